"""Invariants of states with Prelude, and without it."""

from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import PRELUDE
from valles.games.terraforming_mars.rules.deck import all_preludes
from valles.games.terraforming_mars.rules.payment import WITH_HOLDINGS
from valles.games.terraforming_mars.rules.state import State


def check(state: State) -> None:
    """Check that each prelude lies in one place, and that the card whose microbes pay is in play."""
    piles = [state.preludes, state.prelude_discard]
    for board in state.seats:
        piles += [board.preludes, [number for number in board.tableau if CARDS[number].kind == PRELUDE]]
        assert board.preludes == sorted(board.preludes), "a pile is out of order"
    assert sorted(number for pile in piles for number in pile) == all_preludes(state), "a prelude is missing or doubled"
    resolving = [frame.card for frame in state.stack]
    for board in state.seats:
        paying = [number for number in board.tableau if number not in resolving and CARDS[number].pays == WITH_HOLDINGS]
        assert board.paying_card in paying or (not board.paying_card and not paying), "another card pays"
