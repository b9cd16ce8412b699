"""Crossing: a small game that uses all the kernel offers.

Pieces walk a ring of six fields, one step at a time. Whoever steps onto a field with another's piece needs that seat's
leave. At any moment of a turn its seat may cash a coin for a point. After each round every seat bids a hidden card; the
highest bid scores.
"""

from copy import deepcopy
from typing import Any

from valles.kernel.choice import Vocabulary
from valles.kernel.effect import ACTS, ASKS, WAITS, Effect, Gathering, register
from valles.kernel.field import copy_state
from valles.kernel.frame import Frame
from valles.kernel.phrase import Event, Noun, Phrase
from valles.kernel.rulebook import Rulebook, Setup
from valles.kernel.shuffle import Stream
from valles.kernel.state import State
from valles.kernel.variant import Variant, Variants
from valles.kernel.view import HOLE

COLOURS = ("yellow", "blue", "green")
FIELDS = 6
STEPS = 3
ROUNDS = (3, 2, 1)
"""How many rounds can be played, the usual number first; every seat has a card for each of three."""
CARDS = 9

STOP, STEP, LET, REFUSE, CASH, BID = 0, 1, 2, 3, 4, 5
"""The options by number; behind `BID` there is one for each card."""
NO_STEPS, NO_COIN = 1, 2
"""The reasons against an option."""
REASONS = {NO_STEPS: "crossing-why-no-steps", NO_COIN: "crossing-why-no-coin"}

BY_SEAT = {"seat": "colours", "field": "field", "coins": "coins", "points": "points", "hand": "hands"}
"""What is kept of each seat, by the name under which it is saved, and the list of the state that holds it."""


class CrossingState(State):
    def __init__(self, rules: Any, seats: int, rounds: int, seed: bytes) -> None:
        super().__init__(rules, seats, seed)
        self.field = list(range(0, 2 * seats, 2))
        self.coins = [1] * seats
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.round = 0
        self.rounds = rounds
        self.colours: list[str] = []

    def copy(self) -> "CrossingState":
        new = CrossingState(self.rules, len(self.coins), self.rounds, self.seed)
        copy_state(self, new)
        new.field, new.coins, new.points = self.field[:], self.coins[:], self.points[:]
        new.hands = [hand[:] for hand in self.hands]
        new.round, new.colours = self.round, self.colours
        return new

    def noun(self, seat: int) -> Noun:
        return Noun(f"seat-{self.colours[seat]}")


def next_field(state: CrossingState, seat: int) -> int:
    return (state.field[seat] + 1) % FIELDS


def step(state: CrossingState, seat: int) -> None:
    state.field[seat] = next_field(state, seat)
    state.emit("crossing-log-step", seat=state.noun(seat), field=state.field[seat])


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
        return NO_STEPS if option == STEP and frame.a == 0 else 0

    def take(self, state: CrossingState, frame: Frame, option: int) -> None:
        if option == STOP:
            return
        state.push(self, frame.seat, 0, frame.a - 1)
        target = next_field(state, frame.seat)
        others = [s for s, field in enumerate(state.field) if field == target]
        if others:
            state.push(LEAVE, others[0], 0, frame.seat)
        else:
            step(state, frame.seat)

    def prompt(self, state: CrossingState, frame: Frame) -> Phrase:
        return Phrase("crossing-ask-walk", {"left": frame.a})


