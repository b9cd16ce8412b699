"""A pool for an event loop: warm, bounded processes that are replaced when they die."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Final, TypeVar

from valles.workers.process import WorkerDied, process_executor
from valles.workers.task import MAX_ATTEMPTS

Request = TypeVar("Request")
Result = TypeVar("Result")

CPU_LIMIT: Final = 5.0
"""Seconds of processor time for a request, unless it has a limit of its own."""


class AsyncPool:
    """Worker processes that answer requests of an event loop. They start with `warm_up` or with the first request."""

    def __init__(
        self, start: Callable[[], Executor] = process_executor, cpu_limit: float = CPU_LIMIT, size: int = 1
    ) -> None:
        """Create the pool without starting any process.

        Args:
            start: Returns an executor with so many processes.
            cpu_limit: Seconds of processor time for a request.
            size: Number of processes.
        """
        self.size = size
        self._start = start
        self._cpu_limit = cpu_limit
        self._executor: Executor | None = None

    def warm_up(self) -> None:
        """Start all processes now, without waiting for them."""
        executor = self._executor = self._executor or self._start()
        for _ in range(self.size):
            executor.submit(_warm_up, None, 0.0)

    async def run(
        self, function: Callable[[Request, float], Result], request: Request, cpu_limit: float | None = None
    ) -> Result:
        """Return what a function computes in a process, or raise its error.

        Args:
            function: Is called with the request and the limit, and keeps to that with `time_limit`.
            request: Is sent to the process.
            cpu_limit: Seconds of processor time; by default those of the pool.

        Raises:
            WorkerDied: Several processes died over this request.
        """
        limit = self._cpu_limit if cpu_limit is None else cpu_limit
        for _ in range(MAX_ATTEMPTS):
            executor = self._executor = self._executor or self._start()
            try:
                return await asyncio.wrap_future(executor.submit(function, request, limit))
            except BrokenExecutor:
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False)
        raise WorkerDied(f"{MAX_ATTEMPTS} processes died over one request")

    async def close(self) -> None:
        """End all processes after what they are working on."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


def _warm_up(request: None, cpu_limit: float) -> None:
    """Do nothing: a process has to start for this."""
