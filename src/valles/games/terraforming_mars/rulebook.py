"""Terraforming Mars as the kernel sees it: setup, effects, vocabulary, and the words for what is impossible."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from itertools import pairwise
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from valles.games.terraforming_mars import cards, hidden, maps, scoring, vocabulary
from valles.games.terraforming_mars.card import CARDS, DECKS, Card, Deck, cards_of, check_numbers, later_decks
from valles.games.terraforming_mars.component import (
    CARD_PRICE,
    CREDITS,
    EDITIONS,
    OCEAN_TILE,
    ON_OCEAN_AREA,
    SEATS,
)
from valles.games.terraforming_mars.deck import numbers_with
from valles.games.terraforming_mars.effects.terraform import PlaceTile
from valles.games.terraforming_mars.habit import habit
from valles.games.terraforming_mars.map import MAPS, USUAL, Map, map_named
from valles.games.terraforming_mars.order import ORDER
from valles.games.terraforming_mars.parameter import BONUS_OCEAN
from valles.games.terraforming_mars.payment import PAYMENT
from valles.games.terraforming_mars.phase import ACTION_PHASE, DRAFT, FINAL_GREENERY, PRODUCTION_PHASE, RESEARCH
from valles.games.terraforming_mars.saying import hindrances, label, reason_phrase
from valles.games.terraforming_mars.setup import FIRST_HANDS, SHOW_CORPORATION, prepare
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.turn import GREENERY, LAY_DOWN, PLAY_CARD, PROJECTS_FOR_ALL, TURN, WARMTH
from valles.kernel.effect import Effect, register
from valles.kernel.phrase import Event, Phrase
from valles.kernel.rulebook import Rulebook, Setup, chosen_seats, names
from valles.kernel.shuffle import Stream

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


def _declare(folder: ModuleType) -> None:
    """Import every module of a folder, by which its declarations enter their tables."""
    for module in iter_modules(folder.__path__, folder.__name__ + "."):
        import_module(module.name)


def _later() -> list[Map | Deck]:
    """The maps and decks that came after the first box, in the order in which they came."""
    found: list[Map | Deck] = [*(map for map in MAPS if map.since > 1), *later_decks()]
    found.sort(key=lambda addition: addition.since)
    for one, other in pairwise(found):
        if one.since == other.since:
            raise ValueError(f"{one.name} and {other.name} both came with version {one.since} of the vocabulary")
    return found


def _registered(later: list[Map | Deck]) -> list[Effect[State]]:
    """All effects, each with an id from its place: rules, the first box, then block by block what came later."""
    effects: list[Effect[State]] = []
    for name, effect in _BY_NAME:
        register(effects, effect, name)
    for number, project in enumerate(PROJECTS_FOR_ALL):
        register(effects, project, f"standard/{number}")
    _register_cards(effects, [card for card in CARDS[1:] if DECKS[card.deck].since == 1])
    for addition in later:
        if isinstance(addition, Map):
            for space, then in enumerate(addition.then):
                if then is not None:
                    register(effects, then, f"{addition.name}/{addition.names[space]}")
        else:
            _register_cards(effects, cards_of(addition))
    if effects[BONUS_OCEAN].place != "bonus ocean":
        raise ValueError("the bonus ocean must be the first effect")
    return effects


def _register_cards(effects: list[Effect[State]], cards: list[Card]) -> None:
    """By number and slot."""
    for card in cards:
        slots = {"play": card.play, "first": card.first, "action": [card.action] if card.action else []}
        slots["when"] = [trigger.do for trigger in card.when]
        for slot, parts in slots.items():
            for place, part in enumerate(parts, 1):
                register(effects, part, f"{card.id}/{slot}/{place}")


class TerraformingMars(Rulebook[State]):
    def __init__(self) -> None:
        self.name = "terraforming_mars"
        self.version = 1
        self.colours = SEATS
        _declare(cards)
        _declare(maps)
        check_numbers()
        later = _later()
        self.decks = tuple(deck.name for deck in later_decks())
        """The decks that can be added to the first box, each an option of its own name."""
        self.variants = {"corporate_era": (True, False), "draft": (False, True), "edition": EDITIONS}
        if len(MAPS) > 1:
            self.variants["map"] = (USUAL, *(addition.name for addition in later if isinstance(addition, Map)))
        self.variants.update(dict.fromkeys(self.decks, (False, True)))
        self.additions = self.decks
        self.vocabulary = vocabulary.build(map_named(USUAL), later, later[-1].since if later else 1)
        self.effects = _registered(later)
        self.standing = None

    def setup(
        self,
        *,
        players: Any = None,
        seats: Any = None,
        corporate_era: Any = True,
        draft: Any = False,
        edition: Any = "de",
        beginners: Any = (),
        first: Any = None,
        map: Any = USUAL,
        **decks: Any,
    ) -> Setup:
        """Takes whatever users and records say, and refuses what makes no table.

        Map and decks stand in it only where they are not those of the first box, as in the records from before there
        was a choice.
        """
        for name in decks:
            if name not in self.decks:
                known = ", ".join((*OPTIONS, *self.decks))
                raise ValueError(f"terraforming_mars has no option {name!r}; there are {known}")
        taken = chosen_seats(self.name, SEATS, players, seats)
        if edition not in EDITIONS:
            raise ValueError(f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}")
        chosen = map_named(map).name
        for name, flag in (("corporate_era", corporate_era), ("draft", draft), *decks.items()):
            if not isinstance(flag, bool):
                raise ValueError(f"{name} is True or False, not {flag!r}")
        for seat in (*names("beginners", beginners), *([] if first is None else [first])):
            if seat not in taken:
                raise ValueError(f"{seat!r} is not at this table; the seats are {', '.join(taken)}")
        if len(taken) == 1 and not corporate_era:
            raise ValueError("the solo game is played with Corporate Era (TM-SOLO-01)")
        if len(taken) == 1 and draft:
            raise ValueError("a draft needs at least two players: alone there is nobody to pass cards to")
        return {
            "seats": list(taken),
            "corporate_era": corporate_era,
            "draft": draft,
            "edition": edition,
            "beginners": [seat for seat in taken if seat in beginners],
            "first": first,
            **({} if chosen == USUAL else {"map": chosen}),
            **{name: True for name in self.decks if decks.get(name)},
        }

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(setup["seats"])

    def new(self, setup: Setup, seed: bytes, sink: list[Event] | None = None) -> State:
        seats = list(setup["seats"])
        decks = [name for name in self.decks if setup.get(name)]
        state = State(self, len(seats), seed, map_named(setup.get("map", USUAL)), decks, numbers_with(decks))
        state.sink = sink
        state.colours = [SEATS.index(seat) for seat in seats]
        state.edition = EDITIONS.index(setup["edition"])
        state.corporate_era = setup["corporate_era"]
        state.draft = setup["draft"]
        first = -1 if setup["first"] is None else seats.index(setup["first"])
        prepare(state, first, [seats.index(seat) for seat in setup["beginners"]])
        state.settle()
        state.sink = None
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def save(self, state: State) -> dict[str, Any]:
        return hidden.save(state)

    def load(self, data: Mapping[str, Any]) -> State:
        return hidden.load(self, data)

    def view(self, state: State, seat: int) -> State:
        return hidden.view(state, seat)

    def filled(self, view: State, stream: Stream) -> State:
        return hidden.filled(view, stream)

    def scores(self, state: State) -> list[dict[str, int]]:
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def rounds(self, state: State) -> int:
        return state.generation

    def figures(self, state: State) -> list[dict[str, int]]:
        """Rating, income, the price of a card, and how far each seat is with every milestone and award."""
        table: list[dict[str, int]] = []
        for seat, board in enumerate(state.seats):
            row = {"rating": board.rating, "income": board.rating + board.production[CREDITS], "card-price": CARD_PRICE}
            for milestone in state.map.milestones:
                row[f"milestone-{milestone.id}"] = milestone.measure.of(state, seat)
            for award in state.map.awards:
                row[f"award-{award.id}"] = award.measure.of(state, seat)
            table.append(row)
        return table

    def why_not(self, state: State, seat: int, option: int) -> Phrase | None:
        return reason_phrase(state, seat, option)

    def hindrances(self, state: State, seat: int, option: int) -> list[Phrase]:
        return hindrances(state, seat, option)

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return label(state, seat, option)

    def habit(self, state: State, seat: int, options: list[int]) -> int:
        return habit(state, seat, options)

    def cards(self) -> list[Any]:
        return CARDS[1:]


OPTIONS: Final = ("players", "seats", "corporate_era", "draft", "edition", "beginners", "first", "map")


RULES: Final = TerraformingMars()
