"""The project deck: drawing, discarding, reshuffling, and who knows where a card is."""

from __future__ import annotations

from bisect import insort

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.component import BASE, BEGINNER, CORPORATE_ERA, PROJECTS, SEATS
from valles.games.terraforming_mars.state import State
from valles.kernel.phrase import Noun
from valles.kernel.view import HOLE, Hole


def all_projects(state: State) -> list[int]:
    """The project cards of this game, wherever they are (TM-SETUP-04, TM-CE-01)."""
    newest = CORPORATE_ERA if state.corporate_era else BASE
    return [number for number in range(1, PROJECTS + 1) if CARDS[number].deck <= newest]


def all_corporations(state: State) -> list[int]:
    """The corporations of this game, without the beginners'."""
    newest = CORPORATE_ERA if state.corporate_era else BASE
    return [number for number in range(PROJECTS + 1, BEGINNER) if CARDS[number].deck <= newest]


def everyone(state: State) -> int:
    """The bits of all seats and of bystanders, for a card that lies open."""
    return (2 << len(state.seats)) - 1


def top_card(state: State) -> int:
    """Take the top card off the deck; 0 if deck and discards are both empty (TM-DECK-06)."""
    if not state.deck:
        if not state.discard:
            return 0
        if HOLE in state.discard:
            raise Hole
        for card in state.discard:
            state.known[card] = 0
        state.deck = state.shuffled(state.discard)
        state.discard = []
        state.tell("log-reshuffle")
    card = state.deck.pop()
    if card == HOLE:
        raise Hole
    return card


def draw(state: State, seat: int, count: int) -> None:
    """Draw cards into the hand, as many as there are (TM-PLAY-23, TM-DECK-04)."""
    drawn: list[int] = []
    hand = state.seats[seat].hand
    for _ in range(count):
        card = top_card(state)
        if card == 0:
            break
        state.known[card] = 1 << seat
        insort(hand, card)
        drawn.append(card)
    if drawn and state.sink is not None:
        state.tell("log-draw", seat=seat_noun(state, seat), cards=Noun("cards", len(drawn), True))
        state.tell("log-draw-cards", 1 << seat, cards=[CARDS[card].noun() for card in drawn])


def discard(state: State, card: int) -> None:
    """Put a card that is nowhere face down on the discard pile; whoever knew it still knows where it lies."""
    state.discard.append(card)


def seat_noun(state: State, seat: int) -> Noun:
    if seat >= len(state.seats):
        return Noun("seat-neutral")
    return Noun("seat-" + SEATS[state.colours[seat]])
