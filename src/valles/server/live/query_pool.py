"""Queries and replays: computed in processes, sessions in turn, equal requests once, within a budget."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import structlog

from valles.kernel.phrase import phrase_of
from valles.mcp.description import DescriptionRequest
from valles.server.limits import REQUESTER, ClientBudget, ClientKey, Limits
from valles.server.live import query_worker
from valles.server.live.query_worker import (
    OpenedTable,
    OpenRequest,
    PlainPhrase,
    PointsQuery,
    Query,
    ReplayRequest,
    RestoredTable,
    Timed,
)
from valles.table.live import Refused
from valles.table.row import CorruptTable
from valles.workers import TimeLimitExceeded
from valles.workers.async_pool import CPU_LIMIT, AsyncPool

MAX_WAITING: Final = 30
"""The number of requests of one session that may wait."""
OPENING_LIMIT: Final = 60.0
"""Seconds of processor time to open a table: several times what the longest one needs."""
CACHE_SIZE: Final = 16 * 1024 * 1024
"""The size of the cache of answers in bytes."""

Request = Query | PointsQuery | DescriptionRequest | ReplayRequest | str
"""A request whose answer can be cached; a text is the record of a game, for its chart."""

log = structlog.get_logger()


@dataclass(eq=False, kw_only=True)
class _Job:
    client: ClientKey | None
    """None for a job of the server itself, as opening a table."""
    function: Callable[[Any, float], Timed[Any]]  # each job has a request and an answer of its own
    request: object
    kind: Literal["query", "replay", "opening"] = "query"
    """Replays and openings of tables play whole games, which may take seconds."""
    key: Request | None = None
    """The key of the cache; None if the answer is not cached."""
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())  # the same
    waiters: int = 0
    """The number of callers that still wait for the answer."""

    @property
    def budget(self) -> float:
        """The seconds of processor time after which the job is aborted."""
        return OPENING_LIMIT if self.kind == "opening" else CPU_LIMIT


class QueryPool:
    """Sessions take turns, each with one request at a time; replays never take the last process."""

    def __init__(self, pool: AsyncPool, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = pool
        self._clock = clock
        self._spent = ClientBudget(limits.queries, limits.queries_of_address)
        self._queues: dict[str, deque[_Job]] = {}
        """Waiting jobs by session, in the order of their turns."""
        self._running: dict[str, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._shared: dict[Request, _Job] = {}
        """Jobs that wait or run, by their key."""
        self._cache: dict[Request, bytes | None] = {}
        """The latest answers, by request."""
        self._size = 0

    async def answer(self, client: ClientKey, query: Query) -> bytes:
        """Return the answer to a query as it is sent, with the id 0."""
        answer = await self._cached(client, query_worker.answer_query, query)
        if answer is None:
            raise Refused("problem-impossible")
        return answer

    async def points(self, client: ClientKey, query: PointsQuery) -> bytes:
        """Return the shares of the points as they are sent, with the id 0."""
        return await self._cached(client, query_worker.answer_points, query) or b""

    async def description(self, client: ClientKey, request: DescriptionRequest) -> bytes:
        """Return a description of a table in words, from a seat."""
        return await self._cached(client, query_worker.describe, request) or b""

    async def replay_snapshot(self, client: ClientKey, request: ReplayRequest) -> bytes:
        """Return a snapshot of a finished game after some moves, as it is sent."""
        return await self._cached(client, query_worker.replay_snapshot, request, kind="replay") or b""

    async def chart(self, client: ClientKey, record: str) -> bytes:
        """Return the chart of a finished game, as it is sent."""
        return await self._cached(client, query_worker.chart, record, kind="replay") or b""

    async def restored_table(self, client: ClientKey, record: str, id: str, at: float) -> RestoredTable:
        """Return the table of a record; raise Refused, with the reason, if there is none."""
        request = (record, id, at)
        job = self._enqueue(_Job(client=client, function=query_worker.restore, request=request, kind="replay"))
        result: RestoredTable | PlainPhrase = await self._wait(job)
        if isinstance(result, RestoredTable):
            return result
        problem = phrase_of(result)
        raise Refused(problem.key, 400, **problem.args)

    async def opened_table(self, request: OpenRequest) -> OpenedTable:
        """Return a table after all its rows, as plain data.

        It counts for the client that needs the table first, and is never refused: others need the table too.
        """
        job = self._enqueue(
            _Job(
                client=REQUESTER.get(),
                function=query_worker.open_table,
                request=request,
                kind="opening",
            )
        )
        result: OpenedTable | tuple[str, str] = await self._wait(job)
        if isinstance(result, tuple):
            raise CorruptTable(*result)
        return result

    def warm_up(self) -> None:
        self._pool.warm_up()

    async def close(self) -> None:
        """Stop at once; unfinished answers are lost."""
        self._queues.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    # One request

    async def _cached(
        self,
        client: ClientKey,
        function: Callable[[Any, float], Timed[Any]],  # as in a job
        request: Request,
        kind: Literal["query", "replay"] = "query",
    ) -> bytes | None:
        if request in self._cache:
            answer = self._cache[request] = self._cache.pop(request)
            return answer
        job = self._shared.get(request)
        if job is None:
            job = self._shared[request] = self._enqueue(
                _Job(client=client, function=function, request=request, kind=kind, key=request)
            )
        result: bytes | None = await self._wait(job)
        return result

    async def _wait(self, job: _Job) -> Any:  # as in a job
        job.waiters += 1
        try:
            return await asyncio.shield(job.answer)
        finally:
            job.waiters -= 1

    def _enqueue(self, job: _Job) -> _Job:
        """Queue a job and return it; raise Refused if its session has too many or too expensive ones."""
        session = job.client.session if job.client else f"server {id(job)}"
        queue = self._queues.get(session, deque())
        if len(queue) >= MAX_WAITING:
            raise Refused("problem-too-fast", 429, seconds=1)
        self._check_budget(job)
        queue.append(job)
        self._queues[session] = queue
        self._start_next()
        return job

    def _check_budget(self, job: _Job) -> None:
        """Raise Refused, with the seconds to wait, if the session or the address has spent its processor time."""
        if job.client is not None and job.kind != "opening":
            wait = self._spent.wait(job.client, self._clock())
            if wait > 0:
                raise Refused("problem-too-fast", 429, seconds=math.ceil(wait))

    # Turns of the sessions

    def _start_next(self) -> None:
        """Start all jobs that can run now."""
        for session in list(self._queues):
            if len(self._running) >= self._pool.size:
                return
            if session not in self._running:
                self._start(session)

    def _start(self, session: str) -> None:
        queue = self._queues[session]
        if queue[0].kind != "query" and self._too_many(queue[0].kind):
            return
        job = queue.popleft()
        if not queue:
            del self._queues[session]
        self._running[session] = job
        task = asyncio.get_running_loop().create_task(self._run(session, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _too_many(self, kind: str) -> bool:
        """Return True if no further job of a slow kind may start; opening a table never waits for replays."""
        return sum(1 for job in self._running.values() if job.kind == kind) >= max(1, self._pool.size - 1)

    async def _run(self, session: str, job: _Job) -> None:
        """Run a job; afterwards its session is last in turn."""
        try:
            await self._compute(job)
        finally:
            del self._running[session]
            if job.key is not None:
                self._shared.pop(job.key, None)
            if not job.answer.done():
                job.answer.cancel()
            if session in self._queues:
                self._queues[session] = self._queues.pop(session)
            self._start_next()

    async def _compute(self, job: _Job) -> None:
        if not job.waiters:
            return
        try:
            self._check_budget(job)
            result = await self._pool.run(job.function, job.request, job.budget)
        except TimeLimitExceeded:
            self._spend(job, job.budget)
            log.warning("a query took too long", function=job.function.__name__)
            self._fail(job, Refused("problem-too-long", 503))
        except Exception as error:
            self._fail(job, error)
        else:
            self._spend(job, result.seconds)
            if job.key is not None:
                self._store(job.key, result.answer)
            job.answer.set_result(result.answer)

    def _fail(self, job: _Job, error: Exception) -> None:
        job.answer.set_exception(error)
        job.answer.exception()  # All callers may be gone.

    def _spend(self, job: _Job, seconds: float) -> None:
        if job.client is not None:
            self._spent.spend(job.client, self._clock(), seconds)

    def _store(self, request: Request, answer: bytes | None) -> None:
        self._cache[request] = answer
        self._size += weight(request, answer)
        while self._size > CACHE_SIZE:
            oldest = next(iter(self._cache))
            self._size -= weight(oldest, self._cache.pop(oldest))


def weight(request: Request, answer: bytes | None) -> int:
    """Return the size of a request and its answer in bytes."""
    match request:
        case Query() | PointsQuery() | DescriptionRequest():
            key = request.view
        case ReplayRequest():
            key = request.record
        case _:
            key = request
    return len(key) + len(answer or b"")
