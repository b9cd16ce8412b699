"""The map as the greedy player sees it: what its bots and its rover can reach, and where a building stands well."""

from __future__ import annotations

from math import pow
from typing import Final

from valles.games.on_mars.effects.displace import ROVER, piece_at
from valles.games.on_mars.effects.ground import tile_reason
from valles.games.on_mars.effects.move import direction, moved_piece
from valles.games.on_mars.effects.path import all_pieces
from valles.games.on_mars.effects.upgrade import upgrade_reason
from valles.games.on_mars.rules.building import joined, site_reason
from valles.games.on_mars.rules.card import MISSION_CARDS
from valles.games.on_mars.rules.colony import AROUND, CENTRE, DISTANCE, HEXES, NEAREST, WITHIN_ONE
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    BUILDINGS,
    CRYSTAL_THERE,
    DISCOVERY_TAKEN,
    MINE,
    MISSION,
    NOTHING_THERE,
    RESEARCH_TAKEN,
    RESEARCH_TILE,
    SHELTER,
    SHELTERS,
)
from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.tech import best_level

SUPPLIES: Final = 2.0
HOUSES: Final = 1.5
ANY_SITE: Final = 0.8
UPGRADES: Final = 2.5
"""The value of a bot beside a site for life support, for a shelter, for any building, for an upgrade."""
RESEARCH_WORTH: Final = 3.5
DISCOVERY_WORTH: Final = 2.5
CRYSTAL_WORTH: Final = 0.8
"""The value of the rover on a tile, or of a crystal that it passes."""
NEARER: Final = 0.8
"""The factor for the value of a target for each hex between it and the rover."""
TRODDEN: Final = 0.5
"""The loss where a bot stands on a crystal or tile."""
STEP: Final = 0.1
"""The least value of a step."""
FARTHEST: Final = 6
"""The number of hexes that a bot looks ahead."""
PATIENCE: Final = 0.85
"""The factor for the value of a target for each hex between it and a bot."""
AHEAD: Final = 0.7
"""The weight of targets that bots could still go to."""


def mission_crystals(state: State, kind: int) -> int:
    """Return the crystals that a contribution of this kind brings (OM-MISSION-02)."""
    for number in state.missions:
        if number and MISSION_CARDS[number - MISSION].counts == kind:
            return MISSION_CARDS[number - MISSION].crystals
    return 0


