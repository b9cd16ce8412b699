"""Several server processes on one PostgreSQL: one order of rows, and any of them may die (RELIABILITY W1 to W3, D1)."""

import asyncio
import os
import random
import signal
import time
from contextlib import AsyncExitStack, contextmanager

import psutil
import psycopg
import pytest
from structlog.testing import capture_logs

from tests.conftest import DEEP
from tests.server.history import History, faults_in, playing
from tests.server.playing import decision_of, hall_on, new_table
from tests.server.serving import clients, running
from tests.server.spreading import (
    Wanderer,
    device,
    everywhere,
    rows_of,
    same_sight,
    stored,
    table_for_two,
    workers_on,
)
from valles.server.bots import Bots
from valles.server.fanout import Fanout
from valles.server.store import Store, chairs, tables
from valles.server.table import OutOfDate

GAMES = ("terraforming_mars", "on_mars")
RACES = 10_000 if DEEP else 100
RACES_AT_A_TABLE = 200 if DEEP else 50
KILLS = 120 if DEEP else 4
KILLS_IN_A_ROW = 4
CRASHES = 30 if DEEP else 1
TABLES = 10 if DEEP else 4
BOT_ROWS = 200 if DEEP else 40
CUTS = 50 if DEEP else 3


@pytest.fixture(scope="module")
def url(postgres):
    return postgres.database()


@pytest.fixture(scope="module")
def servers(url, tmp_path_factory):
    with workers_on(url, tmp_path_factory.mktemp("workers"), 3) as servers:
        yield servers


def chance_of(number):
    """The chance of a test by a seed that it says: chosen anew where there is time, the same each time otherwise."""
    seed = random.SystemRandom().getrandbits(32) if DEEP else number
    print(f"seed {seed}")
    return random.Random(seed)


def errors_of(servers):
    """What the workers have written down as going wrong."""
    return [line for server in servers for line in server.log.read_text().splitlines() if '"error"' in line]


@contextmanager
def no_errors(servers):
    before = len(errors_of(servers))
    yield
    assert errors_of(servers)[before:] == []


async def until(holds):
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


# One order (W1)


class Match:
    """A table for two whose seats are each looked at from all workers."""

    def __init__(self, devices, chance):
        self.devices, self.chance = devices, chance
        self.counts = {}

    def shown(self):
        return self.devices[0].last

    def at(self, seat):
        """The devices of a seat in some order."""
        mine = [one for one in self.devices if one.last["seat"] == seat]
        return self.chance.sample(mine, len(mine))

    def races(self):
        """The conflicts that the table allows now."""
        waiting = self.shown()["waiting"]
        if len(waiting) > 1:
            return [self.both_seats]
        found = [self.one_seat_twice, self.one_decision_twice]
        return found + [self.going_back_or_on] * len(self.who_may_go_back())

    def who_may_go_back(self):
        offers = {one.last["seat"]: one.last["undo"] for one in self.devices if one.last["undo"]}
        return {seat: offer for seat, offer in sorted(offers.items()) if offer["alone"] < offer["moves"]}

    async def both_seats(self):
        """Seats that are asked at the same time do not stand in each other's way."""
        deciding = [self.at(seat)[0] for seat in self.shown()["waiting"]]
        answers = await asyncio.gather(*(one.decide(self.chance.choice(one.options())) for one in deciding))
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        assert answers[0]["seq"] != answers[1]["seq"]
        return max(answer["seq"] for answer in answers)

    async def one_seat_twice(self):
        """Of two devices of the same seat one is the first."""
        one, two, *_ = self.at(self.shown()["waiting"][0])
        options = self.chance.choices(one.options(), k=2)
        answers = await asyncio.gather(one.decide(options[0]), two.decide(options[1]))
        assert sorted(answer["type"] for answer in answers) == ["ack", "stale"]
        return next(answer["seq"] for answer in answers if answer["type"] == "ack")

    async def one_decision_twice(self):
        """The same decision sent to several workers is one row."""
        deciding = self.at(self.shown()["waiting"][0])
        option, decision = self.chance.choice(deciding[0].options()), f"decision-{self.chance.getrandbits(64):x}"
        answers = await asyncio.gather(*(one.decide(option, decision) for one in deciding))
        assert [answer["type"] for answer in answers] == ["ack"] * len(answers)
        assert len({answer["seq"] for answer in answers}) == 1
        return answers[0]["seq"]

    async def going_back_or_on(self):
        """Who goes back while somebody goes on is either first, or goes back over that as well, or may not any more."""
        going_back, offer = self.chance.choice(list(self.who_may_go_back().items()))
        waiting = self.shown()["waiting"][0]
        deciding = self.at(waiting)[0]
        undoing = next(one for one in self.at(going_back) if one is not deciding)
        to = self.chance.randrange(offer["alone"], offer["moves"])
        undone, decided = await asyncio.gather(
            undoing.act("undo", seat=going_back, to=to), deciding.decide(self.chance.choice(deciding.options()))
        )
        outcome = undone["type"], decided["type"]
        if outcome == ("ack", "ack"):
            assert undone["seq"] == decided["seq"] + 1 and going_back == waiting
        elif outcome == ("refusal", "ack"):
            assert undone["problem"]["type"] == "problem-undo-needs-consent"
        else:
            assert outcome == ("ack", "stale")
        return max(answer.get("seq", 0) for answer in (undone, decided))

    async def race(self):
        race = self.chance.choice(self.races())
        self.counts[race.__name__] = self.counts.get(race.__name__, 0) + 1
        return await race()


