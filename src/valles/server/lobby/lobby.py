"""Tables that wait for players, their seats, and links to them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Final

import structlog
from msgspec import UNSET, structs, to_builtins
from sqlalchemy import RowMapping, Table, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.games.registry import available_games, rulebook
from valles.kernel.phrase import Arg, Phrase
from valles.kernel.rulebook import Setup
from valles.players import Opponent, check_setup, levels, opponents
from valles.players.checkpoint import UnknownSetup
from valles.server.live.presence import Presence
from valles.server.live.query_pool import Asker, Looks
from valles.server.live.tables import TableEntry, Tables, UnknownTable, check_seats
from valles.server.lobby.session import DAY, Player, Sessions, clean_name, secret
from valles.server.store import schema
from valles.server.store.model import (
    DeviceLink,
    SeatLink,
    StoredChair,
    StoredLink,
    StoredTable,
    TableProgress,
    TableSettings,
    WatchLink,
    partial_table,
    read_chair,
    read_link,
    read_table,
)
from valles.server.store.store import Store, hash_secret
from valles.table.live import Refused, Rules, damage_of_game, record
from valles.table.message import Absences, Chair, Link, NewTable, TableChange
from valles.table.row import Damaged, Row
from valles.table.setup import checked_setup, seat_name

log = structlog.get_logger()

LINK_LASTS: Final = 7 * DAY
DEVICE_LINK_LASTS: Final = 600.0
TABLES_AN_HOUR: Final = 20
LISTED: Final = 100
"""How many games a list shows."""
FIRST_GAME: Final = 14
"""The seed of every first game: newcomers can do with these cards and tiles whatever the guide tells them."""

TableListing = tuple[StoredTable, list[StoredChair], Phrase | None]
"""A table and its chairs, without its game, and why it cannot be opened or go on, if that is known."""


def new_seed() -> int:
    """Of a table; nobody may be able to guess it."""
    return secrets.randbits(128)


def seed_for(wanted: NewTable) -> int:
    """The seed of a new table. That of first games is no secret, so nobody may play one against somebody else."""
    if not wanted.first_game:
        return new_seed()
    if sorted(chair.kind for chair in wanted.chairs if chair.kind != "bot") != ["me"]:
        raise Refused("problem-first-game", 400)
    return FIRST_GAME


class Lobby:
    def __init__(self, tables: Tables, presence: Presence, looks: Looks, finish_first: bool = False) -> None:
        self.tables = tables
        self.presence = presence
        self._looks = looks
        self._finish_first = finish_first
        self._store = tables.store
        self._clock: Callable[[], float] = tables.clock
        self._opening = asyncio.Lock()
        self.sessions = Sessions(self._store, self._clock)

    async def device_link(self, player: Player) -> Link:
        """A link that opens this player's games on another device, once and within minutes; it replaces older ones."""
        await self._store.update(schema.links, {"player": player.id, "kind": "device"}, expires=0.0)
        return await self.new_link("device", DEVICE_LINK_LASTS, player=player.id)

    # Tables

    async def create(self, player: Player, wanted: NewTable) -> TableEntry:
        """A new table, which waits for its players."""
        self.check_opening()
        if wanted.game not in available_games():
            raise Refused("problem-unknown-game", 400, game=wanted.game, possible=list(available_games()))
        rules = rulebook(wanted.game)
        seated = seating(rules, wanted.chairs)
        setup = checked_setup(rules, list(seated), wanted.options)
        id = secrets.token_urlsafe(12)
        chosen = [new_chair(id, seat, chair, player, wanted.game, setup) for seat, chair in seated.items()]
        await self.open(player, new_table(id, player, rules, setup, seed_for(wanted), wanted, self._clock()), chosen)
        return await self.tables.entry(id)

    async def restore(self, player: Player, asker: Asker, record: str) -> TableEntry:
        """A table that continues where a record ends; all its seats are the player's."""
        self.check_opening()
        await self._check_table_count(player)
        id, now = secrets.token_urlsafe(12), self._clock()
        found = await self._looks.restored(asker, record, id, now)
        wanted = NewTable(found.game, [], language=player.language, confirming=False)  # type: ignore[arg-type]
        about = new_table(id, player, rulebook(found.game), found.setup, found.seed, wanted, now)
        progress = TableProgress(len(found.rows), found.waiting, now if found.over else None)
        seated = restored_chairs(id, found.seats, player, found.game, found.setup)
        await self.open(player, structs.replace(about, started=now).after(progress), seated, found.rows, found.saved)
        return await self.tables.entry(id)

    async def open(
        self,
        player: Player,
        about: StoredTable,
        seated: list[StoredChair],
        played: Sequence[Row] = (),
        saved: object = None,
    ) -> None:
        """Store a new table, unless the player has opened too many; under a lock, so that the count is exact."""
        facts = [(schema.tables, about.columns())]
        facts += [(schema.chairs, structs.asdict(chair)) for chair in seated]
        facts += [(schema.rows, {"table": about.id, **row.columns()}) for row in played]
        if played:
            facts.append((schema.snapshots, {"table": about.id, "seq": about.seq, "body": saved}))
        async with self._opening:
            await self._check_table_count(player)
            await self._store.insert_all(*facts)

    def check_opening(self) -> None:
        """Refused where only games that have begun are played on."""
        if self._finish_first:
            raise Refused("problem-finishing")

    async def _check_table_count(self, player: Player) -> None:
        since = self._clock() - 3600
        query = select(schema.tables.c.id).where(schema.tables.c.host == player.id, schema.tables.c.created > since)
        async with self._store.engine.connect() as connection:
            opened = len((await connection.execute(query.limit(TABLES_AN_HOUR))).all())
        if opened >= TABLES_AN_HOUR:
            raise Refused("problem-too-many-tables", 429, count=TABLES_AN_HOUR)

    async def start(self, player: Player, id: str) -> TableEntry:
        """Start the game, if every seat is taken."""
        entry = await self._hosted(player, id)
        if entry.about.started is not None:
            return entry
        self.check_opening()
        if not await begin_game(self._store, entry, self._clock()):
            free = [chair.seat for chair in (await self.tables.reload(id)).chairs if chair.kind == "open"]
            if free:
                raise Refused("problem-seats-open", seats=[seat_name(seat) for seat in free])
        return await self.tables.reload(id)

    async def change(self, player: Player, id: str, wanted: TableChange) -> TableEntry:
        entry = await self._hosted(player, id)
        await change_table(self._store, entry.about, wanted)
        return await self.tables.reload(id)

    async def tables_of(self, player: Player) -> list[TableListing]:
        """The tables at which the player sits, watches, is shown a hand or is host, the newest first."""
        table = schema.tables.c
        places = (schema.chairs.c, schema.spectators.c, schema.viewers.c)
        present = [table.id.in_(select(place.table).where(place.player == player.id)) for place in places]
        query = select(schema.tables).where(or_(table.host == player.id, *present))
        query = query.order_by(table.created.desc()).limit(LISTED)
        async with self._store.engine.connect() as connection:
            # A table whose id is no text cannot be opened by anybody.
            found = [about for about in (await connection.execute(query)).mappings() if isinstance(about["id"], str)]
            query = select(schema.chairs).where(schema.chairs.c.table.in_([about["id"] for about in found]))
            around = (await connection.execute(query)).mappings().all()
        chairs = {about["id"]: [chair for chair in around if chair["table"] == about["id"]] for about in found}
        return [listing(self.tables, about, chairs[about["id"]]) for about in found]

    async def visible(self, player: Player, id: str, fresh: bool = False) -> TableEntry:
        """The table, if the player may see it; for everybody else it does not exist."""
        try:
            entry = await (self.tables.refreshed(id) if fresh else self.tables.entry(id))
        except Damaged:
            if await belongs(self._store, player, id):
                raise
            raise UnknownTable(id) from None
        if entry.about.host == player.id or entry.seats_of(player.id):
            return entry
        for among in (schema.spectators, schema.viewers):
            if await self._store.fetch_one(among, table=id, player=player.id) is not None:
                return entry
        if self._store.shared and await self._store.fetch_one(schema.chairs, table=id, player=player.id) is not None:
            return await self.tables.refreshed(id)
        raise UnknownTable(id)

    async def told(self, player: Player, id: str) -> TableEntry:
        """The table, for what all who see it are sent at once: only who is not known here is looked up on disk."""
        with suppress(Damaged):
            entry = await self.tables.entry(id)
            if player.id in entry.watching or entry.takes_part(player.id):
                return entry
        return await self.visible(player, id)

    async def _hosted(self, player: Player, id: str) -> TableEntry:
        entry = await self.visible(player, id, fresh=True)
        if entry.about.host != player.id:
            raise Refused("problem-host-only", 403)
        return entry

    # Seats

    async def free_seat(self, player: Player, id: str, seat: str) -> TableEntry:
        """Free a seat before the game has started: one's own, or as the host any."""
        entry = await self._seat_of(player, id, seat)
        held = {"table": id, "seat": seat, "player": chair_at(entry, seat).player}
        waits = schema.chairs.c.table.in_(select(schema.tables.c.id).where(schema.tables.c.started.is_(None)))
        if not await self._store.update(schema.chairs, held, waits, kind="open", player=None, name=""):
            raise Refused("problem-has-started")
        return await self.tables.reload(id)

    async def leave(self, player: Player, id: str, seat: str) -> TableEntry:
        """Mark a player as away in a game that has started; the host may do that for others who are not there."""
        entry = await self._seat_of(player, id, seat)
        if entry.about.started is None:
            raise Refused("problem-not-started")
        if seat not in entry.seats_of(player.id):
            self.presence.check_absence(chair_at(entry, seat))
        await self._store.update(schema.chairs, {"table": id, "seat": seat, "kind": "person"}, left=self._clock())
        return await self.tables.reload(id)

    async def absences(self, player: Player, id: str) -> Absences:
        """Which people have no connection to the table."""
        return self.presence.absences((await self.visible(player, id)).chairs)

    async def come_back(self, player: Player, id: str, seat: str) -> TableEntry:
        entry = await self._seat_of(player, id, seat)
        if seat not in entry.seats_of(player.id):
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        await self._store.update(schema.chairs, {"table": id, "seat": seat}, left=None)
        return await self.tables.reload(id)

    async def _seat_of(self, player: Player, id: str, seat: str) -> TableEntry:
        """The table, if the player may decide who sits at this seat."""
        entry = await self.visible(player, id, fresh=True)
        chair = chair_at(entry, seat)
        if player.id not in (chair.player, entry.about.host):
            raise Refused("problem-not-your-seat", 403, seat=seat_name(seat))
        if chair.kind != "person":
            raise Refused("problem-nobody-sits-there", seat=seat_name(seat))
        return entry

    # Links

    async def seat_link(self, player: Player, id: str, seat: str) -> Link:
        """A link by which the first who redeems it takes the seat; older ones become invalid."""
        entry = await self._hosted(player, id)
        chair = chair_at(entry, seat)
        if chair.kind != "open":
            raise Refused("problem-seat-taken", seat=seat_name(seat))
        await self._store.update(schema.links, {"table": id, "seat": seat}, expires=0.0)
        return await self.new_link("seat", LINK_LASTS, table=id, seat=seat)

    async def watch_link(self, player: Player, id: str) -> Link:
        """A link for spectators; it removes those who came by an older one."""
        await self._hosted(player, id)
        await self._store.update(schema.links, {"table": id, "kind": "watch"}, expires=0.0)
        await self._remove(id, schema.spectators)
        return await self.new_link("watch", LINK_LASTS, table=id)

    async def revoke(self, player: Player, id: str) -> None:
        """Make all links of the table invalid, and remove all who watch, also those to whom a hand is shown."""
        await self._hosted(player, id)
        await self._store.update(schema.links, {"table": id}, expires=0.0)
        await self._remove(id, schema.spectators, schema.viewers)

    async def _remove(self, id: str, *watching: Table) -> None:
        """Remove those who watch; the connections of all who have no other place here are closed."""
        if sum([await self._store.delete(among, table=id) for among in watching]):
            await self.tables.reload(id)

    async def new_link(self, kind: str, lasts: float, **where: str) -> Link:
        token = secret()
        expires = self._clock() + lasts
        await self._store.insert(schema.links, id=hash_secret(token), kind=kind, expires=expires, **where)
        return Link(token, expires)

    async def link(self, token: str) -> StoredLink:
        """The link of a secret. Unknown, used and expired ones get the same answer."""
        found = await self._store.fetch_one(schema.links, id=hash_secret(token))
        if found is None:
            raise Refused("problem-link-dead", 404)
        try:
            link = read_link(found)
        except Damaged as error:
            log.error("damaged link", what=str(error))
            raise Refused("problem-link-dead", 404) from error
        if link.used is not None or link.expires <= self._clock():
            raise Refused("problem-link-dead", 404)
        return link

    async def join_device(self, link: DeviceLink) -> tuple[Player, str]:
        """A session for the player who made the link."""
        await self._use(link)
        return await self.sessions.begin(await self.sessions.player(link.player))

    async def sit_down(self, player: Player, link: SeatLink) -> TableEntry:
        """Take the seat of the link; of several who try, one gets it."""
        chair_at(await self.tables.entry(link.table), link.seat)
        await take_seat(self._store, player, link, self._clock())
        return await self.tables.reload(link.table)

    async def watch(self, player: Player, link: WatchLink) -> TableEntry:
        if await self._store.fetch_one(schema.spectators, table=link.table, player=player.id) is None:
            # The same guest may come twice at once.
            with suppress(IntegrityError):
                await self._store.insert(schema.spectators, table=link.table, player=player.id)
        return await self.tables.reload(link.table)

    async def _use(self, link: StoredLink) -> None:
        if not await self._store.update(schema.links, {"id": link.id, "used": None}, used=self._clock()):
            raise Refused("problem-link-dead", 404)


