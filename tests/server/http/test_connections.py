"""Connections that say nothing, read nothing or stay for too long: they end, and keep nobody out."""

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server.http.test_limits import impatient
from tests.support.application import FIRST, SECOND, messages_until_closed, running_app
from tests.support.raw_socket import connected, frame, response_to, shaken
from tests.support.server import GENEROUS, PATIENCE, clients
from valles.server.http import context, socket, transport
from valles.server.http.serving import uvicorn_options
from valles.server.limits import Limits
from valles.server.store.schema import sessions
from valles.table.message.field import VERSION

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
PROXY = "127.0.0.1"


def run(scenario):
    return asyncio.run(asyncio.wait_for(scenario, PATIENCE))


# Silent connections


@asynccontextmanager
async def silent(server, count):
    """Yield connections that send nothing, none of them closed by the server yet."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(connected(server)) for _ in range(count)]


async def response_in_time(server):
    """Return the status of a response as soon as a connection is free for it."""
    while not (status := (await response_to(server, HEALTH))[0]):
        await asyncio.sleep(0.01)
    return status


def test_an_address_has_only_so_many_connections(tmp_path, monkeypatch):
    monkeypatch.setattr(transport.HttpProtocol, "most_connections", 5)

    async def scenario():
        async with impatient(tmp_path, 60) as server:
            async with silent(server, 5):
                refused = (await response_to(server, HEALTH))[0]
            return refused, await response_in_time(server), len(transport.HttpProtocol.connections_of)

    assert run(scenario())[:2] == (0, 200)


def test_connections_of_an_address_are_counted_no_more_once_they_have_ended(tmp_path):
    async def scenario():
        async with impatient(tmp_path, 60) as server, clients(server, "Ann") as ann:
            table = await ann.open_table()
            async with silent(server, 3), shaken(server, table["id"], ann.token):
                counted = dict(transport.HttpProtocol.connections_of)
            await ann.close()
            while transport.HttpProtocol.connections_of:
                await asyncio.sleep(0.01)
            return counted

    # Three that are silent and one of Ann's requests; a socket counts by itself.
    assert run(scenario()) == {"127.0.0.1": 4}


def test_connections_of_a_trusted_proxy_are_not_counted(tmp_path, monkeypatch):
    monkeypatch.setattr(transport.HttpProtocol, "most_connections", 2)

    async def scenario():
        async with impatient(tmp_path, 60, proxies=PROXY) as server, silent(server, 5):
            return (await response_to(server, HEALTH))[0]

    assert run(scenario()) == 200


# Mute and absent clients


def test_mute_clients_and_those_who_never_read_are_gone_within_half_a_minute():
    options = uvicorn_options()

    assert options["ws_ping_interval"] + options["ws_ping_timeout"] < 30
    assert Limits().send_timeout < 30
    assert Limits().join_timeout < 30


def test_a_socket_that_answers_no_ping_and_reads_nothing_is_gone_at_once(tmp_path):
    """The last answers, which nobody takes, do not hold it open."""
    joining = frame(json.dumps({"type": "join", "version": VERSION}).encode())

    async def scenario():
        limits = replace(GENEROUS, send_timeout=10.0 * PATIENCE)
        async with impatient(tmp_path, 60, limits=limits) as server, clients(server, "Ann") as ann:
            table = await ann.open_table()
            async with shaken(server, table["id"], ann.token) as raw:
                raw.reader._transport.pause_reading()
                (serving,) = [
                    one for one in server.server_state.connections if isinstance(one, WebSocketsSansIOProtocol)
                ]
                for transport in (raw.writer.transport, serving.transport):
                    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
                    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
                while not serving.transport.get_write_buffer_size():
                    raw.writer.write(joining)
                    await asyncio.sleep(0.001)
                serving.keepalive_timeout()
                while server.context.connections:
                    await asyncio.sleep(0.01)

    run(scenario())


def test_a_socket_that_never_joins_is_closed(tmp_path):
    async def scenario():
        async with running_app(tmp_path, limits=replace(GENEROUS, join_timeout=0.05)) as here:
            ann = await here.guest()
            table = await ann.open_table("me", "hotseat")
            async with ann.at(table, join=False) as silent, ann.at(table) as joined:
                closed = await messages_until_closed(silent)
                await joined.say("history", id=1, before=0)
                return closed, (await joined.next())["type"]

    assert run(scenario()) == (([], 4408), "history")


def test_a_socket_that_never_joins_does_not_count_as_being_there(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await ann.open_table("me", "open", on_leave="bot")
            await bob.sits(ann, table, SECOND)
            await ann.post(f"/api/tables/{table}/start")
            path = f"/api/tables/{table}/seats/{SECOND}/away"
            statuses = []
            async with bob.at(table, SECOND):
                statuses.append((await ann.ask("PUT", path)).status_code)
            async with bob.at(table, SECOND, join=False):
                statuses.append((await ann.ask("PUT", path)).status_code)
            return statuses

    assert run(scenario()) == [409, 200]


# Sessions that end


@pytest.mark.parametrize("lasting", [0.2, -1.0])
def test_an_open_socket_ends_with_its_session(tmp_path, monkeypatch, lasting):
    """It expires, or is stored as ended without a word to this process."""
    monkeypatch.setattr(context, "SESSION_CHECK", 0.1)

    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = await ann.open_table("me", "hotseat")
            session = (await here.context.lobby.sessions.user_of(ann.token)).session
            if lasting > 0:
                await here.store.update(sessions, {"id": session}, expires=here.context.tables.clock() + lasting)
            async with ann.at(table) as talk:
                if lasting < 0:
                    await here.store.update(sessions, {"id": session}, expires=0.0)
                return (await messages_until_closed(talk))[1]

    assert run(scenario()) == 4401


# Those who only watch


def test_those_who_only_watch_are_sent_the_newest_of_many_snapshots(tmp_path, monkeypatch):
    monkeypatch.setattr(socket, "WATCHERS_PER_SECOND", 4)

    async def scenario():
        async with running_app(tmp_path) as here:
            ann, sam = await here.guest("Ann"), await here.guest("Sam")
            table = await ann.open_table("me", "hotseat")
            await sam.watches(ann, table)
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table, FIRST) as own, sam.at(table) as watching:
                for number in range(20):
                    assert (await own.act("confirming", seat=FIRST, on=bool(number % 2)))["type"] == "ack"
                seen = [await watching.hear("snapshot")]
                while seen[-1]["seq"] < own.last["seq"]:
                    seen.append(await watching.hear("snapshot"))
                return len(seen), seen[-1]["seq"]

    number, last = run(scenario())

    assert last in (19, 20)  # the first changes nothing if it is so already
    assert number <= 5


def test_a_watcher_whose_access_ends_is_sent_nothing_more(tmp_path, monkeypatch):
    monkeypatch.setattr(socket, "WATCHERS_PER_SECOND", 20)

    async def scenario():
        async with running_app(tmp_path) as here:
            ann, sam = await here.guest("Ann"), await here.guest("Sam")
            table = await ann.open_table("me", "hotseat")
            await sam.watches(ann, table)
            await ann.post(f"/api/tables/{table}/start")
            async with sam.at(table) as watching:
                await ann.ask("DELETE", f"/api/tables/{table}/links")
                return await messages_until_closed(watching)

    messages, code = run(scenario())

    assert (code, [message for message in messages if message["type"] == "snapshot"]) == (4404, [])
