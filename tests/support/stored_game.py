"""The game at a table, from the rows on disk."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from valles.game import Game
from valles.games.registry import rulebook


class StoredGame:
    def __init__(self, database: str | Path, table: str) -> None:
        self._database, self._table = database, table
        [(game, setup, seed)] = self._read("SELECT game, setup, seed FROM tables WHERE id = ?", table)
        self.seed = int(seed)
        self.game = Game(rulebook(game), json.loads(setup), self.seed)
        self.rules = self.game.rules
        self._seq = 0
        self._agreed: dict[int, set[str]] = {}

    def go_on(self) -> Iterator[int]:
        """Bring the game to the last row, a row at a time: the number of each after it has happened."""
        query = 'SELECT seq, seat, kind, body FROM rows WHERE "table" = ? AND seq > ? ORDER BY seq'
        for seq, seat, kind, body in self._read(query, self._table, self._seq):
            self._happen(seat, kind, json.loads(body))
            self._seq = seq
            yield seq

    def _read(self, query: str, *values: object) -> list[Any]:
        with closing(sqlite3.connect(self._database)) as connection:
            return connection.execute(query, values).fetchall()

    def _happen(self, seat: str, kind: str, body: Any) -> None:
        if kind == "move":
            self.game.play(seat, *body["choices"])
            self._agreed = {}
        elif kind == "undo":
            self._go_back(body["to"])
        elif kind == "take_back":
            self.game.take_back(seat)
        elif kind == "consent":
            self._agreed.setdefault(body["to"], set()).add(seat)
            if self._agreed[body["to"]] >= set(body["people"]):
                self._go_back(body["to"])

    def _go_back(self, move: int) -> None:
        self.game = self.game.at(move)
        self._agreed = {}
