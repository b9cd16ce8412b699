"""The queue of notices in the database, and the channels by which they are sent.

Several workers share it: the columns that say what a notice is about make it unique, and a worker sends by a channel
only after it has set the time of the next attempt, which one of them can do.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import structlog
from msgspec import Struct, ValidationError, convert, field, to_builtins
from sqlalchemy import RowMapping, delete, exists, func, insert, null, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from valles.kernel.phrase import Phrase
from valles.server.notice.preference import NoticePreferences, read_preferences
from valles.server.store.schema import muted_tables, notice_channels, notice_settings, notices, server_keys
from valles.server.store.store import Store
from valles.table.live import Refused
from valles.table.message.notice import ChannelKind, NoticeEvent

log = structlog.get_logger(__name__)

MOST_CHANNELS: Final = 8
"""Channels of one person."""
MOST_PENDING: Final = 100
"""Notices that wait for one channel; further ones are dropped."""
MOST_AT_ONCE: Final = 50
"""Notices in one message."""
LEASE: Final = 120.0
"""Seconds for which a channel belongs to the worker that sends by it; the worker may die."""
FIRST_RETRY: Final = 30.0
LONGEST_RETRY: Final = 2 * 3600.0
"""Seconds between two attempts, the first four times as long after each failure."""
SWITCH_OFF: Final = 3 * 86_400.0
"""Seconds of failures after which a channel is switched off."""
KEPT: Final = 30 * 86_400.0
"""Seconds for which sent notices are kept, so that none is sent twice."""
WORKING: Final[dict[str, object]] = {"next": 0.0, "failing": None, "attempts": 0, "problem": null()}
"""Columns of a channel that has not failed."""
EXPIRED: Final = 7 * 86_400.0
"""Seconds after which a notice that could not be sent is dropped."""


Columns = dict[str, Any]  # of any type


class Notice(Struct, frozen=True, kw_only=True):
    """Something that a person should learn, before it is known by which channels."""

    player: str
    event: NoticeEvent
    table: str = ""
    mark: str = ""
    """The number of the event among those of its kind at the table; the same one again is no new notice."""
    args: dict[str, Any] = {}  # numbers and texts, which go into the message
    due: float = 0.0


class PendingNotice(Struct, frozen=True, kw_only=True):
    """A notice in the queue of a channel."""

    id: str
    event: NoticeEvent
    table: str
    mark: str
    args: dict[str, Any]  # as in `Notice`
    created: float


class ChannelDetails(Struct, frozen=True, omit_defaults=True):
    """Properties of a channel that are not searched for."""

    name: str = ""
    origin: str = ""
    """The address of the page at which the channel was added, for links."""
    p256dh: str = ""
    auth: str = ""
    before: dict[str, Any] = field(default_factory=dict)  # preferences as stored, before mails were ended
    ended: float = 0.0
    """The time at which a link in a mail has ended mails."""


class StoredPhrase(Struct, frozen=True):
    """The reason of a failure, as it is stored."""

    key: str
    args: dict[str, Any]  # numbers, texts and lists of them


class Channel(Struct, frozen=True, kw_only=True):
    """A way by which notices reach a person."""

    id: str
    player: str
    kind: ChannelKind
    address: str
    body: ChannelDetails
    created: float
    confirmed: float | None
    failing: float | None
    attempts: int
    problem: StoredPhrase | None


def read_channel(record: RowMapping) -> Channel | None:
    """Return a channel from its columns; None if it is damaged."""
    try:
        return convert({name: record[name] for name in Channel.__struct_fields__}, Channel)
    except ValidationError as error:
        log.error("damaged channel of notices", what=str(error))
        return None


class NoticeQueue:
    """Reads and writes channels, preferences and pending notices."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._insert = postgresql.insert if store.shared else sqlite.insert

    # Keys of the server

    async def key(self, name: str, generate: Callable[[], str]) -> str:
        """Return a key of the server, generated once for all workers."""
        record = await self._store.fetch_one(server_keys, name=name)
        if record is None:
            query = self._insert(server_keys).values(name=name, value=generate()).on_conflict_do_nothing()
            async with self._store.transaction() as connection:
                await connection.execute(query)
            record = await self._store.fetch_one(server_keys, name=name)
        assert record is not None
        return str(record["value"])

    # NoticePreferences

    async def preferences(self, player: str) -> NoticePreferences:
        """Return the preferences of a person."""
        record = await self._store.fetch_one(notice_settings, player=player)
        return read_preferences(record["body"]) if record is not None else NoticePreferences()

    async def set_preferences(self, player: str, preferences: NoticePreferences) -> None:
        """Store the preferences of a person."""
        body = to_builtins(preferences)
        query = self._insert(notice_settings).values(player=player, body=body)
        async with self._store.transaction() as connection:
            await connection.execute(query.on_conflict_do_update(index_elements=["player"], set_={"body": body}))

    async def muted(self, player: str) -> list[str]:
        """Return the tables about which a person wants no notices."""
        return [str(record["table"]) for record in await self._store.fetch_all(muted_tables, player=player)]

    async def set_muted(self, player: str, table: str, muted: bool) -> None:
        """Send a person no notices about a table, or send them again."""
        async with self._store.transaction() as connection:
            if muted:
                query = self._insert(muted_tables).values(player=player, table=table)
                await connection.execute(query.on_conflict_do_nothing())
            else:
                where = (muted_tables.c.player == player, muted_tables.c.table == table)
                await connection.execute(delete(muted_tables).where(*where))

    # Channels

    async def channels(self, player: str) -> list[Channel]:
        """Return the channels of a person, the oldest first."""
        records = await self._store.fetch_all(notice_channels, player=player)
        channels = [channel for record in records if (channel := read_channel(record)) is not None]
        return sorted(channels, key=lambda channel: channel.created)

    async def channel(self, id: str) -> Channel | None:
        """Return a channel; None if there is none."""
        record = await self._store.fetch_one(notice_channels, id=id)
        return read_channel(record) if record is not None else None

    async def add_channel(
        self, player: str, kind: ChannelKind, address: str, details: ChannelDetails, confirmed: bool
    ) -> Channel:
        """Add a channel, or renew the one with the same address."""
        now = self._clock()
        values: dict[str, object] = {"kind": kind, "body": to_builtins(details), **WORKING}
        if confirmed:
            values["confirmed"] = now
        own = (notice_channels.c.player == player, notice_channels.c.address == address)
        try:
            async with self._store.transaction() as connection:
                if not (await connection.execute(update(notice_channels).where(*own).values(**values))).rowcount:
                    count = select(func.count()).where(notice_channels.c.player == player)
                    if (await connection.execute(count)).scalar_one() >= MOST_CHANNELS:
                        raise Refused("problem-too-many-channels", possible=MOST_CHANNELS)
                    new = {"id": secrets.token_urlsafe(12), "player": player, "address": address, "created": now}
                    await connection.execute(insert(notice_channels).values(**new, **values))
                record = (await connection.execute(select(notice_channels).where(*own))).mappings().one()
        except IntegrityError as error:
            # The same request at the same moment, by another worker.
            raise Refused("problem-unavailable", 503) from error
        return convert({name: record[name] for name in Channel.__struct_fields__}, Channel)

    async def set_details(self, channel: Channel, details: ChannelDetails) -> None:
        """Store properties of a channel."""
        await self._store.update(notice_channels, {"id": channel.id}, body=to_builtins(details))

    async def confirm(self, channel: str) -> bool:
        """Let a channel receive notices from now on; return False if there is none."""
        now = self._clock()
        values = {"confirmed": now, **WORKING}
        return bool(await self._store.update(notice_channels, {"id": channel}, **values))

    async def remove(self, channel: str, player: str | None = None) -> bool:
        """Remove a channel with its notices; return False if there is none, or none of this person."""
        where = [notice_channels.c.id == channel, *([notice_channels.c.player == player] if player else [])]
        async with self._store.transaction() as connection:
            return bool((await connection.execute(delete(notice_channels).where(*where))).rowcount)

    async def pending_counts(self, player: str) -> Mapping[str, int]:
        """Return the number of waiting notices of each channel of a person."""
        query = select(notices.c.channel, func.count()).where(notices.c.player == player, notices.c.sent.is_(None))
        async with self._store.engine.connect() as connection:
            return {str(id): int(count) for id, count in await connection.execute(query.group_by(notices.c.channel))}

    # Notices

    async def add(self, added: Sequence[Notice]) -> set[str]:
        """Put notices into the queue of each channel that shall receive them; return the people with any channel."""
        players = {notice.player for notice in added}
        query = select(notice_channels).where(
            notice_channels.c.player.in_(players), notice_channels.c.confirmed.is_not(None)
        )
        settings = select(notice_settings).where(notice_settings.c.player.in_(players))
        async with self._store.engine.connect() as connection:
            records = (await connection.execute(query)).mappings().all()
            if not records:
                return set()
            stored = {row["player"]: row["body"] for row in (await connection.execute(settings)).mappings()}
        channels = [channel for record in records if (channel := read_channel(record)) is not None]
        by_player = {player: read_preferences(stored.get(player, {})) for player in players}
        rows = [self._row(notice, channel, by_player) for notice in added for channel in channels]
        await self._insert_rows([row for row in rows if row is not None])
        return {channel.player for channel in channels}

    def _row(self, notice: Notice, channel: Channel, by_player: Mapping[str, NoticePreferences]) -> Columns | None:
        """Return the columns of a notice for a channel; None if the channel shall not receive it."""
        if channel.player != notice.player:
            return None
        preferences, now = by_player[notice.player], self._clock()
        mode = preferences.mode(notice.event, channel.kind)
        if mode == "off":
            return None
        due = max(notice.due, now)
        return {
            "id": secrets.token_urlsafe(12),
            "channel": channel.id,
            "player": notice.player,
            "event": notice.event,
            "table": notice.table,
            "mark": notice.mark,
            "args": notice.args,
            "created": now,
            "due": preferences.next_digest(due) if mode == "digest" else due,
        }

    async def _insert_rows(self, rows: Sequence[Columns]) -> None:
        if not rows:
            return
        channels = {row["channel"] for row in rows}
        waiting = select(notices.c.channel, func.count()).where(
            notices.c.channel.in_(channels), notices.c.sent.is_(None)
        )
        async with self._store.transaction() as connection:
            counts = {id: count for id, count in await connection.execute(waiting.group_by(notices.c.channel))}
            for row in rows:
                count = counts.get(row["channel"], 0)
                if count < MOST_PENDING:
                    query = self._insert(notices).values(**row).on_conflict_do_nothing()
                    counts[row["channel"]] = count + (await connection.execute(query)).rowcount

    async def claim(self, limit: int) -> list[Channel]:
        """Return channels with notices to be sent now, which no other worker will use for a while."""
        now, table = self._clock(), notice_channels
        is_due = exists().where(notices.c.channel == table.c.id, notices.c.sent.is_(None), notices.c.due <= now)
        ready = (table.c.next <= now, table.c.confirmed.is_not(None))
        async with self._store.engine.connect() as connection:
            records = (await connection.execute(select(table).where(*ready, is_due).limit(limit))).mappings().all()
        channels = [channel for record in records if (channel := read_channel(record)) is not None]
        claimed = []
        for channel in channels:
            if await self._store.update(table, {"id": channel.id}, *ready, next=now + LEASE):
                claimed.append(channel)
        return claimed

    async def pending(self, channel: Channel) -> list[PendingNotice]:
        """Return the notices that shall be sent by a channel now, the oldest first."""
        conditions = (notices.c.channel == channel.id, notices.c.sent.is_(None), notices.c.due <= self._clock())
        query = select(notices).where(*conditions).order_by(notices.c.created).limit(MOST_AT_ONCE)
        async with self._store.engine.connect() as connection:
            records = (await connection.execute(query)).mappings().all()
        pending, damaged = [], []
        for record in records:
            try:
                columns = {name: record[name] for name in PendingNotice.__struct_fields__}
                pending.append(convert(columns, PendingNotice))
            except ValidationError:
                damaged.append(record["id"])
        if damaged:
            log.error("damaged notices", count=len(damaged))
            await self.finish(damaged)
        return pending

    async def finish(self, ids: Iterable[str]) -> None:
        """Mark notices as sent, or as not worth sending."""
        await self._store.update(notices, {}, notices.c.id.in_(list(ids)), sent=self._clock())

    async def delay(self, ids: Iterable[str], due: float) -> None:
        """Let notices wait until a time."""
        await self._store.update(notices, {}, notices.c.id.in_(list(ids)), due=due)

    async def release(self, channel: Channel) -> None:
        """Let a channel be used again that was claimed for nothing."""
        await self._store.update(notice_channels, {"id": channel.id}, next=0.0)

    async def succeed(self, channel: Channel) -> None:
        """Release a channel that works."""
        await self._store.update(notice_channels, {"id": channel.id}, **WORKING)

    async def fail(self, channel: Channel, problem: Phrase) -> None:
        """Store a failure of a channel, which tries again later or, after long, not any more."""
        now = self._clock()
        since = channel.failing if channel.failing is not None else now
        wait = min(FIRST_RETRY * 4.0 ** min(channel.attempts, 10), LONGEST_RETRY)
        stored = {"key": problem.key, "args": dict(problem.args)}
        values: dict[str, object] = {"failing": since, "attempts": channel.attempts + 1, "problem": stored}
        if now - since >= SWITCH_OFF:
            values["confirmed"] = None
            log.info("channel of notices switched off", kind=channel.kind, problem=problem.key)
        await self._store.update(notice_channels, {"id": channel.id}, **values, next=now + wait)

    async def clean_up(self) -> None:
        """Delete old notices."""
        now = self._clock()
        old = or_(notices.c.sent < now - KEPT, notices.c.created < now - EXPIRED - KEPT)
        stale = (notices.c.sent.is_(None), notices.c.created < now - EXPIRED)
        async with self._store.transaction() as connection:
            await connection.execute(delete(notices).where(old))
            await connection.execute(update(notices).where(*stale).values(sent=now))
