"""The automated cards from Insects (148) to Medical Lab (207)."""

import pytest

from tests.ledger import rule, scenario
from valles.terraforming_mars.tharsis import IS_LAND, SPACE_NAMES
from valles.testing import table

WORTH = {"steel": 2, "titanium": 3}


def only(**steps):
    """These productions and no others."""
    return dict.fromkeys(("credits", "steel", "titanium", "plants", "energy", "heat"), 0) | steps


PLAIN = {
    "designed_microorganisms": {"cost": 16, "limit": {"temperature": -14}, "up": {"plants": 2}},
    "industrial_microbes": {"cost": 12, "metal": "steel", "up": {"energy": 1, "steel": 1}},
    "lichen": {"cost": 7, "limit": {"temperature": -24}, "up": {"plants": 1}},
    "micro_mills": {"cost": 3, "up": {"heat": 1}},
    "magnetic_field_generators": {"cost": 20, "metal": "steel", "down": {"energy": 4}, "up": {"plants": 2}, "tr": 3},
    "windmills": {"cost": 6, "metal": "steel", "limit": {"oxygen": 7}, "up": {"energy": 1}, "points": 1},
    "tundra_farming": {
        "cost": 16, "limit": {"temperature": -6}, "up": {"plants": 1, "credits": 2}, "plants": 1, "points": 2,
    },
    "magnetic_field_dome": {"cost": 5, "metal": "steel", "down": {"energy": 2}, "up": {"plants": 1}, "tr": 1},
    "noctis_farming": {
        "cost": 10, "metal": "steel", "limit": {"temperature": -20}, "up": {"credits": 1}, "plants": 2, "points": 1,
    },
    "soil_factory": {"cost": 9, "metal": "steel", "down": {"energy": 1}, "up": {"plants": 1}, "points": 1},
    "fuel_factory": {"cost": 6, "metal": "steel", "down": {"energy": 1}, "up": {"titanium": 1, "credits": 1}},
    "soletta": {"cost": 35, "metal": "titanium", "up": {"heat": 7}},
    "rad_chem_factory": {"cost": 8, "metal": "steel", "down": {"energy": 1}, "tr": 2},
}  # fmt: skip


@rule("TM-PLAY-17", "TM-PLAY-20", "TM-PLAY-25", "TM-PAY-02", "TM-PAY-03", "TM-PAY-04")
@scenario(
    "designed_microorganisms", "industrial_microbes", "lichen", "micro_mills", "magnetic_field_generators",
    "windmills", "tundra_farming", "magnetic_field_dome", "noctis_farming", "soil_factory", "fuel_factory",
    "soletta", "rad_chem_factory",
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
    t.then("yellow", credits=0, steel=int(metal != "steel"), titanium=int(metal != "titanium"), hand=[], tableau=[card])
    t.then("yellow", plants=says.get("plants", 0), energy=0, heat=0)
    t.then("yellow", production=only(**says.get("up", {})), tr=20 + says.get("tr", 0))
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
        ("insects", {"oxygen": 5}, "why-too-low"),
        ("designed_microorganisms", {"temperature": -12}, "why-too-high"),
        ("lichen", {"temperature": -26}, "why-too-low"),
        ("windmills", {"oxygen": 6}, "why-too-low"),
        ("tundra_farming", {"temperature": -8}, "why-too-low"),
        ("noctis_farming", {"temperature": -22}, "why-too-low"),
        ("biomass_combustors", {"oxygen": 5}, "why-too-low"),
    ],
)
def test_requirement_is_not_met_one_step_outside_its_limit(card, outside, reason):
    t = table("terraforming_mars")
    t.given(**outside)
    t.given("yellow", hand=[card], credits=50, production={"plants": 1})
    assert t.why_not("yellow", f"play:{card}") == reason


