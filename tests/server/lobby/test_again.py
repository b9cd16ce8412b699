"""A finished game is dealt again: the same seats, options and cards at a new table."""

import asyncio
import json
from pathlib import Path

from tests.support.application import running_app
from tests.support.server import clients, running
from valles.server.store.schema import chairs, tables

RECORD = (Path(__file__).parents[2] / "terraforming_mars/records/random_3_players_it.txt").read_text("utf-8")


def test_seats_of_others_are_open_again_and_computers_sit_where_they_sat(tmp_path):
    async def play_again():
        async with running_app(tmp_path) as here:
            host, bob = await here.guest("Host"), await here.guest("Bob")
            table = await host.post("/api/records", record=RECORD)
            _, second, third = (seat["seat"] for seat in table["seats"])
            guest = (await bob.get("/api/me"))["player"]
            for seat, kind, player in ((second, "bot", None), (third, "person", guest)):
                await here.store.update(chairs, {"table": table["id"], "seat": seat}, kind=kind, player=player)
            here.forget([table["id"]])
            return (await bob.post(f"/api/tables/{table['id']}/again"))["seats"]

    seats = asyncio.run(play_again())

    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("open", False), ("bot", False), ("person", True)]


def test_cards_are_dealt_anew_if_somebody_joins_who_did_not_play_the_first_game(tmp_path):
    async def play_again(stranger):
        folder = tmp_path / str(stranger)
        folder.mkdir()
        async with running_app(folder) as here:
            host, bob = await here.guest("Host"), await here.guest("Bob")
            first = await host.post("/api/records", record=RECORD)
            _, second, third = (seat["seat"] for seat in first["seats"])
            player = (await bob.get("/api/me"))["player"]
            await here.store.update(chairs, {"table": first["id"], "seat": second}, player=player)
            await here.store.update(chairs, {"table": first["id"], "seat": third}, kind="bot", player=None)
            here.forget([first["id"]])
            again = await host.post(f"/api/tables/{first['id']}/again")
            guest = await here.guest("Eve") if stranger else bob
            await guest.sits(host, again["id"], second)
            begun = await host.post(f"/api/tables/{again['id']}/start")
            stored = [await here.store.fetch_one(tables, id=table["id"]) for table in (first, again)]
            live = await here.context.tables.table(again["id"])
            return again["same_deal"], begun["started"] is None, [int(row["seed"]) for row in stored], live.game.seed

    marked, waits, (seed, same), live = asyncio.run(play_again(stranger=False))
    assert (marked, waits, same, live) == (True, False, seed, seed)

    marked, waits, (seed, other), live = asyncio.run(play_again(stranger=True))
    assert (marked, waits, live) == (True, False, other)
    assert other != seed


def test_the_same_deal_has_the_same_seats_options_and_cards(tmp_path):
    async def play_again():
        async with clients(server, "Ann") as ann:
            first = await ann.post("/api/records", record=RECORD)
            again = await ann.post(f"/api/tables/{first['id']}/again")
            begun = await ann.get(f"/api/tables/{first['id']}/replay/0?seat=yellow")
            chart = await ann.get(f"/api/tables/{first['id']}/chart")
            async with ann.at(again["id"], "yellow") as talk:
                return first, again, chart, begun["view"], talk.last["view"]

    with running(tmp_path) as server:
        first, again, chart, begun, now = asyncio.run(play_again())

    assert again["id"] != first["id"]
    assert again["setup"] == first["setup"]
    assert again["seats"] == first["seats"]
    assert again["started"] is not None  # Nobody else is needed.
    assert again["finished"] is None
    # A replay also shows what the seat will have chosen; what it is dealt is the same.
    begun["players"][0]["answers"] = []
    begun["waiting"] = now["waiting"]
    assert now == begun
    assert chart["seed"] == json.loads(RECORD.splitlines()[0])["seed"]
