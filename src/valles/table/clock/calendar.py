"""Hours in which a person does not play: sleep and vacation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from itertools import pairwise
from math import inf
from typing import Annotated, Final
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

DAY: Final = 86_400.0
HOUR: Final = 3_600.0
LONGEST_SLEEP: Final = 12 * 60
"""Minutes of sleep in a day."""
VACATION_DAYS: Final = 21
"""Days of vacation that a person may take in a year."""
NOTICE: Final = HOUR
"""Seconds between the announcement of a vacation and its beginning."""
MOST_VACATIONS: Final = 50

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class UnknownZone(ValueError):
    pass


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours of sleep, every night."""

    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """The name of the time zone, such as `Europe/Warsaw`."""
    start: Minute
    """The minute of the day at which sleep begins."""
    end: Minute
    since: float = 0.0
    """The time from which on these hours hold."""


class Vacation(Struct, frozen=True, forbid_unknown_fields=True):
    start: float
    end: float


class Calendar(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which a person does not play. Later changes never concern the past."""

    hours: tuple[Hours, ...] = ()
    """In the order in which they hold; each until the next."""
    vacations: tuple[Vacation, ...] = ()

    def nights(self, start: float, end: float) -> Iterator[tuple[float, float]]:
        """Yield the hours of sleep that overlap with a stretch of time."""
        ends = [*(later.since for _, later in pairwise(self.hours)), inf]
        for hours, until in zip(self.hours, ends, strict=False):
            first, last = max(start, hours.since), min(end, until)
            if first < last and hours.start != hours.end:
                for night in nights(hours, first, last):
                    yield max(night[0], first), min(night[1], last)

    def away(self, start: float, end: float) -> Iterator[tuple[float, float]]:
        """Yield the vacations that overlap with a stretch of time."""
        for vacation in self.vacations:
            if vacation.start < end and vacation.end > start:
                yield max(vacation.start, start), min(vacation.end, end)

    def hours_at(self, now: float) -> Hours | None:
        """Return the hours of sleep that hold now."""
        return next((hours for hours in reversed(self.hours) if hours.since <= now), None)


@lru_cache(maxsize=256)
def zone_named(name: str) -> ZoneInfo:
    """Return a time zone; raise UnknownZone if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise UnknownZone(name) from error


def nights(hours: Hours, start: float, end: float) -> Iterator[tuple[float, float]]:
    """Yield the nights that overlap with a stretch of time, also over changes to and from daylight saving time."""
    try:
        zone = zone_named(hours.zone)
    except UnknownZone:
        return  # This system no longer knows it.
    day = datetime.fromtimestamp(start, UTC).astimezone(zone).date() - timedelta(days=1)
    over_midnight = timedelta(days=hours.end <= hours.start)
    while True:
        asleep = at_minute(day, hours.start, zone)
        if asleep >= end:
            return
        awake = at_minute(day + over_midnight, hours.end, zone)
        if awake > start and awake > asleep:
            yield asleep, awake
        day += timedelta(days=1)


def at_minute(day: date, minute: int, zone: ZoneInfo) -> float:
    """Return the moment of a minute of a day."""
    return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()


def sleep_minutes(start: int, end: int) -> int:
    """Return the length of a night by the clock on the wall."""
    return (end - start) % (24 * 60)


def year_of(moment: float) -> int:
    """Return the year of a moment, in UTC."""
    return datetime.fromtimestamp(moment, UTC).year


def vacation_days(vacations: Sequence[Vacation], year: int) -> float:
    """Return the days of vacation in a year, in UTC."""
    first, last = (datetime(number, 1, 1, tzinfo=UTC).timestamp() for number in (year, year + 1))
    return sum(max(0.0, min(each.end, last) - max(each.start, first)) for each in vacations) / DAY
