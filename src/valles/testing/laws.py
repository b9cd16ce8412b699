"""Properties of every game on the kernel, checked on random games.

    from valles.testing import laws
    laws.check("terraforming_mars", seed=3, players=2)

Each law is a function of a rulebook and a state; it raises AssertionError when the state breaks it.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from valles.describe.text import render
from valles.game import Game, public_view, replay, seed_bytes
from valles.games.registry import available_games, has_part, part, rulebook
from valles.kernel.choice import IllegalMove
from valles.kernel.effect import Gathering
from valles.kernel.encoding import Encoding
from valles.kernel.phrase import Phrase
from valles.kernel.pickling import reference
from valles.kernel.rulebook import Rulebook
from valles.kernel.shuffle import Stream
from valles.kernel.state import State
from valles.kernel.view import BYSTANDER

S = TypeVar("S", bound=State)

Law = Callable[[Rulebook[Any], Any, Stream], None]


def walk(rules: Rulebook[S], seed: int, **options: Any) -> Iterator[tuple[S, Stream]]:
    """Return a random game: the state before every decision and after the last, with a stream for further chance."""
    state = rules.new(rules.setup(**options), seed_bytes(seed))
    play = Stream(seed_bytes(seed), "walk")
    extra = Stream(seed_bytes(seed), "laws")
    for _ in range(rules.longest):
        yield state, extra
        if state.over():
            return
        seat = play.pick(state.pending_seats())
        state.apply(seat, play.pick(state.options(seat)))
    raise AssertionError(f"the game with seed {seed} and {options} has no end")


def text(rules: Rulebook[Any], state: State) -> bytes:
    """Return saved data as JSON, which distinguishes equal values such as 1 and True."""
    return msgspec.json.encode(rules.save(state), order="sorted")


def seats_of(state: State) -> range:
    return range(len(state.answers))


def saving_loses_nothing(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    saved = text(rules, state)
    assert text(rules, rules.load(rules.save(state))) == saved


def copies_are_equal_and_independent(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    saved = text(rules, state)
    other = rules.copy(state)
    assert text(rules, other) == saved
    if not other.over():
        seat = stream.pick(other.pending_seats())
        other.apply(seat, stream.pick(other.options(seat)))
        assert text(rules, state) == saved


def pickles_are_equal_and_play_on_alike(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    """Check pickles and deep copies of states and views; a rulebook that its module names is never copied."""
    view = rules.view(state, BYSTANDER)
    for same, other in ((state, copy.deepcopy(state)), (view, pickle.loads(pickle.dumps(view)))):
        assert other.rules is rules or reference(rules) is None
        assert text(rules, other) == text(rules, same)
    if not state.over():
        seat = stream.pick(state.pending_seats())
        option = stream.pick(state.options(seat))
        after = []
        for other in (rules.copy(state), pickle.loads(pickle.dumps(state))):
            other.apply(seat, option)
            after.append(text(rules, other))
        assert after[0] == after[1]


def somebody_can_always_move(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    """Check that pending seats have options, all different, and others have none."""
    pending = state.pending_seats()
    assert bool(pending) != state.over()
    for seat in seats_of(state):
        options = state.options(seat)
        assert bool(options) == (seat in pending)
        assert len(set(options)) == len(options)


def nothing_else_is_accepted(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    """Check that twenty wrong answers are refused and change nothing."""
    saved = text(rules, state)
    refused = 0
    while refused < 20:
        seat = stream.below(len(state.answers) + 1)
        option = stream.below(len(rules.vocabulary) + 5) - 2
        if seat < len(state.answers) and option in state.options(seat):
            continue
        refused += 1
        try:
            state.apply(seat, option)
        except IllegalMove:
            pass
        else:
            raise AssertionError(f"seat {seat} was allowed option {option}")
    assert text(rules, state) == saved


def reasons_match_options(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    """Check, over the whole vocabulary, that an option is offered if and only if there is no reason against it."""
    for seat in seats_of(state):
        offered = state.options(seat)
        possible = [o for o in range(len(rules.vocabulary)) if rules.why_not(state, seat, o) is None]
        assert sorted(offered) == possible


def views_hide_what_is_hidden(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    """Check that states that differ only in hidden information give a seat the same bytes and options."""
    for seat in (*seats_of(state), BYSTANDER):
        view = rules.view(state, seat)
        other = rules.filled(view, stream)
        seen = rules.view(other, seat)
        assert text(rules, seen) == text(rules, view)
        assert repr(public_view(seen)) == repr(public_view(view))
        assert other.pending_seats() == state.pending_seats() == view.pending_seats()
        if seat >= 0:
            assert other.options(seat) == state.options(seat) == view.options(seat)


def encodings_hide_what_is_hidden(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    """Check that a seat's encoding is the same for the true state, its view and a filled view."""
    if rules.name not in available_games() or not has_part(rules.name, "encoding"):
        return
    encoding: Encoding[Any] = part(rules.name, "encoding")
    for seat in seats_of(state):
        options = state.options(seat)
        row = encoding.row(state, seat, options)
        assert len(row) == len(rules.vocabulary) + len(encoding.layout.names)
        view = rules.view(state, seat)
        for same in (view, rules.filled(view, stream)):
            other = encoding.row(same, seat, options)
            if other != row:
                wrong = [place for place, number in enumerate(other) if number != row[place]]
                raise AssertionError(f"seat {seat}: {(rules.vocabulary.texts + encoding.layout.names)[wrong[0]]}")


