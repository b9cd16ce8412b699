"""Where a piece can go and how, as it is sent."""

from msgspec import Struct

from valles.kernel.phrase import Noun


class Mover(Struct):
    """A piece that the seat may move now."""

    piece: str
    """The kind of the options that move it, as `rover`."""
    at: str
    """Where it stands, or where its way begins if it stands nowhere yet."""
    points: int
    """Of movement that are left to it."""
    more: int
    """Points that something of its owner's could add."""


class Find(Struct):
    """Something that lies at a place of the map."""

    at: str
    what: Noun


class Course(Struct):
    """A way of one piece to a place where it may stay. Several may lead to one place; the best comes first."""

    piece: str
    to: str
    path: list[str]
    """The places of the way, from where the piece stands to where it goes."""
    choices: list[str]
    """The answers that lead there, to be sent together."""
    points: int
    """Of movement that it takes."""
    left: int
    """Of movement that the piece has afterwards without anything added."""
    price: list[Noun]
    """What is paid for points beyond those that are free."""
    uses: list[Noun]
    """What else adds points, as a technology."""
    gains: list[Find]
    """What the piece collects on its way, and may take where it ends."""
    losses: list[Find]
    """What is destroyed if the piece stays there."""
    ends: bool
    """Whether nothing of this move is left to decide then."""
