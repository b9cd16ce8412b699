"""The opponent that tries every option on its view and takes the best one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from valles.game import PlayerView, seed_bytes
from valles.games.registry import part
from valles.kernel.heuristic import UNDECIDED, Heuristic, best
from valles.kernel.shuffle import Stream


class GreedyPlayer:
    """Chooses by the seed and the view alone. Hidden cards are dealt at random before options are tried."""

    stream_name: ClassVar = "greedy player"
    """The name of the random stream by which hidden cards are dealt."""

    def __init__(self, game: str, seed: int) -> None:
        self._heuristic: Callable[[Any, int], Heuristic] = part(game, "heuristic")
        self._seed = seed_bytes(seed)

    def choose(self, view: PlayerView) -> int:
        """Return an option of the view."""
        state, options = view.state, view.options
        if len(options) == 1:
            return options[0]
        heuristic = self._heuristic(state, view.number)
        option = heuristic.answer(state, options)
        if option != UNDECIDED:
            return option
        filled = view.rules.filled(state, Stream(self._seed, self.stream_name))
        return self._best(filled, view.number, options, heuristic)

    def _best(self, state: Any, seat: int, options: list[int], heuristic: Heuristic) -> int:
        return best(state, seat, options, heuristic)[0]
