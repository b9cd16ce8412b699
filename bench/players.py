"""Strength of the computer opponents: one among random ones, and all alike, for each number of players.

    python bench/players.py                                       400 seeds among random ones, 100 alike
    python bench/players.py terraforming_mars --seeds 40          fewer
    python bench/players.py --seeds 40 --alike 20 --players 2 3   fewer still
    python bench/players.py terraforming_mars --player greedy --over map=tharsis,hellas,elysium prelude=false,true
                                                                  among random ones, in every mixture of these variants

The seeds are 0, 1, 2 and so on; `--first` begins later, so that a table can be completed. Every core plays, each game
on one of them. The milliseconds are those of half of the choices, of 99 % and of all.
"""

import argparse
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import product
from statistics import mean, median
from typing import Any

from valles.game import PlayerView
from valles.games.registry import available_games, rulebook
from valles.players import Player, opponents
from valles.players.match import Match, play
from valles.workers import Pool, map_tasks, open_pool, raise_on_failure

PLAYERS = {"terraforming_mars": (1, 2, 3, 4, 5), "on_mars": (1, 2, 3, 4)}
AMONG_RANDOM = (2, 3, 4)
PEOPLE = {"terraforming_mars": {1: 14, 2: 13, 3: 11, 4: 10}, "on_mars": {}}
"""In how many rounds people finish a game, by the number of players; alone the rules say it."""


@dataclass
class Result:
    """A game, as far as one player in it is measured."""

    seed: int
    won: bool
    """Alone: a shared victory is not won."""
    rounds: int
    points: list[int]
    others: list[int]
    times: list[float]
    """The milliseconds of each of its choices."""


class Timed:
    """A player whose choices are timed."""

    def __init__(self, inner: Player, times: list[float]) -> None:
        self._inner, self._times = inner, times

    def choose(self, view: PlayerView) -> int | str:
        start = time.process_time()
        option = self._inner.choose(view)
        self._times.append(1000 * (time.process_time() - start))
        return option


def measured(best: str, match: Match) -> Result:
    """Return the result of a match for the player of this name."""
    times: list[float] = []

    def watched(seat: int, inner: Player) -> Player:
        return Timed(inner, times) if match.players[seat] == best else inner

    outcome = play(match, watched)
    mine = [total for name, total in zip(match.players, outcome.points, strict=True) if name == best]
    others = [total for name, total in zip(match.players, outcome.points, strict=True) if name != best]
    won = [match.players[seat] for seat in outcome.winners] == [best]
    return Result(match.seed, won, outcome.rounds, mine, others, times)


def among_random(
    game: str, best: str, players: int, seeds: Iterable[int], setup: Mapping[str, Any] | None = None
) -> Iterator[Match]:
    """One of them among random ones, a seat further with every seed."""
    for seed in seeds:
        names = ["random"] * players
        names[seed % players] = best
        yield Match(game, {"players": players, **(setup or {})}, seed, tuple(names))


def alike(game: str, best: str, players: int, seeds: Iterable[int]) -> Iterator[Match]:
    for seed in seeds:
        yield Match(game, {"players": players}, seed, (best,) * players)


def pace(results: Sequence[Result]) -> str:
    """The columns of how long a choice takes."""
    times = sorted(taken for result in results for taken in result.times)
    return f"{median(times):8.2f}  {times[int(0.99 * len(times))]:6.1f}  {times[-1]:6.1f}"


def show_among_random(players: int, results: Sequence[Result]) -> None:
    won = sum(result.won for result in results)
    points = mean(point for result in results for point in result.points)
    others = mean(point for result in results for point in result.others)
    rounds = mean(result.rounds for result in results)
    print(
        f"{players:7}  {len(results):5}  {won:4}  {won / len(results):6.1%}"
        f"  {rounds:6.1f}  {points:6.1f}  {others:6.1f}  {pace(results)}",
        flush=True,
    )
    lost = [str(result.seed) for result in results if not result.won]
    if lost:
        print(f"         not won: seeds {' '.join(lost)}", flush=True)


