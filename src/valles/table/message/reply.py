"""Messages of the server over the socket of a table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from valles.kernel.course import Course, Mover
from valles.kernel.phrase import Noun
from valles.table.message.field import Figure, Phrase, Problem, Share
from valles.table.message.lobby import TableInfo


class Option(Struct, kw_only=True):
    """An option of a question, with its label."""

    option: str
    """The text of the option, such as `hex:g5`."""
    kind: str
    """The kind of the option, such as `hex`."""
    noun: str
    """The noun of the option, such as `g5`; empty if the kind has none, as `done`."""
    label: Phrase
    price: list[Noun]
    """The immediate costs."""
    ends: bool
    """True if it ends the turn."""
    to: str
    """The place on the map that it names or leads to, such as `g5`; usually empty."""
    unused: bool = False
    """True if passing instead would leave it unused, as an action that can be taken once a round."""
    points: int | None = None
    """The points that it brings at the beginning of a turn of the last round; else null, also if scores are hidden."""


class Question(Struct):
    """The open question to a seat."""

    id: str
    """The id that a move must name as its `question_id`."""
    prompt: Phrase
    about: dict[str, str]
    """The subjects of the question by category, such as `{"building": "mine"}`."""
    options: list[Option]
    begins: bool
    """True if a new action begins here, False if one continues."""


class UndoOffer(Struct, kw_only=True):
    """The moves that a seat may undo."""

    moves: int
    """The number of moves made."""
    alone: int
    """The number of the move back to which the seat may undo without consent."""
    step: int
    """The number of the move at which the seat's last answer began, if it may undo that far."""
    consents: dict[int, list[str]]
    """The seats that have agreed to an undo, by the number of the move."""
    take_back: bool
    """True if the seat may withdraw an answer to a simultaneous question that is still open."""
    barred: Literal["", "nothing", "revealed", "others"]
    """The obstacle to an undo without consent: `nothing` was done, it `revealed` something, or `others` moved since."""


class Log(Struct):
    """Lines of the log."""

    first: int
    """The number of the first line; the client replaces its lines from there on."""
    lines: list[Phrase]


class Snapshot(Struct, tag="snapshot", kw_only=True):
    """The table from the point of view of a seat or a spectator, sent after Join and after every row."""

    table: TableInfo
    seq: int
    seat: str | None
    view: dict[str, Any]
    """The public view of the game for the seat; for a game without one, the fields that it saves."""
    waiting: list[str]
    """The seats with an open question."""
    unconfirmed: str | None
    """The seat that has to confirm its turn."""
    confirming: list[str]
    """The seats that confirm their turns."""
    question: Question | None
    """The open question to the seat, also for people to whom its hand is shown."""
    undo: UndoOffer | None
    """The moves that the seat may undo; null for people who only watch."""
    log: Log
    rounds: int
    over: bool
    scores: dict[str, dict[str, int]]
    """Current scores by seat and category; empty if they would reveal something or the host has hidden them."""
    figures: dict[str, dict[str, int]]
    """Other numbers of each seat, such as its income; empty if they would reveal something."""
    winners: list[str]
    places: dict[str, int]
    """Once the game is over, the place of each seat with points, from 1; ties share a place."""


class Ack(Struct, tag="ack"):
    """The acknowledgement that a decision or a line of the chat is on disk, with the number of the row or line."""

    decision: str
    seq: int


class Stale(Struct, tag="stale"):
    """The refusal of a move whose question has changed since. A new snapshot follows."""

    decision: str


class Refusal(Struct, tag="refusal"):
    """The refusal of a message, with the decision or the id of the query that it answers."""

    problem: Problem
    decision: str | None = None
    id: int | None = None


class ChatLine(Struct):
    """A line of the chat."""

    number: int
    seat: str
    name: str
    text: str
    at: float
    deleted: bool = False
    """True if the person who wrote it has been deleted, and has no name any more."""


class ChatLines(Struct, tag="chat"):
    """Lines of the chat: the newest ones after Join if there are any, then every new one."""

    lines: list[ChatLine]


