"""How well the computer opponents play: one among random ones, and all alike, for each number of players.

    python bench/players.py                                       400 games of each kind
    python bench/players.py terraforming_mars --games 40          fewer
    python bench/players.py --games 40 --alike 20 --players 2 3   fewer still
"""

import argparse
import time
from dataclasses import dataclass, field

from valles.game import GAMES, rulebook, seed_bytes
from valles.players import opponents, player

PLAYERS = {"terraforming_mars": (1, 2, 3, 4, 5), "on_mars": (1, 2, 3, 4)}
AMONG_RANDOM = (2, 3, 4)


@dataclass
class Tally:
    """What the games of one line of a table add up to, for the opponent that is measured."""

    games: int = 0
    won: float = 0.0
    rounds: int = 0
    points: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0


def play(rules, names, seed, measured, tally):
    """One game, added to the tally of the opponent of that name; the time is that of its own choices alone."""
    state = rules.new(rules.setup(players=len(names)), seed_bytes(seed))
    seats = [player(name, rules.name, 8 * seed + seat) for seat, name in enumerate(names)]
    while not state.over():
        seat = state.pending()[0]
        view = rules.view(state, seat)
        start = time.process_time()
        option = seats[seat].choose(view, seat)
        if names[seat] == measured:
            tally.seconds += time.process_time() - start
            tally.decisions += 1
        state.apply(seat, option)
    winners = rules.winners(state)
    tally.games += 1
    tally.rounds += rules.rounds(state)
    for name, row in zip(names, rules.scores(state), strict=False):  # the solo game may have a board more than seats
        (tally.points if name == measured else tally.others).append(row["total"])
    tally.won += sum(1 / len(winners) for seat in winners if seat < len(names) and names[seat] == measured)


def among_random(rules, best, players, games, first):
    """One of them among random ones, a seat further in every game."""
    tally = Tally()
    for number in range(games):
        names = ["random"] * players
        names[number % players] = best
        play(rules, names, first + number, best, tally)
    return tally


def alike(rules, best, players, games, first):
    tally = Tally()
    for number in range(games):
        play(rules, [best] * players, first + number, best, tally)
    return tally


def mean(numbers):
    return f"{sum(numbers) / len(numbers):.1f}" if numbers else "-"


def show(what, players, tally, won):
    print(
        f"{what:14}  {players:7}  {tally.games:5}  {won:>14}  {tally.rounds / tally.games:6.1f}"
        f"  {mean(tally.points):>6}  {mean(tally.others):>6}  {tally.decisions / tally.games:9.0f}"
        f"  {1000 * tally.seconds / max(1, tally.decisions):11.2f}",
        flush=True,
    )


def measure(game, counts, games, alike_games, first):
    rules = rulebook(game)
    best = opponents(game)[0]
    if best == "random":
        print(f"\n{game}: nobody but random yet")
        return
    print(f"\n{game}: {best}")
    print("against         players  games             won  rounds  points  others  decisions  ms/decision")
    for players in counts:
        if players in AMONG_RANDOM:
            tally = among_random(rules, best, players, games, first)
            show("random", players, tally, f"{tally.won:.1f} = {tally.won / tally.games:.1%}")
    for players in counts:
        if players in PLAYERS[game] and alike_games:
            tally = alike(rules, best, players, alike_games, first)
            show(best if players > 1 else "nobody", players, tally, f"{tally.won:.0f}" if players == 1 else "-")


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", default=list(GAMES), help="all games if none is named")
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4], help="numbers of players")
    parser.add_argument("--games", type=int, default=400, help="games among random opponents")
    parser.add_argument("--alike", type=int, default=100, help="games among themselves")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    wanted = parser.parse_args()
    for game in wanted.game:
        measure(game, wanted.players, wanted.games, wanted.alike, wanted.seed)


if __name__ == "__main__":
    main()
