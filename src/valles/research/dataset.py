"""Data sets of games: Parquet files with a row for each game and a row for each decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

import valles
from valles.game import Game, public_view, seed_bytes
from valles.games.registry import part, rulebook
from valles.kernel.deprecation import deprecated_names
from valles.kernel.encoding import Encoding
from valles.players.match import Outcome, game_of
from valles.workers import Failure

Task = TypeVar("Task")

VERSION: Final = 1
"""The version of the schema. Columns are only added."""
PLAN: Final = "plan.json"
COMPRESSION: Final = "zstd"
MAX_PART: Final = 200
"""Games of a file, at most. A stopped run repeats the games of its unfinished file."""
MIN_PARTS: Final = 20
"""Files of a small data set."""

GAMES: Final = pa.schema(
    [
        pa.field("number", pa.int64(), metadata={"about": "the place of the game in the data set"}),
        pa.field("game", pa.string()),
        pa.field("rules", pa.int32(), metadata={"about": "the version of the rules"}),
        pa.field("setup", pa.string(), metadata={"about": "seats and variants, as JSON"}),
        pa.field("seed", pa.string(), metadata={"about": "a whole number that determines every card drawn"}),
        pa.field("seats", pa.list_(pa.string())),
        pa.field("players", pa.list_(pa.string()), metadata={"about": "who decided at each seat; empty if unknown"}),
        pa.field("first", pa.int8(), metadata={"about": "the seat that was first player at the beginning"}),
        pa.field("movers", pa.list_(pa.int8()), metadata={"about": "the seat of each decision"}),
        pa.field("moves", pa.list_(pa.int16()), metadata={"about": "the option of each decision"}),
        pa.field("rounds", pa.int32()),
        pa.field("winners", pa.list_(pa.int8())),
        pa.field("points", pa.list_(pa.int32()), metadata={"about": "the total of each seat"}),
        pa.field("scores", pa.list_(pa.map_(pa.string(), pa.int32())), metadata={"about": "by category"}),
        pa.field("holdings", pa.list_(pa.map_(pa.string(), pa.list_(pa.string()))), metadata={"about": "by kind"}),
        pa.field("hash", pa.string(), metadata={"about": "the checksum of the last state"}),
    ]
)
DECISIONS: Final = pa.schema(
    [
        pa.field("number", pa.int64(), metadata={"about": "the game"}),
        pa.field("move", pa.int32(), metadata={"about": "the place of the decision in its game, from 0 on"}),
        pa.field("seat", pa.int8()),
        pa.field("question", pa.string(), metadata={"about": "the key of what was asked"}),
        pa.field("options", pa.list_(pa.int16()), metadata={"about": "all that was legal, as numbers"}),
        pa.field("option", pa.int16(), metadata={"about": "what was chosen"}),
        pa.field("text", pa.string(), metadata={"about": "the same as its canonical text"}),
    ]
)
FAILURES: Final = pa.schema(
    [
        pa.field("number", pa.int64(), metadata={"about": "the place that the game would have"}),
        pa.field("player", pa.string(), metadata={"about": "the player that broke it; empty if none did"}),
        pa.field("reason", pa.string()),
    ]
)
VIEW: Final = pa.field("view", pa.string(), metadata={"about": "what the seat saw before it decided, as JSON"})
ENCODING: Final = pa.field("encoding", pa.binary(), metadata={"about": "what it knew, a byte a column: see `flat`"})
ENCODING_KEY: Final = "encoding of "
"""Prefix of a game's name in the metadata of a file, for the columns of its encodings."""


class BadDataset(ValueError):
    """The folder holds no data set, another one, or one of a later version."""


@dataclass(frozen=True)
class Detail:
    """The details stored beside the games."""

    decisions: bool = False
    views: bool = False
    """Store the view of the seat at each decision."""
    encodings: bool = False
    """Store the encoding of each decision, for training."""

    @property
    def columns(self) -> pa.Schema:
        """The schema of decisions."""
        columns = DECISIONS.append(VIEW) if self.views else DECISIONS
        return columns.append(ENCODING) if self.encodings else columns


@dataclass(frozen=True)
class StoredGame:
    """A game, and its decisions as a compressed Arrow table, to be sent between machines."""

    outcome: Outcome
    decisions: bytes | None = None


def with_decisions(make: Callable[[Task], Outcome], detail: Detail) -> Callable[[Task], StoredGame]:
    """Return a function that returns the game of another function with its decisions."""
    return partial(_stored_game, make, detail)


def _stored_game(make: Callable[[Task], Outcome], detail: Detail, task: Task) -> StoredGame:
    outcome = make(task)
    return StoredGame(outcome, packed(decisions(outcome, detail)) if detail.decisions else None)


