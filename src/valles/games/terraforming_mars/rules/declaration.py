"""Declarations of cards: a function for each kind of card, which checks it and puts it into the table."""

from __future__ import annotations

from typing import Final, TypeVar

from valles.games.terraforming_mars.effects.modifier import HoldingAsCredits, ProtectThis
from valles.games.terraforming_mars.effects.need import NeedTags
from valles.games.terraforming_mars.effects.points import FixedPoints
from valles.games.terraforming_mars.effects.production import production_box
from valles.games.terraforming_mars.effects.stock import heat_lost
from valles.games.terraforming_mars.effects.trigger import YOU_PLAY_POINTS, Trigger
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.card import (
    DECKS,
    BadCard,
    Card,
    Deck,
    Modifier,
    Need,
    Points,
    check,
    enter,
)
from valles.games.terraforming_mars.rules.component import (
    ACTIVE,
    AUTOMATED,
    BASE,
    BEGINNER,
    BEGINNER_DECK,
    CARD_PRICE,
    CORPORATION,
    EVENT_KIND,
    NO_RESOURCE,
    PRELUDE,
    PROJECTS,
)

Effects = Verb | tuple[Verb, ...]
Needs = Need | tuple[Need, ...]
Triggers = Trigger | tuple[Trigger, ...]
Modifiers = Modifier | tuple[Modifier, ...]


def deck(name: str, *, since: int) -> int:
    """Return a deck that can be added to the first box. Its cards are numbered from the last card there is on.

    `since` is the version of the vocabulary that brings its options: one more than the newest there is.
    """
    if any(other.name == name for other in DECKS):
        raise BadCard(f"there are two decks {name!r}")
    DECKS.append(Deck(name, since))
    return len(DECKS) - 1


def automated(
    number: int, name: str, *, cost: int, tags: tuple[int, ...] = (), deck: int = BASE, needs: Needs = (),
    holds: int = NO_RESOURCE, play: Effects = (), points: int | Points = 0, printed: str = "",
) -> Card:  # fmt: skip
    card = Card(number, printed or f"{number:03}", name, AUTOMATED, deck, cost, list(tags))
    return _enter(card, needs, holds, play, points)


def event(
    number: int, name: str, *, cost: int, tags: tuple[int, ...] = (), deck: int = BASE, needs: Needs = (),
    play: Effects = (), points: int | Points = 0, printed: str = "",
) -> Card:  # fmt: skip
    card = Card(number, printed or f"{number:03}", name, EVENT_KIND, deck, cost, list(tags))
    return _enter(card, needs, NO_RESOURCE, play, points)


def active(
    number: int, name: str, *, cost: int, tags: tuple[int, ...] = (), deck: int = BASE, needs: Needs = (),
    holds: int = NO_RESOURCE, play: Effects = (), action: Verb | None = None, when: Triggers = (),
    always: Modifiers = (), points: int | Points = 0, printed: str = "",
) -> Card:  # fmt: skip
    card = Card(number, printed or f"{number:03}", name, ACTIVE, deck, cost, list(tags))
    card.action = action
    card.when = _several(when)
    card.always = _several(always)
    return _enter(card, needs, holds, play, points)


def corporation(
    printed: str, name: str, *, credits: int, tags: tuple[int, ...] = (), deck: int = BASE, start: Effects = (),
    first: Effects = (), action: Verb | None = None, when: Triggers = (), always: Modifiers = (), number: int = 0,
    holds: int = NO_RESOURCE, points: int | Points = 0,
) -> Card:  # fmt: skip
    number = number or PROJECTS + 1 + CORPORATIONS.index(printed)
    card = Card(number, printed, name, CORPORATION, BEGINNER_DECK if number == BEGINNER else deck, 0, list(tags))
    card.credits = credits
    card.first = _several(first)
    card.action = action
    card.when = _several(when)
    card.always = _several(always)
    return _enter(card, (), holds, start, points)


def prelude(
    number: int, name: str, *, printed: str, deck: int, tags: tuple[int, ...] = (), play: Effects,
) -> Card:  # fmt: skip
    return _enter(Card(number, printed, name, PRELUDE, deck, 0, list(tags)), (), NO_RESOURCE, play, 0)


CORPORATIONS: Final = ("R08", "R17", "R18", "R19", "R43", "R24", "R09", "R31", "R13", "R32", "R03", "R30", "R00")
"""Printed numbers of the corporations of the first box, in the order of the card table."""

T = TypeVar("T")


def _several(slot: T | tuple[T, ...]) -> list[T]:
    return list(slot) if isinstance(slot, tuple) else [slot]


def _enter(card: Card, needs: Needs, holds: int, play: Effects, points: int | Points) -> Card:
    card.needs = _several(needs)
    card.holds = holds
    card.play = _several(play)
    card.points = points if isinstance(points, Points) else FixedPoints(points) if points else None
    card.shows_points = card.points is not None and not card.points.is_loss()
    card.shows_points |= any(trigger.event == YOU_PLAY_POINTS for trigger in card.when)
    tag_needs = [need for need in card.needs if isinstance(need, NeedTags)]
    for place, need in enumerate(tag_needs):
        need.before = tag_needs[:place]
    card.protected = any(isinstance(modifier, ProtectThis) for modifier in card.always)
    card.pays = sum(modifier.means for modifier in card.always if isinstance(modifier, HoldingAsCredits))
    card.card_price = CARD_PRICE + sum(modifier.card_surcharge() for modifier in card.always)
    card.box = production_box(card.play)
    card.heat_needed = heat_lost(card.play)
    card.always_possible = all(type(part).run_reason is Verb.run_reason for part in card.play)
    check(card)
    enter(card)
    return card
