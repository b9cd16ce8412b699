"""A finished game is dealt again: the same seats, options and cards at a new table."""

import asyncio
import json
from pathlib import Path

from tests.server.serving import clients, running

RECORD = (Path(__file__).parent.parent / "terraforming_mars/records/random_3_players_it.txt").read_text("utf-8")


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
    assert now == begun
    assert chart["seed"] == json.loads(RECORD.splitlines()[0])["seed"]
