"""Speed of Terraforming Mars relative to an earlier commit, and of games with Prelude relative to those without.

python -m bench.ratio                       decisions a second with Prelude / without
python -m bench.ratio --before c74ece3      and without now / without at that commit
python -m bench.ratio --compiled            the same with both compiled (minutes more)
python -m bench.ratio --instructions        by the instructions that valgrind counts: the same on a busy machine

Random games of the same seeds. Those that are compared play in turns, a few games each, in a process of their own. All
play these games several times, and the shortest time counts, in seconds of the processor: a machine that is busy with
other things makes them longer, never shorter.
"""

import argparse
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

from bench.engine import play

ROOT = Path(__file__).resolve().parent.parent
GAME = "terraforming_mars"
WITHOUT: dict[str, Any] = {}
WITH: dict[str, Any] = {"prelude": True}
GAMES = 4
"""Games of one turn of a measurement."""
REPEATS = 3


def work() -> None:
    """Play what is asked for, a line each, and tell the decisions and the seconds that they took."""
    from valles.games.registry import rulebook

    rules = rulebook(GAME)
    for line in sys.stdin:
        request = json.loads(line)
        start = time.process_time()
        decisions = sum(play(rules, seed=seed, **request["setup"])[1] for seed in request["seeds"])
        print(json.dumps([decisions, time.process_time() - start]), flush=True)


@dataclass
class Side:
    """One of those that are compared: which engine plays which games."""

    name: str
    tree: Path
    setup: dict[str, Any]
    cost: float = 0.0
    """Cost of a decision, in seconds or instructions."""

    def command(self) -> dict[str, Any]:
        environment = {**os.environ, "PYTHONPATH": str(self.tree), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": ""}
        return {"args": [sys.executable, "-m", "bench.ratio", "--work"], "cwd": ROOT, "env": environment, "text": True}

    def request_line(self, seeds: range) -> str:
        return json.dumps({"setup": self.setup, "seeds": list(seeds)}) + "\n"


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
    subprocess.run(**command, input="", check=True)  # so that nothing is left to be compiled to bytecode
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
    packed = subprocess.run(["git", "archive", commit, "src", "tools"], cwd=ROOT, capture_output=True, check=True)
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


def main() -> None:
    if sys.argv[1:] == ["--work"]:
        work()
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", metavar="COMMIT", help="the state to compare games without Prelude with")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    arguments = parser.parse_args()
    engine = compiled if arguments.compiled else lambda tree: tree / "src"
    with tempfile.TemporaryDirectory() as folder:
        before = engine(checked_out(arguments.before, Path(folder))) if arguments.before else None
        now = engine(ROOT)
        for players in arguments.players:
            compare(before, now, players, arguments)


if __name__ == "__main__":
    main()
