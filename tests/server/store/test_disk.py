"""Full and read-only disks: what was acknowledged stays, the rest is refused and tried again.

Nothing is imitated here: the system itself refuses what the server writes.
"""

import asyncio
import os
import random
import resource
import subprocess
from contextlib import contextmanager

import pytest

from tests.server.store.test_crash import sound
from tests.support.history import History, Insistent, faults_in, playing, until
from tests.support.server import clients, running
from valles.server.store.migrations import open_database
from valles.server.store.store import UnusableDatabase

GAMES = ("terraforming_mars", "on_mars")


class Counting(Insistent):
    """Counts the requests to try again."""

    refusals = 0

    async def hear(self, wire):
        message = await super().hear(wire)
        if message["type"] == "refusal":
            assert message["problem"]["type"] == "problem-unavailable"
            self.refusals += 1
        return message


def set_room(server, size):
    """Let no file of the server grow beyond this size."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


@contextmanager
def full_disk(server, folder):
    """Files of the database cannot grow while the block runs; the log, which is smaller, can."""
    set_room(server, max(1, (folder / "valles.db-wal").stat().st_size))
    try:
        yield
    finally:
        set_room(server, resource.RLIM_INFINITY)


@pytest.mark.nightly("durability", cases=20, size=10)
def test_a_full_disk_loses_nothing_and_is_survived(tmp_path, cases, record_property):
    chance = random.Random(11 + cases.start)
    history = History()

    async def scenario(server):
        async with clients(server, "Ann") as ann:
            players = []
            for game in GAMES:
                table = await ann.open_table(game)
                seats = [seat["seat"] for seat in table["seats"]]
                players.append(Counting(ann, table["id"], seats, history, random.Random(chance.random()), doubts=0.1))
            async with playing(players):
                for _ in cases:
                    await history.more_acknowledged(chance.randrange(5, 15))
                    with full_disk(server, tmp_path):
                        before = sum(player.refusals for player in players)
                        await until(lambda before=before: sum(p.refusals for p in players) > before + 3)
                        refused = await ann.ask("POST", "/api/guests", {"name": "Bob", "bearer": True})
                        assert (refused.status_code, refused.json()["type"]) == (503, "problem-unavailable")
                        assert (await ann.get("/api/me"))["name"] == "Ann"
                    await history.more_acknowledged(5)
                    assert (await ann.ask("POST", "/api/guests", {"name": "Bob", "bearer": True})).status_code == 201

    with running(tmp_path) as server:
        asyncio.run(scenario(server))

    assert asyncio.run(faults_in(history, tmp_path / "valles.db")) == []
    assert all(sent.seq for sent in history.sent.values())
    assert sound(tmp_path / "valles.db")
    record_property("decisions", history.acknowledged)


@contextmanager
def read_only(folder):
    """The folder and its files, as on a disk that may only be read; the system's own manager is not bound by modes."""
    if os.geteuid() == 0:
        if subprocess.run(["mount", "--bind", folder, folder], capture_output=True).returncode:
            pytest.skip("cannot mount here")
        back = ["umount", folder]
        subprocess.run(["mount", "-o", "remount,ro,bind", folder], check=True)
    else:
        back = ["chmod", "-R", "u+w", folder]
        subprocess.run(["chmod", "-R", "a-w", folder], check=True)
    try:
        yield
    finally:
        subprocess.run(back, check=True)


def test_a_database_that_may_only_be_read_is_refused_by_a_sentence_and_kept(tmp_path):
    folder = tmp_path / "disk"
    folder.mkdir()

    async def opened_and_closed():
        engine = await open_database(str(folder / "db"))
        await engine.dispose()

    asyncio.run(opened_and_closed())
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with read_only(folder), pytest.raises(UnusableDatabase, match="cannot open the database"):
        asyncio.run(opened_and_closed())

    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    asyncio.run(opened_and_closed())
