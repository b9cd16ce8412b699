"""Lasting effects that react when a card is played, a tile placed or a project paid."""

from __future__ import annotations

from valles.games.terraforming_mars.effects.trigger import OCEAN_PLACED
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import WORLD_GOVERNMENT
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.frame import Frame


def reactions_to_card(state: State, actor: int, number: int) -> list[Frame]:
    """Frames for all that answers to the card just played, from the active seat on."""
    due: list[Frame] = []
    for owner in state.in_order(actor):
        for watching in state.seats[owner].watching:
            due += reactions_of(state, watching, owner, number, actor)
    return due


def reactions_of(state: State, watching: int, owner: int, number: int, actor: int) -> list[Frame]:
    """Frames for what one card in play answers to a card that its owner or another seat played."""
    due: list[Frame] = []
    for trigger in CARDS[watching].when:
        for _ in range(trigger.times(state, owner, actor, CARDS[number])):
            due.append(Frame(trigger.do.id, owner, watching, d=number))
    return due


def react(state: State, event: int, actor: int, amount: int = 0) -> None:
    """Put on the stack whatever answers to the event, from the seat on that caused it, or from the first player."""
    due: list[Frame] = []
    for owner in state.in_order(state.first if actor == WORLD_GOVERNMENT else actor):
        for watching in state.seats[owner].watching:
            for trigger in CARDS[watching].when:
                if trigger.hears(event, owner, actor) and amount >= trigger.least:
                    due.append(Frame(trigger.do.id, owner, watching))
    log_effects(state, due)
    due.reverse()
    state.stack += due


def log_effects(state: State, due: list[Frame]) -> None:
    """Name the cards of lasting effects that are due, each once, before what they bring."""
    if state.sink is not None:
        for seat, card in dict.fromkeys((frame.seat, frame.card) for frame in due):
            state.emit("log-effect", seat=seat_noun(state, seat), card=CARDS[card].noun())


def opponents_await_oceans(state: State, seat: int) -> bool:
    """Return True if an ocean would give another seat plants, which a removal due at the same time could reach."""
    for owner, board in enumerate(state.seats):
        if owner != seat and not board.protected:
            for watching in board.watching:
                for trigger in CARDS[watching].when:
                    if trigger.event == OCEAN_PLACED:
                        return True
    return False
