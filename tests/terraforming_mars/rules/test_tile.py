"""Tiles: general rules, oceans and greenery (TM-TILE-01 to -22)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules.drawing import EMPTY, LAND, OCEAN_AREAS, board, drawn
from valles.testing import table

# General


@rule("TM-TILE-01", "TM-TILE-10")
@pytest.mark.parametrize("seat", ["yellow", "blue"])
@pytest.mark.parametrize(
    ("option", "space", "kind"),
    [
        ("standard:greenery", "r3c4", "greenery"),
        ("standard:city", "r3c4", "city"),
        ("play:nuclear_zone", "r3c4", "nuclear_zone"),
    ],
)
def test_greenery_city_and_special_tiles_carry_their_owners_marker(seat, option, space, kind):
    t = table("terraforming_mars")
    t.given(seat, credits=25, hand=["nuclear_zone"])
    t.given(turn=seat)
    t.when(seat, option, f"space:{space}")
    assert t.tiles() == {space: (kind, seat)}


@rule("TM-TILE-01", "TM-TILE-10")
def test_an_ocean_carries_no_marker():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    t.when("yellow", "standard:aquifer", "space:r1c5")
    assert t.tiles() == {"r1c5": "ocean"}
    assert not any(t.state.owner)


@rule("TM-TILE-10")
@pytest.mark.parametrize(("option", "tile"), [("standard:city", ("city", "yellow")), ("play:artificial_lake", "ocean")])
def test_a_tile_takes_the_place_of_an_own_claim(option, tile):
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["artificial_lake"])
    t.given(temperature=-6, tiles={"r3c4": ("claim", "yellow")})
    t.when("yellow", option, "space:r3c4")
    t.then(tiles={"r3c4": tile}, claims={"r3c4": None})


@rule("TM-TILE-02")
def test_reserved_areas_the_kind_of_tile_and_the_card_all_restrict_a_tile():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, hand=["research_outpost"])
    t.given(tiles={"r7c3": ("city", "blue"), "r3c5": ("greenery", "blue"), "r9c4": ("claim", "blue")})
    t.when("yellow", "play:research_outpost")
    assert board(t) == drawn("""
            + . + . .
           + + + . . .
          + + + . G . +
         + + + + . . + .
        + + . . . . + + +
         + + . . + . . .
          + . C . + + +
           + . . + + +
            + + + . .
    """)
    reasons = {
        "r5c3": "why-reserved",
        "r5c4": "why-ocean-area",
        "r7c3": "why-occupied",
        "r7c4": "why-not-alone",
        "r3c4": "why-not-alone",
        "r9c4": "why-claimed",
    }
    assert {space: t.why_not("yellow", f"space:{space}") for space in reasons} == reasons


@rule("TM-TILE-03")
def test_an_area_with_a_tile_takes_no_other():
    t = table("terraforming_mars")
    t.given("yellow", credits=60)
    t.given(tiles={"r3c4": ("greenery", "yellow"), "r7c3": ("mohole_area", "blue"), "r1c2": "ocean"})
    t.when("yellow", "standard:city")
    assert t.why_not("yellow", "space:r3c4") == "why-occupied"
    assert t.why_not("yellow", "space:r7c3") == "why-occupied"
    t.when("yellow", "space:r8c5", "standard:aquifer")
    assert t.why_not("yellow", "space:r1c2") == "why-occupied"
    t.when("yellow", "space:r1c4")
    t.then(tiles={"r3c4": ("greenery", "yellow"), "r7c3": ("mohole_area", "blue"), "r1c2": "ocean"})


@rule("TM-TILE-04", "TM-TILE-23")
def test_areas_that_share_an_edge_are_adjacent():
    t = table("terraforming_mars")
    t.given("yellow", credits=25)
    t.given(tiles={"r3c4": ("city", "yellow"), "r5c2": ("city", "blue"), "r9c1": ("city", "blue")})
    t.when("yellow", "standard:city")
    assert board(t) == drawn("""
            + . + . .
           + + . . + .
          + + . C . + +
         . . + . . + + .
        . C . . . . + + +
         . . + + + . . .
          + + + + + + +
           . . + + + +
            C . + + .
    """)


@rule("TM-TILE-05")
@pytest.mark.parametrize(
    ("space", "stock", "cards"),
    [
        ("r1c1", {"steel": 2}, 0),
        ("r2c2", {"steel": 1}, 0),
        ("r3c1", {}, 1),
        ("r4c1", {"plants": 1, "titanium": 1}, 0),
        ("r5c1", {"plants": 2}, 0),
        ("r6c3", {"plants": 1}, 0),
        ("r8c6", {"titanium": 1}, 0),
        ("r3c4", {}, 0),
    ],
)
def test_the_placer_gets_everything_printed_on_the_area(space, stock, cards):
    t = table("terraforming_mars")
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", f"space:{space}")
    t.then("yellow", **({"credits": 0, "steel": 0, "titanium": 0, "plants": 0, "energy": 0, "heat": 0} | stock))
    assert len(t.seat("yellow").hand) == cards


@rule("TM-TILE-05")
@pytest.mark.parametrize(
    ("space", "stock", "cards"),
    [("r1c2", {"steel": 2}, 0), ("r2c6", {}, 2), ("r9c5", {"titanium": 2}, 0), ("r4c8", {"plants": 2}, 0)],
)
def test_the_placer_of_an_ocean_gets_everything_printed_on_the_area(space, stock, cards):
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    t.when("yellow", "standard:aquifer", f"space:{space}")
    t.then("yellow", **({"credits": 0, "steel": 0, "titanium": 0, "plants": 0} | stock))
    assert len(t.seat("yellow").hand) == cards


@rule("TM-TILE-06")
@pytest.mark.parametrize(
    ("oceans", "credits"), [([], 0), (["r5c5"], 2), (["r5c5", "r5c6"], 4), (["r5c5", "r5c6", "r5c4"], 4)]
)
def test_each_adjacent_ocean_pays_2_credits(oceans, credits):
    t = table("terraforming_mars")
    t.given("yellow", credits=25)
    t.given(tiles={space: "ocean" for space in oceans})
    t.when("yellow", "standard:city", "space:r4c5")
    t.then("yellow", credits=credits, plants=2)


@rule("TM-TILE-07")
def test_an_ocean_beside_oceans_pays_as_well():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    t.given(tiles={"r5c5": "ocean", "r6c6": "ocean", "r5c4": "ocean"})
    t.when("yellow", "standard:aquifer", "space:r5c6")
    t.then("yellow", credits=4, plants=2)


@rule("TM-TILE-08")
def test_a_later_ocean_pays_nothing_to_its_neighbours():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    t.given(tiles={"r4c5": ("city", "blue"), "r6c5": ("greenery", "yellow")})
    t.when("yellow", "standard:aquifer", "space:r5c6")
    t.then("yellow", credits=0)
    t.then("blue", credits=0)


@rule("TM-TILE-08")
def test_the_ocean_bonus_goes_to_the_placer_alone():
    t = table("terraforming_mars")
    t.given("yellow", credits=23)
    t.given(tiles={"r5c5": "ocean", "r4c4": ("city", "blue")})
    t.when("yellow", "standard:greenery", "space:r4c5", "end")
    t.then("yellow", credits=2)
    t.then("blue", credits=0)


BONUS = {"steel": 2, "credits": 2}


@rule("TM-TILE-09")
@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"credits": 10, "hand": ["nuclear_zone"]}, ["play:nuclear_zone"]),
        ({"credits": 25}, ["standard:city"]),
        ({"credits": 23}, ["standard:greenery"]),
        ({"plants": 8}, ["convert:plants"]),
    ],
)
def test_card_project_and_conversion_bring_the_placement_bonus(given, options):
    t = table("terraforming_mars")
    t.given("yellow", **given)
    t.given(tiles={"r1c2": "ocean"})
    t.when("yellow", *options, "space:r1c1")
    t.then("yellow", **BONUS)


@rule("TM-TILE-09")
def test_a_bonus_step_brings_the_placement_bonus():
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given(temperature=-2, tiles={"r5c4": "ocean"})
    t.when("yellow", "convert:heat", "space:r5c5")
    t.then("yellow", plants=2, credits=2)


@rule("TM-TILE-09")
def test_the_first_action_brings_the_placement_bonus():
    games = (valles.new("terraforming_mars", players=2, seed=seed, first="yellow") for seed in range(100))
    game = next(game for game in games if "card:tharsis_republic" in game.legal("yellow"))
    game.play("yellow", "card:tharsis_republic", *["no"] * 10)
    game.play("blue", game.legal("blue")[0], *["no"] * 10)
    game.play("yellow", "space:r1c1")
    assert game.state.seats[0].stock == [40 + 3, 2, 0, 0, 0, 0]


@rule("TM-TILE-09")
def test_the_final_conversion_brings_the_placement_bonus():
    t = table("terraforming_mars")
    t.given("yellow", plants=8, tr=20)
    t.given(oxygen=14, temperature=8, oceans=9)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r1c1")
    t.then("yellow", steel=2, credits=20 + 2, plants=0)


# Oceans


@rule("TM-TILE-11")
def test_oceans_go_only_onto_the_12_ocean_areas():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    t.when("yellow", "standard:aquifer")
    assert board(t) == drawn("""
            . + . + +
           . . . . . +
          . . . . . . .
         . . . . . . . +
        . . . + + + . . .
         . . . . . + + +
          . . . . . . .
           . . . . . .
            . . . . +
    """)
    assert t.legal("yellow") == [f"space:{space}" for space in OCEAN_AREAS]


@rule("TM-TILE-12")
@pytest.mark.parametrize("option", ["standard:greenery", "standard:city", "play:nuclear_zone"])
def test_no_other_tile_goes_onto_an_ocean_area(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["nuclear_zone"])
    t.when("yellow", option)
    assert board(t) == EMPTY
    assert t.why_not("yellow", "space:r1c2") == "why-ocean-area"


@rule("TM-TILE-13")
@pytest.mark.parametrize("option", ["standard:greenery", "standard:city", "play:nuclear_zone"])
def test_ocean_areas_stay_reserved_after_the_ninth_ocean(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["nuclear_zone"])
    t.given(oceans=9)
    t.when("yellow", option)
    assert board(t) == drawn("""
            + O + O O
           + + + + + O
          + + + + + + +
         + + + + + + + O
        + + . O O O + + +
         + + + + + O . .
          + + + + + + +
           + + + + + +
            + + + + .
    """)


@rule("TM-TILE-14")
@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"credits": 18}, ["standard:aquifer", "space:r1c5"]),
        ({"credits": 11, "hand": ["subterranean_reservoir"]}, ["play:subterranean_reservoir", "space:r1c5"]),
        ({"credits": 15, "hand": ["artificial_lake"]}, ["play:artificial_lake", "space:r3c4"]),
        ({"credits": 8, "tableau": ["aquifer_pumping"]}, ["action:aquifer_pumping", "space:r1c5"]),
    ],
)
def test_placing_an_ocean_gives_1_rating(given, options):
    t = table("terraforming_mars")
    t.given("yellow", **given)
    t.given(temperature=2)
    t.when("yellow", *options)
    t.then("yellow", tr=21)
    t.then("blue", tr=20)
    t.then(oceans=1)


@rule("TM-TILE-15")
def test_an_ocean_is_no_own_tile_for_greenery():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, plants=8)
    t.when("yellow", "standard:aquifer", "space:r1c4", "convert:plants")
    assert board(t) == EMPTY.replace("+ . + . .", "+ . + O .", 1)


@rule("TM-TILE-15")
def test_an_ocean_does_not_count_for_landlord():
    t = table("terraforming_mars")
    t.given("yellow", credits=36)
    t.given(awards={"landlord": "yellow"}, tiles={"r8c5": ("greenery", "blue")})
    t.when("yellow", "standard:aquifer", "space:r1c4", "standard:aquifer", "space:r1c5")
    assert t.score("yellow")["awards"] == 0
    assert t.score("blue")["awards"] == 5


@rule("TM-TILE-16")
@pytest.mark.parametrize("option", ["standard:aquifer", "play:subterranean_reservoir", "play:artificial_lake"])
def test_without_an_ocean_left_there_is_no_tile_no_rating_no_bonus(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=18, hand=["subterranean_reservoir", "artificial_lake"], tableau=["arctic_algae"])
    t.given(oceans=9, temperature=2)
    before = t.tiles()
    t.when("yellow", option)
    t.then("yellow", tr=20, steel=0, titanium=0, plants=0)
    assert t.tiles() == before
    assert "end" in t.legal("yellow")


# Greenery


@rule("TM-TILE-17")
@pytest.mark.parametrize("option", ["convert:plants", "standard:greenery", "play:plantation"])
def test_greenery_must_touch_an_own_tile(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=23, plants=8, hand=["plantation"], tableau=["research"])
    t.given(tiles={"r3c4": ("city", "yellow"), "r7c3": ("city", "blue"), "r3c3": ("greenery", "blue")})
    t.when("yellow", option)
    assert board(t) == drawn("""
            . . . . .
           . . + + . .
          . . G C + . .
         . . . + + . . .
        . . . . . . . . .
         . . . . . . . .
          . . C . . . .
           . . . . . .
            . . . . .
    """)
    assert t.why_not("yellow", "space:r8c2") == "why-not-next-to-own"


@rule("TM-TILE-17", "TM-TILE-19")
@pytest.mark.parametrize("tile", ["greenery", "city", "capital", "natural_preserve", "mohole_area"])
def test_every_kind_of_own_tile_draws_greenery(tile):
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(tiles={"r9c1": (tile, "yellow")})
    t.when("yellow", "convert:plants")
    assert t.legal("yellow") == ["space:r8c1", "space:r8c2", "space:r9c2"]


@rule("TM-TILE-18")
def test_without_an_own_tile_greenery_goes_anywhere():
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(tiles={"r3c4": ("city", "blue")})
    t.when("yellow", "convert:plants")
    assert board(t) == drawn("""
            + . + . .
           + + + + + .
          + + + C + + +
         + + + + + + + .
        + + . . . . + + +
         + + + + + . . .
          + + + + + + +
           + + + + + +
            + + + + .
    """)


@rule("TM-TILE-18", "TM-TILE-19")
@pytest.mark.parametrize(
    "around",
    [
        {"r5c9": ("city", "yellow"), "r5c8": ("greenery", "blue")},
        {"r9c1": ("city", "yellow"), "r8c1": ("city", "blue"), "r8c2": ("claim", "blue"), "r9c2": ("city", "blue")},
        {
            "r5c2": ("city", "yellow"), "r4c1": ("city", "blue"), "r4c2": ("city", "blue"), "r5c1": ("city", "blue"),
            "r6c1": ("city", "blue"), "r6c2": ("city", "blue"),
        },
        {"phobos_space_haven": ("city", "yellow"), "ganymede_colony": ("city", "yellow")},
    ],
    ids=["ocean areas only", "filled or claimed", "Noctis only", "off the map"],
)  # fmt: skip
def test_with_no_available_area_beside_own_tiles_greenery_goes_anywhere(around):
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(tiles=around)
    t.when("yellow", "convert:plants")
    assert t.legal("yellow") == [f"space:{name}" for name in LAND if name not in around]


@rule("TM-TILE-20")
@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({"plants": 8}, ["convert:plants"]),
        ({"credits": 23}, ["standard:greenery"]),
        ({"credits": 15, "hand": ["plantation"], "tableau": ["research"]}, ["play:plantation"]),
    ],
)
def test_greenery_raises_oxygen_with_rating(given, options):
    t = table("terraforming_mars")
    t.given("yellow", **given)
    t.when("yellow", *options, "space:r3c4")
    t.then("yellow", tr=21)
    t.then(oxygen=1)


@rule("TM-TILE-20")
@pytest.mark.parametrize("option", ["standard:city", "standard:aquifer", "play:nuclear_zone"])
def test_other_tiles_raise_no_oxygen(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["nuclear_zone"])
    t.when("yellow", option, "space:r1c5" if option == "standard:aquifer" else "space:r3c4")
    t.then(oxygen=0)


@rule("TM-TILE-21")
def test_greenery_at_14_percent_brings_tile_and_bonus_but_no_rating():
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(oxygen=14, tiles={"r1c2": "ocean"})
    t.when("yellow", "convert:plants", "space:r1c1")
    t.then("yellow", tr=20, steel=2, credits=2, plants=0)
    t.then(oxygen=14, tiles={"r1c1": ("greenery", "yellow")})


@rule("TM-TILE-22")
def test_each_greenery_is_worth_1_point_to_its_owner():
    t = table("terraforming_mars")
    t.given(tiles={"r3c4": ("greenery", "yellow"), "r3c5": ("greenery", "yellow"), "r7c3": ("greenery", "blue")})
    assert t.score("yellow")["greeneries"] == 2
    assert t.score("yellow")["total"] == 22
    assert t.score("blue")["greeneries"] == 1
