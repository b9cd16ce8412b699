"""The opponent that takes any legal option."""

from __future__ import annotations

from valles.game import PlayerView, seed_bytes
from valles.kernel.shuffle import Stream


class RandomPlayer:
    """Chooses uniformly at random, by its seed."""

    def __init__(self, game: str, seed: int) -> None:
        self._stream = Stream(seed_bytes(seed), "random player")

    def choose(self, view: PlayerView) -> int:
        """Return an option of the view."""
        return self._stream.pick(view.options)
