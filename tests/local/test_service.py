"""A device without a server: the requests and messages of a page, answered from what the device keeps."""

import asyncio
import json
from typing import Any

import pytest

import valles
from valles.local import LocalService, MemoryStorage, StorageFull
from valles.local.browser import BrowserStorage
from valles.local.service import fetch_nothing
from valles.table.message.field import VERSION

SOLO: dict[str, Any] = {"game": "terraforming_mars", "chairs": [{"kind": "me"}]}
AGAINST_COMPUTER = {"game": "terraforming_mars", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
TWO_AT_ONE_DEVICE = {"game": "on_mars", "chairs": [{"kind": "me"}, {"kind": "hotseat", "name": "Tomasz"}]}


class Device:
    """A page on a device, with what it keeps."""

    def __init__(self, storage=None, fetch=fetch_nothing):
        self.storage = storage or MemoryStorage()
        self.service = LocalService(self.storage, fetch)

    async def request(self, method, path, body=None):
        response = await self.service.request(method, f"/api/{path}", "" if body is None else json.dumps(body))
        return response.status, json.loads(response.body)

    async def fetch(self, method, path, body=None):
        status, answer = await self.request(method, path, body)
        assert status == 200, answer
        return answer

    async def enter(self):
        await self.service.open()
        await self.fetch("POST", "guests", {"name": "Mira"})
        return self

    async def start(self, request):
        table = await self.fetch("POST", "tables", request)
        return await self.fetch("POST", f"tables/{table['id']}/start")

    async def join(self, id, seat):
        page = Page(self.service, id, seat)
        await page.send({"type": "join", "seat": seat, "version": VERSION})
        return page


class Page:
    """A connection to a table; keeps what it gets."""

    def __init__(self, service, id, seat):
        self.messages: list[dict[str, Any]] = []
        self.codes: list[int] = []
        self.seat = seat
        self._connection = service.connect(id, lambda text: self.messages.append(json.loads(text)), self.codes.append)

    async def send(self, message):
        await self._connection.receive(json.dumps(message))
        await asyncio.sleep(0)

    async def act(self, command, decision, seat=None):
        await self.send({"type": "act", "seat": seat or self.seat, "decision": decision, "command": command})

    async def decide(self, choices, decision, seat=None):
        question = self.snapshot["question"]["id"]
        await self.act({"kind": "move", "question_id": question, "choices": choices}, decision, seat)

    @property
    def snapshot(self):
        return [message for message in self.messages if message["type"] == "snapshot"][-1]

    def last(self, type):
        return [message for message in self.messages if message["type"] == type][-1]


def first_option(snapshot):
    return snapshot["question"]["options"][0]["option"]


def on_device(scenario, storage=None):
    """Run a scenario with a person who has come in."""

    async def run():
        return await scenario(await Device(storage).enter())

    return asyncio.run(run())


def test_a_device_knows_its_person_again():
    async def scenario(device):
        later = Device(device.storage)
        await later.service.open()
        return await later.fetch("GET", "me")

    me = on_device(scenario)
    assert (me["name"], me["alone"]) == ("Mira", True)


def test_a_device_without_a_person_says_so():
    status, problem = asyncio.run(Device().request("GET", "me"))
    assert (status, problem["type"]) == (401, "problem-unknown-session")


def test_a_decision_is_stored_before_the_page_sees_it():
    pages: list[Page] = []
    seen: list[str] = []

    class Watching(MemoryStorage):
        async def write(self, texts, durable=True):
            if any(key.startswith("row/") for key in texts):
                seen.extend(message["type"] for message in pages[0].messages)
            await super().write(texts, durable)

    async def scenario(device):
        table = await device.start(SOLO)
        page = await device.join(table["id"], table["seats"][0]["seat"])
        pages.append(page)
        before = len(page.messages)
        await page.decide([first_option(page.snapshot)], "decision-1")
        assert seen == [message["type"] for message in page.messages[:before]]
        assert [message["type"] for message in page.messages[before:]] == ["ack", "snapshot"]

    on_device(scenario, Watching())


def test_a_game_goes_on_after_the_tab_was_closed():
    async def scenario(device):
        table = await device.start(SOLO)
        page = await device.join(table["id"], table["seats"][0]["seat"])
        await page.decide([first_option(page.snapshot)], "decision-1")
        again = await Device(device.storage).enter()
        later = await again.join(table["id"], page.seat)
        assert later.snapshot["view"] == page.snapshot["view"]
        assert later.snapshot["seq"] == 1
        assert later.snapshot["question"] == page.snapshot["question"]

    on_device(scenario)


def test_the_same_decision_counts_once():
    async def scenario(device):
        table = await device.start(SOLO)
        page = await device.join(table["id"], table["seats"][0]["seat"])
        question, option = page.snapshot["question"]["id"], first_option(page.snapshot)
        command = {"kind": "move", "question_id": question, "choices": [option]}
        for _ in range(2):
            await page.act(command, "decision-1")
            assert page.last("ack")["seq"] == 1
        await page.act(command, "decision-2")
        assert page.last("stale")["decision"] == "decision-2"

    on_device(scenario)


def test_a_full_device_refuses_a_decision_and_keeps_the_game():
    class Full(MemoryStorage):
        full = False

        async def write(self, texts, durable=True):
            if self.full:
                raise StorageFull
            await super().write(texts, durable)

    storage = Full()

    async def scenario(device):
        table = await device.start(SOLO)
        page = await device.join(table["id"], table["seats"][0]["seat"])
        storage.full = True
        await page.decide([first_option(page.snapshot)], "decision-1")
        assert page.last("refusal")["problem"]["type"] == "problem-storage-full"
        assert page.last("refusal")["decision"] == "decision-1"
        storage.full = False
        await page.decide([first_option(page.snapshot)], "decision-1")
        assert page.snapshot["seq"] == 1

    on_device(scenario, storage)


@pytest.mark.parametrize(("name", "error"), [("QuotaExceededError", StorageFull), ("UnknownError", OSError)])
def test_errors_of_the_browsers_storage_are_told_apart(name, error):
    class Database:
        async def read(self, prefix):
            return json.dumps({prefix: "text"})

        async def write(self, texts, durable):
            return name

    async def scenario():
        storage = BrowserStorage(Database())
        assert await storage.read("row/") == {"row/": "text"}
        with pytest.raises(error):
            await storage.write({"row/": "text"})

    asyncio.run(scenario())


def test_without_its_network_a_computer_is_refused_at_a_new_table_and_replaced_at_an_old_one():
    async def none(game):
        raise OSError("no network")

    async def scenario():
        device = await Device().enter()
        hard = {"game": "terraforming_mars", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]}
        table = await device.start(hard)
        later = await Device(device.storage, none).enter()
        status, problem = await later.request("POST", "tables", hard)
        assert (status, problem["type"]) == (503, "problem-no-network")
        page = await later.join(table["id"], next(seat["seat"] for seat in table["seats"] if seat["mine"]))
        async with asyncio.timeout(20):
            while page.snapshot["seq"] == 0:
                await asyncio.sleep(0)

    asyncio.run(scenario())


