"""Receivers of notices on this machine: an HTTP server, a push service with its browsers, and a mail server."""

import asyncio
import base64
import os
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from typing import Any

import http_ece
import jwt
import msgspec
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


@dataclass
class Received:
    """A request as it came."""

    path: str
    headers: dict
    body: bytes

    @property
    def json(self):
        return msgspec.json.decode(self.body)


@dataclass
class Receiver:
    """An HTTP server that answers each request with the next status, and at last with 201."""

    port: int = 0
    statuses: list = field(default_factory=list)
    requests: list = field(default_factory=list)
    connections: int = 0
    headers: str = ""
    body: bytes = b""
    delay: float = 0.0

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    async def handle(self, reader, writer):
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.requests.append(Received(first.split()[1], headers, body))
            await asyncio.sleep(self.delay)
            status = self.statuses.pop(0) if self.statuses else 201
            answer = f"HTTP/1.1 {status} X\r\ncontent-length: {len(self.body)}\r\n{self.headers}\r\n".encode()
            writer.write(answer + self.body)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiver(**options):
    """Yield a running HTTP server."""
    here = Receiver(**options)
    server = await asyncio.start_server(here.handle, "127.0.0.1", 0)
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        server.close()


class Browser:
    """A browser that has subscribed: it can read what its push service receives for it."""

    def __init__(self):
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, endpoint, name="Firefox"):
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": as_text(point), "auth": as_text(self._auth)}
        return {"kind": "push", "endpoint": endpoint, "name": name, **keys}

    def read(self, request):
        """Return the decrypted message of a request."""
        assert request.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(
            request.body, private_key=self._key, auth_secret=self._auth, version=request.headers["content-encoding"]
        )
        return msgspec.json.decode(plain)


def as_text(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def signed_claims(request, audience):
    """Return the claims and the public key of the sender, if the signature holds."""
    scheme, _, fields = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in fields.split(","))
    point = base64.urlsafe_b64decode(parts["k"] + "=" * (-len(parts["k"]) % 4))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    return jwt.decode(parts["t"], key, algorithms=["ES256"], audience=audience), parts["k"]


@dataclass
class Mailbox:
    """A mail server that keeps what it accepts."""

    port: int = 0
    mails: list[Any] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)

    @property
    def url(self):
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server, session, envelope):
        if self.answers:
            return self.answers.pop(0)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@asynccontextmanager
async def mailbox():
    """Yield a running mail server."""
    here = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(here, loop=loop), "127.0.0.1", 0)
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        server.close()
