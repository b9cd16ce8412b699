"""Protocols of uvicorn with limits that it does not have: slow clients, unread responses, invalid requests, frames."""

from __future__ import annotations

from asyncio import Transport
from collections import Counter
from typing import Any, ClassVar, Final

import h11
import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from valles.kernel.phrase import Phrase
from valles.server.http import middleware
from valles.server.http.request import network_of
from valles.server.limits import LARGEST_MESSAGE, LARGEST_QUEUE, Limits

CHECK_INTERVAL: Final = 15.0
"""Seconds between two checks of a connection: stuck both times, it is closed."""

COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""Compression of messages as in uvicorn, but each by itself: no connection keeps 40 kB between two messages."""


class HttpProtocol(H11Protocol):
    """Closes connections with half a request or an unread response, and refuses invalid HTTP by a problem document.

    An address has only so many connections: others would be kept out by one that opens all that the system allows.
    """

    check_interval = CHECK_INTERVAL
    most_connections = Limits().connections_of_address
    connections_of: ClassVar[Counter[str]] = Counter()
    """Number of open connections by address, of this process."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._last_state: tuple[object, ...] | None = None
        self._counted = self._counted_address()
        if self._counted is not None:
            self.connections_of[self._counted] += 1
            if self.connections_of[self._counted] > self.most_connections:
                transport.abort()
                return
        self.loop.call_later(self.check_interval, self._check)

    def _counted_address(self) -> str | None:
        """Return the address for which the connection counts; None for a proxy, behind which are many clients."""
        if self.client is None:
            return None
        is_proxy = isinstance(self.app, ProxyHeadersMiddleware) and self.client[0] in self.app.trusted_hosts
        return None if is_proxy else network_of(self.client[0])

    def _stop_counting(self) -> None:
        if self._counted is not None:
            self.connections_of[self._counted] -= 1
            if not self.connections_of[self._counted]:
                del self.connections_of[self._counted]
            self._counted = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_counting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection on to the protocol of sockets, which have limits of their own."""
        self._stop_counting()
        super().handle_websocket_upgrade(event)

    def _check(self) -> None:
        if self.transport.is_closing() and not self.transport.get_write_buffer_size():
            return
        if self.transport.get_protocol() is not self:
            return
        state = (self.cycle, self.conn.their_state, self.transport.get_write_buffer_size())
        if self._waits_for_client() and state == self._last_state:
            self.transport.abort()
            return
        self._last_state = state if self._waits_for_client() else None
        self.loop.call_later(self.check_interval, self._check)

    def _waits_for_client(self) -> bool:
        """Return True if a request is incomplete or its response unread. Between requests uvicorn has a timeout."""
        incomplete = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None
        return incomplete or self.transport.get_write_buffer_size() > 0

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        body = msgspec.json.encode(middleware.problem(Phrase("problem-bad-request"), 400, "en"))
        content = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
        headers = middleware.with_headers([*content, (b"connection", b"close")], "/api", self.scheme or "http")
        response = h11.Response(status_code=400, headers=headers, reason=STATUS_PHRASES[400])
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class Handshake(ServerProtocol):
    """Adds the headers of every response to the refusal of an invalid handshake."""

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(middleware.HEADERS)
        return response


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Bounds what uvicorn would buffer without limit: pongs, fragments, and what the client never reads."""

    def __init__(self, *args: Any, **named: Any) -> None:  # passed on to uvicorn unchanged
        super().__init__(*args, **named)
        extensions = [COMPRESSION] if self.config.ws_per_message_deflate else []
        self.conn = Handshake(extensions=extensions, max_size=LARGEST_MESSAGE, logger=self.conn.logger)

    async def send(self, message: Any) -> None:  # of the types of uvicorn
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # A refused handshake is complete; uvicorn would log an error.
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Closing alone would wait for a client that never reads.
        self.loop.call_later(self.close_timeout if self.writable.is_set() else 0, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            # Closing alone would wait for a client that never reads.
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > LARGEST_QUEUE:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= LARGEST_MESSAGE:
            self._fail(1009)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self._fail(1007)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(code)
            self.handle_parser_exception()


def is_utf8(data: bytes) -> bool:
    """Return True if data is valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
