"""Questions, snapshots and the answers to queries as messages, from the view of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from valles.describe.text import render
from valles.game import Game, public_view
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Event, Phrase
from valles.kernel.rulebook import Rulebook
from valles.kernel.state import State
from valles.kernel.view import BYSTANDER, Hole
from valles.table.lesson import hint, lesson
from valles.table.live import LiveTable, Refused
from valles.table.log import shared_length
from valles.table.message.field import Problem, Share
from valles.table.message.lobby import TableInfo
from valles.table.message.reply import (
    CoursesAnswer,
    FormAnswer,
    FromServer,
    HistoryAnswer,
    Log,
    Option,
    PointsAnswer,
    PreviewAnswer,
    Question,
    Refusal,
    Snapshot,
    UndoOffer,
    WhyNotAnswer,
)
from valles.table.message.request import (
    AskCourses,
    AskForm,
    AskHint,
    AskHistory,
    AskLesson,
    AskPreview,
    AskWhyNot,
    FromClient,
    GameQuery,
    ViewQuery,
)

LINES_AT_ONCE: Final = 200
"""The number of lines of the log that are sent at once; older ones are sent on request."""

# Questions


def question(view: State, seat: int, question_id: str, points: bool = True) -> Question:
    rules: Rulebook[Any] = view.rules  # each game has its own state
    begins = rules.effects[view.stack[-1].effect].begins
    counts = points and begins and rules.ending(view)
    options = [option_of(rules, view, seat, number, counts) for number in view.options(seat)]
    return Question(question_id, view.prompt(seat), view.about(seat), options, begins)


def option_of(rules: Rulebook[Any], view: State, seat: int, number: int, counts: bool) -> Option:  # a game's own
    """Return an option of a question; its points are included where points alone count."""
    kind, noun = rules.vocabulary.kind_of(number), rules.vocabulary.noun_of(number)
    label, price = rules.label(view, seat, number), rules.price(view, seat, number)
    to, unused = rules.place(view, seat, number), rules.unused(view, seat, number)
    points = worth(view, seat, number) if counts and not kind.ends else None
    return Option(
        option=rules.vocabulary.text(number),
        kind=kind.name,
        noun=noun,
        label=label,
        price=price,
        ends=kind.ends,
        to=to,
        unused=unused,
        points=points,
    )


def worth(view: State, seat: int, option: int) -> int:
    """Return the points that an action brings with default answers, as far as the view shows what follows."""
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
    """Return the table as a seat or a bystander sees it, without its log."""
    game = live.game
    # Before the start seats still change hands, so nobody may see hidden cards.
    number = BYSTANDER if seat is None or not started else game.seats.index(seat)
    view = game.rules.view(game.state, number)
    pending = live.question_ids() if started else {}
    return Snapshot(
        table=table,
        seq=live.seq,
        seat=seat,
        view=public_view(view, points=points),
        waiting=list(pending),
        unconfirmed=live.unconfirmed or None,
        confirming=list(live.confirming),
        question=question(view, number, pending[seat], points) if seat is not None and seat in pending else None,
        undo=undo_offer(live, seat) if seat is not None and started and live.frozen is None else None,
        log=Log(0, []),
        rounds=game.rules.rounds(game.state),
        over=game.over,
        scores=scores(game, view) if points else {},
        figures=figures(game, game.state if game.over else view),
        winners=list(game.winners),
        places=game.places,
    )


def undo_offer(live: LiveTable, seat: str) -> UndoOffer:
    alone, moves = live.undo_limit(seat), len(live.made)
    barred: Literal["", "nothing", "revealed", "others"] = ""
    if alone == moves:
        barred = "nothing" if not moves else "revealed" if live.made[-1].seat == seat else "others"
    return UndoOffer(
        moves=moves,
        alone=alone,
        step=live.undo_step(seat),
        consents=live.consents,
        take_back=live.is_gathering and len(live.game.state.answers[live.game.seats.index(seat)]) > 0,
        barred=barred,
    )


# Queries


def form(game: Game, query: AskForm, points: bool = True) -> FormAnswer:
    """Return the question after some choices, with every way to answer it."""
    form = game.form(query.seat, query.choices)
    prompts, labels = list(form.prompts), dict(form.labels)
    return FormAnswer(query.id, list(form.ways), list(form.default), prompts, form.complete, labels)


def preview(game: Game, query: AskPreview, points: bool = True) -> PreviewAnswer:
    """Return the outcome of choices, as far as the seat may know; without points if they are hidden."""
    outcome = game.preview(query.seat, query.choices, ahead=query.ahead)
    return PreviewAnswer(
        query.id,
        public_view(outcome.view, points=points),
        figures(game, outcome.view),
        list(outcome.events),
        outcome.stopped,
        outcome.reveals,
    )


def courses(game: Game, query: AskCourses, points: bool = True) -> CoursesAnswer:
    """Return the courses of the seat's pieces after some choices."""
    movers, courses = game.courses(query.seat, query.choices)
    return CoursesAnswer(query.id, movers, courses)


