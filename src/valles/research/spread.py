"""Work spread over one process, several of them or a cluster: the same results in the same order, whoever dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from multiprocessing.context import BaseContext
from typing import Any, Final, Generic, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

METHOD: Final = "forkserver" if os.name == "posix" else "spawn"
PRELOADED: Final = "valles.players"
"""What a new process has loaded already."""
BATCH_SECONDS: Final = 0.5
"""How long a worker works before it hands in what it has; short tasks are handed out by the hundred."""
LARGEST: Final = 500
"""Tasks that are handed out at once."""
ATTEMPTS: Final = 3
"""How many workers may die over one task."""


@dataclass(frozen=True)
class Failure:
    """What stands for the result of a task that raised an error, or over which workers kept dying."""

    reason: str


@dataclass(frozen=True)
class Batch(Generic[Task]):
    """Some tasks that one worker does, by their numbers."""

    tasks: dict[int, Task]
    died: int = 0
    """How many workers have died over them."""


@dataclass(frozen=True)
class Done(Generic[Result]):
    results: list[Result | Failure]
    seconds: float


class Workers(Protocol):
    """Those who do batches of tasks, so many at a time."""

    died: tuple[type[BaseException], ...]
    """The errors which say that a worker is gone, and nothing about the task."""

    def size(self) -> int:
        """How many batches they can do at once, now."""

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[Done[Any]]:
        """What comes of the tasks, done by a worker that is free."""

    def close(self) -> None:
        """Let them all go, without waiting for what they are doing."""


def do(function: Callable[[Task], Result], tasks: list[Task]) -> Done[Result]:
    """What a worker does."""
    start = time.perf_counter()
    return Done([attempted(function, task) for task in tasks], time.perf_counter() - start)


def attempted(function: Callable[[Task], Result], task: Task) -> Result | Failure:
    """A task that fails says why, and the others go on."""
    try:
        return function(task)
    except Exception as error:
        # A ValueError says what was asked and what was possible; others need their name to be understood.
        return Failure(str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}")


class Here:
    """This process alone."""

    died: tuple[type[BaseException], ...] = ()

    def size(self) -> int:
        return 1

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[Done[Any]]:
        future: Future[Done[Any]] = Future()
        future.set_result(do(function, tasks))
        return future

    def close(self) -> None:
        pass


class Processes:
    """Processes of this machine, each on its own: of those that are left none notices that another was killed."""

    died: tuple[type[BaseException], ...] = (BrokenProcessPool,)

    def __init__(self, count: int) -> None:
        self._context = multiprocessing.get_context(METHOD)
        if METHOD == "forkserver":
            self._context.set_forkserver_preload([PRELOADED])
        self._processes = [Process(self._context) for _ in range(count)]

    def size(self) -> int:
        return len(self._processes)

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[Done[Any]]:
        place = next(place for place, process in enumerate(self._processes) if process.free())
        try:
            return self._processes[place].submit(function, tasks)
        except BrokenProcessPool:
            self._processes[place].end()
            self._processes[place] = Process(self._context)
            return self._processes[place].submit(function, tasks)

    def close(self) -> None:
        for process in self._processes:
            process.end()


class Process:
    """A process of this machine, and what it is doing."""

    def __init__(self, context: BaseContext) -> None:
        self._executor = ProcessPoolExecutor(1, context, end_with_parent)
        self._id: Future[int] = self._executor.submit(os.getpid)
        self._last: Future[Any] = self._id

    def free(self) -> bool:
        return self._last is self._id or self._last.done()

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[Done[Any]]:
        future = self._last = self._executor.submit(do, function, tasks)
        return future

    def end(self) -> None:
        """Without waiting for what is being done, which may be a long game."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        if self._last.running() and self._id.done() and not self._id.exception():
            with suppress(ProcessLookupError):
                os.kill(self._id.result(), signal.SIGTERM)


