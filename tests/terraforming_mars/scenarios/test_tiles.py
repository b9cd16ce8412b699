"""Cards that place a greenery or a special tile."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import LAND, OCEAN_AREAS, only, play, points, table
from valles.games.terraforming_mars.scenario import TerraformingMarsTable


@rule("TM-PLAY-28", "TM-TILE-33")
@pytest.mark.parametrize("card", ["corporate_stronghold", "plantation"])
def test_card_with_a_tile_is_refused_when_no_land_is_free(t, card):
    t.given(tiles={space: ("greenery", "blue") for space in LAND[1:]})
    t.given("yellow", hand=[card], credits=50, production={"energy": 1}, tableau=["research"])
    assert t.why_not("yellow", f"play:{card}") is None
    t.given(tiles={LAND[0]: ("greenery", "blue")})
    assert t.why_not("yellow", f"play:{card}") == "why-no-space"


@rule("TM-TILE-17", "TM-TILE-20", "TM-PLAY-26")
@scenario("plantation")
def test_plantation_is_a_greenery_beside_an_own_tile(t):
    t.given(tiles={"r7c3": ("city", "yellow"), "r3c3": ("city", "blue")})
    t.given("yellow", hand=["plantation"], credits=15, tableau=["breathing_filters"])
    assert t.why_not("yellow", "play:plantation") == "why-tags-missing"
    t.given("yellow", tableau=["designed_microorganisms"])
    t.when("yellow", "play:plantation")
    assert t.why_not("yellow", "space:r3c4") == "why-not-next-to-own"
    t.when("yellow", "space:r6c3")
    t.then("yellow", credits=0, plants=1, production=only(), tr=21)
    t.then(tiles={"r6c3": ("greenery", "yellow")}, oxygen=1)


@rule("TM-TILE-05", "TM-TILE-06", "TM-TILE-20", "TM-PLAY-39")
@scenario("protected_valley")
def test_protected_valley_is_a_greenery_on_an_ocean_area_wherever_own_tiles_lie(t):
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
def test_protected_valley_gives_no_rating_at_the_target(t):
    t.given(oxygen=14)
    t.given("yellow", hand=["protected_valley"], credits=23)
    t.when("yellow", "play:protected_valley", "space:r9c5")
    t.then("yellow", credits=0, titanium=2, production=only(credits=2), tr=20)
    t.then(tiles={"r9c5": ("greenery", "yellow")}, oxygen=14)


def mangrove(temperature: int) -> TerraformingMarsTable:
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


@rule("TM-PLAY-28")
@scenario("mangrove")
def test_mangrove_is_refused_without_a_free_ocean_area():
    t = mangrove(4)
    t.given(oceans=9, tiles={"r6c8": ("mohole_area", "blue"), "r6c7": ("greenery", "blue")})
    assert t.why_not("yellow", "play:mangrove") is None
    t.given(tiles={"r9c5": ("greenery", "blue")})
    assert t.why_not("yellow", "play:mangrove") == "why-no-space"


def natural_preserve() -> TerraformingMarsTable:
    t = table()
    t.given("yellow", credits=7, steel=1, hand=["natural_preserve"])
    t.given(oxygen=4)
    return t


@rule("TM-TILE-31", "TM-TILE-32")
@scenario("natural_preserve")
def test_natural_preserve_lies_beside_no_other_tile():
    t = natural_preserve()
    t.given(tiles={"r3c3": ("city", "yellow"), "r1c4": "ocean"})
    t.when("yellow", "play:natural_preserve")
    assert t.why_not("yellow", "space:r2c3") == "why-not-alone"
    assert t.why_not("yellow", "space:r1c3") == "why-not-alone"
    assert t.why_not("yellow", "space:r9c5") == "why-ocean-area"
    t.when("yellow", "space:r8c1")
    t.then("yellow", credits=0, steel=2, production={"credits": 1})
    t.then(tiles={"r8c1": ("natural_preserve", "yellow")})
    assert points(t) == 1


@rule("TM-PLAY-28")
@scenario("natural_preserve")
def test_natural_preserve_is_refused_when_every_free_area_touches_a_tile():
    t = natural_preserve()
    t.given(tiles={name: ("greenery", "blue") for name in LAND if name not in ("r3c3", "r3c4")})
    assert t.why_not("yellow", "play:natural_preserve") == "why-no-space"


@rule("TM-TILE-31", "TM-TILE-12")
@scenario("mining_area")
def test_mining_area_lies_on_metal_beside_an_own_tile(t):
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
def test_mining_area_on_titanium_gives_titanium_production(t):
    t.given("yellow", credits=4, hand=["mining_area"])
    t.given(tiles={"r7c7": ("greenery", "yellow")})
    t.when("yellow", "play:mining_area")
    t.then("yellow", credits=0, titanium=1, production={"steel": 0, "titanium": 1})
    t.then(tiles={"r8c6": ("mining_area", "yellow")})


@rule("TM-PLAY-28", "TM-TILE-15")
@scenario("mining_area")
def test_mining_area_is_refused_without_an_own_tile_beside_metal(t):
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
def test_mining_rights_gives_production_of_the_metal_it_covers(t, space, stock, metal):
    t.given("yellow", credits=7, steel=1, hand=["mining_rights"])
    t.when("yellow", "play:mining_rights", f"space:{space}")
    t.then("yellow", credits=0, production={"steel": 0, "titanium": 0} | {metal: 1}, **stock)
    t.then(tiles={space: ("mining_rights", "yellow")})


@scenario("mining_rights")
def test_mining_rights_may_lie_on_any_free_land_with_metal(t):
    t.given("yellow", credits=9, hand=["mining_rights"])
    t.given(tiles={"r8c1": ("city", "yellow"), "r9c2": ("claim", "blue")})
    t.when("yellow", "play:mining_rights")
    free = ["r1c1", "r2c2", "r3c7", "r4c1", "r8c6", "r9c1"]
    assert sorted(t.legal("yellow")) == [f"space:{area}" for area in free]


DISTRICT = "commercial_district"


@rule("TM-TILE-32")
@scenario("commercial_district")
def test_commercial_district_scores_adjacent_cities_of_anybody(t):
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
def test_commercial_district_takes_bonuses_but_no_reserved_area(t):
    t.given("yellow", credits=16, production={"energy": 1}, hand=[DISTRICT])
    t.given(tiles={"r5c6": "ocean"})
    t.when("yellow", f"play:{DISTRICT}")
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"
    assert t.why_not("yellow", "space:r5c5") == "why-ocean-area"
    t.when("yellow", "space:r5c7")
    t.then("yellow", credits=2, plants=2)


def nuclear_zone(temperature: int) -> TerraformingMarsTable:
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
    assert points(t) == -2


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


@rule("TM-PLAY-39", "TM-TILE-32")
@scenario("mohole_area")
def test_mohole_area_takes_an_ocean_area_but_is_no_ocean(t):
    t.given(tiles={"r5c5": "ocean", "r5c6": "ocean"})
    t.given("yellow", hand=["mohole_area"], credits=2, steel=9)
    t.when("yellow", "play:mohole_area")
    assert t.why_not("yellow", "space:r4c4") == "why-not-ocean-area"
    assert t.why_not("yellow", "space:r5c5") == "why-occupied"
    t.when("yellow", "space:r5c4")
    t.then(tiles={"r5c4": ("mohole_area", "yellow")}, oceans=2)
    t.then("yellow", steel=0, credits=2, plants=2, production=only(heat=4), tr=20)


@scenario("industrial_center")
@rule("TM-PLAY-28", "TM-TILE-05", "TM-TILE-06", "TM-TILE-31", "TM-TILE-32")
def test_industrial_center_costs_4_and_lies_beside_a_city_of_anyone(t):
    t.given("yellow", credits=2, steel=1, hand=["industrial_center"])
    assert t.why_not("yellow", "play:industrial_center") == "why-no-space"
    t.given(tiles={"r3c6": ("city", "blue"), "r2c6": "ocean"})
    t.given("yellow", credits=1)
    assert t.why_not("yellow", "play:industrial_center") == "why-too-expensive"
    t.given("yellow", credits=2)
    t.when("yellow", "play:industrial_center")
    assert t.why_not("yellow", "space:r7c3") == "why-not-next-to-city"
    assert t.why_not("yellow", "space:r3c6") == "why-occupied"
    assert sorted(t.legal("yellow")) == ["space:r2c5", "space:r3c5", "space:r3c7", "space:r4c6", "space:r4c7"]
    t.when("yellow", "space:r3c7")
    t.then("yellow", credits=2, steel=1, tableau=["industrial_center"])
    t.then(tiles={"r3c7": ("industrial_center", "yellow")})


@scenario("restricted_area")
@rule("TM-TILE-05", "TM-TILE-06", "TM-TILE-12", "TM-TILE-28", "TM-TILE-31", "TM-TILE-32")
def test_restricted_area_costs_11_and_lies_on_any_free_land(t):
    t.given(tiles={"r3c6": ("city", "blue"), "r2c6": "ocean"})
    play(t, "restricted_area", 11)
    assert t.why_not("yellow", "space:r3c6") == "why-occupied"
    assert t.why_not("yellow", "space:r1c5") == "why-ocean-area"
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"
    t.when("yellow", "space:r3c7")
    t.then("yellow", steel=1, credits=2)
    t.then(tiles={"r3c7": ("restricted_area", "yellow")})


@scenario("ecological_zone")
@rule("TM-TILE-31", "TM-TILE-32")
def test_ecological_zone_needs_an_own_greenery_and_lies_beside_any(t):
    t.given("yellow", credits=12, hand=["ecological_zone"])
    t.given(tiles={"r3c3": ("greenery", "blue")})
    assert t.why_not("yellow", "play:ecological_zone") == "why-greeneries-missing"
    t.given(tiles={"r7c3": ("greenery", "yellow")})
    play(t, "ecological_zone", 12)
    assert t.why_not("yellow", "space:r9c4") == "why-not-next-to-greenery"
    t.when("yellow", "space:r3c4")
    t.then("yellow", on={"ecological_zone": 2})
    t.then(tiles={"r3c4": ("ecological_zone", "yellow")})
    assert points(t) == 1
