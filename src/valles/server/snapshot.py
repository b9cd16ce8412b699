"""What is sent of a table to one person: views, questions and logs, and nothing that the person may not know."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal

from valles.game import Game, public_view
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Event, Phrase
from valles.kernel.state import State
from valles.kernel.view import BYSTANDER
from valles.players import seated
from valles.server.look_process import LINES_AT_ONCE, figures, scores
from valles.server.model import StoredChair, StoredTable, Viewer
from valles.server.protocol import (
    Answer,
    Log,
    Question,
    Seat,
    Snapshot,
    TableInfo,
    UndoOffer,
)
from valles.server.table import Frozen, Refused
from valles.server.tables import TableEntry


def table_info(
    about: StoredTable,
    chairs: Sequence[StoredChair],
    player: str,
    spectators: Sequence[str] = (),
    fault: Phrase | None = None,
    viewers: Sequence[Viewer] = (),
) -> TableInfo:
    """Who sits at the table and how it stands, for one of its people."""
    seats = [seat_info(chair, player, [viewer for viewer in viewers if viewer.seat == chair.seat]) for chair in chairs]
    for seat in seats:
        if seat.kind == "bot" and fault is None:
            seat.bot = seated(seat.bot, about.game, about.setup)
    return TableInfo(
        about.id,
        about.game,
        about.setup,
        about.rules,
        about.language,
        about.settings.on_leave,
        about.host == player,
        seats,
        about.created,
        about.started,
        about.finished,
        about.waiting if fault is None else [],
        list(spectators),
        fault,
        about.settings.points,
    )


def seat_info(chair: StoredChair, player: str, viewers: Sequence[Viewer]) -> Seat:
    """Who sits there, and to whom the hand is shown."""
    away = chair.left is not None
    shown = any(viewer.player == player for viewer in viewers)
    names = [viewer.name for viewer in viewers]
    return Seat(chair.seat, chair.kind, chair.name, chair.player == player, chair.bot, away, names, shown)


def log_since(sent: list[Event], now: list[Event]) -> Log:
    """What a client that has this log needs in order to have the log of now."""
    same = min(len(sent), len(now))
    if sent[:same] != now[:same]:
        same = next(number for number in range(same) if sent[number] != now[number])
    first = max(same, len(now) - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in now[first:]])


def snapshot_of(entry: TableEntry, player: str, seat: str | None, log: Log) -> Snapshot:
    """The table from a seat, or as a spectator sees it."""
    if seat not in entry.snapshots:
        entry.snapshots[seat] = _snapshot(entry, seat)
    made = copy(entry.snapshots[seat])
    made.table, made.log = info(entry, player), log
    if seat not in entry.seats_of(player):
        # Whoever is shown a hand takes nothing back.
        made.undo = None
    return made


def info(entry: TableEntry, player: str) -> TableInfo:
    return table_info(entry.about, entry.chairs, player, entry.spectators, entry.live.frozen, entry.viewers)


def _snapshot(entry: TableEntry, seat: str | None) -> Snapshot:
    """The part that is the same for everybody with this seat, or for all spectators."""
    live = entry.live
    game = live.game
    started = entry.about.started is not None
    # Before the start seats still change hands, so nobody may see hidden cards.
    number = BYSTANDER if seat is None or not started else game.seats.index(seat)
    view = game.rules.view(game.state, number)
    pending = live.pending() if started else {}
    return Snapshot(
        table_info(entry.about, entry.chairs, ""),
        live.seq,
        seat,
        public_view(view, points=entry.tells_points),
        list(pending),
        live.unconfirmed or None,
        list(live.confirming),
        question(game, view, number, pending[seat]) if seat is not None and seat in pending else None,
        undo_offer(entry, seat) if seat is not None and started and live.frozen is None else None,
        Log(0, []),
        game.rules.rounds(game.state),
        game.over,
        scores(game, view) if entry.tells_points else {},
        figures(game, game.state if game.over else view),
        list(game.winners),
    )


def question(game: Game, view: State, seat: int, pending: str) -> Question:
    answers = [answer(game, view, seat, option) for option in view.options(seat)]
    begins = game.rules.effects[view.stack[-1].effect].begins
    return Question(pending, view.asked(seat), view.about(seat), answers, begins)


def answer(game: Game, view: State, seat: int, option: int) -> Answer:
    rules, vocabulary = game.rules, game.rules.vocabulary
    kind = vocabulary.kind_of(option)
    label, price = rules.label(view, seat, option), rules.price(view, seat, option)
    noun, to, unused = vocabulary.noun_of(option), rules.place(view, seat, option), rules.unused(view, seat, option)
    return Answer(vocabulary.text(option), kind.name, noun, label, price, kind.ends, to, unused)


def undo_offer(entry: TableEntry, seat: str) -> UndoOffer:
    live = entry.live
    try:
        live.game.rules.copy(live.game.state).take_back(live.game.seats.index(seat))
        withdrawable = True
    except IllegalMove:
        withdrawable = False
    alone, moves = live.undo_limit(seat), len(live.made)
    barred: Literal["", "nothing", "revealed", "others"] = ""
    if alone == moves:
        barred = "nothing" if not moves else "revealed" if live.made[-1].seat == seat else "others"
    return UndoOffer(moves, alone, live.undo_step(seat), live.consents, withdrawable, barred)


def check_over(entry: TableEntry) -> None:
    """Refuse to look back at a game that is not over, or that these rules would not lead through again."""
    if entry.live.frozen is not None:
        raise Frozen(entry.live.frozen)
    if not entry.live.game.over:
        raise Refused("problem-not-over")
