"""The clocks of a table, and their changes: by answers, by time, and by what players decide about others."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import inf
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from valles.table.clock.calendar import HOUR, Calendar
from valles.table.clock.position import Kind, Position
from valles.table.clock.seat import LONGEST, NEVER_SLEEPS, Pace, Pause, Rest, SeatClock, expiry, is_up, set_to
from valles.table.clock.timeline import Timeline

TAKE_BACK: Final = 4.0
"""Seconds in which a decision about somebody's time can be taken back."""
ARRIVAL: Final = HOUR
"""Seconds after the start of a game at which clocks run at the latest."""
MOST_PAUSES: Final = 3
"""Pauses by agreement in a game."""
PROPOSAL: Final = 300.0
"""Seconds for which a proposal of a pause stands."""
LATEST_DEEDS: Final = 6
RETURN: Final = 60.0
"""Seconds that a player has at least who takes the seat back."""
MOST_CONSENTS: Final = 50
"""Requests to undo that are remembered: none stops a clock twice."""

Deed = Literal["pass", "bot"]


class Decision(Struct, frozen=True, kw_only=True):
    """A decision about somebody else's time that takes effect in a moment."""

    seat: str
    deed: Deed
    by: str
    at: float
    """The server time at which it takes effect."""


class Done(Struct, frozen=True, kw_only=True):
    """A decision that took effect; `by` is empty if the table acted by itself."""

    seat: str
    deed: Deed
    by: str
    at: float


class Proposal(Struct, frozen=True, kw_only=True):
    """A pause that waits for the agreement of all."""

    seconds: float
    agreed: tuple[str, ...]
    until: float
    """The server time at which it lapses."""


class Mark(Struct, frozen=True, kw_only=True):
    """A seat that a computer took over, from a round on. It stays, also if the player comes back."""

    seat: str
    rounds: int
    at: float
    by_others: bool
    """True if others or the table replaced the player, False if the player left."""
    set_aside: int = 0
    """The number of missed turns of a series, if this one is set aside because another of it counts; else 0."""


class Clocks(Struct, frozen=True, kw_only=True):
    """The clocks of a table."""

    seats: dict[str, SeatClock]
    pauses: tuple[Pause, ...] = ()
    decision: Decision | None = None
    proposal: Proposal | None = None
    resuming: tuple[str, ...] = ()
    """Seats that agree to end a pause."""
    agreed_pauses: int = 0
    marks: tuple[Mark, ...] = ()
    done: tuple[Done, ...] = ()
    """The latest decisions that took effect."""
    consents: tuple[tuple[str, int], ...] = ()
    """Seats that asked to undo, and the moves back to which."""


class Rules(Struct, frozen=True, kw_only=True):
    """The pace of a table, its timeline, and the calendars of its people."""

    pace: Pace
    timeline: Timeline
    calendars: Mapping[str, Calendar] = {}
    sleep: bool = False
    vacation: bool = False
    default: Deed | None = "bot"
    """The deed of the table when the grace is over; None to wait."""
    answers: bool = True
    """True if the first answer counts when the time for a question off turn is over."""

    def rest(self, clocks: Clocks, seat: str) -> Rest:
        """Return the reasons for which the clock of a seat stands."""
        pauses = tuple(pause for pause in clocks.pauses if pause.seat in ("", seat))
        calendar = self.calendars.get(seat, NEVER_SLEEPS)
        return Rest(self.timeline, pauses, calendar, self.sleep, self.vacation)


def initial(rules: Rules, people: Collection[str], position: Position, now: float) -> Clocks:
    """Return the clocks at the start of a game; they stand until everybody has come."""
    wait = Pause(reason="start", start=now, until=rules.timeline.wall(now) + ARRIVAL)
    clocks = Clocks(seats={seat: SeatClock(bank=rules.pace.bank, since=now) for seat in people}, pauses=(wait,))
    return after_row(clocks, rules, NOWHERE, position, people, now)


NOWHERE: Final = Position(questions={}, moves=-1, answers={})
"""The position before a game."""


def after_row(
    clocks: Clocks, rules: Rules, before: Position, after: Position, people: Collection[str], now: float
) -> Clocks:
    """Return the clocks after a change of the questions. Time that was charged is not given back by undoing moves.

    Args:
        clocks: The clocks before.
        rules: The pace of the table and the calendars of its people.
        before: The questions before.
        after: The questions after.
        people: Seats that people play now; computers have no clock.
        now: The server time of the change.
    """
    seats = {
        seat: after_change(set_to(clock, now, rules.rest(clocks, seat)), rules.pace, before, after, seat, now)
        if seat in people
        else replace(set_to(clock, now, rules.rest(clocks, seat)), runs="", passing=False)
        for seat, clock in clocks.seats.items()
    }
    decision = clocks.decision
    if decision is not None and before.questions.get(decision.seat) and not unanswered(before, after, decision.seat):
        decision = None
    return with_consent(replace(clocks, seats=seats, decision=decision), rules, after, now)


