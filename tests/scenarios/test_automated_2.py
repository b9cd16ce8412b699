"""The automated cards with printed numbers 51 to 98, and Toll Station."""

import pytest

from tests.ledger import rule, scenario
from tests.scenarios.test_automated_1 import Plain, limited, losing, table
from valles.terraforming_mars.tharsis import IS_OCEAN, SPACE_NAMES
from valles.testing.terraforming_mars import Table

OCEAN_AREAS = [name for name, ocean in zip(SPACE_NAMES, IS_OCEAN, strict=True) if ocean]

PLAIN = {
    "kelp_farming": Plain(17, {"credits": 2, "plants": 3}, {"plants": 2}, points=1, limit=("oceans", 6, 5)),
    "mine": Plain(4, {"steel": 1}, metal="steel"),
    "vesta_shipyard": Plain(15, {"titanium": 1}, points=1, metal="titanium"),
    "trees": Plain(13, {"plants": 3}, {"plants": 1}, points=1, limit=("temperature", -4, -6)),
    "building_industries": Plain(6, {"energy": -1, "steel": 2}, metal="steel"),
    "sponsors": Plain(6, {"credits": 2}),
    "solar_wind_power": Plain(11, {"energy": 1}, {"titanium": 2}, metal="titanium"),
    "callisto_penal_mines": Plain(24, {"credits": 3}, points=2, metal="titanium"),
    "giant_space_mirror": Plain(17, {"energy": 3}, metal="titanium"),
    "trans_neptune_probe": Plain(6, points=1, metal="titanium"),
    "grass": Plain(11, {"plants": 1}, {"plants": 3}, limit=("temperature", -16, -18)),
    "heather": Plain(6, {"plants": 1}, {"plants": 1}, limit=("temperature", -14, -16)),
    "peroxide_power": Plain(7, {"credits": -1, "energy": 2}, metal="steel"),
    "bushes": Plain(10, {"plants": 2}, {"plants": 2}, limit=("temperature", -10, -12)),
    "tropical_resort": Plain(13, {"heat": -2, "credits": 3}, points=2, metal="steel"),
}


@rule("TM-PAY-02", "TM-PAY-03", "TM-PLAY-17", "TM-PLAY-20")
@scenario(
    "kelp_farming", "mine", "vesta_shipyard", "trees", "building_industries", "sponsors", "solar_wind_power",
    "callisto_penal_mines", "giant_space_mirror", "trans_neptune_probe", "grass", "heather", "peroxide_power",
    "bushes", "tropical_resort",
)  # fmt: skip
@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_costs_its_price_and_does_what_it_says(card):
    PLAIN[card].assert_carried_out(card)


@rule("TM-PAY-13")
@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_is_refused_when_one_credit_is_missing(card):
    PLAIN[card].assert_too_expensive(card)


@rule("TM-PLAY-18", "TM-PLAY-19")
@pytest.mark.parametrize("card", losing(PLAIN))
def test_plain_card_needs_the_production_it_lowers(card):
    PLAIN[card].assert_production_too_low(card)


@rule("TM-PLAY-03", "TM-PLAY-04")
@pytest.mark.parametrize("card", limited(PLAIN))
def test_plain_card_is_refused_just_outside_its_limit(card):
    PLAIN[card].assert_outside_the_limit(card)


# Tags needed or counted


@rule("TM-PLAY-45", "TM-PLAY-50")
@scenario("miranda_resort")
def test_miranda_resort_counts_own_earth_tags():
    t = table()
    t.given("yellow", credits=9, titanium=1, corporation="united_nations_mars_initiative", hand=["miranda_resort"])
    t.given("yellow", tableau=["sponsors", "lunar_beam"], events=["investment_loan"])
    t.given("blue", tableau=["cartel"])
    t.when("yellow", "play:miranda_resort")
    t.then("yellow", credits=0, titanium=0, production={"credits": 3})
    t.then("blue", production={"credits": 0})
    assert t.score("yellow")["cards"] == 1


