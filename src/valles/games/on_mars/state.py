"""What lies on the table: both sides of the board, the colony map, the stacks and every player board."""

from __future__ import annotations

from typing import Any

from valles.games.on_mars.colony import HEXES
from valles.games.on_mars.component import (
    BLUEPRINTS,
    BOTS,
    COLONISTS,
    COLONY,
    CONTRACTS,
    DISPLAY,
    GOODS,
    GRID,
    LAB,
    LACERDA,
    LSS,
    MARKERS,
    MISSIONS_OPEN,
    ORBIT,
    RESEARCH_TYPES,
    RESOURCES,
    SCIENTISTS,
    SEATS,
    SHIPS,
    SLOTTED,
    SPACES_A_SIDE,
    STACKS,
    STARTING_COLONISTS,
)
from valles.kernel.phrase import Noun
from valles.kernel.rulebook import Rulebook
from valles.kernel.settle import State as KernelState


class Seat:
    """One player board with what lies on and beside it."""

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.points = 0
        self.stock = [1] * RESOURCES
        self.crystals = 1
        """In the depot."""
        self.arriving = 0
        """Crystals below the depot, which cannot be paid yet (OM-GEN-13)."""
        self.quarters = STARTING_COLONISTS
        self.working = 0
        self.beside = COLONISTS - STARTING_COLONISTS
        """Colonists in the personal supply."""
        self.slots = [0] * len(SLOTTED)
        """Colonists on each row of action slots."""
        self.fresh = 0
        """Colonists gained this turn, who cannot boost the welcome of a ship (OM-COL-67)."""
        self.lab = [0] * len(LAB)
        """The technology on each space of the laboratory, 1 more than its number; 0 where there is none."""
        self.waiting = 0
        """Oxygen for the use of a technology, not yet decided upon (OM-ORBIT-29)."""
        self.bots = [-1] * BOTS
        """The hex of each bot, -1 in the personal supply."""
        self.rover = -1
        self.depot = [True] * SHIPS
        """Whether a ship still stands on each of the top five depot spaces."""
        self.hangar = 0
        self.shelters = 1
        self.cubes = [False] * STACKS
        """Whether the cube of each building type lies in the progress area."""
        self.markers = MARKERS
        """Advanced building markers in the personal supply."""
        self.goals: list[int] = []
        self.spent_goals: list[int] = []
        self.goal = 0
        """The completed goal."""
        self.discoveries: list[int] = []
        self.research = [False] * RESEARCH_TYPES
        self.space = 0
        """Turn order space, 1 to 8; 0 before it is chosen."""
        self.stands = True
        """Whether the player marker stands, so that a turn is still to come."""
        self.first_card = 0
        self.tasks: list[int] = []
        self.tasks_done: list[int] = []
        """First Colonist cards whose task is done but which are not yet shown (OM-FIRST-06)."""
        self.task_shown = False
        """Whether a task was completed this turn (OM-FIRST-07)."""
        self.developed = 0
        """Developments made this turn."""

    def copy(self) -> Seat:
        new = Seat(True)
        new.points = self.points
        new.stock = self.stock[:]
        new.crystals = self.crystals
        new.arriving = self.arriving
        new.quarters = self.quarters
        new.working = self.working
        new.beside = self.beside
        new.slots = self.slots[:]
        new.fresh = self.fresh
        new.lab = self.lab[:]
        new.waiting = self.waiting
        new.bots = self.bots[:]
        new.rover = self.rover
        new.depot = self.depot[:]
        new.hangar = self.hangar
        new.shelters = self.shelters
        new.cubes = self.cubes[:]
        new.markers = self.markers
        new.goals = self.goals[:]
        new.spent_goals = self.spent_goals[:]
        new.goal = self.goal
        new.discoveries = self.discoveries[:]
        new.research = self.research[:]
        new.space = self.space
        new.stands = self.stands
        new.first_card = self.first_card
        new.tasks = self.tasks[:]
        new.tasks_done = self.tasks_done[:]
        new.task_shown = self.task_shown
        new.developed = self.developed
        return new

    def leave_quarters(self) -> None:
        """A colonist goes to work or onto a slot or mine: one of those gained this turn, if there is one."""
        self.quarters -= 1
        if self.fresh:
            self.fresh -= 1

    def side(self) -> int:
        return ORBIT if self.space <= SPACES_A_SIDE else COLONY


