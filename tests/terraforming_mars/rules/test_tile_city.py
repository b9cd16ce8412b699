"""Tiles: cities, reserved areas and special tiles (TM-TILE-23 to -33)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules.drawing import EMPTY, LAND, board, drawn
from valles.testing import table

# Cities


@rule("TM-TILE-23")
@pytest.mark.parametrize("owner", ["yellow", "blue"])
@pytest.mark.parametrize("option", ["standard:city", "play:corporate_stronghold"])
def test_no_city_beside_another_of_any_owner(owner, option):
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["corporate_stronghold"], production={"energy": 1})
    t.given(tiles={"r3c4": ("city", owner), "r8c5": ("greenery", owner), "r8c2": ("nuclear_zone", owner)})
    t.when("yellow", option)
    assert board(t) == drawn("""
            + . + . .
           + + . . + .
          + + . C . + +
         + + + . . + + .
        + + . . . . + + +
         + + + + + . . .
          + + + + + + +
           + S + + G +
            + + + + .
    """)
    assert t.why_not("yellow", "space:r3c5") == "why-next-to-city"


@rule("TM-TILE-24")
def test_noctis_city_goes_onto_its_area_even_beside_cities():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, hand=["noctis_city"], production={"energy": 1})
    t.given(tiles={"r5c2": ("city", "blue"), "r4c3": ("city", "yellow")})
    t.when("yellow", "play:noctis_city")
    t.then("yellow", plants=2, production={"energy": 0, "credits": 3})
    t.then(tiles={"r5c3": ("city", "yellow")})


@rule("TM-TILE-25")
def test_no_city_beside_noctis_city():
    t = table("terraforming_mars")
    t.given("yellow", credits=25)
    t.given(tiles={"r5c3": ("city", "blue")})
    t.when("yellow", "standard:city")
    assert board(t) == drawn("""
            + . + . .
           + + + + + .
          + + + + + + +
         + . . + + + + .
        + . C . . . + + +
         + . . + + . . .
          + + + + + + +
           + + + + + +
            + + + + .
    """)


@rule("TM-TILE-26")
def test_a_city_is_worth_1_point_for_each_greenery_beside_it():
    t = table("terraforming_mars")
    t.given(
        tiles={
            "r3c4": ("city", "yellow"), "r3c3": ("greenery", "yellow"), "r3c5": ("greenery", "blue"),
            "r4c4": ("greenery", "blue"), "r2c3": ("nuclear_zone", "yellow"), "r2c5": ("greenery", "blue"),
            "r7c3": ("city", "blue"),
        }
    )  # fmt: skip
    assert t.score("yellow")["cities"] == 3
    assert t.score("yellow")["greeneries"] == 1
    assert t.score("blue")["cities"] == 0
    assert t.score("blue")["greeneries"] == 3


@rule("TM-TILE-26")
def test_a_greenery_counts_for_each_city_beside_it():
    t = table("terraforming_mars")
    t.given(tiles={"r3c3": ("city", "yellow"), "r3c5": ("city", "blue"), "r3c4": ("greenery", "blue")})
    assert t.score("yellow")["cities"] == 1
    assert t.score("blue")["cities"] == 1


@rule("TM-TILE-27")
def test_the_capital_is_placed_as_a_city():
    t = table("terraforming_mars")
    t.given("yellow", credits=26, hand=["capital"], production={"energy": 2})
    t.given(oceans=4, tiles={"r7c3": ("city", "blue")})
    t.when("yellow", "play:capital")
    assert board(t) == drawn("""
            + O + O O
           + + + + + O
          + + + + + + +
         + + + + + + + .
        + + . . . . + + +
         + + . . + . . .
          + . C . + + +
           + . . + + +
            + + + + .
    """)


@rule("TM-TILE-27")
def test_no_city_beside_the_capital():
    t = table("terraforming_mars")
    t.given("yellow", credits=25)
    t.given(tiles={"r7c3": ("capital", "blue")})
    t.when("yellow", "standard:city")
    assert t.why_not("yellow", "space:r7c4") == "why-next-to-city"
    assert "space:r7c5" in t.legal("yellow")


@rule("TM-TILE-27")
def test_the_capital_counts_as_a_city():
    t = table("terraforming_mars")
    t.given("yellow", credits=34, hand=["capital"], production={"energy": 2})
    t.given("blue", tableau=["rover_construction"])
    t.given(oceans=4, tiles={"r7c3": ("city", "yellow"), "r8c6": ("city", "yellow")})
    t.when("yellow", "play:capital", "space:r3c4")
    t.then("blue", credits=2)
    assert "milestone:mayor" in t.legal("yellow")


@rule("TM-TILE-27")
def test_the_capital_scores_greeneries_as_a_city_and_oceans_on_top():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["capital"])
    t.given(
        tiles={
            "r4c5": ("capital", "yellow"), "r5c5": "ocean", "r5c6": "ocean", "r6c6": "ocean",
            "r4c4": ("greenery", "blue"), "r3c4": ("greenery", "blue"), "r4c6": ("greenery", "blue"),
        }
    )  # fmt: skip
    assert t.score("yellow")["cities"] == 3
    assert t.score("yellow")["cards"] == 2


# Reserved areas


@rule("TM-TILE-28")
@pytest.mark.parametrize("option", ["standard:city", "standard:greenery", "play:nuclear_zone", "play:artificial_lake"])
def test_no_other_tile_goes_onto_a_reserved_area(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["nuclear_zone", "artificial_lake"])
    t.given(temperature=2)
    t.when("yellow", option)
    assert board(t) == EMPTY
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"


@rule("TM-TILE-28")
@pytest.mark.parametrize(
    ("card", "area"),
    [("noctis_city", "r5c3"), ("phobos_space_haven", "phobos_space_haven"), ("ganymede_colony", "ganymede_colony")],
)
def test_each_reserved_area_takes_its_own_city(card, area):
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=[card], production={"energy": 1})
    t.when("yellow", f"play:{card}")
    assert t.tiles() == {area: ("city", "yellow")}


@rule("TM-TILE-28")
def test_a_reserved_area_cannot_be_claimed():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, hand=["land_claim"])
    t.when("yellow", "play:land_claim")
    assert board(t) == EMPTY


@rule("TM-TILE-29")
def test_a_city_off_the_map_has_no_neighbours_and_no_placement_bonus():
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["phobos_space_haven"])
    t.given(oceans=9, tiles={name: ("greenery", "yellow") for name in LAND})
    t.when("yellow", "play:phobos_space_haven")
    t.then("yellow", credits=0, steel=0, titanium=0, plants=0, hand=[])
    assert t.score("yellow")["cities"] == 0


@rule("TM-TILE-29")
def test_noctis_has_a_placement_bonus_and_neighbours():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, hand=["noctis_city"], production={"energy": 1})
    t.given(tiles={"r5c4": "ocean", "r5c2": ("greenery", "blue")})
    t.when("yellow", "play:noctis_city")
    t.then("yellow", credits=2, plants=2)
    assert t.score("yellow")["cities"] == 1


@rule("TM-TILE-29")
def test_cities_off_the_map_count_as_cities():
    t = table("terraforming_mars")
    t.given("yellow", credits=20)
    t.given(
        tiles={
            "phobos_space_haven": ("city", "yellow"),
            "ganymede_colony": ("city", "yellow"),
            "r3c4": ("city", "yellow"),
        }
    )
    assert "milestone:mayor" in t.legal("yellow")
    t.given("blue", credits=20, hand=["greenhouses"])
    t.given(turn="blue")
    t.when("blue", "play:greenhouses")
    t.then("blue", plants=3)


@rule("TM-TILE-29")
def test_cities_off_the_map_meet_a_requirement():
    t = table("terraforming_mars")
    t.given("yellow", credits=6, hand=["rad_suits"])
    t.given(tiles={"phobos_space_haven": ("city", "blue")})
    assert t.why_not("yellow", "play:rad_suits") == "why-cities-missing"
    t.given(tiles={"ganymede_colony": ("city", "blue")})
    assert "play:rad_suits" in t.legal("yellow")


@rule("TM-TILE-29")
def test_cities_off_the_map_are_not_on_mars():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["ganymede_colony"])
    t.given("blue", corporation="tharsis_republic", tableau=["rover_construction"])
    t.when("yellow", "play:ganymede_colony")
    t.then("blue", credits=2, production={"credits": 0})


@rule("TM-TILE-29")
def test_cities_off_the_map_count_as_owned_tiles():
    t = table("terraforming_mars")
    t.given(
        awards={"landlord": "blue"},
        tiles={
            "phobos_space_haven": ("city", "yellow"),
            "ganymede_colony": ("city", "yellow"),
            "r3c4": ("greenery", "blue"),
        },
    )
    assert t.score("yellow")["awards"] == 5
    assert t.score("blue")["awards"] == 0


@rule("TM-TILE-30")
def test_the_noctis_area_stays_reserved_when_its_card_is_discarded():
    t = table("terraforming_mars")
    t.given("yellow", credits=24, hand=["noctis_city"])
    t.when("yellow", "standard:sell_patents", "standard:city")
    t.then("yellow", hand=[])
    assert board(t) == EMPTY


# Special tiles

PLACES = {
    "mohole_area": """
            . O . + +
           . . . . . +
          . . . C . . .
         . . . . . . . +
        . . . + + + . . .
         . . . . . + + +
          . . . . . . .
           G C . . . .
            . . . . +
    """,
    "natural_preserve": """
            . O . . .
           + . . . + .
          + + . C . + +
         + + + . . + + .
        + + . . . . + + +
         + + + + + . . .
          . . . + + + +
           G C . + + +
            . . + + .
    """,
    "industrial_center": """
            . O . . .
           . . + + . .
          . . + C + . .
         . . . + + . . .
        . . . . . . . . .
         . . . . . . . .
          . + + . . . .
           G C + . . .
            + + . . .
    """,
    "ecological_zone": """
            . O . . .
           . . . . . .
          . . . C . . .
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          + + . . . . .
           G C . . . .
            + . . . .
    """,
    "mining_rights": """
            + O . . .
           . + . . . .
          . . . C . . +
         + . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . .
           G C . . . +
            + + . . .
    """,
    "lava_flows": """
            . O . . .
           . + . . . .
          + . . C . . .
         + . . . . . . .
        + . . . . . . . .
         . . . . . . . .
          . . . . . . .
           G C . . . .
            . . . . .
    """,
    "nuclear_zone": """
            + O + . .
           + + + + + .
          + + + C + + +
         + + + + + + + .
        + + . . . . + + +
         + + + + + . . .
          + + + + + + +
           G C + + + +
            + + + + .
    """,
}
PLACES["restricted_area"] = PLACES["commercial_district"] = PLACES["nuclear_zone"]


@rule("TM-TILE-31", "TM-TILE-02")
@pytest.mark.parametrize("card", PLACES)
def test_a_special_tile_goes_where_its_card_says(card):
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=[card], production={"energy": 1})
    t.given(
        tiles={
            "r1c2": "ocean", "r3c4": ("city", "yellow"), "r8c1": ("greenery", "yellow"), "r8c2": ("city", "blue"),
        }
    )  # fmt: skip
    t.when("yellow", f"play:{card}")
    assert board(t) == drawn(PLACES[card])


@rule("TM-TILE-31")
def test_mining_area_goes_onto_metal_beside_an_own_tile():
    t = table("terraforming_mars")
    t.given("yellow", credits=4, hand=["mining_area"])
    tiles = {"r1c2": "ocean", "r3c4": ("city", "blue"), "r8c2": ("city", "yellow"), "r2c1": ("city", "blue")}
    t.given(tiles=tiles)
    t.when("yellow", "play:mining_area")
    assert board(t) == drawn("""
            . O . . .
           C . . . . .
          . . . C . . .
         . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . .
           + C . . . .
            + + . . .
    """)


@rule("TM-TILE-31")
def test_special_tiles_are_placed_by_their_cards():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, hand=["mining_rights"])
    t.when("yellow", "play:mining_rights", "space:r8c6")
    t.then("yellow", titanium=1, production={"titanium": 1, "steel": 0})
    assert t.tiles() == {"r8c6": ("mining_rights", "yellow")}


@rule("TM-TILE-32")
def test_a_special_tile_gets_placement_and_ocean_bonus():
    t = table("terraforming_mars")
    t.given("yellow", credits=10, hand=["nuclear_zone"])
    t.given(tiles={"r1c2": "ocean"})
    t.when("yellow", "play:nuclear_zone", "space:r1c1")
    t.then("yellow", steel=2, credits=2)


@rule("TM-TILE-32")
def test_a_special_tile_on_an_ocean_area_gets_the_bonus_and_is_no_ocean():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["mohole_area"])
    t.given(tiles={"r5c4": "ocean"})
    t.when("yellow", "play:mohole_area", "space:r5c5")
    t.then("yellow", plants=2, credits=2, tr=20, production={"heat": 4})
    t.then(oceans=1, tiles={"r5c5": ("mohole_area", "yellow")})


@rule("TM-TILE-32")
def test_a_special_tile_counts_as_an_owned_tile():
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(awards={"landlord": "blue"}, tiles={"r9c1": ("nuclear_zone", "yellow"), "r3c4": ("lava_flows", "yellow")})
    t.given(tiles={"r7c3": ("city", "blue")})
    assert t.score("yellow")["awards"] == 5
    t.when("yellow", "convert:plants")
    assert t.why_not("yellow", "space:r5c7") == "why-not-next-to-own"
    assert {"space:r8c1", "space:r3c5"} <= set(t.legal("yellow"))


@rule("TM-TILE-33")
def test_without_a_legal_area_no_city_can_be_built():
    tiles = {name: ("greenery", "blue") for name in LAND if name not in ("r3c4", "r3c5")} | {"r3c4": ("city", "blue")}
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["cupola_city"], production={"energy": 1})
    t.given(tiles=tiles)
    assert t.why_not("yellow", "standard:city") == "why-no-space"
    assert t.why_not("yellow", "play:cupola_city") == "why-no-space"
    assert "standard:greenery" in t.legal("yellow")


@rule("TM-TILE-33")
@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("lava_flows", {name: ("greenery", "blue") for name in ("r2c2", "r3c1", "r4c1", "r5c1")}),
        ("industrial_center", {}),
        ("mining_area", {"r3c4": ("city", "yellow"), "r8c2": ("city", "blue")}),
        ("mining_rights", {name: ("greenery", "blue") for name in LAND}),
        ("urbanized_area", {"r3c4": ("city", "yellow"), "r7c3": ("city", "blue")}),
    ],
)
def test_without_a_legal_area_the_card_of_a_tile_cannot_be_played(card, tiles):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card], production={"energy": 1})
    t.given(tiles=tiles)
    assert t.why_not("yellow", f"play:{card}") == "why-no-space"


@rule("TM-TILE-33")
@pytest.mark.parametrize("option", ["standard:greenery", "convert:plants"])
def test_without_any_area_no_greenery_can_be_placed(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, plants=8)
    t.given(tiles={name: ("greenery", "blue") for name in LAND})
    assert t.why_not("yellow", option) == "why-no-space"
