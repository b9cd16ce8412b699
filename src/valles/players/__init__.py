"""Computer opponents: each chooses from a view, never from the true state."""

from __future__ import annotations

from typing import Protocol

from valles.kernel.settle import State
from valles.players.greedy import GreedyPlayer
from valles.players.random import RandomPlayer

PLAYERS = ("greedy", "random")


class Player(Protocol):
    def choose(self, view: State, seat: int) -> int:
        """One of the options that the view offers the seat."""


class UnknownPlayer(ValueError):
    pass


def player(name: str, game: str, seed: int) -> Player:
    """A computer opponent for the game; the same seed makes the same choices."""
    if name == "greedy":
        return GreedyPlayer(game, seed)
    if name == "random":
        return RandomPlayer(seed)
    raise UnknownPlayer(f"there is no opponent {name!r}; there are {', '.join(PLAYERS)}")
