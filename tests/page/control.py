"""The control of the server under test: browser tests restart it, hasten games, and ask for positions and advice."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

from tests.page.json_server import POSITIONS, Handlers, json_server
from tests.support.ledger import ROOT
from tests.support.server import Server
from tests.support.store import store_on
from tests.support.stored_game import StoredGame
from valles.game import Game
from valles.hosting.bot import BotQuestion
from valles.kernel.record import canonical
from valles.server.live.bot_process import answer
from valles.server.live.tables import Tables
from valles.table.command import Move


class Adviser:
    """Knows the tables by what the server has written down, and looks at them as `greedy` at that seat would."""

    def __init__(self, database: str | Path) -> None:
        self._database = database
        self._tables: dict[str, StoredGame] = {}
        self._alone = Lock()

    def advice(self, body: dict[str, Any]) -> str | None:
        """What `greedy` would answer for the seat at the table; nothing if it is no longer asked there."""
        with self._alone:
            table = self._tables.get(body["table"]) or StoredGame(self._database, body["table"])
            self._tables[body["table"]] = table
            for _ in table.go_on():
                pass
            if all(choice.seat != body["seat"] for choice in table.game.pending):
                return None
            return sensible(table.game, body["seat"])


def sensible(game: Game, seat: str) -> str:
    """What `greedy` answers from this seat."""
    view = game.player_view(seat)
    saved = canonical(view.rules.save(view.state))
    return answer(BotQuestion(view.rules.name, saved, view.seat, view.number, "greedy"))


async def hasten(database: str | Path, body: dict[str, Any]) -> None:
    """Let `greedy` play for everybody at a table until so many moves are left; the server must not run meanwhile."""
    async with store_on(database, checked=False) as store:
        tables = Tables(store)
        live = await tables.table(body["table"])
        ahead, moves = live.game.copy(), []
        while not ahead.over:
            seat = ahead.pending[0].seat
            moves.append((seat, sensible(ahead, seat)))
            ahead.play(*moves[-1])
        for number, (seat, option) in enumerate(moves[: -body["left"]]):
            pending = (await tables.table(body["table"])).question_ids()[seat]
            await tables.act(body["table"], seat, Move(pending, [option]), f"hastened {number}")


def decided(database: str | Path, body: dict[str, Any]) -> list[str]:
    """The ids of all that was decided from a seat, in order, as it is on disk."""
    query = 'SELECT decision FROM rows WHERE "table" = ? AND seat = ? ORDER BY seq'
    with closing(sqlite3.connect(database)) as connection:
        return [decision for (decision,) in connection.execute(query, (body["table"], body["seat"]))]


FAULTS = {
    "damaged": """UPDATE rows SET body = '{}' WHERE "table" = ? AND seq = 1""",
    "frozen": """UPDATE rows SET state = 'other' WHERE "table" = ? AND seq = 1""",
}
"""What makes a table one that cannot be opened, and one that this version would play differently."""


@contextmanager
def control(server: Server, cut: Callable[[], None] = lambda: None) -> Iterator[str]:
    """Until the block ends, an address at which the tests in the browser ask for these things."""
    database = server.settings.database

    def restart(_: Any) -> None:
        server.kill()
        server.start()

    def leap(body: dict[str, Any]) -> None:
        server.kill()
        asyncio.run(hasten(database, body))
        server.start()

    def spoil(body: dict[str, str]) -> None:
        """Let tables be found damaged or frozen; the server must not write meanwhile."""
        server.kill()
        with closing(sqlite3.connect(database)) as connection, connection:
            for how, table in body.items():
                connection.execute(FAULTS[how], (table,))
                connection.execute('DELETE FROM snapshots WHERE "table" = ?', (table,))
        server.start()

    adviser = Adviser(database)
    answers: Handlers = {
        **POSITIONS,
        "/paused": lambda game: (ROOT / f"tests/{game}/records/random_payment.txt").read_text("utf-8"),
        "/advice": adviser.advice,
        "/restart": restart,
        "/hasten": leap,
        "/spoil": spoil,
        "/decided": lambda body: decided(database, body),
        "/cut": lambda _: cut(),
    }

    with json_server(answers) as url:
        yield url
