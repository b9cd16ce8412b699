"""Statements that belong together are written together, wherever the process is killed."""

import asyncio
import random
import subprocess
import sys

import pytest

from tests.support.ledger import ROOT
from tests.support.store import add_table, store_on
from valles.server.store.schema import snapshots, tables

STATEMENTS = 24
"""A kill comes after one of so many, which is in the third row or before."""


@pytest.mark.nightly("workers", cases=100, size=50, quick=3)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_kill_between_two_statements_leaves_no_half(kind, request, tmp_path, cases):
    url = str(tmp_path / "db") if kind == "sqlite" else request.getfixturevalue("postgres").database()

    async def prepare():
        async with store_on(url) as store:
            await add_table(store)

    async def state():
        async with store_on(url) as store:
            [table] = await store.fetch_all(tables, id="table")
            return len(await store.rows("table")), table["seq"], len(await store.fetch_all(snapshots))

    asyncio.run(prepare())
    last = kept = 0
    for number in cases:
        statement = random.Random(number).randrange(1, STATEMENTS)
        command = [sys.executable, "-m", "tests.support.store", "write", url, str(statement)]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        acknowledged, before = [last, *map(int, ran.stdout.split())][-1], kept
        last, seq, kept = asyncio.run(state())

        assert ran.returncode == -9, ran.stderr
        assert seq == last and last - acknowledged in (0, 1), f"killed after statement {statement}"
        assert before <= kept <= 1, f"killed after statement {statement}"
