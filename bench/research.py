"""Measures the cost of encoding and batching beside the compiled engine: microseconds per decision, steps per second.

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
PLAYERS = {"terraforming_mars": (1, 2, 3, 4, 5), "on_mars": (1, 2, 4)}
GAMES = {"terraforming_mars": 8, "on_mars": 2}
"""Random games whose decisions are encoded."""
SIZE = 64
STEPS = 120
REPEATS = 7
"""Repetitions of a measurement. The minimum counts, since other load only adds time."""
CHUNK = 40
"""Decisions between two readings of the clock."""

Position = tuple[Any, int, list[int]]
"""A state, the seat to move, and its options."""


def costs(game: str, players: int) -> tuple[float, float, int]:
    """Return the microseconds per decision of the engine and of the encoding, and the number of decisions."""
    from valles.games.registry import rulebook
    from valles.research.encode import encoder

    rules, encoding = rulebook(game), encoder(game).encoding
    engine_seconds = encoding_seconds = 0.0
    decisions = 0
    for seed in range(GAMES[game]):
        state = rules.new(rules.setup(players=players), seed.to_bytes(16, "big"))
        options, positions = random_game(rules, state, seed)
        for first in range(0, len(options), CHUNK):
            chunk = slice(first, first + CHUNK)
            engine_seconds += minimum(partial(apply_seconds, rules, positions[first][0], options[chunk]))
            encoding_seconds += minimum(partial(encode_seconds, encoding, positions[chunk]))
        decisions += len(options)
    return engine_seconds / decisions * 1e6, encoding_seconds / decisions * 1e6, decisions


def random_game(rules: Any, state: Any, seed: int) -> tuple[list[int], list[Position]]:
    """Play a random game, and return its options and the positions before them."""
    from valles.kernel.encoding import NOBODY, next_decision

    rng = random.Random(seed)
    taken, positions = [], []
    seat, options = next_decision(state, True, True)
    while seat != NOBODY:
        positions.append((rules.copy(state), seat, options))
        taken.append(options[int(rng.random() * len(options))])
        state.apply(seat, taken[-1])
        seat, options = next_decision(state, True, True)
    return taken, positions


def apply_seconds(rules: Any, state: Any, options: list[int]) -> float:
    """Return the seconds that some options take from a state on."""
    from valles.kernel.encoding import next_decision

    state = rules.copy(state)
    start = time.perf_counter()
    for option in options:
        seat, _ = next_decision(state, True, True)
        state.apply(seat, option)
    return time.perf_counter() - start


def encode_seconds(encoding: Any, positions: list[Position]) -> float:
    """Return the seconds that the encoding of some positions takes."""
    start = time.perf_counter()
    for state, seat, options in positions:
        encoding.row(state, seat, options)
    return time.perf_counter() - start


def minimum(measure: Callable[[], float]) -> float:
    """Return the minimum of repeated measurements."""
    return min(measure() for _ in range(REPEATS))


def steps_per_second(game: str, players: int, processes: int, dtype: str) -> float:
    """Return the steps per second of a batch, from the minimum of each step over repetitions of the same games."""
    import numpy as np

    from valles.research import Batch

    seconds = np.full(STEPS, np.inf)
    for _ in range(REPEATS):
        rng = np.random.default_rng(1)
        with Batch(game, players, SIZE, seed=1, processes=processes, dtype=dtype) as batch:
            for step in range(STEPS):
                actions = (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
                start = time.perf_counter()
                batch.step(actions)
                seconds[step] = min(seconds[step], time.perf_counter() - start)
    return SIZE * STEPS / float(seconds.sum())


def table_row(game: str, players: int, cores: int) -> str:
    """Return the row of a number of players."""
    engine, encoding, decisions = costs(game, players)
    columns = [f"{1e6 / engine:12,.0f}"]
    for processes in sorted({1, cores}):
        columns += [f"{steps_per_second(game, players, processes, dtype):12,.0f}" for dtype in ("uint8", "float32")]
    return f"{players:7}  {decisions:9}  {engine:9.1f}  {encoding:11.1f}  " + "  ".join(columns)


def measure() -> None:
    """Print the tables of both games."""
    import valles.kernel.state

    cores = 1 if "--one" in sys.argv else os.cpu_count() or 1
    print(f"{valles.kernel.state.__file__}, {cores} cores")
    for game, counts in PLAYERS.items():
        heads = [f"batch x{processes} {dtype}" for processes in sorted({1, cores}) for dtype in ("bytes", "float")]
        print(f"\n{game}\nplayers  decisions  engine µs  encoding µs  engine alone/s  {'/s  '.join(heads)}/s")
        for players in counts:
            print(table_row(game, players, cores), flush=True)


def main() -> None:
    """Measure in a process with the compiled engine."""
    if "--measure" in sys.argv:
        measure()
        return
    subprocess.run([sys.executable, ROOT / "tools/compile.py"], check=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "build/compiled")}
    subprocess.run([sys.executable, __file__, "--measure", *sys.argv[1:]], env=environment, check=True)


if __name__ == "__main__":
    main()
