"""A Ray cluster that plays games: every core of its machines is a worker."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

import ray
from ray import exceptions

import valles
from valles.research.spread import Done, Failure, do

ANSWERS_WITHIN: Final = 10.0
"""Seconds that a cluster has to take a connection."""


class NoCluster(ValueError):
    """Nobody answers at the address."""


class Cluster:
    """The workers of a cluster that somebody has started; each machine needs the same version of Valles."""

    died: tuple[type[BaseException], ...] = (
        exceptions.WorkerCrashedError,
        exceptions.NodeDiedError,
        exceptions.ObjectLostError,
        exceptions.OutOfMemoryError,
        exceptions.LocalRayletDiedError,
    )

    def __init__(self, address: str) -> None:
        connect(address)
        # Whoever spreads the work knows best what to do again.
        self._do: Any = ray.remote(max_retries=0)(do_as)

    def size(self) -> int:
        return cores()

    def submit(self, function: Callable[[Any], Any], tasks: list[Any]) -> Future[Done[Any]]:
        future: Future[Done[Any]] = Future()
        there: Future[Done[Any]] = self._do.remote(valles.__version__, function, tasks).future()
        there.add_done_callback(lambda done: pass_on(done, future, len(tasks)))
        return future

    def close(self) -> None:
        ray.shutdown()


def connect(address: str) -> None:
    """Let this process give work to a cluster, unless it does so already."""
    if ray.is_initialized():
        return
    check_answers(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        said = str(error).partition("\n")[0]
        raise NoCluster(f"there is no Ray cluster at {address!r}: {said}") from error


def cores() -> int:
    """How many the cluster has now."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def check_answers(address: str) -> None:
    """Refuse at once an address where nobody listens: Ray itself would try for minutes."""
    host, separator, port = address.rpartition("://")[2].rpartition(":")
    if not separator:
        return
    try:
        socket.create_connection((host, int(port)), ANSWERS_WITHIN).close()
    except (OSError, ValueError) as error:
        raise NoCluster(f"there is no Ray cluster at {address!r}: {error}") from error


def pass_on(there: Future[Done[Any]], here: Future[Done[Any]], tasks: int) -> None:
    """Hand on what has come of some tasks; where a worker could not even begin, they have failed."""
    error = there.exception()
    if isinstance(error, exceptions.RayTaskError):
        said = str(error).strip().splitlines()[-1]
        here.set_result(Done([Failure(f"a machine of the cluster cannot do this: {said}")] * tasks, 0.0))
    elif error is not None:
        here.set_exception(error)
    else:
        here.set_result(there.result())


def do_as(version: str, function: Callable[[Any], Any], tasks: list[Any]) -> Done[Any]:
    """What a worker does, if it has the version of whoever asks."""
    refused = other_version(version)
    return Done([Failure(refused)] * len(tasks), 0.0) if refused else do(function, tasks)


def other_version(version: str) -> str:
    """Why this machine cannot work for whoever has that version; empty if it can."""
    if valles.__version__ == version:
        return ""
    return f"a machine of the cluster has Valles {valles.__version__}, and this one {version}"
