"""How an opponent judges positions, and how it finds the best answer by trying all of them out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from valles.kernel.state import State

UNDECIDED: Final = -1
"""What `answer` says where the answers have to be tried out."""


class Judgement:
    """How a seat judges a position; each game has a class of its own, and each decision a new object."""

    mistake: ClassVar[float] = 0.0
    """By how much `novice` misjudges an answer, as a standard deviation; 0 where that was not measured."""

    def answer(self, state: Any, options: list[int]) -> int:
        """The answer to a question that a rule of thumb decides, or UNDECIDED."""
        raise NotImplementedError

    def leaves_off(self, option: int) -> bool:
        """Whether the option only ends the turn, so that there is nothing to try."""
        raise NotImplementedError

    def value(self, state: Any) -> float:
        """How well off the seat is."""
        raise NotImplementedError


def best(state: State, seat: int, options: list[int], judgement: Judgement) -> tuple[int, float]:
    """The option that leads to the highest value, the first among equals, and that value."""
    found, highest = options[0], float("-inf")
    for option in options:
        value = tried(state, seat, option, judgement)
        if value > highest:
            found, highest = option, value
    return found, highest


def tried(state: State, seat: int, option: int, judgement: Judgement) -> float:
    """The value after the option, and after the best answers to all questions that follow in the same action."""
    if judgement.leaves_off(option):
        return judgement.value(state)
    after = state.rules.copy(state)
    after.apply(seat, option)
    while after.within_action(seat):
        options = after.options(seat)
        answer = judgement.answer(after, options)
        if answer == UNDECIDED:
            return best(after, seat, options, judgement)[1]
        after.apply(seat, answer)
    return judgement.value(after)
