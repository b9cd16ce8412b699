"""The socket of one visitor: what he says is checked and written down, what he may know is sent to him."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final, assert_never

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from valles.kernel.phrase import Event, Phrase
from valles.server import command, guard, telling
from valles.server.hall import Room, Unavailable, UnknownTable
from valles.server.house import House
from valles.server.limits import LARGEST_QUEUE, Window
from valles.server.lobby import Player
from valles.server.model import StoredChair
from valles.server.protocol import (
    VERSION,
    Ack,
    Act,
    AskForm,
    AskHistory,
    AskPreview,
    AskWhyNot,
    Confirm,
    Confirming,
    Consent,
    Decide,
    FromClient,
    FromServer,
    HistoryAnswer,
    Join,
    Refusal,
    Said,
    Say,
    Stale,
    TakeBack,
    Undo,
)
from valles.server.row import Damaged
from valles.server.table import OutOfDate, Refused

GOING_AWAY: Final = 1001
BROKEN: Final = 1011
TRY_LATER: Final = 1013
NOT_KNOWN: Final = 4401
NOT_HERE: Final = 4404
OTHER_VERSION: Final = 4426
TOO_MUCH: Final = 4429
CLOSE_CODES: Final = {
    GOING_AWAY: "either side has enough",
    1008: "the page that asks is not ours",
    1009: "the message was too large",
    1012: "the server restarts; connect again",
    TRY_LATER: "the disk cannot be read; connect again after a while",
    NOT_KNOWN: "the session is unknown or over",
    NOT_HERE: "there is no such table for this player",
    OTHER_VERSION: "the client speaks another version of the protocol; a page is to be reloaded",
    TOO_MUCH: "too many sockets or messages, or nothing was read for too long",
}
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending to somebody who is not there any more may raise."""

