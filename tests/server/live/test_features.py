"""A feature of another package is used over HTTP and the socket, and the server knows nothing of it."""

import asyncio

import pytest
from msgspec import Struct, to_builtins

from tests.support.application import FIRST, SECOND, running_app
from valles.hosting.model import read_settings
from valles.table import feature as registry
from valles.table.feature import Feature
from valles.table.feature.auto_confirm import FEATURE as AUTO_CONFIRM
from valles.table.feature.away import FEATURE as AWAY
from valles.table.live import Refused


class ReminderSettings(Struct, frozen=True, forbid_unknown_fields=True):
    seconds: float = 60.0
    rung: int = 0


class Ring(Struct, forbid_unknown_fields=True):
    times: int


class Rung(Struct):
    by: str


class ReminderInfo(Struct):
    rung: int
    seats: int


class Reminder(Feature[ReminderSettings]):
    """Rings when nothing has happened for a while, or when a player wants it."""

    name = "reminder"
    Settings = ReminderSettings
    Message = Ring

    def info(self, table):
        return ReminderInfo(table.settings.rung, len(table.chairs))

    def on_change(self, table, host):
        if table.started is not None and not table.settings.rung:
            host.schedule(table.settings.seconds, lambda: host.save(ReminderSettings(table.settings.seconds, 1)))

    async def on_message(self, table, seat, message, host):
        await host.save(ReminderSettings(table.settings.seconds, table.settings.rung + message.times))
        return Rung(seat)


