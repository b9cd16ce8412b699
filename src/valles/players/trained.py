"""The old place of `valles.players.checkpoint`."""

from valles.kernel.deprecation import deprecated_names

__getattr__ = deprecated_names(
    __name__,
    {
        "Trained": "valles.players.checkpoint:CheckpointInfo",
        "ForeignEncoding": "valles.players.checkpoint:IncompatibleEncoding",
        "UnknownSetup": "valles.players.checkpoint:UnknownSetup",
        "PLAYERS": "valles.players.checkpoint:PLAYERS",
        "digest": "valles.players.checkpoint:digest",
    },
)
