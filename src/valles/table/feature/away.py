"""The seat of a player who is away: a computer plays, or the table waits."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from valles.table.feature import Feature, FeatureChair


class AwaySettings(Struct, frozen=True, forbid_unknown_fields=True):
    on_leave: Literal["bot", "wait"] = "bot"
    """The substitute for a person who is away."""


class Away(Feature[AwaySettings]):
    name = "away"
    Settings = AwaySettings
    legacy = ("on_leave",)

    def needs_bot(self, settings: AwaySettings, chair: FeatureChair) -> bool:
        """Return True if a computer plays for the person who has this seat."""
        return chair.left is not None and settings.on_leave == "bot"


FEATURE: Final = Away()