def new_table(
    id: str, host: Player, rules: Rules, setup: Setup, seed: int, wanted: NewTable, created: float
) -> StoredTable:
    # Whoever plays alone keeps nobody waiting at the end of a turn, and hides points from nobody.
    alone = len(setup["seats"]) == 1
    confirming = not alone if wanted.confirming is UNSET else wanted.confirming
    return StoredTable(
        id=id,
        game=rules.name,
        setup=dict(setup),
        seed=seed,
        rules=rules.version,
        language=wanted.language,
        settings=TableSettings(wanted.on_leave, confirming, points=alone or wanted.points),
        host=host.id,
        created=created,
    )


def new_chair(table: str, seat: str, wanted: Chair, host: Player, game: str, setup: Setup) -> StoredChair:
    bot = checked_opponent(wanted.bot, game, setup)
    name = clean_name(wanted.name) if wanted.name else ""
    if wanted.kind == "open" or wanted.kind == "bot":
        return StoredChair(table, seat, wanted.kind, None, name, bot)
    # Somebody else at the host's device is called by the colour, in the reader's language, as long as nobody names him.
    return StoredChair(table, seat, "person", host.id, name if wanted.kind == "hotseat" else name or host.name, bot)


def checked_opponent(wanted: str | None, game: str, setup: Setup) -> str:
    """The computer opponent of this name or level, or the usual one; Refused if it does not know game or set-up."""
    usual = opponents(game)[0]
    bot = usual if wanted is None else Opponent.parse(wanted, game).name
    if bot not in (*opponents(game), *(Opponent.parse(level, game).name for level in levels(game))):
        possible: list[Arg] = list(dict.fromkeys((*levels(game), *opponents(game))))
        raise Refused("problem-unknown-opponent", 400, opponent=wanted or bot, possible=possible)
    try:
        check_setup(bot, game, setup)
    except UnknownSetup as error:
        level, other = (Phrase(f"page-lobby-level-{Opponent.parse(name, game).level}") for name in (bot, usual))
        option = Phrase(f"page-lobby-option-{error.variant.replace('_', '-')}")
        raise Refused("problem-opponent-setup", 400, opponent=level, other=other, option=option) from error
    return bot