class Leave(Effect[CrossingState]):
    """Asks another seat in the middle of a turn. frame.a: the seat that wants to pass over it."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: CrossingState, frame: Frame) -> list[int]:
        return [LET, REFUSE]

    def reason(self, state: CrossingState, frame: Frame, option: int) -> int:
        return 0

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
        return 0 if state.coins[frame.seat] else NO_COIN

    def take(self, state: CrossingState, frame: Frame, option: int) -> None:
        state.coins[frame.seat] -= 1
        state.emit("crossing-log-cash", seat=state.noun(frame.seat))
        state.push(SCORE, frame.seat)


class Score(Effect[CrossingState]):
    def run(self, state: CrossingState, frame: Frame) -> None:
        state.points[frame.seat] += 1


class Bidding(Gathering[CrossingState]):
    def seats(self, state: CrossingState, frame: Frame) -> list[int]:
        return list(range(len(state.coins)))

    def next_candidates(self, state: CrossingState, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [BID + card - 1 for card in state.hands[seat] if card]

    def next_reason(self, state: CrossingState, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        return 0

    def next_prompt(self, state: CrossingState, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        return Phrase("crossing-ask-bid")

    def resolve(self, state: CrossingState, frame: Frame) -> None:
        bids = [answers[0] - BID + 1 for answers in state.answers]
        for seat, bid in enumerate(bids):
            state.hands[seat].remove(bid)
            state.emit("crossing-log-bid", seat=state.noun(seat), card=bid)
        highest = bids.index(max(bids))
        state.points[highest] += 2
        state.emit("crossing-log-won", seat=state.noun(highest))


ROUND, WALK, LEAVE, BIDDING, CASHING, SCORE = Round(ACTS), Walk(), Leave(), Bidding(), Cash(), Score()


class Crossing(Rulebook[CrossingState]):
    def __init__(self) -> None:
        self.name = "crossing"
        self.version = 1
        self.colours = COLOURS
        self.variants = Variants("crossing", Variant("rounds", ROUNDS))
        self.vocabulary = Vocabulary(
            1, ("stop", [""]), ("step", [""]), ("let", [""]), ("refuse", [""]), ("cash", [""]),
            ("bid", [str(n) for n in range(1, CARDS + 1)]),
        )  # fmt: skip
        self.effects = []
        self.standing = CASHING
        for place, effect in enumerate((ROUND, WALK, LEAVE, BIDDING, CASHING, SCORE)):
            effect.id = -1
            register(self.effects, effect, str(place))

    def new(self, setup: Setup, seed: bytes, sink: list[Event] | None = None) -> CrossingState:
        state = CrossingState(self, len(setup["seats"]), setup["rounds"], seed)
        state.colours = setup["seats"]
        deck = state.shuffled(list(range(1, CARDS + 1)))
        state.hands = [sorted(deck[i * 3 : i * 3 + 3]) for i in range(len(setup["seats"]))]
        state.push(ROUND, 0)
        state.sink = sink
        state.settle()
        state.sink = None
        return state

    def save(self, state: CrossingState) -> dict[str, Any]:
        return {
            "round": state.round,
            "rounds": state.rounds,
            "seats": [
                {name: getattr(state, plural)[seat] for name, plural in BY_SEAT.items()}
                for seat in range(len(state.coins))
            ],
            **{name: getattr(state, name) for name in ("answers", "shuffles", "viewer")},
            "seed": state.seed.hex(),
            "stack": [frame.numbers() for frame in state.stack],
        }

    def load(self, data: Any) -> CrossingState:
        state = CrossingState(self, len(data["seats"]), data["rounds"], bytes.fromhex(data["seed"]))
        for name in ("round", "answers", "shuffles", "viewer"):
            setattr(state, name, deepcopy(data[name]))
        for name, plural in BY_SEAT.items():
            setattr(state, plural, [deepcopy(seat[name]) for seat in data["seats"]])
        state.stack = [Frame(*numbers) for numbers in data["stack"]]
        return state

    def hide(self, view: CrossingState) -> None:
        for seat, hand in enumerate(view.hands):
            if seat != view.viewer:
                view.hands[seat] = [HOLE] * len(hand)

    def fill(self, state: CrossingState, stream: Stream) -> None:
        held = [card for hand in state.hands for card in hand]
        rest = [card for card in range(1, CARDS + 1) if card not in held]
        stream.shuffle(rest)
        state.hands = [sorted(card or rest.pop() for card in hand) for hand in state.hands]

    def scores(self, state: CrossingState) -> list[dict[str, int]]:
        return [{"total": points} for points in state.points]

    def winners(self, state: CrossingState) -> list[int]:
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]

    def rounds(self, state: CrossingState) -> int:
        return state.round

    def why_not(self, state: CrossingState, seat: int, option: int) -> Phrase | None:
        found = state.reason(seat, option)
        return None if found == 0 else Phrase(REASONS.get(found, "crossing-why-not-asked"))

    def kind_label(self, state: CrossingState, seat: int, option: int, price: list[Noun]) -> Phrase:
        if option >= BID:
            return Phrase("crossing-bid", {"card": option - BID + 1})
        if option == STEP:
            return Phrase("crossing-step", {"field": next_field(state, seat)})
        return Phrase(f"crossing-{self.vocabulary.text(option)}")


RULES = Crossing()
