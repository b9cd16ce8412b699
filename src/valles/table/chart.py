"""A finished game in figures, as it is sent."""

from __future__ import annotations

from msgspec import Struct

from valles.table.message import Phrase, Share


class Standing(Struct):
    """How everybody stood at the end of a round, by seat; an automatic opponent has points too."""

    round: int
    move: int
    """How many moves had been made by then."""
    scores: dict[str, dict[str, int]]
    figures: dict[str, dict[str, int]]
    """What else the game tells of each seat, as its income."""
    chances: dict[str, int] = {}
    """How likely each seat was to win, in percent, as the net of the computers saw it from there; empty without one."""


class Moment(Struct):
    """Something that is worth a word when the game is over."""

    round: int
    line: Phrase
    """As the log told it."""


class Chart(Struct):
    """A finished game in figures."""

    moves: int
    rounds: list[Standing]
    seed: str
    """From which everything was dealt; a whole number, too large for some languages."""
    outcome: Phrase | None
    """Who has won and by what, where the game says it."""
    shares: dict[str, dict[str, list[Share]]]
    """What the final points of each category are made of, by seat."""
    tie_breaks: dict[str, list[Phrase]]
    """Of each seat what decides among those with as many points, first things first."""
    moments: list[Moment]
