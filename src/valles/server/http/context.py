"""Context that all handlers of a server process share: settings, tables, lobby, chat, connections and rate limits."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from litestar.types import Scope
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting.entry import TableEntry
from valles.hosting.person import User
from valles.server.http.request import client_network, session_token
from valles.server.limits import REQUESTER, ClientBudget, ClientKey, ClientRate, Limits, RateLimit
from valles.server.live.feature import Features
from valles.server.live.presence import Presence
from valles.server.live.query_pool import QueryPool
from valles.server.live.tables import Tables
from valles.server.lobby.account import Accounts
from valles.server.lobby.chat import Chat
from valles.server.lobby.email import EmailAddresses
from valles.server.lobby.lobby import Lobby
from valles.server.lobby.password import HashCost
from valles.server.lobby.person import People
from valles.server.lobby.session import name_key
from valles.server.lobby.viewer import HandViewers
from valles.server.notice.mail import SmtpMailer
from valles.server.notice.outgoing import Client, networks
from valles.server.notice.service import Notices
from valles.server.notice.source import message_notices
from valles.server.rating.ladder import Ladder
from valles.table.live import Refused

if TYPE_CHECKING:
    from valles.server.http.socket import Connection

SESSION_CHECK: Final = 3600.0
"""Seconds after which the session of an open socket is checked again, at the latest."""
RETRY_AFTER: Final = 30.0
"""Seconds after which the session of a socket is checked again if the database does not answer."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Settings of a server."""

    database: str
    origins: tuple[str, ...] = ()
    """Origins of the page; if there are none, the address of the request."""
    hosts: tuple[str, ...] = ()
    """Further host names of the server; addresses, and names that nobody can own, are always accepted."""
    limits: Limits = field(default_factory=Limits)
    bots: int = 1
    """Number of processes for the moves of computer opponents."""
    queries: int = 2
    """Number of processes for queries and replays."""
    warm: bool = True
    """True if these processes start with the server, rather than with the first request."""
    confirm_after: float = 60.0
    """Seconds after which a turn is confirmed automatically."""
    away_after: float = 120.0
    """Seconds without a connection after which a host may mark others as away."""
    mail: str = ""
    """The mail server: smtp://user:password@host:port, or smtps://…; without one there is no mail."""
    mail_from: str = ""
    """The sender of mails."""
    notice_networks: tuple[str, ...] = ()
    """Private networks to which notices may go, such as that of an own ntfy."""
    notice_after: float = 30.0
    """Seconds after which somebody who does not look at a table gets notices of it."""
    metrics_token: str = ""
    """Bearer token for the metrics; without one they are not available."""
    hash_cost: HashCost = field(default_factory=HashCost)
    """Cost of the hashes of passwords."""
    events_every: float = 10.0
    """Seconds between two looks for what the host has done on the command line."""
    finish_first: bool = False
    """True if games that have begun are played to their end, and no others begin."""
    unsafe: bool = False
    """Accept a database that may lose acknowledged moves."""


