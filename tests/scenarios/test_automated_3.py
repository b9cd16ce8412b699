"""The automated cards from Toll Station (099) to Nitrophilic Moss (146)."""

import pytest

from tests.ledger import rule, scenario
from valles.testing import table

WORTH = {"steel": 2, "titanium": 3}


def only(**steps):
    """These productions and no others."""
    return dict.fromkeys(("credits", "steel", "titanium", "plants", "energy", "heat"), 0) | steps


PLAIN = {
    "acquired_company": {"cost": 10, "up": {"credits": 3}},
    "solar_power": {"cost": 11, "metal": "steel", "up": {"energy": 1}, "points": 1},
    "breathing_filters": {"cost": 11, "limit": {"oxygen": 7}, "points": 2},
    "geothermal_power": {"cost": 11, "metal": "steel", "up": {"energy": 2}},
    "farming": {"cost": 16, "limit": {"temperature": 4}, "up": {"credits": 2, "plants": 2}, "plants": 2, "points": 2},
    "dust_seals": {"cost": 2, "limit": {"oceans": 3}, "points": 1},
    "ghg_factories": {"cost": 11, "metal": "steel", "down": {"energy": 1}, "up": {"heat": 4}},
    "great_dam": {"cost": 12, "metal": "steel", "limit": {"oceans": 4}, "up": {"energy": 2}, "points": 1},
    "wave_power": {"cost": 8, "limit": {"oceans": 3}, "up": {"energy": 1}, "points": 1},
    "power_plant": {"cost": 4, "metal": "steel", "up": {"energy": 1}},
    "titanium_mine": {"cost": 7, "metal": "steel", "up": {"titanium": 1}},
}


@rule("TM-PLAY-20", "TM-PLAY-29", "TM-PAY-02")
@scenario(
    "acquired_company", "solar_power", "breathing_filters", "geothermal_power", "farming", "dust_seals",
    "ghg_factories", "great_dam", "wave_power", "power_plant", "titanium_mine",
)  # fmt: skip
@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_is_paid_and_changes_just_what_it_names(card):
    says = PLAIN[card]
    metal = says.get("metal")
    t = table("terraforming_mars")
    t.given(**says.get("limit", {}))
    t.given("yellow", hand=[card], credits=says["cost"] - WORTH.get(metal, 0), steel=1, titanium=1)
    t.given("yellow", production=says.get("down", {}))
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, steel=int(metal != "steel"), titanium=1, energy=0, heat=0, hand=[], tableau=[card])
    t.then("yellow", plants=says.get("plants", 0), production=only(**says.get("up", {})), tr=20)
    t.then("blue", production=only(), tr=20)
    assert t.score("yellow")["cards"] == says.get("points", 0)


@rule("TM-PAY-13", "TM-PAY-14")
@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_is_refused_when_one_credit_is_missing(card):
    says = PLAIN[card]
    t = table("terraforming_mars")
    t.given(**says.get("limit", {}))
    t.given("yellow", hand=[card], credits=says["cost"] - 1, production=says.get("down", {}))
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"


@rule("TM-PLAY-03", "TM-PLAY-04", "TM-PLAY-05")
@pytest.mark.parametrize(
    ("card", "outside", "reason"),
    [
        ("open_city", {"oxygen": 11}, "why-too-low"),
        ("breathing_filters", {"oxygen": 6}, "why-too-low"),
        ("artificial_lake", {"temperature": -8}, "why-too-low"),
        ("farming", {"temperature": 2}, "why-too-low"),
        ("dust_seals", {"oceans": 4}, "why-too-high"),
        ("moss", {"oceans": 2}, "why-too-low"),
        ("zeppelins", {"oxygen": 4}, "why-too-low"),
        ("worms", {"oxygen": 3}, "why-too-low"),
        ("great_dam", {"oceans": 3}, "why-too-low"),
        ("wave_power", {"oceans": 2}, "why-too-low"),
        ("nitrophilic_moss", {"oceans": 2}, "why-too-low"),
    ],
)
def test_requirement_is_not_met_one_step_outside_its_limit(card, outside, reason):
    t = table("terraforming_mars")
    t.given(**outside)
    t.given("yellow", hand=[card], credits=50, plants=5, production={"energy": 5})
    assert t.why_not("yellow", f"play:{card}") == reason


