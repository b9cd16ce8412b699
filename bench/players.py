"""How well the computer opponents play: one among random ones, and all alike, for each number of players.

    python bench/players.py                                       400 seeds among random ones, 100 alike
    python bench/players.py terraforming_mars --seeds 40          fewer
    python bench/players.py --seeds 40 --alike 20 --players 2 3   fewer still
    python bench/players.py terraforming_mars --over map=tharsis,hellas,elysium prelude=false,true
                                                                  among random ones, in every mixture of these variants

The seeds are 0, 1, 2 and so on; `--first` begins later, so that a table can be completed. Every core plays, each game
on one of them. The milliseconds are those of half of the choices, of 99 % and of all.
"""

import argparse
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import Pool
from multiprocessing.pool import Pool as Processes
from statistics import mean, median
from typing import Any

from valles.game import PlayerView, seed_bytes
from valles.games.registry import available_games, rulebook
from valles.players import opponents, player

PLAYERS = {"terraforming_mars": (1, 2, 3, 4, 5), "on_mars": (1, 2, 3, 4)}
AMONG_RANDOM = (2, 3, 4)
PEOPLE = {"terraforming_mars": {1: 14, 2: 13, 3: 11, 4: 10}, "on_mars": {}}
"""In how many rounds people finish a game, by the number of players; alone the rules say it."""


@dataclass
class Deal:
    """A game to be played: who sits where, and which of the names is measured."""

    game: str
    names: list[str]
    seed: int
    measured: str
    setup: Mapping[str, Any] = field(default_factory=dict)
    """The variants that are not the usual ones."""


@dataclass
class Result:
    seed: int
    won: bool
    rounds: int
    points: list[int]
    others: list[int]
    times: list[float]
    """The milliseconds of each choice of the opponent that is measured."""


def play(deal: Deal) -> Result:
    """One game; a shared victory is not won."""
    rules, names = rulebook(deal.game), deal.names
    state = rules.new(rules.setup(players=len(names), **deal.setup), seed_bytes(deal.seed))
    seats = [player(name, rules.name, 8 * deal.seed + seat) for seat, name in enumerate(names)]
    times = []
    while not state.over():
        seat = state.pending()[0]
        view = PlayerView(rules.view(state, seat), rules.colours[seat], seat)
        start = time.process_time()
        option = seats[seat].choose(view)
        if names[seat] == deal.measured:
            times.append(1000 * (time.process_time() - start))
        state.apply(seat, rules.vocabulary.number(view.text(option)))
    winners = rules.winners(state)
    won = len(winners) == 1 and winners[0] < len(names) and names[winners[0]] == deal.measured
    totals = [row["total"] for row in rules.scores(state)][: len(names)]  # the solo game may have a board more
    mine = [total for name, total in zip(names, totals, strict=True) if name == deal.measured]
    others = [total for name, total in zip(names, totals, strict=True) if name != deal.measured]
    return Result(deal.seed, won, rules.rounds(state), mine, others, times)


def among_random(
    game: str, best: str, players: int, seeds: Iterable[int], setup: Mapping[str, Any] | None = None
) -> Iterator[Deal]:
    """One of them among random ones, a seat further with every seed."""
    for seed in seeds:
        names = ["random"] * players
        names[seed % players] = best
        yield Deal(game, names, seed, best, setup or {})


def alike(game: str, best: str, players: int, seeds: Iterable[int]) -> Iterator[Deal]:
    for seed in seeds:
        yield Deal(game, [best] * players, seed, best)


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


def measure(game: str, wanted: argparse.Namespace, pool: Processes) -> None:
    best = opponents(game)[0]
    if best == "random":
        print(f"\n{game}: nobody but random yet")
        return
    seeds = range(wanted.first, wanted.first + wanted.seeds)
    print(f"\n{game}: one {best} among random ones, seats rotated, {len(seeds)} seeds from {wanted.first} on")
    print("players  games   won   share  rounds  points  others  ms: half     99%     all")
    for players in wanted.players:
        if players in AMONG_RANDOM and seeds:
            show_among_random(players, pool.map(play, among_random(game, best, players, seeds), chunksize=1))
    seeds = range(wanted.first, wanted.first + wanted.alike)
    print(f"\n{game}: {best} alone and among itself, {len(seeds)} seeds from {wanted.first} on")
    print("players  games   won  rounds  from   to  people  points  winner  decisions  ms: half     99%     all")
    for players in wanted.players:
        if players in PLAYERS[game] and seeds:
            results = pool.map(play, alike(game, best, players, seeds), chunksize=1)
            show_alike(players, results, PEOPLE[game])


def mixtures(game: str, over: Sequence[str]) -> list[dict[str, Any]]:
    """Every mixture of the values that are asked for, as `map=hellas,elysium`; exits with what there is."""
    variants = rulebook(game).variants
    chosen: dict[str, list[Any]] = {}
    for wish in over:
        name, _, values = wish.partition("=")
        known = {str(value).lower(): value for value in variants.get(name, ())}
        unknown = [value for value in values.split(",") if value not in known]
        if unknown:
            possible = ", ".join(known) if known else f"the variants {', '.join(variants)}"
            raise SystemExit(f"{game}: {wish!r} asks for {', '.join(unknown) or 'nothing'}; there are {possible}")
        chosen[name] = [known[value] for value in values.split(",")]
    return [dict(zip(chosen, values, strict=True)) for values in product(*chosen.values())]


def measure_mixtures(game: str, wanted: argparse.Namespace, pool: Processes) -> None:
    best = opponents(game)[0]
    seeds = range(wanted.first, wanted.first + wanted.seeds)
    for setup in mixtures(game, wanted.over):
        told = ", ".join(f"{name} {str(value).lower()}" for name, value in setup.items())
        print(f"\n{game}, {told}: one {best} among random ones, {len(seeds)} seeds from {wanted.first} on")
        print("players  games   won   share  rounds  points  others  ms: half     99%     all")
        for players in wanted.players:
            if players in AMONG_RANDOM:
                deals = among_random(game, best, players, seeds, setup)
                show_among_random(players, pool.map(play, deals, chunksize=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(available_games()), help="all games if none is named")
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4], help="numbers of players")
    parser.add_argument("--seeds", type=int, default=400, help="games among random opponents")
    parser.add_argument("--alike", type=int, default=100, help="games among themselves")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--over", nargs="+", default=[], metavar="VARIANT=VALUES", help="a table for each mixture")
    parser.add_argument("--cores", type=int, default=os.cpu_count(), help="games played at the same time")
    wanted = parser.parse_args()
    with Pool(wanted.cores) as pool:
        for game in wanted.game:
            (measure_mixtures if wanted.over else measure)(game, wanted, pool)


if __name__ == "__main__":
    main()
