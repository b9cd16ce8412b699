"""How long the game will last, and what everything is worth to a seat until then, in M€ of today."""

from __future__ import annotations

from math import log
from typing import Final

from valles.terraforming_mars.card import CARDS
from valles.terraforming_mars.component import (
    CREDITS,
    ENERGY,
    HEAT,
    HEAT_A_STEP,
    JOVIAN,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PLANTS,
    PROJECTS,
    SCIENCE,
    SOLO_GENERATIONS,
    STEEL,
    TAGS,
    TEMPERATURE_STEPS,
    TITANIUM,
)
from valles.terraforming_mars.parameter import complete
from valles.terraforming_mars.state import State

GENERATIONS: Final = [SOLO_GENERATIONS, 13, 11, 10, 9]
"""How many a game usually has, by the number of players."""
STEPS: Final = TEMPERATURE_STEPS + OXYGEN_STEPS + OCEAN_TILES
HASTE: Final = 0.6
"""Terraforming is slow at first: after half of the time less than half of it is done."""

GROWTH: Final = 1.1
"""M€ that are invested grow by so much in a generation."""
POINT: Final = 8.0
"""What a victory point is worth at the end."""
USE: Final = 0.85
"""How much of its full worth a resource has that still has to be used."""
METAL_SOON: Final = 8
HOARD: Final = 0.35
BONUS: Final = 2.5
"""What the area under a tile brings, on average."""
CARDS_PLAYED: Final = 2.2
"""How many cards a seat plays in a generation."""
HOSTILITY: Final = [0.0, 0.5, 0.3, 0.2, 0.15]
"""How much the loss of an opponent is one's own gain, by the number of players."""

SHARES: Final[list[float]] = [
    sum(card.tags.count(tag) for card in CARDS[1 : PROJECTS + 1]) / PROJECTS for tag in range(len(TAGS))
]
"""How often each tag stands on a project card."""


def generations_left(state: State) -> float:
    """How many generations are likely to follow this one."""
    if state.solo:
        return float(SOLO_GENERATIONS - state.generation)
    if complete(state):
        return 0.0
    usual = GENERATIONS[len(state.seats) - 1]
    done = (state.temperature + state.oxygen + state.oceans) / STEPS
    by_progress = usual * (1 - done**HASTE)
    return max(0.5, (usual - state.generation + by_progress) / 2)


def annuity(left: float) -> float:
    """What 1 M€ in each of the generations that follow is worth today."""
    return (1 - GROWTH**-left) / log(GROWTH)


def metal_worth(amount: float, value: int) -> float:
    """What so many units of a metal are worth; a hoard is worth less than what will soon be used."""
    soon = min(amount, METAL_SOON / value)
    return value * (USE * soon + HOARD * (amount - soon))


class Outlook:
    """What things are worth to the seat when so many generations are left after the present one."""

    def __init__(self, state: State, seat: int, left: float) -> None:
        board = state.seats[seat]
        self.state = state
        self.seat = seat
        self.left = left
        self.hostility = HOSTILITY[len(state.seats) - 1]
        self.point = POINT / GROWTH**left
        self.income = annuity(left)
        self.rating = self.point + self.income
        self.warmth = self.rating if state.temperature < TEMPERATURE_STEPS else 0.0
        self.air = self.rating if state.oxygen < OXYGEN_STEPS else 0.0
        self.ocean = self.rating + BONUS + 1 if state.oceans < OCEAN_TILES else 0.0
        self.greenery = 1.5 * self.point + self.air + BONUS
        self.city = (1 + min(1.5, 0.3 * left)) * self.point + BONUS
        self.card = 1 + 2.5 * min(1.0, left / 4)
        self.stock = self._stock(board.metal_values, board.greenery_price, board.heat_is_money)
        self.production = [worth * self.income for worth in self.stock]
        self.production[PLANTS] = self.stock[PLANTS] * annuity(left + 1)
        eager = min(1.0, left / 5)
        self.tags = [0.5 * eager] * len(TAGS)
        self.tags[SCIENCE] = self.tags[JOVIAN] = 1.5 * eager
        self.tags[-1] = 0.0
        self.holdings: dict[int, float] = {}
        """What one resource on each card is worth, as far as it has been asked."""

    def _stock(self, metals: list[int], plants_a_greenery: int, heat_is_money: bool) -> list[float]:
        stock = [1.0] * 6
        stock[STEEL] = USE * metals[STEEL]
        stock[TITANIUM] = USE * metals[TITANIUM]
        stock[PLANTS] = USE * self.greenery / plants_a_greenery
        stock[HEAT] = max(USE * self.warmth / HEAT_A_STEP, 0.95 if heat_is_money else 0.05)
        stock[ENERGY] = stock[HEAT] + 0.1
        stock[CREDITS] = 1.0
        return stock
