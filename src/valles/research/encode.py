"""Observations of a seat as arrays: flat or by board, cards and seats, with the mask of its legal options.

    >>> import valles
    >>> from valles.research import encode
    >>> game = valles.new("terraforming_mars", players=2, seed=7)
    >>> encoder = encode.encoder("terraforming_mars")
    >>> encoder.flat(game.state, 0).dtype, int(encoder.mask(game.state, 0).sum())
    (dtype('float32'), 2)

The result is the same for the true state and for the seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from valles.games.registry import part, rulebook
from valles.kernel.deprecation import deprecated_names, warn_renamed
from valles.kernel.encoding import Encoding
from valles.kernel.state import State
from valles.players.checkpoint import PLAYERS, CheckpointInfo, IncompatibleEncoding, digest
from valles.research.memory import NDArray, np

__all__ = ["CheckpointInfo", "Encoder", "IncompatibleEncoding", "columns", "encoder"]

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]


class Encoder:
    """The encoder of a game. `flat` returns one array with all columns, `structured` one for each part."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.encoding: Final[Encoding[Any]] = part(game, "encoding")
        layout = self.encoding.layout
        self.version: Final = self.encoding.version
        self.width: Final = len(layout.names)
        self.choices: Final = len(self.encoding.vocabulary)
        self.scale: Final[Floats] = (1 / np.array(layout.divisors)).astype(np.float32)
        """Factors of the bytes of a row."""
        self._parts: Final = {name: self._places(name) for name in dict.fromkeys(block.part for block in layout.blocks)}

    def columns(self) -> list[str]:
        """Return the names of all columns of `flat`: part, row and feature, such as `cards:asteroid:hand`."""
        return list(self.encoding.layout.names)

    def options(self) -> list[str]:
        """Return the texts of all options, which name the columns of the mask."""
        return list(self.encoding.vocabulary.texts)

    def rows(self, part: str) -> list[str]:
        """Return the names of the rows of a part of `structured`."""
        return self._parts[part][0]

    def features(self, part: str) -> list[str]:
        """Return the names of the columns of a part of `structured`."""
        return self._parts[part][1]

    def digest(self, columns: int, options: int) -> str:
        """Return a hash of the first columns and options, to recognize them by."""
        return digest(self.encoding, columns, options)

    def checkpoint_info(self, **setups: Sequence[Any]) -> CheckpointInfo:
        """Return what to store with weights that are trained for some set-ups."""
        rules = rulebook(self.game)
        for name in setups:
            if name != PLAYERS and name not in rules.variants:
                raise ValueError(f"{self.game} has no variant {name!r}; there are {', '.join(rules.variants.names)}")
        digest = self.digest(self.width, self.choices)
        return CheckpointInfo(
            game=self.game, version=self.version, columns=self.width, options=self.choices, digest=digest, setups=setups
        )

    def trained(self, **setups: Sequence[Any]) -> CheckpointInfo:
        """Return `checkpoint_info`: the former name, until version 0.4."""
        warn_renamed("Encoder.trained", "Encoder.checkpoint_info")
        return self.checkpoint_info(**setups)

    def raw(self, state: State, seat: int) -> NDArray[np.uint8]:
        """Return the row of bytes: one for each option, then the columns before scaling."""
        if state.rules.name != self.game:
            raise ValueError(f"this encodes {self.game}, not a state of {state.rules.name}")
        if not 0 <= seat < len(state.answers):
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {len(state.answers) - 1}")
        return np.frombuffer(self.encoding.row(state, seat, state.options(seat)), np.uint8)

    def flat(self, state: State, seat: int) -> Floats:
        """Return what a seat knows, with a number for each column."""
        flat: Floats = self.raw(state, seat)[self.choices :] * self.scale
        return flat

    def mask(self, state: State, seat: int) -> Mask:
        """Return the mask of a seat's legal options, empty if it has no decision."""
        mask = np.zeros(self.choices, np.bool_)
        mask[state.options(seat)] = True
        return mask

    def structured(self, state: State, seat: int) -> dict[str, Floats]:
        """Return `flat` by parts: `board` by hex, `cards`, `seats` from this one on, `global` and more."""
        return self.parts(self.flat(state, seat))

    def parts(self, flat: Floats) -> dict[str, Floats]:
        """Return the parts of one flat row, or of an array of them."""
        if flat.shape[-1] != self.width:
            raise ValueError(f"a flat row of {self.game} has {self.width} columns, not {flat.shape[-1]}")
        padded = np.concatenate([flat, np.zeros_like(flat[..., :1])], axis=-1)
        return {name: padded[..., places] for name, (_, _, places) in self._parts.items()}

    def _places(self, part: str) -> tuple[list[str], list[str], NDArray[np.intp]]:
        """Return rows and features of a part, and the column of each pair: one after the last if it has none."""
        blocks = [block for block in self.encoding.layout.blocks if block.part == part]
        rows = list(dict.fromkeys(row for block in blocks for row in block.rows))
        features = list(dict.fromkeys(feature for block in blocks for feature in block.features))
        row_at = {row: place for place, row in enumerate(rows)}
        feature_at = {feature: place for place, feature in enumerate(features)}
        places = np.full((len(rows), len(features)), self.width, np.intp)
        for block in blocks:
            columns = block.first + np.arange(len(block.rows) * len(block.features))
            shape = (len(block.rows), len(block.features))
            index = np.ix_([row_at[row] for row in block.rows], [feature_at[name] for name in block.features])
            places[index] = columns.reshape(shape)
        return rows, features, places[0] if rows == [""] else places


@cache
def encoder(game: str) -> Encoder:
    """Return the encoder of a game."""
    return Encoder(game)


def columns(game: str) -> list[str]:
    """Return the names of the columns of a game's flat arrays.

    Examples:
        >>> "cards:asteroid:hand" in columns("terraforming_mars")
        True
    """
    return encoder(game).columns()


__getattr__ = deprecated_names(
    __name__,
    {
        "Trained": "valles.players.checkpoint:CheckpointInfo",
        "ForeignEncoding": "valles.players.checkpoint:IncompatibleEncoding",
    },
)
