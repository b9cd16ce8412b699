"""The rewards of all seats at the end of a game."""

from __future__ import annotations

import math
from typing import Any

from valles.games.registry import part
from valles.kernel.encoding import Encoding
from valles.kernel.state import State


def win(state: State) -> list[float]:
    """Return 1 for the winner, shared among several, less the mean of all seats. Alone it is 1/2 or -1/2."""
    seats = len(state.answers)
    winners = state.rules.winners(state)
    if seats == 1:
        return [0.5 if winners else -0.5]
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]


def margin(state: State) -> list[float]:
    """Return `win` plus tanh of the scaled lead over the best opponent, or, alone, over the goal of the game."""
    encoding: Encoding[Any] = part(state.rules.name, "encoding")
    return [base + math.tanh(encoding.lead(state, seat)) for seat, base in enumerate(win(state))]
