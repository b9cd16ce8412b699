"""A table in memory, with its seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from valles.hosting.feature import NO_DATA, FeatureData, ServerClock, StateChange, with_states
from valles.hosting.model import Spectator, StoredChair, StoredTable, Viewer
from valles.kernel.record import canonical
from valles.players import playing_opponent
from valles.table.live import LiveTable
from valles.table.message.reply import Snapshot
from valles.table.row import CorruptTable


class UnknownTable(LookupError):
    pass


@dataclass(frozen=True, kw_only=True)
class TableEntry:
    """A table in memory: the game and its seats, as they are on disk."""

    about: StoredTable
    chairs: list[StoredChair]
    live: LiveTable
    spectators: Sequence[Spectator] = ()
    viewers: Sequence[Viewer] = ()
    """People who see a hand without sitting there."""
    snapshots: dict[str | None, Snapshot] = field(default_factory=dict, compare=False)
    """A cache by seat, None for spectators, since several connections may need the same snapshot."""
    texts: dict[int, str] = field(default_factory=dict, compare=False)
    """A cache by the first line of the log in it: the snapshot of those who only watch, as it is sent."""
    views: dict[str | None, str] = field(default_factory=dict, compare=False)
    """A cache by seat, None for spectators: its view, as canonical text."""
    data: FeatureData = NO_DATA
    """The states of features and the settings of its people."""
    time: ServerClock | None = field(default=None, compare=False)
    """Server time, for the features; None where nothing is played."""

    def after(self, about: StoredTable, live: LiveTable, changes: Sequence[StateChange]) -> TableEntry:
        """Return the entry after a command, or after changes of what features store."""
        return replace(self.without_caches(), about=about, live=live, data=with_states(self.data, changes))

    def without_caches(self) -> TableEntry:
        """Return the same entry with empty caches."""
        return replace(self, snapshots={}, texts={}, views={})

    @property
    def progress(self) -> tuple[int, list[int]]:
        """Return the number of the last row, and the versions of what features store."""
        return self.live.seq, [state.version for state in self.data.states.values()]

    def view(self, seat: str | None) -> str:
        """Return the view of a seat or of a spectator, as canonical text."""
        if seat not in self.views:
            game = self.live.game
            self.views[seat] = canonical(game.rules.save(game.view(seat)))
        return self.views[seat]

    @cached_property
    def record(self) -> str:
        """Return the record of the game."""
        return self.live.game.record()

    def chair(self, seat: str) -> StoredChair | None:
        return next((chair for chair in self.chairs if chair.seat == seat), None)

    def seats_of(self, player: str) -> list[str]:
        return [chair.seat for chair in self.chairs if chair.player == player]

    def hands_of(self, player: str) -> list[str]:
        """Return the seats whose hands the player may see: the player's own, and those that are shown to the player."""
        shown = [viewer.seat for viewer in self.viewers if viewer.player == player and self.chair(viewer.seat)]
        return [*self.seats_of(player), *shown]

    def takes_part(self, player: str) -> bool:
        """Return True if the player is the host, has a seat or sees a hand."""
        return self.about.host == player or bool(self.hands_of(player))

    @cached_property
    def watching(self) -> frozenset[str]:
        return frozenset(spectator.player for spectator in self.spectators)

    @property
    def tells_points(self) -> bool:
        """True if current scores are public. Always true once the game is over."""
        return self.about.settings.points or self.live.game.over

    def players(self) -> list[str]:
        """Return the users who have a seat."""
        return list(dict.fromkeys(chair.player for chair in self.chairs if chair.player is not None))

    def people(self) -> list[str]:
        """Return the seats of people, also of those who are away: no move is undone without their consent."""
        return [chair.seat for chair in self.chairs if chair.kind == "person"]

    def bot_at(self, seat: str) -> str | None:
        """Return the computer opponent that plays for the seat now, if any does."""
        chair = self.chair(seat)
        if chair is None or self.about.started is None:
            return None
        if chair.kind == "bot" or self.about.settings.needs_bot(chair):
            return playing_opponent(chair.bot, self.about.game, self.about.setup)
        return None


def check_seats(id: str, chairs: Sequence[StoredChair], seats: Sequence[str]) -> None:
    """Raise CorruptTable if the chairs are not those of the game."""
    if sorted(chair.seat for chair in chairs) != sorted(seats):
        raise CorruptTable(f"the chairs of table {id} are not the seats of its game", "damage-seats")
