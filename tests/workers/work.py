"""Tasks that workers of other processes do in the tests; each notes who has done it."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Note:
    """A task that leaves a line with its number and its process, and may kill its worker."""

    log: Path
    number: int
    deaths: int = 0
    """How many processes it kills before it lets one live."""


def noted(task):
    with task.log.open("a") as log:
        log.write(f"{task.number} {os.getpid()}\n")
    done = task.log.read_text().splitlines()
    if sum(line.split()[0] == str(task.number) for line in done) <= task.deaths:
        os.kill(os.getpid(), signal.SIGKILL)
    return task.number * 10


def lines(log):
    """By task, the processes that have begun it."""
    members: dict[int, list[int]] = {}
    for line in log.read_text().splitlines():
        number, process = map(int, line.split())
        members.setdefault(number, []).append(process)
    return members


def broken(task):
    if task == 2:
        raise LookupError(f"no answer to {task}")
    return task


class Unreadable:
    """A function that no other process can read, as if its package were missing there."""

    def __call__(self, task):
        return task

    def __reduce__(self):
        return int, ("no number",)
