"""A box that brings a map, a deck and rules, as a later one would: found beside those of the game.

It is loaded before the rules are, as a plugin of a pytest of its own (see `test_later_box.py`), so that all other tests
see the game as it is.
"""

from pathlib import Path

from valles.games.terraforming_mars import boxes, maps

HERE = Path(__file__).parent
boxes.__path__.append(str(HERE / "boxes"))
maps.__path__.append(str(HERE / "maps"))
