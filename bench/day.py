"""A day of many players, minute by minute, against what a decision costs: how many cores, writes and bytes it takes.

python -m bench.day                      a day of 100,000 players
python -m bench.day --players 20000      of fewer
python -m bench.day --measure            the constants of `Cost`, measured here, in seconds of processor time
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
import zlib
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path

import msgspec
import psutil

from tests.support.server import Client, running
from tests.support.table import decision_of, new_table, tables_on
from valles.hosting import snapshot
from valles.hosting.bot import question
from valles.server.live.bot_process import answer
from valles.table.live import opened_table
from valles.table.message.reply import Log

MINUTES = 24 * 60
WATCHERS = 20
MB = 1e6


@dataclass(frozen=True)
class Cost:
    """Costs in seconds of one core unless said otherwise.

    `python -m bench.day --measure` prints all but the last three. The values here are PROVISIONAL: they were taken on a
    machine of 2 cores that was busy with other work, and are to be taken again on a quiet one.
    """

    act: float = 0.006
    """A decision: read, checked, planned on a copy, committed to SQLite, acknowledged."""
    snapshot: float = 0.00065
    """Making what one seat sees, after each decision."""
    message: float = 0.0001
    """Sending it to one socket: encoded, compressed, written."""
    open: float = 0.006
    """Reading a table of 300 rows that is not in memory, from its last snapshot."""
    bot: float = 0.0035
    """A move of `greedy`, in a process of its own."""
    message_bytes: float = 2_000
    """A snapshot on the wire, compressed."""
    row_bytes: float = 650
    """A row on disk, with indexes."""
    idle_socket: float = 0.00002
    """A second of a socket that is silent: pings. ESTIMATE; "Many watchers" of `python -m bench.server` shows it."""
    socket_bytes: float = 0.15 * MB
    """Memory of a connection. ESTIMATE; ("Many watchers" - "Full load") / 700 sockets of `python -m bench.server`."""
    table_bytes: float = 0.2 * MB
    """Memory of a table that is loaded, as found before this release; `python -m bench.server` prints the memory."""


@dataclass(frozen=True)
class Habits:
    """A model of how people play. All of it is ESTIMATED; nobody has watched 100,000 players."""

    evening: tuple[float, ...] = (2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 4, 5, 5, 5, 5, 6, 7, 8, 10, 12, 12, 10, 7, 4)
    """The share of players who sit down in each hour of the day."""
    seats: tuple[float, ...] = (0.25, 0.35, 0.2, 0.15, 0.05)
    """The share of tables with one person, two, …"""
    bots: float = 0.6
    """Computer opponents at a table, on average."""
    decisions: tuple[int, int] = (180, 260)
    """Decisions of one seat in a game of Terraforming Mars and On Mars. Random players need 190 to 550."""
    minutes: tuple[float, float] = (40.0, 25.0)
    """The length of a game: at least so many minutes, and so many more for each person."""
    looks: float = 0.5
    """Forms and previews for each decision, each reckoned as one snapshot."""
    opened: float = 3.0
    """Times that a table is read into memory: sat down, come back, looked at again."""


@dataclass
class Minute:
    """The load of one minute: what exists, and the events in each second."""

    tables: float = 0.0
    people: float = 0.0
    decisions: float = 0.0
    bot_moves: float = 0.0
    snapshots: float = 0.0
    opened: float = 0.0

    def __add__(self, other: Minute) -> Minute:
        return Minute(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))

    def __neg__(self) -> Minute:
        return Minute(*(-getattr(self, one.name) for one in fields(self)))

    def worker_cores(self, cost: Cost) -> float:
        """Cores of the processes that serve."""
        return (
            self.decisions * cost.act
            + self.snapshots * (cost.snapshot + cost.message)
            + self.opened * cost.open
            + self.people * cost.idle_socket
        )

    def bot_cores(self, cost: Cost) -> float:
        return self.bot_moves * cost.bot

    def memory(self, cost: Cost) -> float:
        return self.people * cost.socket_bytes + self.tables * cost.table_bytes

    def traffic(self, cost: Cost) -> float:
        """Bytes a second that go out."""
        return self.snapshots * cost.message_bytes


def table(habits: Habits, chance: random.Random) -> tuple[int, int, Minute]:
    """A table: in which minute it begins, how long it plays, and what it adds to each of its minutes."""
    [hour] = chance.choices(range(24), habits.evening)
    [people] = chance.choices(range(1, 6), habits.seats)
    bots = chance.random() < habits.bots or people == 1
    shortest, each = habits.minutes
    minutes = max(10, round((shortest + each * people) * chance.lognormvariate(0, 0.3)))
    seconds = 60 * minutes
    own = chance.choice(habits.decisions)
    decisions = own * (people + bots)
    snapshots = decisions * people + own * people * habits.looks
    adds = Minute(1, people, decisions / seconds, own * bots / seconds, snapshots / seconds, habits.opened / seconds)
    return 60 * hour + chance.randrange(60), minutes, adds


def day(players: int, habits: Habits, seed: int = 1) -> list[Minute]:
    """Every minute of a day; whoever plays past midnight plays in the morning of the same day."""
    chance = random.Random(seed)
    changes = [Minute() for _ in range(MINUTES)]
    standing = Minute()
    while players > 0:
        begins, minutes, adds = table(habits, chance)
        ends = begins + minutes
        changes[begins] += adds
        changes[ends % MINUTES] += -adds
        if ends >= MINUTES:
            standing += adds
        players -= round(adds.people)
    rows = []
    for change in changes:
        standing += change
        rows.append(standing)
    return rows


def capacity(players: int, minutes: list[Minute], cost: Cost, cores: float) -> float:
    """Return the number of players a day that so many cores can serve, if all play like these."""
    return players * cores / max(minute.worker_cores(cost) + minute.bot_cores(cost) for minute in minutes)


def report(players: int, minutes: list[Minute], cost: Cost, share: float) -> None:
    busiest = max(minutes, key=lambda minute: minute.worker_cores(cost) + minute.bot_cores(cost))
    decisions = 60 * sum(minute.decisions for minute in minutes)
    tables = 60 * sum(minute.opened for minute in minutes) / Habits().opened
    workers, bots = busiest.worker_cores(cost), busiest.bot_cores(cost)
    fits = capacity(players, minutes, cost, 8 * share)
    print(f"A day of {players:,} players: {tables:,.0f} tables, {decisions / 1e6:.1f} million decisions")
    print(f"  in the busiest minute {busiest.tables:,.0f} tables, {busiest.people:,.0f} sockets")
    print(f"  {busiest.decisions:,.0f} decisions a second, which are as many commits")
    print(f"  {busiest.snapshots:,.0f} snapshots a second, {8 * busiest.traffic(cost) / 1e6:,.0f} Mbit/s")
    print(f"  workers {workers:.1f} cores, bots {bots:.1f} cores")
    print(f"  memory {busiest.memory(cost) / 1e9:.1f} GB, rows of the day {decisions * cost.row_bytes / 1e9:.1f} GB")
    print(f"With at most {share:.0%} of each core busy that takes {(workers + bots) / share:.0f} cores.")
    print(
        f"8 cores, the database not counted, bear {fits:,.0f} players and {fits * tables / players:,.0f} tables a day."
    )


# Measuring


def measured(rows: int = 150) -> Cost:
    """Measure the costs on this machine, in processor time."""
    with tempfile.TemporaryDirectory() as folder:
        alone, crowd = (asyncio.run(served(Path(folder) / str(sockets), sockets, rows)) for sockets in (0, WATCHERS))
        costs = asyncio.run(in_process(Path(folder) / "day.db", 2 * rows))
    message = (crowd - alone) / WATCHERS
    # Whoever plays alone has one snapshot of his own.
    return replace(costs, act=alone - costs.snapshot - message, message=message)


async def served(folder: Path, watchers: int, rows: int) -> float:
    """Return the cost of a decision for a real server with so many watching sockets."""
    folder.mkdir()
    with running(folder) as server:
        async with AsyncExitStack() as stack:
            ann = await Client(server).enter()
            stack.push_async_callback(ann.close)
            id = (await ann.open_table(chairs=("me",)))["id"]
            watching = [await stack.enter_async_context(ann.at(id)) for _ in range(watchers)]
            talk = await stack.enter_async_context(ann.at(id, "yellow"))
            chance = random.Random(1)
            process = psutil.Process(server.process.pid)
            began: float = sum(process.cpu_times()[:2])
            for _ in range(rows):
                await talk.decide(chance.choice(talk.last["question"]["options"])["option"])
                for one in (talk, *watching):
                    await one.hear("snapshot")
            ended: float = sum(process.cpu_times()[:2])
            return (ended - began) / rows


async def in_process(path: Path, rows: int) -> Cost:
    """The rest, without a server: the mean over both games with four seats."""
    spent: dict[str, list[float]] = {one.name: [] for one in fields(Cost)}

    def note(name: str, what: Callable[[], object]) -> None:
        began = time.process_time()
        what()
        spent[name].append(time.process_time() - began)

    async with tables_on(path) as tables:
        for game in ("terraforming_mars", "on_mars"):
            chance = random.Random(1)
            await new_table(tables, game, id=game, players=4)
            for number in range(rows):
                entry = await tables.entry(game)
                seat, move = decision_of(entry.live, chance)
                if number % 20 == 0:
                    note("bot", partial(answer, question(entry.live, seat, "greedy")))
                note("snapshot", partial(snapshot.snapshot_of, entry, "host", seat, Log(0, [])))
                text = msgspec.json.encode(snapshot.snapshot_of(entry, "host", seat, Log(0, [])))
                spent["message_bytes"].append(len(zlib.compress(text)))
                await tables.act(game, seat, move, f"decision {number}")
            live, written = await tables.table(game), await tables.store.rows(game)
            saved = await tables.store.snapshot(game)
            note("open", partial(opened_table, game, game, live.game.setup, live.game.seed, (), written, saved))
    spent["row_bytes"].append(path.stat().st_size / (2 * rows))
    return Cost(**{name: statistics.mean(samples) for name, samples in spent.items() if samples})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=100_000)
    parser.add_argument("--share", type=float, default=0.6, help="of a core that may be busy in the busiest minute")
    parser.add_argument("--measure", action="store_true")
    arguments = parser.parse_args()
    if arguments.measure:
        for one in fields(cost := measured()):
            print(f"    {one.name}: float = {getattr(cost, one.name):.3g}")
        return
    report(arguments.players, day(arguments.players, Habits()), Cost(), arguments.share)


if __name__ == "__main__":
    main()
