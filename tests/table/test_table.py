"""Questions, undo, confirmation and consent at a table, without disk or network."""

import random
from importlib import import_module

import pytest

from tests.support.table import decision_of
from valles.game import Game
from valles.games.registry import rulebook
from valles.kernel.record import canonical
from valles.table.command import Confirm, Confirming, Consent, Move, TakeBack, Undo
from valles.table.live import Refused, StaleAnswer, opened_table


def table(game="terraforming_mars", confirming=(), seed=7, **options):
    rules = rulebook(game)
    return opened_table("table", game, rules.setup(**{"players": 2, **options}), seed, confirming, [])


def decide(live, seat, *choices):
    move = Move(live.question_ids()[seat], list(choices))
    return live.with_command(seat, move, f"{seat} {live.seq}")


def seen(live, seat):
    return canonical(live.game.rules.save(live.game.view(seat)))


def test_an_answer_of_another_seat_does_not_make_a_question_old():
    live = table(players=4)
    questions = live.question_ids()
    assert len(questions) == 4

    for seat in ("blue", "pink", "green", "yellow"):
        live = live.with_command(seat, Move(questions[seat], live.game.legal(seat)[:1]), seat)

    assert live.seq == 4


def test_an_answer_from_a_time_that_was_lost_fits_no_later_question():
    """An older backup is restored and played on: the same number of rows is another story."""
    restored = table("on_mars")
    seat = next(iter(restored.question_ids()))
    lost = decide(restored, seat, "space:1")
    again = decide(restored, seat, "space:2")

    assert lost.seq == again.seq
    assert not set(lost.question_ids().values()) & set(again.question_ids().values())


def test_planning_leaves_the_table_as_it_is():
    live = table()
    before = live.game.hash(), live.question_ids(), live.seq

    decide(live, "yellow", live.game.legal("yellow")[0])

    assert (live.game.hash(), live.question_ids(), live.seq) == before


def test_several_choices_are_played_all_or_none():
    live = table("on_mars")
    seat = next(iter(live.question_ids()))
    with pytest.raises(Refused):
        decide(live, seat, "space:1", "space:2")

    assert decide(live, seat, "space:1").seq == 1
    assert live.seq == 0


@pytest.mark.parametrize(("option", "why"), [("pass", "problem-illegal"), ("no such", "problem-unknown-option")])
def test_an_option_that_is_known_but_not_asked_for_is_refused_with_the_reason(option, why):
    assert rulebook("terraforming_mars").vocabulary.number("pass") == 0

    with pytest.raises(Refused) as refused:
        decide(table(), "yellow", option)

    assert refused.value.problem.key == why


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
@pytest.mark.parametrize("seed", range(3))
def test_undo_gives_back_exactly_what_was_and_never_what_was_hidden(game, seed):
    live = table(game, seed=seed)
    chance = random.Random(seed)
    shown = {0: {seat: seen(live, seat) for seat in live.game.seats}}
    undone = 0
    for number in range(120):
        seat, move = decision_of(live, chance)
        live = live.with_command(seat, move, f"{number}")
        shown[len(live.made)] = {seat: seen(live, seat) for seat in live.game.seats}
        limit = live.undo_limit(seat)
        assert all(move.seat == seat and not move.revealing for move in live.made[limit:])
        if limit:
            with pytest.raises(Refused):
                live.with_command(seat, Undo(limit - 1), "too far")
        if limit < len(live.made) and chance.random() < 0.3:
            live = live.with_command(seat, Undo(limit), f"undo {number}")
            assert {seat: seen(live, seat) for seat in live.game.seats} == shown[limit]
            undone += 1
        if live.game.over:
            break
    assert undone


def test_a_move_that_shows_something_new_cannot_be_taken_back_alone():
    live = table("on_mars", seed=3, first="purple")
    live = decide(live, "purple", "space:5")
    live = decide(live, "green", "space:1")
    assert live.undo_limit("green") == 1
    assert live.undo_limit("purple") == 2

    with pytest.raises(Refused):
        live.with_command("purple", Undo(0), "back")


@pytest.mark.parametrize("move", ["pass", "standard:power_plant"])
def test_a_move_that_shows_nothing_new_can_be_taken_back_alone(move):
    live = table(beginners=["yellow", "blue"])
    [seat] = live.question_ids()

    assert decide(live, seat, move).undo_limit(seat) == len(live.made)


