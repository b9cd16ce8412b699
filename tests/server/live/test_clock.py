"""Workers whose clocks are an hour apart, or jump, write the same games."""

import asyncio
import random

import pytest

from tests.support.table import decision_of, new_table, tables_on
from valles.server.live.tables import Tables

HOUR = 3600.0
GAMES = ("terraforming_mars", "on_mars")
JUMPING = random.Random(0)
CLOCKS = (lambda: 1e9 - HOUR, lambda: 1e9 + HOUR, lambda: 1e9 + JUMPING.uniform(-24 * HOUR, 24 * HOUR))


async def played(path, clocks, number):
    """A game whose decisions are written by workers with these clocks in turn: its hashes, and the times it notes."""
    chance = random.Random(number)
    async with tables_on(path) as tables:
        await new_table(tables, GAMES[number % 2], seed=number)
        workers = [Tables(tables.store, clock) for clock in clocks]
        hashes = []
        for decision in range(30):
            worker = workers[decision % len(workers)]
            await worker.catch_up("table", 0)
            live = await worker.table("table")
            seat, move = decision_of(live, chance)
            await worker.act("table", seat, move, f"decision {decision}")
            live = await worker.table("table")
            hashes.append((live.seq, live.hash, live.game.hash(), live.question_ids()))
        return hashes, [row.at for row in await tables.store.rows("table")]


@pytest.mark.nightly("workers", cases=100, size=50)
def test_clocks_an_hour_apart_lead_to_the_same_game(tmp_path, cases):
    for number in cases:
        right, times = asyncio.run(played(tmp_path / f"right {number}", [lambda: 1e9], number))
        wrong, others = asyncio.run(played(tmp_path / f"wrong {number}", CLOCKS, number))

        assert wrong == right
        assert set(times) == {1e9} and others[:2] == [1e9 - HOUR, 1e9 + HOUR]
