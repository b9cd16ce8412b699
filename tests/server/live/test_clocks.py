"""Clocks of players at tables of a server: stored with each move, exact over restarts, and without harm to others."""

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tests.support.application import FIRST, SECOND, THIRD, running_app
from tests.support.clock import DAYS, FalseTime, answer, app_at, charged, clock_info, open_clocked, sweep, waiting
from valles.table.clock.calendar import DAY, HOUR

FOURTH = "green"


async def two_at_a_table(here, **facts):
    """Return two people, and the table that one of them has opened, with both connected until the end."""
    ann, bob = await here.guest("Ann"), await here.guest("Bob")
    id = await open_clocked(ann, "me", "open", **facts)
    await bob.sits(ann, id, SECOND)
    await ann.post(f"/api/tables/{id}/start")
    await here.settle()
    return ann, bob, id


async def both_come(here, ann, bob, id):
    """Let both connect at the same time, after which clocks run."""
    async with ann.at(id, FIRST), bob.at(id, SECOND):
        await here.settle()


def test_a_table_without_a_clock_stores_nothing_and_says_nothing(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            id = await ann.open_table("me", "hotseat")
            await ann.post(f"/api/tables/{id}/start")
            await here.settle()
            return (await ann.get(f"/api/tables/{id}"))["features"], (await here.content())["feature_states"]

    infos, stored = asyncio.run(scenario())

    assert "clock" not in infos and stored == []


def test_clocks_stand_until_all_have_come_and_a_minute_longer(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            ann, bob, id = await two_at_a_table(here)
            time.advance(600)
            alone = (await clock_info(ann, id))["seats"][FIRST]["phases"][0]["state"]
            await both_come(here, ann, bob, id)
            free = (await clock_info(ann, id))["seats"][FIRST]["phases"]
            time.advance(100)
            await answer(here, id, FIRST)
            course = [(phase["state"], phase["at"] - time.now) for phase in free]
            return alone, course, await charged(here, id)

    alone, free, spent = asyncio.run(scenario())

    assert alone == "pause"
    assert free == [("pause", -100.0), ("run", -40.0), ("up", 560.0)]
    assert spent[FIRST] == 40.0


def test_everybody_at_the_table_sees_the_same_clocks_and_a_move_brings_the_next(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            ann, bob, id = await two_at_a_table(here)
            await both_come(here, ann, bob, id)
            time.advance(160)
            for seat in await waiting(here, id):
                while seat in await waiting(here, id) and (await here.context.tables.entry(id)).live.is_gathering:
                    await answer(here, id, seat)
            infos = [await clock_info(guest, id) for guest in (ann, bob)]
            listed = (await bob.get("/api/tables"))[0]["features"]["clock"]
            return infos, listed

    infos, listed = asyncio.run(scenario())

    assert infos[0] == infos[1] == listed
    states = {seat: info["phases"][0]["state"] for seat, info in infos[0]["seats"].items()}
    assert sorted(states.values()) == ["run", "still"]


def test_when_time_is_up_another_decides_and_the_decision_takes_effect_in_four_seconds(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            ann, bob, id = await two_at_a_table(here, clock={"kind": "live", "bank": 60, "increment": 10})
            async with ann.at(id, FIRST), bob.at(id, SECOND) as talk:
                await here.settle()
                while SECOND in await waiting(here, id):
                    await answer(here, id, SECOND)
                early = await say(talk, SECOND, do="pass", seat=FIRST)
                time.advance(121)
                own = await say(talk, SECOND, do="pass", seat=SECOND)
                first = await say(talk, SECOND, do="bot", seat=FIRST)
                again = await say(talk, SECOND, do="pass", seat=FIRST)
                info = await clock_info(ann, id)
                taken_back = await say(talk, SECOND, do="take_back")
                await say(talk, SECOND, do="pass", seat=FIRST)
                done = []
                for seconds in (0, 3, 1):
                    time.advance(seconds)
                    await sweep(here)
                    done.append([(each["seat"], each["by"]) for each in (await clock_info(ann, id))["done"]])
            problems = [answer.get("problem", {}).get("type") for answer in (early, own, first, again, taken_back)]
            return problems, info["decision"], done

    problems, decision, done = asyncio.run(scenario())

    assert problems == ["problem-clock-not-up", "problem-clock-own", None, "problem-clock-decided", None]
    assert (decision["seat"], decision["deed"], decision["by"]) == (FIRST, "bot", SECOND)
    assert done == [[], [], [(FIRST, SECOND)]]


def test_a_player_who_is_passed_over_loses_the_turn_and_keeps_the_seat(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            _, _, id = await two_at_a_table(here, clock={"kind": "live", "bank": 60, "default": "pass"})
            time.advance(2 * HOUR)
            await sweep(here)
            live = (await here.context.tables.entry(id)).live
            info = await clock_info(here.callers[0], id)
            return sorted(live.question_ids()), live.is_gathering, info["done"], info["marks"]

    seats, together, done, marks = asyncio.run(scenario())

    # Both were passed over in their first choice, and the game went on to the turn of one of them.
    assert (len(seats), together, marks) == (1, False, [])
    assert sorted((deed["seat"], deed["deed"], deed["by"]) for deed in done) == [
        (SECOND, "pass", ""),
        (FIRST, "pass", ""),
    ]


def test_a_pause_that_all_agree_on_stops_all_clocks(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            ann, bob, id = await two_at_a_table(here)
            async with ann.at(id, FIRST) as first, bob.at(id, SECOND) as second:
                await here.settle()
                time.advance(60)
                await say(first, FIRST, do="pause", seconds=600)
                proposal = (await clock_info(bob, id))["proposal"]
                await say(second, SECOND, do="pause", seconds=60)
                time.advance(300)
                states = {seat["phases"][0]["state"] for seat in (await clock_info(ann, id))["seats"].values()}
                await say(first, FIRST, do="resume")
                await say(second, SECOND, do="resume")
                time.advance(100)
                return proposal, states, await charged(here, id)

    proposal, states, spent = asyncio.run(scenario())

    assert (proposal["seconds"], proposal["agreed"]) == (600, [FIRST])
    assert states == {"pause"}
    assert spent == {FIRST: 100.0, SECOND: 100.0}


async def say(talk, sender, **body):
    """Send a message to the clock from a seat; return its answer, or the refusal."""
    await talk.say("feature", id=1, seat=sender, feature="clock", body=body)
    while (message := await talk.next())["type"] not in ("feature", "refusal"):
        pass
    return message


def test_hours_of_sleep_belong_to_a_person_and_hold_at_all_tables(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            ann, bob, id = await two_at_a_table(here, clock=DAYS)
            path = "/api/me/features/clock"
            hours = {"zone": "Europe/Berlin", "start": 23 * 60, "end": 7 * 60}
            stored = (await ann.ask("PATCH", path, {"hours": hours})).json()
            refusals = [
                (await ann.ask("PATCH", path, body)).json()["type"]
                for body in (
                    {"hours": {**hours, "zone": "Mars/Tharsis"}},
                    {"hours": {**hours, "end": 22 * 60}},
                    {"vacation": {"start": time.now + 60, "end": time.now + DAY}},
                    {"vacation": {"start": time.now + DAY, "end": time.now + 30 * DAY}},
                    {"nap": True},
                )
            ]
            await bob.ask("PATCH", path, {"vacation": {"start": time.now + 2 * HOUR, "end": time.now + 5 * HOUR}})
            infos = (await clock_info(bob, id))["seats"]
            time.advance(DAY)
            return stored, refusals, infos, await charged(here, id), (await ann.get(path))["hours"]

    stored, refusals, infos, spent, kept = asyncio.run(scenario())

    assert stored["hours"] == kept and kept["zone"] == "Europe/Berlin"
    assert refusals == [
        "problem-clock-zone",
        "problem-clock-sleep",
        "problem-clock-vacation-notice",
        "problem-clock-vacation-days",
        "problem-malformed",
    ]
    assert "sleep" in {phase["state"] for phase in infos[FIRST]["phases"]}
    assert "vacation" in {phase["state"] for phase in infos[SECOND]["phases"]}
    # The first hour is that in which the table waits for everybody.
    assert spent == {FIRST: DAY - HOUR - 8 * HOUR, SECOND: DAY - HOUR - 3 * HOUR}


def test_a_restart_of_the_server_costs_nobody_time_and_blames_nobody_for_ten_minutes(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            ann, _, id = await two_at_a_table(here, clock={"kind": "live", "bank": 600})
            time.advance(HOUR + 100)
            await sweep(here)
            token = ann.token
        time.advance(660)
        async with app_at(time, tmp_path) as here:
            ann = here.caller(token)
            time.advance(400)
            spent = await charged(here, id)
            time.advance(150)
            course = (await clock_info(ann, id))["seats"][FIRST]["phases"]
            return spent, [(phase["state"], phase["at"] - time.now) for phase in course]

    spent, course = asyncio.run(scenario())

    assert spent == {FIRST: 500.0, SECOND: 500.0}
    assert course == [("run", 0.0), ("up", 50.0)]


def test_the_first_missed_turn_of_a_series_counts_and_the_others_are_set_aside(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            ids = []
            for _ in range(2):
                ids.append(await open_clocked(ann, "me", "open", clock={"kind": "live", "bank": 60}))
                await bob.sits(ann, ids[-1], SECOND)
                await ann.post(f"/api/tables/{ids[-1]}/start")
                await here.settle()
                while SECOND in await waiting(here, ids[-1]):
                    await answer(here, ids[-1], SECOND)
            time.advance(2 * HOUR)
            await sweep(here)
            return [(await clock_info(bob, id))["marks"] for id in ids]

    marks = asyncio.run(scenario())

    assert sorted([mark["set_aside"] for mark in each if mark["seat"] == FIRST] for each in marks) == [[0], [2]]


# Three days


class Simulation:
    """Four people over three days, and the time that each ought to be charged, as somebody with a watch notes it."""

    def __init__(self, time, here, id):
        self.time = time
        self.here = here
        self.id = id
        self.expected = dict.fromkeys((FIRST, SECOND, THIRD, FOURTH), 0.0)
        self.vacation = (time.now + DAY, time.now + DAY + 12 * HOUR)
        self.begin = time.now + HOUR
        """An hour after the start clocks run, though never all people were there at the same time."""

    def is_asleep(self, seat):
        return seat == FIRST and not 7 <= datetime.fromtimestamp(self.time.now, ZoneInfo("Europe/Berlin")).hour < 23

    def is_resting(self, seat):
        return self.is_asleep(seat) or (seat == SECOND and self.vacation[0] <= self.time.now < self.vacation[1])

    async def pass_time(self, minutes, gone=()):
        """Let time pass in steps of ten minutes, and note who keeps the others waiting."""
        for _ in range(minutes // 10):
            await self.wait(600, gone)
        await sweep(self.here)

    async def wait(self, seconds, gone=()):
        for seat in await waiting(self.here, self.id):
            if seat not in gone and not self.is_resting(seat) and self.time.now >= self.begin:
                self.expected[seat] += seconds
        self.time.advance(seconds)

    async def play(self, gone=(), most=3):
        """Let everybody who is there answer a few times, except for whoever has left."""
        for _ in range(most):
            for seat in await waiting(self.here, self.id):
                if seat not in gone and not self.is_resting(seat):
                    await answer(self.here, self.id, seat)


async def opened_for_four(here):
    """Return four people and their table over days, at which the first one sleeps and the second takes a vacation."""
    people = [await here.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    id = await open_clocked(people[0], "me", "open", "open", "open", clock=DAYS)
    for guest, seat in zip(people[1:], (SECOND, THIRD, FOURTH), strict=True):
        await guest.sits(people[0], id, seat)
    hours = {"zone": "Europe/Berlin", "start": 23 * 60, "end": 7 * 60}
    await people[0].ask("PATCH", "/api/me/features/clock", {"hours": hours})
    now = here.context.tables.clock()
    vacation = {"start": now + DAY, "end": now + DAY + 12 * HOUR}
    await people[1].ask("PATCH", "/api/me/features/clock", {"vacation": vacation})
    await people[0].post(f"/api/tables/{id}/start")
    await here.settle()
    return people, id


@pytest.mark.slow
def test_in_three_days_with_a_sleeper_a_leaver_a_vacation_and_a_restart_nobody_is_charged_for_another(tmp_path):
    async def scenario():
        time = FalseTime()
        async with app_at(time, tmp_path) as here:
            people, id = await opened_for_four(here)
            tokens = [guest.token for guest in people]
            course = Simulation(time, here, id)
            # The third leaves without a word, and the others play on until they wait for nobody else.
            for _ in range(24):
                await course.play(gone={THIRD})
                await course.pass_time(60)
            first_day = await charged(here, id), dict(course.expected)
        time.advance(5 * HOUR)
        async with app_at(time, tmp_path) as here:
            course.here = here
            cleo, dan = here.caller(tokens[2]), here.caller(tokens[3])
            for _ in range(24):
                await course.play(gone={THIRD})
                if await is_up(cleo, id, THIRD):
                    break
                await course.pass_time(60)
            async with dan.at(id, FOURTH) as talk:
                decided = await say(talk, FOURTH, do="bot", seat=THIRD)
            await course.wait(600)
            await sweep(here)
            await computer_answers(here, id, THIRD)
            spent = await charged(here, id)
            for _ in range(8):
                await course.play(gone={THIRD})
                await course.pass_time(60, gone={THIRD})
            while_away = await charged(here, id)
            await cleo.ask("DELETE", f"/api/tables/{id}/seats/{THIRD}/away")
            await here.settle()
            for _ in range(12):
                await course.play()
                await course.pass_time(60)
            marks = (await clock_info(dan, id))["marks"]
            record = (await here.context.tables.entry(id)).live.game.record()
            return first_day, decided, spent, while_away, await charged(here, id), course.expected, marks, record

    first_day, decided, spent, while_away, total, expected, marks, record = asyncio.run(scenario())

    assert first_day[0] == pytest.approx(first_day[1])
    assert decided["type"] == "feature"
    assert while_away[THIRD] == spent[THIRD]
    assert total == pytest.approx(expected)
    assert all(total.values())
    assert [(mark["seat"], mark["by_others"]) for mark in marks] == [(THIRD, True)]
    assert "clock" not in record


async def is_up(guest, id, seat):
    """Return True if the time of a seat is up, as is shown at the table."""
    return (await clock_info(guest, id))["seats"][seat]["phases"][0]["state"] == "up"


async def computer_answers(here, id, seat):
    """Wait until the computer has answered for a seat."""
    while seat in await waiting(here, id):
        await asyncio.sleep(0.01)
