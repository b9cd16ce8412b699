"""Preludes: their deck, how they are played, and what a player gets for one that cannot be played."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from valles.games.terraforming_mars.effects.stock import receive
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import COMPENSATION, CREDITS
from valles.games.terraforming_mars.rules.deck import everyone, seat_noun
from valles.games.terraforming_mars.rules.reason import POSSIBLE
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.turn import PLAY_CARD
from valles.games.terraforming_mars.rules.vocabulary import CARD_OF, NUMBER_OF
from valles.kernel.effect import WAITS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.view import HOLE, Hole


def deal_preludes(state: State, seat: int, count: int) -> None:
    """Give the seat the top cards of the deck of preludes."""
    dealt = state.preludes[-count:]
    if HOLE in dealt:
        raise Hole
    state.preludes = state.preludes[:-count]
    board = state.seats[seat]
    board.preludes = sorted([*board.preludes, *dealt])
    for number in dealt:
        state.known[number] = 1 << seat


def discard_preludes(state: State, numbers: list[int]) -> None:
    """They leave the game; whoever knew them still does (TM-PRE-08)."""
    state.prelude_discard = sorted([*state.prelude_discard, *numbers])


class PlayPreludes(Verb):
    """The choice of the next prelude; those left at the end are discarded. frame.a: the number still to be played.

    The order is free, and each is judged when its turn comes (TM-PRE-13, -26, -27).
    """

    def __init__(self) -> None:
        super().__init__(WAITS)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [CARD_OF[number] for number in state.seats[frame.seat].preludes if number]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        number = NUMBER_OF[option]
        board = state.seats[frame.seat]
        rest = [other for other in board.preludes if other != number]
        if frame.a > 1:
            board.preludes = rest
            state.push(self, frame.seat, frame.card, frame.a - 1)
        else:
            board.preludes = []
            discard_preludes(state, rest)
        play_prelude(state, frame.seat, number)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        return Phrase("ask-prelude", {"left": frame.a})

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        card = CARDS[NUMBER_OF[option]]
        if card.reason(state, frame.seat) == POSSIBLE:
            return Phrase("option-prelude", {"card": card.noun()})
        paid = Noun("credits", COMPENSATION, True)
        return Phrase("option-prelude-unplayable", {"card": card.noun(), "what": paid})


def play_prelude(state: State, seat: int, number: int) -> None:
    """Like a green card; one that cannot be carried out is shown, discarded and paid for (TM-PRE-16, -23, -25)."""
    card = CARDS[number]
    possible = card.reason(state, seat) == POSSIBLE
    state.known[number] = everyone(state)
    if possible:
        insort(state.seats[seat].tableau, number)
        state.emit("log-play", seat=seat_noun(state, seat), card=card.noun())
        state.push(PLAY_CARD, seat, number)
    else:
        discard_preludes(state, [number])
        state.emit("log-prelude-unplayable", seat=seat_noun(state, seat), card=card.noun())
        receive(state, seat, CREDITS, COMPENSATION)


PLAY_PRELUDES: Final = PlayPreludes()


class DrawPreludes(Verb):
    """So many new preludes, of which one is played (TM-PRE-55)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.pick = PlayPreludes()

    def parts(self) -> Sequence[Verb]:
        return (self.pick,)

    def run(self, state: State, frame: Frame) -> None:
        deal_preludes(state, frame.seat, self.count)
        state.push(self.pick, frame.seat, frame.card, 1)

    def phrase(self) -> Phrase:
        return Phrase("draw-preludes", {"preludes": Noun("preludes", self.count, True)})

    def icons(self) -> list[Icon]:
        return [Thing("prelude") for _ in range(self.count)]


def play_new_prelude(*, of: int) -> Verb:
    """Return the verb of a card that draws so many preludes and plays one."""
    return DrawPreludes(of)
