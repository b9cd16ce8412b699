"""Cookies and sessions: what they look like, when they begin and end, and what a wrong one opens."""

import asyncio
import base64
import sqlite3
from contextlib import AsyncExitStack, closing
from http.cookies import SimpleCookie

import pytest
from structlog.testing import capture_logs

from tests.server.lobby.test_hands import begun
from tests.support.application import FIRST, SECOND, messages_until_closed, running_app
from valles.server.http.socket import UNKNOWN_SESSION
from valles.server.store.schema import links, sessions
from valles.server.store.store import hash_secret

PLAIN = "http://valles.test"
SECURE_NAME, PLAIN_NAME = "__Host-valles", "valles"
REPLAYS = 100


def run(folder, scenario):
    async def inside():
        async with running_app(folder) as here:
            return await scenario(here)

    return asyncio.run(inside())


def given_cookie(answer):
    """Return the one cookie that an answer sets."""
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 1
    [cookie] = SimpleCookie(cookies[0]).values()
    return cookie


async def come_in(here, origin="https://valles.test", name="Ann"):
    """Return a browser that has come in, and the cookie that it was given."""
    caller = here.caller(origin=origin)
    answer = await caller.ask("POST", "/api/guests", {"name": name})
    assert answer.status_code == 201
    return caller, given_cookie(answer), answer.json()


async def opens(here, cookie, origin="https://valles.test"):
    """Return the status that somebody gets who sends this Cookie header and nothing else."""
    caller = here.caller(origin=origin)
    return (await caller.http.get("/api/me", headers={"cookie": cookie})).status_code


# What a cookie looks like


def test_over_https_the_cookie_is_bound_to_this_host_and_out_of_reach_of_scripts(tmp_path):
    _, cookie, me = run(tmp_path, come_in)

    assert cookie.key == SECURE_NAME
    assert cookie["secure"] and cookie["httponly"] and cookie["samesite"].lower() in ("lax", "strict")
    assert cookie["path"] == "/" and not cookie["domain"]
    assert not me["plain"] and not me["token"]


def test_over_plain_http_the_cookie_has_another_name_and_the_page_knows_it(tmp_path):
    _, cookie, me = run(tmp_path, lambda here: come_in(here, PLAIN))

    assert cookie.key == PLAIN_NAME
    assert not cookie["secure"] and cookie["httponly"] and cookie["samesite"].lower() in ("lax", "strict")
    assert me["plain"] and not me["token"]


def test_neither_cookie_is_taken_for_the_other(tmp_path):
    async def scenario(here):
        _, secure, _ = await come_in(here)
        _, plain, _ = await come_in(here, PLAIN)
        good = [await opens(here, f"{SECURE_NAME}={secure.value}"), await opens(here, f"valles={plain.value}", PLAIN)]
        crossed = [
            await opens(here, f"{PLAIN_NAME}={plain.value}"),
            await opens(here, f"{PLAIN_NAME}={secure.value}"),
            await opens(here, f"{SECURE_NAME}={secure.value}", PLAIN),
            await opens(here, f"{SECURE_NAME}={plain.value}", PLAIN),
        ]
        return good, crossed

    assert run(tmp_path, scenario) == ([200, 200], [401] * 4)


def test_the_database_holds_no_secret_that_opens_anything(tmp_path):
    async def scenario(here):
        caller, cookie, _ = await come_in(here)
        link = await caller.post("/api/me/devices")
        table = await caller.open_table("me", "open")
        seat = await caller.post(f"/api/tables/{table}/links", seat=SECOND)
        content = str(await here.content())
        stored = await opens(here, f"{SECURE_NAME}={hash_secret(cookie.value)}")
        return [secret in content for secret in (cookie.value, link["secret"], seat["secret"])], stored

    assert run(tmp_path, scenario) == ([False, False, False], 401)


def test_a_session_has_at_least_128_bits_and_none_is_given_twice(tmp_path):
    async def scenario(here):
        return [(await here.context.lobby.sessions.create_user("Ann", "en"))[1] for _ in range(50)]

    tokens = run(tmp_path, scenario)

    assert len(set(tokens)) == 50
    assert all(len(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))) >= 16 for token in tokens)
    assert all(len({token[at] for token in tokens}) > 8 for at in range(22)), "some characters hardly change"


# When a session begins


@pytest.mark.parametrize("door", ["guests", "links"])
def test_a_planted_cookie_never_becomes_a_session(tmp_path, door):
    planted = "planted-by-somebody-else-00000000"

    async def scenario(here):
        host = await here.guest("Host")
        table = await host.open_table("me", "open")
        link = await host.post(f"/api/tables/{table}/links", seat=SECOND)
        body = {"name": "Victim"} if door == "guests" else {"name": "Victim", "secret": link["secret"]}
        caller = here.caller()
        answer = await caller.ask("POST", f"/api/{door}", body, cookie=f"{SECURE_NAME}={planted}")
        return given_cookie(answer).value, await opens(here, f"{SECURE_NAME}={planted}")

    new, status = run(tmp_path, scenario)

    assert new != planted and status == 401


