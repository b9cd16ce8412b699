"""Computer opponents: each chooses from a view, never from the true state."""

from __future__ import annotations

from typing import Protocol

from valles.games.registry import has_part
from valles.kernel.settle import State
from valles.players.greedy import GreedyPlayer
from valles.players.random import RandomPlayer


class Player(Protocol):
    """Whoever decides for a seat: a bot is a class with this one method."""

    def choose(self, view: State, seat: int) -> int:
        """One of the options that the view offers the seat."""


class UnknownPlayer(ValueError):
    """The game has no opponent of this name."""


def opponents(game: str) -> tuple[str, ...]:
    """The names of the opponents that know the game, the strongest first.

    Examples:
        >>> opponents("on_mars")
        ('greedy', 'random')
    """
    return ("greedy", "random") if has_part(game, "judgement") else ("random",)


def player(name: str, game: str, seed: int) -> Player:
    """A computer opponent for the game; the same seed makes the same choices.

    Examples:
        >>> import valles
        >>> game = valles.new("on_mars", players=2, seed=1)
        >>> seat = game.pending[0].seat
        >>> option = player("greedy", "on_mars", seed=5).choose(game.view(seat), game.seats.index(seat))
        >>> game.rules.vocabulary.text(option) in game.legal(seat)
        True
    """
    if name not in opponents(game):
        raise UnknownPlayer(f"{game} has no opponent {name!r}; there are {', '.join(opponents(game))}")
    return RandomPlayer(seed) if name == "random" else GreedyPlayer(game, seed)
