"""Answers at the same moment as those of others are never stale."""

import asyncio
import random

import pytest

from tests.support.table import new_table, tables_on
from valles.table.command import Move

ROUNDS = 10
"""Each seat chooses a corporation and then, card by card, what to buy."""
BUYS = 5
"""Rounds in which it may buy: the poorest corporation pays for seven cards, and who has nothing left is not asked."""


@pytest.mark.nightly("load", cases=100, size=50, quick=2)
def test_all_seats_answer_in_the_same_moment(tmp_path, cases):
    async def scenario():
        async with tables_on(tmp_path / "db") as tables:
            for number in cases:
                id, chance = f"table {number}", random.Random(number)
                await new_table(tables, id=id, seed=number, players=5)
                for turn in range(ROUNDS):
                    table = await tables.table(id)
                    questions = table.question_ids()
                    assert len(questions) == 5
                    legal = {seat: table.game.legal(seat) for seat in questions}
                    answers = {seat: chance.choice(of) if turn <= BUYS else of[-1] for seat, of in legal.items()}
                    acts = [
                        tables.act(id, seat, Move(questions[seat], [answers[seat]]), f"{seat} {turn}")
                        for seat in questions
                    ]
                    assert sorted(await asyncio.gather(*acts)) == list(range(5 * turn + 1, 5 * turn + 6))

    asyncio.run(scenario())