class FormAnswer(Struct, tag="form"):
    """All questions of an action, as a graph of the ways to answer them."""

    id: int
    ways: list[dict[str, int]]
    """The steps after the choices, the first step first: for each option the number of the next step, or -1 at the end.

    Several ways lead through the same step if they continue alike, as with cards to buy. The list is empty if there are
    no further questions, or if they are hidden.
    """
    default: list[str]
    """The options of the default way."""
    prompts: list[Phrase]
    """The prompts of the questions on the default way."""
    complete: bool
    """False if the ways are not listed to their end, because there are too many."""
    labels: dict[str, Phrase]
    """The labels of the options of those questions that have only a few."""


class PreviewAnswer(Struct, tag="preview"):
    """The outcome of answering a question, from one seat's point of view."""

    id: int
    view: dict[str, Any]
    """The view after the answers, as in a snapshot."""
    figures: dict[str, dict[str, int]]
    """The numbers of each seat after the answers, as in a snapshot."""
    events: list[Phrase]
    stopped: bool
    """True if the preview ends early, because the next event is hidden from the seat."""
    reveals: bool
    """True if the seat would see something new, so that the answers could not be undone."""


class CoursesAnswer(Struct, tag="courses"):
    """The places that pieces can reach."""

    id: int
    movers: list[Mover]
    courses: list[Course]
    """Empty if the question moves no piece step by step, or if its further course is hidden."""


class WhyNotAnswer(Struct, tag="why_not"):
    """The reasons why options are not legal now."""

    id: int
    reasons: dict[str, Phrase | None]
    """The main reason by option; null if the option is legal."""
    all: dict[str, list[Phrase]]
    """All reasons against an option, the hardest to change first."""
    labels: dict[str, Phrase]
    """The labels by option, with current prices."""
    prices: dict[str, list[Noun]]
    """The immediate costs by option, as in a question."""


class LessonNeed(Struct):
    """Something that a victory needs."""

    text: Phrase
    met: bool


class LessonStep(Struct):
    """A text of the lesson about the decision that is asked now."""

    step: str
    title: Phrase
    text: Phrase
    answers: list[str]
    """The options that it speaks of."""
    region: str
    """The part of the table that it speaks of."""
    topic: str
    """The topic of the help."""
    once: bool
    """True for a tip, which is to be shown at one decision only."""


class LessonAnswer(Struct, tag="lesson"):
    """The text of the lesson about the present decision, with all that stands beside it."""

    id: int
    goal: Phrase | None
    """The way to win and the length of the game; null if the game has no lesson."""
    needs: list[LessonNeed]
    """The requirements of a victory, where they are a list."""
    steps: list[LessonStep]
    """Tips that are due, then the text that is always there; the first that was not shown yet is to be shown."""
    outcomes: list[Phrase]
    """Sentences about the rises since the figures of the request, the most important first."""
    figures: list[Figure]
    """The present figures, for the next request."""


class HintAnswer(Struct, tag="hint"):
    """The option that a hint recommends, and why."""

    id: int
    option: str
    label: Phrase
    reason: Phrase


class HistoryAnswer(Struct, tag="history"):
    """Earlier lines of the log."""

    id: int
    log: Log


class PointsAnswer(Struct, tag="points"):
    """The shares of the points."""

    id: int
    shares: dict[str, dict[str, list[Share]]]
    """The shares by seat and category, as the scores of a snapshot; empty if those are."""


class FeatureAnswer(Struct, tag="feature"):
    """The answer of a feature; its settings and info come with the next snapshot."""

    id: int
    body: Any  # each feature has answers of its own, or none


FromServer = (
    Snapshot
    | Ack
    | Stale
    | Refusal
    | ChatLines
    | FormAnswer
    | PreviewAnswer
    | CoursesAnswer
    | WhyNotAnswer
    | LessonAnswer
    | HintAnswer
    | HistoryAnswer
    | PointsAnswer
    | FeatureAnswer
)
