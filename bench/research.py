"""What encoding and batching cost beside the engine, compiled: microseconds a decision, and steps a second.

python bench/research.py            on one core and on all
python bench/research.py --one      on one core only
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TABLES = {"terraforming_mars": (1, 2, 3, 4, 5), "on_mars": (1, 2, 4)}
GAMES = {"terraforming_mars": 8, "on_mars": 2}
"""How many random games are played; every decision of them is encoded."""
SIZE = 64
STEPS = 120


ROUNDS = 7
"""How often the same is measured; the least counts, which other work of the machine disturbs least."""
TOGETHER = 40
"""Decisions between two looks at the clock."""


def costs(game: str, players: int) -> tuple[float, float, int]:
    """What the engine and the encoding take for each decision, in microseconds, and the decisions."""
    from valles.games.registry import rulebook
    from valles.research.encode import encoder

    rules, encoding = rulebook(game), encoder(game).encoding
    engine = told = 0.0
    decisions = 0
    for seed in range(GAMES[game]):
        begun = rules.new(rules.setup(players=players), seed.to_bytes(16, "big"))
        answers, positions = played(rules, begun, seed)
        for first in range(0, len(answers), TOGETHER):
            some = slice(first, first + TOGETHER)
            engine += least(partial(apply_all, rules, positions[first][0], answers[some]))
            told += least(partial(encode_all, encoding, positions[some]))
        decisions += len(answers)
    return engine / decisions * 1e6, told / decisions * 1e6, decisions


def played(rules: Any, state: Any, seed: int) -> tuple[list[int], list[tuple[Any, int, list[int]]]]:
    """The answers of a random game, and before each of them the state, whose turn it is and what is possible."""
    from valles.kernel.encoding import NOBODY, next_decision

    chance = random.Random(seed)
    answers, positions = [], []
    seat, options = next_decision(state, True, True)
    while seat != NOBODY:
        positions.append((rules.copy(state), seat, options))
        answers.append(options[int(chance.random() * len(options))])
        state.apply(seat, answers[-1])
        seat, options = next_decision(state, True, True)
    return answers, positions


def apply_all(rules: Any, state: Any, answers: list[int]) -> float:
    from valles.kernel.encoding import next_decision

    state = rules.copy(state)
    start = time.perf_counter()
    for answer in answers:
        seat, _ = next_decision(state, True, True)
        state.apply(seat, answer)
    return time.perf_counter() - start


def encode_all(encoding: Any, positions: list[tuple[Any, int, list[int]]]) -> float:
    start = time.perf_counter()
    for state, seat, options in positions:
        encoding.row(state, seat, options)
    return time.perf_counter() - start


def least(measured: Callable[[], float]) -> float:
    return min(measured() for _ in range(ROUNDS))


def steps(game: str, players: int, processes: int, dtype: str) -> float:
    """Steps a second of a batch, what chooses the actions not counted: the same games again, each step at its best."""
    import numpy as np

    from valles.research import Batch

    seconds = np.full(STEPS, np.inf)
    for _ in range(ROUNDS):
        chance = np.random.default_rng(1)
        with Batch(game, players, SIZE, seed=1, processes=processes, dtype=dtype) as batch:
            for step in range(STEPS):
                actions = (chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
                start = time.perf_counter()
                batch.step(actions)
                seconds[step] = min(seconds[step], time.perf_counter() - start)
    return SIZE * STEPS / float(seconds.sum())


def table(game: str, players: int, cores: int) -> str:
    engine, told, decisions = costs(game, players)
    found: list[Any] = [f"{1e6 / engine:12,.0f}"]
    for processes in sorted({1, cores}):
        found += [f"{steps(game, players, processes, dtype):12,.0f}" for dtype in ("uint8", "float32")]
    return f"{players:7}  {decisions:9}  {engine:9.1f}  {told:11.1f}  " + "  ".join(found)


def measure() -> None:
    import valles.kernel.state

    cores = 1 if "--one" in sys.argv else os.cpu_count() or 1
    print(f"{valles.kernel.state.__file__}, {cores} cores")
    for game, counts in TABLES.items():
        heads = [f"batch x{processes} {dtype}" for processes in sorted({1, cores}) for dtype in ("bytes", "float")]
        print(f"\n{game}\nplayers  decisions  engine µs  encoding µs  engine alone/s  {'/s  '.join(heads)}/s")
        for players in counts:
            print(table(game, players, cores), flush=True)


def main() -> None:
    if "--measure" in sys.argv:
        measure()
        return
    subprocess.run([sys.executable, ROOT / "tools/compile.py"], check=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "build/compiled")}
    subprocess.run([sys.executable, __file__, "--measure", *sys.argv[1:]], env=environment, check=True)


if __name__ == "__main__":
    main()
