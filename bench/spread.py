"""Overhead of playing games in processes, on a Ray cluster of two nodes, and on many machines.

    python bench/spread.py                       random and greedy games of Terraforming Mars with 2 players
    python bench/spread.py --seconds 30          longer, and so more exact
    PYTHONPATH=build/compiled python bench/spread.py   the same with the compiled engine

Times are those of the processor, of this process and of all that it has started, so that a busy machine distorts them
little; games a second are what the clock says. `overhead` is what a game costs all of them together beyond a plain loop
over the same games. `driver` is what it costs the process that hands games out and takes them in, which is one however
many machines play: it is measured with games that are over at once. By these two and nothing else the model says what
many machines would play: it knows neither their network nor their disks.
"""

import argparse
import os
import pickle
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count

import psutil

from valles.kernel import effect
from valles.players.match import Checksum, Match, play
from valles.workers import Pool, ProcessPool, map_tasks, raise_on_failure

GAME, PLAYERS = "terraforming_mars", 2
KINDS: dict[str, tuple[str, ...]] = {"random": (), "greedy": ("greedy",) * PLAYERS}
MACHINES, CORES = 100, 16
"""The machines of the model, and the cores of each."""
EMPTY = 1000
"""Games that are over at once."""


@dataclass
class Figures:
    name: str
    games: int
    seconds: float
    processor: float
    """Seconds of all processes together."""
    checksum: str
    driver: float = 0.0
    """Seconds of this process alone for a game that is over at once."""

    @property
    def rate(self) -> float:
        return self.games / self.seconds

    @property
    def cost(self) -> float:
        return self.processor / self.games


def matches(players: tuple[str, ...], games: int) -> list[Match]:
    return [Match(GAME, {"players": PLAYERS}, seed, players) for seed in range(games)]


def processor() -> float:
    """Seconds that this process and all that it has started have used."""
    family = [psutil.Process(), *psutil.Process().children(recursive=True)]
    return sum(sum(process.cpu_times()[:2]) for process in family)


def plain(players: tuple[str, ...], seconds: float) -> Figures:
    """A loop over as many games as fit into the time."""
    checksum = Checksum()
    start = time.process_time()
    for seed in count():
        checksum.add(play(Match(GAME, {"players": PLAYERS}, seed, players)))
        if time.process_time() - start > seconds:
            break
    used = time.process_time() - start
    return Figures("plain loop", checksum.games, used, used, checksum.text())


def measured(name: str, players: tuple[str, ...], games: int, pool: Pool) -> Figures:
    """The same games, after the workers have begun to work."""
    over = pickle.dumps(play(matches(players, 1)[0]))
    list(raise_on_failure(map_tasks(pickle.loads, [over] * 50, pool)))
    start, used = time.perf_counter(), processor()
    checksum = Checksum()
    for result in raise_on_failure(map_tasks(play, matches(players, games), pool)):
        checksum.add(result)
    seconds, used = time.perf_counter() - start, processor() - used
    start = time.process_time()
    for result in raise_on_failure(map_tasks(pickle.loads, [over] * EMPTY, pool)):
        Checksum().add(result)
    return Figures(name, games, seconds, used, checksum.text(), (time.process_time() - start) / EMPTY)


@contextmanager
def cluster(nodes: int) -> Iterator[Pool]:
    """A cluster on this machine, every node of which has one core."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    from valles.workers.ray import RayPool

    local = Cluster()
    for _ in range(nodes):
        local.add_node(num_cpus=1, include_dashboard=False)
    try:
        with closing(RayPool(local.address)) as pool:
            yield pool
    finally:
        local.shutdown()  # type: ignore[no-untyped-call]


def show(kind: str, base: Figures, rows: list[Figures]) -> None:
    print(f"\n{kind} games of {GAME} with {PLAYERS} players: {1e3 * base.cost:.1f} ms each in a plain loop")
    print("workers        games  games/s  overhead/game  of a game  driver/game  same games")
    for row in rows:
        overhead = row.cost - base.cost
        print(
            f"{row.name:13} {row.games:6,}  {row.rate:7.1f}  {1e3 * overhead:10.2f} ms  {overhead / base.cost:9.1%}"
            f"  {1e3 * row.driver:8.3f} ms  {'yes' if row.checksum == base.checksum else 'NO'}"
        )
    last = rows[-1]
    played, handed = MACHINES * CORES / max(base.cost, last.cost), 1 / last.driver
    bound = "the workers" if played < handed else "the one process that takes the games in"
    print(
        f"{MACHINES} machines of {CORES} such cores, by the last line: {min(played, handed):,.0f} games a second, "
        f"bounded by {bound} (workers {played:,.0f}, driver {handed:,.0f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10, help="of processor time for each measurement")
    parser.add_argument("--nodes", type=int, default=2, help="of the Ray cluster; 0: none")
    arguments = parser.parse_args()
    manner = "interpreted" if str(effect.__file__).endswith(".py") else "compiled"
    print(f"{manner}, {os.cpu_count()} cores")
    bases = {kind: plain(players, arguments.seconds) for kind, players in KINDS.items()}
    rows: dict[str, list[Figures]] = {kind: [] for kind in KINDS}
    for processes in (1, 2):
        with closing(ProcessPool(processes)) as pool:
            for kind, players in KINDS.items():
                name = f"{processes} process{'es' * (processes > 1)}"
                rows[kind].append(measured(name, players, bases[kind].games, pool))
    if arguments.nodes:
        with cluster(arguments.nodes) as pool:
            for kind, players in KINDS.items():
                rows[kind].append(measured(f"{arguments.nodes} Ray nodes", players, bases[kind].games, pool))
    for kind in KINDS:
        show(kind, bases[kind], rows[kind])


if __name__ == "__main__":
    main()
