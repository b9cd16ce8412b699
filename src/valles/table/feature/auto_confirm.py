"""Confirmation of turns, with a timer that confirms for a player who does not, so that the others need not wait."""

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


class AutoConfirm(Feature[AutoConfirmSettings]):
    name = "auto_confirm"
    Settings = AutoConfirmSettings
    only_before_start = True
    legacy = ("confirm",)

    def confirms(self, settings: AutoConfirmSettings, seats: Sequence[str]) -> bool:
        """Return True if people at these seats confirm their turns from the start. The commands of each change that."""
        return len(seats) > 1 if settings.confirm is None else settings.confirm

    def on_change(self, table: FeatureTable[AutoConfirmSettings], host: FeatureHost[AutoConfirmSettings]) -> None:
        """Start the timer if a turn is not confirmed; every change at the table starts it anew."""
        host.cancel()
        if table.live is not None and table.live.unconfirmed:
            action = partial(host.act, table.live.unconfirmed, Confirm(), f"grace:{table.live.seq}")
            host.schedule(host.option("confirm_after"), action)


FEATURE: Final = AutoConfirm()
