"""Games against Lacerda: tables where he has nothing yet, his turns and his travels through the front door."""

from collections.abc import Callable
from functools import cache
from typing import Any

import valles
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.colony import DISTANCE, HEX_NAMES
from valles.testing import table

CARDS_OF_HIS = tuple(f"solo_{number}" for number in range(1, 13))
OBTAIN, LEARN, RESEARCH = "solo_3", "solo_1", "solo_4"
"""A card for each action in orbit."""
CONSTRUCT, UPGRADE, HIRE = "solo_3", "solo_1", "solo_4"
"""The same in the colony."""
CYCLE = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser")
ONE_OF_ALL = {"crystal": 1, "battery": 1, "water": 1, "plant": 1, "oxygen": 1}
CHANCES = 60
"""Enough draws to see each of a few equal options."""


@cache
def seed_of_start(space: int) -> int:
    """A seed with which he starts on the turn order space."""
    return next(seed for seed in range(1, 500) if opened(seed).state.seats[1].space == space)


def opened(seed: int) -> valles.Game:
    return valles.new("on_mars", seats=("purple",), seed=seed, first="purple")


def against_lacerda(lacerda: int = 2, player: int = 1, **options: Any) -> Any:
    """A table where he stands on the turn order space and owns what the set-up gives him, without crystals.

    The research tiles are away, so that his rover stays where it is unless a test says otherwise.
    """
    t = table("on_mars", seats=("purple",), seed=seed_of_start(6), **options)
    t.given(ground={HEX_NAMES[hex]: None for hex, tile in enumerate(t.state.ground) if tile})
    t.given("purple", space=player)
    t.given("lacerda", space=lacerda)
    return t


def take_turn(t: Any, card: str = "solo_1", chance: int = 0) -> None:
    """The player's turn ends, he turns this card over, and nobody travels."""
    rest = [other for other in CARDS_OF_HIS if other != card]
    t.given(solo_deck=[card, *rest], shuttle=("orbit", 3))
    t.state.shuffles += chance
    t.end_turn("purple")


def drive(t: Any, chance: int = 0) -> None:
    """A turn in which he cannot act, as he has no blueprint to upgrade with."""
    t.given("lacerda", space=6)
    take_turn(t, UPGRADE, chance)


def travel(t: Any, card: str = "solo_1", chance: int = 0) -> None:
    """He has had his turn with this card, and the shuttle leaves his side."""
    rest = [other for other in CARDS_OF_HIS if other != card]
    t.given("lacerda", stands=False)
    t.given(solo_deck=rest, solo_discard=[card], shuttle=(t.seat("lacerda").side, 1))
    t.state.shuffles += chance
    t.end_turn("purple")


def over_chance(outcome: Callable[[int], Any]) -> set[Any]:
    """Everything that comes out of the same position when chance decides otherwise."""
    return {outcome(chance) for chance in range(CHANCES)}


def event_keys(t: Any) -> list[str]:
    """The keys of the log since the position was set."""
    return [event.phrase.key for event in t.game.events]


def now(t: Any, fact: str) -> Any:
    """The description of the table."""
    return t._now(None)[fact]


def new_buildings(t: Any, before: dict[str, Any]) -> dict[str, Any]:
    return {hex: building for hex, building in t.buildings().items() if hex not in before}


def built(t: Any, before: dict[str, Any]) -> Any:
    """The one new building: its hex and type."""
    ((hex, building),) = new_buildings(t, before).items()
    return hex, building


def distance(one: str, other: str) -> int:
    return DISTANCE[HEX_NAMES.index(one)][HEX_NAMES.index(other)]


def names(numbers: list[int]) -> list[str]:
    return [CARDS[number].id for number in numbers if number]
