"""On Mars as the kernel sees it: setup, effects, vocabulary, and the words for what is impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.on_mars import hidden, scoring, vocabulary
from valles.games.on_mars.card import (
    CARDS,
    CONTRACT_CARDS,
    GOAL_CARDS,
    LAB_BONUS,
    LSS_BENEFIT,
    SOLO_GOAL_CARDS,
    SPACE_BONUS,
)
from valles.games.on_mars.cards import blueprints, boards, contracts, goals, missions, scientists, solo, tiles  # noqa: F401
from valles.games.on_mars.cards import first_colonists as first_colonist_cards  # noqa: F401
from valles.games.on_mars.component import LAB, MAIN_ACTIONS, SEATS
from valles.games.on_mars.effects.construct import CHOOSE_TECH, RAISE, RAISE_MARKER, SETTLE_IN
from valles.games.on_mars.effects.displace import DISPLACE, PLACE_BOT
from valles.games.on_mars.effects.hiring import REFILL, SHIP_REWARD
from valles.games.on_mars.effects.lab import COMPENSATE, INSTALL
from valles.games.on_mars.effects.move import ARRIVE, TAKE_TILE
from valles.games.on_mars.effects.travel import CHOOSE_SPACE, COME_HOME, EXPLORE, PRODUCTION, TRAVELLING
from valles.games.on_mars.lacerda import LACERDA_EFFECTS
from valles.games.on_mars.payment import PAYMENT
from valles.games.on_mars.phase import (
    COLONIZATION,
    DECIDE,
    END_OF_TURN,
    FINISH,
    LAST_DELIVERY,
    NEXT_ROUND,
    SHUTTLE_PHASE,
)
from valles.games.on_mars.saying import kind_label, kind_price, reason_phrase
from valles.games.on_mars.setup import ASSIGN_SPACE, CHOOSE_SHUTTLE, START_SHUTTLE, prepare
from valles.games.on_mars.state import State
from valles.games.on_mars.supply import STRAIGHT
from valles.games.on_mars.turn import AT_ANY_TIME, MAIN, MEANS, PAY_SLOT, PLACE, TURN
from valles.kernel.effect import Effect, register
from valles.kernel.phrase import Event, Noun, Phrase
from valles.kernel.rulebook import Rulebook, Setup, chosen_seats
from valles.kernel.shuffle import Stream

_BY_NAME: Final[list[tuple[str, Effect[State]]]] = [
    ("at any time", AT_ANY_TIME),
    ("turn", TURN),
    ("means", MEANS),
    ("place", PLACE),
    ("pay slot", PAY_SLOT),
    ("payment", PAYMENT),
    ("straight", STRAIGHT),
    ("install", INSTALL),
    ("compensate", COMPENSATE),
    ("choose tech", CHOOSE_TECH),
    ("raise", RAISE),
    ("settle in", SETTLE_IN),
    ("raise marker", RAISE_MARKER),
    ("displace", DISPLACE),
    ("place bot", PLACE_BOT),
    ("arrive", ARRIVE),
    ("take tile", TAKE_TILE),
    ("ship reward", SHIP_REWARD),
    ("refill", REFILL),
    ("travelling", TRAVELLING),
    ("production", PRODUCTION),
    ("explore", EXPLORE),
    ("come home", COME_HOME),
    ("choose space", CHOOSE_SPACE),
    ("assign space", ASSIGN_SPACE),
    ("start shuttle", START_SHUTTLE),
    ("choose shuttle", CHOOSE_SHUTTLE),
    ("colonization", COLONIZATION),
    ("end of turn", END_OF_TURN),
    ("shuttle phase", SHUTTLE_PHASE),
    ("decide", DECIDE),
    ("next round", NEXT_ROUND),
    ("finish", FINISH),
    ("last delivery", LAST_DELIVERY),
]


def _registered() -> list[Effect[State]]:
    """All effects, each with an id from its place: rules first, then the boards, then the cards by number."""
    effects: list[Effect[State]] = []
    for name, effect in (*_BY_NAME, *LACERDA_EFFECTS):
        register(effects, effect, name)
    for number, action in enumerate(MAIN):
        register(effects, action, f"action/{MAIN_ACTIONS[number]}")
    for number, bonus in enumerate(SPACE_BONUS):
        if bonus is not None:
            register(effects, bonus, f"space/{number}")
    for number, bonus in enumerate(LAB_BONUS):
        if bonus is not None:
            register(effects, bonus, f"lab/{LAB[number]}")
    register(effects, LSS_BENEFIT[0], "life support")
    for card in CARDS[1:]:
        for place, part in enumerate(card.effects(), 1):
            register(effects, part, f"{card.id}/{place}")
    return effects


class OnMars(Rulebook[State]):
    def __init__(self) -> None:
        self.name = "on_mars"
        self.version = 1
        self.colours = SEATS
        self.variants = {"length": LENGTHS, "first_colonists": (False, True), "space_oddity": (False, True)}
        self.additions = ("first_colonists", "space_oddity")
        vocabulary.name_cards([card.id for card in CARDS], [card.goods for card in CONTRACT_CARDS])
        self.vocabulary = vocabulary.OPTIONS
        self.effects = _registered()
        self.standing = AT_ANY_TIME
        # Every step of a piece and every payment is a decision: this is twice what the longest of 7,000 games took.
        self.longest = 12_000

    def setup(
        self,
        *,
        players: Any = None,
        seats: Any = None,
        length: Any = "short",
        first_colonists: Any = False,
        space_oddity: Any = False,
        first: Any = None,
        **unknown: Any,
    ) -> Setup:
        """Takes whatever users and records say, and refuses what makes no table."""
        if unknown:
            raise ValueError(f"on_mars has no option {next(iter(unknown))!r}; there are {', '.join(OPTIONS)}")
        taken = chosen_seats(self.name, SEATS, players, seats)
        if length not in LENGTHS:
            raise ValueError(f"length is {' or '.join(LENGTHS)}, not {length!r}")
        for name, flag in (("first_colonists", first_colonists), ("space_oddity", space_oddity)):
            if not isinstance(flag, bool):
                raise ValueError(f"{name} is True or False, not {flag!r}")
        if first is not None and first not in taken:
            raise ValueError(f"{first!r} is not at this table; the seats are {', '.join(taken)}")
        return {
            "seats": list(taken),
            "length": length,
            "first_colonists": first_colonists,
            "space_oddity": space_oddity,
            "first": first,
        }

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return tuple(setup["seats"])

    def new(self, setup: Setup, seed: bytes, sink: list[Event] | None = None) -> State:
        seats = list(setup["seats"])
        state = State(self, len(seats), seed)
        state.sink = sink
        state.colours = [SEATS.index(seat) for seat in seats]
        if state.solo:
            state.colours.append((state.colours[0] + 1) % len(SEATS))
        state.long_game = setup["length"] == "long"
        state.first_colonists = setup["first_colonists"]
        state.space_oddity = setup["space_oddity"]
        prepare(state, -1 if setup["first"] is None else seats.index(setup["first"]))
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

    def rivals(self, state: State) -> tuple[str, ...]:
        return ("lacerda",) if state.solo else ()

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def rounds(self, state: State) -> int:
        return state.round

    def figures(self, state: State) -> list[dict[str, int]]:
        """Of the players, all that any goal counts; Lacerda's board is worked in another way."""
        needs = [need for card in GOAL_CARDS for need in card.needs]
        if state.solo:
            needs += [need for card in SOLO_GOAL_CARDS for need in card.needs]
        seats = range(1 if state.solo else len(state.seats))
        return [{need.figure(): need.have(state, seat) for need in needs} for seat in seats]

    def why_not(self, state: State, seat: int, option: int) -> Phrase | None:
        return reason_phrase(state, seat, option)

    def kind_label(self, state: State, seat: int, option: int, price: list[Noun]) -> Phrase:
        return kind_label(state, seat, option, price)

    def kind_price(self, state: State, seat: int, option: int) -> list[Noun]:
        return kind_price(state, seat, option)

    def cards(self) -> list[Any]:
        return CARDS[1:]


OPTIONS: Final = ("players", "seats", "length", "first_colonists", "space_oddity", "first")
LENGTHS: Final = ("short", "long")

RULES: Final = OnMars()
