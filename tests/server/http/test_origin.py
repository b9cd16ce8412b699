"""The origins that may send requests from a browser, and the headers of every response."""

import asyncio
import json
import re

import httpx
import pytest
import uvicorn
from structlog.testing import capture_logs

from tests.support.application import HOST, ORIGIN, Closed, running_app
from tests.support.raw_socket import connected, handshake, response_to
from tests.support.server import running
from valles.server.http.context import Settings
from valles.server.http.serving import uvicorn_options
from valles.server.limits import Limits
from valles.server.repeated_warning import RepeatedWarning

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("origin")) as process:
        yield process


@pytest.fixture(scope="module")
def browser(server):
    """Return a cookie as a browser has it, and a table of its user."""
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}, verify=False) as client:
        assert client.post("/api/guests", json={"name": "Ann"}).json()["token"] == ""
        table = client.post("/api/tables", json={"game": "terraforming_mars", "chairs": [{"kind": "me"}]}).json()
        return f"valles={client.cookies['valles']}", table["id"]


async def shook(server, table, token="", more=b"", **headers):
    """How a handshake is answered."""
    async with connected(server) as raw:
        await raw.send(handshake(server, table, token, **headers)[:-2] + more + b"\r\n")
        return await raw.answer()


# Cross-site sockets


HOSTILE = {
    "null": "null",
    "another site": "http://evil.example",
    "sub-domain": "http://evil.127.0.0.1:{port}",
    "super-domain": "http://127.0.0.1.evil.example:{port}",
    "other scheme": "https://127.0.0.1:{port}",
    "socket scheme": "ws://127.0.0.1:{port}",
    "other port": "http://127.0.0.1:1",
    "no port": "http://127.0.0.1",
    "upper case": "HTTP://127.0.0.1:{port}",
    "trailing dot": "http://127.0.0.1.:{port}",
    "trailing slash": "http://127.0.0.1:{port}/",
    "credentials": "http://127.0.0.1:{port}@evil.example",
    "two in one": "http://127.0.0.1:{port} http://evil.example",
    "localhost": "http://localhost:{port}",
    "empty": "",
}


@pytest.mark.parametrize("origin", HOSTILE.values(), ids=HOSTILE)
def test_a_page_from_elsewhere_opens_no_socket(server, browser, origin):
    cookie, table = browser

    status, headers = asyncio.run(shook(server, table, Cookie=cookie, Origin=origin.format(port=server.port)))

    assert status == 403
    assert headers["content-type"] == "application/problem+json"
    assert_guarded(headers)


@pytest.mark.parametrize(
    "lines",
    [
        "Origin: http://127.0.0.１:{port}\r\n".encode(),
        b"Origin: http://127.0.0.1:{port}\r\nOrigin: http://evil.example\r\n",
        b"Origin: http://evil.example\r\nOrigin: http://127.0.0.1:{port}\r\n",
        b"",
        b"Authorization: Bearer\r\n",
        b"Authorization: Bearer \r\n",
        b"Authorization: Basic eDp4\r\n",
        b"Authorization: Bearer a\r\nAuthorization: Bearer b\r\n",
        b"Sec-WebSocket-Origin: http://127.0.0.1:{port}\r\n",
        b"Referer: http://127.0.0.1:{port}/\r\n",
    ],
    ids=str,
)
def test_nor_does_a_cookie_without_an_origin_or_with_a_strange_one(server, browser, lines):
    cookie, table = browser
    more = lines.replace(b"{port}", str(server.port).encode())

    status, headers = asyncio.run(shook(server, table, more=more, Cookie=cookie))

    assert status in (400, 403)
    assert_guarded(headers)


def test_a_socket_at_an_address_that_is_none_is_refused_in_words(server, browser):
    cookie, _ = browser

    status, headers = asyncio.run(shook(server, "none/none", Cookie=cookie, Origin=server.url))

    assert status == 404
    assert headers["content-type"] == "application/problem+json"
    assert_guarded(headers)


