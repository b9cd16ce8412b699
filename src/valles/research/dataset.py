"""Games as data: Parquet files with a row for each game and a row for each decision, and how they are read back."""

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
from valles.kernel.encoding import Encoding
from valles.players.match import Outcome, game_of
from valles.workers import Failure

Task = TypeVar("Task")

VERSION: Final = 1
"""Of the schema; columns are only ever added."""
PLAN: Final = "plan.json"
COMPRESSION: Final = "zstd"
LARGEST_PART: Final = 200
"""Games in a file; what a stopped run has of the next ones is played again."""
USUAL_PARTS: Final = 20
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
VIEW: Final = pa.field("view", pa.string(), metadata={"about": "what the seat saw before it decided, as JSON"})
ENCODING: Final = pa.field("encoding", pa.binary(), metadata={"about": "what it knew, a byte a column: see `flat`"})
ENCODED: Final = "encoding of "
"""Before the name of a game: what a file says of the columns of its encodings."""


class BadDataset(ValueError):
    """The folder holds no data set, another one, or one of a later version."""


@dataclass(frozen=True)
class Detail:
    """What is kept beside the games."""

    decisions: bool = False
    views: bool = False
    """With the decisions, what the seat saw;"""
    encodings: bool = False
    """and what it knew, for training."""

    @property
    def columns(self) -> pa.Schema:
        columns = DECISIONS.append(VIEW) if self.views else DECISIONS
        return columns.append(ENCODING) if self.encodings else columns


@dataclass(frozen=True)
class Kept:
    """A game, and its decisions as a table in Arrow's format, which is small on the way between machines."""

    outcome: Outcome
    decisions: bytes | None = None


def keeping(make: Callable[[Task], Outcome], detail: Detail) -> Callable[[Task], Kept]:
    """The function that also notes the decisions of the games that another makes."""
    return partial(_keep, make, detail)


def _keep(make: Callable[[Task], Outcome], detail: Detail, task: Task) -> Kept:
    outcome = make(task)
    return Kept(outcome, packed(decisions(outcome, detail)) if detail.decisions else None)


def decisions(outcome: Outcome, detail: Detail) -> pa.Table:
    """A row for each decision of the game, whose number is left open."""
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
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema, options=pa.ipc.IpcWriteOptions(compression=COMPRESSION)) as stream:
        stream.write_table(table)
    return bytes(sink.getvalue())


def unpacked(data: bytes, number: int) -> pa.Table:
    """The decisions of the game with this number."""
    table = pa.ipc.open_stream(data).read_all()
    return table.set_column(0, DECISIONS.field("number"), pa.array([number] * len(table), pa.int64()))


def row_of(number: int, outcome: Outcome) -> dict[str, Any]:
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


