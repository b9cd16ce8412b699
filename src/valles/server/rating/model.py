"""The rating model: Plackett-Luce by openskill, on the scale of Elo, with computers as fixed anchors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt
from types import MappingProxyType
from typing import Final

from openskill.models import PlackettLuce

START: Final = 1500.0
"""The rating of a newcomer, and of the level Medium of every game."""
BETA: Final = 400 / (sqrt(2) * log(10))
"""The spread of results at equal strength, so that 400 points are odds of 10 to 1 between two players."""
PROVISIONAL: Final = 5
"""Below this number of games a rating is provisional."""
COMPUTER_WEIGHT: Final = 0.5
"""The weight of a game with computers: they have no bad days, and nobody needs their consent to play."""
CERTAIN: Final = 1.0
"""The uncertainty of a computer; the model needs one above zero."""
Z_SCORE: Final = 1.96

LEVELS: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {
        "terraforming_mars": {"novice": 1336.0, "greedy": 1500.0, "learned": 1700.0, "expert": 1846.0},
        "on_mars": {"novice": 1309.0, "greedy": 1500.0, "expert:16": 1815.0, "expert": 2130.0},
    }
)
"""Ratings of computers by game, from the win rates between neighboring levels. They never change."""


@dataclass(frozen=True)
class ModelConfig:
    """Parameters of the model, on the scale of the ratings. `bench/rating.py` has chosen the defaults."""

    sigma: float = 180.0
    """The uncertainty of a newcomer."""
    tau: float = 8.0
    """The uncertainty that each game adds, since people learn and forget."""


@dataclass(frozen=True)
class Rating:
    """The strength of a person in a game, and its uncertainty."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def margin(self) -> float:
        """The half width of the 95 % interval."""
        return Z_SCORE * self.sigma

    @property
    def provisional(self) -> bool:
        """True if there are too few games to compare the rating with others."""
        return self.games < PROVISIONAL


@dataclass(frozen=True)
class Contestant:
    """One side of a finished game."""

    rating: Rating
    place: int
    fixed: bool = False
    """True for a computer, whose rating never changes."""


class RatingModel:
    """Computes ratings from the places in finished games.

    Examples:
        >>> model = RatingModel()
        >>> winner, loser = model.updated([Contestant(model.newcomer, 1), Contestant(model.newcomer, 2)])
        >>> winner.mu > 1500 > loser.mu, winner.sigma < model.newcomer.sigma, winner.games
        (True, True, 1)
    """

    def __init__(self, config: ModelConfig | None = None) -> None:
        config = config or ModelConfig()
        self._model = PlackettLuce(mu=START, sigma=config.sigma, beta=BETA, tau=config.tau)
        self.newcomer = Rating(START, config.sigma)

    def updated(self, contestants: Sequence[Contestant], weight: float = 1.0) -> list[Rating]:
        """Return the ratings after a game of this weight, in the order of the contestants."""
        teams = [[self._model.rating(mu=each.rating.mu, sigma=each.rating.sigma)] for each in contestants]
        rated = self._model.rate(teams, ranks=[float(each.place) for each in contestants])
        return [
            each.rating if each.fixed else _moved(each.rating, after.mu, after.sigma, weight)
            for each, [after] in zip(contestants, rated, strict=True)
        ]


def _moved(before: Rating, mu: float, sigma: float, weight: float) -> Rating:
    """Return a rating moved toward another one; uncertainty moves as variance."""
    variance = before.sigma**2 + weight * (sigma**2 - before.sigma**2)
    return Rating(before.mu + weight * (mu - before.mu), sqrt(variance), before.games + 1)


def win_probability(rating: Rating, other: Rating) -> float:
    """Return the probability that the first of two players is ahead at the end.

    Examples:
        >>> certain = Rating(1900, 0), Rating(1500, 0)
        >>> round(win_probability(*certain), 3), win_probability(certain[0], certain[0])
        (0.909, 0.5)
    """
    return 1 / (1 + exp(-_difference(rating, other)))


def log_loss(winner: Rating, loser: Rating) -> float:
    """Return the negative logarithm of the probability that the winner is ahead."""
    return log1p(exp(-_difference(winner, loser)))


def _difference(rating: Rating, other: Rating) -> float:
    return (rating.mu - other.mu) / sqrt(2 * BETA**2 + rating.sigma**2 + other.sigma**2)


def computer_rating(game: str, bot: str) -> Rating | None:
    """Return the fixed rating of a computer; None if it has no known strength.

    Examples:
        >>> computer_rating("terraforming_mars", "greedy").mu, computer_rating("terraforming_mars", "random")
        (1500.0, None)
    """
    known = LEVELS.get(game, {}).get(bot)
    return None if known is None else Rating(known, CERTAIN)
