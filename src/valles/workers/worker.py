"""Workers with an object of their own, whose methods are called from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from valles.workers.process import WorkerDied, initialize_worker, process_context

Reply = tuple[bool, Any]
"""True and the result of a call, or False and why it failed."""
NICENESS: Final = 5
"""The niceness of workers, so that the process that waits for their replies gets a core first."""
SECONDS_TO_END: Final = 5
"""After which a process that is asked to end is terminated."""

Make = Callable[..., AbstractContextManager[Any]]
"""Makes the object of a worker, for as long as it works; a function of a module."""


class Worker(Protocol):
    """Another process with an object; raises OSError or EOFError if it is gone."""

    def send(self, method: str, *arguments: Any) -> None:
        """Begin a call of a method."""

    def receive(self) -> Reply:
        """Wait for the reply to the call."""

    def close(self) -> None:
        """Let the worker end."""

    def join(self) -> None:
        """Wait for its end."""


class ProcessWorker:
    """A process of this machine."""

    def __init__(self, make: Make, *arguments: Any) -> None:
        context = process_context()
        self._connection, end = context.Pipe()
        self._process = context.Process(target=serve, args=(make, arguments, end), daemon=True)
        self._process.start()
        end.close()

    def send(self, method: str, *arguments: Any) -> None:
        """Begin a call of a method."""
        self._connection.send((method, *arguments))

    def receive(self) -> Reply:
        """Wait for the reply to the call."""
        reply: Reply = self._connection.recv()
        return reply

    def close(self) -> None:
        """Let the process end."""
        self._connection.close()

    def join(self) -> None:
        """Wait for its end, and terminate it if it does not."""
        self._process.join(SECONDS_TO_END)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()


def serve(make: Make, arguments: Sequence[Any], connection: Connection) -> None:
    """Answer calls in a worker process until the connection is closed."""
    initialize_worker(NICENESS)
    with make(*arguments) as target:
        try:
            while True:
                method, *rest = connection.recv()
                connection.send(reply_to(target, method, rest))
        except (EOFError, OSError):
            del target  # before the memory it uses is closed


def reply_to(target: Any, method: str, arguments: Sequence[Any]) -> Reply:
    """Call a method of the object of a worker, and return the reply."""
    try:
        return True, getattr(target, method)(*arguments)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"


class WorkerGroup:
    """Workers that do the same step at the same time, each on its part."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers: Final = workers

    def send(self, method: str) -> None:
        """Begin a call of the same method at all workers."""
        for index in range(len(self._workers)):
            self._send_to(index, method)

    def receive(self) -> list[Any]:
        """Wait for the results of all workers; raises WorkerDied if one of them failed or is gone."""
        replies = [self._receive_from(index) for index in range(len(self._workers))]
        errors = [value for ok, value in replies if not ok]
        if errors:
            raise WorkerDied(f"a process of the batch failed: {errors[0]}")
        return [value for _, value in replies]

    def call(self, method: str) -> list[Any]:
        """Call the same method at all workers, and return the results."""
        self.send(method)
        return self.receive()

    def call_each(self, method: str, arguments: Sequence[Sequence[Any]]) -> list[Any]:
        """Call a method at each worker with arguments of its own, and return the results."""
        for index, own in enumerate(arguments):
            self._send_to(index, method, *own)
        return self.receive()

    def close(self) -> None:
        """End all workers, and wait for that."""
        for worker in self._workers:
            worker.close()
        for worker in self._workers:
            worker.join()

    def _send_to(self, index: int, method: str, *arguments: Any) -> None:
        try:
            self._workers[index].send(method, *arguments)
        except OSError as error:
            raise WorkerDied(f"process {index} of the batch is gone") from error

    def _receive_from(self, index: int) -> Reply:
        try:
            return self._workers[index].receive()
        except (EOFError, OSError) as error:
            raise WorkerDied(f"process {index} of the batch is gone") from error
