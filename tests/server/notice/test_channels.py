"""Browsers, ntfy, webhooks and mail receive notices as their services demand it, after failures too, and once."""

import asyncio
import re
from dataclasses import replace

import pytest

from tests.support.notice import notice_scene
from tests.support.receiver import Browser, signed_claims
from tests.support.server import GENEROUS
from valles.server.notice.queue import MOST_CHANNELS, SWITCH_OFF
from valles.server.store import schema

MAIL = {"kind": "mail", "address": "bob@example.org"}


def run(folder, scenario, **settings):
    async def play():
        async with notice_scene(folder, **settings) as scene:
            return await scenario(scene)

    return asyncio.run(play())


async def channels(person):
    return (await person.get("/api/me/notices"))["channels"]


async def choose(person, **by_event):
    """Choose when mails come, by event."""
    rest = {"push": True, "ntfy": True, "webhook": True}
    choices = [{"event": event, "mail": mode, **rest} for event, mode in by_event.items()]
    assert (await person.ask("PATCH", "/api/me/notices", {"choices": choices})).status_code == 200


async def confirmed_mail(scene, person):
    """Add a mail address, and open the link in the first mail."""
    await person.post("/api/me/notices/channels", **MAIL)
    [token] = re.findall(r"confirm#(\S+)", scene.mail.mails.pop().get_content())
    assert (await person.ask("POST", "/api/notices/confirm", {"token": token})).status_code == 204


# Browsers


def test_a_browser_can_read_what_its_push_service_cannot(tmp_path):
    async def scenario(scene):
        browser = await scene.push(scene.bob)
        key = (await scene.bob.get("/api/me/notices"))["push_key"]
        id = await scene.begun()
        await scene.send()
        [request] = scene.http.requests
        claims, sender = signed_claims(request, scene.http.url)
        return browser.read(request), request, claims, sender == key, id, scene.clock.now

    message, request, claims, same, id, now = run(tmp_path, scenario)
    assert message == {
        "title": "It’s your turn",
        "body": "The table is waiting for you: Terraforming Mars with Ann.",
        "path": f"/table/{id}",
        "tag": id,
        "language": "en",
    }
    assert b"waiting" not in request.body
    assert same
    assert claims["sub"] == "mailto:valles@example.org"
    assert now < claims["exp"] <= now + 86_400
    assert int(request.headers["ttl"]) > 0
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", request.headers["topic"])
    assert request.headers["urgency"] == "normal"


def test_the_keys_are_made_once_and_are_in_backups(tmp_path):
    async def key(scene):
        return (await scene.bob.get("/api/me/notices"))["push_key"]

    before = run(tmp_path, key)
    assert run(tmp_path, key) == before
    assert "server_keys" in schema.metadata.tables  # which `valles copy` and `valles backup` take along


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_removed(tmp_path, status):
    async def scenario(scene):
        await scene.push(scene.bob)
        await scene.begun()
        scene.http.statuses = [status]
        await scene.send()
        await scene.send(86_400)
        return len(scene.http.requests), await channels(scene.bob)

    assert run(tmp_path, scenario) == (1, [])


@pytest.mark.parametrize("status", [400, 403, 429, 500, 503, 302])
def test_a_failure_is_tried_again_later_and_shown_meanwhile(tmp_path, status):
    async def scenario(scene):
        browser = await scene.push(scene.bob)
        await scene.begun()
        scene.http.statuses = [status, status]
        counts = []
        for seconds in (60, 29, 2, 118, 4):  # 30 seconds after the first failure, 120 after the second
            await scene.send(seconds)
            counts.append(len(scene.http.requests))
            if len(counts) == 1:
                failing = (await channels(scene.bob))[0]
        return counts, failing, (await channels(scene.bob))[0], browser.read(scene.http.requests[2])["title"]

    counts, failing, after, title = run(tmp_path, scenario)
    assert counts == [1, 1, 2, 2, 3]
    assert (failing["state"], failing["pending"]) == ("failing", 1)
    assert failing["problem"] == {"key": "notice-fault-status", "args": {"host": "127.0.0.1", "status": status}}
    assert (after["state"], after["pending"], after["problem"]) == ("works", 0, None)
    assert title == "It’s your turn"


def test_a_channel_that_fails_for_days_is_switched_off(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob)
        await scene.begun()
        scene.http.statuses = [500] * 1000
        for _ in range(50):
            await scene.send(SWITCH_OFF / 40)
        [channel] = await channels(scene.bob)
        count = len(scene.http.requests)
        await scene.send(SWITCH_OFF)
        return channel["state"], count < 45, len(scene.http.requests) == count

    assert run(tmp_path, scenario) == ("off", True, True)


