"""What people at a table write to each other: kept, in order, for those at the table alone, and no part of the game."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from typing import Any

import pytest

from tests.support.application import FIRST, SECOND, json_of, messages_until_closed, record_of, running_app
from tests.support.server import GENEROUS, clients, running
from tests.support.worker import everywhere, table_for_two
from valles.server.lobby.chat import MAX_LINES
from valles.server.store.schema import chat
from valles.table.message.request import ChatMessage

SECRET = "Psst, the red cards"


async def table_with(here, *names):
    """Return a table of a host, with guests at the next seats."""
    host, *guests = [await here.guest(name) for name in names]
    table = await host.open_table("me", *["open"] * max(1, len(guests)))
    for guest, seat in zip(guests, (SECOND, "pink"), strict=False):
        await guest.sits(host, table, seat)
    return table, host, *guests


async def say(talk, text, seat=FIRST, decision=None):
    return await talk.act("chat", decision, seat=seat, text=text)


async def lines(talk, count):
    """Return the next lines that are sent, as many as these."""
    received: list[Any] = []
    while len(received) < count:
        received += (await talk.hear("chat"))["lines"]
    return [(line["number"], line["seat"], line["name"], line["text"]) for line in received]


def refusal(answer):
    return answer["problem"]["status"], answer["problem"]["type"]


def test_everybody_at_the_table_reads_what_somebody_writes_before_during_and_after_the_game(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here, AsyncExitStack() as stack:
            table, ann, bob = await table_with(here, "Ann", "Bob")
            sam = await here.guest("Sam")
            await sam.watches(ann, table)
            talks = [await stack.enter_async_context(caller.at(table)) for caller in (ann, bob, sam)]
            acknowledged = [await say(talks[0], "Hello Bob")]
            await ann.post(f"/api/tables/{table}/start")
            first = await lines(talks[1], 1)
            acknowledged.append(await say(talks[1], "Hi! 👩‍🚀 Ça va?", SECOND))
            over = (await ann.post("/api/records", record=record_of()))["id"]
            async with ann.at(over, FIRST) as talk:
                acknowledged.append(await say(talk, "Well played"))
            second = await lines(talks[1], 1)
            return acknowledged, [await lines(talks[0], 2), first + second, await lines(talks[2], 2)]

    acknowledged, read = asyncio.run(scenario())

    assert [(answer["type"], answer["seq"]) for answer in acknowledged] == [("ack", 1), ("ack", 2), ("ack", 1)]
    expected = [(1, FIRST, "Ann", "Hello Bob"), (2, SECOND, "Bob", "Hi! 👩‍🚀 Ça va?")]
    assert read == [expected] * 3


def test_a_client_that_joins_gets_the_newest_lines_if_there_are_any(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            table, ann = await table_with(here, "Ann")
            async with ann.at(table, FIRST) as talk:
                await talk.say("history", id=1, before=0)
                quiet = (await talk.next())["type"]
                for number in range(MAX_LINES + 5):
                    await say(talk, f"line {number}")
                await talk.say("join", seat=FIRST)
            async with ann.at(table, FIRST) as talk:
                return quiet, (await talk.hear("chat"))["lines"]

    quiet, lines = asyncio.run(scenario())

    assert quiet == "history"
    assert [line["number"] for line in lines] == list(range(6, MAX_LINES + 6))
    assert lines[-1]["text"] == f"line {MAX_LINES + 4}"


def test_only_people_with_a_seat_write_and_only_in_their_own_name(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            table, ann, bob = await table_with(here, "Ann", "Bob")
            sam = await here.guest("Sam")
            await sam.watches(ann, table)
            answers = []
            for caller, seat in ((sam, FIRST), (bob, FIRST), (ann, SECOND), (ann, "beige")):
                async with caller.at(table) as talk:
                    answers.append(refusal(await say(talk, "Hello", seat)))
            async with ann.at(table, join=False) as talk:
                answers.append(refusal(await say(talk, "Hello")))
            return answers, await here.store.fetch_all(chat)

    answers, written = asyncio.run(scenario())

    assert answers == [(403, "problem-not-your-seat")] * 4 + [(409, "problem-join-first")]
    assert written == []


def test_several_people_at_one_device_write_in_the_name_of_each(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest("Ann")
            chairs = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
            table = (await ann.post("/api/tables", game="terraforming_mars", chairs=chairs))["id"]
            async with ann.at(table, FIRST) as talk:
                await say(talk, "mine")
                await say(talk, "hers", SECOND)
            async with ann.at(table) as talk:
                return await lines(talk, 2)

    assert asyncio.run(scenario()) == [(1, FIRST, "Ann", "mine"), (2, SECOND, "Bea", "hers")]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("one\ntwo\r\n\tthree", "one two three"),
        ("a\0b\x1b[31mc\x7f", "a b [31mc"),
        ("abc\u202edef\u2066ghi\u200b", "abc def ghi"),
        ("<b>&amp; '; DROP TABLE chat; --", "<b>&amp; '; DROP TABLE chat; --"),
        ("x" * 500, "x" * 500),
        ("Z" + "\u0335" * 38, "Z" + "\u0335" * 3),
        ("a\u034fb ❤\ufe0f", "ab ❤\ufe0f"),
    ],
)
def test_a_line_is_kept_as_one_line_of_signs_that_can_be_seen(tmp_path, text, kept):
    async def scenario():
        async with running_app(tmp_path) as here:
            table, ann = await table_with(here, "Ann")
            async with ann.at(table, FIRST) as talk:
                await say(talk, text)
                return await lines(talk, 1)

    assert asyncio.run(scenario()) == [(1, FIRST, "Ann", kept)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "problem-malformed"),
        ("x" * 501, "problem-malformed"),
        (5, "problem-malformed"),
        (" \n\u202e\u200d", "problem-nothing-said"),
        ("\u3164\u2800", "problem-nothing-said"),
    ],
)
def test_lines_that_are_too_long_or_empty_are_refused(tmp_path, text, key):
    async def scenario():
        async with running_app(tmp_path) as here:
            table, ann = await table_with(here, "Ann")
            async with ann.at(table, FIRST) as talk:
                await talk.say("chat", seat=FIRST, decision="decision-1", text=text)
                return refusal(await talk.hear("refusal")), await here.store.fetch_all(chat)

    assert asyncio.run(scenario()) == ((400, key), [])


def test_a_player_who_writes_too_much_has_to_wait_and_stays_at_the_table(tmp_path):
    limits = replace(GENEROUS, lines=(3, 60.0))

    async def scenario():
        async with running_app(tmp_path, limits=limits) as here:
            table, ann, bob = await table_with(here, "Ann", "Bob")
            async with ann.at(table, FIRST) as talk:
                first = [(await say(talk, "Hello"))["type"] for _ in range(3)]
            async with ann.at(table, FIRST) as talk, bob.at(table, SECOND) as other:
                refused = refusal(await say(talk, "Hello"))
                return first, refused, (await say(other, "Hi", SECOND))["type"], (await talk.hear("chat"))["type"]

    assert asyncio.run(scenario()) == (["ack"] * 3, (429, "problem-too-fast"), "ack", "chat")


def test_the_same_line_sent_again_is_written_once_and_its_id_stands_for_no_other(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            table, ann, bob = await table_with(here, "Ann", "Bob")
            async with ann.at(table, FIRST) as talk, bob.at(table, SECOND) as other:
                same = [await say(talk, "Hello", decision="decision-1") for _ in range(3)]
                refused = [refusal(await say(talk, "Goodbye", decision="decision-1"))]
                refused.append(refusal(await say(other, "Hello", SECOND, "decision-1")))
            return [answer["seq"] for answer in same], refused, len(await here.store.fetch_all(chat))

    assert asyncio.run(scenario()) == ([1, 1, 1], [(409, "problem-decision-used")] * 2, 1)


def test_a_removed_player_gets_no_later_lines(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            table, ann, bob = await table_with(here, "Ann", "Bob")
            async with ann.at(table, FIRST) as talk, bob.at(table, SECOND) as other:
                await say(talk, "with Bob")
                await lines(other, 1)
                json_of(await ann.ask("DELETE", f"/api/tables/{table}/seats/{SECOND}"))
                await say(talk, "without Bob")
                messages, code = await messages_until_closed(other)
                return [message["type"] for message in messages], code

    assert asyncio.run(scenario()) == ([], 4404)


def test_no_record_replay_or_log_of_the_server_holds_what_was_written(tmp_path):
    async def scenario(server):
        async with clients(server, "Ann") as ann:
            table = (await ann.post("/api/records", record=record_of()))["id"]
            async with ann.at(table, FIRST) as talk:
                await say(talk, SECRET)
                await lines(talk, 1)
                lose_a_column(server)
                failed = refusal(await say(talk, SECRET))
            paths = ("", "/record", "/replay/3", "/chart")
            return failed, [(await ann.ask("GET", f"/api/tables/{table}{path}")).text for path in paths]

    with running(tmp_path) as server:
        failed, answers = asyncio.run(scenario(server))
        answers.append(server.log.read_text())

    assert failed == (503, "problem-unavailable")
    assert not [answer for answer in answers if SECRET in answer]


def lose_a_column(server):
    """From now on nothing can be written to the chat."""
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        connection.execute("ALTER TABLE chat RENAME COLUMN name TO gone")


def test_what_was_acknowledged_is_still_there_after_a_kill(tmp_path):
    async def write(server):
        async with clients(server, "Ann") as ann:
            table = await ann.open_table()
            async with ann.at(table["id"], FIRST) as talk:
                for number in range(20):
                    assert (await say(talk, f"line {number}"))["type"] == "ack"
                server.kill()
            return ann.token, table["id"]

    async def read(server, token, table):
        async with clients(server, "Bob") as ann:
            ann.token = token
            async with ann.at(table, FIRST) as talk:
                return [text for _, _, _, text in await lines(talk, 20)]

    with running(tmp_path) as server:
        token, table = asyncio.run(write(server))
        server.start()
        read_again = asyncio.run(read(server, token, table))

    assert read_again == [f"line {number}" for number in range(20)]


def test_several_workers_send_the_same_lines_in_the_same_order(servers):
    each = 15

    async def write(talk, seat):
        for number in range(each):
            decision = f"{seat}-decision-{number}"
            await talk.say("chat", seat=seat, decision=decision, text=f"{seat} {number}")

    async def scenario():
        async with everywhere(servers, "Ann", "Bob") as (anns, bobs), AsyncExitStack() as stack:
            table, own, free = await table_for_two(anns[0], bobs[0])
            seats = [(ann, own) for ann in anns] + [(bob, free) for bob in bobs]
            talks = [await stack.enter_async_context(client.at(table, seat)) for client, seat in seats]
            await asyncio.gather(write(talks[0], own), write(talks[4], free), write(talks[2], own))
            return own, free, [await lines(talk, 2 * each) for talk in talks]

    own, free, read = asyncio.run(scenario())

    assert all(seen == read[0] for seen in read)
    assert [number for number, *_ in read[0]] == list(range(1, 2 * each + 1))
    for seat in (own, free):
        assert sorted(text for _, at, _, text in read[0] if at == seat) == sorted(f"{seat} {n}" for n in range(each))


def test_a_line_whose_notification_was_lost_is_read_when_the_worker_looks_for_itself(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            table = await host.open_table("me", "hotseat")
            async with host.at(table, FIRST) as talk:
                await here.context.chat.write(table, ChatMessage(FIRST, "decision", "Hello"), "Host")
                await here.context.on_missed()
                return [line["text"] for line in (await talk.hear("chat"))["lines"]]

    assert asyncio.run(scenario()) == ["Hello"]
