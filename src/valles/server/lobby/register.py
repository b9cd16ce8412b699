"""The people of a database, as its host sees them: listed, given a link to sign in, removed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import time

from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from valles.hosting.person import User
from valles.server.live.tables import Tables
from valles.server.lobby.account import RESET_LIFETIME
from valles.server.lobby.person import People
from valles.server.lobby.session import name_key, new_secret
from valles.server.store import schema
from valles.server.store.store import (
    Store,
    UnusableDatabase,
    address,
    display_name,
    durable_engine,
    hash_secret,
    missing_columns,
)


class UnknownPerson(LookupError):
    """Nobody has this name or id."""


@dataclass(frozen=True)
class Person:
    """Somebody in the database."""

    id: str
    name: str
    has_account: bool
    created: float
    used: float
    """The time of the last request, to the hour; 0 if no session is left."""
    tables: int
    passkeys: int
    has_password: bool
    codes: int
    email: str | None


@asynccontextmanager
async def register(url: str) -> AsyncIterator[Register]:
    """Open the people of a database, which a server may be using."""
    engine = durable_engine(url)
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(missing_columns):
                raise UnusableDatabase("the database is of an older version: start the server on it once")
        yield Register(Store(engine))
    except SQLAlchemyError as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UnusableDatabase(f"cannot use the database {display_name(address(url))}: {reason}") from error
    finally:
        await engine.dispose()


class Register:
    """Lists, resets and removes people. What it changes is in the log of events."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def people(self) -> list[Person]:
        """Return all people, those who were here last first; guests without a session are left out."""
        players, sessions, accounts = schema.players.c, schema.sessions.c, schema.accounts.c
        used = select(func.max(func.coalesce(sessions.used, sessions.created))).where(sessions.player == players.id)
        tables = select(func.count()).where(schema.chairs.c.player == players.id)
        passkeys = select(func.count()).where(schema.passkeys.c.player == players.id)
        codes = schema.recovery_codes.c
        left = select(func.count()).where(codes.player == players.id, codes.used.is_(None))
        query = (
            select(
                players.id,
                players.name,
                players.key.is_not(None),
                players.created,
                func.coalesce(used.scalar_subquery(), 0.0),
                tables.scalar_subquery(),
                passkeys.scalar_subquery(),
                accounts.password.is_not(None),
                left.scalar_subquery(),
                accounts.email,
            )
            .outerjoin(schema.accounts, accounts.player == players.id)
            .where(players.deleted.is_(None))
        )
        async with self._store.engine.connect() as connection:
            people = [Person(*row) for row in await connection.execute(query)]
        shown = [person for person in people if person.has_account or person.used or person.tables]
        return sorted(shown, key=lambda person: -person.used)

    async def person(self, name: str) -> Person:
        """Return the account with a name, or the person with an id.

        Raises:
            UnknownPerson: There is none.
        """
        key = name_key(name)
        for person in await self.people():
            if person.id == name or (person.has_account and name_key(person.name) == key):
                return person
        raise UnknownPerson(f"there is no account {name!r}, and nobody with that id: see `valles people list`")

    async def reset_secret(self, name: str) -> str:
        """Return the secret of a link by which a person signs in once, within the hour; it replaces older ones."""
        person, token, now = await self.person(name), new_secret(), time()
        await self._store.delete(schema.links, player=person.id, kind="reset")
        link = {"id": hash_secret(token), "kind": "reset", "player": person.id, "expires": now + RESET_LIFETIME}
        async with self._store.transaction() as connection:
            await connection.execute(insert(schema.links).values(**link))
            await connection.execute(insert(schema.events).values(**_event("reset", person.id, now)))
        return token

    async def remove(self, name: str) -> None:
        """Delete a person, with all that people delete of themselves."""
        person = await self.person(name)
        user = User(person.id, person.name, "en", has_account=person.has_account)
        await People(Tables(self._store)).delete(user)
        await self._store.insert(schema.events, **_event("remove", person.id, time()))


def _event(action: str, player: str, at: float) -> dict[str, object]:
    """Return an event of the command line as it is stored."""
    return {"at": at, "player": player, "action": action, "detail": {}}


async def last_event(store: Store) -> int:
    """Return the number of the last event of the command line; 0 if there is none."""
    query = select(func.coalesce(func.max(schema.events.c.number), 0)).where(schema.events.c.actor.is_(None))
    async with store.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())