@rule("TM-PLAY-18")
@pytest.mark.parametrize(
    ("card", "energy"),
    [("open_city", 1), ("urbanized_area", 1), ("hackers", 1), ("ghg_factories", 1), ("strip_mine", 2)],
)
def test_own_energy_production_must_cover_the_loss(card, energy):
    t = table("terraforming_mars")
    t.given(oxygen=12, tiles={"r3c2": ("city", "blue"), "r3c4": ("city", "blue")})
    t.given("yellow", hand=[card], credits=50, production={"energy": energy - 1})
    t.given("blue", production={"energy": 5})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"
    t.given("yellow", production={"energy": energy})
    assert t.why_not("yellow", f"play:{card}") is None


@rule("TM-PAY-03", "TM-PLAY-45", "TM-PLAY-50")
@scenario("toll_station")
def test_toll_station_counts_the_space_tags_of_all_opponents():
    t = table("terraforming_mars", seats=("yellow", "blue", "pink"))
    t.given("yellow", hand=["toll_station"], credits=12, titanium=4, tableau=["soletta"])
    t.given("blue", tableau=["satellites", "trans_neptune_probe"], events=["asteroid"])
    t.given("pink", corporation="phobolog", tableau=["mine"])
    t.when("yellow", "play:toll_station", "pay:titanium:3")
    t.then("yellow", credits=12 - 3, titanium=1, production=only(credits=3), tr=20)
    assert t.score("yellow")["cards"] == 0


@rule("TM-SOLO-15")
@scenario("toll_station")
def test_toll_station_brings_nothing_alone():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", hand=["toll_station"], credits=12, tableau=["satellites"])
    t.when("yellow", "play:toll_station")
    t.then("yellow", credits=0, production=only())


@rule("TM-PLAY-19", "TM-PAY-05")
@scenario("fueled_generators")
def test_fueled_generators_take_credit_production_down_to_the_floor():
    t = table("terraforming_mars")
    t.given("yellow", hand=["fueled_generators"], steel=1, production={"credits": -4})
    t.when("yellow", "play:fueled_generators")
    t.then("yellow", credits=0, steel=0, production=only(credits=-5, energy=1))


@rule("TM-PLAY-19")
@scenario("fueled_generators")
def test_fueled_generators_are_refused_at_the_floor():
    t = table("terraforming_mars")
    t.given("yellow", hand=["fueled_generators"], credits=1, production={"credits": -5})
    assert t.why_not("yellow", "play:fueled_generators") == "why-production-too-low"
    t.given("yellow", production={"credits": 0})
    t.when("yellow", "play:fueled_generators")
    t.then("yellow", credits=0, production=only(credits=-1, energy=1))


@rule("TM-PLAY-46", "TM-PLAY-50", "TM-PAY-11")
@scenario("power_grid")
def test_power_grid_counts_own_power_tags_itself_and_the_corporation_included():
    t = table("terraforming_mars")
    t.given("yellow", hand=["wave_power", "power_grid"], credits=8 - 3 + 18 - 3, corporation="thorgate")
    t.given("blue", tableau=["solar_power"])
    t.given(oceans=3)
    t.when("yellow", "play:wave_power")
    t.when("yellow", "play:power_grid")
    t.then("yellow", credits=0, production=only(energy=1 + 3))


@scenario("power_grid")
def test_power_grid_alone_counts_itself():
    t = table("terraforming_mars")
    t.given("yellow", hand=["power_grid"], credits=18)
    t.when("yellow", "play:power_grid")
    t.then("yellow", credits=0, production=only(energy=1))


