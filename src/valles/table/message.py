"""Messages between clients and server.

OpenAPI, docs/reference/protocol.md and the types of the page are generated from them. Texts travel as phrases (a key
and its arguments), which the client renders in the language of its user.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from valles.describe.language import LanguageCode
from valles.kernel.course import Course, Mover
from valles.kernel.phrase import Noun
from valles.table.command import MOST_CHOICES, Command, Consent, OptionText

if TYPE_CHECKING:
    from valles.kernel.phrase import Phrase as Phrase
    from valles.kernel.phrase import Share as Share
else:
    # A phrase may hold phrases, which no JSON schema here can say: these two describe the kernel's classes.

    class Phrase(Struct):
        """A text: the key of a message and its arguments."""

        key: str
        args: dict[str, Any] = {}  # texts, numbers, lists and phrases in one another

    class Share(Struct):
        """Some of the points of a category."""

        what: Phrase
        """The source of the points."""
        points: int
        how: Phrase | None
        """The calculation of the points; null if they are a printed number."""
        card: str
        """The id of the card that they come from; empty if they come from no card."""


VERSION: Final = 4
"""The version of the protocol, raised when older clients and this server would misunderstand each other."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatName = Annotated[str, Meta(min_length=1, max_length=20)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
DecisionId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
LineText = Annotated[str, Meta(min_length=1, max_length=500)]
RequestId = Annotated[int, Meta(ge=0, le=2**31)]
FeatureSettings = Annotated[dict[Name, dict[str, Any]], Meta(max_length=20)]  # each feature has fields of its own


class Problem(Struct):
    """The reason of a refusal, after which nothing has changed: application/problem+json, or part of a Refusal."""

    type: str
    """The key of the message."""
    status: int
    detail: str
    """The message in the language of the request."""
    args: dict[str, Any] = {}  # as in a phrase


# People


class Guest(Struct, forbid_unknown_fields=True):
    """A new guest. Browsers get a cookie; programs request a bearer token instead."""

    name: Name
    language: LanguageCode = "en"
    bearer: bool = False


class Me(Struct, kw_only=True):
    """The person who sends the request."""

    player: str
    name: str
    language: str
    plain: bool
    """True if the connection is plain HTTP, so that others on the network may read it; the page warns of that."""
    token: str = ""
    """The bearer token, for programs only, and only in the answer to a Guest."""
    finishing: bool = False
    """True if no new games begin here, so that those in play can end before an upgrade."""


class Change(Struct, forbid_unknown_fields=True):
    """A change of the person's own name or language; fields that are missing stay as they are."""

    name: Name | UnsetType = UNSET
    language: LanguageCode | UnsetType = UNSET


class Link(Struct):
    """A secret for the fragment of a URL, which opens a seat, a view, a hand, or one's games on another device."""

    secret: str
    expires: float


class Redeem(Struct, forbid_unknown_fields=True):
    """A request to use the secret of a link."""

    secret: Secret
    name: Name | UnsetType = UNSET
    """The name of a new guest, for somebody without a session."""
    language: LanguageCode = "en"
    bearer: bool = False


class Redeemed(Struct):
    """The result of using a link."""

    kind: Literal["seat", "watch", "hand", "device"]
    me: Me
    table: str | None = None
    seat: str | None = None
    """The seat that was taken, or the one whose hand is shown."""


# Tables


class VariantInfo(Struct, kw_only=True):
    """A variant: a setting of a game that is chosen before it begins."""

    name: str
    values: list[Any]  # texts, numbers or booleans
    default: Any  # one of them
    kind: Literal["choice", "addition"]
    """An `addition` is in the game or not, and is shown by its own name; a `choice` has several values."""
    solo: bool
    """True if the variant may be chosen for a solo game."""
    detail: bool
    """True if few tables change it, so that it may be shown among the details."""
    several: bool
    """True if the variant may be chosen for a game of several players."""
    needs: str | None
    """The addition that the variant requires, if any."""


class Level(Struct):
    """A level of strength of computer opponents."""

    name: str
    """`easy`, `medium`, `hard` or `expert`; an opponent of another package is called by its own name."""
    opponent: str
    """The computer opponent that plays at this level."""
    missing: Phrase | None
    """The reason why no opponent plays at this level here; null if one does."""
    known: dict[str, list[Any]]  # values of variants
    """The values that the opponent supports, by variant, if these are not all; `players` are numbers of players."""


class GameInfo(Struct, kw_only=True):
    """A game that can be played here, with its variants and computer opponents."""

    game: str
    seats: list[str]
    """The names of the seats, which are colours, in the order in which they are assigned."""
    players: tuple[int, int]
    """The smallest and the largest number of players."""
    options: list[VariantInfo]
    opponents: list[str]
    """The computer opponents; the first is the default."""
    beginners: bool
    """True if the option `beginners` can name the seats of new players, who get a simpler start."""
    levels: list[Level] = []
    """The levels of computer opponents to choose from, the weakest first."""


