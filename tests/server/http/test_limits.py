"""How much one client may ask for: sizes, rates and patience, and how others go on meanwhile."""

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
import uvicorn
import websockets

from tests.support.application import running_app
from tests.support.raw_socket import PING, connected, frame, handshake, response_to, shaken
from tests.support.server import GENEROUS, PATIENCE, Client, clients, running
from valles.server.http import request, transport
from valles.server.http.serving import uvicorn_options
from valles.server.limits import Limits, RateLimit
from valles.server.live import tables
from valles.table.message.field import VERSION

FLOOD = 10_000
TABLE = {"game": "terraforming_mars", "chairs": [{"kind": "me"}]}


@pytest.fixture(scope="module")
def generous(tmp_path_factory):
    """Yield a server that counts nothing, for what is about sizes."""
    with running(tmp_path_factory.mktemp("generous")) as server:
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """Yield a server with the messages of the real one, and little patience with those who do not read."""
    limits = replace(GENEROUS, messages=Limits().messages, send_timeout=1.0)
    with running(tmp_path_factory.mktemp("strict"), limits=limits) as server:
        yield server


def test_the_limits_are_those_that_were_promised():
    limits = Limits()

    assert limits.messages == (100, 20.0)
    assert (limits.sockets_of_session, limits.sockets_of_address) == (6, 30)
    assert limits.guests == (30, 900.0)
    assert limits.lines == (20, 60.0)
    assert limits.send_timeout <= 30


def test_a_window_allows_so_many_in_so_many_seconds_for_each_key():
    window = RateLimit((3, 10.0))

    assert [window.allows("a", now) for now in (0, 1, 2, 3, 9.9)] == [True, True, True, False, False]
    assert window.allows("b", 3)
    assert [window.allows("a", now) for now in (10, 10.5, 11, 11.5)] == [True, False, True, False]


def test_a_window_remembers_who_is_at_the_limit_however_many_others_come():
    window = RateLimit((3, 10.0))

    assert [window.allows("a", 5.0) for _ in range(4)] == [True, True, True, False]
    for number in range(10_001):
        window.allows(f"somebody {number}", 6.0)

    assert not window.allows("a", 6.0)


def test_a_window_forgets_those_who_are_gone():
    window = RateLimit((3, 10.0))

    for number in range(30_000):
        window.allows(f"somebody {number}", number / 1000)

    assert len(window._times) < 22_000
    assert window.allows("somebody 0", 40.0)


def test_all_addresses_of_one_ipv6_network_count_as_one():
    def counted(address):
        scope: Any = {"client": (address, 1)}
        return request.client_network(scope)

    assert counted("2001:db8::1") == counted("2001:db8::ffff:ffff:ffff:ffff")
    assert counted("2001:db8::1") != counted("2001:db8:0:1::1")
    assert counted("10.0.0.1") != counted("10.0.0.2")
    assert counted("not an address") == "not an address"


def test_a_client_that_weighs_gzip_with_nothing_gets_none():
    accepted = ["gzip, br", "br", "gzip;q=0.5", "gzip; q=0", "br, gzip;q=0.000"]

    assert [request.accepts_gzip(value) for value in accepted] == [True, False, True, False, False]


# Sizes


def test_a_message_of_more_than_8_kilobytes_closes_the_socket(generous):
    async def check():
        async with clients(generous, "Ann") as ann:
            table = await ann.open_table()
            async with ann.at(table["id"]) as talk:
                await talk.wire.send(" " * 8192)
                assert (await talk.hear("refusal"))["problem"]["status"] == 400

                await talk.wire.send(" " * 8193)

                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await talk.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    asyncio.run(check())


