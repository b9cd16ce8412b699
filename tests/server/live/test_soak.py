"""A server on which games are opened, played and finished for hours needs no more memory or files than at first.

A normal run makes a few decisions, a nightly run plays for two hours.
"""

import asyncio
import random
import time
from types import SimpleNamespace

import psutil
import pytest

from tests.support.server import Client, clients, running
from tests.support.table import game_by_chance
from valles.server.live.tables import MOST_LOADED

GAMES = ("terraforming_mars", "on_mars")
DECISIONS_A_SECOND = 10
FEW = 60
"""Decisions in all, where time is no limit."""


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
    """So many decisions a second for some minutes; for 0 minutes, a few decisions as fast as they are made."""

    def __init__(self, minutes):
        self.minutes = minutes
        self.made = self.finished = 0
        self.begun = time.monotonic()

    @property
    def over(self):
        return time.monotonic() > self.begun + 60 * self.minutes if self.minutes else self.made >= FEW

    async def wait(self):
        self.made += 1
        if self.minutes:
            await asyncio.sleep(max(0.0, self.begun + self.made / DECISIONS_A_SECOND - time.monotonic()))


async def play_on(server, number, pace, chance):
    """Game after game, each by a new guest, decided by chance."""
    while not pace.over:
        guest = await Client(server, f"Guest {number}").enter()
        table = await guest.open_table(GAMES[number % 2], ("me",))
        async with guest.at(table["id"], table["seats"][0]["seat"]) as talk:
            while not pace.over and not talk.last["over"]:
                await pace.wait()
                answer = await talk.decide(chance.randrange(len(talk.last["question"]["options"])))
                assert answer["type"] == "ack", answer
                while talk.last["seq"] < answer["seq"]:
                    await talk.next()
            pace.finished += bool(talk.last["over"])
        await guest.close()


async def warm_up(server, count):
    """Open tables, each with a whole game, so that as much is in memory as ever will be."""
    records = [game_by_chance(game, seed, players=1).record() for seed in range(4) for game in GAMES]
    for number in range(count):
        async with clients(server, "Early") as guest:
            table = await guest.post("/api/records", record=records[number % len(records)])
            async with guest.at(table["id"], table["seats"][0]["seat"]):
                pass


@pytest.mark.nightly("load", cases=120, size=120, quick=1, serial=True)
def test_a_server_stays_as_small_as_it_was(tmp_path, cases, nightly, record_property):
    """A case is a minute."""
    chance = random.Random(12)
    minutes = len(cases) if nightly else 0
    tables_at_once, opened_at_first = (8, MOST_LOADED + 50) if nightly else (2, 4)
    samples = []

    async def watch(server, pace):
        while not pace.over:
            await asyncio.sleep(60 if nightly else 0.2)
            samples.append(measured(server))

    async def scenario(server):
        await warm_up(server, opened_at_first)
        samples.append(measured(server))
        pace = Pace(minutes)
        playing = [play_on(server, n, pace, random.Random(chance.random())) for n in range(tables_at_once)]
        await asyncio.gather(watch(server, pace), *playing)
        return pace

    with running(tmp_path) as server:
        pace = asyncio.run(scenario(server))
        samples.append(measured(server))

    assert '"error"' not in server.log.read_text()
    settled, last = samples[len(samples) // 4], samples[-1]
    assert last.files <= settled.files + 5 and last.threads <= settled.threads + 2
    if nightly:
        assert max(one.memory for one in samples[len(samples) // 4 :]) < 1.05 * settled.memory
    record_property("decisions", pace.made)
    record_property("finished_games", pace.finished)
    record_property("after_a_quarter", {**vars(settled), "memory": round(settled.memory)})
    record_property("at_the_end", {**vars(last), "memory": round(last.memory)})
