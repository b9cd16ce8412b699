"""Terraforming Mars and On Mars as a library; games of other packages are found by name too.

Examples:
    >>> import valles
    >>> game = valles.new("terraforming_mars", players=2, seed=7)
    >>> game.pending[0].seat
    'yellow'
"""

from typing import TYPE_CHECKING

from valles.describe.text import render
from valles.game import Game, PlayerView, new, replay
from valles.games.registry import UnknownGame, available_games
from valles.kernel.choice import Choice, IllegalMove
from valles.kernel.deprecation import deprecated_names
from valles.kernel.record import BrokenRecord

__version__ = "0.2.0"

__all__ = [
    "BrokenRecord",
    "Choice",
    "Game",
    "IllegalMove",
    "PlayerView",
    "UnknownGame",
    "available_games",
    "new",
    "render",
    "replay",
]

if not TYPE_CHECKING:  # Type checkers go on to refuse unknown names.
    __getattr__ = deprecated_names(__name__, {"speak": "valles.describe.text:render"})
