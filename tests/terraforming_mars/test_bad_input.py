"""Bad input gets a precise error and changes nothing."""

import json

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import keep, open_prompt, opened, started
from valles.testing import table


def new(**options):
    return valles.new("terraforming_mars", **{"players": 2, "seed": 1, **options})


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


def test_unknown_game():
    with pytest.raises(valles.UnknownGame, match=r"no game 'chess'.*terraforming_mars"):
        valles.new("chess", players=2)


@pytest.mark.parametrize("players", (0, 6, -1, 2.5, "3"))
def test_unknown_number_of_players(players):
    with pytest.raises(ValueError, match=rf"1 to 5 players, not .?{players}"):
        new(players=players)


def test_neither_players_nor_seats():
    with pytest.raises(ValueError, match="say how many players there are"):
        valles.new("terraforming_mars")


def test_players_and_seats_that_contradict_each_other():
    with pytest.raises(ValueError, match="players=3 but 2 seats"):
        new(players=3, seats=("yellow", "blue"))


@pytest.mark.parametrize(
    ("seats", "message"),
    (
        (("yellow", "red"), "no seat 'red'"),
        (("yellow", "yellow"), "colour of its own"),
        ((), "no seat is named"),
        (5, "names in a tuple"),
        (("yellow", 3), "names in a tuple"),
        (("yellow", "blue", "pink", "green", "white", "black"), "no seat 'black'"),
    ),
)
def test_unknown_seats(seats, message):
    with pytest.raises(ValueError, match=message):
        new(players=None, seats=seats)


def test_unknown_edition():
    with pytest.raises(ValueError, match=r"edition is de or pl or it or nl, not 'fr'"):
        new(edition="fr")


def test_unknown_setup_option():
    with pytest.raises(ValueError, match="no option 'venus'"):
        new(venus=True)


def test_first_player_who_is_not_there():
    with pytest.raises(ValueError, match=r"'pink' is not at this table.*yellow, blue"):
        new(first="pink")


def test_first_player_without_a_name():
    with pytest.raises(ValueError, match=r"'' is not at this table"):
        new(first="")


def test_beginner_who_is_not_there():
    with pytest.raises(ValueError, match=r"'green' is not at this table.*yellow, blue"):
        new(beginners=("yellow", "green"))


@rule("TM-SOLO-01")
def test_solo_without_corporate_era():
    with pytest.raises(ValueError, match="solo game is played with Corporate Era"):
        new(players=1, corporate_era=False)


@rule("TM-DRAFT-01")
def test_solo_with_draft():
    with pytest.raises(ValueError, match="draft=True needs at least two players"):
        new(players=1, draft=True)


def test_seed_below_zero():
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on, not -1"):
        new(seed=-1)


# Playing


@pytest.mark.parametrize("option", ("", "fly", "play:nonsense", "PASS", "pay:steel:64", "space:r1c6", "play:credicor"))
def test_unknown_option_or_card(option):
    game = started({"yellow": "credicor", "blue": "helion"})
    message = refused(game, "yellow", option)
    assert f'not "{option}"' in message
    assert "pass" in message
    with pytest.raises(valles.IllegalMove, match=f'"{option}" is none of the 988 options of terraforming_mars'):
        game.why_not("yellow", option)


def test_card_that_is_not_in_hand():
    game = started({"yellow": "credicor", "blue": "helion"})
    assert 'not "play:ants"' in refused(game, "yellow", "play:ants")
    why = game.why_not("yellow", "play:ants")
    assert why is not None and why.key == "why-not-in-hand"


@pytest.mark.parametrize("seat", ("pink", "red", "", "Yellow"))
def test_unknown_seat(seat):
    game = started({"yellow": "credicor", "blue": "helion"})
    assert refused(game, seat, "pass") == f"there is no seat {seat!r} at this table; the seats are yellow, blue"
    for ask in (game.legal, game.view, game.log, game.form, lambda name: game.why_not(name, "pass")):
        with pytest.raises(valles.IllegalMove, match=f"no seat '{seat}'"):
            ask(seat)


def test_move_out_of_turn():
    game = started({"yellow": "credicor", "blue": "helion"})
    message = refused(game, "blue", "pass")
    assert message == 'it is for yellow (ask-action) to choose, not for blue to play "pass"'


def test_answer_twice_to_a_simultaneous_question():
    game = opened({"yellow": "credicor", "blue": "helion", "pink": "ecoline"})
    keep(game, "yellow", "credicor", 2)
    message = refused(game, "yellow", "yes")
    assert "blue (ask-corporation) and pink (ask-corporation)" in message