async def match(servers, url, game, chance, history, most):
    """So many races at a new table, whose devices all show the same after each; how they went."""
    async with everywhere(servers, "Ann", "Bob") as (ann, bob), AsyncExitStack() as stack:
        id, own, free = await table_for_two(ann[0], bob[0], game)
        looks = [(client, own) for client in ann] + [(client, free) for client in bob] + [(ann[-1], None)]
        devices = [await stack.enter_async_context(device(one, id, seat, history)) for one, seat in looks]
        match, waits = Match(devices, chance), []
        while sum(match.counts.values()) < most and not match.shown()["over"]:
            seq = await match.race()
            begun = time.monotonic()
            assert await same_sight(devices, seq) == []
            waits.append(time.monotonic() - begun)
    assert await faults_in(history, url) == []
    return match.counts, waits


def test_of_conflicting_decisions_at_several_workers_one_is_first_and_all_see_it(servers, url):
    chance = chance_of(1)
    counts, waits = {}, []
    number = 0
    with no_errors(servers):
        while sum(counts.values()) < RACES:
            most = min(RACES_AT_A_TABLE, RACES - sum(counts.values()))
            raced, waited = asyncio.run(match(servers, url, GAMES[number % 2], chance, History(), most))
            counts = {race: counts.get(race, 0) + raced.get(race, 0) for race in {*counts, *raced}}
            waits += waited
            number += 1

    assert set(counts) == {"both_seats", "one_seat_twice", "one_decision_twice", "going_back_or_on"}
    waits.sort()
    print(f"{counts} at {number} tables; all see it after {waits[len(waits) // 2]:.3f} s, at most {waits[-1]:.3f} s")


# The lobby


def seats_of(device):
    return {seat["seat"]: seat for seat in device.last["table"]["seats"]}


def test_what_happens_in_the_lobby_is_seen_at_every_worker(servers):
    async def scenario():
        async with everywhere(servers, "Ann", "Bob") as (ann, bob), AsyncExitStack() as stack:
            table = await ann[0].open_table("on_mars", chairs=("me", "open"), start=False, confirming=True)
            id, (own, free) = table["id"], [seat["seat"] for seat in table["seats"]]
            far = await stack.enter_async_context(device(ann[1], id, own))

            link = await ann[0].post(f"/api/tables/{id}/links", seat=free)
            await bob[2].redeem(link["secret"])
            await far.until(lambda device: seats_of(device)[free]["name"] == "Bob")
            guest = await stack.enter_async_context(device(bob[1], id, free))

            await ann[0].ask("DELETE", f"/api/tables/{id}/seats/{free}", status=200)
            await far.until(lambda device: seats_of(device)[free]["kind"] == "open")
            await guest.until(lambda device: device.closed == 4404)

            link = await ann[1].post(f"/api/tables/{id}/links", seat=free)
            await bob[0].redeem(link["secret"])
            guest = await stack.enter_async_context(device(bob[2], id, free))
            await ann[1].post(f"/api/tables/{id}/start")
            await guest.until(lambda device: device.last["table"]["started"] is not None)
            assert sorted(guest.last["confirming"]) == sorted([own, free])
            assert set(guest.last["waiting"]) <= {own, free} and guest.last["waiting"]

            await bob[0].ask("PUT", f"/api/tables/{id}/seats/{free}/away", status=200)
            for one in (far, guest):
                await one.until(lambda device: seats_of(device)[free]["away"])
            await bob[1].ask("DELETE", f"/api/tables/{id}/seats/{free}/away", status=200)
            for one in (far, guest):
                await one.until(lambda device: not seats_of(device)[free]["away"])

            await ann[2].ask("PATCH", f"/api/tables/{id}", {"on_leave": "wait"}, status=200)
            for one in (far, guest):
                await one.until(lambda device: device.last["table"]["on_leave"] == "wait")

    asyncio.run(scenario())


