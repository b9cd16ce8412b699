"""The lesson at a table, and the hint: both from the view of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valles.game import Game, seed_bytes
from valles.games.lesson import OVER, WAITING, Lesson
from valles.games.registry import has_part, part
from valles.kernel.choice import IllegalMove
from valles.kernel.heuristic import UNDECIDED, Heuristic, best, position_after
from valles.kernel.shuffle import Stream
from valles.kernel.state import State
from valles.table.message.field import Figure
from valles.table.message.reply import HintAnswer, LessonAnswer, LessonNeed, LessonStep
from valles.table.message.request import AskHint, AskLesson

SEED: Final = 0
"""The seed by which hidden cards are dealt before options are tried."""


def lesson(game: Game, query: AskLesson, points: bool = True) -> LessonAnswer:
    """Return what the lesson says to a seat now; nothing if the game has no lesson."""
    declared = lesson_of(game)
    if declared is None:
        return LessonAnswer(query.id, None, [], [], [], [])
    view, number = game.view(query.seat), game.seats.index(query.seat)
    question, options = question_of(game, view, number)
    steps = [
        LessonStep(
            step=step.id,
            title=declared.phrase(f"{step.id}-title", args),
            text=declared.phrase(step.id, args),
            answers=step.possible(options),
            region=step.region,
            topic=step.topic,
            once=step.once,
        )
        for step in declared.due(question, view, number, options)
        for args in [step.args(view, number)]
    ]
    return LessonAnswer(
        query.id,
        declared.goal(view, number),
        [LessonNeed(need.phrase, need.met) for need in declared.needs(view, number)],
        steps,
        declared.outcomes({figure.name: figure.value for figure in query.before}, view, number),
        [Figure(name, value) for name, value in declared.figures(view, number).items()],
    )


def question_of(game: Game, view: State, number: int) -> tuple[str, list[str]]:
    """Return the key of the question to a seat, and its options; or what stands for a question."""
    if number not in view.pending_seats():
        return OVER if game.over else WAITING, []
    return view.prompt(number).key, [game.rules.vocabulary.text(option) for option in view.options(number)]


def hint(game: Game, query: AskHint, points: bool = True) -> HintAnswer:
    """Return the best option in the eyes of the adviser of the game, or else of `greedy`, and its main reason.

    Raises:
        IllegalMove: The seat is not asked, or the game has no heuristic.
    """
    view, number = game.view(query.seat), game.seats.index(query.seat)
    if number not in view.pending_seats() or not has_part(game.rules.name, "heuristic"):
        raise IllegalMove("there is nothing to advise")
    heuristic = adviser_of(game)(view, number)
    filled = game.rules.filled(view, Stream(seed_bytes(SEED), "hint"))
    options = advisable(game, view, number)
    option = heuristic.answer(view, options)
    if option == UNDECIDED:
        option = best(filled, number, options, heuristic)[0]
    after = position_after(filled, number, option, heuristic)
    answer = game.rules.vocabulary.text(option)
    label = game.rules.label(view, number, option)
    return HintAnswer(query.id, answer, label, heuristic.reason(filled, after, answer))


def adviser_of(game: Game) -> Callable[[State, int], Heuristic]:
    """Return the heuristic of hints: that of the game's adviser, or else that of `greedy`."""
    name = game.rules.name
    adviser: Callable[[State, int], Heuristic] = part(name, "adviser" if has_part(name, "adviser") else "heuristic")
    return adviser


def advisable(game: Game, view: State, number: int) -> list[int]:
    """Return the options that a hint chooses among: all, unless the text of the lesson says what to do."""
    options: list[int] = view.options(number)
    lesson = lesson_of(game)
    if lesson is None:
        return options
    question, texts = question_of(game, view, number)
    *_, passage = lesson.due(question, view, number, texts)
    return [game.rules.vocabulary.number(text) for text in passage.possible(texts)] if passage.firm else options


def lesson_of(game: Game) -> Lesson | None:
    return part(game.rules.name, "lesson") if has_part(game.rules.name, "lesson") else None
