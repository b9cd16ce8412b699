"""All that is stored of a person goes with the person, is in the person's file, and obeys the host's command line."""

import asyncio
import io
import json
import sqlite3
import zipfile
from contextlib import closing

from typer.testing import CliRunner

from tests.server.lobby.test_accounts import holder, refusal, run, seated, signed_in
from tests.support.application import FIRST, PASSWORD, SECOND, messages_until_closed
from valles.cli import app
from valles.game import replay
from valles.server.store import schema


def cells(folder):
    """Return everything that is in the database, as text."""
    with closing(sqlite3.connect(folder / "valles.db")) as database:
        return "\n".join(database.iterdump())


async def delete(caller, name="Mira"):
    answer = await caller.ask("POST", "/api/me/deletion", {"name": name})
    assert answer.status_code == 204, answer.text


# Deletion


def test_nothing_names_a_person_who_has_been_deleted(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here, "Miranda")
        id = (await mira.get("/api/me"))["player"]
        tomasz = await here.guest("Tomasz")
        tables = [await seated(here, tomasz, mira), await seated(here, mira, tomasz, finished=True)]
        tables.append(await mira.open_table("me", "open"))
        await tomasz.watches(mira, tables[1])
        async with mira.at(tables[0], SECOND) as talk:
            await talk.say("chat", seat=SECOND, decision="decision-1", text="Good luck")
            await talk.hear("ack")
        await mira.ask("PUT", "/api/me/preferences", {"body": {"sound": False}})
        await delete(mira, "Miranda")
        owned = [
            str(column)
            for table in schema.metadata.sorted_tables
            for column in table.c
            if column.info.get("person") in ("owned", "about")
            for _ in await here.store.fetch_all(table, **{column.name: id})
        ]
        return owned, [seat["kind"] for seat in (await tomasz.get(f"/api/tables/{tables[0]}"))["seats"]]

    owned, kinds = run(tmp_path, scenario)

    assert owned == []
    assert "Miranda" not in cells(tmp_path)
    assert kinds == ["person", "bot"]


def test_the_lines_and_results_of_somebody_deleted_stay_without_a_name(tmp_path):
    async def scenario(here):
        mira, tomasz = await here.guest("Mira"), await here.guest("Tomasz")
        table = await seated(here, tomasz, mira, finished=True)
        async with mira.at(table, SECOND) as talk:
            await talk.say("chat", seat=SECOND, decision="decision-1", text="Good luck")
            await talk.hear("ack")
        await delete(mira)
        seats = (await tomasz.get(f"/api/tables/{table}"))["seats"]
        async with tomasz.at(table, FIRST) as talk:
            lines = (await talk.hear("chat"))["lines"]
        return [(seat["name"], seat["deleted"]) for seat in seats], [(each["name"], each["deleted"]) for each in lines]

    assert run(tmp_path, scenario) == ([("Tomasz", False), ("", True)], [("", True)])


def test_after_a_deletion_the_others_play_on_and_one_of_them_is_host(tmp_path):
    async def scenario(here):
        mira, tomasz = await here.guest("Mira"), await here.guest("Tomasz")
        table = await seated(here, mira, tomasz)
        async with tomasz.at(table, SECOND) as talk:
            await delete(mira)
            acknowledged = await talk.decide()
        return acknowledged["type"], (await tomasz.get(f"/api/tables/{table}"))["host"]

    assert run(tmp_path, scenario) == ("ack", True)