def checked_changes(about: StoredTable, wanted: TableChange) -> dict[str, object]:
    """What is to be changed of the table's settings; Refused if it is too late for that."""
    if wanted.points is not UNSET and about.started is not None:
        raise Refused("problem-has-started")
    named = {"on_leave": wanted.on_leave, "points": wanted.points}
    return {name: value for name, value in named.items() if value is not UNSET}


def restored_chairs(table: str, seats: Sequence[str], host: Player, game: str, setup: Setup) -> list[StoredChair]:
    """All seats are the host's; the first has his name."""
    first, *others = seats
    hotseats = [new_chair(table, seat, Chair("hotseat"), host, game, setup) for seat in others]
    return [new_chair(table, first, Chair("me"), host, game, setup), *hotseats]


async def deal_again(lobby: Lobby, player: Player, played: TableEntry) -> TableEntry:
    """A new table with the seats, the options and the cards of one that is over.

    Computers and the player sit where they sat, everybody else's seat is open; with nobody to wait for it starts.
    """
    lobby.check_opening()
    about = played.about
    if about.host != player.id and not played.seats_of(player.id):
        raise Refused("problem-players-only", 403)
    id = secrets.token_urlsafe(12)
    seated = [chair_again(id, chair, player) for chair in played.chairs]
    made = StoredTable(
        id=id,
        game=about.game,
        setup=about.setup,
        seed=about.seed,
        rules=rulebook(about.game).version,
        language=about.language,
        settings=structs.replace(about.settings, confirming=[]),
        host=player.id,
        created=lobby.tables.clock(),
    )
    await lobby.open(player, made, seated)
    complete = all(chair.kind != "open" for chair in seated)
    return await (lobby.start(player, id) if complete else lobby.tables.entry(id))


