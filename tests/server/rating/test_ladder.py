"""Places in finished games, and the ratings that follow from them."""

import asyncio

import pytest

from tests.support.application import FIRST, SECOND, running_app
from tests.support.table import game_by_chance
from valles.server.rating.ladder import recompute_ratings
from valles.server.rating.model import START
from valles.server.store.schema import chairs, placements, tables
from valles.table.command import Consent, Move

WHOLE = game_by_chance("terraforming_mars", seed=5)
ALMOST = game_by_chance("terraforming_mars", seed=5, most=len(WHOLE.moves) - 1).record()
LAST_SEAT, LAST_OPTION = WHOLE.moves[-1]


async def almost_finished(here, rated=True, **second):
    """Return a table of two people before its last move, and the people."""
    guests = [await here.guest("Host"), await here.guest("Bob")]
    people = [(await guest.get("/api/me"))["player"] for guest in guests]
    table = (await guests[0].post("/api/records", record=ALMOST))["id"]
    settings = (await here.store.fetch_one(tables, id=table))["settings"]
    settings = {**settings, "features": {**settings["features"], "rated": {"rated": rated}}}
    await here.store.update(tables, {"id": table}, settings=settings)
    await here.store.update(chairs, {"table": table, "seat": SECOND}, **({"player": people[1]} | second))
    here.forget([table])
    return table, people


async def finish(here, table, decision="the last decision"):
    """Play the last move."""
    question = (await here.context.tables.table(table)).question_ids()[LAST_SEAT]
    await here.context.tables.act(table, LAST_SEAT, Move(question, [LAST_OPTION]), decision)
    await stored(here)


async def stored(here):
    """Wait until the places of games that have ended are stored."""
    await asyncio.sleep(0)
    await here.context.ladder.close()


async def places(here, table):
    """Return what is stored of each seat."""
    return {row["seat"]: row for row in await here.store.fetch_all(placements, table=table)}


def finished(folder, **table):
    """Return what is stored of each seat of a game that has ended."""

    async def play():
        async with running_app(folder) as here:
            id, _ = await almost_finished(here, **table)
            await finish(here, id)
            return await places(here, id)

    return asyncio.run(play())


def test_a_finished_game_stores_place_points_and_corporation_of_each_seat(tmp_path):
    seats = finished(tmp_path)

    assert {seat: row["place"] for seat, row in seats.items()} == WHOLE.places
    assert {seat: row["points"] for seat, row in seats.items()} == {
        seat: score["total"] for seat, score in WHOLE.scores().items()
    }
    assert [seats[seat]["start"] for seat in WHOLE.seats] == [
        holdings["corporation"][0] for holdings in WHOLE.rules.holdings(WHOLE.state)
    ]


def test_the_winner_of_a_rated_game_rises_and_the_loser_falls(tmp_path):
    seats = finished(tmp_path)

    assert WHOLE.places == {FIRST: 2, SECOND: 1}
    assert seats[FIRST]["mu"] < START < seats[SECOND]["mu"]


def test_whoever_leaves_a_game_to_the_computer_comes_last_in_its_ratings(tmp_path):
    seats = finished(tmp_path, left=1.0)

    assert seats[SECOND]["place"] == 1
    assert seats[SECOND]["mu"] < START < seats[FIRST]["mu"]


@pytest.mark.parametrize(
    "table",
    [
        {"rated": False},
        {"kind": "bot", "player": None, "bot": "random"},
    ],
)
def test_games_that_are_not_rated_or_have_a_seat_without_strength_change_no_rating(tmp_path, table):
    seats = finished(tmp_path, **table)

    assert {(row["weight"], row["mu"]) for row in seats.values()} == {(0.0, None)}


def test_a_person_at_two_seats_plays_against_nobody(tmp_path):
    async def play():
        async with running_app(tmp_path) as here:
            table, people = await almost_finished(here)
            await here.store.update(chairs, {"table": table}, player=people[0])
            here.forget([table])
            await finish(here, table)
            return await places(here, table)

    assert {row["mu"] for row in asyncio.run(play()).values()} == {None}


def test_a_game_against_a_computer_counts_for_the_person_alone(tmp_path):
    seats = finished(tmp_path, kind="bot", player=None, bot="greedy")

    assert seats[FIRST]["mu"] < START
    assert (seats[SECOND]["player"], seats[SECOND]["bot"], seats[SECOND]["mu"]) == (None, "greedy", None)


def test_places_go_when_the_last_move_is_taken_back_and_come_again(tmp_path):
    async def play():
        async with running_app(tmp_path) as here:
            table, _ = await almost_finished(here)
            await finish(here, table)
            live = await here.context.tables.table(table)
            for number, seat in enumerate((FIRST, SECOND)):
                await here.context.tables.act(table, seat, Consent(len(live.game.moves) - 1), f"consent {number}")
            await stored(here)
            between = await places(here, table)
            await finish(here, table, "the last decision again")
            return between, await places(here, table)

    between, again = asyncio.run(play())

    assert between == {}
    assert len(again) == 2


def test_a_game_that_ended_as_the_server_did_gets_its_places_at_the_next_start(tmp_path):
    async def play():
        async with running_app(tmp_path) as here:
            table, _ = await almost_finished(here)
            await finish(here, table)
            await here.store.delete(placements)
        async with running_app(tmp_path) as here:
            await here.context.ladder.catch_up()
            return await places(here, table)

    assert len(asyncio.run(play())) == 2


def test_a_second_worker_stores_the_places_of_a_game_no_second_time(tmp_path):
    async def play():
        async with running_app(tmp_path) as here:
            table, people = await almost_finished(here)
            await finish(here, table)
            ladder = type(here.context.ladder)(here.context.tables)
            ladder.on_change(await here.context.tables.entry(table))
            await ladder.close()
            return len(await places(here, table)), await ladder.ratings_of(people[0])

    count, [rating] = asyncio.run(play())

    assert (count, rating.games, rating.game) == (2, 1, "terraforming_mars")


@pytest.mark.parametrize("replay", [False, True])
def test_ratings_computed_anew_are_the_same(tmp_path, replay):
    async def play():
        async with running_app(tmp_path) as here:
            for _ in range(2):
                table, _ = await almost_finished(here)
                await finish(here, table)
            before = await here.store.fetch_all(placements)
            await here.store.update(placements, {}, mu=1.0)
        count = await recompute_ratings(str(tmp_path / "valles.db"), replay)
        async with running_app(tmp_path) as here:
            return count, before, await here.store.fetch_all(placements)

    count, before, after = asyncio.run(play())

    assert count == 2
    assert sorted(map(tuple, (row.values() for row in after))) == sorted(map(tuple, (row.values() for row in before)))
