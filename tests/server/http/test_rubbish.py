"""Rubbish does nothing: no 500, no failure in the log, nothing changed, and others play on."""

import asyncio
import json
import random
import sqlite3
import zlib
from contextlib import asynccontextmanager, closing
from typing import Any
from urllib.parse import quote

import pytest
import websockets

from tests.support.message import client_message
from tests.support.raw_socket import BINARY, CLOSE, PING, frame, response_to, shaken
from tests.support.server import clients, running, server_scope
from valles.table.message.field import VERSION

SEED = 20260
AT_ONCE = 50
SURROGATE = '"\\ud800"'

WRONG = (
    *("{}", '{"a":1}', "[]", "[[]]", "[1]", "[null]", "[{}]", "1.5", "-1", "-9223372036854775809", "1e400", "-1e400"),
    *("NaN", "Infinity", '""', SURROGATE, f'"{"x" * 600}"', f'["{"x" * 81}"]', "[" * 1000 + "]" * 1000, "tru", "'a'"),
)
"""What no field of any message may be."""

MESSAGES: dict[str, dict[str, Any]] = {
    "join": {"seat": "nobody", "seq": 0, "version": VERSION},
    "move": {"seat": "nobody", "question_id": "999999", "decision": "decision-1", "choices": ["pass"]},
    "confirm": {"seat": "nobody", "decision": "decision-2"},
    "confirming": {"seat": "nobody", "decision": "decision-3", "on": True},
    "undo": {"seat": "nobody", "decision": "decision-4", "to": 0},
    "take_back": {"seat": "nobody", "decision": "decision-5"},
    "consent": {"seat": "nobody", "decision": "decision-6", "to": 0},
    "chat": {"seat": "nobody", "decision": "decision-7", "text": "Hello"},
    "feature": {"id": 4, "seat": "nobody", "feature": "away", "body": {}},
    "visibility": {"visible": True},
    "form": {"id": 1, "seat": "nobody"},
    "preview": {"id": 2, "seat": "nobody", "choices": ["pass"]},
    "why_not": {"id": 3, "seat": "nobody", "options": ["pass"]},
    "lesson": {"id": 5, "seat": "nobody"},
    "hint": {"id": 6, "seat": "nobody"},
}
"""Well formed, but of a seat that nobody has, so that no change to them can be a legal move."""

BODIES_OF = {
    ("POST", "/api/guests"): {"name": "Ann", "language": "en", "bearer": True},
    ("PATCH", "/api/me"): {"name": "Ann", "language": "en"},
    ("POST", "/api/links"): {"secret": "none", "name": "Ann", "language": "en", "bearer": True},
    ("POST", "/api/tables"): {
        "game": "terraforming_mars",
        "chairs": [{"kind": "me", "seat": "blue", "name": "Ann", "bot": "none"}],
        "options": {"draft": "perhaps"},
        "language": "en",
        "features": {"away": {"on_leave": "bot"}, "auto_confirm": {"confirm": True}},
    },
    ("PATCH", "/api/tables/{id}"): {"features": {"away": {"on_leave": "wait"}}},
    ("POST", "/api/tables/{id}/links"): {"seat": "nobody"},
    ("POST", "/api/records"): {"record": "none"},
    ("PATCH", "/api/me/notices"): {
        "choices": [{"event": "turn", "push": True, "mail": "off", "ntfy": True, "webhook": True}],
        "quiet": {"start": 0, "end": 60, "weekends": True, "warnings": True},
        "zone": "Europe/Warsaw",
    },
    ("POST", "/api/me/notices/channels"): {"kind": "webhook", "url": "https://10.0.0.1/"},
    ("PUT", "/api/tables/{id}/notices"): {"muted": True},
    ("POST", "/api/notices/confirm"): {"token": "none"},
}

NO_JSON = (
    *(
        "",
        " ",
        "{",
        "}",
        "[",
        "null",
        "5",
        "[]",
        "{}",
        '"join"',
        "NaN",
        "1e400",
        "\ufeff{}",
        "\0",
        "'",
        '{"type":',
        "/*",
    ),
    *('{"type":null}', '{"type":5}', '{"type":[]}', '{"type":"jump"}', f'{{"type":{SURROGATE}}}', '{"type":"join"}x'),
    *('{"type":"join","type":"jump"}', '{"type":"join","seat":"blue","seat":5}', '{"__proto__":{"type":"join"}}'),
    *('{"type":"join","__proto__":{}}', '{"type":"join","constructor":{}}', '{"type":"join","role":"host"}'),
    *("[" * 1000, "[" * 1000 + "]" * 1000, '{"a":' * 1000, '{"a":' * 1000 + "1" + "}" * 1000),
    *('{"a":' + "[" * 1000 + "]" * 1000 + ',"type":"join"}', '{"type":' * 800 + "1" + "}" * 800),
)


