"""Records everything that a server sends, and searches it for what the reader may not know."""

import asyncio
import base64
import json
import re
import uuid
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import msgspec
import websockets

from tests.support.server import Client, Talk
from tests.support.stored_game import StoredGame
from valles.describe.text import render
from valles.game import public_view, seed_bytes
from valles.games.registry import rulebook
from valles.kernel.phrase import EVERYONE, plain
from valles.kernel.view import BYSTANDER
from valles.server.store.store import hash_secret

OPTIONS_AT_ONCE = 100
VARIANTS = {"terraforming_mars": {"draft": True, "prelude": True}, "on_mars": {"first_colonists": True}}
"""The variants in which most is hidden."""
GREETING = "What a fine planet!"
"""All that the guests write to each other."""
TOOLS = "/api/mcp"
"""Where language models call their tools."""
LIVELY = ("play:", "action:", "card:", "take:", "pay:goal")

# Who listens


@dataclass
class Received:
    """A message of the server, and what its reader knew by then."""

    text: str
    request: str = ""
    """What it answers, if that can be told."""
    rows: tuple = (0, 0)
    """The row before which and the row by which it was sent, according to snapshots."""
    seat: str | None = None

    @property
    def message(self):
        return json.loads(self.text)


class Ear(Client):
    """A client that keeps every byte it receives, over the socket and otherwise."""

    def __init__(self, server, name):
        super().__init__(server, name)
        self.http.event_hooks["response"].append(self._note)
        self.socket_received, self.http_received, self.links = [], [], []
        self.player = ""

    async def _note(self, response):
        await response.aread()
        head = "\n".join(f"{name}: {value}" for name, value in response.headers.items())
        path = response.request.url.raw_path.decode()
        self.http_received.append((f"{response.request.method} {path}", response.status_code, head, response.text))

    async def come_in(self):
        await self.enter()
        self.player = (await self.get("/api/me"))["player"]
        return self

    async def link(self, table, seat):
        self.links.append((await self.post(f"/api/tables/{table}/links", seat=seat))["secret"])
        return self.links[-1]

    async def hand_link(self, table, seat):
        self.links.append((await self.post(f"/api/tables/{table}/seats/{seat}/viewers"))["secret"])
        return self.links[-1]


class Tap:
    """A socket that remembers what went through it."""

    def __init__(self, wire, seat):
        self.wire, self.seat = wire, seat
        self.sent, self.received = {}, []
        self.row = 0

    async def send(self, text):
        message = json.loads(text) if text.startswith("{") else {}
        self.sent[message.get("decision") or message.get("id")] = text, self.row
        await self.wire.send(text)

    async def recv(self):
        text = await self.wire.recv()
        message = json.loads(text)
        before, self.row = self.row, message.get("seq", self.row) if message["type"] == "snapshot" else self.row
        request, sent_row = self.sent.get(message.get("decision") or message.get("id"), ("", before))
        if message.get("id") is not None:
            # A look tells of the table as it was when it was asked for.
            before = min(before, sent_row)
        self.received.append(Received(text, request, (before, self.row), self.seat))
        return text


# Who plays


