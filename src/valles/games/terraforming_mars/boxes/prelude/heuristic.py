"""The value of verbs that only Prelude has."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.boxes.prelude.rules import DrawPreludes
from valles.games.terraforming_mars.heuristic.card import worth
from valles.games.terraforming_mars.heuristic.outlook import Outlook

NEW_PRELUDE: Final = 22.0
"""The value of the best of three new preludes."""


@worth.register
def _(verb: DrawPreludes, outlook: Outlook, number: int) -> float:
    return NEW_PRELUDE
