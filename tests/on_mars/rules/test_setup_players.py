"""Setting up: player boards, turn order and the shuttle (OM-SETUP-24 to -40)."""

import pytest

from tests.on_mars.rules.opening import (
    THREE,
    decline,
    facts,
    fresh,
    hexes,
    names,
    on_the_ground,
    pending_prompt,
    placed,
    seat,
)
from tests.support.ledger import rule
from valles.kernel.view import HOLE
from valles.testing import table

SPACES = {space["space"]: space for space in facts("turn_order")["spaces"]}


# Player boards


@rule("OM-SETUP-24", "OM-SETUP-25", "OM-SETUP-26", "OM-SETUP-32")
@pytest.mark.parametrize("place", range(4))
def test_a_player_begins_with_one_of_each_resource_a_crystal_and_three_colonists(place):
    pieces = seat(fresh(4), place)
    assert pieces.points == 0
    assert (pieces.mineral, pieces.battery, pieces.water, pieces.plant, pieces.oxygen) == (1, 1, 1, 1, 1)
    assert (pieces.crystals, pieces.arriving) == (1, 0)
    assert (pieces.quarters, pieces.working, pieces.beside) == (3, 0, 9)


@rule("OM-SETUP-26")
def test_the_first_crystal_can_be_paid_in_the_first_turn():
    game = placed({"purple": 5, "green": 8})
    game.play("green", "shuttle:orbit")
    game.play("purple", "action:control_center", "bot1:n", "bot1:s", "boost:bots", "pay:crystal", "bot1:n")
    assert seat(game).crystals == 0
    assert seat(game).bots == ["i2"]


@rule("OM-SETUP-27")
def test_five_ships_leave_three_depot_spaces_and_three_executive_actions():
    t = table("on_mars")
    t.given("purple", arriving=8, built={"mineral_mine": "g5"}, stands=True)
    t.given("green", stands=False)
    t.then("purple", depot=[1, 2, 3, 4, 5])
    t.end_turn("purple")
    while t.game.pending[0].prompt.key == "om-ask-travel":
        t.when(t.turn, "stay")
    t.then("purple", crystals=3)
    assert open_executives(t) == {"executive:6", "executive:7", "use:mineral_mine"}


def open_executives(t):
    every = [*(f"executive:{slot}" for slot in range(1, 8)), "use:mineral_mine"]
    return {option for option in every if t.why_not("purple", option) != "om-why-ship-on-it"}


@rule("OM-SETUP-28")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_the_shelter_technology_lies_in_the_middle_of_column_2_and_brings_nothing(players):
    game = fresh(players)
    for place in range(players):
        assert seat(game, place).lab == {"2b": "shelter"}
        assert seat(game, place).arriving == 0
        assert seat(game, place).mineral == 1
    (shelter,) = [tile for tile in facts("tech_tiles")["shelter_tiles"] if tile["owner"] == "purple"]
    assert shelter["start_space"] == "2b"


@rule("OM-SETUP-29", "OM-SETUP-30", "OM-SETUP-31")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_every_seat_has_a_shelter_with_a_bot_on_a_starting_hex_of_its_own(players):
    game = fresh(players)
    expected = hexes(facts("map")["marks"]["shelter_starts"]["by_players"][str(players)])
    views = [seat(game, place) for place in range(players)]
    assert [view.shelters for view in views] == [[hex] for hex in expected]
    assert [view.bots for view in views] == [[hex] for hex in expected]
    assert all(board.bots.count(-1) == 3 for board in game.state.seats)


@rule("OM-SETUP-29")
def test_the_starting_shelter_brings_no_crystal_and_puts_none_on_the_map():
    game = fresh(4)
    assert all(board.crystals == 1 and board.arriving == 0 for board in game.state.seats)
    assert not [tile for tile in on_the_ground(game).values() if not tile.startswith("research")]


@rule("OM-SETUP-33")
def test_rover_and_markers_are_beside_the_board_and_the_rover_sets_out_from_the_mine():
    game = placed({"purple": 5, "green": 8})
    assert (seat(game).rover, seat(game).markers) == (None, 8)
    game.play("green", "shuttle:orbit")
    game.play("purple", "action:control_center", "rover:n")
    assert seat(game).rover == "g4"


