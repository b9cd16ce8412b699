"""The project deck: drawing, discarding, reshuffling, and who knows where a card is."""

from __future__ import annotations

from bisect import insort

from valles.games.terraforming_mars.rules.card import CARDS, DECKS, later_decks
from valles.games.terraforming_mars.rules.component import (
    BASE,
    BEGINNER,
    BEGINNER_DECK,
    CORPORATE_ERA,
    CORPORATION,
    PRELUDE,
    SEATS,
    WORLD_GOVERNMENT,
)
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.phrase import Noun
from valles.kernel.view import HOLE, Hole


def numbers_with(decks: list[str]) -> int:
    """Return the number of card numbers in a game with these added decks, including the 0 of a hidden card."""
    last = BEGINNER
    for card in CARDS[BEGINNER + 1 :]:
        if DECKS[card.deck].name in decks:
            last = card.number
    return last + 1


def known_decks(names: list[str]) -> list[str]:
    """Return the names, if there are such decks to be added; raises ValueError with those that there are."""
    known = [deck.name for deck in later_decks()]
    for name in names:
        if name not in known:
            raise ValueError(f"there is no deck {name!r} to be added; there are {', '.join(known) or 'none'}")
    return names


def decks_of(state: State) -> list[bool]:
    """Return True for each deck in play, by its place in the table of decks (TM-SETUP-04, TM-CE-01)."""
    dealt = [deck.name in state.decks for deck in DECKS]
    dealt[BASE] = True
    dealt[CORPORATE_ERA] = state.corporate_era
    dealt[BEGINNER_DECK] = False
    return dealt


def all_projects(state: State) -> list[int]:
    """Return the project cards of this game, wherever they are."""
    dealt = decks_of(state)
    return [card.number for card in CARDS[1:] if dealt[card.deck] and card.kind not in (CORPORATION, PRELUDE)]


def all_corporations(state: State) -> list[int]:
    """Return the corporations of this game, without the beginners'."""
    dealt = decks_of(state)
    return [card.number for card in CARDS[1:] if dealt[card.deck] and card.kind == CORPORATION]


def all_preludes(state: State) -> list[int]:
    """Return the preludes of this game, wherever they are."""
    dealt = decks_of(state)
    return [card.number for card in CARDS[1:] if dealt[card.deck] and card.kind == PRELUDE]


def everyone(state: State) -> int:
    """Return the bits of all seats and of bystanders, for a card that lies open."""
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
        state.emit("log-reshuffle")
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
        state.emit("log-draw", seat=seat_noun(state, seat), cards=Noun("cards", len(drawn), True))
        state.emit("log-draw-cards", 1 << seat, cards=[CARDS[card].noun() for card in drawn])


def discard(state: State, card: int) -> None:
    """Put a card that is nowhere face down on the discard pile; whoever knew it still knows where it lies."""
    state.discard.append(card)


def seat_name(state: State, seat: int) -> str:
    if seat == WORLD_GOVERNMENT:
        return "world-government"
    return SEATS[state.colours[seat]] if seat < len(state.seats) else "neutral"


def seat_noun(state: State, seat: int) -> Noun:
    return Noun("seat-" + seat_name(state, seat))
