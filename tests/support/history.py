"""What clients sent and were told, whether the rows hold exactly that, and clients that insist until they are answered.

Each acknowledged decision is there exactly once, at its seq; each unknown one at most once; the rows
have no gap, and playing them again leads to every view that anybody was shown.
"""

import asyncio
import json
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import msgspec
import websockets

from tests.support.message import client_message
from tests.support.server import PATIENCE
from valles.hosting import snapshot
from valles.hosting.entry import TableEntry
from valles.hosting.model import StoredChair, StoredTable, TableSettings
from valles.server.store.schema import snapshots, tables
from valles.server.store.store import Store, durable_engine
from valles.table.live import opened_table
from valles.table.message.field import VERSION
from valles.table.message.reply import Log
from valles.table.row import CorruptTable

LOST = (OSError, EOFError, TimeoutError, websockets.WebSocketException)
"""The errors of a closed connection."""
UNKNOWN = "problem-unavailable"
"""The one refusal after which the row may or may not be on disk."""
MANY = 10**9
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 1.0

# What was said


@dataclass
class Sent:
    table: str
    seat: str
    choices: list | None
    seq: int | None = None
    """Where it was acknowledged."""
    refused: str = ""
    """The word with which it was turned down for good."""


@dataclass
class History:
    """All that the clients of a test have sent, received and seen."""

    sent: dict = field(default_factory=dict)
    seen: list = field(default_factory=list)
    """Table, seat, row, first line of the log, and a hash of all that was shown."""
    faults: list = field(default_factory=list)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever something was sent."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever something was answered."""

    @property
    def acknowledged(self):
        return sum(1 for sent in self.sent.values() if sent.seq is not None)

    def send(self, decision, table, seat, choices):
        self.sent.setdefault(decision, Sent(table, seat, choices))
        self.moved.set()

    def hear(self, message):
        """An acknowledgement, or that a decision was turned down."""
        self.changed.set()
        sent = self.sent[message["decision"]]
        if message["type"] == "ack":
            if sent.seq not in (None, message["seq"]):
                self.faults.append(f"{message['decision']} was acknowledged as {sent.seq} and as {message['seq']}")
            sent.seq = message["seq"]
        elif message["type"] == "stale":
            sent.refused = "stale"
        elif message["problem"]["type"] != UNKNOWN:
            sent.refused = message["problem"]["type"]

    async def more_acknowledged(self, count):
        """Wait until so many more decisions were acknowledged."""
        enough = self.acknowledged + count
        while self.acknowledged < enough:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)

    def see(self, table, snapshot, log):
        """A view, with the whole log that the client has put together."""
        self.seen.append((table, snapshot["seat"], snapshot["seq"], log.first, shown(snapshot, log.lines)))


def shown(snapshot, lines):
    """Return a hash of all that a snapshot shows of the game."""
    visible = {name: value for name, value in snapshot.items() if name not in ("type", "table", "log")}
    return blake2b(json.dumps([visible, lines], sort_keys=True).encode(), digest_size=16).hexdigest()


# What is on disk


def faults_of(history, id, about, rows, saved=None):
    """Everything in which the rows of a table differ from what its clients received."""
    faults = numbering_faults(rows) + decision_faults(history, id, rows)
    if faults:
        return faults
    seen: dict[Any, Any] = {}
    for table, seat, seq, first, hash in history.seen:
        if table == id:
            seen.setdefault(seq, set()).add((seat, first, hash))
    confirming = tuple(about["settings"].get("confirming", ()))
    start = (id, about["game"], about["setup"], int(about["seed"]), confirming)
    live = opened_table(*start, [])
    for row in [None, *rows]:
        if row is not None:
            live = live.with_row(row)
            if live.hash != row.hash:
                faults.append(f"row {row.seq} leads to another hash")
        views = seen.pop(live.seq, ())
        faults += [f"seat {seat} was shown something else at row {live.seq}" for seat in differing(live, views)]
    faults += [f"row {seq} was shown but is not there" for seq in seen]
    noted = {"seq": live.seq, "waiting": list(live.question_ids())}
    faults += [
        f"{name} was not noted with the last row" for name in noted if about.get(name, noted[name]) != noted[name]
    ]
    reopened = opened_table(*start, rows, saved)
    if (reopened.game.hash(), reopened.question_ids(), reopened.hash) != (
        live.game.hash(),
        live.question_ids(),
        live.hash,
    ):
        faults.append("the table opens differently from how it was played")
    return faults


