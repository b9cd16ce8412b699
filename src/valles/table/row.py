"""A row: one command at a table, tied by a hash to all rows before it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b

from valles.kernel.phrase import Phrase
from valles.table.command import Command, body_of, kind_of


class Damaged(Exception):
    """What is stored of a table cannot be used; the message is a sentence for the log that names the first fault."""

    def __init__(self, said: str, reason: str) -> None:
        super().__init__(said)
        self.reason = reason
        self.problem = Phrase("problem-damaged", {"reason": Phrase(reason)})
        """The same in short, for the players."""


@dataclass(frozen=True)
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
        """The row as it is on disk."""
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
    """The hash that ties a row to all rows before it."""
    return stored_hash(before, seq, seat, kind_of(command), body_of(command), decision)


def stored_hash(before: str, seq: int, seat: str, kind: str, body: object, decision: str) -> str:
    """The same hash from the columns on disk, whatever they hold."""
    told = json.dumps([before, seq, seat, kind, body, decision], separators=(",", ":"), sort_keys=True)
    return blake2b(told.encode(), digest_size=16).hexdigest()