def test_our_own_page_opens_a_socket_with_its_cookie(server, browser):
    cookie, table = browser

    assert asyncio.run(shook(server, table, Cookie=cookie, Origin=server.url))[0] == 101


def test_a_program_needs_no_origin_but_a_hostile_one_is_refused_even_with_a_token(server, browser):
    _, table = browser

    assert asyncio.run(shook(server, table, token="any"))[0] == 101
    assert asyncio.run(shook(server, table, token="any", Origin="http://evil.example"))[0] == 403


def test_a_program_becomes_a_guest_without_an_origin_and_lacks_but_its_token_elsewhere(server):
    with httpx.Client(base_url=server.url, verify=False) as program:
        entered = program.post("/api/guests", json={"name": "Ann", "bearer": True})
        assert entered.status_code == 201
        token = {"Authorization": f"Bearer {entered.json()['token']}"}
        assert "set-cookie" not in entered.headers

        for method, path in (("POST", "/api/mcp"), ("PATCH", "/api/me"), ("POST", "/api/tables")):
            refused = program.request(method, path, json={})
            assert (refused.status_code, refused.json()["type"]) == (401, "problem-unknown-session")
        assert program.patch("/api/me", json={"name": "Bea"}, headers=token).json()["name"] == "Bea"


@pytest.mark.parametrize("headers", [{"Cookie": "a=b"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "none"}])
def test_a_browser_becomes_no_guest_without_an_origin(server, headers):
    with httpx.Client(base_url=server.url, verify=False, headers=headers) as hidden:
        refused = hidden.post("/api/guests", json={"name": "Ann"})

    assert (refused.status_code, refused.json()["type"]) == (403, "problem-foreign-origin")


def test_a_cookie_does_not_replace_a_wrong_token(tmp_path):
    async def check():
        async with running_app(tmp_path) as here:
            browser = here.caller()
            await browser.post("/api/guests", name="Ann")
            assert (await browser.ask("GET", "/api/me")).status_code == 200

            for authorization in ("Bearer wrong", "bearer wrong", "BEARER x y"):
                assert (await browser.http.get("/api/me", headers={"Authorization": authorization})).status_code == 401
            for authorization in ("Bearer ", "Bearer   "):
                answer = await browser.http.patch(
                    "/api/me", json={"name": "Eve"}, headers={"Authorization": authorization}
                )
                assert answer.status_code == 403

    asyncio.run(check())


def test_where_our_page_lives_may_be_configured(tmp_path):
    async def check():
        async with running_app(tmp_path, origins=("https://play.example",)) as here:
            ann = await here.caller(origin="https://play.example").enter()
            table = await ann.open_table("me")
            for origin in (ORIGIN, "https://play.example.evil", "http://play.example"):
                with pytest.raises(Closed):
                    async with ann.at(table, Origin=origin):
                        pass
                refused = await ann.ask("PATCH", "/api/me", {"name": "Eve"}, Origin=origin)
                assert refused.status_code == 403
            async with ann.at(table, Origin="https://play.example"):
                pass
            assert (
                await ann.ask("PATCH", "/api/me", {"name": "Bea"}, Origin="https://play.example")
            ).status_code == 200

    asyncio.run(check())


def test_without_a_host_there_is_no_page_of_ours(server):
    body = b'{"name":"Ann"}'
    for origin in (b"http://None", b"http://", b""):
        head = (
            b"POST /api/guests HTTP/1.0\r\nContent-Type: application/json\r\nOrigin: %s\r\nContent-Length: %d\r\n\r\n"
        )

        status, _, reply = asyncio.run(response_to(server, head % (origin, len(body)) + body))

        assert (status, json.loads(reply)["type"]) == (403, "problem-foreign-origin")


# Names that lead here (DNS rebinding)


STRANGERS = ("evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.test.example")
OWN = ("127.0.0.1:{port}", "localhost", "[::1]:{port}", "192.168.1.20", "MARS.local", "mars", "valles.test")


