"""Tables that wait for players, their seats, and links to them."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Final

import structlog
from msgspec import UNSET, structs, to_builtins
from sqlalchemy import RowMapping, Table, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.games.registry import available_games, rulebook
from valles.hosting import opening, snapshot
from valles.hosting.entry import TableEntry, UnknownTable, check_seats
from valles.hosting.feature import NO_DATA
from valles.hosting.model import (
    SeatLink,
    StoredChair,
    StoredLink,
    StoredTable,
    TableProgress,
    WatchLink,
    partial_table,
    read_chair,
    read_link,
    read_table,
)
from valles.hosting.opening import (
    UNCONFIRMED,
    chair_at,
    check_substitute,
    checked_changes,
    checked_opponent,
    initial_seed,
    new_chair,
    new_table,
    restored_chairs,
    seating,
)
from valles.hosting.person import User
from valles.kernel.phrase import Phrase
from valles.server.limits import ClientKey
from valles.server.live.query_pool import QueryPool
from valles.server.live.state import feature_data
from valles.server.live.tables import Tables
from valles.server.lobby.session import DAY, Sessions, new_secret
from valles.server.store import schema
from valles.server.store.store import Store, hash_secret
from valles.table.live import Refused, game_errors_as_corruption, record
from valles.table.message.lobby import NewTable, TableChange, TableInfo
from valles.table.message.person import Link
from valles.table.row import CorruptTable, Row
from valles.table.setup import checked_setup, seat_name

log = structlog.get_logger()

LINK_LIFETIME: Final = 7 * DAY
DEVICE_LINK_LIFETIME: Final = 600.0
TABLES_AN_HOUR: Final = 20
CLOCK_DIFFERENCE: Final = 60.0
"""Seconds by which the clocks of two workers differ at most."""
LISTED: Final = 100
"""Number of games in a list."""
LISTED_AT_ONCE: Final = 10
"""Number of them that are read without letting others go on."""

TableListing = tuple[StoredTable, list[StoredChair], Phrase | None]
"""A table and its chairs, without its game, and why it cannot be opened or continued, if that is known."""


class Lobby:
    """Opens tables, and manages their seats and links."""

    def __init__(self, tables: Tables, queries: QueryPool, finish_first: bool = False) -> None:
        self.tables = tables
        self._queries = queries
        self._finish_first = finish_first
        self._store = tables.store
        self._clock: Callable[[], float] = tables.clock
        self._insert_lock = asyncio.Lock()
        self.sessions = Sessions(self._store, self._clock)

    async def create_device_link(self, user: User) -> Link:
        """Create a link that opens the games on another device, once and within minutes; it replaces older ones."""
        await self._store.delete(schema.links, player=user.id, kind="device")
        return await self.create_link("device", DEVICE_LINK_LIFETIME, player=user.id)

    # Tables

    async def create_table(self, user: User, request: NewTable) -> TableEntry:
        """Create a table that waits for its players."""
        self.check_opening()
        if request.game not in available_games():
            raise Refused("problem-unknown-game", 400, game=request.game, possible=list(available_games()))
        rules = rulebook(request.game)
        chairs = seating(rules, request.chairs)
        setup = checked_setup(rules, list(chairs), request.options)
        id = secrets.token_urlsafe(12)
        stored = [new_chair(id, seat, chair, user, request.game, setup) for seat, chair in chairs.items()]
        about = new_table(id, user, rules, setup, initial_seed(request), request, self._clock())
        await self.insert_table(user, about, stored)
        return await self.tables.entry(id)

    async def restore_table(self, user: User, client: ClientKey, record: str) -> TableEntry:
        """Create a table that continues where a record ends; all its seats are the user's."""
        self.check_opening()
        await self._check_table_count(user)
        id, now = secrets.token_urlsafe(12), self._clock()
        restored = await self._queries.restored_table(client, record, id, now)
        request = NewTable(game=restored.game, chairs=[], language=user.language, features=UNCONFIRMED)  # type: ignore[arg-type]
        about = new_table(id, user, rulebook(restored.game), restored.setup, restored.seed, request, now)
        progress = TableProgress(len(restored.rows), restored.waiting, now if restored.over else None)
        chairs = restored_chairs(id, restored.seats, user, restored.game, restored.setup)
        about = structs.replace(about, started=now).after(progress)
        await self.insert_table(user, about, chairs, restored.rows, restored.saved)
        return await self.tables.entry(id)

    async def insert_table(
        self,
        user: User,
        about: StoredTable,
        chairs: list[StoredChair],
        rows: Sequence[Row] = (),
        saved: object = None,
    ) -> None:
        """Store a new table, unless the user has opened too many; under a lock, so that the count is exact."""
        records = [(schema.tables, about.columns())]
        records += [(schema.chairs, structs.asdict(chair)) for chair in chairs]
        records += [(schema.rows, {"table": about.id, **row.columns()}) for row in rows]
        if rows:
            records.append((schema.snapshots, {"table": about.id, "seq": about.seq, "body": saved}))
        async with self._insert_lock:
            await self._check_table_count(user)
            await self._store.insert_all(*records)

    def check_opening(self) -> None:
        """Refuse new games if the server only lets running ones end."""
        if self._finish_first:
            raise Refused("problem-finishing")

    async def _check_table_count(self, user: User) -> None:
        # Tables from the future were opened while the clock was wrong; clocks of workers may differ a little.
        now, created = self._clock(), schema.tables.c.created
        query = select(schema.tables.c.id).where(
            schema.tables.c.host == user.id, created.between(now - 3600, now + CLOCK_DIFFERENCE)
        )
        async with self._store.engine.connect() as connection:
            count = len((await connection.execute(query.limit(TABLES_AN_HOUR))).all())
        if count >= TABLES_AN_HOUR:
            raise Refused("problem-too-many-tables", 429, count=TABLES_AN_HOUR)

    async def start_game(self, user: User, id: str) -> TableEntry:
        """Start the game, if every seat is taken."""
        entry = await self._hosted_table(user, id)
        if entry.about.started is not None:
            return entry
        self.check_opening()
        if not await begin_game(self._store, entry, self._clock()):
            free = [chair.seat for chair in (await self.tables.reload(id)).chairs if chair.kind == "open"]
            if free:
                raise Refused("problem-seats-open", seats=[seat_name(seat) for seat in free])
        return await self.tables.reload(id)

    async def change_settings(self, user: User, id: str, request: TableChange) -> TableEntry:
        """Change settings of a table, as its host."""
        entry = await self._hosted_table(user, id)
        await change_table(self._store, entry.about, request)
        return await self.tables.reload(id)

    async def tables_of(self, user: User) -> list[TableInfo]:
        """Return the tables at which the user sits, watches, is shown a hand or is host, the newest first.

        A long list does not hold the event loop: others go on after every few tables.
        """
        table = schema.tables.c
        places = (schema.chairs.c, schema.spectators.c, schema.viewers.c)
        present = [table.id.in_(select(place.table).where(place.player == user.id)) for place in places]
        query = select(schema.tables).where(or_(table.host == user.id, *present))
        query = query.order_by(table.created.desc()).limit(LISTED)
        async with self._store.engine.connect() as connection:
            # A table whose id is no text cannot be opened by anybody.
            records = [
                record for record in (await connection.execute(query)).mappings() if isinstance(record["id"], str)
            ]
            query = select(schema.chairs).where(schema.chairs.c.table.in_([record["id"] for record in records]))
            chairs = (await connection.execute(query)).mappings().all()
        by_table: defaultdict[str, list[RowMapping]] = defaultdict(list)
        for chair in chairs:
            by_table[chair["table"]].append(chair)
        listings: list[TableListing] = []
        for row in records:
            if len(listings) % LISTED_AT_ONCE == 0:
                await asyncio.sleep(0)
            listings.append(listing(self.tables, row, by_table[row["id"]]))
        stored = await feature_data(self._store, [(about, seats) for about, seats, _ in listings])
        infos: list[TableInfo] = []
        for about, seats, fault in listings:
            if len(infos) % LISTED_AT_ONCE == 0:
                await asyncio.sleep(0)
            data, time = stored.get(about.id, NO_DATA), self.tables.time
            infos.append(snapshot.table_info(about, seats, user.id, fault=fault, data=data, time=time))
        return infos

    async def visible_table(self, user: User, id: str, fresh: bool = False) -> TableEntry:
        """Return a table.

        Raises:
            UnknownTable: There is no such table, or the user may not see it.
        """
        try:
            entry = await (self.tables.refreshed(id) if fresh else self.tables.entry(id))
        except CorruptTable:
            if await is_member(self._store, user, id):
                raise
            raise UnknownTable(id) from None
        if entry.about.host == user.id or entry.seats_of(user.id):
            return entry
        for table in (schema.spectators, schema.viewers):
            if await self._store.fetch_one(table, table=id, player=user.id) is not None:
                return entry
        if self._store.shared and await self._store.fetch_one(schema.chairs, table=id, player=user.id) is not None:
            return await self.tables.refreshed(id)
        raise UnknownTable(id)

    async def table_for_update(self, user: User, id: str) -> TableEntry:
        """Return a table for an update of all who see it; reads the database only for users that are not known here."""
        with suppress(CorruptTable):
            entry = await self.tables.entry(id)
            if user.id in entry.watching or entry.takes_part(user.id):
                return entry
        return await self.visible_table(user, id)

    async def _hosted_table(self, user: User, id: str) -> TableEntry:
        """Return a table, if the user is its host."""
        entry = await self.visible_table(user, id, fresh=True)
        if entry.about.host != user.id:
            raise Refused("problem-host-only", 403)
        return entry

    # Seats

    async def free_seat(self, user: User, id: str, seat: str) -> TableEntry:
        """Free a seat before the game has started: one's own, or as the host any."""
        entry = await self.table_with_seat(user, id, seat)
        current = {"table": id, "seat": seat, "player": chair_at(entry, seat).player}
        is_waiting = schema.chairs.c.table.in_(select(schema.tables.c.id).where(schema.tables.c.started.is_(None)))
        if not await self._store.update(schema.chairs, current, is_waiting, kind="open", player=None, name=""):
            raise Refused("problem-has-started")
        return await self.tables.reload(id)

    async def table_with_seat(self, user: User, id: str, seat: str) -> TableEntry:
        """Return a table, if the user sits at this seat or is the host."""
        entry = await self.visible_table(user, id, fresh=True)
        chair = chair_at(entry, seat)
        if user.id not in (chair.player, entry.about.host):
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        if chair.kind != "person":
            raise Refused("problem-nobody-sits-there", seat=seat_name(seat))
        return entry

    # Links

    async def create_seat_link(self, user: User, id: str, seat: str) -> Link:
        """Create a link by which the first who redeems it takes the seat; older ones become invalid."""
        entry = await self._hosted_table(user, id)
        chair = chair_at(entry, seat)
        if chair.kind != "open":
            raise Refused("problem-seat-taken", seat=seat_name(seat))
        await self._store.delete(schema.links, table=id, seat=seat)
        return await self.create_link("seat", LINK_LIFETIME, table=id, seat=seat)

    async def create_watch_link(self, user: User, id: str) -> Link:
        """Create a link for spectators; it removes those who came by an older one."""
        await self._hosted_table(user, id)
        await self._store.delete(schema.links, table=id, kind="watch")
        await self._remove(id, schema.spectators)
        return await self.create_link("watch", LINK_LIFETIME, table=id)

    async def revoke_links(self, user: User, id: str) -> None:
        """Make all links of a table invalid, and remove all spectators and viewers of hands."""
        await self._hosted_table(user, id)
        await self._store.delete(schema.links, table=id)
        await self._remove(id, schema.spectators, schema.viewers)

    async def _remove(self, id: str, *tables: Table) -> None:
        """Remove users who watch; connections of those who have no other place here are closed."""
        if sum([await self._store.delete(table, table=id) for table in tables]):
            await self.tables.reload(id)

    async def create_link(self, kind: str, lifetime: float, **columns: str) -> Link:
        """Create a link of some kind that lasts so many seconds; delete links that have expired."""
        token, now = new_secret(), self._clock()
        expires = now + lifetime
        await self._store.delete(schema.links, schema.links.c.expires <= now)
        await self._store.insert(schema.links, id=hash_secret(token), kind=kind, expires=expires, **columns)
        return Link(token, expires)

    async def find_link(self, token: str) -> StoredLink:
        """Return the link of a secret. Unknown, used and expired ones get the same answer."""
        record = await self._store.fetch_one(schema.links, id=hash_secret(token))
        if record is None:
            raise Refused("problem-link-dead", 404)
        try:
            link = read_link(record)
        except CorruptTable as error:
            log.error("damaged link", what=str(error))
            raise Refused("problem-link-dead", 404) from error
        if link.used is not None or link.expires <= self._clock():
            raise Refused("problem-link-dead", 404)
        return link

    async def redeem_seat_link(self, user: User, link: SeatLink) -> TableEntry:
        """Take the seat of a link; of several who try, one gets it."""
        chair_at(await self.tables.entry(link.table), link.seat)
        await take_seat(self._store, user, link)
        return await self.tables.reload(link.table)

    async def redeem_watch_link(self, user: User, link: WatchLink) -> TableEntry:
        """Let a user watch the table of a link."""
        if await self._store.fetch_one(schema.spectators, table=link.table, player=user.id) is None:
            # The same user may come twice at once.
            with suppress(IntegrityError):
                await self._store.insert(schema.spectators, table=link.table, player=user.id)
        return await self.tables.reload(link.table)

    async def use_link(self, link: StoredLink) -> None:
        """Delete a link that opens something once; refuse it if somebody was faster."""
        if not await self._store.delete(schema.links, id=link.id):
            raise Refused("problem-link-dead", 404)


