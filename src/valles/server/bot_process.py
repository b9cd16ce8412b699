"""Computes the moves of computer opponents in separate processes, from the view of their seat alone.

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
"""Requests of people take precedence when all cores are busy."""
BUDGET: Final = 5.0
"""Seconds after which the computation of a move is aborted."""
ATTEMPTS: Final = 3
"""How often a question is asked whose process dies."""


# One decision


@dataclass(frozen=True)
class BotQuestion:
    """All that an opponent is told. It is sent to another process, which cannot reach the true state."""

    game: str
    view: str
    """What the seat may know, as canonical text."""
    seat: str
    number: int
    opponent: str

    def seed(self) -> int:
        """The seed of this decision: derived from nothing hidden, and the same after a restart."""
        told = blake2b(f"{self.opponent} {self.number} {self.view}".encode(), digest_size=16, person=b"valles bot")
        return int.from_bytes(told.digest(), "big")


class TooSlow(Exception):
    """The computation of a move took longer than its budget."""


def answer(question: BotQuestion, budget: float = BUDGET) -> str:
    """The option that the opponent chooses, by its text; in a worker process TooSlow after so many seconds."""
    rules = rulebook(question.game)
    chooser = player(question.opponent, question.game, question.seed())
    view = PlayerView(rules.load(json.loads(question.view)), question.seat, question.number)
    timed = os.name == "posix" and signal.getsignal(signal.SIGALRM) is _abort
    try:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, budget)
        return view.text(chooser.choose(view))
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)


# Processes


def prepare_worker() -> None:
    """Give this process a low priority, and let it end with the server and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        signal.signal(signal.SIGALRM, _abort)
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _abort(*_: object) -> None:
    raise TooSlow


def _end_with_parent() -> None:
    """End with the server even if that was killed; a worker of the pool would wait for work forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def worker_processes(count: int = 1) -> Executor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), prepare_worker)


class BotPool:
    """The processes that answer questions. They start with the first question."""

    def __init__(self, start: Callable[[], Executor] = worker_processes, budget: float = BUDGET) -> None:
        self._start = start
        self._budget = budget
        self._executor: Executor | None = None

    async def choose(self, question: BotQuestion) -> str:
        """The opponent's choice; raises the error of the opponent, or BrokenExecutor if processes keep dying."""
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
        """End all processes, after the questions they are working on."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)
