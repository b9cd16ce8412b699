"""How often a net wins by its likeliest answers, one seat among `greedy`: quicker than `bench.search`, with torch.

    python -m bench.strength terraforming_mars --players 1,2,3,4,5 --games 1000 --processes 15 --out strength.jsonl
    python -m bench.strength on_mars --weights training/on_mars/net.npz

Each deal is played from every seat. `--options '{"draft": true}'` measures another set-up. Without `--weights` the net
is the one that is shipped.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch

from valles.games.registry import rulebook
from valles.learn.config import default_config, load_config
from valles.learn.evaluation import evaluate
from valles.learn.network import load_network
from valles.players.network import weight_files

FIRST_DEALS = 20_261_117
"""The seed of deals that training does not see."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="", help="as 2,3; else every number")
    parser.add_argument("--games", type=int, default=1000, help="of each number of players")
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--options", type=json.loads, default={}, help="of the set-up, in JSON")
    parser.add_argument("--seed", type=int, default=FIRST_DEALS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="a checkpoint, or a net that is shipped")
    parser.add_argument("--out", type=Path, help="where every game is kept")
    wanted = parser.parse_args()
    weights = wanted.weights or weight_files(wanted.game)[0]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network = load_network(weights, device)
    rounds = load_config(default_config(wanted.game)).max_rounds
    numbers = [int(number) for number in wanted.players.split(",") if number]
    for players in numbers or range(1, len(rulebook(wanted.game).colours) + 1):
        found = evaluate(
            network, device, wanted.processes, wanted.game, players, -(-wanted.games // players), seed=wanted.seed,
            rounds=rounds, opponents=wanted.opponents if players > 1 else "", **wanted.options,
        )  # fmt: skip
        print(found, flush=True)
        if wanted.out is not None:
            kept = {"game": wanted.game, "seed": wanted.seed, "options": wanted.options, **vars(found)}
            with wanted.out.open("a") as file:
                file.write(json.dumps(kept) + "\n")


if __name__ == "__main__":
    main()
