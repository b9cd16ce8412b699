"""Whatever a message or request causes is bounded, and charged to its session and address."""

import asyncio
from dataclasses import replace

import pytest

from tests.support.application import FIRST, Closed, running_app
from tests.support.server import GENEROUS, PATIENCE
from tests.support.table import game_by_chance
from valles.game import Game
from valles.kernel.phrase import Phrase
from valles.server.http.routes import CheckedRequest
from valles.table import live as live_table
from valles.table import setup
from valles.table.command import Command, Confirm, Confirming, Move
from valles.table.live import LiveTable, Refused


def run(scenario):
    return asyncio.run(asyncio.wait_for(scenario, PATIENCE))


def test_connecting_again_gives_no_more_messages(tmp_path):
    async def scenario():
        limits = replace(GENEROUS, messages=(10, 60.0))
        async with running_app(tmp_path, limits=limits) as here:
            ann = await here.guest()
            table = await ann.open_table("me", "hotseat")
            answered = 0
            with pytest.raises(Closed) as closed:
                while True:
                    async with ann.at(table) as talk:  # joining is a message
                        for number in range(3):
                            await talk.say("history", id=number, before=0)
                            assert (await talk.next())["type"] in ("history", "refusal")
                            answered += 1
            return answered, closed.value.code

    answered, code = run(scenario())

    assert (answered <= 10, code) == (True, 4429)


def test_messages_of_one_address_are_counted_over_its_sessions(tmp_path):
    async def scenario():
        limits = replace(GENEROUS, messages_of_address=(3, 60.0))
        async with running_app(tmp_path, limits=limits) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table, other = await ann.open_table("me", "hotseat"), await bob.open_table("me", "hotseat")
            async with ann.at(table) as talk, bob.at(other) as later:
                await talk.say("history", id=1, before=0)
                await talk.hear("history")
                await later.say("history", id=1, before=0)
                return (await later.hear("refusal"))["problem"]["type"]

    assert run(scenario()) == "problem-too-fast"


def test_the_time_of_commands_is_charged_to_the_session_also_if_they_are_refused(tmp_path):
    async def scenario():
        limits = replace(GENEROUS, commands=(1e-9, 60.0))
        async with running_app(tmp_path, limits=limits) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            problems = []
            for guest in (ann, bob):
                table = await guest.open_table("me", "hotseat")
                info = await guest.post(f"/api/tables/{table}/start")
                async with guest.at(table, info["seats"][0]["seat"], join=False) as talk:
                    await talk.say("join", seat=info["seats"][0]["seat"])
                    question = (await talk.hear("snapshot"))["question"]
                    for decision in ("decision-1", "decision-2"):
                        command = {"kind": "move", "question_id": question["id"], "choices": ["pass"]}
                        await talk.say("act", seat=info["seats"][0]["seat"], decision=decision, command=command)
                        problems.append((await talk.hear("refusal"))["problem"]["type"])
            return problems

    assert run(scenario()) == ["problem-illegal", "problem-too-fast"] * 2


def test_choices_of_which_one_is_impossible_are_refused_before_any_is_played(monkeypatch):
    live = LiveTable(id="table", game=game_by_chance("on_mars", 5, most=60))
    live._ask()
    seat, id = next(iter(live.question_ids().items()))
    played = []
    monkeypatch.setattr(Game, "play", lambda self, seat, *options: played.append(options))

    with pytest.raises(Refused):
        live.decide(seat, id, [live.game.legal(seat)[0], "no such option"])

    assert played == []


def test_a_body_is_not_decoded_for_somebody_without_a_session(tmp_path, monkeypatch):
    decoded = []
    json = CheckedRequest.json

    async def counted(request):
        decoded.append(request.url.path)
        return await json(request)

    monkeypatch.setattr(CheckedRequest, "json", counted)

    async def scenario():
        async with running_app(tmp_path) as here:
            stranger, ann = here.caller(), await here.guest()
            answers = [await caller.ask("POST", "/api/records", {"record": "x"}) for caller in (stranger, ann)]
            return [answer.status_code for answer in answers]

    assert run(scenario()) == [401, 400]
    assert decoded == ["/api/guests", "/api/records"]


