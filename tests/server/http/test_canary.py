"""Every byte that a server sends or logs, searched for what its reader may not know."""

import asyncio
import json
import random
import re
import sqlite3
from contextlib import closing

import pytest

from tests.support.canary import GREETING, TOOLS, VARIANTS, Names, Truth, played, secrets_kept_from
from tests.support.server import clients, running, server_scope
from valles.describe.text import render
from valles.games.registry import available_games
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Phrase

KINDS = [(game, people) for game in available_games() for people in (2, 3)]


@pytest.fixture(scope=server_scope)
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("canary")) as process:
        yield process


@pytest.mark.nightly("secrecy", cases=250)
@pytest.mark.parametrize(("game", "people"), KINDS)
def test_players_never_receive_hidden_information(server, game, people, case, nightly):
    rows = 300 if nightly else 40
    options = VARIANTS[game] if people == 3 else {}
    chance = random.Random(case)

    seen = asyncio.run(played(server, game, people, chance, rows, confirming=people == 2, **options))

    truth = Truth(server.settings.database, seen.table)
    names = Names(game)
    assert sum(check_socket(guest, truth, names) for guest in seen.guests) > rows
    assert sum(guest.refused for guest in seen.guests) > 10
    assert all(len(texts) == 1 for texts in same_for_all(seen.ears).values())
    assert sum(check_tools(guest, truth, names) for guest in seen.guests[:people]) >= people
    assert not sum(check_tools(guest, truth, names) for guest in seen.guests[people:])
    for ear in seen.ears:
        kept = secrets_kept_from(ear, seen.ears, [truth.seed])
        for message in ear.http_received:
            check_request(message, ear, names, over=truth.game.over)
            assert not [secret for secret in kept if secret in "\n".join(map(str, message))], message[0]
        for guest in seen.guests:
            if guest.ear is ear:
                assert not [message for message in guest.tap.received if any(secret in message.text for secret in kept)]
    check_log(server.log.read_text(), seen, truth, names)


def check_request(response, ear, names, over):
    """Answers to requests name no card at all, and nobody between may keep them; records wait for the end."""
    request, status, head, text = response
    if not over:
        data = json.loads(text) if "json" in head else text
        assert not names.within(data) or request in (*SAME_FOR_ALL, f"POST {TOOLS}"), request
        assert status == 409 or not re.search("/record|/replay/", request), request
    assert "cache-control: no-store" in head or "/schema" in request, request
    if ear.token in text:
        assert request == "POST /api/guests"
    if any(link in text for link in ear.links):
        assert request.endswith(("/links", "/viewers")) and request.startswith("POST")


def check_tools(guest, truth, names):
    """Check that callers of tools learn nothing that they could not know, and return the number of calls."""
    count, printed = 0, names.in_text(render(Phrase("ui-legend"), "en"))
    for request, status, _, text in guest.ear.http_received:
        if request != f"POST {TOOLS}":
            continue
        answer = json.loads(text)["result"]
        assert status == 200 and len(answer["content"]) == 1
        answer_text = answer["content"][0]["text"]
        if answer["isError"]:
            assert not names.in_text(answer_text), answer_text
            continue
        count += 1
        unknown = truth.never_seen(len(truth.states) - 1, guest.seat)
        named = names.within(json.loads(answer_text)) if answer_text.startswith("{") else names.in_text(answer_text)
        assert truth.game.over or not (named - printed) & unknown, answer_text
    return count


SAME_FOR_ALL = ("GET /api/games", "GET /api/schema/openapi.json")


def same_for_all(ears):
    """What may name anything, since it is the same for everybody at any time."""
    texts = [(request, text) for ear in ears for request, _, _, text in ear.http_received]
    return {request: {text for other, text in texts if other == request} for request in SAME_FOR_ALL}


# The socket


def check_socket(guest, truth, names):
    """Compare every message with the truth; how many snapshots there were."""
    snapshots = 0
    log: list[str] = []
    for place, entry in enumerate(guest.tap.received):
        message = entry.message
        if message["type"] == "snapshot":
            check_snapshot(message, guest.seat, truth, names, log)
            snapshots += 1
        else:
            check_answer(entry, message, last_row(guest.tap.received[place:], entry, truth), truth, names)
    return snapshots


