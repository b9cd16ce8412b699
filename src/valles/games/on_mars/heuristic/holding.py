"""The holdings of a seat at On Mars in points: those it would score, and the expected rest."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.upgrade import upgrade_reason
from valles.games.on_mars.heuristic.aim import Aims
from valles.games.on_mars.heuristic.outlook import Outlook
from valles.games.on_mars.rules.building import code, in_zone
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, REWARD_CARDS
from valles.games.on_mars.rules.component import (
    ADVANCED_POINTS,
    BLUEPRINTS,
    COLONIST,
    CRYSTAL,
    LAB_LEVEL,
    LAB_POINTS,
    LSS_ROWS,
    PROGRESS_POINTS,
    QUARTERS_POINTS,
    RESOURCES,
    REWARD,
    SHIP_POINTS,
)
from valles.games.on_mars.rules.measure import measure, mines
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.scoring import quarters_points, scientist_points
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.supply import capacity, depot_capacity, ships_welcomed

AWAY: Final = 0.35
"""The value of a colonist away from home, who will come back."""
ROOM: Final = 1.5
"""The value of a shelter for the room and storage that it adds."""
SHIP_WORTH: Final = 0.7
"""The value of a welcomed ship beyond its points: an executive action and room for crystals."""
BOT_WORTH: Final = 1.0
FIRST_MINE: Final = 4.0
MORE_MINES: Final = 1.5
"""The value of one's own minerals, which pay for upgrades and for anything that is missing."""
TECH_USE: Final = 0.4
"""The value of each level of a technology beyond its points."""
ADVANCED_WORTH: Final = 2.0
"""The value of an advanced building beyond its points: production and an executive action."""
READY: Final = 0.9
SOMEWHERE: Final = 0.65
POSSIBLE_LATER: Final = 0.4
"""The probability that a blueprint will be built which fits a building nearby, one elsewhere, or none yet."""
CROWDED: Final = 0.8
"""The factor for the probability of each further one."""
LAST_PROGRESS: Final = 3
"""The last level at which progress cubes score (OM-LEVEL)."""
AGAIN: Final = 0.8
"""The probability that a level will still be reached."""
SCIENTIST_HOPE: Final = 4.0
"""The value of a scientist beyond the present advanced buildings."""
REWARD_HOPE: Final = 0.35
"""The probability that a life support reward is scored again."""


def holdings(state: State, seat: int, now: Outlook) -> float:
    board = state.seats[seat]
    aims = Aims(state, seat, now)
    goal = aims.goal_chance(board.goals)
    return (
        board.points
        + progress(state, board, now)
        + SHIP_POINTS * board.hangar
        + SHIP_WORTH * ships_welcomed(board) * now.future
        + colonists(state, seat, now)
        + technologies(board, now)
        + blueprints(state, seat, now)
        + scientists(state, seat, now)
        + aims.contracts()
        + aims.display_value()
        + goods(board, now)
        + minerals(state, seat, now)
        + rewards(state, seat, now)
        + aims.private_goals(board.goals, goal)
        + (aims.victory(goal) if state.solo else 0.0)
        + BOT_WORTH * (len(board.bots) - board.bots.count(-1)) * now.future
        + ROOM * board.shelters * now.future
    )


def holding_terms(state: State, seat: int, now: Outlook) -> dict[str, float]:
    """Return the parts of the value of the holdings, as a player would name them."""
    board = state.seats[seat]
    aims = Aims(state, seat, now)
    goal = aims.goal_chance(board.goals)
    bots = len(board.bots) - board.bots.count(-1)
    return {
        "points": float(board.points),
        "progress": progress(state, board, now),
        "ships": SHIP_POINTS * board.hangar + SHIP_WORTH * ships_welcomed(board) * now.future,
        "colonists": colonists(state, seat, now),
        "technologies": technologies(board, now),
        "blueprints": blueprints(state, seat, now),
        "scientists": scientists(state, seat, now),
        "contracts": aims.contracts() + aims.display_value(),
        "goods": goods(board, now),
        "mines": minerals(state, seat, now),
        "rewards": rewards(state, seat, now),
        "goals": aims.private_goals(board.goals, goal),
        "victory": aims.victory(goal) if state.solo else 0.0,
        "bots": BOT_WORTH * bots * now.future,
        "shelters": ROOM * board.shelters * now.future,
    }


