"""Messages about the results of a person, over HTTP."""

from __future__ import annotations

from msgspec import Struct


class RatingInfo(Struct):
    """The rating of a person in one game."""

    game: str
    rating: int
    margin: int
    """The half width of the 95 % interval."""
    games: int
    """The games that count."""
    provisional: bool
    """True if there are too few games to compare the rating with others."""
    levels: dict[str, int]
    """The fixed ratings of the computers, by level."""


class WinRate(Struct):
    """Games won, with the 95 % interval of the rate."""

    games: int
    won: int
    """A shared first place counts as a win."""
    low: float
    high: float
    expected: float
    """The rate if all were equally strong."""
    points: float
    """The mean."""


class PlayersResult(Struct):
    """The results of a person with one number of players."""

    game: str
    players: int
    rate: WinRate


class StartResult(Struct):
    """The results of a person with one start, such as a corporation."""

    game: str
    name: str
    rate: WinRate


class GameResult(Struct, kw_only=True):
    """A finished game of a person."""

    game: str
    finished: float
    players: int
    place: int
    points: int
    table: str | None
    """None if the reader took no part."""
    change: int | None
    """The change of the rating; None if the game counted for none."""
    half: bool = False
    """True if it counted half, since computers took part."""
    left: bool = False
    """True if a computer played to the end."""


class HeadToHead(Struct):
    """The games that the reader and another person have finished together."""

    game: str
    ahead: int
    """Games in which the reader came first of the two."""
    behind: int
    equal: int
    points: float
    """The reader's mean lead in points."""


class Profile(Struct, kw_only=True):
    """The results of a person."""

    name: str
    mine: bool
    since: float
    ratings: list[RatingInfo]
    by_players: list[PlayersResult]
    by_start: list[StartResult]
    """The starts with the most games first."""
    recent: list[GameResult]
    """The newest first."""
    together: list[HeadToHead]
    """Empty for the reader's own profile."""
