"""Trains a player of Terraforming Mars from scratch by PPO against itself, and tries it against `random`.

    pip install 'valles[research]' torch
    python examples/train.py --minutes 30 --save player.pt

One file, as in CleanRL: all seats are played by the net that learns, and only the end of a game is rewarded. Of an
observation most bytes are zero, so the first layer adds up the rows of a table for those that are not.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from valles.kernel.encoding import CLEARLY
from valles.research import Batch
from valles.research.encode import encoder

GAME = "terraforming_mars"
NO_OPTION = -1e9


class Net(nn.Module):  # type: ignore[misc, unused-ignore]  # torch is not among the packages of the tests
    """From a row of bytes to a number for each option and the reward that is expected.

    Of that the lead as it stands is the first guess, so that what brings points at once is soon found to be good.
    """

    def __init__(self, hidden: int) -> None:
        super().__init__()
        told = encoder(GAME)
        scale = np.concatenate([np.ones(told.choices, np.float32), told.scale])
        self.options = told.choices
        self.register_buffer("scale", torch.from_numpy(scale))
        self.points = [told.choices + told.columns().index(f"seats:{place}:points") for place in (0, 1)]
        self.table = nn.Parameter(torch.randn(len(scale), hidden) * 0.05)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, told.choices)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, rows: np.ndarray[Any, np.dtype[np.uint8]]) -> tuple[Tensor, Tensor]:
        places, columns = np.nonzero(rows)
        at = torch.from_numpy(columns)
        weights = torch.from_numpy(rows[places, columns].astype(np.float32)) * self.scale[at]
        starts = torch.from_numpy(np.searchsorted(places, np.arange(len(rows))))
        hidden = self.body(functional.embedding_bag(at, self.table, starts, per_sample_weights=weights, mode="sum"))
        legal = torch.from_numpy(rows[:, : self.options].view(np.bool_))
        lead = rows[:, self.points].astype(np.float32) @ np.array([1, -1], np.float32)
        value = self.value(hidden).squeeze(1) + torch.from_numpy(np.tanh(lead / CLEARLY))
        return self.policy(hidden).masked_fill(~legal, NO_OPTION), value


class Window:
    """Some steps of all games, with what became of each decision."""

    def __init__(self, batch: Batch, steps: int) -> None:
        shape = (steps, batch.size)
        self.rows = np.zeros((*shape, batch.rows.shape[1]), np.uint8)
        self.seats = np.zeros(shape, np.int64)
        self.actions = np.zeros(shape, np.int64)
        self.chances = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.rewards = np.zeros((*shape, batch.rewards.shape[1]), np.float32)
        self.done = np.zeros(shape, np.bool_)
        self.advantages = np.zeros(shape, np.float32)
        self.known = np.zeros(shape, np.bool_)
        """Whether the seat has decided again since, or the game has ended: else nothing is known of the decision."""

    def play(self, net: Net, batch: Batch) -> None:
        for step in range(len(self.rows)):
            self.rows[step], self.seats[step] = batch.rows, batch.seats
            with torch.no_grad():
                scores, values = net(self.rows[step])
                chances = torch.log_softmax(scores, 1)
                actions = torch.multinomial(chances.exp(), 1)
            self.actions[step] = actions.squeeze(1).numpy()
            self.chances[step] = chances.gather(1, actions).squeeze(1).numpy()
            self.values[step] = values.numpy()
            batch.step(self.actions[step])
            self.rewards[step], self.done[step] = batch.rewards, batch.done

    def judge(self, trace: float) -> None:
        """Generalised advantages along the decisions of each seat, from the last to the first."""
        games = np.arange(self.rows.shape[1])
        shape = self.rewards.shape[1:]
        due, value, advantage, seen = np.zeros(shape), np.zeros(shape), np.zeros(shape), np.zeros(shape, np.bool_)
        for step in reversed(range(len(self.rows))):
            ended = self.done[step]
            due[ended], value[ended], advantage[ended], seen[ended] = self.rewards[step][ended], 0, 0, True
            at = (games, self.seats[step])
            found = due[at] + value[at] - self.values[step] + trace * advantage[at]
            self.advantages[step], self.known[step] = found, seen[at]
            due[at], value[at], advantage[at], seen[at] = 0, self.values[step], found, True


def learn(net: Net, optimiser: torch.optim.Optimizer, window: Window, epochs: int, size: int, entropy: float) -> None:
    """Some passes over the window, with the clipped objective of PPO."""
    found = np.flatnonzero(window.known.ravel())
    rows = window.rows.reshape(-1, window.rows.shape[2])
    actions, chances = (torch.from_numpy(array.ravel()) for array in (window.actions, window.chances))
    advantages = torch.from_numpy(window.advantages.ravel())
    targets = advantages + torch.from_numpy(window.values.ravel())
    for _ in range(epochs):
        np.random.shuffle(found)
        for start in range(0, len(found), size):
            part = found[start : start + size]
            at = torch.from_numpy(part)
            scores, values = net(rows[part])
            logs = torch.log_softmax(scores, 1)
            ratio = (logs.gather(1, actions[at, None]).squeeze(1) - chances[at]).exp()
            gain = advantages[at]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            spread = -(logs.exp() * logs.clamp(min=-20)).sum(1).mean()
            loss = policy + 0.5 * (values - targets[at]).square().mean() - entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def against_random(net: Net, games: int, seed: int, rounds: int) -> float:
    """The share of games that the net wins, choosing by its chances; it has each seat in every other game."""
    batch = Batch(GAME, 2, 100, seed=seed, dtype="uint8", rounds=rounds)
    chance = np.random.default_rng(seed)
    own = np.arange(batch.size) % 2
    won, left = 0, np.full(batch.size, games // batch.size)
    while left.any():
        with torch.no_grad():
            chosen = torch.multinomial(torch.softmax(net(batch.rows)[0], 1), 1).squeeze(1).numpy()
        others = (chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)
        batch.step(np.where(batch.seats == own, chosen, others))
        ended = batch.done & (left > 0)
        won += int((batch.rewards[np.arange(batch.size), own][ended] > 0).sum())
        left -= ended
    return won / (games // batch.size * batch.size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--windows", type=int, default=0, help="stop after so many windows instead")
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--steps", type=int, default=96)
    parser.add_argument("--hidden", type=int, default=192)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tried", type=int, default=400, help="games against random at the end, in hundreds")
    parser.add_argument("--every", type=int, default=20, help="windows between two trials of 100 games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    net = Net(args.hidden)
    optimiser = torch.optim.Adam(net.parameters(), args.rate, eps=1e-5)
    start, used, number = time.monotonic(), time.process_time(), 0
    options: dict[str, Any] = {"reward": "margin", "dtype": "uint8", "rounds": 40, "processes": args.processes}
    with Batch(GAME, 2, args.games, seed=args.seed, **options) as batch:
        window = Window(batch, args.steps)
        while number < args.windows if args.windows else time.monotonic() - start < 60 * args.minutes:
            window.play(net, batch)
            window.judge(trace=0.97)
            learn(net, optimiser, window, epochs=3, size=1024, entropy=0.003)
            number += 1
            if number % args.every == 0:
                share = against_random(net, 100, seed=10_000 + number, rounds=40)
                told = {"minutes": round((time.monotonic() - start) / 60, 2)}
                told |= {"core_minutes": round((time.process_time() - used) / 60, 2)}
                print(json.dumps({**told, "decisions": number * args.games * args.steps, "won": share}), flush=True)
    print(f"of {args.tried} games against random, on deals not seen before, it wins", end=" ")
    print(f"{against_random(net, args.tried, seed=99, rounds=40):.1%}")
    if args.save:
        torch.save({"net": net.state_dict(), "trained": encoder(GAME).trained(players=[2]).data()}, args.save)


if __name__ == "__main__":
    main()
