"""Records: a setup, a seed and a list of moves, as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from valles.kernel.phrase import Phrase

HASH_EVERY: Final = 50
"""The number of moves lie between the checksums in a record."""


class BrokenRecord(ValueError):
    """The record cannot be replayed; the message names the move, the problem and what was possible."""

    def __init__(self, problem: str, reason: Phrase) -> None:
        super().__init__(printable(problem))
        self.reason = reason
        """The reason as a phrase, for other languages."""


def printable(text: str) -> str:
    r"""Return a text with control characters and invisible ones as escapes, since a terminal would obey them.

    Examples:
        >>> printable("a record\x1b[2J")
        'a record\\x1b[2J'
    """
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)


def canonical(data: Mapping[str, Any]) -> str:
    """Return a saved state as text; equal states give equal texts."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def state_hash(data: Mapping[str, Any]) -> str:
    """Return the checksum of a saved state.

    Examples:
        >>> state_hash({"round": 1, "seed": ""}) == state_hash({"seed": "", "round": 1})
        True
    """
    return blake2b(canonical(data).encode(), digest_size=16).hexdigest()


class Record:
    """The effective list of a game's moves, with a state hash now and then.

    Examples:
        >>> record = Record("crossing", 1, {"seats": ["yellow"]}, "7")
        >>> record.moves = [("yellow", "step"), ("yellow", "stop")]
        >>> print(record.text(), end="")
        {"game": "crossing", "rules": 1, "seed": "7", "setup": {"seats": ["yellow"]}}
        1 yellow step
        2 yellow stop
        end 2
        >>> Record.read(record.text()).moves
        [('yellow', 'step'), ('yellow', 'stop')]
    """

    def __init__(self, game: str, rules: int, setup: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.rules = rules
        self.setup = dict(setup)
        self.seed = seed
        self.moves: list[tuple[str, str]] = []
        self.hashes: dict[int, str] = {}
        """State hashes by the number of moves before them."""

    def text(self) -> str:
        """Return the record as it is kept in files."""
        head = {"game": self.game, "rules": self.rules, "setup": self.setup, "seed": self.seed}
        lines = [json.dumps(head, ensure_ascii=False, sort_keys=True)]
        for number, (seat, option) in enumerate(self.moves, 1):
            mark = f" {self.hashes[number]}" if number in self.hashes else ""
            lines.append(f"{number} {seat} {option}{mark}")
        lines.append(f"end {len(self.moves)}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> Record:
        """Return the record in a text, its form checked; whether its moves are legal is for the replay to say."""
        lines = text.splitlines()
        try:
            head = json.loads(lines[0])
            record = Record(str(head["game"]), int(head["rules"]), dict(head["setup"]), str(head["seed"]))
        except (IndexError, KeyError, TypeError, ValueError) as error:
            problem = "a record begins with its game, rules, setup and seed; this one does not"
            raise BrokenRecord(problem, Phrase("problem-record-head")) from error
        if len(lines) < 2 or lines[-1] != f"end {len(lines) - 2}":
            problem = f'the record is cut: {len(lines) - 1} lines follow its first, and no fitting "end"'
            raise BrokenRecord(problem, Phrase("problem-record-cut"))
        for number, line in enumerate(lines[1:-1], 1):
            words = line.split(" ")
            if len(words) not in (3, 4) or words[0] != str(number):
                problem = f'move {number} should read "{number} seat option", not "{line[:80]}"'
                raise BrokenRecord(problem, Phrase("problem-record-line", {"move": number}))
            record.moves.append((words[1], words[2]))
            if len(words) == 4:
                record.hashes[number] = words[3]
        return record