def order_of_answers_does_not_matter(rules: Rulebook[Any], state: State, stream: Stream) -> None:
    """Check that simultaneous answers lead to the same state in any order."""
    if state.over() or not isinstance(rules.effects[state.stack[-1].effect], Gathering):
        return
    first = rules.copy(state)
    given: list[tuple[int, int]] = []
    frame = state.stack[-1]
    while not first.over() and first.stack[-1] is frame:
        seat = first.pending_seats()[0]
        given.append((seat, stream.pick(first.options(seat))))
        first.apply(*given[-1])
    second = rules.copy(state)
    waiting = {seat: [option for s, option in given if s == seat] for seat, _ in given}
    while waiting:
        seat = stream.pick(sorted(waiting))
        second.apply(seat, waiting[seat].pop(0))
        if not waiting[seat]:
            del waiting[seat]
    assert text(rules, second) == text(rules, first)


LAWS: tuple[Law, ...] = (
    saving_loses_nothing,
    copies_are_equal_and_independent,
    pickles_are_equal_and_play_on_alike,
    somebody_can_always_move,
    nothing_else_is_accepted,
    reasons_match_options,
    views_hide_what_is_hidden,
    encodings_hide_what_is_hidden,
    order_of_answers_does_not_matter,
)


def check(game: str | Rulebook[Any], *, seed: int, laws: tuple[Law, ...] = LAWS, every: int = 1, **options: Any) -> int:
    """Check the laws at every n-th decision of a random game; returns the number of decisions."""
    rules = rulebook(game) if isinstance(game, str) else game
    decisions = 0
    for decisions, (state, stream) in enumerate(walk(rules, seed, **options)):
        if decisions % every == 0 or state.over():
            for law in laws:
                try:
                    law(rules, state, stream)
                except AssertionError as error:
                    place = f"{law.__name__}, decision {decisions}, seed={seed}, {options}"
                    raise AssertionError(f"{place}: {error}") from error
    return decisions


def check_texts(game: str | Rulebook[Any], *, seed: int, language: str = "en", **options: Any) -> int:
    """Render every text of a random game: questions, options, reasons and the log; return their number.

    Raises `MissingText` if a text is missing.
    """
    rules = rulebook(game) if isinstance(game, str) else game
    played = Game(rules, rules.setup(**options), seed)
    stream = Stream(seed_bytes(seed), "walk")
    phrases: list[Phrase] = []
    while not played.over:
        for seat in played.state.pending_seats():
            phrases.append(played.state.prompt(seat))
            phrases += [rules.label(played.state, seat, option) for option in played.state.options(seat)]
            reasons = (rules.why_not(played.state, seat, option) for option in range(len(rules.vocabulary)))
            phrases += [reason for reason in reasons if reason is not None]
        seat = stream.pick(played.state.pending_seats())
        played.play(played.seats[seat], rules.vocabulary.text(stream.pick(played.state.options(seat))))
    phrases += [event.phrase for event in played.events]
    for phrase in phrases:
        render(phrase, language)
    return len(phrases)


def check_variants(game: str | Rulebook[Any], *, seed: int, tables: int = 100) -> int:
    """Check that the rulebook sets up what its variants declare as possible, and nothing else.

    Random options are chosen for so many tables. Return how many were tried.
    """
    rules = rulebook(game) if isinstance(game, str) else game
    stream = Stream(seed_bytes(seed), "variants")
    tried = 0
    for _ in range(tables):
        seats = rules.colours[: 1 + stream.below(len(rules.colours))]
        chosen: dict[str, Any] = {}
        variants = list(rules.variants)
        stream.shuffle(variants)
        for variant in variants[: stream.below(len(variants) + 1)]:
            possible = rules.variants.possible(variant.name, chosen, len(seats))
            assert possible, f"{variant.name} has no value beside {chosen}"
            for value in variant.values:
                options = {**chosen, variant.name: value}
                assert _is_accepted(rules, seats, options) == (value in possible), f"{options} of {len(seats)} seats"
                tried += 1
            chosen[variant.name] = stream.pick(list(possible))
        setup = rules.setup(seats=seats, **chosen)
        assert rules.setup_of(setup) == setup
        values = rules.variants.complete(setup)
        assert all(values[name] in (value, True) for name, value in chosen.items()), f"{chosen} became {values}"
    return tried


def _is_accepted(rules: Rulebook[Any], seats: tuple[str, ...], options: dict[str, Any]) -> bool:
    try:
        rules.setup(seats=seats, **options)
    except ValueError:
        return False
    return True


def check_replay(game: str, *, seed: int, **options: Any) -> Game:
    """Check that a random game and its replay are equal at every decision; return the game."""
    rules = rulebook(game)
    played = Game(rules, rules.setup(**options), seed)
    stream = Stream(seed_bytes(seed), "walk")
    states = [text(rules, played.state)]
    while not played.over:
        seat = stream.pick(played.state.pending_seats())
        option = stream.pick(played.state.options(seat))
        played.play(played.seats[seat], rules.vocabulary.text(option))
        states.append(text(rules, played.state))
    again = Game(rules, rules.setup(**options), seed)
    for number, (seat_name, option_text) in enumerate(played.moves):
        assert text(rules, again.state) == states[number], f"move {number} of seed {seed}"
        again.play(seat_name, option_text)
    assert again.hash() == played.hash()
    assert replay(played.record()) == played
    return played
