"""Who may do and see what: every role, every route and message, every kind of table."""

import asyncio
from typing import Any, get_args

import pytest
from litestar.routes import ASGIRoute, HTTPRoute, WebSocketRoute

from tests.support.application import (
    FIRST,
    ORIGIN,
    SECOND,
    TABLES,
    THIRD,
    Closed,
    built_application,
    messages_until_closed,
    visit,
)
from valles.server.http import docs as documentation
from valles.server.http.context import Settings
from valles.server.http.page import FOLDER
from valles.table.command import KINDS
from valles.table.message.request import FromClient

ROLES = (
    "anonymous",
    "expired session",
    "other user",
    "used invite",
    "removed",
    "sent away",
    "spectator",
    "pupil",
    "host",
    "first",
    "second",
    "account holder",
)
UNKNOWN = ("anonymous", "expired session")
AT_THE_TABLE = ("spectator", "pupil", "host", "first", "second")
LOOKING_FROM = {"first": FIRST, "second": SECOND, "pupil": FIRST}
"""The seat whose hand each role sees: the pupil is shown that of the first."""
SAFE = ("GET", "OPTIONS")

NOT_KNOWN = 401, "problem-unknown-session"
NO_TABLE = 404, "problem-unknown-table"
HOST_ONLY = 403, "problem-host-only"
NOT_YOURS = 403, "problem-not-your-seat"
NOT_OVER = 409, "problem-not-over"


UNCONFIRMED = 403, "problem-confirm"
OTHER_NAME = 400, "problem-other-name"


# What the rules say of each request: the status, and for a refusal its key


def anybody(status):
    return lambda role, state: (status, "")


def known(status):
    """Anybody with a session."""
    return lambda role, state: NOT_KNOWN if role in UNKNOWN else (status, "")


def holder(status, key=""):
    """Return who has an account and has signed in lately."""
    return known_as(lambda role: (status, key) if role == "account holder" else UNCONFIRMED)


def known_as(answer):
    """Anybody with a session, by role."""
    return lambda role, state: NOT_KNOWN if role in UNKNOWN else answer(role)


def known_refused(status, problem):
    """Anybody with a session is refused for this reason."""
    return known_as(lambda role: (status, problem))


def belongs(role, state):
    """Who sits at the table, watches it or is its host; a hand is shown only once the game has begun."""
    return role in AT_THE_TABLE and state not in ("other", "missing") and (role, state) != ("pupil", "waiting")


def visitor(rule):
    """Members of the table; for all others there is no such table."""

    def gate(role, state):
        if role in UNKNOWN:
            return NOT_KNOWN
        if not belongs(role, state):
            return NO_TABLE
        return rule(role, state)

    return gate


def host(**by_state):
    """Return the host alone, with an answer for each state of the table."""
    return visitor(lambda role, state: by_state[state] if role == "host" else HOST_ONLY)


def seat_or_host(**by_state):
    """The player of the first seat, and the host."""
    return visitor(lambda role, state: by_state[state] if role in ("first", "host") else NOT_YOURS)


def seat_alone(**by_state):
    """The player of the first seat, and nobody else."""
    return visitor(lambda role, state: by_state[state] if role == "first" else NOT_YOURS)


def once_over(role, state):
    return (200, "") if state == "finished" else NOT_OVER


def players_once_over(role, state):
    """The players of a table that is over, and its host."""
    if state != "finished":
        return NOT_OVER
    return (403, "problem-players-only") if role in ("spectator", "pupil") else (201, "")


def page(role, state):
    """Return the page itself, if it has been built."""
    return (200, "") if FOLDER.is_dir() else (503, "")


def docs(status):
    """Return the documentation, if it has been built."""
    return anybody(status) if documentation.FOLDER.is_dir() else lambda role, state: (404, "problem-docs-not-built")


def always(answer):
    return {"waiting": answer, "running": answer, "finished": answer}


PASSWORD = "another red canyon"
GUEST = {"name": "Guest", "bearer": True}
TABLE = {"game": "terraforming_mars", "chairs": [{"kind": "me"}, {"kind": "hotseat"}]}
BEGUN = 409, "problem-has-started"

