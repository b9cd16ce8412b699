"""An opponent's rating of positions, and the best option by that rating after trying each of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from valles.kernel.phrase import Phrase
from valles.kernel.state import State

UNDECIDED: Final = -1
"""The result of `Heuristic.answer` where options have to be tried."""
SLIGHT: Final = 0.3
"""A change of a term that is no reason."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The value of positions to a seat. Each game has its own class, each decision its own object."""

    mistake: ClassVar[float] = 0.0
    """Standard deviation of the errors that `novice` makes in rating an option; 0 if it has not been measured."""
    hints: ClassVar[str] = "hint-"
    """The beginning of the messages of reasons: one for each term, `yes`, `no` and `rest`."""

    def answer(self, state: Any, options: list[int]) -> int:
        """Return the answer to a question that a rule of thumb decides, or UNDECIDED."""
        raise NotImplementedError

    def ends_turn(self, option: int) -> bool:
        """True if the option does nothing but end the turn, so that it need not be tried."""
        raise NotImplementedError

    def value(self, state: Any) -> float:
        """Return the value of a position to the seat."""
        raise NotImplementedError

    def terms(self, state: Any) -> dict[str, float]:
        """Return the parts of the value of a position by name; a game without names for them has none."""
        return {}

    def reason(self, before: Any, after: Any, answer: str = "") -> Phrase:
        """Return the main reason for going from one position to another: the term that gains most.

        Where none does, a `yes` or a `no` has a reason of its own.
        """
        then = self.terms(after)
        rises = {name: then[name] - value for name, value in self.terms(before).items()}
        name = max(rises, key=rises.__getitem__, default="")
        if not name or rises[name] < SLIGHT:
            return Phrase(self.hints + (answer if answer in ("yes", "no") else "rest"), {})
        return Phrase(self.hints + name, {"number": max(1, round(rises[name]))})


def best(state: State, seat: int, options: list[int], heuristic: Heuristic) -> tuple[int, float]:
    """Return the option with the highest value, the first among equals, and that value."""
    result, highest = options[0], float("-inf")
    for option in options:
        value = value_after(state, seat, option, heuristic)
        if value > highest:
            result, highest = option, value
    return result, highest


def value_after(state: State, seat: int, option: int, heuristic: Heuristic) -> float:
    """Return the value after an option and the best answers to all questions that follow in the same action."""
    if heuristic.ends_turn(option):
        return heuristic.value(state)
    after = state.rules.copy(state)
    after.apply(seat, option)
    while after.within_action(seat):
        options = after.options(seat)
        answer = heuristic.answer(after, options)
        if answer == UNDECIDED:
            return best(after, seat, options, heuristic)[1]
        after.apply(seat, answer)
    return heuristic.value(after)


def position_after(state: State, seat: int, option: int, heuristic: Heuristic) -> State:
    """Return the position after an option and the best answers to all questions that follow in the same action."""
    if heuristic.ends_turn(option):
        return state
    after: State = state.rules.copy(state)
    after.apply(seat, option)
    while after.within_action(seat):
        options = after.options(seat)
        answer = heuristic.answer(after, options)
        after.apply(seat, best(after, seat, options, heuristic)[0] if answer == UNDECIDED else answer)
    return after
