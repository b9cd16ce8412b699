"""The clock of one seat: numbers, and what they mean at a moment of server time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from valles.table.clock.calendar import DAY, Calendar
from valles.table.clock.timeline import Timeline

CHUNK: Final = 7 * DAY
"""Days that are looked at in one step: nights are computed only as far as needed."""
LONGEST: Final = 400 * DAY
"""No clock runs out later than this."""
MOST_PHASES: Final = 8
"""Phases that are computed ahead."""
NEVER_SLEEPS: Final = Calendar()

Reason = Literal["start", "agreed", "consent", "sleep", "vacation"]


class Pace(Struct, frozen=True, kw_only=True):
    """The times of a table, in seconds."""

    bank: float
    """For the whole game; it never grows past this."""
    increment: float = 0.0
    """Added to the bank at the end of each turn."""
    allowance: float = 0.0
    """For each turn, before the bank is touched."""
    off_turn: float = 20.0
    """For a question outside of one's turn, which never touches the bank."""
    grace: float = 60.0
    """From the end of a seat's time until the table acts by itself."""
    free: float = 0.0
    """After everybody has come."""


class Pause(Struct, frozen=True, kw_only=True):
    """A time in which a clock stands."""

    reason: Reason
    start: float
    """In server time."""
    until: float
    """The time of day at which it ends by itself."""
    end: float | None = None
    """The server time at which it was ended."""
    seat: str = ""
    """The only seat that it concerns; empty if all."""


class Span(Struct, frozen=True):
    """A stretch of server time in which the same reasons to pause hold."""

    start: float
    end: float
    reasons: tuple[Reason, ...]


class SeatClock(Struct, frozen=True, kw_only=True):
    """The clock of a seat. Everything else is a function of these numbers and the present moment."""

    bank: float
    """Seconds of the bank, as of `since`."""
    allowance: float = 0.0
    off_turn: float = 0.0
    runs: Literal["", "turn", "off_turn"] = ""
    """The time that its own open question consumes; empty while it has none."""
    since: float = 0.0
    """The server time at which the clock was last set."""
    spent: float = 0.0
    """Seconds that have been charged in the whole game."""
    granted: int = -1
    """The number of moves at which the allowance was given: once for each turn, also if moves are undone."""
    credited: int = -1
    """The number of moves at which an increment was added."""
    gone: bool = False
    """True if a computer plays for the person."""
    passing: bool = False
    """True if others have decided to pass for this seat until its turn ends."""


class Rest(Struct, frozen=True):
    """The reasons for which the clock of a seat stands though its question is open."""

    timeline: Timeline
    pauses: tuple[Pause, ...] = ()
    calendar: Calendar = NEVER_SLEEPS
    sleep: bool = False
    """True if hours of sleep count at this table."""
    vacation: bool = False

    def spans(self, start: float, end: float = inf) -> Iterator[Span]:
        """Yield the spans of a stretch of server time, one after the other without gaps."""
        for first, last, wall in self.timeline.stretches(start, end):
            begin = first
            while begin < last:
                until = min(last, begin + CHUNK)
                yield from self._spans(begin, until, wall + begin - first)
                begin = until

    def _spans(self, start: float, end: float, wall: float) -> Iterator[Span]:
        """Yield the spans of a stretch without restarts, which begins at this time of day."""
        shift = start - wall
        intervals: list[tuple[float, float, Reason]] = []
        for pause in self.pauses:
            until = self.timeline.arrival(pause.until, pause.start)
            intervals.append((pause.start, until if pause.end is None else min(until, pause.end), pause.reason))
        if self.sleep:
            nights = self.calendar.nights(wall, wall + end - start)
            intervals += [(night[0] + shift, night[1] + shift, "sleep") for night in nights]
        if self.vacation:
            away = self.calendar.away(wall, wall + end - start)
            intervals += [(each[0] + shift, each[1] + shift, "vacation") for each in away]
        yield from split(start, end, intervals)

    def elapsed(self, start: float, end: float) -> float:
        """Return the seconds of a stretch of server time for which nothing is paused."""
        return sum(span.end - span.start for span in self.spans(start, end) if not span.reasons)

    def moment(self, start: float, seconds: float) -> float:
        """Return the server time at which so many seconds have elapsed."""
        left = seconds
        for span in self.spans(start, start + LONGEST):
            if span.reasons:
                continue
            if left <= span.end - span.start:
                return span.start + left
            left -= span.end - span.start
        return start + LONGEST


def split(start: float, end: float, intervals: Sequence[tuple[float, float, Reason]]) -> Iterator[Span]:
    """Yield a stretch in spans, with the reasons of the intervals that cover them."""
    edges = {start, end}
    for first, last, _ in intervals:
        edges |= {edge for edge in (first, last) if start < edge < end}
    points = sorted(edges)
    for first, last in pairwise(points):
        reasons = {reason: None for begin, until, reason in intervals if begin <= first and last <= until}
        yield Span(first, last, tuple(reasons))


# What is left