class State(KernelState):
    """A whole game at one moment. In the solo game Lacerda has the second board, but is never asked."""

    def __init__(self, rules: Rulebook[Any], seats: int, seed: bytes, blank: bool = False) -> None:
        super().__init__(rules, seats, seed)
        if blank:
            return
        self.solo = seats == 1
        self.seats = [Seat() for _ in range(2 if self.solo else seats)]
        self.colours: list[int] = list(range(len(self.seats)))
        self.long_game = False
        self.first_colonists = False
        self.space_oddity = False
        self.active = -1
        """The seat whose turn of the colonization phase it is, -1 outside."""
        self.first = 0
        self.round = 1
        self.final = False
        """Whether the end has been triggered, so that the next round is the last."""
        self.finished = False
        """Whether the last turn is over."""
        self._lay_out_colony()
        self._lay_out_orbit()
        self._lay_out_cards()

    def _lay_out_colony(self) -> None:
        self.building = [0] * HEXES
        """1 more than the type; from 6 on the shelters of the first seat, the second, and so on."""
        self.miner = [0] * HEXES
        """1 more than the seat whose colonist works the mine."""
        self.upgraded = [0] * HEXES
        """The blueprint whose marker stands on the building."""
        self.ground = [0] * HEXES
        """A crystal, or the number of a discovery or research tile."""
        self.tile = [0] * HEXES
        """The number of the building tile, which tells its arrows; 0 for starting buildings."""
        self.gone: list[int] = []
        """Discovery and research tiles that left the game."""
        self.stacks: list[list[int]] = [[] for _ in range(STACKS)]
        """The building tiles by type, the top one last; each is the number of its arrow pattern."""
        self.lss = [1] * LSS
        self.level = 1
        self.rewards: list[int] = []
        self.owed: list[int] = []
        """Technologies of others used this turn: the owner's seat * 16 + the technology."""
        self.lacerda_bot = 0
        """The building type under Lacerda's bot in the progress area."""
        self.lacerda_bots = 0

    def _lay_out_orbit(self) -> None:
        self.warehouse = [0] * len(GOODS)
        """By good; minerals and colonists are never there."""
        self.grid = [0] * len(GRID)
        self.tech_stack: list[int] = []
        self.exploration: list[int] = []
        self.discovery_stack: list[int] = []
        self.shuttle_side = ORBIT
        self.shuttle_space = 1

    def _lay_out_cards(self) -> None:
        self.display = [0] * DISPLAY
        """Blueprints face up: the upper row, then the lower."""
        self.blueprint_deck: list[int] = []
        self.blueprint_box: list[int] = []
        self.blueprint_owner = [0] * (BLUEPRINTS + 1)
        self.blueprint_hex = [-1] * (BLUEPRINTS + 1)
        self.kept_tile = 0
        """The discovery tile that a blueprint keeps (OM-EXEC-14)."""
        self.offers = [0] * SCIENTISTS
        """The scientists and contracts face up, by space."""
        self.refill: list[int] = []
        """Emptied spaces to be refilled at the end of the turn (OM-COL-76)."""
        self.scientist_owner = [0] * SCIENTISTS
        self.scientist_at = [0] * SCIENTISTS
        """The blueprint at which each scientist works."""
        self.contract_owner = [0] * CONTRACTS
        self.delivered = [0] * CONTRACTS * 2
        """Of each contract the first and the second good delivered so far."""
        self.completed = [False] * CONTRACTS
        self.missions: list[int] = []
        """The open missions by space; 0 where one was completed."""
        self.mission_steps: list[int] = []
        self.remaining = MISSIONS_OPEN
        self.goal_box: list[int] = []
        self.first_box: list[int] = []
        self.first_shown: list[int] = []
        """First Colonist cards that were shown and removed."""
        self.task_deck: list[int] = []
        self.solo_deck: list[int] = []
        self.solo_discard: list[int] = []
        self.solo_pass = 1

    def copy(self) -> State:
        new = State(self.rules, 0, self.seed, True)
        new._copy_kernel(self)
        new.solo = self.solo
        new.seats = [seat.copy() for seat in self.seats]
        new.colours = self.colours
        new.long_game = self.long_game
        new.first_colonists = self.first_colonists
        new.space_oddity = self.space_oddity
        new.active = self.active
        new.first = self.first
        new.round = self.round
        new.final = self.final
        new.finished = self.finished
        new._copy_colony(self)
        new._copy_orbit(self)
        new._copy_cards(self)
        return new

    def _copy_colony(self, other: State) -> None:
        self.building = other.building[:]
        self.miner = other.miner[:]
        self.upgraded = other.upgraded[:]
        self.ground = other.ground[:]
        self.tile = other.tile[:]
        self.gone = other.gone[:]
        self.stacks = [stack[:] for stack in other.stacks]
        self.lss = other.lss[:]
        self.level = other.level
        self.rewards = other.rewards
        self.owed = other.owed[:]
        self.lacerda_bot = other.lacerda_bot
        self.lacerda_bots = other.lacerda_bots

    def _copy_orbit(self, other: State) -> None:
        self.warehouse = other.warehouse[:]
        self.grid = other.grid[:]
        self.tech_stack = other.tech_stack[:]
        self.exploration = other.exploration[:]
        self.discovery_stack = other.discovery_stack[:]
        self.shuttle_side = other.shuttle_side
        self.shuttle_space = other.shuttle_space

    def _copy_cards(self, other: State) -> None:
        self.display = other.display[:]
        self.blueprint_deck = other.blueprint_deck[:]
        self.blueprint_box = other.blueprint_box[:]
        self.blueprint_owner = other.blueprint_owner[:]
        self.blueprint_hex = other.blueprint_hex[:]
        self.kept_tile = other.kept_tile
        self.offers = other.offers[:]
        self.refill = other.refill[:]
        self.scientist_owner = other.scientist_owner[:]
        self.scientist_at = other.scientist_at[:]
        self.contract_owner = other.contract_owner[:]
        self.delivered = other.delivered[:]
        self.completed = other.completed[:]
        self.missions = other.missions[:]
        self.mission_steps = other.mission_steps[:]
        self.remaining = other.remaining
        self.goal_box = other.goal_box
        self.first_box = other.first_box
        self.first_shown = other.first_shown[:]
        self.task_deck = other.task_deck[:]
        self.solo_deck = other.solo_deck[:]
        self.solo_discard = other.solo_discard[:]
        self.solo_pass = other.solo_pass

    def is_lacerda(self, seat: int) -> bool:
        return self.solo and seat == LACERDA

    def in_turn_order(self) -> list[int]:
        """All seats by their turn order spaces (OM-GEN-20)."""
        spaces = sorted([(board.space, seat) for seat, board in enumerate(self.seats)])
        return [seat for _, seat in spaces]

    def noun(self, seat: int) -> Noun:
        """The seat in words."""
        return Noun("om-lacerda" if self.is_lacerda(seat) else "seat-" + SEATS[self.colours[seat]])
