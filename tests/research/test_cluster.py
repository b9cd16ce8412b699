"""A Ray cluster plays the same games, whichever of its workers and machines die."""

import os
import sys
from contextlib import closing, contextmanager, redirect_stdout
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import valles
from tests.research.test_batch import played
from tests.workers.work import Note, Unreadable, lines, noted
from valles.cli import app
from valles.players.match import Checksum, Match, play
from valles.research import Batch
from valles.research.batch import BatchGames
from valles.research.worker import remote_games
from valles.workers import Failure, Progress, SerialPool, WorkerDied, map_tasks, open_pool, raise_on_failure
from valles.workers.ray import RayActor, run_versioned_batch

pytestmark = pytest.mark.integration

SMALL = 100 * 2**20
"""Bytes that a node keeps for results."""
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_health_check_failure_threshold": "1000"}
"""These clusters send no usage reports, and no node counts as dead because the machine is busy."""
STARTS = 3
"""Ray gives a node half a minute to start, which on a busy machine may be too little."""


@pytest.fixture(scope="module")
def cluster(nightly):
    os.environ.update(SETTINGS)
    cluster_ = started(nightly)
    yield cluster_
    cluster_.shutdown()


@contextmanager
def connected(cluster):
    """The workers; Ray's messages on standard output about dead ones belong into no report."""
    with redirect_stdout(sys.stderr), closing(open_pool(ray=cluster.address)) as pool:
        yield pool


def started(nightly):
    """Start a cluster. Where none starts after several attempts, only a nightly run fails.

    A second node takes seconds to start, and a second worker too: a normal run has one of each.
    """
    from ray.cluster_utils import Cluster

    for attempt in range(STARTS):
        cluster_ = Cluster()
        try:
            for _ in range(2 if nightly else 1):
                cluster_.add_node(num_cpus=1, include_dashboard=False, object_store_memory=SMALL)
            return cluster_
        except Exception:
            cluster_.shutdown()
            if nightly and attempt == STARTS - 1:
                raise
    return pytest.skip(f"Ray could not start a node in {STARTS} attempts")


def simulated(*arguments):
    return CliRunner().invoke(app, ["simulate", "terraforming_mars", "--games", "4", "--json", *arguments])


@pytest.mark.nightly("research", cases=30, size=30, serial=True)
def test_a_cluster_plays_the_same_games_if_any_worker_is_killed(cluster, tmp_path, cases, nightly):
    """A case is a kill."""
    count = 30 if nightly else 6
    with connected(cluster) as pool:
        for case in cases:
            log, progress = tmp_path / f"{case}", Progress(count)
            tasks = [Note(log, number, deaths=number == case % count) for number in range(count)]

            assert list(map_tasks(noted, tasks, pool, progress)) == [number * 10 for number in range(count)]

            by_task = lines(log)
            dead = by_task[case % count][0]
            assert all(did[0] == dead for did in by_task.values() if len(did) > 1)
            assert (progress.done, progress.failed, progress.died) == (count, 0, 1)
        [failure] = map_tasks(Unreadable(), [1], pool)
        assert isinstance(failure, Failure) and "a machine of the cluster cannot do this: " in failure.reason
        games = [Match("on_mars", {"players": 1}, seed) for seed in range(2)]
        remote, local = Checksum(), Checksum()
        assert list(remote.of(raise_on_failure(map_tasks(play, games, pool)))) == list(
            local.of(raise_on_failure(map_tasks(play, games, SerialPool())))
        )
        assert remote.text() == local.text()


@pytest.mark.nightly("research", quick=0, serial=True)
def test_the_command_gives_the_same_checksum_on_a_cluster(cluster):
    remote, local = simulated("--ray", cluster.address), simulated()
    assert remote.exit_code == 0, remote.output
    assert remote.stdout.partition("checksum")[2] == local.stdout.partition("checksum")[2] != ""


@pytest.mark.nightly("research", quick=0, serial=True)
def test_a_machine_that_is_lost_takes_nothing_with_it_but_what_it_was_playing(cluster):
    lost = cluster.add_node(num_cpus=1, object_store_memory=SMALL)
    games = [Match("terraforming_mars", {"players": 2}, seed) for seed in range(60)]
    local = Checksum()
    list(local.of(raise_on_failure(map_tasks(play, games, SerialPool()))))
    remote, progress = Checksum(), Progress(60)
    with connected(cluster) as pool:
        for number, _ in enumerate(remote.of(raise_on_failure(map_tasks(play, games, pool, progress)))):
            if number == 5:
                cluster.remove_node(lost, allow_graceful=False)
    assert remote.text() == local.text()
    assert (progress.done, progress.failed) == (60, 0)


@pytest.mark.nightly("research", quick=0, serial=True)
def test_a_cluster_plays_the_same_batch_and_names_a_lost_worker(cluster):
    options: dict[str, Any] = {"players": (1, 2, 5), "size": 7, "seed": 3, "dtype": "uint8"}
    local = Batch("terraforming_mars", **options)
    with connected(cluster), Batch("terraforming_mars", ray=cluster.address, **options) as remote:
        assert played(local, 20) == played(remote, 20)
        with remote.copy([6, 0]) as same:
            assert played(local.copy([6, 0]), 5) == played(same, 5)
        remote._workers._workers[1].close()  # type: ignore[union-attr]
        with pytest.raises(WorkerDied, match="process 1 of the batch is gone"):
            played(remote, 2)


def test_a_worker_of_a_batch_plays_as_the_batch_does_unless_its_version_is_another():
    with Batch("on_mars", 2, 3, seed=4) as batch:
        places = (0, 2), (2, 1)
        first, second = (RayActor(valles.__version__, remote_games, BatchGames, batch.plan, place) for place in places)
        none = np.zeros(1, np.int32)
        parts = [actor.call("call", (none, "start"))[1][1] for actor in (first, second)]
        assert (np.concatenate([arrays["rows"] for arrays in parts]) == batch.rows).all()
        actions = batch.masks.argmax(axis=1)
        batch.step(actions)
        assert (first.call("call", (actions[:2], "step"))[1][1]["flat"] == batch.observations[:2]).all()
        assert not first.call("call", ([-1, -1], "step"))[0]

    reply = RayActor("0.0.1", remote_games, BatchGames, None, (0, 1)).call("call", (none, "start"))
    assert reply == (False, f"a machine of the cluster has Valles {valles.__version__}, and this one 0.0.1")


def test_a_machine_with_another_version_does_nothing():
    result = run_versioned_batch("0.0.1", abs, [-1, -2])
    assert (
        result.results == [Failure(f"a machine of the cluster has Valles {valles.__version__}, and this one 0.0.1")] * 2
    )


def test_an_address_where_nobody_answers_is_named():
    result = simulated("--ray", "127.0.0.1:1")
    assert result.exit_code == 2
    assert "there is no Ray cluster at '127.0.0.1:1'" in result.stderr
    assert "Traceback" not in result.output
