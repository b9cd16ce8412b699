"""The answer most people would give: what a form proposes."""

from __future__ import annotations

from valles.games.on_mars.component import COLONIST, MINERAL
from valles.games.on_mars.state import State
from valles.games.on_mars.vocabulary import DONE, NO, PAY, PAY_GOAL


def habit(state: State, seat: int, options: list[int]) -> int:
    """Pay what is asked for rather than minerals, goal cards or colonists; otherwise stop as soon as one may."""
    first = options[0]
    if PAY <= first < PAY_GOAL + 16:
        plain = [option for option in options if option < PAY_GOAL and option not in (PAY + MINERAL, PAY + COLONIST)]
        return plain[0] if plain else first
    for option in (DONE, NO):
        if option in options:
            return option
    return first