def unanswered(before: Position, after: Position, seat: str) -> bool:
    """Return True if a seat still has the question that it had."""
    return seat in after.questions and before.moves == after.moves


def after_change(clock: SeatClock, pace: Pace, before: Position, after: Position, seat: str, now: float) -> SeatClock:
    """Return the clock of a person after a change of the questions."""
    was, now_is = before.occasion(seat), after.occasion(seat)
    moved = after.moves > before.moves
    again = moved and (after.begins or after.rounds > before.rounds or starts_over(before, after, seat))
    if was and moved and (was != now_is or again):
        clock = replace(clock, passing=False)
        if after.moves > clock.credited:
            clock = replace(clock, bank=min(pace.bank, clock.bank + pace.increment), credited=after.moves)
    if now_is and (was != now_is or again) and after.moves > clock.granted:
        clock = replace(clock, allowance=pace.allowance, granted=after.moves)
    kind: Kind | None = after.questions.get(seat)
    if kind == "off_turn" and (before.questions.get(seat) != "off_turn" or moved):
        clock = replace(clock, off_turn=pace.off_turn)
    runs: Literal["", "turn", "off_turn"] = "" if kind is None else "off_turn" if kind == "off_turn" else "turn"
    return replace(clock, runs=runs, since=max(now, clock.since))


def starts_over(before: Position, after: Position, seat: str) -> bool:
    """Return True if a seat has to answer another simultaneous question than before."""
    together = before.questions.get(seat) == after.questions.get(seat) == "together"
    return together and after.last == seat and after.answers.get(seat, 0) <= before.answers.get(seat, 0)


def with_consent(clocks: Clocks, rules: Rules, position: Position, now: float) -> Clocks:
    """Return the clocks with that of a seat standing which asks to undo: for a short time, and once for each move."""
    asker = position.consent
    pauses = tuple(
        replace(pause, end=now) if pause.reason == "consent" and pause.end is None and asker is None else pause
        for pause in clocks.pauses
    )
    if asker is not None and asker not in clocks.consents:
        until = rules.timeline.wall(now) + rules.pace.off_turn
        pauses = (*pauses, Pause(reason="consent", start=now, until=until, seat=asker[0]))
        clocks = replace(clocks, consents=(*clocks.consents, asker)[-MOST_CONSENTS:])
    return pruned(replace(clocks, pauses=pauses), rules.timeline, now)


def pruned(clocks: Clocks, timeline: Timeline, now: float) -> Clocks:
    """Return the clocks without pauses that are over for every seat."""
    since = min((clock.since for clock in clocks.seats.values()), default=now)
    return replace(clocks, pauses=tuple(pause for pause in clocks.pauses if end_of(pause, timeline) > since))


def end_of(pause: Pause, timeline: Timeline) -> float:
    """Return the server time at which a pause ends or has ended."""
    until = timeline.arrival(pause.until, pause.start)
    return until if pause.end is None else min(until, pause.end)


def is_paused(clocks: Clocks, timeline: Timeline, now: float, *reasons: str) -> bool:
    """Return True if all clocks stand now for one of these reasons."""
    current = [pause for pause in clocks.pauses if not pause.seat and pause.reason in reasons]
    return any(pause.start <= now < end_of(pause, timeline) for pause in current)


# What happens at a moment


def next_due(clocks: Clocks, rules: Rules) -> float | None:
    """Return the server time at which something is to be done by itself; None if nothing is."""
    moments = [inf]
    if clocks.decision is not None:
        moments.append(clocks.decision.at)
    if clocks.proposal is not None:
        moments.append(clocks.proposal.until)
    for seat, clock in clocks.seats.items():
        end = expiry(clock, rules.rest(clocks, seat))
        if end is None:
            continue
        if clock.passing:
            moments.append(clock.since)
        elif clock.runs == "off_turn" and rules.answers:
            moments.append(end)
        else:
            # A table that waits has nothing to do, but its clocks run.
            moments.append(end + (rules.pace.grace if rules.default is not None else LONGEST))
    first = min(moments)
    return None if first == inf else first


def due_deeds(clocks: Clocks, rules: Rules, now: float) -> list[Done]:
    """Return the decisions that take effect now, at most one for each seat."""
    deeds: dict[str, Done] = {}
    decision = clocks.decision
    if decision is not None and decision.at <= now:
        deeds[decision.seat] = Done(seat=decision.seat, deed=decision.deed, by=decision.by, at=now)
    for seat, clock in clocks.seats.items():
        end = expiry(clock, rules.rest(clocks, seat))
        is_default = end is not None and not (clock.runs == "off_turn" and rules.answers) and not clock.passing
        if is_default and rules.default is not None and end is not None and end + rules.pace.grace <= now:
            deeds.setdefault(seat, Done(seat=seat, deed=rules.default, by="", at=now))
    return list(deeds.values())


