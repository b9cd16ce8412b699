"""The map of the colony: 91 hexes in columns a to m, numbered from the top."""

from __future__ import annotations

from typing import Final

from valles.kernel.hexmap import around, distances

_COLUMNS: Final = (
    (2, 3), (0, 6), (-1, 7), (-2, 8), (-3, 9), (-3, 8), (-4, 9), (-4, 8), (-5, 9), (-5, 8), (-5, 7), (-5, 6), (-4, 3),
)  # fmt: skip
"""The topmost hex of each column (axial r) and the number of its hexes; column g is the middle one (axial q = 0)."""

PLACES: Final[list[tuple[int, int]]] = [
    (column - 6, top + i) for column, (top, count) in enumerate(_COLUMNS) for i in range(count)
]
HEX_NAMES: Final[list[str]] = [
    f"{'abcdefghijklm'[column]}{i + 1}" for column, (_, count) in enumerate(_COLUMNS) for i in range(count)
]
HEX_LABELS: Final[list[str]] = [name.upper() for name in HEX_NAMES]
"""The hexes as the map shows them and sentences name them."""
HEXES: Final = 91
DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
AROUND: Final[list[list[int]]] = around(PLACES)
NEIGHBOURS: Final[list[list[int]]] = [[n for n in ring if n >= 0] for ring in AROUND]
DISTANCE: Final[list[list[int]]] = distances(NEIGHBOURS)
WITHIN_ONE: Final[list[list[int]]] = [[hex, *NEIGHBOURS[hex]] for hex in range(HEXES)]
NEAREST: Final[list[list[int]]] = [
    [h for _, h in sorted((row[h], h) for h in range(HEXES) if row[h])] for row in DISTANCE
]
"""All other hexes, the nearest first."""
TWO_AWAY: Final[list[list[int]]] = [[h for h in range(HEXES) if row[h] == 2] for row in DISTANCE]
THREE_AWAY: Final[list[list[int]]] = [[h for h in range(HEXES) if row[h] == 3] for row in DISTANCE]


def at(q: int, r: int) -> int:
    """Return the hex with these axial coordinates."""
    return PLACES.index((q, r))


CENTRE: Final[int] = at(0, 0)
"""The starting mine (OM-SETUP-13)."""
STARTING_BUILDINGS: Final[list[int]] = [at(0, -2), at(0, 2), at(-2, 1), at(2, -1)]
