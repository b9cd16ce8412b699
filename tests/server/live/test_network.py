"""Bad networks, disks and clocks: returning clients see the current state, and decide once."""

import asyncio
import itertools
import json
import random
import shutil
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest
import uvicorn
from sqlalchemy.exc import OperationalError
from websockets.frames import Frame, Opcode

from tests.support.application import built_application
from tests.support.history import History, Insistent, faults_in, playing, until
from tests.support.message import client_message
from tests.support.server import GENEROUS, Client, clients, free_port, running, server_scope
from valles.server.http.context import Settings
from valles.server.http.serving import uvicorn_options
from valles.server.http.socket import TRY_LATER
from valles.server.live.tables import Tables
from valles.server.store.backup import back_up
from valles.server.store.store import Store, durable_engine

GAMES = ("terraforming_mars", "on_mars")
DAY = 86_400.0


@pytest.fixture(scope=server_scope)
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("network")) as server:
        yield server


async def insistent(client, game, history, chance, **manners):
    """Return a client alone at a new table, who plays all seats."""
    table = await client.open_table(game)
    seats = [seat["seat"] for seat in table["seats"]]
    return Insistent(client, table["id"], seats, history, random.Random(chance.random()), **manners)


# Cut off


async def before_sending(player, wire):
    player.choose()


async def after_sending(player, wire):
    await player.decide(wire, player.choose())


async def after_the_answer(player, wire):
    await player.decide(wire, player.choose())
    while player.unanswered:
        await player.hear(wire)


async def within_a_message(player, wire):
    answer = player.choose()
    player.unanswered = answer
    player.history.send(answer["decision"], player.table, answer["seat"], answer["choices"])
    frame = Frame(Opcode.TEXT, json.dumps(client_message(**{"type": "move", **answer})).encode()).serialize(mask=True)
    wire.transport.write(frame[: player.chance.randrange(1, len(frame))])


async def while_joining(player, wire):
    await player.say(wire, "join", seat=player.seat)


POINTS = (before_sending, after_sending, after_the_answer, within_a_message, while_joining)


async def be_cut_off(player, point):
    """Come back, bring the last decision to its end, and be cut off again at this point."""
    async with player.connected() as wire:
        await player.join(wire)
        if player.unanswered:
            await player.decide(wire, player.unanswered)
        while player.unanswered or not player.seat_to_act():
            await player.hear(wire)
        if player.seat_to_act() != player.seat:
            await player.join(wire, player.seat_to_act())
        await point(player, wire)


async def come_back(player, seat):
    """Return the last snapshot after coming back once more, and when nothing is left to be answered."""
    async with player.connected() as wire:
        await player.join(wire, seat)
        if player.unanswered:
            await player.decide(wire, player.unanswered)
        while player.unanswered or not player.last["waiting"]:
            await player.hear(wire)
        return player.last


