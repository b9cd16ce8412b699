"""Bad input gets a precise error and changes nothing."""

import json

import pytest

import valles
from tests.support.ledger import rule
from valles.testing import table


def new(**options):
    return valles.new("on_mars", **{"players": 2, "seed": 1, "first": "purple", **options})


def started(**options):
    """Purple in orbit, green in the colony; purple is on turn."""
    game = new(**options)
    game.play("purple", "space:1")
    game.play("green", "space:5")
    game.play("green", "shuttle:orbit")
    return game


def everything(game):
    """All that a refused move must leave as it is."""
    return game.hash(), game.moves[:], game.events[:], game.record()


def refused(game, seat, *options):
    """The message of a refused move that has changed nothing."""
    before = everything(game)
    with pytest.raises(valles.IllegalMove) as error:
        game.play(seat, *options)
    assert everything(game) == before
    return str(error.value)


# Setting up


@rule("OM-SETUP-01")
@pytest.mark.parametrize("players", (0, 5, -1, 2.5, "3", True))
def test_unknown_number_of_players(players):
    with pytest.raises(ValueError, match=rf"1 to 4 players, not .?{players}"):
        new(players=players)


def test_neither_players_nor_seats():
    with pytest.raises(ValueError, match=r"say how many players there are \(1 to 4\)"):
        valles.new("on_mars")


def test_players_and_seats_that_contradict_each_other():
    with pytest.raises(ValueError, match="players=3 but 2 seats"):
        new(players=3, seats=("purple", "blue"))


@rule("OM-SETUP-01")
@pytest.mark.parametrize(
    ("seats", "message"),
    (
        (("purple", "red"), "no seat 'red'; there are purple, green, yellow, blue"),
        (("purple", "purple"), "colour of its own"),
        ((), "no seat is named"),
        (5, "names in a tuple"),
        ("purple", "names in a tuple"),
        (("purple", 3), "names in a tuple"),
        (("purple", "green", "yellow", "blue", "white"), "no seat 'white'"),
    ),
)
def test_unknown_seats(seats, message):
    with pytest.raises(ValueError, match=message):
        new(players=None, seats=seats, first=None)


@pytest.mark.parametrize("length", ("medium", "", None, 3, True))
def test_unknown_length(length):
    with pytest.raises(ValueError, match=rf"length is short or long, not .?{length}"):
        new(length=length)


@pytest.mark.parametrize("name", ("first_colonists", "space_oddity"))
@pytest.mark.parametrize("flag", (1, "yes", None))
def test_variants_are_on_or_off(name, flag):
    with pytest.raises(ValueError, match=rf"{name} is True or False, not .?{flag}"):
        new(**{name: flag})


@pytest.mark.parametrize("option", ("draft", "edition", "corporate_era"))
def test_unknown_setup_option(option):
    with pytest.raises(ValueError, match=rf"on_mars has no option '{option}'; there are players, seats, length"):
        new(**{option: True})


@pytest.mark.parametrize("first", ("yellow", "lacerda", "", 0))
def test_first_player_who_is_not_there(first):
    with pytest.raises(ValueError, match=rf"{first!r} is not at this table; the seats are purple, green"):
        new(first=first)


@pytest.mark.parametrize("seed", (-1, 1.5, "7"))
def test_seed_that_is_no_seed(seed):
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on"):
        new(seed=seed)


# Playing


@pytest.mark.parametrize("option", ("", "fly", "action:nonsense", "END", "hex:a9", "space:9", "pay:gold", "card:goal"))
def test_unknown_option_or_card(option):
    game = started()
    message = refused(game, "purple", option)
    assert message.startswith("purple is asked om-ask-turn (")
    assert f'not "{option}"' in message
    assert "action:landing_pod" in message
    with pytest.raises(valles.IllegalMove, match=f'"{option}" is none of the [0-9]+ options of on_mars'):
        game.why_not("purple", option)


@rule("OM-ROUND-04", "OM-ROUND-05", "OM-EXEC-02", "OM-EXEC-03")
@pytest.mark.parametrize(
    ("option", "reason"),
    (
        ("end", "om-why-main-action-due"),
        ("action:construct", "om-why-wrong-side"),
        ("executive:6", "om-why-too-expensive"),
        ("executive:1", "om-why-ship-on-it"),
        ("use:casino", "om-why-not-built"),
        ("boost", "om-why-not-asked"),
    ),
)
def test_options_that_are_not_offered(option, reason):
    game = started()
    board = game.state.seats[0]
    board.goals, board.spent_goals = [], board.goals
    assert f'not "{option}"' in refused(game, "purple", option)
    assert game.why_not("purple", option).key == reason


