"""Every option of the game, by number and text: what kind each is of, and what it names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from valles.games.terraforming_mars.rules.component import (
    BUFFER_GAS,
    CORPORATION,
    PRELUDE,
    SEATS,
    STANDARD_PROJECTS,
)
from valles.kernel.choice import Kind, Vocabulary

if TYPE_CHECKING:
    from valles.games.terraforming_mars.rules.card import Card
    from valles.games.terraforming_mars.rules.goal import Award, Milestone
    from valles.games.terraforming_mars.rules.map import Map

OPTIONS: Final = Vocabulary(1)
"""The kinds below, in this order; then block by block what maps and decks bring, by `add_map` and `add_deck`."""

AMOUNTS: Final = 64
"""Amounts from 0 to 63 are one option each; 63 means "63 or more" and leads to a second question."""

NO_OPTION: Final = -1
"""In place of an option: there is none."""


@final
class Blocks:
    """A kind that grows: each map or deck adds a block of options, and every block is a `Kind` of the same name."""

    def __init__(self, name: str, about: str, count: int = 0, meaning: str = "") -> None:
        """A first block of so many options stands here, and is named later; without any it follows all other kinds."""
        self.name: Final = name
        self.about: Final = about
        self.meaning: Final = meaning
        self.kinds: Final[list[Kind]] = (
            [Kind(OPTIONS, name, about=about, count=count, meaning=meaning)] if count else []
        )
        self.nouns: Final[list[str]] = []
        """The nouns of its options, of all maps or decks, in the order of the options."""

    def add(self, nouns: list[str]) -> None:
        """Give options to those that have none yet: those of the first block, or new ones at the end."""
        new = [noun for noun in nouns if noun not in self.nouns]
        self.nouns.extend(new)
        if self.kinds and not self.kinds[-1].nouns:
            OPTIONS.name(self.kinds[-1], new)
        elif new:
            start = len(self.nouns) - len(new)
            self.kinds.append(Kind(OPTIONS, self.name, new, self.about, start=start, meaning=self.meaning))

    def has(self, option: int) -> bool:
        for kind in self.kinds:
            if kind.has(option):
                return True
        return False


def numbered(first: int, end: int) -> list[str]:
    return [str(number) for number in range(first, end)]


PASSING: Final = Kind(OPTIONS, "pass", ends=True, meaning="take no action and leave this generation's action phase")
PASS: Final = PASSING.first
ENDING: Final = Kind(OPTIONS, "end", ends=True, meaning="end the turn after one action")
END: Final = ENDING.first
YES: Final = Kind(OPTIONS, "yes", meaning="buy, sell or accept what the question offers").first
NO: Final = Kind(OPTIONS, "no", meaning="decline").first
CONVERT: Final = Kind(
    OPTIONS,
    "convert",
    ("plants", "heat"),
    "resource",
    meaning="turn plants into a greenery, or heat into a step of temperature",
)
CONVERT_PLANTS: Final = CONVERT.option("plants")
CONVERT_HEAT: Final = CONVERT.option("heat")
STANDARD: Final = Blocks("standard", "standard project", BUFFER_GAS, meaning="use a standard project")
STANDARD.add(list(STANDARD_PROJECTS[:BUFFER_GAS]))
MILESTONE: Final = Blocks("milestone", "milestone", 5, meaning="claim a milestone")
AWARD: Final = Blocks("award", "award", 5, meaning="fund an award")
CHOOSE: Final = Kind(
    OPTIONS, "choose", numbered(1, 5), "way", meaning="one of the ways a card offers, in printed order"
)
FIRST_PART: Final = Kind(
    OPTIONS,
    "first",
    numbered(1, 7),
    "part",
    meaning="the effect that goes first: a part of the played card by its place, or a lasting effect by its card",
)
TARGET: Final = Kind(
    OPTIONS,
    "target",
    (*SEATS, "neutral", "none"),
    "seat",
    meaning="a player, the neutral opponent of the solo game, or nobody",
)
NEUTRAL_TARGET: Final = TARGET.option("neutral")
NO_TARGET: Final = TARGET.option("none")
AMOUNT: Final = Kind(
    OPTIONS,
    "amount",
    numbered(0, AMOUNTS),
    "amount",
    meaning="a number; 63 stands for 63 or more and is followed by a second question",
)
PAY_STEEL: Final = Kind(
    OPTIONS,
    "pay:steel",
    numbered(0, AMOUNTS),
    "amount",
    pays=True,
    meaning="the steel in a payment; the rest is paid in M€",
)
PAY_TITANIUM: Final = Kind(
    OPTIONS, "pay:titanium", numbered(0, AMOUNTS), "amount", pays=True, meaning="the titanium in a payment"
)
PAY_HEAT: Final = Kind(
    OPTIONS,
    "pay:heat",
    numbered(0, AMOUNTS),
    "amount",
    pays=True,
    meaning="the heat in a payment, for the corporation that may pay with heat",
)
SPACE: Final = Blocks("space", "space", meaning="an area of the map, by row and column from the upper left")
CARD: Final = Blocks(
    "card",
    "card",
    meaning="a card: a corporation, a prelude, or a card to draft, keep, discard, copy, add to or take from",
)
PLAY: Final = Blocks("play", "card", meaning="play a card from hand")
ACTION: Final = Blocks("action", "card", meaning="use the action of a card in play")
FIRST_CARD: Final = Blocks("first", "card")
PAY_MICROBES: Final = Blocks(
    "pay:microbes", "amount", meaning="the microbes in a payment, for the card whose microbes may be spent"
)
RESOURCE: Final = Blocks("resource", "resource", meaning="the resource whose production is raised")

NUMBER_OF: Final[list[int]] = []
"""The number of the card that each option names; 0 if it names none."""
CARD_OF: Final[list[int]] = []
"""The option that names each card."""
PLAY_OF: Final[list[int]] = []
"""The option that plays each card from hand."""
ACTION_OF: Final[list[int]] = []
"""The option that uses each card's action."""
FIRST_OF: Final[list[int]] = []
"""The option that lets each card's lasting effect go first."""


