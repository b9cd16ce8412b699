"""Courses: options that lead a piece to a place, for people who choose only the destination."""

from __future__ import annotations

from dataclasses import dataclass

from valles.kernel.phrase import Noun


@dataclass(frozen=True)
class Find:
    """An object at a place of the map."""

    at: str
    what: Noun


@dataclass(frozen=True)
class Mover:
    """A piece that the seat may move now."""

    piece: str
    """The kind of the options that move it, as `rover`."""
    at: str
    """Its place, or the start of its way if it has none yet."""
    points: int
    """The movement points that it has left."""
    more: int
    """The movement points that its owner could add."""


@dataclass(frozen=True)
class Course:
    """A way of one piece to a place where it may stay."""

    piece: str
    to: str
    path: tuple[str, ...]
    """The places of the way, from where the piece stands to where it goes."""
    choices: tuple[str, ...]
    """The answers that lead there, one after the other."""
    points: int
    """The movement points of the way."""
    left: int
    """The movement points that the piece has left afterwards."""
    price: tuple[Noun, ...]
    """The price of points beyond the free ones."""
    uses: tuple[Noun, ...]
    """Other things used to add points."""
    gains: tuple[Find, ...]
    """Objects that the piece collects on its way, and may take at its end."""
    losses: tuple[Find, ...]
    """Objects that are destroyed if the piece stays there."""
    ends: bool
    """True if it ends the move: nothing else is left to decide."""
