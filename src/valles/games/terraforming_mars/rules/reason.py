"""Reasons against options: one small number for each, and its phrase."""

from __future__ import annotations

from typing import Final

POSSIBLE: Final = 0
NOT_IN_HAND: Final = 1
TOO_EXPENSIVE: Final = 2
TOO_LOW: Final = 3
TOO_HIGH: Final = 4
TAGS_MISSING: Final = 5
PRODUCTION_MISSING: Final = 6
CITIES_MISSING: Final = 7
GREENERIES_MISSING: Final = 8
PRODUCTION_TOO_LOW: Final = 9
STOCK_TOO_LOW: Final = 10
NOBODY_TO_REDUCE: Final = 11
NO_SPACE: Final = 12
NOTHING_TO_COPY: Final = 13
NOTHING_TO_TAKE: Final = 14
NOT_IN_PLAY: Final = 15
ALREADY_USED: Final = 16
ALREADY_CLAIMED: Final = 17
NONE_LEFT: Final = 18
GOAL_NOT_REACHED: Final = 19
NOT_IN_SOLO: Final = 20
NO_CARDS: Final = 21
OCCUPIED: Final = 22
OCEAN_AREA: Final = 23
NOT_OCEAN_AREA: Final = 24
RESERVED: Final = 25
CLAIMED: Final = 26
NEXT_TO_CITY: Final = 27
NOT_NEXT_TO_OWN: Final = 28
NOT_NEXT_TO_CITY: Final = 29
NOT_NEXT_TO_TWO_CITIES: Final = 30
NOT_NEXT_TO_GREENERY: Final = 31
NOT_ALONE: Final = 32
NO_METAL: Final = 33
NO_VOLCANO: Final = 34
PROTECTED: Final = 35
NOT_A_TARGET: Final = 36
PAYMENT_SHORT: Final = 37
PAYMENT_WASTEFUL: Final = 38
RATING_NOT_RAISED: Final = 39
NO_PLACE_FOR_IT: Final = 40
MUST_ACT_FIRST: Final = 41
ALREADY_ACTED: Final = 42
NOT_PROMPTED: Final = 43
NOT_LOWEST: Final = 44
NOTHING_TO_PLAY: Final = 45
TWO_PRELUDES: Final = 46

REASONS: Final = [
    "possible", "not-in-hand", "too-expensive", "too-low", "too-high", "tags-missing", "production-missing",
    "cities-missing", "greeneries-missing", "production-too-low", "stock-too-low", "nobody-to-reduce", "no-space",
    "nothing-to-copy", "nothing-to-take", "not-in-play", "already-used", "already-claimed", "none-left",
    "goal-not-reached", "not-in-solo", "no-cards", "occupied", "ocean-area", "not-ocean-area", "reserved", "claimed",
    "next-to-city", "not-next-to-own", "not-next-to-city", "not-next-to-two-cities", "not-next-to-greenery",
    "not-alone", "no-metal", "no-volcano", "protected", "not-a-target", "payment-short", "payment-wasteful",
    "rating-not-raised", "no-place-for-it", "must-act-first", "already-acted", "not-asked", "not-lowest",
    "nothing-to-play", "two-preludes",
]  # fmt: skip


def reason(name: str) -> int:
    """Return the code of a reason that only a later box has, entered here. Codes are not saved."""
    REASONS.append(name)
    return len(REASONS) - 1
