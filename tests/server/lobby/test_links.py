"""Links that open a seat, a view or a device: no secret leaks, each opens once, and one alone wins."""

import asyncio
import base64
import json
import sqlite3
import time
from contextlib import closing

import pytest
from sqlalchemy import select, text

from tests.support.application import FIRST, ORIGIN, SECOND, built_application, json_of, running_app
from tests.support.server import Client, clients, running, server_scope
from valles.server.http.context import Settings
from valles.server.limits import Limits
from valles.server.store.schema import links
from valles.server.store.store import hash_secret

WEEK = 7 * 86_400
RIVALS = 100
DEAD = 404, "problem-link-dead"


@pytest.fixture(scope=server_scope)
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("links")) as server:
        yield server


def run(folder, scenario, **settings):
    async def inside():
        async with running_app(folder, **settings) as here:
            return await scenario(here)

    return asyncio.run(inside())


async def hosted(here):
    """Return a host, and a table with two seats that wait for somebody."""
    host = await here.guest("Host")
    return host, await host.open_table("open", "open")


async def redeemed(here, secret, **more):
    """What somebody new gets for a secret."""
    return await here.caller().ask("POST", "/api/links", {"secret": secret, "name": "Guest", **more})


def refusal_of(answer):
    return answer.status_code, answer.json().get("type", "")


# No secret in a URL or in the log


def test_no_address_has_a_place_for_a_secret():
    described = built_application(Settings(database="unused"))._app.openapi_schema.to_schema()
    parameters = {
        (path, parameter["name"])
        for path, item in described["paths"].items()
        for operation in item.values()
        for parameter in operation.get("parameters", ())
    }
    # Mail programs know nothing but an address (RFC 8058); its token can only end mails.
    parameters -= {("/unsubscribe/{token}", "token")}

    named = {name for _, name in parameters}
    assert named <= {"id", "seat", "move", "language", "passkey", "device", "name", "channel", "action"}


def test_a_link_tells_who_invites_and_to_what_and_stays_unused(tmp_path):
    async def scenario(here):
        host = await here.guest("Ann")
        table = await host.open_table("me", "open")
        link = await host.post(f"/api/tables/{table}/links", seat="blue")
        device = await host.post("/api/me/devices")
        ask = here.caller().ask
        invited = await ask("POST", "/api/links/about", {"secret": link["secret"]})
        own = await ask("POST", "/api/links/about", {"secret": device["secret"]})
        unknown = await ask("POST", "/api/links/about", {"secret": link["secret"][:-1]})
        used = await redeemed(here, link["secret"])
        return invited.json(), own.json(), unknown.status_code, used.status_code

    invited, own, unknown, used = run(tmp_path, scenario)
    assert invited == {"kind": "seat", "game": "terraforming_mars", "host": "Ann"}
    assert own == {"kind": "device", "game": "", "host": ""}
    assert (unknown, used) == (404, 200)


def test_a_link_is_redeemed_by_post_alone(tmp_path):
    async def scenario(here):
        host, table = await hosted(here)
        secret = (await host.post(f"/api/tables/{table}/links", seat=FIRST))["secret"]
        others = []
        for method in ("GET", "HEAD", "PUT", "PATCH", "DELETE"):
            for path in (f"/api/links?secret={secret}&name=Eve", f"/api/links/{secret}"):
                others.append((await here.caller().ask(method, path)).status_code)
        in_the_address = await here.caller().ask("POST", f"/api/links?secret={secret}&name=Eve", {})
        return set(others), in_the_address.status_code, refusal_of(await redeemed(here, secret))

    others, in_the_address, at_last = run(tmp_path, scenario)

    assert others <= {404, 405} and in_the_address == 400
    assert at_last == (200, "")


