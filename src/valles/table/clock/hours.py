"""Hours of sleep, vacations and missed turns of a person, and the requests to change them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from valles.table.clock.calendar import (
    DAY,
    LONGEST_SLEEP,
    MOST_VACATIONS,
    NOTICE,
    VACATION_DAYS,
    Calendar,
    Hours,
    Minute,
    UnknownZone,
    Vacation,
    sleep_minutes,
    vacation_days,
    year_of,
    zone_named,
)
from valles.table.live import Refused

SERIES: Final = DAY
"""Seconds within which missed turns of one person are a series, of which the first counts."""


class MissedTurn(Struct, frozen=True):
    """A turn that a person missed because the time was up."""

    table: str
    at: float
    """The time of day."""


class PersonalClock(Struct, frozen=True):
    """The hours in which a person does not play, and the turns that were missed of late."""

    calendar: Calendar = Calendar()
    missed: tuple[MissedTurn, ...] = ()


class NewHours(Struct, frozen=True, forbid_unknown_fields=True):
    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """The name of a time zone, such as `Europe/Warsaw`."""
    start: Minute
    """The minute of the day at which sleep begins; the same as `end` for none."""
    end: Minute


class HoursChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the own hours of sleep and vacations."""

    hours: NewHours | UnsetType = UNSET
    vacation: Vacation | UnsetType = UNSET
    """A vacation to announce, from and to times of day in seconds."""
    cancel: float | UnsetType = UNSET
    """The beginning of a vacation that ends now, or does not take place."""


class PersonalHours(Struct):
    """The own hours of sleep and vacations."""

    hours: Hours | None
    """The hours that hold now."""
    next: Hours | None
    """The hours that will hold from a later time on."""
    vacations: list[Vacation]
    """Vacations that have not ended."""
    used: float
    """Days of vacation in this year."""
    most: int = VACATION_DAYS


def after_change(current: PersonalClock, change: HoursChange, now: float) -> PersonalClock:
    """Return the hours of a person after a request at this time of day; Refused refuses it."""
    calendar = current.calendar
    if change.hours is not UNSET:
        calendar = with_hours(calendar, change.hours, now)
    if change.cancel is not UNSET:
        calendar = without_vacation(calendar, change.cancel, now)
    if change.vacation is not UNSET:
        calendar = with_vacation(calendar, change.vacation, now)
    return replace(current, calendar=calendar)


def shown(current: PersonalClock, now: float) -> PersonalHours:
    """Return the own hours as a person is shown them."""
    calendar = current.calendar
    return PersonalHours(
        hours=calendar.hours_at(now),
        next=next((hours for hours in calendar.hours if hours.since > now), None),
        vacations=[vacation for vacation in calendar.vacations if vacation.end > now],
        used=vacation_days(calendar.vacations, year_of(now)),
    )


def with_missed(table: str, at: float, personal: PersonalClock) -> PersonalClock:
    """Return the settings of a person with a turn that was missed."""
    recent = [missed for missed in personal.missed if missed.at > at - SERIES]
    return replace(personal, missed=(*recent, MissedTurn(table, at)))


def with_hours(calendar: Calendar, hours: NewHours, now: float) -> Calendar:
    """Return a calendar with other hours of sleep: from a day later on, so that nobody sleeps whenever asked."""
    try:
        zone_named(hours.zone)
    except UnknownZone as error:
        raise Refused("problem-clock-zone", 400, zone=hours.zone) from error
    if sleep_minutes(hours.start, hours.end) > LONGEST_SLEEP:
        raise Refused("problem-clock-sleep", 400, hours=LONGEST_SLEEP // 60)
    kept = tuple(each for each in calendar.hours if each.since <= now)
    since = now + DAY if kept else now
    return replace(calendar, hours=(*kept[-1:], Hours(hours.zone, hours.start, hours.end, since)))


def with_vacation(calendar: Calendar, vacation: Vacation, now: float) -> Calendar:
    """Return a calendar with an announced vacation."""
    if vacation.start < now + NOTICE or vacation.end <= vacation.start:
        raise Refused("problem-clock-vacation-notice", 400)
    kept = [each for each in calendar.vacations if each.end > now - 2 * 366 * DAY]
    vacations = (*kept, vacation)
    years = {year_of(vacation.start), year_of(vacation.end)}
    if len(vacations) > MOST_VACATIONS or any(vacation_days(vacations, year) > VACATION_DAYS for year in years):
        raise Refused("problem-clock-vacation-days", count=VACATION_DAYS)
    return replace(calendar, vacations=vacations)


def without_vacation(calendar: Calendar, start: float, now: float) -> Calendar:
    """Return a calendar in which a vacation ends now, or does not take place."""
    kept = [
        each if each.start != start or each.end <= now else replace(each, end=max(each.start, now))
        for each in calendar.vacations
    ]
    return replace(calendar, vacations=tuple(each for each in kept if each.end > each.start))