def chair_again(table: str, chair: StoredChair, player: Player) -> StoredChair:
    """A chair of a table that was played, at the one where the same is dealt again."""
    if chair.kind == "person" and chair.player != player.id:
        return structs.replace(chair, table=table, kind="open", player=None, name="", left=None)
    return structs.replace(chair, table=table, left=None)


def listing(tables: Tables, found: RowMapping, around: Sequence[RowMapping]) -> TableListing:
    """A table in a list, which does not open it; of a damaged one what can be read."""
    try:
        about, chairs = read_table(found), [read_chair(chair) for chair in around]
        with damage_of_game(about.id):
            seats = rulebook(about.game).seats(about.setup)
        check_seats(about.id, chairs, seats)
        return about, chairs, tables.faults.get(about.id)
    except Damaged as error:
        about = partial_table(found)
        tables.report(about.id, error.problem, str(error))
        return about, list(readable_chairs(around)), error.problem


async def belongs(store: Store, player: Player, id: str) -> bool:
    """Whether the player is host, sits or watches at a table that cannot be opened."""
    seated = await store.fetch_one(schema.chairs, table=id, player=player.id)
    hosted = await store.fetch_one(schema.tables, id=id, host=player.id)
    watched = await store.fetch_one(schema.spectators, table=id, player=player.id)
    shown = await store.fetch_one(schema.viewers, table=id, player=player.id)
    return any(found is not None for found in (seated, hosted, watched, shown))


