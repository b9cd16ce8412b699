"""Messages about games, tables and seats, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from valles.describe.language import LanguageCode
from valles.table.message.field import FeatureSettings, Name, Phrase, SeatName


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
    deleted: bool = False
    """True if the person who sat there has been deleted, and has no name any more."""


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
    same_deal: bool = False
    """True if the deal is that of a finished game, unless somebody takes part who did not play that."""
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
