"""Middleware around the whole application: refuses foreign hosts, origins and content types, adds security headers."""

from __future__ import annotations

import time
from typing import Final

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from litestar.types.asgi_types import RawHeaders

from valles.describe.text import render
from valles.kernel.phrase import Phrase
from valles.server.http.request import (
    ENCRYPTED,
    client_network,
    header,
    is_known_host,
    is_same_origin,
    language_of,
    names_of,
)
from valles.server.limits import Limits, RateLimit
from valles.server.metrics import PROBLEMS, REQUESTS
from valles.server.repeated_warning import RepeatedWarning
from valles.table.message.field import Problem

log = structlog.get_logger()

POLICY: Final = "content-security-policy"
HEADERS: Final = {
    POLICY: "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
STRICT_TRANSPORT: Final = "max-age=31536000; includeSubDomains"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
TOO_MANY: Final = 4429
"""Close code for too many sockets or messages; before a socket is accepted, for too many requests."""
FORMS: Final = "/unsubscribe/"
"""The path to which mail programs post a form (RFC 8058); its token proves who may do that."""
UNKNOWN_PATH: Final = Phrase("problem-not-found"), 404
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")


def problem(phrase: Phrase, status: int, language: str) -> Problem:
    """Return a problem document, and count it."""
    PROBLEMS.labels(phrase.key).inc()
    return Problem(phrase.key, status, render(phrase, language), dict(phrase.args))


class SecurityMiddleware:
    """Refuses requests to other hosts and from other origins, and adds the security headers to every response."""

    def __init__(
        self,
        app: ASGIApp,
        origins: tuple[str, ...] = (),
        hosts: tuple[str, ...] = (),
        limits: Limits | None = None,
    ) -> None:
        self._app = app
        self._origins = origins
        self._hosts = names_of(origins) | {host.lower() for host in hosts}
        self._strangers = RateLimit((limits or Limits()).requests)
        self._too_fast = Phrase("problem-too-fast", {"seconds": int(self._strangers.seconds)}), 429
        self._unknown_host = RepeatedWarning("unknown host")

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
                await refuse_handshake(scope, send, *(self._too_fast if message["code"] == TOO_MANY else UNKNOWN_PATH))
            else:
                await send(message)

        refusal = self._origin_problem(scope)
        if refusal is None:
            await self._app(scope, receive, send_or_refuse)
        else:
            await receive()
            await refuse_handshake(scope, send, *refusal)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", message["status"]).inc()
                message = {**message, "headers": [*with_headers(message["headers"], scope["path"], scope["scheme"])]}
            await send(message)

        refusal = self._origin_problem(scope) or self._content_problem(scope)
        if refusal is None:
            await self._app(scope, receive, send_with_headers)
        else:
            phrase, status = refusal
            await refuse(send_with_headers, problem(phrase, status, language_of(scope)))

    def _origin_problem(self, scope: HTTPScope | WebSocketScope) -> tuple[Phrase, int] | None:
        if not is_known_host(scope, self._hosts):
            if not self._strangers.allows(client_network(scope), time.monotonic()):
                return self._too_fast
            self._unknown_host.log(host=(header(scope, "host") or "")[:100], address=client_network(scope))
            return Phrase("problem-unknown-host"), 421
        reads = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        if not reads and not is_same_origin(scope, self._origins):
            return Phrase("problem-foreign-origin"), 403
        return None

    def _content_problem(self, scope: HTTPScope) -> tuple[Phrase, int] | None:
        """Return the problem of a body that is not JSON: pages of other origins can send forms and some other types."""
        kind = (header(scope, "content-type") or "").split(";")[0].strip().lower()
        lengths = [value for key, value in scope["headers"] if key in (b"content-length", b"transfer-encoding")]
        has_body = any(length != b"0" for length in lengths)
        if scope["path"].startswith(FORMS):
            return None
        if scope["method"] not in SAFE and has_body and kind != "application/json":
            return Phrase("problem-content-type"), 415
        return None


def with_headers(headers: RawHeaders, path: str, scheme: str) -> list[tuple[bytes, bytes]]:
    """Return the headers of a response with ours; only the content security policy may be its own."""
    kept = [(key, value) for key, value in headers if key.decode().lower() not in HEADERS.keys() - {POLICY}]
    present = {key.decode().lower() for key, _ in kept}
    added = [(key.encode(), value.encode()) for key, value in HEADERS.items() if key not in present]
    if path.startswith("/api") and not any(key.lower() == b"cache-control" for key, _ in kept):
        added.append((b"cache-control", b"no-store"))
    if scheme in ENCRYPTED:
        added.append((b"strict-transport-security", STRICT_TRANSPORT.encode()))
    return [*kept, *added]


async def refuse(send: Send, problem: Problem) -> None:
    """Send a problem document."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_handshake(scope: Scope, send: Send, phrase: Phrase, status: int) -> None:
    """Refuse a WebSocket handshake, with a problem document if the ASGI server supports that."""

    async def send_for_handshake(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = with_headers(message["headers"], scope["path"], scope["scheme"])
            await send({"type": "websocket.http.response.start", "status": message["status"], "headers": headers})
        elif message["type"] == "http.response.body":
            await send({"type": "websocket.http.response.body", "body": message["body"], "more_body": False})

    if "websocket.http.response" in (scope.get("extensions") or {}):
        await refuse(send_for_handshake, problem(phrase, status, language_of(scope)))
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
