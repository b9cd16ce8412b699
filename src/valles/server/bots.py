"""Computer opponents at the tables: when each of them has to decide, and how its decision is written."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import and_, or_, select
from sqlalchemy.exc import SQLAlchemyError

from valles.kernel.record import canonical
from valles.server.command import Command, Confirm, Move
from valles.server.hall import Hall, Room, Unavailable
from valles.server.row import Damaged
from valles.server.schema import chairs, tables
from valles.server.table import LiveTable, OutOfDate, Refused
from valles.server.thinking import Question, Thinkers

AT_ONCE: Final = 2
"""The decisions waited for at once: while one is thought about, another is written."""
PAUSE: Final = 1.0
"""The seconds until a table is tried again whose row could not be written."""
LOOK: Final = 2.0
"""The seconds between two looks for tables whose computers no worker moves."""

log = structlog.get_logger()


def question(table: LiveTable, seat: str, opponent: str) -> Question:
    rules, view = table.game.rules, table.game.player_view(seat)
    return Question(rules.name, canonical(rules.save(view.state)), seat, view.number, opponent)


class Bots:
    """Plays the computer's seats at all tables of a hall: tables take turns, each with one decision at a time."""

    def __init__(self, hall: Hall, thinkers: Thinkers, at_once: int = AT_ONCE, pause: float = PAUSE) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._at_once = at_once
        self._pause = pause
        self._queue: dict[str, None] = {}
        """The tables that may wait for a computer's decision, the first to be served first."""
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables at which something happened while they were served."""
        self._writing: set[str] = set()
        self._pen = asyncio.Lock()
        """Computers write one after the other, so that a person's row has one rival for the disk at most."""
        self._closed = False

    def notice(self, room: Room) -> None:
        """Something happened at a table; for `Hall.watch_everything`."""
        live = room.live
        if any(room.bot_at(seat) for seat in (*live.pending(), live.unconfirmed)):
            self.poke(live.id)

    def poke(self, id: str) -> None:
        """Look whether the table waits for a computer."""
        if self._closed:
            return
        if id in self._serving:
            self._again.add(id)
        else:
            self._queue.setdefault(id)
            self._go_on()

    async def resume(self) -> None:
        """After a restart: look at the tables in play that may wait for a computer, the newest first."""
        for id in await self._waiting():
            self.poke(id)

    async def take_over(self, every: float = LOOK) -> None:
        """Take up, as long as this runs, tables that stood still between two looks: their worker may be dead."""
        before: dict[str, int] = {}
        while True:
            await asyncio.sleep(every)
            with suppress(SQLAlchemyError, OSError):
                now = await self._waiting()
                for id in [id for id, seq in now.items() if before.get(id) == seq]:
                    with suppress(Damaged):
                        await self._hall.heard(id, 0)
                    self.poke(id)
                before = now

    async def _waiting(self) -> dict[str, int]:
        """The tables in play that may wait for a computer, and their last rows."""
        seats = select(tables.c.id, tables.c.seq, tables.c.waiting, chairs.c.seat).join(chairs)
        in_play = seats.where(tables.c.started.is_not(None), tables.c.finished.is_(None))
        replaced = and_(chairs.c.left.is_not(None), tables.c.settings["on_leave"].as_string() == "bot")
        query = in_play.where(or_(chairs.c.kind == "bot", replaced)).order_by(tables.c.started.desc())
        async with self._hall.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {id: seq for id, seq, waiting, seat in found if not waiting or seat in waiting}

    async def close(self) -> None:
        """Stop at once, but finish what is being written; other decisions are made again after the next start."""
        self._closed = True
        self._queue.clear()
        tasks = dict(self._serving)
        for id, task in tasks.items():
            if id not in self._writing:
                task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        await self._thinkers.close()

    # Turns of the tables

    def _go_on(self) -> None:
        while self._queue and len(self._serving) < self._at_once:
            id = next(iter(self._queue))
            del self._queue[id]
            task = self._serving[id] = asyncio.get_running_loop().create_task(self._serve(id))
            task.add_done_callback(lambda _, id=id: self._served(id))  # type: ignore[misc]

    def _served(self, id: str) -> None:
        del self._serving[id]
        if id in self._again:
            self._again.remove(id)
            self.poke(id)
        elif not self._closed:
            self._go_on()

    async def _serve(self, id: str) -> None:
        """Make the decision that the table waits for, if it is a computer's. No failure may reach another table."""
        try:
            await self._decide(id)
        except OutOfDate:
            self.poke(id)
        except (Unavailable, SQLAlchemyError, OSError):
            asyncio.get_running_loop().call_later(self._pause, self.poke, id)
        except Damaged as error:
            log.error("table cannot go on", table=id, problem="Damaged", what=str(error))
        except Exception as error:
            log.error("table cannot go on", table=id, problem=type(error).__name__)

    # One table

    async def _decide(self, id: str) -> None:
        room = await self._hall.room(id)
        table, unconfirmed = room.live, room.live.unconfirmed
        if room.bot_at(unconfirmed):
            await self._write(table, unconfirmed, Confirm(), f"confirm:{table.seq}")
            return
        for seat, pending in table.pending().items():
            opponent = room.bot_at(seat)
            if opponent is not None:
                await self._answer(table, seat, pending, opponent)
                return

    async def _answer(self, table: LiveTable, seat: str, pending: str, opponent: str) -> None:
        choice = await self._choice(table, seat, opponent)
        if (await self._hall.room(table.id)).bot_at(seat) != opponent:
            self.poke(table.id)
            return
        try:
            await self._write(table, seat, Move(pending, [choice]), pending)
        except Refused:
            if f"bot:{seat}:{pending}" in (await self._hall.table(table.id)).decisions:
                # Another worker has answered, and otherwise: there the opponent failed, or it did here.
                return
            self._lament(table, seat, opponent, "an illegal choice")
            choice = table.game.legal(seat)[0]
            await self._write(table, seat, Move(pending, [choice]), pending)

    async def _write(self, table: LiveTable, seat: str, command: Command, about: str) -> None:
        """Write a row; its decision id is the same whoever makes it and however often, so it cannot be doubled."""
        self._writing.add(table.id)
        try:
            async with self._pen:
                await self._hall.act(table.id, seat, command, f"bot:{seat}:{about}")
        finally:
            self._writing.remove(table.id)

    async def _choice(self, table: LiveTable, seat: str, opponent: str) -> str:
        """What the opponent answers; where it fails the first legal answer, for people must not wait for ever."""
        try:
            return await self._thinkers.choose(question(table, seat, opponent))
        except Exception as error:
            self._lament(table, seat, opponent, type(error).__name__)
            return table.game.legal(seat)[0]

    def _lament(self, table: LiveTable, seat: str, opponent: str, problem: str) -> None:
        """Say where an opponent failed, and not what it knew: the record leads to the same question."""
        log.error("opponent failed", table=table.id, row=table.seq, seat=seat, opponent=opponent, problem=problem)
