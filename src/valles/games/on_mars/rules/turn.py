"""A turn: one main action, at most one executive action, and what may be done at any time (OM-ROUND-03 to -10)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.construct import Construct
from valles.games.on_mars.effects.flow import BY_COLONIST, BY_CRYSTAL
from valles.games.on_mars.effects.goods import FromWarehouse
from valles.games.on_mars.effects.lab import Develop, Learn
from valles.games.on_mars.effects.move import Move
from valles.games.on_mars.effects.offer import TakeOffer
from valles.games.on_mars.effects.ship import Welcome
from valles.games.on_mars.effects.travel import Travel
from valles.games.on_mars.effects.upgrade import TakeBlueprint, Upgrade
from valles.games.on_mars.effects.verb import MUST, TO_ALL, TO_DELIVERIES, TO_GOALS, TO_NOTHING, Ask, Verb
from valles.games.on_mars.rules.card import (
    BLUEPRINT_CARDS,
    CARDS,
    EXECUTIVE_CARDS,
    GOAL_CARDS,
    SCIENTIST_CARDS,
    action_noun,
)
from valles.games.on_mars.rules.component import (
    ANY_BUILDING,
    BLUEPRINTS,
    COLONIST,
    COLONY,
    CRYSTAL,
    GOAL,
    ORBIT,
    SHIPS,
    SLOT_OF,
)
from valles.games.on_mars.rules.payment import (
    EITHER,
    Payment,
    can_pay_crystals,
    charge,
    held,
    price,
    price_nouns,
    units_of,
)
from valles.games.on_mars.rules.placement import clear_slots, place_reason, placement_cost
from valles.games.on_mars.rules.reason import (
    EXECUTIVE_DONE,
    GOAL_DONE,
    GOAL_NOT_MET,
    MAIN_ACTION_DONE,
    MAIN_ACTION_DUE,
    NO_SCIENTIST,
    NOT_BUILT,
    NOT_NEEDED,
    NOT_YOUR_TURN,
    OUT_OF_STOCK,
    PLACEMENT_TOO_EXPENSIVE,
    POSSIBLE,
    SHIP_ON_IT,
    TASK_NOT_DONE,
    TASK_SHOWN,
    TOO_EXPENSIVE,
    WRONG_SIDE,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import deliver, delivered_good, deliveries
from valles.games.on_mars.rules.task import show
from valles.games.on_mars.rules.vocabulary import (
    ACTION,
    DELIVER,
    END,
    ENDING,
    EXECUTIVE_ACTION,
    GOAL_OF,
    OPTIONS,
    PAY,
    TASK,
    USE,
    WITH_CRYSTALS,
    WITH_SCIENTIST,
)
from valles.kernel.effect import NOT_PROMPTED, WAITS, Action
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase

MAIN: Final[list[Verb]] = [
    Travel(COLONY, explores=False),
    TakeBlueprint(1, BY_COLONIST),
    Learn(1, BY_COLONIST, 1),
    Develop(2, BY_COLONIST),
    FromWarehouse(1, BY_COLONIST),
    Move(2, 2, BY_CRYSTAL, tech=True),
    Construct(ANY_BUILDING),
    Upgrade(1, tech=True),
    Welcome(1, BY_COLONIST, tech=True),
    TakeOffer(True, True),
]
"""The effects of the main actions, in the order of MAIN_ACTIONS."""
ACTIONS_A_SIDE: Final = 5
"""The first ones in orbit, then those in the colony."""
MAIN_DONE: Final = 1
EXECUTED: Final = 2


def main_reason(state: State, seat: int, action: int) -> int:
    """Return the reason why the main action is impossible now."""
    if state.seats[seat].side() != (ORBIT if action < ACTIONS_A_SIDE else COLONY):
        return WRONG_SIDE
    row = SLOT_OF[action]
    if row < 0:
        return MAIN[action].run_reason(state, seat, 0)
    reason = place_reason(state, seat, row)
    if reason != POSSIBLE:
        return reason
    return reason_after_paying(state, seat, action, placement_cost(state, seat, row), 1, 0)


def reason_after_paying(state: State, seat: int, action: int, cost: int, colonists: int, crystals: int) -> int:
    """Return the reason against the action after paying these, and more crystals or colonists in any mix."""
    reason = PLACEMENT_TOO_EXPENSIVE
    for more in range(cost + 1):
        sent = colonists + cost - more
        if state.seats[seat].quarters >= sent and can_pay_crystals(state, seat, crystals + more):
            reason = reason_without(state, seat, MAIN[action], 0, sent, crystals + more)
            if reason == POSSIBLE:
                return POSSIBLE
    return reason


def reason_without(state: State, seat: int, verb: Verb, card: int, colonists: int, crystals: int) -> int:
    """Return the reason why the effect would do nothing after paying so many colonists and crystals."""
    board = state.seats[seat]
    goals = board.goals
    have = board.crystals
    board.quarters -= colonists
    if crystals:
        board.crystals = max(0, have - crystals)
        board.goals = goals[max(0, crystals - have) :]
    reason = verb.run_reason(state, seat, card)
    board.quarters += colonists
    board.crystals = have
    board.goals = goals
    return reason


def executive_reason(state: State, seat: int, slot: int) -> int:
    """Return the reason why the executive action beside a depot space is impossible now (OM-EXEC-02, -03)."""
    if slot <= SHIPS and state.seats[seat].depot[slot - 1]:
        return SHIP_ON_IT
    card = EXECUTIVE_CARDS[slot - 1]
    assert card.effect is not None
    if not can_pay_crystals(state, seat, card.crystals):
        return TOO_EXPENSIVE
    return reason_without(state, seat, card.effect, card.number, 0, card.crystals)


def executive_phrase(slot: int) -> Phrase:
    """Return the phrase of the executive action beside a depot space."""
    effect = EXECUTIVE_CARDS[slot - 1].effect
    assert effect is not None
    return effect.phrase()


def building_price() -> int:
    """Crystals for the action of an advanced building: the price of the last executive action (OM-EXEC-04)."""
    return EXECUTIVE_CARDS[-1].crystals


def worker(building: int) -> int:
    """Return the scientist who works in buildings of this type."""
    for scientist in range(len(SCIENTIST_CARDS)):
        if SCIENTIST_CARDS[scientist].works_in == building:
            return scientist
    raise ValueError(f"nobody works in {building}")


def is_free(state: State, seat: int, number: int) -> bool:
    """Return True if a scientist at the blueprint lets the seat use it without crystals (OM-EXEC-07)."""
    scientist = worker(BLUEPRINT_CARDS[number - 1].building)
    if state.scientist_at[scientist] != number:
        return False
    return state.blueprint_owner[number] == seat + 1 or state.scientist_owner[scientist] == seat + 1


def may_send(state: State, seat: int, number: int) -> bool:
    """Return True if the seat has a scientist who could move to the blueprint (OM-EXEC-05)."""
    return state.scientist_owner[worker(BLUEPRINT_CARDS[number - 1].building)] == seat + 1


def paid_reason(state: State, seat: int, number: int) -> int:
    """Return the reason why the seat cannot use the building for crystals."""
    if state.blueprint_owner[number] != seat + 1:
        return NO_SCIENTIST
    if not can_pay_crystals(state, seat, building_price()):
        return TOO_EXPENSIVE
    return reason_without(state, seat, BLUEPRINT_CARDS[number - 1].effect, number, 0, building_price())


def use_reason(state: State, seat: int, number: int) -> int:
    """Return the reason why the action of an advanced building is impossible now."""
    if state.blueprint_hex[number] < 0:
        return NOT_BUILT
    if state.blueprint_owner[number] != seat + 1 and not may_send(state, seat, number):
        return NO_SCIENTIST
    if is_free(state, seat, number) or may_send(state, seat, number):
        return BLUEPRINT_CARDS[number - 1].effect.run_reason(state, seat, number)
    return paid_reason(state, seat, number)


class Place(Verb):
    """A colonist on a slot, with its extra cost (OM-PLACE-01 to -11). frame.a: the main action."""

    def run(self, state: State, frame: Frame) -> None:
        row = SLOT_OF[frame.a]
        clear_slots(state, row)
        cost = placement_cost(state, frame.seat, row)
        board = state.seats[frame.seat]
        board.leave_quarters()
        board.slots[row] += 1
        if state.sink is not None:
            state.emit("om-log-place", seat=state.noun(frame.seat))
        if cost:
            state.push(PAY_SLOT, frame.seat, 0, price(either=cost), frame.a)


class PaySlot(Payment):
    """The choice of the price of a slot. It must leave what the action needs. frame.b: the main action."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        reason = super().reason(state, frame, option)
        if reason != POSSIBLE:
            return reason
        colonist = int(option == PAY.offset + COLONIST)
        left = units_of(frame.a, EITHER) - 1
        return reason_after_paying(state, frame.seat, frame.b, left, colonist, 1 - colonist)