def why_not(game: Game, query: AskWhyNot, points: bool = True) -> WhyNotAnswer:
    """Return the reasons against options, with labels and prices; also for a seat that is not asked now."""
    seat = query.seat
    number = game.seats.index(seat)
    view: State = game.view(seat)
    rules = game.rules
    numbers = {text: at for text in query.options if (at := rules.vocabulary.number(text)) >= 0}
    return WhyNotAnswer(
        query.id,
        {text: reason_against(game, view, seat, text) for text in query.options},
        {text: rules.reasons(view, number, at) for text, at in numbers.items()},
        {text: rules.label(view, number, at) for text, at in numbers.items()},
        {text: rules.price(view, number, at) for text, at in numbers.items()},
    )


QUERIES: Final[dict[type[ViewQuery], Callable[[Game, Any, bool], FromServer]]] = {  # each takes queries of its type
    AskForm: form,
    AskPreview: preview,
    AskCourses: courses,
    AskWhyNot: why_not,
    AskLesson: lesson,
    AskHint: hint,
}
"""The functions that answer queries about a view."""


def query_answer(game: Game, query: ViewQuery, points: bool = True) -> FromServer:
    """Return the answer to a query about the view of its seat.

    Args:
        game: The game; only the view of the seat has to be known.
        query: The query.
        points: True if the answer may show points.

    Raises:
        Refused: The choices are impossible.
    """
    try:
        return QUERIES[type(query)](game, query, points)
    except IllegalMove as error:
        raise Refused("problem-impossible") from error


def reason_against(game: Game, view: State, seat: str, option: str) -> Phrase | None:
    """Return the reason why an option is impossible for the seat now, as far as it can know; None if it is possible."""
    at = game.rules.vocabulary.number(option)
    if at < 0:
        return Phrase("problem-unknown-option", {"option": option})
    return game.rules.why_not(view, game.seats.index(seat), at)


def immediate_answer(
    game: Game, seat: str | None, message: GameQuery, points: bool = True
) -> HistoryAnswer | PointsAnswer:
    """Return older lines of the log, or the shares of the points if the seat sees points."""
    if isinstance(message, AskHistory):
        return HistoryAnswer(message.id, log_before(game.events_for(seat), message.before))
    view = game.state if game.over else game.view(seat)
    return PointsAnswer(message.id, shares(game, view, game.events_for(seat)) if points else {})


def refusal(error: Refused, language: str, message: FromClient | None = None) -> Refusal:
    """Return the refusal of a message, in the language of its reader."""
    phrase = error.problem
    problem = Problem(phrase.key, error.status, render(phrase, language), dict(phrase.args))
    return Refusal(problem, getattr(message, "decision", None), getattr(message, "id", None))


# Scores


def scorers(game: Game, view: State) -> tuple[str, ...]:
    """Return the names of all who have points: the seats, then automatic opponents."""
    return (*game.seats, *game.rules.rivals(view))


def shares(game: Game, view: State, log: Sequence[Event]) -> dict[str, dict[str, list[Share]]]:
    """Return the shares of the points that can be counted from a view and its log; none if there are no points."""
    if not scores(game, view):
        return {}
    try:
        shares = game.rules.shares(view, [event.phrase for event in log])
    except Hole:
        return {}
    return dict(zip(scorers(game, view), shares, strict=False))


def log_before(events: Sequence[Event], before: int) -> Log:
    """Return the last lines before this one, as many as are sent at once."""
    first = max(0, before - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in events[first:before]])


def log_since(sent: Sequence[Event], now: Sequence[Event]) -> Log:
    """Return the lines that bring a client from the log `sent` to the log `now`."""
    first = max(shared_length(sent, now), len(now) - LINES_AT_ONCE)
    return Log(first, [event.phrase for event in now[first:]])


def scores(game: Game, view: State) -> dict[str, dict[str, int]]:
    """Return the points that can be counted from the view; all of them when the game is over."""
    try:
        return game.scores() if game.over else dict(zip(scorers(game, view), game.rules.scores(view), strict=True))
    except Hole:
        return {}


def figures(game: Game, view: State) -> dict[str, dict[str, int]]:
    """Return the figures of each seat and automatic opponent that can be counted from the view."""
    try:
        return dict(zip(scorers(game, view), game.rules.figures(view), strict=False))
    except Hole:
        return {}