def test_computers_answer_until_a_person_is_asked():
    async def scenario(device):
        table = await device.start(AGAINST_COMPUTER)
        own = next(seat["seat"] for seat in table["seats"] if seat["mine"])
        page = await device.join(table["id"], own)
        for number in range(12):
            async with asyncio.timeout(20):
                while page.snapshot["question"] is None:
                    await asyncio.sleep(0)
            await page.decide([first_option(page.snapshot)], f"decision-{number}")
        assert page.snapshot["seq"] > 12

    on_device(scenario)


def test_several_people_play_at_one_device_and_take_back():
    async def scenario(device):
        table = await device.start(TWO_AT_ONE_DEVICE)
        seats = [seat["seat"] for seat in table["seats"]]
        assert [seat["mine"] for seat in table["seats"]] == [True, True]
        page = await device.join(table["id"], next(seat for seat in seats if seat in table["waiting"]))
        await page.decide([first_option(page.snapshot)], "decision-1")
        await page.send({"type": "form", "id": 1, "seat": page.seat, "choices": []})
        await page.act({"kind": "undo", "to": 0}, "decision-2")
        assert page.snapshot["seq"] == 2
        assert page.snapshot["undo"]["moves"] == 0

    on_device(scenario)


def test_queries_are_answered_as_by_a_server():
    async def scenario(device):
        table = await device.start(SOLO)
        page = await device.join(table["id"], table["seats"][0]["seat"])
        option = first_option(page.snapshot)
        queries: list[dict[str, Any]] = [
            {"type": "form", "choices": []},
            {"type": "preview", "choices": [option]},
            {"type": "why_not", "options": ["pass"]},
            {"type": "lesson", "before": []},
            {"type": "hint"},
        ]
        for number, query in enumerate(queries):
            await page.send({**query, "id": number, "seat": page.seat})
            assert (page.messages[-1]["type"], page.messages[-1]["id"]) == (query["type"], number)
        await page.send({"type": "history", "id": 1, "before": 5})
        assert page.messages[-1]["type"] == "history"
        await page.send({"type": "points", "id": 2})
        assert page.messages[-1]["type"] == "points"
        await page.send({"type": "feature", "id": 9, "seat": page.seat, "feature": "auto_confirm", "body": {}})
        assert page.last("feature")["body"] == {"seconds": None}
        await page.send({"type": "chat", "seat": page.seat, "decision": "line-0001", "text": "Hello"})
        assert page.last("chat")["lines"][0]["text"] == "Hello"

    on_device(scenario)


