"""Moves of computer opponents: schedules them over all tables and writes their decisions."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from msgspec import ValidationError
from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting.bot import question
from valles.hosting.entry import TableEntry
from valles.hosting.model import read_settings
from valles.players import Opponent
from valles.server.live.bot_process import BotPool
from valles.server.live.tables import Tables, Unavailable
from valles.server.store import schema
from valles.table.command import Command, Confirm, Move
from valles.table.feature import FeatureChair
from valles.table.live import LiveTable, Refused, StaleAnswer
from valles.table.row import CorruptTable

CONCURRENT: Final = 2
"""The number of tables that are served at the same time: while one move is computed, another can be written."""
RETRY_DELAY: Final = 1.0
"""Seconds until a table is tried again whose row could not be written."""
TAKE_OVER_INTERVAL: Final = 2.0
"""Seconds between two checks for tables whose bots no worker serves."""

log = structlog.get_logger()


def needs_bot(settings: object, chair: FeatureChair) -> bool:
    """Return True if a bot plays at a seat; the stored settings may be damaged."""
    if chair.kind == "bot":
        return True
    with suppress(ValidationError):
        return read_settings(settings).needs_bot(chair)
    return False


def may_wait_for(waiting: object, seat: str) -> bool:
    """Return True if a table may wait for the seat, also if that is not stored or damaged."""
    return not isinstance(waiting, list) or not waiting or seat in waiting


class Bots:
    """Plays the seats of computer opponents at all tables: tables take turns, each with one decision at a time."""

    def __init__(
        self, tables: Tables, pool: BotPool, concurrent: int = CONCURRENT, retry_delay: float = RETRY_DELAY
    ) -> None:
        self._tables = tables
        self._pool = pool
        self._concurrent = concurrent
        self._retry_delay = retry_delay
        self._queue: dict[str, None] = {}
        """Tables that may wait for a bot, in the order in which they are served; a dict keeps the order."""
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._changed_meanwhile: set[str] = set()
        """Tables that changed while they were served."""
        self._thinking: set[str] = set()
        """Tables whose move is being computed; nothing of them is being read or written."""
        self._waiting_for_slow: set[str] = set()
        """Tables among them whose opponent is slow: meanwhile others are served in their place."""
        self._write_lock = asyncio.Lock()
        """Bots write one at a time, so that a person's row waits for one other write at most."""
        self._closed = False

    def on_change(self, entry: TableEntry) -> None:
        """Schedule the table if it waits for a bot: a listener for `Tables.subscribe_all`."""
        live = entry.live
        if any(entry.bot_at(seat) for seat in (*live.question_ids(), live.unconfirmed)):
            self.schedule(live.id)

    def schedule(self, id: str) -> None:
        """Schedule the table, in case it waits for a bot."""
        if self._closed:
            return
        if id in self._serving:
            self._changed_meanwhile.add(id)
        else:
            self._queue.setdefault(id)
            self._start_next()

    async def resume(self) -> None:
        """Schedule the tables in play that may wait for a bot, the newest first; called after a restart."""
        for id in await self._waiting():
            self.schedule(id)

    async def take_over(self, every: float = TAKE_OVER_INTERVAL) -> None:
        """Schedule tables that have not changed between two checks, again and again: their worker may be dead."""
        before: dict[str, int] = {}
        while True:
            await asyncio.sleep(every)
            with suppress(SQLAlchemyError, OSError):
                now = await self._waiting()
                for id in [id for id, seq in now.items() if before.get(id) == seq and id not in self._tables.faults]:
                    with suppress(CorruptTable):
                        await self._tables.catch_up(id, 0)
                    self.schedule(id)
                before = now

    async def _waiting(self) -> dict[str, int]:
        """Return the tables in play that may wait for a bot, with the numbers of their last rows."""
        table, chair = schema.tables.c, schema.chairs.c
        facts = (table.id, table.seq, table.waiting, table.settings, chair.seat, chair.kind, chair.left)
        seats = select(*facts).join_from(schema.tables, schema.chairs)
        in_play = seats.where(table.started.is_not(None), table.finished.is_(None))
        query = in_play.where(or_(chair.kind == "bot", chair.left.is_not(None))).order_by(table.started.desc())
        async with self._tables.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: row.seq for row in rows if needs_bot(row.settings, row) and may_wait_for(row.waiting, row.seat)}

    async def close(self) -> None:
        """Stop at once, but finish reads and writes; after a restart other moves are computed again."""
        self._closed = True
        self._queue.clear()
        for id in self._thinking:
            self._serving[id].cancel()
        await asyncio.gather(*self._serving.values(), return_exceptions=True)
        await self._pool.close()

    # Turns of the tables

    def _start_next(self) -> None:
        while self._queue and len(self._serving) - len(self._waiting_for_slow) < self._concurrent:
            id = next(iter(self._queue))
            del self._queue[id]
            task = self._serving[id] = asyncio.get_running_loop().create_task(self._serve(id))
            task.add_done_callback(lambda _, id=id: self._finish(id))  # type: ignore[misc]

    def _finish(self, id: str) -> None:
        del self._serving[id]
        if id in self._changed_meanwhile:
            self._changed_meanwhile.remove(id)
            self.schedule(id)
        elif not self._closed:
            self._start_next()

    async def _serve(self, id: str) -> None:
        """Make the decision that the table waits for, if it is a bot's. A failure must not affect other tables."""
        try:
            await self._decide(id)
        except StaleAnswer:
            self.schedule(id)
        except (Unavailable, SQLAlchemyError, OSError):
            asyncio.get_running_loop().call_later(self._retry_delay, self.schedule, id)
        except CorruptTable:
            # It is in the log, and whoever opens the table is told.
            pass
        except Exception as error:
            log.error("table cannot go on", table=id, problem=type(error).__name__)

    # One table

    async def _decide(self, id: str) -> None:
        entry = await self._tables.entry(id)
        table, unconfirmed = entry.live, entry.live.unconfirmed
        if entry.bot_at(unconfirmed):
            await self._write(table, unconfirmed, Confirm(), f"confirm:{table.seq}")
            return
        for seat, question_id in table.question_ids().items():
            opponent = entry.bot_at(seat)
            if opponent is not None:
                await self._answer(table, seat, question_id, opponent)
                return

    async def _answer(self, table: LiveTable, seat: str, question_id: str, opponent: str) -> None:
        if self._closed:
            return
        choice = await self._choice(table, seat, opponent)
        if (await self._tables.entry(table.id)).bot_at(seat) != opponent:
            self.schedule(table.id)
            return
        try:
            await self._write(table, seat, Move(question_id, [choice]), question_id)
        except Refused:
            if f"bot:{seat}:{question_id}" in (await self._tables.table(table.id)).decisions:
                # Another worker has written a different answer: the opponent failed there or here.
                return
            self._log_failure(table, seat, opponent, "an illegal choice")
            choice = table.game.legal(seat)[0]
            await self._write(table, seat, Move(question_id, [choice]), question_id)

    async def _write(self, table: LiveTable, seat: str, command: Command, about: str) -> None:
        """Write a row; its decision id is the same on every worker and at every attempt, so it is written once."""
        async with self._write_lock:
            await self._tables.act(table.id, seat, command, f"bot:{seat}:{about}")

    async def _choice(self, table: LiveTable, seat: str, opponent: str) -> str:
        """The opponent's answer, or the first legal one if it fails, since people must not wait forever."""
        self._thinking.add(table.id)
        if Opponent.parse(opponent, table.game.rules.name).is_slow:
            self._waiting_for_slow.add(table.id)
            self._start_next()
        try:
            return await self._pool.choose(question(table, seat, opponent))
        except Exception as error:
            self._log_failure(table, seat, opponent, type(error).__name__)
            return table.game.legal(seat)[0]
        finally:
            self._thinking.remove(table.id)
            self._waiting_for_slow.discard(table.id)

    def _log_failure(self, table: LiveTable, seat: str, opponent: str, problem: str) -> None:
        """Log where an opponent failed, but not what it knew: the record leads to the same question."""
        log.error("opponent failed", table=table.id, row=table.seq, seat=seat, opponent=opponent, problem=problem)