def fields_gone_wrong(body):
    """Yield the body as text, each time with one field that is wrong, is missing, or should not be there."""
    for name in body:
        rest = [f"{json.dumps(key)}:{json.dumps(value)}" for key, value in body.items() if key != name]
        for wrong in WRONG:
            # Nothing is changed by no settings, and what a message to a feature holds is for the feature to refuse.
            if (name == "features" and wrong == "{}") or (name == "body" and wrong.startswith("{")):
                continue
            yield "{" + ",".join([*rest, f"{json.dumps(name)}:{wrong}"]) + "}"
    for extra in ("role", "score", "__proto__"):
        yield json.dumps({**body, extra: 1})


def messages_gone_wrong():
    for kind, fields in MESSAGES.items():
        message = client_message(kind, **fields)
        command = message.get("command", {})
        body = {name: value for name, value in message.items() if name not in ("type", "command")}
        end = f',"command":{json.dumps(command)}}}' if command else "}"
        for text in fields_gone_wrong(body):
            yield f'{{"type":"{message["type"]}",' + text[1:-1] + end
        rest = {name: value for name, value in command.items() if name != "kind"}
        for text in fields_gone_wrong(rest) if command else ():
            start = json.dumps({name: value for name, value in message.items() if name != "command"})[:-1]
            yield f'{start},"command":{{"kind":"{kind}",' + text[1:] + "}"


def mutated(data, chance):
    """Return the bytes with some of them changed, left out, doubled or put in."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.randint(1, 8))
        how = chance.randrange(5)
        if how == 0 and at < len(data):
            data[at] = chance.randrange(256)
        elif how == 1:
            del data[at:end]
        elif how == 2:
            data[at:at] = data[at:end]
        elif how == 3:
            data[at:at] = chance.randbytes(chance.randint(1, 4))
        else:
            data[at:end] = chance.choice([b"9" * 30, b"\\ud800", b"\xff", b"[[[[", b'"', b"null", b"1e999", b"\0"])
    return bytes(data)


class Scene:
    """A server at which Ann and Bob play at a table each; Bob's must never notice what Ann sends."""

    def __init__(self, server, folder):
        self.server = server
        self.database = folder / "valles.db"

    def content(self):
        with closing(sqlite3.connect(self.database)) as connection, connection:
            dump = "\n".join(connection.iterdump())
        connection.close()
        return dump

    @asynccontextmanager
    async def undisturbed(self, changes=False):
        """Ann and her table; when she is done the server must be as it was, and Bob's socket too."""
        async with clients(self.server, "Ann", "Bob") as (ann, bob):
            table, other = await ann.open_table(), await bob.open_table()
            async with bob.at(other["id"], other["seats"][0]["seat"]) as bystander:
                before, written = self.content(), self.server.log.stat().st_size
                yield ann, table["id"]
                assert changes or self.content() == before
                assert (await bystander.decide())["type"] == "ack"
        assert self.server.alive
        log = self.server.log.read_bytes()[written:].decode()
        assert '"failed"' not in log and "Traceback" not in log and '"error"' not in log, log[-4000:]


@pytest.fixture(scope=server_scope)
def scene(tmp_path_factory):
    folder = tmp_path_factory.mktemp("rubbish")
    with running(folder) as server:
        yield Scene(server, folder)


async def problems(talk, messages):
    """Send all of these at once: the problem that each is refused with."""
    for message in messages:
        await talk.wire.send(message)
    return [(await talk.hear("refusal"))["problem"] for _ in messages]


def test_a_message_with_any_field_wrong_is_refused_and_changes_nothing(scene):
    texts = [*messages_gone_wrong(), *NO_JSON]
    assert len(texts) > 600

    async def check():
        async with scene.undisturbed() as (ann, table), ann.at(table) as talk:
            for first in range(0, len(texts), AT_ONCE):
                sent = texts[first : first + AT_ONCE]
                for text, problem in zip(sent, await problems(talk, sent), strict=True):
                    assert (problem["status"], problem["type"]) == (400, "problem-malformed"), text[:200]

    asyncio.run(check())


