"""Messages of clients over the socket of a table."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct

from valles.table.command import MOST_CHOICES, Command, Consent, OptionText
from valles.table.message.field import DecisionId, Figure, LineText, Name, RequestId, SeatName


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """The first message: join with a seat of one's own or one whose hand is shown, or without one as a spectator."""

    seat: SeatName | None = None
    seq: Annotated[int, Meta(ge=0)] = 0
    """The last row that the client has seen; the server replies with the current snapshot."""
    version: Annotated[int, Meta(ge=1)] = 1
    """The version of the protocol of the client; the server refuses other versions than its own."""


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Change the table. Acknowledged when it is on disk; the same decision id again gets the same answer."""

    seat: SeatName
    decision: DecisionId
    command: Command

    def __post_init__(self) -> None:
        if isinstance(self.command, Consent) and self.command.people:
            raise ValueError("Object contains unknown field `people`")


class ChatMessage(Struct, tag="chat", forbid_unknown_fields=True):
    """Write a line to everybody at the table. It is stored, and is no part of the game."""

    seat: SeatName
    decision: DecisionId
    text: LineText


class ViewQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """A query that is computed from the view of its seat, and changes nothing; `valles.table.query` answers it."""

    needs_question: ClassVar[bool] = True
    """False if it can be sent without an open question."""
    id: RequestId
    seat: SeatName


class AskForm(ViewQuery, tag="form", frozen=True):
    """Request all questions of an action up to its end, with every legal way to answer them."""

    choices: Annotated[tuple[OptionText, ...], Meta(max_length=MOST_CHOICES)] = ()
    """Options that are assumed to have been chosen first."""


class AskPreview(ViewQuery, tag="preview", frozen=True):
    """Request the outcome of answering a question, from one seat's point of view."""

    choices: Annotated[tuple[OptionText, ...], Meta(min_length=1, max_length=MOST_CHOICES)]
    ahead: bool = False
    """True to include what follows from every answer to the next question of the action."""


class AskCourses(ViewQuery, tag="courses", frozen=True):
    """Request the places that a piece can reach, if the question moves pieces step by step, with the way to each."""

    choices: Annotated[tuple[OptionText, ...], Meta(max_length=MOST_CHOICES)] = ()
    """Options that are assumed to have been chosen first."""


class AskWhyNot(ViewQuery, tag="why_not", frozen=True):
    """Request the reasons why options are not legal now."""

    needs_question: ClassVar[bool] = False
    options: Annotated[tuple[OptionText, ...], Meta(min_length=1, max_length=MOST_CHOICES)]


class AskLesson(ViewQuery, tag="lesson", frozen=True):
    """Request the text of the lesson about the decision that is asked now."""

    needs_question: ClassVar[bool] = False
    before: Annotated[tuple[Figure, ...], Meta(max_length=64)] = ()
    """The figures of an earlier answer, with which the present ones are compared."""


class AskHint(ViewQuery, tag="hint", frozen=True):
    """Request what `greedy` would do, and why. Refused where another person plays."""


class AskHistory(Struct, tag="history", forbid_unknown_fields=True):
    """Request the lines of the log before a given one."""

    id: RequestId
    before: Annotated[int, Meta(ge=0, le=10_000_000)]


class AskPoints(Struct, tag="points", forbid_unknown_fields=True):
    """Request the shares of the points, as far as they are visible from the seat."""

    id: RequestId


class FeatureMessage(Struct, tag="feature", forbid_unknown_fields=True):
    """A message to a feature beside the game, which decides what it means."""

    id: RequestId
    seat: SeatName
    feature: Name
    body: dict[str, Any]  # each feature has messages of its own


class Visibility(Struct, tag="visibility", forbid_unknown_fields=True):
    """Report whether the person sees the table, or another tab or program covers it: then notices are sent.

    After `join` the table counts as visible.
    """

    visible: bool


GameQuery = AskHistory | AskPoints
"""A query that is answered at once from the game and its log, and changes nothing."""

FromClient = (
    Join
    | Act
    | ChatMessage
    | FeatureMessage
    | Visibility
    | AskForm
    | AskPreview
    | AskCourses
    | AskWhyNot
    | AskLesson
    | AskHint
    | AskHistory
    | AskPoints
)
