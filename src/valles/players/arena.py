"""The arena: the same deals for every player in every seat, and how good each is by that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from math import sqrt
from statistics import NormalDist, mean, stdev
from typing import Any, Final

from valles.players.match import Match, Outcome

Lineup = tuple[str, ...]
"""Who sits at a table, from the first seat on."""
Deal = tuple[int, int]
"""The number of players and the seed: what was dealt to one table."""
Contest = list[tuple[str, int]]
"""Players with their places, 0 being the best."""

CONFIDENCE: Final = 0.95
SPREAD: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""Standard errors on each side of a mean, between which it lies with this confidence."""


@dataclass(frozen=True)
class Interval:
    """A figure, and between which ones it truly lies with a confidence of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    player: str
    games: int
    """Seats that it took in them, if it sat in several."""
    won: float
    """Shared victories count in part."""
    rate: Interval
    points: float
    rating: Interval
    rates: dict[int, Interval] = field(default_factory=dict)
    """The same by the number of players."""


@dataclass(frozen=True)
class Difference:
    """How much better one player did than another in the same deals."""

    player: str
    other: str
    deals: int
    points: Interval
    rate: Interval


@dataclass(frozen=True)
class Report:
    standings: list[Standing]
    """The best rating first."""
    differences: list[Difference]


def lineups(names: Sequence[str], seats: int) -> list[Lineup]:
    """Who plays with whom: all groups of different players, or where they are too few, all mixtures.

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
    """Every deal with every lineup of players, which moves on by a seat until each has sat everywhere.

    `tables` are the options of the game for each number of seats. Numbers of seats take turns from deal to deal, as
    ratings follow what was played last more than what was played first.
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
    """The share that was won, with its interval by Wilson, which is sound at 0 and 1 too.

    Examples:
        >>> found = wilson(10, 10)
        >>> found.value, round(found.low, 2), found.high
        (1.0, 0.72, 1.0)
    """
    share, square = won / games, SPREAD**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SPREAD / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean with its interval; of a single value nothing is known but itself."""
    middle = mean(values)
    half = SPREAD * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(middle, middle - half, middle + half)


def report(names: Sequence[str], outcomes: Iterable[Outcome]) -> Report:
    """How the players stand after these games."""
    points: dict[str, dict[Deal, list[int]]] = {name: defaultdict(list) for name in names}
    shares: dict[str, dict[Deal, list[float]]] = {name: defaultdict(list) for name in names}
    contests: list[Contest] = []
    alone: dict[int, dict[str, tuple[bool, int]]] = {}
    for each in outcomes:
        deal = len(each.players), each.seed
        for name, total, share in zip(each.players, each.points, each.shares, strict=True):
            points[name][deal].append(total)
            shares[name][deal].append(share)
        results = [(seat in each.winners, total) for seat, total in enumerate(each.points)]
        if len(results) > 1:
            contests.append(ranked(each.players, results))
        else:  # alone, players are compared by what they made of the same deal, once all have played it
            group = alone.setdefault(each.seed, {})
            group[each.players[0]] = results[0]
            if len(group) == len(names):
                contests.append(ranked(list(group), list(group.values())))
                del alone[each.seed]
    contests += [ranked(list(group), list(group.values())) for group in alone.values()]
    ratings = rated(names, contests)
    standings = [standing(name, points[name], shares[name], ratings[name]) for name in names if points[name]]
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
    return Report(sorted(standings, key=lambda each: -each.rating.value), differences)


def standing(
    name: str, points: Mapping[Deal, list[int]], shares: Mapping[Deal, list[float]], rating: Interval
) -> Standing:
    by_players: dict[int, list[float]] = defaultdict(list)
    for (players, _), deal in shares.items():
        by_players[players] += deal
    every = [share for some in by_players.values() for share in some]
    total = mean(total for deal in points.values() for total in deal)
    rates = {players: wilson(sum(some), len(some)) for players, some in sorted(by_players.items())}
    return Standing(name, len(every), sum(every), wilson(sum(every), len(every)), total, rating, rates)


def ranked(players: Sequence[str], results: Sequence[tuple[bool, int]]) -> Contest:
    """Winners first, then by points."""
    return [(name, sum(other > result for other in results)) for name, result in zip(players, results, strict=True)]


def rated(names: Sequence[str], contests: Iterable[Contest]) -> dict[str, Interval]:
    """A rating for each player by the model of Plackett and Luce, as openskill reckons it, one contest after another.

    Everybody begins with 25. Where a player has several seats, it gets the mean of what each of them would bring.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for contest in contests:
        if len({name for name, _ in contest}) < 2:
            continue
        teams = model.rate([[ratings[name]] for name, _ in contest], ranks=[float(place) for _, place in contest])
        changed = defaultdict(list)
        for (name, _), [rating] in zip(contest, teams, strict=True):
            changed[name].append(rating)
        for name, several in changed.items():
            mu, sigma = mean(each.mu for each in several), mean(each.sigma for each in several)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {
        name: Interval(each.mu, each.mu - SPREAD * each.sigma, each.mu + SPREAD * each.sigma)
        for name, each in ratings.items()
    }