@scenario("miranda_resort")
def test_miranda_resort_can_be_played_without_earth_tags():
    t = table()
    t.given("yellow", credits=12, hand=["miranda_resort"])
    t.when("yellow", "play:miranda_resort")
    t.then("yellow", credits=0, production={"credits": 0}, tableau=["miranda_resort"])


@rule("TM-PLAY-08")
@scenario("beam_from_a_thorium_asteroid")
def test_beam_from_a_thorium_asteroid_needs_a_jovian_tag_besides_its_own():
    t = table()
    t.given("yellow", credits=26, titanium=2, hand=["beam_from_a_thorium_asteroid"])
    assert t.why_not("yellow", "play:beam_from_a_thorium_asteroid") == "why-tags-missing"
    t.given("yellow", tableau=["vesta_shipyard"])
    t.when("yellow", "play:beam_from_a_thorium_asteroid")
    t.then("yellow", credits=0, titanium=0, production={"heat": 3, "energy": 3, "titanium": 0})
    assert t.score("yellow")["cards"] == 1 + 1  # Vesta Shipyard brings the other point


@rule("TM-PLAY-50")
@scenario("beam_from_a_thorium_asteroid")
def test_beam_from_a_thorium_asteroid_accepts_the_corporations_tag():
    t = table()
    t.given("yellow", credits=32, corporation="saturn_systems", hand=["beam_from_a_thorium_asteroid"])
    assert t.why_not("yellow", "play:beam_from_a_thorium_asteroid") is None


@rule("TM-PLAY-06", "TM-PLAY-08", "TM-PLAY-42")
@scenario("gene_repair")
def test_gene_repair_needs_three_science_tags_besides_its_own():
    t = table()
    t.given("yellow", credits=12, hand=["gene_repair"], tableau=["robotic_workforce", "solar_wind_power"])
    assert t.why_not("yellow", "play:gene_repair") == "why-tags-missing"
    t.given("yellow", tableau=["regolith_eaters"])
    t.when("yellow", "play:gene_repair")
    t.then("yellow", credits=0, production={"credits": 2})
    assert t.score("yellow")["cards"] == 2


@rule("TM-PLAY-45")
@scenario("toll_station")
def test_toll_station_counts_the_space_tags_of_all_opponents():
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=9, titanium=1, hand=["toll_station"], tableau=["satellites"])
    t.given("blue", tableau=["giant_space_mirror", "vesta_shipyard"], events=["comet"])
    t.given("pink", corporation="phobolog", tableau=["mine"])
    t.when("yellow", "play:toll_station")
    t.then("yellow", credits=0, titanium=0, production={"credits": 3})
    t.then("blue", production={"credits": 0})


@rule("TM-TILE-29", "TM-END-14")
@scenario("ganymede_colony")
def test_ganymede_colony_is_a_city_beside_the_map_worth_a_point_for_each_own_jovian_tag():
    t = table()
    t.given("yellow", credits=17, titanium=1, corporation="saturn_systems", hand=["ganymede_colony"])
    t.given("yellow", tableau=["vesta_shipyard"])
    t.given("blue", tableau=["asteroid_mining"])
    t.when("yellow", "play:ganymede_colony")
    t.then("yellow", credits=0, titanium=0, tr=20)
    t.then(tiles={"ganymede_colony": ("city", "yellow")})
    assert t.score("yellow")["cards"] == 1 + 3  # Vesta Shipyard's own point, then three tags


@rule("TM-TILE-29")
@scenario("ganymede_colony")
def test_ganymede_colony_is_no_city_on_mars():
    t = table()
    t.given("yellow", credits=20, hand=["ganymede_colony"])
    t.given("blue", corporation="tharsis_republic")
    t.when("yellow", "play:ganymede_colony")
    t.then("blue", credits=0, production={"credits": 0})


@rule("TM-END-14")
@scenario("io_mining_industries")
def test_io_mining_industries_is_worth_a_point_for_each_own_jovian_tag():
    t = table()
    t.given("yellow", credits=38, titanium=1, hand=["io_mining_industries"], tableau=["colonizer_training_camp"])
    t.given("blue", tableau=["asteroid_mining"])
    t.when("yellow", "play:io_mining_industries")
    t.then("yellow", credits=0, titanium=0, production={"titanium": 2, "credits": 2})
    assert t.score("yellow")["cards"] == 2 + 2  # the training camp's own points, then two tags


