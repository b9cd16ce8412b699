"""The cost of clocks, in percent of a core: `python -m bench.clock`.

1,000 tables over days whose players are asleep, and 300 live tables at which somebody moves every few seconds: the
sweep over what is due, the notes that the server is up, and what clocks add to a move.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import mean

from msgspec import to_builtins

from tests.support.table import decision_of, new_table, tables_on
from valles.hosting.feature import StateChange, StoredState
from valles.server.http.context import Settings
from valles.server.live.feature import Features
from valles.server.live.presence import Presence
from valles.server.live.sweep import INTERVAL, Sweep
from valles.server.live.tables import Tables
from valles.server.live.uptime import EVERY
from valles.server.store import schema
from valles.server.store.feature import write_state
from valles.table.clock.position import position_of
from valles.table.clock.table import initial
from valles.table.feature import FeatureTable
from valles.table.feature.clock import ClockSettings, rules_of

SLEEPING, LIVE = 1000, 300
SECONDS_A_MOVE = 10.0
"""Seconds between two moves at a live table."""
HOST = {"confirm_after": Settings.confirm_after, "away_after": Settings.away_after}


async def clocked_tables(tables: Tables, count: int, settings: ClockSettings) -> list[str]:
    """Return new tables with clocks that run."""
    first = await new_table(tables, id=f"{settings.kind} 0")
    stored = to_builtins({"features": {"clock": settings}, "confirming": [], "points": True})
    record = dict((await tables.store.fetch_one(schema.tables, id=first.id)) or {})
    seats = [dict(row) for row in await tables.store.fetch_all(schema.chairs, table=first.id)]
    now = tables.time.now()
    table = FeatureTable("", [], 0.0, None, settings, first, now, tables.time.timeline)
    clocks = initial(rules_of(table), [seat["seat"] for seat in seats], position_of(first), now)
    ids = [f"{settings.kind} {number}" for number in range(count)]
    for id in ids[1:]:
        await tables.store.insert(schema.tables, **{**record, "id": id})
        for seat in seats:
            await tables.store.insert(schema.chairs, **{**seat, "table": id})
    async with tables.store.transaction() as connection:
        await connection.execute(schema.tables.update().values(settings=stored).where(schema.tables.c.id.in_(ids)))
        for id in ids:
            state = StoredState(1, clocks, now, now + 3600.0)
            await write_state(connection, id, StateChange("clock", None, state))
    return ids


async def seconds_of(count: int, what: Callable[[int], Awaitable[object]]) -> float:
    """Return the processor time of doing something, on average."""
    before = time.process_time()
    for number in range(count):
        await what(number)
    return (time.process_time() - before) / count


def trimmed(times: list[float]) -> float:
    """Return the mean without the slowest twentieth, which other programs on the machine have slowed down."""
    return mean(sorted(times)[: len(times) * 19 // 20])


async def measure(folder: Path, moves: int) -> dict[str, float]:
    """Return shares of a core by what they are used for."""
    chance = random.Random(1)
    async with tables_on(folder / "db") as tables:
        await tables.time.start(tables.store)
        sweep = Sweep(Features(tables, Presence(), HOST))
        await clocked_tables(tables, SLEEPING, ClockSettings("days", bank=6 * 86_400.0))
        clocked = await clocked_tables(tables, LIVE, ClockSettings("live"))
        plain = [(await new_table(tables, id=f"plain {number}")).id for number in range(LIVE)]

        async def move(id: str, _: int) -> None:
            live = await tables.table(id)
            await tables.act(id, *decision_of(live, chance), f"decision {live.seq}")

        for id in (*clocked, *plain):
            await tables.table(id)
        with_clock, without = [], []
        for part in range(moves):
            with_clock.append(await seconds_of(1, partial(move, clocked[part % LIVE])))
            without.append(await seconds_of(1, partial(move, plain[part % LIVE])))
        swept = await seconds_of(200, lambda _: sweep.sweep())
        beat = await seconds_of(50, lambda _: tables.time.beat(tables.store))
    return {
        "sweeps": 100 * swept / INTERVAL,
        "notes that the server is up": 100 * beat / EVERY,
        "clocks of moves": 100 * max(0.0, trimmed(with_clock) - trimmed(without)) * LIVE / SECONDS_A_MOVE,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=600, help="moves that are compared with moves without clocks")
    with tempfile.TemporaryDirectory() as folder:
        shares = asyncio.run(measure(Path(folder), parser.parse_args().moves))
    print(f"{SLEEPING} sleeping and {LIVE} live tables with clocks, in percent of a core:")
    for name, share in shares.items():
        print(f"  {name}: {share:.2f}")
    print(f"  together: {sum(shares.values()):.2f}")


if __name__ == "__main__":
    main()
