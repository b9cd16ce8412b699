"""Workers that play the games of a batch, each some places in a row: processes over shared memory, or others."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Protocol

from valles.research.memory import Arrays, Shape, arrays_in

Answer = tuple[bool, Any]
"""Whether an order was carried out, and what came of it, or why not."""
SECONDS_TO_END: Final = 5
"""After which a process is ended that does not end when it is told to."""
POLITE: Final = 5
"""How much workers give way to whoever waits to answer them: while it waits for a core, all of them do nothing."""


class WorkerLost(RuntimeError):
    """A process has failed or is gone, and its games with it."""


def spread(size: int, processes: int) -> list[tuple[int, int]]:
    """The first place and the number of places of each process.

    Examples:
        >>> spread(10, 3)
        [(0, 4), (4, 3), (7, 3)]
    """
    each, more = divmod(size, processes)
    counts = [each + (number < more) for number in range(processes)]
    return [(sum(counts[:number]), count) for number, count in enumerate(counts)]


def work(
    make: Callable[..., Any], plan: Any, name: str, shapes: dict[str, Shape], place: tuple[int, int], line: Connection
) -> None:
    """Do what comes over the line until nothing comes any more."""
    if sys.platform != "win32":
        os.nice(POLITE)
    memory = SharedMemory(name)
    try:
        games = make(plan, part_of(arrays_in(memory, shapes), place), place[0])
        while True:
            try:
                order, *arguments = line.recv()
            except (EOFError, KeyboardInterrupt):
                return
            line.send(attempted(games, order, arguments))
    finally:
        games = None
        with suppress(BufferError):  # arrays of a failed start may still look into it; the process ends anyway
            memory.close()


def part_of(found: Arrays, place: tuple[int, int]) -> Arrays:
    """What the arrays hold for these places."""
    first, count = place
    return {name: array[first : first + count] for name, array in found.items()}


def attempted(games: Any, order: str, arguments: Sequence[Any]) -> Answer:
    """What comes of an order."""
    try:
        if order == "saved":
            return True, (games.saved(), games.numbers)
        return True, getattr(games, order)(*arguments)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"


class Line(Protocol):
    """The way to one worker; raises OSError or EOFError if there is nobody any more."""

    def put(self, message: tuple[Any, ...]) -> None:
        """Send an order with its arguments."""

    def got(self) -> Answer:
        """Wait for what comes of it."""

    def close(self) -> None:
        """Let the worker end."""

    def wait(self) -> None:
        """Wait for its end."""


class Process:
    """A process of this machine."""

    def __init__(self, *arguments: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=work, args=(*arguments, there), daemon=True)
        self._process.start()
        there.close()

    def put(self, message: tuple[Any, ...]) -> None:
        self._line.send(message)

    def got(self) -> Answer:
        found: Answer = self._line.recv()
        return found

    def close(self) -> None:
        self._line.close()

    def wait(self) -> None:
        self._process.join(SECONDS_TO_END)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()


class Workers:
    """All of one batch."""

    def __init__(self, lines: Sequence[Line], places: Sequence[tuple[int, int]]) -> None:
        self._lines: Final = lines
        self._places: Final = places

    def send(self, order: str) -> None:
        for number in range(len(self._lines)):
            self._put(number, (order,))

    def receive(self) -> list[Any]:
        """What all have answered; raises WorkerLost if one could not."""
        answers = [self._got(number) for number in range(len(self._lines))]
        wrong = [told for done, told in answers if not done]
        if wrong:
            raise WorkerLost(f"a process of the batch failed: {wrong[0]}")
        return [told for _, told in answers]

    def ask(self, order: str) -> None:
        self.send(order)
        self.receive()

    def resume(self, saved: Sequence[Mapping[str, Any]], numbers: Sequence[int]) -> None:
        for number, (first, count) in enumerate(self._places):
            self._put(number, ("resume", saved[first : first + count], numbers[first : first + count]))
        self.receive()

    def saved(self) -> tuple[list[dict[str, Any]], list[int]]:
        self.send("saved")
        parts = self.receive()
        return [state for states, _ in parts for state in states], [one for _, numbers in parts for one in numbers]

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for line in self._lines:
            line.wait()

    def _put(self, number: int, message: tuple[Any, ...]) -> None:
        try:
            self._lines[number].put(message)
        except OSError as error:
            raise WorkerLost(f"process {number} of the batch is gone") from error

    def _got(self, number: int) -> Answer:
        try:
            return self._lines[number].got()
        except (EOFError, OSError) as error:
            raise WorkerLost(f"process {number} of the batch is gone") from error


def processes(
    make: Callable[..., Any],
    plan: Any,
    memory: SharedMemory | None,
    shapes: dict[str, Shape],
    size: int,
    count: int,
) -> Workers:
    """So many processes of this machine, which play what `make` makes for their places."""
    if memory is None:
        raise ValueError("processes need memory that they share")
    places = spread(size, count)
    return Workers([Process(make, plan, memory.name, shapes, place) for place in places], places)
