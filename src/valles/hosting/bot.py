"""A question to a computer opponent, which knows the view of its seat alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b

from valles.game import PlayerView
from valles.games.registry import rulebook
from valles.kernel.record import canonical
from valles.table.live import LiveTable


@dataclass(frozen=True)
class BotQuestion:
    """A question to an opponent, with all that it may use.

    It is sent to another process, which cannot reach the true state.
    """

    game: str
    view: str
    """The view of the seat, as canonical text."""
    seat: str
    number: int
    opponent: str

    def seed(self) -> int:
        """Return the seed of this decision: derived from nothing hidden, and the same after a restart."""
        digest = blake2b(f"{self.opponent} {self.number} {self.view}".encode(), digest_size=16, person=b"valles bot")
        return int.from_bytes(digest.digest(), "big")

    def player_view(self) -> PlayerView:
        """Return the view as players get it."""
        return PlayerView(rulebook(self.game).load(json.loads(self.view)), self.seat, self.number)


def question(table: LiveTable, seat: str, opponent: str) -> BotQuestion:
    rules, view = table.game.rules, table.game.player_view(seat)
    return BotQuestion(rules.name, canonical(rules.save(view.state)), seat, view.number, opponent)