@rule("TM-PLAY-23")
@scenario("research")
def test_research_draws_two_cards():
    t = table()
    t.given("yellow", credits=11, hand=["research"])
    t.given(deck_top=["mine", "comet", "birds"])
    t.when("yellow", "play:research")
    t.then("yellow", credits=0, hand=["comet", "mine"])
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-14", "TM-PLAY-42")
@scenario("research")
def test_research_sets_off_mars_university_twice_before_or_after_drawing():
    t = table()
    t.given("yellow", credits=11, hand=["research"], tableau=["mars_university"])
    t.given(deck_top=["mine", "comet", "birds", "fish"])
    t.when("yellow", "play:research")
    assert sorted(t.legal("yellow")) == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1", "yes", "card:mine", "yes", "card:comet")
    t.then("yellow", hand=["fish", "birds"])


# Production of any player


ESCARPMENT = "great_escarpment_consortium"


@rule("TM-PLAY-30", "TM-PLAY-34")
@scenario("great_escarpment_consortium")
def test_great_escarpment_consortium_takes_steel_production_from_a_player_who_has_some():
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=6, steel=4, production={"steel": 1}, hand=[ESCARPMENT])
    t.given("blue", production={"steel": 1})
    t.when("yellow", f"play:{ESCARPMENT}")
    assert sorted(t.legal("yellow")) == ["target:blue", "target:yellow"]
    t.when("yellow", "target:blue")
    t.then("yellow", credits=0, steel=4, production={"steel": 2})
    t.then("blue", production={"steel": 0})
    assert t.score("yellow")["cards"] == 0


@rule("TM-PLAY-35", "TM-PLAY-36")
@scenario("great_escarpment_consortium")
@pytest.mark.parametrize(("theirs", "answers"), [(1, ["target:yellow"]), (0, [])])
def test_great_escarpment_consortium_may_or_must_reduce_oneself(theirs, answers):
    t = table()
    t.given("yellow", credits=6, production={"steel": 1}, hand=[ESCARPMENT])
    t.given("blue", production={"steel": theirs})
    t.when("yellow", f"play:{ESCARPMENT}", *answers)
    t.then("yellow", credits=0, production={"steel": 1}, tableau=[ESCARPMENT])
    t.then("blue", production={"steel": theirs})


@rule("TM-PLAY-06")
@scenario("great_escarpment_consortium")
def test_great_escarpment_consortium_needs_steel_production_of_its_own():
    t = table()
    t.given("yellow", credits=6, hand=[ESCARPMENT])
    t.given("blue", production={"steel": 2})
    assert t.why_not("yellow", f"play:{ESCARPMENT}") == "why-production-missing"


# Tiles


def lake_marineris(oceans: int) -> Table:
    t = table()
    t.given("yellow", credits=18, hand=["lake_marineris"])
    t.given(temperature=0, oceans=oceans)
    return t


@rule("TM-TILE-06", "TM-TILE-07", "TM-TILE-11")
@scenario("lake_marineris")
def test_lake_marineris_places_two_oceans_on_ocean_areas():
    t = lake_marineris(oceans=0)
    t.given(deck_top=["mine"])
    t.when("yellow", "play:lake_marineris")
    assert t.why_not("yellow", "space:r3c3") == "why-not-ocean-area"
    t.when("yellow", "space:r1c4", "space:r1c5")
    assert "end" in t.legal("yellow")
    t.then("yellow", credits=2, tr=22, hand=["mine"])
    t.then(oceans=2, tiles={"r1c4": "ocean", "r1c5": "ocean"})
    assert t.score("yellow")["cards"] == 2


@rule("TM-PARAM-08")
@scenario("lake_marineris")
def test_lake_marineris_places_the_last_ocean_only_once():
    t = lake_marineris(oceans=8)
    t.when("yellow", "play:lake_marineris", "space:r9c5")
    t.then("yellow", credits=0, titanium=2, tr=21)
    t.then(oceans=9)


