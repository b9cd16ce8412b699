"""The tracks: production, terraform rating and the global parameters with their bonus steps and targets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from valles.games.terraforming_mars.rules.box import boxes_of
from valles.games.terraforming_mars.rules.component import (
    COLDEST,
    DEGREES_A_STEP,
    HEAT,
    HEAT_PRODUCTION_STEPS,
    OCEAN_STEP,
    OCEAN_TILES,
    OXYGEN_STEPS,
    SOLO_GENERATIONS,
    SOLO_GENERATIONS_WITH_PRELUDES,
    STOCK,
    TEMPERATURE_STEP,
    TEMPERATURE_STEPS,
    WORLD_GOVERNMENT,
)
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun

BONUS_OCEAN: Final = 0
"""The id of the effect that places the ocean of a bonus step: the first one registered."""


def degrees(step: int) -> int:
    return COLDEST + DEGREES_A_STEP * step


@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter:
    """A global parameter: its printed values from the start to the target, and what its steps give beside the rating.

    A later box brings one whose level is a field of its own.
    """

    def __init__(self, name: str, values: list[int], bonuses: dict[int, str] | None = None) -> None:
        self.name: Final = name
        """Its name in keys: `need-oxygen-least`, `now-oxygen`."""
        self.values: Final = values
        self.bonuses: Final[dict[int, str]] = bonuses or {}
        """The bonus of each step that has one, by the name of its drawing."""
        self.target: Final = len(values) - 1

    def level(self, state: State) -> int:
        """Return the number of steps from the start."""
        raise NotImplementedError

    def rise(self, state: State, seat: int) -> None:
        """Raise it by a step for a seat, or for the World Government, by which nobody gains."""
        raise NotImplementedError

    def shift(self, state: State, seat: int) -> int:
        """Return the steps by which the seat may miss requirements of this parameter alone."""
        return 0


class Oxygen(Parameter):
    def level(self, state: State) -> int:
        return state.oxygen

    def rise(self, state: State, seat: int) -> None:
        raise_oxygen(state, seat, 1)


class Temperature(Parameter):
    def level(self, state: State) -> int:
        return state.temperature

    def rise(self, state: State, seat: int) -> None:
        raise_temperature(state, seat, 1)


class Oceans(Parameter):
    def level(self, state: State) -> int:
        return state.oceans

    def rise(self, state: State, seat: int) -> None:
        push_ocean(state, seat)


TEMPERATURE: Final = Temperature(
    "temperature",
    [degrees(step) for step in range(TEMPERATURE_STEPS + 1)],
    {**dict.fromkeys(HEAT_PRODUCTION_STEPS, "heat_production"), OCEAN_STEP: "ocean"},
)
OXYGEN: Final = Oxygen("oxygen", list(range(OXYGEN_STEPS + 1)), {TEMPERATURE_STEP: "temperature"})
OCEANS: Final = Oceans("oceans", list(range(OCEAN_TILES + 1)))
PARAMETERS: Final[list[Parameter]] = [TEMPERATURE, OXYGEN, OCEANS]
"""The global parameters of every game."""


def parameters_of(state: State) -> list[Parameter]:
    """Return the global parameters of a game, those of its boxes last."""
    return PARAMETERS + [parameter for box in boxes_of(state) for parameter in box.parameters]


def change_production(state: State, seat: int, resource: int, steps: int) -> None:
    if steps:
        state.seats[seat].production[resource] += steps
        if state.sink is not None:
            key = "log-production-up" if steps > 0 else "log-production-down"
            state.emit(key, seat=seat_noun(state, seat), what=Noun(STOCK[resource], abs(steps), True))
        if state.decks:
            for box in boxes_of(state):
                box.change_production(state, seat, resource, steps)


def raise_rating(state: State, seat: int, steps: int) -> None:
    if seat == WORLD_GOVERNMENT:
        return
    board = state.seats[seat]
    board.rating += steps
    board.rating_rose = True
    if state.sink is not None:
        state.emit("log-rating", seat=seat_noun(state, seat), steps=steps, rating=board.rating)


def raise_temperature(state: State, seat: int, steps: int) -> None:
    """Step by step, each with its rating and its bonus; nothing at the target (TM-PARAM-05 to -16)."""
    for _ in range(steps):
        if state.temperature == TEMPERATURE_STEPS:
            return
        state.temperature += 1
        if state.sink is not None:
            state.emit("log-temperature", seat=seat_noun(state, seat), degrees=degrees(state.temperature))
        raise_rating(state, seat, 1)
        log_last_generation(state)
        if state.temperature == OCEAN_STEP:
            push_ocean(state, seat)
        elif state.temperature in HEAT_PRODUCTION_STEPS and seat != WORLD_GOVERNMENT:
            change_production(state, seat, HEAT, 1)


def push_ocean(state: State, seat: int) -> None:
    """Push the placement of an ocean; the first player chooses the area for the World Government."""
    official = seat == WORLD_GOVERNMENT
    state.stack.append(Frame(BONUS_OCEAN, state.first if official else seat, 0, int(official)))


def raise_oxygen(state: State, seat: int, steps: int) -> None:
    """Raise oxygen. Its bonus step raises the temperature (TM-PARAM-10)."""
    for _ in range(steps):
        if state.oxygen == OXYGEN_STEPS:
            return
        state.oxygen += 1
        if state.sink is not None:
            state.emit("log-oxygen", seat=seat_noun(state, seat), percent=state.oxygen)
        raise_rating(state, seat, 1)
        log_last_generation(state)
        if state.oxygen == TEMPERATURE_STEP:
            raise_temperature(state, seat, 1)


def ocean_within(state: State, temperature_steps: int, oxygen_steps: int) -> bool:
    """Return True if raising by so many steps brings the ocean of a bonus step."""
    if state.oceans == OCEAN_TILES or state.temperature >= OCEAN_STEP:
        return False
    if state.oxygen < TEMPERATURE_STEP <= state.oxygen + oxygen_steps:
        temperature_steps += 1
    return state.temperature + temperature_steps >= OCEAN_STEP


def complete(state: State) -> bool:
    """Return True if all three parameters are at their targets (TM-END-01)."""
    return state.temperature == TEMPERATURE_STEPS and state.oxygen == OXYGEN_STEPS and state.oceans == OCEAN_TILES


def last_generation(state: State) -> bool:
    """Return True if the game ends with the production phase of this generation (TM-END-02, TM-SOLO-16)."""
    return state.generation == solo_generations(state) if state.solo else complete(state)


def solo_generations(state: State) -> int:
    """Return the number of generations of a solo game (TM-SOLO-16, TM-PRE-70, -71)."""
    return SOLO_GENERATIONS_WITH_PRELUDES if state.prelude_round else SOLO_GENERATIONS


def log_last_generation(state: State) -> None:
    """To be called when a parameter has risen: the last one to reach its target makes this generation the last."""
    if not state.solo and complete(state):
        state.emit("log-last-generation")