def test_whole_numbers_beyond_64_bits_and_sql_are_only_words(scene):
    huge = [2**63, 2**64, 10**400]
    texts = [
        json.dumps(client_message(kind, **{**MESSAGES[kind], "to": n})) for kind in ("undo", "consent") for n in huge
    ]
    texts += [json.dumps({"type": "form", "id": n, "seat": "nobody"}) for n in huge]
    sql = ["'; DROP TABLE rows; --", "' OR '1'='1", '"; --', "a'||'b", "%' --", "../../etc"]
    texts += [json.dumps({"type": "join", "seat": word[:20], "version": VERSION}) for word in sql]
    texts += [json.dumps(client_message("move", **{**MESSAGES["move"], "question_id": word[:20]})) for word in sql]
    texts += [json.dumps(client_message("move", **{**MESSAGES["move"], "choices": [word]})) for word in sql]
    texts += [json.dumps(client_message("confirm", seat="nobody", decision=word)) for word in sql]

    async def check():
        async with scene.undisturbed() as (ann, table), ann.at(table) as talk:
            for text, problem in zip(texts, await problems(talk, texts), strict=True):
                assert problem["status"] in (400, 403), text[:200]

    asyncio.run(check())


@pytest.mark.nightly("security", cases=200_000, size=25_000, quick=900)
def test_changed_bytes_of_messages_never_hurt(scene, cases):
    bases = [json.dumps(client_message(kind, **fields)).encode() for kind, fields in MESSAGES.items() if kind != "join"]

    async def check():
        async with scene.undisturbed() as (ann, table), ann.at(table) as talk:
            for number in cases:
                chance = random.Random(f"{SEED} {number}")
                message = mutated(chance.choice(bases), chance)
                await talk.wire.send(message)
                problem = (await talk.hear("refusal"))["problem"]
                assert problem["status"] in (400, 403), (SEED, number, message)

    asyncio.run(check())


@pytest.mark.parametrize(
    ("code", "frames"),
    [
        *[(1002, frame(b"{}", reserved=bits)) for bits in (1, 2, 3, 4, 7)],
        *[(1002, frame(b"{}", opcode=opcode)) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)],
        (1002, frame(b"{}", masked=False)),
        (1002, frame(b"{}", opcode=0)),
        (1002, frame(b"{", fin=False) + frame(b"}")),
        (1002, frame(b"x" * 126, opcode=PING)),
        (1002, frame(b"x", opcode=PING, fin=False)),
        (1002, frame(b"x", opcode=CLOSE)),
        *[(1002, frame(code.to_bytes(2, "big"), opcode=CLOSE)) for code in (0, 999, 1004, 1005, 1006, 65535)],
        (1002, frame((1000).to_bytes(2, "big") + b"\xff", opcode=CLOSE)),
        (1007, frame(b"\xff\xfe")),
        (1007, frame(b"\xed\xa0\x80")),
        (1007, frame(b"\xc3", fin=False) + frame(b"\x28", opcode=0)),
        (1009, frame(b"", length=10 * 2**20)),
        (1009, frame(b"", length=2**62, opcode=BINARY)),
        (1009, frame(b"x", fin=False) + frame(b"x", opcode=0, fin=False) * 100_000),
        (1009, frame(b"", fin=False) + frame(b"", opcode=0, fin=False) * 100_000),
        (1009, frame(b"x" * 8000, fin=False) + frame(b"x" * 8000, opcode=0)),
    ],
    ids=lambda value: value if isinstance(value, int) else value[:12].hex(),
)
def test_frames_against_the_rules_close_the_socket_and_nothing_else(scene, code, frames):
    async def check():
        async with scene.undisturbed() as (ann, table), shaken(scene.server, table, ann.token) as raw:
            sending = asyncio.create_task(raw.send(frames))

            assert await raw.closed() in ((code,) if code != 1002 or frames[0] & 15 != CLOSE else (1002, 1007))
            await sending

    asyncio.run(check())


def test_no_connection_keeps_what_compresses_its_messages(scene):
    async def check():
        async with (
            scene.undisturbed() as (ann, table),
            shaken(scene.server, table, ann.token, Sec_WebSocket_Extensions="permessage-deflate") as raw,
        ):
            return raw.extensions

    statuses = asyncio.run(check())
    assert "server_no_context_takeover" in statuses and "client_no_context_takeover" in statuses


def test_a_small_message_that_unpacks_to_a_huge_one_is_too_large(scene):
    packer = zlib.compressobj(wbits=-12)
    bomb = packer.compress(b"0" * 10 * 2**20) + packer.flush(zlib.Z_SYNC_FLUSH)
    offer = {"Sec_WebSocket_Extensions": "permessage-deflate; client_max_window_bits=12"}

    async def check():
        async with scene.undisturbed() as (ann, table), shaken(scene.server, table, ann.token, **offer) as raw:
            assert "permessage-deflate" in raw.extensions

            await raw.send(frame(bomb[:-4], reserved=4))

            assert await raw.closed() == 1009

    asyncio.run(check())