@rule("TM-PLAY-10")
@scenario("lake_marineris")
def test_lake_marineris_can_be_played_for_its_points_alone():
    t = lake_marineris(oceans=9)
    t.when("yellow", "play:lake_marineris")
    t.then("yellow", credits=0, tr=20)
    assert t.score("yellow")["cards"] == 2


@rule("TM-PLAY-04")
@scenario("lake_marineris")
def test_lake_marineris_is_refused_below_zero_degrees():
    t = table()
    t.given("yellow", credits=18, hand=["lake_marineris"])
    t.given(temperature=-2)
    assert t.why_not("yellow", "play:lake_marineris") == "why-too-low"


def mangrove(temperature: int) -> Table:
    t = table()
    t.given("yellow", credits=12, hand=["mangrove"])
    t.given(temperature=temperature)
    return t


@rule("TM-PLAY-39", "TM-TILE-05", "TM-TILE-06", "TM-TILE-20")
@scenario("mangrove")
def test_mangrove_is_a_greenery_on_an_ocean_area_anywhere():
    t = mangrove(4)
    t.given(tiles={"r8c1": ("city", "yellow"), "r5c4": "ocean"})
    t.when("yellow", "play:mangrove")
    assert sorted(t.legal("yellow")) == sorted(f"space:{area}" for area in OCEAN_AREAS if area != "r5c4")
    t.when("yellow", "space:r5c5")
    t.then("yellow", credits=2, plants=2, tr=21)
    t.then(oxygen=1, oceans=1, tiles={"r5c5": ("greenery", "yellow")})
    score = t.score("yellow")
    assert (score["cards"], score["greeneries"]) == (1, 1)


@rule("TM-TILE-21", "TM-EXD-04")
@scenario("mangrove")
def test_mangrove_can_be_placed_at_full_oxygen():
    t = mangrove(4)
    t.given(oxygen=14)
    t.when("yellow", "play:mangrove", "space:r4c8")
    t.then("yellow", credits=0, plants=2, tr=20)
    t.then(oxygen=14, tiles={"r4c8": ("greenery", "yellow")})


@rule("TM-PLAY-04")
@scenario("mangrove")
def test_mangrove_is_refused_below_four_degrees():
    assert mangrove(2).why_not("yellow", "play:mangrove") == "why-too-low"


@rule("TM-PLAY-28")
@scenario("mangrove")
def test_mangrove_is_refused_without_a_free_ocean_area():
    t = mangrove(4)
    t.given(oceans=9, tiles={"r6c8": ("mohole_area", "blue"), "r6c7": ("greenery", "blue")})
    assert t.why_not("yellow", "play:mangrove") is None
    t.given(tiles={"r9c5": ("greenery", "blue")})
    assert t.why_not("yellow", "play:mangrove") == "why-no-space"


@rule("TM-TILE-31", "TM-TILE-12")
@scenario("mining_area")
def test_mining_area_lies_on_metal_beside_an_own_tile():
    t = table()
    t.given("yellow", credits=2, steel=1, hand=["mining_area"])
    t.given(tiles={"r2c1": ("city", "yellow"), "r1c3": ("greenery", "yellow"), "r9c3": ("city", "blue")})
    t.when("yellow", "play:mining_area")
    assert sorted(t.legal("yellow")) == ["space:r1c1", "space:r2c2"]
    assert t.why_not("yellow", "space:r1c2") == "why-ocean-area"
    assert t.why_not("yellow", "space:r3c2") == "why-no-metal"
    assert t.why_not("yellow", "space:r9c2") == "why-not-next-to-own"
    t.when("yellow", "space:r1c1")
    t.then("yellow", credits=0, steel=2, production={"steel": 1, "titanium": 0})
    t.then(tiles={"r1c1": ("mining_area", "yellow")})