REQUESTS: dict[str, Any] = {
    # Open to everybody
    "POST /api/guests": [(GUEST, anybody(201))],
    "GET /api/games": [(None, anybody(200))],
    "GET /api/texts/{language:str}": [(None, anybody(200))],
    "GET /api/health": [(None, anybody(200))],
    "GET /api/ready": [(None, anybody(200))],
    "GET /api/metrics": [(None, lambda role, state: (404, "problem-not-found"))],
    "GET /": [(None, page)],
    "GET /{path:path}": [(None, page)],
    "GET /docs": [(None, docs(308))],
    "GET /docs/{path:path}": [(None, docs(200))],
    "POST /api/links": [({"secret": "USED", **GUEST}, lambda role, state: (404, "problem-link-dead"))],
    "POST /api/links/about": [({"secret": "USED"}, lambda role, state: (404, "problem-link-dead"))],
    # For whoever has come in
    "GET /api/me": [(None, known(200))],
    "PATCH /api/me": [({"name": "Other"}, known(200))],
    "GET /api/me/features/{name:str}": [(None, known(200))],
    "PATCH /api/me/features/{name:str}": [({}, known(200))],
    "DELETE /api/me/session": [(None, known(204))],
    "POST /api/me/devices": [(None, known(201))],
    "GET /api/me/devices": [(None, known(200))],
    "DELETE /api/me/devices": [(None, known(204))],
    "DELETE /api/me/devices/{device:str}": [(None, known_as(lambda role: (404, "problem-no-such-device")))],
    "GET /api/me/preferences": [(None, known(200))],
    "PUT /api/me/preferences": [({"body": {"sound": False}}, known(200))],
    "GET /api/me/export": [(None, known(200))],
    "POST /api/me/deletion": [
        ({"name": "Holder"}, known_as(lambda role: (204, "") if role == "account holder" else OTHER_NAME)),
        ({"name": "other user"}, known_as(lambda role: (204, "") if role == "other user" else OTHER_NAME)),
    ],
    # Accounts
    "POST /api/sign-in": [({"name": "Holder", "password": PASSWORD}, lambda role, state: (403, "problem-sign-in"))],
    "POST /api/sign-in/passkey": [(None, anybody(200))],
    "GET /api/account": [(None, known(200))],
    "POST /api/account": [
        (
            {"name": "Keeper", "password": PASSWORD},
            known_as(lambda role: (409, "problem-has-account") if role == "account holder" else (201, "")),
        )
    ],
    "PUT /api/account/password": [({"password": PASSWORD}, holder(204))],
    "DELETE /api/account/password": [(None, holder(409, "problem-last-way-in"))],
    "POST /api/account/passkeys/options": [({"name": "Keeper"}, known(200))],
    "POST /api/account/passkeys": [({"passkey": {}, "device": "Phone"}, holder(400, "problem-passkey"))],
    "DELETE /api/account/passkeys/{passkey:str}": [(None, holder(404, "problem-no-such-passkey"))],
    "POST /api/account/codes": [(None, holder(201))],
    "PUT /api/account/email": [
        ({"email": None}, holder(204)),
        ({"email": "mira@example.org"}, holder(409, "problem-no-mail")),
    ],
    "POST /api/account/email/verification": [({"secret": "USED"}, lambda role, state: (404, "problem-link-dead"))],
    "GET /api/me/notices": [(None, known(200))],
    "PATCH /api/me/notices": [({"zone": "Europe/Warsaw"}, known(200))],
    "POST /api/me/notices/channels": [
        ({"kind": "webhook", "url": "https://9.9.9.9/hook"}, known(201)),
        ({"kind": "webhook", "url": "https://10.0.0.1/hook"}, known_refused(400, "problem-notice-address")),
        ({"kind": "mail", "address": "mira@example.org"}, known_refused(409, "problem-no-mail")),
    ],
    "DELETE /api/me/notices/channels/{channel:str}": [(None, known_refused(404, "problem-no-such-channel"))],
    "POST /api/me/notices/test": [(None, known(200))],
    "POST /api/notices/confirm": [({"token": "USED"}, lambda role, state: (404, "problem-notice-link"))],
    "GET /unsubscribe/{path:str}": [(None, page)],
    "POST /unsubscribe/{token:str}": [(None, lambda role, state: (404, "problem-notice-link"))],
    "GET /api/tables": [(None, known(200))],
    "POST /api/tables": [(TABLE, known(201))],
    "POST /api/records": [({"record": "RECORD"}, known(201))],
    # What each tool tells whom, tests/server/http/test_mcp.py says.
    "POST /api/mcp": [({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}, known(200))],
    # For those at the table
    "GET /api/tables/{id:str}": [(None, visitor(lambda role, state: (200, "")))],
    "GET /api/profile": [(None, known(200))],
    "GET /api/tables/{id:str}/seats/{seat:str}/profile": [(None, visitor(lambda role, state: (200, "")))],
    "GET /api/tables/{id:str}/absences": [(None, visitor(lambda role, state: (200, "")))],
    "GET /api/tables/{id:str}/chart": [(None, visitor(once_over))],
    "GET /api/tables/{id:str}/record": [(None, visitor(once_over))],
    "GET /api/tables/{id:str}/replay/{move:int}": [(None, visitor(once_over))],
    "POST /api/tables/{id:str}/again": [(None, visitor(players_once_over))],
    "PATCH /api/tables/{id:str}": [
        ({"features": {"away": {"on_leave": "wait"}}}, host(**always((200, "")))),
        ({"points": False}, host(waiting=(200, ""), running=BEGUN, finished=BEGUN)),
    ],
    "POST /api/tables/{id:str}/start": [
        (None, host(waiting=(409, "problem-seats-open"), running=(200, ""), finished=(200, ""))),
    ],
    "POST /api/tables/{id:str}/links": [
        ({}, host(**always((201, "")))),
        ({"seat": FIRST}, host(**always((409, "problem-seat-taken")))),
        ({"seat": "beige"}, host(**always((404, "problem-no-such-seat")))),
    ],
    "PUT /api/tables/{id:str}/notices": [({"muted": True}, visitor(lambda role, state: (204, "")))],
    "DELETE /api/tables/{id:str}/links": [(None, host(**always((204, ""))))],
    "DELETE /api/tables/{id:str}/seats/{seat:str}": [
        (None, seat_or_host(waiting=(200, ""), running=BEGUN, finished=BEGUN)),
    ],
    "POST /api/tables/{id:str}/seats/{seat:str}/viewers": [
        (None, seat_alone(waiting=(409, "problem-not-started"), running=(201, ""), finished=(409, "problem-over"))),
    ],
    "DELETE /api/tables/{id:str}/seats/{seat:str}/viewers": [(None, seat_alone(**always((204, ""))))],
    "PUT /api/tables/{id:str}/seats/{seat:str}/away": [
        ({}, seat_or_host(waiting=(409, "problem-not-started"), running=(200, ""), finished=(200, ""))),
    ],
    "DELETE /api/tables/{id:str}/seats/{seat:str}/away": [
        (None, seat_alone(**always((200, "")))),
    ],
}
DESCRIPTIONS = "/api/schema"
"""Where the description of the protocol is, for everybody."""


