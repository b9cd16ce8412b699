"""The interface of players, and the errors about them."""

from __future__ import annotations

from typing import Protocol

from valles.game import PlayerView


class Player(Protocol):
    """Chooses for a seat. A bot is an object with this one method."""

    def choose(self, view: PlayerView) -> int | str:
        """Return one of the options of the view, as its number or as its text."""


class UnknownPlayer(ValueError):
    """The game has no opponent of this name."""


class BrokenPlayer(ValueError):
    """A player of another package, or a program, cannot be used."""

    source: str = ""
    """The name of the player in its match, if it broke in one."""
