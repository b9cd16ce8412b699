"""The ways to pay for a colonist on slots where others stand (OM-PLACE-03)."""

from __future__ import annotations

from valles.games.on_mars.public.struct import Placement
from valles.games.on_mars.rules.component import COLONIST, CRYSTAL, SLOT_OF
from valles.games.on_mars.rules.placement import placement_cost
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.turn import PAY_SLOT, TURN, reason_after_paying
from valles.games.on_mars.rules.vocabulary import ACTION, OPTIONS, PAY
from valles.kernel.view import Hole

OWN_COLONIST = 1
"""The colonist that is placed."""


def placements_of(view: State) -> list[Placement]:
    """Return the ways to pay for each main action with an extra cost while the viewer is asked for one."""
    frame = view.prompt_frame(view.viewer) if view.viewer >= 0 else None
    if frame is None or frame.effect != TURN.id:
        return []
    return [
        placement
        for action, row in enumerate(SLOT_OF)
        if row >= 0 and view.reason(frame.seat, ACTION.offset + action) == POSSIBLE
        for placement in placements(view, frame.seat, action, placement_cost(view, frame.seat, row))
    ]


def placements(view: State, seat: int, action: int, cost: int) -> list[Placement]:
    """Return the ways to pay so many crystals or colonists for the action, with most crystals first."""
    result = []
    for colonists in range(cost + 1):
        crystals = cost - colonists
        affordable = crystals <= view.seats[seat].crystals
        if cost and affordable and may_pay(view, seat, action, crystals, colonists):
            choices = answers(view, seat, action, crystals, colonists)
            names = [OPTIONS.text(option) for option in choices]
            result.append(Placement(names[0].partition(":")[2], names, crystals, colonists))
    return result


def may_pay(view: State, seat: int, action: int, crystals: int, colonists: int) -> bool:
    return reason_after_paying(view, seat, action, 0, OWN_COLONIST + colonists, crystals) == POSSIBLE


def answers(view: State, seat: int, action: int, crystals: int, colonists: int) -> list[int]:
    """Return the option of the action and the payments that are asked: one alone is made without a question."""
    state = view.rules.copy(view)
    choices = [ACTION.offset + action]
    try:
        state.apply(seat, choices[0])
        for unit in [PAY.offset + CRYSTAL] * crystals + [PAY.offset + COLONIST] * colonists:
            frame = state.prompt_frame(seat)
            if frame is None or frame.effect != PAY_SLOT.id:
                break
            choices.append(unit)
            state.apply(seat, unit)
    except Hole:
        pass
    return choices
