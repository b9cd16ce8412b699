"""The seat of a player who is away: a computer plays, or the table waits."""

from __future__ import annotations

from math import ceil
from typing import Final, Literal

from msgspec import Struct

from valles.table.feature import Feature, FeatureChair, FeatureHost, FeatureTable
from valles.table.live import Refused
from valles.table.message.lobby import Absences
from valles.table.setup import seat_name


class AwaySettings(Struct, frozen=True, forbid_unknown_fields=True):
    on_leave: Literal["bot", "wait"] = "bot"
    """The substitute for a person who is away."""


Table = FeatureTable[AwaySettings]
Host = FeatureHost[AwaySettings]


class Away(Feature[AwaySettings]):
    name = "away"
    Settings = AwaySettings
    legacy = ("on_leave",)

    def needs_bot(self, settings: AwaySettings, chair: FeatureChair) -> bool:
        return chair.left is not None and settings.on_leave == "bot"

    def check_act(self, table: Table, chair: FeatureChair) -> None:
        if chair.left is not None:
            raise Refused("problem-away", 409)

    async def leave(self, table: Table, seat: str, own: bool, host: Host) -> None:
        """Mark the player of a seat as away, who may do that at any time; somebody else only if nobody is there."""
        if table.started is None:
            raise Refused("problem-not-started")
        if not own:
            check_absence(seat, host)
        await host.set_left(seat, True)

    async def come_back(self, seat: str, own: bool, host: Host) -> None:
        """Mark a player as no longer away."""
        if not own:
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        await host.set_left(seat, False)

    def absences(self, table: Table, host: Host) -> Absences:
        """Return the seats of people without a connection to their table."""
        absent = {chair.seat: host.absence(chair.seat) for chair in table.chairs if chair.kind == "person"}
        seconds = {seat: int(since) for seat, since in absent.items() if since is not None}
        return Absences(seconds, ceil(host.option("away_after")))


def check_absence(seat: str, host: Host) -> None:
    """Refuse to mark a player as away who is connected, or was a moment ago, as a computer may take over."""
    absent, after = host.absence(seat), host.option("away_after")
    if absent is None:
        raise Refused("problem-away-connected", seat=seat_name(seat), seconds=ceil(after))
    if absent < after:
        raise Refused("problem-away-too-soon", seat=seat_name(seat), seconds=ceil(after - absent))


FEATURE: Final = Away()
