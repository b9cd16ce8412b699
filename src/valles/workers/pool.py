"""Pools of workers, and mapping a function over tasks: the same results in the same order, whichever worker dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from valles.workers.process import WorkerDied, process_executor
from valles.workers.progress import Progress
from valles.workers.task import BatchResult, Failure, TaskBatch, TaskQueue, run_batch

Task = TypeVar("Task")
Result = TypeVar("Result")


class Pool(Protocol):
    """Workers that do batches of tasks, each one at a time."""

    def size(self) -> int:
        """Return the number of workers there are now."""

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[BatchResult[Any]]:
        """Give tasks to a free worker; the future raises WorkerDied if that worker is gone."""

    def close(self) -> None:
        """Dismiss all workers, without waiting for what they are doing."""


class SerialPool:
    """This process as the only worker."""

    def size(self) -> int:
        """Return 1."""
        return 1

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[BatchResult[Any]]:
        """Do the tasks now."""
        future: Future[BatchResult[Any]] = Future()
        future.set_result(run_batch(function, tasks))
        return future

    def close(self) -> None:
        """Do nothing."""


class ProcessPool:
    """Worker processes of this machine, each independent: one that is killed does not affect the others."""

    def __init__(self, count: int) -> None:
        self._workers = [_PoolProcess() for _ in range(count)]

    def size(self) -> int:
        """Return the number of processes."""
        return len(self._workers)

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[BatchResult[Any]]:
        """Give tasks to a free process; one that has died is replaced."""
        index = next(index for index, worker in enumerate(self._workers) if worker.is_free())
        try:
            return self._workers[index].submit(function, tasks)
        except BrokenExecutor:
            self._workers[index].close()
            self._workers[index] = _PoolProcess()
            return self._workers[index].submit(function, tasks)

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.close()


class _PoolProcess:
    """A worker process with an executor of its own."""

    def __init__(self) -> None:
        self._executor = process_executor()
        self._id: Future[int] = self._executor.submit(os.getpid)
        self._last: Future[Any] = self._id

    def is_free(self) -> bool:
        return self._last is self._id or self._last.done()

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[BatchResult[Any]]:
        result: Future[BatchResult[Any]] = Future()
        future = self._last = self._executor.submit(run_batch, function, tasks)
        future.add_done_callback(lambda future: forward(future, result, BrokenExecutor))
        return result

    def close(self) -> None:
        """End the process without waiting for its task, which may be long."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        if self._last.running() and self._id.done() and not self._id.exception():
            with suppress(ProcessLookupError):
                os.kill(self._id.result(), signal.SIGTERM)


def forward(source: Future[Any], target: Future[Any], *deaths: type[BaseException]) -> None:
    """Copy the outcome of a future to another; errors of the types `deaths` become WorkerDied."""
    if source.cancelled():
        target.cancel()
        return
    error = source.exception()
    if error is None:
        target.set_result(source.result())
    elif isinstance(error, deaths):
        target.set_exception(WorkerDied(str(error)))
    else:
        target.set_exception(error)


def open_pool(cores: int = 1, ray: str | None = None) -> Pool:
    """Return a pool of workers.

    Args:
        cores: Number of processes; 1 for this process alone, 0 for a process per core.
        ray: Address of a Ray cluster that works instead, or `auto`.
    """
    if ray is not None:
        from valles.workers.ray import RayPool

        return RayPool(ray)
    if cores < 0:
        raise ValueError(f"tasks can be done on 1 core, on several, or on all (0), not on {cores}")
    count = cores or os.cpu_count() or 1
    return SerialPool() if count == 1 else ProcessPool(count)


def map_tasks(
    function: Callable[[Task], Result], tasks: Iterable[Task], pool: Pool, progress: Progress | None = None
) -> Iterator[Result | Failure]:
    """Yield the results of tasks in their order, independent of who does them when.

    Tasks of a worker that died are done again by others. Function and tasks travel to other processes, so the function
    is one of a module.

    Examples:
        >>> list(map_tasks(abs, [-3, 1, -2], SerialPool()))
        [3, 1, 2]
    """
    progress = progress or Progress(0)
    queue = TaskQueue(tasks)
    running: dict[Future[BatchResult[Result]], TaskBatch[Task]] = {}
    finished: dict[int, Result | Failure] = {}
    following = 0
    while True:
        while len(running) < pool.size() and (batch := queue.pop()) is not None:
            running[pool.submit(function, list(batch.tasks.values()))] = batch
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            batch = running.pop(future)
            results: dict[int, Result | Failure] = {}
            try:
                done = future.result()
            except WorkerDied as error:
                results.update(queue.retry(batch, error))
                progress.add(died=1)
            else:
                results.update(zip(batch.tasks, done.results, strict=True))
                queue.adapt(done.seconds / len(results))
            finished |= results
            progress.add(len(results), sum(isinstance(result, Failure) for result in results.values()))
        while following in finished:
            yield finished.pop(following)
            following += 1
