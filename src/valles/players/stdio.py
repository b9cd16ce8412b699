"""A table for a program that talks over its standard streams: the messages of the socket, a line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from valles.events import EventLog
from valles.table.command import command_of
from valles.table.live import OutOfDate, Refused
from valles.table.local import LocalTable
from valles.table.message import (
    VERSION,
    Ack,
    Act,
    AskHistory,
    AskPoints,
    Confirm,
    Confirming,
    Consent,
    FromClient,
    FromServer,
    Join,
    Say,
    Stale,
)
from valles.table.query import live_snapshot, log_since, refusal, told_after_looking, told_at_once

ALONE: Final = (Say, Consent, Confirm, Confirming)
"""What is only for those who play with people."""

decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()


def decoded(line: str | bytes) -> FromClient:
    """The message of a line; Refused for anything else."""
    try:
        message: FromClient = decoder.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("problem-malformed", 400, reason=str(error)[:200]) from error
    return message


class StdioTable:
    """What one program says and is told; it speaks for one seat."""

    def __init__(self, table: LocalTable, seat: str, write: Callable[[bytes], None], language: str = "en") -> None:
        self._table = table
        self._seat = seat
        self._write = write
        self._language = language
        self._joined = False
        self._sent = EventLog()
        """What the program has been told of the log."""

    def run(self, lines: Iterable[str | bytes]) -> None:
        """Answer line by line, until the game is over or there are no more."""
        for line in lines:
            self.hear(line)
            if self._joined and self._table.game.over:
                return

    def hear(self, line: str | bytes) -> None:
        """Answer one line."""
        message: FromClient | None = None
        try:
            message = decoded(line)
            self._handle(message)
        except Refused as error:
            self._say(refusal(error, self._language, message))

    def _handle(self, message: FromClient) -> None:
        if isinstance(message, Join):
            self._join(message)
        elif not self._joined:
            raise Refused("problem-join-first")
        elif isinstance(message, AskHistory | AskPoints):
            self._say(told_at_once(self._table.game, self._seat, message))
        elif message.seat != self._seat:
            raise Refused("problem-not-your-seat", 403, seat=message.seat)
        elif isinstance(message, ALONE):
            raise Refused("problem-only-with-people")
        elif isinstance(message, Act):
            self._act(message)
        else:
            self._say(told_after_looking(self._table.game, message))

    def _join(self, message: Join) -> None:
        if message.version != VERSION:
            raise Refused("problem-bot-version", 426, spoken=message.version, version=VERSION)
        if message.seat not in (None, self._seat):
            raise Refused("problem-not-your-seat", 403, seat=message.seat or "")
        self._joined, self._sent = True, EventLog()
        self._tell()

    def _act(self, message: Act) -> None:
        try:
            row = self._table.act(self._seat, command_of(message), message.decision)
            self._say(Ack(message.decision, row))
        except OutOfDate:
            self._say(Stale(message.decision))
        self._tell()

    def _tell(self) -> None:
        """Send the table as it is now, with the lines of the log that are new."""
        found = live_snapshot(self._table.live, self._seat, self._table.info(self._language))
        heard = self._table.game.heard(self._seat)
        found.log = log_since(self._sent, heard)
        self._sent = heard
        self._say(found)

    def _say(self, message: FromServer) -> None:
        self._write(encoder.encode(message) + b"\n")
