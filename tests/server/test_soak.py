"""A server on which games are opened, played and finished for hours needs no more memory or files than at first.

`make deep PART=L4` does so for two hours; this is called a soak of two hours, and is not the eight of RELIABILITY L4.
"""

import asyncio
import random
import time
from types import SimpleNamespace

import psutil

from tests.server.history import chance_of
from tests.server.playing import game_by_chance
from tests.server.serving import Client, clients, running
from tests.slices import cases
from valles.server.tables import MOST_LOADED

GAMES = ("terraforming_mars", "on_mars")
MINUTES = len(cases(0))
TABLES_AT_ONCE = 8 if MINUTES else 2
WARM = MOST_LOADED + 50 if MINUTES else 4
"""Tables that are opened at first, each with a whole game, so that as much is in memory as ever will be."""
DECISIONS_A_SECOND = 10
FEW = 60
"""Decisions in all, if no time is given."""


def measured(server):
    """Megabytes, open files and threads of a server and its processes."""
    main = psutil.Process(server.process.pid)
    family = [main, *main.children(recursive=True)]
    return SimpleNamespace(
        memory=sum(one.memory_info().rss for one in family) / 1e6,
        files=sum(one.num_fds() for one in family),
        threads=sum(one.num_threads() for one in family),
    )


class Pace:
    """So many decisions a second, or as fast as they are made until there were a few."""

    def __init__(self):
        self.made = self.finished = 0
        self.begun = time.monotonic()

    @property
    def over(self):
        return time.monotonic() > self.begun + 60 * MINUTES if MINUTES else self.made >= FEW

    async def wait(self):
        self.made += 1
        if MINUTES:
            await asyncio.sleep(max(0.0, self.begun + self.made / DECISIONS_A_SECOND - time.monotonic()))


async def play_on(server, number, pace, chance):
    """Game after game, each by a new guest, decided by chance."""
    while not pace.over:
        guest = await Client(server, f"Guest {number}").enter()
        table = await guest.open_table(GAMES[number % 2], ("me",))
        async with guest.at(table["id"], table["seats"][0]["seat"]) as talk:
            while not pace.over and not talk.last["over"]:
                await pace.wait()
                answer = await talk.decide(chance.randrange(len(talk.last["question"]["answers"])))
                assert answer["type"] == "ack", answer
                while talk.last["seq"] < answer["seq"]:
                    await talk.next()
            pace.finished += bool(talk.last["over"])
        await guest.close()


async def warm_up(server):
    records = [game_by_chance(game, seed, players=1).record() for seed in range(4) for game in GAMES]
    for number in range(WARM):
        async with clients(server, "Early") as guest:
            table = await guest.post("/api/records", record=records[number % len(records)])
            async with guest.at(table["id"], table["seats"][0]["seat"]):
                pass


def test_a_server_stays_as_small_as_it_was(tmp_path):
    chance = chance_of(12)
    found = []

    async def watch(server, pace):
        while not pace.over:
            await asyncio.sleep(60 if MINUTES else 0.2)
            found.append(measured(server))

    async def scenario(server):
        await warm_up(server)
        found.append(measured(server))
        pace = Pace()
        playing = [play_on(server, n, pace, random.Random(chance.random())) for n in range(TABLES_AT_ONCE)]
        await asyncio.gather(watch(server, pace), *playing)
        return pace

    with running(tmp_path) as server:
        pace = asyncio.run(scenario(server))
        found.append(measured(server))

    assert '"error"' not in server.log.read_text()
    settled, last = found[len(found) // 4], found[-1]
    assert last.files <= settled.files + 5 and last.threads <= settled.threads + 2
    if MINUTES:
        assert max(one.memory for one in found[len(found) // 4 :]) < 1.05 * settled.memory
    print(
        f"soak of {MINUTES} minutes: {pace.made} decisions, {pace.finished} games finished; "
        f"memory {settled.memory:.0f} MB after a quarter, {last.memory:.0f} MB at the end; "
        f"files {settled.files} and {last.files}, threads {settled.threads} and {last.threads}"
    )
