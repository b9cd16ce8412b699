"""Goods coming in: storage, depot, living quarters, contracts, and the crystals of missions (OM-GEN-04 to -15)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.verb import Ask
from valles.games.on_mars.rules.card import CARDS, CONTRACT_CARDS, MISSION_CARDS
from valles.games.on_mars.rules.component import (
    COLONIST,
    CONTRACT,
    CONTRACT_COMPLETED,
    CONTRACTS,
    CRYSTAL,
    DELIVERY,
    DEPOT,
    GOODS,
    MISSION,
    QUARTERS_A_SHELTER,
    RESOURCES,
    SHIPS,
    STARTING_QUARTERS,
)
from valles.games.on_mars.rules.payment import good_noun
from valles.games.on_mars.rules.reason import NO_ROOM, POSSIBLE
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.vocabulary import DELIVER, DELIVER_OPTION, DELIVERY_OF, DONE
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase

FIRST_DELIVERY: Final = DELIVERY - CONTRACT


def storage_limit(board: Seat) -> int:
    """For each resource (OM-GEN-04)."""
    return board.shelters + 1


def capacity(board: Seat) -> int:
    """Return the capacity of the living quarters (OM-GEN-10)."""
    return STARTING_QUARTERS + QUARTERS_A_SHELTER * (board.shelters - 1)


def ships_welcomed(board: Seat) -> int:
    """Ever taken from the depot (OM-COL-68)."""
    gone = 0
    for place in range(SHIPS):
        if not board.depot[place]:
            gone += 1
    return gone


def depot_capacity(board: Seat) -> int:
    return DEPOT - SHIPS + ships_welcomed(board)


def room(state: State, seat: int, good: int) -> int:
    """Return the number of units of the good that could still be kept (OM-ORBIT-35, -36, OM-COL-80)."""
    if good == COLONIST:
        board = state.seats[seat]
        return min(board.beside, capacity(board) - board.quarters)
    return free_space(state.seats[seat], good) + demand(state, seat, good)


def free_space(board: Seat, good: int) -> int:
    """In storage, or in the depot once waiting crystals have arrived there."""
    if good == CRYSTAL:
        return max(0, depot_capacity(board) - board.crystals - board.arriving)
    return max(0, storage_limit(board) - board.stock[good])


def demand(state: State, seat: int, good: int) -> int:
    """Return the number of units of the good that the seat's contracts still need."""
    missing = 0
    for contract in range(FIRST_DELIVERY, CONTRACTS):
        if state.contract_owner[contract] == seat + 1 and not state.completed[contract]:
            card = CONTRACT_CARDS[contract]
            for place in range(len(card.goods)):
                if card.goods[place] == good:
                    missing += card.amounts[place] - state.delivered[2 * contract + place]
    return missing


def receive(state: State, seat: int, good: int, amount: int, must_keep: bool = False) -> None:
    """Gain goods (OM-GEN-02, -05, -09, -13); what is taken from the warehouse must be kept (OM-ORBIT-35)."""
    if amount <= 0:
        return
    lacerda = state.is_lacerda(seat)
    if good < RESOURCES:
        if not lacerda:
            spare = storage_limit(state.seats[seat]) - state.seats[seat].stock[good]
            if amount > spare and demand(state, seat, good):
                state.push(STRAIGHT, seat, 0, good, amount, int(must_keep))
            else:
                store(state, seat, good, amount, must_keep)
    elif good == COLONIST:
        if not lacerda:
            welcome_colonists(state, seat, amount)
    elif not lacerda and demand(state, seat, CRYSTAL):
        state.push(STRAIGHT, seat, 0, good, amount, int(must_keep))
    else:
        store(state, seat, good, amount, must_keep)


def store(state: State, seat: int, good: int, amount: int, quiet: bool = False) -> None:
    """Into storage as far as there is room, crystals below the depot; `quiet` where it has been told already."""
    if amount <= 0:
        return
    board = state.seats[seat]
    if good == CRYSTAL:
        board.arriving += amount
        if state.sink is not None and not quiet:
            state.emit("om-log-gain", seat=state.noun(seat), what=good_noun(good, amount))
        return
    kept = min(amount, storage_limit(board) - board.stock[good])
    board.stock[good] += kept
    if state.sink is not None:
        if kept and not quiet:
            state.emit("om-log-gain", seat=state.noun(seat), what=good_noun(good, kept))
        if kept < amount:
            state.emit("om-log-overflow", seat=state.noun(seat), what=good_noun(good, amount - kept))


def welcome_colonists(state: State, seat: int, amount: int) -> None:
    """From the personal supply into the living quarters, as far as there is room."""
    board = state.seats[seat]
    arrived = min(amount, board.beside, capacity(board) - board.quarters)
    if arrived > 0:
        board.beside -= arrived
        board.quarters += arrived
        board.fresh += arrived
        if state.sink is not None:
            state.emit("om-log-gain", seat=state.noun(seat), what=good_noun(COLONIST, arrived))