PLACE: Final = Place()
PAY_SLOT: Final = PaySlot()


class MainAction(Action[State]):
    """A main action, with a colonist on its slot if it has one."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return MAIN_ACTION_DONE if frame.a & MAIN_DONE else main_reason(state, frame.seat, option - ACTION.offset)

    def take(self, state: State, frame: Frame, option: int) -> None:
        seat = frame.seat
        action = option - ACTION.offset
        state.push(TURN, seat, 0, frame.a | MAIN_DONE)
        state.push(MAIN[action], seat, 0, 0, 0, 0, MUST)
        if SLOT_OF[action] >= 0:
            state.push(PLACE, seat, 0, action)
        if state.sink is not None:
            state.emit("om-log-action", seat=state.noun(seat), action=action_noun(action))

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        """Return the price of its slots beyond the colonist. The action itself is paid step by step."""
        row = SLOT_OF[option - ACTION.offset]
        return price_nouns(price(either=placement_cost(state, seat, row))) if row >= 0 else []

    def label(self, state: State, seat: int, option: int) -> Phrase:
        action = action_noun(option - ACTION.offset)
        return Phrase("om-option-action", {"action": action, "price": [*self.price(state, seat, option)]})


class ExecutiveAction(Action[State]):
    """An executive action printed beside a depot space."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return EXECUTIVE_DONE if frame.a & EXECUTED else executive_reason(state, frame.seat, option - self.kind.offset)

    def take(self, state: State, frame: Frame, option: int) -> None:
        seat = frame.seat
        card = EXECUTIVE_CARDS[option - self.kind.first]
        assert card.effect is not None
        state.push(TURN, seat, 0, frame.a | EXECUTED)
        if state.sink is not None:
            state.emit("om-log-executive", seat=state.noun(seat), card=card.noun())
        state.push(card.effect, seat, card.number)
        charge(state, seat, price(crystal=card.crystals))

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        return price_nouns(price(crystal=EXECUTIVE_CARDS[option - self.kind.first].crystals))

    def label(self, state: State, seat: int, option: int) -> Phrase:
        effect = executive_phrase(option - self.kind.offset)
        return Phrase("om-option-executive", {"effect": effect, "price": [*self.price(state, seat, option)]})