def test_a_device_link_gives_a_new_session_once_and_ends_the_one_that_was_there(tmp_path):
    async def scenario(here):
        ann, first, me = await come_in(here)
        bob, before, _ = await come_in(here, name="Bob")
        secret = (await ann.post("/api/me/devices"))["secret"]
        answer = await bob.ask("POST", "/api/links", {"secret": secret, "kind": "device", "leave": True})
        again = await here.caller().ask("POST", "/api/links", {"secret": secret})
        new = given_cookie(answer).value
        sessions = [await opens(here, f"{SECURE_NAME}={value}") for value in (first.value, new, before.value)]
        return answer.json()["me"]["player"] == me["player"], new not in (first.value, before.value), again, sessions

    same_player, is_new, again, sessions = run(tmp_path, scenario)

    assert same_player and is_new
    assert (again.status_code, again.json()["type"]) == (404, "problem-link-dead")
    assert sessions == [200, 200, 401]


def test_a_device_link_ends_no_session_without_consent_and_none_behind_an_invitation(tmp_path):
    async def scenario(here):
        ann, _, _ = await come_in(here)
        bob, before, _ = await come_in(here, name="Bob")
        link = {"secret": (await ann.post("/api/me/devices"))["secret"]}
        invited = await bob.ask("POST", "/api/links", {**link, "kind": "seat", "leave": True})
        unconfirmed = await bob.ask("POST", "/api/links", {**link, "kind": "device"})
        unnamed = await bob.ask("POST", "/api/links", link)
        session = await opens(here, f"{SECURE_NAME}={before.value}")
        unused = await here.caller().ask("POST", "/api/links", link)
        return [answer.json()["type"] for answer in (invited, unconfirmed, unnamed)], session, unused.status_code

    refusals, session, unused = run(tmp_path, scenario)

    assert refusals == ["problem-other-link", "problem-signs-out", "problem-signs-out"]
    assert (session, unused) == (200, 200)


def test_a_link_of_another_kind_than_expected_stays_unused(tmp_path):
    async def scenario(here):
        ann, _, _ = await come_in(here)
        table = await ann.open_table("me", "open")
        seat, watch = [await ann.post(f"/api/tables/{table}/links", seat=seat) for seat in (SECOND, None)]
        guest = {"name": "Bob"}
        crossed = [
            await here.caller().ask("POST", "/api/links", {**guest, "secret": link["secret"], "kind": kind})
            for link, kind in ((seat, "watch"), (watch, "hand"), (seat, "device"))
        ]
        right = [
            await here.caller().ask("POST", "/api/links", {**guest, "secret": link["secret"], "kind": kind})
            for link, kind in ((seat, "seat"), (watch, "watch"))
        ]
        return {answer.json()["type"] for answer in crossed}, [answer.status_code for answer in right]

    assert run(tmp_path, scenario) == ({"problem-other-link"}, [200, 200])


def test_a_device_link_expires_within_the_hour_and_a_newer_one_replaces_it(tmp_path):
    async def scenario(here):
        ann, _, _ = await come_in(here)
        old, new = [await ann.post("/api/me/devices") for _ in range(2)]
        lasts = new["expires"] - here.context.tables.clock()
        replaced = await here.caller().ask("POST", "/api/links", {"secret": old["secret"]})
        await here.store.update(links, {"id": hash_secret(new["secret"])}, expires=here.context.tables.clock())
        expired = await here.caller().ask("POST", "/api/links", {"secret": new["secret"]})
        return lasts, replaced.json(), expired.json()

    lasts, replaced, expired = run(tmp_path, scenario)

    assert 0 < lasts <= 3600
    assert replaced == expired and expired["type"] == "problem-link-dead"


def test_of_all_device_links_of_somebody_one_is_stored(tmp_path):
    async def scenario(here):
        ann, _, me = await come_in(here)
        for _ in range(3):
            await ann.post("/api/me/devices")
        return len(await here.store.fetch_all(links, player=me["player"]))

    assert run(tmp_path, scenario) == 1


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE sessions SET expires = 'soon'",
        "UPDATE sessions SET expires = x'00ff'",
        "PRAGMA foreign_keys=OFF; DELETE FROM players",
        "UPDATE players SET name = x'00ff'",
        "UPDATE players SET language = 'xx'",
    ],
)
def test_a_damaged_session_is_unknown_and_the_log_says_so_once(tmp_path, damage):
    async def scenario(here):
        ann, _, _ = await come_in(here)
        with closing(sqlite3.connect(tmp_path / "valles.db")) as database:
            database.executescript(damage)
        with capture_logs() as written:
            answers = [await ann.ask("GET", "/api/me") for _ in range(3)]
        return [(answer.status_code, answer.json()["type"]) for answer in answers], written

    answers, written = run(tmp_path, scenario)

    assert answers == [(401, "problem-unknown-session")] * 3
    assert [line["event"] for line in written] == ["damaged session"]


