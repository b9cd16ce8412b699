"""The value of what only this box has."""

from __future__ import annotations

from valles.games.terraforming_mars.heuristic.card import worth
from valles.games.terraforming_mars.heuristic.outlook import Outlook

from .rules import Broadcast, RaiseShield


@worth.register
def _(verb: RaiseShield, outlook: Outlook, number: int) -> float:
    return verb.steps * outlook.rating


@worth.register
def _(verb: Broadcast, outlook: Outlook, number: int) -> float:
    return outlook.rating
