"""What people look at and what is replayed for them, computed in a process of a pool.

Such a process loads the games and what clients are told, and nothing of the database or the network.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from valles.game import Game, public_view, replay
from valles.games.plugins import reason
from valles.games.registry import UnknownGame, available_games, rulebook
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Phrase, phrase_of, plain
from valles.kernel.record import BrokenRecord
from valles.kernel.view import BYSTANDER
from valles.mcp.telling import Telling
from valles.mcp.telling import told as told_in_words
from valles.players.expectation import has_prediction, state_values, win_probabilities
from valles.table.chart import Chart, Moment, Standing
from valles.table.command import Move
from valles.table.live import LiveTable, SavedTable, damage_of_game, halted, opened, resumed
from valles.table.message import Snapshot, TableInfo
from valles.table.query import LOOKS, figures, log_before, preview, scorers, scores, shares
from valles.table.row import Damaged, Row
from valles.table.setup import record_problem
from valles.workers import TimeLimitExceeded, time_limit

KEPT_GAMES: Final = 4
"""How many finished games a process keeps, so that looking through one does not replay it at each step."""

PlainPhrase = dict[str, Any]  # arguments of any kind
Request = TypeVar("Request")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Computed(Generic[Answer]):
    """What was found, and the seconds of processor time that it took."""

    answer: Answer
    seconds: float


class Failed(Exception):
    """A game of another package may raise anything, also what cannot be sent to the server: this can."""


def computed(function: Callable[[Request], Answer], request: Request, budget: float) -> Computed[Answer]:
    began = time.process_time()
    try:
        with time_limit(cpu=budget):
            answer = function(request)
    except TimeLimitExceeded:
        raise
    except Exception as error:
        raise Failed(reason(error)) from None
    return Computed(answer, time.process_time() - began)


# Looking ahead, from the view of a seat alone


@dataclass(frozen=True)
class Look:
    """All that is told of a table to find out what a seat asks; it leads to the same answer wherever it is found."""

    game: str
    setup: str
    view: str
    """What the seat may know, as canonical text."""
    seat: str
    kind: Literal["form", "preview", "courses", "why_not"]
    options: tuple[str, ...]
    points: bool = True
    """Whether points may be told."""


def look(asked: Look, budget: float) -> Computed[bytes | None]:
    """The answer as it is sent, with the id 0; None for choices that are not possible."""
    return computed(_look, asked, budget)


def _look(asked: Look) -> bytes | None:
    seen = {"state": json.loads(asked.view), "moves": [], "events": [], "hashes": {}}
    game = Game.load(rulebook(asked.game), json.loads(asked.setup), 0, seen)
    try:
        find = partial(preview, points=asked.points) if asked.kind == "preview" else LOOKS[asked.kind]
        return msgspec.json.encode(find(game, asked.seat, list(asked.options)))
    except IllegalMove:
        return None


def numbered(answer: bytes, id: int) -> bytes:
    """An answer with the id of the request; the id is its first field."""
    return answer.replace(b'"id":0', b'"id":%d' % id, 1)


def tell(asked: Telling, budget: float) -> Computed[bytes]:
    """What a seat is told in words, for whoever reads and sees no board."""
    return computed(told_in_words, asked, budget)


# Looking back at a finished game


@dataclass(frozen=True)
class Past:
    """A finished game after a number of moves, from any seat: nothing is secret any more."""

    record: str
    move: int
    seat: str | None
    table: bytes
    """What is told about the table, encoded."""
    seq: int
    confirming: tuple[str, ...]


@lru_cache(KEPT_GAMES)
def finished(record: str) -> Game:
    return replay(record)


def past(asked: Past, budget: float) -> Computed[bytes]:
    return computed(_past, asked, budget)


def _past(asked: Past) -> bytes:
    game = finished(asked.record).at(asked.move)
    view = game.rules.view(game.state, BYSTANDER if asked.seat is None else game.seats.index(asked.seat))
    events = game.events_for(asked.seat)
    snapshot = Snapshot(
        msgspec.json.decode(asked.table, type=TableInfo),
        asked.seq,
        asked.seat,
        public_view(view),
        waiting=[],
        unconfirmed=None,
        confirming=list(asked.confirming),
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


def chart(record: str, budget: float) -> Computed[bytes]:
    """The scores and figures of a finished game after each round; it is replayed for that."""
    return computed(_chart, record, budget)


def _chart(record: str) -> bytes:
    return msgspec.json.encode(charted(finished(record)))


def charted(game: Game) -> Chart:
    rules = game.rules
    then = Game(rules, game.setup, game.seed)
    foreseen = has_prediction(rules.name, game.setup)
    rounds: list[Standing] = []
    moments: list[Moment] = []
    for seat, option in game.moves:
        before, told = rules.rounds(then.state), len(then.events)
        then.play(seat, option)
        after = rules.rounds(then.state) + then.over
        rounds += [standing(then, round, foreseen) for round in range(before, after)]
        lines = [event.phrase for event in then.events[told:]]
        moments += [Moment(before, line) for line in lines if line.key in rules.moments]
    names = scorers(game, game.state)
    ties = dict(zip(names, rules.tie_breaks(game.state), strict=False))
    return Chart(len(game.moves), rounds, str(game.seed), game.outcome, shares(game, None, game.state), ties, moments)


def standing(game: Game, round: int, foreseen: bool) -> Standing:
    """Scores, figures and chances before anybody has decided in the next round."""
    likely = expected(game) if foreseen else {}
    return Standing(round, len(game.moves), game.scores(), figures(game, game.state), likely)


def expected(game: Game) -> dict[str, int]:
    """How likely each seat is to win, in percent; at the end that is known."""
    if game.over:
        likely = [(seat in game.winners) / len(game.winners) for seat in game.seats]
    else:
        likely = win_probabilities(state_values(game.rules, game.state))
    return {seat: round(100 * chance) for seat, chance in zip(game.seats, likely, strict=True)}


# Replaying


@dataclass(frozen=True)
class Opening:
    """A table that is opened: what `table.opened` needs."""

    id: str
    game: str
    setup: dict[str, Any]  # each game has options of its own
    seed: int
    confirming: tuple[str, ...]
    rows: list[Row]
    saved: object
    thorough: bool = False


@dataclass(frozen=True)
class Opened:
    """A table after all its rows, as plain data, and why it cannot go on, if it cannot."""

    saved: dict[str, object]
    frozen: PlainPhrase | None


def open_table(asked: Opening, budget: float) -> Computed[Opened | tuple[str, str]]:
    """The table after all its rows; two texts say why it is damaged."""
    return computed(_open_table, asked, budget)


def _open_table(asked: Opening) -> Opened | tuple[str, str]:
    try:
        live = after_rows(asked)
    except Damaged as error:
        return str(error), error.reason
    return Opened(live.saved(), None if live.frozen is None else told(live.frozen))


def after_rows(asked: Opening) -> LiveTable:
    """The table after all its rows; Damaged, with the reason, if it cannot be opened."""
    facts = (asked.id, asked.game, asked.setup, asked.seed, asked.confirming)
    with damage_of_game(asked.id):
        return opened(*facts, asked.rows, asked.saved, asked.thorough)


def taken_over(asked: Opening, found: Opened) -> LiveTable:
    """The table that another process has opened."""
    if found.frozen is None:
        return after_rows(replace(asked, saved=found.saved))
    kept = msgspec.convert(found.saved, SavedTable)
    shown = resumed(asked.id, rulebook(asked.game), asked.setup, asked.seed, asked.rows, kept)
    return halted(shown, asked.rows, phrase_of(found.frozen))


@dataclass(frozen=True)
class Restored:
    """A table that continues where a record ends."""

    game: str
    setup: dict[str, Any]  # each game has options of its own
    seed: int
    seats: tuple[str, ...]
    rows: list[Row]
    waiting: list[str]
    over: bool
    saved: dict[str, object]


def restore(asked: tuple[str, str, float], budget: float) -> Computed[Restored | PlainPhrase]:
    """The table of a record, with this id and the time of its rows; a phrase as plain data says why there is none."""
    return computed(_restore, asked, budget)


def _restore(asked: tuple[str, str, float]) -> Restored | PlainPhrase:
    record, id, at = asked
    try:
        problem = record_problem(record)
        if problem is not None:
            return told(problem)
        game = replay(record)
    except BrokenRecord as error:
        return told(error.reason)
    except UnknownGame:
        return told(Phrase("problem-record-game", {"possible": list(available_games())}))
    except (OverflowError, RecursionError):
        return told(Phrase("problem-record-head"))
    live, rows = table_of_game(id, game, at)
    waiting = list(live.pending())
    return Restored(game.rules.name, game.setup, game.seed, game.seats, rows, waiting, game.over, live.saved())


def told(problem: Phrase) -> PlainPhrase:
    found: PlainPhrase = plain(problem)
    return found


def table_of_game(id: str, game: Game, at: float) -> tuple[LiveTable, list[Row]]:
    """A game as a table, and its rows."""
    live = opened(id, game.rules.name, game.setup, game.seed, (), [])
    written = []
    for number, (seat, option) in enumerate(game.moves, 1):
        move, decision = Move(live.pending()[seat], [option]), f"record-{number}"
        live = live.planned(seat, move, decision)
        written.append(Row(number, seat, move, decision, at, live.hash, live.state()))
    return live, written
