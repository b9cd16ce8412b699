"""Worked examples on playing, paying, parameters and tiles (TM-EX, TM-EXD)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import THREE
from tests.terraforming_mars.rules.drawing import LAND, board, drawn
from valles.testing import table


@rule("TM-EX-01")
def test_a_city_beside_two_oceans_brings_4_credits():
    t = table("terraforming_mars")
    t.given("yellow", credits=25)
    t.given(tiles={"r1c2": "ocean", "r1c4": "ocean"})
    t.when("yellow", "standard:city", "space:r1c3")
    t.then("yellow", credits=4, steel=0, titanium=0, plants=0, hand=[])


@rule("TM-EX-16")
def test_an_ocean_card_with_9_oceans_does_all_the_rest():
    t = table("terraforming_mars")
    t.given("yellow", credits=36, hand=["large_convoy"])
    t.given(oceans=9, deck_top=["birds", "comet"])
    tiles = t.tiles()
    t.when("yellow", "play:large_convoy", "choose:1")
    t.then("yellow", tr=20, plants=5, hand=["comet", "birds"], events=["large_convoy"])
    assert t.tiles() == tiles


@rule("TM-EX-16")
def test_a_temperature_card_at_8_degrees_does_all_the_rest():
    t = table("terraforming_mars")
    t.given("yellow", credits=13, hand=["deep_well_heating"])
    t.given(temperature=8)
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", tr=20, production={"energy": 1})
    t.then(temperature=8)


@rule("TM-EX-17")
def test_microbes_without_a_card_for_them_are_lost():
    t = table("terraforming_mars")
    t.given("yellow", credits=26, hand=["aerobraked_ammonia_asteroid"], tableau=["pets"])
    t.when("yellow", "play:aerobraked_ammonia_asteroid")
    t.then("yellow", production={"heat": 3, "plants": 1}, on={"pets": 0})
    t.then(turn="yellow")


@rule("TM-EX-18")
def test_asteroid_at_8_degrees():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=14, corporation="phobolog", hand=["asteroid"])
    t.given("blue", plants=3)
    t.given(temperature=8)
    t.when("yellow", "play:asteroid", "target:blue", "amount:3")
    t.then("yellow", tr=20, titanium=2)
    t.then("blue", plants=0)


@rule("TM-EX-19")
def test_asteroid_when_only_its_player_has_plants():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=14, plants=3, hand=["asteroid"])
    t.when("yellow", "play:asteroid", "target:none")
    t.then("yellow", plants=3, tr=21, titanium=2)


@rule("TM-EX-19")
@pytest.mark.parametrize(
    ("answers", "blue", "pink"),
    [
        (["target:none"], 2, 1),
        (["target:blue", "amount:1"], 1, 1),
        (["target:blue", "amount:2"], 0, 1),
        (["target:pink"], 2, 0),
    ],
)
def test_asteroid_when_two_opponents_have_fewer_than_three_plants(answers, blue, pink):
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=2)
    t.given("pink", plants=1)
    t.when("yellow", "play:asteroid")
    assert t.legal("yellow") == ["target:blue", "target:pink", "target:none"]
    t.when("yellow", *answers)
    t.then("blue", plants=blue)
    t.then("pink", plants=pink)
    assert "end" in t.legal("yellow")


@rule("TM-EX-20")
def test_asteroid_mining_consortium():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=13, hand=["asteroid_mining_consortium"])
    t.given("blue", production={"titanium": 1})
    t.given("pink", production={"titanium": 2})
    assert t.why_not("yellow", "play:asteroid_mining_consortium") == "why-production-missing"
    t.given("yellow", production={"titanium": 1})
    t.when("yellow", "play:asteroid_mining_consortium")
    assert t.legal("yellow") == ["target:yellow", "target:blue", "target:pink"]
    t.when("yellow", "target:blue")
    t.then("yellow", production={"titanium": 2})
    t.then("blue", production={"titanium": 0})
    t.then("pink", production={"titanium": 2})


@rule("TM-EX-21")
@pytest.mark.parametrize(
    ("oxygen", "energy", "reason"),
    [(9, 1, None), (0, 1, None), (10, 1, "why-too-high"), (9, 0, "why-production-too-low")],
)
def test_cupola_city_is_playable_up_to_9_percent_with_energy(oxygen, energy, reason):
    t = table("terraforming_mars")
    t.given("yellow", credits=16, hand=["cupola_city"], production={"energy": energy})
    t.given(oxygen=oxygen)
    assert t.why_not("yellow", "play:cupola_city") == reason


@rule("TM-EX-21")
def test_cupola_city_is_placed_by_the_tile_rules():
    t = table("terraforming_mars")
    t.given("yellow", credits=16, hand=["cupola_city"], production={"energy": 1})
    t.given(oxygen=9, tiles={"r7c3": ("city", "blue")})
    t.when("yellow", "play:cupola_city")
    assert t.why_not("yellow", "space:r7c2") == "why-next-to-city"
    t.when("yellow", "space:r3c4")
    t.then("yellow", production={"energy": 0, "credits": 3})
    t.then(tiles={"r3c4": ("city", "yellow")})


@rule("TM-EX-22")
@pytest.mark.parametrize(
    ("oxygen", "plants", "reason"),
    [(9, 1, None), (14, 1, None), (8, 1, "why-too-low"), (9, 0, "why-production-too-low")],
)
def test_livestock_is_playable_from_9_percent_with_plants(oxygen, plants, reason):
    t = table("terraforming_mars")
    t.given("yellow", credits=13, hand=["livestock"], production={"plants": plants})
    t.given("blue", production={"plants": 3})
    t.given(oxygen=oxygen)
    assert t.why_not("yellow", "play:livestock") == reason
    if reason is None:
        t.when("yellow", "play:livestock")
        t.then("yellow", production={"plants": 0, "credits": 2})
        t.then("blue", production={"plants": 3})


@rule("TM-EX-23")
@pytest.mark.parametrize(
    ("oxygen", "energy", "reason"),
    [(5, 1, None), (14, 1, None), (4, 1, "why-too-low"), (5, 0, "why-production-too-low")],
)
def test_shuttles_are_playable_from_5_percent_with_energy(oxygen, energy, reason):
    t = table("terraforming_mars")
    t.given("yellow", credits=10, hand=["shuttles"], production={"energy": energy})
    t.given(oxygen=oxygen)
    assert t.why_not("yellow", "play:shuttles") == reason
    if reason is None:
        t.when("yellow", "play:shuttles")
        t.then("yellow", credits=0, production={"energy": 0, "credits": 2})


@rule("TM-EX-24")
def test_shuttles_lower_every_space_card_every_time():
    t = table("terraforming_mars")
    t.given("yellow", credits=21 + 13 + 4, tableau=["shuttles"])
    t.given("yellow", hand=["ice_asteroid", "vesta_shipyard", "trans_neptune_probe"])
    t.given(oceans=9)
    t.when("yellow", "play:ice_asteroid")
    t.then("yellow", credits=13 + 4)
    t.when("yellow", "play:vesta_shipyard")
    t.then("yellow", credits=4)
    t.when("blue", "pass")
    t.when("yellow", "play:trans_neptune_probe")
    t.then("yellow", credits=0)
    assert not [option for option in t.legal("yellow") if option.startswith("action:")]


@rule("TM-EX-24")
def test_shuttles_lower_no_other_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=5, hand=["sponsors"], tableau=["shuttles"])
    assert t.why_not("yellow", "play:sponsors") == "why-too-expensive"


@rule("TM-EX-33")
def test_steel_for_a_building():
    t = table("terraforming_mars")
    t.given("yellow", credits=5, steel=4, hand=["mine", "sponsors"])
    assert t.why_not("yellow", "play:sponsors") == "why-too-expensive"
    t.when("yellow", "play:mine", "pay:steel:1")
    t.then("yellow", steel=3, credits=3)


@rule("TM-EX-34")
def test_a_plant_in_a_box():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, hand=["adapted_lichen"])
    t.when("yellow", "play:adapted_lichen")
    t.then("yellow", plants=0, production={"plants": 1})
    t.when("yellow", "end")
    t.pass_all()
    t.then("yellow", plants=1)


# Derived


@rule("TM-EXD-01")
def test_greenery_that_sets_off_a_chain_of_bonuses():
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(oxygen=7, temperature=-2)
    t.when("yellow", "convert:plants", "space:r3c4", "space:r1c2")
    t.then("yellow", tr=23, steel=2)
    t.then(oxygen=8, temperature=0, oceans=1, tiles={"r3c4": ("greenery", "yellow"), "r1c2": "ocean"})


@rule("TM-EXD-02")
def test_three_steps_over_0_degrees():
    t = table("terraforming_mars")
    t.given("yellow", credits=31, hand=["deimos_down"])
    t.given(temperature=-4)
    t.when("yellow", "play:deimos_down", "space:r1c5")
    t.then("yellow", tr=24)
    t.then(temperature=2, oceans=1)


@rule("TM-EXD-03")
def test_two_steps_where_one_is_left():
    t = table("terraforming_mars")
    t.given("yellow", credits=27, hand=["big_asteroid"])
    t.given(temperature=6)
    t.when("yellow", "play:big_asteroid")
    t.then("yellow", tr=21, titanium=4)
    t.then(temperature=8)


@rule("TM-EXD-04")
def test_greenery_at_14_percent():
    t = table("terraforming_mars")
    t.given("yellow", credits=23)
    t.given(oxygen=14)
    t.when("yellow", "standard:greenery", "space:r5c1")
    t.then("yellow", tr=20, plants=2)
    t.then(oxygen=14, tiles={"r5c1": ("greenery", "yellow")})


@rule("TM-EXD-05")
@pytest.mark.parametrize("free", [None, "r8c2"])
def test_greenery_without_room_beside_own_tiles(free):
    tiles = {"r9c1": ("city", "yellow"), "r8c1": ("greenery", "blue"), "r9c2": ("greenery", "blue")}
    tiles |= {"r5c9": ("city", "yellow"), "r5c8": ("greenery", "blue")}
    if free is None:
        tiles["r8c2"] = ("greenery", "blue")
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(tiles=tiles)
    t.when("yellow", "convert:plants")
    if free is None:
        assert board(t) == drawn("""
                + . + . .
               + + + + + .
              + + + + + + +
             + + + + + + + .
            + + . . . . + G C
             + + + + + . . .
              + + + + + + +
               G G + + + +
                C G + + .
        """)
    else:
        t.then(tiles={free: ("greenery", "yellow")})


@rule("TM-EXD-06")
def test_noctis_beside_a_city_and_a_city_beside_noctis():
    t = table("terraforming_mars")
    t.given("yellow", credits=60, hand=["noctis_city", "nuclear_zone"], production={"energy": 1})
    t.given(tiles={"r4c2": ("city", "blue")})
    t.when("yellow", "play:nuclear_zone")
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"
    t.when("yellow", "space:r3c5", "play:noctis_city")
    t.then(tiles={"r5c3": ("city", "yellow")})
    t.when("blue", "pass")
    t.when("yellow", "standard:city")
    assert t.why_not("yellow", "space:r6c3") == "why-next-to-city"
    assert "space:r6c4" in t.legal("yellow")


@rule("TM-EXD-07")
def test_an_ocean_beside_two_oceans():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    t.given(tiles={"r5c4": "ocean", "r5c6": "ocean", "r4c4": ("city", "blue"), "r4c5": ("greenery", "blue")})
    t.when("yellow", "standard:aquifer", "space:r5c5")
    t.then("yellow", tr=21, credits=4, plants=2)
    t.then("blue", tr=20, credits=0, plants=0)


@rule("TM-EXD-09")
def test_the_floor_of_credit_production():
    t = table("terraforming_mars")
    t.given("yellow", credits=17, hand=["nuclear_power", "peroxide_power"], tr=20, production={"credits": -4})
    assert t.why_not("yellow", "play:nuclear_power") == "why-production-too-low"
    t.when("yellow", "play:peroxide_power", "end")
    t.then("yellow", credits=10, production={"credits": -5})
    t.pass_all()
    t.then("yellow", credits=10 + 15)


@rule("TM-EXD-10")
def test_a_reduction_with_no_other_victim_hits_the_own_energy_production():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=3, hand=["energy_tapping"], production={"energy": 1})
    t.when("yellow", "play:energy_tapping")
    t.then("yellow", production={"energy": 1}, tableau=["energy_tapping"])
    t.then("blue", production={"energy": 0})
    t.then("pink", production={"energy": 0})


@rule("TM-EXD-10")
@pytest.mark.parametrize(("own", "reason"), [(0, "why-nobody-to-reduce"), (1, None)])
def test_a_reduction_with_no_victim_at_all_is_not_playable(own, reason):
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=11, hand=["cloud_seeding"], production={"heat": own})
    t.given(oceans=3)
    assert t.why_not("yellow", "play:cloud_seeding") == reason


@rule("TM-EXD-11")
def test_a_tile_without_room():
    tiles = {name: ("greenery", "blue") for name in LAND if name not in ("r3c4", "r3c5")} | {"r3c4": ("city", "blue")}
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["cupola_city", "subterranean_reservoir"], production={"energy": 1})
    t.given(oceans=9, tiles=tiles)
    assert t.why_not("yellow", "play:cupola_city") == "why-no-space"
    assert t.why_not("yellow", "standard:city") == "why-no-space"
    t.when("yellow", "play:subterranean_reservoir")
    t.then("yellow", tr=20, credits=39)


@rule("TM-EXD-12")
def test_5_credits_paid_with_3_steel():
    t = table("terraforming_mars")
    t.given("yellow", credits=5, steel=3, hand=["magnetic_field_dome"], production={"energy": 2})
    t.when("yellow", "play:magnetic_field_dome", "pay:steel:3")
    t.then("yellow", credits=5, steel=0, tr=21)


BUILDINGS = ["deep_well_heating", "food_factory", "carbonate_processing", "nuclear_power", "mine", "solar_power"]


@rule("TM-EXD-16")
def test_events_do_not_count_for_builder_and_scientist_but_their_points_do():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, tableau=[*BUILDINGS, "peroxide_power"])
    t.given("yellow", events=["invention_contest", "technology_demonstration", "large_convoy", "bribed_committee"])
    t.given("blue", tableau=["breathing_filters"])
    t.given(awards={"scientist": "yellow"})
    assert t.why_not("yellow", "milestone:builder") == "why-goal-not-reached"
    assert t.score("yellow")["awards"] == 0
    assert t.score("blue")["awards"] == 5
    assert t.score("yellow")["cards"] == 1 + 1 + 2 - 2
    t.given("yellow", tableau=["building_industries"])
    assert "milestone:builder" in t.legal("yellow")
