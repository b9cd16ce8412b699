"""Encodings: a seat's view as a row of bytes, for neural networks."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from valles.kernel.choice import Vocabulary
from valles.kernel.effect import Gathering
from valles.kernel.pickling import reference
from valles.kernel.state import State

S = TypeVar("S", bound=State)

MOST: Final = 255
"""The largest value of a column; larger numbers are clipped."""
CLEARLY: Final = 40
"""The number of points ahead that are a clear lead."""
NOBODY: Final = -1
"""In place of a seat that has to decide: the game is over."""


@final
class ColumnBlock:
    """Columns that were added together: so many features of so many rows, row by row."""

    def __init__(self, part: str, first: int, rows: list[str], features: list[str]) -> None:
        self.part: Final = part
        self.first: Final = first
        self.rows: Final = rows
        self.features: Final = features


@final
class Layout:
    """The columns of an encoding. They only grow at their end, as options do; each has a name and a divisor.

    Examples:
        >>> layout = Layout()
        >>> layout.add("board", ["a1", "a2"], ["city", "ocean"])
        0
        >>> layout.add("global", [""], ["round"], [10])
        4
        >>> layout.names
        ['board:a1:city', 'board:a1:ocean', 'board:a2:city', 'board:a2:ocean', 'global:round']
    """

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.divisors: Final[list[int]] = []
        """The divisor of each column, which makes numbers of about one."""
        self.blocks: Final[list[ColumnBlock]] = []
        self._known: Final[set[str]] = set()

    def add(self, part: str, rows: list[str], features: list[str], divisors: list[int] | None = None) -> int:
        """Append a block; answers its first column. Without divisors its numbers stay as they are."""
        first = len(self.names)
        for row in rows:
            for place, feature in enumerate(features):
                name = f"{part}:{row}:{feature}" if row else f"{part}:{feature}"
                if name in self._known:
                    raise ValueError(f"two columns have the same name, {name}")
                self._known.add(name)
                self.names.append(name)
                self.divisors.append(1 if divisors is None else divisors[place])
        self.blocks.append(ColumnBlock(part, first, rows, features))
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """The encoding of a game: first a byte for each option, 1 if it is legal, then the columns.

    A row depends on nothing that the seat's view does not hold, so that it is the same from the true state.
    """

    def __init__(self, vocabulary: Vocabulary, layout: Layout) -> None:
        self.vocabulary: Final = vocabulary
        self.layout: Final = layout
        self.version: int = vocabulary.version
        """Raised when columns are added."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Refer to the encoding of the module; one without a name there is copied."""
        reduced = reference(self)
        return object.__reduce_ex__(self, protocol) if reduced is None else reduced

    def row(self, state: S, seat: int, options: list[int]) -> bytearray:
        """Return the encoded view of a seat with its legal options."""
        raise NotImplementedError

    def lead(self, state: S, seat: int) -> float:
        """Return the final lead of a seat over the best other, an automatic one included; 1 is a clear lead."""
        points: list[int] = [row["total"] for row in state.rules.scores(state)]
        mine = points.pop(seat)
        return (mine - max(points)) / CLEARLY


def clipped(value: int) -> int:
    return 0 if value < 0 else MOST if value > MOST else value


def next_decision(state: State, forced: bool, payments: bool) -> tuple[int, list[int]]:
    """Play on to the next decision, of the first seat that is asked; that seat and its options.

    Passes over forced questions and answers payments as most people would, if that is wanted.
    """
    rules = state.rules
    while state.stack:
        seat = first_pending(state)
        options = state.options(seat)
        if forced and len(options) == 1:
            state.apply(seat, options[0])
        elif payments and rules.vocabulary.kind_of(options[0]).pays:
            state.apply(seat, rules.default_option(state, seat, options))
        else:
            return seat, options
    return NOBODY, []


def first_pending(state: State) -> int:
    """Return the first of the seats that have to decide now."""
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    return state.pending_seats()[0] if isinstance(effect, Gathering) else frame.seat