@rule("OM-SETUP-34")
@pytest.mark.parametrize(
    ("building", "bot", "hex"),
    [
        ("mine", "h3", "g4"),
        ("generator", "g1", "g2"),
        ("water_extractor", "g9", "g8"),
        ("greenhouse", "e3", "e4"),
        ("oxygen_condenser", "i7", "i6"),
    ],
)
def test_each_progress_cube_belongs_to_one_building_type(building, bot, hex):
    assert seat(fresh()).cubes == []
    t = table("on_mars")
    t.given("purple", space=5, bots=[bot, "i3"], lab={"1a": building}, mineral=2)
    t.when("purple", "action:construct", f"build:{building}", f"hex:{hex}")
    t.then("purple", cubes=[building])


@rule("OM-SETUP-35")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_every_player_is_dealt_three_goals_in_secret(players):
    game = fresh(players)
    hands = [board.goals for board in game.state.seats[:players]]
    assert [len(hand) for hand in hands] == [3] * players
    everything = [number for hand in hands for number in hand] + game.state.goal_box
    assert sorted(names(everything)) == sorted(f"goal_{number}" for number in range(1, 17))
    for viewer, colour in enumerate(game.seats):
        seen = [board.goals for board in game.view(colour).seats[:players]]
        assert seen == [hand if place == viewer else [HOLE] * 3 for place, hand in enumerate(hands)]
        assert game.view(colour).goal_box == [HOLE] * (16 - 3 * players)


@rule("OM-SETUP-35")
def test_lacerda_gets_no_goals():
    assert fresh(1).state.seats[1].goals == []


# Turn order


@rule("OM-SETUP-36")
def test_the_first_player_is_drawn_unless_named():
    drawn = {pending_prompt(fresh(4, seed=seed, first=None))[0] for seed in range(24)}
    assert drawn == {"purple", "green", "yellow", "blue"}
    assert {pending_prompt(fresh(4, seed=seed, first="yellow"))[0] for seed in range(6)} == {"yellow"}


@rule("OM-SETUP-37")
def test_clockwise_from_the_first_player_everybody_takes_an_empty_space():
    game = fresh(3, first="green")
    every = [f"space:{space}" for space in range(1, 9)]
    assert pending_prompt(game) == ("green", "om-ask-space")
    assert game.legal("green") == every
    game.play("green", "space:5")
    assert pending_prompt(game) == ("yellow", "om-ask-space")
    assert game.legal("yellow") == [option for option in every if option != "space:5"]
    why = game.why_not("yellow", "space:5")
    assert why is not None and why.key == "om-why-space-taken"
    game.play("yellow", "space:1")
    assert pending_prompt(game) == ("purple", "om-ask-space")
    assert game.legal("purple") == [option for option in every if option not in ("space:5", "space:1")]


@rule("OM-SETUP-37")
@pytest.mark.parametrize("space", range(1, 9))
def test_the_space_sets_the_side_on_which_a_player_begins(space):
    game = fresh()
    game.play("purple", f"space:{space}")
    assert seat(game).space == space
    assert seat(game).side == SPACES[space]["side"] == ("orbit" if space <= 4 else "colony")


@rule("OM-SETUP-38")
@pytest.mark.parametrize(
    ("space", "first"),
    [(2, "take:battery"), (3, "grid:bottom_1"), (4, "choose:1"), (7, "bot1:n"), (8, "card:")],
)
def test_the_benefit_of_a_space_is_offered_before_the_next_player_chooses_and_may_be_left_out(space, first):
    game = fresh()
    before = seat(game)
    game.play("purple", f"space:{space}")
    assert pending_prompt(game)[0] == "purple"
    assert any(option.startswith(first) for option in game.legal("purple"))
    decline(game)
    assert pending_prompt(game) == ("green", "om-ask-space")
    assert vars(seat(game)) == {**vars(before), "space": space, "side": SPACES[space]["side"]}


@rule("OM-SETUP-38")
@pytest.mark.parametrize("space", (1, 5))
def test_two_spaces_bring_nothing(space):
    game = fresh()
    before = seat(game)
    game.play("purple", f"space:{space}")
    assert pending_prompt(game) == ("green", "om-ask-space")
    assert vars(seat(game)) == {**vars(before), "space": space, "side": SPACES[space]["side"]}


