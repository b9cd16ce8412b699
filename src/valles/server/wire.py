"""Connections below the application: clients that dawdle, do not read, or send what is no HTTP and no frame."""

from __future__ import annotations

from asyncio import Transport
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from valles.kernel.phrase import Phrase
from valles.server import guard
from valles.server.limits import LARGEST_MESSAGE, LARGEST_QUEUE

PATIENCE: Final = 15.0
"""Seconds between two looks at a connection: one that is stuck both times is cut (RELIABILITY S3: after 30 at most)."""


class HttpWire(H11Protocol):
    """Cuts those who send half a request or take no answer, and refuses what is no HTTP with a problem document."""

    patience = PATIENCE

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._stuck: tuple[object, ...] | None = None
        self.loop.call_later(self.patience, self._look)

    def _look(self) -> None:
        if self.transport.is_closing() and not self.transport.get_write_buffer_size():
            return
        if self.transport.get_protocol() is not self:
            return
        found = (self.cycle, self.conn.their_state, self.transport.get_write_buffer_size())
        if self._waits_for_client() and found == self._stuck:
            self.transport.abort()
            return
        self._stuck = found if self._waits_for_client() else None
        self.loop.call_later(self.patience, self._look)

    def _waits_for_client(self) -> bool:
        """Whether a request has not wholly come, or its answer is not taken. Between requests uvicorn counts."""
        coming = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None
        return coming or self.transport.get_write_buffer_size() > 0

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        body = msgspec.json.encode(guard.problem(Phrase("problem-bad-request"), 400, "en"))
        said = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
        headers = guard.with_headers([*said, (b"connection", b"close")], "/api", self.scheme or "http")
        response = h11.Response(status_code=400, headers=headers, reason=STATUS_PHRASES[400])
        for event in (response, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class Handshake(ServerProtocol):
    """Refuses what is no handshake with the headers that every answer carries."""

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(guard.HEADERS)
        return response


class SocketWire(WebSocketsSansIOProtocol):
    """Bounds what uvicorn keeps for a client without end: pongs, fragments, and what is never read."""

    def __init__(self, *args: Any, **named: Any) -> None:  # handed on to uvicorn as they are
        super().__init__(*args, **named)
        known = self.conn
        self.conn = Handshake(extensions=known.available_extensions, max_size=LARGEST_MESSAGE, logger=known.logger)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Closing alone would wait for somebody who never reads.
        self.loop.call_later(self.close_timeout if self.writable.is_set() else 0, self.transport.abort)

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
        if self.curr_msg_data_type == "text" and not readable(b"".join(self.frames)):
            self.frames = []
            self._fail(1007)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(code)
            self.handle_parser_exception()


def readable(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