@rule("TM-PAY-13")
@scenario("media_archives")
def test_media_archives_pay_for_every_event_of_all_players_but_not_for_themselves():
    t = table("terraforming_mars")
    t.given("yellow", hand=["media_archives"], credits=7, events=["asteroid"])
    t.given("blue", events=["comet", "sabotage"], tableau=["mine"])
    assert t.why_not("yellow", "play:media_archives") == "why-too-expensive"
    t.given("yellow", credits=8)
    t.when("yellow", "play:media_archives")
    t.then("yellow", credits=3, production=only())


@rule("TM-TILE-23", "TM-PLAY-26")
@scenario("open_city")
def test_open_city_is_a_city_with_production_and_plants():
    t = table("terraforming_mars")
    t.given(oxygen=12, tiles={"r3c5": ("city", "blue")})
    t.given("yellow", hand=["open_city"], credits=23, steel=10, production={"energy": 1})
    t.when("yellow", "play:open_city", "pay:steel:10")
    assert t.why_not("yellow", "space:r3c4") == "why-next-to-city"
    t.when("yellow", "space:r4c3")
    t.then("yellow", credits=20, steel=0, plants=2 + 1, production=only(credits=4), tr=20)
    t.then(tiles={"r4c3": ("city", "yellow")}, oxygen=12)
    assert t.score("yellow")["cards"] == 1


@scenario("artificial_photosynthesis")
@pytest.mark.parametrize(("way", "up"), [("choose:1", {"plants": 1}), ("choose:2", {"energy": 2})])
def test_artificial_photosynthesis_offers_plants_or_energy(way, up):
    t = table("terraforming_mars")
    t.given("yellow", hand=["artificial_photosynthesis"], credits=12)
    t.when("yellow", "play:artificial_photosynthesis")
    assert t.legal("yellow") == ["choose:1", "choose:2"]
    t.when("yellow", way)
    t.then("yellow", credits=0, plants=0, energy=0, production=only(**up))


@rule("TM-PLAY-39", "TM-TILE-05", "TM-TILE-07", "TM-TILE-14")
@scenario("artificial_lake")
def test_artificial_lake_is_an_ocean_on_land():
    t = table("terraforming_mars")
    t.given(temperature=-6, tiles={"r5c5": "ocean", "r3c3": ("claim", "blue"), "r7c3": ("city", "yellow")})
    t.given("yellow", hand=["artificial_lake"], credits=15, steel=7)
    t.when("yellow", "play:artificial_lake", "pay:steel:7")
    assert t.why_not("yellow", "space:r5c4") == "why-ocean-area"
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"
    assert t.why_not("yellow", "space:r3c3") == "why-claimed"
    assert t.why_not("yellow", "space:r7c3") == "why-occupied"
    t.when("yellow", "space:r4c5")
    t.then(tiles={"r4c5": "ocean"}, oceans=2, temperature=-6)
    t.then("yellow", credits=14 + 2, steel=0, plants=2, tr=21)
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-10", "TM-TILE-16")
@scenario("artificial_lake")
def test_artificial_lake_does_nothing_when_nine_oceans_lie():
    t = table("terraforming_mars")
    t.given(temperature=-6, oceans=9)
    t.given("yellow", hand=["artificial_lake"], credits=15)
    t.when("yellow", "play:artificial_lake")
    t.then("yellow", credits=0, tr=20, tableau=["artificial_lake"])
    t.then(oceans=9, turn="yellow")
    assert list(t.tiles().values()) == ["ocean"] * 9
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-39")
@scenario("urbanized_area")
def test_urbanized_area_goes_next_to_two_cities_of_anybody():
    t = table("terraforming_mars")
    t.given(tiles={"r3c2": ("city", "yellow"), "r3c4": ("city", "blue"), "r3c6": ("capital", "blue")})
    t.given("yellow", hand=["urbanized_area"], credits=2, steel=4, production={"energy": 1})
    t.when("yellow", "play:urbanized_area")
    assert t.legal("yellow") == ["space:r3c3", "space:r3c5"]
    assert t.why_not("yellow", "space:r4c2") == "why-not-next-to-two-cities"
    t.when("yellow", "space:r3c5")
    t.then("yellow", credits=0, steel=0, production=only(credits=2))
    t.then(tiles={"r3c5": ("city", "yellow")})