def test_turns_are_confirmed_wherever_the_game_was_started(servers, url):
    chance = chance_of(2)

    async def scenario():
        async with everywhere(servers, "Ann", "Bob") as (ann, bob), AsyncExitStack() as stack:
            table = await ann[0].open_table("on_mars", chairs=("me", "open"), start=False, confirming=True)
            id, (own, free) = table["id"], [seat["seat"] for seat in table["seats"]]
            devices = [await stack.enter_async_context(device(ann[at], id, own)) for at in (0, 1)]
            link = await ann[0].post(f"/api/tables/{id}/links", seat=free)
            await bob[1].redeem(link["secret"])
            devices += [await stack.enter_async_context(device(bob[at], id, free)) for at in (0, 1)]
            await ann[0].post(f"/api/tables/{id}/start")
            for one in devices:
                await one.until(lambda device: device.last["table"]["started"] is not None)
            confirmed = seq = 0
            while confirmed < 3:
                seat = devices[0].last["unconfirmed"] or devices[0].last["waiting"][0]
                mine = [one for one in devices if one.last["seat"] == seat]
                one = chance.choice(mine)
                if one.last["unconfirmed"]:
                    answer = await one.act("confirm", seat=seat)
                    confirmed += 1
                else:
                    answer = await one.decide(chance.choice(one.options()))
                assert answer["type"] == "ack"
                seq = answer["seq"]
                assert await same_sight(devices, seq) == []
        return [row.kind for row in await rows_of(url, id)].count("confirm"), seq

    confirmed, seq = asyncio.run(scenario())

    assert confirmed == 3 and seq > 3


def test_who_leaves_at_one_worker_is_let_go_by_all(servers):
    async def scenario():
        async with everywhere(servers, "Ann", "Bob") as (ann, bob), AsyncExitStack() as stack:
            id, own, free = await table_for_two(ann[0], bob[0])
            leaving = [await stack.enter_async_context(device(client, id, own)) for client in ann]
            staying = await stack.enter_async_context(device(bob[1], id, free))
            await ann[0].ask("DELETE", "/api/me/session")
            for one in leaving:
                await one.until(lambda device: device.closed == 4401)
            status = [(await client.ask("GET", "/api/me")).status_code for client in (*ann, bob[1])]
            return status, staying.closed

    assert asyncio.run(scenario()) == ([401, 401, 401, 200], None)


# Lost notifications (W3)


class SlowToRead(Store):
    """Has read the rows of a table, and says so only when told to."""

    def __init__(self, engine):
        super().__init__(engine)
        self.read, self.go_on = asyncio.Event(), asyncio.Event()

    async def rows(self, *which):
        found = await super().rows(*which)
        self.read.set()
        await self.go_on.wait()
        return found


def test_a_row_that_is_written_while_a_table_is_being_read_is_not_missed(tmp_path):
    async def scenario():
        async with hall_on(tmp_path / "db") as one, hall_on(tmp_path / "db", SlowToRead) as two:
            seat, body = decision_of(await new_table(one), random.Random(1))
            reading = asyncio.create_task(two.room("table"))
            await two.store.read.wait()
            seq = await one.act("table", seat, "move", body, "decision")
            hearing = asyncio.create_task(two.heard("table", seq))
            await asyncio.sleep(0)
            two.store.go_on.set()
            await asyncio.gather(reading, hearing)
            return (await two.table("table")).seq

    assert asyncio.run(scenario()) == 1


