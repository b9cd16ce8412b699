"""The expected length of the game, and values until then in M€ of today."""

from __future__ import annotations

from math import log, pow
from typing import Final

from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    ENERGY,
    EVENT,
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
    WILD,
)
from valles.games.terraforming_mars.rules.parameter import complete, solo_generations
from valles.games.terraforming_mars.rules.rulebook import RULES  # noqa: F401  (fills the table of cards)
from valles.games.terraforming_mars.rules.state import Seat, State

GENERATIONS: Final = [SOLO_GENERATIONS, 13, 11, 10, 9]
"""The usual number of generations, by the number of players; with preludes one less."""
STEPS: Final = TEMPERATURE_STEPS + OXYGEN_STEPS + OCEAN_TILES
HASTE: Final = 0.6
"""Terraforming is slow at first: after half of the time less than half of it is done."""
SOON: Final = 0.5
"""The least time that a game lasts as long as it is not over."""

GROWTH: Final = 1.1
"""M€ that are invested grow by so much in a generation."""
POINT: Final = 8.0
SOLO_POINT: Final = 1.6
"""The value of a victory point at the end; in a solo game they decide nothing."""
SOLO_STEP: Final = 10.0
"""The value in a solo game of a step of a global parameter, or of a winning rating, beyond the rating itself."""
USE: Final = 0.85
"""The share of its full value of something that still has to be used."""
IN_USE: Final = 8
HOARD: Final = 0.35
"""Metal for more M€ than are in use is a hoard, and worth only so much of its value."""
BONUS: Final = 2.5
"""The average value of the area under a tile."""
CARDS_PLAYED: Final = 2.2
"""The number of cards that a seat plays in a generation."""
HOSTILITY: Final = [0.0, 0.5, 0.3, 0.2, 0.15]
"""The share of an opponent's loss that is one's own gain, by the number of players."""


def tag_share(tag: int) -> float:
    """Return the frequency of a tag on the projects of the first box; of a tag of a later box on all cards."""
    cards = CARDS[1 : PROJECTS + 1] if tag <= WILD else CARDS[1:]
    return sum(card.tags.count(tag) for card in cards) / len(cards)


SHARES: Final[list[float]] = [tag_share(tag) for tag in range(len(TAGS))]


def generations_left(state: State) -> float:
    """Return the expected number of generations after this one."""
    if state.solo:
        return float(solo_generations(state) - state.generation)
    if complete(state):
        return 0.0
    usual = GENERATIONS[len(state.seats) - 1] - int(state.prelude_round)
    done = (state.temperature + state.oxygen + state.oceans) / STEPS
    by_progress = usual * (1 - pow(done, HASTE))
    return max(SOON, (usual - state.generation + by_progress) / 2)


def annuity(left: float) -> float:
    """Return the present value of 1 M€ in each of the generations that follow."""
    return (1 - pow(GROWTH, -left)) / log(GROWTH)


def metal_worth(amount: float, value: int) -> float:
    """Return the value of so many units of a metal, each of which pays so many M€."""
    used = min(amount, IN_USE / value)
    return value * (USE * used + HOARD * (amount - used))


class Outlook:
    """Values to a seat when so many generations are left after the present one."""

    def __init__(self, state: State, seat: int, left: float) -> None:
        self.state = state
        self.seat = seat
        self.board = state.seats[seat]
        self.left = left
        self.hostility = HOSTILITY[len(state.seats) - 1]
        self.point = (SOLO_POINT if state.solo else POINT) / pow(GROWTH, left)
        self.income = annuity(left)
        """The value of 1 M€ production."""
        self.rating = self.point + self.income + (SOLO_STEP if state.rating_goal else 0.0)
        self.goal = SOLO_STEP if state.solo and not state.rating_goal else 0.0
        step = self.rating + self.goal
        self.warmth = step if state.temperature < TEMPERATURE_STEPS else 0.0
        self.air = step if state.oxygen < OXYGEN_STEPS else 0.0
        self.ocean = step + BONUS + 1 if state.oceans < OCEAN_TILES else 0.0
        self.greenery = 1.5 * self.point + self.air + BONUS
        self.city = (1 + min(1.5, 0.3 * left)) * self.point + BONUS
        self.card = 1 + 2.5 * min(1.0, left / 4)
        self.stock = self._stock(self.board)
        self.production = [worth * self.income for worth in self.stock]
        plant = USE * self.greenery / self.board.greenery_price
        self.production[PLANTS] = plant * annuity(left + 1)  # those of the last generation count too
        self.tags = self._tags()
        self.holdings: dict[int, float] = {}
        """The value of one resource on each card, as far as it has been computed."""

    def _stock(self, board: Seat) -> list[float]:
        stock = [1.0] * 6
        stock[STEEL] = USE * board.metal_values[STEEL]
        stock[TITANIUM] = USE * board.metal_values[TITANIUM]
        anywhere = self.point + self.air  # less than a greenery usually brings, so that none waits for a better area
        stock[PLANTS] = (USE if self.left else HOARD) * anywhere / board.greenery_price
        stock[HEAT] = max(USE * self.warmth / HEAT_A_STEP, 0.95 if board.heat_is_money else 0.05)
        stock[ENERGY] = stock[HEAT] + 0.1
        return stock

    def _tags(self) -> list[float]:
        """Return the value of each tag in play for cards yet to come."""
        early = min(1.0, self.left / 5)
        tags = [0.5 * early] * len(TAGS)
        tags[SCIENCE] = tags[JOVIAN] = tags[WILD] = 1.5 * early
        tags[EVENT] = 0.0
        return tags