def routes():
    """Return every method and path of the application, but those that describe it."""
    app = built_application(Settings(database="unused"))._app
    public = [route for route in app.routes if isinstance(route, HTTPRoute)]
    described = [route for route in public if route.path.startswith(DESCRIPTIONS)]
    assert all(route.methods <= set(SAFE) for route in described)
    mounted = {("POST", route.path) for route in app.routes if isinstance(route, ASGIRoute)}
    return {(method, route.path) for route in public if route not in described for method in route.methods} | mounted


def test_every_route_and_every_message_is_in_the_matrix():
    routed = built_application(Settings(database="unused"))._app.routes
    sockets = [route.path for route in routed if isinstance(route, WebSocketRoute)]

    assert {f"{method} {path}" for method, path in routes() if method != "OPTIONS"} == set(REQUESTS)
    messages = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    assert messages - {"act"} | KINDS.keys() == set(MESSAGES)
    assert sockets == ["/api/tables/{id:str}/socket"]


def requests(world):
    """Yield every request that the matrix knows: method, path, body, the state of its table, and the rule."""
    for name, variants in REQUESTS.items():
        method, template = name.split()
        for state in TABLES if "{id:str}" in template else ("none",):
            path = template.replace("{id:str}", world.tables.get(state, ""))
            path = path.replace("{seat:str}", FIRST).replace("{move:int}", "3").replace("{language:str}", "de")
            path = path.replace("{name:str}", "clock")
            path = path.replace("/docs/{path:path}", "/docs/rules/")
            for field in ("channel", "token", "path"):
                path = path.replace(f"{{{field}:str}}", "none")
            for body, rule in variants:
                yield method, path, filled(body, world), state, rule


