"""Computes the moves of computer opponents in separate processes, from the view of their seat alone.

Such a process loads the games and the players, and nothing of the server.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from valles.game import PlayerView
from valles.games.registry import rulebook
from valles.players import Opponent
from valles.workers import time_limit
from valles.workers.async_pool import CPU_LIMIT, AsyncPool
from valles.workers.process import process_executor

IDLE: Final = 12
"""How many times as long it may take on the clock."""


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


def answer(question: BotQuestion, budget: float = CPU_LIMIT) -> str:
    """The option that the opponent chooses, by its text; in a worker TimeLimitExceeded after so many seconds.

    Those of the processor count: a busy machine is not the opponent's fault. One that does nothing is stopped later.
    Whoever can, answers in half of them.
    """
    rules = rulebook(question.game)
    opponent = Opponent.parse(question.opponent, question.game).with_time_limit(budget / 2)
    chooser = opponent.create(question.seed())
    view = PlayerView(rules.load(json.loads(question.view)), question.seat, question.number)
    with time_limit(cpu=budget, wall=IDLE * budget):
        return view.text(chooser.choose(view))


class BotPool(AsyncPool):
    """The processes that answer questions; slow opponents have as many of their own, so that nobody waits for them."""

    def __init__(
        self, start: Callable[[], Executor] = process_executor, budget: float = CPU_LIMIT, size: int = 1
    ) -> None:
        super().__init__(start, budget, size)
        self._slow = AsyncPool(start, budget, size)

    async def choose(self, question: BotQuestion) -> str:
        """The opponent's choice; raises the error of the opponent, or WorkerDied if processes keep dying."""
        pool = self._slow if Opponent.parse(question.opponent, question.game).is_slow else self
        return await pool.run(answer, question)

    async def close(self) -> None:
        await self._slow.close()
        await super().close()
