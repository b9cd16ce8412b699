"""NoticePreferences of a person: which notices come by which channel, quiet hours, and the time of the digest."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import UNSET, Struct, ValidationError, convert
from msgspec.structs import replace

from valles.table.live import Refused
from valles.table.message.notice import ChannelKind, MailMode, NoticeChange, NoticeChoice, NoticeEvent, QuietHours

EVENTS: Final[tuple[NoticeEvent, ...]] = get_args(NoticeEvent)
DIGEST_HOUR: Final = 6
"""The hour at which the digest is sent, in the person's time zone."""
QUIET_BY_MAIL: Final = ("opened", "message")
"""Events of which no mail is sent unless the person wants it."""


def default_choice(event: NoticeEvent) -> NoticeChoice:
    """Return the channels of an event for somebody who has chosen nothing."""
    mail: MailMode = "off" if event in QUIET_BY_MAIL else "now" if event == "warning" else "digest"
    soon = event != "finished"
    return NoticeChoice(event=event, push=soon, mail=mail, ntfy=soon, webhook=soon)


class NoticePreferences(Struct, frozen=True):
    """NoticePreferences as they are stored."""

    choices: list[NoticeChoice] = []
    quiet: QuietHours | None = None
    zone: str = "UTC"

    def choice(self, event: NoticeEvent) -> NoticeChoice:
        """Return the channels of an event."""
        return next((choice for choice in self.choices if choice.event == event), default_choice(event))

    def mode(self, event: NoticeEvent, kind: ChannelKind) -> MailMode:
        """Return when a channel receives an event, if at all."""
        choice = self.choice(event)
        if kind == "mail":
            return choice.mail
        return "now" if getattr(choice, kind) else "off"

    def changed(self, change: NoticeChange) -> NoticePreferences:
        """Return the preferences after a change.

        Raises:
            Refused: There is no such time zone.
        """
        after = self
        if change.choices is not UNSET:
            changed = {choice.event: choice for choice in change.choices}
            after = replace(after, choices=[changed.get(event, after.choice(event)) for event in EVENTS])
        if change.quiet is not UNSET:
            after = replace(after, quiet=change.quiet)
        if change.zone is not UNSET:
            if not is_zone(change.zone):
                raise Refused("problem-time-zone", 400, zone=change.zone)
            after = replace(after, zone=change.zone)
        return after

    def without_mail(self, event: str) -> NoticePreferences:
        """Return the preferences without mails about an event, without the digest, or without any mail (`all`)."""
        choices = []
        for choice in map(self.choice, EVENTS):
            ends = event in ("all", choice.event) or (event == "digest" and choice.mail == "digest")
            choices.append(replace(choice, mail="off") if ends else choice)
        return replace(self, choices=choices)

    def next_digest(self, now: float) -> float:
        """Return the time of the next digest."""
        local = datetime.fromtimestamp(now, self._zone)
        digest = local.replace(hour=DIGEST_HOUR, minute=0, second=0, microsecond=0)
        return (digest if digest > local else digest + timedelta(days=1)).timestamp()

    def quiet_until(self, event: NoticeEvent, now: float) -> float:
        """Return the time until which a notice waits; now if it does not."""
        quiet = self.quiet
        if quiet is None or (event == "warning" and quiet.warnings):
            return now
        local = datetime.fromtimestamp(now, self._zone)
        for _ in range(8):  # at most: a night, a weekend, and the night after it
            until = self._end_of_quiet(quiet, local)
            if until is None:
                break
            local = until
        return max(now, local.timestamp())

    def _end_of_quiet(self, quiet: QuietHours, local: datetime) -> datetime | None:
        """Return the end of the quiet hours or of the quiet day in which a moment lies; None if it lies in none."""
        minute = local.hour * 60 + local.minute
        midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
        if quiet.weekends and local.weekday() >= 5:
            return midnight + timedelta(days=1)
        if quiet.start <= quiet.end:
            inside, days = quiet.start <= minute < quiet.end, 0
        else:
            inside, days = minute >= quiet.start or minute < quiet.end, int(minute >= quiet.start)
        if not inside:
            return None
        day = midnight + timedelta(days=days)
        return day.replace(hour=quiet.end // 60, minute=quiet.end % 60)

    @property
    def _zone(self) -> ZoneInfo:
        return ZoneInfo(self.zone if is_zone(self.zone) else "UTC")


def is_zone(name: str) -> bool:
    """Return True if there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def read_preferences(body: object) -> NoticePreferences:
    """Return preferences from the database; the usual ones if they are damaged."""
    try:
        return convert(body, NoticePreferences)
    except ValidationError:
        return NoticePreferences()