async def rematch(lobby: Lobby, user: User, finished: TableEntry) -> TableEntry:
    """Create a table with the seats, the options and the cards of a finished game.

    Computers and the user have their seats again, all others are open; if none is, the game starts.
    """
    lobby.check_opening()
    table, chairs = opening.rematch_table(secrets.token_urlsafe(12), finished, user, lobby.tables.clock())
    await lobby.insert_table(user, table, chairs)
    complete = all(chair.kind != "open" for chair in chairs)
    return await (lobby.start_game(user, table.id) if complete else lobby.tables.entry(table.id))


def listing(tables: Tables, record: RowMapping, chair_records: Sequence[RowMapping]) -> TableListing:
    """Return the entry of a table in a list, without opening it; of a damaged one the readable part."""
    try:
        about, chairs = read_table(record), [read_chair(chair) for chair in chair_records]
        with game_errors_as_corruption(about.id):
            seats = rulebook(about.game).seats(about.setup)
        check_seats(about.id, chairs, seats)
        return about, chairs, tables.faults.get(about.id)
    except CorruptTable as error:
        about = partial_table(record)
        tables.report(about.id, error.problem, str(error))
        return about, list(readable_chairs(chair_records)), error.problem


async def is_member(store: Store, user: User, id: str) -> bool:
    """Return True if the user is host of a table that cannot be opened, sits there or watches."""
    places = (schema.chairs, schema.spectators, schema.viewers)
    records = [await store.fetch_one(place, table=id, player=user.id) for place in places]
    host = await store.fetch_one(schema.tables, id=id, host=user.id)
    return any(record is not None for record in (host, *records))


