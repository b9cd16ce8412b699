"""Trains a player of Terraforming Mars from scratch by PPO against itself, and tries it against `random`.

    pip install 'valles[research]' torch
    python examples/train.py --log curve.jsonl --save player.pt

One file, as in CleanRL: all seats are played by the net that learns, and only the end of a game is rewarded. Of a row
of a batch few bytes are not zero, and few options are legal; nothing else is reckoned with, which makes it several
times as fast.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from valles.kernel.encoding import CLEARLY
from valles.learn.curve import draw
from valles.players.arena import wilson
from valles.research import Batch
from valles.research.encode import encoder

GAME = "terraforming_mars"
ROUNDS = 40
"""After which a game is stopped, whoever leads."""
PRINTED = ("ocean_area", "volcano", "reserved", "price", "bonus")
"""What is the same in every game on a map, and teaches nothing."""
AT_ONCE = 100
"""Games of a trial that are played side by side."""

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass
class Rows:
    """What is not zero in some rows of a batch, row after row: its legal options, then what the seat knows."""

    columns: Array
    weights: Array
    counts: Array
    """How many columns each row has,"""
    choices: Array
    """and how many of them are options."""
    leads: Array
    """How far ahead the seat is now, as the reward would tell it."""

    def __post_init__(self) -> None:
        self.starts = np.cumsum(self.counts) - self.counts
        self.firsts = np.cumsum(self.choices) - self.choices
        """Where the options of each row begin among those of all."""

    @property
    def owners(self) -> Array:
        """The row of each option."""
        return np.repeat(np.arange(len(self.choices)), self.choices)

    @property
    def options(self) -> Array:
        return self.columns[ranges(self.starts, self.choices)]

    def pick(self, places: Array) -> Rows:
        at = ranges(self.starts[places], self.counts[places])
        return Rows(self.columns[at], self.weights[at], self.counts[places], self.choices[places], self.leads[places])

    @classmethod
    def join(cls, several: Sequence[Rows]) -> Rows:
        return cls(*(np.concatenate([getattr(rows, field.name) for rows in several]) for field in fields(cls)))


def ranges(starts: Array, counts: Array) -> Array:
    """So many numbers from each start on, in one array."""
    ends = np.cumsum(counts)
    found: Array = np.arange(ends[-1]) + np.repeat(starts - ends + counts, counts)
    return found


class Net(nn.Module):  # type: ignore[misc, unused-ignore]  # torch is not among the packages of the tests
    """From rows to the logarithm of the chance of each legal option, and the reward that is expected.

    Of that the lead as it stands is the first guess, so that what brings points at once is soon found to be good.
    """

    def __init__(self, hidden: int) -> None:
        super().__init__()
        told = encoder(GAME)
        names = told.columns()
        self.choices = told.choices
        self.scale = np.concatenate([np.ones(told.choices, np.float32), told.scale])
        self.kept = np.array([True] * told.choices + [not is_printed(name) for name in names])
        self.points = [told.choices + names.index(f"seats:{place}:points") for place in (0, 1)]
        self.table = nn.Parameter(torch.randn(len(self.scale), hidden) * 0.05)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Parameter(torch.randn(told.choices, hidden + 1) * 0.01)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.value.weight)

    def rows(self, told: Array) -> Rows:
        flat = np.flatnonzero((told != 0) & self.kept)
        places, columns = np.divmod(flat, told.shape[1])
        lead = told[:, self.points].astype(np.float32) @ np.array([1, -1], np.float32)
        return Rows(
            columns,
            told.ravel()[flat] * self.scale[columns],
            np.bincount(places, minlength=len(told)),
            np.bincount(places[columns < self.choices], minlength=len(told)),
            np.tanh(lead / CLEARLY),
        )

    def forward(self, rows: Rows) -> tuple[Tensor, Tensor]:
        columns, starts, weights, owners, options, leads = map(
            torch.from_numpy, (rows.columns, rows.starts, rows.weights, rows.owners, rows.options, rows.leads)
        )
        known = functional.embedding_bag(columns, self.table, starts, per_sample_weights=weights, mode="sum")
        hidden = self.body(known)
        policy = self.policy[options]
        scores = ((hidden[owners] * policy[:, :-1]).sum(1) + policy[:, -1]).clamp(-20, 20)
        total = torch.zeros(len(hidden)).index_add(0, owners, scores.exp())
        return scores - total.log()[owners], self.value(hidden).squeeze(1) + leads


def is_printed(column: str) -> bool:
    part, *_, feature = column.split(":")
    return part == "board" and feature.startswith(PRINTED)


def best(scores: Array, rows: Rows) -> Array:
    """Among the options of all rows, the place of the one with the highest score of each row."""
    highest = np.flatnonzero(scores == np.maximum.reduceat(scores, rows.firsts)[rows.owners])
    return highest[np.searchsorted(highest, rows.firsts)]


class Window:
    """Some steps of all games, with what became of each decision."""

    def __init__(self, batch: Batch, steps: int) -> None:
        shape = (steps, batch.size)
        self.rows: Rows
        self.seats = np.zeros(shape, np.int64)
        self.chosen = np.zeros(shape, np.int64)
        """The place of the answer among the legal options."""
        self.chances = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.rewards = np.zeros((*shape, batch.rewards.shape[1]), np.float32)
        self.done = np.zeros(shape, np.bool_)
        self.advantages = np.zeros(shape, np.float32)
        self.known = np.zeros(shape, np.bool_)
        """Whether the seat has decided again since, or the game has ended: else nothing is known of the decision."""

    def play(self, net: Net, batch: Batch) -> None:
        told = []
        for step in range(len(self.seats)):
            rows = net.rows(batch.rows)
            with torch.no_grad():
                chances, values = net(rows)
            # With this noise the highest one is a choice by these chances.
            at = best((chances - torch.empty_like(chances).exponential_().log()).numpy(), rows)
            self.seats[step], self.chosen[step], self.values[step] = batch.seats, at - rows.firsts, values.numpy()
            self.chances[step] = chances.numpy()[at]
            batch.step(rows.options[at])
            self.rewards[step], self.done[step] = batch.rewards, batch.done
            told.append(rows)
        self.rows = Rows.join(told)

    def judge(self, trace: float) -> None:
        """Generalised advantages along the decisions of each seat, from the last to the first."""
        games = np.arange(self.seats.shape[1])
        shape = self.rewards.shape[1:]
        due, value, advantage, seen = np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape, np.bool_)
        for step in reversed(range(len(self.seats))):
            ended = self.done[step]
            due[ended], value[ended], advantage[ended], seen[ended] = self.rewards[step][ended], 0, 0, True
            at = (games, self.seats[step])
            found = due[at] + value[at] - self.values[step] + trace * advantage[at]
            self.advantages[step], self.known[step] = found, seen[at]
            due[at], value[at], advantage[at], seen[at] = 0, self.values[step], found, True


def learn(net: Net, optimiser: torch.optim.Optimizer, window: Window, epochs: int, size: int, entropy: float) -> None:
    """Some passes over the window, with the clipped objective of PPO."""
    found = np.flatnonzero(window.known.ravel())
    chosen = window.chosen.ravel()
    chances, advantages = (torch.from_numpy(array.ravel()) for array in (window.chances, window.advantages))
    targets = advantages + torch.from_numpy(window.values.ravel())
    for _ in range(epochs):
        np.random.shuffle(found)
        for start in range(0, len(found), size):
            part = found[start : start + size]
            at, rows = torch.from_numpy(part), window.rows.pick(part)
            logs, values = net(rows)
            ratio = (logs[torch.from_numpy(rows.firsts + chosen[part])] - chances[at]).exp()
            gain = advantages[at]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            spread = -(logs.exp() * logs).sum() / len(part)
            loss = policy + 0.5 * (values - targets[at]).square().mean() - entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def against_random(net: Net, games: int, seed: int) -> float:
    """How many games the net wins with what it thinks best; it has each seat in every other game."""
    chance = np.random.default_rng(seed)
    won = 0.0
    for first in range(0, games, AT_ONCE):
        size = min(AT_ONCE, games - first)
        batch = Batch(GAME, 2, size, seed=seed + first, dtype="uint8", rounds=ROUNDS)
        own, left = np.arange(size) % 2, np.ones(size, np.bool_)
        while left.any():
            rows = net.rows(batch.rows)
            with torch.no_grad():
                at = best(net(rows)[0].numpy(), rows)
            others = rows.firsts + (chance.random(size) * rows.choices).astype(np.int64)
            batch.step(rows.options[np.where(batch.seats == own, at, others)])
            ended = batch.done & left
            won += float((batch.rewards[np.arange(size), own] + 0.5)[ended].sum())
            left &= ~ended
    return won


def train(args: argparse.Namespace, net: Net) -> None:
    optimiser = torch.optim.Adam(net.parameters(), args.rate, eps=1e-5, fused=True)
    used, number, count = time.process_time(), 0, args.games * args.steps
    with Batch(GAME, 2, args.games, seed=args.seed, reward="margin", dtype="uint8", rounds=ROUNDS) as batch:
        window = Window(batch, args.steps)
        while number * count < args.decisions:
            for group in optimiser.param_groups:
                group["lr"] = args.rate * max(0.1, 1 - number * count / args.decisions)
            window.play(net, batch)
            window.judge(trace=0.97)
            learn(net, optimiser, window, epochs=3, size=1024, entropy=0.003)
            number += 1
            if number % args.every == 0:
                minutes = round((time.process_time() - used) / 60, 2)
                won = against_random(net, 100, seed=10_000 * number) / 100
                told = {"kind": "strength", "players": 2, "decisions": number * count, "won": won, "minutes": minutes}
                print(json.dumps(told), flush=True)
                if args.log:
                    with args.log.open("a", encoding="utf-8") as log:
                        log.write(json.dumps(told) + "\n")
                    draw(args.log, args.log.with_suffix(".svg"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=524_288, help="how many are learned from")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=512, help="of each game in a window; whole games")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--tried", type=int, default=400, help="games against random at the end")
    parser.add_argument("--every", type=int, default=4, help="windows between two trials of 100 games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="a new file for the trials; a picture of them is drawn beside it")
    parser.add_argument("--save", type=Path)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    net = Net(args.hidden)
    used = time.process_time()
    train(args, net)
    minutes = (time.process_time() - used) / 60
    share = wilson(against_random(net, args.tried, seed=99), args.tried)
    print(f"after {minutes:.1f} minutes of one core it wins {share.value:.1%} of {args.tried} games against random,")
    print(f"on deals not seen before (95 % interval: {share.low:.1%} to {share.high:.1%})")
    if args.save:
        torch.save({"net": net.state_dict(), "trained": encoder(GAME).trained(players=[2]).data()}, args.save)


if __name__ == "__main__":
    main()
