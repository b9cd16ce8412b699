"""Games with Prelude up to the prelude round, with corporations and preludes of one's choice."""

from collections.abc import Mapping, Sequence
from typing import Any

import valles
from tests.terraforming_mars.rules import NUMBERS, open_prompt
from valles.games.terraforming_mars.scenario import TerraformingMarsTable, gather_preludes
from valles.testing import table

KEPT = ("donation", "loan")


def dealt(corporations: Mapping[str, str], preludes: Mapping[str, Sequence[str]], **options: Any) -> Any:
    """A table whose first hands are dealt: each seat may choose this corporation, and has these among its preludes."""
    seats = tuple(corporations)
    t: TerraformingMarsTable = table("terraforming_mars", seats=seats, prelude=True)
    t.game = valles.new("terraforming_mars", seats=seats, **{"seed": 1, "first": seats[0], "prelude": True, **options})
    state = t.state
    gather_preludes(state)
    named = [NUMBERS[card] for cards in preludes.values() for card in cards]
    others = sorted(number for number in state.preludes if number not in named)
    for seat, (name, corporation) in enumerate(corporations.items()):
        board = state.seats[seat]
        numbers = [NUMBERS[card] for card in preludes.get(name, ())]
        if state.prelude_round:
            board.preludes = sorted(numbers + [others.pop() for _ in range(4 - len(numbers))])
        if corporation != "beginner_corporation":
            spare = NUMBERS["thorgate"] if seat % 2 else NUMBERS["teractor"]
            board.dealt = sorted({NUMBERS[corporation], spare})
    held = [number for board in state.seats for number in board.preludes]
    state.preludes = [number for number in state.preludes if number not in held]
    for seat, board in enumerate(state.seats):
        for number in board.preludes + board.dealt:
            state.known[number] = 1 << seat
    return t


def choose(t: Any, seat: str, corporation: str, kept: Sequence[str], bought: int = 0) -> None:
    """Choose the corporation, keep these preludes and buy the first so many cards."""
    if open_prompt(t.game, seat) == "ask-corporation":
        t.when(seat, f"card:{corporation}")
    while open_prompt(t.game, seat) == "ask-keep-prelude":
        t.when(seat, "yes" if t.game.state.about(t.game.seats.index(seat))["card"] in kept else "no")
    while open_prompt(t.game, seat) in ("ask-buy", "ask-buy-before-preludes"):
        t.when(seat, "yes" if bought > 0 else "no")
        bought -= 1


def opening(
    corporations: Mapping[str, str],
    preludes: Mapping[str, Sequence[str]] | None = None,
    bought: int = 0,
    **options: Any,
) -> Any:
    """A table at the beginning of the prelude round; the first seat has bought so many cards.

    Who is not named has kept some; without names the first seat has kept Donation and Loan.
    """
    first = next(iter(corporations))
    named = preludes or {first: KEPT}
    t = dealt(corporations, named, **options)
    for seat, corporation in corporations.items():
        choose(t, seat, corporation, named.get(seat, t.seat(seat).preludes[:2]), bought if seat == first else 0)
    return t
