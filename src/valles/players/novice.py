"""The opponent that judges as `greedy` does, but not as exactly: it mistakes what its answers are worth."""

from __future__ import annotations

from collections.abc import Callable
from statistics import NormalDist
from typing import Any, Final

from valles.game import PlayerView, seed_bytes
from valles.games.registry import part
from valles.kernel.judgement import UNDECIDED, Judgement, tried
from valles.kernel.shuffle import Stream

STEPS: Final = 1 << 16
"""How finely a mistake is drawn."""
NORMAL: Final = NormalDist()


class NovicePlayer:
    """Chooses by the seed, the view and how often it was asked. `mistake` is a standard deviation of its judgement."""

    def __init__(self, game: str, seed: int, mistake: float | None = None) -> None:
        self._judgement: Callable[[Any, int], Judgement] = part(game, "judgement")
        self._mistake: Final = part(game, "judgement").mistake if mistake is None else mistake
        self._seed: Final = seed_bytes(seed)
        self._chance: Final = Stream(self._seed, "novice player")

    def choose(self, view: PlayerView) -> int:
        state, options, seat = view.state, view.options, view.number
        if len(options) == 1:
            return options[0]
        judgement = self._judgement(state, seat)
        option = judgement.answer(state, options)
        if option != UNDECIDED:
            return option
        possible = view.rules.filled(state, Stream(self._seed, "novice player's cards"))
        return max(options, key=lambda option: tried(possible, seat, option, judgement) + self._error())

    def _error(self) -> float:
        """By how much one answer is misjudged."""
        return self._mistake * NORMAL.inv_cdf((self._chance.below(STEPS) + 0.5) / STEPS)