def test_no_secret_reaches_the_log_or_any_other_answer(server):
    async def scenario():
        secrets, answers = [], []
        async with clients(server, "Ann", "Bob") as (ann, bob):
            secrets += [ann.token, bob.token]
            table = (await ann.open_table(chairs=("me", "open"), start=False))["id"]
            for path, body in ((f"{table}/links", {"seat": SECOND}), (f"{table}/links", {})):
                secrets.append((await ann.ask("POST", f"/api/tables/{path}", body, 201))["secret"])
            secrets.append((await ann.post("/api/me/devices"))["secret"])
            for secret in secrets:
                for path in (f"/api/links?secret={secret}", f"/api/tables/{secret}", f"/{secret}", f"/api/{secret}"):
                    answers.append(await bob.ask("GET", path))
                answers.append(await bob.ask("POST", "/api/links", {"secret": secret[:-1]}))
                answers.append(await bob.ask("POST", "/api/links", {"secret": secret}))
                answers.append(await bob.ask("POST", "/api/links", {"secret": secret}))
                answers.append(await bob.ask("POST", "/api/links", {"secret": [secret]}))
        async with Client(server).http as nobody:
            cookie = {"Cookie": f"valles={secrets[0]}", "Origin": server.url}
            answers += [await nobody.get(path, headers=cookie) for path in ("/api/me", "/api/tables", "/api/metrics")]
            entered = await nobody.post("/api/guests", json={"name": "Cid"}, headers={"Origin": server.url})
            secrets.append(entered.cookies["valles"])
            answers.append(await nobody.get("/api/me"))
        return secrets, answers

    secrets, answers = asyncio.run(scenario())

    log = server.log.read_text()
    assert "serving" in log and len(set(secrets)) == 6
    assert [secret for secret in secrets if secret in log] == []
    for answer in answers:
        text = answer.text + str(answer.headers)
        url = str(answer.request.url)
        assert [secret for secret in secrets if secret in text and secret not in url] == []
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "location" not in answer.headers


# What a link is


@pytest.mark.parametrize("seat", [FIRST, None])
def test_a_link_has_at_least_128_bits_and_lasts_no_longer_than_a_week(tmp_path, seat):
    async def scenario(here):
        host, table = await hosted(here)
        return [
            await host.post(f"/api/tables/{table}/links", seat=seat) for _ in range(20)
        ], here.context.tables.clock()

    given, now = run(tmp_path, scenario)

    assert len({link["secret"] for link in given}) == 20
    for link in given:
        assert len(base64.urlsafe_b64decode(link["secret"])) >= 16
        assert now < link["expires"] <= now + WEEK


def test_unknown_used_expired_replaced_and_revoked_links_get_the_same_answer(tmp_path):
    async def scenario(here):
        host, table = await hosted(here)
        place = f"/api/tables/{table}/links"
        used = (await host.post(place, seat=FIRST))["secret"]
        json_of(await redeemed(here, used))
        replaced = (await host.post(place, seat=SECOND))["secret"]
        expired = (await host.post(place, seat=SECOND))["secret"]
        answers = {"used": await redeemed(here, used), "replaced": await redeemed(here, replaced)}
        await here.store.update(links, {"id": hash_secret(expired)}, expires=time.time())
        answers["expired"] = await redeemed(here, expired)
        for name, seat in (("revoked seat", SECOND), ("revoked view", None)):
            revoked = (await host.post(place, seat=seat))["secret"]
            json_of(await host.ask("DELETE", place))
            answers[name] = await redeemed(here, revoked)
        for name, guess in (("unknown", "x" * 32), ("another", "0"), ("hash", hash_secret(used))):
            answers[name] = await redeemed(here, guess)
        before = await here.content()
        await redeemed(here, used)
        return answers, before == await here.content()

    answers, unchanged = run(tmp_path, scenario)

    assert {refusal_of(answer) for answer in answers.values()} == {DEAD}
    assert len({(answer.text, str(sorted(answer.headers.items()))) for answer in answers.values()}) == 1
    assert unchanged


def test_a_seat_link_opens_once_even_after_the_seat_is_free_again(tmp_path):
    async def scenario(here):
        host, table = await hosted(here)
        bob = await here.guest("Bob")
        secret = await bob.sits(host, table, FIRST)
        json_of(await host.ask("DELETE", f"/api/tables/{table}/seats/{FIRST}"))
        return refusal_of(await bob.ask("POST", "/api/links", {"secret": secret})), refusal_of(
            await redeemed(here, secret)
        )

    assert run(tmp_path, scenario) == (DEAD, DEAD)


