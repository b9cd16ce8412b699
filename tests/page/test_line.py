"""The slow line itself: browser tests on it would prove nothing if it were quick and never cut."""

import asyncio
import time
from contextlib import suppress

import pytest

from tests.page.line import LATE, SPREAD, slow_line

UPGRADE = b"GET /api/tables/1/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"
MOST_PIECES = 1000


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while piece := await reader.read(100):
            writer.write(piece)
    writer.close()


async def send_until_cut() -> None:
    async with await asyncio.start_server(echo, "127.0.0.1", 0) as server:
        with slow_line(server.sockets[0].getsockname()[1]) as (url, line):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
            sent = time.monotonic()
            writer.write(UPGRADE)
            assert await reader.readexactly(len(UPGRADE)) == UPGRADE
            assert time.monotonic() - sent >= 2 * (LATE - SPREAD)

            with pytest.raises(OSError):
                for _ in range(MOST_PIECES):
                    writer.write(b"a message")
                    await writer.drain()
                    await asyncio.sleep(0.001)
            writer.close()
            assert line.cuts


def test_messages_are_late_and_sockets_are_cut():
    asyncio.run(send_until_cut())
