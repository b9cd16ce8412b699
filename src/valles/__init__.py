"""Terraforming Mars and On Mars as a library; games of other packages are found by name too.

Examples:
    >>> import valles
    >>> game = valles.new("terraforming_mars", players=2, seed=7)
    >>> game.pending[0].seat
    'yellow'
"""

from valles.describe.text import speak
from valles.game import Game, PlayerView, new, replay
from valles.games.registry import UnknownGame, available_games
from valles.kernel.choice import Choice, IllegalMove
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
    "replay",
    "speak",
]