def numbering_faults(rows):
    numbers = [row.seq for row in rows]
    faults = [] if numbers == list(range(1, len(rows) + 1)) else [f"the rows have a gap: {numbers}"]
    doubled = [decision for decision, count in Counter(row.decision for row in rows).items() if count > 1]
    return faults + [f"{decision} is there more than once" for decision in doubled]


def decision_faults(history, id, rows):
    faults = []
    there = {row.decision: row for row in rows}
    for decision, sent in history.sent.items():
        if sent.table != id:
            continue
        row = there.get(decision)
        if sent.seq is not None and (row is None or row.seq != sent.seq):
            faults.append(f"{decision} was acknowledged as row {sent.seq} and is {row.seq if row else 'lost'}")
        if sent.refused and row is not None:
            faults.append(f"{decision} was refused ({sent.refused}) and is row {row.seq}")
        if row is not None and (row.seat, getattr(row.command, "choices", None)) != (sent.seat, sent.choices):
            faults.append(f"{decision} was changed on its way to row {row.seq}")
    # What the server itself decides has a colon in its id, which no client may send.
    strangers = [decision for decision in there if decision not in history.sent and ":" not in decision]
    return faults + [f"nobody sent {decision}" for decision in strangers]


def differing(live, views):
    """Yield the seats that were shown something that is not so."""
    for seat, first, hash in sorted(views, key=str):
        facts = {"game": live.game.rules.name, "setup": {}, "seed": 0, "rules": 0, "language": "en"}
        settings = TableSettings({})
        about = StoredTable(id=live.id, **facts, settings=settings, host="", created=0.0, started=0.0)
        own = [] if seat is None else [StoredChair(table=live.id, seat=seat, kind="open", player="", name="", bot=None)]
        visible = snapshot.snapshot_of(TableEntry(about=about, chairs=own, live=live), "", seat, Log(0, []))
        lines = live.game.events_for(seat)[first:]
        plain = json.loads(msgspec.json.encode([visible, [event.phrase for event in lines]]))
        if shown(*plain) != hash:
            yield seat


async def faults_in(history, url):
    """Everything in which a database differs from what the clients received; empty if all guarantees hold."""
    engine = durable_engine(str(url))
    store = Store(engine)
    faults = list(history.faults)
    try:
        for id in sorted({sent.table for sent in history.sent.values()} | {seen[0] for seen in history.seen}):
            faults += [f"table {id}: {fault}" for fault in await _faults_at(history, store, id)]
    finally:
        await engine.dispose()
    return faults


async def _faults_at(history, store, id):
    about, saved = await store.fetch_one(tables, id=id), await store.fetch_one(snapshots, table=id)
    if about is None:
        return ["is lost"]
    try:
        rows = await store.rows(id)
    except CorruptTable as error:
        return [str(error)]
    return faults_of(history, id, about, rows, saved["body"] if saved else None)


# Who plays


class ClientLog:
    """The log as a client puts it together from snapshots."""

    def __init__(self):
        self.first, self.lines = 0, []

    def add(self, log, anew):
        if anew or not self.first < log["first"] <= self.first + len(self.lines):
            self.first, self.lines = log["first"], []
        del self.lines[log["first"] - self.first :]
        self.lines += log["lines"]


