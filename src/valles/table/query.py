"""What a seat may ask ahead and what it is told of a game, as messages; made of its view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from valles.describe.text import speak
from valles.game import Game, public_view
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Event, Phrase
from valles.kernel.rulebook import Rulebook
from valles.kernel.state import State
from valles.kernel.view import BYSTANDER, Hole
from valles.table.live import LiveTable, Refused
from valles.table.log import shared_length
from valles.table.message import (
    Answer,
    AskHistory,
    AskLook,
    AskPoints,
    AskWhyNot,
    CoursesAnswer,
    FormAnswer,
    FromClient,
    FromServer,
    HistoryAnswer,
    Log,
    PointsAnswer,
    PreviewAnswer,
    Problem,
    Question,
    Refusal,
    Share,
    Snapshot,
    TableInfo,
    UndoOffer,
    WhyNotAnswer,
)

LINES_AT_ONCE: Final = 200
"""How many lines of the log are sent at once; older ones are sent on request."""

# What it is asked


def question(view: State, seat: int, question_id: str, points: bool = True) -> Question:
    rules: Rulebook[Any] = view.rules  # each game has its own state
    begins = rules.effects[view.stack[-1].effect].begins
    counts = points and begins and rules.ending(view)
    answers = [answer(rules, view, seat, option, counts) for option in view.options(seat)]
    return Question(question_id, view.prompt(seat), view.about(seat), answers, begins)


def answer(rules: Rulebook[Any], view: State, seat: int, option: int, counts: bool = False) -> Answer:  # a game's own
    """An answer; what it is worth is told where points alone count."""
    kind, noun = rules.vocabulary.kind_of(option), rules.vocabulary.noun_of(option)
    label, price = rules.label(view, seat, option), rules.price(view, seat, option)
    to, unused = rules.place(view, seat, option), rules.unused(view, seat, option)
    points = worth(view, seat, option) if counts and not kind.ends else None
    return Answer(rules.vocabulary.text(option), kind.name, noun, label, price, kind.ends, to, unused, points)


def worth(view: State, seat: int, option: int) -> int:
    """How many points an action brings, gone on with as most people would, as far as the view shows what follows."""
    after = view.copy()
    try:
        after.apply(seat, option)
        while after.within_action(seat):
            after.apply(seat, after.rules.default_option(after, seat, after.options(seat)))
    except Hole:
        pass
    points: int = after.rules.scores(after)[seat]["total"] - view.rules.scores(view)[seat]["total"]
    return points


# The whole table


def live_snapshot(
    live: LiveTable, seat: str | None, table: TableInfo, started: bool = True, points: bool = True
) -> Snapshot:
    """The table from a seat, or as a bystander sees it, without its log."""
    game = live.game
    # Before the start seats still change hands, so nobody may see hidden cards.
    number = BYSTANDER if seat is None or not started else game.seats.index(seat)
    view = game.rules.view(game.state, number)
    pending = live.pending() if started else {}
    return Snapshot(
        table,
        live.seq,
        seat,
        public_view(view, points=points),
        list(pending),
        live.unconfirmed or None,
        list(live.confirming),
        question(view, number, pending[seat], points) if seat is not None and seat in pending else None,
        undo_offer(live, seat) if seat is not None and started and live.frozen is None else None,
        Log(0, []),
        game.rules.rounds(game.state),
        game.over,
        scores(game, view) if points else {},
        figures(game, game.state if game.over else view),
        list(game.winners),
        game.places,
    )


def undo_offer(live: LiveTable, seat: str) -> UndoOffer:
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


# Looking ahead


def form(game: Game, seat: str, choices: list[str]) -> FormAnswer:
    """What the seat is asked after these choices, and every way to answer it."""
    found = game.form(seat, choices)
    return FormAnswer(0, list(found.ways), list(found.default), list(found.prompts), found.complete)


def preview(game: Game, seat: str, choices: list[str], points: bool = True) -> PreviewAnswer:
    """What the answers would bring, as far as the seat may know; without points where they are hidden until the end."""
    found = game.preview(seat, choices)
    view = public_view(found.view, points=points)
    return PreviewAnswer(0, view, figures(game, found.view), list(found.events), found.stopped)


def courses(game: Game, seat: str, choices: list[str]) -> CoursesAnswer:
    """Where the seat's pieces can go after these choices, and how."""
    movers, found = game.courses(seat, choices)
    return CoursesAnswer(0, movers, found)


