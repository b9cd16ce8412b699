"""Users and their sessions."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

import structlog
from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError

from valles.describe.language import LANGUAGES
from valles.hosting.person import User, clean_name
from valles.server.store import schema
from valles.server.store.store import Store, hash_secret
from valles.table.live import Refused

log = structlog.get_logger(__name__)

DAY: Final = 86_400.0
SESSION_LIFETIME: Final = 400 * DAY
USED_EVERY: Final = 3600.0
"""Seconds for which the time of the last request of a session is kept."""
CONFIRMED_FOR: Final = 1800.0
"""Seconds after signing in during which an account may be changed."""
MOST_LETTERS: Final = 40


def new_secret() -> str:
    """Return a random secret for a cookie, a link or an id."""
    return secrets.token_urlsafe(24)


def name_key(name: str) -> str:
    """Return a name as it is compared: names that look alike, but for accents, are the same."""
    return "".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


class Sessions:
    """Creates and finds users and their sessions."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._reported: set[str] = set()
        """Damaged sessions that the log has named."""

    async def create_user(self, name: str, language: str, device: str = "") -> tuple[User, str]:
        """Create a user; return it and the secret of its first session."""
        user = User(new_secret(), clean_name(name), language)
        values = {"id": user.id, "name": user.name, "language": language, "created": self._clock()}
        await self._store.insert(schema.players, **values)
        return await self.create_session(user, device)

    async def create_session(self, user: User, device: str = "", confirmed: bool = False) -> tuple[User, str]:
        """Create a further session of a user; return the user and the secret of the session.

        Args:
            user: The user.
            device: The browser and its system.
            confirmed: True if the user has just proved to be the owner of the account.
        """
        token = new_secret()
        now = self._clock()
        times = {
            "created": now,
            "used": now,
            "expires": now + SESSION_LIFETIME,
            "confirmed": now if confirmed else None,
        }
        id = hash_secret(token)
        await self._store.insert(schema.sessions, id=id, player=user.id, device=device, **times)
        return replace(user, session=id), token

    async def confirm(self, user: User) -> None:
        """Note that a user has just proved to be the owner of the account."""
        await self._store.update(schema.sessions, {"id": user.session}, confirmed=self._clock())

    async def check_confirmed(self, user: User) -> None:
        """Refuse a change of an account whose owner has not signed in lately: others may use the device meanwhile."""
        if not await self.is_confirmed(user):
            raise Refused("problem-confirm", 403)

    async def is_confirmed(self, user: User) -> bool:
        """Return True if the user has lately proved to be the owner of the account."""
        record = await self._store.fetch_one(schema.sessions, id=user.session)
        confirmed = record["confirmed"] if record is not None else None
        return isinstance(confirmed, int | float) and confirmed > self._clock() - CONFIRMED_FOR

    async def sessions_of(self, user: User) -> list[RowMapping]:
        """Return the sessions of a user that last, those used last first."""
        records = await self._store.fetch_all(schema.sessions, player=user.id)
        lasting = [record for record in records if self._lasts(record)]
        return sorted(lasting, key=lambda record: record["used"] or record["created"], reverse=True)

    async def end_others(self, user: User, start: str = "") -> list[str]:
        """End all sessions of a user but the one of the request; return them, whose connections the caller closes.

        Args:
            user: The user.
            start: The first letters of the ids of those that are to end.
        """
        ids = [record["id"] for record in await self.sessions_of(user) if record["id"] != user.session]
        ended = [id for id in ids if id.startswith(start)]
        for session in ended:
            await self._store.delete(schema.sessions, id=session)
        return ended

    async def user_of(self, token: str) -> User | None:
        """Return the user of a session; None if it is not valid."""
        session = await self._store.fetch_one(schema.sessions, id=hash_secret(token))
        if session is None or not self._lasts(session):
            return None
        user = await self.user(session["player"])
        if user is None:
            self._report(session, "its player is missing or cannot be read")
            return None
        if (session["used"] or 0.0) < self._clock() - USED_EVERY:
            await self._store.update(schema.sessions, {"id": session["id"]}, used=self._clock())
        return replace(user, session=session["id"])

    async def is_valid(self, session: str) -> bool:
        """Return True if a session has not ended."""
        return await self.remaining(session) > 0

    async def remaining(self, session: str) -> float:
        """Return the seconds for which a session still lasts; 0 if it has ended."""
        record = await self._store.fetch_one(schema.sessions, id=session)
        return record["expires"] - self._clock() if record is not None and self._lasts(record) else 0.0

    def _lasts(self, session: RowMapping) -> bool:
        """Return True if a session has an expiry, which is still to come."""
        expires = session["expires"]
        if not isinstance(expires, int | float):
            self._report(session, "its expiry is no number")
            return False
        return expires > self._clock()

    def _report(self, session: RowMapping, fault: str) -> None:
        """Log a damaged session, once."""
        if session["id"] not in self._reported:
            self._reported.add(session["id"])
            log.error("damaged session", session=session["id"], what=fault)

    async def user(self, id: str) -> User | None:
        """Return the user with this id; None if there is none that can be read."""
        record = await self._store.fetch_one(schema.players, id=id)
        if record is None or not isinstance(record["name"], str) or record["language"] not in LANGUAGES:
            return None
        return User(record["id"], record["name"], record["language"], has_account=record["key"] is not None)

    async def update(self, user: User, fields: Mapping[str, str]) -> User:
        """Change name or language; return the user. Another device may change the other field at the same moment."""
        changes = {field: clean_name(value) if field == "name" else value for field, value in fields.items()}
        if "name" in changes and user.has_account:
            await self._rename(user, changes["name"])
        if changes:
            await self._store.update(schema.players, {"id": user.id}, **changes)
        return replace(user, name=changes.get("name", user.name), language=changes.get("language", user.language))

    async def _rename(self, user: User, name: str) -> None:
        """Take a name that no other account has."""
        try:
            await self._store.update(schema.players, {"id": user.id}, key=name_key(name))
        except IntegrityError as error:
            raise await self.name_taken(name) from error

    async def name_taken(self, name: str) -> Refused:
        """Return the refusal of a name that another account has, with names that are free."""
        similar = [f"{name[: MOST_LETTERS - 3]} {number}" for number in range(2, 12)]
        free = [other for other in similar if await self._store.fetch_one(schema.players, key=name_key(other)) is None]
        return Refused("problem-name-taken", 409, name=name, possible=[*free[:2]])

    async def end(self, user: User) -> None:
        """End the session of a request; the caller closes its connections."""
        await self._store.update(schema.sessions, {"id": user.session}, expires=self._clock())
