"""Looking ahead from a view: all questions of an action together, and the outcome of options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from valles.kernel.deprecation import warn_renamed
from valles.kernel.phrase import Event, Phrase
from valles.kernel.shuffle import Stream
from valles.kernel.state import State
from valles.kernel.view import Hole
from valles.option import apply_text

MOST_OUTCOMES: Final = 200
"""A preview looks at so many ways to finish an action."""

FEW_OPTIONS: Final = 8
"""A form has the labels of the options of a question that has no more than these."""

FORM_LIMIT: Final = 2048
"""The largest number of ways of an action that are explored; ways that go on alike count once."""

END: Final = -1
"""In a form, the step after the last answer of a way."""


@dataclass(frozen=True)
class Form:
    """The questions of one action, with every legal way to answer them."""

    seat: str
    ways: tuple[dict[str, int], ...]
    """The ways as a graph: each step maps an option to the number of the next step or `END`.

    The first step comes first. Empty if no question is left.
    """
    default: tuple[str, ...]
    """The options that most people would choose."""
    prompts: tuple[Phrase, ...]
    """The questions that `default` answers."""
    complete: bool
    """False if there are too many ways to list them all, as for selling patents from a large hand."""
    labels: Mapping[str, Phrase] = field(default_factory=dict)
    """The labels of the options of those questions that have only a few."""

    @property
    def asked(self) -> tuple[Phrase, ...]:
        """Deprecated name of `prompts`, until 0.4."""
        warn_renamed("Form.asked", "prompts")
        return self.prompts

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        """All ways, each as the options to `play` one after the other. There may be thousands."""
        return tuple(self._paths(0)) if self.ways else ()

    def _paths(self, step: int) -> Iterator[tuple[str, ...]]:
        for option, follows in self.ways[step].items():
            if follows == END:
                yield (option,)
            else:
                yield from ((option, *path) for path in self._paths(follows))


@dataclass(frozen=True)
class Preview:
    """The outcome of choosing options, from one seat's point of view."""

    view: Any
    """The seat's view afterwards."""
    events: tuple[Phrase, ...]
    """The log lines on the way."""
    stopped: bool
    """True if a step is missing, because it is hidden from the seat."""
    reveals: bool
    """True if the seat would see something new, so that the options could not be undone."""


def form_of(view: State, seats: Sequence[str], seat: int, begun: Sequence[str]) -> Form:
    """Return the form of the seat's action, after the options that it has chosen already."""
    after = view_after(view, seats, seat, begun)
    if after is None or (begun and not after.within_action(seat)):
        return Form(seats[seat], (), (), (), True)
    ways, complete = explored(after, seat)
    default, prompts, labels = default_answers(after, seat)
    return Form(seats[seat], ways, default, prompts, complete, labels)


def view_after(view: State, seats: Sequence[str], seat: int, options: Sequence[str]) -> State | None:
    """Play options on a view and return it; None if they lead to something hidden."""
    try:
        for option in options:
            apply_text(view, seats, seat, option, [])
    except Hole:
        return None
    return view


def preview_of(view: State, seats: Sequence[str], seat: int, options: Sequence[str], ahead: bool = False) -> Preview:
    """Play options on a view and return the outcome.

    Args:
        view: The view; it is played on.
        seats: The names of the seats.
        seat: The seat that plays.
        options: The options, one after the other.
        ahead: True to include what follows from every answer to the next question of the action.
    """
    dealt = view.rules.filled(view, Stream(b"", "preview"))
    events: list[Event] = []
    stopped = False
    base = len(view.stack) - 1
    try:
        for option in options:
            apply_text(view, seats, seat, option, events)
    except Hole:
        stopped = True
        _settle_visible(view, base, events)
    phrases = tuple(event.phrase for event in events)
    reveals = stopped or not _shows_no_dealt_card(view, dealt, seats, seat, options)
    goes_on = ahead and view.within_action(seat) and bool(view.options(seat))
    return Preview(certain_outcome(view, seat) if goes_on else view, phrases, stopped, reveals)


def _settle_visible(view: State, base: int, events: list[Event]) -> None:
    """Carry out the effects of an action that follow after a hidden one; those beyond the action have to wait."""
    view.sink = events
    try:
        while len(view.stack) > base:
            left = len(view.stack)
            with suppress(Hole):
                return view.settle()
            if len(view.stack) >= left:
                return None
    finally:
        view.sink = None


def _shows_no_dealt_card(after: State, dealt: State, seats: Sequence[str], seat: int, options: Sequence[str]) -> bool:
    """Return True if the view after the options shows no card that was dealt into a hole."""
    for option in options:
        apply_text(dealt, seats, seat, option, [])
    rules = dealt.rules
    return rules.save(rules.view(dealt, seat)) == rules.save(rules.view(after, seat))


