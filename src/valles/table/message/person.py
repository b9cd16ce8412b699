"""Messages about people and their links, over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from valles.describe.language import LanguageCode
from valles.table.message.field import Name, Secret


class Guest(Struct, forbid_unknown_fields=True):
    """A new guest. Browsers get a cookie; programs request a bearer token instead."""

    name: Name
    language: LanguageCode = "en"
    bearer: bool = False


class Me(Struct, kw_only=True):
    """The person who sends the request."""

    player: str
    name: str
    language: str
    plain: bool
    """True if the connection is plain HTTP, so that others on the network may read it; the page warns of that."""
    token: str = ""
    """The bearer token, for programs only, and only in the answer to a Guest."""
    finishing: bool = False
    """True if no new games begin here, so that those in play can end before an upgrade."""
    alone: bool = False
    """True if nobody on another device can come to a table, as in a browser without a server."""
    account: bool = False
    """True if the person can sign in on other devices; false for a guest."""


class Change(Struct, forbid_unknown_fields=True):
    """A change of the person's own name or language; fields that are missing stay as they are."""

    name: Name | UnsetType = UNSET
    language: LanguageCode | UnsetType = UNSET


class Link(Struct):
    """A secret for the fragment of a URL, which opens a seat, a view, a hand, or one's games on another device."""

    secret: str
    expires: float


LinkKind = Literal["seat", "watch", "hand", "device", "reset", "email"]


class LinkSecret(Struct, forbid_unknown_fields=True):
    """A question about a link, which stays unused."""

    secret: Secret


class Invitation(Struct):
    """The table of a link; a link to one's own games has none."""

    kind: LinkKind
    game: str = ""
    host: str = ""
    """The name of the person who opened the table, if that person sits there."""


class Redeem(Struct, forbid_unknown_fields=True):
    """A request to use the secret of a link."""

    secret: Secret
    kind: LinkKind | UnsetType = UNSET
    """The kind of link that the sender expects; a link of another kind is refused and stays unused."""
    leave: bool = False
    """True if a link to one's own games may end the session of somebody else on this device."""
    merge: bool = False
    """True if the games of the guest on this device become those of the person who made the link."""
    name: Name | UnsetType = UNSET
    """The name of a new guest, for somebody without a session."""
    language: LanguageCode = "en"
    bearer: bool = False


class Redeemed(Struct):
    """The result of using a link."""

    kind: LinkKind
    me: Me
    table: str | None = None
    seat: str | None = None
    """The seat that was taken, or the one whose hand is shown."""
