"""What a request says of itself: its headers, session token, address, origin and language."""

from __future__ import annotations

import re
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State
from litestar.types import Scope

from valles.describe.language import LANGUAGES

AnyRequest = Request[None, None, State]

ENCRYPTED: Final = ("https", "wss")
COOKIE: Final = "__Host-valles"
PLAIN_COOKIE: Final = "valles"
"""Over plain http a cookie cannot be Secure, and has another name so that the two are not confused."""
HOST: Final = re.compile(r"(?:\[(?P<ipv6>[0-9a-f:.]+)\]|(?P<name>[^\s:@\[\]]+))(?::\d*)?", re.IGNORECASE)
RESERVED: Final = (".home.arpa", ".internal", ".local", ".localhost", ".test")
"""Ends of names that nobody can own on the internet."""


def header(scope: Scope, name: str) -> str | None:
    """A header's value; None if it is missing or there are several."""
    found = [value for key, value in scope["headers"] if key == name.encode()]
    return found[0].decode("latin-1") if len(found) == 1 else None


def encrypted(scope: Scope) -> bool:
    return scope["scheme"] in ENCRYPTED


def bearer(scope: Scope) -> str | None:
    said = header(scope, "authorization") or ""
    return said[7:].strip() or None if said[:7].lower() == "bearer " else None


def cookie(scope: Scope) -> str | None:
    """The value of our cookie; None also if there are two, since it is unknown which one is right."""
    pairs = [part.strip().partition("=") for part in (header(scope, "cookie") or "").split(";")]
    found = [value for name, _, value in pairs if name == (COOKIE if encrypted(scope) else PLAIN_COOKIE)]
    return found[0] if len(found) == 1 else None


def session_token(scope: Scope) -> str | None:
    """The secret of a client's session: the bearer token of a program, or the cookie of a browser."""
    return bearer(scope) or cookie(scope)


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def client_network(scope: Scope) -> str:
    """The key of rate limits: an address, or with IPv6 the network of 64 bits in which one customer may use any."""
    try:
        found = ip_address(client_address(scope))
    except ValueError:
        return client_address(scope)
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def is_known_host(scope: Scope, hosts: frozenset[str]) -> bool:
    """Whether a request calls this server by an address or by a name of its own.

    By any other name the page of a stranger could reach it (DNS rebinding) and would count as ours: the name is the
    stranger's, and is made to lead here. Nobody can do that with an address, a name without a dot or a reserved one.
    """
    if not any(key == b"host" for key, _ in scope["headers"]):
        return True  # no browser leaves it out
    found = HOST.fullmatch(header(scope, "host") or "")
    if found is None:
        return False
    name = (found["ipv6"] or found["name"]).lower()
    return name in hosts or "." not in name or name.endswith(RESERVED) or _is_address(name)


def names_of(origins: tuple[str, ...]) -> frozenset[str]:
    """The hosts of some origins."""
    return frozenset(urlsplit(origin).hostname or "" for origin in origins)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_origin(scope: Scope) -> str:
    return f"{'https' if encrypted(scope) else 'http'}://{header(scope, 'host')}"


def is_same_origin(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Whether our own page sent the request, or a program with a bearer token. A cookie alone proves nothing."""
    sent = [value for key, value in scope["headers"] if key == b"origin"]
    if not sent:
        return bearer(scope) is not None
    ours = origins or ((own_origin(scope),) if header(scope, "host") else ())
    return header(scope, "origin") in ours


def language_of(scope: Scope) -> str:
    """The first of our languages that the client accepts."""
    for accepted in (header(scope, "accept-language") or "").split(","):
        wanted = accepted.split(";")[0].strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return "en"
