"""How well the net foresees the end: errors, Brier scores, reliability.

    python -m bench.expectation terraforming_mars --seeds 40    after each round, as the page shows it
    python -m bench.expectation --games values.jsonl            at every decision of games that bench.search has kept

The first plays games of `learned` and `greedy` in all mixtures, seats by chance, and finds the sharpness that fits
best. Run it with a compiled engine: PYTHONPATH=build/compiled.
"""

import argparse
from collections import defaultdict
from contextlib import closing
from itertools import product
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean, pvariance
from typing import Any

from bench.search import kept
from valles.game import seed_bytes
from valles.games.registry import rulebook
from valles.players.expectation import INVERSE_TEMPERATURE, state_values, win_probabilities
from valles.players.match import Match, play
from valles.workers import map_tasks, open_pool, raise_on_failure

NAMES = ("learned", "greedy")
PARTS = 10
"""Of the reliability table, equally large."""
Pair = tuple[float, float]
"""How likely a victory was said to be, and which share of it came."""
Foreseen = tuple[list[float], list[float]]
"""What a moment was worth to each seat, and which share of the victory each got."""


def foreseen(match: Match) -> list[Foreseen]:
    """What the net thought after each round of a game."""
    outcome = play(match)
    rules = rulebook(match.game)
    state = rules.new(rules.setup(**match.options), seed_bytes(match.seed))
    found, rounds = [], rules.rounds(state)
    for seat, option in outcome.moves:
        state.apply(seat, option)
        if rules.rounds(state) > rounds and not state.over():
            rounds = rules.rounds(state)
            found.append((state_values(rules, state), outcome.shares))
    return found


def pairs_of(moments: list[Foreseen], sharpness: float) -> list[Pair]:
    return [pair for worth, shares in moments for pair in zip(win_probabilities(worth, sharpness), shares, strict=True)]


def brier(pairs: list[Pair]) -> float:
    """The mean square by which the chance of a seat was missed."""
    return fmean((chance - share) ** 2 for chance, share in pairs)


def surprise(moments: list[Foreseen], sharpness: float) -> float:
    """The mean logarithm of how unlikely the victories were."""
    return -sum(share * log(chance) for chance, share in pairs_of(moments, sharpness)) / len(moments)


def show(players: int, moments: list[Foreseen]) -> None:
    candidates = [at / 10 for at in range(1, 61)]
    best = min(candidates, key=lambda sharpness: surprise(moments, sharpness))
    guess = pairs_of(moments, 0.0)
    print(
        f"{players or 'all':>4} players: {len(moments):5} moments, sharpness {best:.1f}; with {INVERSE_TEMPERATURE:g}: "
        f"Brier {brier(pairs_of(moments, INVERSE_TEMPERATURE)):.3f} a seat, by chance {brier(guess):.3f}",
        flush=True,
    )


def parts(rows: list[Any]) -> list[list[Any]]:
    """The rows in equal parts, without those that would be empty."""
    found = [rows[len(rows) * place // PARTS : len(rows) * (place + 1) // PARTS] for place in range(PARTS)]
    return [some for some in found if some]


def reliability(pairs: list[Pair]) -> None:
    for some in parts(sorted(pairs)):
        said, won = fmean(chance for chance, _ in some), fmean(share for _, share in some)
        print(f"  said {said:5.1%}  won {won:5.1%}  of {len(some)}")


def calibration(games: list[dict[str, Any]]) -> None:
    """Of each number of players: what the value foresaw and what came, and how well it tells who wins.

    Of half of the games it is learned how likely a victory is by a value, and the other half tells how well.
    """
    tables: dict[int, list[tuple[int, float, float, float]]] = defaultdict(list)
    for each in games:
        for seat, _, value in each["values"]:
            tables[len(each["names"])].append((each["deal"], value, each["rewards"][seat], each["shares"][seat]))
    for players, rows in sorted(tables.items()):
        rewards = [reward for _, _, reward, _ in rows]
        missed = fmean((value - reward) ** 2 for _, value, reward, _ in rows)
        spread = pvariance(rewards)
        print(f"{players} players, {len(rows)} decisions: error {missed:.3f} of a variance of {spread:.3f}")
        slope, base = fitted([(value, share) for deal, value, _, share in rows if deal % 2 == 0])
        other = [(logistic(slope * value + base), share) for deal, value, _, share in rows if deal % 2]
        fair = fmean(share for _, share in other)
        print(f"  victory as 1 / (1 + exp(-{slope:.2f} v - {base:.2f})): Brier {brier(other):.3f}; ", end="")
        print(f"{brier([(fair, share) for _, share in other]):.3f} if always {fair:.2f}")
        for some in parts(sorted(rows, key=lambda row: row[1])):
            value, reward = (fmean(row[column] for row in some) for column in (1, 2))
            print(f"  value {value:6.2f}, reward {reward:6.2f}")
        reliability([(logistic(slope * value + base), share) for _, value, _, share in rows])


def logistic(value: float) -> float:
    return 1 / (1 + exp(-value))


def fitted(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Slope and base of a logistic regression, by Newton's method."""
    slope, base = 1.0, 0.0
    for _ in range(25):
        g0 = g1 = h00 = h01 = h11 = 1e-9
        for value, share in pairs:
            likely = logistic(slope * value + base)
            weight = likely * (1 - likely)
            g0, g1 = g0 + (share - likely), g1 + (share - likely) * value
            h00, h01, h11 = h00 + weight, h01 + weight * value, h11 + weight * value * value
        determinant = h00 * h11 - h01 * h01
        base += (h11 * g0 - h01 * g1) / determinant
        slope += (h00 * g1 - h01 * g0) / determinant
    return slope, base


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", help="a game that has a net")
    parser.add_argument("--games", type=Path, help="a file of bench.search, instead of games that are played now")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], help="numbers of players")
    parser.add_argument("--seeds", type=int, default=40, help="games of each number")
    parser.add_argument("--first", type=int, default=700_000, help="the first seed")
    parser.add_argument("--cores", type=int, default=0, help="games played at the same time; 0: one for each core")
    wanted = parser.parse_args()
    if (wanted.game is None) == (wanted.games is None):
        parser.error("name a game, or by --games a file of games")
    if wanted.games is not None:
        calibration(kept(wanted.games))
        return
    every: list[Foreseen] = []
    with closing(open_pool(wanted.cores)) as pool:
        for players in wanted.players:
            lineups = list(product(NAMES, repeat=players))
            matches = [
                Match(wanted.game, {"players": players}, seed, Random(seed).choice(lineups))
                for seed in range(wanted.first, wanted.first + wanted.seeds)
            ]
            moments = [moment for game in raise_on_failure(map_tasks(foreseen, matches, pool)) for moment in game]
            show(players, moments)
            every += moments
    show(0, every)
    reliability(pairs_of(every, INVERSE_TEMPERATURE))


if __name__ == "__main__":
    main()
