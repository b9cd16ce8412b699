"""The lines of the box in a terminal."""

from __future__ import annotations

from valles.describe.text import render
from valles.games.terraforming_mars.public import PublicView
from valles.kernel.phrase import Noun, Phrase


def lines(view: PublicView, language: str) -> list[str]:
    """Return a line for each seat with its beacons."""
    beacons = view.boxes["outposts"]["beacons"]
    return [
        render(Phrase("ui-beacons", {"seat": Noun(f"seat-{player.seat}"), "count": count}), language)
        for player, count in zip(view.players, beacons, strict=True)
    ]
