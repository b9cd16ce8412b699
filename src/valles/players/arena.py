"""The arena: matches of all players on the same deals in every seat, and statistics of their results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from math import sqrt
from statistics import NormalDist, mean, stdev
from typing import Any, Final

from valles.kernel.deprecation import deprecated_names
from valles.players.match import Match, Outcome

Lineup = tuple[str, ...]
"""The players of a table, in the order of seats."""
Deal = tuple[int, int]
"""The number of players and the seed of a game."""
Ranking = list[tuple[str, int]]
"""Players with their ranks in one game, 0 being the best."""

CONFIDENCE: Final = 0.95
Z_SCORE: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""Standard errors on each side of a mean that make an interval of this confidence."""


@dataclass(frozen=True)
class Interval:
    """A value with its confidence interval of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, kw_only=True)
class PlayerStanding:
    """The results of one player."""

    player: str
    games: int
    """Games played; one with several seats counts for each of them."""
    won: float
    """Victories; a shared one counts in part."""
    rate: Interval
    points: float
    rating: Interval
    rates: dict[int, Interval] = field(default_factory=dict)
    """The win rate by the number of players."""


@dataclass(frozen=True)
class Difference:
    """The difference between two players on the same deals."""

    player: str
    other: str
    deals: int
    points: Interval
    rate: Interval


@dataclass(frozen=True)
class ArenaReport:
    """The results of all players."""

    standings: list[PlayerStanding]
    """The best rating first."""
    differences: list[Difference]


def lineups(names: Sequence[str], seats: int) -> list[Lineup]:
    """Return all groups of different players, or, if there are too few players, all mixtures of them.

    Examples:
        >>> lineups(("greedy", "random", "mine"), 2)
        [('greedy', 'random'), ('greedy', 'mine'), ('random', 'mine')]
        >>> lineups(("greedy", "random"), 3)
        [('greedy', 'greedy', 'random'), ('greedy', 'random', 'random')]
    """
    if len(names) >= seats:
        return list(combinations(names, seats))
    return [line for line in combinations_with_replacement(names, seats) if len(set(line)) > 1 or len(names) == 1]


def matches(
    game: str, tables: Mapping[int, Mapping[str, Any]], names: Sequence[str], seeds: Iterable[int]
) -> Iterator[Match]:
    """Yield the matches of every deal, with every lineup rotated through all seats.

    Numbers of seats alternate from deal to deal, since ratings follow later games more than earlier ones.

    Args:
        game: The name of the game.
        tables: Options of the game, by the number of seats.
        names: The players.
        seeds: The seeds of the deals.
    """
    if not names or len(set(names)) != len(names):
        raise ValueError(f"name every player once, not {', '.join(names) or 'nobody'}")
    for seed in seeds:
        for seats, options in tables.items():
            for lineup in lineups(names, seats):
                turned = [lineup[place:] + lineup[:place] for place in range(seats)]
                for players in dict.fromkeys(turned):
                    yield Match(game, options, seed, players)


def wilson(won: float, games: int) -> Interval:
    """Return the share of games won, with its Wilson score interval.

    Examples:
        >>> rate = wilson(10, 10)
        >>> rate.value, round(rate.low, 2), rate.high
        (1.0, 0.72, 1.0)
    """
    share, square = won / games, Z_SCORE**2
    center = (share + square / (2 * games)) / (1 + square / games)
    half = Z_SCORE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return Interval(share, max(0.0, center - half), min(1.0, center + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """Return the mean of some values with its interval, which is infinite for a single value."""
    center = mean(values)
    half = Z_SCORE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(center, center - half, center + half)


def report(names: Sequence[str], outcomes: Iterable[Outcome]) -> ArenaReport:
    """Return the results of players after some games."""
    points: dict[str, dict[Deal, list[int]]] = {name: defaultdict(list) for name in names}
    shares: dict[str, dict[Deal, list[float]]] = {name: defaultdict(list) for name in names}
    rankings: list[Ranking] = []
    solo: dict[int, dict[str, tuple[bool, int]]] = {}
    for outcome in outcomes:
        deal = len(outcome.players), outcome.seed
        for name, total, share in zip(outcome.players, outcome.points, outcome.shares, strict=True):
            points[name][deal].append(total)
            shares[name][deal].append(share)
        results = [(seat in outcome.winners, total) for seat, total in enumerate(outcome.points)]
        if len(results) > 1:
            rankings.append(ranking(outcome.players, results))
        else:  # solo games of one deal are ranked together, once all players have played it
            group = solo.setdefault(outcome.seed, {})
            group[outcome.players[0]] = results[0]
            if len(group) == len(names):
                rankings.append(ranking(list(group), list(group.values())))
                del solo[outcome.seed]
    rankings += [ranking(list(group), list(group.values())) for group in solo.values()]
    player_ratings = ratings(names, rankings)
    standings = [standing(name, points[name], shares[name], player_ratings[name]) for name in names if points[name]]
    differences = []
    for player, other in combinations([each.player for each in standings], 2):
        deals = [deal for deal in points[player] if deal in points[other]]
        if deals:
            differences.append(
                Difference(
                    player,
                    other,
                    len(deals),
                    mean_interval([mean(points[player][deal]) - mean(points[other][deal]) for deal in deals]),
                    mean_interval([mean(shares[player][deal]) - mean(shares[other][deal]) for deal in deals]),
                )
            )
    return ArenaReport(sorted(standings, key=lambda each: -each.rating.value), differences)


def standing(
    name: str, points: Mapping[Deal, list[int]], shares: Mapping[Deal, list[float]], rating: Interval
) -> PlayerStanding:
    """Return the results of one player."""
    by_players: dict[int, list[float]] = defaultdict(list)
    for (players, _), deal in shares.items():
        by_players[players] += deal
    all_shares = [share for deal in shares.values() for share in deal]
    won, games = sum(all_shares), len(all_shares)
    mean_points = mean(total for deal in points.values() for total in deal)
    rates = {players: wilson(sum(wins), len(wins)) for players, wins in sorted(by_players.items())}
    return PlayerStanding(
        player=name, games=games, won=won, rate=wilson(won, games), points=mean_points, rating=rating, rates=rates
    )


def ranking(players: Sequence[str], results: Sequence[tuple[bool, int]]) -> Ranking:
    """Return the ranks of players in a game: winners first, then by points."""
    return [(name, sum(other > result for other in results)) for name, result in zip(players, results, strict=True)]


def ratings(names: Sequence[str], rankings: Iterable[Ranking]) -> dict[str, Interval]:
    """Return the rating of each player by the Plackett-Luce model of openskill, updated game by game.

    Ratings start at 25. A player with several seats in a game gets the mean of their updates.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    current = {name: model.rating(name=name) for name in names}
    for ranked in rankings:
        if len({name for name, _ in ranked}) < 2:
            continue
        teams = model.rate([[current[name]] for name, _ in ranked], ranks=[float(place) for _, place in ranked])
        updates = defaultdict(list)
        for (name, _), [rating] in zip(ranked, teams, strict=True):
            updates[name].append(rating)
        for name, seats in updates.items():
            mu, sigma = mean(seat.mu for seat in seats), mean(seat.sigma for seat in seats)
            current[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {
        name: Interval(each.mu, each.mu - Z_SCORE * each.sigma, each.mu + Z_SCORE * each.sigma)
        for name, each in current.items()
    }


__getattr__ = deprecated_names(
    __name__,
    {
        "Contest": "valles.players.arena:Ranking",
        "Report": "valles.players.arena:ArenaReport",
        "Standing": "valles.players.arena:PlayerStanding",
        "ranked": "valles.players.arena:ranking",
        "rated": "valles.players.arena:ratings",
    },
)