class UseBuilding(Action[State]):
    """The action of an advanced building: free with a scientist, else for crystals (OM-EXEC-04 to -10)."""

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return EXECUTIVE_DONE if frame.a & EXECUTED else use_reason(state, frame.seat, option - USE.offset)

    def take(self, state: State, frame: Frame, option: int) -> None:
        seat = frame.seat
        number = option - USE.offset
        state.push(TURN, seat, 0, frame.a | EXECUTED)
        if state.sink is not None:
            state.emit("om-log-use", seat=state.noun(seat), card=CARDS[number].noun())
        state.push(BLUEPRINT_CARDS[number - 1].effect, seat, number)
        if not is_free(state, seat, number):
            state.push(MEANS, seat, number)

    def price(self, state: State, seat: int, option: int) -> list[Noun]:
        free = is_free(state, seat, option - USE.offset)
        return [] if free else price_nouns(price(crystal=building_price()))

    def label(self, state: State, seat: int, option: int) -> Phrase:
        card = CARDS[option - USE.offset].noun()
        return Phrase("om-option-use", {"card": card, "price": [*self.price(state, seat, option)]})


class EndTurn(Action[State]):
    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE if frame.a & MAIN_DONE else MAIN_ACTION_DUE

    def take(self, state: State, frame: Frame, option: int) -> None:
        pass

    def label(self, state: State, seat: int, option: int) -> Phrase:
        return Phrase("om-option-end")