def decisions(outcome: Outcome, detail: Detail) -> pa.Table:
    """Return a row for each decision of a game, without the number of the game."""
    rules = rulebook(outcome.game)
    encoding: Encoding[Any] | None = part(outcome.game, "encoding") if detail.encodings else None
    state = rules.new(rules.setup_of(outcome.setup), seed_bytes(outcome.seed))
    rows = []
    for move, (seat, option) in enumerate(outcome.moves):
        options = state.options(seat)
        row: dict[str, Any] = {"number": None, "move": move, "seat": seat, "question": state.prompt(seat).key}
        row |= {"options": options, "option": option, "text": rules.vocabulary.text(option)}
        if detail.views:
            row["view"] = msgspec.json.encode(public_view(rules.view(state, seat))).decode()
        if encoding is not None:
            row["encoding"] = bytes(encoding.row(state, seat, options)[len(encoding.vocabulary) :])
        rows.append(row)
        state.apply(seat, option)
    return pa.Table.from_pylist(rows, detail.columns)


def packed(table: pa.Table) -> bytes:
    """Return a table as compressed bytes."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema, options=pa.ipc.IpcWriteOptions(compression=COMPRESSION)) as stream:
        stream.write_table(table)
    return bytes(sink.getvalue())


def unpacked(data: bytes, number: int) -> pa.Table:
    """Return the decisions of a game with its number filled in."""
    table = pa.ipc.open_stream(data).read_all()
    return table.set_column(0, DECISIONS.field("number"), pa.array([number] * len(table), pa.int64()))


def row_of(number: int, outcome: Outcome) -> dict[str, Any]:
    """Return the row of a game."""
    return {
        "number": number,
        "game": outcome.game,
        "rules": outcome.rules,
        "setup": json.dumps(outcome.setup, sort_keys=True),
        "seed": str(outcome.seed),
        "seats": outcome.seats,
        "players": outcome.players,
        "first": outcome.first,
        "movers": [seat for seat, _ in outcome.moves],
        "moves": [option for _, option in outcome.moves],
        "rounds": outcome.rounds,
        "winners": outcome.winners,
        "points": outcome.points,
        "scores": [list(row.items()) for row in outcome.scores],
        "holdings": [list(row.items()) for row in outcome.holdings],
        "hash": outcome.hash,
    }


def outcome_of_row(row: Mapping[str, Any]) -> Outcome:
    """Return the outcome in a row of a game."""
    return Outcome(
        game=row["game"],
        rules=row["rules"],
        setup=json.loads(row["setup"]),
        seed=int(row["seed"]),
        players=tuple(row["players"]),
        seats=tuple(row["seats"]),
        first=row["first"],
        moves=list(zip(row["movers"], row["moves"], strict=True)),
        rounds=row["rounds"],
        winners=row["winners"],
        scores=[dict(scores) for scores in row["scores"]],
        holdings=[dict(holdings) for holdings in row["holdings"]],
        hash=row["hash"],
    )


class DatasetWriter:
    """Writes a data set file by file, in the order of games, so that a stopped run can be resumed."""

    def __init__(self, folder: Path, plan: Mapping[str, Any], games: int, detail: Detail | None = None) -> None:
        self.folder = folder
        self._detail = detail or Detail()
        self._part = max(1, min(MAX_PART, games // MIN_PARTS))
        full_plan = {**plan, **asdict(self._detail)}
        self._plan = {
            "schema": VERSION,
            "valles": valles.__version__,
            "part": self._part,
            **json.loads(json.dumps(full_plan)),
        }
        folder.mkdir(parents=True, exist_ok=True)
        self._open()
        self.first = self._part * len(list(folder.glob("games-*.parquet")))
        """The number of the first game that is missing."""
        for path in folder.glob("failures-*.parquet"):  # of a file of games that was not finished
            if not path.with_name(path.name.replace("failures", "games")).exists():
                path.unlink()
        self._number = self.first
        self._games: list[dict[str, Any]] = []
        self._failures: list[dict[str, Any]] = []
        self._tables: list[pa.Table] = []

    def _open(self) -> None:
        path = self.folder / PLAN
        if path.exists():
            stored = Dataset(self.folder).plan
            if stored != self._plan:
                differing = [name for name in self._plan if stored.get(name) != self._plan[name]]
                old, new = ({name: plan.get(name) for name in differing} for plan in (stored, self._plan))
                raise BadDataset(f"{self.folder} holds other games: it has {old}, asked for were {new}")
        elif any(not path.name.startswith(".") for path in self.folder.iterdir()):
            raise BadDataset(f"{self.folder} is not empty, and holds no data set")
        else:
            write(path, lambda target: target.write_text(json.dumps(self._plan, indent=1) + "\n", encoding="utf-8"))

    def add(self, game: StoredGame | Failure) -> None:
        """Add the next game. A failed one is stored apart, and leaves a gap in the numbers of games."""
        if isinstance(game, Failure):
            self._failures.append({"number": self._number, "player": game.source, "reason": game.reason})
        else:
            self._games.append(row_of(self._number, game.outcome))
            if game.decisions is not None:
                self._tables.append(unpacked(game.decisions, self._number))
        self._number += 1
        if self._number % self._part == 0:
            self._write()

    def close(self) -> None:
        """Write the last file."""
        if self._number % self._part:
            self._write()

    def _write(self) -> None:
        place = f"{(self._number - 1) // self._part:06}.parquet"
        if self._detail.decisions:
            table = pa.concat_tables(self._tables) if self._tables else self._detail.columns.empty_table()
            if self._detail.encodings:
                names = sorted({row["game"] for row in self._games})
                table = table.replace_schema_metadata({ENCODING_KEY + game: described(game) for game in names})
            write(self.folder / f"decisions-{place}", partial(pq.write_table, table, compression=COMPRESSION))
        if self._failures:
            failures = pa.Table.from_pylist(self._failures, FAILURES)
            write(self.folder / f"failures-{place}", partial(pq.write_table, failures, compression=COMPRESSION))
        # Games come last: where there is such a file, its decisions and failures are complete.
        games = pa.Table.from_pylist(self._games, GAMES)
        write(self.folder / f"games-{place}", partial(pq.write_table, games, compression=COMPRESSION))
        self._games, self._failures, self._tables = [], [], []


def described(game: str) -> str:
    """Return information about the columns of a game's encodings, as JSON."""
    from valles.research.encode import encoder

    return json.dumps(encoder(game).checkpoint_info().data())


