"""The expected length of the game, and values until then in points."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.rules.component import LAST_LEVEL
from valles.games.on_mars.rules.rulebook import RULES  # noqa: F401  (fills the tables of cards)
from valles.games.on_mars.rules.scoring import solo_goals, total
from valles.games.on_mars.rules.state import State

PACE: Final = 0.35
"""The number of steps towards the end that a player makes in a round."""
LONG: Final = 8.0
"""With so many rounds left, what is invested pays in full."""
SOON: Final = 0.4
"""The least share that an investment pays before the end is triggered."""
LEAD: Final = 25.0
"""The lead at which it pays to give up a point for a step towards the end."""
LEAST_HASTE: Final = 0.1
MOST_HASTE: Final = 1.5
PATIENCE: Final = 0.5
"""Alone, what a step towards the end costs as long as the game is not won."""
LATE: Final = 25
"""After so many rounds everybody wants to come to an end."""
IMPATIENCE: Final = 0.05
"""The growth of haste in each further round."""

CERTAIN: Final = 0.95
"""The probability that something possible now is done in time."""
SPARE: Final = 0.5
"""The share of the turns left that can serve one aim."""

LEFT_OVER: Final = 0.1
"""The share of its value that a good keeps in the last round."""
GOOD_WORTH: Final = [1.2, 0.7, 0.8, 0.8, 0.9, 0.6, 0.8]
"""The value of one of each good in a long game; colonists are those at home."""
PLENTY: Final = [2, 2, 2, 2, 3, 4, 4]
"""With so many of a good, more of it is worth less."""
SURPLUS: Final = 0.5
"""The share of its value that a surplus good has."""
FIRST: Final = 0.5
"""The extra value of the first one over the second."""


def steps_left(state: State) -> int:
    """Return the fewest contributions to missions and life support that would bring the end about."""
    open_steps = sorted([steps for mission, steps in zip(state.missions, state.mission_steps, strict=True) if mission])
    fewest = 100 * state.remaining
    for by_mission in range(min(state.remaining, len(open_steps)) + 1):
        level = max(2, state.level) + state.remaining - by_mission
        if level <= LAST_LEVEL:
            by_level = sum([max(0, level - row) for row in state.lss]) if by_mission < state.remaining else 0
            fewest = min(fewest, sum(open_steps[:by_mission]) + by_level)
    return fewest


def rounds_left(state: State) -> float:
    """Return the expected number of rounds after this one."""
    if state.finished or state.final:
        return 0.0
    return 1 + steps_left(state) / (PACE * len(state.seats))


def haste(state: State, seat: int) -> float:
    """Return the value of a step towards the end. Alone there is no hurry before the victory is certain."""
    if state.solo:
        return MOST_HASTE if solo_goals(state) else -PATIENCE
    totals = [total(state, other) for other in range(len(state.seats))]
    lead = totals.pop(seat) - max(totals)
    return max(LEAST_HASTE, min(MOST_HASTE, lead / LEAD)) + IMPATIENCE * max(0, state.round - LATE)


class Outlook:
    """Values to a seat at one moment."""

    def __init__(self, state: State, seat: int) -> None:
        self.left = rounds_left(state)
        self.future = min(1.0, max(SOON, self.left / LONG)) if self.left else 0.0
        """The share of the return in a long game that an investment will still have."""
        self.haste = haste(state, seat)
        """The value of a step towards the end."""
        self.goods = [worth * (LEFT_OVER + (1 - LEFT_OVER) * self.future) for worth in GOOD_WORTH]
        """The present value of one of each good."""

    def chance(self, turns: float) -> float:
        """Return the probability that something is done that takes so many turns, beside all else."""
        spare = SPARE * self.left
        return CERTAIN * spare / (spare + turns) if spare else 0.0

    def stock_worth(self, good: int, amount: int) -> float:
        """Return the value of an amount of a good."""
        plenty = min(amount, PLENTY[good])
        return self.goods[good] * ((FIRST if amount else 0.0) + plenty + SURPLUS * (amount - plenty))
