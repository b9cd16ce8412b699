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
        """What they are for."""
        points: int
        how: Phrase | None
        """How they are counted; null where the number is printed."""
        card: str
        """The id of the card, where it is one."""


VERSION: Final = 4
"""Of what is said here; raised when clients of before would misunderstand the server, or it them."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatName = Annotated[str, Meta(min_length=1, max_length=20)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
DecisionId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
LineText = Annotated[str, Meta(min_length=1, max_length=500)]
RequestId = Annotated[int, Meta(ge=0, le=2**31)]
OnLeave = Literal["bot", "wait"]


class Problem(Struct):
    """Why something was refused; nothing has changed. Sent as application/problem+json and over the socket."""

    type: str
    """The key of the message."""
    status: int
    detail: str
    """The message in the language of the request."""
    args: dict[str, Any] = {}  # as in a phrase


# People


class Guest(Struct, forbid_unknown_fields=True):
    """Who comes in. Browsers get a cookie; programs ask for a bearer token instead."""

    name: Name
    language: LanguageCode = "en"
    bearer: bool = False


class Me(Struct):
    player: str
    name: str
    language: str
    plain: bool
    """Whether the connection is plain http, so that others on the network may read along; the page warns."""
    token: str = ""
    """The bearer token, for programs only, and only in the answer to a Guest."""
    finishing: bool = False
    """Whether only games that have begun are played on here, so that they can end before an upgrade."""


class Change(Struct, forbid_unknown_fields=True):
    name: Name | UnsetType = UNSET
    language: LanguageCode | UnsetType = UNSET


class Link(Struct):
    """A secret that opens a seat, a view, a hand or this player's games elsewhere; it belongs behind the # of a URL."""

    secret: str
    expires: float


class Redeem(Struct, forbid_unknown_fields=True):
    secret: Secret
    name: Name | UnsetType = UNSET
    """The guest's name, for somebody who is not known yet."""
    language: LanguageCode = "en"
    bearer: bool = False


class Redeemed(Struct):
    kind: Literal["seat", "watch", "hand", "device"]
    me: Me
    table: str | None = None
    seat: str | None = None
    """The seat that was taken, or whose hand is shown."""


# Tables


class VariantInfo(Struct):
    """Something to decide before a game."""

    name: str
    values: list[Any]  # a game's own: texts, numbers or whether
    default: Any  # one of them
    kind: Literal["choice", "addition"]
    """An addition is there or not, and is called by its own name."""
    solo: bool
    """Whether somebody who plays alone may choose too."""
    detail: bool
    """Whether few tables change it."""
    several: bool
    """Whether several players may choose: what only the solo game has is no choice for them."""
    needs: str | None
    """The addition without which there is nothing to choose."""


class Level(Struct):
    """How strong a computer opponent is, in a word."""

    name: str
    """`easy`, `medium`, `hard` or `expert`; an opponent of another package is called by its own name."""
    opponent: str
    """Who plays at this level."""
    missing: Phrase | None
    """Why nobody plays it at this level here; null if somebody does."""
    known: dict[str, list[Any]]  # values of options
    """Of each option of which it does not know all values, those that it knows; `players` are numbers of players."""


class Offer(Struct):
    """A game that can be played here."""

    game: str
    seats: list[str]
    """The colours, in the order in which they are given out."""
    players: tuple[int, int]
    options: list[VariantInfo]
    opponents: list[str]
    """The computer opponents; the first plays unless another is named."""
    beginners: bool
    """Whether newcomers may have a simpler start: the option `beginners` names their seats."""
    levels: list[Level] = []
    """Who can be chosen to play against, the weakest first."""


class Texts(Struct):
    """The messages of the games that other packages bring, in one language, as Fluent writes them."""

    games: dict[str, dict[str, str]]
    """By game, then by the name of the file: `terms` and `cards` hold nouns, all others phrases."""


class Chair(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "hotseat", "open", "bot"]
    seat: SeatName | None = None
    """The colour; without it the next one that is free."""
    name: Name | None = None
    """The name of a hot-seat player."""
    bot: SeatName | None = None
    """The computer opponent or its level, also who plays for a person who leaves; without it the usual one."""


class NewTable(Struct, forbid_unknown_fields=True):
    game: SeatName
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, bool | str | int | list[str] | None], Meta(max_length=20)] = {}
    language: LanguageCode = "en"
    on_leave: OnLeave = "bot"
    confirming: bool | UnsetType = UNSET
    """Whether people confirm the end of their turns: they do unless somebody plays alone. Each seat may change that."""
    points: bool = True
    """Whether points are told while the game is played. When it is over they always are."""
    first_game: bool = False
    """Whether it is shuffled as every first game, for one person alone or against computers."""