class Guest:
    """Plays by chance, asks for all there is to ask, and tries what is not allowed."""

    def __init__(self, ear, seat, chance, vocabulary):
        self.ear, self.seat, self.chance, self.vocabulary = ear, seat, chance, vocabulary
        self.waits_for = ""
        self.row = 0
        """The last row of one's own."""
        self.refused = 0
        self.tries = [self.meddle, self.look_around]
        """What nobody leaves without having tried, however the chance falls."""

    async def sit(self, table, stack):
        headers = {"Authorization": f"Bearer {self.ear.token}"}
        address = self.ear.server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        # However much is left unread, the farewell at the end is heard.
        connection = websockets.connect(address, additional_headers=headers, max_queue=None)
        wire = await stack.enter_async_context(connection)
        self.tap = Tap(wire, self.seat)
        self.table, self.talk = table, Talk(self.tap)
        await self.talk.say("join", seat=self.seat)

    async def play(self, most, enough):
        """Until there have been so many rows."""
        while not enough.is_set():
            message = await self.talk.next()
            self.refused += message["type"] == "refusal"
            if message.get("decision") == self.waits_for:
                self.waits_for = ""
                self.row = message.get("seq", self.row)
            last = self.talk.last
            if last is None or self.waits_for or last["seq"] < self.row:
                continue
            if last["over"] or last["seq"] >= most:
                enough.set()
            elif message["type"] in ("snapshot", "ack", "refusal"):
                await self.act(last)

    async def act(self, table):
        question, undo = table["question"], table["undo"]
        if self.tries:
            await self.tries.pop()(table)
        elif self.chance.random() < 0.1:
            await self.chance.choice([self.meddle, self.look_around])(table)
        if self.chance.random() < (0.1 if question else 0.03):
            await self.ask(table)
        if undo is None:
            return
        if undo["moves"] > undo["alone"] and self.chance.random() < 0.07:
            await self.do("undo", to=self.chance.randrange(undo["alone"], undo["moves"]))
        elif undo["take_back"] and self.chance.random() < 0.03:
            await self.do("take_back")
        elif table["unconfirmed"] == self.seat:
            await self.do("confirm")
        elif question is not None:
            await self.do("move", question_id=question["id"], choices=[self.choice(question)])

    def choice(self, question):
        """Something by chance, but rather what draws and plays cards than what ends a turn."""
        options = [answer["option"] for answer in question["options"]]
        lively = [option for option in options if option.startswith(LIVELY)]
        return self.chance.choice(lively if lively and self.chance.random() < 0.7 else options)

    async def do(self, kind, **fields):
        self.waits_for = uuid.uuid4().hex
        await self.talk.say(kind, seat=self.seat, decision=self.waits_for, **fields)

    def options(self, count):
        return [self.vocabulary.text(self.chance.randrange(len(self.vocabulary))) for _ in range(count)]

    async def ask(self, table):
        """Questions that change nothing."""
        id = self.chance.randrange(10**9)
        seat = self.seat or self.chance.choice(table["table"]["setup"]["seats"])
        await self.talk.say("why_not", id=id, seat=seat, options=self.options(OPTIONS_AT_ONCE))
        await self.talk.say("history", id=id + 1, before=10**6)
        await self.talk.say("chat", seat=seat, decision=uuid.uuid4().hex, text=GREETING)
        await self.talk.say("form", id=id + 2, seat=seat)
        await self.talk.say("courses", id=id + 4, seat=seat)
        answers = [answer["option"] for answer in table["question"]["options"]] if table["question"] else []
        await self.talk.say("preview", id=id + 3, seat=seat, choices=[self.chance.choice([*answers, *self.options(1)])])

    async def meddle(self, table):
        """What is impossible, nonsensical or somebody else's."""
        seats = table["table"]["setup"]["seats"]
        pending = table["question"]["id"] if table["question"] else "0"
        for seat in seats:
            answer = {"seat": seat, "question_id": pending, "decision": uuid.uuid4().hex}
            offered = {answer["option"] for answer in table["question"]["options"]} if table["question"] else set()
            await self.talk.say("move", **answer, choices=[o for o in self.options(3) if o not in offered])
        await self.talk.say("undo", seat=self.seat or seats[0], decision=uuid.uuid4().hex, to=0)
        back = max(0, table["undo"]["moves"] - 3) if table["undo"] else 0
        await self.talk.say("consent", seat=self.seat or seats[0], decision=uuid.uuid4().hex, to=back)
        await self.talk.say("preview", id=7, seat=seats[0], choices=["nonsense"])
        await self.tap.send("nonsense")

    async def look_around(self, table):
        """Requests about the table, as far as they are for anybody."""
        path = f"/api/tables/{self.table}"
        for where in (path, "/api/tables", f"{path}/record", f"{path}/replay/0", f"{path}/chart"):
            await self.ear.ask("GET", where)
        await self.ear.metrics()
        for seat in table["table"]["setup"]["seats"]:
            await self.ear.ask("GET", f"{path}/replay/1?seat={seat}")
            for tool, arguments in (("observe", {}), ("observe", {"format": "json"}), ("options", {})):
                called = {"name": tool, "arguments": {"table": self.table, "seat": seat, **arguments}}
                await self.ear.ask("POST", TOOLS, {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": called})


@dataclass
class Played:
    """A game that was listened to."""

    table: str
    game: str
    guests: list
    ears: list


EVERYWHERE = ("/api/me", "/api/games", "/api/schema/openapi.json", "/api/health", "/api/ready", "/api/nothing")


async def played(server, game, people, chance, most, confirming=False, **options):
    """Return a game of so many people, a computer, a spectator and a pupil of the second seat, up to so many rows."""
    ears = [await Ear(server, name).come_in() for name in ("Ann", "Bob", "Cy")[:people]]
    sam, pia = [await Ear(server, name).come_in() for name in ("Sam", "Pia")]
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), {"kind": "bot", "bot": "random"}]
    table = await ears[0].open_table(game, chairs, start=False, options=options, confirming=confirming)
    seats = [place["seat"] for place in table["seats"]]
    for ear, seat in zip(ears[1:], seats[1:], strict=False):
        await ear.redeem(await ears[0].link(table["id"], seat))
    await sam.redeem(await ears[0].link(table["id"], None))
    enough = asyncio.Event()
    vocabulary = rulebook(game).vocabulary
    guests = [Guest(ear, seat, chance, vocabulary) for ear, seat in zip(ears, seats, strict=False)]
    guests += [Guest(sam, None, chance, vocabulary), Guest(pia, seats[1], chance, vocabulary)]
    async with AsyncExitStack() as stack:
        for guest in guests[:-1]:
            await guest.sit(table["id"], stack)
        await ears[0].post(f"/api/tables/{table['id']}/start")
        await pia.redeem(await ears[1].hand_link(table["id"], seats[1]))
        await guests[-1].sit(table["id"], stack)
        async with asyncio.timeout(300):
            await finish([guest.play(most, enough) for guest in guests], enough)
    for ear in (*ears, sam, pia):
        for path in EVERYWHERE:
            await ear.ask("GET", path)
        await ear.ask("POST", "/api/tables", {"game": game, "chairs": "none"})
        await ear.ask("POST", f"/api/tables/{table['id']}/links", {"seat": seats[0]})
        await ear.ask("DELETE", f"/api/tables/{table['id']}/seats/{seats[0]}")
        if ear is not ears[0]:
            await ear.ask("POST", f"/api/tables/{table['id']}/seats/{seats[0]}/viewers")
        await ear.close()
    return Played(table["id"], game, guests, [*ears, sam, pia])


