"""The clocks of a table, as everybody there may know them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from valles.table.clock.seat import Phase, phases
from valles.table.clock.table import MOST_PAUSES, Clocks, Deed, Mark, Rules, end_of


class SeatInfo(Struct):
    """The clock of a seat, as everybody at the table may know it."""

    phases: list[Phase]
    """Its course from now on, if nobody does anything."""
    off_turn: bool = False
    """True if its question is outside of its turn, with time of its own."""
    passing: bool = False
    """True if the others pass for it until its turn ends."""
    share: float = 1.0
    """The share of the bank that is left."""


class PauseInfo(Struct):
    reason: str
    until: float
    seat: str


class DecisionInfo(Struct):
    seat: str
    deed: Deed
    by: str
    """Empty if the table acted by itself."""
    at: float


class ProposalInfo(Struct):
    seconds: float
    agreed: tuple[str, ...]
    until: float


class ClockInfo(Struct, kw_only=True):
    """The clocks of a table. Times are seconds since 1970, as the server has them."""

    kind: Literal["none", "live", "days"]
    bank: float
    increment: float
    allowance: float
    off_turn: float
    grace: float
    sleep: bool
    vacation: bool
    default: Literal["bot", "pass", "wait"]
    seats: dict[str, SeatInfo] = {}
    pauses: list[PauseInfo] = []
    decision: DecisionInfo | None = None
    """A decision that can be taken back until it takes effect."""
    proposal: ProposalInfo | None = None
    """A pause that waits for the agreement of all."""
    resuming: tuple[str, ...] = ()
    agreed_pauses: int = 0
    most_pauses: int = MOST_PAUSES
    marks: tuple[Mark, ...] = ()
    done: list[DecisionInfo] = []
    """The latest decisions that took effect."""


def with_clocks(info: ClockInfo, clocks: Clocks, rules: Rules, now: float) -> ClockInfo:
    """Return the description of a table with clocks that run or stand."""
    wall = rules.timeline.wall
    info.seats = {seat: seat_info(clocks, rules, seat, now) for seat in clocks.seats}
    info.pauses = [
        PauseInfo(pause.reason, wall(end_of(pause, rules.timeline)), pause.seat)
        for pause in clocks.pauses
        if end_of(pause, rules.timeline) > now
    ]
    if clocks.decision is not None:
        decision = clocks.decision
        info.decision = DecisionInfo(decision.seat, decision.deed, decision.by, wall(decision.at))
    if clocks.proposal is not None:
        proposal = clocks.proposal
        info.proposal = ProposalInfo(proposal.seconds, proposal.agreed, wall(proposal.until))
    info.resuming, info.agreed_pauses = clocks.resuming, clocks.agreed_pauses
    info.marks = tuple(replace(mark, at=wall(mark.at)) for mark in clocks.marks)
    info.done = [DecisionInfo(done.seat, done.deed, done.by, wall(done.at)) for done in clocks.done]
    return info


def seat_info(clocks: Clocks, rules: Rules, seat: str, now: float) -> SeatInfo:
    """Return the clock of a seat as everybody may know it."""
    clock = clocks.seats[seat]
    course = phases(clock, rules.pace, now, rules.rest(clocks, seat))
    share = course[0].bank / rules.pace.bank if rules.pace.bank else 0.0
    return SeatInfo(course, clock.runs == "off_turn", clock.passing, share)
