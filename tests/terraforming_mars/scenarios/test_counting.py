"""Cards that need or count tags, cities or events in play."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import cards, only, play, points, table


@rule("TM-PLAY-06", "TM-PLAY-42")
@scenario("lightning_harvest")
def test_lightning_harvest_with_three_science_tags(t):
    t.given("yellow", credits=8, hand=["lightning_harvest"], tableau=["research", "robotic_workforce"])
    t.when("yellow", "play:lightning_harvest")
    t.then("yellow", credits=0, production={"energy": 1, "credits": 1})
    assert points(t) == 1 + 1  # Research brings the other point


@rule("TM-PLAY-06", "TM-PLAY-45")
@scenario("lightning_harvest")
def test_lightning_harvest_counts_neither_science_events_nor_the_opponents_tags(t):
    t.given("yellow", credits=8, hand=["lightning_harvest"], tableau=["research"], events=["invention_contest"])
    t.given("blue", tableau=["robotic_workforce"])
    assert t.why_not("yellow", "play:lightning_harvest") == "why-tags-missing"


@rule("TM-PLAY-06", "TM-PLAY-08", "TM-PLAY-42")
@scenario("gene_repair")
def test_gene_repair_needs_three_science_tags_besides_its_own(t):
    t.given("yellow", credits=12, hand=["gene_repair"], tableau=["robotic_workforce", "solar_wind_power"])
    assert t.why_not("yellow", "play:gene_repair") == "why-tags-missing"
    t.given("yellow", tableau=["regolith_eaters"])
    t.when("yellow", "play:gene_repair")
    t.then("yellow", credits=0, production={"credits": 2})
    assert points(t) == 2


SCIENCE = {
    2: ["research"],
    3: ["research", "breathing_filters"],
    4: ["research", "breathing_filters", "gene_repair"],
    5: ["research", "breathing_filters", "gene_repair", "robotic_workforce"],
    6: ["research", "breathing_filters", "gene_repair", "robotic_workforce", "fusion_power"],
}
"""Cards with that many science tags, none of which has a lasting effect."""


@scenario("quantum_extractor", "mass_converter", "ai_central", "anti_gravity_technology")
@rule("TM-PLAY-06", "TM-PLAY-08", "TM-PLAY-42", "TM-PLAY-45")
@cards(
    ("card", "price", "metal", "tags", "energy"),
    ("quantum_extractor", 13, "", 4, 4),
    ("mass_converter", 8, "", 5, 6),
    ("ai_central", 21, "steel", 3, -1),
    ("anti_gravity_technology", 14, "", 7, 0),
)
def test_science_tags_in_play_are_needed_without_the_own_one_and_events(t, card, price, metal, tags, energy):
    t.given("yellow", credits=price, production={"energy": 1}, hand=[card])
    t.given("yellow", tableau=SCIENCE[tags - 1], events=["special_design"])
    t.given("blue", tableau=["trans_neptune_probe"])
    assert t.why_not("yellow", f"play:{card}") == "why-tags-missing"
    t.given("yellow", tableau=["solar_wind_power"])
    play(t, card, price, metal=metal)
    t.then("yellow", production={"energy": 1 + energy})


@scenario("anti_gravity_technology")
@rule("TM-PLAY-49")
def test_anti_gravity_technology_costs_14_and_is_worth_3(t):
    t.given("yellow", tableau=[*SCIENCE[6], "solar_wind_power"])
    before = points(t)
    play(t, "anti_gravity_technology", 14)
    assert points(t) == before + 3


@rule("TM-PLAY-06", "TM-PLAY-45")
@scenario("tectonic_stress_power")
def test_tectonic_stress_power_needs_two_science_tags_in_play(t):
    t.given("yellow", hand=["tectonic_stress_power"], steel=9, events=["technology_demonstration"])
    t.given("yellow", tableau=["breathing_filters"])
    assert t.why_not("yellow", "play:tectonic_stress_power") == "why-tags-missing"


@rule("TM-PLAY-42")
@scenario("tectonic_stress_power")
def test_tectonic_stress_power_needs_tags_not_cards(t):
    t.given("yellow", hand=["tectonic_stress_power"], credits=2, steel=8, tableau=["research"])
    t.when("yellow", "play:tectonic_stress_power")
    t.then("yellow", steel=0, credits=0, production=only(energy=3))
    assert points(t) == 1 + 1, "Research is worth a point too"


@rule("TM-PLAY-06", "TM-PLAY-08")
@scenario("fusion_power")
def test_fusion_power_needs_two_other_power_tags(t):
    t.given("yellow", hand=["fusion_power"], credits=2, steel=6, tableau=["solar_power"])
    t.given("blue", tableau=["wave_power"])
    assert t.why_not("yellow", "play:fusion_power") == "why-tags-missing"
    t.given("yellow", tableau=["geothermal_power"])
    t.when("yellow", "play:fusion_power")
    t.then("yellow", steel=0, credits=0, production=only(energy=3))


@rule("TM-PLAY-06", "TM-PLAY-08")
@scenario("power_supply_consortium")
def test_power_supply_consortium_needs_two_other_power_tags(t):
    t.given("yellow", hand=["power_supply_consortium"], credits=5, tableau=["solar_power"])
    t.given("blue", production={"energy": 1}, tableau=["wave_power"])
    assert t.why_not("yellow", "play:power_supply_consortium") == "why-tags-missing"


@rule("TM-PLAY-46", "TM-PLAY-50", "TM-PAY-11")
@scenario("power_grid")
def test_power_grid_counts_own_power_tags_itself_and_the_corporation_included(t):
    t.given("yellow", hand=["wave_power", "power_grid"], credits=8 - 3 + 18 - 3, corporation="thorgate")
    t.given("blue", tableau=["solar_power"])
    t.given(oceans=3)
    t.when("yellow", "play:wave_power")
    t.when("yellow", "play:power_grid")
    t.then("yellow", credits=0, production=only(energy=1 + 3))


@scenario("power_grid")
def test_power_grid_alone_counts_itself(t):
    t.given("yellow", hand=["power_grid"], credits=18)
    t.when("yellow", "play:power_grid")
    t.then("yellow", credits=0, production=only(energy=1))


@rule("TM-PLAY-08")
@scenario("beam_from_a_thorium_asteroid")
def test_beam_from_a_thorium_asteroid_needs_a_jovian_tag_besides_its_own(t):
    t.given("yellow", credits=26, titanium=2, hand=["beam_from_a_thorium_asteroid"])
    assert t.why_not("yellow", "play:beam_from_a_thorium_asteroid") == "why-tags-missing"
    t.given("yellow", tableau=["vesta_shipyard"])
    t.when("yellow", "play:beam_from_a_thorium_asteroid")
    t.then("yellow", credits=0, titanium=0, production={"heat": 3, "energy": 3, "titanium": 0})
    assert points(t) == 1 + 1  # Vesta Shipyard brings the other point


@rule("TM-PLAY-50")
@scenario("beam_from_a_thorium_asteroid")
def test_beam_from_a_thorium_asteroid_accepts_the_corporations_tag(t):
    t.given("yellow", credits=32, corporation="saturn_systems", hand=["beam_from_a_thorium_asteroid"])
    assert t.why_not("yellow", "play:beam_from_a_thorium_asteroid") is None


@rule("TM-END-14")
@scenario("io_mining_industries")
def test_io_mining_industries_is_worth_a_point_for_each_own_jovian_tag(t):
    t.given("yellow", credits=38, titanium=1, hand=["io_mining_industries"], tableau=["colonizer_training_camp"])
    t.given("blue", tableau=["asteroid_mining"])
    t.when("yellow", "play:io_mining_industries")
    t.then("yellow", credits=0, titanium=0, production={"titanium": 2, "credits": 2})
    assert points(t) == 2 + 2  # the training camp's own points, then two tags


@rule("TM-PLAY-25", "TM-PARAM-17")
@scenario("terraforming_ganymede")
def test_terraforming_ganymede_raises_the_rating_for_each_own_jovian_tag_itself_included(t):
    t.given("yellow", hand=["terraforming_ganymede"], credits=3, titanium=10)
    t.given("yellow", tableau=["miranda_resort", "vesta_shipyard"])
    t.given("blue", tableau=["callisto_penal_mines"])
    t.when("yellow", "play:terraforming_ganymede")
    t.then("yellow", credits=0, titanium=0, production=only(), tr=23)
    assert t.score("yellow")["rating"] == 23
    assert points(t) == 2 + 1 + 1, "Miranda Resort and Vesta Shipyard are worth a point each"


@rule("TM-PLAY-45", "TM-PLAY-50")
@scenario("miranda_resort")
def test_miranda_resort_counts_own_earth_tags(t):
    t.given("yellow", credits=9, titanium=1, corporation="united_nations_mars_initiative", hand=["miranda_resort"])
    t.given("yellow", tableau=["sponsors", "lunar_beam"], events=["investment_loan"])
    t.given("blue", tableau=["cartel"])
    t.when("yellow", "play:miranda_resort")
    t.then("yellow", credits=0, titanium=0, production={"credits": 3})
    t.then("blue", production={"credits": 0})
    assert points(t) == 1


@scenario("miranda_resort")
def test_miranda_resort_can_be_played_without_earth_tags(t):
    t.given("yellow", credits=12, hand=["miranda_resort"])
    t.when("yellow", "play:miranda_resort")
    t.then("yellow", credits=0, production={"credits": 0}, tableau=["miranda_resort"])


@rule("TM-PLAY-45", "TM-PLAY-50")
@scenario("cartel")
def test_cartel_counts_own_earth_tags_itself_included(t):
    t.given("yellow", hand=["cartel"], credits=8, corporation="united_nations_mars_initiative")
    t.given("yellow", tableau=["sponsors", "mine"], events=["bribed_committee"])
    t.given("blue", tableau=["acquired_company"])
    t.when("yellow", "play:cartel")
    t.then("yellow", credits=0, production=only(credits=3))


@rule("TM-PAY-03", "TM-PLAY-45", "TM-PLAY-50")
@scenario("toll_station")
def test_toll_station_counts_the_space_tags_of_all_opponents():
    t = table("yellow", "blue", "pink")
    t.given("yellow", hand=["toll_station"], credits=12, titanium=4, tableau=["soletta"])
    t.given("blue", tableau=["satellites", "trans_neptune_probe"], events=["asteroid"])
    t.given("pink", corporation="phobolog", tableau=["mine"])
    t.when("yellow", "play:toll_station", "pay:titanium:3")
    t.then("yellow", credits=12 - 3, titanium=1, production=only(credits=3), tr=20)
    t.then("blue", production=only())
    assert points(t) == 0


@rule("TM-SOLO-15")
@scenario("toll_station")
def test_toll_station_brings_nothing_alone():
    t = table("yellow")
    t.given("yellow", hand=["toll_station"], credits=12, tableau=["satellites"])
    t.when("yellow", "play:toll_station")
    t.then("yellow", credits=0, production=only())


@rule("TM-PLAY-45", "TM-PLAY-50", "TM-PAY-10")
@scenario("satellites")
def test_satellites_count_own_space_tags_themselves_included(t):
    t.given("yellow", hand=["satellites"], credits=10, titanium=2, corporation="phobolog")
    t.given("yellow", tableau=["soletta", "mine"], events=["asteroid"])
    t.given("blue", tableau=["toll_station"])
    t.when("yellow", "play:satellites", "pay:titanium:2")
    t.then("yellow", credits=8, titanium=0, production=only(credits=3))


@scenario("medical_lab")
@pytest.mark.parametrize(
    ("others", "steps"),
    [([], 0), (["mine"], 1), (["mine", "power_plant"], 1), (["mine", "power_plant", "titanium_mine"], 2)],
)
def test_medical_lab_counts_two_own_building_tags_a_step_itself_included(t, others, steps):
    t.given("yellow", hand=["medical_lab"], credits=1, steel=6, tableau=[*others, "grass"])
    t.given("blue", tableau=["solar_power"])
    t.when("yellow", "play:medical_lab")
    t.then("yellow", credits=0, steel=0, production=only(credits=steps))
    assert points(t) == 1


@rule("TM-PLAY-45")
@scenario("worms")
@pytest.mark.parametrize(("others", "steps"), [([], 0), (["ants"], 1), (["ants", "archaebacteria"], 1),
                                               (["ants", "archaebacteria", "tardigrades"], 2)])  # fmt: skip
def test_worms_count_two_own_microbe_tags_a_step_themselves_included(t, others, steps):
    t.given(oxygen=4)
    t.given("yellow", hand=["worms"], credits=8, tableau=others, events=["virus"])
    t.given("blue", tableau=["decomposers"])
    t.when("yellow", "play:worms")
    t.then("yellow", credits=0, plants=0, production=only(plants=steps))


@rule("TM-PLAY-50")
@scenario("insects")
def test_insects_count_own_plant_tags(t):
    t.given(oxygen=6)
    t.given("yellow", hand=["insects"], credits=9, corporation="ecoline", tableau=["grass", "ecological_zone", "ants"])
    t.given("blue", tableau=["heather"])
    t.when("yellow", "play:insects")
    t.then("yellow", credits=0, plants=0, production=only(plants=3))


@rule("TM-PLAY-06", "TM-PLAY-08")
@scenario("advanced_ecosystems")
@pytest.mark.parametrize("others", [("ants", "fish"), ("grass", "fish"), ("grass", "ants")])
def test_advanced_ecosystems_need_plant_microbe_and_animal(t, others):
    t.given("yellow", hand=["advanced_ecosystems"], credits=11, tableau=others)
    t.given("blue", tableau=["heather", "tardigrades", "birds"])
    assert t.why_not("yellow", "play:advanced_ecosystems") == "why-tags-missing"


@scenario("advanced_ecosystems")
def test_advanced_ecosystems_are_three_points(t):
    t.given("yellow", hand=["advanced_ecosystems"], credits=11, tableau=["grass", "ants", "fish"])
    t.when("yellow", "play:advanced_ecosystems")
    t.then("yellow", credits=0, production=only(), tr=20)
    assert points(t) == 3


@rule("TM-PAY-13")
@scenario("media_archives")
def test_media_archives_pay_for_every_event_of_all_players_but_not_for_themselves(t):
    t.given("yellow", hand=["media_archives"], credits=7, events=["asteroid"])
    t.given("blue", events=["comet", "sabotage"], tableau=["mine"])
    assert t.why_not("yellow", "play:media_archives") == "why-too-expensive"
    t.given("yellow", credits=8)
    t.when("yellow", "play:media_archives")
    t.then("yellow", credits=3, production=only())


@rule("TM-PLAY-37")
@scenario("zeppelins")
def test_zeppelins_count_the_cities_of_all_on_mars(t):
    t.given(oxygen=5, tiles={"r3c3": ("city", "blue"), "r5c3": ("city", "yellow"), "r7c3": ("capital", "blue")})
    t.given(tiles={"phobos_space_haven": ("city", "yellow"), "r3c4": ("greenery", "blue")})
    t.given("yellow", hand=["zeppelins"], credits=13)
    t.when("yellow", "play:zeppelins")
    t.then("yellow", credits=0, production=only(credits=3))
    assert points(t) == 1


@rule("TM-PLAY-37")
@scenario("greenhouses")
def test_greenhouses_gives_a_plant_for_each_city_anywhere(t):
    t.given("yellow", credits=4, steel=1, hand=["greenhouses"])
    t.given(tiles={"r3c3": ("city", "blue"), "r7c3": ("capital", "yellow"), "r3c5": ("greenery", "yellow")})
    t.given(tiles={"phobos_space_haven": ("city", "blue"), "r7c5": ("commercial_district", "blue")})
    t.when("yellow", "play:greenhouses")
    t.then("yellow", credits=0, steel=0, plants=3, production={"plants": 0})
    t.then("blue", plants=0)


@scenario("greenhouses")
def test_greenhouses_can_be_played_without_cities(t):
    t.given("yellow", credits=6, hand=["greenhouses"])
    t.when("yellow", "play:greenhouses")
    t.then("yellow", credits=0, plants=0, tableau=["greenhouses"])


@rule("TM-TILE-29", "TM-PLAY-37")
@scenario("rad_suits")
def test_rad_suits_need_two_cities_of_anybody_anywhere(t):
    t.given(tiles={"r3c3": ("city", "blue"), "r3c4": ("greenery", "yellow")})
    t.given("yellow", hand=["rad_suits"], credits=6)
    assert t.why_not("yellow", "play:rad_suits") == "why-cities-missing"
    t.given(tiles={"phobos_space_haven": ("city", "blue")})
    t.when("yellow", "play:rad_suits")
    t.then("yellow", credits=0, production=only(credits=1))
    assert points(t) == 1


@rule("TM-TILE-29", "TM-PLAY-37")
@scenario("energy_saving")
def test_energy_saving_counts_the_cities_of_all_anywhere(t):
    t.given(tiles={"r3c3": ("city", "blue"), "r7c3": ("capital", "yellow"), "ganymede_colony": ("city", "blue")})
    t.given(tiles={"r3c4": ("greenery", "blue")})
    t.given("yellow", hand=["energy_saving"], credits=15)
    t.when("yellow", "play:energy_saving")
    t.then("yellow", credits=0, energy=0, production=only(energy=3))


@rule("TM-PLAY-37")
@scenario("immigration_shuttles")
@pytest.mark.parametrize(("cities", "worth"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_immigration_shuttles_are_worth_a_point_for_every_third_city_of_anybody(t, cities, worth):
    spaces = ["phobos_space_haven", "r3c1", "r3c3", "r3c5", "r7c3", "r7c5"][:cities]
    t.given("yellow", hand=["immigration_shuttles"], credits=31, titanium=1)
    t.when("yellow", "play:immigration_shuttles", "pay:titanium:1")
    t.then("yellow", credits=3, titanium=0, production=only(credits=5), tr=20)
    t.given(tiles={space: ("city", owner) for space, owner in zip(spaces, ("yellow", *["blue"] * 5), strict=False)})
    assert points(t) == worth


@scenario("martian_rails")
@rule("TM-ACT-02", "TM-ACT-03")
def test_martian_rails_costs_13_and_pays_for_all_cities_on_mars_only(t):
    play(t, "martian_rails", 13, metal="steel")
    t.given(tiles={
        "r3c3": ("city", "yellow"), "r7c3": ("city", "blue"), "r8c5": ("capital", "blue"),
        "phobos_space_haven": ("city", "yellow"), "ganymede_colony": ("city", "blue"), "r7c4": ("greenery", "blue"),
    })  # fmt: skip
    assert t.why_not("yellow", "action:martian_rails") == "why-stock-too-low"
    t.given("yellow", energy=2)
    t.when("yellow", "action:martian_rails")
    t.then("yellow", credits=3, energy=1)
    assert t.why_not("yellow", "action:martian_rails") == "why-already-used"


@scenario("martian_rails")
def test_martian_rails_count_the_neutral_cities_in_solo():
    t = table("yellow")
    t.given("yellow", energy=1, tableau=["martian_rails"])
    t.when("yellow", "action:martian_rails")
    t.then("yellow", credits=2)