class Insistent:
    """A client that plays by chance, comes back whenever it is cut off, and sends again what was not answered."""

    def __init__(self, client, table, seats, history, chance, twice=0.0, doubts=0.0, patience=30.0, most=None):
        self.client, self.table, self.seats, self.history = client, table, seats, history
        self.chance = chance
        self.twice = twice
        """How often a message is sent a second time."""
        self.doubts = doubts
        """How often it takes something back."""
        self.patience = patience
        """Seconds without an answer after which the connection counts as lost."""
        self.left = MANY if most is None else most
        """How many decisions it will make yet."""
        self.url = client.server.url
        self.seat = seats[0]
        self.log = ClientLog()
        self.last: Any = None
        self.joining = True
        self.unanswered = None
        self.settled = asyncio.Event()
        """Set while nothing waits for an answer."""
        self.settled.set()
        self.resting = False
        """Whether nothing new shall be sent."""
        self.here = False
        """Whether it is connected and has joined the table."""
        self.codes = []
        """With which code each connection was closed; None where it just broke."""

    async def play(self):
        """Play until cancelled, through as many connections as that takes."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.connected() as wire:
                    await self.join(wire)
                    self.here = True
                    await self._converse(wire)
            except websockets.ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd else None)
                pause = FIRST_PAUSE
            except LOST:
                pause = min(2 * pause, LONGEST_PAUSE)
            self.here = False
            await asyncio.sleep(pause * (0.5 + self.chance.random()))

    @asynccontextmanager
    async def connected(self):
        """Yield a socket at the table; however the block ends, nobody waits for the other side to agree."""
        headers = {"Authorization": f"Bearer {self.client.token}"}
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        manner = {"open_timeout": self.patience, "ping_interval": None, "close_timeout": 0.1}
        async with websockets.connect(address, additional_headers=headers, **manner) as wire:
            try:
                yield wire
            finally:
                wire.transport.abort()

    async def say(self, wire, type, **fields):
        text = json.dumps(client_message(type, **({"version": VERSION} if type == "join" else {}), **fields))
        for _ in range(2 if self.chance.random() < self.twice else 1):
            await wire.send(text)

    async def hear(self, wire):
        """Return the next message; its content is recorded."""
        async with asyncio.timeout(self.patience):  # wait_for could swallow the end of the task
            message = json.loads(await wire.recv())
        if message["type"] == "snapshot":
            self.log.add(message["log"], self.joining and message["seat"] == self.seat)
            self.joining = self.joining and message["seat"] != self.seat
            self.last = message
            self.history.see(self.table, message, self.log)
        elif message.get("decision") is not None:
            self._note(message)
        return message

    def _note(self, message):
        self.history.hear(message)
        if not self.unanswered or message["decision"] != self.unanswered["decision"] or unsure(message):
            return
        self.unanswered = None
        self.settled.set()
        # What was asked before is no more; the next snapshot tells what is.
        if self.last is not None and self.last["seq"] < message.get("seq", MANY):
            self.last = {**self.last, "waiting": [], "unconfirmed": None}

    async def join(self, wire, seat=None):
        self.seat = seat or self.seat
        self.last, self.joining = None, True
        await self.say(wire, "join", seat=self.seat)
        while self.last is None or self.last["seat"] != self.seat:
            await self.hear(wire)

    def choose(self):
        """What to do next, to be sent until it is answered."""
        self.left -= 1
        decision = blake2b(self.chance.randbytes(16), digest_size=16).hexdigest()
        answer = {"seat": self.seat, "decision": decision}
        offer = self.last["undo"]
        if self.chance.random() < self.doubts and offer["alone"] < offer["moves"]:
            return {"type": "undo", "to": offer["alone"], **answer}
        if self.last["unconfirmed"] == self.seat:
            return {"type": "confirm", **answer}
        question = self.last["question"]
        choices = [self.chance.choice(question["options"])["option"]]
        return {"question_id": question["id"], "choices": choices, **answer}

    async def decide(self, wire, answer):
        self.unanswered = answer
        self.settled.clear()
        self.history.send(answer["decision"], self.table, answer["seat"], answer.get("choices"))
        await self.say(wire, **{"type": "move", **answer})

    def seat_to_act(self):
        """One of this client's seats that has something to do now, as far as it knows."""
        if self.unanswered or self.resting or not self.left:
            return None
        waited_for = (*self.last["waiting"], self.last["unconfirmed"])
        return next((seat for seat in self.seats if seat in waited_for), None)

    async def _converse(self, wire):
        if self.unanswered:
            await self.decide(wire, self.unanswered)
        while True:
            seat = self.seat_to_act()
            if seat is not None and seat != self.seat:
                await self.join(wire, seat)
                continue
            if seat is not None:
                await self.decide(wire, self.choose())
            if unsure(await self.hear(wire)):
                await self.decide(wire, self.unanswered)


def unsure(message):
    return message["type"] == "refusal" and message["problem"]["type"] == UNKNOWN


@asynccontextmanager
async def playing(players):
    """Let all of them play while the block runs, and then bring what they sent to its end; if one fails, all end."""
    before = [player.resting for player in players]
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.play()) for player in players]
            yield
            for player in players:
                player.resting = True
            await asyncio.wait_for(asyncio.gather(*(player.settled.wait() for player in players)), PATIENCE)
            for task in tasks:
                task.cancel()
    finally:
        for player, resting in zip(players, before, strict=True):
            player.resting = resting


async def until(holds, seconds=PATIENCE):
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)