def test_one_channel_that_fails_does_not_keep_others_from_being_told(tmp_path):
    async def scenario(scene):
        for path in ("/a", "/b"):
            await scene.hook(scene.bob, path)
        await scene.begun()
        scene.http.statuses = [500]
        await scene.send()
        return sorted(channel["state"] for channel in await channels(scene.bob)), len(scene.http.requests)

    assert run(tmp_path, scenario) == (["failing", "works"], 2)


@pytest.mark.parametrize("keys", [{"p256dh": "B" * 87}, {"auth": "AAAAAAAAAAAAAAAAAAAAAAAA"}, {"p256dh": "!" * 87}])
def test_keys_that_no_browser_has_are_refused(tmp_path, keys):
    async def scenario(scene):
        subscription = Browser().subscription(f"{scene.http.url}/push")
        answer = await scene.bob.ask("POST", "/api/me/notices/channels", {**subscription, **keys})
        return answer.status_code, answer.json()["type"]

    assert run(tmp_path, scenario) == (400, "problem-push-keys")


def test_names_of_browsers_are_shown_as_plain_text(tmp_path):
    async def scenario(scene):
        subscription = Browser().subscription(f"{scene.http.url}/push", name="\u202eFire\nfox\u0000")
        await scene.bob.post("/api/me/notices/channels", **subscription)
        return (await channels(scene.bob))[0]["name"]

    assert run(tmp_path, scenario) == "Fire fox"


# ntfy and webhooks


def test_ntfy_gets_topic_title_text_and_address(tmp_path):
    async def scenario(scene):
        await scene.bob.post("/api/me/notices/channels", kind="ntfy", url=f"{scene.http.url}/bob-7f3k")
        id = await scene.begun()
        await scene.send()
        [request] = scene.http.requests
        return request.path, request.json, id

    path, body, id = run(tmp_path, scenario)
    assert path == "/"
    assert body == {
        "topic": "bob-7f3k",
        "title": "It’s your turn",
        "message": "The table is waiting for you: Terraforming Mars with Ann.",
        "click": f"https://valles.test/table/{id}",
    }


@pytest.mark.parametrize(
    ("channel", "problem"),
    [
        ({"kind": "ntfy", "url": "https://9.9.9.9/"}, "notice-fault-topic"),
        ({"kind": "ntfy", "url": "https://9.9.9.9/a?b=c"}, "notice-fault-topic"),
        ({"kind": "webhook", "url": "http://9.9.9.9/hook"}, "notice-fault-https"),
        ({"kind": "webhook", "url": "https://192.168.1.1/hook"}, "notice-fault-private"),
        ({"kind": "webhook", "url": "https://localhost/hook"}, "notice-fault-private"),
        ({"kind": "push", "endpoint": "https://169.254.169.254/"}, "notice-fault-private"),
    ],
)
def test_an_address_in_a_private_network_is_refused_at_once(tmp_path, channel, problem):
    async def scenario(scene):
        keys = Browser().subscription("") if channel["kind"] == "push" else {}
        answer = await scene.bob.ask("POST", "/api/me/notices/channels", {**keys, **channel})
        return answer.status_code, answer.json()["type"], answer.json()["args"]["reason"]["key"]

    assert run(tmp_path, scenario, notice_networks=()) == (400, "problem-notice-address", problem)


def test_the_secret_part_of_a_webhook_is_not_shown_again(tmp_path):
    async def scenario(scene):
        settings = await scene.hook(scene.bob, "/hooks/9d7a6b5c4d3e2f1a0b")
        return settings["channels"][0]["name"]

    assert run(tmp_path, scenario).endswith("/hooks/9d7a6…")


# Mail


def test_an_address_gets_no_notice_before_its_owner_has_agreed(tmp_path):
    async def scenario(scene):
        await scene.bob.post("/api/me/notices/channels", **MAIL)
        await choose(scene.bob, turn="now")
        [first] = scene.mail.mails
        await scene.begun()
        await scene.send()
        return first, len(scene.mail.mails), (await channels(scene.bob))[0]["state"]

    mail, count, state = run(tmp_path, scenario)
    assert (count, state) == (1, "unconfirmed")
    assert (mail["From"], mail["To"]) == ("Valles <valles@example.org>", "bob@example.org")
    assert "https://valles.test/notices/confirm#" in mail.get_content()