class Map:
    """Facts about the hexes of a state. Buildings that come later in a trial are not noticed."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.levels = [best_level(state, seat, building) for building in range(len(BUILDINGS))]
        self.weights = self._weights()
        self.drawn = [
            number
            for number in range(1, BLUEPRINTS + 1)
            if state.blueprint_owner[number] == seat + 1 and state.blueprint_hex[number] < 0
        ]
        self._sites = [-1] * HEXES
        self._zones = [-1] * HEXES
        self._reach: dict[int, float] = {}
        self._bots: dict[tuple[int, ...], float] = {}
        self._targets: list[tuple[int, float]] | None = None

    def _weights(self) -> list[float]:
        """Return the value of a site for each type of building."""
        weights = []
        for building in range(len(BUILDINGS)):
            if building == SHELTER:
                weights.append(HOUSES if self.state.seats[self.seat].shelters < SHELTERS else 0.0)
            elif not self.state.stacks[building]:
                weights.append(0.0)
            elif building != MINE and self.state.lss[building - 1] <= self.state.level:
                weights.append(SUPPLIES)
            else:
                weights.append(ANY_SITE)
        return weights

    # Bots

    def site(self, hex: int) -> int:
        """The types of buildings that may stand here, one bit for each, and above them the blueprints that fit."""
        if self._sites[hex] < 0:
            result = 0
            if self.state.building[hex]:
                for place, number in enumerate(self.drawn):
                    if upgrade_reason(self.state, self.seat, number, hex, True) == POSSIBLE:
                        result |= 1 << len(BUILDINGS) + place
            else:
                for building, weight in enumerate(self.weights):
                    reason = site_reason(self.state, self.seat, building, hex, self.levels[building]) if weight else 1
                    if reason == POSSIBLE:
                        result |= 1 << building
            self._sites[hex] = result
        return self._sites[hex]

    def zone(self, bot: int) -> int:
        """Return the possibilities around a bot that stands here, as a set of bits."""
        if self._zones[bot] < 0:
            result = 0
            for hex in WITHIN_ONE[bot]:
                result |= self.site(hex)
            self._zones[bot] = result
        return self._zones[bot]

    def reach(self, zones: int) -> float:
        """Return the value of all that is possible."""
        if zones not in self._reach:
            worth = UPGRADES * (zones >> len(BUILDINGS)).bit_count()
            for building, weight in enumerate(self.weights):
                if zones >> building & 1:
                    worth += weight
            self._reach[zones] = worth
        return self._reach[zones]

    def bots_worth(self, bots: list[int]) -> float:
        """Return the value of the hexes that the bots can use from their places, and of places worth moving to."""
        key = tuple(bots)
        if key not in self._bots:
            zones = 0
            for bot in bots:
                if bot >= 0:
                    zones |= self.zone(bot)
            gains = [self._plan(self.state, bots, bot)[1] for bot in range(len(bots))]
            self._bots[key] = self.reach(zones) + AHEAD * max(gains)
        return self._bots[key]

    # The rover

    def targets(self) -> list[tuple[int, float]]:
        """Return the hexes where the rover finds something, and what that is worth."""
        if self._targets is None:
            result = []
            for hex, there in enumerate(self.state.ground):
                if there == CRYSTAL_THERE:
                    result.append((hex, CRYSTAL_WORTH))
                elif there != NOTHING_THERE and tile_reason(self.state, self.seat, there) == POSSIBLE:
                    research = there >= RESEARCH_TILE
                    crystals = mission_crystals(self.state, RESEARCH_TAKEN if research else DISCOVERY_TAKEN)
                    worth = RESEARCH_WORTH if research else DISCOVERY_WORTH
                    result.append((hex, worth + CRYSTAL_WORTH * crystals))
            self._targets = result
        return self._targets

    def rover_worth(self, state: State, hex: int) -> float:
        """Return the value of the best target that still lies on the map, seen from here."""
        best = 0.0
        here = DISTANCE[CENTRE if hex < 0 else hex]
        for target, worth in self.targets():
            if state.ground[target]:
                best = max(best, worth * pow(NEARER, here[target]))
        return best

    # Moving

    def step(self, state: State, options: list[int]) -> int:
        """Return the most useful step among the options that move a piece, -1 if none is worth it."""
        result, most = -1, STEP
        board = state.seats[self.seat]
        standing = self.rover_worth(state, board.rover)
        plans = [self._plan(state, board.bots, bot) for bot in range(len(board.bots))]
        for option in options:
            piece = moved_piece(option)
            origin = piece_at(state, self.seat, piece)
            target = AROUND[CENTRE if origin < 0 else origin][direction(option)]
            if piece == ROVER:
                gain = self.rover_worth(state, target) - standing
                gain += CRYSTAL_WORTH if state.ground[target] == CRYSTAL_THERE else 0.0
            else:
                goal, gain = plans[piece]
                if goal < 0 or DISTANCE[target][goal] >= DISTANCE[origin][goal]:
                    continue
            if gain > most:
                result, most = option, gain
        return result

    def _plan(self, state: State, bots: list[int], moved: int) -> tuple[int, float]:
        """Return the hex to which one of the bots should go, -1 if it should stay, and what is gained there."""
        goal, most = -1, 0.0
        origin = bots[moved]
        if origin < 0:
            return goal, most
        others = 0
        for other in bots[:moved] + bots[moved + 1 :]:
            others |= self.zone(other) if other >= 0 else 0
        now = self.reach(others | self.zone(origin))
        pieces = all_pieces(state)
        for hex in NEAREST[origin]:
            far = DISTANCE[origin][hex]
            if far > FARTHEST:
                break
            if hex not in pieces and not state.miner[hex] and not state.upgraded[hex]:
                gain = (self.reach(others | self.zone(hex)) - now) * pow(PATIENCE, far)
                gain -= TRODDEN if state.ground[hex] else 0.0
                if gain > most:
                    goal, most = hex, gain
        return goal, most

    # Building

    def site_worth(self, state: State, building: int, hex: int, good: float, cube: float) -> float:
        """Return the value of a building here: its yield and a progress cube if it joins others, less the loss."""
        size = joined(state, self.seat, building, hex)
        worth = good * (size + 1) + (cube if size else 0.0)
        there = state.ground[hex]
        if there:
            worth -= CRYSTAL_WORTH / 2 if there == CRYSTAL_THERE else DISCOVERY_WORTH / 2
        return worth

    def seclusion(self, state: State, hex: int) -> int:
        """Return the sum of the distances between the hex and the rovers of the other seats."""
        far = 0
        for seat, board in enumerate(state.seats):
            if seat != self.seat:
                far += DISTANCE[CENTRE if board.rover < 0 else board.rover][hex]
        return far
