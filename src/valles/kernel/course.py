"""A course: the answers that lead a piece to a place, for people who say only where it shall go."""

from __future__ import annotations

from dataclasses import dataclass

from valles.kernel.phrase import Noun


@dataclass(frozen=True)
class Find:
    """Something that lies at a place of the map."""

    at: str
    what: Noun


@dataclass(frozen=True)
class Mover:
    """A piece that the seat may move now."""

    piece: str
    """The kind of the options that move it, as `rover`."""
    at: str
    """Where it stands, or where its way begins if it stands nowhere yet."""
    points: int
    """Of movement that are left to it."""
    more: int
    """That something of its owner's could add."""


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
    """Of movement that it takes."""
    left: int
    """Of movement that the piece has afterwards without anything added."""
    price: tuple[Noun, ...]
    """What is paid for points beyond those that are free."""
    uses: tuple[Noun, ...]
    """What else adds points."""
    gains: tuple[Find, ...]
    """What the piece collects on its way, and may take where it ends."""
    losses: tuple[Find, ...]
    """What is destroyed if the piece stays there."""
    ends: bool
    """Whether nothing of this move is left to decide then."""
