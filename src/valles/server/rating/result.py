"""The result of a finished game: who came where, and whether it counts for ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from msgspec import Struct, convert
from sqlalchemy import RowMapping

from valles.hosting.entry import TableEntry
from valles.hosting.model import StoredChair
from valles.server.rating.model import COMPUTER_WEIGHT, computer_rating
from valles.table.feature import feature_named
from valles.table.feature.rated import RatedSettings

RATED: Final = "rated"
T = TypeVar("T")
K = TypeVar("K")


class Placement(Struct, frozen=True, kw_only=True):
    """The place of a seat in a finished game."""

    table: str
    seat: str
    player: str | None
    """None for a computer."""
    bot: str | None
    """The computer that had the seat; None for a person, also for one who left it."""
    game: str
    finished: float
    players: int
    place: int
    points: int
    left: bool
    """True if a computer played to the end for the person."""
    start: str | None
    """Such as the corporation, in games where seats start differently."""
    weight: float
    """0 if the game counts for no rating."""
    mu: float | None = None
    sigma: float | None = None

    @property
    def half(self) -> bool:
        """True if the game counts half in ratings."""
        return 0 < self.weight < 1

    @property
    def rated_place(self) -> int:
        """The place that counts: whoever leaves a game to the computer comes last."""
        return self.players + 1 if self.left else self.place


def placements_of(entry: TableEntry) -> list[Placement]:
    """Return the places of a finished game, by seat."""
    assert entry.about.finished is not None
    game = entry.live.game
    places, points = game.places, {seat: row["total"] for seat, row in game.scores().items()}
    holdings = dict(zip(game.seats, game.rules.holdings(game.state), strict=False))
    kind = game.rules.start_kind
    weight = rating_weight(entry)
    return [
        Placement(
            table=entry.about.id,
            seat=chair.seat,
            player=chair.player if chair.kind == "person" else None,
            bot=chair.bot if chair.kind == "bot" else None,
            game=entry.about.game,
            finished=entry.about.finished,
            players=len(entry.chairs),
            place=places[chair.seat],
            points=points[chair.seat],
            left=chair.kind == "person" and chair.left is not None,
            start=next(iter(holdings.get(chair.seat, {}).get(kind, ())), None),
            weight=weight,
        )
        for chair in entry.chairs
    ]


def rating_weight(entry: TableEntry) -> float:
    """Return the weight of the game in ratings: 1 among people, less with computers, 0 if it does not count.

    It must have been opened as a rated one, and every seat must have a strength of its own: a person at two seats
    plays against nobody, and the deal of a game that somebody has seen before is no contest.
    """
    settings: RatedSettings = entry.about.settings.of(feature_named(RATED))
    people = [chair.player for chair in entry.chairs if chair.kind == "person"]
    fair = (
        len(entry.chairs) > 1
        and len(people) == len(set(people)) > 0
        and not entry.about.settings.knowing
        and all(has_strength(entry.about.game, chair) for chair in entry.chairs)
    )
    if not settings.rated or not fair:
        return 0.0
    return 1.0 if len(people) == len(entry.chairs) else COMPUTER_WEIGHT


def has_strength(game: str, chair: StoredChair) -> bool:
    """Return True for a person, and for a computer with a fixed rating."""
    return chair.kind == "person" or (chair.bot is not None and computer_rating(game, chair.bot) is not None)


def grouped(items: Iterable[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    """Return the items by key, in their order."""
    groups: dict[K, list[T]] = defaultdict(list)
    for item in items:
        groups[key(item)].append(item)
    return dict(groups)


def read_placements(rows: Iterable[RowMapping]) -> list[Placement]:
    """Return placements from their columns."""
    # SQLAlchemy's names are of a subclass of str, which msgspec does not accept.
    return [convert({str(name): value for name, value in row.items()}, Placement) for row in rows]