@rule("TM-PLAY-18")
@pytest.mark.parametrize(
    ("card", "energy"),
    [
        ("magnetic_field_generators", 4),
        ("magnetic_field_dome", 2),
        ("soil_factory", 1),
        ("fuel_factory", 1),
        ("corporate_stronghold", 1),
        ("rad_chem_factory", 1),
    ],
)
def test_own_energy_production_must_cover_the_loss(card, energy):
    t = table("terraforming_mars")
    t.given("yellow", hand=[card], credits=50, energy=5, production={"energy": energy - 1})
    t.given("blue", production={"energy": 5})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"


@rule("TM-PLAY-28", "TM-TILE-33")
@pytest.mark.parametrize("card", ["corporate_stronghold", "plantation"])
def test_card_with_a_tile_is_refused_when_no_land_is_free(card):
    t = table("terraforming_mars")
    land = [space for space, free in zip(SPACE_NAMES, IS_LAND, strict=True) if free]
    t.given(tiles={space: ("greenery", "blue") for space in land[1:]})
    t.given("yellow", hand=[card], credits=50, production={"energy": 1}, tableau=["research"])
    assert t.why_not("yellow", f"play:{card}") is None
    t.given(tiles={land[0]: ("greenery", "blue")})
    assert t.why_not("yellow", f"play:{card}") == "why-no-space"


@rule("TM-PLAY-50")
@scenario("insects")
def test_insects_count_own_plant_tags():
    t = table("terraforming_mars")
    t.given(oxygen=6)
    t.given("yellow", hand=["insects"], credits=9, corporation="ecoline", tableau=["grass", "ecological_zone", "ants"])
    t.given("blue", tableau=["heather"])
    t.when("yellow", "play:insects")
    t.then("yellow", credits=0, plants=0, production=only(plants=3))


@rule("TM-CARD-03")
@scenario("insulation")
@pytest.mark.parametrize(("amount", "heat", "credits"), [(0, 3, -5), (2, 1, -3), (3, 0, -2)])
def test_insulation_turns_any_number_of_heat_production_steps_into_credits(amount, heat, credits):
    t = table("terraforming_mars")
    t.given("yellow", hand=["insulation"], credits=2, heat=7, production={"heat": 3, "credits": -5})
    t.when("yellow", "play:insulation")
    assert t.legal("yellow") == ["amount:0", "amount:1", "amount:2", "amount:3"]
    t.when("yellow", f"amount:{amount}")
    t.then("yellow", credits=0, heat=7, production=only(heat=heat, credits=credits))


@rule("TM-CARD-03")
@scenario("insulation")
def test_insulation_may_be_played_without_heat_production():
    t = table("terraforming_mars")
    t.given("yellow", hand=["insulation"], credits=2)
    t.when("yellow", "play:insulation")
    t.then("yellow", credits=0, production=only(), tableau=["insulation"])


POWER = ["solar_power", "wave_power"]
TAPS = [("power_supply_consortium", 5, 0), ("energy_tapping", 3, -1)]


@rule("TM-PLAY-30", "TM-PLAY-34")
@scenario("power_supply_consortium", "energy_tapping")
@pytest.mark.parametrize(("card", "cost", "points"), TAPS)
def test_energy_production_moves_from_one_player_of_choice(card, cost, points):
    t = table("terraforming_mars", seats=("yellow", "blue", "pink"))
    t.given("yellow", hand=[card], credits=cost, tableau=POWER)
    t.given("blue", production={"energy": 1})
    before = t.score("yellow")["cards"]
    t.when("yellow", f"play:{card}")
    assert t.legal("yellow") == ["target:yellow", "target:blue"]
    assert t.why_not("yellow", "target:pink") == "why-not-a-target"
    t.when("yellow", "target:blue")
    t.then("yellow", credits=0, production=only(energy=1))
    t.then("blue", production=only())
    assert t.score("yellow")["cards"] == before + points


@rule("TM-PLAY-36")
@scenario("power_supply_consortium", "energy_tapping")
@pytest.mark.parametrize(("card", "cost", "points"), TAPS)
def test_own_energy_production_may_be_chosen_although_an_opponent_has_some(card, cost, points):
    t = table("terraforming_mars")
    t.given("yellow", hand=[card], credits=cost, tableau=POWER)
    t.given("blue", production={"energy": 1})
    t.when("yellow", f"play:{card}", "target:yellow")
    t.then("yellow", production=only())
    t.then("blue", production=only(energy=1))


