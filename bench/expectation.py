"""Measures the calibration of the network's values: errors, Brier scores, reliability.

    python -m bench.expectation terraforming_mars --seeds 40    after each round, as on the page
    python -m bench.expectation --games values.jsonl            at every decision of games of bench.search

The first plays games of random mixtures of `learned` and `greedy`, and fits the inverse temperature of the softmax.
Run it with a compiled engine: PYTHONPATH=build/compiled.
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

from bench.search import load_games
from valles.game import seed_bytes
from valles.games.registry import rulebook
from valles.players.expectation import INVERSE_TEMPERATURE, state_values, win_probabilities
from valles.players.match import Match, play
from valles.workers import map_tasks, open_pool, raise_on_failure

NAMES = ("learned", "greedy")
PARTS = 10
"""Rows of the reliability table."""
Pair = tuple[float, float]
"""A predicted win probability, and the share of the victory."""
Prediction = tuple[list[float], list[float]]
"""The values of all seats at a moment, and their shares of the victory."""


def predictions(match: Match) -> list[Prediction]:
    """Play a match, and return the network's values after each round."""
    outcome = play(match)
    rules = rulebook(match.game)
    state = rules.new(rules.setup(**match.options), seed_bytes(match.seed))
    moments, rounds = [], rules.rounds(state)
    for seat, option in outcome.moves:
        state.apply(seat, option)
        if rules.rounds(state) > rounds and not state.over():
            rounds = rules.rounds(state)
            moments.append((state_values(rules, state), outcome.shares))
    return moments


def pairs_of(moments: list[Prediction], inverse_temperature: float) -> list[Pair]:
    return [
        pair
        for values, shares in moments
        for pair in zip(win_probabilities(values, inverse_temperature), shares, strict=True)
    ]


def brier(pairs: list[Pair]) -> float:
    """Return the mean squared error of probabilities."""
    return fmean((probability - share) ** 2 for probability, share in pairs)


def log_loss(moments: list[Prediction], inverse_temperature: float) -> float:
    """Return the mean log loss of the victories."""
    return -sum(share * log(probability) for probability, share in pairs_of(moments, inverse_temperature)) / len(
        moments
    )


def show(players: int, moments: list[Prediction]) -> None:
    candidates = [at / 10 for at in range(1, 61)]
    best = min(candidates, key=lambda inverse_temperature: log_loss(moments, inverse_temperature))
    guess = pairs_of(moments, 0.0)
    print(
        f"{players or 'all':>4} players: {len(moments):5} moments, best {best:.1f}; with {INVERSE_TEMPERATURE:g}: "
        f"Brier {brier(pairs_of(moments, INVERSE_TEMPERATURE)):.3f} a seat, by chance {brier(guess):.3f}",
        flush=True,
    )


def parts(rows: list[Any]) -> list[list[Any]]:
    """Return rows in parts of equal size, without empty ones."""
    chunks = [rows[len(rows) * place // PARTS : len(rows) * (place + 1) // PARTS] for place in range(PARTS)]
    return [chunk for chunk in chunks if chunk]


def reliability(pairs: list[Pair]) -> None:
    """Print predicted and actual win rates of parts of equal size."""
    for part in parts(sorted(pairs)):
        predicted, won = fmean(probability for probability, _ in part), fmean(share for _, share in part)
        print(f"  predicted {predicted:5.1%}  won {won:5.1%}  of {len(part)}")


def calibration(games: list[dict[str, Any]]) -> None:
    """Print how well values predict rewards and victories, by the number of players.

    A logistic regression from values to victories is fitted on half of the games and tested on the other half.
    """
    tables: dict[int, list[tuple[int, float, float, float]]] = defaultdict(list)
    for each in games:
        for seat, _, value in each["values"]:
            tables[len(each["names"])].append((each["deal"], value, each["rewards"][seat], each["shares"][seat]))
    for players, rows in sorted(tables.items()):
        rewards = [reward for _, _, reward, _ in rows]
        error = fmean((value - reward) ** 2 for _, value, reward, _ in rows)
        variance = pvariance(rewards)
        print(f"{players} players, {len(rows)} decisions: error {error:.3f} of a variance of {variance:.3f}")
        slope, base = fitted([(value, share) for deal, value, _, share in rows if deal % 2 == 0])
        other = [(logistic(slope * value + base), share) for deal, value, _, share in rows if deal % 2]
        fair = fmean(share for _, share in other)
        print(f"  victory as 1 / (1 + exp(-{slope:.2f} v - {base:.2f})): Brier {brier(other):.3f}; ", end="")
        print(f"{brier([(fair, share) for _, share in other]):.3f} if always {fair:.2f}")
        for part in parts(sorted(rows, key=lambda row: row[1])):
            value, reward = (fmean(row[column] for row in part) for column in (1, 2))
            print(f"  value {value:6.2f}, reward {reward:6.2f}")
        reliability([(logistic(slope * value + base), share) for _, value, _, share in rows])


def logistic(value: float) -> float:
    return 1 / (1 + exp(-value))


def fitted(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Return slope and intercept of a logistic regression, by Newton's method."""
    slope, base = 1.0, 0.0
    for _ in range(25):
        g0 = g1 = h00 = h01 = h11 = 1e-9
        for value, share in pairs:
            probability = logistic(slope * value + base)
            weight = probability * (1 - probability)
            g0, g1 = g0 + (share - probability), g1 + (share - probability) * value
            h00, h01, h11 = h00 + weight, h01 + weight * value, h11 + weight * value * value
        determinant = h00 * h11 - h01 * h01
        base += (h11 * g0 - h01 * g1) / determinant
        slope += (h00 * g1 - h01 * g0) / determinant
    return slope, base


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", help="a game that has a network")
    parser.add_argument("--games", type=Path, help="a file of bench.search, instead of playing games")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], help="numbers of players")
    parser.add_argument("--seeds", type=int, default=40, help="games of each number")
    parser.add_argument("--first", type=int, default=700_000, help="the first seed")
    parser.add_argument("--cores", type=int, default=0, help="games played at the same time; 0: one for each core")
    args = parser.parse_args()
    if (args.game is None) == (args.games is None):
        parser.error("name a game, or by --games a file of games")
    if args.games is not None:
        calibration(load_games(args.games))
        return
    every: list[Prediction] = []
    with closing(open_pool(args.cores)) as pool:
        for players in args.players:
            lineups = list(product(NAMES, repeat=players))
            matches = [
                Match(args.game, {"players": players}, seed, Random(seed).choice(lineups))
                for seed in range(args.first, args.first + args.seeds)
            ]
            moments = [moment for game in raise_on_failure(map_tasks(predictions, matches, pool)) for moment in game]
            show(players, moments)
            every += moments
    show(0, every)
    reliability(pairs_of(every, INVERSE_TEMPERATURE))


if __name__ == "__main__":
    main()
