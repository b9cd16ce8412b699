"""Only players who are gone, or leave themselves, are marked as away."""

import asyncio

from tests.support.application import FIRST, SECOND, running_app
from valles.server.live.presence import AT_ONCE, EVERY, TRUSTED, Presence

AWAY = f"seats/{SECOND}/away"


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


async def two_at(here):
    """Return a host, a guest at the second seat, and their table."""
    ann, bob = await here.guest("Ann"), await here.guest("Bob")
    id = await ann.open_table("me", "open", on_leave="bot")
    await bob.sits(ann, id, SECOND)
    await ann.post(f"/api/tables/{id}/start")
    return ann, bob, f"/api/tables/{id}", id


def refusal(answer):
    body = answer.json()
    return answer.status_code, body["type"], body["args"]["seconds"]


def test_a_host_marks_nobody_as_away_who_is_connected_or_has_only_just_gone(tmp_path):
    async def scenario():
        async with running_app(tmp_path, away_after=120.0) as here:
            ann, bob, path, id = await two_at(here)
            here.context.presence.clock = clock = Clock()
            here.context.presence.on_missed()
            async with bob.at(id, SECOND):
                clock.now += 1000
                assert refusal(await ann.ask("PUT", f"{path}/{AWAY}")) == (409, "problem-away-connected", 120)
                assert await ann.get(f"{path}/absences") == {"seats": {FIRST: 1000}, "after": 120}
            clock.now += 50.5
            before = await here.content()
            assert refusal(await ann.ask("PUT", f"{path}/{AWAY}")) == (409, "problem-away-too-soon", 70)
            assert (await ann.get(f"{path}/absences"))["seats"][SECOND] == 50
            assert await here.content() == before, "nothing has changed"
            clock.now += 69.5
            return (await ann.ask("PUT", f"{path}/{AWAY}")).json()["seats"][1]["away"]

    assert asyncio.run(scenario()) is True


def test_after_a_start_everybody_has_the_time_to_come_back(tmp_path):
    async def scenario():
        async with running_app(tmp_path, away_after=120.0) as here:
            ann, _, path, _ = await two_at(here)
            return refusal(await ann.ask("PUT", f"{path}/{AWAY}"))[:2]

    assert asyncio.run(scenario()) == (409, "problem-away-too-soon")


def test_anybody_may_go_away_himself_while_connected(tmp_path):
    async def scenario():
        async with running_app(tmp_path, away_after=120.0) as here:
            _, bob, path, id = await two_at(here)
            async with bob.at(id, SECOND):
                return (await bob.ask("PUT", f"{path}/{AWAY}")).status_code

    assert asyncio.run(scenario()) == 200


def test_the_refusal_is_in_the_language_of_the_reader(tmp_path):
    words = {"en": "away", "de": "abwesend", "nl": "afwezig", "pl": "nieobecność", "it": "assenza"}

    async def scenario():
        async with running_app(tmp_path, away_after=120.0) as here:
            ann, _, path, _ = await two_at(here)
            return {
                language: (await ann.ask("PUT", f"{path}/{AWAY}", **{"Accept-Language": language})).json()["detail"]
                for language in words
            }

    announcements = asyncio.run(scenario())

    assert [language for language, word in words.items() if word not in announcements[language]] == []


# Several workers


class Workers:
    """Two that receive each other's announcements, and their own."""

    def __init__(self):
        self.clock = Clock()
        self.one, self.other = Presence(120.0, self.clock), Presence(120.0, self.clock)
        self.announced = []

    async def say(self, what, seq):
        self.announced.append(what)
        for worker in (self.one, self.other):
            worker.on_announcement(what.startswith("here/"), what[5:])

    async def until(self, count):
        while len(self.announced) < count:
            await asyncio.sleep(0)


def test_a_player_connected_to_another_worker_is_present():
    async def scenario():
        workers = Workers()
        announcing = asyncio.create_task(workers.one.announce(workers.say))
        with workers.one.connection("table", "bob"):
            await workers.until(1)
            workers.clock.now += EVERY
            there = workers.other.absence("table", "bob")
        await workers.until(2)
        workers.clock.now += 5
        announcing.cancel()
        return there, workers.other.absence("table", "bob"), workers.other.absence("table", "ann"), workers.announced

    there, gone, never, announcements = asyncio.run(scenario())

    assert (there, gone, never) == (None, 5, EVERY + 5)
    assert announcements == ["here/table/bob", "gone/table/bob"]


def test_workers_repeat_their_announcements_and_those_of_dead_ones_expire():
    async def scenario():
        workers = Workers()
        announcing = asyncio.create_task(workers.one.announce(workers.say, every=0.001))
        with workers.one.connection("table", "bob"):
            await workers.until(3)
            announcing.cancel()
            workers.clock.now += TRUSTED
            return set(workers.announced), workers.other.absence("table", "bob")

    assert asyncio.run(scenario()) == ({"here/table/bob"}, TRUSTED)


def test_when_announcements_may_be_lost_everybody_counts_as_only_just_gone():
    clock = Clock()
    presence = Presence(120.0, clock)
    clock.now += 500
    presence.on_missed()
    clock.now += 3

    assert presence.absence("table", "bob") == 3


def test_announcements_fit_into_notifications_and_what_is_old_is_forgotten():
    async def scenario():
        workers = Workers()
        announcing = asyncio.create_task(workers.one.announce(workers.say))
        ids = [("t" * 16, f"{number:032}") for number in range(2 * AT_ONCE + 1)]
        for place in ids:
            with workers.one.connection(*place):
                pass
        await workers.until(3)
        announcing.cancel()
        workers.clock.now += 1000
        with workers.one.connection("table", "bob"):
            pass
        return [len(sent) for sent in workers.announced], len(workers.one._seen)

    lengths, kept = asyncio.run(scenario())

    assert max(lengths) < 7900 and len(lengths) == 3
    assert kept == 1
