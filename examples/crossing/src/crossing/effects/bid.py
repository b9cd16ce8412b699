"""The bids at the end of a round."""

from crossing.rules.reason import POSSIBLE
from crossing.rules.state import CrossingState
from crossing.rules.vocabulary import BID
from valles.kernel.effect import Gathering
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase


class Bidding(Gathering[CrossingState]):
    """Ask all seats at once for a hidden card."""

    def seats(self, state: CrossingState, frame: Frame) -> list[int]:
        return list(range(len(state.coins)))

    def next_candidates(self, state: CrossingState, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [BID.offset + card for card in state.hands[seat] if card]

    def next_reason(self, state: CrossingState, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        return POSSIBLE

    def next_prompt(self, state: CrossingState, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        return Phrase("crossing-ask-bid")

    def resolve(self, state: CrossingState, frame: Frame) -> None:
        bids = [BID.number(answers[0]) for answers in state.answers]
        for seat, bid in enumerate(bids):
            state.hands[seat].remove(bid)
            state.emit("crossing-log-bid", seat=state.noun(seat), card=bid)
        highest = bids.index(max(bids))
        state.points[highest] += 2
        state.emit("crossing-log-won", seat=state.noun(highest))


BIDDING = Bidding()
