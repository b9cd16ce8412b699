"""A table for scenarios: given, when, then, through the front door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valles.game import UnknownGame

if TYPE_CHECKING:
    from valles.testing.terraforming_mars import Table


def table(game: str, *, seats: tuple[str, ...] = ("yellow", "blue"), seed: int = 1, **options: Any) -> Table:
    """A table of the game in its first action phase, every stock, production and hand empty, nobody with a corporation
    that matters; the first seat is on turn."""
    if game != "terraforming_mars":
        raise UnknownGame(f"there is no scenario table for {game!r}")
    from valles.testing.terraforming_mars import Table

    return Table(seats, seed, options)