log = structlog.get_logger()

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[None, None, State], id: str) -> None:
    """Sit at a table, or watch it."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        house.admit(socket.scope)
        player = await house.player(socket.scope)
        await house.lobby.visited(player, id)
        house.admit_socket(socket.scope, player)
    except Refused as error:
        await _turn_away(socket, error.problem, error.status, NOT_KNOWN if error.status == 401 else TOO_MUCH)
        return
    except (UnknownTable, Damaged) as error:
        if isinstance(error, Damaged):
            log.error("damaged table", what=str(error))
        await _turn_away(socket, Phrase("problem-unknown-table"), 404, NOT_HERE)
        return
    except SQLAlchemyError as error:
        log.error("the database does not answer", path=socket.scope["path"], exc_info=error)
        await _turn_away(socket, Phrase("problem-unavailable"), 503, TRY_LATER)
        return
    visitor = Visitor(house, socket, player, id)
    house.visitors.add(visitor)
    try:
        await visitor.stay()
    finally:
        house.visitors.discard(visitor)


async def _turn_away(socket: WebSocket[None, None, State], said: Phrase, status: int, code: int) -> None:
    refusal = Refusal(guard.problem(said, status, guard.language_of(socket.scope)))
    with suppress(*GONE):
        await socket.send_data(encoder.encode(refusal).decode(), mode="text")
        await socket.close(code)


def command_of(said: Act) -> command.Command:
    """What a message would change; who has to consent is for the table to say."""
    match said:
        case Decide():
            return command.Move(said.pending, said.choices)
        case Confirm():
            return command.Confirm()
        case Confirming():
            return command.Confirming(said.on)
        case Undo():
            return command.Undo(said.to)
        case TakeBack():
            return command.TakeBack()
        case Consent():
            return command.Consent(said.to, people=[])
        case _:
            assert_never(said)


class Visitor:
    def __init__(self, house: House, socket: WebSocket[None, None, State], player: Player, id: str) -> None:
        self.player = player
        self.address = guard.household(socket.scope)
        self._house = house
        self._socket = socket
        self.table = id
        self._seat: str | None = None
        self._joined = False
        self._told: list[Event] = []
        self._answers: deque[bytes] = deque()
        self._queued = 0
        self._stale = False
        self._unread = False
        self._line = 0
        """The last line of the chat that was sent."""
        self._awake = asyncio.Event()
        self._code = 0
        self._deaf = False
        self._patience = house.settings.limits.reader
        self._window = Window(house.settings.limits.messages)

    async def stay(self) -> None:
        """Listen and tell until either side has enough."""
        unwatch = self._house.hall.watch(self.table, self._changed)
        listening = asyncio.create_task(self._listen())
        telling = asyncio.create_task(self._tell())
        try:
            await asyncio.wait([listening, telling], return_when=asyncio.FIRST_COMPLETED)
            if self._code:
                await asyncio.wait([telling], timeout=self._patience)
        finally:
            unwatch()
            for task in (listening, telling):
                task.cancel()
            for ended in await asyncio.gather(listening, telling, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.error("failed", path=self._socket.scope["path"], exc_info=ended)
                    self._code = BROKEN
        if not self._deaf:
            with suppress(*GONE):
                async with asyncio.timeout(self._patience):
                    await self._socket.close(self._code or GOING_AWAY)

    def leave(self, code: int) -> None:
        """Close the socket, when what waits has been sent."""
        self._code = code
        self._awake.set()

    def _changed(self, room: Room | None = None) -> None:
        self._stale = True
        self._awake.set()

    def written(self) -> None:
        """There is something new in the chat."""
        self._unread = True
        self._awake.set()

    # Telling

    def _say(self, answer: FromServer) -> None:
        text = encoder.encode(answer)
        self._queued += len(text)
        if self._queued > LARGEST_QUEUE:
            self.leave(TOO_MUCH)
        else:
            self._answers.append(text)
        self._awake.set()

    async def _tell(self) -> None:
        """Send answers in order, and the table as it is by then: a slow reader misses no more than steps between."""
        while not self._code or self._answers:
            await self._awake.wait()
            self._awake.clear()
            while self._answers:
                text = self._answers.popleft()
                await self._send(text)
                self._queued -= len(text)
            if (self._stale or self._unread) and self._joined and not self._code:
                await self._send_news()

    async def _send_news(self) -> None:
        """The table, if it has changed, and what was written, as long as the visitor may look at it."""
        stale, self._stale = self._stale, False
        unread, self._unread = self._unread, False
        try:
            room = await self._house.lobby.visited(self.player, self.table)
            lines = await self._house.chat.lines(self.table, self._line) if unread else []
        except (UnknownTable, Damaged):
            self.leave(NOT_HERE)
            return
        except SQLAlchemyError:
            self.leave(TRY_LATER)
            return
        if stale:
            await self._send_snapshot(room)
        if lines:
            self._line = lines[-1].number
            await self._send(encoder.encode(Said(lines)))

    async def _send_snapshot(self, room: Room) -> None:
        if self._seat not in room.seats_of(self.player.id):
            self._seat = None
        now = room.live.game.heard(self._knows(room))
        log = telling.news(self._told, now)
        self._told = now
        await self._send(encoder.encode(telling.snapshot(room, self.player.id, self._seat, log)))

    async def _send(self, text: bytes) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await self._socket.send_data(text.decode(), mode="text")
        except GONE:
            self._deaf = True
            self._answers.clear()
            self.leave(TOO_MUCH)

    # Listening

    async def _listen(self) -> None:
        with suppress(WebSocketDisconnect):
            while not self._code:
                message = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    return
                if not self._window.allows("", self._house.clock()):
                    self._refuse(Refused("problem-too-fast", 429, seconds=int(self._window.seconds)))
                    self.leave(TOO_MUCH)
                    return
                said = message.get("text") or message.get("bytes") or b""
                await self._hear(said)

    async def _hear(self, text: str | bytes) -> None:
        try:
            said = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._refuse(Refused("problem-malformed", 400, reason=str(error)[:200]))
            return
        try:
            await self._answer(said)
        except OutOfDate:
            self._say(Stale(said.decision))
            self._changed()
        except (Unavailable, SQLAlchemyError):
            self._refuse(Refused("problem-unavailable", 503), said)
        except (UnknownTable, Damaged):
            self.leave(NOT_HERE)
        except Refused as error:
            self._refuse(error, said)

    def _refuse(self, error: Refused, said: FromClient | None = None) -> None:
        problem = guard.problem(error.problem, error.status, self.player.language)
        self._say(Refusal(problem, getattr(said, "decision", None), getattr(said, "id", None)))

    async def _answer(self, said: FromClient) -> None:
        room = await self._house.hall.room(self.table)
        if isinstance(said, Join):
            if said.version != VERSION:
                self._refuse(Refused("problem-version", 426), said)
                self.leave(OTHER_VERSION)
                return
            if said.seq > room.live.seq or said.seat not in (None, *room.seats_of(self.player.id)):
                # Another worker knows more.
                room = await self._house.hall.looked_at_again(self.table)
            self._seat = self._own(room, said.seat).seat if said.seat is not None else None
            self._joined, self._told, self._line = True, [], 0
            self._changed()
            self.written()
        elif not self._joined:
            raise Refused("problem-join-first", 409)
        elif isinstance(said, Act):
            await self._act(room, said)
        elif isinstance(said, Say):
            await self._write(room, said)
        else:
            self._look(room, said)

    def _own(self, room: Room, seat: str) -> StoredChair:
        """The chair at a seat, if the visitor sits there."""
        chair = room.chair(seat)
        if chair is None or chair.player != self.player.id:
            raise Refused("problem-not-your-seat", 403, seat=seat)
        return chair

    def _knows(self, room: Room) -> str | None:
        """The seat whose secrets the visitor may know; before the start none, for seats still change hands."""
        own = room.about.started is not None and self._seat in room.seats_of(self.player.id)
        return self._seat if own else None

    async def _act(self, room: Room, said: Act) -> None:
        known = room.chair(said.seat)
        if known is None or known.player != self.player.id or known.left is not None:
            room = await self._house.hall.looked_at_again(self.table)
        chair = self._own(room, said.seat)
        if chair.left is not None:
            raise Refused("problem-away", 409)
        seq = await self._house.hall.act(self.table, chair.seat, command_of(said), said.decision)
        self._say(Ack(said.decision, seq))

    async def _write(self, room: Room, said: Say) -> None:
        """Keep a line and tell everybody, also if its author has gone by then."""
        if said.seat not in room.seats_of(self.player.id):
            room = await self._house.hall.looked_at_again(self.table)
        chair = self._own(room, said.seat)
        self._house.admit_line(self.player)
        try:
            number = await self._house.chat.write(self.table, said, chair.name)
        finally:
            self._house.written(self.table)
        self._say(Ack(said.decision, number))

    def _look(self, room: Room, said: AskForm | AskPreview | AskWhyNot | AskHistory) -> None:
        """Answer a question that changes nothing."""
        game = room.live.game
        if isinstance(said, AskHistory):
            self._say(HistoryAnswer(said.id, telling.lines(game.heard(self._knows(room)), said.before)))
            return
        seat = self._own(room, said.seat).seat
        if room.about.started is None:
            raise Refused("problem-not-started")
        if isinstance(said, AskWhyNot):
            self._say(telling.why_not(game, seat, said.id, said.options))
        elif seat not in room.live.pending():
            raise Refused("problem-not-asked", 409)
        elif isinstance(said, AskForm):
            self._say(telling.form(game, seat, said.id, said.choices))
        else:
            self._say(telling.preview(game, seat, said.id, said.choices))
