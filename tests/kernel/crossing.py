"""Crossing: a small game that uses all the kernel offers, so that the kernel is proved apart from any rulebook.

Pieces walk a ring of six fields, one step at a time. Whoever steps onto a field with another's piece needs that seat's
leave. At any moment of a turn its seat may cash a coin for a point. After each round every seat bids a hidden card; the
highest bid scores. Three rounds are played.
"""

from copy import deepcopy
from typing import Any

from valles.kernel.choice import Vocabulary
from valles.kernel.effect import ACTS, ASKS, WAITS, Effect, Gathering, register
from valles.kernel.frame import Frame
from valles.kernel.phrase import Event, Phrase
from valles.kernel.rulebook import Rulebook, Setup
from valles.kernel.settle import State
from valles.kernel.shuffle import Stream
from valles.kernel.view import ALL_SEEING, ANSWERED, HOLE

SEATS = ("red", "black", "grey")
FIELDS = 6
STEPS = 3
ROUNDS = 3
CARDS = 9

STOP, STEP, LET, REFUSE, CASH, BID = 0, 1, 2, 3, 4, 5


class Table(State):
    def __init__(self, rules: Any, seats: int, seed: bytes) -> None:
        super().__init__(rules, seats, seed)
        self.field = list(range(0, 2 * seats, 2))
        self.coins = [1] * seats
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.round = 1

    def copy(self) -> "Table":
        new = Table(self.rules, len(self.coins), self.seed)
        new._copy_kernel(self)
        new.field, new.coins, new.points = self.field[:], self.coins[:], self.points[:]
        new.hands = [hand[:] for hand in self.hands]
        new.round = self.round
        return new


class Round(Effect[Table]):
    def run(self, state: Table, frame: Frame) -> None:
        if state.round > ROUNDS:
            return
        state.push(self, 0)
        state.push(BIDDING, 0)
        for seat in reversed(range(len(state.coins))):
            state.push(WALK, seat, 0, STEPS)


class Walk(Effect[Table]):
    """frame.a: steps left."""

    def __init__(self) -> None:
        super().__init__(WAITS)

    def candidates(self, state: Table, frame: Frame) -> list[int]:
        return [STOP, STEP]

    def reason(self, state: Table, frame: Frame, option: int) -> int:
        return 1 if option == STEP and frame.a == 0 else 0

    def take(self, state: Table, frame: Frame, option: int) -> None:
        if option == STOP:
            return
        state.push(self, frame.seat, 0, frame.a - 1)
        target = (state.field[frame.seat] + 1) % FIELDS
        others = [s for s, field in enumerate(state.field) if field == target]
        if others:
            state.push(LEAVE, others[0], 0, frame.seat)
        else:
            state.field[frame.seat] = target

    def asked(self, state: Table, frame: Frame) -> Phrase:
        return Phrase("ask-walk", {"left": frame.a})


