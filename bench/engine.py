"""Speed of the engine, interpreted and compiled, relative to a plain Python loop timed in the same run.

python bench/engine.py            both, as a table with ratios to bench/baseline.json
python bench/engine.py --store    and keep the figures as the new baseline
"""

import cProfile
import json
import os
import pstats
import random
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

from valles.kernel.rulebook import Rulebook

Figures = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent
BASELINE = ROOT / "bench/baseline.json"
SECONDS = 4.0
PLAYERS = {"terraforming_mars": range(1, 6), "on_mars": range(1, 5)}
PEERS = {"terraforming_mars": {1: 177, 2: 45, 4: 33}, "on_mars": {}}
"""Uniformly random Corporate Era games a second of the best measured peers, on one core of such a machine; nobody else
plays On Mars by its rules."""
PEER_COPIES = 8_400


def plain_loop() -> float:
    """Million steps a second of a loop that does nothing but count: what this machine's Python is worth."""
    start = time.perf_counter()
    total = 0
    for i in range(2_000_000):
        total += i & 7
    return 2.0 / (time.perf_counter() - start)


def play(rules: Rulebook[Any], players: int, seed: int, **variants: Any) -> tuple[Any, int]:
    """One uniformly random game: its last state, its number of decisions, and the time of each half."""
    chance = random.Random(seed)
    state = rules.new(rules.setup(players=players, **variants), seed.to_bytes(16, "big"))
    decisions = 0
    while not state.over():
        seat = state.pending_seats()[0]
        options = state.options(seat)
        state.apply(seat, options[int(chance.random() * len(options))])
        decisions += 1
    return state, decisions


def middle(rules: Rulebook[Any], players: int) -> Any:
    """A state in mid-game."""
    _, decisions = play(rules, players, 3)
    chance = random.Random(3)
    state = rules.new(rules.setup(players=players), (3).to_bytes(16, "big"))
    for _ in range(decisions // 2):
        seat = state.pending_seats()[0]
        options = state.options(seat)
        state.apply(seat, options[int(chance.random() * len(options))])
    return state


def memory(state: Any) -> int:
    """Bytes that one more copy of the state takes."""
    tracemalloc.start()
    copies = [state.copy() for _ in range(200)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(copies)


def growth(rules: Rulebook[Any], players: int) -> float:
    """Cost per decision in the second half of games over that in the first half, where deeper hands cost more."""
    halves = [0.0, 0.0]
    for seed in range(20):
        _, decisions = play(rules, players, seed)
        chance = random.Random(seed)
        state = rules.new(rules.setup(players=players), seed.to_bytes(16, "big"))
        for half in (0, 1):
            start = time.perf_counter()
            for _ in range(decisions // 2):
                seat = state.pending_seats()[0]
                options = state.options(seat)
                state.apply(seat, options[int(chance.random() * len(options))])
            halves[half] += time.perf_counter() - start
    return halves[1] / halves[0]


def measure() -> Figures:
    return {"loop": plain_loop(), **{game: measure_game(game) for game in PLAYERS}}


def measure_game(game: str) -> Figures:
    from valles.games.registry import rulebook

    rules = rulebook(game)
    figures = {}
    for players in PLAYERS[game]:
        games = decisions = rounds = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            state, count = play(rules, players, games)
            games += 1
            decisions += count
            rounds += rules.rounds(state)
        seconds = time.perf_counter() - start
        state = middle(rules, players)
        start = time.perf_counter()
        for _ in range(20_000):
            state.copy()
        copies = 20_000 / (time.perf_counter() - start)
        figures[str(players)] = {
            "games": games,
            "decisions": decisions / games,
            "rounds": rounds / games,
            "games_a_second": games / seconds,
            "decisions_a_second": decisions / seconds,
            "copies_a_second": copies,
            "saved_bytes": len(json.dumps(rules.save(state), separators=(",", ":"))),
            "memory_bytes": memory(state),
            "growth": growth(rules, players),
        }
    return figures


def where_the_time_goes() -> None:
    """Own time by module over some 2-player games, interpreted."""
    for game in PLAYERS:
        time_by_module(game)


def time_by_module(game: str) -> None:
    from valles.games.registry import rulebook

    rules = rulebook(game)
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(30):
        play(rules, 2, seed)
    profile.disable()
    shares: dict[str, float] = {}
    for function in pstats.Stats(profile).get_stats_profile().func_profiles.values():
        module = Path(function.file_name).stem if "valles" in function.file_name else "built in"
        shares[module] = shares.get(module, 0) + function.tottime
    total = sum(shares.values())
    print(f"\nwhere the time goes, {game}, 2 players, interpreted:", end="")
    for module, own in sorted(shares.items(), key=lambda item: -item[1])[:10]:
        print(f" {module} {own / total:.0%}", end="")
    print()


def child(path: Path) -> Figures:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(
        [sys.executable, __file__, "--measure"], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def show(name: str, figures: Figures, baseline: Figures) -> None:
    print(f"\n{name}: a plain loop makes {figures['loop']:.1f} million steps a second")
    for game in PLAYERS:
        show_game(game, figures, baseline.get(name, {}))
    copies = figures["terraforming_mars"]["2"]["copies_a_second"] / PEER_COPIES
    print(f"copies of a 2-player state: {copies:.0f}x the best peer's {PEER_COPIES:,} a second")


def show_game(game: str, figures: Figures, baseline: Figures) -> None:
    print(f"\n{game}")
    print(
        "players  games  decisions  rounds  games/s  to peers  decisions/s  copies/s  saved  in memory  late/early"
        "  to baseline"
    )
    for players in PLAYERS[game]:
        row = figures[game][str(players)]
        peer = PEERS[game].get(players)
        peers = f"{row['games_a_second'] / peer:.1f}x" if peer else "-"
        old = baseline.get(game, {}).get(str(players))
        ratio = "-"
        if old:
            machine = figures["loop"] / old.get("loop", baseline["loop"])
            ratio = f"{row['games_a_second'] / old['games_a_second'] / machine:.2f}x"
        print(
            f"{players:7}  {row['games']:5}  {row['decisions']:9.0f}  {row['rounds']:6.1f}"
            f"  {row['games_a_second']:7.0f}  {peers:>8}  {row['decisions_a_second']:11,.0f}"
            f"  {row['copies_a_second']:8,.0f}  {row['saved_bytes']:5}  {row['memory_bytes']:9}"
            f"  {row['growth']:10.2f}  {ratio:>11}"
        )


def main() -> None:
    if "--measure" in sys.argv:
        print(json.dumps(measure()))
        return
    baseline = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    results = {"interpreted": child(ROOT / "src")}
    subprocess.run([sys.executable, ROOT / "tools/compile.py"], check=True)
    results["compiled"] = child(ROOT / "build/compiled")
    for name, figures in results.items():
        show(name, figures, baseline)
    where_the_time_goes()
    if "--store" in sys.argv:
        BASELINE.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