def show_alike(players: int, results: Sequence[Result], people: Mapping[int, int]) -> None:
    rounds = [result.rounds for result in results]
    points = mean(point for result in results for point in result.points)
    winner = mean(max(result.points) for result in results)
    won = sum(result.won for result in results) if players == 1 else "-"
    decisions = mean(len(result.times) for result in results)
    print(
        f"{players:7}  {len(results):5}  {won:>4}  {mean(rounds):6.1f}  {min(rounds):5} {max(rounds):4}"
        f"  {people.get(players, '-'):>6}  {points:6.1f}  {winner:6.1f}  {decisions:9.0f}  {pace(results)}",
        flush=True,
    )


def measure(game: str, args: argparse.Namespace, pool: Pool) -> None:
    best = args.player or opponents(game)[0]
    if best == "random":
        print(f"\n{game}: nobody but random yet")
        return
    seeds = range(args.first, args.first + args.seeds)
    print(f"\n{game}: one {best} among random ones, seats rotated, {len(seeds)} seeds from {args.first} on")
    print("players  games   won   share  rounds  points  others  ms: half     99%     all")
    for players in args.players:
        if players in AMONG_RANDOM and seeds:
            matches = among_random(game, best, players, seeds)
            show_among_random(players, list(raise_on_failure(map_tasks(partial(measured, best), matches, pool))))
    seeds = range(args.first, args.first + args.alike)
    print(f"\n{game}: {best} alone and among itself, {len(seeds)} seeds from {args.first} on")
    print("players  games   won  rounds  from   to  people  points  winner  decisions  ms: half     99%     all")
    for players in args.players:
        if players in PLAYERS[game] and seeds:
            results = list(
                raise_on_failure(map_tasks(partial(measured, best), alike(game, best, players, seeds), pool))
            )
            show_alike(players, results, PEOPLE[game])


def mixtures(game: str, over: Sequence[str]) -> list[dict[str, Any]]:
    """Every mixture of the values that are asked for, as `map=hellas,elysium`; exits with what there is."""
    variants = rulebook(game).variants
    chosen: dict[str, list[Any]] = {}
    for wish in over:
        name, _, values = wish.partition("=")
        known = {str(value).lower(): value for value in variants.values_of(name)}
        unknown = [value for value in values.split(",") if value not in known]
        if unknown:
            possible = ", ".join(known) if known else f"the variants {', '.join(variants.names)}"
            raise SystemExit(f"{game}: {wish!r} asks for {', '.join(unknown) or 'nothing'}; there are {possible}")
        chosen[name] = [known[value] for value in values.split(",")]
    return [dict(zip(chosen, values, strict=True)) for values in product(*chosen.values())]


def measure_mixtures(game: str, args: argparse.Namespace, pool: Pool) -> None:
    best = args.player or opponents(game)[0]
    seeds = range(args.first, args.first + args.seeds)
    for setup in mixtures(game, args.over):
        options = ", ".join(f"{name} {str(value).lower()}" for name, value in setup.items())
        print(f"\n{game}, {options}: one {best} among random ones, {len(seeds)} seeds from {args.first} on")
        print("players  games   won   share  rounds  points  others  ms: half     99%     all")
        for players in args.players:
            if players in AMONG_RANDOM:
                matches = among_random(game, best, players, seeds, setup)
                show_among_random(players, list(raise_on_failure(map_tasks(partial(measured, best), matches, pool))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(available_games()), help="all games if none is named")
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4], help="numbers of players")
    parser.add_argument("--seeds", type=int, default=400, help="games among random opponents")
    parser.add_argument("--alike", type=int, default=100, help="games among themselves")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--player", help="who is measured; else the usual opponent")
    parser.add_argument("--over", nargs="+", default=[], metavar="VARIANT=VALUES", help="a table for each mixture")
    parser.add_argument("--cores", type=int, default=0, help="games played at the same time; 0: one for each core")
    args = parser.parse_args()
    with closing(open_pool(args.cores)) as pool:
        for game in args.game:
            (measure_mixtures if args.over else measure)(game, args, pool)


if __name__ == "__main__":
    main()
