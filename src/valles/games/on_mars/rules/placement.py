"""Placing a colonist on an action slot: clearing full rows and the extra cost (OM-PLACE)."""

from __future__ import annotations

from valles.games.on_mars.rules.component import HIRE_ROW, SLOTS
from valles.games.on_mars.rules.reason import NO_COLONIST, POSSIBLE, SLOT_TAKEN
from valles.games.on_mars.rules.state import State


def after_clearing(state: State, row: int) -> list[int]:
    """Return the colonists of each seat on the row once a full row has been cleared (OM-PLACE-06, -07, -15)."""
    there = [board.slots[row] for board in state.seats]
    if row != HIRE_ROW and sum(there) >= SLOTS:
        most = max(there)
        return [0 if count == most else count for count in there]
    return there


def placement_cost(state: State, seat: int, row: int) -> int:
    """The extra cost: with two boards for each colonist there, otherwise for each other colour (OM-PLACE-02, -04)."""
    there = after_clearing(state, row)
    if len(there) == 2:
        return sum(there)
    cost = 0
    for other in range(len(there)):
        if other != seat and there[other]:
            cost += 1
    return cost


def clear_slots(state: State, row: int) -> None:
    """Move the colonists of the player with most on a full row to the working area (OM-PLACE-08)."""
    there = after_clearing(state, row)
    for seat, board in enumerate(state.seats):
        if board.slots[row] > there[seat]:
            if not state.is_lacerda(seat):
                board.working += board.slots[row]
            board.slots[row] = 0
            if state.sink is not None:
                if seat == state.active:
                    state.emit("om-log-own-clear", seat=state.noun(seat))
                else:
                    state.emit("om-log-clear", seat=state.noun(seat), by=state.noun(state.active))


def place_reason(state: State, seat: int, row: int) -> int:
    """Return the reason why the seat has no colonist for the row, the extra cost apart."""
    board = state.seats[seat]
    if row == HIRE_ROW and board.slots[row]:
        return SLOT_TAKEN
    return POSSIBLE if board.quarters else NO_COLONIST
