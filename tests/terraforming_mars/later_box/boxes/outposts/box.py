"""Beacons, which are raised for M€, and weather, which lies face down and comes up between two generations.

An even weather lets the first player raise a beacon for nothing; at an odd one the World Government raises a parameter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.terraforming_mars.effects.measure import TagsInPlay
from valles.games.terraforming_mars.effects.production import Production
from valles.games.terraforming_mars.effects.stock import receive
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.box import Box, Part, enter_box
from valles.games.terraforming_mars.rules.component import HEAT, WORLD_GOVERNMENT
from valles.games.terraforming_mars.rules.goal import Award, Milestone
from valles.games.terraforming_mars.rules.label import holding_label
from valles.games.terraforming_mars.rules.parameter import Parameter, parameters_of
from valles.games.terraforming_mars.rules.payment import charge, money, money_means, price_nouns
from valles.games.terraforming_mars.rules.phase import SolarPhase
from valles.games.terraforming_mars.rules.reason import (
    NONE_LEFT,
    PAYMENT_SHORT,
    PAYMENT_WASTEFUL,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.terraforming_mars.rules.standard import StandardProject
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.turn import TurnAction
from valles.games.terraforming_mars.rules.vocabulary import AMOUNTS, OPTIONS, Blocks, numbered
from valles.kernel.effect import ASKS, WAITS, Effect
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.shuffle import Stream
from valles.kernel.variant import Variant
from valles.kernel.view import HOLE, Hole

from .part import MOST, OutpostsPart, part_of
from .rules import (
    AT_DEIMOS,
    BEACONS_UP,
    FREE_BEACON,
    PAY_RELAYS,
    RAISE_SHIELD,
    SHIELD,
    SIGNAL,
    WAVE,
    FreeBeacon,
    RelaysHeld,
    has_corporation,
    wave_label,
)

PRICE: Final = 3
WEATHER: Final = [1, 2, 3, 4, 5, 6]
"""Cards of which one comes up in each generation."""
RELAY_HEAT: Final = 2
PARAMETER: Final = Blocks("parameter", "parameter", meaning="the parameter that the World Government raises")
BEACON: Final = Blocks("beacon", "beacon", meaning="raise a beacon")


class RaiseBeacon(TurnAction):
    def is_known(self, state: State, option: int) -> bool:
        return "outposts" in state.decks

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if part_of(state).beacons[frame.seat] == MOST:
            return BEACONS_UP
        return POSSIBLE if money(state.seats[frame.seat]) >= PRICE else TOO_EXPENSIVE

    def take(self, state: State, frame: Frame, option: int) -> None:
        part_of(state).beacons[frame.seat] += 1
        charge(state, frame.seat, 0, PRICE, money_means(state.seats[frame.seat]))

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return price_nouns(PRICE)

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return Phrase("option-beacon")


class RaiseForAll(Verb):
    """Asks the first player which parameter the World Government raises."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [option for kind in PARAMETER.kinds for option in kind.options()]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        parameter = parameter_of(state, option)
        return POSSIBLE if parameter.level(state) < parameter.target else NONE_LEFT

    def take(self, state: State, frame: Frame, option: int) -> None:
        parameter_of(state, option).rise(state, WORLD_GOVERNMENT)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-parameter")


def parameter_of(state: State, option: int) -> Parameter:
    return next(one for one in parameters_of(state) if one.name == OPTIONS.noun_of(option))


def parameter_label(option: int) -> Phrase:
    return Phrase(f"option-raise-{OPTIONS.noun_of(option)}")


