"""What all handlers of one server process share: its settings, tables, lobby, chat, connections and rate limits."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from litestar.types import Scope

from valles.server.http.request import client_network, session_token
from valles.server.limits import Limits, RateLimit
from valles.server.live.presence import Presence
from valles.server.live.query_pool import Asker, Looks
from valles.server.live.tables import Tables
from valles.server.lobby.chat import Chat
from valles.server.lobby.hand import Hands
from valles.server.lobby.lobby import Lobby
from valles.server.lobby.session import Player
from valles.table.live import Refused

if TYPE_CHECKING:
    from valles.server.http.socket import Connection


@dataclass(frozen=True)
class Settings:
    database: str
    origins: tuple[str, ...] = ()
    """The origins of our page; if there are none, the address of the request."""
    hosts: tuple[str, ...] = ()
    """Further names by which the server may be called; addresses, and names that nobody can own, always may be."""
    limits: Limits = field(default_factory=Limits)
    bots: int = 1
    """How many processes compute the moves of the computer opponents."""
    looks: int = 2
    """How many processes compute what people look at, and replay games."""
    warm: bool = True
    """Whether these processes start with the server, rather than with the first request."""
    confirm_after: float = 60.0
    """Seconds after which a turn is confirmed automatically."""
    away_after: float = 120.0
    """Seconds without a connection after which a host may mark somebody else as away."""
    metrics_token: str = ""
    """The bearer token that may read the metrics; without one nobody may."""
    finish_first: bool = False
    """Play games that have begun to their end, and begin no others."""
    unsafe: bool = False
    """Accept a database that may lose acknowledged moves."""


class ServerContext:
    def __init__(
        self, tables: Tables, looks: Looks, settings: Settings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.tables = tables
        self.looks = looks
        self.presence = Presence(settings.away_after, clock)
        self.lobby = Lobby(tables, self.presence, looks, settings.finish_first)
        self.hands = Hands(self.lobby)
        self.chat = Chat(tables.store, tables.clock)
        self.settings = settings
        self.clock = clock
        self.connections: set[Connection] = set()
        self._waits: Counter[str] = Counter()
        self._guests = RateLimit(settings.limits.guests)
        self._requests = RateLimit(settings.limits.requests)
        self._lines = RateLimit(settings.limits.lines)
        self._imports = RateLimit(settings.limits.imports)

    async def player(self, scope: Scope) -> Player:
        """Who sent the request; Refused for an unknown session."""
        token = session_token(scope)
        known = await self.lobby.sessions.player_of(token) if token else None
        if known is None:
            raise Refused("problem-unknown-session", 401)
        return known

    def admit(self, scope: Scope) -> None:
        """Count a request from this address; Refused if there are too many."""
        if not self._requests.allows(client_network(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._requests.seconds))

    def admit_guest(self, scope: Scope) -> None:
        """Count a new guest or an attempt to redeem a link, so that secrets cannot be guessed."""
        if not self._guests.allows(client_network(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._guests.seconds))

    def admit_socket(self, scope: Scope, player: Player) -> None:
        limits = self.settings.limits
        of_session = sum(1 for connection in self.connections if connection.player.session == player.session)
        of_address = sum(1 for connection in self.connections if connection.address == client_network(scope))
        if of_session >= limits.sockets_of_session or of_address >= limits.sockets_of_address:
            raise Refused("problem-too-many-sockets", 429, count=limits.sockets_of_session)

    @contextmanager
    def waiting(self, player: Player) -> Iterator[None]:
        """Hold a request until something happens; a session may have as many of them as sockets."""
        limits = self.settings.limits
        if self._waits[player.session] >= limits.sockets_of_session:
            raise Refused("problem-too-many-sockets", 429, count=limits.sockets_of_session)
        self._waits[player.session] += 1
        try:
            yield
        finally:
            self._waits[player.session] -= 1
            if not self._waits[player.session]:
                del self._waits[player.session]

    def admit_act(self) -> None:
        """Let a decision in, unless too many wait to be written."""
        if self.tables.busy:
            raise Refused("problem-busy", 503)

    def admit_line(self, player: Player) -> None:
        """Count a line of chat."""
        if not self._lines.allows(player.id, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._lines.seconds))

    def admit_import(self, player: Player) -> None:
        """Count a record that is to be imported, whether it turns out to be sound or not."""
        if not self._imports.allows(player.id, self.clock()):
            raise Refused("problem-too-many-imports", 429, count=self._imports.count)

    def asker(self, scope: Scope, player: Player) -> Asker:
        """Whose processor time a request spends."""
        return Asker(player.session, client_network(scope))

    async def end_session(self, session: str) -> None:
        """Close all connections of a session that is over, also those to other workers."""
        self.close_connections(session)
        await self.tables.store.announce(f"session/{session}", 0)

    async def on_notification(self, what: str, seq: int) -> None:
        """Another worker has written a row or a chat line, changed a table, ended a session, or says who is there."""
        if what.startswith("session/"):
            self.close_connections(what.removeprefix("session/"))
        elif what.startswith("chat/"):
            self.notify_chat(what.removeprefix("chat/"))
        elif what.startswith(("here/", "gone/")):
            self.presence.on_announcement(what.startswith("here/"), what[5:])
        else:
            await self.tables.catch_up(what, seq)

    async def on_missed(self) -> None:
        """Notifications may have been lost: check all sessions, chats and tables that are in use here."""
        self.presence.on_missed()
        for session in {connection.player.session for connection in self.connections}:
            if not await self.lobby.sessions.is_valid(session):
                self.close_connections(session)
        for connection in self.connections:
            connection.on_chat()
        await self.tables.catch_up_all()

    def notify_chat(self, table: str) -> None:
        """There is a new line of chat at a table."""
        for connection in self.connections:
            if connection.table == table:
                connection.on_chat()

    def close_connections(self, session: str) -> None:
        """Close the connections of a session to this process."""
        for connection in list(self.connections):
            if connection.player.session == session:
                connection.close(4401)
