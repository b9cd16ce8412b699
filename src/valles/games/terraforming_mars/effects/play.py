"""Verbs that do at once what otherwise takes an action of its own: play a card or a prelude, fund an award."""

from __future__ import annotations

from collections.abc import Sequence

from valles.games.terraforming_mars.effects.production import Production
from valles.games.terraforming_mars.effects.verb import HAND_SHRINKS, LAST_REDUCTIONS, Verb
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import TEMPERATURE_STEPS
from valles.games.terraforming_mars.rules.reaction import log_effects, reactions_of
from valles.games.terraforming_mars.rules.reason import (
    ALREADY_CLAIMED,
    NONE_LEFT,
    NOT_IN_SOLO,
    NOTHING_TO_PLAY,
    POSSIBLE,
)
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.turn import activate, award_price, fund_award, turn_action
from valles.games.terraforming_mars.rules.vocabulary import NUMBER_OF, PLAY_OF
from valles.kernel.effect import ASKS, WAITS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing, lost
from valles.kernel.phrase import Noun, Phrase


class PlayFromHand(Verb):
    """A card from hand at once, cheaper or whatever the global parameters are (TM-PRE-29 to -34)."""

    def __init__(self, discount: int, ignoring: bool) -> None:
        super().__init__()
        self.discount = discount
        self.shift = TEMPERATURE_STEPS if ignoring else 0
        """No global parameter has more steps than that."""
        self.pick = PickFromHand(self)
        self.rank = LAST_REDUCTIONS

    def parts(self) -> Sequence[Verb]:
        return (self.pick,)

    def touches(self, state: State, seat: int, card: int, repeated: bool) -> int:
        return HAND_SHRINKS

    def run_reason(self, state: State, seat: int, card: int) -> int:
        """Judged as things will be: the tags and productions of the card that says so come first (TM-PRE-32)."""
        then = state.copy()
        board = then.seats[seat]
        if card not in board.tableau:
            activate(then, seat, card)
            for part in CARDS[card].play:
                if isinstance(part, Production) and part.per is None:
                    for resource, steps in enumerate(part.changes):
                        board.production[resource] += steps
        board.next_discount += self.discount
        board.next_shift += self.shift
        return POSSIBLE if playable(then, seat) else NOTHING_TO_PLAY

    def run(self, state: State, frame: Frame) -> None:
        """With frame.a, the card that was played: its lasting effects react to this card too (TM-PRE-33)."""
        if frame.a:
            due = reactions_of(state, frame.a, frame.seat, frame.card, frame.seat)
            log_effects(state, due)
            state.stack += due
            return
        board = state.seats[frame.seat]
        board.next_discount += self.discount
        board.next_shift += self.shift
        state.push(self.pick, frame.seat, frame.card)

    def phrase(self) -> Phrase:
        if self.discount:
            return Phrase("play-from-hand-discount", {"what": Noun("credits", self.discount, True)})
        return Phrase("play-from-hand-ignoring")

    def icons(self) -> list[Icon]:
        eased = Thing("requirement", count="X", sign="±")
        return [Thing("play-card"), lost(self.discount, "credits") if self.discount else eased]


def playable(state: State, seat: int) -> list[int]:
    """Return the options that play a card of the seat's hand, as far as they are possible now."""
    frame = Frame(0, seat)
    result = []
    for number in state.seats[seat].hand:
        option = PLAY_OF[number] if number else -1
        action = turn_action(option)
        if action is not None and action.reason(state, frame, option) == POSSIBLE:
            result.append(option)
    return result


class PickFromHand(Verb):
    """The choice of a card to play at once, even if there is only one: others must not see how many there are."""

    def __init__(self, then: Verb) -> None:
        super().__init__(WAITS)
        self.begins = False
        self.then = then

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [PLAY_OF[number] for number in state.seats[frame.seat].hand if number]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        action = turn_action(option)
        assert action is not None
        return action.reason(state, frame, option)

    def take(self, state: State, frame: Frame, option: int) -> None:
        action = turn_action(option)
        assert action is not None
        state.push(self.then, frame.seat, frame.card, NUMBER_OF[option])
        action.take(state, frame, option)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-play-from-hand", {"card": CARDS[frame.card].noun()})


class FundAwardFree(Verb):
    """An award of one's choice for nothing (TM-PRE-57)."""

    def __init__(self) -> None:
        super().__init__(ASKS)

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if state.solo:
            return NOT_IN_SOLO
        return POSSIBLE if award_price(state) else NONE_LEFT

    def lapses(self, state: State, seat: int) -> bool:
        return self.run_reason(state, seat, 0) != POSSIBLE

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return state.goals.award_options[:]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if state.awards[state.goals.place[option]]:
            return ALREADY_CLAIMED
        return self.run_reason(state, frame.seat, frame.card)

    def take(self, state: State, frame: Frame, option: int) -> None:
        fund_award(state, frame.seat, state.goals.place[option])

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-award", {"card": CARDS[frame.card].noun()})

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return []

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        award = state.goals.awards[state.goals.place[option]]
        return Phrase("option-award", {"award": award.noun(), "price": 0})

    def phrase(self) -> Phrase:
        return Phrase("fund-award-free")

    def icons(self) -> list[Icon]:
        return [Thing("award")]
