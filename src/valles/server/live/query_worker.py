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

from valles.game import Game, public_view, replay
from valles.games.plugins import reason
from valles.games.registry import UnknownGame, available_games, rulebook
from valles.kernel.phrase import Event, Phrase, phrase_of, plain
from valles.kernel.record import BrokenRecord
from valles.kernel.view import BYSTANDER
from valles.mcp import description
from valles.mcp.description import DescriptionRequest
from valles.players.expectation import has_prediction, state_values, win_probabilities
from valles.table.chart import Chart, Moment, Standing
from valles.table.command import Move
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
from valles.table.message.reply import PointsAnswer, Snapshot
from valles.table.message.request import ViewQuery
from valles.table.query import figures, log_before, query_answer, scorers, scores, shares
from valles.table.replay import StepFinder, final_answers
from valles.table.row import CorruptTable, Row
from valles.table.setup import record_problem
from valles.workers import TimeLimitExceeded, time_limit

HASH_EVERY: Final = 10
"""Every so many rows of a restored game carry a hash of the state, and the last one; those that are played all do."""
KEPT_GAMES: Final = 4
"""The number of finished games that a process caches, so that a replay need not start again at each step."""

FIRST_PREDICTION: Final = 4
"""The first round whose chances are shown: before it the network is far too sure of itself."""

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
    return replay(record)


def replay_snapshot(request: ReplayRequest, budget: float) -> Timed[bytes]:
    """Return a snapshot of a finished game after some moves, as it is sent."""
    return timed(_replay_snapshot, request, budget)


def _replay_snapshot(request: ReplayRequest) -> bytes:
    whole = finished(request.record)
    game = whole.at(request.move)
    number = BYSTANDER if request.seat is None else game.seats.index(request.seat)
    view = game.rules.view(game.state, number)
    if number != BYSTANDER and (answers := final_answers(whole, request.move, number)):
        # A replay shows at once what the seat was offered and what it chose.
        view.answers[number] = answers
    events = game.events_for(request.seat)
    snapshot = Snapshot(
        table=msgspec.json.decode(request.table, type=TableInfo),
        seq=request.seq,
        seat=request.seat,
        view=public_view(view),
        waiting=[],
        unconfirmed=None,
        confirming=list(request.confirming),
        question=None,
        undo=None,
        log=log_before(events, len(events)),
        rounds=game.rules.rounds(game.state),
        over=game.over,
        scores=scores(game, view),
        figures=figures(game, game.state if game.over else view),
        winners=list(game.winners),
        places=game.places,
    )
    return msgspec.json.encode(snapshot)


def chart(record: str, budget: float) -> Timed[bytes]:
    """The scores and figures of a finished game after each round; it is replayed for that."""
    return timed(_chart, record, budget)


def _chart(record: str) -> bytes:
    return msgspec.json.encode(chart_of(finished(record)))


def chart_of(game: Game) -> Chart:
    rules = game.rules
    then = Game(rules, game.setup, game.seed)
    has_chances = has_prediction(rules.name, game.setup)
    rounds: list[Standing] = []
    moments: list[Moment] = []
    finder = StepFinder(then)
    for seat, option in game.moves:
        before, length = rules.rounds(then.state), len(then.events)
        then.play(seat, option)
        finder.follow()
        after = rules.rounds(then.state) + then.over
        rounds += [standing(then, round, has_chances) for round in range(before, after)]
        lines = [event.phrase for event in then.events[length:]]
        moments += [Moment(before, line) for line in lines if line.key in rules.moments]
    names = scorers(game, game.state)
    ties = dict(zip(names, rules.tie_breaks(game.state), strict=False))
    return Chart(
        moves=len(game.moves),
        rounds=rounds,
        seed=str(game.seed),
        outcome=game.outcome,
        shares=shares(game, game.state, game.events_for()),
        tie_breaks=ties,
        moments=moments,
        steps=finder.steps,
    )


def standing(game: Game, round: int, has_chances: bool) -> Standing:
    """Scores, figures and chances before anybody has decided in the next round."""
    likely = win_chances(game) if has_chances and (round >= FIRST_PREDICTION or game.over) else {}
    return Standing(round, len(game.moves), game.scores(), figures(game, game.state), likely)


def win_chances(game: Game) -> dict[str, int]:
    """Return each seat's chance to win, in percent; at the end it is certain."""
    if game.over:
        likely = [(seat in game.winners) / len(game.winners) for seat in game.seats]
    else:
        likely = win_probabilities(state_values(game.rules, game.state))
    return {seat: round(100 * chance) for seat, chance in zip(game.seats, likely, strict=True)}


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
        problem = record_problem(record)
        if problem is not None:
            return plain_phrase(problem)
        game = replay(record)
    except BrokenRecord as error:
        return plain_phrase(error.reason)
    except UnknownGame:
        return plain_phrase(Phrase("problem-record-game", {"possible": list(available_games())}))
    except (OverflowError, RecursionError):
        return plain_phrase(Phrase("problem-record-head"))
    live, rows = table_of_game(id, game, at)
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


def table_of_game(id: str, game: Game, at: float) -> tuple[LiveTable, list[Row]]:
    """A game as a table, and its rows."""
    live = opened_table(id, game.rules.name, game.setup, game.seed, (), [])
    rows = []
    for number, (seat, option) in enumerate(game.moves, 1):
        move, decision = Move(live.question_ids()[seat], [option]), f"record-{number}"
        live = live.with_command(seat, move, decision)
        hashed = number % HASH_EVERY == 0 or number == len(game.moves)
        state = live.game.hash() if hashed else None
        rows.append(Row(seq=number, seat=seat, command=move, decision=decision, at=at, hash=live.hash, state=state))
    return live, rows
