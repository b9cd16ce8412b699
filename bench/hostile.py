"""Floods by a few hostile addresses, and what other people notice of them; part `hostile` of `bench.server`."""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.support.server import PATIENCE, Client, Server, Talk, running
from tests.support.table import game_by_chance
from valles.game import new
from valles.server.limits import LARGEST_RECORD, Limits
from valles.table.command import MOST_CHOICES

PROMISED = 0.250
"""Seconds within which 99 % of what others do is answered."""
ADDRESSES = 4
"""Hostile addresses, each of one guest with as many sockets as a session may have."""
INNOCENTS = 10
LONGEST_GAME = 9900
"""Moves of the game that is imported again and again; nearly as many as a record may have."""
LONG_GAME = 2500
"""Moves of the game that is joined; it can be imported within the time that an import has."""
GAMES = ("on_mars", "terraforming_mars")
NUMBERS = count()
BUSY = "while True: pass"
ERRORS = (httpx.HTTPError, websockets.WebSocketException, OSError, AssertionError, TimeoutError)
"""Errors that a hostile client gets when it is refused."""


class AddressedClient(Client):
    """A client with an address of its own, since most limits are of an address."""

    def __init__(self, server: Server, name: str, address: str) -> None:
        Client.__init__(self, server, name)
        self.address = address
        self.table: Any = None
        """The table at which the client plays."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server.url, transport=transport, timeout=PATIENCE)

    @asynccontextmanager
    async def at(self, table: str, seat: str | None = None, join: bool = True) -> AsyncIterator[Talk]:
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with websockets.connect(url, additional_headers=headers, local_addr=(self.address, 0)) as wire:
            talk = Talk(wire)
            if join:
                await talk.say("join", seat=seat)
                await talk.hear("snapshot")
            yield talk


@dataclass
class Times:
    """The seconds that each thing took that other people did."""

    decisions: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    share: float = 0.0
    """Processor time of the event loop as a share of a core, which is the same on a busy machine."""


@dataclass(frozen=True)
class Hostile:
    """A hostile guest and the tables that it has: in play, finished, and very long."""

    client: AddressedClient
    playing: Any
    finished: Any
    endless: Any


Flood = Callable[[Hostile], Awaitable[None]]


# What other people do


async def play(client: AddressedClient, game: str, times: list[float]) -> None:
    """Decide once a second for both seats of a table."""
    chance = random.Random(client.name)
    while True:
        if client.table is None:
            client.table = await client.open_table(game)
        await play_to_the_end(client, chance, times)
        client.table = None


async def play_to_the_end(client: AddressedClient, chance: random.Random, times: list[float]) -> None:
    async with client.at(client.table["id"], client.table["seats"][0]["seat"]) as talk:
        while not talk.last["over"]:
            if talk.last["question"] is None:
                await talk.say("join", seat=talk.last["waiting"][0])
                await talk.hear("snapshot")
                continue
            option = chance.choice(talk.last["question"]["options"])["option"]
            began = time.perf_counter()
            answer = await talk.decide(option)
            times.append(time.perf_counter() - began)
            if answer["type"] == "ack":
                await talk.hear("snapshot")
            await asyncio.sleep(1)


async def ask(client: AddressedClient, times: list[float]) -> None:
    """Ask for oneself five times a second."""
    while True:
        began = time.perf_counter()
        await client.get("/api/me")
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.2)


async def come_and_open(server: Server, numbers: Iterator[int], times: list[float]) -> None:
    """Let a newcomer come and open a table every second."""
    while True:
        client = AddressedClient(server, "Newcomer", f"127.0.8.{next(numbers) % 250 + 1}")
        began = time.perf_counter()
        await client.enter()
        table = await client.open_table("on_mars")
        async with client.at(table["id"]):
            times.append(time.perf_counter() - began)
        await client.close()
        await asyncio.sleep(1)


# Floods


async def refuse_many_choices(eve: Hostile) -> None:
    """Send answers of very many choices, the last of which is impossible."""
    seat = eve.playing["waiting"][0]
    async with eve.client.at(eve.playing["id"], seat) as talk:
        question = talk.last["question"]
        choices = [question["options"][-1]["option"]] * (MOST_CHOICES - 1)
        for number in range(1_000_000):
            command = {"question_id": question["id"], "choices": [*choices[: 90 + number % 9], "no such option"]}
            await talk.say("move", decision=f"decision-{number}", seat=seat, **command)
            await talk.next()


async def ask_points(eve: Hostile) -> None:
    """Ask for the points of a finished game."""
    async with eve.client.at(eve.finished["id"]) as talk:
        for number in range(1_000_000):
            await talk.say("points", id=number)
            await talk.next()


async def send_large_bodies(eve: Hostile) -> None:
    """Send large JSON without a session."""
    body = b"[" + b"0," * (LARGEST_RECORD // 2 - 100) + b"0]"
    headers = {"Content-Type": "application/json", "Authorization": "Bearer none"}
    while True:
        await eve.client.http.post("/api/records", content=body, headers=headers)


async def import_endless_games(eve: Hostile) -> None:
    """Import very long games."""
    while True:
        await eve.client.ask("POST", "/api/records", {"record": endless_record(LONGEST_GAME)})


async def join_endless_game(eve: Hostile) -> None:
    """Join a very long game again and again, which sends all of its log."""
    async with eve.client.at(eve.endless["id"]) as talk:
        while True:
            await talk.say("join")
            await talk.hear("snapshot")


async def connect_again(eve: Hostile) -> None:
    """Send as many queries as a socket may, and connect again."""
    seat = eve.playing["waiting"][0]
    while True:
        async with eve.client.at(eve.playing["id"], seat) as talk:
            for number in range(30):
                await talk.say("form", id=number, seat=seat, choices=[])
                await talk.say("history", id=number, before=10**6)


FLOODS: dict[str, Flood] = {
    "refused answers of 99 choices": refuse_many_choices,
    "points of a finished game": ask_points,
    "large JSON without a session": send_large_bodies,
    "imports of endless games": import_endless_games,
    "joining an endless game": join_endless_game,
    "queries, connecting again": connect_again,
}


@cache
def endless_record(moves: int) -> str:
    """Return the record of a legal game in which nearly everybody only passes."""
    game = new("terraforming_mars", players=2, seed=5)
    while len(game.moves) < moves:
        choice = game.pending[0]
        game.play(choice.seat, "pass" if "pass" in choice.options else choice.options[-1])
    return game.record()


async def repeated(flood: Flood, eve: Hostile) -> None:
    """Go on with a flood whenever it is refused."""
    while True:
        with suppress(*ERRORS):
            await flood(eve)
        await asyncio.sleep(0.02)


# Measuring


@asynccontextmanager
async def everybody(server: Server) -> AsyncIterator[tuple[list[AddressedClient], list[Hostile]]]:
    """Yield the innocent and the hostile clients, each with an address of its own."""
    async with AsyncExitStack() as stack:
        innocents, hostile = [], []
        for number in range(INNOCENTS + ADDRESSES):
            client = AddressedClient(server, f"Guest {number}", f"127.0.7.{number + 1}")
            stack.push_async_callback(client.close)
            await client.enter()
            if number < INNOCENTS:
                innocents.append(client)
                continue
            records = [
                game_by_chance("terraforming_mars", 5, most=240).record(),
                game_by_chance("on_mars", 5).record(),
                endless_record(LONG_GAME),
            ]
            hostile.append(Hostile(client, *[await imported(client, record) for record in records]))
        yield innocents, hostile


async def imported(client: AddressedClient, record: str) -> Any:
    """Return the table of a record, as soon as the budget of a session has room for it."""
    while True:
        answer = await client.ask("POST", "/api/records", {"record": record})
        if answer.status_code == 201:
            return answer.json()
        assert answer.status_code in (429, 503), answer.text
        print(f"  an import has to wait: {answer.json()['type']}")
        await asyncio.sleep(2)


async def measure(innocents: list[AddressedClient], floods: Iterable[Awaitable[None]], seconds: float) -> Times:
    """Return what others notice while these go on."""
    times = Times()
    flooding = [asyncio.ensure_future(flood) for flood in floods]
    *players, asking = innocents
    works = [play(player, GAMES[number % 2], times.decisions) for number, player in enumerate(players)]
    works += [ask(asking, times.requests), come_and_open(asking.server, NUMBERS, times.openings)]
    others = [asyncio.ensure_future(work) for work in works]
    began, before = time.perf_counter(), processor_seconds(asking.server.process.pid)
    await asyncio.sleep(seconds)
    times.share = (processor_seconds(asking.server.process.pid) - before) / (time.perf_counter() - began)
    failed = [task.exception() for task in others if task.done() and task.exception()]
    await end([*flooding, *others])
    if failed:
        print(f"    failed: {failed[0]!r}")
    return times


async def end(tasks: Iterable[asyncio.Future[None]]) -> None:
    """End tasks. Some need to be told again: `wait_for` of Python 3.11 may lose it when an answer comes just then."""
    left = {*tasks}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=0.5)


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def p99(times: list[float]) -> float:
    """Return the time of all but the slowest hundredth."""
    return sorted(times)[int(0.99 * len(times))] if times else float("inf")


def report(title: str, times: Times) -> None:
    """Print the figures of others, and whether they are as promised."""
    values = {"decisions": times.decisions, "GET /api/me": times.requests, "come and open a table": times.openings}
    figures = ", ".join(f"{name} p99 {1000 * p99(each):.0f}" for name, each in values.items())
    kept = "yes" if max(p99(times.decisions), p99(times.requests)) < PROMISED else "NO"
    counts = f"{len(times.decisions)} decisions, {len(times.requests)} requests, load {os.getloadavg()[0]:.1f}"
    figures += f", event loop {100 * times.share:.0f} %"
    print(f"  {title:32} {figures} (ms); below {1000 * PROMISED:.0f} ms: {kept} ({counts})", flush=True)


@contextmanager
def busy_core(is_busy: bool) -> Iterator[None]:
    """Keep one core busy within the block."""
    process = subprocess.Popen([sys.executable, "-c", BUSY]) if is_busy else None
    try:
        yield
    finally:
        if process is not None:
            process.kill()
            process.wait()


async def floods(server: Server, seconds: float) -> None:
    """Measure in peace and beside each flood in turn, with idle cores and with one that is busy."""
    endless_record(LONGEST_GAME)  # which takes long
    async with everybody(server) as (innocents, hostile):
        for is_busy in (False, True):
            print("One core busy" if is_busy else "No other work")
            for name, flood in FLOODS.items():
                with busy_core(is_busy):
                    report("in peace", await measure(innocents, [], seconds / 2))
                    sockets = range(Limits().sockets_of_session)
                    works = [repeated(flood, eve) for eve in hostile for _ in sockets]
                    report(name, await measure(innocents, works, seconds))


def run_floods(folder: Path, seconds: float) -> None:
    """Measure with the limits of a real server."""
    with running(folder, limits=Limits(), warm=True) as server:
        asyncio.run(floods(server, seconds))
        lines = server.log.read_text().splitlines()
        failures = [line for line in lines if json.loads(line)["level"] == "error"] if lines else []
        print(f"  {len(failures)} errors in the log of the server{': ' + failures[0][:300] if failures else ''}")
