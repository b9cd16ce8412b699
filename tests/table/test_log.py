"""The log of a game reads as a list does, however much of it is packed."""

import random

import pytest

from valles.games.registry import rulebook
from valles.kernel.phrase import EVERYONE, Event, Noun, Phrase, event_of
from valles.table.log import BLOCK, LATEST, EventLog, TableGame, shared_length


def event(number, audience=EVERYONE):
    return Event(Phrase("log-gain", {"what": [Noun("plants", number, counted=True)], "by": "yellow"}), audience)


def of_all_kinds(count):
    return [event(number, (EVERYONE, 0, 1, 2, 3)[number % 5]) for number in range(count)]


@pytest.mark.parametrize("count", [0, 1, BLOCK + LATEST - 1, BLOCK + LATEST, 5 * BLOCK + 3])
@pytest.mark.parametrize("seats", [EVERYONE, 0, 1, 2])
def test_a_log_is_read_as_a_list_is(count, seats):
    events = of_all_kinds(count)
    visible = [one for one in events if seats == EVERYONE or one.audience == EVERYONE or one.audience & seats]
    log = EventLog(events).for_seats(seats)
    assert list(log) == visible and len(log) == len(visible)
    for first in range(-len(visible) - 1, len(visible) + 2, 7):
        for last in (-1, 0, 40, len(visible)):
            assert log[first:last] == visible[first:last] and log[first:last:3] == visible[first:last:3]
    assert [log[number] for number in range(-len(visible), len(visible))] == visible + visible
    with pytest.raises(IndexError):
        log[len(visible)]


def test_plain_events_become_the_same_events_again():
    log = EventLog(of_all_kinds(5 * BLOCK + 3))
    assert [event_of(data) for data in log.plain()] == list(log)


def test_only_the_end_of_a_log_can_be_deleted():
    log = EventLog(of_all_kinds(3))
    with pytest.raises(ValueError, match="only the last events"):
        del log[:1]


def test_all_but_the_latest_events_are_packed_and_shared_by_copies():
    log = EventLog(of_all_kinds(10 * BLOCK))
    assert len(log._latest) == BLOCK and len(EventLog(of_all_kinds(10 * BLOCK + LATEST))._latest) == LATEST
    other = log.copy()
    other.extend([event(7)])
    assert len(other) == len(log) + 1 and other._blocks is log._blocks and other != log


@pytest.mark.parametrize("length", [0, 5, BLOCK, 2 * BLOCK + 1, 4 * BLOCK - 1, 4 * BLOCK, 5 * BLOCK])
def test_a_log_is_cut_anywhere_and_goes_on(length):
    events = of_all_kinds(5 * BLOCK)
    log = EventLog(events)
    del log[length:]
    assert list(log) == events[:length]
    log.extend([event(1000)])
    assert list(log) == [*events[:length], event(1000)]


@pytest.mark.parametrize("same", [0, 3, BLOCK, 2 * BLOCK + 5, 4 * BLOCK])
@pytest.mark.parametrize("seats", [EVERYONE, 1])
def test_two_logs_know_how_far_they_are_the_same(same, seats):
    events = of_all_kinds(4 * BLOCK)
    one = EventLog(events).for_seats(seats)
    other = EventLog([*events[:same], *(event(-number) for number in range(1, 3 * BLOCK))]).for_seats(seats)
    count = len(EventLog(events[:same]).for_seats(seats))
    assert shared_length(one, other) == shared_length(other, one) == count
    assert one != other and one == EventLog(events).for_seats(seats)


def test_logs_of_different_seats_are_compared_event_by_event():
    log = EventLog(of_all_kinds(4 * BLOCK))
    first, second = log.for_seats(1), log.for_seats(2)
    assert shared_length(first, second) == next(
        n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b
    )


@pytest.mark.parametrize("name", ["terraforming_mars", "on_mars"])
def test_a_game_that_goes_back_has_the_log_of_one_that_never_went_further(name):
    rules = rulebook(name)
    game, chance = TableGame(rules, rules.setup(players=2), 4), random.Random(4)
    logs = []
    while len(game.moves) < 150:
        logs.append(list(game.events))
        choice = game.pending[0]
        game.play(choice.seat, chance.choice(choice.options))
    assert len(logs[-1]) > 2 * BLOCK
    for move in (149, 130, 97, 96, 33, 1, 0):
        then = game.at(move)
        assert list(then.events) == logs[move]
        game.undo_to(move)
        assert game == then and game.events == then.events