# When it ends


def test_leaving_closes_the_sockets_of_this_session_and_of_no_other(tmp_path):
    async def scenario(here):
        ann, _, _ = await come_in(here)
        table = await ann.open_table("me", "hotseat")
        await ann.post(f"/api/tables/{table}/start")
        secret = (await ann.post("/api/me/devices"))["secret"]
        phone = here.caller()
        await phone.post("/api/links", secret=secret)
        async with AsyncExitStack() as sockets:
            mine = [await sockets.enter_async_context(ann.at(table, seat)) for seat in (FIRST, SECOND, None)]
            unjoined = await sockets.enter_async_context(ann.at(table, join=False))
            other = await sockets.enter_async_context(phone.at(table, FIRST))
            answer = await ann.ask("DELETE", "/api/me/session")
            acknowledged = await other.decide()
            messages = [await messages_until_closed(talk) for talk in (*mine, unjoined)]
        return answer, acknowledged["type"], messages

    answer, other, messages = run(tmp_path, scenario)

    assert answer.status_code == 204
    assert given_cookie(answer)["max-age"] == "0"
    assert messages == [([], 4401)] * 4
    assert other == "ack"


def test_an_old_cookie_is_refused_however_often_it_is_sent(tmp_path):
    async def scenario(here):
        ann, cookie, _ = await come_in(here)
        table = await ann.open_table("me", "hotseat")
        await ann.ask("DELETE", "/api/me/session")
        statuses = [await opens(here, f"{SECURE_NAME}={cookie.value}") for _ in range(REPLAYS)]
        replay = {"cookie": f"{SECURE_NAME}={cookie.value}"}
        async with here.caller().at(table, join=False, **replay) as talk:
            messages, code = await messages_until_closed(talk)
        return set(statuses), [message["type"] for message in messages], code

    assert run(tmp_path, scenario) == ({401}, ["refusal"], 4401)


def test_a_damaged_cookie_opens_nothing(tmp_path):
    async def scenario(here):
        _, ann, _ = await come_in(here)
        _, bob, _ = await come_in(here, name="Bob")
        a, b = ann.value, bob.value
        half = len(a) // 2
        values = [a[:-1], a[1:], a[:half], a + "=", a + " x", a + a, a + b, a[:half] + b[half:], a[half:] + a[:half]]
        values += [a.swapcase(), f'"{a}"', f"{a},{b}", a + "\\", "", "null", "0", "' OR 1=1 --", "é" * 8, "x" * 8000]
        whole = [f"{SECURE_NAME}={value}" for value in values]
        whole += [f"{SECURE_NAME}={a}; {SECURE_NAME}={b}", f"{SECURE_NAME}={b}; other=1; {SECURE_NAME}={a}"]
        whole += [a, f"={a}", f"{SECURE_NAME.lower()}={a}", f"x{SECURE_NAME}={a}", f"{SECURE_NAME}:{a}"]
        return {sent: await opens(here, sent.encode("latin-1")) for sent in whole}

    assert {sent: status for sent, status in run(tmp_path, scenario).items() if status != 401} == {}


def test_a_bearer_token_is_worth_no_more_than_a_cookie(tmp_path):
    async def scenario(here):
        ann = await here.guest("Ann")
        twice = f"{ann.token} {ann.token}"
        statuses = []
        for authorization in (f"Bearer {ann.token}x", f"Bearer {twice}", f"Basic {ann.token}", ann.token, "Bearer"):
            statuses.append(
                (await here.caller().http.get("/api/me", headers={"Authorization": authorization})).status_code
            )
        await ann.ask("DELETE", "/api/me/session")
        return statuses, (await ann.ask("GET", "/api/me")).status_code

    assert run(tmp_path, scenario) == ([401] * 5, 401)


def test_a_session_that_ended_unnoticed_is_closed_when_the_worker_looks_for_itself(tmp_path):
    async def scenario(here):
        table, ann, bob = await begun(here, "Bob")
        async with ann.at(table, FIRST) as staying, bob.at(table, SECOND) as leaving:
            known = await here.context.lobby.sessions.user_of(bob.token)
            await here.store.delete(sessions, id=known.session)
            await here.context.on_missed()
            _, code = await messages_until_closed(leaving)
            return (await staying.decide(0))["type"], code

    assert run(tmp_path, scenario) == ("ack", UNKNOWN_SESSION)
