"""What people look at: computed in processes, in turns of the sessions, once for all who ask the same, and bounded."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import structlog

from valles.kernel.phrase import phrase_of
from valles.mcp.telling import Telling
from valles.server.limits import Limits, TimeBudget
from valles.server.live import query_worker
from valles.server.live.query_worker import Computed, Look, Opened, Opening, Past, PlainPhrase, Restored
from valles.table.live import Refused
from valles.table.row import Damaged
from valles.workers import TimeLimitExceeded
from valles.workers.async_pool import CPU_LIMIT, AsyncPool

MOST_WAITING: Final = 30
"""How many requests of one session may wait."""
MOST_KEPT: Final = 16 * 1024 * 1024
"""Bytes of answers that are kept for whoever asks the same again."""
LONG_BUDGET: Final = 30.0
"""Seconds of processor time after which the replay of a finished game or of a record is aborted."""

Request = Look | Telling | Past | str
"""What is asked more than once, and answered in the same way as long as it is; a text is the record of a game."""

log = structlog.get_logger()


@dataclass(frozen=True)
class Asker:
    """Whose processor time it is."""

    session: str
    address: str


@dataclass(eq=False)
class _Job:
    asker: Asker | None
    """None for what the server itself needs, as opening a table."""
    function: Callable[[Any, float], Computed[Any]]  # each job has a request and an answer of its own
    request: object
    budget: float
    replays: bool
    """Whether it may take seconds."""
    key: Request | None = None
    """By what others find it, if it may be shared and its answer kept."""
    found: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())  # the same
    wanted: int = 0
    """How many still wait for it."""


class Looks:
    """Sessions take turns, each with one request at a time; a replay never takes the last process."""

    def __init__(self, pool: AsyncPool, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = pool
        self._clock = clock
        self._of_session = TimeBudget(limits.looks)
        self._of_address = TimeBudget(limits.looks_of_address)
        self._queues: dict[str, deque[_Job]] = {}
        """What waits, by session, in the order of their turns."""
        self._running: dict[str, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._shared: dict[Request, _Job] = {}
        """What waits or runs, by its request."""
        self._kept: dict[Request, bytes | None] = {}
        """The answers found last, by request."""
        self._size = 0

    async def look(self, asker: Asker, asked: Look) -> bytes:
        """The answer to a look ahead, as it is sent, with the id 0."""
        found = await self._kept_or_found(asker, query_worker.look, asked)
        if found is None:
            raise Refused("problem-impossible")
        return found

    async def told(self, asker: Asker, asked: Telling) -> bytes:
        """What a seat is told in words."""
        return await self._kept_or_found(asker, query_worker.tell, asked) or b""

    async def past(self, asker: Asker, asked: Past) -> bytes:
        """A finished game after some moves, as it is sent."""
        return await self._kept_or_found(asker, query_worker.past, asked, replays=True) or b""

    async def chart(self, asker: Asker, record: str) -> bytes:
        """The chart of a finished game, as it is sent."""
        return await self._kept_or_found(asker, query_worker.chart, record, replays=True) or b""

    async def restored(self, asker: Asker, record: str, id: str, at: float) -> Restored:
        """The table of a record; Refused, with the reason, if there is none."""
        job = self._enqueued(_Job(asker, query_worker.restore, (record, id, at), LONG_BUDGET, True))
        found: Restored | PlainPhrase = await self._wait(job)
        if isinstance(found, Restored):
            return found
        raise Refused("problem-broken-record", 400, reason=phrase_of(found))

    async def opened(self, asked: Opening) -> Opened:
        """A table after all its rows, as plain data."""
        job = self._enqueued(_Job(None, query_worker.open_table, asked, 0.0, True))
        found: Opened | tuple[str, str] = await self._wait(job)
        if isinstance(found, tuple):
            raise Damaged(*found)
        return found

    def warm_up(self) -> None:
        self._pool.warm_up()

    async def close(self) -> None:
        """Stop at once: nothing that is computed here is kept."""
        self._queues.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    # One request

    async def _kept_or_found(
        self,
        asker: Asker,
        function: Callable[[Any, float], Computed[Any]],  # as in a job
        request: Request,
        replays: bool = False,
    ) -> bytes | None:
        if request in self._kept:
            found = self._kept[request] = self._kept.pop(request)
            return found
        job = self._shared.get(request)
        if job is None:
            budget = LONG_BUDGET if replays else CPU_LIMIT
            job = self._shared[request] = self._enqueued(_Job(asker, function, request, budget, replays, request))
        answer: bytes | None = await self._wait(job)
        return answer

    async def _wait(self, job: _Job) -> Any:  # as in a job
        job.wanted += 1
        try:
            return await asyncio.shield(job.found)
        finally:
            job.wanted -= 1

    def _enqueued(self, job: _Job) -> _Job:
        """The job, which waits for its turn now; Refused if its session asks for too much."""
        session = job.asker.session if job.asker else f"server {id(job)}"
        queue = self._queues.get(session, deque())
        if len(queue) >= MOST_WAITING:
            raise Refused("problem-too-fast", 429, seconds=1)
        self._check_budget(job)
        queue.append(job)
        self._queues[session] = queue
        self._start_next()
        return job

    def _check_budget(self, job: _Job) -> None:
        """Refused, with the seconds to wait, if the session or the address has spent its processor time."""
        if job.asker is not None:
            now = self._clock()
            wait = max(self._of_session.wait(job.asker.session, now), self._of_address.wait(job.asker.address, now))
            if wait > 0:
                raise Refused("problem-too-fast", 429, seconds=math.ceil(wait))

    # Turns of the sessions

    def _start_next(self) -> None:
        """Start what can be started."""
        for session in list(self._queues):
            if len(self._running) >= self._pool.size:
                return
            if session not in self._running:
                self._start(session)

    def _start(self, session: str) -> None:
        queue = self._queues[session]
        if queue[0].replays and self._too_many_replays():
            return
        job = queue.popleft()
        if not queue:
            del self._queues[session]
        self._running[session] = job
        task = asyncio.get_running_loop().create_task(self._run(session, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _too_many_replays(self) -> bool:
        replays = sum(1 for job in self._running.values() if job.replays)
        return replays >= max(1, self._pool.size - 1)

    async def _run(self, session: str, job: _Job) -> None:
        """One turn; after it the session comes last."""
        try:
            await self._compute(job)
        finally:
            del self._running[session]
            if job.key is not None:
                self._shared.pop(job.key, None)
            if not job.found.done():
                job.found.cancel()
            if session in self._queues:
                self._queues[session] = self._queues.pop(session)
            self._start_next()

    async def _compute(self, job: _Job) -> None:
        if not job.wanted:
            return
        try:
            self._check_budget(job)
            found = await self._pool.run(job.function, job.request, job.budget)
        except TimeLimitExceeded:
            self._spend(job, job.budget)
            log.warning("a look took too long", what=job.function.__name__)
            self._fail(job, Refused("problem-too-long", 503))
        except Exception as error:
            self._fail(job, error)
        else:
            self._spend(job, found.seconds)
            if job.key is not None:
                self._keep(job.key, found.answer)
            job.found.set_result(found.answer)

    def _fail(self, job: _Job, error: Exception) -> None:
        job.found.set_exception(error)
        job.found.exception()  # Whoever asked may be gone.

    def _spend(self, job: _Job, seconds: float) -> None:
        if job.asker is not None:
            self._of_session.spend(job.asker.session, self._clock(), seconds)
            self._of_address.spend(job.asker.address, self._clock(), seconds)

    def _keep(self, request: Request, answer: bytes | None) -> None:
        self._kept[request] = answer
        self._size += weight(request, answer)
        while self._size > MOST_KEPT:
            oldest = next(iter(self._kept))
            self._size -= weight(oldest, self._kept.pop(oldest))


def weight(request: Request, answer: bytes | None) -> int:
    """Bytes of an answer and of what was asked."""
    match request:
        case Look() | Telling():
            asked = request.view
        case Past():
            asked = request.record
        case _:
            asked = request
    return len(asked) + len(answer or b"")