def test_a_large_body_that_is_no_record_is_refused_and_counts_as_an_import(tmp_path):
    async def scenario():
        async with running_app(tmp_path, limits=replace(GENEROUS, imports=(2, 3600.0))) as here:
            ann = await here.guest()
            body = b"[" + b"0," * 200_000 + b"0]"
            headers = {**ann.headers(), "content-type": "application/json"}
            answers = [await ann.http.post("/api/records", content=body, headers=headers) for _ in range(3)]
            return [(answer.status_code, answer.json()["type"]) for answer in answers]

    malformed, too_many = (400, "problem-malformed"), (429, "problem-too-many-imports")
    assert run(scenario()) == [malformed, malformed, too_many]


def test_a_game_has_a_largest_number_of_moves(monkeypatch):
    live = LiveTable(id="table", game=game_by_chance("on_mars", 5, most=20))
    monkeypatch.setattr(live_table, "MOST_MOVES", 20)

    with pytest.raises(Refused) as refused:
        live.check_length(Move("1", ["pass"]))
    live.check_length(Confirming(True))

    assert refused.value.problem == Phrase("problem-game-too-long", {"possible": 20})


def test_a_table_has_a_largest_number_of_rows_and_moves_come_first(monkeypatch):
    monkeypatch.setattr(live_table, "MOST_MOVES", 20)
    monkeypatch.setattr(live_table, "MOST_ROWS", 40)
    problems = []
    commands: list[tuple[int, Command]] = [
        (20, Confirming(True)),
        (39, Move("1", ["pass"])),
        (40, Move("1", ["pass"])),
        (40, Confirm()),
    ]
    for seq, command in commands:
        live = LiveTable(id="table", game=game_by_chance("on_mars", 5, most=3), seq=seq)
        try:
            live.check_length(command)
            problems.append("")
        except Refused as error:
            problems.append(error.problem.key)

    assert problems == ["problem-too-many-changes", "", "problem-game-too-long", ""]


def test_a_record_of_too_many_moves_is_refused_before_it_is_played(monkeypatch):
    record = game_by_chance("on_mars", 5, most=20).record()
    monkeypatch.setattr(setup, "MOST_MOVES", 19)

    assert setup.record_problem(record) == Phrase("problem-record-too-long", {"count": 20, "possible": 19})


# Settings


def test_a_command_that_changes_nothing_is_acknowledged_without_a_row(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest()
            table = await ann.open_table("me", "hotseat")
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table, FIRST) as talk:
                now = FIRST in talk.last["confirming"]
                answers = [await talk.act("confirming", seat=FIRST, on=on) for on in (now, not now, not now, now)]
            return [answer["seq"] for answer in answers], len(await here.store.rows(table))

    assert run(scenario()) == ([0, 1, 1, 2], 2)


def test_settings_are_changed_only_so_often(tmp_path):
    async def scenario():
        async with running_app(tmp_path, limits=replace(GENEROUS, changes=(4, 600.0))) as here:
            ann = await here.guest()
            table = await ann.open_table("me", "hotseat")
            path = f"/api/tables/{table}"
            statuses = [(await ann.ask("PATCH", path, {"points": on})).status_code for on in (True, False, True)]
            await ann.post(f"{path}/start")
            async with ann.at(table, FIRST) as talk:
                now = FIRST in talk.last["confirming"]
                answers = [await talk.act("confirming", seat=FIRST, on=on) for on in (not now, now, not now)]
            return statuses, [answer["type"] for answer in answers]

    assert run(scenario()) == ([200] * 3, ["ack", "refusal", "refusal"])
