"""Who may know what: saving, views with holes, and possible states behind a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.on_mars.component import (
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
from valles.games.on_mars.effects.lab import INSTALL
from valles.games.on_mars.stack import UNKNOWN
from valles.games.on_mars.standin import ARROWS
from valles.games.on_mars.state import State
from valles.kernel import saving
from valles.kernel.rulebook import Rulebook
from valles.kernel.shuffle import Stream
from valles.kernel.view import ALL_SEEING, HOLE

PUBLIC: Final = "public"
OWN: Final = "own"
"""Visible to the seat it belongs to."""
FACE_DOWN: Final = "face down"
"""Cards or tiles that nobody sees."""
TOP: Final = "top"
"""Stacks whose last tile everybody sees."""
SECRET: Final = "secret"

STATE_FIELDS: Final[Mapping[str, str]] = {
    "answers": PUBLIC, "seed": SECRET, "shuffles": PUBLIC, "viewer": PUBLIC, "solo": PUBLIC, "colours": PUBLIC,
    "long_game": PUBLIC, "first_colonists": PUBLIC, "space_oddity": PUBLIC, "active": PUBLIC, "first": PUBLIC,
    "round": PUBLIC, "final": PUBLIC, "finished": PUBLIC, "building": PUBLIC, "miner": PUBLIC, "upgraded": PUBLIC,
    "ground": PUBLIC, "tile": PUBLIC, "gone": PUBLIC, "stacks": TOP, "warehouse": PUBLIC, "grid": PUBLIC,
    "tech_stack": FACE_DOWN, "exploration": PUBLIC, "discovery_stack": FACE_DOWN, "display": PUBLIC,
    "blueprint_deck": FACE_DOWN, "blueprint_box": PUBLIC, "blueprint_owner": PUBLIC, "blueprint_hex": PUBLIC,
    "kept_tile": PUBLIC, "offers": PUBLIC, "refill": PUBLIC, "scientist_owner": PUBLIC, "scientist_at": PUBLIC,
    "contract_owner": PUBLIC, "delivered": PUBLIC, "completed": PUBLIC, "missions": PUBLIC, "mission_steps": PUBLIC,
    "remaining": PUBLIC, "lss": PUBLIC, "level": PUBLIC, "rewards": PUBLIC, "shuttle_side": PUBLIC,
    "shuttle_space": PUBLIC, "owed": PUBLIC, "goal_box": FACE_DOWN, "first_box": FACE_DOWN, "first_shown": PUBLIC,
    "task_deck": FACE_DOWN, "solo_deck": FACE_DOWN, "solo_discard": PUBLIC, "solo_pass": PUBLIC, "lacerda_bot": PUBLIC,
    "lacerda_bots": PUBLIC, "stack": PUBLIC, "seats": PUBLIC,
}  # fmt: skip
"""Every field of a state with its audience; `seats` is classified field by field below. Simultaneous questions do not
occur, so no answers are kept, and no frame holds a hidden card."""

SEAT_FIELDS: Final[Mapping[str, str]] = {
    "points": PUBLIC, "stock": PUBLIC, "crystals": PUBLIC, "arriving": PUBLIC, "quarters": PUBLIC, "working": PUBLIC,
    "beside": PUBLIC, "slots": PUBLIC, "fresh": PUBLIC, "lab": PUBLIC, "waiting": PUBLIC, "bots": PUBLIC,
    "rover": PUBLIC, "depot": PUBLIC, "hangar": PUBLIC, "shelters": PUBLIC, "cubes": PUBLIC, "markers": PUBLIC,
    "goals": OWN, "spent_goals": OWN, "goal": PUBLIC, "discoveries": PUBLIC, "research": PUBLIC, "space": PUBLIC,
    "stands": PUBLIC, "first_card": OWN, "tasks": OWN, "tasks_done": OWN, "task_shown": PUBLIC, "developed": PUBLIC,
}  # fmt: skip


def save(state: State) -> dict[str, Any]:
    return saving.save(state, STATE_FIELDS, SEAT_FIELDS)


def load(rules: Rulebook[Any], data: Mapping[str, Any]) -> State:
    state = State(rules, len(data["answers"]), bytes.fromhex(data["seed"]))
    saving.restore(state, data, STATE_FIELDS, SEAT_FIELDS)
    return state


def view(state: State, viewer: int) -> State:
    """What the viewer may know."""
    seen = state.copy()
    seen.viewer = viewer
    seen.seed = b""
    for name, audience in STATE_FIELDS.items():
        if audience == FACE_DOWN:
            setattr(seen, name, [HOLE] * len(getattr(state, name)))
    seen.stacks = [[*([HOLE] * (len(stack) - 1)), *stack[-1:]] for stack in state.stacks]
    for seat, board in enumerate(seen.seats):
        if seat != viewer:
            board.goals = [HOLE] * len(board.goals)
            board.spent_goals = [HOLE] * len(board.spent_goals)
            board.tasks = [HOLE] * len(board.tasks)
            board.tasks_done = []
            board.first_card = UNKNOWN if board.first_card else 0
    return seen


def filled(seen: State, stream: Stream) -> State:
    """A possible state behind the view: what is missing dealt into its holes, and a fresh seed."""
    state = seen.copy()
    state.viewer = ALL_SEEING
    state.seed = bytes(stream.below(256) for _ in range(16))
    _fill_goals(state, stream)
    _fill_first_colonists(state, stream)
    _fill_tiles(state, stream)
    _fill_blueprints(state, stream)
    state.solo_deck = _dealt(state.solo_deck, _others(range(SOLO, SOLO_GOAL), state.solo_discard), stream)
    return state


def _others(numbers: range, known: list[int]) -> list[int]:
    return [number for number in numbers if number not in known]


def _dealt(pile: list[int], source: list[int], stream: Stream) -> list[int]:
    """The pile with its holes filled from the source, which loses what it gives."""
    stream.shuffle(source)
    return [number if number != HOLE else source.pop() for number in pile]


def _fill_goals(state: State, stream: Stream) -> None:
    known = [board.goal for board in state.seats]
    for board in state.seats:
        known += board.goals + board.spent_goals
    missing = _others(range(GOAL, MISSION), known)
    for board in state.seats:
        board.goals = sorted(_dealt(board.goals, missing, stream))
        board.spent_goals = _dealt(board.spent_goals, missing, stream)
    state.goal_box = sorted(_dealt(state.goal_box, missing, stream))


def _fill_first_colonists(state: State, stream: Stream) -> None:
    known = state.first_shown[:]
    for board in state.seats:
        known += [board.first_card, *board.tasks]
    cards = _others(range(FIRST_A, FIRST_B), known)
    tasks = _others(range(FIRST_B, DISCOVERY), known)
    stream.shuffle(cards)
    for board in state.seats:
        if board.first_card == UNKNOWN:
            board.first_card = cards.pop()
        board.tasks = sorted(_dealt(board.tasks, tasks, stream))
    state.first_box = sorted(_dealt(state.first_box, cards, stream))
    state.task_deck = _dealt(state.task_deck, tasks, stream)


def _fill_tiles(state: State, stream: Stream) -> None:
    """Discovery tiles, technologies and building tiles in their stacks."""
    known = state.gone + state.exploration + state.ground + [state.kept_tile]
    for board in state.seats:
        known += board.discoveries
    discoveries = _others(range(DISCOVERY, RESEARCH_TILE), known)
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
    known = state.display + state.blueprint_box
    known += [number for number, owner in enumerate(state.blueprint_owner) if owner]
    lower = _others(range(FIRST_LEVEL_3, BLUEPRINTS + 1), known)
    upper = _others(range(1, FIRST_LEVEL_3), known)
    half = BLUEPRINTS - FIRST_LEVEL_3 + 1
    deck = state.blueprint_deck
    state.blueprint_deck = _dealt(deck[:half], lower, stream) + _dealt(deck[half:], upper, stream)