def test_a_seated_player_does_not_use_up_the_link(tmp_path):
    async def scenario(here):
        host, table = await hosted(here)
        bob = await here.guest("Bob")
        await bob.sits(host, table, FIRST)
        second = (await host.post(f"/api/tables/{table}/links", seat=SECOND))["secret"]
        return refusal_of(await bob.ask("POST", "/api/links", {"secret": second})), refusal_of(
            await redeemed(here, second)
        )

    assert run(tmp_path, scenario) == ((409, "problem-already-seated"), (200, ""))


def test_a_spectator_link_gives_a_view_and_never_a_seat(tmp_path):
    async def scenario(here):
        host, table = await hosted(here)
        secret = (await host.post(f"/api/tables/{table}/links", seat=None))["secret"]
        answer = json_of(await redeemed(here, secret, bearer=True))
        watching = here.caller(answer["me"]["token"])
        seats = (await watching.get(f"/api/tables/{table}"))["seats"]
        return answer["kind"], answer["seat"], [seat["kind"] for seat in seats], [seat["mine"] for seat in seats]

    assert run(tmp_path, scenario) == ("watch", None, ["open", "open"], [False, False])


def test_guessing_is_slow(tmp_path):
    tries = Limits().guests[0]

    async def scenario(here):
        host, table = await hosted(here)
        secret = (await host.post(f"/api/tables/{table}/links", seat=FIRST))["secret"]
        guesses = [refusal_of(await redeemed(here, f"guess-{number}")) for number in range(tries - 1)]
        return guesses, refusal_of(await redeemed(here, secret))

    guesses, afterwards = run(tmp_path, scenario, limits=Limits())

    assert set(guesses) == {DEAD}
    assert afterwards == (429, "problem-too-fast")


