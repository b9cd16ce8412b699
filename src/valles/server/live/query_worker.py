"""Answers queries and replays games in a process of a pool.

Such a process loads the games and the messages of a table, and nothing of the database or the network.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

import msgspec

from valles import game
from valles.game import Game
from valles.games.plugins import reason
from valles.games.registry import rulebook
from valles.hosting import replay
from valles.kernel.phrase import Event, Phrase, phrase_of, plain
from valles.mcp import description
from valles.mcp.description import DescriptionRequest
from valles.table.live import (
    LiveTable,
    Refused,
    SavedTable,
    game_errors_as_corruption,
    halted_table,
    opened_table,
    resumed_table,
)
from valles.table.message.lobby import TableInfo
from valles.table.message.reply import PointsAnswer
from valles.table.message.request import ViewQuery
from valles.table.query import query_answer, shares
from valles.table.row import CorruptTable, Row
from valles.workers import TimeLimitExceeded, time_limit

KEPT_GAMES: Final = 4
"""The number of finished games that a process caches, so that a replay need not start again at each step."""


PlainPhrase = dict[str, Any]  # arguments of any kind
Request = TypeVar("Request")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Timed(Generic[Answer]):
    """An answer, and the seconds of processor time that it took."""

    answer: Answer
    seconds: float


class WorkerError(Exception):
    """An error of a game in a form that can be sent to the server; a game of another package may raise anything."""


def timed(function: Callable[[Request], Answer], request: Request, budget: float) -> Timed[Answer]:
    began = time.process_time()
    try:
        with time_limit(cpu=budget):
            answer = function(request)
    except TimeLimitExceeded:
        raise
    except Exception as error:
        raise WorkerError(reason(error)) from None
    return Timed(answer, time.process_time() - began)


# Queries about the view of a seat


@dataclass(frozen=True, kw_only=True)
class Query:
    """A query about a table with all that its answer depends on, so that equal queries have equal answers."""

    game: str
    setup: str
    view: str
    """The view of the seat, as canonical text."""
    message: ViewQuery
    """The query as it was sent, with the id 0."""
    points: bool = True
    """True if the answer may show points."""


def shown_game(query: Query | PointsQuery) -> Game:
    """Return a game whose state is the view of a query."""
    saved = {"state": json.loads(query.view), "moves": [], "events": [], "hashes": {}}
    return Game.load(rulebook(query.game), json.loads(query.setup), 0, saved)


def answer_query(query: Query, budget: float) -> Timed[bytes | None]:
    """Return the answer as it is sent, with the id 0; None for impossible choices."""
    return timed(_answer, query, budget)


def _answer(query: Query) -> bytes | None:
    try:
        return msgspec.json.encode(query_answer(shown_game(query), query.message, query.points))
    except Refused:
        return None


@dataclass(frozen=True, kw_only=True)
class PointsQuery:
    """A query for the shares of the points, with all that its answer depends on."""

    game: str
    setup: str
    view: str
    """The view, as canonical text; the whole state once the game is over."""
    rows: str
    """The hash of the rows: other rows may lead to the same view with another log."""
    seat: str | None
    log: Sequence[Event] = field(compare=False)
    """The events that the seat may know of, still compressed."""


def answer_points(query: PointsQuery, budget: float) -> Timed[bytes]:
    """Return the shares of the points as they are sent, with the id 0."""
    return timed(_answer_points, query, budget)


def _answer_points(query: PointsQuery) -> bytes:
    game = shown_game(query)
    return msgspec.json.encode(PointsAnswer(0, shares(game, game.state, query.log)))


def with_id(answer: bytes, id: int) -> bytes:
    """Return an answer with the id of the request; the id is its first field."""
    return answer.replace(b'"id":0', b'"id":%d' % id, 1)


def describe(request: DescriptionRequest, budget: float) -> Timed[bytes]:
    """Return a description of the table in words, for readers without a board."""
    return timed(description.describe, request, budget)


# Replays of finished games


@dataclass(frozen=True, kw_only=True)
class ReplayRequest:
    """A request to show a finished game after a number of moves, from any seat: nothing is secret any more."""

    record: str
    move: int
    seat: str | None
    table: bytes
    """The TableInfo, encoded."""
    seq: int
    confirming: tuple[str, ...]


@lru_cache(KEPT_GAMES)
def finished(record: str) -> Game:
    return game.replay(record)


def replay_snapshot(request: ReplayRequest, budget: float) -> Timed[bytes]:
    """Return a snapshot of a finished game after some moves, as it is sent."""
    return timed(_replay_snapshot, request, budget)


def _replay_snapshot(request: ReplayRequest) -> bytes:
    table = msgspec.json.decode(request.table, type=TableInfo)
    whole = finished(request.record)
    snapshot = replay.replay_snapshot(
        whole, request.move, request.seat, table=table, seq=request.seq, confirming=request.confirming
    )
    return msgspec.json.encode(snapshot)


def chart(record: str, budget: float) -> Timed[bytes]:
    """The scores and figures of a finished game after each round; it is replayed for that."""
    return timed(_chart, record, budget)


def _chart(record: str) -> bytes:
    return msgspec.json.encode(replay.chart_of(finished(record)))


# Replaying


@dataclass(frozen=True, kw_only=True)
class OpenRequest:
    """A request to open a table, with the arguments of `live.opened`."""

    id: str
    game: str
    setup: dict[str, Any]  # each game has options of its own
    seed: int
    confirming: tuple[str, ...]
    rows: list[Row]
    saved: object
    thorough: bool = False


@dataclass(frozen=True, kw_only=True)
class OpenedTable:
    """A table after all its rows, as plain data, and why it cannot go on, if it cannot."""

    saved: dict[str, object]
    frozen: PlainPhrase | None


def open_table(request: OpenRequest, budget: float) -> Timed[OpenedTable | tuple[str, str]]:
    """The table after all its rows; two texts say why it is damaged."""
    return timed(_open_table, request, budget)


def _open_table(request: OpenRequest) -> OpenedTable | tuple[str, str]:
    try:
        live = after_rows(request)
    except CorruptTable as error:
        return str(error), error.reason
    return OpenedTable(saved=live.saved(), frozen=None if live.frozen is None else plain_phrase(live.frozen))


def after_rows(request: OpenRequest) -> LiveTable:
    """The table after all its rows; CorruptTable, with the reason, if it cannot be opened."""
    facts = (request.id, request.game, request.setup, request.seed, request.confirming)
    with game_errors_as_corruption(request.id):
        return opened_table(*facts, request.rows, request.saved, request.thorough)


def live_table(request: OpenRequest, opened: OpenedTable) -> LiveTable:
    """The table that another process has opened."""
    if opened.frozen is None:
        return after_rows(replace(request, saved=opened.saved))
    kept = msgspec.convert(opened.saved, SavedTable)
    shown = resumed_table(request.id, rulebook(request.game), request.setup, request.seed, request.rows, kept)
    return halted_table(shown, request.rows, phrase_of(opened.frozen))


@dataclass(frozen=True, kw_only=True)
class RestoredTable:
    """A table that continues where a record ends."""

    game: str
    setup: dict[str, Any]  # each game has options of its own
    seed: int
    seats: tuple[str, ...]
    rows: list[Row]
    waiting: list[str]
    over: bool
    saved: dict[str, object]


def restore(request: tuple[str, str, float], budget: float) -> Timed[RestoredTable | PlainPhrase]:
    """The table of a record, with this id and the time of its rows; a phrase as plain data says why there is none."""
    return timed(_restore, request, budget)


def _restore(request: tuple[str, str, float]) -> RestoredTable | PlainPhrase:
    record, id, at = request
    try:
        game = replay.recorded_game(record)
    except Refused as error:
        return plain_phrase(error.problem)
    live, rows = replay.table_of_game(id, game, at)
    waiting = list(live.question_ids())
    return RestoredTable(
        game=game.rules.name,
        setup=game.setup,
        seed=game.seed,
        seats=game.seats,
        rows=rows,
        waiting=waiting,
        over=game.over,
        saved=live.saved(),
    )


def plain_phrase(phrase: Phrase) -> PlainPhrase:
    """Return a phrase as plain data."""
    data: PlainPhrase = plain(phrase)
    return data
