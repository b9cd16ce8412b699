"""What no well-behaved client library sends: bytes as they are, frames against the rules, handshakes that never end."""

import asyncio
import struct
from contextlib import asynccontextmanager

from tests.support.server import PATIENCE

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
MASK = b"\x12\x34\x56\x78"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def frame(payload=b"", opcode=TEXT, fin=True, reserved=0, masked=True, length=None):
    """Return a frame of these bytes; `length` overrides their number."""
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    mark = 0x80 if masked else 0
    if size < 126:
        head += bytes([mark | size])
    elif size < 65536:
        head += bytes([mark | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def handshake(server, table, token="", **headers):
    """Return the request that opens a socket; a header that is None is left out."""
    fields = {
        "Host": f"127.0.0.1:{server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
        "Authorization": f"Bearer {token}" if token else None,
    }
    fields |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{name}: {value}" for name, value in fields.items() if value is not None]
    return "\r\n".join([f"GET /api/tables/{table}/socket HTTP/1.1", *lines, "", ""]).encode()


class RawSocket:
    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer

    async def send(self, data):
        """Send it, as far as the server still listens."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            pass

    async def frame(self):
        """Return the next frame: its opcode and what it holds; None at the end."""
        try:
            head = await self.reader.readexactly(2)
            size = head[1] & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return head[0] & 0x0F, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def closed(self):
        """Return the code with which the server closes; 1006 if it just hangs up."""
        async with asyncio.timeout(PATIENCE):
            while (frame := await self.frame()) is not None:
                if frame[0] == CLOSE:
                    return struct.unpack("!H", frame[1][:2])[0] if frame[1] else 1005
        return 1006

    async def gone(self):
        """Wait until the connection has ended."""
        async with asyncio.timeout(PATIENCE):
            try:
                while await self.reader.read(65536):
                    pass
            except ConnectionError:
                pass

    async def answer(self):
        """Return the head of an HTTP answer: its status and headers."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = [line.partition(": ")[::2] for line in head[1:] if line]
        return int(head[0].split()[1]), {name.lower(): value for name, value in pairs}


@asynccontextmanager
async def connected(server, limit=2**20):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=limit)
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def shaken(server, table, token, **headers):
    """Yield a socket whose handshake is done."""
    async with connected(server) as raw:
        await raw.send(handshake(server, table, token, **headers))
        status, body = await raw.answer()
        assert status == 101, status
        raw.extensions = body.get("sec-websocket-extensions", "")
        yield raw


async def response_to(server, data):
    """Return the status, headers and body that raw bytes are answered with; status 0 if with nothing."""
    async with connected(server) as raw:
        await raw.send(data)
        try:
            status, headers = await raw.answer()
            size = int(headers.get("content-length", 0))
            async with asyncio.timeout(PATIENCE):
                return status, headers, await raw.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, {}, b""