def goods(board: Seat, now: Outlook) -> float:
    worth = now.stock_worth(CRYSTAL, min(board.crystals + board.arriving, depot_capacity(board)))
    for good in range(RESOURCES):
        worth += now.stock_worth(good, board.stock[good])
    return worth


def progress(state: State, board: Seat, now: Outlook) -> float:
    """Progress cubes score at the next two levels too, which may come soon."""
    times = 1 + AGAIN * max(0, LAST_PROGRESS - state.level) * now.future
    return times * PROGRESS_POINTS[board.cubes.count(True)]


def colonists(state: State, seat: int, now: Outlook) -> float:
    """Return the value of the colonists. Those at home can work; all but miners count in the end, if there is room."""
    board = state.seats[seat]
    away = board.working + sum(board.slots)
    home = min(board.quarters + away, capacity(board))
    points = quarters_points(state, seat) if now.left == 0.0 else row_points(home)
    return points + now.stock_worth(COLONIST, board.quarters) + now.future * AWAY * away


def row_points(home: int) -> float:
    """Return the points of so many colonists; a full row counts as halfway to the next."""
    row = max(0, home - 1) // 2
    if home < 1 or home % 2 or row + 1 == len(QUARTERS_POINTS):
        return QUARTERS_POINTS[row]
    return (QUARTERS_POINTS[row] + QUARTERS_POINTS[row + 1]) / 2


def minerals(state: State, seat: int, now: Outlook) -> float:
    sources = mines(state, seat)
    return now.future * (FIRST_MINE + MORE_MINES * (sources - 1)) if sources else 0.0


def technologies(board: Seat, now: Outlook) -> float:
    worth = 0.0
    for space, tech in enumerate(board.lab):
        if tech:
            level = LAB_LEVEL[space]
            worth += LAB_POINTS[level] + TECH_USE * level * now.future
    return worth


def blueprints(state: State, seat: int, now: Outlook) -> float:
    worth = 0.0
    open_chances = []
    for number in range(1, BLUEPRINTS + 1):
        if state.blueprint_owner[number] == seat + 1:
            points = ADVANCED_POINTS[BLUEPRINT_CARDS[number - 1].level]
            if state.blueprint_hex[number] >= 0:
                worth += points + ADVANCED_WORTH * now.future
            else:
                open_chances.append((chance(state, seat, number), points))
    open_chances.sort(reverse=True)
    trust = now.future
    for likely, points in open_chances:
        worth += trust * likely * (2 * points + ADVANCED_WORTH) - points
        trust *= CROWDED
    return worth


def chance(state: State, seat: int, number: int) -> float:
    """Return the probability that the blueprint will be built."""
    card = BLUEPRINT_CARDS[number - 1]
    kind = code(seat, card.building)
    best = POSSIBLE_LATER if card.level == 1 else POSSIBLE_LATER / 2
    for hex, building in enumerate(state.building):
        if building == kind and upgrade_reason(state, seat, number, hex, True) == POSSIBLE:
            if in_zone(state, seat, hex):
                return READY
            best = SOMEWHERE
    return best


def scientists(state: State, seat: int, now: Outlook) -> float:
    owned = state.scientist_owner.count(seat + 1)
    return scientist_points(state, seat) + SCIENTIST_HOPE * owned * now.future


def rewards(state: State, seat: int, now: Outlook) -> float:
    """Return the value of the things that life support rewards count, as long as markers can still move."""
    worth = 0.0
    for column, number in enumerate(state.rewards):
        if state.lss[column] < LSS_ROWS:
            card = REWARD_CARDS[number - REWARD]
            worth += card.each * measure(state, seat, card.kind)
    return REWARD_HOPE * now.future * worth
