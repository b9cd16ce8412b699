"""Confirmation of turns, with a timer that confirms for a player who does not, so that other people need not wait."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from valles.table.command import Confirm
from valles.table.feature import Feature, FeatureHost, FeatureTable


class AutoConfirmSettings(Struct, frozen=True, forbid_unknown_fields=True):
    confirm: bool | None = None
    """True if people confirm the end of their turns from the start; None if they do unless somebody plays alone."""


class AskSeconds(Struct, frozen=True, forbid_unknown_fields=True):
    """A question for the time that is left to confirm a turn."""


class SecondsLeft(Struct):
    seconds: float | None
    """Seconds until the turn is confirmed by itself; None if it never is."""


class AutoConfirm(Feature[AutoConfirmSettings]):
    name = "auto_confirm"
    Settings = AutoConfirmSettings
    Message = AskSeconds
    only_before_start = True
    legacy = ("confirm",)

    def confirms(self, settings: AutoConfirmSettings, seats: Sequence[str]) -> bool:
        """Return True if people at these seats confirm their turns from the start. The commands of each change that."""
        return len(seats) > 1 if settings.confirm is None else settings.confirm

    def on_change(self, table: FeatureTable[AutoConfirmSettings], host: FeatureHost[AutoConfirmSettings]) -> None:
        """Start the timer if people wait for a turn to be confirmed; every change at the table starts it anew."""
        host.cancel()
        if table.live is not None and (seat := table.live.unconfirmed) and has_people_besides(table, seat):
            host.schedule(host.option("confirm_after"), partial(host.act, seat, Confirm(), f"grace:{table.live.seq}"))

    async def on_message(
        self,
        table: FeatureTable[AutoConfirmSettings],
        seat: str,
        message: AskSeconds,
        host: FeatureHost[AutoConfirmSettings],
    ) -> SecondsLeft:
        """Return the time that is left to confirm the turn."""
        return SecondsLeft(host.remaining())


def has_people_besides(table: FeatureTable[AutoConfirmSettings], seat: str) -> bool:
    """Return True if somebody else plays at the table: computers can wait."""
    return any(chair.kind == "person" and chair.left is None and chair.seat != seat for chair in table.chairs)


FEATURE: Final = AutoConfirm()
