"""Beacons, which are raised for M€, and weather, which lies face down and comes up between two generations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.terraforming_mars.effects.measure import TagsInPlay
from valles.games.terraforming_mars.effects.production import Production
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.box import Box, Part, enter_box
from valles.games.terraforming_mars.rules.goal import Award, Milestone
from valles.games.terraforming_mars.rules.payment import charge, money, money_means, price_nouns
from valles.games.terraforming_mars.rules.phase import SolarPhase
from valles.games.terraforming_mars.rules.reason import NONE_LEFT, POSSIBLE, TOO_EXPENSIVE
from valles.games.terraforming_mars.rules.standard import StandardProject
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.turn import TurnAction
from valles.games.terraforming_mars.rules.vocabulary import NO, YES, Blocks
from valles.kernel.effect import ASKS, WAITS
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.shuffle import Stream
from valles.kernel.variant import Variant
from valles.kernel.view import HOLE, Hole

from .part import OutpostsPart, part_of
from .rules import AT_DEIMOS, BEACONS_UP, RAISE_SHIELD, SHIELD, SIGNAL, WAVE, RelaysHeld, wave_label

PRICE: Final = 3
MOST: Final = 4
WEATHER: Final = [1, 2, 3, 4, 5, 6]
"""Cards of which one comes up in each generation: an even one lets somebody raise a beacon for nothing."""
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


class FreeBeacon(Verb):
    """Asks a seat whether it raises a beacon for nothing."""

    def __init__(self, mode: int = ASKS) -> None:
        super().__init__(mode)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return NONE_LEFT if option == YES and part_of(state).beacons[frame.seat] == MOST else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        part_of(state).beacons[frame.seat] += int(option == YES)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-beacon")


class Weather(SolarPhase):
    """The next weather comes up; an even one gives the first player a beacon."""

    def begin(self, state: State) -> None:
        part = part_of(state)
        if not part.weather:
            part.weather, part.past = state.shuffled(part.past), []
        number = part.weather.pop()
        if number == HOLE:
            raise Hole
        part.past.append(number)
        if number % 2 == 0:
            state.push(FREE_BEACON, state.first)


FREE_BEACON, FIRST_BEACON, WEATHER_PHASE = FreeBeacon(), FreeBeacon(WAITS), Weather()


class Outposts(Box):
    def __init__(self) -> None:
        super().__init__("outposts")
        self.variants = [Variant("outposts_storm", (False, True), needs="outposts", former=False)]
        self.options = [(BEACON, ["raise"]), (WAVE, ["long", "short"])]
        self.labels = {WAVE.name: wave_label}
        self.tags = [SIGNAL]
        self.spaces = [AT_DEIMOS]
        self.parameters = [SHIELD]
        self.milestones = [Milestone("signaller", TagsInPlay([SIGNAL]), 3)]
        self.awards = [Award("relayer", RelaysHeld())]
        self.effects = [("free beacon", FREE_BEACON), ("first beacon", FIRST_BEACON), ("weather", WEATHER_PHASE)]
        self.effects += [("raise shield", RAISE_SHIELD)]
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

    def begin(self, state: State) -> None:
        state.push(FIRST_BEACON, state.first)

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
