"""Win rates of each level against the one below it, with two players; and of `novice` by the size of its mistakes.

    python bench/levels.py terraforming_mars --mistakes 2 4 8     greedy against novice with mistakes of this size
    python bench/levels.py on_mars                                each level against the one below it, as they are

Each deal is played from both seats, and is one observation of the interval of 95 %. Run it with a compiled engine:
PYTHONPATH=build/compiled.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import pairwise
from statistics import mean

from valles.games.registry import available_games
from valles.players import Opponent, Player, levels
from valles.players.arena import mean_interval
from valles.players.match import Match, play
from valles.players.novice import NovicePlayer
from valles.workers import Pool, map_tasks, open_pool, raise_on_failure


def matches(game: str, upper: str, lower: str, seeds: range) -> Iterator[Match]:
    for seed in seeds:
        for players in ((upper, lower), (lower, upper)):
            yield Match(game, {"players": 2}, seed, players)


def won(upper: str, mistake: float | None, match: Match) -> tuple[float, int]:
    """The share of the victory that the upper of two players has, and by how many points it is ahead."""

    def watched(seat: int, inner: Player) -> Player:
        if isinstance(inner, NovicePlayer) and mistake is not None:
            return NovicePlayer(match.game, 8 * match.seed + seat, mistake)
        return inner

    outcome = play(match, watched)
    place = match.players.index(upper)
    return outcome.shares[place], outcome.points[place] - outcome.points[1 - place]


def show(game: str, upper: str, lower: str, mistake: float | None, seeds: range, pool: Pool) -> None:
    results: Sequence[tuple[float, int]] = list(
        raise_on_failure(map_tasks(partial(won, upper, mistake), matches(game, upper, lower, seeds), pool))
    )
    deals = [(results[at][0] + results[at + 1][0]) / 2 for at in range(0, len(results), 2)]
    rate = mean_interval(deals)
    size = "" if mistake is None else f", mistake {mistake:g}"
    print(
        f"{game}: {upper} against {lower}{size}: {rate.value:.1%} ± {(rate.high - rate.low) / 2:.1%} of {len(results)} "
        f"games won, {mean(ahead for _, ahead in results):+.1f} points",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(available_games()), help="all games if none is named")
    parser.add_argument("--mistakes", type=float, nargs="+", help="sizes of the mistakes of novice")
    parser.add_argument("--seeds", type=int, default=150, help="deals, each played twice")
    parser.add_argument("--first", type=int, default=500_000, help="the first seed")
    parser.add_argument("--cores", type=int, default=0, help="games played at the same time; 0: one for each core")
    args = parser.parse_args()
    seeds = range(args.first, args.first + args.seeds)
    with closing(open_pool(args.cores)) as pool:
        for game in args.game:
            for mistake in args.mistakes or ():
                show(game, "greedy", "novice", mistake, seeds, pool)
            if not args.mistakes:
                for lower, upper in pairwise(levels(game)):
                    show(game, Opponent.parse(upper, game).name, Opponent.parse(lower, game).name, None, seeds, pool)


if __name__ == "__main__":
    main()
