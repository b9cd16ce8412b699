"""How a state is copied, and who may know each of its fields. Written by tools/field.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from valles.games.on_mars.rules.state import Seat, State

SEAT_FIELDS: Final[Mapping[str, str]] = {
    "points": "public",
    "stock": "public",
    "crystals": "public",
    "arriving": "public",
    "quarters": "public",
    "working": "public",
    "beside": "public",
    "slots": "public",
    "fresh": "public",
    "lab": "public",
    "waiting": "public",
    "bots": "public",
    "rover": "public",
    "depot": "public",
    "hangar": "public",
    "shelters": "public",
    "cubes": "public",
    "markers": "public",
    "goals": "own",
    "spent_goals": "own",
    "goal": "public",
    "discoveries": "public",
    "research": "public",
    "space": "public",
    "stands": "public",
    "first_card": "own",
    "tasks": "own",
    "tasks_done": "own",
    "task_shown": "public",
    "developed": "public",
}

STATE_FIELDS: Final[Mapping[str, str]] = {
    "stack": "masked",
    "answers": "own",
    "seed": "secret",
    "shuffles": "public",
    "viewer": "public",
    "solo": "public",
    "seats": "public",
    "colours": "public",
    "long_game": "public",
    "first_colonists": "public",
    "space_oddity": "public",
    "miners_return": "public",
    "any_shelter_tech": "public",
    "research_first": "public",
    "active": "public",
    "first": "public",
    "round": "public",
    "final": "public",
    "finished": "public",
    "building": "public",
    "miner": "public",
    "upgraded": "public",
    "ground": "public",
    "tile": "public",
    "gone": "public",
    "stacks": "top",
    "warehouse": "public",
    "grid": "public",
    "tech_stack": "face down",
    "exploration": "public",
    "discovery_stack": "face down",
    "display": "public",
    "blueprint_deck": "face down",
    "blueprint_box": "public",
    "blueprint_owner": "public",
    "blueprint_hex": "public",
    "kept_tile": "public",
    "offers": "public",
    "refill": "public",
    "scientist_owner": "public",
    "scientist_at": "public",
    "contract_owner": "public",
    "delivered": "public",
    "completed": "public",
    "missions": "public",
    "mission_steps": "public",
    "remaining": "public",
    "lss": "public",
    "level": "public",
    "rewards": "public",
    "shuttle_side": "public",
    "shuttle_space": "public",
    "owed": "public",
    "goal_box": "face down",
    "first_box": "face down",
    "first_shown": "public",
    "task_deck": "face down",
    "solo_deck": "face down",
    "solo_discard": "public",
    "solo_pass": "public",
    "lacerda_bot": "public",
    "lacerda_bots": "public",
}

OPTIONAL_FIELDS: Final = (
    "any_shelter_tech",
    "miners_return",
    "research_first",
)


def copy_seat(old: Seat, new: Seat) -> None:
    new.points = old.points
    new.stock = old.stock[:]
    new.crystals = old.crystals
    new.arriving = old.arriving
    new.quarters = old.quarters
    new.working = old.working
    new.beside = old.beside
    new.slots = old.slots[:]
    new.fresh = old.fresh
    new.lab = old.lab[:]
    new.waiting = old.waiting
    new.bots = old.bots[:]
    new.rover = old.rover
    new.depot = old.depot[:]
    new.hangar = old.hangar
    new.shelters = old.shelters
    new.cubes = old.cubes[:]
    new.markers = old.markers
    new.goals = old.goals[:]
    new.spent_goals = old.spent_goals[:]
    new.goal = old.goal
    new.discoveries = old.discoveries[:]
    new.research = old.research[:]
    new.space = old.space
    new.stands = old.stands
    new.first_card = old.first_card
    new.tasks = old.tasks[:]
    new.tasks_done = old.tasks_done[:]
    new.task_shown = old.task_shown
    new.developed = old.developed


def copy_state(old: State, new: State) -> None:
    new.stack = old.stack[:]
    new.answers = [inner[:] for inner in old.answers]
    new.seed = old.seed
    new.shuffles = old.shuffles
    new.viewer = old.viewer
    new.solo = old.solo
    new.seats = [seat.copy() for seat in old.seats]
    new.colours = old.colours
    new.long_game = old.long_game
    new.first_colonists = old.first_colonists
    new.space_oddity = old.space_oddity
    new.miners_return = old.miners_return
    new.any_shelter_tech = old.any_shelter_tech
    new.research_first = old.research_first
    new.active = old.active
    new.first = old.first
    new.round = old.round
    new.final = old.final
    new.finished = old.finished
    new.building = old.building[:]
    new.miner = old.miner[:]
    new.upgraded = old.upgraded[:]
    new.ground = old.ground[:]
    new.tile = old.tile[:]
    new.gone = old.gone[:]
    new.stacks = [inner[:] for inner in old.stacks]
    new.warehouse = old.warehouse[:]
    new.grid = old.grid[:]
    new.tech_stack = old.tech_stack[:]
    new.exploration = old.exploration[:]
    new.discovery_stack = old.discovery_stack[:]
    new.display = old.display[:]
    new.blueprint_deck = old.blueprint_deck[:]
    new.blueprint_box = old.blueprint_box[:]
    new.blueprint_owner = old.blueprint_owner[:]
    new.blueprint_hex = old.blueprint_hex[:]
    new.kept_tile = old.kept_tile
    new.offers = old.offers[:]
    new.refill = old.refill[:]
    new.scientist_owner = old.scientist_owner[:]
    new.scientist_at = old.scientist_at[:]
    new.contract_owner = old.contract_owner[:]
    new.delivered = old.delivered[:]
    new.completed = old.completed[:]
    new.missions = old.missions[:]
    _copy_state_from_45(old, new)


def _copy_state_from_45(old: State, new: State) -> None:
    new.mission_steps = old.mission_steps[:]
    new.remaining = old.remaining
    new.lss = old.lss[:]
    new.level = old.level
    new.rewards = old.rewards
    new.shuttle_side = old.shuttle_side
    new.shuttle_space = old.shuttle_space
    new.owed = old.owed[:]
    new.goal_box = old.goal_box
    new.first_box = old.first_box
    new.first_shown = old.first_shown[:]
    new.task_deck = old.task_deck[:]
    new.solo_deck = old.solo_deck[:]
    new.solo_discard = old.solo_discard[:]
    new.solo_pass = old.solo_pass
    new.lacerda_bot = old.lacerda_bot
    new.lacerda_bots = old.lacerda_bots
