"""A host may hide the points until the end: then no message reveals how many anybody has."""

import asyncio
import random

import pytest

from tests.support.application import FIRST, SECOND, json_of, running_app
from tests.support.table import decision_of
from valles.games.registry import available_games

everywhere = pytest.mark.parametrize("game", available_games())
SEATS = {"terraforming_mars": (FIRST, SECOND), "on_mars": ("purple", "green")}


def counted(message):
    """The points in a message."""
    points = [player["points"] for player in message["view"]["players"]]
    return [*(point for point in points if point is not None), *message.get("scores", {})]


async def looked_at(here, caller, id):
    """The messages to everybody, and previews, at the beginning and a while later."""
    messages = []
    chance = random.Random(3)
    entry = await here.context.tables.entry(id)
    seats = entry.live.game.seats
    for number in range(24):
        live = (await here.context.tables.entry(id)).live
        seat, move = decision_of(live, chance)
        if number % 6 == 0:
            for viewer in (*seats, None):
                async with caller.at(id, viewer) as talk:
                    messages.append(talk.last)
                    if viewer == seat:
                        await talk.say("preview", id=1, seat=seat, choices=move.choices)
                        messages.append(await talk.hear("preview"))
        await here.context.tables.act(id, seat, move, f"decision {number}")
    return messages


@everywhere
@pytest.mark.parametrize("points", [True, False])
def test_points_are_shown_during_the_game_unless_the_host_hides_them(tmp_path, game, points):
    async def scenario():
        async with running_app(tmp_path) as here:
            caller = await here.guest()
            id = await caller.open_table("me", "hotseat", game=game, points=points)
            started = await caller.post(f"/api/tables/{id}/start")
            assert started["points"] is points
            return await looked_at(here, caller, id)

    messages = asyncio.run(scenario())

    assert {message["type"] for message in messages} == {"snapshot", "preview"}
    assert all(bool(counted(message)) is points for message in messages)


def test_all_points_are_shown_when_the_game_is_over(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            caller = await here.guest()
            id = await caller.open_table("me", "hotseat", points=False)
            await caller.post(f"/api/tables/{id}/start")
            chance, number = random.Random(5), 0
            while not (live := (await here.context.tables.entry(id)).live).game.over:
                seat, move = decision_of(live, chance)
                number = await here.context.tables.act(id, seat, move, f"decision {number}")
            async with caller.at(id, FIRST) as talk:
                chart = await caller.get(f"/api/tables/{id}/chart")
                return talk.last, await caller.get(f"/api/tables/{id}/replay/3"), chart

    last, replayed, chart = asyncio.run(scenario())

    assert last["over"] and last["scores"] and counted(last)
    assert sorted(last["places"].values())[0] == 1 and last["places"].keys() == last["scores"].keys()
    assert replayed["places"] == {}
    assert counted(replayed) and all(round["scores"] for round in chart["rounds"])


def test_the_host_hides_points_before_the_game_and_alone_there_is_nothing_to_hide(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest()
            id = await host.open_table("me", "hotseat")
            path = f"/api/tables/{id}"
            settings = []
            for points in (False, True, False):
                settings.append(json_of(await host.ask("PATCH", path, {"points": points}))["points"])
            kept = json_of(await host.ask("PATCH", path, {"features": {"away": {"on_leave": "wait"}}}))
            await host.post(f"{path}/start")
            late = await host.ask("PATCH", path, {"points": True})
            alone = await host.get(f"/api/tables/{await host.open_table('me', points=False)}")
            return (
                settings,
                (kept["points"], kept["features"]["away"]["on_leave"]),
                late.json()["type"],
                alone["points"],
            )

    assert asyncio.run(scenario()) == ([False, True, False], (False, "wait"), "problem-has-started", True)


def test_a_single_player_confirms_turns_only_on_request(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest()
            tables = []
            for chairs, wishes in (
                (["me"], {}),
                (["me", "hotseat"], {}),
                (["me"], {"features": {"auto_confirm": {"confirm": True}}}),
            ):
                setup = {"game": "on_mars", "chairs": [{"kind": one} for one in chairs], **wishes}
                made = await host.post("/api/tables", **setup)
                await host.post(f"/api/tables/{made['id']}/start")
                tables.append(len((await here.context.tables.entry(made["id"])).live.confirming))
            return tables

    assert asyncio.run(scenario()) == [0, 2, 1]