class Texts(Struct):
    """The texts of games from other packages in one language, as Fluent files."""

    games: dict[str, dict[str, str]]
    """The files by game and name: `terms` and `cards` hold nouns, all others phrases."""


class Chair(Struct, forbid_unknown_fields=True):
    """A seat of a new table, as the host requests it."""

    kind: Literal["me", "hotseat", "open", "bot"]
    seat: SeatName | None = None
    """The name of the seat; by default the next one that is free."""
    name: Name | None = None
    """The name of a hot-seat player."""
    bot: SeatName | None = None
    """The computer opponent or its level, also for a person who leaves; by default the first opponent of the game."""


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request to open a table."""

    game: SeatName
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, bool | str | int | list[str] | None], Meta(max_length=20)] = {}
    language: LanguageCode = "en"
    points: bool = True
    """True if current scores are public. Scores are always public once the game is over."""
    first_game: bool = False
    """True for the fixed seed of the guided first game, for one person alone or against computers."""
    features: FeatureSettings = {}


class Seat(Struct, kw_only=True):
    """A seat of a table, as one person sees it."""

    seat: str
    kind: Literal["person", "open", "bot"]
    name: str
    mine: bool
    """True if it is a seat of the reader."""
    bot: str | None
    """The computer opponent that plays there, or would for a person who leaves."""
    away: bool
    """True if the person has been marked as away."""
    viewers: list[str] = []
    """The names of people to whom the player shows the hand, visible to everybody at the table."""
    shown: bool = False
    """True if the reader is one of them, and may join with this seat to watch."""
    level: str | None = None
    """The level of the computer opponent; its name if it has no level."""


class TableInfo(Struct, kw_only=True):
    """A table with its seats and settings, as one person sees it."""

    id: str
    game: str
    setup: dict[str, Any]  # each game has variants of its own
    rules: int
    """The version of the rules."""
    language: str
    host: bool
    """True if the reader opened the table."""
    seats: list[Seat]
    created: float
    started: float | None
    finished: float | None
    waiting: list[str] = []
    """The seats with an open question; empty unless the table is in play."""
    watching: list[str] = []
    """The names of the spectators, for people at the table."""
    fault: Phrase | None = None
    """The reason why the table cannot be opened, or its game cannot go on, as far as the server knows."""
    points: bool = True
    """True if current scores are public."""
    features: dict[str, Any] = {}  # each feature has its own
    """The public info of the features beside the game, by name."""


class Absences(Struct):
    """The people without a connection to a table."""

    seats: dict[str, int]
    """Seconds without a connection, by seat. Connected people are not listed."""
    after: int
    """Seconds after which the host may mark another person as away."""


class TableChange(Struct, forbid_unknown_fields=True):
    """A change of the settings of a table; fields that are missing stay as they are."""

    points: bool | UnsetType = UNSET
    """True if current scores are public; to be changed only before the game has begun."""
    bot: SeatName | UnsetType = UNSET
    """The computer opponent, or its level, that plays for people who leave."""
    features: FeatureSettings | UnsetType = UNSET


class NewLink(Struct, forbid_unknown_fields=True):
    """A request for a link to a seat or for spectators. It replaces older ones and disconnects their spectators."""

    seat: SeatName | None = None


class GameRecord(Struct, forbid_unknown_fields=True):
    """A game as the text of a record file."""

    record: Annotated[str, Meta(max_length=1_000_000)]


# The socket: messages of clients


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


class AskForm(Struct, tag="form", forbid_unknown_fields=True):
    """Request all questions of an action up to its end, with every legal way to answer them."""

    id: RequestId
    seat: SeatName
    choices: Annotated[list[OptionText], Meta(max_length=MOST_CHOICES)] = []
    """Options that are assumed to have been chosen first."""


class AskPreview(Struct, tag="preview", forbid_unknown_fields=True):
    """Request the outcome of answering a question, from one seat's point of view."""

    id: RequestId
    seat: SeatName
    choices: Annotated[list[OptionText], Meta(min_length=1, max_length=MOST_CHOICES)]


class AskCourses(Struct, tag="courses", forbid_unknown_fields=True):
    """Request the places that a piece can reach, if the question moves pieces step by step, with the way to each."""

    id: RequestId
    seat: SeatName
    choices: Annotated[list[OptionText], Meta(max_length=MOST_CHOICES)] = []
    """Options that are assumed to have been chosen first."""


class AskWhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Request the reasons why options are not legal now."""

    id: RequestId
    seat: SeatName
    options: Annotated[list[OptionText], Meta(min_length=1, max_length=MOST_CHOICES)]


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


ViewQuery = AskForm | AskPreview | AskCourses | AskWhyNot
"""A query that is computed from the view of the seat, and changes nothing."""

FromClient = Join | Act | ChatMessage | FeatureMessage | ViewQuery | AskHistory | AskPoints


# The socket: messages of the server


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
    | HistoryAnswer
    | PointsAnswer
    | FeatureAnswer
)