@rule("TM-PLAY-14", "TM-CARD-05")
@scenario("power_supply_consortium", "energy_tapping")
@pytest.mark.parametrize(("card", "cost", "points"), TAPS)
def test_energy_production_is_gained_before_it_is_lost_when_nobody_has_any(card, cost, points):
    t = table("terraforming_mars")
    t.given("yellow", hand=[card], credits=cost, tableau=POWER)
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, production=only())
    t.then("blue", production=only())
    assert card in t.seat("yellow").tableau


@rule("TM-SOLO-14", "TM-SOLO-15")
@scenario("power_supply_consortium", "energy_tapping", "heat_trappers", "biomass_combustors")
@pytest.mark.parametrize(
    ("card", "cost", "energy"),
    [
        ("power_supply_consortium", 5, 1),
        ("energy_tapping", 3, 1),
        ("heat_trappers", 6, 1),
        ("biomass_combustors", 4, 2),
    ],
)
def test_neutral_opponent_always_has_the_production(card, cost, energy):
    t = table("terraforming_mars", seats=("yellow",))
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=cost, production={"heat": 2, "plants": 1}, tableau=POWER)
    t.when("yellow", f"play:{card}", "target:neutral")
    t.then("yellow", credits=0, production=only(heat=2, plants=1, energy=energy))


@rule("TM-SOLO-15")
@scenario("heat_trappers", "biomass_combustors")
@pytest.mark.parametrize(("card", "cost", "energy"), [("heat_trappers", 6, 1), ("biomass_combustors", 4, 2)])
def test_card_that_reduces_needs_no_own_production_alone(card, cost, energy):
    t = table("terraforming_mars", seats=("yellow",))
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=cost)
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, production=only(energy=energy))


@rule("TM-PLAY-06", "TM-PLAY-08")
@scenario("power_supply_consortium")
def test_power_supply_consortium_needs_two_other_power_tags():
    t = table("terraforming_mars")
    t.given("yellow", hand=["power_supply_consortium"], credits=5, tableau=["solar_power"])
    t.given("blue", production={"energy": 1}, tableau=["wave_power"])
    assert t.why_not("yellow", "play:power_supply_consortium") == "why-tags-missing"


@rule("TM-TILE-05", "TM-TILE-06", "TM-TILE-20", "TM-PLAY-39")
@scenario("protected_valley")
def test_protected_valley_is_a_greenery_on_an_ocean_area_wherever_own_tiles_lie():
    t = table("terraforming_mars")
    t.given(tiles={"r7c3": ("city", "yellow"), "r5c5": "ocean"})
    t.given("yellow", hand=["protected_valley"], credits=23, steel=11)
    t.when("yellow", "play:protected_valley", "pay:steel:11")
    assert t.why_not("yellow", "space:r7c4") == "why-not-ocean-area"
    assert t.why_not("yellow", "space:r5c5") == "why-occupied"
    t.when("yellow", "space:r5c4")
    t.then("yellow", credits=22 + 2, steel=0, plants=2, production=only(credits=2), tr=21)
    t.then(tiles={"r5c4": ("greenery", "yellow")}, oxygen=1, oceans=1)
    assert t.score("yellow")["greeneries"] == 1


@rule("TM-TILE-21")
@scenario("protected_valley")
def test_protected_valley_gives_no_rating_at_the_target():
    t = table("terraforming_mars")
    t.given(oxygen=14)
    t.given("yellow", hand=["protected_valley"], credits=23)
    t.when("yellow", "play:protected_valley", "space:r9c5")
    t.then("yellow", credits=0, titanium=2, production=only(credits=2), tr=20)
    t.then(tiles={"r9c5": ("greenery", "yellow")}, oxygen=14)


