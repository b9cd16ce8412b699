"""Face-down stacks: their top is the end of the list, and a view cannot draw what it does not know."""

from __future__ import annotations

from valles.kernel.view import HOLE, Hole
from valles.on_mars.state import State


def drawn(stack: list[int]) -> int:
    """Take the top of a stack."""
    top = stack.pop()
    if top == HOLE:
        raise Hole
    return top


def reveal_discovery(state: State) -> None:
    """A new tile on the exploration space, as long as there is one (OM-SHUTTLE-09)."""
    if state.discovery_stack:
        state.exploration.append(drawn(state.discovery_stack))


def refill_grid(state: State) -> None:
    """Empty spaces of the technology grid, lower rows first (OM-LEVEL-07)."""
    for space in (6, 7, 3, 4, 5, 0, 1, 2):
        if state.grid[space] == 0 and state.tech_stack:
            state.grid[space] = drawn(state.tech_stack)


