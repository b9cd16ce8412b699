"""The HTTP routes of accounts: signing up and in, ways to sign in, devices, settings, the person's own data."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler

from valles.hosting.person import User
from valles.server.http.context import ServerContext
from valles.server.http.request import AnyRequest, bearer, device_of, header, own_origin
from valles.server.http.routes import cookie, me, prepare
from valles.server.lobby.account import Accounts
from valles.server.lobby.passkey import Json, VerifiedPasskey, passkey_domain
from valles.server.store import schema
from valles.table.live import Refused
from valles.table.message.account import (
    Account,
    Deletion,
    Device,
    KeptName,
    NewAccount,
    NewEmail,
    NewPasskey,
    NewPassword,
    Passkey,
    PasskeyOptions,
    PasskeyRequest,
    Preferences,
    RecoveryCodes,
    SignIn,
    Verification,
)
from valles.table.message.person import Me

LARGEST_PREFERENCES: Final = 16 * 1024
DEVICE_LETTERS: Final = 16
"""Letters of the id of a session by which its device is named."""


def page_origin(request: AnyRequest, context: ServerContext) -> str:
    """Return the origin of the page, which a proxy may have changed in the request."""
    origins = context.settings.origins
    own = own_origin(request.scope)
    return own if own in origins or not origins else origins[0]


def origin_of(request: AnyRequest) -> str:
    """Return the origin that a browser names, which is one of ours; for a program the one that it calls."""
    return header(request.scope, "origin") or own_origin(request.scope)


# Signing up and in


@post("/api/account", summary="Keep one's name and games: a guest becomes an account")
async def create_account(
    request: AnyRequest, context: ServerContext, user: User, data: NewAccount
) -> Response[KeptName]:
    context.admit_account(request.scope)
    accounts, sessions = context.accounts, context.lobby.sessions
    passkey = await verified_passkey(request, accounts, user, data.passkey, data.device or data.name)
    keeper, codes = await accounts.create(user, data.name, data.password, passkey)
    # Whoever has planted or read the secret of the guest's session does not come into the account by it.
    keeper, token = await sessions.create_session(keeper, device_of(request.scope), confirmed=True)
    await sessions.end(user)
    await context.end_session(user.session)
    if bearer(request.scope):
        return Response(KeptName(me(keeper, request, token), codes))
    return Response(KeptName(me(keeper, request), codes), cookies=[cookie(request, token)])


async def verified_passkey(
    request: AnyRequest, accounts: Accounts, user: User, credential: Json | None, name: str
) -> VerifiedPasskey | None:
    """Return the new passkey of a request, if it has one."""
    if credential is None:
        return None
    return await accounts.passkeys.verified(user, credential, name, origin_of(request))


@post("/api/sign-in", summary="Sign in, or confirm that the account is one's own", status_code=200)
async def sign_in(request: AnyRequest, context: ServerContext, data: SignIn) -> Response[Me]:
    sessions = context.lobby.sessions
    current = await context.known_user(request.scope)
    context.admit_sign_in(request.scope, current, data.name if isinstance(data.name, str) else "")
    user = await context.accounts.user_to_sign_in(data, origin_of(request))
    if current is not None and current.id == user.id:
        await sessions.confirm(current)
        return Response(me(current, request))
    if current is not None and data.merge:
        await context.people.merge(current, user)
    user, token = await sessions.create_session(user, device_of(request.scope), confirmed=True)
    if current is not None:
        await sessions.end(current)
        await context.end_session(current.session)
    if data.bearer:
        return Response(me(user, request, token))
    return Response(me(user, request), cookies=[cookie(request, token)])


@post("/api/sign-in/passkey", summary="Get a challenge to sign in by a passkey", status_code=200)
async def sign_in_options(request: AnyRequest, context: ServerContext) -> PasskeyOptions:
    context.admit_guest(request.scope)
    return PasskeyOptions(await context.accounts.passkeys.sign_in_options(origin_of(request)))


# The account


@get("/api/account", summary="One's own account")
async def read_account(request: AnyRequest, context: ServerContext, user: User) -> Account:
    store = context.tables.store
    record = await store.fetch_one(schema.accounts, player=user.id)
    stored = dict(record) if record is not None else {}
    codes = await store.fetch_all(schema.recovery_codes, player=user.id)
    playing, finished = await context.people.counts(user)
    return Account(
        me=me(user, request),
        created=stored.get("created"),
        password=stored.get("changed"),
        passkeys=[
            Passkey(**{name: passkey[name] for name in Passkey.__struct_fields__})
            for passkey in await context.accounts.passkeys.of(user)
        ],
        codes=sum(code["used"] is None for code in codes),
        codes_created=codes[0]["created"] if codes else None,
        email=stored.get("email"),
        verified=stored.get("verified") is not None,
        mail=context.emails.mailer is not None,
        passkey_domain=passkey_domain(page_origin(request, context)),
        confirmed=await context.lobby.sessions.is_confirmed(user),
        playing=playing,
        finished=finished,
    )


@put("/api/account/password", summary="Set the password, and sign out all other devices", status_code=204)
async def set_password(request: AnyRequest, context: ServerContext, user: User, data: NewPassword) -> None:
    context.admit_change(user)
    await context.lobby.sessions.check_confirmed(user)
    await context.end_session(*await context.accounts.set_password(user, data.password))


@delete("/api/account/password", summary="Remove the password")
async def remove_password(context: ServerContext, user: User) -> None:
    await context.lobby.sessions.check_confirmed(user)
    await context.accounts.remove_password(user)


@post("/api/account/passkeys/options", summary="Get a challenge for a new passkey", status_code=200)
async def passkey_options(
    request: AnyRequest, context: ServerContext, user: User, data: PasskeyRequest
) -> PasskeyOptions:
    context.admit_change(user)
    name = user.name if user.has_account else data.name
    return PasskeyOptions(await context.accounts.passkeys.new_passkey_options(user, name, origin_of(request)))


@post("/api/account/passkeys", summary="Add a passkey", status_code=204)
async def add_passkey(request: AnyRequest, context: ServerContext, user: User, data: NewPasskey) -> None:
    context.admit_change(user)
    await context.lobby.sessions.check_confirmed(user)
    passkey = await context.accounts.passkeys.verified(user, data.passkey, data.device, origin_of(request))
    await context.accounts.add_passkey(user, passkey)


@delete("/api/account/passkeys/{passkey:str}", summary="Remove a passkey")
async def remove_passkey(context: ServerContext, user: User, passkey: str) -> None:
    await context.lobby.sessions.check_confirmed(user)
    await context.accounts.remove_passkey(user, passkey)


@post("/api/account/codes", summary="Get new recovery codes instead of the old ones")
async def replace_codes(context: ServerContext, user: User) -> RecoveryCodes:
    context.admit_change(user)
    await context.lobby.sessions.check_confirmed(user)
    return RecoveryCodes(await context.accounts.replace_codes(user))


@put("/api/account/email", summary="Set or remove the e-mail address", status_code=204)
async def set_email(request: AnyRequest, context: ServerContext, user: User, data: NewEmail) -> None:
    await context.lobby.sessions.check_confirmed(user)
    if data.email is None:
        await context.emails.remove(user)
        return
    context.admit_mail(request.scope, user)
    await context.emails.change(user, data.email, page_origin(request, context))


@post("/api/account/email/verification", summary="Verify an e-mail address by the link in a mail", status_code=204)
async def verify_email(request: AnyRequest, context: ServerContext, data: Verification) -> None:
    context.admit_guest(request.scope)
    await context.emails.verify(data.secret)


# Devices, settings and data, also of guests


@get("/api/me/devices", summary="The devices on which one is signed in")
async def list_devices(context: ServerContext, user: User) -> list[Device]:
    return [
        Device(
            id=session["id"][:DEVICE_LETTERS],
            browser=(session["device"] or "").partition("/")[0],
            system=(session["device"] or "").partition("/")[2],
            created=session["created"],
            used=session["used"] or session["created"],
            here=session["id"] == user.session,
        )
        for session in await context.lobby.sessions.sessions_of(user)
    ]


@delete("/api/me/devices", summary="Sign out all other devices")
async def end_other_sessions(context: ServerContext, user: User) -> None:
    await context.end_session(*await context.lobby.sessions.end_others(user))


@delete("/api/me/devices/{device:str}", summary="Sign out another device")
async def end_other_session(context: ServerContext, user: User, device: str) -> None:
    ended = await context.lobby.sessions.end_others(user, device)
    if not ended:
        raise Refused("problem-no-such-device", 404)
    await context.end_session(*ended)


@get("/api/me/preferences", summary="The settings of the page")
async def read_preferences(context: ServerContext, user: User) -> Preferences:
    stored = await context.tables.store.fetch_one(schema.preferences, player=user.id)
    if stored is None or not isinstance(stored["body"], dict):
        return Preferences({})
    return Preferences(stored["body"], stored["changed"])


@put("/api/me/preferences", summary="Keep the settings of the page for all devices", status_code=200)
async def set_preferences(context: ServerContext, user: User, data: Preferences) -> Preferences:
    context.admit_change(user)
    if len(msgspec.json.encode(data.body)) > LARGEST_PREFERENCES:
        raise Refused("problem-too-large", 413)
    return await context.people.keep_preferences(user, data.body)


@get("/api/me/export", summary="Everything that is stored of oneself, as a zip file", media_type="application/zip")
async def export(context: ServerContext, user: User) -> Response[bytes]:
    context.admit_export(user)
    headers = {"content-disposition": 'attachment; filename="valles.zip"'}
    return Response(await context.people.export(user), media_type="application/zip", headers=headers)


@post("/api/me/deletion", summary="Delete oneself and one's name in all games", status_code=204)
async def delete_person(request: AnyRequest, context: ServerContext, user: User, data: Deletion) -> Response[None]:
    if user.has_account:
        await context.lobby.sessions.check_confirmed(user)
    if data.name.strip() != user.name:
        raise Refused("problem-other-name", 400, name=user.name)
    await context.end_session(*await context.people.delete(user))
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


ROUTES: Final[list[HTTPRouteHandler]] = [
    create_account,
    sign_in,
    sign_in_options,
    read_account,
    set_password,
    remove_password,
    passkey_options,
    add_passkey,
    remove_passkey,
    replace_codes,
    set_email,
    verify_email,
    list_devices,
    end_other_sessions,
    end_other_session,
    read_preferences,
    set_preferences,
    export,
    delete_person,
]
prepare(ROUTES)
