"""Load tests of the table server, with the clients on the same machine.

python -m bench.server                 half a minute of each load
python -m bench.server --seconds 600   the figures of docs/guarantees.md
python -m bench.server hostile         six floods from four addresses, and what everybody else notices of them
python -m bench.server overload        more and more decisions, twice what can be written, and then few again
python -m bench.server storm           a killed server to which 300 sockets come back
python -m bench.server bots            people beside four tables at which computer players think without pause
python -m bench.server tables          2,001 tables on disk, 500 of them in memory, and all of them one after the other
python -m bench.server workers         how many decisions a second 1, 2 and 4 workers bear on one PostgreSQL
"""

import argparse
import asyncio
import json
import random
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
import uuid
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import websockets

from bench.hostile import run_floods
from tests.support.postgres import INSTALL, Postgres, programs
from tests.support.server import Client, Server, Talk, running
from tests.support.table import decision_of, game_by_chance, new_table, play, tables_on
from valles.game import new, public_view
from valles.server.store import schema
from valles.server.store.schema import snapshots
from valles.table.live import opened_table

GAMES = ("terraforming_mars", "on_mars")
SEATS = 4


def percentiles(times: list[float]) -> str:
    """The middle, the slowest twentieth and the slowest hundredth, in milliseconds."""
    cuts = statistics.quantiles(times, n=100)
    figures = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(times)}
    return "  ".join(f"{name} {1000 * seconds:.0f}" for name, seconds in figures.items()) + " ms"


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * resource.getpagesize() / 1e6


