"""Rated tables: a finished game changes the ratings of its people."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from valles.games.registry import rulebook
from valles.kernel.phrase import Phrase
from valles.kernel.rulebook import Setup
from valles.table.feature import Feature
from valles.table.live import Refused


class RatedSettings(Struct, frozen=True, forbid_unknown_fields=True):
    rated: bool = False
    """True if the game counts for ratings."""


class Rated(Feature[RatedSettings]):
    name = "rated"
    Settings = RatedSettings
    only_before_start = True

    def check_setup(self, settings: RatedSettings, game: str, setup: Setup) -> None:
        if not settings.rated:
            return
        if len(setup["seats"]) < 2:
            raise Refused("problem-rated-alone")
        casual = rulebook(game).variants.casual_in(setup)
        if casual is not None:
            value = f"{casual}-{setup[casual]}".lower().replace("_", "-")
            option = Phrase(f"page-lobby-option-{casual.replace('_', '-')}")
            raise Refused("problem-rated-variant", option=option, value=Phrase(f"page-lobby-value-{value}"))

    def allows_hints(self, settings: RatedSettings) -> bool:
        return not settings.rated


FEATURE: Final = Rated()