def test_a_worker_that_was_overtaken_tells_what_it_found_once(tmp_path):
    async def scenario():
        async with hall_on(tmp_path / "db") as one, hall_on(tmp_path / "db") as two:
            seat, body = decision_of(await new_table(one), random.Random(1))
            await two.table("table")
            heard = []
            two.watch("table", lambda room: heard.append(room.live.seq))
            await one.act("table", seat, "move", body, "decision")
            with pytest.raises(OutOfDate):
                await two.act("table", seat, "move", body, "another")
            told = heard[:]
            await two.heard("table", 1)
            return told, heard

    assert asyncio.run(scenario()) == ([1], [1])


def test_what_a_worker_could_not_read_when_it_was_told_is_looked_at_again(url):
    told = []

    async def scenario():
        looked = asyncio.Event()

        async def heard(table, seq):
            told.append((table, seq))
            raise OSError("the database is gone")

        async def missed():
            if told:
                looked.set()

        async with stored(url) as store, Fanout(url, heard, missed, poll=0.1) as fanout:
            while not fanout.connected:
                await asyncio.sleep(0.01)
            await store.announce("table", 1)
            await asyncio.wait_for(looked.wait(), 60)

    asyncio.run(scenario())

    assert told == [("table", 1)]


def listening(url, what="pid"):
    """The connections with which workers listen, or what becomes of them."""
    with psycopg.connect(url, autocommit=True) as connection:
        query = f"SELECT {what} FROM pg_stat_activity WHERE application_name = 'valles fanout'"
        return len(connection.execute(query).fetchall())


def cut_fanouts(url):
    """Take from all workers the connections with which they listen."""
    return listening(url, "pg_terminate_backend(pid)")


def test_a_worker_that_does_not_hear_looks_for_itself(servers, url):
    chance = chance_of(3)

    async def scenario():
        async with everywhere(servers, "Ann", "Bob") as (ann, bob), AsyncExitStack() as stack:
            id, own, free = await table_for_two(ann[0], bob[0])
            looks = [(client, own) for client in ann] + [(client, free) for client in bob]
            devices = [await stack.enter_async_context(device(one, id, seat)) for one, seat in looks]
            cut, waits = 0, []
            for _ in range(CUTS):
                seat = devices[0].last["waiting"][0]
                deciding = chance.choice([one for one in devices if one.last["seat"] == seat])
                await until(lambda: listening(url) == len(servers))
                cut += cut_fanouts(url)
                begun = time.monotonic()
                answer = await deciding.decide(chance.choice(deciding.options()))
                assert await same_sight(devices, answer["seq"]) == []
                waits.append(time.monotonic() - begun)
            cut_fanouts(url)
            await ann[0].ask("DELETE", "/api/me/session")
            for one in devices[:3]:
                await one.until(lambda device: device.closed == 4401)
            return cut, max(waits)

    cut, longest = asyncio.run(scenario())

    assert cut == len(servers) * CUTS
    print(f"{cut} connections cut, all see it after {longest:.2f} s at most")


# Workers that die (W2), and their database (D1)


async def wanderers(servers, stack, history, chance):
    """Two clients at each of some tables, half of them at another worker than the others."""
    players = []
    ann, bob = await stack.enter_async_context(everywhere(servers, "Ann", "Bob"))
    for number in range(TABLES):
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


def test_any_worker_may_die_and_nothing_is_lost_or_doubled(servers, url):
    chance = chance_of(4)
    killed, acknowledged, slowest = 0, 0, 0.0

    async def scenario(history):
        async with AsyncExitStack() as stack:
            players = await wanderers(servers[:2], stack, history, chance)
            async with playing(players):
                taken = [await lose(servers[kill % 2], players, history, chance) for kill in range(KILLS_IN_A_ROW)]
                await history.more_acknowledged(10)
        return max(taken)

    with no_errors(servers):
        while killed < KILLS:
            history = History()
            slowest = max(slowest, asyncio.run(scenario(history)))
            assert asyncio.run(faults_in(history, url)) == []
            assert [sent for sent in history.sent.values() if sent.refused] == []
            killed += KILLS_IN_A_ROW
            acknowledged += history.acknowledged

    print(f"{killed} kills, {acknowledged} decisions, 0 faults, taken over after {slowest:.1f} s at most")


