"""Prelude as the game sees it: its choices, options and effects, and what it does when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from valles.games.terraforming_mars.boxes.prelude.rules import PLAY_PRELUDES, deal_preludes
from valles.games.terraforming_mars.rules.box import Box, enter_box
from valles.games.terraforming_mars.rules.component import (
    BUFFER_GAS,
    PRELUDES_DEALT,
    PRELUDES_KEPT,
    STANDARD_PROJECTS,
    STOCK,
)
from valles.games.terraforming_mars.rules.deck import all_preludes
from valles.games.terraforming_mars.rules.hidden import dealt, holed, masked, missing
from valles.games.terraforming_mars.rules.standard import PROJECTS_FOR_ALL
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import AMOUNTS, PAY_MICROBES, RESOURCE, STANDARD, numbered
from valles.kernel.shuffle import Stream
from valles.kernel.variant import Variant

MIXED: Final = "mixed"
ONE_EACH: Final = "one_each"
PARAMETERS: Final = "parameters"
RATING: Final = "rating"


@final
class Prelude(Box):
    """35 preludes, 7 projects and 5 corporations; a rating as the goal of the solo game."""

    def __init__(self) -> None:
        super().__init__("prelude")
        self.variants = [
            Variant(
                "prelude_cards", (True, False), detail=True, needs="prelude", former=True,
                note="it leaves preludes out of a game with Prelude (TM-PRE-04)",
            ),
            Variant(
                "corporations", (MIXED, ONE_EACH), detail=True, needs="prelude", former=MIXED,
                note="it deals one of Prelude and one other (TM-PRE-10)",
            ),
            Variant(
                "goal", (PARAMETERS, RATING), detail=True, several=False, former=PARAMETERS,
                note="it is a way to win alone (TM-PRE-73)",
            ),
        ]  # fmt: skip
        self.options = [
            (STANDARD, [STANDARD_PROJECTS[BUFFER_GAS]]),
            (PAY_MICROBES, numbered(0, AMOUNTS)),
            (RESOURCE, list(STOCK)),
        ]
        self.effects = [
            ("preludes", PLAY_PRELUDES),
            (f"standard/{BUFFER_GAS}", PROJECTS_FOR_ALL[BUFFER_GAS]),
        ]
        self.table_columns = ["prelude_round", "rating_goal"]
        self.seat_columns = ["tags_wild", "preludes"]

    def enter(self, state: State, setup: Mapping[str, Any]) -> None:
        state.prelude_round = bool(setup.get(self.name)) and setup.get("prelude_cards", True)
        state.rating_goal = setup.get("goal", PARAMETERS) == RATING

    def prepare(self, state: State) -> None:
        state.preludes = state.shuffled(all_preludes(state))

    def deal(self, state: State, seat: int) -> None:
        if state.prelude_round:
            deal_preludes(state, seat, PRELUDES_DEALT)

    def begin(self, state: State) -> None:
        if state.prelude_round:
            for seat in reversed(state.in_order(state.first)):
                state.push(PLAY_PRELUDES, seat, 0, PRELUDES_KEPT)

    def hide(self, view: State) -> None:
        view.preludes = masked(view, view.preludes)
        view.prelude_discard = holed(view, view.prelude_discard)

    def fill(self, state: State, stream: Stream) -> None:
        piles = [state.preludes, state.prelude_discard]
        for board in state.seats:
            piles += [board.tableau, board.preludes]
        preludes = missing(all_preludes(state), piles)
        stream.shuffle(preludes)
        state.preludes = dealt(state.preludes, preludes, state, 0)
        state.prelude_discard = sorted(dealt(state.prelude_discard, preludes, state, 0))
        for seat, board in enumerate(state.seats):
            board.preludes = sorted(dealt(board.preludes, preludes, state, 1 << seat))


enter_box(Prelude())
