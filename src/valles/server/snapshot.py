"""What is sent of a table to one person: views, questions and logs, and nothing that the person may not know."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Literal

from valles.game import Game, public_view
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Event, Phrase
from valles.kernel.state import State
from valles.kernel.view import BYSTANDER, Hole
from valles.server.model import StoredChair, StoredTable
from valles.server.protocol import (
    Answer,
    Chart,
    FormAnswer,
    Log,
    PreviewAnswer,
    Question,
    Seat,
    Snapshot,
    Standing,
    TableInfo,
    UndoOffer,
    WhyNotAnswer,
)
from valles.server.table import Frozen, Refused
from valles.server.tables import TableEntry

LINES_AT_ONCE = 200
"""How many lines of the log are sent at once; older ones are sent on request."""


def table_info(
    about: StoredTable,
    chairs: Sequence[StoredChair],
    player: str,
    spectators: Sequence[str] = (),
    fault: Phrase | None = None,
) -> TableInfo:
    """Who sits at the table and how it stands, for one of its people."""
    seats = [
        Seat(chair.seat, chair.kind, chair.name, chair.player == player, chair.bot, chair.left is not None)
        for chair in chairs
    ]
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
    )


def log_before(events: list[Event], before: int) -> Log:
    """The last lines before this one, as many as are sent at once."""
    first = max(0, before - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in events[first:before]])


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
    return made


def info(entry: TableEntry, player: str) -> TableInfo:
    return table_info(entry.about, entry.chairs, player, entry.spectators, entry.live.frozen)


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
        public_view(view),
        list(pending),
        live.unconfirmed or None,
        list(live.confirming),
        question(game, view, number, pending[seat]) if seat is not None and seat in pending else None,
        undo_offer(entry, seat) if seat is not None and started and live.frozen is None else None,
        Log(0, []),
        game.rules.rounds(game.state),
        game.over,
        scores(game, view),
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
    return Answer(vocabulary.text(option), kind.name, vocabulary.noun_of(option), label, price, kind.ends)


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


def scores(game: Game, view: State) -> dict[str, dict[str, int]]:
    """The points that can be counted from the view; all of them when the game is over."""
    try:
        names = (*game.seats, *game.rules.rivals(view))
        return game.scores() if game.over else dict(zip(names, game.rules.scores(view), strict=True))
    except Hole:
        return {}


def figures(game: Game, view: State) -> dict[str, dict[str, int]]:
    """Other figures of each seat that can be counted from the view."""
    try:
        return dict(zip(game.seats, game.rules.figures(view), strict=False))
    except Hole:
        return {}


def reasons(game: Game, seat: str, options: list[str]) -> dict[str, Phrase | None]:
    """Why each option is impossible for the seat now, as far as the seat can know."""
    number = game.seats.index(seat)
    view = game.view(seat)
    vocabulary = game.rules.vocabulary
    known = {option: vocabulary.number(option) for option in options}
    return {
        text: game.rules.why_not(view, number, at) if at >= 0 else Phrase("problem-unknown-option", {"option": text})
        for text, at in known.items()
    }


def why_not(game: Game, seat: str, id: int, options: list[str]) -> WhyNotAnswer:
    """The reasons, and what the options would be; also for a seat that is not asked now, so that it can plan."""
    number = game.seats.index(seat)
    view: State = game.view(seat)
    rules = game.rules
    known = {text: at for text in options if (at := rules.vocabulary.number(text)) >= 0}
    return WhyNotAnswer(
        id,
        reasons(game, seat, options),
        {text: rules.reasons(view, number, at) for text, at in known.items()},
        {text: rules.label(view, number, at) for text, at in known.items()},
        {text: rules.price(view, number, at) for text, at in known.items()},
    )


def form(game: Game, seat: str, id: int, choices: list[str]) -> FormAnswer:
    """What the seat is asked after these choices, and every way to answer it."""
    try:
        found = game.form(seat, choices)
    except IllegalMove as error:
        raise Refused("problem-impossible") from error
    return FormAnswer(id, [list(path) for path in found.paths], list(found.default), list(found.asked), found.complete)


def preview(game: Game, seat: str, id: int, choices: list[str]) -> PreviewAnswer:
    """What the answers would bring, as far as the seat may know."""
    try:
        found = game.preview(seat, choices)
    except IllegalMove as error:
        raise Refused("problem-impossible") from error
    return PreviewAnswer(id, public_view(found.view), figures(game, found.view), list(found.events), found.stopped)


def replayed(entry: TableEntry, player: str, seat: str | None, move: int) -> Snapshot:
    """A finished game after a number of moves, from any seat: nothing is secret any more."""
    game = entry.live.game
    check_over(entry)
    if seat is not None and seat not in game.seats:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=list(game.seats))
    if not 0 <= move <= len(game.moves):
        raise Refused("problem-no-such-move", 404, move=move)
    then = game.at(move)
    live = replace(entry.live, game=then, made=entry.live.made[:move], questions={}, unconfirmed="")
    events = then.heard(seat)
    return snapshot_of(TableEntry(entry.about, entry.chairs, live), player, seat, log_before(events, len(events)))


def check_over(entry: TableEntry) -> None:
    """Refuse to look back at a game that is not over, or that these rules would not lead through again."""
    if entry.live.frozen is not None:
        raise Frozen(entry.live.frozen)
    if not entry.live.game.over:
        raise Refused("problem-not-over")


def chart(game: Game) -> Chart:
    """The scores and figures of a finished game after each round; it is replayed for that."""
    rules = game.rules
    then = Game(rules, game.setup, game.seed)
    rounds: list[Standing] = []
    for seat, option in game.moves:
        before = rules.rounds(then.state)
        then.play(seat, option)
        after = rules.rounds(then.state) + then.over
        rounds += [standing(then, round) for round in range(before, after)]
    return Chart(len(game.moves), rounds)


def standing(game: Game, round: int) -> Standing:
    """Scores and figures before anybody has decided in the next round."""
    return Standing(round, len(game.moves), game.scores(), figures(game, game.state))
