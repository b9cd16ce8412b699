"""Tables in the memory of one process, for a model that plays against the computer here."""

from __future__ import annotations

import asyncio
from itertools import count

from valles.game import new
from valles.games.registry import rulebook
from valles.kernel.phrase import Arg
from valles.kernel.record import canonical
from valles.mcp import description, tool
from valles.mcp.agent import Observation, known_game
from valles.mcp.description import DescriptionRequest
from valles.players import UnknownPlayer, opponents, player
from valles.table.command import Command
from valles.table.live import Refused
from valles.table.local import LocalTable
from valles.table.message.lobby import TableInfo
from valles.table.query import live_snapshot
from valles.table.setup import checked_setup


class LocalHost:
    """The tables of one caller; they are gone when the process ends."""

    owner = ""

    def __init__(self, language: str = "en", seed: int | None = None) -> None:
        self.language = language
        self._seed = seed
        """The seed of the first table, for runs that deal the same cards."""
        self._tables: dict[str, LocalTable] = {}
        self._decisions = count(1)
        self._one_at_a_time = asyncio.Lock()

    async def tables(self) -> list[TableInfo]:
        return [table.info(self.language) for table in self._tables.values()]

    async def join(self, request: tool.JoinCall) -> tuple[str, str]:
        if request.table:
            return request.table, self._table(request.table).own[0]
        if request.link:
            raise Refused("problem-link-dead", 404)
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._open, request)

    def _open(self, request: tool.JoinCall) -> tuple[str, str]:
        """Return a new table, at which the computer has already played if it begins."""
        name = known_game(request.game)
        rules = rulebook(name)
        if request.players > len(rules.colours):
            raise Refused("problem-too-many-seats", count=request.players, possible=len(rules.colours))
        setup = checked_setup(rules, list(rules.colours[: request.players]), request.variants)
        seed = None if self._seed is None else self._seed + len(self._tables)
        game = new(name, seed=seed, **setup)
        opponent = request.opponent or opponents(name)[0]
        try:
            bots = {
                seat: (opponent, player(opponent, name, game.seed + number).choose)
                for number, seat in enumerate(game.seats[1:], 1)
            }
        except UnknownPlayer as error:
            possible: list[Arg] = [*opponents(name)]
            raise Refused("problem-unknown-opponent", 400, opponent=opponent[:40], possible=possible) from error
        id = str(len(self._tables) + 1)
        self._tables[id] = LocalTable(id, game, bots)
        return id, game.seats[0]

    def _table(self, id: str) -> LocalTable:
        if id not in self._tables:
            raise Refused("problem-unknown-table", 404)
        return self._tables[id]

    async def observe(self, table: str, seat: str) -> Observation:
        entry = self._table(table)
        seat = seat or entry.own[0]
        if seat not in entry.own:
            raise Refused("problem-not-your-seat", 403, seat=seat)
        game = entry.game
        state = game.state if game.over else game.view(seat)
        snapshot = live_snapshot(entry.live, seat, entry.info(self.language))
        return Observation(snapshot, canonical(game.rules.save(state)), game.events_for(seat))

    async def describe(self, request: DescriptionRequest) -> bytes:
        return description.describe(request)

    async def act(self, table: str, seat: str, command: Command) -> None:
        async with self._one_at_a_time:
            await asyncio.to_thread(self._table(table).act, seat, command, f"decision-{next(self._decisions)}")

    async def wait(self, table: str, seat: str, seconds: float) -> None:
        """The computer has always answered already."""