def end_with_parent() -> None:
    """End when the process that spreads the work does, even if it was killed, and leave Ctrl-C to that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def workers(cores: int = 1, ray: str | None = None) -> Workers:
    """This process, so many processes (0: one for each core), or the Ray cluster at an address."""
    if ray is not None:
        from valles.research.ray import Cluster

        return Cluster(ray)
    if cores < 0:
        raise ValueError(f"games can be played on 1 core, on several, or on all (0), not on {cores}")
    count = cores or os.cpu_count() or 1
    return Here() if count == 1 else Processes(count)


class Progress:
    """How far the work is: how fast it goes, when it will end, and what went wrong."""

    def __init__(
        self,
        total: int,
        write: Callable[[str], None] = lambda text: None,
        what: str = "games",
        every: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = total
        self.done = self.failed = self.died = 0
        self._what, self._write, self._every, self._clock = what, write, every, clock
        self._start = self._told = clock()

    def note(self, done: int = 0, failed: int = 0, died: int = 0) -> None:
        """Count this, and tell now and then how far things are."""
        self.done += done
        self.failed += failed
        self.died += died
        now = self._clock()
        if now - self._told >= self._every or self.done == self.total:
            self._told = now
            self._write(self.text())

    @property
    def rate(self) -> float:
        """Tasks done a second."""
        return self.done / max(1e-9, self._clock() - self._start)

    def text(self) -> str:
        said = [f"{self.done:,} of {self.total:,} {self._what}", f"{self.rate:,.1f} a second"]
        if 0 < self.done < self.total:
            left = round((self.total - self.done) / self.rate)
            end = datetime.now().astimezone() + timedelta(seconds=left)
            said.append(f"{timedelta(seconds=left)} left (until {end:%H:%M})")
        said += [f"{self.failed:,} failed"] if self.failed else []
        said += [f"{self.died:,} workers died"] if self.died else []
        return ", ".join(said)


def spread(
    function: Callable[[Task], Result], tasks: Iterable[Task], by: Workers, progress: Progress | None = None
) -> Iterator[Result | Failure]:
    """The results of the tasks, in their order, whoever does which when.

    What a worker had begun when it died is done again by others. Function and tasks travel to other processes: the
    function is one of a module.

    Examples:
        >>> list(spread(abs, [-3, 1, -2], Here()))
        [3, 1, 2]
    """
    progress = progress or Progress(0)
    queue = Queue(tasks)
    running: dict[Future[Done[Result]], Batch[Task]] = {}
    found: dict[int, Result | Failure] = {}
    following = 0
    while True:
        while len(running) < by.size() and (batch := queue.take()) is not None:
            running[by.submit(function, list(batch.tasks.values()))] = batch
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            batch = running.pop(future)
            results: dict[int, Result | Failure] = {}
            try:
                done = future.result()
            except by.died as error:
                results.update(queue.put_back(batch, error))
                progress.note(died=1)
            else:
                results.update(zip(batch.tasks, done.results, strict=True))
                queue.learn(done.seconds / len(results))
            found |= results
            progress.note(len(results), sum(isinstance(each, Failure) for each in results.values()))
        while following in found:
            yield found.pop(following)
            following += 1


def flawless(found: Iterable[Result | Failure]) -> Iterator[Result]:
    """The results, for whoever cannot go on without one of them: a failure raises RuntimeError."""
    for each in found:
        if isinstance(each, Failure):
            raise RuntimeError(each.reason)
        yield each


class Queue(Generic[Task]):
    """The tasks that nobody has begun, or that have to be done again."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._fresh = enumerate(tasks)
        self._again: deque[Batch[Task]] = deque()
        self._size = 1

    def take(self) -> Batch[Task] | None:
        """The next batch to do; None if there is none."""
        if self._again:
            return self._again.popleft()
        tasks = dict(islice(self._fresh, self._size))
        return Batch(tasks) if tasks else None

    def learn(self, seconds: float) -> None:
        """Let batches have the size that fits tasks which take so long."""
        self._size = max(1, min(LARGEST, round(BATCH_SECONDS / max(1e-6, seconds)), 2 * self._size))

    def put_back(self, batch: Batch[Task], error: BaseException) -> dict[int, Failure]:
        """Let the tasks be done again, one by one; those over which too many workers died have failed."""
        died = batch.died + 1
        if died < ATTEMPTS:
            self._again.extend(Batch({number: task}, died) for number, task in batch.tasks.items())
            return {}
        return {number: Failure(f"{died} workers died over it; the last: {error}") for number in batch.tasks}