@scenario("mining_area")
def test_mining_area_on_titanium_gives_titanium_production():
    t = table()
    t.given("yellow", credits=4, hand=["mining_area"])
    t.given(tiles={"r7c7": ("greenery", "yellow")})
    t.when("yellow", "play:mining_area")
    t.then("yellow", credits=0, titanium=1, production={"steel": 0, "titanium": 1})
    t.then(tiles={"r8c6": ("mining_area", "yellow")})


@rule("TM-PLAY-28", "TM-TILE-15")
@scenario("mining_area")
def test_mining_area_is_refused_without_an_own_tile_beside_metal():
    t = table()
    t.given("yellow", credits=4, hand=["mining_area"])
    t.given(tiles={"r2c1": ("city", "blue"), "r1c2": "ocean", "phobos_space_haven": ("city", "yellow")})
    assert t.why_not("yellow", "play:mining_area") == "why-no-space"


@rule("TM-TILE-31")
@scenario("mining_rights")
@pytest.mark.parametrize(
    ("space", "stock", "metal"),
    [
        ("r3c7", {"steel": 1, "titanium": 0, "plants": 0}, "steel"),
        ("r8c1", {"steel": 2, "titanium": 0, "plants": 0}, "steel"),
        ("r4c1", {"steel": 0, "titanium": 1, "plants": 1}, "titanium"),
    ],
)
def test_mining_rights_gives_production_of_the_metal_it_covers(space, stock, metal):
    t = table()
    t.given("yellow", credits=7, steel=1, hand=["mining_rights"])
    t.when("yellow", "play:mining_rights", f"space:{space}")
    t.then("yellow", credits=0, production={"steel": 0, "titanium": 0} | {metal: 1}, **stock)
    t.then(tiles={space: ("mining_rights", "yellow")})


@scenario("mining_rights")
def test_mining_rights_may_lie_on_any_free_land_with_metal():
    t = table()
    t.given("yellow", credits=9, hand=["mining_rights"])
    t.given(tiles={"r8c1": ("city", "yellow"), "r9c2": ("claim", "blue")})
    t.when("yellow", "play:mining_rights")
    free = ["r1c1", "r2c2", "r3c7", "r4c1", "r8c6", "r9c1"]
    assert sorted(t.legal("yellow")) == [f"space:{area}" for area in free]


@scenario("mining_rights")
def test_mining_rights_also_serves_the_mining_guild():
    t = table()
    t.given("yellow", credits=9, corporation="mining_guild", hand=["mining_rights"])
    t.when("yellow", "play:mining_rights", "space:r8c6")
    t.then("yellow", credits=0, production={"steel": 1, "titanium": 1})


DISTRICT = "commercial_district"


@rule("TM-TILE-32")
@scenario("commercial_district")
def test_commercial_district_scores_adjacent_cities_of_anybody():
    t = table()
    t.given("yellow", credits=14, steel=1, production={"energy": 1}, hand=[DISTRICT])
    t.given(tiles={"r3c2": ("city", "blue"), "r3c4": ("capital", "yellow"), "r8c4": ("city", "yellow")})
    t.given(tiles={"r2c2": ("greenery", "blue")})
    t.when("yellow", f"play:{DISTRICT}", "space:r3c3")
    t.then("yellow", credits=0, steel=0, production={"energy": 0, "credits": 4})
    t.then(tiles={"r3c3": (DISTRICT, "yellow")})
    score = t.score("yellow")
    assert (score["cards"], score["cities"]) == (2, 0)


@rule("TM-TILE-05", "TM-TILE-12", "TM-TILE-28")
@scenario("commercial_district")
def test_commercial_district_takes_bonuses_but_no_reserved_area():
    t = table()
    t.given("yellow", credits=16, production={"energy": 1}, hand=[DISTRICT])
    t.given(tiles={"r5c6": "ocean"})
    t.when("yellow", f"play:{DISTRICT}")
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"
    assert t.why_not("yellow", "space:r5c5") == "why-ocean-area"
    t.when("yellow", "space:r5c7")
    t.then("yellow", credits=2, plants=2)


