"""The answer most people would give: what a form proposes."""

from __future__ import annotations

from valles.games.terraforming_mars.component import STEEL, TITANIUM
from valles.games.terraforming_mars.state import State
from valles.games.terraforming_mars.vocabulary import (
    KIND_AMOUNT,
    KIND_OF,
    KIND_PAY_HEAT,
    KIND_PAY_STEEL,
    KIND_PAY_TITANIUM,
    KIND_TARGET,
    NO,
    NOUN_OF,
    TARGET,
)


def habit(state: State, seat: int, options: list[int]) -> int:
    """As much metal as pays without waste, no heat; an opponent before oneself, as much as possible; nothing bought."""
    first = options[0]
    kind = KIND_OF[first]
    if kind == KIND_PAY_HEAT:
        return first
    if kind == KIND_PAY_STEEL or kind == KIND_PAY_TITANIUM:
        value = state.seats[seat].metal_values[STEEL if kind == KIND_PAY_STEEL else TITANIUM]
        exact = [option for option in options if NOUN_OF[option] * value <= state.stack[-1].a]
        return exact[-1] if exact else first
    if kind == KIND_AMOUNT:
        return options[-1]
    if kind == KIND_TARGET:
        others = [option for option in options if option != TARGET + state.colours[seat]]
        return others[0] if others else first
    return NO if NO in options else first
