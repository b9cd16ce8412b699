"""The opponent that evaluates options as `greedy` does, but with random errors."""

from __future__ import annotations

from statistics import NormalDist
from typing import Any, ClassVar, Final

from valles.games.registry import part
from valles.kernel.heuristic import Heuristic, value_after
from valles.kernel.shuffle import Stream
from valles.players.greedy import GreedyPlayer

STEPS: Final = 1 << 16
"""Distinct values of a random error."""
NORMAL: Final = NormalDist()


class NovicePlayer(GreedyPlayer):
    """Chooses by the seed, the view and the number of its decisions. `mistake` is the standard deviation of errors."""

    stream_name: ClassVar = "novice player's cards"

    def __init__(self, game: str, seed: int, mistake: float | None = None) -> None:
        super().__init__(game, seed)
        self._mistake: Final = part(game, "heuristic").mistake if mistake is None else mistake
        self._errors: Final = Stream(self._seed, "novice player")

    def _best(self, state: Any, seat: int, options: list[int], heuristic: Heuristic) -> int:
        return max(options, key=lambda option: value_after(state, seat, option, heuristic) + self._error())

    def _error(self) -> float:
        """Draw the error of one evaluation."""
        return self._mistake * NORMAL.inv_cdf((self._errors.below(STEPS) + 0.5) / STEPS)