def test_who_is_deleted_is_signed_out_everywhere_and_the_name_is_free(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        phone = await signed_in(here, name="Mira", password=PASSWORD)
        wrong = await refusal(mira, "POST", "/api/me/deletion", name="Mirko")
        await delete(mira)
        gone = await refusal(here.caller(), "POST", "/api/sign-in", name="Mira", password=PASSWORD)
        await holder(here)
        return wrong, (await phone.ask("GET", "/api/me")).status_code, gone

    assert run(tmp_path, scenario) == ((400, "problem-other-name"), 401, (403, "problem-sign-in"))


# Export


def test_the_file_holds_all_of_a_person_and_nothing_of_others_or_secret(tmp_path):
    async def scenario(here):
        mira, codes = await holder(here)
        tomasz = await here.guest("Tomasz")
        running = await seated(here, tomasz, mira)
        finished = await seated(here, mira, tomasz, finished=True)
        for person, seat in ((mira, SECOND), (tomasz, FIRST)):
            async with person.at(running, seat) as talk:
                await talk.say("chat", seat=seat, decision=f"decision-{seat}", text=f"Hello from {seat}")
                await talk.hear("ack")
        answer = await mira.ask("GET", "/api/me/export")
        seed = (await here.store.fetch_one(schema.tables, id=running))["seed"]
        password = (await here.store.fetch_all(schema.accounts))[0]["password"]
        return answer, finished, [seed, password, mira.token, *codes, "Hello from yellow", "Tomasz"]

    answer, finished, secrets = run(tmp_path, scenario)
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    text = archive.read("data.json").decode()
    data = json.loads(text)

    assert answer.headers["content-type"] == "application/zip"
    assert archive.namelist() == ["data.json", f"records/{finished}.txt"]
    assert replay(archive.read(f"records/{finished}.txt").decode()).rules.name == "terraforming_mars"
    assert data["players"][0]["name"] == "Mira" and [line["text"] for line in data["chat"]] == ["Hello from blue"]
    assert len(data["chairs"]) == 2 and data["sessions"]
    assert [secret for secret in secrets if secret in text] == []


# The command line


def people(folder, *arguments, **options):
    result = CliRunner().invoke(app, ["people", *arguments, "--database", str(folder / "valles.db")], **options)
    return result.exit_code, result.output


def test_the_host_lets_somebody_in_who_is_locked_out_once_and_it_is_logged(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        await mira.ask("DELETE", "/api/me/session")
        _, link = await asyncio.to_thread(people, tmp_path, "reset", "mira", "--origin", "https://valles.test/")
        secret = link.strip().removeprefix("https://valles.test/join/reset#")
        device = here.caller()
        device.token = (await device.post("/api/links", secret=secret, kind="reset", bearer=True))["me"]["token"]
        changed = await device.ask("PUT", "/api/account/password", {"password": "quiet red dunes"})
        again = await refusal(here.caller(), "POST", "/api/links", secret=secret)
        await signed_in(here, name="Mira", password="quiet red dunes")
        events = [(event["action"], event["actor"]) for event in await here.store.fetch_all(schema.events)]
        return changed.status_code, again, events

    assert run(tmp_path, scenario) == (204, (404, "problem-link-dead"), [("reset", None)])


def test_whom_the_host_removes_is_disconnected_from_a_running_server(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        tomasz = await here.guest("Tomasz")
        table = await seated(here, tomasz, mira)
        async with mira.at(table, SECOND) as leaving, tomasz.at(table, FIRST) as staying:
            done = await asyncio.to_thread(people, tmp_path, "remove", "Mira", "--yes")
            _, code = await messages_until_closed(leaving)
            while (await staying.hear("snapshot"))["table"]["seats"][1]["kind"] != "bot":
                pass
        return done, code in (4401, 4404)

    assert run(tmp_path, scenario, events_every=0.01) == ((0, ""), True)


def test_people_are_listed_and_shown_without_secrets(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        await here.guest("Guest")
        id = (await mira.get("/api/me"))["player"]
        listed = await asyncio.to_thread(people, tmp_path, "list")
        shown = await asyncio.to_thread(people, tmp_path, "show", "Mira")
        unknown = await asyncio.to_thread(people, tmp_path, "show", "Nobody")
        return id, listed, shown, unknown

    id, (_, listed), (_, shown), (failed, message) = run(tmp_path, scenario)

    assert f"{id}  account" in listed and "guest" in listed
    assert "has_password: True" in shown and "codes: 8" in shown and "argon2" not in shown
    assert failed == 2 and "there is no account 'Nobody'" in message