def test_option_of_another_question():
    game = started({"yellow": "tharsis_republic", "blue": "helion"})
    message = refused(game, "yellow", "pass")
    assert message.startswith("yellow is asked ")
    assert "space:r1c1" in message
    assert 'not "pass"' in message


def test_move_after_the_end():
    t = table("terraforming_mars")
    t.given(oxygen=14, temperature=8, oceans=9)
    t.pass_all()
    assert t.game.over
    before = t.game.hash()
    with pytest.raises(valles.IllegalMove, match="the game is over"):
        t.when("yellow", "pass")
    assert t.game.hash() == before


def test_several_options_are_played_all_or_none():
    game = started({"yellow": "credicor", "blue": "helion"})
    message = refused(game, "yellow", "standard:power_plant", "standard:asteroid", "standard:city")
    assert "blue" in message
    assert game.legal("yellow")[-1] == "pass"


@pytest.mark.parametrize("moves", (31, 49))
def test_a_refused_move_leaves_undo_and_record_as_they_were(moves):
    """Wherever the game keeps a copy or a hash: every 32 and every 50 moves."""
    game = new(players=5)
    for seat in game.seats:
        game.play(seat, game.legal(seat)[0])
    while len(game.moves) < moves:
        game.play(game.pending[0].seat, "no")
    seat = game.pending[0].seat
    refused(game, seat, "yes", "nonsense")
    game.play(seat, "no")
    after = game.hash()
    game.play(game.pending[0].seat, "yes")
    game.undo()
    assert game.hash() == after
    assert game.legal(game.pending[0].seat) == ["yes", "no"]


def test_undo_without_a_move():
    with pytest.raises(valles.IllegalMove, match="no move to take back"):
        new().undo()


def test_preview_of_an_impossible_move():
    game = started({"yellow": "credicor", "blue": "helion"})
    before = everything(game)
    with pytest.raises(valles.IllegalMove, match="play:ants"):
        game.preview("yellow", ["play:ants"])
    assert everything(game) == before


def test_unknown_language():
    game = started({"yellow": "credicor", "blue": "helion"})
    with pytest.raises(ValueError, match="'xx'"):
        game.log("yellow", language="xx")


def test_unknown_language_with_an_empty_log():
    with pytest.raises(ValueError, match="'xx'"):
        new().log("yellow", language="xx")


# Scenarios


def test_scenario_of_an_unknown_game():
    with pytest.raises(valles.UnknownGame, match="'chess'"):
        table("chess")


def test_scenario_with_an_unknown_card():
    t = table("terraforming_mars")
    with pytest.raises(ValueError, match="no card 'nonsense'"):
        t.given("yellow", hand=["nonsense"])


def test_scenario_with_a_card_of_another_variant():
    t = table("terraforming_mars", corporate_era=False)
    with pytest.raises(ValueError, match="mine is not in this game"):
        t.given("yellow", hand=["mine"])


# Records


def played():
    """A game of seventy moves: all pass, and buy every card they can."""
    game = new(players=3, beginners=("yellow", "blue", "pink"))
    while len(game.moves) < 70:
        seat = game.pending[0].seat
        game.play(seat, "yes" if open_prompt(game, seat) == "ask-buy" else "pass")
    return game


def broken(lines):
    with pytest.raises(valles.BrokenRecord) as error:
        valles.replay("\n".join(lines) + "\n")
    return str(error.value)


@pytest.fixture(scope="module")
def record():
    text = played().record()
    assert valles.replay(text).record() == text
    return text.splitlines()


@pytest.mark.parametrize("head", ("", "hello", "{}", "null", '{"game": "terraforming_mars"}'))
def test_a_text_that_is_no_record(head):
    assert "begins with its game, rules, setup and seed" in broken([head, "end 0"])


def test_an_empty_record():
    with pytest.raises(valles.BrokenRecord, match="begins with its game"):
        valles.replay("")


@pytest.mark.parametrize("kept", (1, 10, -1))
def test_a_cut_record(record, kept):
    assert "the record is cut" in broken(record[:kept])


def test_a_record_cut_in_the_middle(record):
    assert "the record is cut" in broken(record[:10] + record[20:])


def test_a_record_without_one_move_and_with_the_count_corrected(record):
    assert broken([*record[:5], *record[6:-1], f"end {len(record) - 3}"]).startswith("move 5 should read")


def test_a_record_with_another_legal_move(record):
    """The next hash, at move 50, does not agree."""
    line = next(number for number, text in enumerate(record) if text.endswith(" yes"))
    edited = [*record[:line], record[line].replace(" yes", " no"), *record[line + 1 :]]
    message = broken(edited)
    assert message.startswith("move 50 ")
    assert "another state than the record says" in message