@rule("TM-PLAY-45", "TM-PLAY-50", "TM-PAY-10")
@scenario("satellites")
def test_satellites_count_own_space_tags_themselves_included():
    t = table("terraforming_mars")
    t.given("yellow", hand=["satellites"], credits=10, titanium=2, corporation="phobolog")
    t.given("yellow", tableau=["soletta", "mine"], events=["asteroid"])
    t.given("blue", tableau=["toll_station"])
    t.when("yellow", "play:satellites", "pay:titanium:2")
    t.then("yellow", credits=8, titanium=0, production=only(credits=3))


REDUCERS = [("heat_trappers", 6, "heat", 2, 1), ("biomass_combustors", 4, "plants", 1, 2)]


@rule("TM-PLAY-34")
@scenario("heat_trappers", "biomass_combustors")
@pytest.mark.parametrize(("card", "cost", "resource", "steps", "energy"), REDUCERS)
def test_production_of_one_player_of_choice_falls_and_energy_rises(card, cost, resource, steps, energy):
    t = table("terraforming_mars", seats=("yellow", "blue", "pink"))
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=cost - 2, steel=1)
    t.given("blue", production={resource: steps + 1})
    t.given("pink", production={resource: steps})
    t.when("yellow", f"play:{card}")
    assert t.why_not("yellow", "target:yellow") == "why-not-a-target"
    t.when("yellow", "target:blue")
    t.then("yellow", credits=0, steel=0, production=only(energy=energy))
    t.then("blue", production=only(**{resource: 1}))
    t.then("pink", production=only(**{resource: steps}))
    assert t.score("yellow")["cards"] == -1


@rule("TM-PLAY-35")
@scenario("heat_trappers", "biomass_combustors")
@pytest.mark.parametrize(("card", "cost", "resource", "steps", "energy"), REDUCERS)
def test_own_production_falls_when_no_opponent_has_enough(card, cost, resource, steps, energy):
    t = table("terraforming_mars", seats=("yellow", "blue", "pink"))
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=cost, production={resource: steps - 1})
    t.given("blue", production={resource: steps - 1})
    t.given("pink", production={resource: steps - 1})
    assert t.why_not("yellow", f"play:{card}") == "why-nobody-to-reduce"
    t.given("yellow", production={resource: steps})
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, production=only(energy=energy))
    t.then("blue", production=only(**{resource: steps - 1}))


@rule("TM-EX-01", "TM-TILE-06", "TM-TILE-23")
@scenario("corporate_stronghold")
def test_corporate_stronghold_is_a_city_with_negative_points():
    t = table("terraforming_mars")
    t.given(tiles={"r1c2": "ocean", "r1c4": "ocean", "r3c4": ("city", "blue")})
    t.given("yellow", hand=["corporate_stronghold"], credits=11, steel=5, production={"energy": 1})
    t.when("yellow", "play:corporate_stronghold", "pay:steel:5")
    assert t.why_not("yellow", "space:r2c4") == "why-next-to-city"
    t.when("yellow", "space:r1c3")
    t.then("yellow", credits=10 + 2 * 2, steel=0, production=only(credits=3), tr=20)
    t.then(tiles={"r1c3": ("city", "yellow")})
    assert t.score("yellow")["cards"] == -2


@rule("TM-TILE-29", "TM-PLAY-37")
@scenario("rad_suits")
def test_rad_suits_need_two_cities_of_anybody_anywhere():
    t = table("terraforming_mars")
    t.given(tiles={"r3c3": ("city", "blue"), "r3c4": ("greenery", "yellow")})
    t.given("yellow", hand=["rad_suits"], credits=6)
    assert t.why_not("yellow", "play:rad_suits") == "why-cities-missing"
    t.given(tiles={"phobos_space_haven": ("city", "blue")})
    t.when("yellow", "play:rad_suits")
    t.then("yellow", credits=0, production=only(credits=1))
    assert t.score("yellow")["cards"] == 1