async def frozen_record(store: Store, user: User, entry: TableEntry) -> str:
    """Return the record of a frozen game.

    Raises:
        Refused: Others play too, whose cards the record would show.
    """
    about = entry.about
    people = {chair.player for chair in entry.chairs if chair.kind == "person"}
    if about.finished is None and not people <= {user.id}:
        raise Refused("problem-frozen-record", 403)
    return record(about.game, about.rules, about.setup, about.seed, await store.rows(about.id))


async def locked_table(connection: AsyncConnection, id: str) -> StoredTable:
    """Return the table as it is on disk, locked until the transaction ends; on SQLite all transactions queue anyway."""
    query = select(schema.tables).where(schema.tables.c.id == id).with_for_update()
    record = (await connection.execute(query)).mappings().first()
    if record is None:
        raise UnknownTable(id)
    return read_table(record)


async def begin_game(store: Store, entry: TableEntry, now: float) -> bool:
    """Store that the game has begun, if every seat is taken and it has not; return True if that was done."""
    table, chairs = schema.tables, schema.chairs
    complete = table.c.id.not_in(select(chairs.c.table).where(chairs.c.kind == "open"))
    people = select(chairs.c.seat, chairs.c.player).where(chairs.c.table == entry.about.id, chairs.c.kind == "person")
    async with store.transaction() as connection:
        about = await locked_table(connection, entry.about.id)
        players = {row.seat: row.player for row in await connection.execute(people)}
        columns = opening.begun_table(about, entry.live, players, now).columns()
        values = {name: columns[name] for name in ("started", "settings", "waiting", "seed")}
        query = update(table).where(table.c.id == entry.about.id, table.c.started.is_(None), complete)
        return bool((await connection.execute(query.values(**values))).rowcount)


