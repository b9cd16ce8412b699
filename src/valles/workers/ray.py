"""A Ray cluster as a backend: every core of its machines is a worker."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import nullcontext
from typing import Any, Final

import ray
from ray import exceptions

import valles
from valles.workers.pool import forward
from valles.workers.task import BatchResult, Failure, run_batch
from valles.workers.worker import Make, Reply, reply_to

CONNECT_SECONDS: Final = 10.0
"""Time that a cluster has to take a connection."""
DEATHS: Final[tuple[type[BaseException], ...]] = (
    exceptions.WorkerCrashedError,
    exceptions.NodeDiedError,
    exceptions.ObjectLostError,
    exceptions.OutOfMemoryError,
    exceptions.LocalRayletDiedError,
)
"""Errors which say that a worker is gone, and nothing about the task."""


class ClusterUnavailable(ValueError):
    """There is no cluster at the address."""


class RayPool:
    """Workers of a running cluster; each machine needs the same version of Valles."""

    def __init__(self, address: str) -> None:
        connect(address)
        # Dead workers are handled here.
        self._run: Any = ray.remote(max_retries=0)(run_versioned_batch)

    def size(self) -> int:
        """Return the number of cores that the cluster has now."""
        return core_count()

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[BatchResult[Any]]:
        """Give tasks to a free worker of the cluster."""
        result: Future[BatchResult[Any]] = Future()
        source: Future[BatchResult[Any]] = self._run.remote(valles.__version__, function, tasks).future()
        source.add_done_callback(lambda source: forward_batch(source, result, len(tasks)))
        return result

    def close(self) -> None:
        """Disconnect from the cluster."""
        ray.shutdown()


class RayWorker:
    """A worker of the cluster with an object of its own."""

    def __init__(self, make: Make, *arguments: Any) -> None:
        # It needs no core of its own: the copy of a batch would wait for ever for those that the batch itself has.
        actor: Any = ray.remote(RayActor)
        actor = actor.options(num_cpus=0, scheduling_strategy="SPREAD")
        self._actor = actor.remote(valles.__version__, make, *arguments)
        self._reply: Any = None

    def send(self, method: str, *arguments: Any) -> None:
        """Begin a call of a method."""
        self._reply = self._actor.call.remote(method, arguments)

    def receive(self) -> Reply:
        """Wait for the reply to the call."""
        try:
            reply: Reply = ray.get(self._reply)
        except exceptions.RayTaskError as error:
            return False, last_line(error)
        except exceptions.RayError as error:
            raise EOFError(str(error)) from error
        return reply

    def close(self) -> None:
        """End the worker at once."""
        ray.kill(self._actor)

    def join(self) -> None:
        """Do nothing: the worker is gone already."""


class RayActor:
    """An actor in a worker of the cluster; refuses calls if its version of Valles is another."""

    def __init__(self, version: str, make: Make, *arguments: Any) -> None:
        self._problem = version_problem(version)
        self._context = nullcontext() if self._problem else make(*arguments)
        self._target = self._context.__enter__()

    def call(self, method: str, arguments: Sequence[Any]) -> Reply:
        """Call a method of the object."""
        return (False, self._problem) if self._problem else reply_to(self._target, method, arguments)


def connect(address: str) -> None:
    """Connect this process to a cluster, unless it is connected already.

    Raises:
        ClusterUnavailable: There is no cluster at the address.
    """
    if ray.is_initialized():
        return
    check_address(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).partition("\n")[0]
        raise ClusterUnavailable(f"there is no Ray cluster at {address!r}: {reason}") from error


def core_count() -> int:
    """Return the number of cores that the cluster has now."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def check_address(address: str) -> None:
    """Refuse at once an address where nothing listens: Ray itself would try for minutes."""
    host, separator, port = address.rpartition("://")[2].rpartition(":")
    if not separator:
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError) as error:
        raise ClusterUnavailable(f"there is no Ray cluster at {address!r}: {error}") from error


def forward_batch(source: Future[Any], target: Future[BatchResult[Any]], size: int) -> None:
    """Copy the outcome of a batch to another future; tasks that a worker could not even begin have failed."""
    error = source.exception()
    if isinstance(error, exceptions.RayTaskError):
        failure = Failure(f"a machine of the cluster cannot do this: {last_line(error)}")
        target.set_result(BatchResult([failure] * size, 0.0))
    else:
        forward(source, target, *DEATHS)


def last_line(error: BaseException) -> str:
    """Return the last line of an error of Ray, which names the cause."""
    return str(error).strip().splitlines()[-1]


def run_versioned_batch(version: str, function: Callable[[Any], Any], tasks: list[Any]) -> BatchResult[Any]:
    """Return the results of tasks, in a worker; they fail if its version of Valles is another."""
    problem = version_problem(version)
    return BatchResult([Failure(problem)] * len(tasks), 0.0) if problem else run_batch(function, tasks)


def version_problem(version: str) -> str:
    """Return why this machine cannot work for one with that version of Valles; empty if it can."""
    if valles.__version__ == version:
        return ""
    return f"a machine of the cluster has Valles {valles.__version__}, and this one {version}"