def add_map(map: Map) -> None:
    """Options for the areas, milestones and awards that have none yet."""
    SPACE.add(map.hexes.names)
    add_goals(map.milestones, map.awards)


def add_goals(milestones: list[Milestone], awards: list[Award]) -> None:
    """Options for the milestones and awards that have none yet."""
    MILESTONE.add([milestone.id for milestone in milestones])
    AWARD.add([award.id for award in awards])
    NUMBER_OF.extend([0] * (len(OPTIONS) - len(NUMBER_OF)))


def add_deck(cards: list[Card]) -> None:
    """Options for cards whose numbers follow those of all before them."""
    add_cards(CARD, cards, cards, CARD_OF)
    add_cards(PLAY, [card for card in cards if card.kind not in (CORPORATION, PRELUDE)], cards, PLAY_OF)
    add_cards(ACTION, [card for card in cards if card.action is not None], cards, ACTION_OF)
    add_cards(FIRST_CARD, [card for card in cards if card.when], cards, FIRST_OF)


def add_options(options: list[tuple[Blocks, list[str]]]) -> None:
    """Options that a box brings beside those of its cards, and that name no card and no place."""
    for blocks, nouns in options:
        blocks.add(nouns)
    NUMBER_OF.extend([0] * (len(OPTIONS) - len(NUMBER_OF)))


def add_cards(blocks: Blocks, members: list[Card], cards: list[Card], options: list[int]) -> None:
    """A block for those of the cards that are named, each found in the list by its number."""
    first = len(OPTIONS)
    blocks.add([card.id for card in members])
    NUMBER_OF.extend([0] * (len(OPTIONS) - len(NUMBER_OF)))
    options.extend([NO_OPTION] * (cards[-1].number + 1 - len(options)))
    for option, card in enumerate(members, first):
        options[card.number] = option
        NUMBER_OF[option] = card.number
