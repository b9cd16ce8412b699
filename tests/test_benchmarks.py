"""Benchmarks whose figures stand in docs/guarantees.md: only in nightly runs.

The figures go into the report. Only those of the engine have a limit here, since a busy machine is many times slower.
"""

import re
import sys

import pytest

from tests.support.program import output_of

ROW = re.compile(r"^ +\d( +\S+){11}$", re.MULTILINE)
"""A line of the table that bench/engine.py prints: the number of players, then the figures."""
DECISIONS_A_SECOND, COPIES_A_SECOND = 6, 7
"""Columns of that table."""

pytestmark = [pytest.mark.integration, pytest.mark.nightly("load", quick=0, serial=True)]


def test_a_thousand_decisions_and_copies_take_less_than_a_second(record_property):
    output = output_of(sys.executable, "bench/engine.py")
    record_property("printed", output)
    rows = [match[0].replace(",", "").split() for match in ROW.finditer(output)]

    assert len(rows) == 2 * (5 + 4), "two games, interpreted and compiled, for every number of players"
    assert min(float(row[DECISIONS_A_SECOND]) for row in rows) >= 1000
    assert min(float(row[COPIES_A_SECOND]) for row in rows) >= 1000


@pytest.mark.parametrize(
    "options",
    [
        ("--seconds", "600"),
        ("overload", "--seconds", "60"),
        ("storm",),
        ("bots", "--seconds", "60"),
        ("hostile", "--seconds", "30"),
    ],
    ids=["load", "overload", "storm", "bots", "hostile"],
)
def test_the_server_under_load(options, record_property):
    record_property("printed", output_of(sys.executable, "-m", "bench.server", *options))
