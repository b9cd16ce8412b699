"""A page at a table of its own device: the messages of a server's socket, answered in the same process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from valles.hosting import access, snapshot
from valles.hosting.entry import TableEntry
from valles.hosting.person import one_line
from valles.kernel.phrase import Event
from valles.local.archive import DEVICE
from valles.local.tables import LocalTables, stored
from valles.table.command import Confirming
from valles.table.feature import decoded_message, feature_named, features
from valles.table.live import Refused, StaleAnswer
from valles.table.message.field import VERSION
from valles.table.message.reply import Ack, ChatLine, ChatLines, FeatureAnswer, FromServer, Stale
from valles.table.message.request import (
    Act,
    ChatMessage,
    FeatureMessage,
    FromClient,
    GameQuery,
    Join,
    ViewQuery,
    Visibility,
)
from valles.table.query import immediate_answer, log_since, query_answer, refusal
from valles.table.row import CorruptTable

NO_SUCH_TABLE: Final = 4404
DAMAGED: Final = 4409
OTHER_VERSION: Final = 4426

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


class LocalConnection:
    """A page at a table."""

    def __init__(
        self,
        tables: LocalTables,
        id: str,
        send: Callable[[str], None],
        close: Callable[[int], None],
        language: Callable[[], str],
    ) -> None:
        """Connect a page.

        Args:
            tables: The tables of the device.
            id: The id of the table.
            send: Takes messages to the page.
            close: Takes the code by which the connection is closed for good, as over a socket.
            language: Returns the language of the person.
        """
        self._tables = tables
        self._id = id
        self._send_text = send
        self._close = close
        self._language = language
        self._seat: str | None = None
        self._sent_log: Sequence[Event] = ()
        self._unsubscribe: Callable[[], None] | None = None

    def end(self) -> None:
        """End the connection from the side of the page."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    async def receive(self, text: str) -> None:
        """Handle a message of the page."""
        message: FromClient | None = None
        try:
            message = decoder.decode(text)
            await self._dispatch(message)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._send(refusal(Refused("problem-malformed", 400, reason=str(error)[:200]), self._language()))
        except StaleAnswer:
            self._send(Stale(getattr(message, "decision", "")))
            self._send_snapshot(await self._tables.entry(self._id))
        except LookupError:
            self._close(NO_SUCH_TABLE)
        except CorruptTable as error:
            damaged = Refused(error.problem.key, 409, **error.problem.args)
            self._send(refusal(damaged, self._language(), message))
            self._close(DAMAGED)
        except Refused as error:
            self._send(refusal(error, self._language(), message))

    async def _dispatch(self, message: FromClient) -> None:
        entry = await self._tables.entry(self._id)
        if isinstance(message, Join):
            await self._join(entry, message)
        elif self._unsubscribe is None:
            raise Refused("problem-join-first")
        elif isinstance(message, Act):
            await self._act(entry, message)
        elif isinstance(message, ChatMessage):
            await self._write(entry, message)
        elif isinstance(message, FeatureMessage):
            await self._send_to_feature(entry, message)
        elif isinstance(message, ViewQuery):
            access.check_query(entry, DEVICE, message)
            self._send(query_answer(entry.live.game, message, entry.tells_points))
        elif not isinstance(message, Visibility):
            self._answer_at_once(entry, message)

    async def _join(self, entry: TableEntry, message: Join) -> None:
        if message.version != VERSION:
            self._send(refusal(Refused("problem-version", 426), self._language(), message))
            self._close(OTHER_VERSION)
            return
        self._seat, self._sent_log = access.checked_seat(entry, DEVICE, message.seat), ()
        if self._unsubscribe is None:
            self._unsubscribe = self._tables.subscribe(self._id, self._send_snapshot)
        self._send_snapshot(entry)
        if lines := await self._tables.archive.lines(self._id):
            self._send(ChatLines(lines))

    async def _act(self, entry: TableEntry, message: Act) -> None:
        chair = access.own_chair(entry, DEVICE, message.seat)
        for feature in features().values():
            feature.check_act(self._tables.at(feature, entry)[0], chair)
        live, command, seq = entry.live, message.command, entry.live.seq
        unchanged = isinstance(command, Confirming) and live.is_unchanged(message.seat, command)
        if not unchanged or message.decision in live.decisions:
            seq = await self._tables.act(self._id, message.seat, command, message.decision)
        self._send(Ack(message.decision, seq))

    async def _write(self, entry: TableEntry, message: ChatMessage) -> None:
        chair = access.own_chair(entry, DEVICE, message.seat)
        lines = await self._tables.archive.lines(self._id)
        line = ChatLine(len(lines) + 1, message.seat, chair.name, one_line(message.text), self._tables.clock())
        await stored(self._tables.archive.add_line(self._id, line))
        self._send(Ack(message.decision, line.number))
        self._send(ChatLines([line]))

    async def _send_to_feature(self, entry: TableEntry, message: FeatureMessage) -> None:
        access.own_chair(entry, DEVICE, message.seat)
        feature = feature_named(message.feature)
        decoded = decoded_message(feature, message.body)
        table, host = self._tables.at(feature, entry)
        try:
            answer = await feature.on_message(table, message.seat, decoded, host)
        except StaleAnswer as error:
            raise Refused("problem-out-of-date") from error
        self._send(FeatureAnswer(message.id, None if answer is None else msgspec.to_builtins(answer)))

    def _answer_at_once(self, entry: TableEntry, message: GameQuery) -> None:
        self._send(immediate_answer(entry.live.game, self._viewpoint(entry), message, entry.tells_points))

    def _viewpoint(self, entry: TableEntry) -> str | None:
        """Return the seat whose hand is shown; None before the start."""
        return self._seat if entry.about.started is not None else None

    def _send_snapshot(self, entry: TableEntry) -> None:
        events = entry.live.game.events_for(self._viewpoint(entry))
        log = log_since(self._sent_log, events)
        self._sent_log = events
        self._send_text(snapshot.text_of(entry, DEVICE, self._seat, log))

    def _send(self, message: FromServer) -> None:
        self._send_text(encoder.encode(message).decode())
