"""The notices of a server process: what happens becomes notices in the queue, and those that are due are sent."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from valles.describe.language import LANGUAGES
from valles.hosting.entry import TableEntry, UnknownTable
from valles.kernel.phrase import Phrase
from valles.server.live.presence import Presence
from valles.server.live.tables import Tables
from valles.server.notice.mail import SmtpMailer
from valles.server.notice.message import NoticeMessage, message_of, test_message
from valles.server.notice.outgoing import Client, DeliveryFailed
from valles.server.notice.push import KEY, PushKeys
from valles.server.notice.queue import Channel, Notice, NoticeQueue, PendingNotice
from valles.server.notice.sender import Sender, Tokens
from valles.server.notice.source import pending_players, table_notices
from valles.server.store.schema import players
from valles.table.live import Refused
from valles.table.message.notice import DeliveryResult
from valles.table.row import CorruptTable

log = structlog.get_logger(__name__)

POLL: Final = 5.0
"""Seconds between two looks into the queue."""
PATIENCE: Final = 3.0
"""Seconds that the end of the server waits for messages that are being sent."""
CLEAN_UP_EVERY: Final = 3600.0
AT_ONCE: Final = 10
"""Channels by which one worker sends at the same time."""
MOST_REMEMBERED: Final = 20_000
"""Notices that a worker knows to be in the queue already."""
WITHOUT: Final = 60.0
"""Seconds for which somebody without a channel is not looked up again."""
TOKEN_KEY: Final = "tokens"


class Notices:
    """Puts notices into the queue, and sends them while the context of the server is open."""

    def __init__(self, tables: Tables, looking: Presence, client: Client, mailer: SmtpMailer, delay: float) -> None:
        """Use a table service.

        Args:
            tables: The tables, whose changes are news.
            looking: Who looks at which table now.
            client: Sends requests.
            mailer: Sends mails.
            delay: Seconds after which somebody who does not look is told.
        """
        self._tables = tables
        self.queue = NoticeQueue(tables.store, self._clock)
        self.client = client
        self.mailer = mailer
        self.looking = looking
        self.delay = delay
        self._sender: Sender | None = None
        self._fresh: list[Notice] = []
        self._known: dict[tuple[str, str, str, str], None] = {}
        self._without: dict[str, float] = {}
        self._wake = asyncio.Event()
        self._stopping = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._next_clean_up = 0.0

    def _clock(self) -> float:
        return self._tables.clock()

    @property
    def sender(self) -> Sender:
        """Return the sender, which needs the keys of the server."""
        assert self._sender is not None, "the service has not started"
        return self._sender

    async def start(self, background: bool = True) -> None:
        """Read the keys of the server, and begin to send."""
        keys = PushKeys(await self.queue.key(KEY, PushKeys.generate))
        tokens = Tokens(await self.queue.key(TOKEN_KEY, lambda: secrets.token_urlsafe(32)))
        self._sender = Sender(self.client, self.mailer, keys, tokens, self._clock)
        self._tables.subscribe_all(self.on_change)
        if background:
            self._tasks = [
                asyncio.create_task(self._write_loop(), name="notices in"),
                asyncio.create_task(self._send_loop(), name="notices out"),
            ]

    async def close(self) -> None:
        """Stop sending, after what is being sent; a query that is cancelled would outlive its database."""
        self._stopping.set()
        self._wake.set()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # Into the queue

    def on_change(self, entry: TableEntry) -> None:
        """Note what is new at a table."""
        self.post(table_notices(entry, self._clock(), self.delay))

    def post(self, notices: Iterable[Notice]) -> None:
        """Let people be told, soon and once, if they want to be."""
        now = self._clock()
        for notice in notices:
            key = (notice.player, notice.event, notice.table, notice.mark)
            if key not in self._known and self._without.get(notice.player, 0.0) <= now:
                self._known[key] = None
                self._fresh.append(notice)
                self._wake.set()
        while len(self._known) > MOST_REMEMBERED:
            del self._known[next(iter(self._known))]

    def expect_channel(self, player: str) -> None:
        """Look the channels of a person up again, who has a new one."""
        self._without.pop(player, None)

    async def write_fresh(self) -> None:
        """Write new notices into the queue."""
        fresh, self._fresh = self._fresh, []
        if not fresh:
            return
        reached = await self.queue.add(fresh)
        now = self._clock()
        if len(self._without) > MOST_REMEMBERED:
            self._without.clear()
        self._without |= {notice.player: now + WITHOUT for notice in fresh if notice.player not in reached}

    async def _write_loop(self) -> None:
        while not self._stopping.is_set():
            await self._wake.wait()
            self._wake.clear()
            fresh = self._fresh
            try:
                await self.write_fresh()
            except SQLAlchemyError as error:
                log.error("notices cannot be written", error=str(getattr(error, "orig", None) or error))
                self._forget(fresh)

    def _forget(self, notices: Sequence[Notice]) -> None:
        """Let the next change of a table try again."""
        for notice in notices:
            self._known.pop((notice.player, notice.event, notice.table, notice.mark), None)

    # Out of the queue

    async def _send_loop(self) -> None:
        while not self._stopping.is_set():
            try:
                await self.send_due()
            except SQLAlchemyError as error:
                log.error("notices cannot be read", error=str(getattr(error, "orig", None) or error))
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._stopping.wait()

    async def send_due(self) -> None:
        """Send all notices that are due now."""
        if self._clock() >= self._next_clean_up:
            self._next_clean_up = self._clock() + CLEAN_UP_EVERY
            await self.queue.clean_up()
        async with asyncio.TaskGroup() as group:
            for channel in await self.queue.claim(2 * AT_ONCE):
                group.create_task(self._send_by(channel))

    async def _send_by(self, channel: Channel) -> None:
        """Send by a channel what is due; nothing that fails here affects other channels."""
        try:
            async with self._sending:
                await self._deliver(channel)
        except DeliveryFailed as error:
            await self._note_failure(channel, error)
        except SQLAlchemyError as error:
            log.error("notices cannot be sent", error=str(getattr(error, "orig", None) or error))
        except Exception as error:
            log.error("a notice failed", kind=channel.kind, exc_info=error)
            await self.queue.fail(channel, Phrase("problem-internal"))

    async def _note_failure(self, channel: Channel, error: DeliveryFailed) -> None:
        if error.gone and channel.kind == "push":
            await self.queue.remove(channel.id)
        else:
            await self.queue.fail(channel, error.problem)

    async def _deliver(self, channel: Channel) -> None:
        """Send the notices that still matter as one message."""
        preferences = await self.queue.preferences(channel.player)
        muted = set(await self.queue.muted(channel.player))
        now = self._clock()
        ready, dropped = [], []
        for notice in await self.queue.pending(channel):
            until = preferences.quiet_until(notice.event, now)
            enabled = notice.table not in muted and preferences.mode(notice.event, channel.kind) != "off"
            if not enabled or not await self._is_current(channel.player, notice):
                dropped.append(notice.id)
            elif until > now:
                await self.queue.delay([notice.id], until)
            else:
                ready.append(notice)
        if dropped:
            await self.queue.finish(dropped)
        if not ready:
            await self.queue.release(channel)
            return
        facts = [(notice.event, notice.table, notice.args) for notice in ready]
        await self.sender.send(channel, message_of(facts, await self.language(channel.player)))
        await self.queue.finish(notice.id for notice in ready)
        await self.queue.succeed(channel)

    async def _is_current(self, player: str, notice: PendingNotice) -> bool:
        """Return True if a notice is still true, and the person does not look at its table."""
        if not notice.table:
            return True
        if self.looking.absence(notice.table, player) is None:
            return False
        if notice.event not in ("turn", "warning", "expired"):
            return True
        with suppress(UnknownTable, CorruptTable):
            pending = pending_players(await self._tables.refreshed(notice.table))
            return player in pending and (notice.event != "turn" or pending[player] == notice.mark)
        return False

    async def language(self, player: str) -> str:
        """Return the language of a person."""
        record = await self._tables.store.fetch_one(players, id=player)
        language = record["language"] if record is not None else ""
        return language if language in LANGUAGES else "en"

    async def confirm_mail(self, channel: Channel, language: str) -> None:
        """Send the first mail to an address, with the link that confirms it.

        Raises:
            Refused: The mail server does not accept it.
        """
        try:
            await self.sender.send_confirmation(channel, language)
        except DeliveryFailed as error:
            await self.queue.remove(channel.id)
            raise Refused("problem-mail-failed", 409, reason=error.problem) from error

    # Tests

    async def send_test(self, player: str) -> list[DeliveryResult]:
        """Send a test by each confirmed channel of a person; return what came back."""
        channels = [channel for channel in await self.queue.channels(player) if channel.confirmed is not None]
        message = test_message(await self.language(player))
        return list(await asyncio.gather(*(self._test(channel, message) for channel in channels)))

    async def _test(self, channel: Channel, message: NoticeMessage) -> DeliveryResult:
        began = asyncio.get_running_loop().time()
        problem: Phrase | None = None
        try:
            await self.sender.send(channel, message)
            await self.queue.succeed(channel)
        except DeliveryFailed as error:
            problem = error.problem
            await self._note_failure(channel, error)
        return DeliveryResult(channel.id, round(asyncio.get_running_loop().time() - began, 1), problem)
