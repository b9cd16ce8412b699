"""The ladder: stores the places in finished games, and the ratings that follow from them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from msgspec import Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.hosting.entry import TableEntry, UnknownTable
from valles.server.live.tables import Tables, Unavailable
from valles.server.rating.model import Contestant, Rating, RatingModel, computer_rating
from valles.server.rating.result import Placement, grouped, placements_of, read_placements
from valles.server.store.migrations import open_database
from valles.server.store.schema import placements, players, tables
from valles.server.store.store import Store
from valles.table.row import CorruptTable

log = structlog.get_logger(__name__)

MODEL: Final = RatingModel()
CATCH_UP: Final = 200
"""The number of finished tables without places that a starting server opens."""
MOST_REMEMBERED: Final = 10_000
"""The number of finished tables that are remembered, should their last move be taken back."""


class GameRating(Struct, frozen=True):
    """A person's rating in one game."""

    game: str
    mu: float
    sigma: float
    games: int


class Ladder:
    """Stores the result of each game that ends. What it stores follows from the tables, and can be computed anew."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store: Store = tables.store
        self._stored: dict[str, None] = {}
        """The last tables whose places were stored, or are being stored."""
        self._tasks: set[asyncio.Task[None]] = set()

    def on_change(self, entry: TableEntry) -> None:
        """Store the places of a game that has ended; delete them if the game goes on after all."""
        id, finished = entry.about.id, entry.about.finished is not None
        if finished == (id in self._stored):
            return
        if finished:
            self._stored[id] = None
            if len(self._stored) > MOST_REMEMBERED:
                del self._stored[next(iter(self._stored))]
        else:
            del self._stored[id]
        task = asyncio.create_task(self._follow(entry))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _follow(self, entry: TableEntry) -> None:
        try:
            if entry.about.finished is None:
                await self._store.delete(placements, table=entry.about.id)
            else:
                await self.store(placements_of(entry))
        except (SQLAlchemyError, OSError) as error:
            # The next start of the server tries again.
            self._stored.pop(entry.about.id, None)
            log.error("the places of a game were not stored", table=entry.about.id, error=str(error))

    async def close(self) -> None:
        """Wait for the places that are being stored."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def store(self, result: Sequence[Placement]) -> None:
        """Store the places of a finished game with the new ratings. A game that is stored already stays as it is."""
        people = sorted({each.player for each in result if each.player is not None})
        try:
            async with self._store.transaction() as connection:
                # Games of one person that end at the same moment follow one another.
                await connection.execute(select(players.c.id).where(players.c.id.in_(people)).with_for_update())
                known = select(placements.c.table).where(placements.c.table == result[0].table)
                if (await connection.execute(known)).first() is None:
                    rated = await self._rated(connection, result)
                    await connection.execute(insert(placements), [to_builtins(each) for each in rated])
        except IntegrityError:
            log.info("another worker has stored the places", table=result[0].table)

    async def _rated(self, connection: AsyncConnection, result: Sequence[Placement]) -> list[Placement]:
        ratings = {}
        for each in result:
            if each.player is not None:
                row = (await connection.execute(_latest(each.player, each.game))).first()
                ratings[each.player] = MODEL.newcomer if row is None else Rating(row.mu, row.sigma)
        return with_ratings(result, ratings)

    async def catch_up(self, limit: int | None = CATCH_UP) -> None:
        """Store the places of games that ended when the server did, the newest if there are more than the limit."""
        query = (
            select(tables.c.id)
            .where(
                tables.c.finished.is_not(None), ~select(placements).where(placements.c.table == tables.c.id).exists()
            )
            .order_by(tables.c.finished.desc())
            .limit(limit)
        )
        async with self._store.engine.connect() as connection:
            missing = (await connection.execute(query)).scalars().all()
        for id in reversed(missing):
            try:
                self.on_change(await self._tables.entry(id))
            except (CorruptTable, UnknownTable, Unavailable, SQLAlchemyError):
                continue
            await self.close()

    async def ratings_of(self, player: str) -> list[GameRating]:
        """Return the ratings of a person, by game."""
        games = select(placements.c.game, func.count()).where(placements.c.player == player, placements.c.weight > 0)
        async with self._store.engine.connect() as connection:
            counts = (await connection.execute(games.group_by(placements.c.game).order_by(placements.c.game))).all()
            latest = [(await connection.execute(_latest(player, game))).one() for game, _ in counts]
        return [GameRating(game, row.mu, row.sigma, count) for (game, count), row in zip(counts, latest, strict=True)]

    async def recompute(self) -> int:
        """Compute all ratings anew, from the places in the order in which games ended. Return the number of games."""
        order = placements.c.finished, placements.c.table, placements.c.seat
        async with self._store.transaction() as connection:
            stored = read_placements((await connection.execute(select(placements).order_by(*order))).mappings())
            games = [*grouped(stored, lambda each: each.table).values()]
            ratings: dict[tuple[str, str], Rating] = {}
            for result in games:
                keys = {each.player: (each.player, each.game) for each in result if each.player is not None}
                known = {player: ratings.get(key, MODEL.newcomer) for player, key in keys.items()}
                for before, after in zip(result, with_ratings(result, known), strict=True):
                    if after.player is not None and after.mu is not None and after.sigma is not None:
                        ratings[keys[after.player]] = Rating(after.mu, after.sigma)
                    if after != before:
                        await connection.execute(
                            update(placements)
                            .where(placements.c.table == after.table, placements.c.seat == after.seat)
                            .values(mu=after.mu, sigma=after.sigma)
                        )
        return len(games)


async def recompute_ratings(database: str, replay: bool = False) -> int:
    """Compute all ratings of a database anew, and return the number of games.

    Args:
        database: A file or a URL. No server may use the file meanwhile.
        replay: True to derive places anew from the moves of each game as well.
    """
    engine = await open_database(database)
    try:
        store = Store(engine)
        if replay:
            await store.delete(placements)
        ladder = Ladder(Tables(store))
        await ladder.catch_up(limit=None)
        return await ladder.recompute()
    finally:
        await engine.dispose()


def with_ratings(result: Sequence[Placement], ratings: dict[str, Rating]) -> list[Placement]:
    """Return the places of a game with the ratings of people after it; none if it counts for none."""
    if not all(each.weight for each in result):
        return [replace(each, mu=None, sigma=None) for each in result]
    sides = [
        Contestant(computer_rating(each.game, each.bot or "") or MODEL.newcomer, each.rated_place, fixed=True)
        if each.player is None
        else Contestant(ratings[each.player], each.rated_place)
        for each in result
    ]
    return [
        each if each.player is None else replace(each, mu=rating.mu, sigma=rating.sigma)
        for each, rating in zip(result, MODEL.updated(sides, result[0].weight), strict=True)
    ]


def _latest(player: str, game: str) -> Select[tuple[float, float]]:
    """Return the query of a person's rating after the last game that counts."""
    query = select(placements.c.mu, placements.c.sigma).where(
        placements.c.player == player, placements.c.game == game, placements.c.mu.is_not(None)
    )
    return query.order_by(placements.c.finished.desc(), placements.c.table.desc()).limit(1)