TURN_ACTIONS: Final[list[Action[State]]] = [
    MainAction(ACTION),
    ExecutiveAction(EXECUTIVE_ACTION),
    UseBuilding(USE),
    EndTurn(ENDING),
]


def turn_action(option: int) -> Action[State] | None:
    """Return the action of an option in a turn, None if it has none."""
    return _ACTION_OF[option] if 0 <= option < len(_ACTION_OF) else None


def _action_of(option: int) -> Action[State] | None:
    for action in TURN_ACTIONS:
        if action.kind.has(option):
            return action
    return None


_ACTION_OF: Final[list[Action[State] | None]] = [_action_of(option) for option in range(len(OPTIONS))]


class Turn(Verb):
    """frame.a: whether the main action (1) and the executive action (2) are done."""

    def __init__(self) -> None:
        super().__init__(WAITS)
        self.open = TO_ALL

    def candidates(self, state: State, frame: Frame) -> list[int]:
        options: list[int] = []
        if not frame.a & MAIN_DONE:
            options += ACTION.options()
        if not frame.a & EXECUTED:
            options += EXECUTIVE_ACTION.options()
            for number in range(1, BLUEPRINTS + 1):
                if state.blueprint_hex[number] >= 0:
                    options.append(USE.offset + number)
        options.append(END)
        return options

    def options(self, state: State, frame: Frame) -> list[int]:
        """Return the options without reasons against them, skipping the actions of the other side of the board."""
        seat = frame.seat
        options: list[int] = []
        if not frame.a & MAIN_DONE:
            first = 0 if state.seats[seat].side() == ORBIT else ACTIONS_A_SIDE
            for action in range(first, first + ACTIONS_A_SIDE):
                if main_reason(state, seat, action) == POSSIBLE:
                    options.append(ACTION.offset + action)
        if not frame.a & EXECUTED:
            for slot in range(1, EXECUTIVE_ACTION.end - EXECUTIVE_ACTION.offset):
                if executive_reason(state, seat, slot) == POSSIBLE:
                    options.append(EXECUTIVE_ACTION.offset + slot)
            for number in range(1, BLUEPRINTS + 1):
                if state.blueprint_hex[number] >= 0 and use_reason(state, seat, number) == POSSIBLE:
                    options.append(USE.offset + number)
        if frame.a & MAIN_DONE:
            options.append(END)
        return options

    def has_candidate(self, state: State, frame: Frame, option: int) -> bool:
        return turn_action(option) is not None

    def reason(self, state: State, frame: Frame, option: int) -> int:
        action = turn_action(option)
        return NOT_PROMPTED if action is None else action.reason(state, frame, option)

    def take(self, state: State, frame: Frame, option: int) -> None:
        action = turn_action(option)
        assert action is not None
        action.take(state, frame, option)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase(["om-ask-turn", "om-ask-turn-main-done", "om-ask-turn-executed", "om-ask-turn-end"][frame.a])


TURN: Final = Turn()


class Means(Ask):
    """The choice of crystals or a scientist to open an advanced building.

    A scientist does not move for nothing (OM-EXEC-09).

    frame.card: the blueprint, whose effect is the frame below.
    """

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [WITH_CRYSTALS, WITH_SCIENTIST]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == WITH_SCIENTIST:
            return POSSIBLE if may_send(state, frame.seat, frame.card) else NO_SCIENTIST
        return paid_reason(state, frame.seat, frame.card)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == WITH_CRYSTALS:
            charge(state, frame.seat, price(crystal=building_price()))
            return
        effect = BLUEPRINT_CARDS[frame.card - 1].effect
        state.stack[-1] = Frame(effect.id, frame.seat, frame.card, 0, 0, 0, MUST)
        scientist = worker(BLUEPRINT_CARDS[frame.card - 1].building)
        state.scientist_at[scientist] = frame.card
        if state.sink is not None:
            card = CARDS[frame.card].noun()
            who = SCIENTIST_CARDS[scientist].noun()
            state.emit("om-log-scientist", seat=state.noun(frame.seat), scientist=who, card=card)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-means", {"card": CARDS[frame.card].noun()})


