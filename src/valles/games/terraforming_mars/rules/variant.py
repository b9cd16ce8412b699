"""What can be decided before a game beside seats and map, and which of it goes together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

MIXED: Final = "mixed"
ONE_EACH: Final = "one_each"
PARAMETERS: Final = "parameters"
RATING: Final = "rating"
PRELUDE_VARIANTS: Final[dict[str, tuple[Any, ...]]] = {
    "prelude_cards": (True, False),
    "corporations": (MIXED, ONE_EACH),
    "goal": (PARAMETERS, RATING),
}
"""What can be decided beside Prelude itself (TM-PRE-04, -10, -73)."""

OPTIONS: Final = (
    "players", "seats", "corporate_era", "draft", "edition", "beginners", "first", "map", *PRELUDE_VARIANTS,
)  # fmt: skip
"""All that a set-up can say, beside the decks that are added."""


def check_flags(flags: Mapping[str, Any]) -> None:
    for name, flag in flags.items():
        if not isinstance(flag, bool):
            raise ValueError(f"{name} is True or False, not {flag!r}")


def check_solo(corporate_era: bool, draft: bool) -> None:
    """Refuse what cannot be played alone."""
    if not corporate_era:
        raise ValueError("the solo game is played with Corporate Era (TM-SOLO-01)")
    if draft:
        raise ValueError("a draft needs at least two players: alone there is nobody to pass cards to")


def prelude_options(prelude: bool, seats: int, cards: bool, corporations: Any, goal: Any) -> dict[str, Any]:
    """What the set-up says beside Prelude itself, as far as it is not usual; raises ValueError for a bad mixture."""
    for name, value in (("corporations", corporations), ("goal", goal)):
        if value not in PRELUDE_VARIANTS[name]:
            raise ValueError(f"{name} is {' or '.join(PRELUDE_VARIANTS[name])}, not {value!r}")
    if not cards and not prelude:
        raise ValueError("prelude_cards=False leaves preludes out of a game with Prelude: say prelude=True as well")
    if corporations == ONE_EACH and not prelude:
        raise ValueError(f"corporations={ONE_EACH} deals one of Prelude and one other: say prelude=True as well")
    if goal == RATING and seats > 1:
        raise ValueError(f"goal={RATING} is a way to win alone (TM-PRE-73), and {seats} seats are taken")
    return {
        **({} if cards else {"prelude_cards": False}),
        **({} if corporations == MIXED else {"corporations": corporations}),
        **({} if goal == PARAMETERS else {"goal": goal}),
    }
