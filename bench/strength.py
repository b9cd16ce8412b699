"""Measures the win rate of a network's most likely options among `greedy`, faster than `bench.search`, with torch.

    python -m bench.strength terraforming_mars --players 1,2,3,4,5 --games 1000 --processes 15 --out strength.jsonl
    python -m bench.strength on_mars --weights training/on_mars/net.npz

Each deal is played from every seat. `--options '{"draft": true}'` selects another set-up. Without `--weights` the
shipped network plays.
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
"""The seed of deals that training never uses."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="", help="such as 2,3; default: all")
    parser.add_argument("--games", type=int, default=1000, help="games of each number of players")
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--options", type=json.loads, default={}, help="options of the set-up, as JSON")
    parser.add_argument("--seed", type=int, default=FIRST_DEALS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="a checkpoint, or a shipped network")
    parser.add_argument("--out", type=Path, help="file for all results")
    args = parser.parse_args()
    weights = args.weights or weight_files(args.game)[0]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network = load_network(weights, device)
    rounds = load_config(default_config(args.game)).max_rounds
    numbers = [int(number) for number in args.players.split(",") if number]
    for players in numbers or range(1, len(rulebook(args.game).colours) + 1):
        result = evaluate(
            network, device, args.processes, args.game, players, -(-args.games // players), seed=args.seed,
            rounds=rounds, opponents=args.opponents if players > 1 else "", **args.options,
        )  # fmt: skip
        print(result, flush=True)
        if args.out is not None:
            line = {"game": args.game, "seed": args.seed, "options": args.options, **vars(result)}
            with args.out.open("a") as file:
                file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
