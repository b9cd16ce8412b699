"""The opponent that judges as `greedy` does, but not as exactly: it mistakes what its answers are worth."""

from __future__ import annotations

from statistics import NormalDist
from typing import Any, ClassVar, Final

from valles.games.registry import part
from valles.kernel.judgement import Judgement, tried
from valles.kernel.shuffle import Stream
from valles.players.greedy import GreedyPlayer

STEPS: Final = 1 << 16
"""How finely a mistake is drawn."""
NORMAL: Final = NormalDist()


class NovicePlayer(GreedyPlayer):
    """Chooses by the seed, the view and how often it was asked. `mistake` is a standard deviation of its judgement."""

    dealing: ClassVar = "novice player's cards"

    def __init__(self, game: str, seed: int, mistake: float | None = None) -> None:
        super().__init__(game, seed)
        self._mistake: Final = part(game, "judgement").mistake if mistake is None else mistake
        self._chance: Final = Stream(self._seed, "novice player")

    def _best(self, possible: Any, seat: int, options: list[int], judgement: Judgement) -> int:
        return max(options, key=lambda option: tried(possible, seat, option, judgement) + self._error())

    def _error(self) -> float:
        """By how much one answer is misjudged."""
        return self._mistake * NORMAL.inv_cdf((self._chance.below(STEPS) + 0.5) / STEPS)
