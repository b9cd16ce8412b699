"""Phases: colonization turn by turn, the end of a turn, the shuttle phase, and the end of the game."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.goods import score
from valles.games.on_mars.effects.lab import COMPENSATE
from valles.games.on_mars.effects.offer import REFILL, contract_deck
from valles.games.on_mars.effects.travel import TRAVELLING
from valles.games.on_mars.effects.verb import Ask, Verb
from valles.games.on_mars.rules.building import building_noun, can_be_built_again
from valles.games.on_mars.rules.component import (
    COLONY,
    LAST_LEVEL,
    LSS,
    ORBIT,
    PROGRESS_POINTS,
    SIDES,
    WAREHOUSE_GOODS,
)
from valles.games.on_mars.rules.lacerda import (
    LACERDA_TRAVEL,
    LACERDA_TURN,
    lacerda_compensated,
    lacerda_levels_up,
    lacerda_refills,
    lacerda_travels,
)
from valles.games.on_mars.rules.mission import missions_in_reach
from valles.games.on_mars.rules.payment import held
from valles.games.on_mars.rules.reason import NO_SHIP, OUT_OF_STOCK, POSSIBLE
from valles.games.on_mars.rules.stack import draw, refill_grid
from valles.games.on_mars.rules.standin import SHUTTLE_LANDS_ON
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import delivered_good, deliveries, fewer_missions, unload
from valles.games.on_mars.rules.task import forget_tasks, reward, unrewarded
from valles.games.on_mars.rules.tech import debt_owner, debt_tech
from valles.games.on_mars.rules.turn import TURN, hand_over
from valles.games.on_mars.rules.vocabulary import DONE, STAY, TRAVEL
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase


class Colonization(Verb):
    """The next turn: the lowest turn order space whose marker still stands (OM-ROUND-09)."""

    def run(self, state: State, frame: Frame) -> None:
        for seat in state.in_turn_order():
            if state.seats[seat].stands:
                state.push(self, 0)
                begin_turn(state, seat)
                return
        end_colonization(state)


COLONIZATION: Final = Colonization()


def begin_turn(state: State, seat: int) -> None:
    board = state.seats[seat]
    state.active = seat
    board.fresh = 0
    for other in state.seats:
        other.developed = 0
    if state.sink is not None:
        state.emit("om-log-turn", seat=state.noun(seat))
    unload(state, seat)
    state.push(END_OF_TURN, seat)
    state.push(LACERDA_TURN if state.is_lacerda(seat) else TURN, seat)


class EndOfTurn(Verb):
    """The end of a turn, in this order (OM-ROUND-07); a marker laid down ends it (OM-ROUND-08)."""

    def run(self, state: State, frame: Frame) -> None:
        if state.owed:
            state.push(self, frame.seat)
            compensate(state)
        elif state.refill:
            state.push(self, frame.seat)
            refill(state, frame.seat)
        elif is_supplied(state):
            state.push(self, frame.seat)
            raise_level(state)
        else:
            check_growth(state)
            state.seats[frame.seat].stands = False
            state.active = -1


END_OF_TURN: Final = EndOfTurn()


def compensate(state: State) -> None:
    """The owner of a technology that was used chooses oxygen or a development (OM-ORBIT-31, -33)."""
    owed = state.owed.pop(0)
    owner, tech = debt_owner(owed), debt_tech(owed)
    if state.is_lacerda(owner):
        lacerda_compensated(state, tech)
    else:
        state.push(COMPENSATE, owner, 0, tech)


def refill(state: State, seat: int) -> None:
    space = state.refill.pop(0)
    if state.is_lacerda(seat):
        lacerda_refills(state, space)
    elif contract_deck(state):
        state.push(REFILL, seat, 0, space)


def is_supplied(state: State) -> bool:
    """Return True if all life support markers have come to the row of the level marker (OM-LEVEL-01)."""
    return state.level < LAST_LEVEL and min(state.lss) > state.level


def missing_for_ever(state: State) -> int:
    """Return the building type that keeps the colony from its next level for ever, -1 if there is none (OM-END-17)."""
    if state.level < LAST_LEVEL:
        for column in range(LSS):
            if state.lss[column] <= state.level and not can_be_built_again(state, column + 1):
                return column + 1
    return -1


def check_growth(state: State) -> None:
    """A colony that can never rise again needs no more missions for the end, if they are out of reach too (OM-END-17).

    The solo game ends anyway: from his second pass through the deck on, Lacerda completes the missions (OM-SOLO-08).
    """
    if state.remaining == 0 or state.solo:
        return
    building = missing_for_ever(state)
    if building >= 0 and missions_in_reach(state) < state.remaining:
        state.remaining = 0
        if state.sink is not None:
            state.emit("om-log-no-further-level", building=building_noun(building))


def raise_level(state: State) -> None:
    """A colony status update (OM-LEVEL-02 to -10)."""
    state.level += 1
    if state.sink is not None:
        state.emit("om-log-level", level=state.level)
    renew_blueprints(state)
    if len(state.seats) > 2:
        refill_grid(state)
    fill_warehouse(state)
    if state.level <= 3:
        score_progress(state)
    if state.level >= 3:
        fewer_missions(state)
    if state.solo:
        lacerda_levels_up(state)


def renew_blueprints(state: State) -> None:
    """At level 2 a new display of both levels, at level 3 the last cards instead of those of level 1."""
    if state.level > 3:
        return
    half = len(state.display) // 2
    for place in range(len(state.display) if state.level == 2 else half):
        if state.display[place]:
            state.blueprint_box.append(state.display[place])
        state.display[place] = draw(state.blueprint_deck)


def fill_warehouse(state: State) -> None:
    full = 2 if len(state.seats) == 2 else 3
    for good in WAREHOUSE_GOODS:
        state.warehouse[good] = max(full, state.warehouse[good])


def score_progress(state: State) -> None:
    why = None if state.sink is None else Phrase("om-for-progress")
    for seat, board in enumerate(state.seats):
        score(state, seat, PROGRESS_POINTS[board.cubes.count(True)], why)


def end_colonization(state: State) -> None:
    """The end is triggered when no mission remains; one more round follows, or none (OM-END-01 to -03, OM-ODDITY)."""
    if state.final or (state.space_oddity and state.remaining == 0):
        state.push(FINISH, 0)
        return
    if state.remaining == 0:
        state.final = True
        if state.sink is not None:
            state.emit("om-log-last-round")
    state.push(NEXT_ROUND, 0)
    state.push(SHUTTLE_PHASE, 0)


class ShuttlePhase(Verb):
    """The shuttle moves or crosses, then everybody decides in turn order (OM-SHUTTLE-01 to -08)."""

    def run(self, state: State, frame: Frame) -> None:
        left = -1
        if state.shuttle_space > 1:
            state.shuttle_space -= 1
        else:
            left = state.shuttle_side
            state.shuttle_side = COLONY if left == ORBIT else ORBIT
            state.shuttle_space = SHUTTLE_LANDS_ON[state.level]
        if state.sink is not None:
            key = "om-log-shuttle-moves" if left < 0 else f"om-log-shuttle-{SIDES[state.shuttle_side]}"
            state.emit(key, space=state.shuttle_space)
        for seat in reversed(state.in_turn_order()):
            free = state.seats[seat].side() == left
            if not state.is_lacerda(seat):
                state.push(DECIDE, seat, 0, int(free))
            elif free and lacerda_travels(state):
                state.push(LACERDA_TRAVEL, seat)


SHUTTLE_PHASE: Final = ShuttlePhase()


class Decide(Ask):
    """Stay or travel, free with the shuttle or by an own ship (OM-SHUTTLE-05, -06). frame.a: whether it is free."""

    def __init__(self) -> None:
        super().__init__()
        self.begins = True

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [STAY, TRAVEL]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return NO_SHIP if option == TRAVEL and not frame.a and not state.seats[frame.seat].hangar else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == TRAVEL:
            if not frame.a:
                state.seats[frame.seat].hangar -= 1
                if state.sink is not None:
                    state.emit("om-log-own-ship", seat=state.noun(frame.seat))
            state.push(TRAVELLING, frame.seat)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-travel" if frame.a else "om-ask-travel-by-ship")

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        price = self.price_of(state, frame, option)
        return Phrase("om-option-travel-by-ship", {"price": [*price]}) if price else super().label(state, frame, option)

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return [] if frame.a or option != TRAVEL else [Noun("om-ship", 1, True)]


DECIDE: Final = Decide()


class NextRound(Verb):
    def run(self, state: State, frame: Frame) -> None:
        if unrewarded(state):
            state.push(self, 0)
            reward(state)
            return
        forget_tasks(state)
        state.round += 1
        for board in state.seats:
            board.stands = True
        if state.sink is not None:
            state.emit("om-log-round", round=state.round)
        state.push(COLONIZATION, 0)


NEXT_ROUND: Final = NextRound()


class Finish(Verb):
    """Crystals reach the depots, and contracts may still be served (OM-END-05, -12)."""

    def run(self, state: State, frame: Frame) -> None:
        state.final = True
        state.finished = True
        if unrewarded(state):
            state.push(self, 0)
            reward(state)
            return
        order = state.in_turn_order()
        for seat in order:
            unload(state, seat)
        for seat in reversed(order):
            if not state.is_lacerda(seat):
                state.push(LAST_DELIVERY, seat)


FINISH: Final = Finish()


class LastDelivery(Ask):
    def __init__(self) -> None:
        super().__init__()
        self.begins = True

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [*deliveries(state, frame.seat, -1), DONE]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == DONE:
            return POSSIBLE
        return POSSIBLE if held(state.seats[frame.seat], delivered_good(option)) else OUT_OF_STOCK

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != DONE:
            state.push(self, frame.seat)
            hand_over(state, frame.seat, option)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-last-delivery")


LAST_DELIVERY: Final = LastDelivery()