def filled(body, world):
    known = {"USED": world.used, "RECORD": world.record}
    as_it_is = ("chairs", "features", "body", "passkey")
    return body and {name: value if name in as_it_is else known.get(value, value) for name, value in body.items()}


async def undo_changes(here, world, watch, state):
    """Let the database, and the table as the server knows it, be as they were."""
    watch.put_back()
    if state == "finished":
        await here.context.tables.reload(world.tables[state])
    else:
        here.forget([world.tables.get(state)])


def test_every_role_gets_from_every_route_what_the_rules_say(built, tmp_path):
    async def try_everything():
        wrong = []
        async with visit(built, tmp_path) as (here, world, watch):
            for role in ROLES:
                caller = here.caller(world.tokens[role])
                for method, path, body, state, rule in requests(world):
                    before = watch.version()
                    answer = await caller.ask(method, path, body)
                    refused = answer.status_code >= 400
                    got = answer.status_code, answer.json()["type"] if refused else ""
                    changed = watch.version() != before
                    if got != rule(role, state) or (changed and (refused or method in SAFE)):
                        wrong.append((role, method, path, body, state, got, rule(role, state), changed))
                    if changed:
                        await undo_changes(here, world, watch, state)
        return wrong

    assert asyncio.run(try_everything()) == []


def test_nothing_changes_by_looking(built, tmp_path):
    paths = {path for method, path in routes() if method == "GET"}

    async def look_at_everything():
        async with visit(built, tmp_path) as (here, world, watch):
            before, content = watch.version(), await here.content()
            for role in ROLES:
                caller = here.caller(world.tokens[role])
                for state, table in world.tables.items():
                    for path in paths if state == "running" else (path for path in paths if "{" in path):
                        url = path.replace("{id:str}", table).replace("{move:int}", "0").replace("{name:str}", "clock")
                        for method in ("GET", "HEAD", "OPTIONS"):
                            assert (await caller.ask(method, url)).status_code < 500
            return before == watch.version(), content == await here.content()

    assert asyncio.run(look_at_everything()) == (True, True)


# Requests from elsewhere

FOREIGN: tuple[dict[str, str], ...] = (
    {},
    {"Origin": "https://evil.test"},
    {"Origin": "null"},
    {"Origin": "http://valles.test"},
    {"Origin": "https://valles.test.evil.test"},
    {"Origin": "https://valles.test:444"},
    {"Authorization": "Bearer "},
    {"Authorization": "Basic YTpi"},
)
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "")


def changing(world):
    """Return the requests that could change something by whose session they are; a link in a mail needs none."""
    return [
        request
        for request in requests(world)
        if request[0] not in SAFE and request[3] not in ("other", "missing") and "/unsubscribe/" not in request[1]
    ]


def browser(here, world, role):
    """Return a browser of somebody, with nothing but the cookie."""
    caller = here.caller()
    caller.http.cookies.set("__Host-valles", world.tokens[role], domain="valles.test")
    return caller


@pytest.mark.parametrize("role", ["host", "first"])
def test_a_cookie_alone_changes_nothing_from_another_page(built, tmp_path, role):
    async def try_everything():
        accepted = []
        async with visit(built, tmp_path) as (here, world, watch):
            caller = browser(here, world, role)
            before = watch.version()
            for method, path, body, _, _ in changing(world):
                for headers in FOREIGN:
                    answer = await caller.http.request(method, path, json=body, headers=headers)
                    if (answer.status_code, answer.json()["type"]) != (403, "problem-foreign-origin"):
                        accepted.append((method, path, headers, answer.status_code))
            return accepted, watch.version() == before

    assert asyncio.run(try_everything()) == ([], True)