MEANS: Final = Means()


def hand_over(state: State, seat: int, option: int) -> None:
    """Move one item from the player board onto a contract (OM-COL-79)."""
    good = delivered_good(option)
    board = state.seats[seat]
    if good == CRYSTAL:
        board.crystals -= 1
    else:
        board.stock[good] -= 1
    deliver(state, seat, option)


class AtAnyTime(Verb):
    """Goals, deliveries and tasks: offered beside the questions that let them in."""

    def opening(self, state: State) -> int:
        """Return the standing offers that the current question allows."""
        top = state.stack[-1]
        effect = state.rules.effects[top.effect]
        return effect.opens(top) if isinstance(effect, Verb) else TO_NOTHING

    def urgent(self, state: State, frame: Frame) -> bool:
        """A goal may be completed at any point of a turn (OM-GOAL-02); deliveries can wait for the next question.

        Only what everybody knows decides, or the pause would betray what is in hand.
        """
        board = state.seats[frame.seat]
        may_complete = state.active == frame.seat and board.goal == 0 and len(board.goals) > 0
        return may_complete and self.opening(state) & TO_GOALS > 0

    def candidates(self, state: State, frame: Frame) -> list[int]:
        opening = self.opening(state)
        options: list[int] = []
        if opening == TO_NOTHING:
            return options
        board = state.seats[frame.seat]
        if opening & TO_DELIVERIES:
            if frame.seat + 1 in state.contract_owner:
                options = deliveries(state, frame.seat, -1)
            options += [TASK.offset + number for number in board.tasks_done]
        if opening & TO_GOALS and state.active == frame.seat:
            options += [GOAL_OF.offset + number for number in board.goals if number]
        return options

    def has_candidate(self, state: State, frame: Frame, option: int) -> bool:
        opening = self.opening(state)
        if GOAL_OF.has(option):
            return opening & TO_GOALS > 0 or (opening > 0 and state.active != frame.seat)
        return opening & TO_DELIVERIES > 0 and (TASK.has(option) or DELIVER.has(option))

    def reason(self, state: State, frame: Frame, option: int) -> int:
        board = state.seats[frame.seat]
        if option < GOAL_OF.end:
            return goal_reason(state, frame.seat, option - GOAL_OF.offset)
        if option < TASK.end:
            if option - TASK.offset not in board.tasks_done:
                return TASK_NOT_DONE
            return TASK_SHOWN if board.task_shown else POSSIBLE
        good = delivered_good(option)
        if option not in deliveries(state, frame.seat, good):
            return NOT_NEEDED
        return POSSIBLE if held(board, good) else OUT_OF_STOCK

    def take(self, state: State, frame: Frame, option: int) -> None:
        if GOAL_OF.has(option):
            complete_goal(state, frame.seat, option - GOAL_OF.offset)
        elif TASK.has(option):
            show(state, frame.seat, option - TASK.offset)
        else:
            hand_over(state, frame.seat, option)


AT_ANY_TIME: Final = AtAnyTime()


def goal_reason(state: State, seat: int, number: int) -> int:
    """Return the reason why a private goal cannot be completed now (OM-GOAL-02 to -04)."""
    board = state.seats[seat]
    if state.active != seat:
        return NOT_YOUR_TURN
    if board.goal:
        return GOAL_DONE
    if number < GOAL or number not in board.goals or not GOAL_CARDS[number - GOAL].is_met(state, seat):
        return GOAL_NOT_MET
    return POSSIBLE


def complete_goal(state: State, seat: int, number: int) -> None:
    board = state.seats[seat]
    board.goals.remove(number)
    board.goal = number
    card = GOAL_CARDS[number - GOAL]
    if state.sink is not None:
        state.emit("om-log-goal", seat=state.noun(seat), card=card.noun())
    state.push(card.rewards, seat, number)
