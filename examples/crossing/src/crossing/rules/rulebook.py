"""Crossing: a small game that uses all the kernel offers.

Pieces walk a ring of six fields, one step at a time. A piece may step onto the field of another one only with the leave
of its seat. At any moment of a turn its seat may cash a coin for a point. After each round every seat bids a hidden
card; the highest bid scores.
"""

from typing import Any

from crossing.effects.bid import BIDDING
from crossing.effects.turn import CASHING, LEAVE, ROUND, SCORE, WALK
from crossing.rules.reason import POSSIBLE, REASONS
from crossing.rules.state import CrossingState
from crossing.rules.vocabulary import BID, CARDS, OPTIONS, STEP
from valles.kernel.effect import register
from valles.kernel.frame import Frame
from valles.kernel.phrase import Event, Noun, Phrase
from valles.kernel.rulebook import Rulebook, Setup
from valles.kernel.shuffle import Stream
from valles.kernel.variant import Variant, Variants
from valles.kernel.view import HOLE

COLOURS = ("yellow", "blue", "green")
ROUNDS = (3, 2, 1)
"""The possible numbers of rounds, the default first; every seat has a card for each of three."""
SEAT_FIELDS = ("seat", "field", "coins", "points", "hand")
"""The names under which the fields of a seat are saved."""


class Crossing(Rulebook[CrossingState]):
    def __init__(self) -> None:
        self.name = "crossing"
        self.version = 1
        self.colours = COLOURS
        self.variants = Variants("crossing", Variant("rounds", ROUNDS))
        self.vocabulary = OPTIONS
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
        columns = zip(state.colours, state.field, state.coins, state.points, state.hands, strict=True)
        return {
            "round": state.round,
            "rounds": state.rounds,
            "seats": [dict(zip(SEAT_FIELDS, seat, strict=True)) for seat in columns],
            **{name: getattr(state, name) for name in ("answers", "shuffles", "viewer")},
            "seed": state.seed.hex(),
            "stack": [frame.numbers() for frame in state.stack],
        }

    def load(self, data: Any) -> CrossingState:
        state = CrossingState(self, len(data["seats"]), data["rounds"], bytes.fromhex(data["seed"]))
        state.round, state.shuffles, state.viewer = data["round"], data["shuffles"], data["viewer"]
        state.answers = [answers[:] for answers in data["answers"]]
        state.stack = [Frame(*numbers) for numbers in data["stack"]]
        seats = data["seats"]
        state.colours = [seat["seat"] for seat in seats]
        state.field = [seat["field"] for seat in seats]
        state.coins = [seat["coins"] for seat in seats]
        state.points = [seat["points"] for seat in seats]
        state.hands = [seat["hand"][:] for seat in seats]
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
        reason = state.reason(seat, option)
        return None if reason == POSSIBLE else Phrase(REASONS.get(reason, "crossing-why-not-asked"))

    def kind_label(self, state: CrossingState, seat: int, option: int, price: list[Noun]) -> Phrase:
        if BID.has(option):
            return Phrase("crossing-bid", {"card": BID.number(option)})
        if option == STEP:
            return Phrase("crossing-step", {"field": state.next_field(seat)})
        return Phrase(f"crossing-{self.vocabulary.text(option)}")


RULES = Crossing()
