"""A box that brings a map and a deck, as a later one would: a file each, found beside those of the game.

It is loaded before the rules are, as a plugin of a pytest of its own (see `test_later_box.py`), so that all other tests
see the game as it is.
"""

from pathlib import Path

from valles.games.terraforming_mars import cards, maps

HERE = Path(__file__).parent
cards.__path__.append(str(HERE / "cards"))
maps.__path__.append(str(HERE / "maps"))
