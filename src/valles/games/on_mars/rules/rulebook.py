"""On Mars as the kernel sees it: setup, effects, vocabulary, and the words for what is impossible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from valles.games.on_mars.cards import blueprints, boards, contracts, goals, missions, scientists, solo, tiles  # noqa: F401
from valles.games.on_mars.cards import first_colonists as first_colonist_cards  # noqa: F401
from valles.games.on_mars.effects.construct import CHOOSE_TECH, RAISE, RAISE_MARKER, SETTLE_IN
from valles.games.on_mars.effects.displace import DISPLACE, PLACE_BOT
from valles.games.on_mars.effects.ground import ARRIVE, TAKE_TILE
from valles.games.on_mars.effects.lab import COMPENSATE, INSTALL
from valles.games.on_mars.effects.offer import REFILL
from valles.games.on_mars.effects.ship import SHIP_REWARD
from valles.games.on_mars.effects.travel import CHOOSE_SPACE, COME_HOME, EXPLORE, PRODUCTION, TRAVELLING
from valles.games.on_mars.rules import course, hidden, scoring, share, variant, vocabulary
from valles.games.on_mars.rules.bonus import earlier_lab_bonus
from valles.games.on_mars.rules.card import (
    CARDS,
    CONTRACT_CARDS,
    GOAL_CARDS,
    LAB_BONUS,
    LSS_BENEFIT,
    SOLO_GOAL_CARDS,
    SPACE_BONUS,
)
from valles.games.on_mars.rules.component import (
    CONTRACT,
    COUNT_ADVANCED,
    COUNT_TECHS,
    LAB,
    LACERDA,
    MAIN_ACTIONS,
    SCIENTIST,
    SEATS,
    TECH,
)
from valles.games.on_mars.rules.field import OPTIONAL_FIELDS, SEAT_FIELDS, STATE_FIELDS
from valles.games.on_mars.rules.label import kind_label, kind_price, place_of, reason_phrase
from valles.games.on_mars.rules.lacerda import LACERDA_EFFECTS
from valles.games.on_mars.rules.measure import measure
from valles.games.on_mars.rules.payment import PAYMENT, goal_cards, goals_needed, with_goals
from valles.games.on_mars.rules.phase import (
    COLONIZATION,
    DECIDE,
    END_OF_TURN,
    FINISH,
    LAST_DELIVERY,
    NEXT_ROUND,
    SHUTTLE_PHASE,
)
from valles.games.on_mars.rules.setup import ASSIGN_SPACE, CHOOSE_SHUTTLE, DRAWN, START_SHUTTLE, prepare
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import STRAIGHT
from valles.games.on_mars.rules.turn import AT_ANY_TIME, MAIN, MEANS, PAY_SLOT, PLACE, TURN
from valles.kernel.course import Course, Mover
from valles.kernel.effect import Effect, register
from valles.kernel.phrase import Event, Noun, Phrase, Share
from valles.kernel.rulebook import Rulebook, Setup, places_by
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
    """Return all effects, each with an id from its place: rules first, then the boards, then the cards by number."""
    effects: list[Effect[State]] = []
    for name, effect in (*_BY_NAME, *LACERDA_EFFECTS):
        register(effects, effect, name)
    for number, action in enumerate(MAIN):
        register(effects, action, f"action/{MAIN_ACTIONS[number]}")
    for number, bonus in enumerate(SPACE_BONUS):
        if bonus is not None:
            register(effects, bonus, f"space/{number}")
    for number in range(len(LAB_BONUS)):
        bonus = earlier_lab_bonus(number)  # the encoding names columns by these places
        if bonus is not None:
            register(effects, bonus, f"lab/{LAB[number]}")
    register(effects, LSS_BENEFIT[0], "life support")
    for card in CARDS[1:]:
        for place, part in enumerate(card.effects(), 1):
            register(effects, part, f"{card.id}/{place}")
    return effects


def holdings(state: State, seat: int) -> dict[str, list[str]]:
    board, owner = state.seats[seat], seat + 1
    numbers = [number for number, has in enumerate(state.blueprint_owner) if has == owner]
    numbers += [SCIENTIST + place for place, has in enumerate(state.scientist_owner) if has == owner]
    numbers += [CONTRACT + place for place, has in enumerate(state.contract_owner) if has == owner]
    numbers += [TECH + tech - 1 for tech in sorted(board.lab) if tech]
    numbers += [board.goal] if board.goal else []
    row: dict[str, list[str]] = {}
    for number in numbers:
        row.setdefault(CARDS[number].family(), []).append(CARDS[number].id)
    return row


class OnMars(Rulebook[State]):
    def __init__(self) -> None:
        self.name = "on_mars"
        self.version = 3
        self.colours = SEATS
        self.variants = variant.VARIANTS
        vocabulary.name_cards([card.id for card in CARDS], [card.goods for card in CONTRACT_CARDS])
        self.vocabulary = vocabulary.OPTIONS
        self.effects = _registered()
        self.standing = AT_ANY_TIME
        self.moments = frozenset({"om-log-goal", "om-log-mission-complete", "om-log-contract", "om-log-level"})
        self.state_fields = list(STATE_FIELDS)
        self.seat_fields = list(SEAT_FIELDS)
        self.optional_fields = OPTIONAL_FIELDS
        # Every step of a piece and every payment is a decision: this is twice what the longest of 7,000 games took.
        self.longest = 12_000

    def new(self, setup: Setup, seed: bytes, sink: list[Event] | None = None) -> State:
        seats = list(setup["seats"])
        state = State(self, len(seats), seed)
        state.sink = sink
        state.colours = [SEATS.index(seat) for seat in seats]
        if state.solo:
            state.colours.append((state.colours[0] + 1) % len(SEATS))
        chosen = variant.VARIANTS.complete(setup)
        variant.enter(state, chosen)
        first = DRAWN if setup["first"] is None else seats.index(setup["first"])
        shelters = variant.SHELTERS[chosen["shelters"]]
        prepare(state, first, variant.picked_missions(chosen), chosen["first_tiles"], shelters)
        state.settle()
        state.sink = None
        return state

    def empty(self, data: Mapping[str, Any]) -> State:
        return State(self, len(data["answers"]), bytes.fromhex(data["seed"]))

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

    def rivals(self, state: State) -> tuple[str, ...]:
        return ("lacerda",) if state.solo else ()

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def places(self, state: State) -> list[int]:
        return places_by(scoring.standings(state))

    def rounds(self, state: State) -> int:
        return state.round

    def turn(self, state: State) -> int:
        return state.active

    def figures(self, state: State) -> list[dict[str, int]]:
        """Return all counts of goals for the players, and the figures of curves for Lacerda, who has no goals."""
        needs = [need for card in GOAL_CARDS for need in card.needs]
        if not state.solo:
            return [{need.figure(): need.have(state, seat) for need in needs} for seat in range(len(state.seats))]
        needs += [need for card in SOLO_GOAL_CARDS for need in card.needs]
        his = {"techs": measure(state, LACERDA, COUNT_TECHS), "advanced": measure(state, LACERDA, COUNT_ADVANCED)}
        return [{need.figure(): need.have(state, 0) for need in needs}, his]

    def first(self, state: State) -> int:
        return state.first

    def holdings(self, state: State) -> list[dict[str, list[str]]]:
        """Blueprints, scientists and contracts; technologies; the goal that was completed."""
        return [holdings(state, seat) for seat in range(len(state.seats))]

    def why_not(self, state: State, seat: int, option: int) -> Phrase | None:
        return reason_phrase(state, seat, option)

    def label(self, state: State, seat: int, option: int) -> Phrase:
        """Nothing that needs a goal card is offered as if it did not (OM-GOAL-05)."""
        label = super().label(state, seat, option)
        needed = goals_needed(state, seat, option)
        return Phrase("om-option-goal-cards", {"option": label, "what": goal_cards(needed)}) if needed else label

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        result = super().price(state, seat, option)
        needed = goals_needed(state, seat, option)
        return with_goals(result, needed) if needed else result

    def kind_label(self, state: State, seat: int, option: int, price: list[Noun]) -> Phrase:
        return kind_label(state, seat, option, price)

    def kind_price(self, state: State, seat: int, option: int) -> list[Noun]:
        return kind_price(state, seat, option)

    def place(self, state: State, seat: int, option: int) -> str:
        return place_of(state, seat, option)

    def movers(self, state: State, seat: int) -> list[Mover]:
        return course.movers(state, seat)

    def courses(self, state: State, seat: int) -> list[Course]:
        return course.courses(state, seat)

    def cards(self) -> list[Any]:
        return CARDS[1:]


RULES: Final = OnMars()
