"""What a seat works towards at On Mars: contracts, private goals, the goals of the solo game, and how likely each is.

Good players take a contract or two early and serve them by the way: nine or twelve points are more than any other
action brings. Of the private goals they keep the one that fits what they do anyway, and pay crystals with the others.
Alone the points alone do not win, so all that the solo goal asks for is worth more than its points.
"""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.building import code, complex_size
from valles.games.on_mars.card import BLUEPRINT_CARDS, CONTRACT_CARDS, GOAL_CARDS, SOLO_GOAL_CARDS, Need
from valles.games.on_mars.component import (
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
from valles.games.on_mars.effects.need import BothContracts, CompletedGoal, Have, Lead
from valles.games.on_mars.judgement.outlook import Outlook
from valles.games.on_mars.payment import held
from valles.games.on_mars.scoring import total
from valles.games.on_mars.state import State
from valles.games.on_mars.vocabulary import DELIVER, DELIVERY_OF

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
TURNS_A_ROW: Final = 0.8
"""The turns that a building takes for the life support of the next level; everybody builds."""
ON_OFFER: Final = 0.3
"""How much of what a contract on display would bring counts before it is taken."""
TURNS_OF: Final = [1.0, 1.5, 1.5, 1.5, 1.5, 1.2, 1.5, 2.5, 1.0, 1.0, 1.5, 2.0, 1.5, 4.5, 1.5, 3.0, 0.7, 1.5]
"""The turns that one more takes of each thing that goals count (COUNTS)."""
TURNS_ELSE: Final = 2.5
"""The same for what is not counted like that."""
GOAL_REWARD: Final = 4.0
"""What the reward of a private goal is worth."""
GOAL_CARD: Final = 1.2
"""What a private goal is worth as a crystal."""
VICTORY: Final = 80.0
"""What the victory over Lacerda is worth."""
SAFE: Final = 30.0
"""The lead over Lacerda with which it is certain that one's points suffice."""
FAINT: Final = 0.05
"""How likely even what seems impossible is: the rest still matters."""


# Contracts


def contracts(state: State, seat: int, now: Outlook) -> float:
    """What the contracts will bring; all that are open share the turns that are left."""
    worth = 0.0
    waiting: list[tuple[float, int]] = []
    for contract in range(CONTRACTS):
        if state.contract_owner[contract] == seat + 1:
            if state.completed[contract]:
                worth += CONTRACT_CARDS[contract].success
            else:
                waiting.append((contract_turns(state, seat, contract), contract))
    waiting.sort()
    turns = 0.0
    for more, contract in waiting:
        turns += more
        card = CONTRACT_CARDS[contract]
        likely = now.chance(turns) if now.left else (1.0 if served(state, seat, contract) else 0.0)
        worth += likely * card.success + (1 - likely) * card.failure
    return worth


def offered(state: State, seat: int, now: Outlook) -> float:
    """What the best contract on display promises; whoever takes a card chooses which one comes there (OM-COL-76)."""
    best = 0.0
    for number in state.offers:
        if number >= CONTRACT:
            card = CONTRACT_CARDS[number - CONTRACT]
            likely = now.chance(TURNS_TO_TAKE + contract_turns(state, seat, number - CONTRACT))
            best = max(best, likely * card.success + (1 - likely) * card.failure)
    return ON_OFFER * best


def contract_turns(state: State, seat: int, contract: int) -> float:
    """The turns that it takes to complete the contract."""
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
    """The turns that it takes to have an advanced building in a large complex of this type."""
    kind = code(seat, building)
    blueprint = TURNS_A_BLUEPRINT
    for number in range(1, BLUEPRINTS + 1):
        held_back = state.blueprint_owner[number] == seat + 1 and state.blueprint_hex[number] < 0
        if held_back and BLUEPRINT_CARDS[number - 1].building == building:
            blueprint = 0.0
    fewest = LARGE * TURNS_A_BUILDING + TURNS_AN_UPGRADE + blueprint
    for hex, found in enumerate(state.building):
        if found == kind:
            turns = TURNS_A_BUILDING * max(0, LARGE - complex_size(state, hex))
            marker = state.upgraded[hex]
            if not marker:
                turns += TURNS_AN_UPGRADE + blueprint
            elif state.blueprint_owner[marker] != seat + 1:
                continue
            fewest = min(fewest, turns)
    return fewest


def served(state: State, seat: int, contract: int) -> bool:
    """Whether what is in stock completes the contract after the last turn (OM-END-12)."""
    if contract < DELIVERY - CONTRACT:
        return False
    card = CONTRACT_CARDS[contract]
    for place, good in enumerate(card.goods):
        if state.delivered[2 * contract + place] + held(state.seats[seat], good) < card.amounts[place]:
            return False
    return True


def completes(state: State, option: int) -> bool:
    """Whether a delivery is the last that its contract needs."""
    contract = DELIVERY_OF[option - DELIVER.offset][0]
    return sum(CONTRACT_CARDS[contract].amounts) - sum(state.delivered[2 * contract : 2 * contract + 2]) == 1


# Goals


def private_goals(state: State, seat: int, goals: list[int], now: Outlook) -> float:
    """What these goals in hand are worth: one reward, as likely as it is, and crystals."""
    worth = GOAL_CARD * len(goals) * now.future
    return worth if state.seats[seat].goal else worth + GOAL_REWARD * goal_chance(state, seat, goals, now)


def goal_chance(state: State, seat: int, goals: list[int], now: Outlook) -> float:
    """How likely one of the goals is completed."""
    none = 1.0
    for number in goals:
        turns = 0.0
        for need in GOAL_CARDS[number - GOAL].needs:
            turns += need_turns(state, seat, need)
        none *= 1 - now.chance(turns)
    return 1 - none


def need_turns(state: State, seat: int, need: Need) -> float:
    """The turns that it takes to meet a requirement."""
    lacking = need.least - need.have(state, seat)
    if lacking <= 0:
        return 0.0
    if isinstance(need, Have):
        if need.kind == COUNT_CONTRACTS:
            return next_contract(state, seat, 0, CONTRACTS)
        if need.kind == COUNT_LEVEL:
            return TURNS_A_ROW * sum([max(0, need.least - row) for row in state.lss])
        return lacking * TURNS_OF[need.kind]
    if isinstance(need, BothContracts):
        return both_contracts(state, seat)
    return lacking * TURNS_ELSE


def next_contract(state: State, seat: int, first: int, end: int) -> float:
    """The turns that it takes to complete one of these contracts, none being completed."""
    turns = TURNS_TO_FIND + TURNS_OF_A_CONTRACT
    for contract in range(first, end):
        if state.contract_owner[contract] == seat + 1:
            if state.completed[contract]:
                return 0.0
            turns = min(turns, contract_turns(state, seat, contract))
        elif CONTRACT + contract in state.offers:
            turns = min(turns, TURNS_TO_TAKE + contract_turns(state, seat, contract))
    return turns


def both_contracts(state: State, seat: int) -> float:
    upgrades = DELIVERY - CONTRACT
    return next_contract(state, seat, 0, upgrades) + next_contract(state, seat, upgrades, CONTRACTS)


# Alone


def victory(state: State, seat: int, now: Outlook) -> float:
    """What the likeliest victory over Lacerda is worth (OM-SOLO-42 to -46)."""
    lead = total(state, seat) - total(state, LACERDA)
    best = 0.0
    for card in SOLO_GOAL_CARDS:
        likely = 1.0
        for need in card.needs:
            likely *= max(FAINT, need_chance(state, seat, need, lead, now))
            if likely <= best:
                break
        best = max(best, likely)
    return VICTORY * best


def need_chance(state: State, seat: int, need: Need, lead: int, now: Outlook) -> float:
    """How likely a requirement is met in the end, the lead over Lacerda being what it is now."""
    if isinstance(need, Lead):
        return min(1.0, 0.5 + (lead - need.least) / (2 * SAFE))
    if isinstance(need, CompletedGoal):
        board = state.seats[seat]
        return 1.0 if board.goal else goal_chance(state, seat, board.goals, now)
    turns = need_turns(state, seat, need)
    return now.chance(turns) if turns else 1.0
