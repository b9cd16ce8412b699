"""Clocks of players charge exactly the time in which a seat has a question of its own, whatever happens meanwhile."""

import random
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.table import decision_of
from valles.game import new
from valles.table.clock.calendar import DAY, HOUR, Calendar, Hours, Vacation, vacation_days
from valles.table.clock.position import Position, position_of
from valles.table.clock.seat import Pace, Pause, Rest, SeatClock, charged, expiry, phases, set_to, used_share, warning
from valles.table.clock.table import (
    Clocks,
    Mark,
    Rules,
    after_row,
    arrived,
    due_deeds,
    initial,
    is_paused,
    next_due,
    proposed,
    replaced,
    resumed,
    returned,
)
from valles.table.clock.timeline import Anchor, Timeline
from valles.table.live import LiveTable

SEATS = ("yellow", "blue", "pink")
MINUTE = 60.0
BEGIN = datetime(2026, 3, 27, 12, tzinfo=UTC).timestamp()
"""Two days before clocks go forward in Europe."""
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC")
LIVE = Pace(bank=1080.0, increment=40.0, off_turn=20.0)
DAYS = Pace(bank=6 * DAY, allowance=2 * DAY, off_turn=2 * DAY, grace=DAY)


def is_asleep(hours, wall):
    """Return True if the local time of day is within the hours, read from a clock on the wall."""
    local = datetime.fromtimestamp(wall, ZoneInfo(hours.zone))
    minute = local.hour * 60 + local.minute
    if hours.start <= hours.end:
        return hours.start <= minute < hours.end
    return minute >= hours.start or minute < hours.end


@dataclass
class World:
    """Real time in minutes, a time of day that jumps, and the time that each seat ought to be charged."""

    rules: Rules
    clocks: Clocks
    position: Position
    wall: float = BEGIN
    steady: float = BEGIN
    expected: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SEATS, 0.0))
    pauses: list[tuple[str, float]] = field(default_factory=list)
    """Seats (all if empty) and the time of day until which they stand, as a person would note it."""

    def pass_time(self, minutes):
        """Let time pass, one minute after the other, and note who ought to be charged."""
        for _ in range(minutes):
            for seat in SEATS:
                if seat in self.position.questions and not self.stands(seat):
                    self.expected[seat] += MINUTE
            self.wall += MINUTE
            self.steady += MINUTE
            self.pauses = [pause for pause in self.pauses if pause[1] > self.wall]

    def stands(self, seat):
        calendar = self.rules.calendars.get(seat, Calendar())
        hours = calendar.hours_at(self.wall)
        return (
            any(pause[0] in ("", seat) for pause in self.pauses)
            or (hours is not None and self.rules.sleep and is_asleep(hours, self.wall))
            or (self.rules.vacation and any(each.start <= self.wall < each.end for each in calendar.vacations))
        )

    def ask(self, seats, moves):
        """Another question is open, as after an answer or an undo; another worker may handle it."""
        position = Position(questions=seats, moves=moves, answers={}, turn=next(iter(seats), ""))
        stored = msgspec.json.decode(msgspec.json.encode(self.clocks), type=Clocks)
        self.clocks = after_row(stored, self.rules, self.position, position, SEATS, self.steady)
        self.position = position

    def jump(self, seconds):
        """Set the time of day, as a restart after so many seconds does, too: that time never counts."""
        self.wall += seconds
        timeline = self.rules.timeline.after(self.steady, self.wall)
        self.rules = msgspec.structs.replace(self.rules, timeline=timeline)

    def pause(self, minutes):
        for seat in SEATS:
            self.clocks = proposed(self.clocks, self.rules, seat, minutes * MINUTE, SEATS, self.steady)
        self.pauses.append(("", self.wall + minutes * MINUTE))

    def spent(self):
        rest = {seat: self.rules.rest(self.clocks, seat) for seat in SEATS}
        return {seat: set_to(self.clocks.seats[seat], self.steady, rest[seat]).spent for seat in SEATS}


def world(pace, calendars, sleep=True):
    rules = Rules(
        pace=pace,
        timeline=Timeline((Anchor(0.0, 0.0),)),
        calendars=calendars,
        sleep=sleep,
        vacation=sleep,
    )
    nobody = Position(questions={}, moves=0, answers={})
    clocks = initial(rules, SEATS, nobody, BEGIN)
    clocks = arrived(clocks, rules, BEGIN)
    return World(rules, clocks, nobody)


