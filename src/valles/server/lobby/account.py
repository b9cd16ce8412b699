"""Accounts: people who can sign in on any device, by a password, a passkey or a recovery code."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from valles.hosting.person import User, clean_name
from valles.server.lobby.passkey import Passkeys, VerifiedPasskey
from valles.server.lobby.password import HashCost, Passwords, checked_password
from valles.server.lobby.session import Sessions, name_key
from valles.server.metrics import SIGN_INS
from valles.server.store import schema
from valles.server.store.store import Store, hash_secret
from valles.table.live import Refused
from valles.table.message.account import SignIn

RECOVERY_CODES: Final = 8
FEWEST_WAYS: Final = 2
"""Ways to sign in that an account keeps: somebody who loses a device is not locked out."""
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that look like others."""
CODE_GROUPS: Final = 4
RESET_LIFETIME: Final = 3600.0
"""Seconds for which a link of the host to sign in is valid."""


def new_code() -> str:
    """Return a recovery code, with about 79 bits."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def hash_code(player: str, code: str) -> str:
    """Return the stored form of a recovery code, however it was typed."""
    return hash_secret(f"{player}/{''.join(c for c in code.casefold() if c.isalnum())}")


class Accounts:
    """Creates accounts, checks who signs in, and changes the ways to do it."""

    def __init__(self, store: Store, sessions: Sessions, clock: Callable[[], float], cost: HashCost) -> None:
        self._store = store
        self._sessions = sessions
        self._clock = clock
        self.passwords = Passwords(cost)
        self.passkeys = Passkeys(store, clock)

    async def account(self, user: User) -> RowMapping:
        """Return what is stored of the account of a user.

        Raises:
            Refused: The user is a guest.
        """
        record = await self._store.fetch_one(schema.accounts, player=user.id)
        if record is None:
            raise Refused("problem-no-account")
        return record

    async def create(
        self, user: User, name: str, password: str | None, passkey: VerifiedPasskey | None
    ) -> tuple[User, list[str]]:
        """Make an account of a guest, all in one transaction; return the user and the recovery codes."""
        if user.has_account:
            raise Refused("problem-has-account")
        if password is None and passkey is None:
            raise Refused("problem-no-way-in", 400)
        name, now = clean_name(name), self._clock()
        hashed = None if password is None else await self.passwords.hash(checked_password(password, name))
        players = schema.players
        guest = update(players).where(players.c.id == user.id, players.c.key.is_(None))
        account = {"player": user.id, "created": now, "password": hashed, "changed": hashed and now}
        try:
            async with self._store.transaction() as connection:
                if not (await connection.execute(guest.values(name=name, key=name_key(name)))).rowcount:
                    raise Refused("problem-has-account")
                await connection.execute(insert(schema.accounts).values(**account))
                if passkey is not None:
                    await connection.execute(insert(schema.passkeys).values(player=user.id, **passkey.columns(now)))
                codes = await self._replace_codes(connection, user)
        except IntegrityError as error:
            raise await self._sessions.name_taken(name) from error
        return User(user.id, name, user.language, user.session, has_account=True), codes

    # Signing in

    async def user_to_sign_in(self, request: SignIn, origin: str) -> User:
        """Return the user to whom a name with its password or code, or a passkey, belongs.

        Raises:
            Refused: They do not fit together. It does not say whether there is such a name, nor does the time taken.
        """
        if isinstance(request.passkey, dict):
            way, player = "passkey", await self.passkeys.owner(request.passkey, origin)
        elif isinstance(request.name, str) and isinstance(request.code, str):
            way, player = "code", await self._player_of_code(request.name, request.code)
        elif isinstance(request.name, str) and isinstance(request.password, str):
            way, player = "password", await self._player_of_password(request.name, request.password)
        else:
            raise Refused("problem-no-way-in", 400)
        user = await self._sessions.user(player) if player is not None else None
        SIGN_INS.labels(way, "failed" if user is None else "done").inc()
        if user is None:
            raise Refused("problem-sign-in-passkey" if way == "passkey" else "problem-sign-in", 403)
        return user

    async def _player_of_password(self, name: str, password: str) -> str | None:
        accounts, players = schema.accounts.c, schema.players.c
        query = select(accounts.player, accounts.password).join(schema.players).where(players.key == name_key(name))
        async with self._store.engine.connect() as connection:
            record = (await connection.execute(query)).first()
        stored = record.password if record is not None else None
        valid = await self.passwords.is_valid(password, stored)
        if record is None or stored is None or not valid:
            return None
        if self.passwords.is_outdated(stored):
            hashed = await self.passwords.hash(password)
            await self._store.update(schema.accounts, {"player": record.player, "password": stored}, password=hashed)
        return str(record.player)

    async def _player_of_code(self, name: str, code: str) -> str | None:
        record = await self._store.fetch_one(schema.players, key=name_key(name))
        player = "" if record is None else str(record["id"])
        unused = {"id": hash_code(player, code), "player": player, "used": None}
        return player if await self._store.update(schema.recovery_codes, unused, used=self._clock()) else None

    # Changing the ways to sign in

    async def set_password(self, user: User, password: str) -> list[str]:
        """Set the password, and end the sessions on all other devices; return those."""
        await self.account(user)
        hashed = await self.passwords.hash(checked_password(password, user.name))
        await self._store.update(schema.accounts, {"player": user.id}, password=hashed, changed=self._clock())
        return await self._sessions.end_others(user)

    async def remove_password(self, user: User) -> None:
        """Remove the password, if enough ways to sign in are left."""
        async with self._store.transaction() as connection:
            await self._check_ways(connection, user, without_password=True)
            accounts = schema.accounts
            query = update(accounts).where(accounts.c.player == user.id)
            await connection.execute(query.values(password=None, changed=None))

    async def add_passkey(self, user: User, passkey: VerifiedPasskey) -> None:
        """Add a passkey."""
        await self.account(user)
        try:
            await self._store.insert(schema.passkeys, player=user.id, **passkey.columns(self._clock()))
        except IntegrityError as error:
            raise Refused("problem-passkey-known") from error

    async def remove_passkey(self, user: User, id: str) -> None:
        """Remove a passkey, if enough ways to sign in are left."""
        passkeys = schema.passkeys
        async with self._store.transaction() as connection:
            query = delete(passkeys).where(passkeys.c.player == user.id, passkeys.c.id == id)
            if not (await connection.execute(query)).rowcount:
                raise Refused("problem-no-such-passkey", 404)
            await self._check_ways(connection, user)

    async def replace_codes(self, user: User) -> list[str]:
        """Return new recovery codes; older ones are not valid any more."""
        await self.account(user)
        async with self._store.transaction() as connection:
            return await self._replace_codes(connection, user)

    async def _replace_codes(self, connection: AsyncConnection, user: User) -> list[str]:
        table, now = schema.recovery_codes, self._clock()
        codes = [new_code() for _ in range(RECOVERY_CODES)]
        await connection.execute(delete(table).where(table.c.player == user.id))
        rows = [{"id": hash_code(user.id, code), "player": user.id, "created": now} for code in codes]
        await connection.execute(insert(table), rows)
        return codes

    async def _check_ways(self, connection: AsyncConnection, user: User, without_password: bool = False) -> None:
        """Refuse a change that leaves fewer than two ways to sign in, or recovery codes alone."""
        accounts, passkeys, codes = schema.accounts.c, schema.passkeys.c, schema.recovery_codes.c
        query = select(accounts.password).where(accounts.player == user.id).with_for_update()
        record = (await connection.execute(query)).first()
        has_password = record is not None and record.password is not None and not without_password
        keys = (await connection.execute(select(passkeys.id).where(passkeys.player == user.id))).all()
        left = select(codes.id).where(codes.player == user.id, codes.used.is_(None)).limit(1)
        ways = len(keys) + has_password
        if not ways or ways + len((await connection.execute(left)).all()) < FEWEST_WAYS:
            raise Refused("problem-last-way-in", count=FEWEST_WAYS)