@pytest.mark.parametrize("role", ["host", "first"])
def test_what_a_form_can_send_changes_nothing_even_from_our_own_page(built, tmp_path, role):
    async def try_everything():
        accepted = []
        async with visit(built, tmp_path) as (here, world, watch):
            caller = browser(here, world, role)
            before = watch.version()
            for method, path, _, _, _ in changing(world):
                for kind in FORMS:
                    headers = {"Origin": ORIGIN, "Content-Type": kind}
                    answer = await caller.http.request(method, path, content=b'{"name": "Eve"}', headers=headers)
                    if (answer.status_code, answer.json()["type"]) != (415, "problem-content-type"):
                        accepted.append((method, path, kind, answer.status_code))
            return accepted, watch.version() == before

    assert asyncio.run(try_everything()) == ([], True)


def test_our_own_page_may_do_with_the_cookie_what_its_player_may(built, tmp_path):
    async def try_everything():
        wrong = []
        async with visit(built, tmp_path) as (here, world, watch):
            caller = browser(here, world, "host")
            for method, path, body, state, rule in changing(world):
                before = watch.version()
                answer = await caller.http.request(method, path, json=body, headers={"Origin": ORIGIN})
                if answer.status_code != rule("host", state)[0]:
                    wrong.append((method, path, answer.text))
                if watch.version() != before:
                    await undo_changes(here, world, watch, state)
                    caller = browser(here, world, "host")
        return wrong

    assert asyncio.run(try_everything()) == []


# The socket

ACT = {"seat": FIRST, "decision": "decision-1"}
ASK = {"id": 7, "seat": FIRST}
MESSAGES: dict[str, Any] = {
    "join": [{"seat": FIRST}, {}],
    "move": [{**ACT, "question_id": "PENDING", "choices": ["OPTION"]}],
    "confirm": [ACT],
    "confirming": [{**ACT, "on": True}],
    "undo": [{**ACT, "to": 0}],
    "take_back": [ACT],
    "consent": [{**ACT, "to": 0}],
    "chat": [{**ACT, "text": "Hello"}],
    "feature": [{**ASK, "feature": "away", "body": {}}],
    "visibility": [{"visible": False}],
    "form": [ASK],
    "preview": [{**ASK, "choices": ["OPTION"]}],
    "courses": [ASK],
    "why_not": [{**ASK, "options": ["OPTION"]}],
    "lesson": [ASK, {**ASK, "before": [{"name": "rating", "value": 20}]}],
    "hint": [ASK],
    "history": [{"id": 7, "before": 10}],
    "points": [{"id": 7}],
}
NO_QUESTION = 409, "problem-not-asked"
NO_MOVE = 409, "problem-no-such-move"
NOTHING = 409, "problem-nothing-to-take-back"

RUNNING = {
    "move": "ack",
    "confirm": "stale",
    "undo": NO_MOVE,
    "take_back": NOTHING,
    "consent": NO_MOVE,
    "hint": (403, "problem-hint-alone"),
}
"""The replies to the first seat at the very beginning of a game, with a question and without decisions."""
FINISHED = {
    "move": "stale",
    "confirm": "stale",
    "undo": (409, "problem-undo-needs-consent"),
    "take_back": NOTHING,
    "consent": "ack",
    "form": NO_QUESTION,
    "preview": NO_QUESTION,
    "courses": NO_QUESTION,
    "hint": NO_QUESTION,
}
"""And when it is over: then everybody may see everything, so nobody goes back alone."""


def expected_answer(role, state, kind, message):
    """The expected reply to a message from somebody at the table."""
    if "seat" not in message:
        return {"join": "snapshot", "visibility": "history"}.get(kind, kind)
    if kind == "join" and LOOKING_FROM.get(role) == FIRST:
        return "snapshot"
    if role != "first":
        return NOT_YOURS
    if kind == "chat":
        return "ack"
    if kind == "feature":
        return 400, "problem-malformed"  # it takes no messages
    if state == "waiting":
        return 409, "problem-not-started"
    special = RUNNING if state == "running" else FINISHED
    return special.get(kind, "ack" if kind == "confirming" else kind)


async def send(talk, kind, message):
    """Return the answer to a message; the acknowledgement rather than the snapshot that comes with it."""
    await talk.say(kind, **message)
    if kind == "visibility":  # which has no answer
        await talk.say("history", id=7, before=10)
    while (answer := await talk.next())["type"] == "snapshot" and kind != "join":
        pass
    problem = answer.get("problem")
    return (problem["status"], problem["type"]) if problem else answer["type"]


