"""Measures win rates of `learned` and `expert` in many games side by side.

    python -m bench.search expert greedy --players 2 --deals 100 --out results.jsonl
    python -m bench.search --show results.jsonl
    python -m bench.search learned learned --players 2 --deals 100 --values --out values.jsonl    for bench.expectation
    python -m bench.search expert greedy --processes 15 --device cuda --out results.jsonl

The first player sits among others of the second kind, and plays each deal from every seat. Games are those of `valles
arena`, but the network evaluates the rows of all of them together. Games that are in the file are not played again.
With a device, torch evaluates the shipped weights; nearly equal options may be ranked otherwise than by numpy.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from multiprocessing.queues import Queue
from pathlib import Path
from statistics import mean
from typing import Any

from valles.game import PlayerView, seed_bytes
from valles.games.on_mars.rules.scoring import solo_goals
from valles.games.registry import part, rulebook
from valles.players import player
from valles.players.arena import mean_interval
from valles.players.expert import ExpertPlayer
from valles.players.learned import MAX_ROUNDS, LearnedPlayer
from valles.players.network import network, weight_files
from valles.players.reward import margin, win
from valles.players.search import NetworkOutput, Rows

SIDE_BY_SIDE = 16
"""Games of a process that are played side by side."""
FIRST_DEAL = 7_000_000
"""The first of the deals that training never uses."""


Task = tuple[int, int, list[str]]
"""A deal, the seat of the measured player, and the players of all seats."""


Play = Generator[Rows, NetworkOutput, None]


def game(name: str, deal: int, measured: int, names: list[str], result: dict[str, Any]) -> Play:
    """Play a game, yielding rows to evaluate, and store the result."""
    rules, encoding = rulebook(name), part(name, "encoding")
    state = rules.new(rules.setup(players=len(names)), seed_bytes(deal))
    players = [player(each, name, 8 * deal + seat) for seat, each in enumerate(names)]
    values: list[tuple[int, int, float]] = []
    evaluations = searches = 0
    while not state.over():
        seat = state.pending_seats()[0]
        options, chooser = state.options(seat), players[seat]
        is_automatic = len(options) == 1 or rules.vocabulary.kind_of(options[0]).pays
        uses_network = not is_automatic and rules.rounds(state) <= MAX_ROUNDS
        if uses_network and isinstance(chooser, LearnedPlayer):
            logits, value = yield [encoding.row(state, seat, options)]
            option = options[int(logits[0][options].argmax())]
            values.append((seat, rules.rounds(state), round(float(value[0]), 4)))
        elif uses_network and isinstance(chooser, ExpertPlayer):
            search = chooser.search(PlayerView(rules.view(state, seat), rules.colours[seat], seat))
            option = yield from search.best_option()
            evaluations += search.evaluations
            searches += search.evaluations > 1
        else:
            option = int(chooser.choose(PlayerView(rules.view(state, seat), rules.colours[seat], seat)))
        state.apply(seat, option)
    shares = [share + (1 / len(names) if len(names) > 1 else 0.5) for share in win(state)]
    points = [row["total"] for row in rules.scores(state)[: len(names)]]
    result |= {"deal": deal, "seat": measured, "names": names, "shares": shares, "points": points}
    result |= {"rounds": rules.rounds(state), "rewards": margin(state), "values": values}
    result |= {"spent": evaluations, "searched": searches}
    if name == "on_mars" and len(names) == 1:
        result["goals"] = solo_goals(state)


def forward_function(name: str, device: str) -> Callable[[Rows], NetworkOutput]:
    """Return the forward pass of a game's shipped network, in numpy or on a device of torch."""
    if not device:
        return network(name).forward
    import torch

    from valles.learn.network import load_network

    on_device = load_network(weight_files(name)[0], device)

    def forward(rows: Rows) -> NetworkOutput:
        batch = torch.frombuffer(bytearray(b"".join(rows)), dtype=torch.uint8).view(len(rows), -1)
        with torch.no_grad():
            logits, values = on_device(batch.to(device))
        return logits.cpu().numpy(), values.cpu().numpy()

    return forward


def play(name: str, device: str, tasks: Iterator[Task]) -> Iterator[dict[str, Any]]:
    """Play games side by side, and yield their results as they end."""
    forward = forward_function(name, device)
    running: list[tuple[Play, dict[str, Any], Rows]] = []
    while True:
        while len(running) < SIDE_BY_SIDE and (task := next(tasks, None)) is not None:
            result: dict[str, Any] = {}
            steps = game(name, *task, result)
            running.append((steps, result, next(steps)))
        if not running:
            return
        logits, values = forward([row for _, _, rows in running for row in rows])
        start, unfinished = 0, []
        for steps, result, rows in running:
            part = slice(start, start + len(rows))
            start += len(rows)
            try:
                unfinished.append((steps, result, steps.send((logits[part], values[part]))))
            except StopIteration:
                yield result
        running = unfinished


