"""Speed relative to an earlier commit, and of Terraforming Mars with Prelude relative to games without.

python -m bench.ratio                       decisions a second with Prelude / without
python -m bench.ratio --before c74ece3      and without now / without at that commit
python -m bench.ratio --compiled            the same with both compiled (minutes more)
python -m bench.ratio --instructions        by the instructions that valgrind counts: the same on a busy machine
python -m bench.ratio --before 70a4ba8c --all   games and copies of both games, and the server, now / at that commit

Random games of the same seeds. Those that are compared play in turns, a few games each, in a process of their own. All
play these games several times, and the shortest time counts, in seconds of the processor: a machine that is busy with
other things makes them longer, never shorter.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.engine import middle, play

ROOT = Path(__file__).resolve().parent.parent
GAME = "terraforming_mars"
EVERY_GAME = (GAME, "on_mars")
WITHOUT: dict[str, Any] = {}
WITH: dict[str, Any] = {"prelude": True}
GAMES = 4
"""Games of one turn of a measurement."""
REPEATS = 3
COPIES = 5_000
TURNS = (True, False, False, True)
"""The order in which the servers are measured: True is the one before."""


def work() -> None:
    """Play or copy what each line asks for, and print the decisions or copies and the seconds that they took."""
    from valles.games.registry import rulebook

    for line in sys.stdin:
        request = json.loads(line)
        rules = rulebook(request["game"])
        state = middle(rules, request["setup"]["players"]) if request["copies"] else None
        start = time.process_time()
        if state is None:
            count = sum(play(rules, seed=seed, **request["setup"])[1] for seed in request["seeds"])
        else:
            count = COPIES
            for _ in range(COPIES):
                state.copy()
        print(json.dumps([count, time.process_time() - start]), flush=True)


@dataclass
class Side:
    """One of those that are compared: which engine plays which games."""

    name: str
    tree: Path
    setup: dict[str, Any]
    game: str = GAME
    copies: bool = False
    """True to copy a state instead of playing."""
    python: str = sys.executable
    cost: float = 0.0
    """Cost of a decision or a copy, in seconds or instructions."""

    def command(self) -> dict[str, Any]:
        # Each plays with the benchmark of its own tree, which knows the names of its engine.
        top = self.tree.parent if self.tree.name == "src" else self.tree.parents[1]
        paths = {"PYTHONPATH": f"{self.tree}{os.pathsep}{top}", "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": ""}
        return {"args": [self.python, __file__, "--work"], "cwd": top, "env": {**os.environ, **paths}, "text": True}

    def request_line(self, seeds: range) -> str:
        request = {"game": self.game, "copies": self.copies, "setup": self.setup, "seeds": list(seeds)}
        return json.dumps(request) + "\n"


@contextmanager
def worker(side: Side) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(**side.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def take_turns(sides: list[Side], games: int) -> None:
    """Let them play the games in turn, after one that does not count."""
    with ExitStack() as stack:
        workers = [stack.enter_context(worker(side)) for side in sides]
        for side, process in zip(sides, workers, strict=True):
            played(side, process, range(1))
        seconds = [0.0] * len(sides)
        decisions = [0] * len(sides)
        for first in range(1, games + 1, GAMES):
            seeds = range(first, min(first + GAMES, games + 1))
            turns = [[played(side, workers[i], seeds) for i, side in enumerate(sides)] for _ in range(REPEATS)]
            for i in range(len(sides)):
                decisions[i] += turns[0][i][0]
                seconds[i] += min(turn[i][1] for turn in turns)
        for i, side in enumerate(sides):
            side.cost = seconds[i] / decisions[i]


def played(side: Side, process: subprocess.Popen[str], seeds: range) -> tuple[int, float]:
    """The decisions of these games, and the seconds."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(side.request_line(seeds))
    process.stdin.flush()
    decisions, seconds = json.loads(process.stdout.readline())
    return decisions, seconds


def count_instructions(side: Side, games: int) -> None:
    """Return the cost of so many games beyond the first, which loads everything."""
    command = side.command()
    # So that nothing is left to be compiled to bytecode.
    subprocess.run(**command, input=side.request_line(range(1)), stdout=subprocess.DEVNULL, check=True)
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command["args"] = [*valgrind, *command["args"]]
    counted, decisions = [], 0
    for more in (0, games):
        commands = side.request_line(range(1)) + side.request_line(range(1, 1 + more))
        done = subprocess.run(**command, input=commands, capture_output=True, check=True)
        match = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
        assert match is not None, done.stderr
        counted.append(int(match[1].replace(",", "")))
        decisions = json.loads(done.stdout.splitlines()[-1])[0]
    side.cost = (counted[1] - counted[0]) / decisions


def show(one: Side, other: Side) -> None:
    """Return the number of decisions that the one makes while the other makes one."""
    print(f"  {one.name} / {other.name}: {other.cost / one.cost:.3f}")