class BreakSettings(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool = False


class Call(Struct, forbid_unknown_fields=True):
    seat: str


class Called(Struct):
    absent: float | None


class Break(Feature[BreakSettings]):
    """A break, during which nobody acts: the seat that is called leaves, and a computer plays for it."""

    name = "break"
    Settings = BreakSettings
    Message = Call

    def needs_bot(self, settings, chair):
        return settings.on

    def check_act(self, table, chair):
        if table.settings.on:
            raise Refused("problem-away", 409)

    async def on_message(self, table, seat, message, host):
        await host.save(BreakSettings(True))
        await host.set_left(message.seat, True)
        return Called(host.absence(message.seat))


FEATURE, BREAK = Reminder(), Break()


@pytest.fixture
def reminder(offer):
    offer(registry.GROUP, **{"reminder": f"{__name__}:FEATURE", "break": f"{__name__}:BREAK"})
    registry.features.cache_clear()
    yield
    registry.features.cache_clear()


class Clock:
    """Time that passes when a test advances it."""

    def __init__(self):
        self.sleeping = []

    async def sleep(self, seconds):
        event = asyncio.Event()
        self.sleeping.append((seconds, event))
        await event.wait()

    async def advance(self, seconds):
        while not any(delay == seconds for delay, _ in self.sleeping):
            await asyncio.sleep(0)
        for delay, event in self.sleeping:
            if delay == seconds:
                event.set()


def test_a_feature_of_another_package_has_settings_info_a_timer_and_messages(tmp_path, reminder):
    async def scenario():
        async with running_app(tmp_path) as here:
            here.context.features.sleep = (clock := Clock()).sleep
            ann = await here.guest("Ann")
            chosen = {"reminder": {"seconds": 5.0}}
            id = (await ann.post("/api/tables", game="on_mars", chairs=[{"kind": "me"}], features=chosen))["id"]
            started = await ann.post(f"/api/tables/{id}/start")
            seat = started["seats"][0]["seat"]
            async with ann.at(id, seat) as talk:
                await clock.advance(5.0)
                while (await talk.hear("snapshot"))["table"]["features"]["reminder"]["rung"] == 0:
                    pass
                await talk.say("feature", id=1, seat=seat, feature="reminder", body={"times": 2})
                answer = await talk.hear("feature")
                await talk.say("feature", id=2, seat=seat, feature="reminder", body={"times": "often"})
                refusal = await talk.hear("refusal")
            return started["features"], answer, refusal["problem"]["type"], (await ann.get(f"/api/tables/{id}"))

    before, answer, refusal, after = asyncio.run(scenario())

    assert before["reminder"] == {"rung": 0, "seats": 1}
    assert answer == {"type": "feature", "id": 1, "body": {"by": after["seats"][0]["seat"]}}
    assert refusal == "problem-malformed"
    assert after["features"]["reminder"] == {"rung": 3, "seats": 1}


def test_a_feature_knows_who_is_connected_refuses_commands_and_lets_a_computer_play(tmp_path, reminder):
    async def scenario():
        async with running_app(tmp_path) as here:
            here.context.presence.clock = lambda: 1000.0
            here.context.presence.on_missed()
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            id = await ann.open_table("me", "open", on_leave="wait")
            await bob.sits(ann, id, SECOND)
            await ann.post(f"/api/tables/{id}/start")
            async with ann.at(id, FIRST) as talk:
                await talk.say("feature", id=1, seat=FIRST, feature="break", body={"seat": SECOND})
                absent = (await talk.hear("feature"))["body"]["absent"]
                async with bob.at(id, SECOND):
                    await talk.say("feature", id=2, seat=FIRST, feature="break", body={"seat": SECOND})
                    connected = (await talk.hear("feature"))["body"]["absent"]
                refusal = await talk.act("move", seat=FIRST, question_id="0", choices=["pass"])
            entry = await here.context.tables.entry(id)
            return absent, connected, refusal["problem"]["type"], [bool(entry.bot_at(seat)) for seat in (FIRST, SECOND)]

    assert asyncio.run(scenario()) == (0.0, None, "problem-away", [False, True])


def test_settings_of_a_feature_are_checked_and_changed_by_the_host_alone(tmp_path, reminder):
    async def scenario():
        async with running_app(tmp_path) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            id = await ann.open_table("me", "open")
            await bob.sits(ann, id, SECOND)
            path = f"/api/tables/{id}"
            results = []
            for guest, changes in (
                (ann, {"reminder": {"seconds": "soon"}}),
                (ann, {"gong": {}}),
                (bob, {"reminder": {"seconds": 1.0}}),
                (ann, {"away": {"on_leave": "wait"}}),
            ):
                results.append((await guest.ask("PATCH", path, {"features": changes})).status_code)
            await ann.post(f"{path}/start")
            late = await ann.ask("PATCH", path, {"features": {"auto_confirm": {"confirm": True}}})
            return results, late.json()["type"], (await ann.get(path))["features"]["away"]

    assert asyncio.run(scenario()) == ([400, 400, 403, 200], "problem-has-started", {"on_leave": "wait"})


def test_a_turn_is_confirmed_when_its_time_is_over_and_not_before(tmp_path):
    async def scenario():
        async with running_app(tmp_path, confirm_after=60.0) as here:
            here.context.features.sleep = (clock := Clock()).sleep
            ann = await here.guest("Ann")
            id = await ann.open_table("me", "hotseat", game="on_mars", confirming=True)
            await ann.post(f"/api/tables/{id}/start")
            seats = [seat["seat"] for seat in (await ann.get(f"/api/tables/{id}"))["seats"]]
            while True:
                entry = await here.context.tables.entry(id)
                if entry.live.unconfirmed:
                    break
                seat = next(iter(entry.live.question_ids()))
                async with ann.at(id, seat) as talk:
                    await talk.decide()
            before = entry.live.unconfirmed
            await clock.advance(60.0)
            while (entry := await here.context.tables.entry(id)).live.unconfirmed:
                await asyncio.sleep(0)
            return before in seats, entry.live.seq

    confirmed, seq = asyncio.run(scenario())

    assert confirmed and seq > 0


def test_a_turn_is_never_confirmed_for_a_player_while_only_computers_wait(tmp_path):
    async def scenario():
        async with running_app(tmp_path, confirm_after=60.0) as here:
            here.context.features.sleep = (clock := Clock()).sleep
            ann = await here.guest("Ann")
            id = await ann.open_table("me", "bot", game="on_mars", confirming=True)
            await ann.post(f"/api/tables/{id}/start")
            seat = (await ann.get(f"/api/tables/{id}"))["seats"][0]["seat"]
            while (entry := await here.context.tables.entry(id)).live.unconfirmed != seat:
                if seat in entry.live.question_ids():
                    async with ann.at(id, seat) as talk:
                        await talk.decide()
                await asyncio.sleep(0.001)
            async with ann.at(id, seat) as talk:
                await talk.say("feature", id=1, seat=seat, feature="auto_confirm", body={})
                left = await talk.hear("feature")
            return left["body"], clock.sleeping

    body, sleeping = asyncio.run(scenario())

    assert (body, sleeping) == ({"seconds": None}, [])


def test_settings_that_an_old_database_holds_side_by_side_are_those_of_the_features():
    settings = read_settings({"on_leave": "wait", "confirm": False, "confirming": [FIRST], "points": False})

    assert settings.of(AWAY).on_leave == "wait"
    assert settings.of(AUTO_CONFIRM).confirm is False
    assert (settings.confirming, settings.points) == ([FIRST], False)


def test_settings_of_a_feature_that_is_not_installed_are_kept():
    stored = {"features": {"gong": {"loud": True}}, "confirming": [], "points": True}

    assert read_settings(stored).features == {"gong": {"loud": True}}


def test_settings_of_features_are_converted_once_when_they_are_read():
    settings = read_settings({"features": {"away": {"on_leave": "wait"}}, "confirming": [], "points": True})

    assert settings.of(AWAY) is settings.of(AWAY)
    assert settings.of(AWAY).on_leave == "wait"
    assert to_builtins(settings)["features"] == {"away": {"on_leave": "wait"}}
