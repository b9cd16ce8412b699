"""Computer opponents. Each chooses from a view, never from the true state."""

from valles.kernel.deprecation import deprecated_names
from valles.players.catalog import GROUP, entries
from valles.players.interface import BrokenPlayer, Player, UnknownPlayer
from valles.players.opponent import LEVELS, Opponent, check_setup, levels, opponents, player, playing_opponent

__all__ = [
    "GROUP",
    "LEVELS",
    "BrokenPlayer",
    "Opponent",
    "Player",
    "UnknownPlayer",
    "check_setup",
    "entries",
    "levels",
    "opponents",
    "player",
    "playing_opponent",
]

__getattr__ = deprecated_names(
    __name__,
    {
        "Kind": "valles.players.catalog:PlayerKind",
        "Careful": "valles.players.catalog:PluginPlayer",
        "HERE": "valles.players.catalog:BUILT_IN",
        "OWN_LEVELS": "valles.players.opponent:GAME_LEVELS",
        "seated": "valles.players.opponent:playing_opponent",
        "named": "valles.players.former:named",
        "level_of": "valles.players.former:level_of",
        "plays": "valles.players.former:plays",
        "is_slow": "valles.players.former:is_slow",
        "within": "valles.players.former:within",
    },
)
