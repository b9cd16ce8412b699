"""How a state is copied, and who may know each of its fields. Written by tools/field.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from valles.games.terraforming_mars.rules.state import Seat, State

SEAT_FIELDS: Final[Mapping[str, str]] = {
    "stock": "public",
    "production": "public",
    "tags": "public",
    "rating": "public",
    "rating_rose": "public",
    "corporation": "public",
    "dealt": "known",
    "hand": "known",
    "offered": "known",
    "kept": "known",
    "tableau": "public",
    "events": "known",
    "passed": "public",
    "first_action": "public",
    "watching": "public",
    "acting": "public",
    "discount": "public",
    "tag_discounts": "public",
    "power_plant_discount": "public",
    "shift": "public",
    "next_discount": "public",
    "next_shift": "public",
    "metal_values": "public",
    "protected": "public",
    "heat_is_money": "public",
    "greenery_price": "public",
    "preludes": "known",
    "paying_card": "public",
}

STATE_FIELDS: Final[Mapping[str, str]] = {
    "stack": "masked",
    "answers": "own",
    "seed": "secret",
    "shuffles": "public",
    "viewer": "public",
    "map": "public",
    "decks": "public",
    "seats": "public",
    "colours": "public",
    "edition": "public",
    "corporate_era": "public",
    "draft": "public",
    "solo": "public",
    "deck": "known",
    "discard": "known",
    "known": "own",
    "on": "public",
    "used": "public",
    "tile": "public",
    "owner": "public",
    "claim": "public",
    "temperature": "public",
    "oxygen": "public",
    "oceans": "public",
    "generation": "public",
    "first": "public",
    "last_turn": "public",
    "milestones": "public",
    "awards": "public",
    "final": "public",
    "preludes": "known",
    "prelude_discard": "known",
    "prelude_round": "public",
    "rating_goal": "public",
}

OPTIONAL_FIELDS: Final = (
    "paying_card",
    "prelude_discard",
    "prelude_round",
    "preludes",
    "rating_goal",
)


def copy_seat(old: Seat, new: Seat) -> None:
    new.stock = old.stock[:]
    new.production = old.production[:]
    new.tags = old.tags[:]
    new.rating = old.rating
    new.rating_rose = old.rating_rose
    new.corporation = old.corporation
    new.dealt = old.dealt[:]
    new.hand = old.hand[:]
    new.offered = old.offered[:]
    new.kept = old.kept[:]
    new.tableau = old.tableau[:]
    new.events = old.events[:]
    new.passed = old.passed
    new.first_action = old.first_action
    new.watching = old.watching[:]
    new.acting = old.acting[:]
    new.discount = old.discount
    new.tag_discounts = old.tag_discounts[:]
    new.power_plant_discount = old.power_plant_discount
    new.shift = old.shift
    new.next_discount = old.next_discount
    new.next_shift = old.next_shift
    new.metal_values = old.metal_values[:]
    new.protected = old.protected
    new.heat_is_money = old.heat_is_money
    new.greenery_price = old.greenery_price
    new.preludes = old.preludes
    new.paying_card = old.paying_card


def copy_state(old: State, new: State) -> None:
    new.stack = old.stack[:]
    new.answers = [inner[:] for inner in old.answers]
    new.seed = old.seed
    new.shuffles = old.shuffles
    new.viewer = old.viewer
    new.map = old.map
    new.decks = old.decks
    new.seats = [seat.copy() for seat in old.seats]
    new.colours = old.colours
    new.edition = old.edition
    new.corporate_era = old.corporate_era
    new.draft = old.draft
    new.solo = old.solo
    new.deck = old.deck[:]
    new.discard = old.discard[:]
    new.known = old.known[:]
    new.on = old.on[:]
    new.used = old.used[:]
    new.tile = old.tile[:]
    new.owner = old.owner[:]
    new.claim = old.claim[:]
    new.temperature = old.temperature
    new.oxygen = old.oxygen
    new.oceans = old.oceans
    new.generation = old.generation
    new.first = old.first
    new.last_turn = old.last_turn
    new.milestones = old.milestones[:]
    new.awards = old.awards[:]
    new.final = old.final
    new.preludes = old.preludes
    new.prelude_discard = old.prelude_discard
    new.prelude_round = old.prelude_round
    new.rating_goal = old.rating_goal
