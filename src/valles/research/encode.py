"""What a seat knows as arrays: flat or by board, cards and seats, with the mask of its legal options.

    >>> import valles
    >>> from valles.research import encode
    >>> game = valles.new("terraforming_mars", players=2, seed=7)
    >>> encoder = encode.encoder("terraforming_mars")
    >>> encoder.flat(game.state, 0).dtype, int(encoder.mask(game.state, 0).sum())
    (dtype('float32'), 2)

It makes no difference whether the true state is encoded or the seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from valles.games.registry import part, rulebook
from valles.kernel.deprecation import deprecated_names
from valles.kernel.encoding import Encoding
from valles.kernel.state import State
from valles.players.checkpoint import PLAYERS, CheckpointInfo, IncompatibleEncoding, digest
from valles.research.memory import NDArray, np

__all__ = ["CheckpointInfo", "Encoder", "IncompatibleEncoding", "columns", "encoder"]

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]


class Encoder:
    """The arrays of one game. `flat` has the columns, `structured` the same by what they tell of."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.encoding: Final[Encoding[Any]] = part(game, "encoding")
        layout = self.encoding.layout
        self.version: Final = self.encoding.version
        self.width: Final = len(layout.names)
        self.choices: Final = len(self.encoding.vocabulary)
        self.scale: Final[Floats] = (1 / np.array(layout.divisors)).astype(np.float32)
        """What the bytes of a row are multiplied with."""
        self._parts: Final = {name: self._places(name) for name in dict.fromkeys(b.part for b in layout.blocks)}

    def columns(self) -> list[str]:
        """The name of every column of `flat`: part, row and feature, as `cards:asteroid:hand`."""
        return list(self.encoding.layout.names)

    def options(self) -> list[str]:
        """The text of every option, which is the name of a column of the mask."""
        return list(self.encoding.vocabulary.texts)

    def rows(self, part: str) -> list[str]:
        """What the rows of a part of `structured` are."""
        return self._parts[part][0]

    def features(self, part: str) -> list[str]:
        """What the columns of a part of `structured` are."""
        return self._parts[part][1]

    def digest(self, columns: int, options: int) -> str:
        """A hash of the first columns and options, by which one knows whether they are the same."""
        return digest(self.encoding, columns, options)

    def trained(self, **setups: Sequence[Any]) -> CheckpointInfo:
        """What is to be kept with something that is trained now, for these set-ups."""
        rules = rulebook(self.game)
        for name in setups:
            if name != PLAYERS and name not in rules.variants:
                raise ValueError(f"{self.game} has no variant {name!r}; there are {', '.join(rules.variants.names)}")
        known = self.digest(self.width, self.choices)
        return CheckpointInfo(self.game, self.version, self.width, self.choices, known, setups)

    def raw(self, state: State, seat: int) -> NDArray[np.uint8]:
        """The row of bytes: a byte for each option, then the columns before they are scaled."""
        if state.rules.name != self.game:
            raise ValueError(f"this encodes {self.game}, not a state of {state.rules.name}")
        if not 0 <= seat < len(state.answers):
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {len(state.answers) - 1}")
        return np.frombuffer(self.encoding.row(state, seat, state.options(seat)), np.uint8)

    def flat(self, state: State, seat: int) -> Floats:
        """What the seat knows, one number a column."""
        flat: Floats = self.raw(state, seat)[self.choices :] * self.scale
        return flat

    def mask(self, state: State, seat: int) -> Mask:
        """Which options the seat has now; none if it is not asked."""
        mask = np.zeros(self.choices, np.bool_)
        mask[state.options(seat)] = True
        return mask

    def structured(self, state: State, seat: int) -> dict[str, Floats]:
        """The same as `flat` by parts: `board` by hex, `cards`, `seats` from this one on, `global` and more."""
        return self.parts(self.flat(state, seat))

    def parts(self, flat: Floats) -> dict[str, Floats]:
        """The parts of one flat row, or of many in an array."""
        if flat.shape[-1] != self.width:
            raise ValueError(f"a flat row of {self.game} has {self.width} columns, not {flat.shape[-1]}")
        padded = np.concatenate([flat, np.zeros_like(flat[..., :1])], axis=-1)
        return {name: padded[..., places] for name, (_, _, places) in self._parts.items()}

    def _places(self, part: str) -> tuple[list[str], list[str], NDArray[np.intp]]:
        """Rows and features of a part, and the column of each pair; a zero lies after the last column."""
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
    """The encoder of a game, made once."""
    return Encoder(game)


def columns(game: str) -> list[str]:
    """The names of the columns of a game's flat arrays.

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
