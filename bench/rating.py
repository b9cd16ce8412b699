"""Chooses the parameters of ratings: which ones predict the next games of a simulated ladder best?

    python -m bench.rating --people 300 --games 6000 --seeds 3

People drift in strength and play games of two to five, often with computers. Each setting sees the same games. The
log-loss is that of predicting, from the ratings before a game, who is ahead of whom in it; less is better.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import log
from statistics import mean

from valles.server.rating.model import (
    BETA,
    COMPUTER_WEIGHT,
    START,
    Contestant,
    ModelConfig,
    Rating,
    RatingModel,
    computer_rating,
    log_loss,
)

GAME = "terraforming_mars"
COMPUTERS = ("novice", "greedy", "learned", "expert")
SPREAD, DRIFT, LEARNED = 180.0, 8.0, 60.0
"""The spread of true strength among people, its random change per game, and a newcomer's gain over 20 games."""
SIZES, SIZE_WEIGHTS = (2, 3, 4, 5), (30, 33, 27, 10)
"""Numbers of players, with the shares that they have in logged games."""
WITH_COMPUTERS = 0.35
BURN_IN = 0.2
"""The share of games that are played before predictions count."""


@dataclass(frozen=True)
class SimulatedGame:
    """A game of the ladder: names of people or computers, best first."""

    order: tuple[str, ...]


def simulated_games(people: int, games: int, seed: int) -> Iterator[SimulatedGame]:
    """Play a ladder whose true strengths nobody sees."""
    rng = random.Random(seed)
    strength = {f"person {number}": rng.gauss(START, SPREAD) for number in range(people)}
    played: dict[str, int] = defaultdict(int)
    activity = {name: rng.paretovariate(1.2) for name in strength}
    names, weights = list(strength), list(activity.values())
    for _ in range(games):
        size = rng.choices(SIZES, SIZE_WEIGHTS)[0]
        count = rng.randint(1, size - 1) if rng.random() < WITH_COMPUTERS else size
        seated = set(rng.choices(names, weights, k=count))
        computers = rng.choices(COMPUTERS, k=size - count)
        if len(seated) + len(computers) < 2:
            continue
        power = {name: strength[name] for name in sorted(seated)}
        power |= {f"{bot} {place}": computer(bot).mu for place, bot in enumerate(computers)}
        yield SimulatedGame(tuple(finishing_order(power, rng)))
        for name in seated:
            played[name] += 1
            strength[name] += rng.gauss(0, DRIFT) + (LEARNED / 20 if played[name] <= 20 else 0)


def finishing_order(power: dict[str, float], rng: random.Random) -> list[str]:
    """Return the names, best first: each place goes by chance to one of the others, the strong more often."""
    scale = BETA * 2**0.5
    keys = {name: value / scale - log(-log(rng.random())) for name, value in power.items()}
    return sorted(keys, key=lambda name: -keys[name])


def computer(bot: str) -> Rating:
    """Return the rating of a computer that has one."""
    rating = computer_rating(GAME, bot)
    assert rating is not None
    return rating


def loss_of(config: ModelConfig, games: list[SimulatedGame]) -> float:
    """Return the mean log-loss of all pairs of a game, predicted before it."""
    model = RatingModel(config)
    ratings: dict[str, Rating] = {}
    losses = []
    for number, game in enumerate(games):
        sides = []
        for place, name in enumerate(game.order, 1):
            bot = name.partition(" ")[0]
            fixed = bot in COMPUTERS
            sides.append(Contestant(computer(bot) if fixed else ratings.get(name, model.newcomer), place, fixed))
        weight = COMPUTER_WEIGHT if any(side.fixed for side in sides) else 1.0
        if number >= BURN_IN * len(games):
            pairs = [(ahead, behind) for ahead, behind in combinations(sides, 2) if not (ahead.fixed and behind.fixed)]
            losses += [log_loss(ahead.rating, behind.rating) for ahead, behind in pairs]
        for name, side, rating in zip(game.order, sides, model.updated(sides, weight), strict=True):
            if not side.fixed:
                ratings[name] = rating
    return mean(losses)


def main() -> None:
    """Print the log-loss of each setting, the best first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seeds", type=int, default=3)
    arguments = parser.parse_args()
    ladders = [list(simulated_games(arguments.people, arguments.games, seed)) for seed in range(arguments.seeds)]
    losses = {}
    for sigma in (120, 160, 200, 250, 350):
        for tau in (0, 6, 12, 20, 35):
            config = ModelConfig(sigma, tau)
            losses[config] = mean(loss_of(config, games) for games in ladders)
    print(f"without ratings: {-log(0.5):.4f}")
    for config, loss in sorted(losses.items(), key=lambda pair: pair[1]):
        print(f"sigma {config.sigma:>4}  tau {config.tau:>3}  log-loss {loss:.4f}")


if __name__ == "__main__":
    main()
