"""Processes that compute for the server, so that its event loop need not: warm, bounded, replaced when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeVar

Request = TypeVar("Request")
Found = TypeVar("Found")

METHOD: Final = "forkserver" if os.name == "posix" else "spawn"
"""How processes start: as copies of one that has loaded the games, so that a new one is there at once."""
PRELOADED: Final = "valles.server.live.preload"
NICENESS: Final = 10
"""Requests of people take precedence when all cores are busy."""
BUDGET: Final = 5.0
"""Seconds after which a computation is aborted."""
ATTEMPTS: Final = 3
"""How often something is computed whose process dies."""


class TooSlow(Exception):
    """A computation took longer than its budget."""


@contextmanager
def limited(budget: float, processor: bool = False) -> Iterator[None]:
    """In a process of a pool: TooSlow after so many seconds, or seconds of processor time; 0 is no limit."""
    if os.name != "posix" or signal.getsignal(signal.SIGALRM) is not _abort:
        yield
        return
    timer = signal.ITIMER_PROF if processor else signal.ITIMER_REAL
    try:
        signal.setitimer(timer, budget)
        yield
    finally:
        signal.setitimer(timer, 0)


def prepare_process(niceness: int = NICENESS) -> None:
    """Give this process a low priority, and let it end with the server and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        signal.signal(signal.SIGALRM, _abort)
        signal.signal(signal.SIGPROF, _abort)
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _abort(*_: object) -> None:
    raise TooSlow


def _end_with_parent() -> None:
    """End with the server even if that was killed; a process of the pool would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def preload() -> None:
    """To be called before the first process starts: what they are copies of loads the games."""
    if METHOD == "forkserver":
        multiprocessing.get_context(METHOD).set_forkserver_preload([PRELOADED])


def processes(count: int = 1, niceness: int = NICENESS) -> Executor:
    return ProcessPoolExecutor(count, multiprocessing.get_context(METHOD), partial(prepare_process, niceness))


def _nothing(request: None, budget: float) -> None:
    """What a process does so that it is there."""


class Pool:
    """Some processes. They start with `warm_up`, or with the first request."""

    def __init__(self, start: Callable[[], Executor] = processes, budget: float = BUDGET, size: int = 1) -> None:
        self.size = size
        self._start = start
        self._budget = budget
        self._executor: Executor | None = None

    def warm_up(self) -> None:
        """Start all processes now, without waiting for them."""
        executor = self._executor = self._executor or self._start()
        for _ in range(self.size):
            executor.submit(_nothing, None, 0.0)

    async def run(
        self, function: Callable[[Request, float], Found], request: Request, budget: float | None = None
    ) -> Found:
        """What the function finds in a process, or its error; BrokenExecutor if processes keep dying."""
        seconds = self._budget if budget is None else budget
        for _ in range(ATTEMPTS):
            executor = self._executor = self._executor or self._start()
            try:
                return await asyncio.wrap_future(executor.submit(function, request, seconds))
            except BrokenExecutor:
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False)
        raise BrokenExecutor(f"{ATTEMPTS} processes died over one request")

    async def close(self) -> None:
        """End all processes, after what they are working on."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)
