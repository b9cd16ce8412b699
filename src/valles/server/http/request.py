"""Properties of a request: headers, session token, address, origin and language."""

from __future__ import annotations

import re
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State
from litestar.types import Scope

from valles.describe.language import LANGUAGES
from valles.server.limits import MOST_CONTAINERS
from valles.table.live import Refused

AnyRequest = Request[None, None, State]

ENCRYPTED: Final = ("https", "wss")
COOKIE: Final = "__Host-valles"
PLAIN_COOKIE: Final = "valles"
"""Over plain http a cookie cannot be Secure, and has another name so that the two are not confused."""
HOST: Final = re.compile(r"(?:\[(?P<ipv6>[0-9a-f:.]+)\]|(?P<name>[^\s:@\[\]]+))(?::\d*)?", re.IGNORECASE)
RESERVED: Final = (".home.arpa", ".internal", ".local", ".localhost", ".test")
"""Endings of names that nobody can own on the internet."""

BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox")),
    *(("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari")),
)
"""Parts of the header User-Agent, and the browsers that send them; many send the names of older ones too."""
SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows")),
    *(("Macintosh", "macOS"), ("Linux", "Linux")),
)


def header(scope: Scope, name: str) -> str | None:
    """Return the value of a header; None if it is missing or there are several."""
    values = [value for key, value in scope["headers"] if key == name.encode()]
    return values[0].decode("latin-1") if len(values) == 1 else None


def is_encrypted(scope: Scope) -> bool:
    """Return True if a request came over TLS."""
    return scope["scheme"] in ENCRYPTED


def bearer(scope: Scope) -> str | None:
    """Return the bearer token of a request."""
    value = header(scope, "authorization") or ""
    return value[7:].strip() or None if value[:7].lower() == "bearer " else None


def cookie(scope: Scope) -> str | None:
    """Return the value of the session cookie; None also if there are two, since either may be forged."""
    pairs = [part.strip().partition("=") for part in (header(scope, "cookie") or "").split(";")]
    values = [value for name, _, value in pairs if name == (COOKIE if is_encrypted(scope) else PLAIN_COOKIE)]
    return values[0] if len(values) == 1 else None


def session_token(scope: Scope) -> str | None:
    """Return the secret of a session: the bearer token of a program, or the cookie of a browser."""
    return bearer(scope) or cookie(scope)


def client_address(scope: Scope) -> str:
    """Return the address of the client."""
    client = scope.get("client")
    return client[0] if client else "unknown"


def client_network(scope: Scope) -> str:
    """Return the key of rate limits: the address of the client, or its /64 network with IPv6, all of one customer."""
    return network_of(client_address(scope))


def network_of(client: str) -> str:
    """Return the key of rate limits for an address.

    Examples:
        >>> [network_of(address) for address in ("192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1", "fe80::1%eth0", "x")]
        ['192.0.2.1', '2001:db8::/64', '192.0.2.1', 'fe80::/64', 'x']
    """
    try:
        address = ip_address(client.partition("%")[0])
    except ValueError:
        return client
    if address.version == 4:
        return str(address)
    # A server that listens on IPv6 too sees all clients with IPv4 in one network.
    mapped = address.ipv4_mapped
    return str(mapped or ip_network((address, 64), strict=False))


def is_known_host(scope: Scope, hosts: frozenset[str]) -> bool:
    """Return True if a request names this server by an address or by a name of its own.

    By any other name the page of an attacker could reach it (DNS rebinding) and would count as ours: attackers let
    their own names lead here. That is impossible with an address, a name without a dot or a reserved one.
    """
    if not any(key == b"host" for key, _ in scope["headers"]):
        return True  # no browser leaves it out
    match = HOST.fullmatch(header(scope, "host") or "")
    if match is None:
        return False
    name = (match["ipv6"] or match["name"]).lower()
    return name in hosts or "." not in name or name.endswith(RESERVED) or _is_address(name)


def names_of(origins: tuple[str, ...]) -> frozenset[str]:
    """Return the host names of origins."""
    return frozenset(urlsplit(origin).hostname or "" for origin in origins)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_origin(scope: Scope) -> str:
    """Return the origin that a request names as this server."""
    return f"{'https' if is_encrypted(scope) else 'http'}://{header(scope, 'host')}"


def is_same_origin(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Return True if our own page sent a request, or a program. A cookie alone proves nothing.

    A browser names the origin of every request that changes something. Whatever comes without one and without a cookie
    carries no session that another page could misuse; it is a program, which may still lack a token.
    """
    names = [key for key, _ in scope["headers"]]
    if b"origin" not in names:
        return bearer(scope) is not None or not {b"cookie", b"sec-fetch-site"}.intersection(names)
    allowed = origins or ((own_origin(scope),) if header(scope, "host") else ())
    return header(scope, "origin") in allowed


def accepts_gzip(accepted: str) -> bool:
    """Return True if a client accepts gzip, which a weight of 0 refuses.

    Examples:
        >>> [accepts_gzip(value) for value in ("gzip, br", "br", "gzip;q=0.5", "gzip; q=0", "br, gzip;q=0.000")]
        [True, False, True, False, False]
    """
    return re.search(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", accepted) is not None


def device_of(scope: Scope) -> str:
    """Return the browser and the system of a client as Firefox/Linux, each empty if it is not known.

    Examples:
        >>> agent = b"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        >>> device_of({"headers": [(b"user-agent", agent)]})
        'Firefox/Linux'
    """
    agent = header(scope, "user-agent") or ""
    return "/".join(next((name for part, name in parts if part in agent), "") for parts in (BROWSERS, SYSTEMS))


def check_containers(body: bytes) -> None:
    """Refuse JSON of many small arrays and objects, which take long to decode."""
    if body.count(b"[") + body.count(b"{") > MOST_CONTAINERS:
        raise Refused("problem-malformed", 400, reason=f"more than {MOST_CONTAINERS} arrays and objects")


def language_of(scope: Scope) -> str:
    """Return the first of our languages that the client accepts."""
    for accepted in (header(scope, "accept-language") or "").split(","):
        language = accepted.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