def test_one_step_back_is_the_whole_last_answer_however_many_choices_it_had():
    live = table(beginners=["yellow", "blue"])
    [seat] = live.question_ids()
    hand = len(live.game.state.seats[live.game.seats.index(seat)].hand)
    live = decide(live, seat, "standard:sell_patents", *["yes", "no"] * (hand // 2))
    once = len(live.made)
    live = decide(live, seat, "standard:sell_patents")
    assert live.undo_step(seat) == once

    live.undo(seat, live.undo_step(seat))

    assert live.undo_step(seat) == 0


def test_a_simultaneous_answer_may_be_taken_back_though_others_have_answered():
    live = table(players=3)
    start = live.question_ids()
    alone = decide(live, "blue", live.game.legal("blue")[0])
    live = decide(live, "yellow", live.game.legal("yellow")[0])
    live = decide(live, "blue", live.game.legal("blue")[0])

    live = live.with_command("yellow", TakeBack(), "sorry")

    assert live.game == alone.game
    assert [move.seat for move in live.made] == ["blue"]
    assert live.question_ids().keys() == start.keys()
    with pytest.raises(Refused):
        live.with_command("yellow", TakeBack(), "again")


def test_all_people_together_may_go_back_anywhere():
    live = table("on_mars", seed=3, first="purple")
    start = live.game.hash()
    live = decide(live, "purple", "space:5")
    live = decide(live, "green", "space:1")

    people = ["purple", "green"]
    live = live.with_command("purple", Consent(0, people), "one")
    assert len(live.made) == 2
    live = live.with_command("green", Consent(0, people), "two")

    assert (live.made, live.game.hash()) == ([], start)


def test_a_new_move_ends_the_talk_about_going_back():
    live = table("on_mars", seed=3, first="purple")
    live = decide(live, "purple", "space:5")
    live = live.with_command("purple", Consent(0, ["purple", "green"]), "one")

    live = decide(live, "green", "space:1")

    assert live.consents == {}


def test_until_a_turn_is_confirmed_nobody_else_is_asked():
    live = table("on_mars", confirming=("purple", "green"), seed=3, first="purple")
    live = decide(live, "purple", "space:5")
    assert (live.question_ids(), live.unconfirmed) == ({}, "purple")
    with pytest.raises(StaleAnswer):
        live.with_command("green", Confirm(), "not mine")

    back = live.with_command("purple", Undo(0), "undo")
    on = live.with_command("purple", Confirm(), "confirm")

    assert list(back.question_ids()) == ["purple"]
    assert list(on.question_ids()) == ["green"]


def test_a_player_who_no_longer_confirms_turns_keeps_nobody_waiting():
    live = table("on_mars", confirming=("purple", "green"), seed=3, first="purple")
    waiting = decide(live, "purple", "space:5")

    other = waiting.with_command("green", Confirming(False), "other")
    own = waiting.with_command("purple", Confirming(False), "own")
    again = own.with_command("purple", Confirming(True), "again")

    assert (other.confirming, other.unconfirmed, list(other.question_ids())) == (("purple",), "purple", [])
    assert (own.confirming, own.unconfirmed, list(own.question_ids())) == (("green",), "", ["green"])
    assert set(again.confirming) == {"purple", "green"}


def test_rows_read_again_lead_to_the_same_table():
    live = table("on_mars", seed=5)
    chance = random.Random(5)
    rows = []
    for number in range(60):
        seat, command = decision_of(live, chance)
        if live.undo_limit(seat) < len(live.made) and number % 7 == 3:
            command = Undo(live.undo_limit(seat))
        live = live.with_command(seat, command, f"{number}")
        rows.append((seat, command, f"{number}"))

    again = table("on_mars", seed=5)
    for row in rows:
        again = again.with_command(*row)

    assert again.hash == live.hash
    assert again.game == live.game
    assert again.question_ids() == live.question_ids()


def test_the_game_of_a_table_is_an_ordinary_game():
    live = table()
    assert isinstance(live.game, Game)
    assert live.game.record().startswith('{"game": "terraforming_mars"')


def test_selling_a_patent_reveals_nothing():
    """Cards laid face down are known to their owner, in whatever order they lie, and can be taken back."""
    live = table()
    chance = random.Random(4)
    sold: list[bool] = []
    while len(sold) < 6 and not live.game.over:
        seat, pending = sorted(live.question_ids().items())[0]
        options = live.game.legal(seat)
        prompt = live.game.state.prompt(live.game.seats.index(seat)).key
        choice = "standard:sell_patents" if "standard:sell_patents" in options else chance.choice(options)
        live = live.with_command(seat, Move(pending, [choice]), f"decision {live.seq}")
        if prompt == "ask-sell" and choice == "yes":
            sold.append(live.made[-1].revealing)

    assert sold == [False] * 6


def test_the_former_module_of_refused_is_deprecated():
    former = import_module("valles.server.table")

    with pytest.warns(DeprecationWarning, match=r"valles\.table\.live"):
        assert former.Refused is Refused
