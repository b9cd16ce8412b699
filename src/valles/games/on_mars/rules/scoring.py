"""Points, winners and the goals of the solo game (OM-END-05 to -16, OM-SOLO-42 to -47)."""

from __future__ import annotations

from valles.games.on_mars.rules.building import type_of
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, CONTRACT_CARDS, SCIENTIST_CARDS, SOLO_GOAL_CARDS
from valles.games.on_mars.rules.colony import HEXES
from valles.games.on_mars.rules.component import (
    ADVANCED_POINTS,
    BLUEPRINTS,
    COLONY,
    CONTRACTS,
    LAB_LEVEL,
    LAB_POINTS,
    PROGRESS_POINTS,
    QUARTERS_POINTS,
    SCIENTIST_POINTS,
    SCIENTISTS,
    SHIP_POINTS,
    SLOT_SIDE,
)
from valles.games.on_mars.rules.measure import marked
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import capacity
from valles.kernel.rulebook import places_by


def score_of(state: State, seat: int) -> dict[str, int]:
    """Return the points of a seat, or of Lacerda, if the game ended now."""
    board = state.seats[seat]
    points = {
        "play": board.points,
        "progress": PROGRESS_POINTS[board.cubes.count(True)],
        "ships": SHIP_POINTS * board.hangar,
        "colonists": quarters_points(state, seat),
        "technologies": sum([LAB_POINTS[LAB_LEVEL[space]] for space in range(len(board.lab)) if board.lab[space]]),
        "blueprints": blueprint_points(state, seat),
        "scientists": scientist_points(state, seat),
        "contracts": contract_points(state, seat),
    }
    return {**points, "total": sum(points.values())}


def total(state: State, seat: int) -> int:
    return score_of(state, seat)["total"]


def quarters_points(state: State, seat: int) -> int:
    """The number beside the highest row occupied, once all who can return have done so (OM-END-08, OM-SOLO-15)."""
    board = state.seats[seat]
    colonists = capacity(board)
    if not state.is_lacerda(seat):
        home = board.quarters + board.working
        for row, side in enumerate(SLOT_SIDE):
            if side == board.side():
                home += board.slots[row]
        if state.miners_return and board.side() == COLONY:
            home += state.miner.count(seat + 1)
        colonists = min(home, colonists)
    return QUARTERS_POINTS[(colonists - 1) // 2] if colonists else 0


def blueprint_points(state: State, seat: int) -> int:
    """For blueprints that were built, and against those that were not (OM-END-10)."""
    points = 0
    for number in range(1, BLUEPRINTS + 1):
        if state.blueprint_owner[number] == seat + 1:
            worth = ADVANCED_POINTS[BLUEPRINT_CARDS[number - 1].level]
            points += worth if state.blueprint_hex[number] >= 0 else -worth
    return points


def scientist_points(state: State, seat: int) -> int:
    """For advanced buildings of the scientists' types, no matter whose (OM-END-11)."""
    points = 0
    for scientist in range(SCIENTISTS):
        if state.scientist_owner[scientist] == seat + 1:
            for hex in range(HEXES):
                if state.upgraded[hex] and type_of(state, hex) == SCIENTIST_CARDS[scientist].scores:
                    points += SCIENTIST_POINTS
    return points


def contract_points(state: State, seat: int) -> int:
    points = 0
    for contract in range(CONTRACTS):
        if state.contract_owner[contract] == seat + 1:
            card = CONTRACT_CARDS[contract]
            points += card.success if state.completed[contract] else card.failure
    return points


def scores(state: State) -> list[dict[str, int]]:
    """Return the scores of every board. In a solo game the second is Lacerda's."""
    return [score_of(state, seat) for seat in range(len(state.seats))]


def winners(state: State) -> list[int]:
    """Most points, then crystals, advanced buildings and progress cubes; alone whoever reaches a goal (OM-END-15)."""
    if state.solo:
        return [0] if solo_goals(state) else []
    return [seat for seat, place in enumerate(places_by(standings(state))) if place == 1]


def standings(state: State) -> list[list[int]]:
    """Return the criteria of each board's place, the first one first (OM-END-14, -15)."""
    return [
        [total(state, seat), board.crystals, len(marked(state, seat)), board.cubes.count(True)]
        for seat, board in enumerate(state.seats)
    ]


def solo_goals(state: State) -> list[int]:
    """Return the goal levels whose every requirement the player meets."""
    return [card.number for card in SOLO_GOAL_CARDS if all(need.is_met(state, 0) for need in card.needs)]
