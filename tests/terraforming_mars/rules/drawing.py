"""Boards in tests: what lies on the map and where a tile may go, drawn as text."""

from inspect import cleandoc

from valles.games.terraforming_mars.maps.tharsis import THARSIS
from valles.games.terraforming_mars.scenario import TerraformingMarsTable

MAP = THARSIS.hexes
LAND = [name for name, mark in zip(MAP.names, MAP.marks, strict=True) if not mark.startswith(("~", "N"))]
OCEAN_AREAS = ["r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6", "r6c7", "r6c8", "r9c5"]
TILES = {"ocean": "O", "greenery": "G", "city": "C"}


def board(t: TerraformingMarsTable, seat: str = "yellow") -> str:
    """`+` where the seat may place, O ocean, G greenery, C city, S special tile, `.` the rest."""
    marks = {name: TILES.get(tile if isinstance(tile, str) else tile[0], "S") for name, tile in t.tiles().items()}
    marks |= {option.removeprefix("space:"): "+" for option in t.legal(seat)}
    return MAP.draw([marks.get(name, ".") for name in MAP.names])


def drawn(text: str) -> str:
    return cleandoc(text)


EMPTY = drawn("""
        + . + . .
       + + + + + .
      + + + + + + +
     + + + + + + + .
    + + . . . . + + +
     + + + + + . . .
      + + + + + + +
       + + + + + +
        + + + + .
""")
"""Every land area: neither ocean nor reserved."""