@pytest.mark.nightly("load", cases=1000, size=250, quick=100)
def test_who_was_cut_off_anywhere_sees_what_is_so(server, cases, record_property):
    chance = random.Random(5 + cases.start)
    history = History()

    async def cut_often(client, game, chance):
        player = await insistent(client, game, history, chance)
        calm = Insistent(client, player.table, player.seats[:1], history, chance)
        calm.resting = True
        async with playing([calm]):
            for _ in range(len(cases) // 4):
                await be_cut_off(player, chance.choice(POINTS))
            back = await come_back(player, calm.seat)
            await until(lambda: calm.here and calm.last["seq"] == back["seq"])
            assert calm.codes == []
            assert {**calm.last, "log": None} == {**back, "log": None}

    async def scenario():
        async with clients(server, "Ann") as ann:
            await asyncio.gather(*(cut_often(ann, game, random.Random(chance.random())) for game in GAMES * 2))

    asyncio.run(scenario())

    assert asyncio.run(faults_in(history, server.settings.database)) == []
    assert '"error"' not in server.log.read_text()
    record_property("decisions", history.acknowledged)
    record_property("views", len(history.seen))


# A lossy network


class LossyNetwork:
    """A proxy between clients and a server: delays all data, cuts connections, or leaves them half open."""

    def __init__(self, port, chance, slowest, cuts=0.05):
        self.to, self.chance, self.slowest, self.cuts = port, chance, slowest, cuts
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.ways, self.tasks = [], set()
        self.cut = {"both": 0, "sender": 0, "receiver": 0, "within": 0}

    async def __aenter__(self):
        self.listener = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_):
        self.listener.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for way in self.ways:
            way.transport.abort()

    async def _connect(self, reader, writer):
        self.ways.append(writer)
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        self.ways.append(back)
        for ends in ((reader, writer, back), (there, back, writer)):
            task = asyncio.create_task(self._carry(*ends))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _carry(self, reader, sender, receiver):
        """Forward data of one side to the other, until that fails."""
        try:
            while data := await reader.read(2**16):
                await asyncio.sleep(self.slowest * self.chance.random())
                if receiver.transport.is_closing():
                    return
                if self.chance.random() < self.cuts:
                    how = self.chance.choice(list(self.cut))
                    self.cut[how] += 1
                    self._break(how, data, sender, receiver)
                    return
                receiver.write(data)
            receiver.close()
        except OSError:
            receiver.close()

    def _break(self, how, data, sender, receiver):
        """One side may learn of it much later than the other, or never."""
        if how == "within":
            receiver.write(data[: len(data) // 2])
        if how != "receiver":
            sender.transport.abort()
        if how != "sender":
            receiver.transport.abort()


@pytest.mark.nightly("load", cases=100, size=50, quick=30)
def test_a_lossy_network_neither_loses_nor_doubles_a_decision(server, cases, nightly, record_property):
    """A case is a table."""
    chance = random.Random(6 + cases.start)
    history = History()
    decisions, longest_delay = (100, 2.0) if nightly else (10, 0.2)
    patience = 2.0 + 4 * longest_delay

    async def scenario():
        names = [f"Guest {number}" for number in cases]
        async with clients(server, *names) as guests, LossyNetwork(server.port, chance, longest_delay) as network:
            players = []
            for guest, game in zip(guests, itertools.cycle(GAMES), strict=False):
                manners = {"twice": 0.1, "patience": patience, "most": decisions}
                players.append(await insistent(guest, game, history, chance, **manners))
                players[-1].url = network.url
            async with playing(players):
                # Not until so many are acknowledged: one that is wrongly refused has to be found, not waited for.
                done = [lambda player=player: not player.left and not player.unanswered for player in players]
                await until(lambda: all(finished() for finished in done), 60 + 30 * decisions)
            return players, network.cut

    players, cut = asyncio.run(scenario())

    assert asyncio.run(faults_in(history, server.settings.database)) == []
    assert asyncio.run(rows_at(server, players)) == len(cases) * decisions == len(history.sent)
    assert all(cut.values()), "the network was lossy in every way"
    assert '"error"' not in server.log.read_text()
    record_property("decisions", len(history.sent))
    record_property("views", len(history.seen))
    record_property("connections_cut", cut)


async def rows_at(server, players):
    engine = durable_engine(server.settings.database)
    store = Store(engine)
    counts = [len(await store.rows(player.table)) for player in players]
    await engine.dispose()
    return sum(counts)


# A server with parts of our own


@asynccontextmanager
async def serving_here(folder, port):
    """Yield a server in this process, on a real port."""
    app = built_application(Settings(database=str(folder / "valles.db"), limits=GENEROUS))
    how = {**uvicorn_options(), "factory": False, "host": "127.0.0.1", "port": port}
    host = uvicorn.Server(uvicorn.Config(app, **how))
    task = asyncio.create_task(host.serve())
    while not host.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    try:
        yield SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port, context=app._app.state.context)
    finally:
        host.should_exit = True
        await task


@asynccontextmanager
async def guest_of(server, token=""):
    client = Client(server)
    try:
        if not token:
            await client.enter()
        client.token = client.token or token
        yield client
    finally:
        await client.close()


def disk_full():
    return OSError(28, "No space left on device")


def locked():
    return OperationalError("insert", {}, Exception("database is locked"))


FAILURES = tuple(itertools.product((locked, disk_full), (False, True)))
"""The error of the disk, and true if the row was written before it."""


class FirstTimeFailing(Store):
    """Fails at the first try of every row, in every way in turn."""

    def __init__(self, engine):
        super().__init__(engine)
        self.failed = []

    async def append(self, table, row, progress=None, also=None):
        if row.decision not in self.failed:
            error, written = FAILURES[len(self.failed) % len(FAILURES)]
            self.failed.append(row.decision)
            if written:
                await super().append(table, row, progress, also)
            raise error()
        await super().append(table, row, progress, also)


async def decide_in_vain(player, wire):
    """Return a decision that is refused for now, and the last row that was shown meanwhile."""
    while not player.seat_to_act():
        await player.hear(wire)
    if player.seat_to_act() != player.seat:
        await player.join(wire, player.seat_to_act())
    answer = player.choose()
    await player.decide(wire, answer)
    while (message := await player.hear(wire))["type"] == "snapshot":
        pass
    assert message["problem"]["type"] == "problem-unavailable"
    return answer, player.last["seq"]


async def looked_at(player, seat):
    """Return the last row, as somebody sees who comes in now."""
    spectator = Insistent(player.client, player.table, (seat,), player.history, player.chance)
    async with spectator.connected() as wire:
        await spectator.join(wire)
        return spectator.last["seq"]


@pytest.mark.nightly("durability", cases=20)
def test_clients_never_receive_a_row_that_is_not_on_disk(tmp_path, monkeypatch, cases, nightly):
    monkeypatch.setattr("valles.server.http.app.Store", FirstTimeFailing)
    chance = random.Random(7 + cases.start)
    history = History()
    decisions = (10 if nightly else 4) * len(FAILURES)

    async def fail_at_every_row(ann, game, store):
        player = await insistent(ann, game, history, chance)
        other = Insistent(ann, player.table, player.seats[1:], history, chance)
        other.resting = True
        async with playing([other]), player.connected() as wire:
            await player.join(wire)
            await until(lambda: other.here)
            for seq in range(1, decisions + 1):
                answer, shown = await decide_in_vain(player, wire)
                on_disk = len(await store.rows(player.table))
                assert shown < seq and on_disk in (seq - 1, seq)
                assert [await looked_at(player, seat) for seat in player.seats] == [on_disk] * 2
                assert other.last["seq"] <= on_disk
                await player.decide(wire, answer)
                while player.unanswered:
                    await player.hear(wire)
                assert history.sent[answer["decision"]].seq == seq

    async def scenario():
        async with serving_here(tmp_path, free_port()) as server, guest_of(server) as ann:
            store = server.context.tables.store
            for game in GAMES:
                await fail_at_every_row(ann, game, store)
            return len(store.failed)

    assert asyncio.run(scenario()) == 2 * decisions
    assert asyncio.run(faults_in(history, tmp_path / "valles.db")) == []


class SometimesUnreadable(Store):
    """Fails at its n-th call of any kind."""

    fails_at = 0
    calls = 0

    def _count(self):
        self.calls += 1
        if self.calls == self.fails_at:
            raise locked()

    async def fetch_all(self, *table, **where):
        self._count()
        return await super().fetch_all(*table, **where)

    async def rows(self, *which):
        self._count()
        return await super().rows(*which)

    async def append(self, *what, **about):
        self._count()
        await super().append(*what, **about)


@pytest.mark.nightly("durability", cases=20)
def test_a_disk_that_fails_once_anywhere_is_survived(tmp_path, monkeypatch, cases, record_property):
    monkeypatch.setattr("valles.server.http.app.Store", SometimesUnreadable)
    chance = random.Random(8 + cases.start)
    history = History()
    codes = set()

    async def scenario():
        async with serving_here(tmp_path, free_port()) as server, guest_of(server) as ann:
            store = server.context.tables.store
            player = await insistent(ann, GAMES[0], history, chance)
            for number in itertools.count(1):
                player.left = 1
                server.context.tables._entries.clear()
                store.calls, store.fails_at = 0, number
                async with playing([player]):
                    await history.more_acknowledged(1)
                codes.update(player.codes)
                if store.calls < number:
                    return number - 1

    failures = asyncio.run(scenario())

    assert failures > 5, "reading the session, the table, its chairs and rows, writing a row"
    assert codes == {TRY_LATER}
    assert asyncio.run(faults_in(history, tmp_path / "valles.db")) == []
    record_property("places_to_fail", failures)


def test_a_request_that_the_disk_cannot_answer_is_to_be_made_again(tmp_path, monkeypatch):
    monkeypatch.setattr("valles.server.http.app.Store", SometimesUnreadable)

    async def scenario():
        async with serving_here(tmp_path, free_port()) as server, guest_of(server) as ann:
            table = await ann.open_table()
            store = server.context.tables.store
            store.calls, store.fails_at = 0, 1
            return [await ann.ask("GET", f"/api/tables/{table['id']}") for _ in range(2)]

    first, second = asyncio.run(scenario())

    assert (first.status_code, first.json()["type"]) == (503, "problem-unavailable")
    assert second.status_code == 200


@pytest.mark.nightly("workers", cases=100, size=50, quick=3)
def test_clocks_that_jump_a_day_do_not_matter(tmp_path, monkeypatch, cases):
    chance = random.Random(9 + cases.start)
    history = History()
    clock = random.Random(chance.random())
    monkeypatch.setattr(
        "valles.server.http.app.Tables",
        lambda store, replay: Tables(store, lambda: 1e9 + clock.choice((-DAY, 0.0, DAY)), replay),
    )

    async def scenario():
        async with serving_here(tmp_path, free_port()) as server, guest_of(server) as ann:
            players = [await insistent(ann, game, history, chance) for game in GAMES]
            for _ in cases:
                async with playing(players):
                    await history.more_acknowledged(20)
                server.context.tables._entries.clear()

    asyncio.run(scenario())

    assert asyncio.run(faults_in(history, tmp_path / "valles.db")) == []
    assert history.acknowledged == len(history.sent) >= 20 * len(cases)


def test_clients_ahead_of_a_restored_backup_get_the_current_table(tmp_path):
    chance = random.Random(10)
    before, after = History(), History()
    port = free_port()

    async def until_the_loss():
        async with serving_here(tmp_path, port) as server, guest_of(server) as ann:
            player = await insistent(ann, GAMES[0], before, chance, most=10)
            async with playing([player]):
                await before.more_acknowledged(10)
            await back_up(str(tmp_path / "valles.db"), tmp_path / "backup.db")
            kept = player.last
            player.left = 10
            async with playing([player]):
                await before.more_acknowledged(10)
            return player, kept, ann.token

    async def after_the_loss(player, token):
        async with serving_here(tmp_path, port) as server, guest_of(server, token) as ann:
            ahead = player.last["seq"]
            player.client, player.history, player.left = ann, after, 10
            async with player.connected() as wire:
                await player.say(wire, "join", seat=player.seat, seq=ahead)
                player.joining = True
                first = await player.hear(wire)
                late = {
                    "seat": player.seat,
                    "question_id": str(ahead),
                    "decision": "of-the-lost-time",
                    "choices": ["pass"],
                }
                await player.decide(wire, late)
                answers = [(await player.hear(wire))["type"] for _ in range(2)]
            async with playing([player]):
                await after.more_acknowledged(10)
            return ahead, first, answers

    player, kept, token = asyncio.run(until_the_loss())
    for part in ("", "-wal", "-shm"):
        (tmp_path / f"valles.db{part}").unlink(missing_ok=True)
    shutil.copy(tmp_path / "backup.db", tmp_path / "valles.db")
    ahead, first, answers = asyncio.run(after_the_loss(player, token))

    assert (kept["seq"], ahead) == (10, 20)
    assert first["seq"] == 10
    assert answers == ["stale", "snapshot"]
    assert [sent.seq for sent in after.sent.values()] == [None, *range(11, 21)]
