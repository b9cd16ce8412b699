"""Tasks in batches: doing them, and doing them again when a worker has died."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, Generic, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

BATCH_SECONDS: Final = 0.5
"""Duration of a batch. Short tasks go to a worker by the hundred."""
MAX_BATCH_SIZE: Final = 500
MAX_ATTEMPTS: Final = 3
"""Number of workers that may die over one task."""


@dataclass(frozen=True)
class Failure:
    """Stands for the result of a task that raised an error, or over which workers kept dying."""

    reason: str
    source: str = ""
    """The part at fault, if the error has its name in an attribute `source`."""


@dataclass(frozen=True)
class TaskBatch(Generic[Task]):
    """Tasks for one worker, by their numbers."""

    tasks: dict[int, Task]
    deaths: int = 0
    """Number of workers that have died over them."""


@dataclass(frozen=True)
class BatchResult(Generic[Result]):
    """Results of a batch, and how long the worker took."""

    results: list[Result | Failure]
    seconds: float


def run_batch(function: Callable[[Task], Result], tasks: list[Task]) -> BatchResult[Result]:
    """Return the results of tasks, in a worker."""
    start = time.perf_counter()
    return BatchResult([result_of(function, task) for task in tasks], time.perf_counter() - start)


def result_of(function: Callable[[Task], Result], task: Task) -> Result | Failure:
    """Return the result of a task, or a failure with the reason if it raises an error."""
    try:
        return function(task)
    except Exception as error:
        # A ValueError is a sentence already; others need their name to be understood.
        reason = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
        return Failure(reason, getattr(error, "source", ""))


def raise_on_failure(results: Iterable[Result | Failure]) -> Iterator[Result]:
    """Yield results, and raise RuntimeError at the first failure."""
    for result in results:
        if isinstance(result, Failure):
            raise RuntimeError(result.reason)
        yield result


class TaskQueue(Generic[Task]):
    """Tasks that no worker has begun, and those that have to be done again."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._fresh = enumerate(tasks)
        self._retries: deque[TaskBatch[Task]] = deque()
        self._size = 1

    def pop(self) -> TaskBatch[Task] | None:
        """Return the next batch; None if there is none."""
        if self._retries:
            return self._retries.popleft()
        tasks = dict(islice(self._fresh, self._size))
        return TaskBatch(tasks) if tasks else None

    def adapt(self, seconds: float) -> None:
        """Choose the size of batches for tasks that take so many seconds."""
        self._size = max(1, min(MAX_BATCH_SIZE, round(BATCH_SECONDS / max(1e-6, seconds)), 2 * self._size))

    def retry(self, batch: TaskBatch[Task], error: BaseException) -> dict[int, Failure]:
        """Queue the tasks of a dead worker again, one by one; return those over which too many have died."""
        deaths = batch.deaths + 1
        if deaths < MAX_ATTEMPTS:
            self._retries.extend(TaskBatch({number: task}, deaths) for number, task in batch.tasks.items())
            return {}
        return {number: Failure(f"{deaths} workers died over it; the last: {error}") for number in batch.tasks}
