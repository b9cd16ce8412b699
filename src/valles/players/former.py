"""Functions of version 0.2 that `Opponent` replaces, until version 0.4."""

from __future__ import annotations

from valles.players.opponent import Opponent


def named(name: str, game: str) -> str:
    """Return the player's name of a level; use `Opponent.parse(name, game).name`."""
    return Opponent.parse(name, game).name


def level_of(name: str, game: str) -> str:
    """Return the level of a player; use `Opponent.parse(name, game).level`."""
    return Opponent.parse(name, game).level


def plays(name: str, game: str) -> bool:
    """Return True if an opponent supports a game; use `Opponent.parse(name, game).is_available`."""
    return Opponent.parse(name, game).is_available


def is_slow(name: str) -> bool:
    """Return True if an opponent is slow; use `Opponent.parse(name, game).is_slow`."""
    return Opponent.parse(name, "").is_slow


def within(name: str, seconds: float) -> str:
    """Return a name with a time limit; use `Opponent.parse(name, game).with_time_limit(seconds).name`."""
    return Opponent.parse(name, "").with_time_limit(seconds).name