async def finish(plays, enough):
    """Let everybody play until it is enough; whatever fails fails the game."""
    tasks = [asyncio.create_task(play) for play in plays]
    tasks.append(asyncio.create_task(enough.wait()))
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


# What is true


class Truth(StoredGame):
    """A table after each of its rows, computed from seed and rows."""

    def __init__(self, database, table):
        super().__init__(database, table)
        self.states, self.events = [], []
        self._note()
        for _ in self.go_on():
            self._note()
        self._seen = {}

    def _note(self):
        self.states.append(self.rules.copy(self.game.state))
        self.events.append(list(self.game.events))

    def number(self, seat):
        return BYSTANDER if seat is None else self.game.seats.index(seat)

    def view(self, row, seat):
        """What the seat sees after a row, as JSON."""
        return msgspec.to_builtins(public_view(self.rules.view(self.states[row], self.number(seat))))

    def previewed(self, row, seat, choices):
        """What the seat would see after these choices."""
        game = self.game.copy()
        game.state = self.rules.copy(self.states[row])
        return msgspec.to_builtins(public_view(game.preview(seat, choices).view))

    def log(self, row, seat):
        bit = 0 if seat is None else 1 << self.number(seat)
        events = [event for event in self.events[row] if event.audience == EVERYONE or event.audience & bit]
        return [plain(event.phrase) for event in events]

    def hidden(self, row, seat):
        """Return the cards that the seat cannot know after a row."""
        look = hidden_projects if self.rules.name == "terraforming_mars" else hidden_tiles
        return {self.rules.cards()[card - 1].id for card in look(self.states[row], self.number(seat))}

    def never_seen(self, row, seat):
        """Return the cards that the seat has not been able to know up to a row."""
        if (row, seat) not in self._seen:
            before = self.never_seen(row - 1, seat) if row else None
            now = self.hidden(row, seat)
            self._seen[row, seat] = now if before is None else now & before
        return self._seen[row, seat]