def test_a_record_comes_in_and_goes_out_with_the_same_hashes():
    game = valles.new("terraforming_mars", players=1, seed=4)
    for _ in range(400):
        if game.over:
            break
        seat = game.pending[0].seat
        game.play(seat, game.legal(seat)[-1])
    text = game.record()

    async def scenario(device):
        table = await device.fetch("POST", "records", {"record": text})
        exported = await device.fetch("GET", f"tables/{table['id']}/record")
        assert valles.replay(exported["record"]).hash() == game.hash()
        assert exported["record"] == text
        if game.over:
            chart = await device.fetch("GET", f"tables/{table['id']}/chart")
            assert chart["moves"] == len(game.moves)
            replayed = await device.fetch("GET", f"tables/{table['id']}/replay/3?seat={game.seats[0]}")
            assert replayed["seat"] == game.seats[0]
            again = await device.fetch("POST", f"tables/{table['id']}/again")
            assert again["started"] is not None

    on_device(scenario)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "problem"),
    [
        ("GET", "tables/none", None, 404, "problem-unknown-table"),
        ("GET", "nothing", None, 404, "problem-not-found"),
        ("POST", "tables", {"game": "chess", "chairs": [{"kind": "me"}]}, 400, "problem-unknown-game"),
        ("POST", "tables", {"nonsense": 1}, 400, "problem-malformed"),
        ("POST", "tables", {**SOLO, "chairs": [{"kind": "me"}, {"kind": "open"}]}, 409, "problem-device-only"),
        ("POST", "me/devices", None, 409, "problem-device-only"),
        ("POST", "records", {"record": "no record"}, 400, "problem-broken-record"),
    ],
)
def test_an_impossible_request_is_refused_with_the_reason(method, path, body, status, problem):
    async def scenario(device):
        return await device.request(method, path, body)

    result, document = on_device(scenario)
    assert (result, document["type"]) == (status, problem)
    assert document["detail"]


def test_a_damaged_table_is_named_and_the_others_stay_playable():
    async def scenario(device):
        broken, whole = [(await device.start(SOLO))["id"] for _ in range(2)]
        page = await device.join(broken, (await device.fetch("GET", f"tables/{broken}"))["seats"][0]["seat"])
        await page.decide([first_option(page.snapshot)], "decision-1")
        for key, text in device.storage.texts.items():
            if key.startswith(f"row/{broken}"):
                device.storage.texts[key] = text.replace("decision-1", "decision-2")
        again = await Device(device.storage).enter()
        status, problem = await again.request("GET", f"tables/{broken}")
        assert (status, problem["type"]) == (409, "problem-damaged")
        assert (await again.fetch("GET", f"tables/{whole}"))["id"] == whole
        device.storage.texts[f"table/{broken}"] = "{"
        listed = {table["id"]: table["fault"] for table in await again.fetch("GET", "tables")}
        assert listed[whole] is None
        assert listed[broken]["key"] == "problem-damaged"

    on_device(scenario)


def test_a_page_of_another_version_is_told_to_reload():
    async def scenario(device):
        table = await device.start(SOLO)
        page = Page(device.service, table["id"], table["seats"][0]["seat"])
        await page.send({"type": "join", "seat": page.seat, "version": VERSION + 1})
        assert page.messages[-1]["problem"]["type"] == "problem-version"
        assert page.codes == [4426]

    on_device(scenario)


def test_settings_change_and_a_person_leaves_and_comes_back():
    async def scenario(device):
        table = await device.start(TWO_AT_ONE_DEVICE)
        path = f"tables/{table['id']}"
        seat = table["seats"][1]["seat"]
        changed = await device.fetch("PATCH", path, {"features": {"away": {"on_leave": "wait"}}})
        assert changed["features"]["away"]["on_leave"] == "wait"
        assert [s["away"] for s in (await device.fetch("PUT", f"{path}/seats/{seat}/away"))["seats"]] == [False, True]
        assert [s["away"] for s in (await device.fetch("DELETE", f"{path}/seats/{seat}/away"))["seats"]] == [False] * 2
        assert (await device.fetch("GET", f"{path}/absences"))["seats"] == {}

    on_device(scenario)
