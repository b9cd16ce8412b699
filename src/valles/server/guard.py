"""What every request passes first: its origin, its size and rate; and the headers that every answer carries."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from litestar.types.asgi_types import RawHeaders

from valles.describe.text import languages, speak
from valles.kernel.phrase import Phrase
from valles.server.metrics import PROBLEMS, REQUESTS
from valles.server.protocol import Problem

Asked = Request[None, None, State]

POLICY: Final = "content-security-policy"
HEADERS: Final = {
    POLICY: "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
STRICT_TRANSPORT: Final = "max-age=31536000; includeSubDomains"
ENCRYPTED: Final = ("https", "wss")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
COOKIE: Final = "__Host-valles"
PLAIN_COOKIE: Final = "valles"
"""Over plain http a cookie cannot be Secure, and has another name so that neither is taken for the other."""


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
    """The cookie of our name; two of them are none, for nobody could say which one is meant."""
    pairs = [part.strip().partition("=") for part in (header(scope, "cookie") or "").split(";")]
    found = [value for name, _, value in pairs if name == (COOKIE if encrypted(scope) else PLAIN_COOKIE)]
    return found[0] if len(found) == 1 else None


def token(scope: Scope) -> str | None:
    """The secret by which a client is known: a program's bearer token, or a browser's cookie."""
    return bearer(scope) or cookie(scope)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def household(scope: Scope) -> str:
    """Whom a rate counts for: an address, or with IPv6 the network in which one customer may take any address."""
    try:
        found = ip_address(address(scope))
    except ValueError:
        return address(scope)
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def own_origin(scope: Scope) -> str:
    return f"{'https' if encrypted(scope) else 'http'}://{header(scope, 'host')}"


def comes_from_here(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Whether our own page asks, or a program with a bearer token. A cookie alone proves nothing."""
    said = [value for key, value in scope["headers"] if key == b"origin"]
    if not said:
        return bearer(scope) is not None
    here = origins or ((own_origin(scope),) if header(scope, "host") else ())
    return header(scope, "origin") in here


def language_of(scope: Scope) -> str:
    """The first of our languages that the client likes."""
    for wish in (header(scope, "accept-language") or "").split(","):
        wanted = wish.split(";")[0].strip()[:2].lower()
        if wanted in languages():
            return wanted
    return "en"


def problem(said: Phrase, status: int, language: str) -> Problem:
    PROBLEMS.labels(said.key).inc()
    return Problem(said.key, status, speak(said, language), dict(said.args))


class Guard:
    """Around the whole application: refuses what comes from elsewhere, and puts headers on every answer."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...] = ()) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        accepted = False

        async def send_or_refuse(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not accepted:
                await refuse_handshake(scope, send, "problem-not-found", 404)
            else:
                await send(message)

        if comes_from_here(scope, self._origins):
            await self._app(scope, receive, send_or_refuse)
        else:
            await receive()
            await refuse_handshake(scope, send, "problem-foreign-origin", 403)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", message["status"]).inc()
                message = {**message, "headers": [*with_headers(message["headers"], scope["path"], scope["scheme"])]}
            await send(message)

        if scope["method"] in SAFE or comes_from_here(scope, self._origins):
            refusal = self._badly_wrapped(scope)
        else:
            refusal = ("problem-foreign-origin", 403)
        if refusal is None:
            await self._app(scope, receive, send_with_headers)
        else:
            key, status = refusal
            await refuse(send_with_headers, problem(Phrase(key), status, language_of(scope)))

    def _badly_wrapped(self, scope: HTTPScope) -> tuple[str, int] | None:
        """Forms and other types that a foreign page could send by itself are none of ours."""
        kind = (header(scope, "content-type") or "").split(";")[0].strip().lower()
        lengths = [value for key, value in scope["headers"] if key in (b"content-length", b"transfer-encoding")]
        carries = any(length != b"0" for length in lengths)
        if scope["method"] not in SAFE and carries and kind != "application/json":
            return "problem-content-type", 415
        return None


def with_headers(said: RawHeaders, path: str, scheme: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with ours; only what a file may do in a browser can be said by the answer itself."""
    kept = [(key, value) for key, value in said if key.decode().lower() not in HEADERS.keys() - {POLICY}]
    own = {key.decode().lower() for key, _ in kept}
    ours = [(key.encode(), value.encode()) for key, value in HEADERS.items() if key not in own]
    if path.startswith("/api") and not any(key.lower() == b"cache-control" for key, _ in kept):
        ours.append((b"cache-control", b"no-store"))
    if scheme in ENCRYPTED:
        ours.append((b"strict-transport-security", STRICT_TRANSPORT.encode()))
    return [*kept, *ours]


async def refuse(send: Send, said: Problem) -> None:
    body = msgspec.json.encode(said)
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": said.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_handshake(scope: Scope, send: Send, key: str, status: int) -> None:
    """Refuse a socket before it is one, with an answer like that to any other request where that is possible."""

    async def send_for_handshake(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = with_headers(message["headers"], scope["path"], scope["scheme"])
            await send({"type": "websocket.http.response.start", "status": message["status"], "headers": headers})
        elif message["type"] == "http.response.body":
            await send({"type": "websocket.http.response.body", "body": message["body"], "more_body": False})

    if "websocket.http.response" in (scope.get("extensions") or {}):
        await refuse(send_for_handshake, problem(Phrase(key), status, language_of(scope)))
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
