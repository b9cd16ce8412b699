"""Limits on what one client may send and request."""

from __future__ import annotations

from collections import deque
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

LARGEST_MESSAGE: Final = 8 * 1024
"""Bytes of a socket message."""
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 1024 * 1024
DEEPEST_JSON: Final = 20
MOST_CONTAINERS: Final = 1000
"""Arrays and objects in the body of a request: many small ones take long to decode."""
LARGEST_QUEUE: Final = 1024 * 1024
"""Bytes that may be queued for a client that does not read."""
SEND_TIMEOUT: Final = 20.0
"""Seconds after which a client that reads nothing from its socket is disconnected."""
PING_INTERVAL: Final = 15.0
PING_TIMEOUT: Final = 12.0
"""Seconds in which a client answers a ping, so that a mute one is disconnected within half a minute."""
JOIN_TIMEOUT: Final = 20.0
"""Seconds in which a socket has to join its table."""


@dataclass(frozen=True)
class ClientKey:
    """The session and the address to which messages, requests and their costs are charged."""

    session: str
    address: str


REQUESTER: Final[ContextVar[ClientKey | None]] = ContextVar("requester", default=None)
"""The client whose message or request is being handled; None for what the server does by itself."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Limits of a server, most as a number within so many seconds."""

    messages: tuple[int, float] = (100, 20.0)
    """Messages of one session over all its sockets: number and seconds."""
    messages_of_address: tuple[int, float] = (1000, 20.0)
    guests: tuple[int, float] = (30, 900.0)
    """New guests and attempts to redeem a link, from one address."""
    sign_ins: tuple[int, float] = (5, 60.0)
    """Attempts to sign in, of one session."""
    sign_ins_of_address: tuple[int, float] = (20, 60.0)
    sign_ins_of_name: tuple[int, float] = (30, 900.0)
    """Attempts to sign in with one name, from wherever."""
    accounts: tuple[int, float] = (10, 3600.0)
    """New accounts, from one address."""
    mails: tuple[int, float] = (5, 3600.0)
    """Mails that one user or one address has sent to addresses that are to be verified."""
    exports: tuple[int, float] = (5, 3600.0)
    """Files with all data of one user."""
    requests: tuple[int, float] = (600, 60.0)
    """Requests from one address."""
    changes: tuple[int, float] = (30, 60.0)
    """Changes of the settings of tables and of one's own confirming, by one session."""
    lines: tuple[int, float] = (20, 60.0)
    """Lines of chat of one user."""
    imports: tuple[int, float] = (20, 3600.0)
    """Records that one user imports, also those that are refused."""
    channels: tuple[int, float] = (20, 3600.0)
    """Channels of notices that are added from one address."""
    confirmations: tuple[int, float] = (3, 86_400.0)
    """Mails to one mail address that has not been confirmed."""
    tests: tuple[int, float] = (5, 600.0)
    """Tests of one user's notices."""
    queries: tuple[float, float] = (10.0, 60.0)
    """Processor time of the queries, replays and imports of one session: seconds, in how many seconds."""
    queries_of_address: tuple[float, float] = (30.0, 60.0)
    commands: tuple[float, float] = (2.0, 20.0)
    """Processor time of the commands of one session, also refused ones, which no other process computes."""
    commands_of_address: tuple[float, float] = (4.0, 20.0)
    sockets_of_session: int = 6
    sockets_of_address: int = 30
    connections_of_address: int = 100
    """Connections of one address at the same time, besides sockets; those of a trusted proxy are not counted."""
    send_timeout: float = SEND_TIMEOUT
    """Seconds that sending a message may take."""
    join_timeout: float = JOIN_TIMEOUT
    """Seconds in which a socket has to join its table."""


class RateLimit:
    """Counts events in a sliding window for each key."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.count, self.seconds = limit
        self._times: dict[str, deque[float]] = {}
        self._next_cleanup = 0.0

    def allows(self, key: str, now: float) -> bool:
        """Return True if one more event is within the limit, and count it."""
        if len(self._times) > 10_000 and now >= self._next_cleanup:
            self._clean_up(now)
            self._next_cleanup = now + self.seconds / 10
        times = self._times.setdefault(key, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.count:
            return False
        times.append(now)
        return True

    def _clean_up(self, now: float) -> None:
        for key in [key for key, times in self._times.items() if not times or times[-1] <= now - self.seconds]:
            del self._times[key]


class TimeBudget:
    """Seconds of processor time for each key, in a sliding window."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self.budget, self.seconds = limit
        self._spent: dict[str, deque[tuple[float, float]]] = {}

    def wait(self, key: str, now: float) -> float:
        """Return the seconds until the key may spend time again; 0 if it may now."""
        spent = self._spent.get(key, ())
        recent = [(at, seconds) for at, seconds in spent if at > now - self.seconds]
        total = sum(seconds for _, seconds in recent)
        for at, seconds in recent:
            if total < self.budget:
                break
            total -= seconds
            if total < self.budget:
                return at + self.seconds - now
        return 0.0

    def spend(self, key: str, now: float, seconds: float) -> None:
        """Count processor time."""
        spent = self._spent.pop(key, deque())
        while spent and spent[0][0] <= now - self.seconds:
            spent.popleft()
        spent.append((now, seconds))
        self._spent[key] = spent
        # The key that has spent last is the last, so that the oldest are the first.
        while (first := next(iter(self._spent.values())))[-1][0] <= now - self.seconds and first is not spent:
            del self._spent[next(iter(self._spent))]


class ClientRate:
    """Counts the events of sessions and of addresses in sliding windows."""

    def __init__(self, of_session: tuple[int, float], of_address: tuple[int, float]) -> None:
        self._of_session = RateLimit(of_session)
        self._of_address = RateLimit(of_address)
        self.seconds = max(of_session[1], of_address[1])

    def allows(self, client: ClientKey, now: float) -> bool:
        """Return True if one more event is within both limits, and count it."""
        return self._of_session.allows(client.session, now) and self._of_address.allows(client.address, now)


class ClientBudget:
    """Seconds of processor time of sessions and of addresses, in sliding windows."""

    def __init__(self, of_session: tuple[float, float], of_address: tuple[float, float]) -> None:
        self._of_session = TimeBudget(of_session)
        self._of_address = TimeBudget(of_address)

    def wait(self, client: ClientKey, now: float) -> float:
        """Return the seconds until the client may spend time again; 0 if it may now."""
        return max(self._of_session.wait(client.session, now), self._of_address.wait(client.address, now))

    def spend(self, client: ClientKey, now: float, seconds: float) -> None:
        """Count processor time."""
        self._of_session.spend(client.session, now, seconds)
        self._of_address.spend(client.address, now, seconds)
