"""Face-down stacks: their top is the end of the list, and a view cannot draw what it does not know."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.rules.state import State
from valles.kernel.view import HOLE, Hole

UNKNOWN: Final = -1
"""A card before a seat that the viewer may not know; 0 is none."""
CHEAPEST_FIRST: Final = (6, 7, 3, 4, 5, 0, 1, 2)
"""The spaces of the technology grid by price, lower rows first, then from the left."""


def draw(stack: list[int]) -> int:
    """Take the top of a stack."""
    top = stack.pop()
    if top == HOLE:
        raise Hole
    return top


def reveal_discovery(state: State) -> None:
    """A new tile on the exploration space, as long as there is one (OM-SHUTTLE-09)."""
    if state.discovery_stack:
        state.exploration.append(draw(state.discovery_stack))


def refill_grid(state: State) -> None:
    """Empty spaces of the technology grid, lower rows first (OM-LEVEL-07)."""
    for space in CHEAPEST_FIRST:
        if state.grid[space] == 0 and state.tech_stack:
            state.grid[space] = draw(state.tech_stack)