def compiled(tree: Path) -> Path:
    """The compiled engine of a checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([sys.executable, tree / "tools/compile.py"], env=environment, check=True)
    return tree / "build/compiled"


def checked_out(commit: str, folder: Path) -> Path:
    """Extract the engine of that commit into the folder."""
    packed = subprocess.run(
        ["git", "archive", commit, "src", "tools", "bench", "tests"], cwd=ROOT, capture_output=True, check=True
    )
    subprocess.run(["tar", "--extract"], cwd=folder, input=packed.stdout, check=True)
    return folder


def compare(before: Path | None, now: Path, players: int, arguments: argparse.Namespace) -> None:
    with_prelude = Side("with Prelude", now, {"players": players, **WITH})
    without = Side("without", now, {"players": players, **WITHOUT})
    sides = [with_prelude, without]
    earlier = None if before is None else Side("without before", before, without.setup)
    if earlier is not None:
        sides.append(earlier)
    if arguments.instructions:
        for side in sides:
            count_instructions(side, arguments.games)
    else:
        take_turns(sides, arguments.games)
    print(f"{players} players, {arguments.games} games each")
    for side in sides:
        unit = (
            f"{side.cost:10,.0f} instructions a decision"
            if arguments.instructions
            else f"{1 / side.cost:10,.0f} decisions a second"
        )
        print(f"{unit}  {side.name}")
    show(with_prelude, without)
    if earlier is not None:
        show(without, earlier)


def compare_all(before: Path, now: Path, arguments: argparse.Namespace) -> None:
    """Print the ratios of games, copies and the server."""
    for game in EVERY_GAME:
        for copies in (False, True):
            setup = {"players": 2}
            sides = [
                Side("now", now, setup, game, copies),
                Side("before", before, setup, game, copies, arguments.python),
            ]
            take_turns(sides, GAMES if copies else arguments.games)
            print(f"{game}, {'copies' if copies else 'decisions of games'}:", end="")
            show(*sides)


def compare_servers(before: Path, arguments: argparse.Namespace) -> None:
    """Print the times of decisions and the processor time of the server, measured in turns."""
    measured: dict[bool, list[dict[str, float]]] = {True: [], False: []}
    for is_before in TURNS:
        tree, python = (before, arguments.python) if is_before else (ROOT, sys.executable)
        environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
        command = [python, ROOT / "bench/ratio.py", "--serve", str(arguments.tables), str(arguments.seconds)]
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True)
        figures = json.loads(done.stdout.splitlines()[-1])
        print("before" if is_before else "now   ", *(f"{name} {value:.1f}" for name, value in figures.items()))
        measured[is_before].append(figures)
    for name in measured[True][0]:
        old, new = (sum(figures[name] for figures in measured[side]) for side in (True, False))
        print(f"server, {name}: now / before {old / new:.3f}")


def serve(tables: int, seconds: float) -> None:
    """Play at the server of the tree that this runs in, at 40 decisions a second for 75 tables, and print figures."""
    sys.path.insert(0, "")
    from bench import server as load

    async def played(server: Any) -> dict[str, float]:  # of the tree that is measured
        async with load.seated(server, tables, 0) as seats:
            before = processor_time(server.process.pid)
            decisions = await load.decided(server, seats, 0, max(1, tables * 40 // 75), seconds)
            spent = processor_time(server.process.pid) - before
        times = sorted(1000 * time for table in seats for time in table.acks)
        cuts = {f"p{cut} ms": times[len(times) * cut // 100] for cut in (50, 95, 99)}
        return {**cuts, "processor ms a decision": 1000 * spent / decisions}

    # Where the tests of the tree keep it depends on the tree.
    with tempfile.TemporaryDirectory() as folder, vars(load)["running"](Path(folder)) as server:
        figures = asyncio.run(played(server))
    print(json.dumps(figures))


def processor_time(pid: int) -> float:
    """Return the seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    if sys.argv[1:] == ["--work"]:
        work()
        return
    if sys.argv[1:2] == ["--serve"]:
        serve(int(sys.argv[2]), float(sys.argv[3]))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", metavar="COMMIT", help="the state to compare games without Prelude with")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--all", action="store_true", help="games, copies and the server against the earlier state")
    parser.add_argument("--python", default=sys.executable, help="a Python with the packages of the earlier state")
    parser.add_argument("--tables", type=int, default=75, help="tables of the server, with four sockets each")
    parser.add_argument("--seconds", type=float, default=40)
    arguments = parser.parse_args()
    engine = compiled if arguments.compiled else lambda tree: tree / "src"
    with tempfile.TemporaryDirectory() as folder:
        before = engine(checked_out(arguments.before, Path(folder))) if arguments.before else None
        now = engine(ROOT)
        if arguments.all and before is not None:
            compare_all(before, now, arguments)
            compare_servers(Path(folder), arguments)
            return
        for players in arguments.players:
            compare(before, now, players, arguments)


if __name__ == "__main__":
    main()
