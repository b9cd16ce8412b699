"""Technology tiles in the laboratories, one's own and others' (OM-ORBIT-25 to -33)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.rules.component import LAB_LEVEL, NO_TECH, SEATS, SHELTER, TECHS
from valles.games.on_mars.rules.state import Seat, State
from valles.kernel.phrase import Noun, Phrase

DEBTS_AN_OWNER: Final = 16
"""More than there are technologies."""


def tech_noun(tech: int) -> Noun:
    return Noun("om-card-tech-" + TECHS[tech].replace("_", "-"))


def tech_label(state: State, colour: int, tech: int) -> Phrase:
    """Return the label of a technology by its owner, with its level where it is known which one is meant."""
    if colour not in state.colours:
        return Phrase("om-option-tech", {"seat": Noun("seat-" + SEATS[colour]), "level": 0})
    owner = state.colours.index(colour)
    level = level_of(state.seats[owner], tech) if tech != NO_TECH else 0
    return Phrase("om-option-tech", {"seat": state.noun(owner), "level": level})


def level_of(board: Seat, tech: int) -> int:
    """Return the level of the seat's tile of this type, 0 without one."""
    return LAB_LEVEL[board.lab.index(tech + 1)] if tech + 1 in board.lab else 0


def best_level(state: State, seat: int, tech: int) -> int:
    """Return the highest level that the seat may use, of its own tile or another's (OM-ORBIT-25)."""
    if tech == SHELTER and not state.any_shelter_tech:
        return level_of(state.seats[seat], tech)
    best = 0
    for board in state.seats:
        level = level_of(board, tech)
        if level > best:
            best = level
    return best


def may_use(state: State, seat: int, owner: int, tech: int) -> bool:
    return level_of(state.seats[owner], tech) > 0 and (tech != SHELTER or owner == seat or state.any_shelter_tech)


def use_tech(state: State, seat: int, owner: int, tech: int) -> None:
    """Another player's tile earns its owner oxygen or a development at the end of the turn (OM-ORBIT-28)."""
    if state.sink is not None:
        if owner == seat:
            state.emit("om-log-own-tech", seat=state.noun(seat), tech=tech_noun(tech))
        else:
            state.emit("om-log-tech", seat=state.noun(seat), tech=tech_noun(tech), owner=state.noun(owner))
    if owner != seat:
        state.owed.append(debt(owner, tech))
        if not state.is_lacerda(owner):
            state.seats[owner].waiting += 1


def debt(owner: int, tech: int) -> int:
    """Return the debt to the owner of a tile that another has used, as one number."""
    return DEBTS_AN_OWNER * owner + tech


def debt_owner(owed: int) -> int:
    return owed // DEBTS_AN_OWNER


def debt_tech(owed: int) -> int:
    return owed % DEBTS_AN_OWNER
