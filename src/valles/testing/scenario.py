"""A table for scenarios: given, when, then, through the front door."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from valles.game import rulebook


def table(game: str, *, seats: tuple[str, ...] | None = None, seed: int = 1, **options: Any) -> Any:
    """A table of the game in its first action phase, every stock and hand empty; the first seat is on turn.

    Without seats two play. What `given` and `then` understand is told by the table of each game.

    Examples:
        >>> t = table("terraforming_mars")
        >>> t.given("yellow", credits=14, hand=["asteroid"])
        >>> t.given("blue", plants=3)
        >>> t.when("yellow", "play:asteroid", "target:blue", "amount:3")
        >>> t.then("yellow", credits=0, titanium=2, tr=21)
        >>> t.then("blue", plants=0)
    """
    rules = rulebook(game)
    module = import_module(f"valles.testing.{game}")
    setup = rules.setup(players=2) if seats is None else rules.setup(seats=seats)
    return module.Table(rules.seats(setup), seed, options)
