"""How server tests play: halls on a fresh database, and random legal decisions."""

import random
from contextlib import asynccontextmanager

from valles.games.registry import rulebook
from valles.server.command import Move
from valles.server.hall import Hall
from valles.server.schema import chairs, metadata, players, tables
from valles.server.store import Store, opened


@asynccontextmanager
async def hall_on(path, store_class=Store):
    """A hall on this database, with a host who may open tables."""
    engine = opened(f"sqlite+aiosqlite:///{path}")
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    store = store_class(engine)
    if await store.one(players, id="host") is None:
        await store.put(players, id="host", name="Host", language="en", created=0.0)
    try:
        yield Hall(store)
    finally:
        await engine.dispose()


async def new_table(hall, game="terraforming_mars", id="table", seed=7, confirming=False, **options):
    """A table that has started, at which people sit."""
    rules = rulebook(game)
    setup = rules.setup(**{"players": 2, **options})
    settings = {"on_leave": "bot", "confirming": list(rules.seats(setup)) if confirming else []}
    facts = {"game": game, "setup": setup, "seed": str(seed), "rules": rules.version, "language": "en"}
    await hall.store.put(tables, id=id, **facts, settings=settings, host="host", created=0.0, started=0.0)
    for seat in rules.seats(setup):
        await hall.store.put(chairs, table=id, seat=seat, kind="person", player="host", name="Host")
    return await hall.table(id)


def decision_of(table, chance):
    """Some seat that is asked, and a legal answer of it."""
    seat, pending = chance.choice(sorted(table.pending().items()))
    return seat, Move(pending, [chance.choice(table.game.legal(seat))])


async def play(hall, id, count, seed=1, first=0):
    """So many random decisions; the numbers of the rows that were acknowledged."""
    chance = random.Random(seed)
    acknowledged = []
    for number in range(first, first + count):
        table = await hall.table(id)
        if table.game.over:
            break
        seat, move = decision_of(table, chance)
        acknowledged.append(await hall.act(id, seat, move, f"decision {number}"))
    return acknowledged