class ServerContext:
    """State of a server process that its handlers share."""

    def __init__(
        self, tables: Tables, queries: QueryPool, settings: Settings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.tables = tables
        self.queries = queries
        self.presence = Presence(settings.away_after, clock)
        self.looking = Presence(clock=clock, topics=("visible", "hidden"))
        client, mailer = Client(networks(settings.notice_networks)), SmtpMailer(settings.mail, settings.mail_from)
        self.notices = Notices(tables, self.looking, client, mailer, settings.notice_after)
        self.lobby = Lobby(tables, queries, settings.finish_first)
        self.hand_viewers = HandViewers(self.lobby)
        self.accounts = Accounts(tables.store, self.lobby.sessions, tables.clock, settings.hash_cost)
        self.emails = EmailAddresses(self.lobby)
        self.emails.mailer = mailer if mailer.is_available else None
        self.people = People(tables)
        self.chat = Chat(tables.store, tables.clock)
        self.settings = settings
        options = {"confirm_after": settings.confirm_after, "away_after": settings.away_after}
        self.features = Features(tables, self.presence, options)
        self.ladder = Ladder(tables)
        self.clock = clock
        self.connections: set[Connection] = set()
        self._long_polls: Counter[str] = Counter()
        self._guests = RateLimit(settings.limits.guests)
        self._requests = RateLimit(settings.limits.requests)
        self._lines = RateLimit(settings.limits.lines)
        self._changes = RateLimit(settings.limits.changes)
        self._imports = RateLimit(settings.limits.imports)
        self._sign_ins = ClientRate(settings.limits.sign_ins, settings.limits.sign_ins_of_address)
        self._names = RateLimit(settings.limits.sign_ins_of_name)
        self._accounts = RateLimit(settings.limits.accounts)
        self._mails = RateLimit(settings.limits.mails)
        self._exports = RateLimit(settings.limits.exports)
        self._channels = RateLimit(settings.limits.channels)
        self._confirmations = RateLimit(settings.limits.confirmations)
        self._tests = RateLimit(settings.limits.tests)
        self._messages = ClientRate(settings.limits.messages, settings.limits.messages_of_address)
        self._commands = ClientBudget(settings.limits.commands, settings.limits.commands_of_address)
        tables.charge = self._charge_command

    async def user(self, scope: Scope) -> User:
        """Return the user who sent a request; refuse an unknown session."""
        user = await self.known_user(scope)
        if user is None:
            raise Refused("problem-unknown-session", 401)
        return user

    async def known_user(self, scope: Scope) -> User | None:
        """Return the user who sent a request; None if it has no session."""
        token = session_token(scope)
        return await self.lobby.sessions.user_of(token) if token else None

    def admit(self, scope: Scope) -> None:
        """Count a request from an address; refuse it if there are too many."""
        if not self._requests.allows(client_network(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._requests.seconds))

    def admit_guest(self, scope: Scope) -> None:
        """Count a new guest or an attempt to redeem a link, so that secrets cannot be guessed."""
        if not self._guests.allows(client_network(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._guests.seconds))

    def admit_sign_in(self, scope: Scope, user: User | None, name: str) -> None:
        """Count an attempt to sign in: of the session, of the address, and with the name."""
        address = client_network(scope)
        client = ClientKey(user.session if user else address, address)
        if not self._sign_ins.allows(client, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._sign_ins.seconds))
        if name and not self._names.allows(name_key(name), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._names.seconds))

    def admit_account(self, scope: Scope) -> None:
        """Count an attempt to create an account, which tells whether a name is taken."""
        if not self._accounts.allows(client_network(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._accounts.seconds))

    def admit_mail(self, scope: Scope, user: User) -> None:
        """Count a mail to an address that need not be the user's own."""
        if not all([self._mails.allows(key, self.clock()) for key in (user.id, client_network(scope))]):
            raise Refused("problem-too-fast", 429, seconds=int(self._mails.seconds))

    def admit_export(self, user: User) -> None:
        """Count a file with all data of a user."""
        if not self._exports.allows(user.id, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._exports.seconds))

    def admit_socket(self, scope: Scope, user: User) -> None:
        """Refuse a socket if the session or the address has too many."""
        limits = self.settings.limits
        of_session = sum(1 for connection in self.connections if connection.user.session == user.session)
        of_address = sum(1 for connection in self.connections if connection.address == client_network(scope))
        if of_session >= limits.sockets_of_session or of_address >= limits.sockets_of_address:
            raise Refused("problem-too-many-sockets", 429, count=limits.sockets_of_session)

    @contextmanager
    def long_poll(self, user: User) -> Iterator[None]:
        """Count a request that is held open; a session may have as many of them as sockets."""
        limits = self.settings.limits
        if self._long_polls[user.session] >= limits.sockets_of_session:
            raise Refused("problem-too-many-sockets", 429, count=limits.sockets_of_session)
        self._long_polls[user.session] += 1
        try:
            yield
        finally:
            self._long_polls[user.session] -= 1
            if not self._long_polls[user.session]:
                del self._long_polls[user.session]

    def admit_message(self, client: ClientKey) -> None:
        """Count a message over a socket; connecting again does not start anew."""
        if not self._messages.allows(client, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._messages.seconds))

    def admit_act(self, client: ClientKey) -> None:
        """Refuse a command if its client has spent too much time on commands, or too many wait to be written."""
        wait = self._commands.wait(client, self.clock())
        if wait > 0:
            raise Refused("problem-too-fast", 429, seconds=math.ceil(wait))
        if self.tables.busy:
            raise Refused("problem-busy", 503)

    def _charge_command(self, seconds: float) -> None:
        client = REQUESTER.get()
        if client is not None:
            self._commands.spend(client, self.clock(), seconds)

    def admit_change(self, user: User) -> None:
        """Count a change of settings, which everybody at the table is sent."""
        if not self._changes.allows(user.session, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._changes.seconds))

    def admit_line(self, user: User) -> None:
        """Count a line of chat."""
        if not self._lines.allows(user.id, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._lines.seconds))

    def admit_import(self, user: User) -> None:
        """Count a record to import, also one that turns out to be broken."""
        if not self._imports.allows(user.id, self.clock()):
            raise Refused("problem-too-many-imports", 429, count=self._imports.count)

    def admit_channel(self, scope: Scope) -> None:
        """Count a new channel of notices, which lets this server send something elsewhere."""
        if not self._channels.allows(client_network(scope), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._channels.seconds))

    def admit_confirmation(self, address: str) -> None:
        """Count a mail to an address that has not agreed to receive any."""
        if not self._confirmations.allows(address.lower(), self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._confirmations.seconds))

    def admit_test(self, user: User) -> None:
        """Count a test of one's notices."""
        if not self._tests.allows(user.id, self.clock()):
            raise Refused("problem-too-fast", 429, seconds=int(self._tests.seconds))

    @contextmanager
    def attendance(self, table: str, player: str) -> Iterator[None]:
        """Count a player as connected to a table, and as looking at it, within the block."""
        with self.presence.connection(table, player), self.looking.connection(table, player):
            yield

    def post_line(self, entry: TableEntry, author: str, name: str) -> None:
        """Let the others at a table be told of a line of chat."""
        self.notices.post(message_notices(entry, author, name, self.tables.clock(), self.settings.notice_after))

    def client(self, scope: Scope, user: User) -> ClientKey:
        """Return the client that is charged for a message or request."""
        return ClientKey(user.session, client_network(scope))

    async def end_session(self, *sessions: str) -> None:
        """Close all connections of sessions that are over, also those to other workers."""
        for session in sessions:
            self.close_connections(session)
            await self.tables.store.announce(f"session/{session}", 0)

    async def wait_for_end(self, session: str) -> None:
        """Wait until a session ends, also if that is only written to the database."""
        while (seconds := await self._remaining(session)) > 0:
            await asyncio.sleep(min(seconds, SESSION_CHECK))

    async def _remaining(self, session: str) -> float:
        """Return the seconds until a session ends; a few while the database does not answer."""
        try:
            return await self.lobby.sessions.remaining(session)
        except SQLAlchemyError:
            return RETRY_AFTER

    async def on_notification(self, topic: str, seq: int) -> None:
        """Handle news of another worker: a row, a line of chat, a changed table, an ended session, or presence."""
        if topic.startswith("session/"):
            self.close_connections(topic.removeprefix("session/"))
        elif topic.startswith("chat/"):
            self.notify_chat(topic.removeprefix("chat/"))
        elif topic.startswith(("here/", "gone/")):
            self.presence.on_announcement(topic.startswith("here/"), topic[5:])
        elif topic.startswith(("visible/", "hidden/")):
            kind, _, places = topic.partition("/")
            self.looking.on_announcement(kind == "visible", places)
        else:
            await self.tables.catch_up(topic, seq)

    async def on_missed(self) -> None:
        """Check all sessions, chats and tables that are in use here: notifications may have been lost."""
        self.presence.on_missed()
        self.looking.on_missed()
        for session in {connection.user.session for connection in self.connections}:
            if not await self.lobby.sessions.is_valid(session):
                self.close_connections(session)
        for connection in self.connections:
            connection.on_chat()
        await self.tables.catch_up_all()

    def notify_chat(self, table: str) -> None:
        """Wake the connections of a table for a new line of chat."""
        for connection in self.connections:
            if connection.table == table:
                connection.on_chat()

    def close_connections(self, session: str) -> None:
        """Close the connections of a session to this process."""
        for connection in list(self.connections):
            if connection.user.session == session:
                connection.close(4401)