def left(clock: SeatClock) -> float:
    """Return the seconds that were left when the clock was set, for the question that is open."""
    return clock.off_turn if clock.runs == "off_turn" else clock.allowance + clock.bank


def charged(clock: SeatClock, seconds: float) -> SeatClock:
    """Return the clock after so many seconds of its own question: the allowance goes first, then the bank."""
    if clock.runs == "off_turn":
        used = min(seconds, clock.off_turn)
        return replace(clock, off_turn=clock.off_turn - used, spent=clock.spent + seconds)
    of_allowance = min(seconds, clock.allowance)
    of_bank = min(seconds - of_allowance, clock.bank)
    return replace(
        clock,
        allowance=clock.allowance - of_allowance,
        bank=clock.bank - of_bank,
        spent=clock.spent + seconds,
    )


def set_to(clock: SeatClock, now: float, rest: Rest) -> SeatClock:
    """Return the clock with the numbers of this moment."""
    if now <= clock.since:
        return clock
    if not clock.runs:
        return replace(clock, since=now)
    return replace(charged(clock, rest.elapsed(clock.since, now)), since=now)


def expiry(clock: SeatClock, rest: Rest) -> float | None:
    """Return the server time at which the time of the open question is used up; None if there is no such question.

    Within some minutes of a start of the server nobody is blamed.
    """
    if not clock.runs:
        return None
    return max(rest.moment(clock.since, left(clock)), rest.timeline.blameless)


def is_up(clock: SeatClock, now: float, rest: Rest) -> bool:
    """Return True if the time of the open question is used up."""
    end = expiry(clock, rest)
    return end is not None and end <= now


def used_share(clock: SeatClock, pace: Pace, now: float, rest: Rest) -> float | None:
    """Return the share of the time for the open question that is used, from 0 to 1; None if there is no question.

    For a turn with an allowance that is the allowance, and else the bank of the whole game.
    """
    if not clock.runs:
        return None
    current = set_to(clock, now, rest)
    whole, rests = (
        (pace.off_turn, current.off_turn)
        if clock.runs == "off_turn"
        else (pace.allowance, current.allowance)
        if pace.allowance
        else (pace.bank, current.bank)
    )
    return 1.0 - rests / whole if whole else 1.0


def warning(clock: SeatClock, pace: Pace, rest: Rest, share: float = 0.8) -> float | None:
    """Return the server time at which so much of the time for the open question is used; None without a question."""
    if not clock.runs:
        return None
    if clock.runs == "off_turn":
        return rest.moment(clock.since, max(0.0, clock.off_turn - (1 - share) * pace.off_turn))
    if pace.allowance:
        return rest.moment(clock.since, max(0.0, clock.allowance - (1 - share) * pace.allowance))
    return rest.moment(clock.since, max(0.0, clock.bank - (1 - share) * pace.bank))


# The course of a clock, for those who show it

State = Literal["still", "run", "drain", "pause", "sleep", "vacation", "up"]


class Phase(Struct, frozen=True):
    """A clock from one moment to the next, if nobody does anything."""

    at: float
    """The time of day at which it begins."""
    state: State
    left: float
    """Seconds that are left of what it consumes, at that moment."""
    bank: float
    """Seconds that are left of the bank."""


def phases(clock: SeatClock, pace: Pace, now: float, rest: Rest) -> list[Phase]:
    """Return the course of a clock from now on, as far as it is foreseen."""
    current = set_to(clock, now, rest)
    wall = rest.timeline.wall
    end = expiry(clock, rest)
    if end is None:
        return [Phase(wall(now), "still", current.allowance + current.bank, current.bank)]
    result: list[Phase] = []
    for span in rest.spans(now, end):
        if len(result) >= MOST_PHASES:
            return result
        if span.reasons:
            add(result, wall(span.start), resting(span.reasons), current)
            continue
        of_allowance = current.allowance if current.runs == "turn" and pace.allowance else 0.0
        drains = current.runs == "turn" and pace.allowance > 0
        if of_allowance or not drains:
            add(result, wall(span.start), "run", current)
        if drains and of_allowance < span.end - span.start:
            current = charged(current, of_allowance)
            add(result, wall(span.start + of_allowance), "drain", current)
            current = charged(current, span.end - span.start - of_allowance)
        else:
            current = charged(current, span.end - span.start)
    result.append(Phase(wall(max(end, now)), "up", 0.0, current.bank))
    return result


def add(result: list[Phase], at: float, state: State, clock: SeatClock) -> None:
    """Add a phase, unless it goes on as before."""
    if not result or result[-1].state != state:
        result.append(Phase(at, state, consumed(clock), clock.bank))


def consumed(clock: SeatClock) -> float:
    """Return the seconds left of what a clock consumes now."""
    if clock.runs == "off_turn":
        return clock.off_turn
    return clock.allowance if clock.allowance > 0 else clock.bank


def resting(reasons: Sequence[Reason]) -> State:
    """Return the state of a clock that stands for these reasons; the one that ends last is not known here."""
    for reason, state in (("vacation", "vacation"), ("sleep", "sleep")):
        if reason in reasons:
            return state  # type: ignore[return-value]
    return "pause"
