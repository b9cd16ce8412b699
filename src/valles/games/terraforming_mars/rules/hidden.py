"""Secrecy: holes in views, and possible contents of the holes (TM-INFO)."""

from __future__ import annotations

from valles.games.terraforming_mars.rules.box import boxes_of
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.deck import all_corporations, all_projects, everyone
from valles.games.terraforming_mars.rules.field import SEAT_FIELDS
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.audience import KNOWN
from valles.kernel.shuffle import Stream
from valles.kernel.view import HOLE


def hide(view: State) -> None:
    """Leave out the cards that the viewer does not know; a bystander knows what everybody knows."""
    bit = viewer_bit(view)
    everybody = everyone(view)
    view.known = [
        0 if number == HOLE or knowing & bit == 0 else everybody if knowing == everybody else bit
        for number, knowing in enumerate(view.known)
    ]
    view.deck = masked(view, view.deck)
    view.discard = holed(view, view.discard)
    for board in view.seats:
        for name, audience in SEAT_FIELDS.items():
            if audience == KNOWN:
                setattr(board, name, holed(view, getattr(board, name)))
    for box in boxes_of(view):
        box.hide(view)


def viewer_bit(view: State) -> int:
    """Return the bit of the viewer among those who know a card."""
    return 1 << (view.viewer if view.viewer >= 0 else len(view.seats))


def masked(view: State, cards: list[int]) -> list[int]:
    """Return a pile with a hole in place of each card that the viewer does not know."""
    bit = viewer_bit(view)
    known = view.known
    return [number if number != HOLE and known[number] & bit != 0 else HOLE for number in cards]


def holed(view: State, cards: list[int]) -> list[int]:
    """Return a pile without an order, with holes before the cards that the viewer knows."""
    seen = [number for number in masked(view, cards) if number != HOLE]
    return [HOLE] * (len(cards) - len(seen)) + sorted(seen)


def fill(state: State, stream: Stream) -> None:
    """Deal the missing cards into the holes."""
    piles = [state.deck, state.discard]
    for board in state.seats:
        piles += [board.hand, board.offered, board.kept, board.events, board.dealt, board.tableau]
    projects = missing(all_projects(state), piles)
    corporations = missing(all_corporations(state), piles)
    stream.shuffle(projects)
    stream.shuffle(corporations)
    for box in boxes_of(state):
        box.fill(state, stream)
    state.deck = dealt(state.deck, projects, state, 0)
    state.discard = dealt(state.discard, projects, state, 0)
    for seat, board in enumerate(state.seats):
        board.hand = sorted(dealt(board.hand, projects, state, 1 << seat))
        board.offered = sorted(dealt(board.offered, projects, state, 1 << seat))
        board.kept = sorted(dealt(board.kept, projects, state, 1 << seat))
        board.events = sorted(dealt(board.events, projects, state, 1 << seat))
        board.dealt = sorted(dealt(board.dealt, corporations, state, 1 << seat))


def missing(cards: list[int], piles: list[list[int]]) -> list[int]:
    """Return the cards that lie in none of the piles as far as they are known."""
    seen = [False] * len(CARDS)
    for pile in piles:
        for number in pile:
            seen[number] = True
    return [number for number in cards if not seen[number]]


def dealt(pile: list[int], source: list[int], state: State, known: int) -> list[int]:
    """Return a pile whose holes are filled with the last cards of the source, known to these bits of seats."""
    result = []
    for number in pile:
        if number == HOLE:
            number = source.pop()
            state.known[number] = known
        result.append(number)
    return result