def test_the_database_may_die_and_nothing_is_lost_or_doubled(servers, url, postgres):
    chance = chance_of(5)
    history = History()

    async def scenario():
        async with AsyncExitStack() as stack:
            players = await wanderers(servers[:2], stack, history, chance)
            async with playing(players):
                for _ in range(CRASHES):
                    await history.more_acknowledged(chance.randrange(5, 25))
                    await moment_of_a_commit(history, chance)
                    await asyncio.to_thread(postgres.stop, "immediate")
                    await asyncio.to_thread(postgres.start)
                    await history.more_acknowledged(2 * len(players))

    asyncio.run(scenario())

    assert asyncio.run(faults_in(history, url)) == []
    assert history.acknowledged == len(history.sent)
    print(f"{CRASHES} crashes of the database, {history.acknowledged} decisions, 0 faults")


# Computers


async def table_on(url, id):
    async with stored(url) as store:
        return await store.one(tables, id=id)


@pytest.mark.parametrize("game", GAMES)
def test_two_workers_think_and_each_decision_of_a_computer_is_written_once(servers, url, game):
    chance = chance_of(6)
    history = History()

    async def scenario():
        async with everywhere(servers, "Ann") as ann, AsyncExitStack() as stack:
            table = await ann[0].open_table(game, chairs=("me", "bot"))
            id, own = table["id"], next(seat["seat"] for seat in table["seats"] if seat["mine"])
            devices = [await stack.enter_async_context(device(client, id, own, history)) for client in ann[:2]]
            seq = 0
            while seq < BOT_ROWS:
                for one in devices:
                    await one.until(lambda device, seq=seq: device.last["seq"] >= seq and own in device.last["waiting"])
                deciding = chance.choice(devices)
                answer = await deciding.decide(chance.choice(deciding.options()))
                assert answer["type"] == "ack"
                seq = answer["seq"]
        return id, own

    with no_errors(servers):
        id, own = asyncio.run(scenario())

    rows = asyncio.run(rows_of(url, id))
    by_computers = [row for row in rows if row.seat != own]
    assert len(by_computers) > 5
    assert [row.decision for row in by_computers] == [f"bot:{row.seat}:{row.body['pending']}" for row in by_computers]
    assert len({row.decision for row in by_computers}) == len(by_computers)
    assert asyncio.run(faults_in(history, url)) == []


class Slow:
    """A thinker that answers when it is told to."""

    def __init__(self):
        self.asked, self.answer = asyncio.Event(), asyncio.get_running_loop().create_future()

    async def choose(self, question):
        self.asked.set()
        return await self.answer

    async def close(self):
        pass


def test_two_workers_that_think_otherwise_do_no_harm(tmp_path):
    """A thought may take too long at one worker only; what was written first counts."""

    async def scenario():
        async with hall_on(tmp_path / "db") as one, hall_on(tmp_path / "db") as two:
            table = await new_table(one)
            seat, pending = sorted(table.pending().items())[0]
            await one.store.change(chairs, {"table": "table", "seat": seat}, kind="bot", bot="random")
            await one.renew("table")
            thinker = Slow()
            bots = Bots(two, thinker)
            bots.poke("table")
            await thinker.asked.wait()
            first, second = table.game.legal(seat)[:2]
            body = {"pending": pending, "choices": [first]}
            await one.act("table", seat, "move", body, f"bot:{seat}:{pending}")
            thinker.answer.set_result(second)
            await asyncio.gather(*bots._serving.values())
            await bots.close()
            return [row.body["choices"] for row in await two.store.rows("table")] == [[first]]

    with capture_logs() as logged:
        assert asyncio.run(scenario())

    assert logged == []


def test_a_table_of_computers_goes_on_when_its_worker_dies(servers, url):
    async def scenario():
        async with everywhere(servers, "Ann") as ann:
            bot = {"kind": "bot", "bot": "random"}
            table = await ann[0].open_table(chairs=("me", bot, bot))
            id, own = table["id"], next(seat["seat"] for seat in table["seats"] if seat["mine"])
            await ann[0].ask("PUT", f"/api/tables/{id}/seats/{own}/away", status=200)
            async with asyncio.timeout(60):
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

    print(f"taken over after {waited:.1f} s")


# One port


def workers_of(server):
    """The processes that serve behind one port."""
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def served(server):
    """How many workers have begun to serve so far."""
    return server.log.read_text().count('"event": "serving"')


def test_workers_behind_one_port_play_one_game(url, tmp_path):
    chance = chance_of(7)

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
