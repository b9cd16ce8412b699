"""Kinds of events in the log of a game. Each game lists its own in `events.py`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class EventKind:
    """Events with the same key and the same arguments."""

    key: str
    """The key of the phrase."""
    args: tuple[str, ...] = ()
    """The names of its arguments."""
    private: bool = False
    """True if only one seat may know of it."""