class Writer:
    """Writes a data set part by part, in the order of the games, so that a run that was stopped can go on."""

    def __init__(self, folder: Path, plan: Mapping[str, Any], games: int, detail: Detail | None = None) -> None:
        self.folder = folder
        self._detail = detail or Detail()
        self._part = max(1, min(LARGEST_PART, games // USUAL_PARTS))
        whole = {**plan, **asdict(self._detail)}
        self._plan = {
            "schema": VERSION,
            "valles": valles.__version__,
            "part": self._part,
            **json.loads(json.dumps(whole)),
        }
        folder.mkdir(parents=True, exist_ok=True)
        self._begin()
        self.begun = self._part * len(list(folder.glob("games-*.parquet")))
        """How many games need not be played any more."""
        self._number = self.begun
        self._games: list[dict[str, Any]] = []
        self._tables: list[pa.Table] = []

    def _begin(self) -> None:
        path = self.folder / PLAN
        if path.exists():
            there = Dataset(self.folder).plan
            if there != self._plan:
                other = [name for name in self._plan if there.get(name) != self._plan[name]]
                was, asked = ({name: plan.get(name) for name in other} for plan in (there, self._plan))
                raise BadDataset(f"{self.folder} holds other games: it has {was}, asked for were {asked}")
        elif any(not there.name.startswith(".") for there in self.folder.iterdir()):
            raise BadDataset(f"{self.folder} is not empty, and holds no data set")
        else:
            write(path, lambda new: new.write_text(json.dumps(self._plan, indent=1) + "\n", encoding="utf-8"))

    def add(self, kept: Kept | Failure) -> None:
        """The next game; one that failed leaves its number out."""
        if isinstance(kept, Kept):
            self._games.append(row_of(self._number, kept.outcome))
            if kept.decisions is not None:
                self._tables.append(unpacked(kept.decisions, self._number))
        self._number += 1
        if self._number % self._part == 0:
            self._write()

    def close(self) -> None:
        """Write what is left: all games are there."""
        if self._number % self._part:
            self._write()

    def _write(self) -> None:
        place = f"{(self._number - 1) // self._part:06}.parquet"
        if self._detail.decisions:
            table = pa.concat_tables(self._tables) if self._tables else self._detail.columns.empty_table()
            if self._detail.encodings:
                games_there = sorted({row["game"] for row in self._games})
                table = table.replace_schema_metadata({ENCODED + game: described(game) for game in games_there})
            write(self.folder / f"decisions-{place}", partial(pq.write_table, table, compression=COMPRESSION))
        # Last: where the games are, everything is.
        games = pa.Table.from_pylist(self._games, GAMES)
        write(self.folder / f"games-{place}", partial(pq.write_table, games, compression=COMPRESSION))
        self._games, self._tables = [], []


def described(game: str) -> str:
    """What there is to know of the columns of a game's encodings, as JSON."""
    from valles.research.encode import encoder

    return json.dumps(encoder(game).checkpoint_info().data())


def flat(decisions: pa.Table, game: str) -> Any:
    """The encodings of decisions of one game as an array of `float32`, a row each, as `Encoder.flat` gives them.

    Columns that came later than the data set are not in it; IncompatibleEncoding if the columns are no longer these.
    """
    from valles.research.encode import CheckpointInfo, encoder
    from valles.research.memory import np

    said = (decisions.schema.metadata or {}).get((ENCODED + game).encode())
    if said is None or "encoding" not in decisions.column_names:
        raise BadDataset(f"these decisions have no encodings of {game}")
    known = CheckpointInfo(**json.loads(said))
    known.check()
    rows = decisions["encoding"].to_pylist()
    if any(len(row) != known.columns for row in rows):
        raise BadDataset(f"not all of these decisions are of {game}")
    scale = encoder(game).scale[: known.columns]
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), known.columns) * scale


def write(path: Path, by: Callable[[Path], object]) -> None:
    """All of a file or nothing."""
    new = path.with_name(f".{path.name}")
    by(new)
    new.replace(path)


class Dataset:
    """A folder of games, as `Writer` leaves it. Any reader of Parquet can open its files too."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.plan: dict[str, Any] = json.loads((self.folder / PLAN).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadDataset(f"{folder} holds no data set: its {PLAN} cannot be read") from error
        if self.plan.get("schema") != VERSION:
            said = f"{folder} holds a data set of version {self.plan.get('schema')}; this can read version {VERSION}"
            raise BadDataset(said)

    def _parts(self, name: str) -> list[Path]:
        return sorted(self.folder.glob(f"{name}-*.parquet"))

    def games(self, columns: Sequence[str] | None = None) -> pa.Table:
        """A row for each game, in order."""
        tables = [pq.read_table(path, columns=columns) for path in self._parts("games")]
        return pa.concat_tables(tables) if tables else GAMES.empty_table()

    def decisions(self, columns: Sequence[str] | None = None) -> Iterator[pa.Table]:
        """The decisions in order, a table for each file: all at once they may be more than memory holds."""
        for path in self._parts("decisions"):
            yield pq.read_table(path, columns=columns)

    def outcomes(self) -> Iterator[Outcome]:
        for path in self._parts("games"):
            for row in pq.read_table(path).to_pylist():
                yield outcome_of_row(row)

    def game(self, number: int) -> Game:
        """A game, played again; BrokenRecord if it comes out otherwise."""
        for path in self._parts("games"):
            rows = pq.read_table(path, filters=[("number", "=", number)]).to_pylist()
            if rows:
                return game_of(outcome_of_row(rows[0]))
        raise BadDataset(f"{self.folder} has no game {number}; it has {self.games(['number']).num_rows} games")


def is_dataset(folder: Path) -> bool:
    return (folder / PLAN).is_file()


def keep_all(found: Iterable[Kept | Failure], writer: Writer) -> Iterator[Outcome | Failure]:
    """The games, each written while it goes by."""
    for each in found:
        writer.add(each)
        yield each.outcome if isinstance(each, Kept) else each
    writer.close()
