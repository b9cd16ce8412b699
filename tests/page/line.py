"""A slow line between the browser and a server: all data is late, and now and then the line is cut."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

LATE = 0.4
SPREAD = 0.3
"""Seconds by which data is late, more or less."""
CUT_AFTER = 30
"""Pieces of data over a socket until it is cut, on average."""
PIECE = 2**16
OURS = (b"GET /api/", b"POST /api/", b"PATCH /api/", b"PUT /api/", b"DELETE /api/")
"""How requests begin that somebody waits for; the files of the page come at once, as from a browser's cache."""


class SlowLine:
    """Forwards data between clients and a server, in order, from a port of its own."""

    def __init__(self, port: int, seed: int = 0) -> None:
        self._to = port
        self._chance = random.Random(seed)
        self._sockets: set[asyncio.StreamWriter] = set()
        """Both ends of each WebSocket."""
        self._ends: set[asyncio.StreamWriter] = set()
        """Both ends of every connection."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.cuts = 0

    async def begin(self) -> int:
        """Listen; the port."""
        self._listener = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    async def end(self) -> None:
        self._listener.close()
        for task in self._tasks:
            task.cancel()
        for end in self._ends:
            end.transport.abort()
        await asyncio.gather(*self._tasks, *(end.wait_closed() for end in self._ends), return_exceptions=True)

    def cut(self) -> None:
        """Cut all sockets at once."""
        self.cuts += 1
        for end in self._sockets:
            end.transport.abort()
        self._sockets.clear()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            # The server has been killed.
            writer.transport.abort()
            return
        self._ends.update((writer, back))
        call = Call(self, writer, back)
        for ends in ((reader, back, True), (there, writer, False)):
            task = asyncio.create_task(call.carry(*ends))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def note_socket(self, *ends: asyncio.StreamWriter) -> None:
        self._sockets.update(ends)

    def is_cut(self) -> bool:
        """Whether a socket is cut here."""
        cut = self._chance.random() < 1 / CUT_AFTER
        self.cuts += cut
        return cut

    def delay(self) -> float:
        return LATE + self._chance.uniform(-SPREAD, SPREAD)


class Call:
    """One connection of a client."""

    def __init__(self, line: SlowLine, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self._line = line
        self._ends = client, server
        self._slow = False
        self._socket = False

    async def carry(self, reader: asyncio.StreamReader, to: asyncio.StreamWriter, asks: bool) -> None:
        """Forward data of one side to the other: late, in order, and without delaying later data."""
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.create_task(self._write(late, to))
        due, clock = 0.0, asyncio.get_running_loop().time
        try:
            while data := await reader.read(PIECE):
                if asks:
                    self._note(data)
                if self._socket and self._line.is_cut():
                    self._abort()
                    return
                due = max(due, clock() + (self._line.delay() if self._slow else 0.0))
                late.put_nowait((due, data))
        except OSError:
            self._abort()
        finally:
            late.put_nowait((due, b""))
            with suppress(OSError):
                await writing

    async def _write(self, late: "asyncio.Queue[tuple[float, bytes]]", to: asyncio.StreamWriter) -> None:
        while True:
            due, data = await late.get()
            await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
            if not data or to.is_closing():
                to.close()
                return
            to.write(data)

    def _note(self, data: bytes) -> None:
        """Whether somebody waits for this: a request is one piece, and all of a socket is."""
        if self._socket:
            return
        if data.startswith((b"GET ", b"POST ", b"PATCH ", b"PUT ", b"DELETE ", b"HEAD ")):
            self._slow = data.startswith(OURS)
        if b"upgrade: websocket" in data[:4000].lower():
            self._socket = self._slow = True
            self._line.note_socket(*self._ends)

    def _abort(self) -> None:
        for end in self._ends:
            end.transport.abort()


@contextmanager
def slow_line(port: int, seed: int = 0) -> Iterator[tuple[str, SlowLine]]:
    """Until the block ends, an address at which the server of this port is reached over a slow line."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()

    line = SlowLine(port, seed)
    here = asyncio.run_coroutine_threadsafe(line.begin(), loop).result()
    try:
        yield f"http://127.0.0.1:{here}", line
    finally:
        asyncio.run_coroutine_threadsafe(line.end(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
