"""The chat of a table: stored in order, and no part of the game's record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog
from msgspec import ValidationError, convert
from sqlalchemy import RowMapping
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting.person import one_line
from valles.server.live.tables import Unavailable
from valles.server.store.schema import chat
from valles.server.store.store import Store, WriteConflict
from valles.table.live import Refused
from valles.table.message.reply import ChatLine
from valles.table.message.request import ChatMessage

MAX_LINES: Final = 200
"""Number of lines that are sent to a client that joins; older ones are stored, but not sent."""
ATTEMPTS: Final = 10
"""Number of times that a line gets another number because another worker was faster."""
log = structlog.get_logger(__name__)


class Chat:
    """Writes and reads the lines of chat of all tables."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def write(self, table: str, message: ChatMessage, name: str, player: str | None = None) -> int:
        """Write a line; return its number once it is on disk. A repeated decision id gets the same number."""
        values = {"seat": message.seat, "text": one_line(message.text), "decision": message.decision}
        for _ in range(ATTEMPTS):
            try:
                stored = await self._store.fetch_one(chat, table=table, decision=message.decision)
                if stored is None:
                    return await self._store.append_line(table, name=name, player=player, at=self._clock(), **values)
            except WriteConflict:
                # Another worker has written a line with this number, perhaps this very line.
                continue
            except (SQLAlchemyError, OSError) as error:
                raise Unavailable from error
            if any(stored[column] != value for column, value in values.items()):
                raise Refused("problem-decision-used")
            return int(stored["number"])
        raise Unavailable

    async def lines(self, table: str, after: int) -> list[ChatLine]:
        """Return the newest lines after one, as many as are sent at once."""
        records = await self._store.lines(table, after, MAX_LINES)
        return [line for stored in records if (line := read_line(stored)) is not None]


def read_line(stored: RowMapping) -> ChatLine | None:
    """Return a line from its columns; None if it is damaged, which is no reason to withhold the others."""
    try:
        columns = {name: stored[name] for name in ChatLine.__struct_fields__}
        return convert({**columns, "deleted": stored["deleted"] is not None}, ChatLine)
    except ValidationError as error:
        log.error("damaged line of chat", table=stored["table"], number=stored["number"], what=str(error))
        return None
