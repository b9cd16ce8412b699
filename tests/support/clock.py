"""False time for servers under test, and tables with clocks."""

from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from unittest.mock import patch

from tests.support.application import running_app
from valles.hosting.feature import table_of
from valles.server.live.sweep import Sweep
from valles.server.live.tables import Tables
from valles.table.clock.seat import set_to
from valles.table.command import Confirm, Move
from valles.table.feature.clock import FEATURE as CLOCK
from valles.table.feature.clock import rules_of

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()
LIVE = {"kind": "live", "bank": 600, "increment": 30}
DAYS = {"kind": "days", "allowance": 43_200, "bank": 21_600}


class FalseTime:
    """A time of day that passes when a test says so."""

    def __init__(self, now=NOON):
        self.now = now

    def __call__(self):
        return self.now

    def advance(self, seconds):
        self.now += seconds


@asynccontextmanager
async def app_at(time, folder, **settings):
    """Yield the application on the database in this folder, with a false time."""
    with patch("valles.server.http.app.Tables", partial(Tables, clock=time)):
        async with running_app(folder, **settings) as here:
            yield here


async def open_clocked(host, *kinds, clock=LIVE, game="terraforming_mars", **more):
    """Open a table with clocks; return its id."""
    return await host.open_table(*kinds, game=game, confirming=None, **more | {"features": {"clock": clock}})


async def clocks_of(here, table):
    """Return the clocks of a table as they are stored."""
    return (await here.context.tables.entry(table)).data.states["clock"].body


async def charged(here, table):
    """Return the seconds that each seat has been charged until now."""
    entry = await here.context.tables.entry(table)
    now, clocks = entry.time.now(), entry.data.states["clock"].body
    rules = rules_of(table_of(CLOCK, entry))
    return {seat: set_to(clock, now, rules.rest(clocks, seat)).spent for seat, clock in clocks.seats.items()}


async def clock_info(caller, table):
    """Return the clocks of a table as somebody there sees them."""
    return (await caller.get(f"/api/tables/{table}"))["features"]["clock"]


async def sweep(here):
    """Do what is due now, and let whatever follows happen."""
    await Sweep(here.context.features).sweep()
    await here.settle()


async def answer(here, table, seat, choose=lambda options: options[0]):
    """Answer for a seat, or confirm its turn."""
    live = (await here.context.tables.entry(table)).live
    if live.unconfirmed == seat:
        await here.context.tables.act(table, seat, Confirm(), f"test:{live.seq}")
    else:
        move = Move(live.question_ids()[seat], [choose(live.game.legal(seat))])
        await here.context.tables.act(table, seat, move, f"test:{live.seq}:{seat}")
    await here.settle()


async def waiting(here, table):
    """Return the seats that have to answer or to confirm a turn."""
    live = (await here.context.tables.entry(table)).live
    return [*live.question_ids(), *([live.unconfirmed] if live.unconfirmed else [])]