def test_a_body_of_more_than_64_kilobytes_is_too_large_but_a_record_may_have_a_megabyte(generous):
    json_body = {"Content-Type": "application/json"}

    async def pieces(size):
        for _ in range(size // 1024):
            yield b" " * 1024

    async def check():
        async with clients(generous, "Ann") as ann:

            async def status(path, content):
                answer = await ann.http.post(path, content=content, headers=json_body)
                assert answer.headers["content-type"].startswith("application/problem+json")
                return answer.status_code

            name = b'{"name": "%s", "bearer": true}'
            assert await status("/api/guests", name % (b"x" * 65_000)) == 400
            assert await status("/api/guests", name % (b"x" * 66_000)) == 413
            assert await status("/api/guests", pieces(66 * 1024)) == 413
            record = b'{"record": "%s"}'
            assert await status("/api/records", record % (b"x" * 900_000)) == 400
            assert await status("/api/records", record % (b"x" * 1_100_000)) == 413
            assert await status("/api/records", pieces(1100 * 1024)) == 413

    asyncio.run(check())


def test_json_is_nested_no_more_than_20_times(generous):
    async def check():
        async with clients(generous, "Ann") as ann:
            for count, reason in (
                (15, "Expected"),
                (19, "Expected"),
                (21, "nested"),
                (100, "nested"),
                (20_000, "arrays and objects"),
            ):
                body = b'{"name":' + b"[" * count + b"]" * count + b"}"
                answer = await ann.http.post("/api/guests", content=body, headers={"Content-Type": "application/json"})

                assert answer.status_code == 400
                assert reason in answer.json()["detail"], (count, answer.text)

    asyncio.run(check())


# Rates


def test_the_hundred_and_first_message_in_20_seconds_ends_the_socket(strict):
    async def check():
        async with clients(strict, "Ann") as ann:
            table = await ann.open_table()
            async with ann.at(table["id"]) as talk:
                for number in range(99):
                    await talk.say("history", id=number, before=0)
                    assert (await talk.hear("history"))["id"] == number

                await talk.say("history", id=100, before=0)

                problem = (await talk.hear("refusal"))["problem"]
                assert (problem["type"], problem["status"]) == ("problem-too-fast", 429)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await talk.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429

    asyncio.run(check())


def test_a_flood_is_cut_off_while_others_play_on(strict):
    messages = frame(json.dumps({"type": "history", "id": 1, "before": 0}).encode()) * FLOOD

    async def check():
        async with clients(strict, "Ann", "Bob") as (ann, bob):
            table, other = await ann.open_table(), await bob.open_table()
            async with bob.at(other["id"], other["seats"][0]["seat"]) as bystander:
                async with shaken(strict, table["id"], ann.token) as raw:
                    flooding = asyncio.create_task(raw.send(messages))
                    for _ in range(3):
                        assert (await bystander.decide())["type"] == "ack"
                        await bystander.hear("snapshot")

                    assert await raw.closed() in (4429, 1006)
                    await flooding

                assert (await bystander.decide())["type"] == "ack"

    asyncio.run(check())


def test_a_flood_of_pings_that_nobody_reads_the_answers_of_is_cut_off(strict):
    async def check():
        async with clients(strict, "Ann", "Bob") as (ann, bob):
            table, other = await ann.open_table(), await bob.open_table()
            async with bob.at(other["id"], other["seats"][0]["seat"]) as bystander:
                async with shaken(strict, table["id"], ann.token) as raw:
                    raw.reader._transport.pause_reading()
                    flood = frame(b"x" * 125, PING) * 1000
                    sent = 0
                    with pytest.raises(ConnectionError):
                        async with asyncio.timeout(PATIENCE):
                            while sent < 100_000:
                                raw.writer.write(flood)
                                await raw.writer.drain()
                                sent += 1000

                assert (await bystander.decide())["type"] == "ack"

    asyncio.run(check())


def test_guests_and_tries_of_links_are_counted_by_address(tmp_path):
    async def check():
        async with running_app(tmp_path, limits=Limits(guests=(5, 900.0))) as here:
            ann = await here.guest("Ann")
            tries = [await ann.ask("POST", "/api/links", {"secret": f"guess {number}"}) for number in range(3)]
            assert [answer.status_code for answer in tries] == [404, 404, 404]
            await here.guest("Bob")

            refused = [
                await here.caller().ask("POST", "/api/guests", {"name": "Cyd", "bearer": True}),
                await ann.ask("POST", "/api/links", {"secret": "guess"}),
            ]

            for answer in refused:
                assert answer.status_code == 429
                assert answer.json()["type"] == "problem-too-fast"
            assert (await ann.ask("GET", "/api/me")).status_code == 200

    asyncio.run(check())


def test_all_requests_of_an_address_are_counted(tmp_path):
    async def check():
        async with running_app(tmp_path, limits=Limits(requests=(10, 60.0))) as here:
            ann = await here.guest("Ann")

            statuses = [(await ann.ask("GET", "/api/me")).status_code for _ in range(12)]

            assert statuses == [200] * 9 + [429] * 3

    asyncio.run(check())


def test_nobody_opens_more_than_20_tables_an_hour_even_all_at_once(tmp_path):
    async def check():
        async with running_app(tmp_path) as here:
            ann = await here.guest("Ann")
            answers = await asyncio.gather(*(ann.ask("POST", "/api/tables", TABLE) for _ in range(30)))

            assert sorted(answer.status_code for answer in answers) == [201] * 20 + [429] * 10
            assert {a.json()["type"] for a in answers if a.status_code == 429} == {"problem-too-many-tables"}
            record = await ann.ask("POST", "/api/records", {"record": "none"})
            assert record.status_code == 429
            assert len(await ann.get("/api/tables")) == 20
            assert await (await here.guest("Bob")).open_table("me")

    asyncio.run(check())


def test_tables_opened_under_a_wrong_clock_bar_no_new_ones(tmp_path):
    async def check():
        async with running_app(tmp_path) as here:
            ann = await here.guest("Ann")
            clock = here.context.lobby._clock
            here.context.lobby._clock = lambda: clock() + 86_400
            for _ in range(20):
                await ann.open_table("me")
            assert (await ann.ask("POST", "/api/tables", TABLE)).status_code == 429

            here.context.lobby._clock = clock

            return (await ann.ask("POST", "/api/tables", TABLE)).status_code

    assert asyncio.run(check()) == 201


async def first_word(talk):
    """The reply to a join; a refused socket may be closed before that."""
    with suppress(websockets.ConnectionClosed):
        await talk.say("join")
    return await talk.next()


@pytest.mark.parametrize(("session", "address", "people"), [(3, 30, 1), (30, 3, 3)])
def test_only_so_many_sockets_are_open_at_once(tmp_path, session, address, people):
    limits = replace(GENEROUS, sockets_of_session=session, sockets_of_address=address)

    async def opens(stack, client, table):
        talk = await stack.enter_async_context(client.at(table["id"], join=False))
        return (await first_word(talk))["type"], talk

    async def check(server):
        guests = [await Client(server, f"Guest {number}").enter() for number in range(people)]
        tables = [await guest.open_table() for guest in guests]
        async with AsyncExitStack() as stack:
            wishes = [(guests[n % people], tables[n % people]) for n in range(8)]
            opened = await asyncio.gather(*(opens(stack, *wish) for wish in wishes))

            assert sorted(kind for kind, _ in opened) == ["refusal"] * 5 + ["snapshot"] * 3
            allowed = next(talk for kind, talk in opened if kind == "snapshot")
            await allowed.wire.close()
            await eventually(lambda: opens(stack, *wishes[0]), "snapshot")
        for guest in guests:
            await guest.close()

    async def eventually(attempt, expected):
        async with asyncio.timeout(PATIENCE):
            while (await attempt())[0] != expected:
                pass

    with running(tmp_path, limits=limits) as server:
        asyncio.run(check(server))


def test_handshakes_are_counted_like_other_requests(tmp_path):
    limits = replace(GENEROUS, requests=(20, 600.0))

    async def check(server):
        async with clients(server, "Ann") as ann:
            table = (await ann.open_table())["id"]
            kinds = []
            for _ in range(30):
                try:
                    async with ann.at(table, join=False) as talk:
                        kinds.append((await first_word(talk))["type"])
                except websockets.InvalidStatus as refused:
                    assert json.loads(refused.response.body)["type"] == "problem-too-fast"
                    kinds.append(refused.response.status_code)

            assert kinds == ["snapshot"] * 17 + [429] * 13

    with running(tmp_path, limits=limits) as server:
        asyncio.run(check(server))


# Patience


@asynccontextmanager
async def impatient(folder, patience, proxies="", **settings):
    """Yield the server in this process, which cuts connections after this time."""

    class Http(transport.HttpProtocol):
        pass

    Http.check_interval = patience
    async with running_app(folder, **settings) as here:
        options = {**uvicorn_options(proxies), "http": Http}
        config = uvicorn.Config(lambda: here.app, port=0, lifespan="off", **options)
        server: Any = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0)
        server.context = here.context
        server.port = server.servers[0].sockets[0].getsockname()[1]
        server.url = f"http://127.0.0.1:{server.port}"
        try:
            yield server
        finally:
            server.should_exit = True
            await serving


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"G",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\n"
        b'Content-Length: 100\r\n\r\n{"name',
        None,
    ],
)
def test_half_a_request_is_not_waited_for(tmp_path, half):
    async def check():
        async with impatient(tmp_path, 0.1) as server, connected(server) as raw:
            await raw.send(handshake(server, "table", "token")[:-2] if half is None else half)

            await raw.gone()

            status, _, body = await response_to(server, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (status, body) == (200, b'{"status":"alive"}')

    asyncio.run(check())


def test_an_answer_that_nobody_takes_is_not_kept(tmp_path):
    request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"

    async def check():
        async with impatient(tmp_path, 0.1) as server, connected(server) as raw:
            raw.reader._transport.pause_reading()

            with pytest.raises(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        raw.writer.write(request)
                        await raw.writer.drain()
                        await asyncio.sleep(0.001)

            assert all(task.done() for task in server.server_state.tasks)

    asyncio.run(check())


def test_who_waits_for_an_answer_or_for_the_next_request_is_not_cut(tmp_path, monkeypatch):
    """The server is patient with itself, and uvicorn has its own time between two requests."""
    ask = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer none\r\n\r\n"

    async def check():
        async with impatient(tmp_path, 0.05) as server, connected(server) as raw:
            known = server.context.user

            async def slowly(scope):
                await asyncio.sleep(0.4)
                return await known(scope)

            monkeypatch.setattr(server.context, "user", slowly)
            statuses = []
            for _ in range(2):
                await raw.send(ask)
                status, headers = await raw.answer()
                await raw.reader.readexactly(int(headers["content-length"]))
                statuses.append(status)
                await asyncio.sleep(0.4)
            return statuses

    assert asyncio.run(check()) == [401, 401]


def test_a_slow_drip_of_headers_does_not_win_time(tmp_path):
    async def check():
        async with impatient(tmp_path, 0.1) as server, connected(server) as raw:
            await raw.send(b"GET /api/health HTTP/1.1\r\n")
            gone = asyncio.create_task(raw.gone())
            async with asyncio.timeout(PATIENCE):
                while not gone.done():
                    await raw.send(b"X: y\r\n")
                    await asyncio.wait([gone], timeout=0.02)

    asyncio.run(check())


def test_a_client_that_never_reads_is_let_go(tmp_path):
    limits = replace(GENEROUS, send_timeout=0.3)
    words = [f"{number:080}" for number in range(90)]
    joining = frame(json.dumps({"type": "join", "seat": "yellow", "version": VERSION}).encode())
    asking = frame(json.dumps({"type": "why_not", "id": 1, "seat": "yellow", "options": words}).encode())

    async def check():
        async with impatient(tmp_path, 10, limits=limits) as server, clients(server, "Ann", "Bob") as (ann, bob):
            table, other = await ann.open_table(), await bob.open_table()
            async with bob.at(other["id"], "yellow") as bystander, shaken(server, table["id"], ann.token) as raw:
                raw.reader._transport.pause_reading()
                await raw.send(joining)

                with pytest.raises(ConnectionError):
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            raw.writer.write(asking)
                            await raw.writer.drain()
                            # Time for the answer to go out, as long as there is space for it.
                            await asyncio.sleep(0.002)

                assert (await bystander.decide())["type"] == "ack"
                assert [connection.user.name for connection in server.context.connections] == ["Bob"]

    asyncio.run(check())


def test_patience_is_below_the_promised_half_minute():
    assert 2 * transport.CHECK_INTERVAL <= 30
    assert transport.HttpProtocol.check_interval == transport.CHECK_INTERVAL
    assert uvicorn_options()["ws_max_size"] == 8 * 1024
    assert GENEROUS.send_timeout <= 30


# Everybody at once


def test_when_too_many_decisions_wait_to_be_written_others_are_asked_to_come_again(tmp_path, monkeypatch):
    monkeypatch.setattr(tables, "MOST_WRITES", 2)
    disk = asyncio.Event()

    async def decided(talk, decision):
        question = talk.last["question"]
        answer = {"question_id": question["id"], "choices": [question["options"][0]["option"]]}
        await talk.say("move", decision=decision, seat=talk.last["seat"], **answer)

    async def scenario():
        async with running_app(tmp_path) as here, AsyncExitStack() as stack:
            write = here.store.append

            async def append(*row, **progress):
                await disk.wait()
                await write(*row, **progress)

            host = await here.guest("Host")
            talks = []
            for _ in range(3):
                table = await host.open_table("me", "hotseat")
                await host.post(f"/api/tables/{table}/start")
                talks.append(await stack.enter_async_context(host.at(table, "yellow")))
            monkeypatch.setattr(here.store, "append", append)
            for number in (0, 1):
                await decided(talks[number], f"decision{number}")
            while not here.context.tables.busy:
                await asyncio.sleep(0.01)
            await decided(talks[2], "decision2")
            refusal = await talks[2].hear("refusal")
            disk.set()
            acks = [(await talk.hear("ack"))["seq"] for talk in talks[:2]]
            await decided(talks[2], "decision2")
            return refusal["problem"]["type"], refusal["decision"], acks, (await talks[2].hear("ack"))["seq"]

    assert asyncio.run(scenario()) == ("problem-busy", "decision2", [1, 1], 1)