def test_a_mail_says_what_waits_and_how_to_end_mails(tmp_path):
    async def scenario(scene):
        await confirmed_mail(scene, scene.bob)
        await choose(scene.bob, turn="now")
        id = await scene.begun()
        await scene.send()
        return scene.mail.mails[0], id

    mail, id = run(tmp_path, scenario)
    assert mail["Subject"] == "It’s your turn"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert re.fullmatch(r"<https://valles\.test/unsubscribe/\S+>", mail["List-Unsubscribe"])
    assert mail["Auto-Submitted"] == "auto-generated"
    text = mail.get_content()
    assert "The table is waiting for you: Terraforming Mars with Ann." in text
    assert f"https://valles.test/table/{id}" in text and "https://valles.test/unsubscribe/stop~" in text


def test_the_digest_is_one_mail_in_the_morning_of_what_still_waits(tmp_path):
    async def scenario(scene):
        await confirmed_mail(scene, scene.bob)
        scene.clock.now += 86_400 - scene.clock.now % 86_400 + 12 * 3600  # noon
        ids = [await scene.begun() for _ in range(2)]
        await scene.send(17 * 3600)
        before = len(scene.mail.mails)
        await scene.send(3600)
        await scene.send(86_400)
        return before, [mail["Subject"] for mail in scene.mail.mails], len(ids)

    assert run(tmp_path, scenario) == (0, ["2 notices"], 2)


async def end_by(scene, mail, **options):
    """Do what a mail program does with a link to end mails."""
    url = mail["List-Unsubscribe"].strip("<>").removeprefix("https://valles.test")
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Host": "valles.test"}
    return await scene.here.caller().http.post(url, content=b"List-Unsubscribe=One-Click", headers=headers, **options)


def test_a_mail_program_ends_mails_by_one_click_without_a_session(tmp_path):
    async def scenario(scene):
        await confirmed_mail(scene, scene.bob)
        await choose(scene.bob, turn="now", message="now")
        await scene.begun()
        await scene.send()
        [mail] = scene.mail.mails
        answers = [(await end_by(scene, mail)).json() for _ in range(2)]
        settings = await scene.bob.get("/api/me/notices")
        modes = {choice["event"]: choice["mail"] for choice in settings["choices"]}
        await scene.begun()
        await scene.send()
        return answers, modes, len(scene.mail.mails)

    answers, modes, count = run(tmp_path, scenario)
    assert answers == 2 * [{"event": "turn", "address": "b…b@example.org", "undone": False}]
    assert (modes["turn"], modes["message"], count) == ("off", "now", 1)


def test_ending_mails_can_be_undone_for_an_hour(tmp_path):
    async def scenario(scene):
        await confirmed_mail(scene, scene.bob)
        await choose(scene.bob, turn="now", message="now")
        before = (await scene.bob.get("/api/me/notices"))["choices"]
        await scene.begun()
        await scene.send()
        [mail] = scene.mail.mails
        await end_by(scene, mail)
        ended = await end_by(scene, mail, params={"action": "all"})
        none = {choice["mail"] for choice in (await scene.bob.get("/api/me/notices"))["choices"]}
        undone = await end_by(scene, mail, params={"action": "undo"})
        after = (await scene.bob.get("/api/me/notices"))["choices"]
        await end_by(scene, mail)
        scene.clock.now += 3601
        late = await end_by(scene, mail, params={"action": "undo"})
        return before == after, none, ended.json()["event"], undone.json()["undone"], late.status_code

    assert run(tmp_path, scenario) == (True, {"off"}, "all", True, 404)


def test_a_link_that_opens_a_mail_changes_nothing_by_being_opened(tmp_path):
    async def scenario(scene):
        await confirmed_mail(scene, scene.bob)
        await choose(scene.bob, turn="now")
        await scene.begun()
        await scene.send()
        url = scene.mail.mails[0]["List-Unsubscribe"].strip("<>").removeprefix("https://valles.test")
        before = await scene.here.content()
        answer = await scene.here.caller().http.get(url)
        return answer.headers["content-type"].partition(";")[0], before == await scene.here.content()

    kind, unchanged = run(tmp_path, scenario)
    assert kind in ("text/html", "text/plain")  # the page, if it is built
    assert unchanged


@pytest.mark.parametrize("token", ["x", "stop~a~turn~AAAA", "stop~~~", "confirm~a~AAAA", "%00", "stop~" + "a" * 5000])
def test_a_forged_link_says_that_it_is_not_valid(tmp_path, token):
    async def scenario(scene):
        answers = [await scene.bob.ask("POST", f"/unsubscribe/{token}")]
        answers.append(await scene.bob.ask("POST", "/api/notices/confirm", {"token": token[:200]}))
        return {(answer.status_code, answer.json()["type"]) for answer in answers}

    assert run(tmp_path, scenario) == {(404, "problem-notice-link")}