@rule("TM-TILE-29", "TM-PLAY-37")
@scenario("energy_saving")
def test_energy_saving_counts_the_cities_of_all_anywhere():
    t = table("terraforming_mars")
    t.given(tiles={"r3c3": ("city", "blue"), "r7c3": ("capital", "yellow"), "ganymede_colony": ("city", "blue")})
    t.given(tiles={"r3c4": ("greenery", "blue")})
    t.given("yellow", hand=["energy_saving"], credits=15)
    t.when("yellow", "play:energy_saving")
    t.then("yellow", credits=0, energy=0, production=only(energy=3))


@rule("TM-TILE-17", "TM-TILE-20", "TM-PLAY-26")
@scenario("plantation")
def test_plantation_is_a_greenery_beside_an_own_tile():
    t = table("terraforming_mars")
    t.given(tiles={"r7c3": ("city", "yellow"), "r3c3": ("city", "blue")})
    t.given("yellow", hand=["plantation"], credits=15, tableau=["breathing_filters"])
    assert t.why_not("yellow", "play:plantation") == "why-tags-missing"
    t.given("yellow", tableau=["designed_microorganisms"])
    t.when("yellow", "play:plantation")
    assert t.why_not("yellow", "space:r3c4") == "why-not-next-to-own"
    t.when("yellow", "space:r6c3")
    t.then("yellow", credits=0, plants=1, production=only(), tr=21)
    t.then(tiles={"r6c3": ("greenery", "yellow")}, oxygen=1)


@rule("TM-PLAY-23")
@scenario("lagrange_observatory")
def test_lagrange_observatory_draws_a_card_for_nothing():
    t = table("terraforming_mars")
    t.given(deck_top=["mine", "comet"])
    t.given("yellow", hand=["lagrange_observatory"], credits=3, titanium=2)
    left = len(t.state.deck) - 1
    t.when("yellow", "play:lagrange_observatory")
    t.then("yellow", titanium=0, credits=0, hand=["mine"])
    t.then(deck_size=left)
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-25", "TM-PARAM-17")
@scenario("terraforming_ganymede")
def test_terraforming_ganymede_raises_the_rating_for_each_own_jovian_tag_itself_included():
    t = table("terraforming_mars")
    t.given("yellow", hand=["terraforming_ganymede"], credits=3, titanium=10)
    t.given("yellow", tableau=["miranda_resort", "vesta_shipyard"])
    t.given("blue", tableau=["callisto_penal_mines"])
    t.when("yellow", "play:terraforming_ganymede")
    t.then("yellow", credits=0, titanium=0, production=only(), tr=23)
    assert t.score("yellow")["rating"] == 23
    assert t.score("yellow")["cards"] == 2 + 1 + 1, "Miranda Resort and Vesta Shipyard are worth a point each"


@rule("TM-PLAY-37")
@scenario("immigration_shuttles")
@pytest.mark.parametrize(("cities", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_immigration_shuttles_are_worth_a_point_for_every_third_city_of_anybody(cities, points):
    t = table("terraforming_mars")
    spaces = ["phobos_space_haven", "r3c1", "r3c3", "r3c5", "r7c3", "r7c5"][:cities]
    t.given("yellow", hand=["immigration_shuttles"], credits=31, titanium=1)
    t.when("yellow", "play:immigration_shuttles", "pay:titanium:1")
    t.then("yellow", credits=3, titanium=0, production=only(credits=5), tr=20)
    t.given(tiles={space: ("city", owner) for space, owner in zip(spaces, ("yellow", *["blue"] * 5), strict=False)})
    assert t.score("yellow")["cards"] == points


@scenario("medical_lab")
@pytest.mark.parametrize(
    ("others", "steps"),
    [([], 0), (["mine"], 1), (["mine", "power_plant"], 1), (["mine", "power_plant", "titanium_mine"], 2)],
)
def test_medical_lab_counts_two_own_building_tags_a_step_itself_included(others, steps):
    t = table("terraforming_mars")
    t.given("yellow", hand=["medical_lab"], credits=1, steel=6, tableau=[*others, "grass"])
    t.given("blue", tableau=["solar_power"])
    t.when("yellow", "play:medical_lab")
    t.then("yellow", credits=0, steel=0, production=only(credits=steps))
    assert t.score("yellow")["cards"] == 1