def test_every_role_gets_to_every_message_what_the_rules_say(built, tmp_path):
    async def try_everything():
        wrong = []
        async with visit(built, tmp_path) as (here, world, watch):
            entry = await here.context.tables.entry(world.tables["running"])
            values = {"PENDING": entry.live.question_ids()[FIRST], "OPTION": entry.live.game.legal(FIRST)[0]}
            for state in ("waiting", "running", "finished"):
                for role in (role for role in AT_THE_TABLE if belongs(role, state)):
                    caller = here.caller(world.tokens[role])
                    for kind, message in [(kind, message) for kind, some in MESSAGES.items() for message in some]:
                        sent = {
                            name: [values["OPTION"]] if name[-1] == "s" else values.get(str(value), value)
                            for name, value in message.items()
                        }
                        before = watch.version()
                        async with caller.at(world.tables[state], LOOKING_FROM.get(role)) as talk:
                            got = await send(talk, kind, sent)
                        changed = watch.version() != before
                        expected = expected_answer(role, state, kind, message)
                        if got != expected or changed != (expected == "ack"):
                            wrong.append((role, state, kind, got, expected, changed))
                        if changed:
                            watch.put_back()
                            here.forget(world.tables.values())
        return wrong

    assert asyncio.run(try_everything()) == []


@pytest.mark.parametrize("role", ROLES)
def test_the_door_of_a_table_opens_only_to_those_who_belong_there(built, tmp_path, role):
    async def knock():
        results = {}
        async with visit(built, tmp_path) as (here, world, _):
            for state, table in world.tables.items():
                async with here.caller(world.tokens[role]).at(table, join=False) as talk:
                    if belongs(role, state):
                        results[state] = await send(talk, "history", {"id": 1, "before": 0})
                    else:
                        messages, code = await messages_until_closed(talk)
                        results[state] = [message["problem"]["type"] for message in messages], code
        return results

    results = asyncio.run(knock())

    for state in TABLES:
        if role in UNKNOWN:
            assert results[state] == (["problem-unknown-session"], 4401)
        elif not belongs(role, state):
            assert results[state] == (["problem-unknown-table"], 4404)
        else:
            assert results[state] == (409, "problem-join-first")


@pytest.mark.parametrize("headers", [{}, *FOREIGN[1:6]])
def test_a_cookie_alone_opens_no_socket_from_another_page(built, tmp_path, headers):
    async def knock():
        async with visit(built, tmp_path) as (here, world, _):
            caller = browser(here, world, "first")
            caller.headers = lambda: headers
            with pytest.raises(Closed) as closed:
                async with caller.at(world.tables["running"], FIRST):
                    pass
            return closed.value.code

    assert asyncio.run(knock()) == 1008


# What may be seen


def cards(snapshot):
    """Return the cards of each seat in the snapshot."""
    shown = zip(SEATS, snapshot["view"]["players"], strict=True)
    return {seat: {card for pile in PILES for card in at[pile]["cards"]} for seat, at in shown}


PILES = ("dealt", "offered", "hand")


SEATS = (FIRST, SECOND, THIRD)


@pytest.mark.parametrize(
    ("role", "state"),
    [(role, state) for state in ("waiting", "running") for role in AT_THE_TABLE if belongs(role, state)],
)
def test_a_seat_sees_its_own_cards_once_the_game_has_begun_and_nobody_sees_any_other(built, tmp_path, role, state):
    own = LOOKING_FROM.get(role)

    async def look():
        async with visit(built, tmp_path) as (here, world, _):
            game = (await here.context.tables.entry(world.tables[state])).live.game
            async with here.caller(world.tokens[role]).at(world.tables[state], own) as talk:
                return game, talk.last

    game, seen = asyncio.run(look())

    dealt = {
        seat: {game.rules.cards()[card - 1].id for card in at.dealt + at.offered}
        for seat, at in zip(SEATS, game.state.seats, strict=True)
    }
    assert all(len(some) == 12 for some in dealt.values())
    assert cards(seen) == {seat: dealt[seat] if seat == own and state == "running" else set() for seat in SEATS}
    assert seen["view"]["deck"] == {"cards": [], "count": len(game.state.deck)}
    assert (seen["question"] is not None) == (own is not None and state == "running")
