"""The catalog of computer players: those of Valles, and those that other packages offer by entry points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import EntryPoint
from typing import Final

from valles.game import PlayerView
from valles.games.plugins import PluginEntry, check_interface, plugin_entries, reason
from valles.games.registry import available_games, has_part, part
from valles.players.checkpoint import CheckpointInfo
from valles.players.expert import ExpertPlayer, configured
from valles.players.greedy import GreedyPlayer
from valles.players.interface import BrokenPlayer, Player
from valles.players.learned import LearnedPlayer
from valles.players.network import UnusableNetwork, has_network, network_info
from valles.players.novice import NovicePlayer
from valles.players.random import RandomPlayer

GROUP: Final = "valles.players"
"""The entry points of players: `name = module:make`, where `make(game, seed)` returns a player.

`make.games` may list the games that it supports, and `make.interface` the version of `valles.games.plugins.INTERFACE`
that it was written for.
"""

PlayerFactory = Callable[[str, int], Player]
"""Makes a player from the name of a game and a seed."""


@dataclass(frozen=True)
class PlayerKind:
    """A kind of computer player."""

    make: PlayerFactory
    supports: Callable[[str], bool] = lambda game: True
    """Returns True for the games that it can play."""
    trained: Callable[[str], CheckpointInfo] | None = None
    """Returns the set-ups of a game that it was trained for. None if it can play every set-up."""
    configure: Callable[[str], PlayerFactory] | None = None
    """Returns a factory for settings that follow the name and a colon; raises ValueError for others."""
    is_slow: bool = False
    """True if it needs so much time that other players should not wait for it."""


def has_heuristic(game: str) -> bool:
    """Return True if `greedy` can play a game."""
    return has_part(game, "heuristic")


def has_mistake(game: str) -> bool:
    """Return True if `novice` can play a game."""
    return has_heuristic(game) and part(game, "heuristic").mistake > 0


BUILT_IN: Final = {
    "greedy": PlayerKind(GreedyPlayer, has_heuristic),
    "learned": PlayerKind(LearnedPlayer, has_network, network_info),
    "expert": PlayerKind(ExpertPlayer, has_network, network_info, configured, is_slow=True),
    "novice": PlayerKind(NovicePlayer, has_mistake),
    "random": PlayerKind(RandomPlayer),
}
"""The players of Valles, the default first: it can play every set-up."""


@cache
def entries() -> dict[str, PluginEntry[PlayerKind]]:
    """Return all players by name, those of Valles first. One that cannot be used has a problem."""
    offered = plugin_entries(GROUP, "player", BUILT_IN, load_plugin)
    for game in filter(has_network, available_games()):
        try:
            network_info(game)
        except UnusableNetwork as error:
            for name, kind in BUILT_IN.items():
                if kind.trained is not None:
                    offered[name] = PluginEntry(name, "valles", None, str(error))
    return offered


def load_plugin(point: EntryPoint, source: str) -> PlayerKind:
    """Return the player of an entry point."""
    make = point.load()
    if not callable(make):
        raise TypeError(f"{point.value} makes no player")
    check_interface(getattr(make, "interface", 1))
    games = getattr(make, "games", None)
    supported = None if games is None else frozenset(games)
    return PlayerKind(
        partial(PluginPlayer, point.name, source, make), lambda game: supported is None or game in supported
    )


class PluginPlayer:
    """A player of another package, whose errors and illegal choices become a BrokenPlayer with its name."""

    def __init__(self, name: str, source: str, make: PlayerFactory, game: str, seed: int) -> None:
        self._label = f"{name} of {source}"
        try:
            self._player = make(game, seed)
        except Exception as error:
            raise BrokenPlayer(f"{self._label} cannot play {game}: {reason(error)}") from error

    def choose(self, view: PlayerView) -> str:
        """Return the player's choice."""
        try:
            choice = view.text(self._player.choose(view))
        except Exception as error:
            raise BrokenPlayer(f"{self._label} failed at {view.prompt.key}: {reason(error)}") from error
        if choice not in view.texts:
            possible = ", ".join(view.texts[:12])
            raise BrokenPlayer(f"{self._label} answered {choice!r} to {view.prompt.key}; possible were {possible}")
        return choice
