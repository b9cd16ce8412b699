"""Terraforming Mars as the kernel sees it: setup, effects, vocabulary, and the words for what is impossible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from valles.games.terraforming_mars import boxes, cards, maps
from valles.games.terraforming_mars.effects.terraform import PlaceTile
from valles.games.terraforming_mars.rules import hidden, scoring, share, vocabulary
from valles.games.terraforming_mars.rules.box import BOXES, box_named
from valles.games.terraforming_mars.rules.card import CARDS, DECKS, Card, Deck, cards_of, check_numbers, later_decks
from valles.games.terraforming_mars.rules.component import (
    BUFFER_GAS,
    CREDITS,
    EDITIONS,
    EVENT_KIND,
    KINDS,
    OCEAN_TILE,
    ON_OCEAN_AREA,
    SEATS,
    WILD,
    check_components,
)
from valles.games.terraforming_mars.rules.deck import known_decks, numbers_with
from valles.games.terraforming_mars.rules.field import OPTIONAL_FIELDS, SEAT_FIELDS, STATE_FIELDS
from valles.games.terraforming_mars.rules.label import LABELS, kind_label, kind_price, reason_phrase, reasons
from valles.games.terraforming_mars.rules.map import (
    DRAWN,
    FIRST_DRAWN,
    MAPS,
    USUAL,
    Map,
    drawn_maps,
    map_for,
    map_named,
)
from valles.games.terraforming_mars.rules.order import ORDER
from valles.games.terraforming_mars.rules.parameter import BONUS_OCEAN, last_generation
from valles.games.terraforming_mars.rules.payment import PAYMENT, card_price
from valles.games.terraforming_mars.rules.phase import ACTION_PHASE, DRAFT, FINAL_GREENERY, PRODUCTION_PHASE, RESEARCH
from valles.games.terraforming_mars.rules.setup import FIRST_HANDS, SHOW_CORPORATION, prepare
from valles.games.terraforming_mars.rules.standard import PROJECTS_FOR_ALL, add_projects
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.turn import GREENERY, LAY_DOWN, PLAY_CARD, TURN, WARMTH, find_actions
from valles.games.terraforming_mars.rules.variant import variants
from valles.kernel.choice import Vocabulary
from valles.kernel.effect import Effect, register
from valles.kernel.phrase import Event, Noun, Phrase, Share
from valles.kernel.rulebook import Rulebook, Setup, places_by
from valles.kernel.shuffle import Stream
from valles.kernel.view import HOLE

_BY_NAME: Final[list[tuple[str, Effect[State]]]] = [
    ("bonus ocean", PlaceTile(OCEAN_TILE, ON_OCEAN_AREA)),
    ("payment", PAYMENT),
    ("order", ORDER),
    ("turn", TURN),
    ("play card", PLAY_CARD),
    ("lay down", LAY_DOWN),
    ("convert plants", GREENERY),
    ("convert heat", WARMTH),
    ("action phase", ACTION_PHASE),
    ("production phase", PRODUCTION_PHASE),
    ("draft", DRAFT),
    ("research", RESEARCH),
    ("final greenery", FINAL_GREENERY),
    ("first hands", FIRST_HANDS),
    ("show corporation", SHOW_CORPORATION),
]

MAPS_DRAWN: Final = "maps"
"""In a set-up, the maps from which one is drawn, unless they are the first ones."""


def _declare(folder: ModuleType) -> None:
    """Import every module of a folder, by which its declarations enter their tables."""
    for module in iter_modules(folder.__path__, folder.__name__ + "."):
        import_module(module.name)


def _declare_boxes() -> None:
    """Import the cards of each box, and what it is beside them."""
    for folder in iter_modules(boxes.__path__, boxes.__name__ + "."):
        for name in ("cards", "box"):
            if find_spec(f"{folder.name}.{name}") is not None:
                import_module(f"{folder.name}.{name}")


def later_additions() -> list[Map | Deck]:
    """Return the maps and decks that came after the first box, in the order in which they came."""
    result: list[Map | Deck] = [*(map for map in MAPS if map.since > 1), *later_decks()]
    result.sort(key=lambda addition: addition.since)
    for one, other in pairwise(result):
        if one.since == other.since:
            raise ValueError(f"{one.name} and {other.name} both came with version {one.since} of the vocabulary")
    return result


def _vocabulary(later: list[Map | Deck]) -> Vocabulary:
    """Return all options: those of the first box, then block by block those of what came later."""
    if vocabulary.CARD_OF:
        raise ValueError("the vocabulary is built once")
    vocabulary.add_map(map_named(USUAL))
    vocabulary.add_deck([card for card in CARDS[1:] if DECKS[card.deck].since == 1])
    for addition in later:
        if isinstance(addition, Map):
            vocabulary.add_map(addition)
        else:
            vocabulary.add_deck(cards_of(addition))
            box = box_named(addition.name)
            if box is not None:
                vocabulary.add_options(box.options)
                add_projects(box)
                vocabulary.add_goals(box.milestones, box.awards)
    for map in MAPS:
        map.find_options()
    find_actions()
    vocabulary.OPTIONS.version = later[-1].since if later else 1
    return vocabulary.OPTIONS


def _registered(later: list[Map | Deck]) -> list[Effect[State]]:
    """Return all effects, each with an id from its place: rules, the first box, then block by block what came later."""
    effects: list[Effect[State]] = []
    for name, effect in _BY_NAME:
        register(effects, effect, name)
    for number, project in enumerate(PROJECTS_FOR_ALL[:BUFFER_GAS]):
        register(effects, project, f"standard/{number}")
    _register_cards(effects, [card for card in CARDS[1:] if DECKS[card.deck].since == 1])
    for addition in later:
        if isinstance(addition, Map):
            for space, then in enumerate(addition.then):
                if then is not None:
                    register(effects, then, f"{addition.name}/{addition.names[space]}")
        else:
            _register_cards(effects, cards_of(addition))
            box = box_named(addition.name)
            for name, effect in box.named_effects() if box else []:
                register(effects, effect, name)
    if effects[BONUS_OCEAN].place != "bonus ocean":
        raise ValueError("the bonus ocean must be the first effect")
    return effects


def _register_cards(effects: list[Effect[State]], cards: list[Card]) -> None:
    """Register the effects of cards by number and slot."""
    for card in cards:
        slots = {"play": card.play, "first": card.first, "action": [card.action] if card.action else []}
        slots["when"] = [trigger.do for trigger in card.when]
        for slot, parts in slots.items():
            for place, part in enumerate(parts, 1):
                register(effects, part, f"{card.id}/{slot}/{place}")


class TerraformingMars(Rulebook[State]):
    def __init__(self) -> None:
        self.name = "terraforming_mars"
        self.version = 2
        self.start_kind = "corporation"
        self.colours = SEATS
        _declare(cards)
        _declare_boxes()
        _declare(maps)
        check_numbers()
        check_components()
        for box in BOXES:
            LABELS.update(box.labels)
        later = later_additions()
        self.decks = tuple(deck.name for deck in later_decks())
        """The decks that can be added to the first box, each an option of its own name."""
        self.variants = variants([one.name for one in later if isinstance(one, Map)], self.decks)
        self.vocabulary = _vocabulary(later)
        self.effects = _registered(later)
        self.standing = None
        self.moments = frozenset({"log-milestone", "log-award"})
        self.state_fields = [name for name in STATE_FIELDS if name not in ("map", "decks", "goals", "parts")]
        self.seat_fields = list(SEAT_FIELDS)
        self.optional_fields = OPTIONAL_FIELDS
        self.base_lengths = dict.fromkeys(("tags", "tag_discounts"), WILD)

    def setup(self, *, players: Any = None, seats: Any = None, **options: Any) -> Setup:
        """Return the complete, checked setup; where the map is drawn, with the maps that it is drawn from."""
        maps = options.pop(MAPS_DRAWN, drawn_maps())
        setup = super().setup(players=players, seats=seats, **options)
        if setup.get("map") != DRAWN or tuple(maps) == FIRST_DRAWN:
            return setup
        if not maps:
            raise ValueError("there is no map to draw from")
        return {**setup, MAPS_DRAWN: [map_named(name).name for name in maps]}

    def setup_of(self, record: Setup) -> Setup:
        return super().setup_of({MAPS_DRAWN: FIRST_DRAWN, **record})

    def new(self, setup: Setup, seed: bytes, sink: list[Event] | None = None) -> State:
        seats = list(setup["seats"])
        decks = [name for name in self.decks if setup.get(name)]
        map = map_for(setup.get("map", USUAL), seed, setup.get(MAPS_DRAWN, FIRST_DRAWN))
        state = State(self, len(seats), seed, map, decks, numbers_with(decks))
        state.sink = sink
        state.colours = [SEATS.index(seat) for seat in seats]
        state.edition = EDITIONS.index(setup["edition"])
        state.corporate_era = setup["corporate_era"]
        state.draft = setup["draft"]
        for box in BOXES:
            box.enter(state, setup)
        first = -1 if setup["first"] is None else seats.index(setup["first"])
        prepare(state, first, [seats.index(seat) for seat in setup["beginners"]], "corporations" in setup)
        state.settle()
        state.sink = None
        return state

    def save(self, state: State) -> dict[str, Any]:
        """Return every field as plain data, with map and decks by name if they are not those of the first box."""
        data = super().save(state)
        if state.map.name != USUAL:
            data["map"] = state.map.name
        if state.decks:
            data["decks"] = state.decks[:]
        if state.parts:
            data["parts"] = [part.save() for part in state.parts]
        return data

    def load(self, data: Mapping[str, Any]) -> State:
        """Return the state that was saved, with the fields of its boxes."""
        state = super().load(data)
        for part, saved in zip(state.parts, data.get("parts", []), strict=True):
            part.load(saved)
        return state

    def empty(self, data: Mapping[str, Any]) -> State:
        decks = known_decks(list(data.get("decks", [])))
        seed = bytes.fromhex(data["seed"])
        return State(self, len(data["seats"]), seed, map_named(data.get("map", USUAL)), decks, numbers_with(decks))

    def hide(self, view: State) -> None:
        hidden.hide(view)

    def fill(self, state: State, stream: Stream) -> None:
        hidden.fill(state, stream)

    def scores(self, state: State) -> list[dict[str, int]]:
        return scoring.scores(state)

    def shares(self, state: State, log: Sequence[Phrase]) -> list[dict[str, list[Share]]]:
        return share.shares(state, log)

    def outcome(self, state: State) -> Phrase:
        return share.outcome(state)

    def tie_breaks(self, state: State) -> list[list[Phrase]]:
        return share.tie_breaks(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def places(self, state: State) -> list[int]:
        return places_by(scoring.standings(state))

    def ending(self, state: State) -> bool:
        return last_generation(state) and not state.solo

    def rounds(self, state: State) -> int:
        return state.generation

    def turn(self, state: State) -> int:
        return state.last_turn if state.stack and state.stack[0].effect == ACTION_PHASE.id else -1

    def begins_turn(self, state: State) -> bool:
        return bool(state.stack) and state.stack[-1].effect == TURN.id and state.stack[-1].a == 0

    def figures(self, state: State) -> list[dict[str, int]]:
        """Rating, income, the price of a card, and how far each seat is with every milestone and award."""
        table: list[dict[str, int]] = []
        for seat, board in enumerate(state.seats):
            income = board.rating + board.production[CREDITS]
            row = {"rating": board.rating, "income": income, "card-price": card_price(board)}
            for milestone in state.goals.milestones:
                row[f"milestone-{milestone.id}"] = milestone.reached(state, seat)
            for award in state.goals.awards:
                row[f"award-{award.id}"] = award.measure.of(state, seat)
            table.append(row)
        return table

    def first(self, state: State) -> int:
        return state.first

    def holdings(self, state: State) -> list[dict[str, list[str]]]:
        """Return the corporation, and all other cards that were played, events too."""
        table: list[dict[str, list[str]]] = []
        for board in state.seats:
            row: dict[str, list[str]] = {}
            for number in sorted({board.corporation, *board.tableau, *board.events} - {HOLE}):
                card = CARDS[number]
                row.setdefault("card" if card.kind <= EVENT_KIND else KINDS[card.kind], []).append(card.id)
            table.append(row)
        return table

    def why_not(self, state: State, seat: int, option: int) -> Phrase | None:
        return reason_phrase(state, seat, option)

    def reasons(self, state: State, seat: int, option: int) -> list[Phrase]:
        return reasons(state, seat, option)

    def kind_label(self, state: State, seat: int, option: int, price: list[Noun]) -> Phrase:
        return kind_label(state, seat, option)

    def kind_price(self, state: State, seat: int, option: int) -> list[Noun]:
        return kind_price(state, seat, option)

    def cards(self) -> list[Any]:
        return CARDS[1:]


RULES: Final = TerraformingMars()
