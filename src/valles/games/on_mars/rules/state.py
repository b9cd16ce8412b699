"""The state of the table: both sides of the board, the colony map, the stacks and every player board."""

from __future__ import annotations

from typing import Any

from valles.games.on_mars.rules.colony import HEXES
from valles.games.on_mars.rules.component import (
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
from valles.games.on_mars.rules.field import copy_seat, copy_state
from valles.kernel.audience import FaceDown, Fixed, IfSet, Own, Public, Top
from valles.kernel.phrase import Noun
from valles.kernel.rulebook import Rulebook
from valles.kernel.state import State as KernelState


class Seat:
    """One player board with what lies on and beside it."""

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.points: Public[int] = 0
        self.stock: Public[list[int]] = [1] * RESOURCES
        self.crystals: Public[int] = 1
        """In the depot."""
        self.arriving: Public[int] = 0
        """Crystals below the depot, which cannot be paid yet (OM-GEN-13)."""
        self.quarters: Public[int] = STARTING_COLONISTS
        self.working: Public[int] = 0
        self.beside: Public[int] = COLONISTS - STARTING_COLONISTS
        """Colonists in the personal supply."""
        self.slots: Public[list[int]] = [0] * len(SLOTTED)
        """Colonists on each row of action slots."""
        self.fresh: Public[int] = 0
        """Colonists gained this turn, who cannot boost the welcome of a ship (OM-COL-67)."""
        self.lab: Public[list[int]] = [0] * len(LAB)
        """The technology on each space of the laboratory, 1 more than its number; 0 where there is none."""
        self.waiting: Public[int] = 0
        """Oxygen for the use of a technology, not yet decided upon (OM-ORBIT-29)."""
        self.bots: Public[list[int]] = [-1] * BOTS
        """The hex of each bot, -1 in the personal supply."""
        self.rover: Public[int] = -1
        self.depot: Public[list[bool]] = [True] * SHIPS
        """True for each of the top five depot spaces that still holds a ship."""
        self.hangar: Public[int] = 0
        self.shelters: Public[int] = 1
        self.cubes: Public[list[bool]] = [False] * STACKS
        """True for each building type whose cube lies in the progress area."""
        self.markers: Public[int] = MARKERS
        """Advanced building markers in the personal supply."""
        self.goals: Own[list[int]] = []
        self.spent_goals: Own[list[int]] = []
        self.goal: Public[int] = 0
        """The completed goal."""
        self.discoveries: Public[list[int]] = []
        self.research: Public[list[bool]] = [False] * RESEARCH_TYPES
        self.space: Public[int] = 0
        """Turn order space, 1 to 8; 0 before it is chosen."""
        self.stands: Public[bool] = True
        """True if the player marker stands, so that a turn is still to come."""
        self.first_card: Own[int] = 0
        self.tasks: Own[list[int]] = []
        self.tasks_done: Own[list[int]] = []
        """First Colonist cards whose task was done in this round but which are not yet shown (OM-FIRST-06)."""
        self.task_shown: Public[bool] = False
        """True if a task was completed this round (OM-FIRST-07)."""
        self.developed: Public[int] = 0
        """Developments made this turn."""

    def copy(self) -> Seat:
        new = Seat(True)
        copy_seat(self, new)
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

    def __init__(self, rules: Rulebook[Any], seats: int, seed: bytes) -> None:
        super().__init__(rules, seats, seed)
        if not seats:
            return
        self.solo: Public[bool] = seats == 1
        self.seats: Public[list[Seat]] = [Seat() for _ in range(2 if self.solo else seats)]
        self.colours: Public[Fixed[list[int]]] = list(range(len(self.seats)))
        self.long_game: Public[bool] = False
        self.first_colonists: Public[bool] = False
        self.space_oddity: Public[bool] = False
        self.miners_return: Public[IfSet[bool]] = False
        """True if miners come home for the final scoring (OM-END-08)."""
        self.any_shelter_tech: Public[IfSet[bool]] = False
        """True if the Shelter technology of others may be used (OM-ORBIT-25)."""
        self.research_first: Public[IfSet[bool]] = False
        """True if Lacerda explores towards research tiles before he avoids the player's rover (OM-SOLO-13)."""
        self.revised: Public[IfSet[bool]] = False
        """True if missions of discovery tiles are long and the bots of the laboratory are at 3b (OM-SETUP-17)."""
        self.either_price: Public[IfSet[bool]] = False
        """True if the colonist of space 4 costs 1 water or 1 plant, False for both (OM-SETUP-38)."""
        self.two_for_contracts: Public[IfSet[bool]] = False
        """True if a contribution to the mission of contracts brings 2 crystals, False for 1 (OM-MISSION-04)."""
        self.active: Public[int] = -1
        """The seat whose turn of the colonization phase it is, -1 outside."""
        self.first: Public[int] = 0
        self.round: Public[int] = 1
        self.final: Public[bool] = False
        """True if the end has been triggered, so that the next round is the last."""
        self.finished: Public[bool] = False
        """True if the last turn is over."""
        self._lay_out_colony()
        self._lay_out_orbit()
        self._lay_out_cards()
        self._lay_out_tracks()
        self._lay_out_goals()

    def _lay_out_colony(self) -> None:
        self.building: Public[list[int]] = [0] * HEXES
        """1 more than the type; from 6 on the shelters of the first seat, the second, and so on."""
        self.miner: Public[list[int]] = [0] * HEXES
        """1 more than the seat whose colonist works the mine."""
        self.upgraded: Public[list[int]] = [0] * HEXES
        """The blueprint whose marker stands on the building."""
        self.ground: Public[list[int]] = [0] * HEXES
        """A crystal, or the number of a discovery or research tile."""
        self.tile: Public[list[int]] = [0] * HEXES
        """The number of the building tile, which tells its arrows; 0 for starting buildings."""
        self.gone: Public[list[int]] = []
        """Discovery and research tiles that left the game."""
        self.stacks: Top[list[list[int]]] = [[] for _ in range(STACKS)]
        """The building tiles by type, the top one last; each is the number of its arrow pattern."""

    def _lay_out_orbit(self) -> None:
        self.warehouse: Public[list[int]] = [0] * len(GOODS)
        """Goods by number; minerals and colonists are never there."""
        self.grid: Public[list[int]] = [0] * len(GRID)
        self.tech_stack: FaceDown[list[int]] = []
        self.exploration: Public[list[int]] = []
        self.discovery_stack: FaceDown[list[int]] = []

    def _lay_out_cards(self) -> None:
        self.display: Public[list[int]] = [0] * DISPLAY
        """Blueprints face up: the upper row, then the lower."""
        self.blueprint_deck: FaceDown[list[int]] = []
        self.blueprint_box: Public[list[int]] = []
        self.blueprint_owner: Public[list[int]] = [0] * (BLUEPRINTS + 1)
        self.blueprint_hex: Public[list[int]] = [-1] * (BLUEPRINTS + 1)
        self.kept_tile: Public[int] = 0
        """The discovery tile that a blueprint keeps (OM-EXEC-14)."""
        self.offers: Public[list[int]] = [0] * SCIENTISTS
        """The scientists and contracts face up, by space."""
        self.refill: Public[list[int]] = []
        """Emptied spaces to be refilled at the end of the turn (OM-COL-76)."""
        self.scientist_owner: Public[list[int]] = [0] * SCIENTISTS
        self.scientist_at: Public[list[int]] = [0] * SCIENTISTS
        """The blueprint at which each scientist works."""
        self.contract_owner: Public[list[int]] = [0] * CONTRACTS
        self.delivered: Public[list[int]] = [0] * CONTRACTS * 2
        """The first and the second good delivered to each contract so far."""
        self.completed: Public[list[bool]] = [False] * CONTRACTS
        self.missions: Public[list[int]] = []
        """The open missions by space; 0 where one was completed."""
        self.mission_steps: Public[list[int]] = []
        self.remaining: Public[int] = MISSIONS_OPEN

    def _lay_out_tracks(self) -> None:
        self.lss: Public[list[int]] = [1] * LSS
        self.level: Public[int] = 1
        self.rewards: Public[Fixed[list[int]]] = []
        self.shuttle_side: Public[int] = ORBIT
        self.shuttle_space: Public[int] = 1
        self.owed: Public[list[int]] = []
        """Technologies of others used this turn: the owner's seat * 16 + the technology."""

    def _lay_out_goals(self) -> None:
        self.goal_box: FaceDown[Fixed[list[int]]] = []
        self.first_box: FaceDown[Fixed[list[int]]] = []
        self.first_shown: Public[list[int]] = []
        """First Colonist cards that were shown and removed."""
        self.task_deck: FaceDown[list[int]] = []
        self.solo_deck: FaceDown[list[int]] = []
        self.solo_discard: Public[list[int]] = []
        self.solo_pass: Public[int] = 1
        self.lacerda_bot: Public[int] = 0
        """The building type under Lacerda's bot in the progress area."""
        self.lacerda_bots: Public[int] = 0

    def copy(self) -> State:
        new = State(self.rules, 0, self.seed)
        copy_state(self, new)
        return new

    def is_lacerda(self, seat: int) -> bool:
        return self.solo and seat == LACERDA

    def in_turn_order(self) -> list[int]:
        """Return all seats by their turn order spaces (OM-GEN-20)."""
        spaces = sorted([(board.space, seat) for seat, board in enumerate(self.seats)])
        return [seat for _, seat in spaces]

    def noun(self, seat: int) -> Noun:
        """Return the seat in words."""
        return Noun("om-lacerda" if self.is_lacerda(seat) else "seat-" + SEATS[self.colours[seat]])
