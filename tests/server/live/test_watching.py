"""Those who only watch are sent the same text, and the database is not asked for each of them."""

import asyncio

import pytest

from tests.support.application import SECOND, record_of, running_app, watch
from valles.hosting import snapshot


async def watched_table(here):
    """Return a game in which the host sits at every seat, the seat that is asked, and two who watch."""
    host, *watching = [await here.guest(name) for name in ("Host", "Sam", "Sue")]
    table = await host.post("/api/records", record=record_of(most=30))
    await watch(host, table["id"], *watching)
    return host, table["id"], table["waiting"][0], watching


def test_a_decision_is_sent_to_those_who_watch_without_asking_the_database_for_each(tmp_path, monkeypatch):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, table, seat, (sam, sue) = await watched_table(here)
            async with host.at(table, seat) as own, sam.at(table) as first, sue.at(table) as second:
                queries = []
                fetch_one = here.store.fetch_one

                async def counted(*table, **where):
                    queries.append(where)
                    return await fetch_one(*table, **where)

                monkeypatch.setattr(here.store, "fetch_one", counted)
                await own.decide()
                snapshots = [await talk.hear("snapshot") for talk in (first, second)]
                return queries, [snapshot["seq"] for snapshot in snapshots], snapshots[0] == snapshots[1]

    assert asyncio.run(scenario()) == ([], [31, 31], True)


def test_a_snapshot_is_written_once_for_all_who_only_watch(tmp_path, monkeypatch):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, table, seat, (sam, sue) = await watched_table(here)
            async with host.at(table, seat) as own, sam.at(table) as first, sue.at(table) as second:
                written = []
                made = snapshot.snapshot_of

                def noted(entry, player, seen, log):
                    written.append(seen)
                    return made(entry, player, seen, log)

                monkeypatch.setattr(snapshot, "snapshot_of", noted)
                await own.decide()
                for talk in (own, first, second):
                    await talk.hear("snapshot")
                return written.count(seat), written.count(None)

    assert asyncio.run(scenario()) == (1, 1)


def test_who_comes_later_is_sent_the_lines_that_others_had_before(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, table, seat, (sam, sue) = await watched_table(here)
            async with host.at(table, seat) as own, sam.at(table) as early:
                await own.decide()
                tail = (await early.hear("snapshot"))["log"]
                async with sue.at(table) as late:
                    return tail, late.last["log"]

    tail, whole = asyncio.run(scenario())

    assert tail["first"] > 0
    assert whole["first"] == 0
    assert whole["lines"][tail["first"] :] == tail["lines"]


def places(table):
    """What the reader receives about the own place."""
    access = {"seat"} if any(seat["mine"] for seat in table["seats"]) else set()
    access |= {"hand"} if any(seat["shown"] for seat in table["seats"]) else set()
    return access | ({"host"} if table["host"] else set())


@pytest.mark.parametrize("place", ["host", "seat", "hand"])
def test_people_with_a_place_are_marked_beside_spectators(tmp_path, place):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, bob, pat, sam = [await here.guest(name) for name in ("Host", "Bob", "Pat", "Sam")]
            table = await host.open_table("bot", "open")
            await bob.sits(host, table, SECOND)
            await host.post(f"/api/tables/{table}/start")
            await pat.sees_hand(bob, table, SECOND)
            await watch(host, table, host, bob, pat, sam)
            who = {"host": host, "seat": bob, "hand": pat}[place]
            async with sam.at(table) as watching, who.at(table) as own:
                return watching.last["table"], own.last["table"]

    watching, own = asyncio.run(scenario())

    assert places(watching) == set()
    assert places(own) == {place}
