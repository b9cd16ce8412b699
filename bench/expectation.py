"""How well the net foresees who wins, after each round: the sharpness that fits best, Brier scores, reliability.

    python bench/expectation.py terraforming_mars --seeds 40

Games of `learned` and `greedy` in all mixtures, seats by chance. Run it with a compiled engine:
PYTHONPATH=build/compiled.
"""

import argparse
from contextlib import closing
from itertools import product
from math import log
from random import Random
from statistics import mean

from valles.game import seed_bytes
from valles.games.registry import rulebook
from valles.players.expectation import SHARPNESS, chances, values
from valles.players.match import Match, play
from valles.research.spread import flawless, spread, workers

NAMES = ("learned", "greedy")
STEPS = 10
"""Of the reliability table."""
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
            found.append((values(rules, state), outcome.shares))
    return found


def brier(moments: list[Foreseen], sharpness: float) -> float:
    """The mean square by which the chances of all seats were missed."""
    told = [zip(chances(worth, sharpness), shares, strict=True) for worth, shares in moments]
    return mean(sum((chance - share) ** 2 for chance, share in moment) for moment in told)


def surprise(moments: list[Foreseen], sharpness: float) -> float:
    """The mean logarithm of how unlikely the victories were."""
    told = [zip(chances(worth, sharpness), shares, strict=True) for worth, shares in moments]
    return mean(-sum(share * log(chance) for chance, share in moment) for moment in told)


def show(players: int, moments: list[Foreseen]) -> None:
    candidates = [at / 10 for at in range(1, 61)]
    best = min(candidates, key=lambda sharpness: surprise(moments, sharpness))
    guess = [([0.0] * len(worth), shares) for worth, shares in moments]
    print(
        f"{players or 'all':>4} players: {len(moments):5} moments, sharpness {best:.1f}; with {SHARPNESS:g}: "
        f"Brier {brier(moments, SHARPNESS):.3f}, by chance {brier(guess, 1.0):.3f}",
        flush=True,
    )


def reliability(moments: list[Foreseen]) -> None:
    told = [pair for worth, shares in moments for pair in zip(chances(worth), shares, strict=True)]
    for step in range(STEPS):
        within = [pair for pair in told if step <= pair[0] * STEPS < step + 1]
        if within:
            said, won = mean(chance for chance, _ in within), mean(share for _, share in within)
            print(f"  said {said:5.1%}  won {won:5.1%}  of {len(within)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="a game that has a net")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], help="numbers of players")
    parser.add_argument("--seeds", type=int, default=40, help="games of each number")
    parser.add_argument("--first", type=int, default=700_000, help="the first seed")
    parser.add_argument("--cores", type=int, default=0, help="games played at the same time; 0: one for each core")
    wanted = parser.parse_args()
    every: list[Foreseen] = []
    with closing(workers(wanted.cores)) as by:
        for players in wanted.players:
            lineups = list(product(NAMES, repeat=players))
            matches = [
                Match(wanted.game, {"players": players}, seed, Random(seed).choice(lineups))
                for seed in range(wanted.first, wanted.first + wanted.seeds)
            ]
            moments = [moment for game in flawless(spread(foreseen, matches, by)) for moment in game]
            show(players, moments)
            every += moments
    show(0, every)
    reliability(every)


if __name__ == "__main__":
    main()