async def change_table(store: Store, about: StoredTable, request: TableChange) -> None:
    """Make all requested changes, or none."""
    table, chairs = schema.tables, schema.chairs
    bot = checked_opponent(request.bot, about.game, about.setup) if request.bot is not UNSET else None
    async with store.transaction() as connection:
        current = await locked_table(connection, about.id)
        settings = structs.replace(current.settings, **checked_changes(current, request))
        query = update(table).where(table.c.id == about.id).values(settings=to_builtins(settings))
        await connection.execute(query)
        if bot is not None:
            stored = await connection.execute(select(chairs).where(chairs.c.table == about.id))
            check_substitute(current, [read_chair(chair) for chair in stored.mappings()], bot)
            substitutes = update(chairs).where(chairs.c.table == about.id, chairs.c.kind != "bot")
            await connection.execute(substitutes.values(bot=bot))


async def take_seat(store: Store, user: User, link: SeatLink) -> None:
    """Use a link, all in one transaction: a seat goes to one user, and a user gets one seat."""
    chairs, links = schema.chairs, schema.links
    async with store.transaction() as connection:
        await locked_table(connection, link.table)
        own = select(chairs.c.seat).where(chairs.c.table == link.table, chairs.c.player == user.id)
        if (await connection.execute(own)).first() is not None:
            raise Refused("problem-already-seated")
        if not (await connection.execute(delete(links).where(links.c.id == link.id))).rowcount:
            raise Refused("problem-link-dead", 404)
        free = update(chairs).where(chairs.c.table == link.table, chairs.c.seat == link.seat, chairs.c.kind == "open")
        taken = {"kind": "person", "player": user.id, "name": user.name}
        if not (await connection.execute(free.values(**taken))).rowcount:
            raise Refused("problem-seat-taken", seat=seat_name(link.seat))


def readable_chairs(records: Sequence[RowMapping]) -> Iterator[StoredChair]:
    """Yield the chairs of a damaged table that can be read."""
    for columns in records:
        with suppress(CorruptTable):
            yield read_chair(columns)
