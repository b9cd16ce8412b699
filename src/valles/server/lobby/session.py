"""Users and their sessions."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

import structlog
from sqlalchemy import RowMapping

from valles.describe.language import LANGUAGES
from valles.hosting.person import User, clean_name
from valles.server.store import schema
from valles.server.store.store import Store, hash_secret

log = structlog.get_logger(__name__)

DAY: Final = 86_400.0
SESSION_LIFETIME: Final = 400 * DAY


def new_secret() -> str:
    """Return a random secret for a cookie, a link or an id."""
    return secrets.token_urlsafe(24)


class Sessions:
    """Creates and finds users and their sessions."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._reported: set[str] = set()
        """Damaged sessions that the log has named."""

    async def create_user(self, name: str, language: str) -> tuple[User, str]:
        """Create a user; return it and the secret of its first session."""
        user = User(new_secret(), clean_name(name), language)
        values = {"id": user.id, "name": user.name, "language": language, "created": self._clock()}
        await self._store.insert(schema.players, **values)
        return await self.create_session(user)

    async def create_session(self, user: User) -> tuple[User, str]:
        """Create a further session of a user; return the user and the secret of the session."""
        token = new_secret()
        now = self._clock()
        id = hash_secret(token)
        await self._store.insert(schema.sessions, id=id, player=user.id, created=now, expires=now + SESSION_LIFETIME)
        return replace(user, session=id), token

    async def user_of(self, token: str) -> User | None:
        """Return the user of a session; None if it is not valid."""
        session = await self._store.fetch_one(schema.sessions, id=hash_secret(token))
        if session is None or not self._lasts(session):
            return None
        user = await self.user(session["player"])
        if user is None:
            self._report(session, "its player is missing or cannot be read")
            return None
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
        return User(record["id"], record["name"], record["language"])

    async def update(self, user: User, fields: Mapping[str, str]) -> User:
        """Change name or language; return the user. Another device may change the other field at the same moment."""
        changes = {field: clean_name(value) if field == "name" else value for field, value in fields.items()}
        if changes:
            await self._store.update(schema.players, {"id": user.id}, **changes)
        return replace(user, **changes)

    async def end(self, user: User) -> None:
        """End the session of a request; the caller closes its connections."""
        await self._store.update(schema.sessions, {"id": user.session}, expires=self._clock())
