"""Events that hit the planet: asteroids, comets, water, gases, lava."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import points, table


@rule("TM-PAY-09", "TM-PLAY-44")
@scenario("asteroid")
def test_asteroid_warms_brings_titanium_and_removes_plants(t):
    t.given("yellow", credits=20, titanium=2, hand=["asteroid"])
    t.given("blue", plants=5)
    t.when("yellow", "play:asteroid", "pay:titanium:2", "target:blue", "amount:3")
    t.then("yellow", credits=20 - (14 - 2 * 3), titanium=2, tr=21, hand=[], tableau=[], events=["asteroid"])
    t.then("blue", plants=2, tr=20)
    t.then(temperature=-28)


@rule("TM-EX-18", "TM-PLAY-13")
@scenario("asteroid")
def test_asteroid_at_the_highest_temperature_does_the_rest(t):
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=1)
    t.given(temperature=8)
    t.when("yellow", "play:asteroid", "target:blue")
    t.then("yellow", credits=0, titanium=2, tr=20)
    t.then("blue", plants=0)
    t.then(temperature=8)


@rule("TM-EX-19", "TM-PLAY-31", "TM-PLAY-32")
@scenario("asteroid")
def test_asteroid_takes_plants_from_one_player_only():
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=2)
    t.given("pink", plants=1)
    t.when("yellow", "play:asteroid")
    assert t.legal("yellow") == ["target:blue", "target:pink", "target:none"]
    t.when("yellow", "target:blue")
    assert t.legal("yellow") == ["amount:1", "amount:2"]
    t.when("yellow", "amount:1")
    t.then("blue", plants=1)
    t.then("pink", plants=1)


@rule("TM-EX-19", "TM-PLAY-30", "TM-PLAY-33")
@scenario("asteroid")
@pytest.mark.parametrize(("answers", "left"), [(["target:none"], 4), (["target:yellow", "amount:3"], 1)])
def test_asteroid_may_spare_or_hit_its_own_player(t, answers, left):
    t.given("yellow", credits=14, plants=4, hand=["asteroid"])
    t.when("yellow", "play:asteroid", *answers)
    t.then("yellow", plants=left, titanium=2)


@scenario("comet")
def test_comet_warms_places_an_ocean_and_removes_plants(t):
    t.given("yellow", credits=21, hand=["comet"])
    t.given("blue", plants=4)
    t.when("yellow", "play:comet", "space:r6c8", "target:blue", "amount:3")
    t.then("yellow", credits=0, plants=1, tr=22, events=["comet"])
    t.then("blue", plants=1)
    t.then(temperature=-28, oceans=1, tiles={"r6c8": "ocean"})


@rule("TM-PLAY-14", "TM-PLAY-15", "TM-PHASE-16")
@scenario("comet", "arctic_algae")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        pytest.param(("first:2", "space:r1c5", "target:blue", "amount:3"), 0, id="ocean first"),
        pytest.param(("first:3", "target:blue", "space:r1c5"), 2, id="removal first"),
    ],
)
def test_comet_removes_plants_before_or_after_its_ocean_grows_some(t, answers, left):
    t.given("yellow", credits=21, hand=["comet"])
    t.given("blue", plants=1, tableau=["arctic_algae"], passed=True)
    t.when("yellow", "play:comet")
    assert t.legal("yellow") == ["first:2", "first:3"]
    t.when("yellow", *answers)
    t.then("blue", plants=left)
    t.then(oceans=1, temperature=-28)


@rule("TM-PARAM-11", "TM-PARAM-14")
@scenario("big_asteroid")
def test_big_asteroid_warms_two_steps_brings_titanium_and_removes_plants(t):
    t.given("yellow", credits=27, hand=["big_asteroid"])
    t.given("blue", plants=6)
    t.given(temperature=-26)
    t.when("yellow", "play:big_asteroid", "target:blue", "amount:4")
    t.then("yellow", credits=0, titanium=4, tr=22, production={"heat": 1}, events=["big_asteroid"])
    t.then("blue", plants=2)
    t.then(temperature=-22)


@scenario("deimos_down")
def test_deimos_down_warms_three_steps_brings_steel_and_removes_plants(t):
    t.given("yellow", credits=4, titanium=10, hand=["deimos_down"])
    t.given("blue", plants=9)
    t.given(temperature=-26)
    t.when("yellow", "play:deimos_down", "pay:titanium:10", "target:blue", "amount:8")
    t.then("yellow", credits=4 - 1, titanium=0, steel=4, tr=23, production={"heat": 2}, events=["deimos_down"])
    t.then("blue", plants=1)
    t.then(temperature=-20)


@rule("TM-EXD-02")
@scenario("deimos_down")
def test_deimos_down_passes_the_step_that_melts_an_ocean(t):
    t.given("yellow", credits=31, hand=["deimos_down"])
    t.given(temperature=-4)
    t.when("yellow", "play:deimos_down", "space:r1c5")
    t.then("yellow", tr=24, steel=4)
    t.then(temperature=2, oceans=1)


@rule("TM-EXD-03")
@scenario("big_asteroid")
def test_big_asteroid_is_cut_off_at_the_highest_temperature(t):
    t.given("yellow", credits=27, hand=["big_asteroid"])
    t.given(temperature=6)
    t.when("yellow", "play:big_asteroid")
    t.then("yellow", tr=21, titanium=4)
    t.then(temperature=8)


@rule("TM-PLAY-31")
@scenario("asteroid", "comet", "big_asteroid", "deimos_down", "mining_expedition", "giant_ice_asteroid")
@pytest.mark.parametrize(
    ("card", "spaces", "most"),
    [
        ("asteroid", [], 3),
        ("comet", ["space:r1c5"], 3),
        ("big_asteroid", [], 4),
        ("deimos_down", [], 8),
        ("mining_expedition", [], 2),
        ("giant_ice_asteroid", ["space:r1c5", "space:r6c8"], 6),
    ],
)
def test_an_impact_removes_any_number_of_plants_up_to_the_printed_one(t, card, spaces, most):
    t.given("yellow", credits=36, hand=[card])
    t.given("blue", plants=20)
    t.when("yellow", f"play:{card}", *spaces, "target:blue")
    assert t.legal("yellow") == [f"amount:{n}" for n in range(1, most + 1)]


@scenario("nitrogen_rich_asteroid")
@pytest.mark.parametrize(
    ("tableau", "plants"), [(["lichen", "heather"], 1), (["lichen", "heather", "ecological_zone"], 4)]
)
def test_nitrogen_rich_asteroid_feeds_three_plant_tags(t, tableau, plants):
    t.given("yellow", credits=31, production={"plants": 1}, hand=["nitrogen_rich_asteroid"], tableau=tableau)
    t.when("yellow", "play:nitrogen_rich_asteroid")
    t.then("yellow", credits=0, plants=0, tr=23, production={"plants": 1 + plants}, events=["nitrogen_rich_asteroid"])
    t.then(temperature=-28)


@scenario("nitrogen_rich_asteroid")
def test_nitrogen_rich_asteroid_does_not_count_plant_tags_of_others(t):
    t.given("yellow", credits=31, hand=["nitrogen_rich_asteroid"], tableau=["lichen", "heather"])
    t.given("blue", tableau=["grass", "trees"])
    t.when("yellow", "play:nitrogen_rich_asteroid")
    t.then("yellow", production={"plants": 1})


@scenario("imported_hydrogen")
@pytest.mark.parametrize(
    ("answers", "plants", "on"),
    [
        (["choose:1"], 3, {"ants": 0, "tardigrades": 1, "birds": 0}),
        (["choose:2", "card:tardigrades"], 0, {"ants": 0, "tardigrades": 4, "birds": 0}),
        (["choose:3"], 0, {"ants": 0, "tardigrades": 1, "birds": 2}),
    ],
)
def test_imported_hydrogen_brings_plants_or_microbes_or_animals_and_an_ocean(t, answers, plants, on):
    t.given("yellow", credits=4, titanium=5, hand=["imported_hydrogen"], tableau=["ants", "tardigrades", "birds"])
    t.given("yellow", on={"tardigrades": 1})
    t.when("yellow", "play:imported_hydrogen", "pay:titanium:5", *answers, "space:r1c5")
    t.then("yellow", credits=4 - 1, titanium=0, tr=21, plants=plants, on=on, events=["imported_hydrogen"])
    t.then(oceans=1)


@rule("TM-PLAY-11", "TM-EX-17")
@scenario("imported_hydrogen")
def test_imported_hydrogen_loses_microbes_without_a_card_for_them(t):
    t.given("yellow", credits=16, hand=["imported_hydrogen"], tableau=["birds"])
    t.given("blue", tableau=["ants"])
    t.when("yellow", "play:imported_hydrogen", "choose:2", "space:r1c5")
    t.then("yellow", plants=0, tr=21, on={"birds": 0})
    t.then("blue", on={"ants": 0})


@rule("TM-PLAY-25")
@scenario("release_of_inert_gases")
def test_release_of_inert_gases_raises_the_rating(t):
    t.given("yellow", credits=14, titanium=5, hand=["release_of_inert_gases"])
    t.when("yellow", "play:release_of_inert_gases")
    t.then("yellow", credits=0, titanium=5, tr=22, events=["release_of_inert_gases"])
    t.then(temperature=-30, oxygen=0, oceans=0)


@scenario("mining_expedition")
def test_mining_expedition_raises_oxygen_removes_plants_and_brings_steel(t):
    t.given("yellow", credits=12, hand=["mining_expedition"])
    t.given("blue", plants=3)
    t.when("yellow", "play:mining_expedition", "target:blue", "amount:2")
    t.then("yellow", credits=0, steel=2, tr=21, events=["mining_expedition"])
    t.then("blue", plants=1)
    t.then(oxygen=1)


@scenario("mining_expedition")
def test_mining_expedition_cannot_reach_protected_plants(t):
    t.given("yellow", credits=12, hand=["mining_expedition"])
    t.given("blue", plants=3, tableau=["protected_habitats"])
    t.when("yellow", "play:mining_expedition")
    t.then("yellow", steel=2)
    t.then("blue", plants=3)
    assert t.turn == "yellow"
    assert "end" in t.legal("yellow")


@scenario("towing_a_comet")
def test_towing_a_comet_brings_plants_oxygen_and_an_ocean(t):
    t.given("yellow", credits=23, hand=["towing_a_comet"])
    t.when("yellow", "play:towing_a_comet", "space:r5c5")
    t.then("yellow", credits=0, plants=2 + 2, tr=22, events=["towing_a_comet"])
    t.then(oxygen=1, oceans=1, tiles={"r5c5": "ocean"})


@rule("TM-TILE-07")
@scenario("ice_asteroid")
def test_ice_asteroid_places_two_oceans(t):
    t.given("yellow", credits=23, hand=["ice_asteroid"])
    t.when("yellow", "play:ice_asteroid", "space:r1c5", "space:r1c4")
    t.then("yellow", credits=2, tr=22, events=["ice_asteroid"])
    assert len(t.seat("yellow").hand) == 1
    t.then(oceans=2, tiles={"r1c5": "ocean", "r1c4": "ocean"})
    assert "end" in t.legal("yellow")


@rule("TM-TILE-16", "TM-PLAY-10")
@scenario("ice_asteroid")
@pytest.mark.parametrize("oceans", [8, 9])
def test_ice_asteroid_places_no_more_oceans_than_are_left(t, oceans):
    t.given("yellow", credits=23, hand=["ice_asteroid"])
    t.given(oceans=oceans)
    t.when("yellow", "play:ice_asteroid", *["space:r9c5"] * (9 - oceans))
    t.then("yellow", tr=20 + 9 - oceans, titanium=2 * (9 - oceans))
    t.then(oceans=9)
    assert "end" in t.legal("yellow")


@scenario("giant_ice_asteroid")
def test_giant_ice_asteroid_warms_places_two_oceans_and_removes_plants(t):
    t.given("yellow", credits=36, hand=["giant_ice_asteroid"])
    t.given("blue", plants=7)
    t.when("yellow", "play:giant_ice_asteroid", "space:r1c5", "space:r6c8", "target:blue", "amount:6")
    t.then("yellow", credits=0, plants=1, tr=24, events=["giant_ice_asteroid"])
    t.then("blue", plants=1)
    t.then(temperature=-26, oceans=2)


@scenario("subterranean_reservoir")
def test_subterranean_reservoir_places_an_ocean(t):
    t.given("yellow", credits=11, titanium=3, hand=["subterranean_reservoir"])
    t.when("yellow", "play:subterranean_reservoir", "space:r1c2")
    t.then("yellow", credits=0, titanium=3, steel=2, tr=21, events=["subterranean_reservoir"])
    t.then(tiles={"r1c2": "ocean"})


@rule("TM-TILE-31", "TM-TILE-32", "TM-TILE-10")
@scenario("lava_flows")
def test_lava_flows_warms_and_covers_a_volcano(t):
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.when("yellow", "play:lava_flows")
    assert t.legal("yellow") == ["space:r2c2", "space:r3c1", "space:r4c1", "space:r5c1"]
    t.when("yellow", "space:r4c1")
    t.then("yellow", credits=0, plants=1, titanium=1, tr=22, events=["lava_flows"])
    t.then(temperature=-26, tiles={"r4c1": ("lava_flows", "yellow")})


@rule("TM-PLAY-28", "TM-TILE-33")
@scenario("lava_flows")
@pytest.mark.parametrize(("edition", "reason"), [("de", "why-no-space"), ("nl", "why-no-space"), ("it", None)])
def test_lava_flows_needs_a_free_volcano_unless_the_edition_plays_on(edition, reason):
    t = table(edition=edition)
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.given(tiles={"r2c2": ("city", "blue"), "r4c1": ("greenery", "blue"), "r5c1": ("claim", "blue")})
    t.given(tiles={"r3c1": ("greenery", "blue")})
    assert t.why_not("yellow", "play:lava_flows") == reason
    if reason is None:
        t.when("yellow", "play:lava_flows")
        t.then("yellow", tr=22, events=["lava_flows"])


@rule("TM-PLAY-14")
@scenario("lava_flows")
@pytest.mark.parametrize(
    ("answers", "credits"),
    [(["first:1", "space:r1c2", "space:r2c2"], 2), (["first:2", "space:r2c2", "space:r1c2"], 0)],
)
def test_lava_flows_is_laid_before_or_after_the_ocean_it_melts(t, answers, credits):
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.given(temperature=-2)
    t.when("yellow", "play:lava_flows", *answers)
    t.then("yellow", credits=credits, steel=2 + 1, tr=23)
    t.then(temperature=2, oceans=1)


@rule("TM-PLAY-03", "TM-PLAY-04")
@scenario("ice_cap_melting", "permafrost_extraction")
@pytest.mark.parametrize(("card", "price", "least"), [("ice_cap_melting", 5, 2), ("permafrost_extraction", 8, -8)])
def test_ice_melts_into_an_ocean_when_it_is_warm_enough(t, card, price, least):
    t.given("yellow", credits=price, hand=[card])
    t.given(temperature=least - 2)
    assert t.why_not("yellow", f"play:{card}") == "why-too-low"
    t.given(temperature=least)
    t.when("yellow", f"play:{card}", "space:r6c6")
    t.then("yellow", credits=0, plants=1, tr=21, events=[card])
    t.then(tiles={"r6c6": "ocean"}, oceans=1)


@scenario("imported_ghg")
def test_imported_ghg_brings_heat_and_heat_production(t):
    t.given("yellow", credits=4, titanium=2, hand=["imported_ghg"])
    t.when("yellow", "play:imported_ghg", "pay:titanium:2")
    t.then("yellow", credits=4 - 1, titanium=0, heat=3, production={"heat": 1}, tr=20, events=["imported_ghg"])


@rule("TM-PROD-08")
@scenario("import_of_advanced_ghg")
def test_import_of_advanced_ghg_brings_heat_production(t):
    t.given("yellow", credits=9, hand=["import_of_advanced_ghg"])
    t.when("yellow", "play:import_of_advanced_ghg")
    t.then("yellow", credits=0, heat=0, production={"heat": 2}, events=["import_of_advanced_ghg"])
    t.when("yellow", "end")
    t.pass_all()
    t.then("yellow", heat=2)


@scenario("imported_nitrogen")
def test_imported_nitrogen_raises_the_rating_and_brings_plants_microbes_and_animals(t):
    t.given("yellow", credits=23, hand=["imported_nitrogen"], tableau=["ants", "tardigrades", "birds", "fish"])
    t.when("yellow", "play:imported_nitrogen", "card:ants", "card:fish")
    t.then("yellow", credits=0, plants=4, tr=21, events=["imported_nitrogen"])
    t.then("yellow", on={"ants": 3, "tardigrades": 0, "birds": 0, "fish": 2})


@rule("TM-PLAY-11", "TM-PLAY-13")
@scenario("imported_nitrogen")
def test_imported_nitrogen_loses_what_has_no_card(t):
    t.given("yellow", credits=23, hand=["imported_nitrogen"], tableau=["birds"])
    t.when("yellow", "play:imported_nitrogen")
    t.then("yellow", credits=0, plants=4, tr=21, on={"birds": 2})


@scenario("aerobraked_ammonia_asteroid")
def test_aerobraked_ammonia_asteroid_brings_production_and_microbes(t):
    t.given("yellow", credits=8, titanium=7, hand=["aerobraked_ammonia_asteroid"], tableau=["tardigrades"])
    t.when("yellow", "play:aerobraked_ammonia_asteroid", "pay:titanium:7")
    t.then("yellow", credits=8 - 5, titanium=0, production={"heat": 3, "plants": 1}, heat=0, plants=0, tr=20)
    t.then("yellow", on={"tardigrades": 2}, events=["aerobraked_ammonia_asteroid"])


@rule("TM-PLAY-11")
@scenario("aerobraked_ammonia_asteroid")
def test_aerobraked_ammonia_asteroid_needs_no_card_for_its_microbes(t):
    t.given("yellow", credits=26, hand=["aerobraked_ammonia_asteroid"])
    t.when("yellow", "play:aerobraked_ammonia_asteroid")
    t.then("yellow", production={"heat": 3, "plants": 1})


@scenario("convoy_from_europa")
def test_convoy_from_europa_places_an_ocean_and_brings_a_card(t):
    t.given("yellow", credits=15, hand=["convoy_from_europa"])
    t.given(deck_top=["mine"])
    t.when("yellow", "play:convoy_from_europa", "space:r1c5")
    t.then("yellow", credits=0, tr=21, hand=["mine"], events=["convoy_from_europa"])
    t.then(oceans=1)


@scenario("large_convoy")
@pytest.mark.parametrize(
    ("answers", "plants", "on"),
    [(["choose:1"], 5, {"birds": 0, "fish": 1}), (["choose:2", "card:birds"], 0, {"birds": 4, "fish": 1})],
)
def test_large_convoy_places_an_ocean_brings_cards_and_plants_or_animals(t, answers, plants, on):
    t.given("yellow", credits=36, hand=["large_convoy"], tableau=["birds", "fish"], on={"fish": 1})
    t.given(deck_top=["mine", "comet"])
    t.when("yellow", "play:large_convoy", "space:r1c5", *answers)
    t.then("yellow", credits=0, plants=plants, tr=21, on=on, hand=["comet", "mine"], events=["large_convoy"])
    assert points(t) == 2 + on["birds"] + on["fish"]


@rule("TM-PLAY-11")
@scenario("large_convoy")
def test_large_convoy_may_lose_its_animals(t):
    t.given("yellow", credits=36, hand=["large_convoy"])
    t.when("yellow", "play:large_convoy", "space:r1c5", "choose:2")
    t.then("yellow", plants=0, tr=21)
    assert len(t.seat("yellow").hand) == 2


@rule("TM-END-13")
@scenario("flooding")
def test_flooding_places_an_ocean_and_takes_money_from_one_neighbour():
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=7, hand=["flooding"])
    t.given("blue", credits=9)
    t.given("pink", credits=3)
    t.given(tiles={"r6c5": ("city", "blue"), "r7c6": ("greenery", "pink")})
    t.when("yellow", "play:flooding", "space:r6c6")
    assert t.legal("yellow") == ["target:blue", "target:pink", "target:none"]
    t.when("yellow", "target:blue")
    assert t.legal("yellow") == [f"amount:{n}" for n in range(1, 4 + 1)]
    t.when("yellow", "amount:4")
    t.then("yellow", credits=0, plants=1, tr=21, events=["flooding"])
    t.then("blue", credits=5)
    t.then("pink", credits=3)
    assert points(t) == -1


@scenario("flooding")
def test_flooding_spares_those_without_a_tile_beside_the_new_ocean(t):
    t.given("yellow", credits=9, hand=["flooding"])
    t.given("blue", credits=9)
    t.given(tiles={"r1c2": "ocean", "r1c3": ("greenery", "blue"), "r7c7": ("city", "yellow")})
    t.when("yellow", "play:flooding", "space:r6c8")
    assert t.legal("yellow") == ["target:yellow", "target:none"]
    t.when("yellow", "target:none")
    t.then("yellow", credits=2, tr=21)
    t.then("blue", credits=9)


@scenario("flooding")
def test_flooding_takes_nothing_once_all_oceans_lie(t):
    t.given("yellow", credits=7, hand=["flooding"])
    t.given("blue", credits=9)
    t.given(tiles={"r6c5": ("city", "blue")}, oceans=9)
    t.when("yellow", "play:flooding")
    t.then("yellow", credits=0, tr=20, events=["flooding"])
    t.then("blue", credits=9)
    assert "end" in t.legal("yellow")
