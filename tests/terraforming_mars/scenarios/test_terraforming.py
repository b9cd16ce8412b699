"""Cards that raise temperature, oxygen or rating, or place oceans, and one that answers to oceans."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import WORTH, cards, only, play, points, table
from valles.games.terraforming_mars.scenario import TerraformingMarsTable


@rule("TM-PARAM-05")
@scenario("deep_well_heating")
def test_deep_well_heating_raises_the_temperature_and_energy_production(t):
    t.given("yellow", credits=11, steel=1, hand=["deep_well_heating"])
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", credits=0, steel=0, tr=21, production={"energy": 1, "heat": 0})
    t.then(temperature=-28)


@rule("TM-PARAM-09", "TM-PARAM-11")
@pytest.mark.parametrize("temperature", [-26, -22])
@scenario("deep_well_heating")
def test_deep_well_heating_takes_the_bonus_on_the_temperature_track(t, temperature):
    t.given("yellow", credits=13, hand=["deep_well_heating"])
    t.given(temperature=temperature)
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", tr=21, production={"energy": 1, "heat": 1})


@rule("TM-PLAY-10", "TM-PLAY-13", "TM-PARAM-06")
@scenario("deep_well_heating")
def test_deep_well_heating_still_gives_energy_production_at_the_highest_temperature(t):
    t.given("yellow", credits=13, hand=["deep_well_heating"])
    t.given(temperature=8)
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", credits=0, tr=20, production={"energy": 1})
    t.then(temperature=8)


@rule("TM-PARAM-05")
@scenario("strip_mine")
def test_strip_mine_turns_energy_into_metals_and_raises_oxygen_twice(t):
    t.given("yellow", hand=["strip_mine"], credits=25, steel=12, production={"energy": 2})
    t.when("yellow", "play:strip_mine", "pay:steel:12")
    t.then("yellow", credits=24, steel=0, titanium=0, production=only(steel=2, titanium=1), tr=22)
    t.then(oxygen=2, temperature=-30)


@rule("TM-PARAM-06", "TM-PARAM-08", "TM-PARAM-10", "TM-PARAM-14")
@scenario("strip_mine")
@pytest.mark.parametrize(
    ("before", "after", "temperature", "tr"), [(7, 9, -28, 23), (13, 14, -30, 21), (14, 14, -30, 20)]
)
def test_strip_mine_at_the_bonus_step_and_at_the_target(t, before, after, temperature, tr):
    t.given(oxygen=before)
    t.given("yellow", hand=["strip_mine"], credits=25, production={"energy": 2})
    t.when("yellow", "play:strip_mine")
    t.then("yellow", credits=0, production=only(steel=2, titanium=1), tr=tr)
    t.then(oxygen=after, temperature=temperature)


WORKS = cards(
    ("card", "price", "energy", "metal"),
    ("ironworks", 11, 4, {"steel": 1}),
    ("steelworks", 15, 4, {"steel": 2}),
    ("ore_processor", 13, 4, {"titanium": 1}),
    ("water_splitting_plant", 12, 3, {}),
)


@scenario("ironworks", "steelworks", "ore_processor", "water_splitting_plant")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PARAM-05")
@WORKS
def test_works_turn_energy_into_oxygen_and_metal(t, card, price, energy, metal):
    t.given(oceans=2)
    play(t, card, price, metal="steel")
    t.given("yellow", energy=energy - 1, tr=20)
    assert t.why_not("yellow", f"action:{card}") == "why-stock-too-low"
    t.given("yellow", energy=energy + 1)
    t.when("yellow", f"action:{card}")
    t.then("yellow", energy=1, tr=21, **{"steel": 0, "titanium": 0, **metal})
    t.then(oxygen=1)
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("ironworks", "steelworks", "ore_processor", "water_splitting_plant")
@rule("TM-PARAM-06", "TM-PARAM-07", "TM-ACT-07")
@WORKS
def test_works_go_on_at_full_oxygen_without_rating(t, card, price, energy, metal):
    t.given("yellow", energy=energy, tr=20, tableau=[card])
    t.given(oxygen=14)
    t.when("yellow", f"action:{card}")
    t.then("yellow", energy=0, tr=20, **metal)
    t.then(oxygen=14)


@scenario("equatorial_magnetizer")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PLAY-25")
def test_equatorial_magnetizer_turns_energy_production_into_rating(t):
    play(t, "equatorial_magnetizer", 11, metal="steel")
    t.given("yellow", energy=3, tr=20)
    assert t.why_not("yellow", "action:equatorial_magnetizer") == "why-production-too-low"
    t.given("yellow", production={"energy": 2})
    t.when("yellow", "action:equatorial_magnetizer")
    t.then("yellow", energy=3, production={"energy": 1}, tr=21)
    assert t.why_not("yellow", "action:equatorial_magnetizer") == "why-already-used"


@scenario("caretaker_contract")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PLAY-25")
def test_caretaker_contract_costs_3_and_turns_8_heat_into_rating(t):
    t.given(temperature=0)
    play(t, "caretaker_contract", 3)
    t.given("yellow", heat=7, tr=20)
    assert t.why_not("yellow", "action:caretaker_contract") == "why-stock-too-low"
    t.given("yellow", heat=9)
    t.when("yellow", "action:caretaker_contract")
    t.then("yellow", heat=1, tr=21)
    t.then(temperature=0)
    assert t.why_not("yellow", "action:caretaker_contract") == "why-already-used"


@rule("TM-TILE-05", "TM-TILE-14", "TM-EXD-09")
@scenario("black_polar_dust")
def test_black_polar_dust_places_an_ocean_for_credit_production(t):
    t.given("yellow", credits=15, steel=3, production={"credits": -3}, hand=["black_polar_dust"])
    t.when("yellow", "play:black_polar_dust", "space:r1c2")
    t.then("yellow", credits=0, steel=3 + 2, tr=21, production={"credits": -5, "heat": 3})
    t.then(oceans=1, tiles={"r1c2": "ocean"})


@rule("TM-PLAY-19", "TM-EXD-09")
@scenario("black_polar_dust")
def test_black_polar_dust_is_refused_below_the_floor_of_credit_production(t):
    t.given("yellow", credits=15, production={"credits": -4}, hand=["black_polar_dust"])
    assert t.why_not("yellow", "play:black_polar_dust") == "why-production-too-low"


@rule("TM-PLAY-10", "TM-TILE-16", "TM-EX-16")
@scenario("black_polar_dust")
def test_black_polar_dust_can_be_played_when_all_oceans_lie(t):
    t.given("yellow", credits=15, hand=["black_polar_dust"])
    t.given(oceans=9)
    t.when("yellow", "play:black_polar_dust")
    t.then("yellow", credits=0, tr=20, production={"credits": -2, "heat": 3})
    t.then(oceans=9)


def lake_marineris(oceans: int) -> TerraformingMarsTable:
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
    assert points(t) == 2


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
    assert points(t) == 2


@rule("TM-PLAY-39", "TM-TILE-05", "TM-TILE-07", "TM-TILE-14")
@scenario("artificial_lake")
def test_artificial_lake_is_an_ocean_on_land(t):
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
    assert points(t) == 1


@rule("TM-PLAY-10", "TM-TILE-16")
@scenario("artificial_lake")
def test_artificial_lake_does_nothing_when_nine_oceans_lie(t):
    t.given(temperature=-6, oceans=9)
    t.given("yellow", hand=["artificial_lake"], credits=15)
    t.when("yellow", "play:artificial_lake")
    t.then("yellow", credits=0, tr=20, tableau=["artificial_lake"])
    t.then(oceans=9, turn="yellow")
    assert list(t.tiles().values()) == ["ocean"] * 9
    assert points(t) == 1


@scenario("water_import_from_europa")
@rule("TM-PAY-03", "TM-PAY-05")
def test_water_import_costs_25_and_takes_titanium_without_change(t):
    play(t, "water_import_from_europa", 25, metal="titanium")
    u = table()
    u.given("yellow", credits=5, titanium=9, hand=["water_import_from_europa"])
    u.when("yellow", "play:water_import_from_europa")
    assert u.legal("yellow") == ["pay:titanium:7", "pay:titanium:8", "pay:titanium:9"]
    u.when("yellow", "pay:titanium:9")
    u.then("yellow", credits=5, titanium=0)


@scenario("water_import_from_europa")
@rule("TM-END-14", "TM-PLAY-50")
def test_water_import_is_worth_1_for_each_own_jovian_tag(t):
    t.given("yellow", tableau=["water_import_from_europa"])
    t.given("blue", tableau=["vesta_shipyard"])
    assert points(t) == 1
    t.given("yellow", corporation="saturn_systems")
    assert points(t) == 2


PUMPS = cards(
    ("card", "price", "metal", "other"),
    ("water_import_from_europa", 12, "titanium", "steel"),
    ("aquifer_pumping", 8, "steel", "titanium"),
)


@scenario("water_import_from_europa", "aquifer_pumping")
@rule("TM-PAY-06", "TM-ACT-02", "TM-TILE-14")
@PUMPS
def test_pump_places_an_ocean_for_money_and_its_metal(t, card, price, metal, other):
    t.given("yellow", credits=price - 1, tableau=[card], tr=20, **{other: 6})
    assert t.why_not("yellow", f"action:{card}") == "why-too-expensive"
    t.given("yellow", credits=price, **{metal: 5})
    t.when("yellow", f"action:{card}")
    assert t.legal("yellow") == [f"pay:{metal}:{n}" for n in range(5)]
    assert t.why_not("yellow", f"pay:{metal}:5") == "why-payment-wasteful"
    t.when("yellow", f"pay:{metal}:3", "space:r1c5")
    t.then("yellow", credits=3 * WORTH[metal], tr=21, **{metal: 2, other: 6})
    t.then(oceans=1, tiles={"r1c5": "ocean"})
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("water_import_from_europa", "aquifer_pumping", "advanced_alloys")
@rule("TM-PAY-05", "TM-PAY-10")
@PUMPS
def test_pump_takes_metal_at_its_present_worth_and_gives_no_change(t, card, price, metal, other):
    t.given("yellow", credits=2, corporation="phobolog", tableau=["advanced_alloys", card], **{metal: 3})
    t.when("yellow", f"action:{card}")
    assert t.legal("yellow") == [f"pay:{metal}:2", f"pay:{metal}:3"]
    t.when("yellow", f"pay:{metal}:3", "space:r1c5")
    t.then("yellow", credits=2, **{metal: 0})


@scenario("water_import_from_europa", "aquifer_pumping")
@rule("TM-PARAM-07", "TM-TILE-16")
@PUMPS
def test_pump_may_be_used_without_an_ocean_left(t, card, price, metal, other):
    t.given("yellow", credits=price, tableau=[card], tr=20)
    t.given(oceans=9)
    t.when("yellow", f"action:{card}")
    t.then("yellow", credits=0, tr=20)
    t.then(oceans=9)


@scenario("arctic_algae")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_arctic_algae_gives_a_plant_and_2_for_any_ocean_from_then_on(t):
    t.given("yellow", hand=["arctic_algae"])
    t.given("blue", credits=18 * 3)
    t.given(turn="blue")
    t.when("blue", "standard:aquifer", "space:r1c5", "end")
    t.then("yellow", plants=0)
    play(t, "arctic_algae", 12)
    t.then("yellow", plants=1)
    t.when("yellow", "end")
    t.when("blue", "standard:aquifer", "space:r9c5")
    t.then("yellow", plants=3)
    t.when("blue", "end")
    t.given("yellow", credits=23, hand=["ice_asteroid"])
    t.when("yellow", "play:ice_asteroid", "space:r1c2", "space:r1c4")
    t.then("yellow", plants=7)
    t.then("blue", plants=0)


@scenario("arctic_algae")
@rule("TM-PLAY-14", "TM-PARAM-12")
def test_ocean_of_a_bonus_step_counts_for_the_order_as_well(t):
    t.given("yellow", tableau=["arctic_algae"])
    t.given("blue", credits=14, hand=["asteroid"], tr=20)
    t.given(turn="blue", temperature=-2)
    t.when("blue", "play:asteroid")
    assert t.legal("blue") == ["first:1", "first:3"]
    t.when("blue", "first:1", "space:r1c5", "target:yellow", "amount:2")
    t.then("yellow", plants=0)
    t.then("blue", tr=22)