def test_a_foreign_page_redeems_nothing(tmp_path):
    async def scenario(here):
        host, table = await hosted(here)
        secret = (await host.post(f"/api/tables/{table}/links", seat=FIRST))["secret"]
        body = json.dumps({"secret": secret, "name": "Eve"})
        tried = []
        for headers in ({"Origin": "https://evil.test"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            usual = {"Content-Type": "application/json"}
            answer = await here.caller().http.post("/api/links", content=body, headers={**usual, **headers})
            tried.append(refusal_of(answer))
        for kind in ("text/plain", "application/x-www-form-urlencoded"):
            headers = {"Origin": ORIGIN, "Content-Type": kind}
            tried.append(refusal_of(await here.caller().http.post("/api/links", content=body, headers=headers)))
        return tried, refusal_of(await redeemed(here, secret))

    tried, afterwards = run(tmp_path, scenario)

    assert tried == [(403, "problem-foreign-origin")] * 3 + [(415, "problem-content-type")] * 2
    assert afterwards == (200, "")


# Links that are over


async def stored(here):
    """Return the kinds of the links that are stored."""
    async with here.store.engine.connect() as connection:
        return sorted((await connection.execute(select(links.c.kind))).scalars())


def test_links_that_are_replaced_used_revoked_or_expired_are_not_kept(tmp_path):
    async def scenario(here):
        host, table = await hosted(here)
        path = f"/api/tables/{table}/links"
        kept = []
        for seat in (None, None, FIRST, FIRST):  # each replaces the one before
            secret = (await host.post(path, seat=seat))["secret"]
            kept.append(await stored(here))
        await redeemed(here, secret)
        kept.append(await stored(here))
        await host.post(path, seat=SECOND)
        await host.ask("DELETE", path)
        kept.append(await stored(here))
        old = [{"id": f"{number}", "kind": "device", "expires": number / 10} for number in range(100)]
        await here.store.insert_all(*((links, link) for link in old))
        await host.post("/api/me/devices")
        await host.post("/api/me/devices")
        kept.append(await stored(here))
        return kept

    one_each = ["seat", "watch"]
    assert run(tmp_path, scenario) == [["watch"], ["watch"], one_each, one_each, ["watch"], [], ["device"]]


def test_links_are_deleted_without_reading_all_others(tmp_path):
    async def scenario(here):
        plans = []
        async with here.store.engine.connect() as connection:
            for condition in ("player = 'x' AND kind = 'device'", "expires <= 5", "\"table\" = 'x' AND seat = 'y'"):
                plan = await connection.execute(text(f"EXPLAIN QUERY PLAN DELETE FROM links WHERE {condition}"))
                plans.append(plan.one().detail)
        return plans

    assert all("USING" in plan and "INDEX" in plan for plan in run(tmp_path, scenario))


# One winner


@pytest.fixture(scope=server_scope)
def rivals(server):
    """Return the tokens of many guests."""

    async def enter():
        async with Client(server).http as http:
            bodies = [{"name": f"Rival {number}", "bearer": True} for number in range(RIVALS)]
            here = {"Origin": server.url}
            return [(await http.post("/api/guests", json=body, headers=here)).json()["token"] for body in bodies]

    return asyncio.run(enter())


async def race(server, rivals, secrets):
    """Everybody redeems at once, each a secret: the status and key of each answer."""
    async with Client(server).http as http:
        requests = [
            http.post("/api/links", json={"secret": secret}, headers={"Authorization": f"Bearer {token}"})
            for token, secret in zip(rivals, secrets, strict=True)
        ]
        return [refusal_of(answer) for answer in await asyncio.gather(*requests)]


def many_links(server, table, seat):
    """Links to one seat that are all good, as only a fault or a race of their makers could leave them."""
    secrets = [f"{table}-{seat}-{time.monotonic_ns()}-{number}" for number in range(RIVALS)]
    rows = [(hash_secret(secret), "seat", table, seat, time.time() + 600) for secret in secrets]
    with closing(sqlite3.connect(server.settings.database)) as database, database:
        database.executemany('INSERT INTO links (id, kind, "table", seat, expires) VALUES (?, ?, ?, ?, ?)', rows)
    database.close()
    return secrets


@pytest.mark.parametrize("what", ["one link", "one seat"])
@pytest.mark.nightly("security", cases=100, size=25, quick=3)
def test_of_all_who_want_a_seat_at_once_one_gets_it(server, rivals, what, cases):
    async def scenario():
        results = []
        async with clients(server, "Host") as host:
            table = (await host.open_table(chairs=("open", "open"), start=False))["id"]
            for _ in cases:
                if what == "one link":
                    link = await host.post(f"/api/tables/{table}/links", seat=SECOND)
                    secrets = [link["secret"]] * RIVALS
                else:
                    secrets = many_links(server, table, SECOND)
                answers = await race(server, rivals, secrets)
                seats = (await host.get(f"/api/tables/{table}"))["seats"]
                won = f"Rival {answers.index((200, ''))}"
                results.append((answers, [seat["name"] for seat in seats] == ["", won]))
                await host.ask("DELETE", f"/api/tables/{table}/seats/{SECOND}", status=200)
        return results

    for answers, sits_there in asyncio.run(scenario()):
        assert answers.count((200, "")) == 1 and sits_there
        assert set(answers) - {(200, "")} == {DEAD if what == "one link" else (409, "problem-seat-taken")}


def test_a_device_link_opens_one_device_however_many_try(server, rivals):
    async def scenario():
        async with clients(server, "Ann") as ann, Client(server).http as http:
            secret = (await ann.post("/api/me/devices"))["secret"]
            body = {"secret": secret, "bearer": True}
            requests = [http.post("/api/links", json=body, headers={"Origin": server.url}) for _ in range(RIVALS)]
            return [refusal_of(answer) for answer in await asyncio.gather(*requests)]

    answers = asyncio.run(scenario())

    assert answers.count((200, "")) == 1
    assert set(answers) == {(200, ""), DEAD}


def test_a_guest_who_redeems_two_seats_at_once_gets_one(server):
    rounds = 3

    async def scenario():
        taken = []
        async with clients(server, "Host", "Guest") as (host, guest):
            for _ in range(rounds):
                table = (await host.open_table(chairs=("open", "open"), start=False))["id"]
                links = [await host.post(f"/api/tables/{table}/links", seat=seat) for seat in (FIRST, SECOND)]
                requests = [guest.ask("POST", "/api/links", {"secret": link["secret"]}) for link in links]
                answers = sorted(refusal_of(answer) for answer in await asyncio.gather(*requests))
                seats = (await host.get(f"/api/tables/{table}"))["seats"]
                taken.append((answers, sorted(seat["kind"] for seat in seats)))
        return taken

    assert asyncio.run(scenario()) == [([(200, ""), (409, "problem-already-seated")], ["open", "person"])] * rounds
