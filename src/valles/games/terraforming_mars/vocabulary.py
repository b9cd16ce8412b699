"""Every option of the game, by number and text."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.component import AWARDS, CARD_COUNT, MILESTONES, SEATS, STANDARD_PROJECTS
from valles.games.terraforming_mars.tharsis import AREAS, SPACE_NAMES
from valles.kernel.choice import Vocabulary

AMOUNTS: Final = 64
"""Amounts from 0 to 63 are one option each; 63 means "63 or more" and leads to a second question."""

PASS: Final = 0
END: Final = 1
YES: Final = 2
NO: Final = 3
CONVERT_PLANTS: Final = 4
CONVERT_HEAT: Final = 5
STANDARD: Final = 6
MILESTONE: Final = STANDARD + 6
AWARD: Final = MILESTONE + 5
CHOOSE: Final = AWARD + 5
FIRST: Final = CHOOSE + 4
TARGET: Final = FIRST + 6
NO_TARGET: Final = TARGET + 6
AMOUNT: Final = NO_TARGET + 1
PAY_STEEL: Final = AMOUNT + AMOUNTS
PAY_TITANIUM: Final = PAY_STEEL + AMOUNTS
PAY_HEAT: Final = PAY_TITANIUM + AMOUNTS
AREA: Final = PAY_HEAT + AMOUNTS
CARD: Final = AREA + AREAS
PLAY: Final = CARD + CARD_COUNT - 1
ACTION: Final = PLAY + 208
"""Where each kind begins. `CARD + n - 1`, `PLAY + n - 1` name card n; actions and triggers are listed below."""

ACTION_CARDS: Final[list[int]] = []
TRIGGER_CARDS: Final[list[int]] = []
ACTION_OF: Final[list[int]] = [-1] * CARD_COUNT
"""The option that uses each card's action."""
FIRST_OF: Final[list[int]] = [-1] * CARD_COUNT
"""The option that lets each card's lasting effect go first."""


def build() -> Vocabulary:
    """The vocabulary, once all cards are in their table; fills the tables above."""
    if ACTION_CARDS:
        raise ValueError("the vocabulary is built once")
    for card in CARDS[1:]:
        if card.action is not None:
            ACTION_CARDS.append(card.number)
        if card.when:
            TRIGGER_CARDS.append(card.number)
    for i, number in enumerate(ACTION_CARDS):
        ACTION_OF[number] = ACTION + i
    first_trigger = ACTION + len(ACTION_CARDS)
    for i, number in enumerate(TRIGGER_CARDS):
        FIRST_OF[number] = first_trigger + i
    amounts = [str(n) for n in range(AMOUNTS)]
    ids = [card.id for card in CARDS]
    return Vocabulary(
        1,
        ("pass", [""]),
        ("end", [""]),
        ("yes", [""]),
        ("no", [""]),
        ("convert", ["plants", "heat"]),
        ("standard", STANDARD_PROJECTS),
        ("milestone", MILESTONES),
        ("award", AWARDS),
        ("choose", ["1", "2", "3", "4"]),
        ("first", ["1", "2", "3", "4", "5", "6"]),
        ("target", [*SEATS, "neutral", "none"]),
        ("amount", amounts),
        ("pay:steel", amounts),
        ("pay:titanium", amounts),
        ("pay:heat", amounts),
        ("space", SPACE_NAMES[:AREAS]),
        ("card", ids[1:]),
        ("play", ids[1:209]),
        ("action", [ids[number] for number in ACTION_CARDS]),
        ("first", [ids[number] for number in TRIGGER_CARDS]),
    )