@rule("TM-PLAY-28", "TM-TILE-12", "TM-TILE-33")
@scenario("urbanized_area")
@pytest.mark.parametrize(
    "cities", [("r3c2",), ("r3c2", "r3c5"), ("r4c4", "r6c4")], ids=["one", "apart", "only ocean areas between"]
)
def test_urbanized_area_is_refused_without_land_between_two_cities(cities):
    t = table("terraforming_mars")
    t.given(tiles={space: ("city", "blue") for space in cities})
    t.given("yellow", hand=["urbanized_area"], credits=10, production={"energy": 1})
    assert t.why_not("yellow", "play:urbanized_area") == "why-no-space"


MOSSES = [("moss", 4, 1), ("nitrophilic_moss", 8, 2)]


@rule("TM-PLAY-16", "TM-PROD-13")
@scenario("moss", "nitrophilic_moss")
@pytest.mark.parametrize(("card", "cost", "plants"), MOSSES)
def test_moss_costs_plants_for_plant_production(card, cost, plants):
    t = table("terraforming_mars")
    t.given(oceans=3)
    t.given("yellow", hand=[card], credits=cost, plants=plants - 1)
    assert t.why_not("yellow", f"play:{card}") == "why-stock-too-low"
    t.given("yellow", plants=plants)
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, plants=0, production=only(plants=plants))


@rule("TM-PROD-13")
@pytest.mark.parametrize(("card", "cost", "plants"), MOSSES)
def test_plant_of_viral_enhancers_comes_before_the_loss_that_needs_it(card, cost, plants):
    t = table("terraforming_mars")
    t.given(oceans=3)
    t.given("yellow", hand=[card], credits=cost, plants=plants - 1, tableau=["viral_enhancers"])
    heard = len(t.game.events)
    t.when("yellow", f"play:{card}")
    told = [event.phrase.key for event in t.game.events[heard:]]
    assert [key for key in told if key in ("log-gain", "log-pay")] == ["log-pay", "log-gain", "log-pay"]


@rule("TM-PLAY-14")
@scenario("moss", "nitrophilic_moss")
@pytest.mark.parametrize(("card", "cost", "plants"), MOSSES)
def test_moss_may_lose_the_plant_that_viral_enhancers_bring(card, cost, plants):
    t = table("terraforming_mars")
    t.given(oceans=3)
    t.given("yellow", hand=[card], credits=cost, plants=plants - 1, tableau=["viral_enhancers"])
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, plants=0, production=only(plants=plants))


@scenario("nitrophilic_moss")
def test_viral_enhancers_bring_one_plant_only():
    t = table("terraforming_mars")
    t.given(oceans=3)
    t.given("yellow", hand=["nitrophilic_moss"], credits=8, tableau=["viral_enhancers"])
    assert t.why_not("yellow", "play:nitrophilic_moss") == "why-stock-too-low"


@rule("TM-PLAY-34")
@scenario("hackers")
def test_hackers_reduce_whoever_can_lose_both_steps():
    t = table("terraforming_mars", seats=("yellow", "blue", "pink"))
    t.given("yellow", hand=["hackers"], credits=3, production={"energy": 1})
    t.given("blue", production={"credits": -4})
    t.given("pink", production={"credits": -3})
    t.when("yellow", "play:hackers")
    assert t.why_not("yellow", "target:blue") == "why-not-a-target"
    t.when("yellow", "target:pink")
    t.then("yellow", credits=0, production=only(credits=2))
    t.then("pink", production=only(credits=-5))
    assert t.score("yellow")["cards"] == -1


