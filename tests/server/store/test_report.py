"""A report of a fault leads to the view that the player saw."""

import asyncio
import json
import random

import pytest
from typer.testing import CliRunner

from tests.support.application import running_app
from valles.cli import app
from valles.server.store.report import FaultReport, InvalidReport, read_report, reproduce, view_hash

GAMES = ["terraforming_mars", "on_mars"]
SEATS = {"terraforming_mars": ("yellow", "blue"), "on_mars": ("purple", "green")}
ROWS = 40
"""How many rows a table has when the report is made, at most; half as many follow."""


def test_a_view_has_the_hash_that_the_page_finds_for_it():
    # The same stands in web/src/lib/report.test.ts.
    view: dict[str, object] = {"10": [1, None, True], "9": {"ź": "–é", "a": -3}, "Z": "", "a": [[], {}]}

    assert view_hash(view) == "28ec4b0f12693725adf4a5524e0b204eee60bc487eff1b248329af96447dc2a1"


def reported(snapshot):
    """The part of a snapshot that the page reports, as far as it is read."""
    table = snapshot["table"]["id"]
    report = {"table": table, "rules": 1, "seat": snapshot["seat"], "step": snapshot["seq"], "error": "TypeError: x"}
    return json.dumps({**report, "view": view_hash(snapshot["view"])})


async def joined(talk, seat):
    """Return the snapshot of the seat."""
    await talk.say("join", seat=seat)
    while talk.last is None or talk.last["seat"] != seat:
        await talk.hear("snapshot")
    return talk.last


async def go_on(talk, rows, chance):
    """Some answers of the seats with a question, not all of which stay."""
    for _ in range(rows):
        seq = talk.last["seq"]
        if talk.last["over"]:
            return
        await joined(talk, chance.choice(talk.last["waiting"] or [talk.last["unconfirmed"]]))
        undo = talk.last["undo"]
        if chance.random() < 0.2 and undo["step"] < undo["moves"]:
            await talk.act("undo", seat=talk.last["seat"], to=undo["step"])
        elif talk.last["question"] is None:
            await talk.act("confirm", seat=talk.last["seat"])
        else:
            await talk.decide(chance.randrange(len(talk.last["question"]["options"])))
        while talk.last["seq"] <= seq:
            await talk.hear("snapshot")


async def report_of(ann, number):
    """Return a report from somewhere in a game that goes on after it."""
    game, chance = GAMES[number % 2], random.Random(number)
    table = await ann.open_table("me", "hotseat", game=game, confirming=number % 3 == 0, points=number % 4 != 1)
    await ann.post(f"/api/tables/{table}/start")
    async with ann.at(table, SEATS[game][0]) as talk:
        await go_on(talk, chance.randrange(ROWS), chance)
        report = reported(await joined(talk, chance.choice([None, *SEATS[game]])))
        await go_on(talk, ROWS // 2, chance)
    return report


@pytest.mark.nightly("durability", cases=100, size=50, quick=6)
def test_a_report_brings_back_what_was_seen(tmp_path, cases, record_property):
    async def scenario():
        async with running_app(tmp_path) as here:
            # Each by somebody else: nobody opens so many tables.
            reports = [read_report(await report_of(await here.guest(), number)) for number in cases]
        results = [await reproduce(str(tmp_path / "valles.db"), report) for report in reports]
        return reports, results

    reports, results = asyncio.run(scenario())

    assert [one.view for one in results] == [report.view for report in reports]
    record_property("rows", sum(report.step for report in reports))


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """Return a database, and a report of its one table."""
    folder = tmp_path_factory.mktemp("report")

    async def scenario():
        async with running_app(folder) as here:
            return await report_of(await here.guest(), 2)

    return str(folder / "valles.db"), json.loads(asyncio.run(scenario()))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"step": 999}, "has no step 999, only 0 to"),
        ({"step": -1}, "has no step -1, only 0 to"),
        ({"seat": "green"}, "there is no seat 'green'"),
        ({"table": "nowhere"}, "there is no table 'nowhere' in this database"),
        ({"table": "\0"}, "there is no table"),
    ],
)
def test_a_report_that_cannot_be_of_this_database_is_refused_by_a_sentence(report, wrong, message):
    database, stored = report

    with pytest.raises(InvalidReport, match=message):
        asyncio.run(reproduce(database, FaultReport(**{"table": stored["table"], "step": stored["step"], **wrong})))


def replayed(tmp_path, text, database):
    file = tmp_path / "report.json"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(app, ["replay", str(file), "--database", database])


def test_the_command_shows_the_stored_view_and_reports_a_difference(report, tmp_path):
    database, stored = report
    same = replayed(tmp_path, json.dumps(stored), database)
    other = replayed(tmp_path, json.dumps({**stored, "view": "0" * 64}), database)
    without_view = replayed(tmp_path, json.dumps({**stored, "view": None}), database)

    assert (same.exit_code, other.exit_code, without_view.exit_code) == (0, 2, 0)
    assert f"this was seen at step {stored['step']}" in same.output and "M€" in same.output
    assert "something else was seen" in other.output
    assert "does not tell what was seen" in without_view.output


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"table": 1, "step": 2}', "no JSON"])
def test_what_is_no_report_is_refused_by_a_sentence(report, tmp_path, text):
    ran = replayed(tmp_path, text, report[0])

    assert ran.exit_code == 2 and "this is no report" in ran.output


def test_a_missing_database_is_reported(report, tmp_path):
    ran = replayed(tmp_path, json.dumps(report[1]), str(tmp_path / "no.db"))

    assert ran.exit_code == 2 and "there is no database" in ran.output