class Seat(Struct):
    seat: str
    kind: Literal["person", "open", "bot"]
    name: str
    mine: bool
    bot: str | None
    away: bool
    viewers: list[str] = []
    """The names of those to whom whoever sits there shows the hand; everybody at the table is told."""
    shown: bool = False
    """Whether the reader is one of them: he may join with this seat, to look and not to decide."""
    level: str | None = None
    """The level of the computer that plays there, or would for a person who leaves; its name where it has none."""


class TableInfo(Struct, kw_only=True):
    id: str
    game: str
    setup: dict[str, Any]  # each game has options of its own
    rules: int
    language: str
    on_leave: OnLeave
    host: bool
    """Whether the reader opened the table."""
    seats: list[Seat]
    created: float
    started: float | None
    finished: float | None
    waiting: list[str] = []
    """The seats that are asked, as far as the table is in play."""
    watching: list[str] = []
    """The names of the spectators, for those at the table."""
    fault: Phrase | None = None
    """Why the table cannot be opened, or why its game cannot go on; as far as the server knows that by now."""
    points: bool = True
    """Whether points are told while the game is played."""


class Absences(Struct):
    """Who has no connection to a table."""

    seats: dict[str, int]
    """For how many seconds, by the seats of people; whoever is connected is not listed."""
    after: int
    """After how many seconds the host may mark somebody else as away."""


class TableChange(Struct, forbid_unknown_fields=True):
    on_leave: OnLeave | UnsetType = UNSET
    points: bool | UnsetType = UNSET
    """Only before the game has begun."""
    bot: SeatName | UnsetType = UNSET
    """The computer opponent, or its level, that plays for whoever leaves."""


class NewLink(Struct, forbid_unknown_fields=True):
    """Asks for a link to a seat, or without one for spectators. It replaces older ones and who watches by them."""

    seat: SeatName | None = None


class GameRecord(Struct, forbid_unknown_fields=True):
    """A game as a file tells it."""

    record: Annotated[str, Meta(max_length=1_000_000)]


# The socket: what clients say


class Join(Struct, tag="join", forbid_unknown_fields=True):
    """The first message: look at the table from a seat of one's own or one that is shown, or as a bystander."""

    seat: SeatName | None = None
    seq: Annotated[int, Meta(ge=0)] = 0
    """The last row that the client has seen; the answer says how the table is now."""
    version: Annotated[int, Meta(ge=1)] = 1
    """The version of the protocol that the client speaks; the server turns away whoever speaks another than its own."""


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Change the table. Acknowledged when it is on disk; the same decision id again gets the same answer."""

    seat: SeatName
    decision: DecisionId
    command: Command

    def __post_init__(self) -> None:
        if isinstance(self.command, Consent) and self.command.people:
            raise ValueError("Object contains unknown field `people`")


class ChatMessage(Struct, tag="chat", forbid_unknown_fields=True):
    """Write a line to everybody at the table. It is kept as decisions are, and is no part of the game."""

    seat: SeatName
    decision: DecisionId
    text: LineText


class AskForm(Struct, tag="form", forbid_unknown_fields=True):
    """What an action asks up to its end, with every legal way to answer."""

    id: RequestId
    seat: SeatName
    choices: Annotated[list[OptionText], Meta(max_length=MOST_CHOICES)] = []
    """Answers that come first, without being given yet."""


class AskPreview(Struct, tag="preview", forbid_unknown_fields=True):
    """What some answers would bring, as far as the seat may know."""

    id: RequestId
    seat: SeatName
    choices: Annotated[list[OptionText], Meta(min_length=1, max_length=MOST_CHOICES)]


class AskCourses(Struct, tag="courses", forbid_unknown_fields=True):
    """Where the seat is asked to move pieces step by step: every place where one may stay, with the way there."""

    id: RequestId
    seat: SeatName
    choices: Annotated[list[OptionText], Meta(max_length=MOST_CHOICES)] = []
    """Answers that come first, without being given yet."""


class AskWhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    id: RequestId
    seat: SeatName
    options: Annotated[list[OptionText], Meta(min_length=1, max_length=MOST_CHOICES)]


class AskHistory(Struct, tag="history", forbid_unknown_fields=True):
    """The lines of the log before this one."""

    id: RequestId
    before: Annotated[int, Meta(ge=0, le=10_000_000)]


class AskPoints(Struct, tag="points", forbid_unknown_fields=True):
    """What the points are made of, as far as they can be counted from where the table is looked at."""

    id: RequestId


ViewQuery = AskForm | AskPreview | AskCourses | AskWhyNot
"""What is computed from the view of the seat, and changes nothing."""

FromClient = Join | Act | ChatMessage | ViewQuery | AskHistory | AskPoints


# The socket: what the server says


class Option(Struct):
    """An option, as it would stand on a button."""

    option: str
    kind: str
    """What sort of answer it is, as `hex`; the option is its text, as `hex:g5`."""
    noun: str
    """What it names, as `g5`; empty for a word by itself, as `done`."""
    label: Phrase
    price: list[Noun]
    """What it costs at once."""
    ends: bool
    """Whether it ends the turn."""
    to: str
    """The place on the map that it names or leads to, as `g5`; empty for most."""
    unused: bool = False
    """Whether something is left unused by whoever passes while it is possible."""
    points: int | None = None
    """How many points it brings, where a turn of the last round begins; null before, and where points are hidden."""


class Question(Struct):
    id: str
    """The id that the answer must carry."""
    prompt: Phrase
    about: dict[str, str]
    """What it is about, by what that is, as `{"building": "mine"}`."""
    options: list[Option]
    begins: bool
    """Whether a new action begins here, rather than one going on."""


class UndoOffer(Struct):
    moves: int
    """How many moves have been made."""
    alone: int
    """The move back to which the seat may go by itself."""
    step: int
    """The move at which the seat's last answer began, as far as it may go back there."""
    consents: dict[int, list[str]]
    """Who has agreed to go back to which move."""
    take_back: bool
    """Whether the seat may withdraw an answer that others are still asked."""
    barred: Literal["", "nothing", "revealed", "others"]
    """Why the seat may not go back by itself: nothing was done, its last move revealed something, others came after."""