def hidden_projects(state, viewer):
    bit = 1 << (viewer if viewer >= 0 else len(state.seats))
    return [card for card, known in enumerate(state.known) if card and not known & bit]


def hidden_tiles(state, viewer):
    """Of technologies there are several of a kind, so that no name reveals which one lies where."""
    cards = state.discovery_stack + state.blueprint_deck + state.goal_box + state.first_box
    cards = cards + state.task_deck + state.solo_deck
    for seat, board in enumerate(state.seats):
        if seat != viewer:
            cards = cards + board.goals + board.spent_goals + board.tasks + [board.first_card]
    return [card for card in cards if card]


# What gives a card or a secret away


class Names:
    """Finds the cards that are named in a message."""

    def __init__(self, game):
        cards = rulebook(game).cards()
        self._meaning: dict[Any, Any] = {}
        for card in cards:
            # Some ids are also names of hexes, and are meant only with their word before.
            words = (card.id if len(card.id) > 2 else f"task:{card.id}", card.noun().key, render(card.noun(), "en"))
            self._meaning |= dict.fromkeys(words, card.id)
        # One name may begin another.
        any_word = "|".join(map(re.escape, sorted(self._meaning, key=len, reverse=True)))
        # Two standard projects have the ids of cards, and one of them the name too.
        standard = "(?<!standard:)(?<!tandard project: )(?<!tandard project “)"
        self._text = re.compile(rf"(?<![\w-]){standard}({any_word})(?![\w-])")

    def within(self, message):
        """Return the cards in a message: as nouns, as options, or in a sentence; names of fields do not count."""
        if isinstance(message, dict) and "noun" in message:
            # The noun of an answer is meant with its kind, as in the option's text.
            message = {**message, "noun": f"{message['kind']}:{message['noun']}"}
        if isinstance(message, dict):
            # One phase has the id of a card.
            message = {**message, "phase": None}
            parts = [self.within(part) for part in (*(key for key in message if ":" in key), *message.values())]
        elif isinstance(message, list):
            parts = [self.within(part) for part in message]
        else:
            return self.in_text(message) if isinstance(message, str) else set()
        return set().union(*parts)

    def in_text(self, text):
        return {self._meaning[word] for word in self._text.findall(text)}


def encoded_seeds(seed):
    """Return the seed as it might be written."""
    forms = [str(seed), f"{seed:x}", f"{seed:X}"]
    for data in (seed_bytes(seed), seed_bytes(seed)[::-1]):
        for encode in (base64.b64encode, base64.urlsafe_b64encode, base64.b32encode):
            forms.append(encode(data).decode().rstrip("="))
        forms += [data.hex(), ",".join(map(str, data)), ", ".join(map(str, data))]
    return forms


def secrets_kept_from(ear, ears, seeds):
    """What this client must never receive; without one, what must not be logged."""
    kept = [form for seed in seeds for form in encoded_seeds(seed)]
    for other in ears:
        kept.append(hash_secret(other.token))
        kept += [hash_secret(link) for link in other.links]
        if other is not ear:
            kept += [other.token, other.player, *other.links]
    return kept