def bring_home(state: State, seat: int, amount: int) -> None:
    """Colonists back into the living quarters; whoever finds no room goes to the personal supply (OM-GEN-11)."""
    board = state.seats[seat]
    housed = min(amount, capacity(board) - board.quarters)
    board.quarters += housed
    board.beside += amount - housed


def unload(state: State, seat: int) -> None:
    """At the start of a turn crystals move into the depot; what does not fit is lost (OM-GEN-14)."""
    board = state.seats[seat]
    if board.arriving:
        kept = min(board.arriving, depot_capacity(board) - board.crystals)
        if state.sink is not None:
            if kept:
                state.emit("om-log-unload", seat=state.noun(seat), what=good_noun(CRYSTAL, kept))
            if kept < board.arriving:
                state.emit("om-log-overflow", seat=state.noun(seat), what=good_noun(CRYSTAL, board.arriving - kept))
        board.crystals += kept
        board.arriving = 0


def deliveries(state: State, seat: int, good: int) -> list[int]:
    """Return the options that put this good onto the seat's contracts; every good if it is -1."""
    options: list[int] = []
    for contract in range(FIRST_DELIVERY, CONTRACTS):
        if state.contract_owner[contract] == seat + 1 and not state.completed[contract]:
            card = CONTRACT_CARDS[contract]
            for place in range(len(card.goods)):
                wants = good < 0 or card.goods[place] == good
                if wants and state.delivered[2 * contract + place] < card.amounts[place]:
                    options.append(DELIVER_OPTION[2 * contract + place])
    return options


def delivered_good(option: int) -> int:
    contract, place = DELIVERY_OF[option - DELIVER.offset]
    return CONTRACT_CARDS[contract].goods[place]


def deliver(state: State, seat: int, option: int) -> None:
    """Put one item onto a contract; with the last one it is completed (OM-COL-79 to -84)."""
    contract, place = DELIVERY_OF[option - DELIVER.offset]
    card = CONTRACT_CARDS[contract]
    state.delivered[2 * contract + place] += 1
    if state.sink is not None:
        good = good_noun(card.goods[place], 1)
        state.emit("om-log-deliver", seat=state.noun(seat), what=good, contract=card.noun())
    for i in range(len(card.amounts)):
        if state.delivered[2 * contract + i] < card.amounts[i]:
            return
    complete_contract(state, seat, contract)


def complete_contract(state: State, seat: int, contract: int) -> None:
    state.completed[contract] = True
    if state.sink is not None:
        state.emit("om-log-contract", seat=state.noun(seat), contract=CARDS[CONTRACT + contract].noun())
    contribute(state, seat, CONTRACT_COMPLETED)


def contribute(state: State, seat: int, kind: int) -> None:
    """A contribution to the mission of this kind, if it is open; not any more after the last turn (OM-MISSION-09)."""
    if state.finished:
        return
    for place, number in enumerate(state.missions):
        if number and MISSION_CARDS[number - MISSION].counts == kind:
            advance(state, seat, place)
            return


def advance(state: State, seat: int, place: int) -> None:
    """Give the crystals of an open mission and move its cube; at its end the mission leaves (OM-MISSION-04)."""
    number = state.missions[place]
    card = MISSION_CARDS[number - MISSION]
    state.mission_steps[place] -= 1
    if state.sink is not None:
        state.emit("om-log-mission", seat=state.noun(seat), mission=card.noun(), left=state.mission_steps[place])
    if state.mission_steps[place] == 0:
        state.missions[place] = 0
        if state.sink is not None:
            state.emit("om-log-mission-complete", mission=card.noun())
        fewer_missions(state)
    receive(state, seat, CRYSTAL, mission_crystals(state, number))


def mission_crystals(state: State, number: int) -> int:
    """Return the crystals for a contribution to the mission; those of contracts are contested (OM-MISSION-04)."""
    card = MISSION_CARDS[number - MISSION]
    return 1 if card.counts == CONTRACT_COMPLETED and not state.two_for_contracts else card.crystals


def fewer_missions(state: State) -> None:
    """The marker of the remaining missions moves to the right; past 1 the end is near (OM-MISSION-06)."""
    if state.remaining > 0:
        state.remaining -= 1
        if state.sink is not None:
            state.emit("om-log-remaining", left=state.remaining)


class Straight(Ask):
    """Gained goods that a contract still needs may go straight onto it (OM-COL-80).

    frame.a: the good; frame.b: how many; frame.c: whether all must be kept.
    """

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [*deliveries(state, frame.seat, frame.a), DONE] if frame.b else []

    def reason(self, state: State, frame: Frame, option: int) -> int:
        lost = option == DONE and frame.c > 0 and frame.b > free_space(state.seats[frame.seat], frame.a)
        return NO_ROOM if lost else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == DONE:
            store(state, frame.seat, frame.a, frame.b, frame.c > 0)
        else:
            state.push(self, frame.seat, 0, frame.a, frame.b - 1, frame.c)
            deliver(state, frame.seat, option)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-straight", {"what": good_noun(frame.a, frame.b)})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"good": GOODS[frame.a]}


STRAIGHT: Final = Straight()