@pytest.mark.parametrize("host", STRANGERS)
def test_a_page_whose_name_was_made_to_lead_here_gets_nothing(server, browser, host):
    name = host.format(port=server.port)
    head = f"GET /api/me HTTP/1.1\r\nHost: {name}\r\nCookie: {browser[0]}\r\nAccept-Language: de\r\n\r\n"

    status, headers, body = asyncio.run(response_to(server, head.encode()))
    own = {"Cookie": browser[0], "Origin": f"http://{name}", "Host": name}

    assert (status, json.loads(body)["type"]) == (421, "problem-unknown-host")
    assert "--allow-host" in json.loads(body)["detail"] and "Namen" in json.loads(body)["detail"]
    assert_guarded(headers)
    assert asyncio.run(shook(server, browser[1], **own))[0] == 421
    assert '"event": "unknown host"' in server.log.read_text()


def test_requests_to_an_unknown_host_are_counted_and_do_not_fill_the_log(tmp_path):
    async def check():
        async with running_app(tmp_path, limits=Limits(requests=(10, 60.0))) as here:
            with capture_logs() as written:
                stranger = here.caller()
                statuses = [
                    (await stranger.ask("GET", "/api/games", Host=f"{number}.evil.example")).status_code
                    for number in range(12)
                ]
            own = (await stranger.ask("GET", "/api/games")).status_code
            return statuses, own, [(line["event"], line["host"], line["count"]) for line in written]

    statuses, own, written = asyncio.run(check())

    assert statuses == [421] * 10 + [429] * 2 and own == 200
    assert written == [("unknown host", "0.evil.example", 1)]


def test_a_repeated_warning_is_logged_once_a_minute_with_its_count():
    now = [0.0]
    warning = RepeatedWarning("unknown host", lambda: now[0])
    with capture_logs() as written:
        for second in range(130):
            now[0] = float(second)
            warning.log()

    assert [line["count"] for line in written] == [1, 60, 60]


@pytest.mark.parametrize("host", OWN)
def test_an_address_or_a_name_that_nobody_can_own_is_ours(server, browser, host):
    name = host.format(port=server.port)
    head = f"GET /api/me HTTP/1.1\r\nHost: {name}\r\nCookie: {browser[0]}\r\n\r\n"

    assert asyncio.run(response_to(server, head.encode()))[0] == 200


@pytest.mark.parametrize("settings", [{"hosts": ("Tables.example",)}, {"origins": ("https://tables.example",)}])
def test_a_name_of_our_own_is_allowed_by_itself_or_as_the_origin(tmp_path, settings):
    async def check():
        async with running_app(tmp_path, **settings) as here:
            own = [{"Host": "tables.example"}, {"Host": "TABLES.example:443"}]
            others = [{"Host": "other.example"}, {"Host": "x.tables.example"}, {"Host": ""}, {"Host": "a b"}]
            return [
                (await here.caller().ask("GET", "/api/games", **headers)).status_code for headers in (*own, *others)
            ]

    assert asyncio.run(check()) == [200, 200, 421, 421, 421, 421]


# Headers


def assert_guarded(headers, encrypted=False):
    """What every answer carries, whatever it answers."""
    policy = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers and "x-powered-by" not in headers
    assert "access-control-allow-origin" not in headers
    assert "location" not in headers
    if encrypted:
        [age] = re.findall(r"^max-age=(\d+)", headers["strict-transport-security"])
        assert int(age) >= 365 * 86400
    else:
        assert "strict-transport-security" not in headers


async def operations(caller):
    """Yield every method of every route, with something in the place of what is in braces."""
    document = (await caller.ask("GET", "/api/schema/openapi.json")).json()
    for path, methods in document["paths"].items():
        for method in methods:
            yield method.upper(), re.sub("{move}", "1", re.sub("{(id|seat)}", "x", path))


