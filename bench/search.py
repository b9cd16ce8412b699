"""How strong the opponents with a net are: many games side by side.

    python -m bench.search expert greedy --players 2 --deals 100 --out results.jsonl
    python -m bench.search --show results.jsonl
    python -m bench.search learned learned --players 2 --deals 100 --values --out values.jsonl    for bench.expectation
    python -m bench.search expert greedy --processes 15 --device cuda --out results.jsonl

The first one named sits among others of the second kind, each deal from every seat. Its games are those of `valles
arena`, but the rows of all of them are asked together. Games that are in the file are not played again. With a device,
torch multiplies the weights that are shipped; answers that are all but equal may come out otherwise than with numpy.
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
"""Games of a process."""
FIRST_DEAL = 7_000_000
"""The first of the deals that training does not see."""


Task = tuple[int, int, list[str]]
"""A deal, the seat of the one that is measured, and who has the seats."""


Play = Generator[Rows, NetworkOutput, None]


def game(name: str, deal: int, measured: int, names: list[str], told: dict[str, Any]) -> Play:
    """One game to its end, asking the net by rows; what came of it is written into `told`."""
    rules, encoding = rulebook(name), part(name, "encoding")
    state = rules.new(rules.setup(players=len(names)), seed_bytes(deal))
    deciding = [player(each, name, 8 * deal + seat) for seat, each in enumerate(names)]
    values: list[tuple[int, int, float]] = []
    spent = searched = 0
    while not state.over():
        seat = state.pending_seats()[0]
        options, chooser = state.options(seat), deciding[seat]
        asked = len(options) > 1 and not rules.vocabulary.kind_of(options[0]).pays and rules.rounds(state) <= MAX_ROUNDS
        if asked and isinstance(chooser, LearnedPlayer):
            logits, value = yield [encoding.row(state, seat, options)]
            option = options[int(logits[0][options].argmax())]
            values.append((seat, rules.rounds(state), round(float(value[0]), 4)))
        elif asked and isinstance(chooser, ExpertPlayer):
            search = chooser.search(PlayerView(rules.view(state, seat), rules.colours[seat], seat))
            option = yield from search.best_option()
            spent += search.evaluations
            searched += search.evaluations > 1
        else:
            option = int(chooser.choose(PlayerView(rules.view(state, seat), rules.colours[seat], seat)))
        state.apply(seat, option)
    shares = [share + (1 / len(names) if len(names) > 1 else 0.5) for share in win(state)]
    points = [row["total"] for row in rules.scores(state)[: len(names)]]
    told |= {"deal": deal, "seat": measured, "names": names, "shares": shares, "points": points}
    told |= {"rounds": rules.rounds(state), "rewards": margin(state), "values": values}
    told |= {"spent": spent, "searched": searched}
    if name == "on_mars" and len(names) == 1:
        told["goals"] = solo_goals(state)


def judge(name: str, device: str) -> Callable[[Rows], NetworkOutput]:
    """The net of a game as it is shipped, by numpy, or on a device of torch."""
    if not device:
        return network(name).forward
    import torch

    from valles.learn.network import load_network

    on_device = load_network(weight_files(name)[0], device)

    def forward(rows: Rows) -> NetworkOutput:
        told = torch.frombuffer(bytearray(b"".join(rows)), dtype=torch.uint8).view(len(rows), -1)
        with torch.no_grad():
            logits, values = on_device(told.to(device))
        return logits.cpu().numpy(), values.cpu().numpy()

    return forward


def play(name: str, device: str, tasks: Iterator[Task]) -> Iterator[dict[str, Any]]:
    """All games, so many at a time, in the order in which they end."""
    forward = judge(name, device)
    going: list[tuple[Play, dict[str, Any], Rows]] = []
    while True:
        while len(going) < SIDE_BY_SIDE and (task := next(tasks, None)) is not None:
            told: dict[str, Any] = {}
            one = game(name, *task, told)
            going.append((one, told, next(one)))
        if not going:
            return
        logits, values = forward([row for _, _, rows in going for row in rows])
        at, still = 0, []
        for one, told, rows in going:
            mine = slice(at, at + len(rows))
            at += len(rows)
            try:
                still.append((one, told, one.send((logits[mine], values[mine]))))
            except StopIteration:
                yield told
        going = still


def play_apart(name: str, device: str, tasks: list[Task], results: Queue[dict[str, Any] | None]) -> None:
    """Some of the games, in a process of their own."""
    for each in play(name, device, iter(tasks)):
        results.put(each)
    results.put(None)


def spread(name: str, device: str, tasks: list[Task], processes: int) -> Iterator[dict[str, Any]]:
    """All games, dealt out in turn to so many processes."""
    context = multiprocessing.get_context("spawn")
    results: Queue[dict[str, Any] | None] = context.Queue()
    for number in range(processes):
        arguments = (name, device, tasks[number::processes], results)
        context.Process(target=play_apart, args=arguments, daemon=True).start()
    while processes:
        each = results.get()
        if each is None:
            processes -= 1
        else:
            yield each


def matches_of(name: str, others: str, players: int, deals: range) -> Iterator[Task]:
    """Each deal with one among the others, from every seat."""
    for deal in deals:
        for seat in range(1 if name == others else players):
            yield deal, seat, [name if place == seat else others for place in range(players)]


def kept(path: Path | None) -> list[dict[str, Any]]:
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    return [json.loads(line) for line in lines]


def show(games: list[dict[str, Any]]) -> None:
    """How often the one that sits among others has won; a deal is one observation."""
    cells: dict[tuple[Any, ...], dict[int, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for each in games:
        names, seat = each["names"], each["seat"]
        cells[len(names), names[seat], names[seat - 1]][each["deal"]].append(each)
    for (players, alone, other), deals in sorted(cells.items()):
        whole = [found for found in deals.values() if len(found) == (1 if alone == other else players)]
        if not whole:
            continue
        share = mean_interval([mean(each["shares"][each["seat"]] for each in found) for found in whole])
        points = mean(each["points"][each["seat"]] for found in whole for each in found)
        every = [each for found in whole for each in found]
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
    parser.add_argument("names", nargs="*", metavar="NAME", help="who is measured, and against whom")
    parser.add_argument("--game", default="terraforming_mars", help="one that has a net")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="the seed of the first deal")
    parser.add_argument("--processes", type=int, default=1, help="how many play games")
    parser.add_argument("--device", default="", help="of torch, where the net is asked; else numpy answers")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="how long new results are waited for")
    parser.add_argument("--out", type=Path, help="where every game is kept")
    parser.add_argument("--values", action="store_true", help="keep what the net foresaw at every decision too")
    parser.add_argument("--show", type=Path, help="tell how strong they were in the games of a file")
    wanted = parser.parse_args()
    if wanted.show:
        show(kept(wanted.show))
        return
    if len(wanted.names) != 2:
        parser.error("name who is measured, and against whom")
    if not any(name.startswith(("learned", "expert")) for name in wanted.names):
        parser.error("one of them has to be learned or expert; `valles arena` lets all others meet")
    done = [(each["deal"], each["seat"], each["names"]) for each in kept(wanted.out)]
    name, others = wanted.names
    every = matches_of(name, others, wanted.players, range(wanted.first, wanted.first + wanted.deals))
    end = time.monotonic() + wanted.seconds
    games = []
    left = [task for task in every if task not in done]
    playing = (
        spread(wanted.game, wanted.device, left, wanted.processes)
        if wanted.processes > 1
        else play(wanted.game, wanted.device, iter(left))
    )
    for each in playing:
        if not wanted.values:
            del each["values"]
        if wanted.out is not None:
            with wanted.out.open("a") as file:
                file.write(json.dumps(each) + "\n")
        games.append(each)
        if time.monotonic() > end:
            break
    show(kept(wanted.out) or games)


if __name__ == "__main__":
    main()
