"""A row: one command at a table, tied by a hash to all rows before it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b

from valles.kernel.phrase import Phrase
from valles.table.command import Command, body_of, kind_of


class CorruptTable(Exception):
    """The stored data of a table cannot be used; the message names the first fault, for the log."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.problem = Phrase("problem-damaged", {"reason": Phrase(reason)})
        """The short form for players."""


@dataclass(frozen=True, kw_only=True)
class Row:
    seq: int
    seat: str
    command: Command
    decision: str
    at: float
    hash: str
    state: str | None = None
    """The hash of the game's state after this row, if this row has one."""

    def columns(self) -> dict[str, object]:
        """Return the row as it is on disk."""
        return {
            "seq": self.seq,
            "seat": self.seat,
            "kind": kind_of(self.command),
            "body": body_of(self.command),
            "decision": self.decision,
            "at": self.at,
            "hash": self.hash,
            "state": self.state,
        }


def chained(before: str, seq: int, seat: str, command: Command, decision: str) -> str:
    """Return the hash that ties a row to all rows before it."""
    return stored_hash(before, seq, seat, kind_of(command), body_of(command), decision)


def stored_hash(before: str, seq: int, seat: str, kind: str, body: object, decision: str) -> str:
    """Return that hash from the columns on disk, which may hold anything."""
    text = json.dumps([before, seq, seat, kind, body, decision], separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()