@rule("TM-PLAY-18")
@scenario("commercial_district")
def test_commercial_district_needs_energy_production():
    t = table()
    t.given("yellow", credits=16, hand=[DISTRICT])
    assert t.why_not("yellow", f"play:{DISTRICT}") == "why-production-too-low"


@rule("TM-PLAY-37")
@scenario("greenhouses")
def test_greenhouses_gives_a_plant_for_each_city_anywhere():
    t = table()
    t.given("yellow", credits=4, steel=1, hand=["greenhouses"])
    t.given(tiles={"r3c3": ("city", "blue"), "r7c3": ("capital", "yellow"), "r3c5": ("greenery", "yellow")})
    t.given(tiles={"phobos_space_haven": ("city", "blue"), "r7c5": ("commercial_district", "blue")})
    t.when("yellow", "play:greenhouses")
    t.then("yellow", credits=0, steel=0, plants=3, production={"plants": 0})
    t.then("blue", plants=0)


@scenario("greenhouses")
def test_greenhouses_can_be_played_without_cities():
    t = table()
    t.given("yellow", credits=6, hand=["greenhouses"])
    t.when("yellow", "play:greenhouses")
    t.then("yellow", credits=0, plants=0, tableau=["greenhouses"])


def nuclear_zone(temperature: int) -> Table:
    t = table()
    t.given("yellow", credits=10, hand=["nuclear_zone"])
    t.given(temperature=temperature)
    return t


@rule("TM-TILE-31", "TM-END-13")
@scenario("nuclear_zone")
def test_nuclear_zone_raises_the_temperature_twice_for_a_loss_of_points():
    t = nuclear_zone(-30)
    t.given(tiles={"r8c2": ("city", "blue")})
    t.when("yellow", "play:nuclear_zone", "space:r8c1")
    t.then("yellow", credits=0, steel=2, tr=22)
    t.then(temperature=-26, tiles={"r8c1": ("nuclear_zone", "yellow")})
    assert t.score("yellow")["cards"] == -2


@rule("TM-PARAM-11", "TM-PARAM-14")
@scenario("nuclear_zone")
def test_nuclear_zone_takes_the_bonus_it_passes():
    t = nuclear_zone(-26)
    t.when("yellow", "play:nuclear_zone", "space:r3c3")
    t.then("yellow", tr=22, production={"heat": 1})
    t.then(temperature=-22)


@rule("TM-PLAY-14", "TM-PARAM-12", "TM-PARAM-13")
@scenario("nuclear_zone")
@pytest.mark.parametrize(
    ("answers", "credits"),
    [(("first:2", "space:r1c5", "space:r2c5"), 2), (("first:1", "space:r2c5", "space:r1c5"), 0)],
    ids=["ocean first", "tile first"],
)
def test_nuclear_zone_may_come_before_or_after_the_ocean_at_zero_degrees(answers, credits):
    t = nuclear_zone(-4)
    t.when("yellow", "play:nuclear_zone", *answers)
    t.then("yellow", credits=credits, tr=20 + 2 + 1)
    t.then(temperature=0, oceans=1, tiles={"r1c5": "ocean", "r2c5": ("nuclear_zone", "yellow")})


@rule("TM-PARAM-08", "TM-EXD-03")
@scenario("nuclear_zone")
@pytest.mark.parametrize(("temperature", "tr"), [(6, 21), (8, 20)])
def test_nuclear_zone_can_be_played_near_the_highest_temperature(temperature, tr):
    t = nuclear_zone(temperature)
    t.when("yellow", "play:nuclear_zone", "space:r3c3")
    t.then("yellow", credits=0, tr=tr)
    t.then(temperature=8, tiles={"r3c3": ("nuclear_zone", "yellow")})


# Robotic Workforce


ROBOTS = "robotic_workforce"


def robots(*tableau: str, production: dict[str, int] | None = None) -> Table:
    t = table()
    t.given("yellow", credits=9, steel=5, hand=[ROBOTS], tableau=tableau, production=production)
    return t