class Leave(Effect[Table]):
    """Asks another seat in the middle of a turn. frame.a: the seat that wants to pass over it."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def candidates(self, state: Table, frame: Frame) -> list[int]:
        return [LET, REFUSE]

    def reason(self, state: Table, frame: Frame, option: int) -> int:
        return 0

    def take(self, state: Table, frame: Frame, option: int) -> None:
        if option == LET:
            state.field[frame.a] = (state.field[frame.a] + 1) % FIELDS
            state.coins[frame.seat] += 1

    def asked(self, state: Table, frame: Frame) -> Phrase:
        return Phrase("ask-leave")


class Cash(Effect[Table]):
    """The standing offer."""

    def candidates(self, state: Table, frame: Frame) -> list[int]:
        return [CASH]

    def reason(self, state: Table, frame: Frame, option: int) -> int:
        return 0 if state.coins[frame.seat] else 2

    def take(self, state: Table, frame: Frame, option: int) -> None:
        state.coins[frame.seat] -= 1
        state.push(SCORE, frame.seat)


class Score(Effect[Table]):
    def run(self, state: Table, frame: Frame) -> None:
        state.points[frame.seat] += 1


class Bidding(Gathering[Table]):
    def seats(self, state: Table, frame: Frame) -> list[int]:
        return list(range(len(state.coins)))

    def next_candidates(self, state: Table, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [BID + card - 1 for card in state.hands[seat] if card]

    def next_reason(self, state: Table, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        return 0

    def next_asked(self, state: Table, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        return Phrase("ask-bid")

    def resolve(self, state: Table, frame: Frame) -> None:
        bids = [answers[0] - BID + 1 for answers in state.answers]
        for hand, bid in zip(state.hands, bids, strict=True):
            hand.remove(bid)
        state.points[bids.index(max(bids))] += 2
        state.round += 1


ROUND, WALK, LEAVE, BIDDING, CASHING, SCORE = Round(ACTS), Walk(), Leave(), Bidding(), Cash(), Score()


class Crossing(Rulebook[Table]):
    def __init__(self) -> None:
        self.name = "crossing"
        self.version = 1
        self.colours = SEATS
        self.variants = {}
        self.vocabulary = Vocabulary(
            1, ("stop", [""]), ("step", [""]), ("let", [""]), ("refuse", [""]), ("cash", [""]),
            ("bid", [str(n) for n in range(1, CARDS + 1)]),
        )  # fmt: skip
        self.effects = []
        self.standing = CASHING
        for place, effect in enumerate((ROUND, WALK, LEAVE, BIDDING, CASHING, SCORE)):
            effect.id = -1
            register(self.effects, effect, str(place))

    def setup(self, **options: Any) -> Setup:
        return {"players": options.get("players", 3)}

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return SEATS[: setup["players"]]

    def new(self, setup: Setup, seed: bytes, sink: list[Event] | None = None) -> Table:
        state = Table(self, setup["players"], seed)
        deck = state.shuffled(list(range(1, CARDS + 1)))
        state.hands = [sorted(deck[i * 3 : i * 3 + 3]) for i in range(setup["players"])]
        state.push(ROUND, 0)
        state.settle()
        return state

    def copy(self, state: Table) -> Table:
        return state.copy()

    def save(self, state: Table) -> dict[str, Any]:
        names = ("answers", "shuffles", "viewer", "field", "coins", "points", "hands", "round")
        data: dict[str, Any] = {name: getattr(state, name) for name in names}
        return {**data, "seed": state.seed.hex(), "stack": [frame.numbers() for frame in state.stack]}

    def load(self, data: Any) -> Table:
        state = Table(self, len(data["coins"]), bytes.fromhex(data["seed"]))
        for name, value in data.items():
            if name not in ("seed", "stack"):
                setattr(state, name, deepcopy(value))
        state.stack = [Frame(*numbers) for numbers in data["stack"]]
        return state

    def view(self, state: Table, seat: int) -> Table:
        seen = state.copy()
        seen.viewer, seen.seed = seat, b""
        bidding = bool(state.stack) and self.effects[state.stack[-1].effect] is BIDDING
        for other in range(len(state.coins)):
            if other != seat:
                seen.hands[other] = [HOLE] * len(state.hands[other])
                seen.answers[other] = [ANSWERED] if bidding and other not in state.pending() else []
        return seen

    def filled(self, view: Table, stream: Stream) -> Table:
        state = view.copy()
        state.viewer, state.seed = ALL_SEEING, bytes(stream.below(256) for _ in range(16))
        held = [card for hand in view.hands for card in hand]
        rest = [card for card in range(1, CARDS + 1) if card not in held]
        stream.shuffle(rest)
        state.hands = [sorted(card or rest.pop() for card in hand) for hand in view.hands]
        for seat, answers in enumerate(state.answers):
            if answers == [ANSWERED]:
                state.answers[seat] = [BID + stream.pick(state.hands[seat]) - 1]
        return state

    def scores(self, state: Table) -> list[dict[str, int]]:
        return [{"total": points} for points in state.points]

    def winners(self, state: Table) -> list[int]:
        return [seat for seat, points in enumerate(state.points) if points == max(state.points)]

    def why_not(self, state: Table, seat: int, option: int) -> Phrase | None:
        found = state.reason(seat, option)
        return None if found == 0 else Phrase(f"why-{found}")


RULES = Crossing()