def why_not(game: Game, seat: str, options: list[str]) -> WhyNotAnswer:
    """The reasons, and what the options would be; also for a seat that is not asked now, so that it can plan."""
    number = game.seats.index(seat)
    view: State = game.view(seat)
    rules = game.rules
    known = {text: at for text in options if (at := rules.vocabulary.number(text)) >= 0}
    return WhyNotAnswer(
        0,
        {text: why_not_one(game, view, seat, text) for text in options},
        {text: rules.reasons(view, number, at) for text, at in known.items()},
        {text: rules.label(view, number, at) for text, at in known.items()},
        {text: rules.price(view, number, at) for text, at in known.items()},
    )


def why_not_one(game: Game, view: State, seat: str, option: str) -> Phrase | None:
    """Why an option is impossible for the seat now, as far as the seat can know."""
    at = game.rules.vocabulary.number(option)
    if at < 0:
        return Phrase("problem-unknown-option", {"option": option})
    return game.rules.why_not(view, game.seats.index(seat), at)


def told_at_once(
    game: Game, seat: str | None, asked: AskHistory | AskPoints, points: bool = True
) -> HistoryAnswer | PointsAnswer:
    """What needs no time: older lines of the log, and what the points are made of where the seat sees points."""
    if isinstance(asked, AskHistory):
        return HistoryAnswer(asked.id, log_before(game.events_for(seat), asked.before))
    view = game.state if game.over else game.view(seat)
    return PointsAnswer(asked.id, shares(game, seat, view) if points and scores(game, view) else {})


def told_after_looking(game: Game, asked: AskLook) -> FromServer:
    """The answer to a look; Refused where its choices are not possible."""
    choices = asked.options if isinstance(asked, AskWhyNot) else asked.choices
    try:
        found = LOOKS[str(asked.__struct_config__.tag)](game, asked.seat, choices)
    except IllegalMove as error:
        raise Refused("problem-impossible") from error
    found.id = asked.id
    return found


def refusal(error: Refused, language: str, message: FromClient | None = None) -> Refusal:
    """What is told to whoever asked for something impossible."""
    said = error.problem
    found = Problem(said.key, error.status, speak(said, language), dict(said.args))
    return Refusal(found, getattr(message, "decision", None), getattr(message, "id", None))


LookAnswer = FormAnswer | PreviewAnswer | CoursesAnswer | WhyNotAnswer

LOOKS: Final[dict[str, Callable[[Game, str, list[str]], LookAnswer]]] = {
    "form": form,
    "preview": preview,
    "courses": courses,
    "why_not": why_not,
}


# How everybody stands


def scorers(game: Game, view: State) -> tuple[str, ...]:
    """Everybody who has points: the seats, then automatic opponents."""
    return (*game.seats, *game.rules.rivals(view))


def shares(game: Game, seat: str | None, view: State) -> dict[str, dict[str, list[Share]]]:
    """What the points are made of that can be counted from the view, by what the seat has heard."""
    try:
        found = game.rules.shares(view, [event.phrase for event in game.events_for(seat)])
    except Hole:
        return {}
    return dict(zip(scorers(game, view), found, strict=False))


def log_before(events: Sequence[Event], before: int) -> Log:
    """The last lines before this one, as many as are sent at once."""
    first = max(0, before - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in events[first:before]])


def log_since(sent: Sequence[Event], now: Sequence[Event]) -> Log:
    """What a client that has this log needs in order to have the log of now."""
    first = max(shared_length(sent, now), len(now) - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in now[first:]])


def scores(game: Game, view: State) -> dict[str, dict[str, int]]:
    """The points that can be counted from the view; all of them when the game is over."""
    try:
        return game.scores() if game.over else dict(zip(scorers(game, view), game.rules.scores(view), strict=True))
    except Hole:
        return {}


def figures(game: Game, view: State) -> dict[str, dict[str, int]]:
    """Other figures of each seat that can be counted from the view, and of automatic opponents."""
    try:
        return dict(zip(scorers(game, view), game.rules.figures(view), strict=False))
    except Hole:
        return {}