def play_in_process(name: str, device: str, tasks: list[Task], results: Queue[dict[str, Any] | None]) -> None:
    """Play some of the games in a process, and put their results into a queue."""
    for each in play(name, device, iter(tasks)):
        results.put(each)
    results.put(None)


def spread(name: str, device: str, tasks: list[Task], processes: int) -> Iterator[dict[str, Any]]:
    """Play games in several processes, and yield their results."""
    context = multiprocessing.get_context("spawn")
    results: Queue[dict[str, Any] | None] = context.Queue()
    for number in range(processes):
        arguments = (name, device, tasks[number::processes], results)
        context.Process(target=play_in_process, args=arguments, daemon=True).start()
    while processes:
        each = results.get()
        if each is None:
            processes -= 1
        else:
            yield each


def matches_of(name: str, others: str, players: int, deals: range) -> Iterator[Task]:
    """Yield each deal with one player among others, from every seat."""
    for deal in deals:
        for seat in range(1 if name == others else players):
            yield deal, seat, [name if place == seat else others for place in range(players)]


def load_games(path: Path | None) -> list[dict[str, Any]]:
    """Return the games of a file."""
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    return [json.loads(line) for line in lines]


def show(games: list[dict[str, Any]]) -> None:
    """Print the win rates of the measured player, each deal taken as one observation."""
    cells: dict[tuple[Any, ...], dict[int, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for each in games:
        names, seat = each["names"], each["seat"]
        cells[len(names), names[seat], names[seat - 1]][each["deal"]].append(each)
    for (players, alone, other), deals in sorted(cells.items()):
        complete = [group for group in deals.values() if len(group) == (1 if alone == other else players)]
        if not complete:
            continue
        share = mean_interval([mean(each["shares"][each["seat"]] for each in group) for group in complete])
        points = mean(each["points"][each["seat"]] for group in complete for each in group)
        every = [each for group in complete for each in group]
        searched = sum(each["searched"] for each in every)
        spent = sum(each["spent"] for each in every) / max(1, searched)
        rounds = mean(each.get("rounds") or each["generations"] for each in every)
        reached = [goal for each in every for goal in each.get("goals", [])]
        print(
            f"{players} players, {alone} among {other}: {share.value:.1%} (95 %: {share.low:.1%} to {share.high:.1%}) "
            f"of {len(every)} games, {points:.1f} points, {rounds:.1f} rounds; "
            f"{searched / len(every):.0f} searches a game with {spent:.0f} evaluations"
            + "".join(f", goal {goal} {reached.count(goal) / len(every):.1%}" for goal in sorted({*reached}))
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="the measured player, and its opponents")
    parser.add_argument("--game", default="terraforming_mars", help="a game that has a network")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="the seed of the first deal")
    parser.add_argument("--processes", type=int, default=1, help="processes that play")
    parser.add_argument("--device", default="", help="a device of torch; default: numpy")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="time limit")
    parser.add_argument("--out", type=Path, help="file for the results of all games")
    parser.add_argument("--values", action="store_true", help="store the values of the network at every decision")
    parser.add_argument("--show", type=Path, help="print the win rates of a file")
    args = parser.parse_args()
    if args.show:
        show(load_games(args.show))
        return
    if len(args.names) != 2:
        parser.error("name who is measured, and against whom")
    if not any(name.startswith(("learned", "expert")) for name in args.names):
        parser.error("one of them has to be learned or expert; `valles arena` lets all others meet")
    done = [(each["deal"], each["seat"], each["names"]) for each in load_games(args.out)]
    name, others = args.names
    every = matches_of(name, others, args.players, range(args.first, args.first + args.deals))
    end = time.monotonic() + args.seconds
    games = []
    left = [task for task in every if task not in done]
    playing = (
        spread(args.game, args.device, left, args.processes)
        if args.processes > 1
        else play(args.game, args.device, iter(left))
    )
    for each in playing:
        if not args.values:
            del each["values"]
        if args.out is not None:
            with args.out.open("a") as file:
                file.write(json.dumps(each) + "\n")
        games.append(each)
        if time.monotonic() > end:
            break
    show(load_games(args.out) or games)


if __name__ == "__main__":
    main()
