"""What encoding and batching cost beside the engine, compiled: microseconds a decision, and steps a second.

python bench/research.py            on one core and on all
python bench/research.py --one      on one core only
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TABLES = {"terraforming_mars": (1, 2, 3, 4, 5), "on_mars": (1, 2, 4)}
GAMES = {"terraforming_mars": 30, "on_mars": 8}
"""How many random games are played; every decision of them is encoded."""
SIZE = 256
STEPS = 120


def costs(game: str, players: int) -> tuple[float, float, int]:
    """Processor time of the engine and of the encoding for each decision, in microseconds, and the decisions."""
    from valles.games.registry import rulebook
    from valles.kernel.encoding import NOBODY, next_decision
    from valles.research.encode import encoder

    rules, encoding = rulebook(game), encoder(game).encoding
    clock = time.process_time
    engine = told = 0.0
    decisions = 0
    for seed in range(GAMES[game]):
        chance = random.Random(seed)
        state = rules.new(rules.setup(players=players), seed.to_bytes(16, "big"))
        positions = []
        start = clock()
        seat, options = next_decision(state, True, True)
        while seat != NOBODY:
            state.apply(seat, options[int(chance.random() * len(options))])
            seat, options = next_decision(state, True, True)
            decisions += 1
        engine += clock() - start
        chance = random.Random(seed)
        state = rules.new(rules.setup(players=players), seed.to_bytes(16, "big"))
        seat, options = next_decision(state, True, True)
        while seat != NOBODY:
            positions.append((rules.copy(state), seat, options))
            state.apply(seat, options[int(chance.random() * len(options))])
            seat, options = next_decision(state, True, True)
        start = clock()
        for state, seat, options in positions:
            encoding.row(state, seat, options)
        told += clock() - start
    return engine / decisions * 1e6, told / decisions * 1e6, decisions


def steps(game: str, players: int, processes: int, dtype: str) -> float:
    """Steps a second of a batch, what chooses the actions not counted."""
    import numpy as np

    from valles.research import Batch

    chance = np.random.default_rng(1)
    with Batch(game, players, SIZE, seed=1, processes=processes, dtype=dtype) as batch:
        seconds = 0.0
        for _ in range(STEPS):
            actions = (chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
            start = time.perf_counter()
            batch.step(actions)
            seconds += time.perf_counter() - start
    return SIZE * STEPS / seconds


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
