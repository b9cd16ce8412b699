"""The state of the table: the map, the tracks, the deck and every seat's board, hand and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valles.games.terraforming_mars.rules.box import Part, fresh_parts
from valles.games.terraforming_mars.rules.component import PLANTS_A_GREENERY, TAGS
from valles.games.terraforming_mars.rules.field import copy_seat, copy_state
from valles.games.terraforming_mars.rules.goal import Goals, goals_of
from valles.kernel.audience import Fixed, IfSet, Known, Own, Public
from valles.kernel.rulebook import Rulebook
from valles.kernel.state import State as KernelState

if TYPE_CHECKING:
    from valles.games.terraforming_mars.rules.map import Map


class Seat:
    """One seat's board and cards. Card lists are kept in order of their numbers."""

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.stock: Public[list[int]] = [0] * 6
        self.production: Public[list[int]] = [0] * 6
        self.tags: Public[list[int]] = [0] * len(TAGS)
        self.rating: Public[int] = 0
        self.rating_rose: Public[bool] = False
        self.corporation: Public[int] = 0
        self.dealt: Known[list[int]] = []
        self.hand: Known[list[int]] = []
        self.offered: Known[list[int]] = []
        self.kept: Known[list[int]] = []
        self.tableau: Public[list[int]] = []
        self.events: Known[list[int]] = []
        self.passed: Public[bool] = False
        self.first_action: Public[bool] = False
        self.watching: Public[list[int]] = []
        self.acting: Public[list[int]] = []
        self.discount: Public[int] = 0
        self.tag_discounts: Public[list[int]] = [0] * len(TAGS)
        self.power_plant_discount: Public[int] = 0
        self.shift: Public[int] = 0
        self.next_discount: Public[int] = 0
        self.next_shift: Public[int] = 0
        self.metal_values: Public[list[int]] = [1, 2, 3]
        self.protected: Public[bool] = False
        self.heat_is_money: Public[bool] = False
        self.greenery_price: Public[int] = PLANTS_A_GREENERY
        self.preludes: Known[IfSet[Fixed[list[int]]]] = []
        """Preludes to choose from, then those to be played."""
        self.paying_card: Public[IfSet[int]] = 0
        """The card whose microbes pay for others, 0 for none."""
        self.paying_cards: Public[IfSet[Fixed[list[int]]]] = []
        """The cards of later boxes whose resources pay for others."""

    def copy(self) -> Seat:
        new = Seat(True)
        copy_seat(self, new)
        return new


class State(KernelState):
    """A whole game at one moment."""

    def __init__(
        self, rules: Rulebook[Any], seats: int, seed: bytes, map: Map, decks: list[str], cards: int = 0
    ) -> None:
        """With room for so many card numbers; a blank needs none."""
        super().__init__(rules, seats, seed)
        if not seats:
            return
        self.map: Public[Fixed[Map]] = map
        self.decks: Public[Fixed[list[str]]] = decks
        """The decks that were added to the first box; never changed, and shared by copies."""
        self.goals: Public[Fixed[Goals]] = goals_of(map, decks)
        self.parts: Public[list[Part]] = fresh_parts(decks, seats)
        """The fields of their boxes."""
        self.seats: Public[list[Seat]] = [Seat() for _ in range(seats)]
        self.colours: Public[Fixed[list[int]]] = list(range(seats))
        self.edition: Public[int] = 0
        self.corporate_era: Public[bool] = False
        self.draft: Public[bool] = False
        self.solo: Public[bool] = seats == 1
        self.deck: Known[list[int]] = []
        self.discard: Known[list[int]] = []
        self.known: Own[list[int]] = [0] * cards
        self.on: Public[list[int]] = [0] * cards
        self.used: Public[list[bool]] = [False] * cards
        spaces = map.spaces_with(decks)
        self.tile: Public[list[int]] = [0] * spaces
        self.owner: Public[list[int]] = [0] * spaces
        self.claim: Public[list[int]] = [0] * spaces
        self.temperature: Public[int] = 0
        self.oxygen: Public[int] = 0
        self.oceans: Public[int] = 0
        self.generation: Public[int] = 1
        self.first: Public[int] = 0
        self.last_turn: Public[int] = -1
        self.milestones: Public[list[int]] = [0] * len(self.goals.milestones)
        self.awards: Public[list[int]] = [0] * len(self.goals.awards)
        self.final: Public[bool] = False
        self.preludes: Known[IfSet[Fixed[list[int]]]] = []
        """The deck of preludes."""
        self.prelude_discard: Known[IfSet[Fixed[list[int]]]] = []
        self.prelude_round: Public[IfSet[bool]] = False
        """True once preludes were dealt to everybody."""
        self.rating_goal: Public[IfSet[bool]] = False
        """True if a rating wins the solo game in place of the global parameters."""

    def copy(self) -> State:
        new = State(self.rules, 0, self.seed, self.map, self.decks)
        copy_state(self, new)
        return new

    def in_order(self, start: int) -> list[int]:
        """Return all seats clockwise from one."""
        count = len(self.seats)
        return [(start + i) % count for i in range(count)]