async def frozen_record(store: Store, player: Player, entry: TableEntry) -> str:
    """The record of a game that cannot go on here; not for those who play with others, whose cards it shows."""
    about = entry.about
    people = {chair.player for chair in entry.chairs if chair.kind == "person"}
    if about.finished is None and not people <= {player.id}:
        raise Refused("problem-frozen-record", 403)
    return record(about.game, about.rules, about.setup, about.seed, await store.rows(about.id))


async def locked(connection: AsyncConnection, id: str) -> StoredTable:
    """The table as it is on disk. Until the transaction ends workers wait here; on SQLite all transactions do."""
    query = select(schema.tables).where(schema.tables.c.id == id).with_for_update()
    found = (await connection.execute(query)).mappings().first()
    if found is None:
        raise UnknownTable(id)
    return read_table(found)


async def begin_game(store: Store, entry: TableEntry, now: float) -> bool:
    """Note that the game has begun, if every seat is taken and it has not."""
    table, chairs = schema.tables, schema.chairs
    complete = table.c.id.not_in(select(chairs.c.table).where(chairs.c.kind == "open"))
    people = select(chairs.c.seat).where(chairs.c.table == entry.about.id, chairs.c.kind == "person")
    async with store.transaction() as connection:
        settings = (await locked(connection, entry.about.id)).settings
        there = set((await connection.execute(people)).scalars()) if settings.confirm else set()
        settings = structs.replace(settings, confirming=[seat for seat in entry.live.game.seats if seat in there])
        begun = {"started": now, "settings": to_builtins(settings), "waiting": list(entry.live.pending())}
        waits = update(table).where(table.c.id == entry.about.id, table.c.started.is_(None), complete)
        return bool((await connection.execute(waits.values(**begun))).rowcount)


