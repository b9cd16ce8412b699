"""Clocks of players: none, live with a bank and an increment, or days with an allowance for each turn and a bank."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from valles.table.clock import hours
from valles.table.clock.calendar import (
    DAY,
    HOUR,
)
from valles.table.clock.hours import HoursChange, PersonalClock, PersonalHours
from valles.table.clock.info import ClockInfo, with_clocks
from valles.table.clock.position import Position, position_of
from valles.table.clock.seat import Pace, is_up
from valles.table.clock.table import (
    MOST_PAUSES,
    TAKE_BACK,
    Clocks,
    Decision,
    Deed,
    Done,
    Mark,
    Rules,
    after_deed,
    after_row,
    arrived,
    due_deeds,
    initial,
    is_paused,
    is_recorded,
    lapsed,
    next_due,
    proposed,
    replaced,
    resumed,
    returned,
    to_answer,
)
from valles.table.command import Confirm, Move
from valles.table.feature import Feature, FeatureChair, FeatureHost, FeatureTable
from valles.table.live import LiveTable, Refused

Seconds = Annotated[float, Meta(ge=0, le=60 * DAY)]
LIVE_GRACE: Final = 60.0
DAYS_GRACE: Final = DAY
FREE: Final = 60.0
"""Seconds that are free for everybody at the beginning of a live game."""
OFF_TURN: Final = 20.0
"""Seconds for a question outside of one's turn in a live game."""
LONGEST_PAUSE: Final = 12 * HOUR


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "live", "days"] = "none"
    bank: Seconds = 1080.0
    """Seconds for the whole game."""
    increment: Annotated[float, Meta(ge=0, le=600)] = 40.0
    """Seconds that are added to the bank at the end of a turn in a live game."""
    allowance: Seconds = 2 * DAY
    """Seconds for each turn in a game over days."""
    sleep: bool = True
    """True if the hours of sleep of each person stop the own clock."""
    vacation: bool = True
    default: Literal["bot", "pass", "wait"] = "bot"
    """The deed of the table when nobody has decided for a while about a player whose time is up."""
    answers: bool = True
    """True if the usual answer is given when the time for a question off turn is up."""

    def __post_init__(self) -> None:
        if self.kind == "live" and self.bank < 60:
            raise ValueError("a live game needs a bank of at least 60 seconds")
        if self.kind == "days" and self.allowance < HOUR:
            raise ValueError("a game over days needs an hour for each turn at least")

    @property
    def pace(self) -> Pace:
        """Return the times of a table with these settings."""
        if self.kind == "days":
            allowance = self.allowance
            return Pace(bank=self.bank, allowance=allowance, off_turn=allowance, grace=DAYS_GRACE)
        return Pace(bank=self.bank, increment=self.increment, off_turn=OFF_TURN, grace=LIVE_GRACE, free=FREE)


class ClockMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision about the time of another, or about a pause."""

    do: Literal["pass", "bot", "take_back", "pause", "decline", "resume"]
    seat: Annotated[str, Meta(max_length=40)] = ""
    """The seat whose time is up."""
    seconds: Annotated[float, Meta(ge=60, le=LONGEST_PAUSE)] = 900.0
    """The length of a pause."""


Table = FeatureTable[ClockSettings]
Host = FeatureHost[ClockSettings]


class Clock(Feature[ClockSettings]):
    name = "clock"
    Settings = ClockSettings
    Message = ClockMessage
    State = Clocks
    Personal = PersonalClock
    PersonalChange = HoursChange
    only_before_start = True

    def is_active(self, settings: ClockSettings) -> bool:
        return settings.kind != "none"

    def needs_bot(self, settings: ClockSettings, chair: FeatureChair) -> bool:
        """Return True for everybody who has left: at a table with clocks nobody keeps the others waiting."""
        return chair.left is not None and settings.kind != "none"

    def info(self, table: Table) -> ClockInfo | None:
        """Return the clocks of all seats; None at a table without clocks."""
        if table.settings.kind == "none":
            return None
        pace, settings = table.settings.pace, table.settings
        info = ClockInfo(
            kind=settings.kind,
            bank=settings.bank,
            increment=pace.increment,
            allowance=pace.allowance,
            off_turn=pace.off_turn,
            grace=pace.grace,
            sleep=settings.sleep,
            vacation=settings.vacation,
            default=settings.default,
        )
        return info if table.state is None else with_clocks(info, table.state, rules_of(table), table.now)

    # The game

    def state_after(self, before: Table, after: Table) -> Clocks | None:
        if before.state is None or before.live is None or after.live is None:
            return None
        rules, people = rules_of(after), people_at(after)
        positions = position_of(before.live), position_of(after.live)
        clocks = after_row(before.state, rules, *positions, people, after.now)
        return clocks if changes_clocks(before.state, clocks, *positions) else None

    def on_change(self, table: Table, host: Host) -> None:
        """Create the clocks of a game that has started, follow people who leave or come back, and answer for seats."""
        if table.settings.kind == "none" or table.started is None or table.live is None:
            return
        if table.finished is None and reconciled(table) is not None:
            host.start_soon(partial(host.change_state, reconciled))
        elif table.state is not None and to_answer(table.state, rules_of(table), table.now):
            host.start_soon(partial(answer, table, host))
        else:
            self.on_arrival(table, host)

    def on_arrival(self, table: Table, host: Host) -> None:
        """Let clocks run when all people have come."""
        if with_arrival(table) is not None and everybody_here(table, host):
            host.start_soon(partial(host.change_state, with_arrival))

    def due(self, table: Table) -> float | None:
        if table.state is None or table.finished is not None or (table.live is not None and table.live.game.over):
            return None
        return next_due(table.state, rules_of(table))

    async def on_due(self, table: Table, host: Host) -> None:
        if table.state is None or table.live is None or table.finished is not None:
            return
        if table.live.frozen is not None:
            return
        rules = rules_of(table)
        for deed in due_deeds(table.state, rules, table.now):
            await carry_out(table, deed, host)
        if to_answer(table.state, rules, table.now):
            await answer(table, host)
        await host.change_state(without_lapsed)

    # Messages

    async def on_message(self, table: Table, seat: str, message: ClockMessage, host: Host) -> None:
        """Decide about a player whose time is up, or about a pause."""
        if table.state is None or table.started is None or table.finished is not None:
            raise Refused("problem-clock-none")
        if seat not in people_at(table):
            raise Refused("problem-away", 409)
        await host.change_state(partial(after_message, seat, message))

    # People

    def changed_personal(self, current: PersonalClock, change: HoursChange, now: float) -> PersonalClock:
        return hours.after_change(current, change, now)

    def personal_info(self, current: PersonalClock, now: float) -> PersonalHours:
        return hours.shown(current, now)


def rules_of(table: Table) -> Rules:
    """Return what the clocks of a table depend on."""
    settings = table.settings
    days = settings.kind == "days"
    personal: Mapping[str, PersonalClock] = table.personal
    return Rules(
        pace=settings.pace,
        timeline=table.timeline,
        calendars={seat: person.calendar for seat, person in personal.items()} if days else {},
        sleep=days and settings.sleep,
        vacation=days and settings.vacation,
        default=None if settings.default == "wait" else settings.default,
        answers=settings.answers,
    )


def people_at(table: Table) -> list[str]:
    """Return the seats of people who play now."""
    return [chair.seat for chair in table.chairs if chair.kind == "person" and chair.left is None]


def changes_clocks(before: Clocks, after: Clocks, was: Position, is_now: Position) -> bool:
    """Return True if the clocks have to be stored: not within a turn, where the same clock runs on."""
    same = was.questions == is_now.questions and was.moves <= is_now.moves and not is_now.consent
    ran_on = all(
        replace(clock, since=0.0, spent=0.0, bank=0.0, allowance=0.0, off_turn=0.0)
        == replace(after.seats[seat], since=0.0, spent=0.0, bank=0.0, allowance=0.0, off_turn=0.0)
        for seat, clock in before.seats.items()
    )
    return not (same and ran_on and "off_turn" not in is_now.questions.values() and before.decision == after.decision)


# Changes of the clocks


def reconciled(table: Table) -> Clocks | None:
    """Return the clocks with those of people who have left or are back; None if nothing changes."""
    if table.live is None or table.live.frozen is not None:
        return None
    position, rules = position_of(table.live), rules_of(table)
    if table.state is None:
        return initial(rules, [chair.seat for chair in table.chairs if chair.kind == "person"], position, table.now)
    clocks: Clocks = table.state
    for chair in table.chairs:
        if chair.seat in clocks.seats and (chair.left is not None) != clocks.seats[chair.seat].gone:
            if chair.left is None:
                clocks = returned(clocks, rules, chair.seat, position, table.now)
            else:
                clocks = replaced(clocks, rules, chair.seat, mark_of(table, clocks, chair.seat, position), table.now)
    return None if clocks is table.state else clocks


def mark_of(table: Table, clocks: Clocks, seat: str, position: Position) -> Mark:
    """Return the mark of a seat that a computer takes over now."""
    deeds = [deed for deed in clocks.done if deed.seat == seat and deed.deed == "bot"]
    earlier = [mark.at for mark in clocks.marks if mark.seat == seat]
    by_others = bool(deeds) and (not earlier or deeds[-1].at > earlier[-1])
    personal: PersonalClock | None = table.personal.get(seat)
    wall = table.timeline.wall(table.now)
    series = [missed for missed in personal.missed if missed.at > wall - hours.SERIES] if personal is not None else []
    set_aside = len(series) if by_others and series and series[0].table != table.id else 0
    return Mark(seat=seat, rounds=position.rounds, at=table.now, by_others=by_others, set_aside=set_aside)


def with_arrival(table: Table) -> Clocks | None:
    """Return the clocks after everybody has come; None if they do not wait for anybody."""
    if table.state is None:
        return None
    clocks = arrived(table.state, rules_of(table), table.now)
    return None if clocks == table.state else clocks


def without_lapsed(table: Table) -> Clocks | None:
    """Return the clocks without a proposal whose time is over; None if there is none."""
    clocks = lapsed(table.state, table.now)
    return None if clocks is table.state else clocks


def everybody_here(table: Table, host: Host) -> bool:
    """Return True if all people are connected."""
    return all(host.absence(seat) is None for seat in people_at(table))


async def carry_out(table: Table, deed: Done, host: Host) -> None:
    """Carry out a decision about a player whose time is up, unless another server was faster."""
    is_first = False

    def change(now: Table) -> Clocks | None:
        nonlocal is_first
        is_first = still_due(now.state, now, deed) and not is_recorded(now.state, rules_of(now), deed)
        return after_deed(now.state, deed) if is_first else None

    await host.change_state(change)
    if is_first:
        await host.change_personal(deed.seat, partial(hours.with_missed, table.id, table.timeline.wall(table.now)))
    if deed.deed == "bot":
        await host.set_left(deed.seat, True)


def still_due(clocks: Clocks, table: Table, deed: Done) -> bool:
    """Return True if nobody has answered meanwhile, and no other server was faster."""
    return any((due.seat, due.deed) == (deed.seat, deed.deed) for due in due_deeds(clocks, rules_of(table), table.now))


async def answer(table: Table, host: Host) -> None:
    """Answer for the seats for which the table does; each answer changes the table, so there is one at a time."""
    live = table.live
    if live is None:
        return
    for seat in to_answer(table.state, rules_of(table), table.now):
        question = live.question_ids().get(seat)
        if question is not None:
            await host.act(seat, Move(question, [usual_answer(live, seat)]), f"clock:{seat}:{question}")
            return
        if live.unconfirmed == seat:
            await host.act(seat, Confirm(), f"clock:{seat}:confirm:{live.seq}")
            return


def usual_answer(live: LiveTable, seat: str) -> str:
    """Return the answer for a seat that does not answer itself: to end its turn, or what most people would choose."""
    game = live.game
    rules, number = game.rules, game.seats.index(seat)
    view = rules.view(game.state, number)
    options = view.options(number)
    ending = [option for option in options if rules.vocabulary.kind_of(option).ends]
    chosen = ending[-1] if ending else rules.default_option(view, number, options)
    text: str = rules.vocabulary.text(chosen)
    return text


def after_message(seat: str, message: ClockMessage, table: Table) -> Clocks | None:
    """Return the clocks after a message from a seat; Refused refuses it."""
    clocks: Clocks = table.state
    rules, now = rules_of(table), table.now
    people = people_at(table)
    match message.do:
        case "pass" | "bot":
            return with_decision(table, seat, message.seat, message.do)
        case "take_back":
            if clocks.decision is None or clocks.decision.by != seat:
                raise Refused("problem-clock-too-late")
            return replace(clocks, decision=None)
        case "pause":
            if clocks.agreed_pauses >= MOST_PAUSES:
                raise Refused("problem-clock-pauses")
            if is_paused(clocks, table.timeline, now, "agreed"):
                return None
            return proposed(clocks, rules, seat, message.seconds, people, now)
        case "decline":
            return replace(clocks, proposal=None) if clocks.proposal is not None else None
        case "resume":
            return resumed(clocks, seat, people, now) if is_paused(clocks, table.timeline, now, "agreed") else None


def with_decision(table: Table, by: str, seat: str, deed: Deed) -> Clocks:
    """Return the clocks with a decision about a player whose time is up: the first counts."""
    clocks: Clocks = table.state
    clock = clocks.seats.get(seat)
    if by == seat:
        raise Refused("problem-clock-own")
    if clock is None or not is_up(clock, table.now, rules_of(table).rest(clocks, seat)):
        raise Refused("problem-clock-not-up")
    if clocks.decision is not None or clock.passing:
        raise Refused("problem-clock-decided")
    return replace(clocks, decision=Decision(seat=seat, deed=deed, by=by, at=table.now + TAKE_BACK))


FEATURE: Final = Clock()