@rule("OM-SETUP-38")
def test_space_2_gives_something_from_the_warehouse():
    game = fresh()
    game.play("purple", "space:2", "take:water")
    assert seat(game).water == 2
    assert game.state.warehouse == [0, 3, 2, 3, 3, 3, 0]
    assert pending_prompt(game) == ("green", "om-ask-space")


@rule("OM-SETUP-38")
def test_space_3_gives_a_technology_for_its_price():
    game = fresh()
    tech = game.state.grid[3]
    game.play("purple", "space:3", "grid:middle_1", "pay:battery", "lab:1b")
    assert seat(game).battery == 0
    assert game.state.seats[0].lab[1] == tech
    assert seat(game).arriving == 1
    assert pending_prompt(game) == ("green", "om-ask-space")


@rule("OM-SETUP-38")
@pytest.mark.parametrize(("way", "left"), [("choose:1", (0, 1)), ("choose:2", (1, 0))])
def test_space_4_sells_a_colonist_for_a_water_or_a_plant(way, left):
    game = fresh()
    game.play("purple", "space:4")
    assert game.legal("purple") == ["choose:1", "choose:2", "done"]
    game.play("purple", way, "pay:water" if way == "choose:1" else "pay:plant")
    assert (seat(game).water, seat(game).plant) == left
    assert (seat(game).quarters, seat(game).beside) == (4, 8)
    assert pending_prompt(game) == ("green", "om-ask-space")


@rule("OM-SETUP-38")
def test_in_the_other_reading_space_4_asks_for_a_water_and_a_plant():
    game = fresh(space_4_price="both")
    game.play("purple", "space:4", "yes", "pay:water", "pay:plant")
    assert (seat(game).water, seat(game).plant, seat(game).quarters, seat(game).beside) == (0, 0, 4, 8)


@rule("OM-SETUP-38")
def test_space_7_moves_bots_by_two():
    game = fresh()
    game.play("purple", "space:7", "bot1:n", "bot1:nw", "done")
    assert seat(game).bots == ["h1"]
    assert pending_prompt(game) == ("green", "om-ask-space")


@rule("OM-SETUP-38")
def test_space_8_gives_a_blueprint_with_its_good():
    game = fresh()
    card = next(card for card in names(game.state.display[:6]) if card != "casino" and card != "gym")
    game.play("purple", "space:8", f"card:{card}")
    pieces = seat(game)
    assert pieces.blueprints == [card]
    assert pieces.mineral + pieces.battery + pieces.water + pieces.plant + pieces.oxygen == 6
    assert pieces.markers == 7
    assert pending_prompt(game) == ("green", "om-ask-space")


@rule("OM-SETUP-39")
def test_a_crystal_of_space_6_reaches_the_depot_in_the_first_turn():
    game = fresh(2)
    game.play("purple", "space:6")
    assert (seat(game).crystals, seat(game).arriving) == (1, 1)
    game.play("green", "space:5")
    game.play("purple", "shuttle:colony")
    assert (seat(game).crystals, seat(game).arriving) == (1, 1)
    game.play("green", "action:control_center", "done", "end")
    assert (seat(game).crystals, seat(game).arriving) == (2, 0)


@rule("OM-SETUP-40")
@pytest.mark.parametrize("side", ("orbit", "colony"))
@pytest.mark.parametrize("last", THREE)
def test_the_last_player_in_turn_order_places_the_shuttle(last, side):
    spaces = {colour: 6 if colour == last else space for colour, space in zip(THREE, (1, 5, 2), strict=True)}
    game = placed(spaces)
    assert pending_prompt(game) == (last, "om-ask-shuttle")
    assert game.legal(last) == ["shuttle:orbit", "shuttle:colony"]
    game.play(last, f"shuttle:{side}")
    assert game.state.shuttle_side == ("orbit", "colony").index(side)
    assert game.state.shuttle_space == 1
    assert pending_prompt(game) == (min(spaces, key=spaces.__getitem__), "om-ask-turn")
