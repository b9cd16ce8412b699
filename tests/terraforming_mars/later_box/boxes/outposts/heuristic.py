"""The value of what only this box has."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.heuristic.card import worth
from valles.games.terraforming_mars.heuristic.outlook import Outlook
from valles.games.terraforming_mars.rules.state import State

from .part import part_of
from .rules import Broadcast, OfferBeacons, RaiseShield

BEACON: Final = 4.0
"""M€ for a beacon."""


@worth.register
def _(verb: RaiseShield, outlook: Outlook, number: int) -> float:
    return verb.steps * outlook.rating


@worth.register
def _(verb: Broadcast, outlook: Outlook, number: int) -> float:
    return outlook.rating


@worth.register
def _(verb: OfferBeacons, outlook: Outlook, number: int) -> float:
    return -BEACON * outlook.hostility


def value(state: State, seat: int, outlook: Outlook) -> float:
    """Return the value of the beacons of a seat."""
    return BEACON * part_of(state).beacons[seat]