@rule("TM-PLAY-30", "TM-PLAY-36")
@scenario("hackers")
def test_hackers_may_reduce_their_owner():
    t = table("terraforming_mars")
    t.given("yellow", hand=["hackers"], credits=3, production={"energy": 1})
    t.when("yellow", "play:hackers", "target:yellow")
    t.then("yellow", production=only())
    t.then("blue", production=only())


@rule("TM-PLAY-14", "TM-PLAY-35", "TM-CARD-05")
@scenario("hackers")
def test_hackers_hit_their_owner_after_the_gain_when_nobody_else_can_lose():
    t = table("terraforming_mars")
    t.given("yellow", hand=["hackers"], credits=3, production={"credits": -5, "energy": 1})
    t.given("blue", production={"credits": -4})
    t.when("yellow", "play:hackers")
    t.then("yellow", credits=0, production=only(credits=-5))
    t.then("blue", production=only(credits=-4))


@rule("TM-SOLO-14")
@scenario("hackers")
def test_hackers_reduce_the_neutral_opponent_alone():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", hand=["hackers"], credits=3, production={"energy": 1})
    t.when("yellow", "play:hackers", "target:neutral")
    t.then("yellow", production=only(credits=2))


@rule("TM-PLAY-37")
@scenario("zeppelins")
def test_zeppelins_count_the_cities_of_all_on_mars():
    t = table("terraforming_mars")
    t.given(oxygen=5, tiles={"r3c3": ("city", "blue"), "r5c3": ("city", "yellow"), "r7c3": ("capital", "blue")})
    t.given(tiles={"phobos_space_haven": ("city", "yellow"), "r3c4": ("greenery", "blue")})
    t.given("yellow", hand=["zeppelins"], credits=13)
    t.when("yellow", "play:zeppelins")
    t.then("yellow", credits=0, production=only(credits=3))
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-45")
@scenario("worms")
@pytest.mark.parametrize(("others", "steps"), [([], 0), (["ants"], 1), (["ants", "archaebacteria"], 1),
                                               (["ants", "archaebacteria", "tardigrades"], 2)])  # fmt: skip
def test_worms_count_two_own_microbe_tags_a_step_themselves_included(others, steps):
    t = table("terraforming_mars")
    t.given(oxygen=4)
    t.given("yellow", hand=["worms"], credits=8, tableau=others, events=["virus"])
    t.given("blue", tableau=["decomposers"])
    t.when("yellow", "play:worms")
    t.then("yellow", credits=0, plants=0, production=only(plants=steps))


@rule("TM-PLAY-06", "TM-PLAY-08")
@scenario("fusion_power")
def test_fusion_power_needs_two_other_power_tags():
    t = table("terraforming_mars")
    t.given("yellow", hand=["fusion_power"], credits=2, steel=6, tableau=["solar_power"])
    t.given("blue", tableau=["wave_power"])
    assert t.why_not("yellow", "play:fusion_power") == "why-tags-missing"
    t.given("yellow", tableau=["geothermal_power"])
    t.when("yellow", "play:fusion_power")
    t.then("yellow", steel=0, credits=0, production=only(energy=3))


@rule("TM-PLAY-06", "TM-PLAY-45")
@scenario("tectonic_stress_power")
def test_tectonic_stress_power_needs_two_science_tags_in_play():
    t = table("terraforming_mars")
    t.given("yellow", hand=["tectonic_stress_power"], steel=9, events=["technology_demonstration"])
    t.given("yellow", tableau=["breathing_filters"])
    assert t.why_not("yellow", "play:tectonic_stress_power") == "why-tags-missing"


