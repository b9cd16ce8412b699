"""Errors and logs hold no traces, SQL, secrets or cards."""

import asyncio
import json
import re
import sqlite3

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from tests.support.application import ORIGIN, messages_until_closed, running_app
from tests.support.server import clients, running
from valles.server.http import routes

CANARY = "canary: SELECT seed FROM tables at /srv/valles/secret.py line 7"
TELLTALE = re.compile(r"canary|Traceback|\.py\b|SELECT|INSERT|sqlalchemy|sqlite|/srv|site-packages|Error", re.I)
BODIES = {
    "POST /api/guests": {"name": "Eve"},
    "PATCH /api/me": {"name": "Eve"},
    "PATCH /api/me/features/{name}": {},
    "POST /api/links": {"secret": "none", "name": "Eve"},
    "POST /api/links/about": {"secret": "none"},
    "POST /api/tables": {"game": "terraforming_mars", "chairs": [{"kind": "me"}]},
    "PATCH /api/tables/{id}": {"features": {"away": {"on_leave": "wait"}}},
    "POST /api/tables/{id}/links": {"seat": None},
    "POST /api/records": {"record": "none"},
    "PATCH /api/me/notices": {"zone": "Europe/Warsaw"},
    "POST /api/me/notices/channels": {"kind": "webhook", "url": "https://9.9.9.9/"},
    "PUT /api/tables/{id}/notices": {"muted": True},
    "POST /api/notices/confirm": {"token": "none"},
    "POST /api/account": {"name": "Eve", "password": "correct horse"},
    "POST /api/sign-in": {"name": "Eve", "password": "correct horse"},
    "PUT /api/account/password": {"password": "correct horse"},
    "POST /api/account/passkeys/options": {"name": "Eve"},
    "POST /api/account/passkeys": {"passkey": {}, "device": "Phone"},
    "PUT /api/account/email": {"email": "eve@example.org"},
    "POST /api/account/email/verification": {"secret": "none"},
    "PUT /api/me/preferences": {"body": {}},
    "POST /api/me/deletion": {"name": "Ann"},
}
WITHOUT_THE_LOBBY = {
    *("GET /api/me/features/{name}", "PATCH /api/me/features/{name}"),
    *("GET /api/me", "GET /api/games", "GET /api/texts/{language}", "GET /api/me/preferences"),
    *("POST /unsubscribe/{token}", "POST /api/notices/confirm"),
    *("GET /api/health", "GET /api/ready", "GET /api/metrics"),
}


class Broken:
    """Everything fails, but for what is known already."""

    def __init__(self, error, **known):
        self._error = error
        self.__dict__.update(known)

    def __getattr__(self, name):
        async def fail(*_, **__):
            raise self._error

        return fail


async def answers(caller, table):
    """What every route answers."""
    document = (await caller.ask("GET", "/api/schema/openapi.json")).json()
    for path, methods in document["paths"].items():
        for method in methods:
            label = f"{method.upper()} {path}"
            where = (
                path.replace("{id}", table)
                .replace("{seat}", "yellow")
                .replace("{move}", "0")
                .replace("{language}", "de")
                .replace("{name}", "clock")
            )
            yield label, await caller.ask(method.upper(), where, BODIES.get(label))


@pytest.mark.parametrize(
    ("error", "status", "key"),
    [
        (RuntimeError(CANARY), 500, "problem-internal"),
        (KeyError(CANARY), 500, "problem-internal"),
        (OSError(28, CANARY, "/srv/valles/valles.db"), 500, "problem-internal"),
        (OperationalError("SELECT seed", {"seed": CANARY}, Exception(CANARY)), 503, "problem-unavailable"),
    ],
    ids=["RuntimeError", "KeyError", "OSError", "OperationalError"],
)
def test_an_error_on_any_route_is_a_problem_without_details(tmp_path, error, status, key):
    async def check():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = await ann.open_table("me")
            here.context.lobby = Broken(error, sessions=Broken(error, user_of=here.context.lobby.sessions.user_of))
            here.context.hand_viewers = here.context.people = here.context.emails = Broken(error)
            accounts = here.context.accounts
            here.context.accounts = Broken(error, passkeys=Broken(error), passwords=accounts.passwords)
            notices = here.context.notices
            known = {"client": notices.client, "sender": notices.sender, "close": notices.close}
            here.context.notices = Broken(error, queue=Broken(error), **known)
            failed = set()

            with capture_logs() as written:
                pairs = [pair async for pair in answers(ann, table)]
            for label, answer in pairs:
                if label not in WITHOUT_THE_LOBBY:
                    assert answer.status_code == status, label
                    assert answer.headers["content-type"] == "application/problem+json"
                    assert set(answer.json()) == {"type", "status", "detail", "args"}
                    assert (answer.json()["type"], answer.json()["args"]) == (key, {})
                    assert not TELLTALE.search(answer.text), answer.text
                    failed.add(label)

            assert len(failed) >= 18
            assert [line["log_level"] for line in written] == ["error"] * len(failed)

    asyncio.run(check())


def test_so_is_an_error_before_anybody_is_known_and_where_there_is_no_lobby(tmp_path, monkeypatch):
    def fail():
        raise RuntimeError(CANARY)

    async def check():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            monkeypatch.setattr(routes, "catalog", fail)
            here.context.lobby = Broken(RuntimeError(CANARY))

            for path in ("/api/me", "/api/games", "/api/tables"):
                with capture_logs() as written:
                    answer = await ann.ask("GET", path)
                assert [line["event"] for line in written] == ["failed"]
                assert (answer.status_code, answer.json()["type"]) == (500, "problem-internal")
                assert not TELLTALE.search(answer.text)

    asyncio.run(check())