def flat(decisions: pa.Table, game: str) -> Any:
    """Return the encodings of decisions of one game as rows of `float32`, as `Encoder.flat` does.

    Columns that were added after the data set was written are not included.

    Raises:
        BadDataset: The decisions have no encodings of the game.
        IncompatibleEncoding: The columns have changed.
    """
    from valles.research.encode import CheckpointInfo, encoder
    from valles.research.memory import np

    stored = (decisions.schema.metadata or {}).get((ENCODING_KEY + game).encode())
    if stored is None or "encoding" not in decisions.column_names:
        raise BadDataset(f"these decisions have no encodings of {game}")
    info = CheckpointInfo(**json.loads(stored))
    info.check()
    rows = decisions["encoding"].to_pylist()
    if any(len(row) != info.columns for row in rows):
        raise BadDataset(f"not all of these decisions are of {game}")
    scale = encoder(game).scale[: info.columns]
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), info.columns) * scale


def write(path: Path, write_to: Callable[[Path], object]) -> None:
    """Write a file completely or not at all."""
    temporary = path.with_name(f".{path.name}")
    write_to(temporary)
    temporary.replace(path)


class Dataset:
    """A folder of games, as `DatasetWriter` writes it. Any reader of Parquet can open its files."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.plan: dict[str, Any] = json.loads((self.folder / PLAN).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadDataset(f"{folder} holds no data set: its {PLAN} cannot be read") from error
        if self.plan.get("schema") != VERSION:
            problem = f"{folder} holds a data set of version {self.plan.get('schema')}; this can read version {VERSION}"
            raise BadDataset(problem)

    def _parts(self, name: str) -> list[Path]:
        return sorted(self.folder.glob(f"{name}-*.parquet"))

    def games(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return a table with a row for each game, in order."""
        tables = [pq.read_table(path, columns=columns) for path in self._parts("games")]
        return pa.concat_tables(tables) if tables else GAMES.empty_table()

    def failures(self) -> pa.Table:
        """Return a table with a row for each game that failed, in order."""
        tables = [pq.read_table(path) for path in self._parts("failures")]
        return pa.concat_tables(tables) if tables else FAILURES.empty_table()

    def decisions(self, columns: Sequence[str] | None = None) -> Iterator[pa.Table]:
        """Yield a table of decisions for each file. All of them may be more than memory can hold."""
        for path in self._parts("decisions"):
            yield pq.read_table(path, columns=columns)

    def outcomes(self) -> Iterator[Outcome]:
        """Yield the outcomes of all games."""
        for path in self._parts("games"):
            for row in pq.read_table(path).to_pylist():
                yield outcome_of_row(row)

    def results(self) -> Iterator[Outcome | Failure]:
        """Yield the outcomes of all games, and then the failures."""
        yield from self.outcomes()
        for row in self.failures().to_pylist():
            yield Failure(row["reason"], row["player"])

    def game(self, number: int) -> Game:
        """Replay a game.

        Raises:
            BadDataset: There is no such game.
            BrokenRecord: It leads to another state.
        """
        for path in self._parts("games"):
            rows = pq.read_table(path, filters=[("number", "=", number)]).to_pylist()
            if rows:
                return game_of(outcome_of_row(rows[0]))
        raise BadDataset(f"{self.folder} has no game {number}; it has {self.games(['number']).num_rows} games")


def write_all(games: Iterable[StoredGame | Failure], writer: DatasetWriter) -> Iterator[Outcome | Failure]:
    """Write games, and yield their outcomes."""
    for game in games:
        writer.add(game)
        yield game.outcome if isinstance(game, StoredGame) else game
    writer.close()


__getattr__ = deprecated_names(
    __name__,
    {
        "Kept": "valles.research.dataset:StoredGame",
        "Writer": "valles.research.dataset:DatasetWriter",
        "keeping": "valles.research.dataset:with_decisions",
        "keep_all": "valles.research.dataset:write_all",
    },
)