def after_deed(clocks: Clocks, deed: Done) -> Clocks:
    """Return the clocks after a decision took effect; for a computer, the caller lets it play."""
    seats = clocks.seats
    if deed.deed == "pass":
        seats = {**seats, deed.seat: replace(seats[deed.seat], passing=True)}
    decision = clocks.decision if clocks.decision is not None and clocks.decision.seat != deed.seat else None
    return replace(clocks, seats=seats, decision=decision, done=(*clocks.done, deed)[-LATEST_DEEDS:])


def is_recorded(clocks: Clocks, rules: Rules, deed: Done) -> bool:
    """Return True if a decision has already taken effect, but the computer does not play yet."""
    end = expiry(clocks.seats[deed.seat], rules.rest(clocks, deed.seat))
    earlier = [done.at for done in clocks.done if (done.seat, done.deed) == (deed.seat, deed.deed)]
    return end is not None and any(at >= end for at in earlier)


def lapsed(clocks: Clocks, now: float) -> Clocks:
    """Return the clocks without a proposal that nobody waits for any longer."""
    if clocks.proposal is not None and clocks.proposal.until <= now:
        return replace(clocks, proposal=None)
    return clocks


def to_answer(clocks: Clocks, rules: Rules, now: float) -> list[str]:
    """Return the seats for which the table answers now: others pass for them, or their time off turn is over."""
    return [
        seat
        for seat, clock in clocks.seats.items()
        if clock.runs
        and (
            clock.passing
            or (rules.answers and clock.runs == "off_turn" and is_up(clock, now, rules.rest(clocks, seat)))
        )
    ]


def replaced(clocks: Clocks, rules: Rules, seat: str, mark: Mark, now: float) -> Clocks:
    """Return the clocks after a computer has taken over a seat."""
    clock = replace(set_to(clocks.seats[seat], now, rules.rest(clocks, seat)), runs="", passing=False, gone=True)
    return replace(clocks, seats={**clocks.seats, seat: clock}, marks=(*clocks.marks, mark), decision=None)


def returned(clocks: Clocks, rules: Rules, seat: str, position: Position, now: float) -> Clocks:
    """Return the clocks after a player has taken the seat back: with time for the next question."""
    pace = rules.pace
    clock = clocks.seats[seat]
    bank = clock.bank if pace.allowance else max(clock.bank, min(pace.bank, max(RETURN, pace.increment)))
    kind = position.questions.get(seat)
    runs: Literal["", "turn", "off_turn"] = "" if kind is None else "off_turn" if kind == "off_turn" else "turn"
    clock = replace(
        clock,
        bank=bank,
        allowance=pace.allowance,
        off_turn=pace.off_turn,
        granted=position.moves,
        gone=False,
        runs=runs,
        since=max(now, clock.since),
    )
    return replace(clocks, seats={**clocks.seats, seat: clock})


# Pauses by agreement, and the start


def arrived(clocks: Clocks, rules: Rules, now: float) -> Clocks:
    """Return the clocks after everybody has come: they run after the time that is free."""
    if not is_paused(clocks, rules.timeline, now, "start"):
        return clocks
    until = rules.timeline.wall(now) + rules.pace.free
    pauses = tuple(
        replace(pause, until=min(pause.until, until)) if pause.reason == "start" else pause for pause in clocks.pauses
    )
    return replace(clocks, pauses=pauses)


def proposed(clocks: Clocks, rules: Rules, seat: str, seconds: float, people: Collection[str], now: float) -> Clocks:
    """Return the clocks after a seat has proposed a pause or agreed to one; if all have, it begins."""
    proposal = clocks.proposal
    if proposal is None:
        proposal = Proposal(seconds=seconds, agreed=(), until=now + PROPOSAL)
    agreed = tuple(dict.fromkeys((*proposal.agreed, seat)))
    if not all(person in agreed for person in people):
        return replace(clocks, proposal=replace(proposal, agreed=agreed))
    pause = Pause(reason="agreed", start=now, until=rules.timeline.wall(now) + proposal.seconds)
    return replace(
        clocks,
        pauses=(*clocks.pauses, pause),
        proposal=None,
        resuming=(),
        agreed_pauses=clocks.agreed_pauses + 1,
    )


def resumed(clocks: Clocks, seat: str, people: Collection[str], now: float) -> Clocks:
    """Return the clocks after a seat has agreed to end a pause; if all have, it ends."""
    resuming = tuple(dict.fromkeys((*clocks.resuming, seat)))
    if not all(person in resuming for person in people):
        return replace(clocks, resuming=resuming)
    pauses = tuple(
        replace(pause, end=now) if pause.reason == "agreed" and pause.end is None else pause for pause in clocks.pauses
    )
    return replace(clocks, pauses=pauses, resuming=())