def test_the_error_of_a_missing_database_has_no_details(tmp_path):
    async def check():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            here.context.tables.store.engine = None

            answer = await ann.ask("GET", "/api/health")
            assert answer.json() == {"status": "alive"}
            with capture_logs():
                answer = await ann.ask("GET", "/api/me")
            assert answer.status_code >= 500
            assert not TELLTALE.search(answer.text)

    asyncio.run(check())


def test_what_fails_at_the_table_ends_the_socket_and_is_written_down(tmp_path):
    async def check():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = await ann.open_table("me", "hotseat")
            async with ann.at(table, "yellow") as talk:
                here.context.tables.entry = Broken(RuntimeError(CANARY)).entry
                await talk.say("form", id=1, seat="yellow")

                with capture_logs() as written:
                    messages, code = await messages_until_closed(talk)

                assert code == 1011
                assert "canary" not in json.dumps(messages)
                assert [line["event"] for line in written] == ["failed"]

    asyncio.run(check())


# Logs


def secrets_of(database):
    with sqlite3.connect(database) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM tables")]
        hashes = [id for (id,) in connection.execute("SELECT id FROM sessions UNION SELECT id FROM links")]
    connection.close()
    return seeds, hashes


def sabotage(database):
    """From now on no table, seat, link or row can be written, so that everything is logged that ever is."""
    connection = sqlite3.connect(database)
    for table in ("tables", "chairs", "links", "rows", "players"):
        connection.execute(
            f"CREATE TRIGGER broken_{table} BEFORE INSERT ON {table} BEGIN SELECT RAISE(FAIL, 'no'); END"
        )
    connection.commit()
    connection.close()


def test_the_log_holds_no_token_secret_cookie_card_or_seed(tmp_path):
    async def check(server):
        secrets = []
        async with clients(server, "Ann") as ann:
            table = await ann.open_table(chairs=("me", "hotseat", "open"), start=False)
            link = await ann.post(f"/api/tables/{table['id']}/links", seat="pink")
            device = await ann.post("/api/me/devices")
            async with httpx.AsyncClient(base_url=server.url, headers={"Origin": server.url}, verify=False) as browser:
                await browser.post("/api/guests", json={"name": "Bob"})
                await browser.post("/api/links", json={"secret": link["secret"]})
                secrets += [browser.cookies["valles"], ann.token, link["secret"], device["secret"]]
            await ann.post(f"/api/tables/{table['id']}/start")
            async with ann.at(table["id"], "yellow") as talk:
                secrets += [answer["option"].removeprefix("card:") for answer in talk.last["question"]["options"]]
                await talk.decide()
                await talk.wire.send(f'{{"token": "{ann.token}"')
                await talk.hear("refusal")
                sabotage(tmp_path / "valles.db")
                await talk.hear("snapshot") if talk.last["seq"] == 0 else None
                answer = await talk.decide()
                assert answer["type"] in ("refusal", "stale", "ack")
            for label, body in BODIES.items():
                method, path = label.split()
                await ann.ask(method, path.format(id=table["id"], name="clock"), body)
            await ann.ask("POST", "/api/me/devices")
        return secrets

    with running(tmp_path) as server:
        secrets = asyncio.run(check(server))
    log = server.log.read_text()
    seeds, hashes = secrets_of(tmp_path / "valles.db")

    assert '"level": "error"' in log, "nothing went wrong, so nothing is shown"
    assert len(secrets) >= 6 and seeds and len(hashes) >= 3
    for word in (*secrets, *seeds, *hashes):
        assert word not in log
    assert "parameters: (" not in log


# Figures


def test_metrics_are_only_for_requests_with_the_token(tmp_path):
    async def check():
        async with running_app(tmp_path, metrics_token="metrics-secret") as here:
            ann = await here.guest()

            async def status(address, authorization=None, **more):
                transport = httpx.ASGITransport(here.app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
                    headers = {**more, **({"Authorization": authorization} if authorization else {})}
                    answer = await client.get("/api/metrics", headers=headers)
                if answer.status_code == 200:
                    assert "valles_sockets" in answer.text
                    assert ann.token not in answer.text and "metrics-secret" not in answer.text
                return answer.status_code

            assert [await status(address) for address in ("127.0.0.1", "::1", "10.0.0.9", "fe80::1")] == [404] * 4
            assert await status("127.0.0.1", **{"X-Real-IP": "10.0.0.9"}) == 404, "a proxy passed it on"
            assert [await status(one, "Bearer metrics-secret") for one in ("10.0.0.9", "127.0.0.1")] == [200, 200]
            for wrong in ("Bearer metrics", "Bearer metrics-secretx", f"Bearer {ann.token}", "metrics-secret"):
                assert await status("10.0.0.9", wrong) == 404
            assert await status("10.0.0.9", "Bearer é".encode("latin-1")) == 404

    asyncio.run(check())


def test_without_a_token_nobody_reads_figures(tmp_path):
    async def check():
        async with running_app(tmp_path) as here:
            for authorization in ("", "Bearer ", "Bearer", "Bearer x"):
                answer = await here.caller().http.get("/api/metrics", headers={"Authorization": authorization})
                assert answer.status_code == 404

    asyncio.run(check())


def test_nothing_for_developers_is_served(tmp_path):
    async def check():
        async with running_app(tmp_path) as here:
            for path in ("/api/debug", "/api/docs", "/api/schema/swagger", "/api/schema/redoc", "/x.py", "/.env"):
                assert (await here.caller().ask("GET", path)).status_code == 404, path
            document = await here.caller().ask("GET", "/api/schema/openapi.json")
            assert document.json()["openapi"].startswith("3.")

    asyncio.run(check())
