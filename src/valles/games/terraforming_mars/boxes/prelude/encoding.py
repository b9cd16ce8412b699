"""The encoding of Prelude for learners."""

from __future__ import annotations

from valles.games.terraforming_mars.encoding.column import CARD_AT, DISCARDED, HAND, SEEN
from valles.games.terraforming_mars.rules.component import WILD
from valles.games.terraforming_mars.rules.state import State
from valles.kernel.encoding import clipped


def fill_columns(state: State, seat: int, row: bytearray, at: int) -> None:
    """Write the preludes that the seat knows, and wild tags; the columns of the table begin at a place of the row."""
    row[at] = int(state.prelude_round)
    row[at + 1] = int(state.rating_goal)
    count = len(state.seats)
    at += 2
    bit = 1 << seat
    for place in range(count):
        board = state.seats[(seat + place) % count]
        row[at] = clipped(board.tags[WILD])
        row[at + 1] = len(board.preludes)
        at += 2
        for number in board.preludes:
            if state.known[number] & bit:
                row[CARD_AT[number] + (HAND if place == 0 else SEEN)] = 1
    for number in state.prelude_discard:
        if state.known[number] & bit:
            row[CARD_AT[number] + DISCARDED] = 1
