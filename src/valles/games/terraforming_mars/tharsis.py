"""The Tharsis map, drawn.

A mark is `.` for plain land, or the printed bonus: s steel, t titanium, p plant, c card. Before it, `~` is an ocean
area, `^` a volcano, `N` the area reserved for Noctis.
"""

from __future__ import annotations

from typing import Final

from valles.games.terraforming_mars.component import STEEL, TITANIUM
from valles.kernel.hexmap import drawn

THARSIS: Final = drawn("""
            ss    ~ss   .     ~c    ~
         .     ^s    .     .     .     ~cc
      ^c    .     .     .     .     .     s
   ^pt   p     p     p     pp    p     p     ~pp
^pp   pp    Npp   ~pp   ~pp   ~pp   pp    pp    pp
   p     pp    p     p     p     ~p    ~p    ~p
      .     .     .     .     .     p     .
         ss    .     c     c     .     t
            s     ss    .     .     ~tt
""")

PHOBOS: Final = 61
GANYMEDE: Final = 62
AREAS: Final = 61
SPACES: Final = 63
SPACE_NAMES: Final = [*THARSIS.names, "phobos_space_haven", "ganymede_colony"]
ROW_LETTERS: Final = "ABCDEFGHI"
AREA_LABELS: Final[list[str]] = [ROW_LETTERS[int(name[1]) - 1] + name[3:] for name in THARSIS.names]
"""How people call an area: the letter of its row and its place in the row, as the map shows them."""

_MARKS: Final = [*THARSIS.marks, ".", "."]
IS_OCEAN: Final[list[bool]] = ["~" in mark for mark in _MARKS]
IS_VOLCANO: Final[list[bool]] = ["^" in mark for mark in _MARKS]
NOCTIS: Final[int] = next(i for i, mark in enumerate(_MARKS) if "N" in mark)
IS_LAND: Final[list[bool]] = [not IS_OCEAN[space] and space != NOCTIS and space < AREAS for space in range(SPACES)]
"""Areas open to any tile: neither ocean nor reserved."""
BONUS_CARDS: Final[list[int]] = [mark.count("c") for mark in _MARKS]
BONUS_STOCK: Final[list[list[int]]] = [[0, mark.count("s"), mark.count("t"), mark.count("p"), 0, 0] for mark in _MARKS]
HAS_BONUS: Final[list[bool]] = [any(stock) for stock in BONUS_STOCK]
METAL: Final[list[int]] = [STEEL if stock[STEEL] else TITANIUM if stock[TITANIUM] else 0 for stock in BONUS_STOCK]
"""The metal printed on each area, 0 where none is; no area shows both."""
NEIGHBOURS: Final[list[list[int]]] = [*THARSIS.neighbours, [], []]
AROUND: Final[list[list[int]]] = THARSIS.around