@rule("TM-PLAY-42")
@scenario("tectonic_stress_power")
def test_tectonic_stress_power_needs_tags_not_cards():
    t = table("terraforming_mars")
    t.given("yellow", hand=["tectonic_stress_power"], credits=2, steel=8, tableau=["research"])
    t.when("yellow", "play:tectonic_stress_power")
    t.then("yellow", steel=0, credits=0, production=only(energy=3))
    assert t.score("yellow")["cards"] == 1 + 1, "Research is worth a point too"


@rule("TM-PLAY-06", "TM-PLAY-08")
@scenario("advanced_ecosystems")
@pytest.mark.parametrize("others", [("ants", "fish"), ("grass", "fish"), ("grass", "ants")])
def test_advanced_ecosystems_need_plant_microbe_and_animal(others):
    t = table("terraforming_mars")
    t.given("yellow", hand=["advanced_ecosystems"], credits=11, tableau=others)
    t.given("blue", tableau=["heather", "tardigrades", "birds"])
    assert t.why_not("yellow", "play:advanced_ecosystems") == "why-tags-missing"


@scenario("advanced_ecosystems")
def test_advanced_ecosystems_are_three_points():
    t = table("terraforming_mars")
    t.given("yellow", hand=["advanced_ecosystems"], credits=11, tableau=["grass", "ants", "fish"])
    t.when("yellow", "play:advanced_ecosystems")
    t.then("yellow", credits=0, production=only(), tr=20)
    assert t.score("yellow")["cards"] == 3


@rule("TM-PLAY-45", "TM-PLAY-50")
@scenario("cartel")
def test_cartel_counts_own_earth_tags_itself_included():
    t = table("terraforming_mars")
    t.given("yellow", hand=["cartel"], credits=8, corporation="united_nations_mars_initiative")
    t.given("yellow", tableau=["sponsors", "mine"], events=["bribed_committee"])
    t.given("blue", tableau=["acquired_company"])
    t.when("yellow", "play:cartel")
    t.then("yellow", credits=0, production=only(credits=3))


@rule("TM-PARAM-05")
@scenario("strip_mine")
def test_strip_mine_turns_energy_into_metals_and_raises_oxygen_twice():
    t = table("terraforming_mars")
    t.given("yellow", hand=["strip_mine"], credits=25, steel=12, production={"energy": 2})
    t.when("yellow", "play:strip_mine", "pay:steel:12")
    t.then("yellow", credits=24, steel=0, titanium=0, production=only(steel=2, titanium=1), tr=22)
    t.then(oxygen=2, temperature=-30)


@rule("TM-PARAM-06", "TM-PARAM-08", "TM-PARAM-10", "TM-PARAM-14")
@scenario("strip_mine")
@pytest.mark.parametrize(
    ("before", "after", "temperature", "tr"), [(7, 9, -28, 23), (13, 14, -30, 21), (14, 14, -30, 20)]
)
def test_strip_mine_at_the_bonus_step_and_at_the_target(before, after, temperature, tr):
    t = table("terraforming_mars")
    t.given(oxygen=before)
    t.given("yellow", hand=["strip_mine"], credits=25, production={"energy": 2})
    t.when("yellow", "play:strip_mine")
    t.then("yellow", credits=0, production=only(steel=2, titanium=1), tr=tr)
    t.then(oxygen=after, temperature=temperature)


@rule("TM-PLAY-39", "TM-TILE-32")
@scenario("mohole_area")
def test_mohole_area_takes_an_ocean_area_but_is_no_ocean():
    t = table("terraforming_mars")
    t.given(tiles={"r5c5": "ocean", "r5c6": "ocean"})
    t.given("yellow", hand=["mohole_area"], credits=2, steel=9)
    t.when("yellow", "play:mohole_area")
    assert t.why_not("yellow", "space:r4c4") == "why-not-ocean-area"
    assert t.why_not("yellow", "space:r5c5") == "why-occupied"
    t.when("yellow", "space:r5c4")
    t.then(tiles={"r5c4": ("mohole_area", "yellow")}, oceans=2)
    t.then("yellow", steel=0, credits=2, plants=2, production=only(heat=4), tr=20)