def test_a_record_with_an_impossible_move(record):
    words = record[7].split()
    edited = [*record[:7], f"{words[0]} {words[1]} play:ants", *record[8:]]
    message = broken(edited)
    assert message.startswith("move 7: ")
    assert '"play:ants"' in message
    assert "yes, no" in message


def test_a_record_with_an_unknown_option(record):
    words = record[7].split()
    message = broken([*record[:7], f"{words[0]} {words[1]} fly", *record[8:]])
    assert message.startswith("move 7: ")
    assert '"fly"' in message


def test_a_record_with_an_unknown_seat(record):
    words = record[7].split()
    message = broken([*record[:7], f"{words[0]} red {words[2]}", *record[8:]])
    assert message.startswith("move 7: ")
    assert "'red'" in message


def test_a_record_with_a_move_out_of_turn(record):
    number = next(n for n, text in enumerate(record) if text.split()[2:3] == ["pass"])
    seat = record[number].split()[1]
    other = next(name for name in ("yellow", "blue", "pink") if name != seat)
    message = broken([*record[:number], f"{number} {other} pass", *record[number + 1 :]])
    assert message.startswith(f"move {number}: it is for {seat}")


def test_a_record_with_another_hash(record):
    number = next(n for n, text in enumerate(record) if len(text.split()) == 4)
    assert number == 50
    message = broken([*record[:number], record[number][:-4] + "0000", *record[number + 1 :]])
    assert message.startswith("move 50 ")


def with_head(record, **changes):
    return [json.dumps(json.loads(record[0]) | changes), *record[1:]]


def test_a_record_of_an_unknown_game(record):
    with pytest.raises(ValueError, match="'chess'"):
        valles.replay("\n".join(with_head(record, game="chess")) + "\n")


@pytest.mark.parametrize(
    ("setup", "error"),
    (({"players": 9}, "players"), ({"players": 3, "edition": "fr"}, "'fr'"), ({"players": 3, "venus": 1}, "'venus'")),
)
def test_a_record_whose_setup_makes_no_game(record, setup, error):
    message = broken(with_head(record, setup=setup))
    assert "setup makes no game" in message
    assert error in message


@pytest.mark.parametrize("seed", ("x", "-1"))
def test_a_record_whose_seed_is_no_seed(record, seed):
    message = broken(with_head(record, seed=seed))
    assert f"makes no game: a seed is a whole number from 0 on, not {seed!r}" in message


def test_a_record_with_another_seed(record):
    assert broken(with_head(record, seed="2")).startswith("move ")


def test_a_record_of_another_rules_version_is_loaded_while_its_hashes_agree(record):
    game = valles.replay("\n".join(with_head(record, rules=99)) + "\n")
    assert game.moves[-1] == tuple(record[-2].split()[1:3])


def test_a_record_of_another_rules_version_that_differs_names_both_versions(record):
    edited = with_head(record, rules=99)
    edited[50] = edited[50][:-4] + "0000"
    message = broken(edited)
    assert message.startswith("move 50 ")
    assert "rules version 99, these are version" in message


@pytest.mark.parametrize("option", [None, 7, 1.5, b"pass", ["pass"], {"option": "pass"}, "", "pass ", "PASS", "pass:1"])
@pytest.mark.parametrize("seat", ["yellow", None, 0, "Yellow", ["yellow"]])
def test_moves_of_a_wrong_type_are_refused(seat, option):
    game = valles.new("terraforming_mars", players=2, seed=1, beginners=("yellow", "blue"), first="yellow")
    before = game.hash()
    for call in (game.play, game.why_not):
        with pytest.raises(valles.IllegalMove):
            call(seat, option)
    assert game.hash() == before


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": True}, "1 to 5 players, not True"),
        ({"players": 2, "corporate_era": "no"}, "corporate_era is True or False, not 'no'"),
        ({"players": 2, "draft": 1}, "draft is True or False, not 1"),
        ({"players": 2, "beginners": 5}, "beginners are names in a tuple, not 5"),
        ({"players": 2, "beginners": "blue"}, "beginners are names in a tuple, not 'blue'"),
        ({"players": 2, "colour": "red"}, "no option 'colour'; there are players, seats"),
    ],
)
def test_setups_that_make_no_table(options, message):
    with pytest.raises(ValueError, match=message):
        valles.new("terraforming_mars", **options)


def test_playing_nothing():
    game = valles.new("terraforming_mars", players=2, seed=1)
    with pytest.raises(valles.IllegalMove, match="yellow played nothing"):
        game.play("yellow")