@scenario("robotic_workforce")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("mine", {}, {"steel": 1}),
        ("noctis_city", {"energy": 1}, {"energy": 0, "credits": 3}),
        ("capital", {"energy": 2}, {"energy": 0, "credits": 5}),
        ("immigrant_city", {"energy": 1, "credits": -3}, {"energy": 0, "credits": -5}),
        ("strip_mine", {"energy": 2}, {"energy": 0, "steel": 2, "titanium": 1}),
        ("domed_crater", {"energy": 1}, {"energy": 0, "credits": 3, "plants": 0}),
        ("electro_catapult", {"energy": 1}, {"energy": 0}),
        ("space_elevator", {}, {"titanium": 1}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_robotic_workforce_repeats_all_production_changes_of_a_building_and_nothing_else(card, before, after):
    t = robots(card, production=before)
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", credits=0, steel=5, plants=0, tr=20, production=after)
    t.then(oxygen=0)
    assert t.tiles() == {}


@scenario("robotic_workforce")
def test_robotic_workforce_chooses_among_own_buildings_whose_losses_can_be_paid():
    t = robots("mine", "noctis_city", "capital", "sponsors", "colonizer_training_camp", production={"energy": 1})
    t.given("blue", tableau=["nuclear_power"])
    t.when("yellow", f"play:{ROBOTS}")
    assert sorted(t.legal("yellow")) == ["card:mine", "card:noctis_city"]
    assert t.why_not("yellow", "card:capital") == "why-production-too-low"
    assert t.why_not("yellow", "card:sponsors") == "why-nothing-to-copy"
    assert t.why_not("yellow", "card:colonizer_training_camp") == "why-nothing-to-copy"
    t.when("yellow", "card:noctis_city")
    t.then("yellow", production={"energy": 0, "credits": 3, "steel": 0})


@scenario("robotic_workforce")
@pytest.mark.parametrize(("space", "metal"), [("r2c2", "steel"), ("r8c6", "titanium")])
@pytest.mark.parametrize("card", ["mining_area", "mining_rights"])
def test_robotic_workforce_repeats_the_metal_under_a_mining_tile(card, space, metal):
    t = robots(card)
    t.given(tiles={space: (card, "yellow")})
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", steel=5, titanium=0, production={"steel": 0, "titanium": 0} | {metal: 1})


@scenario("robotic_workforce")
def test_robotic_workforce_repeats_the_mining_guilds_steel_production():
    t = robots()
    t.given("yellow", corporation="mining_guild")
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", credits=0, steel=5, production={"steel": 1})


@scenario("robotic_workforce")
def test_robotic_workforce_counts_anew():
    t = robots("medical_lab", "greenhouses", "colonizer_training_camp", "rover_construction")
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", production={"credits": 2})


@rule("TM-PLAY-34", "TM-PLAY-36")
@scenario("robotic_workforce")
@pytest.mark.parametrize("target", ["yellow", "blue"])
def test_robotic_workforce_repeats_the_reduction_of_any_player(target):
    t = robots("heat_trappers", production={"heat": 2})
    t.given("blue", production={"heat": 2})
    t.when("yellow", f"play:{ROBOTS}", f"target:{target}")
    t.then("yellow", production={"energy": 1, "heat": 0 if target == "yellow" else 2})
    t.then("blue", production={"heat": 0 if target == "blue" else 2})


@rule("TM-PLAY-09")
@scenario("robotic_workforce")
@pytest.mark.parametrize(
    ("tableau", "production"),
    [
        ([], {}),
        (["sponsors"], {}),
        (["colonizer_training_camp", "greenhouses"], {}),
        (["capital"], {"energy": 1}),
        (["immigrant_city"], {"energy": 1, "credits": -4}),
        (["heat_trappers"], {"heat": 1}),
        (["food_factory"], {}),
    ],
    ids=lambda value: ",".join(value),
)
def test_robotic_workforce_is_refused_without_a_production_it_can_repeat(tableau, production):
    t = robots(*tableau, production=production)
    t.given("yellow", corporation="tharsis_republic")
    t.given("blue", tableau=["mine"])
    assert t.why_not("yellow", f"play:{ROBOTS}") == "why-nothing-to-copy"
