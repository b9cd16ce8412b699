"""Secrecy: holes in views, and possible contents of the holes (TM-INFO)."""

from __future__ import annotations

from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.deck import all_corporations, all_preludes, all_projects, everyone
from valles.games.terraforming_mars.rules.field import SEAT_FIELDS
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.audience import KNOWN
from valles.kernel.shuffle import Stream
from valles.kernel.view import HOLE


def hide(view: State) -> None:
    """Leave out the cards that the viewer does not know; a bystander knows what everybody knows."""
    known = view.known
    bit = 1 << (view.viewer if view.viewer >= 0 else len(view.seats))
    everybody = everyone(view)

    def visible(number: int) -> bool:
        return number != HOLE and known[number] & bit != 0

    def holed(cards: list[int]) -> list[int]:
        seen = [number for number in cards if visible(number)]
        return [HOLE] * (len(cards) - len(seen)) + sorted(seen)

    view.known = [
        0 if not visible(number) else everybody if knowing == everybody else bit for number, knowing in enumerate(known)
    ]
    view.deck = [number if visible(number) else HOLE for number in view.deck]
    view.discard = holed(view.discard)
    view.preludes = [number if visible(number) else HOLE for number in view.preludes]
    view.prelude_discard = holed(view.prelude_discard)
    for board in view.seats:
        for name, audience in SEAT_FIELDS.items():
            if audience == KNOWN:
                setattr(board, name, holed(getattr(board, name)))


def fill(state: State, stream: Stream) -> None:
    """Deal the missing cards into the holes."""
    projects = _missing(state, all_projects(state))
    corporations = _missing(state, all_corporations(state))
    stream.shuffle(projects)
    stream.shuffle(corporations)
    fill_preludes(state, stream)
    state.deck = _dealt(state.deck, projects, state, 0)
    state.discard = _dealt(state.discard, projects, state, 0)
    for seat, board in enumerate(state.seats):
        board.hand = sorted(_dealt(board.hand, projects, state, 1 << seat))
        board.offered = sorted(_dealt(board.offered, projects, state, 1 << seat))
        board.kept = sorted(_dealt(board.kept, projects, state, 1 << seat))
        board.events = sorted(_dealt(board.events, projects, state, 1 << seat))
        board.dealt = sorted(_dealt(board.dealt, corporations, state, 1 << seat))


def fill_preludes(state: State, stream: Stream) -> None:
    preludes = _missing(state, all_preludes(state))
    stream.shuffle(preludes)
    state.preludes = _dealt(state.preludes, preludes, state, 0)
    state.prelude_discard = sorted(_dealt(state.prelude_discard, preludes, state, 0))
    for seat, board in enumerate(state.seats):
        board.preludes = sorted(_dealt(board.preludes, preludes, state, 1 << seat))


def _missing(state: State, cards: list[int]) -> list[int]:
    seen = [False] * len(CARDS)
    for pile in (state.deck, state.discard, state.preludes, state.prelude_discard):
        for number in pile:
            seen[number] = True
    for board in state.seats:
        for pile in (board.hand, board.offered, board.kept, board.events, board.dealt, board.tableau, board.preludes):
            for number in pile:
                seen[number] = True
    return [number for number in cards if not seen[number]]


def _dealt(pile: list[int], source: list[int], state: State, count: int) -> list[int]:
    result = []
    for number in pile:
        if number == HOLE:
            number = source.pop()
            state.known[number] = count
        result.append(number)
    return result