minutes_of_day = st.sampled_from([0, 5 * 60 + 30, 7 * 60, 12 * 60, 22 * 60 + 15, 23 * 60])
hours = st.builds(Hours, zone=st.sampled_from(ZONES), start=minutes_of_day, end=minutes_of_day)
vacations = st.builds(
    lambda start, length: Vacation(BEGIN + start * HOUR, BEGIN + (start + length) * HOUR),
    st.integers(0, 150),
    st.integers(1, 60),
)
calendars = st.builds(
    lambda hours, vacations: Calendar(tuple(hours), tuple(vacations)),
    st.lists(hours, max_size=1),
    st.lists(vacations, max_size=2),
)
events = st.one_of(
    st.tuples(st.just("ask"), st.sets(st.sampled_from(SEATS)), st.booleans(), st.integers(-3, 3)),
    st.tuples(st.just("jump"), st.integers(-5 * 60, 30 * 60)),
    st.tuples(st.just("pause"), st.integers(1, 300)),
)


@given(
    st.sampled_from([LIVE, DAYS]),
    st.dictionaries(st.sampled_from(SEATS), calendars),
    st.lists(st.tuples(st.integers(0, 16 * 60), events), min_size=1, max_size=12),
)
def test_a_seat_is_charged_for_its_own_open_questions_minus_pauses_and_for_nothing_else(pace, calendars, course):
    here = world(pace, calendars)
    moves = 0
    for minutes, (name, *details) in course:
        here.pass_time(minutes)
        if name == "ask":
            seats, off_turn, step = details
            moves = max(0, moves + step)
            here.ask(dict.fromkeys(sorted(seats), "off_turn" if off_turn else "turn"), moves)
        elif name == "jump":
            # What was agreed as a time of day is over once that time has come, also if it comes again.
            here.jump(details[0] * MINUTE)
            here.pauses = [pause for pause in here.pauses if pause[1] > here.wall]
        else:
            here.pause(details[0])

        assert here.spent() == pytest.approx(here.expected, abs=1e-3)
        for clock in here.clocks.seats.values():
            assert 0 <= clock.bank <= pace.bank and 0 <= clock.allowance <= pace.allowance


rests = st.builds(
    lambda calendar, gaps, pauses: Rest(
        timeline(gaps),
        tuple(Pause(reason="agreed", start=BEGIN + s, until=BEGIN + s + length) for s, length in pauses),
        calendar,
        True,
        True,
    ),
    calendars,
    st.lists(st.tuples(st.floats(60, 2 * DAY), st.floats(-HOUR, DAY)), max_size=3),
    st.lists(st.tuples(st.floats(0, 5 * DAY), st.floats(1, DAY)), max_size=2),
)


def timeline(gaps):
    """Return a timeline with restarts and jumps: the time before each, and the time of day that it skips."""
    result, steady = Timeline((Anchor(0.0, 0.0),)), BEGIN
    for before, skipped in gaps:
        steady += before
        result = result.after(steady, result.wall(steady) + skipped)
    return result


@given(rests, st.floats(0, 9 * DAY), st.floats(0, 3 * DAY))
def test_a_clock_runs_out_exactly_when_its_time_has_elapsed(rest, bank, allowance):
    clock = SeatClock(bank=bank, allowance=allowance, runs="turn", since=BEGIN)
    end = expiry(clock, rest)

    assert end is not None
    assert rest.elapsed(BEGIN, end) == pytest.approx(bank + allowance, abs=1e-3)
    if bank + allowance > 2:
        early = set_to(clock, end - 1.0, rest)
        assert early.bank + early.allowance > 0


@given(rests, st.floats(0, 9 * DAY), st.floats(0, 3 * DAY), st.floats(0, 6 * DAY))
def test_it_does_not_matter_how_often_a_clock_is_read(rest, bank, allowance, seconds):
    clock = SeatClock(bank=bank, allowance=allowance, runs="turn", since=BEGIN)
    read = clock
    for step in range(1, 8):
        read = set_to(read, BEGIN + seconds * step / 7, rest)
    once = set_to(clock, BEGIN + seconds, rest)

    assert (read.bank, read.allowance, read.spent) == pytest.approx((once.bank, once.allowance, once.spent), abs=1e-3)


