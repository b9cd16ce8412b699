"""The lesson of a first game: what to say about the decision that is asked now, from the view of a seat.

Each game declares its passages in `lesson.py`. A passage belongs to questions and speaks of answers that are possible
then; nothing is remembered but what the client sends along, so that undo and games on several devices change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from valles.kernel.phrase import Arg, Phrase

ANY: Final = "*"
"""Stands for every question, or for every answer to it."""
WAITING: Final = "waiting"
OVER: Final = "over"
"""Stand for a question while others decide, and when the game is over."""

Condition = Callable[[Any, int], bool]
Figures = dict[str, int]


def always(view: Any, seat: int) -> bool:
    """Return True: the step needs no more than its question."""
    return True


def nothing(view: Any, seat: int) -> Mapping[str, Arg]:
    """Return no arguments."""
    return {}


@dataclass(frozen=True)
class Passage:
    """A text about a decision. Its messages are its id and that with `-title` behind it."""

    id: str
    asks: tuple[str, ...]
    """The questions at which it is due."""
    answers: tuple[str, ...]
    """The answers that it speaks of, as options or kinds of options; empty while nothing is asked."""
    region: str
    """The part of the table that it speaks of, as the page names it."""
    topic: str
    """The topic of the help."""
    when: Condition = always
    args: Callable[[Any, int], Mapping[str, Arg]] = nothing
    once: bool = False
    """True for a tip, which is shown at one decision of a game."""
    firm: bool = False
    """True if a hint chooses among its answers, too: the text says what to do, and nothing else."""

    def possible(self, options: list[str]) -> list[str]:
        """Return those of the options that it speaks of."""
        return [option for option in options if any(is_of(option, answer) for answer in self.answers)]

    def is_due(self, question: str, view: Any, seat: int, options: list[str]) -> bool:
        matches = question in self.asks or (ANY in self.asks and bool(options))
        return matches and (not self.answers or bool(self.possible(options))) and self.when(view, seat)


@dataclass(frozen=True)
class Result:
    """A sentence about a figure of the seat that has risen."""

    figure: str
    id: str


@dataclass(frozen=True)
class Need:
    """Something that a victory needs."""

    phrase: Phrase
    met: bool


@dataclass(frozen=True)
class Lesson:
    """The declared steps of a game, and what stays in sight beside them."""

    prefix: str
    """The beginning of all its messages."""
    steps: tuple[Passage, ...]
    """In the order in which they are looked at: the first that is due is shown; tips come first."""
    results: tuple[Result, ...]
    """The most important first."""
    figures: Callable[[Any, int], Figures]
    """Returns the figures of a seat whose rises are worth a sentence."""
    goal: Callable[[Any, int], Phrase]
    """Returns how one wins and how long it takes."""
    needs: Callable[[Any, int], list[Need]]
    """Returns what a victory needs, where that is a list."""

    def due(self, question: str, view: Any, seat: int, options: list[str]) -> Iterator[Passage]:
        """Yield the tips that are due, then the one step that is always there."""
        for step in self.steps:
            if step.is_due(question, view, seat, options):
                yield step
                if not step.once:
                    return

    def phrase(self, id: str, args: Mapping[str, Arg]) -> Phrase:
        return Phrase(self.prefix + id, args)

    def outcomes(self, before: Mapping[str, int], view: Any, seat: int) -> list[Phrase]:
        """Return what has risen since these figures, in numbers."""
        now = self.figures(view, seat)
        return [
            self.phrase(result.id, {**now, "number": now[result.figure] - before[result.figure]})
            for result in self.results
            if now[result.figure] > before.get(result.figure, now[result.figure])
        ]


def is_of(option: str, answer: str) -> bool:
    """Return True if an answer names this option or its kind."""
    return answer in (ANY, option) or option.startswith(f"{answer}:")
