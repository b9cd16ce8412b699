"""Cards: what a declaration holds, the checks it must pass, and the table of all cards."""

from __future__ import annotations

from typing import Any, Final

from valles.games.terraforming_mars.effects.trigger import Trigger
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.component import (
    BASE,
    BUILDING,
    CARD_PRICE,
    CORPORATION,
    EVENT,
    EVENT_KIND,
    KINDS,
    PLANT,
    SPACE,
    TAGS,
    WILD,
)
from valles.games.terraforming_mars.rules.reason import POSSIBLE
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import FIRST_PART
from valles.kernel.icon import Icon, Thing, gained, plain
from valles.kernel.phrase import Arg, Line, Noun, Phrase


class Need:
    """A requirement printed next to the cost."""

    def measure(self, state: State, seat: int) -> int:
        """Return the present value of the thing required."""
        raise NotImplementedError

    def reason(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def now(self, state: State, seat: int) -> Arg:
        """Return the measure in words."""
        return self.measure(state, seat)

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


class Modifier:
    """A lasting effect that changes how its owner plays."""

    def enter(self, state: State, seat: int, number: int) -> None:
        """Start to hold for this seat, by the card of this number."""
        raise NotImplementedError

    def card_surcharge(self) -> int:
        """Return the M€ that each card bought costs more; corporations alone have that, from the first cards on."""
        return 0

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


class Points:
    """Points of a card at the end."""

    def worth(self, state: State, seat: int, card: int) -> int:
        raise NotImplementedError

    def how(self, state: State, seat: int, card: int) -> Phrase | None:
        """Return the way of counting; None where the number is printed."""
        return None

    def is_loss(self) -> bool:
        """Return True if the printed number is negative."""
        return False

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


class Card:
    """One declaration: rules, text, icons and index entry all come from it."""

    def __init__(self, number: int, printed: str, name: str, kind: int, deck: int, cost: int, tags: list[int]) -> None:
        self.number = number
        self.printed = printed
        self.name = name
        self.id = slug(name)
        self.kind = kind
        self.deck = deck
        self.cost = cost
        self.tags = [*tags, EVENT] if kind == EVENT_KIND else tags
        self.credits = 0
        self.needs: list[Need] = []
        self.holds = 0
        self.play: list[Verb] = []
        self.first: list[Verb] = []
        self.action: Verb | None = None
        self.when: list[Trigger] = []
        self.always: list[Modifier] = []
        self.points: Points | None = None
        self.building = BUILDING in tags
        self.space = SPACE in tags
        self.plant = PLANT in tags
        self.protected = False
        self.pays = 0
        """The means by which resources on it pay for other cards; 0 if they do not."""
        self.card_price = CARD_PRICE
        """The price of each card that a player with this corporation buys."""
        self.shows_points = False
        """True if it has an icon of victory points that is not negative, even in an effect (TM-PRE-59, -60)."""
        self.box: list[Verb] = []
        """All production changes printed on it, in the order they run."""
        self.heat_needed = 0
        """Heat that the card's own effects will take, and its payment must leave."""
        self.always_possible = False
        """True if none of its immediate effects can ever be impossible."""

    def index(self) -> dict[str, Any]:
        """Return the printed values of the card, in words."""
        return {
            "number": self.printed,
            "id": self.id,
            "kind": KINDS[self.kind],
            "deck": DECKS[self.deck].name,
            "cost": self.cost,
            "tags": [TAGS[tag] for tag in self.tags],
            "requirements": plain([icon for need in self.needs for icon in need.icons()]),
            "points": [] if self.points is None else plain(self.points.icons()),
        }

    def noun(self) -> Noun:
        return Noun("card-" + self.id.replace("_", "-"))

    def sections(self) -> list[tuple[str, list[Any]]]:
        """Return the parts of the card under their heads; a head is a phrase key, empty for none."""
        icons = [icon for need in self.needs for icon in need.icons()]
        needs = Line(Phrase("text-needs", {"needs": [need.phrase() for need in self.needs]}), icons)
        credits = Noun("credits", self.credits, True)
        start = Line(Phrase("text-start", {"credits": credits}), [gained(self.credits, "credits")])
        return [
            ("", [needs] if self.needs else []),
            ("", [start] if self.credits else []),
            ("", list(self.play)),
            ("text-first", list(self.first)),
            ("text-action", [] if self.action is None else [self.action]),
            ("text-effect", [*self.when, *self.always]),
            ("", [] if self.points is None else [self.points]),
            ("", [Line(Phrase("text-wild"), [Thing(TAGS[WILD], "tag")])] if WILD in self.tags else []),
        ]

    def reason(self, state: State, seat: int) -> int:
        """Return the reason why its immediate effects could not all be carried out."""
        if not self.always_possible:
            for part in self.play:
                reason = part.run_reason(state, seat, self.number)
                if reason != POSSIBLE:
                    return reason
        return POSSIBLE

    def need_reason(self, state: State, seat: int) -> int:
        for need in self.needs:
            reason = need.reason(state, seat)
            if reason != POSSIBLE:
                return reason
        return POSSIBLE


def slug(name: str) -> str:
    return name.lower().replace("'", "").replace("-", "_").replace(" ", "_").replace(".", "")


_BLANK: Final = Card(0, "", "", 0, 0, 0, [])
CARDS: Final[list[Card]] = [_BLANK]
"""All cards by number: those of the first box, then those of each later deck."""


class Deck:
    """Cards that come into a game together."""

    def __init__(self, name: str, since: int) -> None:
        self.name = name
        self.since = since
        """The version of the vocabulary that brought the options of its cards."""


DECKS: Final[list[Deck]] = [Deck("base", 1), Deck("corporate_era", 1), Deck("beginner", 1)]
"""All decks; `Card.deck` is a place in this list."""


def card_at(number: int) -> Card:
    """Return the card with this number, a blank one if there is none."""
    return CARDS[number] if number < len(CARDS) else _BLANK


def enter(card: Card) -> None:
    """Put a checked card into the table."""
    while len(CARDS) <= card.number:
        CARDS.append(_BLANK)
    CARDS[card.number] = card


def later_decks() -> list[Deck]:
    """Return the decks that are added to the first box, in the order in which they came."""
    return sorted([deck for deck in DECKS if deck.since > 1], key=lambda deck: deck.since)


def cards_of(deck: Deck) -> list[Card]:
    """Its cards by number."""
    return [card for card in CARDS[1:] if DECKS[card.deck] is deck]


PARTS: Final = len(FIRST_PART.nouns)
"""The number of parts of a card that the ordering options can name."""


class BadCard(ValueError):
    """A declaration that makes no sense; names the card and the slot."""


def check(card: Card) -> None:
    """Refuse a declaration that does nothing, repeats a number or cannot be told."""
    if card_at(card.number) is not _BLANK:
        raise BadCard(f"{card.name}: number {card.number} already belongs to {CARDS[card.number].name}")
    for tag in card.tags:
        if not 0 <= tag < len(TAGS):
            raise BadCard(f"{card.name}, tags: there is no tag {tag}")
    slots: dict[str, list[Any]] = {
        "needs": card.needs,
        "play": card.play,
        "first": card.first,
        "action": [] if card.action is None else [card.action],
        "when": card.when,
        "always": card.always,
        "points": [] if card.points is None else [card.points],
    }
    does = any(parts for slot, parts in slots.items() if slot != "needs") or WILD in card.tags
    if card.kind != CORPORATION and not does:
        raise BadCard(f"{card.name}: every slot is empty")
    if len(card.play) > PARTS:
        raise BadCard(f"{card.name}, play: {len(card.play)} parts, where options name {PARTS}")
    for slot, parts in slots.items():
        for part in parts:
            check_texts(card, slot, part)
    if not 0 <= card.cost <= 63:
        raise BadCard(f"{card.name}, cost: {card.cost} is no price")


def check_texts(card: Card, slot: str, part: Any) -> None:
    try:
        part.phrase()
        part.icons()
    except NotImplementedError:
        raise BadCard(f"{card.name}, {slot}: {type(part).__name__} has no phrase or no icons") from None


def check_numbers() -> None:
    """Once all cards are in the table: every number has a card, and those of a later deck follow all before them."""
    for number, card in enumerate(CARDS[1:], 1):
        if card is _BLANK:
            raise BadCard(f"there is no card {number}, but one has the number {len(CARDS) - 1}")
    newest = DECKS[BASE]
    for card in CARDS[1:]:
        deck = DECKS[card.deck]
        if deck.since < newest.since:
            before = f"follows the deck {newest.name}, which is newer than {deck.name}"
            raise BadCard(f"{card.name}: its number {card.number} {before}")
        newest = deck