class PlayedTable:
    """Four people at one table, each with a socket."""

    def __init__(self, host: Client, guests: list[Client], info: Any) -> None:
        self.people = dict(zip([seat["seat"] for seat in info["seats"]], [host, *guests], strict=True))
        self.id = info["id"]
        self.talks: dict[str, Talk] = {}
        self.sent: dict[str, tuple[float, str]] = {}
        self.acks: list[float] = []
        self.views: list[float] = []
        self.refused: Counter[str] = Counter()
        """Counts of responses other than acknowledgements: stale if the client had not received the last move."""
        self.changed = asyncio.Event()

    async def sit_down(self, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
        for seat, person in self.people.items():
            self.talks[seat] = await stack.enter_async_context(person.at(self.id, seat))
        return [asyncio.create_task(self.listen(seat)) for seat in self.talks]

    async def listen(self, seat: str) -> None:
        talk = self.talks[seat]
        while True:
            text = await talk.wire.recv()
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "ack":
                self.acks.append(now - self.sent[message["decision"]][0])
            elif message["type"] == "snapshot":
                talk.last = message
                for began, by in [self.sent[d] for d in list(self.sent)[-1:]]:
                    if by != seat and message["seq"] >= self.seq:
                        self.views.append(now - began)
            else:
                self.refused[message["type"]] += 1
            self.changed.set()

    async def play(self, seconds: float, chance: random.Random) -> None:
        """Decide as soon as somebody is asked and the last decision is acknowledged."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.changed.clear()
            if len(self.sent) == len(self.acks) + self.refused.total() and await self.decide(chance):
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), 1)

    async def decide(self, chance: random.Random) -> bool:
        """Somebody who is asked answers."""
        seq = max(talk.last["seq"] for talk in self.talks.values())
        waiting = [s for s, t in self.talks.items() if t.last["question"] and t.last["seq"] == seq]
        if not waiting:
            return False
        seat = chance.choice(waiting)
        question = self.talks[seat].last["question"]
        decision = uuid.uuid4().hex
        self.seq = seq + 1
        self.sent[decision] = time.perf_counter(), seat
        option = chance.choice(question["options"])["option"]
        await self.talks[seat].say("move", decision=decision, seat=seat, question_id=question["id"], choices=[option])
        return True


async def gathered(server: Server, number: int, host: Client) -> PlayedTable:
    """A table of four guests, who came by links."""
    info = await host.open_table(GAMES[number % 2], chairs=("me", "open", "open", "open"), start=False)
    guests = []
    for seat in info["seats"][1:]:
        link = await host.post(f"/api/tables/{info['id']}/links", seat=seat["seat"])
        guest = await Client(server, f"Guest {number}").enter()
        await guest.redeem(link["secret"])
        guests.append(guest)
    return PlayedTable(host, guests, await host.post(f"/api/tables/{info['id']}/start"))


async def spectators(host: Client, table: str, count: int) -> list[Client]:
    """So many guests who came by a link to watch."""
    link = await host.post(f"/api/tables/{table}/links", seat=None)
    guests = [await Client(host.server, f"Spectator {number}").enter() for number in range(count)]
    for guest in guests:
        await guest.redeem(link["secret"])
    return guests


async def load(server: Server, tables: int, watchers: int, rate: int, seconds: float) -> int:
    """So many tables at so many decisions a second, with so many more who only watch; how many were acknowledged."""
    async with seated(server, tables, watchers) as played:
        return await decided(server, played, watchers, rate, seconds)


@asynccontextmanager
async def seated(server: Server, tables: int, watchers: int) -> AsyncIterator[list[PlayedTable]]:
    """So many tables with a socket for each of their people, and so many more who only watch."""
    async with AsyncExitStack() as stack:
        hosts = [await Client(server, f"Host {number}").enter() for number in range(tables)]
        played = [await gathered(server, number, host) for number, host in enumerate(hosts)]
        tasks = [task for table in played for task in await table.sit_down(stack)]
        for table, host in zip(played, hosts, strict=True):
            for spectator in await spectators(host, table.id, watchers // tables):
                stack.push_async_callback(spectator.close)
                talk = await stack.enter_async_context(spectator.at(table.id))
                tasks.append(asyncio.create_task(swallow(talk)))
        yield played
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for person in [one for table in played for one in table.people.values()]:
            await person.close()


async def decided(server: Server, played: list[PlayedTable], watchers: int, rate: int, seconds: float) -> int:
    """So many decisions a second; how many were acknowledged."""
    chance = random.Random(1)
    for table in played:
        table.acks, table.views, table.refused = [], [], Counter()
    started = time.perf_counter()
    made = 0
    while (now := time.perf_counter() - started) < seconds:
        if made < now * rate:
            made += await chance.choice(played).decide(chance)
        await asyncio.sleep(0.001)
    await asyncio.sleep(1)
    acks = [one for table in played for one in table.acks]
    views = [one for table in played for one in table.views]
    print(f"  {len(played) * SEATS + watchers} sockets, {made / seconds:.1f} decisions a second for {seconds:.0f} s")
    refused = sum((table.refused for table in played), Counter[str]())
    others = "".join(f", {count} {what}" for what, count in refused.items())
    print(f"  acknowledged   {percentiles(acks)}   ({len(acks)} of {made}{others})")
    print(f"  others see it  {percentiles(views)}")
    print(f"  memory of the server {memory(server.process.pid):.0f} MB")
    return len(acks)


async def swallow(talk: Talk) -> None:
    while True:
        await talk.wire.recv()


async def old_games(folder: Path) -> None:
    """Measure the time to open a game of 800 decisions, and the size of what a client receives."""
    async with tables_on(folder / "old.db") as tables:
        for game in GAMES:
            await new_table(tables, game, id=game, players=5 if game == "terraforming_mars" else 4)
            await play(tables, game, 800)
        for game in GAMES:
            live = await tables.table(game)
            rows = await tables.store.rows(game)
            facts = (game, game, live.game.setup, live.game.seed, (), rows)
            saved = await tables.store.fetch_one(snapshots, table=game)
            for name, body in (("from the rows", None), ("with a snapshot", saved["body"])):
                started = time.perf_counter()
                opened_table(*facts, body)
                print(f"  {game}: {len(rows)} rows, {name} {1000 * (time.perf_counter() - started):.0f} ms")


def public_views() -> None:
    """Measure the time to build the snapshot of a seat at the end of a game, and to encode it as JSON."""
    for name, players in (("terraforming_mars", 5), ("on_mars", 4)):
        game = new(name, players=players, seed=1)
        chance = random.Random(1)
        while not game.over:
            choice = chance.choice(game.pending)
            game.play(choice.seat, chance.choice(choice.options))
        view = game.view(game.seats[0])
        costs = []
        for _ in range(200):
            started = time.perf_counter()
            text = msgspec.json.encode(public_view(view))
            costs.append(time.perf_counter() - started)
        size = f"{len(text) / 1000:.1f} kB, deflated {len(zlib.compress(text)) / 1000:.1f} kB"
        print(f"  {name}, {players} players: {1000 * statistics.median(costs):.2f} ms, {size}")


async def growth(folder: Path) -> None:
    """Measure the cost of a decision by length of the game and number of seats, disk included."""
    async with tables_on(folder / "growth.db") as tables:
        for game in GAMES:
            for players in (2, 4):
                id = f"{game} {players}"
                await new_table(tables, game, id=id, players=players)
                costs = []
                chance = random.Random(2)
                for number in range(600):
                    table = await tables.table(id)
                    if table.game.over:
                        break
                    seat, move = decision_of(table, chance)
                    started = time.perf_counter()
                    await tables.act(id, seat, move, f"decision {number}")
                    costs.append(time.perf_counter() - started)
                early, late = statistics.median(costs[:100]), statistics.median(costs[-100:])
                spent = f"{1000 * early:.1f} ms a decision at first, {1000 * late:.1f} ms after {len(costs)} moves"
                print(f"  {id} players: {spent}")


async def sizes(server: Server) -> None:
    """The largest snapshot of a five-player game."""
    async with AsyncExitStack() as stack:
        ann = await Client(server).enter()
        stack.push_async_callback(ann.close)
        table = await ann.open_table(chairs=("me", *["bot"] * 0, *["hotseat"] * 4))
        largest = b""
        chance = random.Random(3)
        talk = await stack.enter_async_context(ann.at(table["id"], "yellow"))
        for _ in range(1500):
            if talk.last["over"]:
                break
            seat = talk.last["waiting"][0]
            if talk.last["seat"] != seat:
                await talk.say("join", seat=seat)
                await talk.hear("snapshot")
                continue
            largest = max(largest, json.dumps(talk.last, separators=(",", ":")).encode(), key=len)
            await talk.decide(chance.choice(talk.last["question"]["options"])["option"])
            await talk.hear("snapshot")
        packed = zlib.compressobj(wbits=-15)
        small = len(packed.compress(largest) + packed.flush())
        print(f"  largest snapshot of five players {len(largest) / 1000:.1f} kB, deflated {small / 1000:.1f} kB")


async def request_seconds(server: Server, seconds: float) -> list[float]:
    """Measure the latency of an ordinary client, ten times a second."""
    times = []
    ann = await Client(server, "Ann").enter()
    for _ in range(int(seconds * 10)):
        started = time.perf_counter()
        await ann.get("/api/me")
        times.append(time.perf_counter() - started)
        await asyncio.sleep(max(0.0, 0.1 - times[-1]))
    await ann.close()
    return times


async def overload(server: Server, seconds: float) -> None:
    """The rate is doubled until less than nine tenths are acknowledged; then twice that, then little again."""
    async with seated(server, 75, 0) as played:
        rate = 20
        while True:
            print(f"{rate} decisions a second")
            before = memory(server.process.pid)
            acknowledged = await decided(server, played, 0, rate, seconds)
            if acknowledged < 0.9 * rate * seconds:
                break
            rate *= 2
        capacity = acknowledged / seconds
        print(f"Capacity {capacity:.0f} decisions a second; twice that")
        await decided(server, played, 0, int(2 * capacity), seconds)
        after = memory(server.process.pid)
        grown = f"{100 * (after / before - 1):+.0f} %"
        print(f"  memory {before:.0f} MB before it was too much, {after:.0f} MB after: {grown}")
        print("Ten seconds later, at a quarter")
        await asyncio.sleep(10)
        await decided(server, played, 0, int(capacity / 4), seconds)


def run_overload(folder: Path, seconds: float) -> None:
    with running(folder) as server:
        asyncio.run(overload(server, seconds))


async def come_back(table: PlayedTable, seat: str, killed: asyncio.Event, back: list[float]) -> None:
    """Lose the line with the server, and try again after longer and longer times by chance, as the page does."""
    chance = random.Random(f"{table.id} {seat}")
    person = table.people[seat]
    async with person.at(table.id, seat):
        await killed.wait()
    started = time.perf_counter()
    pause = 1.0
    while True:
        await asyncio.sleep(pause * (0.5 + chance.random() / 2))
        try:
            async with person.at(table.id, seat):
                back.append(time.perf_counter() - started)
                return
        except (OSError, websockets.WebSocketException):
            pause = min(10.0, 1.3 * pause)


async def storm(server: Server) -> None:
    hosts = [await Client(server, f"Host {number}").enter() for number in range(75)]
    played = [await gathered(server, number, host) for number, host in enumerate(hosts)]
    killed, back = asyncio.Event(), list[float]()
    returning = [asyncio.create_task(come_back(t, seat, killed, back)) for t in played for seat in t.people]
    await asyncio.sleep(5)
    server.kill()
    killed.set()
    started = time.perf_counter()
    await asyncio.to_thread(server.start)
    print(f"  ready again after {time.perf_counter() - started:.1f} s")
    asking = asyncio.create_task(request_seconds(server, 10))
    await asyncio.gather(*returning)
    print(f"  {len(back)} sockets back, the last after {max(back):.1f} s")
    print(f"  GET /api/me meanwhile  {percentiles(await asking)}")
    for person in [one for table in played for one in table.people.values()]:
        await person.close()


def run_storm(folder: Path, seconds: float) -> None:
    with running(folder) as server:
        asyncio.run(storm(server))


async def beside_bots(server: Server, seconds: float) -> None:
    """Four tables at which somebody answers at once and the others are computers, and ten of people."""
    async with AsyncExitStack() as stack:
        eve = await Client(server, "Eve").enter()
        stack.push_async_callback(eve.close)
        hurried = []
        for number in range(4):
            table = await eve.open_table(GAMES[number % 2], chairs=("me", "bot", "bot", "bot"))
            talk = await stack.enter_async_context(eve.at(table["id"], table["seats"][0]["seat"]))
            hurried.append(asyncio.create_task(answer_at_once(talk)))
        await load(server, 10, 0, 10, seconds)
        moves = sum(task.result() for task in await stopped(hurried))
        print(f"  {moves} rows at the tables of computer players")


async def answer_at_once(talk: Talk) -> int:
    """Never let the computer players wait; how many rows there were when this was stopped."""
    with suppress(asyncio.CancelledError):
        while not talk.last["over"]:
            if talk.last["question"]:
                await talk.decide()
            await talk.hear("snapshot")
    return int(talk.last["seq"])


async def stopped(tasks: list[asyncio.Task[int]]) -> list[asyncio.Task[int]]:
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return tasks


def run_bots(folder: Path, seconds: float) -> None:
    with running(folder, warm=True) as server:
        asyncio.run(beside_bots(server, seconds))


MANY = 2001
"""Tables on disk."""


async def opened_tables(guest: Client, texts: list[str]) -> list[Any]:
    await guest.enter()
    return [await guest.post("/api/records", record=text) for text in texts]


def multiplied(database: Path, tables: list[Any]) -> list[Any]:
    """Write as many tables as needed, all copies of these, and return them."""
    copies = [{**tables[number % len(tables)], "id": f"copy-{number}"} for number in range(MANY)]
    with sqlite3.connect(database) as connection:
        for number, copy in enumerate(copies):
            for stored, id in (
                (schema.tables, "id"),
                (schema.chairs, "table"),
                (schema.rows, "table"),
                (snapshots, "table"),
            ):
                names = ", ".join(f'"{column.name}"' for column in stored.columns)
                values = names.replace(f'"{id}"', "?")
                known = copy["id"], tables[number % len(tables)]["id"]
                connection.execute(
                    f'INSERT INTO "{stored.name}" ({names}) SELECT {values} FROM "{stored.name}" WHERE "{id}" = ?',
                    known,
                )
    connection.close()
    return copies


async def visited(guest: Client, tables: list[Any]) -> None:
    """See each table for a moment."""
    for info in tables:
        async with guest.at(info["id"], info["seats"][0]["seat"]):
            pass


def run_tables(folder: Path, seconds: float) -> None:
    moments = range(50, 551, 100)
    records = [game_by_chance(name, 5, players=3, most=moment).record() for name in GAMES for moment in moments]
    with running(folder) as server:
        guest = Client(server)
        tables = asyncio.run(opened_tables(guest, records))
        server.stop()
        many = multiplied(folder / "valles.db", tables)
        started = time.perf_counter()
        server.start()
        ready = time.perf_counter() - started
        print(f"  {MANY} tables of 3 players after {moments[0]} to {moments[-1]} moves: ready after {ready:.1f} s")
        held = []
        for count in (1, 500, MANY):
            asyncio.run(visited(guest, many[:count]))
            held.append(memory(server.process.pid))
            print(f"  {held[-1]:.0f} MB after a look at {count}")
        print(f"  {(held[1] - held[0]) / 499:.3f} MB for each table in memory")


async def hurried(server: Server, seconds: float) -> int:
    """Return the number of decisions that forty tables make without waiting."""
    async with seated(server, 40, 0) as played:
        await asyncio.gather(*(table.play(seconds, random.Random(number)) for number, table in enumerate(played)))
        return sum(len(table.acks) for table in played)


def run_workers(folder: Path, seconds: float) -> None:
    installed = programs()
    if installed is None:
        sys.exit(INSTALL)
    postgres = Postgres(installed)
    try:
        for workers in (1, 2, 4):
            own = folder / str(workers)
            own.mkdir()
            with running(own, database=postgres.database(), workers=workers) as server:
                made = asyncio.run(hurried(server, seconds))
            print(f"  {workers} worker{'s' * (workers > 1)}: {made / seconds:.0f} decisions a second")
    finally:
        postgres.remove()


PARTS: dict[str, Callable[[Path, float], None]] = {
    "hostile": run_floods,
    "overload": run_overload,
    "storm": run_storm,
    "bots": run_bots,
    "tables": run_tables,
    "workers": run_workers,
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("part", nargs="?", choices=["all", *PARTS], default="all")
    parser.add_argument("--seconds", type=float, default=30.0)
    arguments = parser.parse_args()
    seconds = arguments.seconds
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    if arguments.part != "all":
        with tempfile.TemporaryDirectory() as name:
            PARTS[arguments.part](Path(name), seconds)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print("Open an old game")
        asyncio.run(old_games(folder))
        print("Making a public view")
        public_views()
        print("A decision, committed, as a game grows")
        asyncio.run(growth(folder))
        loads: dict[str, Callable[[Server], Coroutine[Any, Any, object]]] = {
            "Messages": sizes,
            "Full load": lambda server: load(server, 75, 0, 40, seconds),
            "Many watchers": lambda server: load(server, 5, 980, 10, seconds),
        }
        for title, measure in loads.items():
            print(title)
            own = folder / title[:2]
            own.mkdir()
            with running(own) as server:
                asyncio.run(measure(server))
        own = folder / "hostile"
        own.mkdir()
        run_floods(own, seconds)


if __name__ == "__main__":
    main()
