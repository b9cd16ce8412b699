"""People who do not look are told once that it is their turn, that a table is full, and that a game is over."""

import asyncio

from tests.support.application import FIRST, SECOND
from tests.support.notice import notice_scene
from valles.server.live.presence import Presence
from valles.server.notice.queue import MOST_PENDING, Notice
from valles.server.notice.service import Notices
from valles.server.store import schema


def run(folder, scenario, **settings):
    async def play():
        async with notice_scene(folder, **settings) as scene:
            return await scenario(scene)

    return asyncio.run(play())


async def answer_all(scene, person, id, seat):
    """Answer as a seat until it is not asked any more."""
    async with person.at(id, seat) as talk:
        while talk.last["question"] is not None:
            await talk.decide(-1)
            await talk.hear("snapshot")


def test_a_player_who_does_not_look_is_told_once_a_turn(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun()
        await scene.send()
        first = scene.texts
        for _ in range(3):  # Later changes of the table are no news.
            await scene.here.context.tables.reload(id)
            await scene.send()
        again = scene.texts
        async with scene.bob.at(id, SECOND) as talk:
            await talk.decide(-1)
        await scene.send()
        return first, again, scene.texts, scene.http.requests[0].json, id

    first, again, after, body, id = run(tmp_path, scenario)
    assert first == [("turn", ["The table is waiting for you: Terraforming Mars with Ann."])]
    assert again == first
    assert [event for event, _ in after] == ["turn", "turn"]  # An own answer, and more to decide.
    assert body["title"] == "It’s your turn"
    assert body["table"] == id
    assert body["url"] == f"https://valles.test/table/{id}"


def test_nobody_is_told_before_the_delay_or_after_the_answer(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun()
        await scene.send(seconds=29.0)
        early = len(scene.http.requests)
        await answer_all(scene, scene.bob, id, SECOND)
        await scene.send()
        return early, scene.texts

    early, texts = run(tmp_path, scenario)
    assert early == 0
    assert texts == []


def test_nobody_is_told_who_looks_at_the_table(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun()
        async with scene.bob.at(id, SECOND):
            await scene.send()
        await scene.send()
        return scene.texts

    assert run(tmp_path, scenario) == []


def test_a_table_in_a_hidden_tab_is_not_looked_at(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun()
        async with scene.bob.at(id, SECOND) as talk:
            await talk.say("visibility", visible=False)
            await talk.say("history", id=1, before=0)
            await talk.hear("history")
            await scene.send()
        return [event for event, _ in scene.texts]

    assert run(tmp_path, scenario) == ["turn"]


def test_presence_at_another_worker_counts(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun()
        player = (await scene.bob.get("/api/me"))["player"]
        await scene.here.context.on_notification(f"visible/{id}/{player}", 0)
        await scene.send()
        seen = len(scene.http.requests)
        async with scene.bob.at(id, SECOND) as talk:
            await talk.decide(-1)
        await scene.here.context.on_notification(f"hidden/{id}/{player}", 0)
        await scene.send()
        return seen, len(scene.http.requests)

    assert run(tmp_path, scenario) == (0, 1)


def test_the_only_person_at_a_table_is_told_nothing(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.ann)
        id = await scene.ann.open_table("me", "hotseat")
        await scene.ann.post(f"/api/tables/{id}/start")
        await scene.send()
        return scene.texts

    assert run(tmp_path, scenario) == []


def test_a_seat_that_a_computer_plays_is_not_told(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun(on_leave="bot")
        await scene.bob.ask("PUT", f"/api/tables/{id}/seats/{SECOND}/away", {})
        await scene.send()
        return scene.texts

    assert run(tmp_path, scenario) == []


def test_a_muted_table_tells_nothing_until_it_is_heard_again(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun()
        await scene.bob.ask("PUT", f"/api/tables/{id}/notices", {"muted": True})
        muted = (await scene.bob.get("/api/me/notices"))["muted"]
        await scene.send()
        silent = len(scene.http.requests)
        await scene.bob.ask("PUT", f"/api/tables/{id}/notices", {"muted": False})
        async with scene.bob.at(id, SECOND) as talk:
            await talk.decide(-1)
        await scene.send()
        return muted == [id], silent, len(scene.http.requests)

    assert run(tmp_path, scenario) == (True, 0, 1)


def test_a_full_table_is_told_to_its_host_and_its_beginning_to_the_others(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.ann)
        id = await scene.ann.open_table("me", "open")
        await scene.bob.sits(scene.ann, id, SECOND)
        await scene.send()
        return scene.texts

    assert run(tmp_path, scenario) == [("full", ["Every seat is taken and you can begin: Terraforming Mars with Bob."])]


def test_the_end_of_a_game_is_told_to_all_who_want_it(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        choice = {"event": "finished", "push": False, "mail": "off", "ntfy": False, "webhook": True}
        await scene.bob.ask("PATCH", "/api/me/notices", {"choices": [choice]})
        id = await scene.begun()
        await scene.send()
        tables = scene.here.context.tables
        await tables.store.update(schema.tables, {"id": id}, finished=scene.clock.now)
        await tables.reload(id)
        await scene.send()
        return scene.texts[1:]

    assert run(tmp_path, scenario) == [("finished", ["The result is in: Terraforming Mars with Ann."])]


def test_several_lines_of_chat_are_one_notice_without_their_text(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        id = await scene.begun()
        await answer_all(scene, scene.bob, id, SECOND)
        scene.clock.now -= scene.clock.now % 600
        async with scene.ann.at(id, FIRST) as talk:
            for number in range(3):
                await talk.act("chat", seat=FIRST, text=f"secret {number}")
                await scene.notices.write_fresh()
        await scene.send()
        return scene.texts, b"secret" in scene.http.requests[0].body

    texts, leaked = run(tmp_path, scenario)
    assert texts == [("message", ["Ann wrote in the chat: Terraforming Mars with Ann."])]
    assert not leaked


def test_nothing_comes_for_events_that_are_switched_off(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        choice = {"event": "turn", "push": True, "mail": "now", "ntfy": True, "webhook": False}
        await scene.bob.ask("PATCH", "/api/me/notices", {"choices": [choice]})
        await scene.begun()
        await scene.send()
        return scene.texts

    assert run(tmp_path, scenario) == []


def test_quiet_hours_gather_notices_into_one_message(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        scene.clock.now += 86_400 - scene.clock.now % 86_400 + 2 * 3600  # 2:00 UTC
        quiet = {"start": 60, "end": 7 * 60, "weekends": False, "warnings": True}
        await scene.bob.ask("PATCH", "/api/me/notices", {"quiet": quiet, "zone": "UTC"})
        ids = [await scene.begun(), await scene.begun()]
        await scene.send()
        await scene.send(3600)
        night = len(scene.http.requests)
        await scene.send(4 * 3600)
        [request] = scene.http.requests
        return night, request.json["title"], len(ids), scene.texts

    night, title, _, texts = run(tmp_path, scenario)
    assert night == 0
    assert title == "2 notices"
    assert texts == [("turn", ["The table is waiting for you: Terraforming Mars with Ann."])]


def test_texts_are_in_the_language_of_their_reader(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        await scene.bob.ask("PATCH", "/api/me", {"language": "pl"})
        await scene.begun()
        await scene.send()
        return scene.texts

    assert run(tmp_path, scenario) == [("turn", ["Stół czeka na ciebie: Terraformacja Marsa, gra też Ann."])]


def test_two_workers_send_a_notice_once(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        await scene.begun()
        first = scene.notices
        second = Notices(scene.here.context.tables, Presence(), first.client, first.mailer, first.delay)
        await second.start(background=False)
        for worker in (first, second):
            worker.on_change(await scene.here.context.tables.entry(next(iter(scene.here.context.tables._entries))))
            await worker.write_fresh()
        scene.clock.now += 60
        await asyncio.gather(first.send_due(), second.send_due())
        return scene.texts

    assert len(run(tmp_path, scenario)) == 1


def test_notices_survive_a_restart(tmp_path):
    async def wait(scene):
        await scene.hook(scene.bob)
        await scene.begun()
        await scene.notices.write_fresh()
        return scene.bob.token

    async def send(scene):
        scene.clock.now += 60
        channels = (await scene.here.caller(token).get("/api/me/notices"))["channels"]
        await scene.here.store.update(schema.notice_channels, {}, address=f"{scene.http.url}/hook")
        await scene.notices.send_due()
        return channels[0]["pending"], [event for event, _ in scene.texts]

    token = run(tmp_path, wait)
    assert run(tmp_path, send) == (1, ["turn"])


def test_whoever_has_no_channel_costs_nothing_but_a_look(tmp_path):
    async def scenario(scene):
        await scene.begun()
        await scene.send()
        async with scene.here.store.engine.connect() as connection:
            return (await connection.execute(schema.notices.select())).all()

    assert run(tmp_path, scenario) == []


def test_the_queue_of_a_channel_is_bounded(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        player = (await scene.bob.get("/api/me"))["player"]
        many = [Notice(player=player, event="invited", mark=str(number), args={"name": "A"}) for number in range(150)]
        scene.notices.post(many)
        await scene.notices.write_fresh()
        return (await scene.bob.get("/api/me/notices"))["channels"][0]["pending"] == MOST_PENDING

    assert run(tmp_path, scenario)
