"""A table for a program on standard input and output, with the messages of the socket, one a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from valles.kernel.phrase import Event
from valles.table.command import Confirm, Confirming, Consent
from valles.table.live import Refused, StaleAnswer
from valles.table.local import LocalTable
from valles.table.message.field import VERSION
from valles.table.message.reply import Ack, FromServer, Stale
from valles.table.message.request import Act, ChatMessage, FeatureMessage, FromClient, GameQuery, Join, Visibility
from valles.table.query import immediate_answer, live_snapshot, log_since, query_answer, refusal

PEOPLE_ONLY: Final = (Consent, Confirm, Confirming)
"""Commands that need other people at the table."""

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


def decode(line: str | bytes) -> FromClient:
    """Return the message of a line.

    Raises:
        Refused: The line is no message.
    """
    try:
        message: FromClient = decoder.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("problem-malformed", 400, reason=str(error)[:200]) from error
    return message


class StdioTable:
    """The connection of a program that plays one seat of a table."""

    def __init__(self, table: LocalTable, seat: str, write: Callable[[bytes], None], language: str = "en") -> None:
        self._table = table
        self._seat = seat
        self._write = write
        self._language = language
        self._joined = False
        self._sent: Sequence[Event] = ()
        """The log as far as it has been sent."""

    def run(self, lines: Iterable[str | bytes]) -> None:
        """Handle lines until the game is over or the input ends."""
        for line in lines:
            self.receive(line)
            if self._joined and self._table.game.over:
                return

    def receive(self, line: str | bytes) -> None:
        """Handle one line."""
        message: FromClient | None = None
        try:
            message = decode(line)
            self._handle(message)
        except Refused as error:
            self._send(refusal(error, self._language, message))

    def _handle(self, message: FromClient) -> None:
        if isinstance(message, Join):
            self._join(message)
        elif not self._joined:
            raise Refused("problem-join-first")
        elif isinstance(message, Visibility):
            pass  # nobody is told elsewhere
        elif isinstance(message, GameQuery):
            self._send(immediate_answer(self._table.game, self._seat, message))
        elif message.seat != self._seat:
            raise Refused("problem-not-your-seat", 403, seat=message.seat)
        elif isinstance(message, ChatMessage | FeatureMessage):
            raise Refused("problem-only-with-people")
        elif isinstance(message, Act):
            self._act(message)
        else:
            self._send(query_answer(self._table.game, message))

    def _join(self, message: Join) -> None:
        if message.version != VERSION:
            raise Refused("problem-bot-version", 426, spoken=message.version, version=VERSION)
        if message.seat not in (None, self._seat):
            raise Refused("problem-not-your-seat", 403, seat=message.seat or "")
        self._joined, self._sent = True, ()
        self._send_snapshot()

    def _act(self, message: Act) -> None:
        if isinstance(message.command, PEOPLE_ONLY):
            raise Refused("problem-only-with-people")
        try:
            row = self._table.act(self._seat, message.command, message.decision)
            self._send(Ack(message.decision, row))
        except StaleAnswer:
            self._send(Stale(message.decision))
        self._send_snapshot()

    def _send_snapshot(self) -> None:
        """Send the current table, with the new lines of the log."""
        snapshot = live_snapshot(self._table.live, self._seat, self._table.info(self._language))
        log = self._table.game.events_for(self._seat)
        snapshot.log = log_since(self._sent, log)
        self._sent = log
        self._send(snapshot)

    def _send(self, message: FromServer) -> None:
        self._write(encoder.encode(message) + b"\n")