class Log(Struct):
    first: int
    """The number of the first line here; lines from there on replace those the client had."""
    lines: list[Phrase]


class Snapshot(Struct, tag="snapshot", kw_only=True):
    """The table as the seat may know it. Sent after Join and after every row."""

    table: TableInfo
    seq: int
    seat: str | None
    view: dict[str, Any]
    """What the seat sees, by name: the public view of the game, or for a game without one the fields that it saves."""
    waiting: list[str]
    unconfirmed: str | None
    confirming: list[str]
    question: Question | None
    """What the seat is asked; also told to those who see its hand and decide nothing."""
    undo: UndoOffer | None
    """What the seat may take back; nothing for whoever only looks."""
    log: Log
    rounds: int
    over: bool
    scores: dict[str, dict[str, int]]
    """The points as they stand, empty where they would tell a secret or the host has hidden them."""
    figures: dict[str, dict[str, int]]
    """What else the game counts of each seat, as its income; empty where it would tell a secret."""
    winners: list[str]
    places: dict[str, int]
    """Once the game is over the place of each that has points, 1 for the best; equals share one."""


class Ack(Struct, tag="ack"):
    """The decision is on disk, as this row; or what was written, as this line."""

    decision: str
    seq: int


class Stale(Struct, tag="stale"):
    """The question has changed since; a fresh snapshot follows."""

    decision: str


class Refusal(Struct, tag="refusal"):
    problem: Problem
    decision: str | None = None
    id: int | None = None


class ChatLine(Struct):
    """Something that somebody at a seat wrote, word for word."""

    number: int
    seat: str
    name: str
    text: str
    at: float


class ChatLines(Struct, tag="chat"):
    """What people have written: after Join the newest lines if there are any, then every new one."""

    lines: list[ChatLine]


class FormAnswer(Struct, tag="form"):
    id: int
    ways: list[dict[str, int]]
    """The ways to go on after the choices, step by step from the first: by option the number of the step that follows.
    It is -1 where a way ends. Several ways lead through one step where they go on alike, as with cards to buy. There is
    no step where nothing more is asked, or where it is hidden what is."""
    default: list[str]
    prompts: list[Phrase]
    """The prompts of the questions that the default answers."""
    complete: bool
    """False where the ways are not told to their end, because there are too many."""


class PreviewAnswer(Struct, tag="preview"):
    id: int
    view: dict[str, Any]
    """As in a snapshot, after the answers."""
    figures: dict[str, dict[str, int]]
    """The same."""
    events: list[Phrase]
    stopped: bool
    """Whether it ends early, because what comes next is hidden from the seat."""


class CoursesAnswer(Struct, tag="courses"):
    id: int
    movers: list[Mover]
    courses: list[Course]
    """Empty where nothing is moved step by step, or where it is hidden what comes."""


class WhyNotAnswer(Struct, tag="why_not"):
    id: int
    reasons: dict[str, Phrase | None]
    """None for what is possible."""
    all: dict[str, list[Phrase]]
    """Everything that stands against an option, what is hardest to mend first."""
    labels: dict[str, Phrase]
    """As they would stand on buttons, with the prices of now."""
    prices: dict[str, list[Noun]]
    """What each would cost at once, as in an answer to a question."""


class HistoryAnswer(Struct, tag="history"):
    id: int
    log: Log


class PointsAnswer(Struct, tag="points"):
    id: int
    shares: dict[str, dict[str, list[Share]]]
    """By seat and category, as the scores of a snapshot; empty where those are."""


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
)
