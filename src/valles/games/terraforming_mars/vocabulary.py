"""Every option of the game, by number and text: what kind each is of, and what it names."""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.card import CARDS, DECKS, Card, Deck, cards_of
from valles.games.terraforming_mars.component import CORPORATION, SEATS, STANDARD_PROJECTS
from valles.games.terraforming_mars.map import NOWHERE, Map
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
CHOOSE: Final = STANDARD + 6 + 5 + 5
FIRST: Final = CHOOSE + 4
TARGET: Final = FIRST + 6
NO_TARGET: Final = TARGET + 6
AMOUNT: Final = NO_TARGET + 1
PAY_STEEL: Final = AMOUNT + AMOUNTS
PAY_TITANIUM: Final = PAY_STEEL + AMOUNTS
PAY_HEAT: Final = PAY_TITANIUM + AMOUNTS
"""Where each kind begins that never grows. The others lie in several blocks: one of the first box, one of each map or
deck that came later. Their options are listed below, and by each map."""

KIND_NONE: Final = -1
KIND_PLAIN: Final = 0
KIND_CONVERT: Final = 1
KIND_STANDARD: Final = 2
KIND_PLAY: Final = 3
KIND_ACTION: Final = 4
KIND_MILESTONE: Final = 5
KIND_AWARD: Final = 6
KIND_CHOOSE: Final = 7
KIND_FIRST_PART: Final = 8
KIND_TARGET: Final = 9
KIND_AMOUNT: Final = 10
KIND_PAY_STEEL: Final = 11
KIND_PAY_TITANIUM: Final = 12
KIND_PAY_HEAT: Final = 13
KIND_SPACE: Final = 14
KIND_CARD: Final = 15
KIND_FIRST_CARD: Final = 16
"""Kinds of options. Those up to the awards are the seven actions of a turn."""

KIND_OF: Final[list[int]] = []
"""The kind of each option."""
NOUN_OF: Final[list[int]] = []
"""What each option names: a card by its number, anything else by its place among its kind."""

CARD_OF: Final[list[int]] = []
"""The option that names each card."""
PLAY_OF: Final[list[int]] = []
"""The option that plays each card from hand."""
ACTION_OF: Final[list[int]] = []
"""The option that uses each card's action."""
FIRST_OF: Final[list[int]] = []
"""The option that lets each card's lasting effect go first."""

AREAS: Final[list[str]] = []
MILESTONES: Final[list[str]] = []
AWARDS: Final[list[str]] = []
"""The names of all areas, milestones and awards, of whatever map, in the order of their options."""


def kind_of(option: int) -> int:
    """The kind of an option that may be none."""
    return KIND_OF[option] if 0 <= option < len(KIND_OF) else KIND_NONE


class Blocks:
    """The options as they are put one after the other."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, list[str]]] = []

    def add(self, kind: int, text: str, nouns: list[str]) -> None:
        """Options of a kind that never grows."""
        self.texts.append((text, nouns))
        for place in range(len(nouns)):
            KIND_OF.append(kind)
            NOUN_OF.append(place)

    def add_names(self, kind: int, text: str, names: list[str], known: list[str]) -> None:
        """Options for those of the names that have none yet."""
        new = [name for name in names if name not in known]
        self.texts.append((text, new))
        for name in new:
            KIND_OF.append(kind)
            NOUN_OF.append(len(known))
            known.append(name)

    def add_cards(self, kind: int, text: str, cards: list[Card], options: list[int]) -> None:
        self.texts.append((text, [card.id for card in cards]))
        for card in cards:
            options[card.number] = len(KIND_OF)
            KIND_OF.append(kind)
            NOUN_OF.append(card.number)

    def add_deck(self, cards: list[Card]) -> None:
        self.add_cards(KIND_CARD, "card", cards, CARD_OF)
        self.add_cards(KIND_PLAY, "play", [card for card in cards if card.kind != CORPORATION], PLAY_OF)
        self.add_cards(KIND_ACTION, "action", [card for card in cards if card.action is not None], ACTION_OF)
        self.add_cards(KIND_FIRST_CARD, "first", [card for card in cards if card.when], FIRST_OF)

    def add_goals(self, map: Map) -> None:
        self.add_names(KIND_MILESTONE, "milestone", [milestone.id for milestone in map.milestones], MILESTONES)
        self.add_names(KIND_AWARD, "award", [award.id for award in map.awards], AWARDS)

    def add_areas(self, map: Map) -> None:
        self.add_names(KIND_SPACE, "space", map.hexes.names, AREAS)


def build(first: Map, later: list[Map | Deck], version: int) -> Vocabulary:
    """The vocabulary, once all cards and maps are in their tables: the first box, then what came later, block by block.

    Fills the tables above and those of the maps.
    """
    if KIND_OF:
        raise ValueError("the vocabulary is built once")
    for options in (CARD_OF, PLAY_OF, ACTION_OF, FIRST_OF):
        options += [NOWHERE] * len(CARDS)
    blocks = Blocks()
    add_first_box(blocks, first)
    for addition in later:
        if isinstance(addition, Map):
            blocks.add_areas(addition)
            blocks.add_goals(addition)
        else:
            blocks.add_deck(cards_of(addition))
    vocabulary = Vocabulary(version, *blocks.texts)
    for map in (first, *later):
        if isinstance(map, Map):
            find_options(map, vocabulary)
    return vocabulary


def add_first_box(blocks: Blocks, map: Map) -> None:
    amounts = [str(n) for n in range(AMOUNTS)]
    for text in ("pass", "end", "yes", "no"):
        blocks.add(KIND_PLAIN, text, [""])
    blocks.add(KIND_CONVERT, "convert", ["plants", "heat"])
    blocks.add(KIND_STANDARD, "standard", list(STANDARD_PROJECTS))
    blocks.add_goals(map)
    blocks.add(KIND_CHOOSE, "choose", ["1", "2", "3", "4"])
    blocks.add(KIND_FIRST_PART, "first", ["1", "2", "3", "4", "5", "6"])
    blocks.add(KIND_TARGET, "target", [*SEATS, "neutral", "none"])
    blocks.add(KIND_AMOUNT, "amount", amounts)
    blocks.add(KIND_PAY_STEEL, "pay:steel", amounts)
    blocks.add(KIND_PAY_TITANIUM, "pay:titanium", amounts)
    blocks.add(KIND_PAY_HEAT, "pay:heat", amounts)
    blocks.add_areas(map)
    blocks.add_deck([card for card in CARDS[1:] if DECKS[card.deck].since == 1])


def find_options(map: Map, vocabulary: Vocabulary) -> None:
    """Tell the map which options name its areas, milestones and awards."""
    map.place += [NOWHERE] * len(vocabulary)
    for options, text, names in (
        (map.area_options, "space", map.hexes.names),
        (map.milestone_options, "milestone", [milestone.id for milestone in map.milestones]),
        (map.award_options, "award", [award.id for award in map.awards]),
    ):
        for place, name in enumerate(names):
            option = vocabulary.number(f"{text}:{name}")
            options.append(option)
            map.place[option] = place
    map.always += [*range(STANDARD, STANDARD + len(STANDARD_PROJECTS)), *map.milestone_options, *map.award_options]
    map.always += [CONVERT_PLANTS, CONVERT_HEAT, PASS, END]