@given(rests, st.sampled_from([LIVE, DAYS]))
def test_the_course_that_is_shown_is_the_one_that_happens(rest, pace):
    clock = SeatClock(bank=pace.bank / 2, allowance=pace.allowance / 3, runs="turn", since=BEGIN)
    course = phases(clock, pace, BEGIN, rest)
    ends = {phase.at for phase in course}

    for phase, following in pairwise(course):
        # The time of day may come twice, so the moment is looked up from the start on.
        moment = rest.timeline.arrival(phase.at, BEGIN)
        at = set_to(clock, moment, rest)
        if phase.state in ("run", "drain") and len(ends) == len(course) and rest.timeline.wall(moment) == phase.at:
            assert phase.left == pytest.approx(
                at.allowance if phase.state == "run" and pace.allowance else at.bank, abs=1
            )
        assert following.state != phase.state
    assert [phase.state for phase in course].count("up") <= 1


def test_a_clock_of_days_uses_the_allowance_and_then_the_bank():
    clock = SeatClock(bank=100.0, allowance=50.0, runs="turn")

    assert (charged(clock, 30.0).allowance, charged(clock, 30.0).bank) == (20.0, 100.0)
    assert (charged(clock, 70.0).allowance, charged(clock, 70.0).bank) == (0.0, 80.0)
    assert (charged(clock, 500.0).bank, charged(clock, 500.0).spent) == (0.0, 500.0)


def test_a_question_off_turn_never_touches_the_bank():
    clock = SeatClock(bank=100.0, off_turn=20.0, runs="off_turn")

    assert (charged(clock, 30.0).off_turn, charged(clock, 30.0).bank) == (0.0, 100.0)


@pytest.mark.parametrize(
    ("begin", "night"),
    [
        pytest.param(datetime(2026, 3, 28, 12, tzinfo=UTC), 7 * HOUR, id="an hour shorter in spring"),
        pytest.param(datetime(2026, 10, 24, 12, tzinfo=UTC), 9 * HOUR, id="an hour longer in autumn"),
        pytest.param(datetime(2026, 7, 1, 12, tzinfo=UTC), 8 * HOUR, id="eight hours in summer"),
    ],
)
def test_a_night_over_a_change_of_the_clocks_is_as_long_as_it_is(begin, night):
    calendar = Calendar((Hours("Europe/Berlin", 23 * 60, 7 * 60),))
    rest = Rest(Timeline((Anchor(0.0, 0.0),)), (), calendar, True, True)
    start = begin.timestamp()

    assert rest.elapsed(start, start + DAY) == DAY - night


def test_hours_of_sleep_that_are_changed_never_concern_the_past():
    calendar = Calendar((Hours("UTC", 0, 60), Hours("UTC", 12 * 60, 13 * 60, since=BEGIN)))
    nights = list(calendar.nights(BEGIN - 13 * HOUR, BEGIN + 13 * HOUR))

    assert nights == [(BEGIN - 12 * HOUR, BEGIN - 11 * HOUR), (BEGIN, BEGIN + HOUR)]


def test_a_zone_that_the_system_does_not_know_stops_no_clock():
    assert list(Calendar((Hours("Mars/Tharsis", 0, 600),)).nights(BEGIN, BEGIN + DAY)) == []


def test_days_of_vacation_are_counted_in_their_year():
    new_year = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    over = Vacation(new_year - 2 * DAY, new_year + 3 * DAY)

    assert (vacation_days([over], 2026), vacation_days([over], 2027)) == (2.0, 3.0)


# Turns


def at_once(**changes):
    rules = Rules(pace=LIVE, timeline=Timeline((Anchor(0.0, 0.0),)), **changes)
    nobody = Position(questions={}, moves=0, answers={})
    return rules, arrived(initial(rules, SEATS, nobody, 0.0), rules, 0.0)


def turn_of(seat, moves, **facts):
    return Position(questions={seat: "turn"}, turn=seat, moves=moves, answers={}, **facts)


def played(clocks, rules, positions):
    """Return the clocks after these positions, one every ten seconds."""
    before = Position(questions={}, moves=0, answers={})
    for number, position in enumerate(positions):
        clocks = after_row(clocks, rules, before, position, SEATS, 100.0 + 10 * number)
        before = position
    return clocks


def test_the_increment_comes_with_the_end_of_a_turn_and_not_with_each_answer():
    rules, clocks = at_once()
    clocks = played(clocks, rules, [turn_of("yellow", moves) for moves in range(10)])

    assert clocks.seats["yellow"].bank == 1080.0 - 90

    clocks = after_row(clocks, rules, turn_of("yellow", 9), turn_of("blue", 10), SEATS, 200.0)
    assert clocks.seats["yellow"].bank == 1080.0 - 100 + 40


