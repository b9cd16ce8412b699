"""One server process: its hall, its lobby, its sockets, and what it may be asked for."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from litestar.types import Scope

from valles.server import guard
from valles.server.chat import Chat
from valles.server.hall import Hall
from valles.server.limits import Limits, Window
from valles.server.lobby import Lobby, Player
from valles.server.table import Refused

if TYPE_CHECKING:
    from valles.server.socket import Visitor


@dataclass(frozen=True)
class Settings:
    database: str
    origins: tuple[str, ...] = ()
    """The origins of our page; without any, the address that the client asked for."""
    limits: Limits = field(default_factory=Limits)
    bots: int = 1
    """How many processes think for the computer opponents."""
    grace: float = 60.0
    """Seconds after which a turn counts as confirmed."""
    metrics_token: str = ""
    """Who may read the metrics from elsewhere."""
    unsafe: bool = False
    """Whether a database that may lose acknowledged moves is accepted."""


class House:
    def __init__(self, hall: Hall, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.hall = hall
        self.lobby = Lobby(hall)
        self.chat = Chat(hall.store, hall.clock)
        self.settings = settings
        self.clock = clock
        self.visitors: set[Visitor] = set()
        self._entries = Window(settings.limits.entries)
        self._requests = Window(settings.limits.requests)
        self._lines = Window(settings.limits.lines)

    async def player(self, scope: Scope) -> Player:
        """Who asks; Refused for somebody who is not known."""
        token = guard.token(scope)
        known = await self.lobby.who(token) if token else None
        if known is None:
            raise Refused("problem-unknown-session", 401)
        return known

    def admit(self, scope: Scope) -> None:
        """Count a request of this address."""
        if not self._requests.allows(guard.household(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._requests.seconds))

    def admit_guest(self, scope: Scope) -> None:
        """Count somebody new, or a try of a link, so that secrets cannot be guessed."""
        if not self._entries.allows(guard.household(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._entries.seconds))

    def admit_socket(self, scope: Scope, player: Player) -> None:
        limits = self.settings.limits
        of_session = sum(1 for visitor in self.visitors if visitor.player.session == player.session)
        of_address = sum(1 for visitor in self.visitors if visitor.address == guard.household(scope))
        if of_session >= limits.sockets_of_session or of_address >= limits.sockets_of_address:
            raise Refused("problem-too-many-sockets", 429, count=limits.sockets_of_session)

    def admit_line(self, player: Player) -> None:
        """Count a line that somebody writes to others."""
        if not self._lines.allows(player.id, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._lines.seconds))

    async def ended(self, session: str) -> None:
        """A session is over: close its sockets, here and at other workers."""
        self.end_session(session)
        await self.hall.store.announce(f"session/{session}", 0)

    async def heard(self, what: str, seq: int) -> None:
        """Another worker tells of a row, of a change at a table, of a line of chat, or of a session that is over."""
        if what.startswith("session/"):
            self.end_session(what.removeprefix("session/"))
        elif what.startswith("chat/"):
            self.written(what.removeprefix("chat/"))
        else:
            await self.hall.heard(what, seq)

    async def heard_nothing(self) -> None:
        """Something may not have been heard: look whether sessions are over or tables have changed."""
        for session in {visitor.player.session for visitor in self.visitors}:
            if not await self.lobby.is_good(session):
                self.end_session(session)
        for visitor in self.visitors:
            visitor.written()
        await self.hall.heard_nothing()

    def written(self, table: str) -> None:
        """Somebody has written to those at a table."""
        for visitor in self.visitors:
            if visitor.table == table:
                visitor.written()

    def end_session(self, session: str) -> None:
        """Close every socket that the session has opened."""
        for visitor in list(self.visitors):
            if visitor.player.session == session:
                visitor.leave(4401)