@pytest.mark.parametrize("origin", [ORIGIN, f"http://{HOST}"])
def test_every_answer_of_every_route_carries_the_headers(tmp_path, origin):
    async def check():
        seen = set()
        async with running_app(tmp_path) as here:
            ann, stranger = here.caller(origin=origin), here.caller(origin=origin)
            await ann.enter()

            async def look(caller, method, path, body=None, **headers):
                answer = await caller.ask(method, path, body, **headers)
                seen.add(answer.status_code)
                assert_guarded(answer.headers, origin.startswith("https"))
                if path.startswith("/api"):
                    assert answer.headers["cache-control"] == "no-store", (method, path)
                if answer.status_code >= 400 and method != "HEAD" and path.startswith("/api/"):
                    assert answer.headers["content-type"] == "application/problem+json", (method, path)
                    assert answer.json()["status"] == answer.status_code

            requests = [operation async for operation in operations(ann)]
            assert len(requests) >= 23
            for method, path in sorted(requests):
                for caller in (stranger, ann):
                    if (method, path) != ("DELETE", "/api/me/session"):
                        await look(caller, method, path, {} if method in ("POST", "PATCH") else None)
            for path in ("/", "/api", "/api/none", "/api/schema", "/favicon.ico", "/index.html", "/.git/config"):
                await look(ann, "GET", path)
            for method in ("PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND"):
                await look(ann, method, "/api/games")
            await look(ann, "POST", "/api/guests", {"name": "x" * 70_000})
            await look(ann, "PATCH", "/api/me", {"name": "Eve"}, **{"Content-Type": "text/plain"})
            await look(ann, "PATCH", "/api/me", {"name": "Eve"}, Origin="https://evil.example")
            here.context.lobby = None
            with capture_logs():
                await look(ann, "GET", "/api/me")
        assert {200, 201, 400, 401, 403, 404, 405, 413, 415, 500} <= seen

    asyncio.run(check())


@pytest.mark.parametrize("host", ["evil.example", "x\ty", "127.0.0.1@evil.example", "' OR 1=1", "evil", "evil.test:80"])
def test_the_host_that_a_client_names_comes_back_nowhere(server, host):
    for path in (
        "/",
        "/api",
        "/api/games",
        "/api/games/",
        "/api/schema",
        "/api/schema/openapi.json",
        "//evil.example/",
    ):
        head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-Host: evil.example\r\n\r\n"

        _, headers, body = asyncio.run(response_to(server, head.encode()))

        assert "location" not in headers
        assert b"evil" not in body


# Proxies


async def statuses(here, proxies, peer, forwarded):
    """What a peer with these forwarded addresses is answered who comes in as a guest, again and again."""
    config = uvicorn.Config(lambda: here.app, **uvicorn_options(proxies))
    config.load()
    transport = httpx.ASGITransport(config.loaded_app, client=(peer, 1))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
        addresses = []
        for forwarded_for in forwarded:
            headers = {
                "X-Forwarded-For": forwarded_for,
                "Forwarded": f"for={forwarded_for}",
                "X-Real-IP": forwarded_for,
                "Origin": ORIGIN,
            }
            addresses.append((await client.post("/api/guests", json={"name": "Ann"}, headers=headers)).status_code)
        return addresses


def test_a_forwarded_address_is_ignored_unless_it_comes_from_a_known_proxy(tmp_path):
    async def check():
        async with running_app(tmp_path, limits=Limits(guests=(3, 900.0))) as here:
            forged = [f"10.0.0.{number}" for number in range(6)]

            assert await statuses(here, "", "10.1.1.1", forged) == [201] * 3 + [429] * 3
            assert await statuses(here, "10.2.2.2", "10.1.1.2", forged) == [201] * 3 + [429] * 3
            assert await statuses(here, "10.2.2.2", "10.2.2.2", forged) == [201] * 6
            # What the client itself put before the address that the proxy saw counts for nothing.
            chains = [f"{one}, 10.3.3.3" for one in forged]
            assert await statuses(here, "10.2.2.2", "10.2.2.2", chains) == [201] * 3 + [429] * 3

    asyncio.run(check())


def test_no_proxy_is_trusted_by_default(monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    settings = uvicorn_options()

    assert settings["proxy_headers"] is False
    assert settings["forwarded_allow_ips"] == ""
    assert Settings(database="none").origins == ()
