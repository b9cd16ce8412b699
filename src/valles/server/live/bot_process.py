"""Computes the moves of computer opponents in separate processes, from the view of their seat alone.

Such a process loads the games and the players, and nothing of the server.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from valles.hosting.bot import BotQuestion
from valles.players import Opponent
from valles.workers import time_limit
from valles.workers.async_pool import CPU_LIMIT, AsyncPool
from valles.workers.process import process_executor

IDLE: Final = 12
"""The factor by which a decision may take longer on the clock than on the processor."""


def answer(question: BotQuestion, budget: float = CPU_LIMIT) -> str:
    """Return the text of the option that the opponent chooses.

    Args:
        question: The question.
        budget: Seconds of processor time; an opponent with a time limit of its own takes half of them. Time on the
            clock is limited too, but much longer, since a busy machine is not the opponent's fault.

    Raises:
        TimeLimitExceeded: In a worker, once the budget is spent.
    """
    opponent = Opponent.parse(question.opponent, question.game).with_time_limit(budget / 2)
    chooser = opponent.create(question.seed())
    view = question.player_view()
    with time_limit(cpu=budget, wall=IDLE * budget):
        return view.text(chooser.choose(view))


class BotPool(AsyncPool):
    """Processes that compute the moves of opponents; slow opponents have as many of their own."""

    def __init__(
        self, start: Callable[[], Executor] = process_executor, budget: float = CPU_LIMIT, size: int = 1
    ) -> None:
        super().__init__(start, budget, size)
        self._slow = AsyncPool(start, budget, size)

    async def choose(self, question: BotQuestion) -> str:
        """Return the opponent's choice; raise the error of the opponent, or WorkerDied if processes keep dying."""
        pool = self._slow if Opponent.parse(question.opponent, question.game).is_slow else self
        return await pool.run(answer, question)

    async def close(self) -> None:
        await self._slow.close()
        await super().close()
