"""The questions of one action together: every way to answer them, and the usual one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from valles.kernel.phrase import Phrase
from valles.kernel.state import State
from valles.kernel.view import Hole

FORM_LIMIT = 2048
"""So many ways of an action are looked at at most; those that go on alike are looked at once."""

END = -1
"""In a form: what follows the last answer of a way."""


@dataclass(frozen=True)
class Form:
    """The questions of one action, with every legal way to answer them."""

    seat: str
    ways: tuple[dict[str, int], ...]
    """The ways as a graph, since many go on alike: each step says by option which step follows, `END` for none.

    They begin with the first step; without one nothing more is asked.
    """
    default: tuple[str, ...]
    """The way most people would go."""
    asked: tuple[Phrase, ...]
    """What the default answers, question by question."""
    complete: bool
    """False where the ways are not told to their end, as when selling patents from a large hand."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        """The ways one by one, each as the options to `play` one after the other; there may be thousands."""
        return tuple(self._paths(0)) if self.ways else ()

    def _paths(self, step: int) -> Iterator[tuple[str, ...]]:
        for option, follows in self.ways[step].items():
            if follows == END:
                yield (option,)
            else:
                yield from ((option, *path) for path in self._paths(follows))


@dataclass
class _Step:
    """A question on the way through an action, and what follows each of its answers, None where the way ends."""

    state: State
    follows: dict[str, _Step | None]


def explored(view: State, seat: int) -> tuple[tuple[dict[str, int], ...], bool]:
    """The ways to go on as a graph, one question deeper at a time as far as they are not too many; whether all are."""
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
        for step, found in zip(levels[-1], answers, strict=True):
            step.follows = found
        levels.append(deeper)
    return _graph(levels), True


def _follows(
    state: State, seat: int, alike: dict[tuple[int, ...], _Step], deeper: list[_Step]
) -> dict[str, _Step | None]:
    """What follows each answer to the question of a state; new steps are added to those that go deeper."""
    found: dict[str, _Step | None] = {}
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
        found[state.rules.vocabulary.text(option)] = step
    return found


def _graph(levels: list[list[_Step]]) -> tuple[dict[str, int], ...]:
    """The steps by number, the first one first; steps that are the same become one."""
    steps: list[dict[str, int]] = []
    known: dict[tuple[tuple[str, int], ...], int] = {(): END}
    numbers: dict[int, int] = {}
    for step in [step for level in reversed(levels) for step in level]:
        follows = {text: END if after is None else numbers[id(after)] for text, after in step.follows.items()}
        key = tuple(follows.items())
        if key not in known:
            known[key] = len(steps)
            steps.append(follows)
        numbers[id(step)] = known[key]
    last = len(steps) - 1
    return tuple(
        {text: END if after == END else last - after for text, after in step.items()} for step in reversed(steps)
    )


def habit(view: State, seat: int) -> tuple[tuple[str, ...], tuple[Phrase, ...]]:
    """The way most people would go on with an action, and what it answers; which to begin is for the player."""
    path: list[str] = []
    asked: list[Phrase] = []
    view = view.copy()
    effect = view.rules.effects[view.stack[-1].effect] if view.stack else None
    if effect is None or effect.begins:
        return (), ()
    while (options := view.options(seat)) and (not path or view.within_action(seat)):
        option = view.rules.default_option(view, seat, options)
        asked.append(view.prompt(seat))
        path.append(view.rules.vocabulary.text(option))
        try:
            view.apply(seat, option)
        except Hole:
            break
    return tuple(path), tuple(asked)