class RelaysAsHeat(Verb):
    """Asks how many relays stand for heat, 2 each. frame.a: the heat that is due."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        first = PAY_RELAYS.kinds[0].first
        return list(range(first, first + state.on[state.seats[frame.seat].corporation] + 1))

    def reason(self, state: State, frame: Frame, option: int) -> int:
        left = frame.a - RELAY_HEAT * int(OPTIONS.noun_of(option))
        if left <= -RELAY_HEAT:
            return PAYMENT_WASTEFUL
        return POSSIBLE if left <= state.seats[frame.seat].stock[HEAT] else PAYMENT_SHORT

    def take(self, state: State, frame: Frame, option: int) -> None:
        board = state.seats[frame.seat]
        relays = int(OPTIONS.noun_of(option))
        state.on[board.corporation] -= relays
        board.stock[HEAT] -= max(0, frame.a - RELAY_HEAT * relays)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-payment", {"what": Noun("relays", 2), "price": frame.a})


class Weather(SolarPhase):
    """The next weather comes up."""

    def begin(self, state: State) -> None:
        part = part_of(state)
        if not part.weather:
            part.weather, part.past = state.shuffled(part.past), []
        number = part.weather.pop()
        if number == HOLE:
            raise Hole
        part.past.append(number)
        state.push(FREE_BEACON if number % 2 == 0 else RAISE_FOR_ALL, state.first)


FIRST_BEACON, WEATHER_PHASE = FreeBeacon(WAITS), Weather(2)
RAISE_FOR_ALL, RELAYS_AS_HEAT = RaiseForAll(), RelaysAsHeat()


class Outposts(Box):
    def __init__(self) -> None:
        super().__init__("outposts")
        self.variants = [Variant("outposts_storm", (False, True), needs="outposts", former=False)]
        self.options = [
            (BEACON, ["raise"]),
            (WAVE, ["long", "short"]),
            (PARAMETER, ["temperature", "oxygen", "oceans", "shield"]),
            (PAY_RELAYS, numbered(0, AMOUNTS)),
        ]
        self.labels = {WAVE.name: wave_label, PARAMETER.name: parameter_label, PAY_RELAYS.name: holding_label}
        self.tags = [SIGNAL]
        self.spaces = [AT_DEIMOS]
        self.parameters = [SHIELD]
        self.milestones = [Milestone("signaller", TagsInPlay([SIGNAL]), 3)]
        self.awards = [Award("relayer", RelaysHeld())]
        self.effects = [("free beacon", FREE_BEACON), ("first beacon", FIRST_BEACON), ("weather", WEATHER_PHASE)]
        self.effects += [("raise shield", RAISE_SHIELD), ("raise for all", RAISE_FOR_ALL)]
        self.effects += [("relays as heat", RELAYS_AS_HEAT)]
        self.standard_projects = [("beacon_power", StandardProject(12, [Production([0, 0, 0, 0, 1, 1])]))]
        self.table_columns = ["weather_left", "storm", "shield"]
        self.seat_columns = ["beacons", "tags_signal"]
        self.solar_phase = WEATHER_PHASE

    def actions(self) -> list[TurnAction]:
        return [RaiseBeacon(kind) for kind in BEACON.kinds]

    def turn_options(self, state: State, seat: int) -> list[int]:
        return [option for kind in BEACON.kinds for option in kind.options()]

    def part(self, seats: int) -> Part:
        return OutpostsPart(seats)

    def enter(self, state: State, setup: Mapping[str, Any]) -> None:
        if self.name in state.decks:
            part_of(state).storm = setup.get("outposts_storm", False)

    def prepare(self, state: State) -> None:
        part_of(state).weather = state.shuffled(WEATHER)

    def deal(self, state: State, seat: int) -> None:
        part_of(state).beacons[seat] = int(part_of(state).storm)

    def open(self, state: State) -> None:
        if state.solo:
            state.push(FIRST_BEACON, 0)

    def begin(self, state: State) -> None:
        state.push(FIRST_BEACON, state.first)

    def change_production(self, state: State, seat: int, resource: int, steps: int) -> None:
        if has_corporation(state, seat, "surveyors") and steps > 0:
            receive(state, seat, resource, steps)

    def heat(self, state: State, seat: int) -> int:
        board = state.seats[seat]
        return RELAY_HEAT * state.on[board.corporation] if has_corporation(state, seat, "cultivators") else 0

    def heat_payment(self, state: State, seat: int) -> Effect[State] | None:
        return RELAYS_AS_HEAT if self.heat(state, seat) else None

    def activate(self, state: State, seat: int, number: int) -> None:
        part_of(state).entered.append(number)

    def is_complete(self, state: State) -> bool:
        return part_of(state).shield == SHIELD.target

    def hide(self, view: State) -> None:
        part_of(view).weather = [HOLE] * len(part_of(view).weather)

    def fill(self, state: State, stream: Stream) -> None:
        part = part_of(state)
        missing = [number for number in WEATHER if number not in part.past]
        stream.shuffle(missing)
        part.weather = missing


enter_box(Outposts())