def test_the_bank_never_grows_past_its_start():
    rules, clocks = at_once()
    clocks = played(clocks, rules, [turn_of("yellow", 1), turn_of("blue", 2)])

    assert clocks.seats["yellow"].bank == 1080.0


def test_turns_in_a_row_are_turns():
    rules, clocks = at_once()
    clocks = played(clocks, rules, [turn_of("yellow", moves, begins=moves % 10 == 0) for moves in range(30)])

    assert clocks.seats["yellow"].bank == 1080.0 - 290 + 2 * 40


def test_undo_gives_back_neither_time_nor_a_second_increment():
    rules, clocks = at_once()
    first, second = [turn_of("yellow", moves) for moves in range(6)], turn_of("blue", 6)
    once = played(clocks, rules, [*first, second, second])
    again = played(clocks, rules, [*first, second, turn_of("yellow", 5), second])

    assert once.seats["yellow"].bank == 1080.0 - 60 + 40
    assert again.seats["yellow"].bank == 1080.0 - 70 + 40
    assert again.seats["blue"].bank == 1080.0 - 10


def test_undoing_a_turn_gives_no_fresh_allowance():
    rules = Rules(pace=DAYS, timeline=Timeline((Anchor(0.0, 0.0),)))
    clocks = arrived(initial(rules, SEATS, Position(questions={}, moves=0, answers={}), 0.0), rules, 0.0)
    clocks = played(clocks, rules, [turn_of("yellow", 1), turn_of("yellow", 2), turn_of("yellow", 1)])

    assert clocks.seats["yellow"].allowance == 2 * DAY - 20


def test_each_card_of_a_draft_is_a_choice_of_its_own_for_every_seat_apart():
    rules, clocks = at_once()

    def draft(moves, seats, last):
        answers = {seat: int(seat not in seats) for seat in SEATS}
        return Position(questions=dict.fromkeys(seats, "together"), moves=moves, answers=answers, last=last)

    positions = [draft(1, SEATS, ""), draft(2, SEATS[1:], "yellow"), draft(3, SEATS[2:], "blue")]
    clocks = played(clocks, rules, positions)
    assert [clocks.seats[seat].spent for seat in SEATS] == [10.0, 20.0, 20.0]

    clocks = after_row(clocks, rules, positions[-1], draft(4, SEATS, "pink"), SEATS, 150.0)
    assert [clocks.seats[seat].spent for seat in SEATS] == [10.0, 20.0, 50.0]
    assert [clocks.seats[seat].bank for seat in SEATS] == [1080.0, 1080.0, 1070.0]


def test_a_question_off_turn_has_time_of_its_own_while_the_turn_stands():
    rules, clocks = at_once()
    hit = Position(questions={"blue": "off_turn"}, turn="yellow", moves=2, answers={})
    clocks = played(clocks, rules, [turn_of("yellow", 1), hit, turn_of("yellow", 3), turn_of("blue", 4)])

    assert [clocks.seats[seat].spent for seat in ("yellow", "blue")] == [20.0, 10.0]
    assert clocks.seats["blue"].bank == 1080.0
    # The turn went on where it was, so there is one increment, not two.
    assert clocks.seats["yellow"].credited == 4


def test_a_request_to_undo_stops_the_clock_of_the_asker_for_a_moment_and_once():
    rules, clocks = at_once()
    turn, asking = turn_of("yellow", 5), turn_of("yellow", 5, consent=("yellow", 3))
    clocks = played(clocks, rules, [turn, asking, asking, asking, asking])
    assert clocks.seats["yellow"].spent == 10 + 10  # It stood for 20 of 40 seconds.

    clocks = after_row(clocks, rules, asking, turn, SEATS, 150.0)
    clocks = after_row(clocks, rules, turn, asking, SEATS, 160.0)
    clocks = after_row(clocks, rules, asking, asking, SEATS, 170.0)
    assert clocks.seats["yellow"].spent == 20 + 30


# Time is up


def test_after_the_grace_the_table_acts_by_itself_and_not_before():
    rules, clocks = at_once()
    clocks = played(clocks, rules, [turn_of("yellow", 1)])
    end = 100.0 + 1080.0 + 60.0

    assert next_due(clocks, rules) == end
    assert due_deeds(clocks, rules, end - 1) == []
    assert [(deed.seat, deed.deed, deed.by) for deed in due_deeds(clocks, rules, end)] == [("yellow", "bot", "")]


