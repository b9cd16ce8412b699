"""How computer opponents think: in processes of their own, told their seat's view alone.

Such a process loads the games and the players, and nothing of the server.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from valles.game import PlayerView
from valles.games.registry import rulebook
from valles.players import player

NICENESS: Final = 10
"""People's moves go first on a machine whose cores are all busy."""
BUDGET: Final = 5.0
"""The seconds after which a thought is given up."""
ATTEMPTS: Final = 3
"""How often a question is put again whose process died."""


# One decision


@dataclass(frozen=True)
class Question:
    """All that a thinker is told. It crosses into another process, so the true state cannot be in reach."""

    game: str
    view: str
    """What the seat may know, as canonical text."""
    seat: str
    number: int
    opponent: str

    def seed(self) -> int:
        """Chance for this decision: nothing hidden is in it, and it is the same after a restart."""
        told = blake2b(f"{self.opponent} {self.number} {self.view}".encode(), digest_size=16, person=b"valles bot")
        return int.from_bytes(told.digest(), "big")


class TooSlow(Exception):
    """The thought took longer than its budget."""


def answer(question: Question, budget: float = BUDGET) -> str:
    """The option that the opponent chooses, by its text; in a worker process TooSlow after so many seconds."""
    rules = rulebook(question.game)
    chooser = player(question.opponent, question.game, question.seed())
    view = PlayerView(rules.load(json.loads(question.view)), question.seat, question.number)
    timed = os.name == "posix" and signal.getsignal(signal.SIGALRM) is _give_up
    try:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, budget)
        return view.text(chooser.choose(view))
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)


# Processes


def prepare_worker() -> None:
    """Make this process a polite one: it yields to the server, ends when the server does, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        signal.signal(signal.SIGALRM, _give_up)
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _give_up(*_: object) -> None:
    raise TooSlow


def _end_with_parent() -> None:
    """A worker waits for work for ever, even if the server was killed and nobody will send any."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def worker_processes(count: int = 1) -> Executor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), prepare_worker)


class Thinkers:
    """Answers questions outside of the request path. Processes start with the first question."""

    def __init__(self, start: Callable[[], Executor] = worker_processes, budget: float = BUDGET) -> None:
        self._start = start
        self._budget = budget
        self._executor: Executor | None = None

    async def choose(self, question: Question) -> str:
        """The opponent's choice; raises what went wrong in its thought, or BrokenExecutor if processes keep dying."""
        for _ in range(ATTEMPTS):
            executor = self._executor = self._executor or self._start()
            try:
                return await asyncio.wrap_future(executor.submit(answer, question, self._budget))
            except BrokenExecutor:
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False)
        raise BrokenExecutor(f"{ATTEMPTS} processes died over one question")

    async def close(self) -> None:
        """End all processes, after the thoughts they are busy with."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)