async def change_table(store: Store, about: StoredTable, wanted: TableChange) -> None:
    """Change what is wanted: all of it, or nothing."""
    table, chairs = schema.tables, schema.chairs
    bot = checked_opponent(wanted.bot, about.game, about.setup) if wanted.bot is not UNSET else None
    async with store.transaction() as connection:
        now = await locked(connection, about.id)
        settings = structs.replace(now.settings, **checked_changes(now, wanted))
        changed = update(table).where(table.c.id == about.id).values(settings=to_builtins(settings))
        await connection.execute(changed)
        if bot is not None:
            stand_ins = update(chairs).where(chairs.c.table == about.id, chairs.c.kind != "bot")
            await connection.execute(stand_ins.values(bot=bot))


async def take_seat(store: Store, player: Player, link: SeatLink, now: float) -> None:
    """Use the link, all in one transaction: a seat goes to one player, and a player gets one seat."""
    chairs, links = schema.chairs, schema.links
    async with store.transaction() as connection:
        await locked(connection, link.table)
        held = select(chairs.c.seat).where(chairs.c.table == link.table, chairs.c.player == player.id)
        if (await connection.execute(held)).first() is not None:
            raise Refused("problem-already-seated")
        unused = update(links).where(links.c.id == link.id, links.c.used.is_(None))
        if not (await connection.execute(unused.values(used=now))).rowcount:
            raise Refused("problem-link-dead", 404)
        free = update(chairs).where(chairs.c.table == link.table, chairs.c.seat == link.seat, chairs.c.kind == "open")
        taken = {"kind": "person", "player": player.id, "name": player.name}
        if not (await connection.execute(free.values(**taken))).rowcount:
            raise Refused("problem-seat-taken", seat=seat_name(link.seat))


def readable_chairs(around: Sequence[RowMapping]) -> Iterator[StoredChair]:
    """The chairs of a damaged table that can be read."""
    for chair in around:
        with suppress(Damaged):
            yield read_chair(chair)


def chair_at(entry: TableEntry, seat: str) -> StoredChair:
    """The chair of a seat; Refused if there is no such seat."""
    chair = entry.chair(seat)
    if chair is None:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=[seat_name(c.seat) for c in entry.chairs])
    return chair


def seating(rules: Rules, wanted: list[Chair]) -> dict[str, Chair]:
    """The seats of a new table, in the order of their colours, each with the chair that was asked for."""
    taken = [chair.seat for chair in wanted if chair.seat is not None]
    for seat in taken:
        if seat not in rules.colours:
            raise Refused("problem-no-such-seat", 400, seat=seat, possible=[seat_name(c) for c in rules.colours])
        if taken.count(seat) > 1:
            raise Refused("problem-seat-taken", 400, seat=seat_name(seat))
    if len(wanted) > len(rules.colours):
        raise Refused("problem-too-many-seats", 400, count=len(wanted), possible=len(rules.colours))
    free = [seat for seat in rules.colours if seat not in taken]
    seated = {chair.seat or free.pop(0): chair for chair in wanted}
    return {seat: seated[seat] for seat in rules.colours if seat in seated}
