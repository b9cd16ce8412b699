"""The opponent that tries every answer on its view, and takes the one with the best result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from valles.game import PlayerView, seed_bytes
from valles.games.registry import part
from valles.kernel.judgement import UNDECIDED, Judgement, best
from valles.kernel.shuffle import Stream


class GreedyPlayer:
    """Chooses by the seed and the view alone: before anything is tried out, the hidden cards are dealt at random."""

    dealing: ClassVar = "greedy player"
    """What the chance is called by which they are dealt."""

    def __init__(self, game: str, seed: int) -> None:
        self._judgement: Callable[[Any, int], Judgement] = part(game, "judgement")
        self._seed = seed_bytes(seed)

    def choose(self, view: PlayerView) -> int:
        state, options = view.state, view.options
        if len(options) == 1:
            return options[0]
        judgement = self._judgement(state, view.number)
        option = judgement.answer(state, options)
        if option != UNDECIDED:
            return option
        possible = view.rules.filled(state, Stream(self._seed, self.dealing))
        return self._best(possible, view.number, options, judgement)

    def _best(self, possible: Any, seat: int, options: list[int], judgement: Judgement) -> int:
        return best(possible, seat, options, judgement)[0]
