"""The opponent that tries every option on its view and takes the best one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from valles.game import PlayerView, seed_bytes
from valles.games.registry import part
from valles.kernel.judgement import UNDECIDED, Judgement, best
from valles.kernel.shuffle import Stream


class GreedyPlayer:
    """Chooses by the seed and the view alone. Hidden cards are dealt at random before options are tried."""

    stream_name: ClassVar = "greedy player"
    """The name of the random stream by which hidden cards are dealt."""

    def __init__(self, game: str, seed: int) -> None:
        self._judgement: Callable[[Any, int], Judgement] = part(game, "judgement")
        self._seed = seed_bytes(seed)

    def choose(self, view: PlayerView) -> int:
        """Return an option of the view."""
        state, options = view.state, view.options
        if len(options) == 1:
            return options[0]
        judgement = self._judgement(state, view.number)
        option = judgement.answer(state, options)
        if option != UNDECIDED:
            return option
        filled = view.rules.filled(state, Stream(self._seed, self.stream_name))
        return self._best(filled, view.number, options, judgement)

    def _best(self, state: Any, seat: int, options: list[int], judgement: Judgement) -> int:
        return best(state, seat, options, judgement)[0]