def test_a_table_that_waits_never_acts_by_itself():
    rules, clocks = at_once(default=None)
    clocks = played(clocks, rules, [turn_of("yellow", 1)])

    due = next_due(clocks, rules)
    assert due is not None and due > 365 * DAY
    assert due_deeds(clocks, rules, 1e9) == []


def test_nobody_is_blamed_just_after_the_server_has_started():
    clock = SeatClock(bank=10.0, runs="turn", since=0.0)

    assert expiry(clock, Rest(Timeline((Anchor(0.0, 0.0),), blameless=600.0))) == 600.0
    assert expiry(clock, Rest(Timeline((Anchor(0.0, 0.0),)))) == 10.0


def test_whoever_takes_the_seat_back_has_time_to_answer_and_keeps_the_mark():
    rules, clocks = at_once()
    clocks = played(clocks, rules, [turn_of("yellow", 1)])
    gone = replaced(clocks, rules, "yellow", Mark(seat="yellow", rounds=7, at=1200.0, by_others=True), 1200.0)
    back = returned(gone, rules, "yellow", turn_of("yellow", 1), 1300.0)

    assert (gone.seats["yellow"].runs, gone.seats["yellow"].bank) == ("", 0.0)
    assert (back.seats["yellow"].runs, back.seats["yellow"].bank, back.seats["yellow"].since) == ("turn", 60.0, 1300.0)
    assert [mark.rounds for mark in back.marks] == [7]


# Pauses


def test_clocks_run_when_everybody_has_come_or_after_an_hour():
    rules = Rules(pace=msgspec.structs.replace(LIVE, free=60.0), timeline=Timeline((Anchor(0.0, 0.0),)))
    clocks = initial(rules, SEATS, turn_of("yellow", 1), 0.0)
    rest = rules.rest(clocks, "yellow")
    assert set_to(clocks.seats["yellow"], 2 * HOUR, rest).spent == HOUR

    here = arrived(clocks, rules, 600.0)
    assert set_to(here.seats["yellow"], HOUR, rules.rest(here, "yellow")).spent == HOUR - 660.0


def test_a_pause_begins_and_ends_early_only_if_all_agree():
    rules, clocks = at_once()
    clocks = played(clocks, rules, [turn_of("yellow", 1)])
    for seat in SEATS:
        assert not is_paused(clocks, rules.timeline, 200.0, "agreed")
        clocks = proposed(clocks, rules, seat, 600.0, SEATS, 200.0)
    for seat in SEATS:
        assert is_paused(clocks, rules.timeline, 300.0, "agreed")
        clocks = resumed(clocks, seat, SEATS, 300.0)

    assert not is_paused(clocks, rules.timeline, 300.0, "agreed")
    assert clocks.agreed_pauses == 1
    assert set_to(clocks.seats["yellow"], 400.0, rules.rest(clocks, "yellow")).spent == 200.0


# For notices


def test_the_moment_of_a_warning_is_that_at_which_the_share_is_used():
    rest = Rest(Timeline((Anchor(0.0, 0.0),)), (), Calendar((Hours("UTC", 0, 6 * 60),)), True, True)
    clock = SeatClock(bank=6 * DAY, allowance=2 * DAY, runs="turn", since=BEGIN)
    at = warning(clock, DAYS, rest)

    assert at is not None
    assert used_share(clock, DAYS, at, rest) == pytest.approx(0.8)
    assert used_share(clock, DAYS, BEGIN, rest) == 0.0
    assert used_share(SeatClock(bank=1.0), DAYS, BEGIN, rest) is None


# The games


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
def test_every_game_has_turns_that_belong_to_the_seat_that_is_asked(game):
    kinds = set()
    live, chance = LiveTable(id="table", game=new(game, players=3, seed=5)), random.Random(5)
    live._ask()
    while not live.game.over:
        position = position_of(live)
        kinds |= set(position.questions.values())
        assert all(position.occasion(seat) or kind == "off_turn" for seat, kind in position.questions.items())
        if position.turn and "together" in position.questions.values():
            pytest.fail("a simultaneous choice within a turn")
        seat, move = decision_of(live, chance)
        live = live.with_command(seat, move, f"{live.seq}")

    expected = {"terraforming_mars": {"turn", "together"}, "on_mars": {"turn", "off_turn"}}
    assert kinds == expected.get(game, kinds)
