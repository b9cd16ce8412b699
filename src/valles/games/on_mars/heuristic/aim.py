"""The aims of a seat at On Mars: contracts, private goals and solo goals, each with its probability.

Good players take a contract or two early and serve them by the way: nine or twelve points are more than any other
action brings. Of the private goals they keep the one that fits what they do anyway, and pay crystals with the others.
Alone the points alone do not win, so all that the solo goal asks for is worth more than its points.
"""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.need import BothContracts, CompletedGoal, Have, Lead
from valles.games.on_mars.heuristic.outlook import Outlook
from valles.games.on_mars.rules.building import code, complex_size
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, CONTRACT_CARDS, GOAL_CARDS, SOLO_GOAL_CARDS, Need, SoloGoal
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    CONTRACT,
    CONTRACTS,
    COUNT_CONTRACTS,
    COUNT_LEVEL,
    DELIVERY,
    GOAL,
    LACERDA,
    MINERAL,
)
from valles.games.on_mars.rules.payment import held
from valles.games.on_mars.rules.scoring import total
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.vocabulary import DELIVER, DELIVERY_OF

LARGE: Final = 4
"""The complex that an upgrade contract asks for (OM-COL-82)."""
TURNS_A_GOOD: Final = 0.5
TURNS_A_MINERAL: Final = 0.8
TURNS_HELD: Final = 0.15
"""The turns that a good for a contract takes, a mineral, and one that is in stock, where it may be needed otherwise."""
TURNS_A_BUILDING: Final = 1.2
TURNS_AN_UPGRADE: Final = 1.0
TURNS_A_BLUEPRINT: Final = 1.2
"""The turns that each building of the complex takes, the upgrade in it, and the blueprint for that."""
TURNS_TO_TAKE: Final = 2.5
TURNS_TO_FIND: Final = 5.0
"""The turns that it takes to get a contract from the display, or one that is not there yet."""
TURNS_OF_A_CONTRACT: Final = 3.0
"""The turns that a contract usually takes that is not there yet."""
NEVER: Final = float("inf")
"""The turns that a contract takes which others have, or which is not there yet."""
TURNS_A_ROW: Final = 0.8
"""The turns that a building takes for the life support of the next level; everybody builds."""
ON_OFFER: Final = 0.3
"""The share of the value of a contract on display that counts before it is taken."""
TURNS_OF: Final = [1.0, 1.5, 1.5, 1.5, 1.5, 1.2, 1.5, 2.5, 1.0, 1.0, 1.5, 2.0, 1.5, 4.5, 1.5, 3.0, 0.7, 1.5]
"""The turns that one more takes of each thing that goals count (COUNTS)."""
TURNS_ELSE: Final = 2.5
"""The same for what is not counted like that."""
GOAL_REWARD: Final = 4.0
"""The value of the reward of a private goal."""
GOAL_CARD: Final = 1.2
"""The value of a private goal as a crystal."""
VICTORY: Final = 80.0
"""The value of the victory over Lacerda."""
SAFE: Final = 30.0
"""The lead over Lacerda with which it is certain that one's points suffice."""
FAINT: Final = 0.05
"""The lowest probability of an aim, so that the rest still matters."""


