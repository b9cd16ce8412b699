"""Quiet hours and digests follow the clock on the wall of the person, also when it is changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from valles.server.notice.preference import EVENTS, NoticePreferences, read_preferences
from valles.table.live import Refused
from valles.table.message.notice import NoticeChange, NoticeChoice, QuietHours

WARSAW = ZoneInfo("Europe/Warsaw")
NIGHT = QuietHours(start=22 * 60 + 30, end=7 * 60 + 30)


def at(text, zone=WARSAW):
    return datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


def shown(seconds, zone=WARSAW):
    return datetime.fromtimestamp(seconds, zone).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-18 21:00", "2026-11-18 21:00"),
        ("2026-11-18 22:29", "2026-11-18 22:29"),
        ("2026-11-18 22:30", "2026-11-19 07:30"),
        ("2026-11-19 03:00", "2026-11-19 07:30"),
        ("2026-11-19 07:30", "2026-11-19 07:30"),
        # The nights in which clocks are changed
        ("2026-10-24 23:00", "2026-10-25 07:30"),
        ("2026-10-25 02:30", "2026-10-25 07:30"),
        ("2027-03-27 23:00", "2027-03-28 07:30"),
    ],
)
def test_a_notice_waits_for_the_end_of_a_quiet_night(now, until):
    assert shown(NoticePreferences(quiet=NIGHT, zone="Europe/Warsaw").quiet_until("turn", at(now))) == until


def test_quiet_hours_may_lie_within_a_day():
    preferences = NoticePreferences(quiet=QuietHours(start=9 * 60, end=17 * 60), zone="Europe/Warsaw")
    assert shown(preferences.quiet_until("turn", at("2026-11-18 12:00"))) == "2026-11-18 17:00"
    assert shown(preferences.quiet_until("turn", at("2026-11-18 18:00"))) == "2026-11-18 18:00"


def test_a_quiet_weekend_ends_with_the_night_after_it():
    preferences = NoticePreferences(quiet=QuietHours(start=1350, end=450, weekends=True), zone="Europe/Warsaw")
    assert shown(preferences.quiet_until("turn", at("2026-11-20 23:00"))) == "2026-11-23 07:30"
    assert shown(preferences.quiet_until("turn", at("2026-11-21 12:00"))) == "2026-11-23 07:30"


def test_warnings_of_a_clock_come_at_night_unless_they_are_not_wanted():
    now = at("2026-11-18 23:00")
    assert NoticePreferences(quiet=NIGHT, zone="Europe/Warsaw").quiet_until("warning", now) == now
    silent = QuietHours(start=1350, end=450, warnings=False)
    assert NoticePreferences(quiet=silent, zone="Europe/Warsaw").quiet_until("warning", now) > now


def test_a_day_that_is_quiet_from_beginning_to_end_delays_by_days_not_for_ever():
    always = QuietHours(start=0, end=1439, weekends=True)
    now = at("2026-11-18 12:00")
    assert NoticePreferences(quiet=always, zone="Europe/Warsaw").quiet_until("turn", now) - now < 5 * 86_400


def test_the_digest_comes_at_six_in_the_morning_of_the_person():
    for zone in ("Europe/Warsaw", "America/New_York", "Asia/Kolkata"):
        due = NoticePreferences(zone=zone).next_digest(at("2026-11-18 05:59"))
        assert shown(due, ZoneInfo(zone))[11:] == "06:00"
    assert shown(NoticePreferences(zone="Europe/Warsaw").next_digest(at("2026-10-24 06:00"))) == "2026-10-25 06:00"


def test_a_change_leaves_other_choices_as_they_are():
    choice = NoticeChoice(event="turn", push=False, mail="now", ntfy=False, webhook=True)
    after = NoticePreferences().changed(NoticeChange(choices=[choice]))
    assert after.mode("turn", "push") == "off"
    assert (after.mode("turn", "mail"), after.mode("turn", "webhook")) == ("now", "now")
    assert [after.choice(event) for event in EVENTS[1:]] == [NoticePreferences().choice(event) for event in EVENTS[1:]]


@pytest.mark.parametrize("zone", ["Mars/Tharsis", "../etc/passwd", "", "/etc/localtime"])
def test_an_unknown_time_zone_is_refused(zone):
    with pytest.raises(Refused):
        NoticePreferences().changed(NoticeChange(zone=zone))


def test_damaged_preferences_are_the_usual_ones():
    assert read_preferences({"choices": 3}) == read_preferences(None) == NoticePreferences()
