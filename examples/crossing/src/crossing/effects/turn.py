"""Rounds, and the turns of which they are made."""

from crossing.effects.bid import BIDDING
from crossing.rules.reason import NO_COIN, NO_STEPS, POSSIBLE
from crossing.rules.state import CrossingState
from crossing.rules.vocabulary import CASH, LET, REFUSE, STEP, STOP
from valles.kernel.effect import ACTS, ASKS, WAITS, Effect
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase

STEPS = 3


class Round(Effect[CrossingState]):
    def run(self, state: CrossingState, frame: Frame) -> None:
        if state.round == state.rounds:
            return
        state.round += 1
        state.push(self, 0)
        state.push(BIDDING, 0)
        for seat in reversed(range(len(state.coins))):
            state.push(WALK, seat, 0, STEPS)


class Walk(Effect[CrossingState]):
    """frame.a: steps left."""

    def __init__(self) -> None:
        super().__init__(WAITS)

    def candidates(self, state: CrossingState, frame: Frame) -> list[int]:
        return [STOP, STEP]

    def reason(self, state: CrossingState, frame: Frame, option: int) -> int:
        return NO_STEPS if option == STEP and frame.a == 0 else POSSIBLE

    def take(self, state: CrossingState, frame: Frame, option: int) -> None:
        if option == STOP:
            return
        state.push(self, frame.seat, 0, frame.a - 1)
        target = state.next_field(frame.seat)
        others = [seat for seat, field in enumerate(state.field) if field == target]
        if others:
            state.push(LEAVE, others[0], 0, frame.seat)
        else:
            step(state, frame.seat)

    def prompt(self, state: CrossingState, frame: Frame) -> Phrase:
        return Phrase("crossing-ask-walk", {"left": frame.a})


class Leave(Effect[CrossingState]):
    """Ask another seat in the middle of a turn. frame.a: the seat that wants to pass over it."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: CrossingState, frame: Frame) -> list[int]:
        return [LET, REFUSE]

    def reason(self, state: CrossingState, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: CrossingState, frame: Frame, option: int) -> None:
        who, by = state.noun(frame.seat), state.noun(frame.a)
        if option == REFUSE:
            state.emit("crossing-log-refused", seat=who, by=by)
            return
        state.coins[frame.seat] += 1
        state.emit("crossing-log-leave", seat=who, by=by)
        step(state, frame.a)

    def prompt(self, state: CrossingState, frame: Frame) -> Phrase:
        return Phrase("crossing-ask-leave", {"by": state.noun(frame.a)})


class Cash(Effect[CrossingState]):
    """The standing offer."""

    def candidates(self, state: CrossingState, frame: Frame) -> list[int]:
        return [CASH]

    def reason(self, state: CrossingState, frame: Frame, option: int) -> int:
        return POSSIBLE if state.coins[frame.seat] else NO_COIN

    def take(self, state: CrossingState, frame: Frame, option: int) -> None:
        state.coins[frame.seat] -= 1
        state.emit("crossing-log-cash", seat=state.noun(frame.seat))
        state.push(SCORE, frame.seat)


class Score(Effect[CrossingState]):
    def run(self, state: CrossingState, frame: Frame) -> None:
        state.points[frame.seat] += 1


def step(state: CrossingState, seat: int) -> None:
    state.field[seat] = state.next_field(seat)
    state.emit("crossing-log-step", seat=state.noun(seat), field=state.field[seat])


ROUND, WALK, LEAVE, CASHING, SCORE = Round(ACTS), Walk(), Leave(), Cash(), Score()
