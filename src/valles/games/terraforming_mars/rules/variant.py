"""The variants: their values, and which of them go together."""

from __future__ import annotations

from collections.abc import Sequence

from valles.games.terraforming_mars.rules.box import BOXES
from valles.games.terraforming_mars.rules.component import EDITIONS
from valles.games.terraforming_mars.rules.map import DRAWN, USUAL
from valles.kernel.variant import SeatChoice, Variant, Variants


def variants(maps: Sequence[str], decks: Sequence[str]) -> Variants:
    """Return all variants of the game with the maps and decks of later boxes."""
    return Variants(
        "terraforming_mars",
        Variant(
            "corporate_era", (True, False), alone=False, casual=(False,),
            note="the solo game is played with Corporate Era (TM-SOLO-01)",
        ),
        Variant("draft", (False, True), alone=False, note="alone there is nobody to pass cards to"),
        Variant("edition", EDITIONS, detail=True),
        SeatChoice("beginners", several=True),
        SeatChoice("first"),
        Variant("map", (USUAL, *maps, DRAWN), former=USUAL),
        *[Variant(deck, (False, True), addition=True, former=False) for deck in decks],
        *[variant for box in BOXES for variant in box.variants],
    )  # fmt: skip
