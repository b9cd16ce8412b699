"""Secrecy: holes in views, and possible contents of the holes."""

from __future__ import annotations

from valles.games.on_mars.effects.lab import INSTALL
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    DISCOVERY,
    FIRST_A,
    FIRST_B,
    FIRST_LEVEL_3,
    GOAL,
    GRID_TECHS,
    MISSION,
    RESEARCH_TILE,
    SOLO,
    SOLO_GOAL,
    STACKS,
)
from valles.games.on_mars.rules.field import STATE_FIELDS
from valles.games.on_mars.rules.stack import UNKNOWN
from valles.games.on_mars.rules.standin import ARROWS
from valles.games.on_mars.rules.state import State
from valles.kernel.audience import FACE_DOWN
from valles.kernel.shuffle import Stream
from valles.kernel.view import HOLE


def hide(view: State) -> None:
    """Leave out what lies face down, and the goals and tasks of others."""
    for name, audience in STATE_FIELDS.items():
        if audience == FACE_DOWN:
            setattr(view, name, [HOLE] * len(getattr(view, name)))
    view.stacks = [[*([HOLE] * (len(stack) - 1)), *stack[-1:]] for stack in view.stacks]
    for seat, board in enumerate(view.seats):
        if seat != view.viewer:
            board.goals = [HOLE] * len(board.goals)
            board.spent_goals = [HOLE] * len(board.spent_goals)
            board.tasks = [HOLE] * len(board.tasks)
            board.tasks_done = []
            board.first_card = UNKNOWN if board.first_card else 0


def fill(state: State, stream: Stream) -> None:
    """Deal what is missing into the holes."""
    _fill_goals(state, stream)
    _fill_first_colonists(state, stream)
    _fill_tiles(state, stream)
    _fill_blueprints(state, stream)
    state.solo_deck = _dealt(state.solo_deck, _others(range(SOLO, SOLO_GOAL), state.solo_discard), stream)


def _others(numbers: range, placed: list[int]) -> list[int]:
    return [number for number in numbers if number not in placed]


def _dealt(pile: list[int], source: list[int], stream: Stream) -> list[int]:
    """Return the pile with its holes filled from the source, which loses what it gives."""
    stream.shuffle(source)
    return [number if number != HOLE else source.pop() for number in pile]


def _fill_goals(state: State, stream: Stream) -> None:
    placed = [board.goal for board in state.seats]
    for board in state.seats:
        placed += board.goals + board.spent_goals
    missing = _others(range(GOAL, MISSION), placed)
    for board in state.seats:
        board.goals = sorted(_dealt(board.goals, missing, stream))
        board.spent_goals = _dealt(board.spent_goals, missing, stream)
    state.goal_box = sorted(_dealt(state.goal_box, missing, stream))


def _fill_first_colonists(state: State, stream: Stream) -> None:
    placed = state.first_shown[:]
    for board in state.seats:
        placed += [board.first_card, *board.tasks]
    cards = _others(range(FIRST_A, FIRST_B), placed)
    tasks = _others(range(FIRST_B, DISCOVERY), placed)
    stream.shuffle(cards)
    for board in state.seats:
        if board.first_card == UNKNOWN:
            board.first_card = cards.pop()
        board.tasks = sorted(_dealt(board.tasks, tasks, stream))
    state.first_box = sorted(_dealt(state.first_box, cards, stream))
    state.task_deck = _dealt(state.task_deck, tasks, stream)


def _fill_tiles(state: State, stream: Stream) -> None:
    """Discovery tiles, technologies and building tiles in their stacks."""
    placed = state.gone + state.exploration + state.ground + [state.kept_tile]
    for board in state.seats:
        placed += board.discoveries
    discoveries = _others(range(DISCOVERY, RESEARCH_TILE), placed)
    state.discovery_stack = _dealt(state.discovery_stack, discoveries, stream)
    techs = [tech + 1 for tech in GRID_TECHS] * 2
    learnt = [frame.a for frame in state.stack if frame.effect == INSTALL.id]
    for place in (state.grid, learnt, *(board.lab for board in state.seats)):
        for tech in place:
            if tech in techs:
                techs.remove(tech)
    state.tech_stack = _dealt(state.tech_stack, techs, stream)
    for building in range(STACKS):
        used = [tile for hex, tile in enumerate(state.tile) if state.building[hex] == building + 1]
        tiles = _others(range(1, len(ARROWS[building]) + 1), used + state.stacks[building])
        state.stacks[building] = _dealt(state.stacks[building], tiles, stream)


def _fill_blueprints(state: State, stream: Stream) -> None:
    """The cards of level 1 lie above those of level 3 (OM-SETUP-10)."""
    placed = state.display + state.blueprint_box
    placed += [number for number, owner in enumerate(state.blueprint_owner) if owner]
    lower = _others(range(FIRST_LEVEL_3, BLUEPRINTS + 1), placed)
    upper = _others(range(1, FIRST_LEVEL_3), placed)
    half = BLUEPRINTS - FIRST_LEVEL_3 + 1
    deck = state.blueprint_deck
    state.blueprint_deck = _dealt(deck[:half], lower, stream) + _dealt(deck[half:], upper, stream)
