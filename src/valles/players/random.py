"""The opponent that takes any legal option, each equally likely."""

from __future__ import annotations

from valles.game import PlayerView, seed_bytes
from valles.kernel.shuffle import Stream


class RandomPlayer:
    """Chooses by its seed and the options alone."""

    def __init__(self, game: str, seed: int) -> None:
        self._chance = Stream(seed_bytes(seed), "random player")

    def choose(self, view: PlayerView) -> int:
        return self._chance.pick(view.options)
