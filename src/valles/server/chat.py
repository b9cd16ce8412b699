"""What people at a table write to each other: kept on disk, in the order in which it was written, and in no record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from valles.server.hall import Unavailable
from valles.server.protocol import Line, Say
from valles.server.schema import chat
from valles.server.store import Stale, Store
from valles.server.table import Refused

LINES_AT_ONCE: Final = 200
"""How many lines are told to somebody who comes in; older ones are kept, and told to nobody."""
ATTEMPTS: Final = 10
"""How often a line is numbered anew because another worker was faster."""
JOINERS: Final = "\u200c\u200d"
"""What is not seen by itself but makes one sign of several, in some scripts and in many pictures."""


class Chat:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def write(self, table: str, said: Say, name: str) -> int:
        """The number of the line, which is on disk. The same decision again gets the same answer."""
        values = {"seat": said.seat, "text": one_line(said.text), "decision": said.decision}
        for _ in range(ATTEMPTS):
            try:
                known = await self._store.one(chat, table=table, decision=said.decision)
                if known is None:
                    return await self._store.say(table, name=name, at=self._clock(), **values)
            except Stale:
                # Another worker's line has taken the number, or is this very line.
                continue
            except (SQLAlchemyError, OSError) as error:
                raise Unavailable from error
            if any(known[column] != value for column, value in values.items()):
                raise Refused("problem-decision-used")
            return int(known["number"])
        raise Unavailable

    async def lines(self, table: str, after: int) -> list[Line]:
        """What has been written after a line, as much as is told at once."""
        found = await self._store.said(table, after, LINES_AT_ONCE)
        return [Line(line["number"], line["seat"], line["name"], line["text"], line["at"]) for line in found]


def one_line(text: str) -> str:
    """What was written as one line of characters that can be seen, none of which turns the others around."""
    shown = " ".join("".join(c if c.isprintable() or c in JOINERS else " " for c in text).split())
    if not shown.strip(JOINERS):
        raise Refused("problem-nothing-said", 400)
    return shown
