"""What lies on the table: the map, the tracks, the deck and every seat's board, hand and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valles.games.terraforming_mars.component import PLANTS_A_GREENERY
from valles.kernel.rulebook import Rulebook
from valles.kernel.settle import State as KernelState

if TYPE_CHECKING:
    from valles.games.terraforming_mars.map import Map


class Seat:
    """One seat's board and cards. Card lists are kept in order of their numbers."""

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.stock = [0] * 6
        self.production = [0] * 6
        self.tags = [0] * 11
        self.rating = 0
        self.rating_rose = False
        self.corporation = 0
        self.dealt: list[int] = []
        self.hand: list[int] = []
        self.offered: list[int] = []
        self.kept: list[int] = []
        self.tableau: list[int] = []
        self.events: list[int] = []
        self.passed = False
        self.first_action = False
        self.watching: list[int] = []
        self.acting: list[int] = []
        self.discount = 0
        self.tag_discounts = [0] * 11
        self.power_plant_discount = 0
        self.shift = 0
        self.next_discount = 0
        self.next_shift = 0
        self.metal_values = [1, 2, 3]
        self.protected = False
        self.heat_is_money = False
        self.greenery_price = PLANTS_A_GREENERY

    def copy(self) -> Seat:
        new = Seat(True)
        new.stock = self.stock[:]
        new.production = self.production[:]
        new.tags = self.tags[:]
        new.rating = self.rating
        new.rating_rose = self.rating_rose
        new.corporation = self.corporation
        new.dealt = self.dealt[:]
        new.hand = self.hand[:]
        new.offered = self.offered[:]
        new.kept = self.kept[:]
        new.tableau = self.tableau[:]
        new.events = self.events[:]
        new.passed = self.passed
        new.first_action = self.first_action
        new.watching = self.watching[:]
        new.acting = self.acting[:]
        new.discount = self.discount
        new.tag_discounts = self.tag_discounts[:]
        new.power_plant_discount = self.power_plant_discount
        new.shift = self.shift
        new.next_discount = self.next_discount
        new.next_shift = self.next_shift
        new.metal_values = self.metal_values[:]
        new.protected = self.protected
        new.heat_is_money = self.heat_is_money
        new.greenery_price = self.greenery_price
        return new


class State(KernelState):
    """A whole game at one moment."""

    def __init__(
        self, rules: Rulebook[Any], seats: int, seed: bytes, map: Map, decks: list[str], cards: int = 0
    ) -> None:
        """With room for so many card numbers; without any it is a blank, which `copy` fills."""
        super().__init__(rules, seats, seed)
        self.map = map
        self.decks = decks
        """The decks that were added to the first box; never changed, and shared by copies."""
        if not cards:
            return
        self.seats = [Seat() for _ in range(seats)]
        self.colours: list[int] = list(range(seats))
        self.edition = 0
        self.corporate_era = False
        self.draft = False
        self.solo = seats == 1
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.known = [0] * cards
        self.on = [0] * cards
        self.used = [False] * cards
        self.tile = [0] * map.spaces
        self.owner = [0] * map.spaces
        self.claim = [0] * map.spaces
        self.temperature = 0
        self.oxygen = 0
        self.oceans = 0
        self.generation = 1
        self.first = 0
        self.last_turn = -1
        self.milestones = [0] * len(map.milestones)
        self.awards = [0] * len(map.awards)
        self.final = False

    def copy(self) -> State:
        new = State(self.rules, 0, self.seed, self.map, self.decks)
        new._copy_kernel(self)
        new.seats = [seat.copy() for seat in self.seats]
        new.colours = self.colours
        new.edition = self.edition
        new.corporate_era = self.corporate_era
        new.draft = self.draft
        new.solo = self.solo
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.known = self.known[:]
        new.on = self.on[:]
        new.used = self.used[:]
        new.tile = self.tile[:]
        new.owner = self.owner[:]
        new.claim = self.claim[:]
        new.temperature = self.temperature
        new.oxygen = self.oxygen
        new.oceans = self.oceans
        new.generation = self.generation
        new.first = self.first
        new.last_turn = self.last_turn
        new.milestones = self.milestones[:]
        new.awards = self.awards[:]
        new.final = self.final
        return new

    def in_order(self, start: int) -> list[int]:
        """All seats clockwise from one."""
        count = len(self.seats)
        return [(start + i) % count for i in range(count)]
