"""Several server processes on one PostgreSQL: one order of rows, seen by all."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import psycopg
import pytest

from tests.support.history import History, faults_in, until
from tests.support.server import PATIENCE
from tests.support.table import decision_of, new_table, tables_on
from tests.support.worker import (
    device,
    everywhere,
    no_errors,
    rows_of,
    same_sight,
    stored,
    table_for_two,
)
from valles.server.live.notification import NotificationListener
from valles.server.store.store import Store
from valles.table.command import Confirm, Move, TakeBack
from valles.table.live import StaleAnswer

GAMES = ("terraforming_mars", "on_mars")
TWO_SEATS = 5


# One order


class Match:
    """A table for two whose seats are each looked at from all workers."""

    def __init__(self, devices, chance):
        self.devices, self.chance = devices, chance
        self.counts = {}

    def shown(self):
        return self.devices[0].last

    def at(self, seat):
        """Return the devices of a seat in some order."""
        mine = [one for one in self.devices if one.last["seat"] == seat]
        return self.chance.sample(mine, len(mine))

    def races(self):
        """Return the conflicts that the table allows now."""
        waiting = self.shown()["waiting"]
        if len(waiting) > 1:
            return [self.both_seats]
        checks = [self.one_seat_twice, self.one_decision_twice]
        return checks + [self.going_back_or_on] * len(self.who_may_go_back())

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
        """Return the same decision sent to several workers is one row."""
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


@pytest.mark.nightly("workers", cases=10_000, size=200, quick=100, serial=True)
def test_of_conflicting_decisions_at_several_workers_one_is_first_and_all_see_it(
    servers, url, cases, nightly, record_property
):
    """A case is a conflict."""
    chance = random.Random(1 + cases.start)
    at_a_table = 200 if nightly else 50
    counts: dict[str, int] = {}
    waits = []
    number = 0
    with no_errors(servers):
        while sum(counts.values()) < len(cases):
            most = min(at_a_table, len(cases) - sum(counts.values()))
            raced, waited = asyncio.run(match(servers, url, GAMES[number % 2], chance, History(), most))
            counts = {race: counts.get(race, 0) + raced.get(race, 0) for race in {*counts, *raced}}
            waits += waited
            number += 1

    # A few conflicts, chosen with --cases, need not be of every kind.
    assert set(counts) == {"both_seats", "one_seat_twice", "one_decision_twice", "going_back_or_on"} or len(cases) < 100
    waits.sort()
    record_property("conflicts", counts)
    record_property("seconds_until_all_see_it", round(waits[len(waits) // 2], 3))
    record_property("seconds_until_all_see_it_at_most", round(waits[-1], 3))


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

            while free in (await ann[0].get(f"/api/tables/{id}/absences"))["seats"]:
                await asyncio.sleep(0.02)
            refused = await ann[0].ask("PUT", f"/api/tables/{id}/seats/{free}/away", status=409)
            assert refused["type"] == "problem-away-connected"

            await bob[0].ask("PUT", f"/api/tables/{id}/seats/{free}/away", status=200)
            for one in (far, guest):
                await one.until(lambda device: seats_of(device)[free]["away"])
            await bob[1].ask("DELETE", f"/api/tables/{id}/seats/{free}/away", status=200)
            for one in (far, guest):
                await one.until(lambda device: not seats_of(device)[free]["away"])

            await ann[2].ask("PATCH", f"/api/tables/{id}", {"features": {"away": {"on_leave": "wait"}}}, status=200)
            for one in (far, guest):
                await one.until(lambda device: device.last["table"]["features"]["away"]["on_leave"] == "wait")

    asyncio.run(scenario())


def test_turns_are_confirmed_wherever_the_game_was_started(servers, url):
    chance = random.Random(2)

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
        return [row.command for row in await rows_of(url, id)].count(Confirm()), seq

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


# Lost notifications


class SlowToRead(Store):
    """Has read the rows of a table, and returns them only when the test lets it."""

    def __init__(self, engine):
        super().__init__(engine)
        self.read, self.go_on = asyncio.Event(), asyncio.Event()

    async def rows(self, *which):
        result = await super().rows(*which)
        self.read.set()
        await self.go_on.wait()
        return result


def test_a_row_that_is_written_while_a_table_is_being_read_is_not_missed(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db", SlowToRead) as two:
            seat, move = decision_of(await new_table(one), random.Random(1))
            reading = asyncio.create_task(two.entry("table"))
            await two.store.read.wait()
            seq = await one.act("table", seat, move, "decision")
            hearing = asyncio.create_task(two.catch_up("table", seq))
            await asyncio.sleep(0)
            two.store.go_on.set()
            await asyncio.gather(reading, hearing)
            return (await two.table("table")).seq

    assert asyncio.run(scenario()) == 1


def test_an_overtaken_worker_notifies_its_listeners_once(tmp_path):
    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db") as two:
            seat, move = decision_of(await new_table(one), random.Random(1))
            await two.table("table")
            notifications = []
            two.subscribe("table", lambda entry: notifications.append(entry.live.seq))
            await one.act("table", seat, move, "decision")
            with pytest.raises(StaleAnswer):
                await two.act("table", seat, move, "another")
            events = notifications[:]
            await two.catch_up("table", 1)
            return events, notifications

    assert asyncio.run(scenario()) == ([1], [1])


class Overtaken(Store):
    """Lets another worker write a row before each of its own, so many times."""

    faster: Callable[[], Awaitable[None]]
    times = 0

    async def append(self, table, row, progress=None, also=None):
        if self.times:
            self.times -= 1
            await self.faster()
        await super().append(table, row, progress, also)


def test_a_worker_that_is_overtaken_many_times_still_writes_what_was_decided(tmp_path):
    """While several seats are asked, a computer may write a long row of answers at another worker."""

    async def scenario():
        async with tables_on(tmp_path / "db") as one, tables_on(tmp_path / "db", Overtaken) as two:
            seat, other = (await new_table(one)).question_ids()

            async def answer_or_take_it_back():
                table = await one.table("table")
                question = table.question_ids().get(other)
                command = Move(question, table.game.legal(other)[:1]) if question else TakeBack()
                await one.act("table", other, command, f"faster {table.seq}")

            two.store.faster, two.store.times = answer_or_take_it_back, 25
            table = await two.table("table")
            return await two.act(
                "table", seat, Move(table.question_ids()[seat], table.game.legal(seat)[:1]), "decision"
            )

    assert asyncio.run(scenario()) == 26


def test_a_row_that_a_worker_could_not_read_is_read_again(url):
    events = []

    async def scenario():
        looked = asyncio.Event()

        async def notified(table, seq):
            events.append((table, seq))
            raise OSError("the database is gone")

        async def missed():
            if events:
                looked.set()

        async with stored(url) as store, NotificationListener(url, notified, missed, poll=0.1) as listener:
            while not listener.connected:
                await asyncio.sleep(0.01)
            await store.announce("table", 1)
            await asyncio.wait_for(looked.wait(), PATIENCE)

    asyncio.run(scenario())

    assert events == [("table", 1)]


def listening(url, what="pid"):
    """Return the connections with which workers listen, or what becomes of them."""
    with psycopg.connect(url, autocommit=True) as connection:
        query = f"SELECT {what} FROM pg_stat_activity WHERE application_name = 'valles listener'"
        return len(connection.execute(query).fetchall())


def cut_listeners(url):
    """Take from all workers the connections with which they listen."""
    return listening(url, "pg_terminate_backend(pid)")


@pytest.mark.nightly("workers", cases=50, size=10, quick=3, serial=True)
def test_a_worker_without_notifications_polls(servers, url, cases, record_property):
    chance = random.Random(3 + cases.start)

    async def scenario():
        async with everywhere(servers, "Ann", "Bob") as (ann, bob), AsyncExitStack() as stack:
            id, own, free = await table_for_two(ann[0], bob[0])
            looks = [(client, own) for client in ann] + [(client, free) for client in bob]
            devices = [await stack.enter_async_context(device(one, id, seat)) for one, seat in looks]
            cut, waits = 0, []
            for _ in cases:
                seat = devices[0].last["waiting"][0]
                deciding = chance.choice([one for one in devices if one.last["seat"] == seat])
                await until(lambda: listening(url) == len(servers))
                cut += cut_listeners(url)
                begun = time.monotonic()
                answer = await deciding.decide(chance.choice(deciding.options()))
                assert await same_sight(devices, answer["seq"]) == []
                waits.append(time.monotonic() - begun)
            cut_listeners(url)
            await ann[0].ask("DELETE", "/api/me/session")
            for one in devices[:3]:
                await one.until(lambda device: device.closed == 4401)
            return cut, max(waits)

    cut, longest = asyncio.run(scenario())

    assert cut == len(servers) * len(cases)
    record_property("connections_cut", cut)
    record_property("seconds_until_all_see_it_at_most", round(longest, 2))


# One seat for a guest


def test_a_guest_who_redeems_two_seats_at_two_workers_gets_one(servers):
    async def scenario():
        results = []
        async with everywhere(servers, "Host", "Guest") as (host, guest):
            for _ in range(TWO_SEATS):
                table = await host[0].open_table(chairs=("open", "open"), start=False)
                path = f"/api/tables/{table['id']}/links"
                links = [await host[0].post(path, seat=seat["seat"]) for seat in table["seats"]]
                bodies = [{"secret": link["secret"]} for link in links]
                requests = [at.ask("POST", "/api/links", body) for at, body in zip(guest, bodies, strict=False)]
                answers = sorted(answer.status_code for answer in await asyncio.gather(*requests))
                # A list is read from the database, whatever this worker has heard of.
                seats = (await host[1].get("/api/tables"))[0]["seats"]
                results.append((answers, sorted(seat["kind"] for seat in seats)))
        return results

    assert asyncio.run(scenario()) == [([200, 409], ["open", "person"])] * TWO_SEATS
