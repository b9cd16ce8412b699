"""The opponent that tries every answer on its view, and takes the one with the best result."""

from __future__ import annotations

from typing import Any, Final, Protocol

from valles.game import PlayerView, seed_bytes
from valles.games.registry import part
from valles.kernel.shuffle import Stream
from valles.kernel.state import State

UNDECIDED: Final = -1
"""What `answer` says where the answers have to be tried out."""


class Judgement(Protocol):
    """How a seat judges a position; each game has a class of its own, and each decision a new object."""

    def answer(self, state: Any, options: list[int]) -> int:
        """The answer to a question that a rule of thumb decides, or UNDECIDED."""

    def leaves_off(self, option: int) -> bool:
        """Whether the option only ends the turn, so that there is nothing to try."""

    def value(self, state: Any) -> float:
        """How well off the seat is."""


class GreedyPlayer:
    """Chooses by the seed and the view alone: before anything is tried out, the hidden cards are dealt at random."""

    def __init__(self, game: str, seed: int) -> None:
        self._judgement: Any = part(game, "judgement")
        self._seed = seed_bytes(seed)

    def choose(self, view: PlayerView) -> int:
        state, options = view.state, view.options
        if len(options) == 1:
            return options[0]
        judgement: Judgement = self._judgement(state, view.number)
        option = judgement.answer(state, options)
        if option != UNDECIDED:
            return option
        possible = view.rules.filled(state, Stream(self._seed, "greedy player"))
        return best(possible, view.number, options, judgement)[0]


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
