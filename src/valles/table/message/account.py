"""Messages about accounts: signing up and in, ways to sign in, devices, settings, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from valles.table.message.field import Name, Secret
from valles.table.message.person import Me

Password = Annotated[str, Meta(min_length=1, max_length=256)]
Credential = Annotated[dict[str, Any], Meta(max_length=20)]  # as the browser encodes it
"""A passkey's answer to a challenge, as `PublicKeyCredential.toJSON()` returns it."""
EmailAddress = Annotated[str, Meta(min_length=3, max_length=254)]


class NewAccount(Struct, forbid_unknown_fields=True):
    """A request to keep one's name and games: a guest becomes an account, with a password or a passkey."""

    name: Name
    password: Password | None = None
    passkey: Credential | None = None
    device: Name | None = None
    """A name for the passkey."""


class RecoveryCodes(Struct):
    """New recovery codes, which are shown once. Each signs in once; older ones are not valid any more."""

    codes: list[str]


class KeptName(Struct):
    """A new account. The session has another secret from now on."""

    me: Me
    codes: list[str]


class SignIn(Struct, forbid_unknown_fields=True):
    """A request to sign in, by a name with a password or with a recovery code, or by a passkey.

    For somebody who is signed in already it confirms that the account is theirs.
    """

    name: Name | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    code: Secret | UnsetType = UNSET
    passkey: Credential | UnsetType = UNSET
    merge: bool = False
    """True if the games of the guest on this device become those of the account."""
    bearer: bool = False


class PasskeyRequest(Struct, forbid_unknown_fields=True):
    """A request for a challenge for a new passkey."""

    name: Name
    """The name that a guest will have; an account has one already."""


class PasskeyOptions(Struct):
    """A challenge for a passkey."""

    options: dict[str, Any]  # by the standard of passkeys
    """The argument of `PublicKeyCredential.parseCreationOptionsFromJSON()` or of its twin for requests."""


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A further passkey of an account."""

    passkey: Credential
    device: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """A new password. All other devices are signed out."""

    password: Password


class NewEmail(Struct, forbid_unknown_fields=True):
    """A new e-mail address, or none."""

    email: EmailAddress | None


class Verification(Struct, forbid_unknown_fields=True):
    """The secret of a link in a mail, which proves that the address is the person's own."""

    secret: Secret


class Passkey(Struct, kw_only=True):
    """A passkey of an account."""

    id: str
    name: str
    domain: str
    """The domain at which it is valid."""
    created: float
    used: float | None


class Device(Struct, kw_only=True):
    """A device on which the person is signed in."""

    id: str
    browser: str
    """The name of the browser; empty if it is not known."""
    system: str
    created: float
    used: float
    """The time of its last request, to the hour."""
    here: bool
    """True if it is the device that sends the request."""


class Account(Struct, kw_only=True):
    """The account of the person who sends the request; a guest has none, and no way to sign in."""

    me: Me
    created: float | None
    password: float | None
    """The time at which the password was set; null if there is none."""
    passkeys: list[Passkey]
    codes: int
    """The number of recovery codes that are left."""
    codes_created: float | None
    email: str | None
    verified: bool
    """True if the link in the mail to the address has been opened."""
    mail: bool
    """True if the server can send mail."""
    passkey_domain: str | None
    """The domain for which a passkey can be added here; null if the address of the server allows none."""
    confirmed: bool
    """True if the person has lately signed in on this device, as changes of the account require."""
    playing: int
    """The number of tables in play at which the person sits."""
    finished: int
    """The number of games that the person has finished."""


class Deletion(Struct, forbid_unknown_fields=True):
    """A request to delete the person and everything about it."""

    name: Name
    """The person's own name, so that it does not happen by accident."""


class Preferences(Struct, forbid_unknown_fields=True):
    """The settings of the page, which are the same on all devices of a person."""

    body: Annotated[dict[Name, Any], Meta(max_length=60)]  # the page knows what they mean
    changed: float = 0.0
    """The time of the last change; 0 if none was stored."""