@pytest.mark.parametrize(
    ("option", "reason"),
    (
        ("action:research", "om-why-not-asked"),
        ("action:control_center", "om-why-not-asked"),
        ("executive:6", "om-why-not-asked"),
        ("end", "om-why-not-asked"),
        ("executive:1", "om-why-ship-on-it"),
        ("use:casino", "om-why-not-built"),
    ),
)
def test_an_action_is_not_asked_for_while_a_hex_is(option, reason):
    t = table("on_mars")
    t.given("purple", space=6, mineral=1)
    t.given(turn="purple")

    t.when("purple", "action:construct", "build:generator")

    assert t.game.pending[0].prompt.key == "om-ask-build-at"
    assert t.why_not("purple", option) == reason


def test_a_turn_order_space_is_asked_for_and_no_action():
    game = valles.new("on_mars", players=2, seed=1, first="purple")
    assert game.pending[0].prompt.key == "om-ask-space"
    why = game.why_not("purple", "action:construct")
    assert why is not None and why.key == "om-why-not-asked"


@pytest.mark.parametrize("seat", ("yellow", "red", "lacerda", "", "Purple", None, 0, ["purple"]))
def test_unknown_seat(seat):
    game = started()
    assert refused(game, seat, "end") == f"there is no seat {seat!r} at this table; the seats are purple, green"
    for ask in (game.legal, game.form, lambda name: game.why_not(name, "end")):
        with pytest.raises(valles.IllegalMove, match="there is no seat"):
            ask(seat)


@rule("OM-SOLO-02")
def test_lacerda_decides_nothing():
    game = valles.new("on_mars", players=1, seed=1)
    assert game.seats == ("purple",)
    assert "there is no seat 'lacerda'" in refused(game, "lacerda", "end")
    assert "there is no seat 'green'" in refused(game, "green", "end")


@rule("OM-ROUND-09")
def test_move_out_of_turn():
    message = refused(started(), "green", "action:control_center")
    assert message == 'it is for purple (om-ask-turn) to choose, not for green to play "action:control_center"'


def test_goal_of_another_player():
    game = started()
    other = f"goal:goal_{game.state.seats[1].goals[0] - 42}"
    assert f'not "{other}"' in refused(game, "purple", other)
    assert game.why_not("purple", other).key == "om-why-goal-not-met"


def test_option_of_another_question():
    game = started()
    game.play("purple", "action:landing_pod")
    message = refused(game, "purple", "end")
    assert message == 'purple is asked om-ask-space (3 options: space:6, space:7, space:8), not "end"'


def test_move_after_the_end():
    t = table("on_mars")
    t.given("purple", stands=False)
    t.given(final=True, remaining=0, turn="green", main_done=True)
    t.when("green", "end")
    assert t.game.over
    before = t.game.hash()
    with pytest.raises(valles.IllegalMove, match='the game is over; "end" cannot be played'):
        t.when("purple", "end")
    assert t.game.hash() == before


def test_several_options_are_played_all_or_none():
    game = started()
    message = refused(game, "purple", "action:landing_pod", "space:8", "space:7")
    assert message.endswith('not "space:7"')
    assert game.legal("purple")[0] == "action:landing_pod"


def test_playing_nothing():
    with pytest.raises(valles.IllegalMove, match="purple played nothing"):
        started().play("purple")


def test_undo_without_a_move():
    with pytest.raises(valles.IllegalMove, match="no move to take back"):
        new().undo()


def test_preview_of_an_impossible_move():
    game = started()
    before = everything(game)
    with pytest.raises(valles.IllegalMove, match="action:construct"):
        game.preview("purple", ["action:construct"])
    assert everything(game) == before


def test_unknown_language():
    with pytest.raises(ValueError, match="'xx'"):
        started().log("purple", language="xx")


@pytest.mark.parametrize("option", [None, 7, 1.5, b"end", ["end"], {"option": "end"}, "end ", "end:1", "Space:1"])
def test_moves_of_a_wrong_type_are_refused(option):
    game = started()
    before = everything(game)
    for call in (game.play, game.why_not):
        with pytest.raises(valles.IllegalMove):
            call("purple", option)
    assert everything(game) == before


# Scenarios


