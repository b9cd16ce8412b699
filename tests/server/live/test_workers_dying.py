"""Any worker may die, and its database too: nothing is lost, nobody waits for ever."""

import asyncio
import os
import random
import signal
import time
from contextlib import AsyncExitStack

import psutil
import pytest
from structlog.testing import capture_logs

from tests.support.history import History, faults_in, playing, until
from tests.support.server import PATIENCE, clients, running
from tests.support.table import new_table, tables_on
from tests.support.worker import (
    Wanderer,
    device,
    errors_of,
    everywhere,
    no_errors,
    rows_of,
    same_sight,
    stored,
    table_for_two,
)
from valles.server.live.bot_process import BotPool
from valles.server.live.bots import Bots
from valles.server.store.schema import chairs, tables
from valles.table.command import Move

GAMES = ("terraforming_mars", "on_mars")
KILLS_IN_A_ROW = 4


# Workers that die, and their database


async def wanderers(servers, stack, history, chance, count):
    """Two clients at each of some tables, half of them at another worker than the others."""
    players = []
    ann, bob = await stack.enter_async_context(everywhere(servers, "Ann", "Bob"))
    for number in range(count):
        id, own, free = await table_for_two(ann[0], bob[0], GAMES[number % 2])
        for at, (client, seat) in enumerate(((ann[0], own), (bob[0], free))):
            order = servers if (number // 2 + at) % 2 else servers[::-1]
            players.append(Wanderer(order, client, id, (seat,), history, random.Random(chance.random())))
    return players


async def moment_of_a_commit(history, chance):
    """Wait until a decision was just sent, so that its row is being written."""
    history.moved.clear()
    await history.moved.wait()
    await asyncio.sleep(0.02 * chance.random())


async def lose(victim, players, history, chance):
    """Kill a worker while rows are written; the seconds until all its clients are at another one and play on."""
    await until(lambda: all(player.here for player in players))
    await history.more_acknowledged(chance.randrange(5, 25))
    await moment_of_a_commit(history, chance)
    victim.kill()
    begun = time.monotonic()
    await until(lambda: all(player.here and player.url != victim.url for player in players))
    await history.more_acknowledged(len(players))
    taken = time.monotonic() - begun
    await asyncio.to_thread(victim.start)
    for player in players[::2]:
        player.cut()
    return taken


def tables_to_play(nightly):
    return 10 if nightly else 4


@pytest.mark.nightly("durability", cases=120, size=8, quick=4, serial=True)
def test_any_worker_may_die_and_nothing_is_lost_or_doubled(servers, url, cases, nightly, record_property):
    chance = random.Random(4 + cases.start)
    killed, acknowledged, slowest = 0, 0, 0.0

    async def scenario(history):
        async with AsyncExitStack() as stack:
            players = await wanderers(servers[:2], stack, history, chance, tables_to_play(nightly))
            async with playing(players):
                taken = [await lose(servers[kill % 2], players, history, chance) for kill in range(KILLS_IN_A_ROW)]
                await history.more_acknowledged(10)
        return max(taken)

    with no_errors(servers):
        while killed < len(cases):
            history = History()
            slowest = max(slowest, asyncio.run(scenario(history)))
            assert asyncio.run(faults_in(history, url)) == []
            assert [sent for sent in history.sent.values() if sent.refused] == []
            killed += KILLS_IN_A_ROW
            acknowledged += history.acknowledged

    record_property("kills", killed)
    record_property("decisions", acknowledged)
    record_property("seconds_until_taken_over_at_most", round(slowest, 1))


@pytest.mark.nightly("durability", cases=30, size=3, serial=True)
def test_the_database_may_die_and_nothing_is_lost_or_doubled(servers, url, postgres, cases, nightly, record_property):
    chance = random.Random(5 + cases.start)
    history = History()

    async def scenario():
        async with AsyncExitStack() as stack:
            players = await wanderers(servers[:2], stack, history, chance, tables_to_play(nightly))
            async with playing(players):
                for _ in cases:
                    await history.more_acknowledged(chance.randrange(5, 25))
                    await moment_of_a_commit(history, chance)
                    await asyncio.to_thread(postgres.stop, "immediate")
                    await asyncio.to_thread(postgres.start)
                    await history.more_acknowledged(2 * len(players))

    asyncio.run(scenario())

    assert asyncio.run(faults_in(history, url)) == []
    assert history.acknowledged == len(history.sent)
    record_property("decisions", history.acknowledged)


# Computers


async def table_on(url, id):
    async with stored(url) as store:
        return await store.fetch_one(tables, id=id)


@pytest.mark.nightly("workers")
@pytest.mark.parametrize("game", GAMES)
def test_two_workers_think_and_each_decision_of_a_computer_is_written_once(servers, url, game, nightly):
    chance = random.Random(6)
    least_rows = 200 if nightly else 40
    history = History()

    async def scenario():
        async with everywhere(servers, "Ann") as ann, AsyncExitStack() as stack:
            table = await ann[0].open_table(game, chairs=("me", "bot"))
            id, own = table["id"], next(seat["seat"] for seat in table["seats"] if seat["mine"])
            devices = [await stack.enter_async_context(device(client, id, own, history)) for client in ann[:2]]
            seq = 0
            while seq < least_rows:
                for one in devices:
                    await one.until(lambda device, seq=seq: device.last["seq"] >= seq and own in device.last["waiting"])
                deciding = chance.choice(devices)
                answer = await deciding.decide(chance.choice(deciding.options()))
                assert answer["type"] == "ack"
                seq = answer["seq"]
            # When somebody is asked again, the computer writes no more.
            await devices[0].until(lambda device: device.last["seq"] >= seq and own in device.last["waiting"])
        return id, own

    with no_errors(servers):
        id, own = asyncio.run(scenario())

    rows = asyncio.run(rows_of(url, id))
    by_computers = [row for row in rows if row.seat != own]
    assert len(by_computers) > 5
    assert [row.decision for row in by_computers] == [
        f"bot:{row.seat}:{row.command.question_id}" for row in by_computers
    ]
    assert len({row.decision for row in by_computers}) == len(by_computers)
    assert asyncio.run(faults_in(history, url)) == []


class Slow(BotPool):
    """A pool that answers when the test lets it."""

    def __init__(self):
        self.requested, self.answer = asyncio.Event(), asyncio.get_running_loop().create_future()

    async def choose(self, question):
        self.requested.set()
        return await self.answer

    async def close(self):
        pass


def test_two_workers_that_think_otherwise_do_no_harm(tmp_path):
    """A thought may take too long at one worker only; what was written first counts."""

    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db") as two:
            table = await new_table(one)
            seat, pending = sorted(table.question_ids().items())[0]
            await one.store.update(chairs, {"table": "table", "seat": seat}, kind="bot", bot="random")
            await one.reload("table")
            pool = Slow()
            bots = Bots(two, pool)
            bots.schedule("table")
            await pool.requested.wait()
            first, second = table.game.legal(seat)[:2]
            move = Move(pending, [first])
            await one.act("table", seat, move, f"bot:{seat}:{pending}")
            pool.answer.set_result(second)
            await asyncio.gather(*bots._serving.values())
            await bots.close()
            return [row.command.choices for row in await two.store.rows("table")] == [[first]]

    with capture_logs() as logged:
        assert asyncio.run(scenario())

    assert logged == []


@pytest.mark.nightly("workers", serial=True)
def test_a_table_of_computers_goes_on_when_its_worker_dies(servers, url, record_property):
    async def scenario():
        async with everywhere(servers, "Ann") as ann:
            bot = {"kind": "bot", "bot": "random"}
            table = await ann[0].open_table(chairs=("me", bot, bot))
            id, own = table["id"], next(seat["seat"] for seat in table["seats"] if seat["mine"])
            await ann[0].ask("PUT", f"/api/tables/{id}/seats/{own}/away", status=200)
            async with asyncio.timeout(PATIENCE):
                while (await table_on(url, id))["seq"] < 5:
                    await asyncio.sleep(0.05)
                servers[0].kill()
                begun, before = time.monotonic(), (await table_on(url, id))["seq"]
                while (await table_on(url, id))["seq"] < before + 5:
                    await asyncio.sleep(0.05)
        return time.monotonic() - begun

    with no_errors(servers):
        waited = asyncio.run(scenario())
        servers[0].start()

    record_property("seconds_until_taken_over", round(waited, 1))


# One port


def workers_of(server):
    """Return the processes that serve behind one port."""
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def served(server):
    """How many workers have begun to serve so far."""
    return server.log.read_text().count('"event": "serving"')


def test_workers_behind_one_port_play_one_game(url, tmp_path):
    chance = random.Random(7)

    async def scenario(server):
        async with clients(server, "Ann") as ann, AsyncExitStack() as stack:
            table = await ann.open_table("on_mars")
            id, seats = table["id"], [seat["seat"] for seat in table["seats"]]

            async def play(devices, count):
                for _ in range(count):
                    seat = devices[0].last["waiting"][0]
                    deciding = chance.choice([one for one in devices if one.last["seat"] == seat])
                    answer = await deciding.decide(chance.choice(deciding.options()))
                    assert answer["type"] == "ack"
                    assert await same_sight(devices, answer["seq"]) == []

            await until(lambda: served(server) == 2)
            devices = [await stack.enter_async_context(device(ann, id, seat)) for seat in seats * 3]
            await play(devices, 6)
            os.kill(workers_of(server)[0].pid, signal.SIGKILL)
            await until(lambda: served(server) == 3)
            devices = [await stack.enter_async_context(device(ann, id, seat)) for seat in seats * 3]
            await play(devices, 6)

    with running(tmp_path, database=url, workers=2) as server:
        asyncio.run(scenario(server))
        assert len(workers_of(server)) == 2
        assert server.stop() == 0

    assert errors_of([server]) == []
