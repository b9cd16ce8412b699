"""A Ray cluster plays the same games, whichever of its workers and machines die."""

import os
import sys
from contextlib import closing, contextmanager, redirect_stdout

import pytest
from typer.testing import CliRunner

import valles
from tests.conftest import DEEP
from tests.research.work import Note, Unreadable, lines, noted
from tests.slices import cases
from valles.cli import app
from valles.players.match import Checksum, Match, play
from valles.research.ray import do_as
from valles.research.spread import Failure, Here, Progress, flawless, spread, workers

SMALL = 100 * 2**20
"""Bytes that a node keeps for results."""
NODES = 2 if DEEP else 1
"""A second machine takes seconds to start, so that `make test` makes do with one."""


SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_health_check_failure_threshold": "1000"}
"""Nobody is told of these clusters, and no node is taken for dead because the machine is busy."""
STARTS = 3
"""Ray gives a node half a minute to start, which on a busy machine may be too little."""


@pytest.fixture(scope="module")
def cluster():
    os.environ.update(SETTINGS)
    found = started()
    yield found
    found.shutdown()


@contextmanager
def connected(cluster):
    """The workers; what Ray says on standard output, of each that dies, belongs into no report."""
    with redirect_stdout(sys.stderr), closing(workers(ray=cluster.address)) as by:
        yield by


def started():
    """A cluster; where there is not even one after several attempts, only the long runs insist."""
    from ray.cluster_utils import Cluster

    for attempt in range(STARTS):
        found = Cluster()
        try:
            for _ in range(NODES):
                found.add_node(num_cpus=2 // NODES, include_dashboard=False, object_store_memory=SMALL)
            return found
        except Exception:
            found.shutdown()
            if DEEP and attempt == STARTS - 1:
                raise
    return pytest.skip(f"Ray could not start a node in {STARTS} attempts")


def simulated(*arguments):
    return CliRunner().invoke(app, ["simulate", "terraforming_mars", "--games", "4", "--json", *arguments])


def test_a_cluster_plays_the_same_games_whoever_is_killed(cluster, tmp_path):
    with connected(cluster) as by:
        for case in cases(1):
            log, progress = tmp_path / f"{case}", Progress(30)
            tasks = [Note(log, number, deaths=number == case % 30) for number in range(30)]

            assert list(spread(noted, tasks, by, progress)) == [number * 10 for number in range(30)]

            by_task = lines(log)
            dead = by_task[case % 30][0]
            assert all(did[0] == dead for did in by_task.values() if len(did) > 1)
            assert (progress.done, progress.failed, progress.died) == (30, 0, 1)
        [failure] = spread(Unreadable(), [1], by)
        assert isinstance(failure, Failure) and "a machine of the cluster cannot do this: " in failure.reason
        games = [Match("on_mars", {"players": 2}, seed) for seed in range(3)]
        there, here = Checksum(), Checksum()
        assert list(there.of(flawless(spread(play, games, by)))) == list(here.of(flawless(spread(play, games, Here()))))
        assert there.text() == here.text()


@pytest.mark.deep
def test_the_command_gives_the_same_checksum_on_a_cluster(cluster):
    there, here = simulated("--ray", cluster.address), simulated()
    assert there.exit_code == 0, there.output
    assert there.stdout.partition("checksum")[2] == here.stdout.partition("checksum")[2] != ""


@pytest.mark.deep
def test_a_machine_that_is_lost_takes_nothing_with_it_but_what_it_was_playing(cluster):
    lost = cluster.add_node(num_cpus=1, object_store_memory=SMALL)
    games = [Match("terraforming_mars", {"players": 2}, seed) for seed in range(60)]
    here = Checksum()
    list(here.of(flawless(spread(play, games, Here()))))
    there, progress = Checksum(), Progress(60)
    with connected(cluster) as by:
        for number, _ in enumerate(there.of(flawless(spread(play, games, by, progress)))):
            if number == 5:
                cluster.remove_node(lost, allow_graceful=False)
    assert there.text() == here.text()
    assert (progress.done, progress.failed) == (60, 0)


def test_a_machine_with_another_version_does_nothing():
    done = do_as("0.0.1", abs, [-1, -2])
    assert (
        done.results == [Failure(f"a machine of the cluster has Valles {valles.__version__}, and this one 0.0.1")] * 2
    )


def test_an_address_where_nobody_answers_is_named():
    done = simulated("--ray", "127.0.0.1:1")
    assert done.exit_code == 2
    assert "there is no Ray cluster at '127.0.0.1:1'" in done.stderr
    assert "Traceback" not in done.output
