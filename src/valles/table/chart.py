"""A finished game in figures, as it is sent."""

from __future__ import annotations

from msgspec import Struct

from valles.table.message.field import Phrase, Share


class Standing(Struct):
    """The standing at the end of a round, by seat; an automatic opponent has points too."""

    round: int
    move: int
    """The number of moves made by then."""
    scores: dict[str, dict[str, int]]
    figures: dict[str, dict[str, int]]
    """Other numbers of each seat, such as its income."""
    chances: dict[str, int] = {}
    """The chance of each seat to win, in percent, as predicted by the network of the computers; empty without one."""


class Moment(Struct):
    """A notable event, listed when the game is over."""

    round: int
    line: Phrase
    """The line of the log."""


class ReplayStep(Struct):
    """A place where a replay stops: an action, or a simultaneous question, is over."""

    move: int
    """The number of moves made by then."""
    public: bool
    """True if spectators see something new since the step before."""
    ends_turn: bool = True
    """True if a turn ends with it, or what everybody does at once."""


class Chart(Struct, kw_only=True):
    """A finished game in figures."""

    moves: int
    rounds: list[Standing]
    seed: str
    """The seed from which everything was dealt: a whole number, too large for some programming languages."""
    outcome: Phrase | None
    """The winner and the reason, if the game gives one."""
    shares: dict[str, dict[str, list[Share]]]
    """The shares of the final points, by seat and category."""
    tie_breaks: dict[str, list[Phrase]]
    """The tie breakers of each seat, the first to compare first."""
    moments: list[Moment]
    steps: list[ReplayStep] = []
    """The steps of a replay, from the beginning to the end."""
