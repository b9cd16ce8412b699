"""What a table looks like to one person: views, questions and logs, and nothing that the person may not know."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Literal

from valles.game import Game, public_view
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Event, Phrase
from valles.kernel.settle import State
from valles.kernel.view import BYSTANDER, Hole
from valles.server.hall import Room
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
from valles.server.table import Refused

LINES_AT_ONCE = 200
"""How many lines of the log are sent to somebody who comes in; older ones are asked for."""


def information(
    about: StoredTable, chairs: Sequence[StoredChair], player: str, watching: Sequence[str] = ()
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
        about.waiting,
        list(watching),
    )


def lines(events: list[Event], before: int) -> Log:
    """The lines before this one, as many as are told at once."""
    first = max(0, before - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in events[first:before]])


def news(told: list[Event], now: list[Event]) -> Log:
    """What somebody who was told this log has to hear now."""
    same = min(len(told), len(now))
    if told[:same] != now[:same]:
        same = next(number for number in range(same) if told[number] != now[number])
    first = max(same, len(now) - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in now[first:]])


def snapshot(room: Room, player: str, seat: str | None, log: Log) -> Snapshot:
    """The table from a seat, or as a bystander sees it."""
    if seat not in room.told:
        room.told[seat] = _snapshot(room, seat)
    told = copy(room.told[seat])
    told.table, told.log = information(room.about, room.chairs, player, room.watching), log
    return told


def _snapshot(room: Room, seat: str | None) -> Snapshot:
    """What is the same for everybody who looks from there."""
    live = room.live
    game = live.game
    started = room.about.started is not None
    # Before the start seats still change hands, so that nobody may see what lies at one.
    number = BYSTANDER if seat is None or not started else game.seats.index(seat)
    view = game.rules.view(game.state, number)
    pending = live.pending() if started else {}
    return Snapshot(
        information(room.about, room.chairs, ""),
        live.seq,
        seat,
        public_view(view),
        list(pending),
        live.unconfirmed or None,
        list(live.confirming),
        question(game, view, number, pending[seat]) if seat is not None and seat in pending else None,
        undo_offer(room, seat) if seat is not None and started else None,
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


def undo_offer(room: Room, seat: str) -> UndoOffer:
    live = room.live
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
    """The points that the view can count; all of them when the game is over."""
    try:
        names = (*game.seats, *game.rules.rivals(view))
        return game.scores() if game.over else dict(zip(names, game.rules.scores(view), strict=True))
    except Hole:
        return {}


def figures(game: Game, view: State) -> dict[str, dict[str, int]]:
    """What else the view can count of each seat."""
    try:
        return dict(zip(game.seats, game.rules.figures(view), strict=False))
    except Hole:
        return {}


def reasons(game: Game, seat: str, options: list[str]) -> dict[str, Phrase | None]:
    """Why each option is impossible for the seat now, as far as it can know."""
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
        {text: rules.hindrances(view, number, at) for text, at in known.items()},
        {text: rules.label(view, number, at) for text, at in known.items()},
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


def replayed(room: Room, player: str, seat: str | None, move: int) -> Snapshot:
    """A finished game after so many moves, from any seat: nothing is a secret any more."""
    game = room.live.game
    if not game.over:
        raise Refused("problem-not-over")
    if seat is not None and seat not in game.seats:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=list(game.seats))
    if not 0 <= move <= len(game.moves):
        raise Refused("problem-no-such-move", 404, move=move)
    then = game.at(move)
    live = replace(room.live, game=then, made=room.live.made[:move], questions={}, unconfirmed="")
    events = then.heard(seat)
    return snapshot(Room(room.about, room.chairs, live), player, seat, lines(events, len(events)))


def chart(game: Game) -> Chart:
    """A finished game played once more, with a look at it whenever a round has ended."""
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
    """The table as the next round finds it: nobody has decided anything since the last one ended."""
    return Standing(round, len(game.moves), game.scores(), figures(game, game.state))
