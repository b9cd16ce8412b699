"""Worker processes end with their parent and keep to time limits."""

import os
import signal
import subprocess
import sys
import time

import pytest

from tests.support.ledger import ROOT
from valles.workers import TimeLimitExceeded, time_limit
from valles.workers.process import process_executor

PATIENCE = 60
ORPHAN = """
import os, signal
from valles.workers.process import process_executor
if __name__ == "__main__":
    executor = process_executor()
    executor.submit(os.getpid).result()
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def executor():
    with process_executor(niceness=3) as executor:
        yield executor


def test_no_worker_outlives_a_killed_parent(tmp_path):
    """Workers hold the other end of the pipe: it ends when the last of them has."""
    (tmp_path / "parent.py").write_text(ORPHAN)

    done = subprocess.run([sys.executable, tmp_path / "parent.py"], cwd=ROOT, capture_output=True, timeout=PATIENCE)

    assert done.returncode == -signal.SIGKILL


@pytest.mark.integration
def test_a_worker_yields_to_others(executor):
    assert executor.submit(os.nice, 0).result() == min(os.nice(0) + 3, 19)


def sleep(seconds, **limits):
    with time_limit(**limits):
        time.sleep(seconds)


def compute(seconds, **limits):
    start = time.process_time()
    with time_limit(**limits):
        while time.process_time() - start < seconds:
            pass


@pytest.mark.integration
def test_a_limit_of_the_clock_stops_what_only_waits_and_one_of_the_processor_does_not(executor):
    with pytest.raises(TimeLimitExceeded):
        executor.submit(sleep, PATIENCE, wall=0.05).result()
    executor.submit(sleep, 0.1, cpu=0.05).result()


@pytest.mark.integration
def test_a_limit_of_the_processor_stops_what_computes_and_holds_no_longer(executor):
    with pytest.raises(TimeLimitExceeded):
        executor.submit(compute, PATIENCE, cpu=0.05).result()
    executor.submit(compute, 0.1).result()
