"""The answer most people would give: what a form proposes."""

from __future__ import annotations

from valles.games.terraforming_mars.component import STEEL, TITANIUM
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.vocabulary import (
    AMOUNT,
    AREA,
    NO,
    NO_TARGET,
    PAY_HEAT,
    PAY_STEEL,
    PAY_TITANIUM,
    TARGET,
)


def habit(state: State, seat: int, options: list[int]) -> int:
    """As much metal as pays without waste, no heat; an opponent before oneself, as much as possible; nothing bought."""
    first = options[0]
    if PAY_HEAT <= first < AREA:
        return first
    if PAY_STEEL <= first < PAY_HEAT:
        metal, start = (STEEL, PAY_STEEL) if first < PAY_TITANIUM else (TITANIUM, PAY_TITANIUM)
        value = state.seats[seat].metal_values[metal]
        exact = [option for option in options if (option - start) * value <= state.stack[-1].a]
        return exact[-1] if exact else first
    if AMOUNT <= first < PAY_STEEL:
        return options[-1]
    if TARGET <= first <= NO_TARGET:
        others = [option for option in options if option != TARGET + state.colours[seat]]
        return others[0] if others else first
    return NO if NO in options else first
