"""Workers that play the games of a batch, each at some places in a row: processes over shared memory, or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from valles.research.memory import Arrays, Shape, arrays, arrays_in
from valles.workers.worker import ProcessWorker, Reply, Worker, WorkerGroup

Place = tuple[int, int]
"""The first place of a worker and the number of its places."""
MakeGames = Callable[..., Any]
"""Makes the games of some places, from a plan, the arrays of these places and the number of the first."""


def partition(size: int, count: int) -> list[Place]:
    """Return the places of each worker.

    Examples:
        >>> partition(10, 3)
        [(0, 4), (4, 3), (7, 3)]
    """
    each, more = divmod(size, count)
    counts = [each + (number < more) for number in range(count)]
    return [(sum(counts[:number]), own) for number, own in enumerate(counts)]


def part_of(batch: Arrays, place: Place) -> Arrays:
    """Return the part of arrays that belongs to some places."""
    first, count = place
    return {name: array[first : first + count] for name, array in batch.items()}


class GameWorkers(WorkerGroup):
    """All workers of a batch."""

    def __init__(self, workers: Sequence[Worker], places: Sequence[Place]) -> None:
        super().__init__(workers)
        self._places = places

    def load(self, states: Sequence[Mapping[str, Any]], numbers: Sequence[int]) -> None:
        """Continue saved games."""
        parts = [slice(first, first + count) for first, count in self._places]
        self.call_each("load", [(states[part], numbers[part]) for part in parts])

    def save(self) -> tuple[list[dict[str, Any]], list[int]]:
        """Return the games of all places, and their numbers."""
        parts = self.call("save")
        return [state for states, _ in parts for state in states], [
            number for _, numbers in parts for number in numbers
        ]


def process_workers(
    make: MakeGames, plan: Any, memory: SharedMemory | None, shapes: dict[str, Shape], size: int, count: int
) -> GameWorkers:
    """Start so many processes of this machine."""
    if memory is None:
        raise ValueError("processes need memory that they share")
    places = partition(size, count)
    workers = [ProcessWorker(shared_games, make, plan, memory.name, shapes, place) for place in places]
    return GameWorkers(workers, places)


@contextmanager
def shared_games(make: MakeGames, plan: Any, name: str, shapes: dict[str, Shape], place: Place) -> Iterator[Any]:
    """Make the games of a process, whose arrays are a part of shared memory."""
    memory = SharedMemory(name)
    try:
        yield make(plan, part_of(arrays_in(memory, shapes), place), place[0])
    finally:
        with suppress(BufferError):  # arrays of a failed start may still look into it; the process ends anyway
            memory.close()


def ray_workers(make: MakeGames, plan: Any, batch: Arrays, size: int, address: str) -> GameWorkers:
    """Start a worker on each core of the cluster at an address."""
    from valles.workers.ray import RayWorker, connect, core_count

    connect(address)
    places = partition(size, min(size, core_count()))
    workers = [RemoteWorker(RayWorker(remote_games, make, plan, place), part_of(batch, place)) for place in places]
    return GameWorkers(workers, places)


@contextmanager
def remote_games(make: MakeGames, plan: Any, place: Place) -> Iterator[RemoteGames]:
    """Make the games of another machine."""
    first, count = place
    own = arrays(plan.shapes(count), shared=False)[1]
    yield RemoteGames(make(plan, own, first), own)


class RemoteGames:
    """Games with arrays of their own: actions come with each call, and the arrays go back with its result."""

    def __init__(self, games: Any, own: Arrays) -> None:
        self._games = games
        self._arrays = own

    def call(self, actions: Any, method: str, *arguments: Any) -> tuple[Any, Arrays]:
        """Call a method of the games; return its result and the arrays after it."""
        self._arrays["actions"][...] = actions
        return getattr(self._games, method)(*arguments), self._arrays


class RemoteWorker:
    """A worker without shared memory; copies its arrays into a part of those of the batch."""

    def __init__(self, worker: Worker, batch: Arrays) -> None:
        self._worker = worker
        self._arrays = batch

    def send(self, method: str, *arguments: Any) -> None:
        """Begin a call of a method, with the actions of the batch."""
        self._worker.send("call", self._arrays["actions"], method, *arguments)

    def receive(self) -> Reply:
        """Wait for the reply, and copy the arrays."""
        ok, value = self._worker.receive()
        if not ok:
            return ok, value
        result, own = value
        for name, array in own.items():
            self._arrays[name][...] = array
        return True, result

    def close(self) -> None:
        """Let the worker end."""
        self._worker.close()

    def join(self) -> None:
        """Wait for its end."""
        self._worker.join()
