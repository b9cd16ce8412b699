"""How scenarios play: tables, cards at their exact price, areas of the map."""

import pytest

import valles.testing
from valles.games.terraforming_mars.maps.tharsis import THARSIS

RESOURCES = ("credits", "steel", "titanium", "plants", "energy", "heat")
WORTH = {"steel": 2, "titanium": 3}
LAND = [name for name, land in zip(THARSIS.names, THARSIS.is_land, strict=True) if land]
OCEAN_AREAS = [name for name, ocean in zip(THARSIS.names, THARSIS.is_ocean, strict=True) if ocean]
CROWDED = ("r1c1", "r1c3", "r3c2", "r3c3", "r3c5", "r4c7", "r5c1", "r5c8", "r6c4", "r7c2", "r7c6", "r8c2", "r8c4")
"""Tiles here leave no free land without a neighbour."""


def table(*seats, **options):
    """A table for these seats, or for yellow and blue."""
    return valles.testing.table("terraforming_mars", seats=seats or ("yellow", "blue"), **options)


def play(t, card, price, *answers, metal=""):
    """Yellow plays the card for exactly its price, a unit of the metal included; less, or other metal, is refused."""
    t.given("yellow", hand=[card], credits=price - 1, **{name: 9 * (name != metal) for name in WORTH})
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"
    t.given("yellow", credits=price - WORTH.get(metal, 0), **{name: int(name == metal) for name in WORTH})
    t.when("yellow", f"play:{card}", *answers)
    t.then("yellow", credits=0, hand=[])
    assert card in t.seat("yellow").tableau


def cards(names, *rows):
    """Parametrise alike cards, with the card's id as the id of each row."""
    return pytest.mark.parametrize(names, [pytest.param(*row, id=row[0]) for row in rows])


def points(t):
    """What yellow's cards are worth."""
    return t.score("yellow")["cards"]


def only(**steps):
    """These productions and no others."""
    return dict.fromkeys(RESOURCES, 0) | steps


def next_generation(t):
    """All pass, and nobody buys a card."""
    t.pass_all()
    for seat in t.game.seats:
        t.when(seat, *["no"] * 4)