def test_messages_in_pieces_and_pings_between_are_understood(scene):
    text = json.dumps({"type": "join", "seat": None, "version": VERSION}).encode()
    pieces = [frame(text[:1], fin=False), *(frame(text[n : n + 1], 0, n == len(text) - 1) for n in range(1, len(text)))]

    async def check():
        async with scene.undisturbed() as (ann, table), shaken(scene.server, table, ann.token) as raw:
            await raw.send(frame(b"?", PING).join(pieces))

            codes = []
            while (reply := await raw.frame())[0] == 10:
                codes.append(reply)
            assert json.loads(reply[1])["type"] == "snapshot"
            assert codes == [(10, b"?")] * (len(pieces) - 1)

    asyncio.run(check())


def test_messages_before_joining_and_joining_twice(scene):
    async def check():
        async with scene.undisturbed() as (ann, table), ann.at(table, join=False) as talk:
            for kind, fields in MESSAGES.items():
                if kind != "join":
                    await talk.say(kind, **fields)
                    assert (await talk.next())["problem"]["type"] == "problem-join-first"
            for _ in range(3):
                await talk.say("join", seat="yellow")
                assert (await talk.hear("snapshot"))["seat"] == "yellow"

    asyncio.run(check())


def test_messages_after_closing_are_ignored(scene):
    join = frame(json.dumps({"type": "join", "seat": "yellow", "version": VERSION}).encode())
    act = frame(json.dumps(client_message("confirming", seat="yellow", decision="decision-9", on=True)).encode())

    async def check():
        async with scene.undisturbed() as (ann, table), shaken(scene.server, table, ann.token) as raw:
            await raw.send(join + frame((1000).to_bytes(2, "big"), CLOSE) + act)

            assert await raw.closed() == 1000
            await raw.gone()

    asyncio.run(check())


def test_a_socket_to_nowhere_is_refused(scene):
    async def check():
        async with scene.undisturbed() as (ann, _):
            for table in ("none", "..", "%00", "' OR 1=1", "x" * 5000):
                async with ann.at(table.replace(" ", "%20"), join=False) as talk:
                    assert (await talk.next())["problem"]["type"] == "problem-unknown-table"
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await talk.next()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    asyncio.run(check())


# Over HTTP


async def answered(ann, method, path, body):
    headers = {"Content-Type": "application/json"}
    return await ann.http.request(method, path, content=body, headers=headers)


def test_a_body_with_any_field_wrong_is_refused_and_changes_nothing(scene):
    texts = [(where, text) for where, body in BODIES_OF.items() for text in fields_gone_wrong(body)]
    texts += [(where, text) for where in BODIES_OF for text in NO_JSON if text not in ("{}", "")]
    assert len(texts) > 600

    async def check():
        async with scene.undisturbed() as (ann, table):
            for (method, path), text in texts:
                answer = await answered(ann, method, path.format(id=table), text)

                assert answer.status_code == 400, (method, path, text[:200], answer.text)
                assert answer.headers["content-type"].startswith("application/problem+json")

    asyncio.run(check())


def test_chairs_gone_wrong_open_no_table(scene):
    chair = {"kind": "me", "seat": "blue", "name": "Ann", "bot": "none"}
    chairs = [f"[{text}]" for text in fields_gone_wrong(chair)] + ["[" + '{"kind":"me"},' * 8 + '{"kind":"me"}]']
    options = ["{" + f'"draft":{wrong}' + "}" for wrong in WRONG] + ['{"players":2}', '{"seats":["blue"]}', '{"x":1}']
    numbers = [f'{{"draft":{number}}}' for number in (0, 1, 2**63, 10**300)]
    texts = [f'{{"game":"terraforming_mars","chairs":{chairs}}}' for chairs in chairs]
    texts += [
        f'{{"game":"{game}","chairs":[{{"kind":"me"}}],"options":{value}}}'
        for game in ("terraforming_mars", "on_mars")
        for value in (*options, *numbers)
    ]

    async def check():
        async with scene.undisturbed() as (ann, _):
            for text in texts:
                answer = await answered(ann, "POST", "/api/tables", text)

                assert answer.status_code == 400, (text[:200], answer.text)

    asyncio.run(check())


