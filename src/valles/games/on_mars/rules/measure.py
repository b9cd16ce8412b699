"""The counts of goals, rewards and the solo game."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.rules.building import complex_size, connected
from valles.games.on_mars.rules.colony import HEXES
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    COUNT_ADVANCED,
    COUNT_BLUEPRINTS,
    COUNT_BOTS,
    COUNT_COMPLEXES,
    COUNT_CONTRACTS,
    COUNT_CUBES,
    COUNT_DISCOVERIES,
    COUNT_HANGAR,
    COUNT_LARGEST,
    COUNT_LEVEL,
    COUNT_MINES,
    COUNT_QUARTERS,
    COUNT_RESEARCH,
    COUNT_SAME_RESOURCES,
    COUNT_SCIENTISTS,
    COUNT_SHELTERS,
    COUNT_TECHS,
    LAB_LEVEL,
    MINE,
)
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.supply import capacity

LARGE: Final = 3
"""The size from which goal 16 counts complexes."""


def measure(state: State, seat: int, kind: int) -> int:
    board = state.seats[seat]
    if kind == COUNT_BLUEPRINTS:
        return state.blueprint_owner.count(seat + 1)
    if kind == COUNT_ADVANCED:
        return len(marked(state, seat))
    if kind == COUNT_MINES:
        return mines(state, seat)
    if kind == COUNT_DISCOVERIES:
        return len(board.discoveries)
    if kind == COUNT_LARGEST:
        return largest(state, seat)
    if kind == COUNT_SAME_RESOURCES:
        return max(board.stock[1:])
    if kind == COUNT_SHELTERS:
        return board.shelters
    if kind == COUNT_LEVEL:
        return state.level
    if kind == COUNT_QUARTERS:
        return capacity(board) if state.is_lacerda(seat) else board.quarters
    if kind == COUNT_TECHS:
        return len(board.lab) - board.lab.count(0)
    if kind == COUNT_HANGAR:
        return board.hangar
    if kind == COUNT_RESEARCH:
        return board.research.count(True)
    if kind == COUNT_SCIENTISTS:
        return state.scientist_owner.count(seat + 1)
    if kind == COUNT_CONTRACTS:
        return completed_contracts(state, seat)
    if kind == COUNT_CUBES:
        return board.cubes.count(True)
    if kind == COUNT_COMPLEXES:
        return complexes(state, seat)
    if kind == COUNT_BOTS:
        return state.lacerda_bots + 1 if state.is_lacerda(seat) else len(board.bots) - board.bots.count(-1)
    return top_tech(board)


def mines(state: State, seat: int) -> int:
    """Mines with a colonist or marker of the seat."""
    count = 0
    for hex in range(HEXES):
        if state.building[hex] == MINE + 1:
            marker = state.upgraded[hex]
            if state.miner[hex] == seat + 1 or (marker and state.blueprint_owner[marker] == seat + 1):
                count += 1
    return count


def marked(state: State, seat: int) -> list[int]:
    """Return the hexes of the seat's advanced buildings."""
    hexes = []
    for number in range(1, BLUEPRINTS + 1):
        if state.blueprint_owner[number] == seat + 1 and state.blueprint_hex[number] >= 0:
            hexes.append(state.blueprint_hex[number])
    return hexes


def largest(state: State, seat: int) -> int:
    """Return the size of the largest complex with a marker of the seat."""
    best = 0
    for hex in marked(state, seat):
        best = max(best, complex_size(state, hex))
    return best


def complexes(state: State, seat: int) -> int:
    """Different complexes of three or more with a marker of the seat."""
    count = 0
    hexes = marked(state, seat)
    for place, hex in enumerate(hexes):
        if complex_size(state, hex) >= LARGE and not in_complex_of(state, hex, hexes[:place]):
            count += 1
    return count


def in_complex_of(state: State, hex: int, others: list[int]) -> bool:
    """Return True if one of the others belongs to the same complex."""
    for other in others:
        if same_complex(state, hex, other):
            return True
    return False


def same_complex(state: State, one: int, other: int) -> bool:
    kind = state.building[one]
    if state.building[other] != kind:
        return False
    return connected(state, [one, other], kind) == complex_size(state, one)


def completed_contracts(state: State, seat: int) -> int:
    count = 0
    for contract, owner in enumerate(state.contract_owner):
        if owner == seat + 1 and state.completed[contract]:
            count += 1
    return count


def top_tech(board: Seat) -> int:
    best = 0
    for space, tech in enumerate(board.lab):
        if tech and LAB_LEVEL[space] > best:
            best = LAB_LEVEL[space]
    return best
