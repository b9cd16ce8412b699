"""Results are the same for any number of workers, and if one dies."""

import os
import subprocess
import sys
import textwrap
from contextlib import closing

import pytest

from tests.support.ledger import ROOT
from tests.workers.work import Note, broken, lines, noted
from valles.players.match import Checksum, Match, play
from valles.workers import Failure, ProcessPool, Progress, SerialPool, map_tasks, open_pool, raise_on_failure
from valles.workers.task import MAX_ATTEMPTS, TaskQueue


@pytest.fixture(scope="module")
def processes():
    with closing(ProcessPool(2)) as pool:
        yield pool


def checksum(pool):
    digest = Checksum()
    games = [Match(game, {"players": 2}, seed) for game in ("terraforming_mars", "on_mars") for seed in range(4)]
    assert len(list(digest.of(raise_on_failure(map_tasks(play, games, pool))))) == 8
    return digest.text()


def test_games_are_the_same_in_one_process_and_in_several(processes):
    assert checksum(SerialPool()) == checksum(processes)


def test_a_killed_worker_loses_its_own_tasks_alone_and_they_are_done_again(tmp_path, processes):
    log, progress = tmp_path / "log", Progress(40)
    tasks = [Note(log, number, deaths=number == 21) for number in range(40)]

    assert list(map_tasks(noted, tasks, processes, progress)) == [number * 10 for number in range(40)]

    by = lines(log)
    dead = by[21][0]
    assert len(by[21]) == 2 and progress.died == 1
    assert all(did[0] == dead for did in by.values() if len(did) > 1)
    assert (progress.done, progress.failed) == (40, 0)


def test_a_task_that_kills_every_worker_fails_and_the_others_do_not(tmp_path, processes):
    log, progress = tmp_path / "log", Progress(5)
    tasks = [Note(log, number, deaths=99 if number == 3 else 0) for number in range(5)]

    *others, last = map_tasks(noted, tasks, processes, progress)

    assert [*others[:3], last] == [0, 10, 20, 40]
    assert isinstance(others[3], Failure) and "3 workers died over it" in others[3].reason
    assert (progress.done, progress.failed, progress.died) == (5, 1, MAX_ATTEMPTS)


@pytest.mark.parametrize("cores", [1, 2])
def test_an_error_of_one_task_is_reported_and_the_others_continue(cores):
    with closing(open_pool(cores)) as pool:
        assert list(map_tasks(broken, range(4), pool)) == [0, 1, Failure("LookupError: no answer to 2"), 3]
        with pytest.raises(RuntimeError, match="no answer to 2"):
            list(raise_on_failure(map_tasks(broken, range(4), pool)))


def test_a_stopped_run_takes_its_processes_with_it(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        textwrap.dedent("""
            import os
            from valles.workers import ProcessPool, map_tasks

            if __name__ == "__main__":
                pool = ProcessPool(1)
                print(next(map_tasks(abs, [-1], pool)), flush=True)
                os.kill(os.getpid(), 9)
        """)
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == -9
    # The pipe of its output is closed once nobody is left who could write to it: `run` has waited for that.
    assert done.stdout == "1\n"


def test_short_tasks_are_handed_out_by_the_hundred_and_long_ones_one_by_one():
    short, long = TaskQueue(range(10_000)), TaskQueue(range(10))
    sizes = []
    for _ in range(8):
        some, one = short.pop(), long.pop()
        assert some is not None and one is not None and len(one.tasks) == 1
        sizes.append(len(some.tasks))
        short.adapt(0.002)
        long.adapt(20.0)
    assert sizes == [1, 2, 4, 8, 16, 32, 64, 128]


def test_progress_shows_pace_end_and_failures():
    now = [0.0]
    lines: list[str] = []
    progress = Progress(1200, lines.append, unit="games", every=5, clock=lambda: now[0])

    now[0] = 4
    progress.add(100)
    assert lines == []
    now[0] = 10
    progress.add(100, failed=3, died=1)
    assert lines[0].startswith("200 of 1,200 games, 20.0 a second, 0:00:50 left (until ")
    assert lines[0].endswith("), 3 failed, 1 workers died")
    progress.add(1000)
    assert lines[1].startswith("1,200 of 1,200 games, 120.0 a second, 3 failed")


def test_one_core_needs_no_process_and_all_are_as_many_as_there_are():
    assert isinstance(open_pool(1), SerialPool)
    with closing(open_pool(0)) as pool:
        assert pool.size() == (os.cpu_count() or 1)
    with pytest.raises(ValueError, match="not on -1"):
        open_pool(-1)


def test_old_names_warn_and_still_work():
    with pytest.warns(DeprecationWarning, match=r"spread is now valles\.workers\.map_tasks"):
        from valles.research.spread import spread
    with pytest.warns(DeprecationWarning, match=r"workers is now valles\.workers\.open_pool"):
        from valles.research.spread import workers
    assert list(spread(abs, [-1, 2], workers(cores=1))) == [1, 2]