def certain_outcome(view: State, seat: int) -> State:
    """Return the view with all that follows alike from every way to finish the action, as far as they are explored."""
    rules = view.rules
    outcomes: list[State] = []
    open_ends = [rules.copy(view)]
    while open_ends:
        state = open_ends.pop(0)
        options = state.options(seat) if state.within_action(seat) else []
        if not options or len(outcomes) + len(open_ends) + len(options) > MOST_OUTCOMES:
            outcomes.append(state)
        else:
            open_ends += [_after_option(state, seat, option) for option in options]
    certain: State = rules.load(_common(rules.save(view), [rules.save(one) for one in outcomes]))
    return certain


def _after_option(view: State, seat: int, option: int) -> State:
    """Return the view after an option; what is hidden is left out."""
    after: State = view.rules.copy(view)
    base = len(after.stack) - 1
    try:
        after.apply(seat, option)
    except Hole:
        _settle_visible(after, base, [])
    return after


def _common(before: Any, outcomes: Sequence[Any]) -> Any:  # saved states: any JSON
    """Return what all outcomes have in common, and what was before where they differ."""
    first = outcomes[0]
    if all(one == first for one in outcomes):
        return first
    if isinstance(before, dict):
        return {key: _common(value, [one[key] for one in outcomes]) for key, value in before.items()}
    if isinstance(before, list) and all(len(one) == len(before) for one in outcomes):
        return [_common(value, [one[at] for one in outcomes]) for at, value in enumerate(before)]
    return before


@dataclass
class _Step:
    """A question of an action, with the step after each of its answers, None at the end."""

    state: State
    follows: dict[str, _Step | None]


def explored(view: State, seat: int) -> tuple[tuple[dict[str, int], ...], bool]:
    """Return the ways to go on as a graph, and True if it is complete.

    One question deeper at a time, until there are too many.
    """
    first = _Step(view, {})
    levels, ended = [[first]], 0
    while levels[-1]:
        alike: dict[tuple[int, ...], _Step] = {}
        deeper: list[_Step] = []
        answers: list[dict[str, _Step | None]] = []
        for step in levels[-1]:
            answers.append(_follows(step.state, seat, alike, deeper))
            ended += sum(1 for follows in answers[-1].values() if follows is None)
            if ended + len(deeper) > FORM_LIMIT:
                return _graph(levels), False
        for step, follows in zip(levels[-1], answers, strict=True):
            step.follows = follows
        levels.append(deeper)
    return _graph(levels), True


def _follows(
    state: State, seat: int, alike: dict[tuple[int, ...], _Step], deeper: list[_Step]
) -> dict[str, _Step | None]:
    """Return the step after each answer to the question of a state; append new ones to `deeper`."""
    steps: dict[str, _Step | None] = {}
    for option in state.options(seat):
        after = state.rules.copy(state)
        try:
            after.apply(seat, option)
            ends = not after.within_action(seat)
        except Hole:
            ends = True
        step = None
        if not ends:
            key = after.rest(seat)
            step = alike.get(key) if key else None
            if step is None:
                step = _Step(after, {})
                deeper.append(step)
                if key:
                    alike[key] = step
        steps[state.rules.vocabulary.text(option)] = step
    return steps


def _graph(levels: list[list[_Step]]) -> tuple[dict[str, int], ...]:
    """Return the steps by number, the first one first; equal steps become one."""
    steps: list[dict[str, int]] = []
    indices: dict[tuple[tuple[str, int], ...], int] = {(): END}
    numbers: dict[int, int] = {}
    for step in [step for level in reversed(levels) for step in level]:
        follows = {text: END if after is None else numbers[id(after)] for text, after in step.follows.items()}
        key = tuple(follows.items())
        if key not in indices:
            indices[key] = len(steps)
            steps.append(follows)
        numbers[id(step)] = indices[key]
    last = len(steps) - 1
    return tuple(
        {text: END if after == END else last - after for text, after in step.items()} for step in reversed(steps)
    )


def default_answers(view: State, seat: int) -> tuple[tuple[str, ...], tuple[Phrase, ...], dict[str, Phrase]]:
    """Return the options that most people would choose to go on with an action, their questions, and labels of options.

    There are none at the start of an action, which is for the player to choose.
    """
    path: list[str] = []
    prompts: list[Phrase] = []
    labels: dict[str, Phrase] = {}
    view = view.copy()
    effect = view.rules.effects[view.stack[-1].effect] if view.stack else None
    if effect is None or effect.begins:
        return (), (), labels
    while (options := view.options(seat)) and (not path or view.within_action(seat)):
        option = view.rules.default_option(view, seat, options)
        prompts.append(view.prompt(seat))
        path.append(view.rules.vocabulary.text(option))
        if len(options) <= FEW_OPTIONS:
            labels |= {view.rules.vocabulary.text(one): view.rules.label(view, seat, one) for one in options}
        try:
            view.apply(seat, option)
        except Hole:
            break
    return tuple(path), tuple(prompts), labels
