"""How server tests play: tables on a fresh database, and random legal decisions."""

import random
from contextlib import asynccontextmanager

from valles.game import new
from valles.games.registry import rulebook
from valles.server.live.tables import Tables
from valles.server.store import schema
from valles.server.store.store import Store, durable_engine
from valles.table.command import Move


@asynccontextmanager
async def tables_on(path, store_class=Store, **more):
    """Yield the tables of this database, with a host who may open tables."""
    engine = durable_engine(f"sqlite+aiosqlite:///{path}")
    async with engine.begin() as connection:
        await connection.run_sync(schema.metadata.create_all)
    store = store_class(engine)
    if await store.fetch_one(schema.players, id="host") is None:
        await store.insert(schema.players, id="host", name="Host", language="en", created=0.0)
    try:
        yield Tables(store, **more)
    finally:
        await engine.dispose()


async def new_table(tables, game="terraforming_mars", id="table", seed=7, confirming=False, **options):
    """Return a table that has started, at which people sit."""
    rules = rulebook(game)
    setup = rules.setup(**{"players": 2, **options})
    settings = {"on_leave": "bot", "confirming": list(rules.seats(setup)) if confirming else []}
    facts = {"game": game, "setup": setup, "seed": str(seed), "rules": rules.version, "language": "en"}
    await tables.store.insert(schema.tables, id=id, **facts, settings=settings, host="host", created=0.0, started=0.0)
    for seat in rules.seats(setup):
        await tables.store.insert(schema.chairs, table=id, seat=seat, kind="person", player="host", name="Host")
    return await tables.table(id)


def game_by_chance(name, seed, players=2, most=100_000):
    """Return a game decided by chance: a whole one, or its first moves."""
    game, chance = new(name, players=players, seed=seed), random.Random(seed)
    while not game.over and len(game.moves) < most:
        seat = game.seats[game.state.pending_seats()[0]]
        game.play(seat, chance.choice(game.legal(seat)))
    return game


def decision_of(table, chance):
    """Return some seat that is asked, and a legal answer of it."""
    seat, pending = chance.choice(sorted(table.question_ids().items()))
    return seat, Move(pending, [chance.choice(table.game.legal(seat))])


async def play(tables, id, count, seed=1, first=0):
    """So many random decisions; the numbers of the rows that were acknowledged."""
    chance = random.Random(seed)
    acknowledged = []
    for number in range(first, first + count):
        table = await tables.table(id)
        if table.game.over:
            break
        seat, move = decision_of(table, chance)
        acknowledged.append(await tables.act(id, seat, move, f"decision {number}"))
    return acknowledged
