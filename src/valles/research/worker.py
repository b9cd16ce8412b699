"""Processes that play the games of a batch, each some places in a row, over shared memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

from valles.research.memory import Shape, arrays_in

SECONDS_TO_END: Final = 5
"""After which a process is ended that does not end when it is told to."""


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
    memory = SharedMemory(name)
    try:
        games = make(plan, arrays_in(memory, shapes), *place)
        while True:
            try:
                order, *arguments = line.recv()
            except (EOFError, KeyboardInterrupt):
                return
            try:
                line.send((True, answer(games, order, arguments)))
            except Exception as error:
                line.send((False, f"{type(error).__name__}: {error}"))
    finally:
        games = None
        with suppress(BufferError):  # arrays of a failed start may still look into it; the process ends anyway
            memory.close()


def answer(games: Any, order: str, arguments: list[Any]) -> Any:
    if order == "saved":
        return games.saved(), games.numbers
    getattr(games, order)(*arguments)
    return None


class Workers:
    """The processes of one batch."""

    def __init__(
        self,
        make: Callable[..., Any],
        plan: Any,
        memory: SharedMemory | None,
        shapes: dict[str, Shape],
        size: int,
        processes: int,
    ) -> None:
        if memory is None:
            raise ValueError("processes need memory that they share")
        context = multiprocessing.get_context("spawn")
        self._places: Final = spread(size, processes)
        self._lines: Final[list[Connection]] = []
        self._processes: Final = []
        for place in self._places:
            here, there = context.Pipe()
            arguments = (make, plan, memory.name, shapes, place, there)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)

    def send(self, order: str) -> None:
        for line in self._lines:
            self._put(line, (order,))

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
        for line, (first, count) in zip(self._lines, self._places, strict=True):
            self._put(line, ("resume", saved[first : first + count], numbers[first : first + count]))
        self.receive()

    def saved(self) -> tuple[list[dict[str, Any]], list[int]]:
        self.send("saved")
        parts = self.receive()
        return [state for states, _ in parts for state in states], [one for _, numbers in parts for one in numbers]

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(SECONDS_TO_END)
            if process.is_alive():
                process.terminate()
                process.join()

    def _put(self, line: Connection, message: tuple[Any, ...]) -> None:
        try:
            line.send(message)
        except OSError as error:
            raise WorkerLost(f"process {self._lines.index(line)} of the batch is gone") from error

    def _got(self, number: int) -> tuple[bool, Any]:
        try:
            found: tuple[bool, Any] = self._lines[number].recv()
        except (EOFError, OSError) as error:
            raise WorkerLost(f"process {number} of the batch is gone") from error
        return found
