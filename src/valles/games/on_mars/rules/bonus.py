"""Benefits of the laboratory as its spaces are read in a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.rules.card import LAB_BONUS
from valles.games.on_mars.rules.component import LAB
from valles.games.on_mars.rules.state import State

EARLIER_LAB: Final[Mapping[str, str]] = {"3b": "4a", "4b": "3b"}
"""The space whose benefit a space had in the earlier reading: bots at 4b, nothing at 3b."""


def lab_bonus(state: State, space: int) -> Verb | None:
    """Return the benefit of a laboratory space (OM-ORBIT-20)."""
    return LAB_BONUS[space] if state.revised else earlier_lab_bonus(space)


def earlier_lab_bonus(space: int) -> Verb | None:
    """Return the benefit of a laboratory space in the earlier reading."""
    name = LAB[space]
    return LAB_BONUS[LAB.index(EARLIER_LAB.get(name, name))]