class Aims:
    """The aims of a seat in one state. Common parts are computed once."""

    def __init__(self, state: State, seat: int, now: Outlook) -> None:
        self.state = state
        self.seat = seat
        self.now = now
        self.turns = [self._turns_of(contract) for contract in range(CONTRACTS)]
        """The turns that it takes to complete each contract."""

    # Contracts

    def _turns_of(self, contract: int) -> float:
        state = self.state
        if state.contract_owner[contract] == self.seat + 1:
            return 0.0 if state.completed[contract] else contract_turns(state, self.seat, contract)
        if CONTRACT + contract in state.offers:
            return TURNS_TO_TAKE + contract_turns(state, self.seat, contract)
        return NEVER

    def contracts(self) -> float:
        """Return the value of the contracts. All open ones share the turns that are left."""
        state, seat = self.state, self.seat
        worth = 0.0
        waiting: list[tuple[float, int]] = []
        for contract in range(CONTRACTS):
            if state.contract_owner[contract] == seat + 1:
                if state.completed[contract]:
                    worth += CONTRACT_CARDS[contract].success
                else:
                    waiting.append((self.turns[contract], contract))
        waiting.sort()
        turns = 0.0
        for more, contract in waiting:
            turns += more
            card = CONTRACT_CARDS[contract]
            likely = self.now.chance(turns) if self.now.left else (1.0 if served(state, seat, contract) else 0.0)
            worth += likely * card.success + (1 - likely) * card.failure
        return worth

    def display_value(self) -> float:
        """Return the value of the best contract on display.

        The player who takes a card chooses the next one (OM-COL-76).
        """
        best = 0.0
        for number in self.state.offers:
            if number >= CONTRACT:
                card = CONTRACT_CARDS[number - CONTRACT]
                likely = self.now.chance(self.turns[number - CONTRACT])
                best = max(best, likely * card.success + (1 - likely) * card.failure)
        return ON_OFFER * best

    def _next_contract(self, first: int, end: int) -> float:
        """Return the turns that it takes to complete one of these contracts."""
        turns = TURNS_TO_FIND + TURNS_OF_A_CONTRACT
        for contract in range(first, end):
            turns = min(turns, self.turns[contract])
        return turns

    # Goals

    def private_goals(self, goals: list[int], chance: float) -> float:
        """Return the value of some goals in hand: crystals, and one reward if there was none, by its probability."""
        worth = GOAL_CARD * len(goals) * self.now.future
        return worth if self.state.seats[self.seat].goal else worth + GOAL_REWARD * chance

    def goal_chance(self, goals: list[int]) -> float:
        """Return the probability that one of the goals is completed, 1 if one has been."""
        if self.state.seats[self.seat].goal:
            return 1.0
        none = 1.0
        for number in goals:
            turns = 0.0
            for need in GOAL_CARDS[number - GOAL].needs:
                turns += self._need_turns(need)
            none *= 1 - self.now.chance(turns)
        return 1 - none

    def _need_turns(self, need: Need) -> float:
        """Return the turns that it takes to meet a requirement."""
        lacking = need.least - need.have(self.state, self.seat)
        if lacking <= 0:
            return 0.0
        if isinstance(need, Have):
            if need.kind == COUNT_CONTRACTS:
                return self._next_contract(0, CONTRACTS)
            if need.kind == COUNT_LEVEL:
                return TURNS_A_ROW * sum([max(0, need.least - row) for row in self.state.lss])
            return lacking * TURNS_OF[need.kind]
        if isinstance(need, BothContracts):
            upgrades = DELIVERY - CONTRACT
            return self._next_contract(0, upgrades) + self._next_contract(upgrades, CONTRACTS)
        return lacking * TURNS_ELSE

    # Alone

    def victory(self, goal: float) -> float:
        """Return the value of the likeliest victory over Lacerda, by the chance of a goal (OM-SOLO-42 to -46)."""
        lead = total(self.state, self.seat) - total(self.state, LACERDA)
        best = 0.0
        for card in SOLO_GOAL_CARDS:
            ahead = max(FAINT, lead_chance(card, lead))
            likely = 1.0
            for need in card.needs:
                if likely * ahead <= best:
                    break  # it only becomes less likely
                if not isinstance(need, Lead):
                    likely *= max(FAINT, self._need_chance(need, goal))
            best = max(best, likely * ahead)
        return VICTORY * best

    def closeness(self, card: SoloGoal, goal: float) -> float:
        """Return the sum of the chances of all that a solo goal asks for, so that each of them counts by itself."""
        result = 0.0
        for need in card.needs:
            if isinstance(need, Lead):
                result += lead_chance(card, total(self.state, self.seat) - total(self.state, LACERDA))
            else:
                result += self._need_chance(need, goal)
        return result

    def _need_chance(self, need: Need, goal: float) -> float:
        """Return the probability that a need is met in the end."""
        if isinstance(need, CompletedGoal):
            return goal
        turns = self._need_turns(need)
        return self.now.chance(turns) if turns else 1.0


def lead_chance(card: SoloGoal, lead: int) -> float:
    """Return the probability that the lead over Lacerda will be what the card asks for, given the lead now."""
    for need in card.needs:
        if isinstance(need, Lead):
            return min(1.0, 0.5 + (lead - need.least) / (2 * SAFE))
    return 1.0


def contract_turns(state: State, seat: int, contract: int) -> float:
    """Return the turns that it takes to complete the contract."""
    if contract < DELIVERY - CONTRACT:
        return upgrade_turns(state, seat, CONTRACT_CARDS[contract].building)
    card = CONTRACT_CARDS[contract]
    board = state.seats[seat]
    turns = 0.0
    for place, good in enumerate(card.goods):
        missing = card.amounts[place] - state.delivered[2 * contract + place]
        ready = min(missing, held(board, good))
        each = TURNS_A_MINERAL if good == MINERAL else TURNS_A_GOOD
        turns += TURNS_HELD * ready + each * (missing - ready)
    return turns


def upgrade_turns(state: State, seat: int, building: int) -> float:
    """Return the turns that it takes to have an advanced building in a large complex of this type."""
    kind = code(seat, building)
    blueprint = TURNS_A_BLUEPRINT
    for number in range(1, BLUEPRINTS + 1):
        held_back = state.blueprint_owner[number] == seat + 1 and state.blueprint_hex[number] < 0
        if held_back and BLUEPRINT_CARDS[number - 1].building == building:
            blueprint = 0.0
    fewest = LARGE * TURNS_A_BUILDING + TURNS_AN_UPGRADE + blueprint
    for hex, building in enumerate(state.building):
        if building == kind:
            turns = TURNS_A_BUILDING * max(0, LARGE - complex_size(state, hex))
            marker = state.upgraded[hex]
            if not marker:
                turns += TURNS_AN_UPGRADE + blueprint
            elif state.blueprint_owner[marker] != seat + 1:
                continue
            fewest = min(fewest, turns)
    return fewest


def served(state: State, seat: int, contract: int) -> bool:
    """Return True if the stock completes the contract after the last turn (OM-END-12)."""
    if contract < DELIVERY - CONTRACT:
        return False
    card = CONTRACT_CARDS[contract]
    for place, good in enumerate(card.goods):
        if state.delivered[2 * contract + place] + held(state.seats[seat], good) < card.amounts[place]:
            return False
    return True


def completes(state: State, option: int) -> bool:
    """Return True if a delivery is the last that its contract needs."""
    contract = DELIVERY_OF[option - DELIVER.offset][0]
    return sum(CONTRACT_CARDS[contract].amounts) - sum(state.delivered[2 * contract : 2 * contract + 2]) == 1