@pytest.mark.parametrize(
    ("seat", "facts", "message"),
    (
        (None, {"buildings": {"z1": "mine"}}, "no hex 'z1'"),
        (None, {"buildings": {"g4": "castle"}}, "no building 'castle'"),
        (None, {"display": ["nonsense"]}, "no card 'nonsense'"),
        (None, {"warehouse": {"gold": 1}}, "no good 'gold'"),
        (None, {"weather": 3}, "no fact 'weather'"),
        ("purple", {"gold": 3}, "no fact 'gold'"),
        ("purple", {"lab": {"1a": "laser"}}, "no technology 'laser'"),
        ("purple", {"quarters": 5}, "have room for 4, not for 5"),
        ("purple", {"working": 10}, "only 12 colonists, not 13"),
        ("yellow", {"mineral": 1}, "no seat 'yellow'; there are purple, green"),
        ("purple", {"bots": ["g3"] * 9}, "room for 4 bots, not for 9"),
        ("purple", {"bots": ["z1"]}, "no hex 'z1'; there are a1, a2"),
        ("purple", {"rover": "z1"}, "no hex 'z1'"),
        ("purple", {"miners": ["g0"]}, "no hex 'g0'"),
        ("purple", {"built": {"casino": "k9"}}, "no hex 'k9'"),
        ("purple", {"shelters": ["h2", "h3", "h4", "i1", "i2"]}, "room for 5 shelters, not for 6"),
        ("purple", {"mineral": -1}, "mineral is a whole number from 0 on, not -1"),
        ("purple", {"water": "2"}, "water is a whole number from 0 on, not '2'"),
        ("purple", {"points": 1.5}, "points is a whole number, not 1.5"),
        ("purple", {"crystals": 9}, "crystals is a whole number from 0 to 8, not 9"),
        ("purple", {"quarters": -1}, "quarters is a whole number from 0 to 12, not -1"),
        ("purple", {"hangar": 6}, "hangar is a whole number from 0 to 5, not 6"),
        ("purple", {"space": 9}, "space is a whole number from 0 to 8, not 9"),
        ("purple", {"markers": 9}, "markers is a whole number from 0 to 8, not 9"),
        ("purple", {"stands": 1}, "stands is True or False, not 1"),
        ("purple", {"slots": {"construct": 4}}, "slots of construct is a whole number from 0 to 3, not 4"),
        ("purple", {"slots": {"hire": 2}}, "slots of hire is a whole number from 0 to 1, not 2"),
        ("purple", {"depot": [6]}, "a depot space with a ship is a whole number from 1 to 5, not 6"),
        ("purple", {"cubes": ["shelter"]}, "no progress cube 'shelter'; there are mine, generator"),
        ("purple", {"research": ["e"]}, "no research tile 'e'; there are a, b, c, d"),
        ("purple", {"blueprints": ["geologist"]}, "'geologist' is of the family scientist; possible here are"),
        ("purple", {"scientists": ["casino"]}, "'casino' is of the family blueprint; possible here are"),
        ("purple", {"scientists": {"geologist": "goal_1"}}, "'goal_1' is of the family goal"),
        ("purple", {"contracts": ["goal_1"]}, "'goal_1' is of the family goal"),
        ("purple", {"goals": ["contract_1"]}, "'contract_1' is of the family contract; possible here are goal_1,"),
        ("purple", {"goal": "contract_1"}, "'contract_1' is of the family contract"),
        ("purple", {"first_card": "b1"}, "'b1' is of the family first_colonist_b"),
        ("purple", {"tasks": ["a1"]}, "'a1' is of the family first_colonist_a"),
        ("purple", {"delivered": {"contract_9": (4, 0)}}, "water on contract_9 is a whole number from 0 to 3, not 4"),
        ("purple", {"delivered": {"contract_1": (1,)}}, "room for 0 kinds of goods on contract_1, not for 1"),
        ("purple", {"discoveries": ["casino"]}, "'casino' is of the family blueprint"),
        (None, {"level": 12}, "level is a whole number from 1 to 5, not 12"),
        (None, {"level": 0}, "level is a whole number from 1 to 5, not 0"),
        (None, {"remaining": 4}, "remaining is a whole number from 0 to 3, not 4"),
        (None, {"round": 0}, "round is a whole number from 1 on, not 0"),
        (None, {"final": "yes"}, "final is True or False, not 'yes'"),
        (None, {"active": 2}, "active is a whole number from -1 to 1, not 2"),
        (None, {"lacerda_bots": 5}, "lacerda_bots is a whole number from 0 to 4, not 5"),
        (None, {"buildings": {"g4": ("mine", "green")}}, "no building with an owner 'mine'; there are shelter"),
        (None, {"ground": {"g4": "casino"}}, "'casino' is of the family blueprint"),
        (None, {"ground": {"z9": "crystal"}}, "no hex 'z9'"),
        (None, {"warehouse": {"plant": -1}}, "plant is a whole number from 0 on, not -1"),
        (None, {"warehouse": {"mineral": 1}}, "no good 'mineral'; there are crystal, battery, water, plant, oxygen"),
        (None, {"grid": {"top_4": "mine"}}, "no space of the grid 'top_4'; there are top_1"),
        (None, {"display": ["casino"] * 13}, "room for 12 blueprints on display, not for 13"),
        (None, {"offers": ["geologist"] * 7}, "room for 6 scientists and contracts on display, not for 7"),
        (None, {"offers": ["casino"]}, "'casino' is of the family blueprint"),
        (None, {"missions": {"mission_bots": -1}}, "contributions left to mission_bots is a whole number from 0 on"),
        (None, {"missions": {"goal_1": 1}}, "'goal_1' is of the family goal"),
        (None, {"missions": dict.fromkeys("abcd", 1)}, "room for 3 missions, not for 4"),
        (None, {"lss": {"greenhouse": 6}}, "the row of greenhouse is a whole number from 1 to 5, not 6"),
        (None, {"lss": {"mine": 1}}, "no column 'mine'"),
        (None, {"rewards": {"greenhouse": "casino"}}, "'casino' is of the family blueprint"),
        (None, {"shuttle": ("orbit", 4)}, "travel space of the shuttle is a whole number from 1 to 3, not 4"),
        (None, {"shuttle": ("moon", 1)}, "no side 'moon'; there are orbit, colony"),
        (None, {"stacks": {"mine": [7]}}, "a tile of mine is a whole number from 1 to 6, not 7"),
        (None, {"stacks": {"mine": [1] * 7}}, "room for 6 tiles in the stack of mine, not for 7"),
        (None, {"stacks": {"shelter": [1]}}, "no building 'shelter'"),
        (None, {"exploration": ["casino"]}, "'casino' is of the family blueprint"),
        (None, {"solo_deck": ["casino"]}, "'casino' is of the family blueprint"),
        (None, {"lacerda_bot": "shelter"}, "no building 'shelter'"),
        (None, {"turn": "yellow"}, "no seat 'yellow'; there are purple, green"),
    ),
)
def test_scenarios_refuse_facts_that_cannot_be(seat, facts, message):
    with pytest.raises(ValueError, match=message):
        table("on_mars").given(seat, **facts)