def last_row(later, message, truth):
    """The row by which an answer was given: that of the next snapshot; who left before it may have missed the last."""
    return next((other.rows[1] for other in later if other.rows[1] > message.rows[1]), len(truth.states) - 1)


def check_snapshot(message, seat, truth, names, log):
    row = message["seq"]
    started = message["table"]["started"] is not None
    knows = seat if started else None
    assert message["view"] == truth.view(row, knows)
    assert not names.within(message["view"]) & truth.hidden(row, knows)
    assert message["seat"] == seat
    log[message["log"]["first"] :] = message["log"]["lines"]
    expected = truth.log(row, knows)
    assert log == expected[-len(log) :] if log else not expected
    assert not names.within(message["log"]) & truth.never_seen(row, knows)
    assert not names.within(message["question"]) & truth.hidden(row, knows)
    rest = {name: part for name, part in message.items() if name not in ("view", "log", "question")}
    assert not names.within(rest)


CHAT_FIELDS = {"number", "seat", "name", "text", "at", "deleted"}


def check_answer(received, message, row, truth, names):
    """What was asked may be repeated; all else must be known by then."""
    request = json.loads(received.request) if received.request.startswith("{") else {}
    view = message.pop("view", None)
    if view is not None:
        assert view in previews(received, request, row, truth), received.request
    named = names.within(message) - names.within(request)
    assert not named & truth.never_seen(row, received.seat), (message, received.request)
    if message["type"] == "chat":
        assert {line["text"] for line in message["lines"]} == {GREETING}
        assert {field for line in message["lines"] for field in line} == CHAT_FIELDS
    if message["type"] == "history":
        lines = message["log"]
        assert lines["lines"] in [truth.log(some, received.seat)[lines["first"] :] for some in rows(received, row)]


def rows(message, last):
    return range(message.rows[0], last + 1)


def previews(message, request, last, truth):
    """What a preview may show, at any row at which it may have been made."""
    expected = []
    for row in rows(message, last):
        try:
            expected.append(truth.previewed(row, message.seat, request["choices"]))
        except IllegalMove:
            continue
    return expected


# What is written down


def check_log(text, seen, truth, names):
    """The server writes down no card, no seed and nothing by which somebody could come in."""
    assert '"serving"' in text
    assert not [secret for secret in secrets_kept_from(None, seen.ears, [truth.seed]) if secret in text]
    assert not names.in_text(text)


SECRETS = {"rows": "body", "tables": "seed", "sessions": "player"}


def test_a_failure_is_written_down_without_what_it_was_about(tmp_path):
    """The database fails at each statement that holds a secret."""

    async def scenario(server):
        async with clients(server, "Ann") as ann:
            me = await ann.get("/api/me")
            table = await ann.open_table()
            new_table = {"game": "terraforming_mars", "chairs": [{"kind": "me"}, {"kind": "hotseat"}]}
            async with ann.at(table["id"], "yellow") as talk:
                lose_column(server, "rows")
                problems = [str((await talk.decide())["problem"])]
            lose_column(server, "tables")
            problems.append((await ann.ask("POST", "/api/tables", new_table)).text)
            lose_column(server, "sessions")
            problems.append((await ann.ask("POST", "/api/guests", {"name": "Bob"})).text)
            return ann.token, me["player"], problems

    with running(tmp_path) as server:
        token, player, problems = asyncio.run(scenario(server))
        written = server.log.read_text()

    assert ["problem-unavailable" in text or "problem-internal" in text for text in problems] == [True] * 3
    assert "INSERT INTO tables" in written and "INSERT INTO sessions" in written
    for text in (written, *problems):
        assert token not in text and player not in text
        assert not re.search(r"\d{30,}|[0-9a-f]{32,}", text)
        assert not Names("terraforming_mars").in_text(text)


def lose_column(server, table):
    with closing(sqlite3.connect(server.settings.database)) as connection, connection:
        connection.execute(f"ALTER TABLE {table} RENAME COLUMN {SECRETS[table]} TO gone")
