"""Passkeys: challenges, and the check of what a browser answers to them."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from sqlalchemy import RowMapping, delete

from valles.hosting.person import User, clean_name
from valles.server.store import schema
from valles.server.store.store import Store
from valles.table.live import Refused

log = structlog.get_logger(__name__)

Json = dict[str, Any]  # as the standard of passkeys defines it
Verify = Callable[..., Any]  # a function of the library, which returns a class of its own
CHALLENGE_LIFETIME: Final = 300.0
MOST_PASSKEYS: Final = 20


def passkey_domain(origin: str) -> str | None:
    """Return the domain for which browsers make passkeys at an origin; None if they make none there.

    Browsers allow them at names over https, and at this machine itself.

    Examples:
        >>> origins = ("https://mars.example.org:8443", "http://mars.example.org", "https://192.0.2.7", "http://localhost")
        >>> [passkey_domain(origin) for origin in origins]
        ['mars.example.org', None, None, 'localhost']
    """
    parts = urlsplit(origin)
    name = parts.hostname or ""
    if name == "localhost":
        return name
    if parts.scheme != "https" or not name:
        return None
    try:
        ip_address(name)
    except ValueError:
        return name
    return None


@dataclass(frozen=True)
class VerifiedPasskey:
    """A new passkey that has signed its challenge."""

    id: str
    domain: str
    key: str
    count: int
    name: str

    def columns(self, created: float) -> dict[str, object]:
        """Return the columns on disk."""
        return {**vars(self), "created": created}


class Passkeys:
    """Creates challenges, each for one origin and one use, and verifies passkeys."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, user: User) -> list[RowMapping]:
        """Return the passkeys of a user, the oldest first."""
        records = await self._store.fetch_all(schema.passkeys, player=user.id)
        return sorted(records, key=lambda record: record["created"])

    async def new_passkey_options(self, user: User, name: str, origin: str) -> Json:
        """Return the options with which a browser makes a passkey for a user."""
        library, known = await _library(), await self.of(user)
        structs = library.helpers.structs
        if len(known) >= MOST_PASSKEYS:
            raise Refused("problem-too-many-passkeys", count=MOST_PASSKEYS)
        options = library.generate_registration_options(
            rp_id=_checked_domain(origin),
            rp_name="Valles",
            user_id=user.id.encode(),
            user_name=clean_name(name),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=decoded(passkey["id"])) for passkey in known],
        )
        return await self._with_challenge(json.loads(library.options_to_json(options)), origin, user.id)

    async def sign_in_options(self, origin: str) -> Json:
        """Return the options with which a browser signs in by any of its passkeys for this server."""
        library = await _library()
        options = library.generate_authentication_options(
            rp_id=_checked_domain(origin),
            user_verification=library.helpers.structs.UserVerificationRequirement.REQUIRED,
        )
        return await self._with_challenge(json.loads(library.options_to_json(options)), origin, None)

    async def _with_challenge(self, options: Json, origin: str, player: str | None) -> Json:
        """Store the challenge of options, and forget those that nobody has answered in time."""
        challenges, now = schema.challenges, self._clock()
        async with self._store.transaction() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires <= now))
        await self._store.insert(
            challenges,
            id=options["challenge"],
            player=player,
            domain=_checked_domain(origin),
            origin=origin,
            expires=now + CHALLENGE_LIFETIME,
        )
        return options

    async def verified(self, user: User, credential: Json, name: str, origin: str) -> VerifiedPasskey:
        """Return a new passkey that has signed a challenge of this user."""
        challenge = await self._used_challenge(credential, origin, user.id)
        verified = await _verified((await _library()).verify_registration_response, credential, challenge)
        if verified is None:
            raise Refused("problem-passkey", 400)
        return VerifiedPasskey(
            id=encoded(verified.credential_id),
            domain=challenge["domain"],
            key=encoded(verified.credential_public_key),
            count=min(verified.sign_count, 2**31 - 1),
            name=clean_name(name),
        )

    async def owner(self, credential: Json, origin: str) -> str | None:
        """Return the id of the user whose passkey has signed a challenge; None if it is unknown or has not."""
        challenge = await self._used_challenge(credential, origin, None)
        known = await self._store.fetch_one(schema.passkeys, id=str(credential.get("id")), domain=challenge["domain"])
        if known is None:
            return None
        verify = (await _library()).verify_authentication_response
        keys = {"credential_public_key": decoded(known["key"]), "credential_current_sign_count": known["count"]}
        verified = await _verified(verify, credential, challenge, **keys)
        if verified is None:
            return None
        count = min(verified.new_sign_count, 2**31 - 1)
        await self._store.update(schema.passkeys, {"id": known["id"]}, count=count, used=self._clock())
        return str(known["player"])

    async def _used_challenge(self, credential: Json, origin: str, player: str | None) -> RowMapping:
        """Return the challenge that a passkey has signed, which from now on nobody can use again."""
        try:
            data = json.loads(decoded(credential["response"]["clientDataJSON"]))
            id = str(data["challenge"]).rstrip("=")
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise Refused("problem-passkey", 400) from error
        known = None if "\0" in id else await self._store.fetch_one(schema.challenges, id=id, player=player)
        used = known is not None and await self._store.delete(schema.challenges, id=id)
        if known is None or not used or known["expires"] <= self._clock() or known["origin"] != origin:
            raise Refused("problem-passkey-late")
        return known


def encoded(data: bytes) -> str:
    """Return bytes as browsers encode them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Return the bytes that a text encodes."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def _library() -> Any:  # which has no types for what is passed on here
    """Return the library of passkeys, which takes long to load."""
    return await asyncio.to_thread(import_module, "webauthn")


async def _verified(
    verify: Verify, credential: Json, challenge: RowMapping, **keys: object
) -> Any:  # of a class of the library
    """Return what the library has verified; None if a passkey has not signed the challenge."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return await asyncio.to_thread(
            verify,
            credential=credential,
            expected_challenge=decoded(challenge["id"]),
            expected_rp_id=challenge["domain"],
            expected_origin=challenge["origin"],
            require_user_verification=True,
            **keys,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        log.info("a passkey was refused", reason=str(error)[:200])
        return None


def _checked_domain(origin: str) -> str:
    domain = passkey_domain(origin)
    if domain is None:
        raise Refused("problem-no-passkeys-here", origin=origin)
    return domain