@pytest.mark.nightly("security", cases=100_000, size=12_500, quick=250)
def test_changed_bytes_of_bodies_never_hurt(scene, cases):
    bases = [(where, json.dumps(body).encode()) for where, body in BODIES_OF.items()]

    async def check():
        async with scene.undisturbed(changes=True) as (ann, table):
            for number in cases:
                chance = random.Random(f"{SEED} {number}")
                (method, path), base = chance.choice(bases)
                body = mutated(base, chance)
                answer = await answered(ann, method, path.format(id=table), body)
                assert answer.status_code < 500, (SEED, number, method, path, body)

    asyncio.run(check())


def test_sql_and_paths_in_every_string_are_only_words(scene):
    words = ["'; DROP TABLE players; --", "' OR '1'='1", '" OR ""="', "Robert'); --", "%27%20OR", "../../../etc/passwd"]

    async def check():
        async with scene.undisturbed(changes=True) as (ann, table):
            for word in words:
                me = await ann.ask("PATCH", "/api/me", {"name": word}, status=200)
                assert me["name"] == word
                assert (await ann.get("/api/me"))["name"] == word
                quoted = quote(word, safe="")
                for path in (quoted, f"{table}/seats/{quoted}", f"{table}/replay/1?seat={quoted}"):
                    answer = await ann.ask("DELETE" if "seats" in path else "GET", f"/api/tables/{path}")
                    assert answer.status_code in (404, 405, 409), path
                for secret in (word, word * 2):
                    assert (await ann.ask("POST", "/api/links", {"secret": secret})).status_code == 404
                stranger = {"Authorization": f"Bearer {word}"}
                assert (await ann.http.get("/api/me", headers=stranger)).status_code == 401
            assert [entry["id"] for entry in await ann.get("/api/tables")] == [table]

    asyncio.run(check())


def test_no_path_leads_out_of_the_server(scene):
    paths = [
        "/../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/api/../../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
    ]
    paths += [
        "/api/tables/..%2f..%2f..%2fetc%2fpasswd",
        "/api/%00",
        "/%ff%fe",
        "/%",
        "/api/tables/%E0%A4%A",
        "/\\..\\x",
    ]
    paths += ["/assets/../../pyproject.toml", "/api/schema/../../pyproject.toml", "http://example.com/api/me", "*"]

    async def check():
        async with scene.undisturbed() as (ann, _):
            first = await response_to(scene.server, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            for path in paths:
                head = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.token}\r\n\r\n"
                status, headers, body = await response_to(scene.server, head.encode())
                # What looks like an address of the page is answered with its first file, or that it is not built.
                assert status in (400, 404) or (status, body) == (first[0], first[2]), (path, status)
                assert "location" not in headers

    asyncio.run(check())


POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\n"
BODY = b'{"name":"Ann"}'


@pytest.mark.parametrize(
    "data",
    [
        b"\0" * 100,
        b"\r\n\r\n\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET /api/none HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nBad header\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n",
        b"G\xc3\x84T / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/none HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 40_000 + b"\r\n\r\n",
        b"GET /api/" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        POST + b"Content-Length: -1\r\n\r\n" + BODY,
        POST + b"Content-Length: 1e3\r\n\r\n" + BODY,
        POST + b"Content-Length: 14\r\nContent-Length: 15\r\n\r\n" + BODY,
        POST + b"Transfer-Encoding: gzip\r\n\r\n" + BODY,
        POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n" + BODY,
        POST + b"Transfer-Encoding: chunked\r\n\r\n-5\r\n" + BODY,
        POST + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffffffff\r\n" + BODY,
    ],
    ids=lambda data: str(data[-60:])[:80],
)
def test_what_is_no_http_is_refused_with_a_problem_document(scene, data):
    async def check():
        async with scene.undisturbed():
            # The end of what is sent, so that the server need not wait for more.
            status, headers, body = await response_to(scene.server, data + b"\r\n\r\n")

            assert 400 <= status < 500, status
            assert headers["content-type"] == "application/problem+json"
            assert headers["x-content-type-options"] == "nosniff"
            assert json.loads(body)["status"] == status

    asyncio.run(check())


def test_a_request_hidden_in_another_is_never_answered_on_its_own(scene):
    hidden = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    both = b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" % (5 + len(hidden))

    async def check():
        async with scene.undisturbed():
            status, headers, _ = await response_to(scene.server, POST + both + hidden)

            # Chunks win over the length, as the standard asks; or the request is refused.
            assert status == 400
            assert headers["content-type"].startswith("application/problem+json")

    asyncio.run(check())