def test_a_discovery_tile_can_be_in_one_place_only():
    t = table("on_mars")
    t.given("green", discoveries=["discovery_gain_water"])
    with pytest.raises(ValueError, match="'discovery_gain_water' is on the map or with a seat already"):
        t.given(ground={"c4": "discovery_gain_water"})


@pytest.mark.parametrize(
    ("seats", "message"), (((), "no seat is named"), (("red",), "no seat 'red'"), ("purple", "names in a tuple"))
)
def test_a_scenario_refuses_seats_that_cannot_be(seats, message):
    with pytest.raises(ValueError, match=message):
        table("on_mars", seats=seats)


# Records


@pytest.fixture(scope="module")
def record():
    """A game of sixty moves, always the first option."""
    game = started()
    while len(game.moves) < 60:
        choice = game.pending[0]
        game.play(choice.seat, choice.options[0])
    text = game.record()
    assert valles.replay(text).record() == text
    return text.splitlines()


def broken(lines):
    with pytest.raises(valles.BrokenRecord) as error:
        valles.replay("\n".join(lines) + "\n")
    return str(error.value)


def test_a_cut_record(record):
    assert "the record is cut" in broken(record[:20])


def test_a_record_with_an_impossible_move(record):
    words = record[7].split()
    message = broken([*record[:7], f"{words[0]} {words[1]} use:casino", *record[8:]])
    assert message.startswith("move 7: ")
    assert '"use:casino"' in message


def test_a_record_with_another_hash(record):
    assert len(record[50].split()) == 4
    assert broken([*record[:50], record[50][:-4] + "0000", *record[51:]]).startswith("move 50 ")


def test_a_record_with_another_seed(record):
    assert broken([json.dumps(json.loads(record[0]) | {"seed": "2"}), *record[1:]]).startswith("move ")


@pytest.mark.parametrize(
    ("setup", "error"),
    (
        ({"players": 9}, "players"),
        ({"players": 2, "length": "endless"}, "'endless'"),
        ({"players": 2, "draft": True}, "'draft'"),
    ),
)
def test_a_record_whose_setup_makes_no_game(record, setup, error):
    message = broken([json.dumps(json.loads(record[0]) | {"setup": setup}), *record[1:]])
    assert "setup makes no game" in message
    assert error in message


def test_a_record_of_another_game(record):
    head = json.dumps(json.loads(record[0]) | {"game": "terraforming_mars"})
    assert "setup makes no game" in broken([head, *record[1:]])