@pytest.mark.parametrize("address", ["bob", "bob@", "a b@c.org", "bob@example.org, eve@example.org", "bob@x\r\nBcc: e"])
def test_an_address_that_is_none_or_several_is_refused(tmp_path, address):
    async def scenario(scene):
        answer = await scene.bob.ask("POST", "/api/me/notices/channels", {"kind": "mail", "address": address})
        return answer.status_code, answer.json()["type"], scene.mail.mails

    assert run(tmp_path, scenario) == (400, "problem-email", [])


def test_a_mail_server_that_refuses_is_named_and_nothing_is_kept(tmp_path):
    async def scenario(scene):
        scene.mail.answers = ["554 no"]
        answer = await scene.bob.ask("POST", "/api/me/notices/channels", MAIL)
        reason = answer.json()["args"]["reason"]
        return answer.status_code, answer.json()["type"], reason, await channels(scene.bob)

    fault = {"key": "notice-fault-mail", "args": {"status": 554}}
    assert run(tmp_path, scenario) == (409, "problem-mail-failed", fault, [])


def test_without_a_mail_server_there_are_no_mail_channels(tmp_path):
    async def scenario(scene):
        answer = await scene.bob.ask("POST", "/api/me/notices/channels", MAIL)
        return answer.json()["type"], (await scene.bob.get("/api/me/notices"))["mail"]

    assert run(tmp_path, scenario, mail="", mail_from="") == ("problem-no-mail", False)


# Managing them


def test_a_test_says_what_came_back_by_each_channel(tmp_path):
    async def scenario(scene):
        await scene.hook(scene.bob, "/one")
        await scene.push(scene.bob, "/two")
        scene.http.statuses = [404, 404]
        results = await scene.bob.post("/api/me/notices/test")
        return [result["problem"]["args"]["status"] for result in results], await channels(scene.bob)

    statuses, left = run(tmp_path, scenario)
    assert statuses == [404, 404]
    assert [(channel["kind"], channel["state"]) for channel in left] == [("webhook", "failing")]


def test_the_same_browser_again_renews_its_channel(tmp_path):
    async def scenario(scene):
        for _ in range(2):
            browser = await scene.push(scene.bob)
        await scene.begun()
        await scene.send()
        return len(await channels(scene.bob)), browser.read(scene.http.requests[0])["title"]

    assert run(tmp_path, scenario) == (1, "It’s your turn")


def test_a_person_has_some_channels_and_removes_own_ones_only(tmp_path):
    async def scenario(scene):
        for number in range(MOST_CHANNELS):
            await scene.hook(scene.bob, f"/{number}")
        body = {"kind": "webhook", "url": f"{scene.http.url}/more"}
        more = await scene.bob.ask("POST", "/api/me/notices/channels", body)
        [id, *_] = [channel["id"] for channel in await channels(scene.bob)]
        foreign = await scene.ann.ask("DELETE", f"/api/me/notices/channels/{id}")
        own = await scene.bob.ask("DELETE", f"/api/me/notices/channels/{id}")
        return more.json()["type"], foreign.json()["type"], len(own.json()["channels"])

    assert run(tmp_path, scenario) == ("problem-too-many-channels", "problem-no-such-channel", MOST_CHANNELS - 1)


def test_a_removed_channel_receives_nothing_any_more(tmp_path):
    async def scenario(scene):
        id = (await scene.hook(scene.bob))["channels"][0]["id"]
        await scene.begun()
        await scene.notices.write_fresh()
        await scene.bob.ask("DELETE", f"/api/me/notices/channels/{id}")
        await scene.send()
        return scene.texts

    assert run(tmp_path, scenario) == []


def test_tests_channels_and_first_mails_are_limited(tmp_path):
    async def scenario(scene):
        async def statuses(method, path, bodies):
            return [(await scene.bob.ask(method, path, body)).status_code for body in bodies]

        hooks = [{"kind": "webhook", "url": f"{scene.http.url}/hook"}] * 4
        return [
            await statuses("POST", "/api/me/notices/test", [None] * 4),
            await statuses("POST", "/api/me/notices/channels", [MAIL] * 3),
            await statuses("POST", "/api/me/notices/channels", hooks),
        ]

    limits = replace(GENEROUS, tests=(3, 600.0), confirmations=(2, 600.0), channels=(6, 600.0))
    assert run(tmp_path, scenario, limits=limits) == [[200, 200, 200, 429], [201, 201, 429], [201, 201, 201, 429]]
