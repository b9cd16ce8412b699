"""Trains a player of Terraforming Mars from scratch by PPO and self-play, and evaluates it against `random`.

    pip install 'valles[research]' torch
    python examples/train.py --log curve.jsonl --save player.pt

One file, as in CleanRL: the network plays all seats, and only the end of a game is rewarded. Few bytes of a batch's
row are not zero, and few options are legal; computing with nothing else makes training several times as fast.
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
from valles.players.arena import wilson
from valles.research import Batch
from valles.research.encode import encoder

GAME = "terraforming_mars"
MAX_ROUNDS = 40
"""Rounds after which a game is truncated."""
PRINTED = ("ocean_area", "volcano", "reserved", "price", "bonus")
"""Features that are the same in every game on a map."""
EVALUATION_BATCH = 100
"""Games of an evaluation that are played side by side."""

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass
class SparseRows:
    """The nonzero entries of some rows of a batch, row after row: legal options first, then columns."""

    columns: Array
    weights: Array
    counts: Array
    """Entries of each row."""
    choices: Array
    """Legal options of each row."""
    leads: Array
    """The current lead of the seat, scaled like the reward."""

    def __post_init__(self) -> None:
        self.starts = np.cumsum(self.counts) - self.counts
        self.option_starts = np.cumsum(self.choices) - self.choices
        """Index of each row's first option among the options of all rows."""

    @property
    def row_of_option(self) -> Array:
        """The row of each option."""
        return np.repeat(np.arange(len(self.choices)), self.choices)

    @property
    def options(self) -> Array:
        """The legal options of all rows."""
        return self.columns[ranges(self.starts, self.choices)]

    def select(self, rows: Array) -> SparseRows:
        """Return some of the rows."""
        entries = ranges(self.starts[rows], self.counts[rows])
        columns, weights = self.columns[entries], self.weights[entries]
        return SparseRows(columns, weights, self.counts[rows], self.choices[rows], self.leads[rows])

    @classmethod
    def concatenate(cls, parts: Sequence[SparseRows]) -> SparseRows:
        """Return the rows of several parts."""
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))


def ranges(starts: Array, counts: Array) -> Array:
    """Return the concatenated ranges of given starts and lengths."""
    ends = np.cumsum(counts)
    numbers: Array = np.arange(ends[-1]) + np.repeat(starts - ends + counts, counts)
    return numbers


class SparseNetwork(nn.Module):  # type: ignore[misc, unused-ignore]  # torch is not installed for the tests
    """From rows to the log probability of each legal option, and the value.

    The current lead is added to the value, so that the network soon learns which options score at once.
    """

    def __init__(self, hidden: int) -> None:
        super().__init__()
        encoding = encoder(GAME)
        names = encoding.columns()
        self.choices = encoding.choices
        self.scale = np.concatenate([np.ones(encoding.choices, np.float32), encoding.scale])
        self.used = np.array([True] * encoding.choices + [not is_printed(name) for name in names])
        self.points = [encoding.choices + names.index(f"seats:{place}:points") for place in (0, 1)]
        self.embedding = nn.Parameter(torch.randn(len(self.scale), hidden) * 0.05)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Parameter(torch.randn(encoding.choices, hidden + 1) * 0.01)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.value.weight)

    def sparse(self, rows: Array) -> SparseRows:
        """Return the nonzero entries of rows of a batch."""
        flat = np.flatnonzero((rows != 0) & self.used)
        indices, columns = np.divmod(flat, rows.shape[1])
        lead = rows[:, self.points].astype(np.float32) @ np.array([1, -1], np.float32)
        return SparseRows(
            columns,
            rows.ravel()[flat] * self.scale[columns],
            np.bincount(indices, minlength=len(rows)),
            np.bincount(indices[columns < self.choices], minlength=len(rows)),
            np.tanh(lead / CLEARLY),
        )

    def forward(self, rows: SparseRows) -> tuple[Tensor, Tensor]:
        """Return the log probabilities of all legal options, and the value of each row."""
        columns, starts, weights, row_of_option, options, leads = map(
            torch.from_numpy, (rows.columns, rows.starts, rows.weights, rows.row_of_option, rows.options, rows.leads)
        )
        embedded = functional.embedding_bag(columns, self.embedding, starts, per_sample_weights=weights, mode="sum")
        hidden = self.body(embedded)
        policy = self.policy[options]
        logits = ((hidden[row_of_option] * policy[:, :-1]).sum(1) + policy[:, -1]).clamp(-20, 20)
        total = torch.zeros(len(hidden)).index_add(0, row_of_option, logits.exp())
        return logits - total.log()[row_of_option], self.value(hidden).squeeze(1) + leads


def is_printed(column: str) -> bool:
    """Return True for a column that is the same in every game."""
    part, *_, feature = column.split(":")
    return part == "board" and feature.startswith(PRINTED)


def argmax(scores: Array, rows: SparseRows) -> Array:
    """Return the index, among the options of all rows, of each row's option with the highest score."""
    highest = np.flatnonzero(scores == np.maximum.reduceat(scores, rows.option_starts)[rows.row_of_option])
    return highest[np.searchsorted(highest, rows.option_starts)]


class SparseRollout:
    """A number of steps of all games of a batch."""

    def __init__(self, batch: Batch, steps: int) -> None:
        shape = (steps, batch.size)
        self.rows: SparseRows
        self.seats = np.zeros(shape, np.int64)
        self.actions = np.zeros(shape, np.int64)
        """Index of the action among the legal options of its row."""
        self.log_probs = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.rewards = np.zeros((*shape, batch.rewards.shape[1]), np.float32)
        self.dones = np.zeros(shape, np.bool_)
        self.advantages = np.zeros(shape, np.float32)
        self.valid = np.zeros(shape, np.bool_)
        """True where the seat decided again, or the game ended, within the rollout."""

    def collect(self, network: SparseNetwork, batch: Batch) -> None:
        """Play all steps with the network."""
        parts = []
        for step in range(len(self.seats)):
            rows = network.sparse(batch.rows)
            with torch.no_grad():
                log_probs, values = network(rows)
            # The Gumbel-max trick: with this noise the highest score is a sample.
            samples = argmax((log_probs - torch.empty_like(log_probs).exponential_().log()).numpy(), rows)
            self.seats[step], self.values[step] = batch.seats, values.numpy()
            self.actions[step] = samples - rows.option_starts
            self.log_probs[step] = log_probs.numpy()[samples]
            batch.step(rows.options[samples])
            self.rewards[step], self.dones[step] = batch.rewards, batch.done
            parts.append(rows)
        self.rows = SparseRows.concatenate(parts)

    def estimate_advantages(self, gae_lambda: float) -> None:
        """Compute generalized advantage estimates along the decisions of each seat, from the last to the first."""
        games = np.arange(self.seats.shape[1])
        shape = self.rewards.shape[1:]
        reward, value, advantage = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        has_next = np.zeros(shape, np.bool_)
        for step in reversed(range(len(self.seats))):
            done = self.dones[step]
            reward[done], value[done], advantage[done], has_next[done] = self.rewards[step][done], 0, 0, True
            index = (games, self.seats[step])
            estimate = reward[index] + value[index] - self.values[step] + gae_lambda * advantage[index]
            self.advantages[step], self.valid[step] = estimate, has_next[index]
            reward[index], value[index], advantage[index], has_next[index] = 0, self.values[step], estimate, True


def update(
    network: SparseNetwork,
    optimizer: torch.optim.Optimizer,
    rollout: SparseRollout,
    epochs: int,
    minibatch_size: int,
    entropy_coef: float,
) -> None:
    """Train the network on a rollout, with the clipped objective of PPO."""
    indices = np.flatnonzero(rollout.valid.ravel())
    actions = rollout.actions.ravel()
    old_log_probs, advantages = (torch.from_numpy(array.ravel()) for array in (rollout.log_probs, rollout.advantages))
    returns = advantages + torch.from_numpy(rollout.values.ravel())
    for _ in range(epochs):
        np.random.shuffle(indices)
        for start in range(0, len(indices), minibatch_size):
            part = indices[start : start + minibatch_size]
            minibatch, rows = torch.from_numpy(part), rollout.rows.select(part)
            log_probs, values = network(rows)
            chosen = torch.from_numpy(rows.option_starts + actions[part])
            ratio = (log_probs[chosen] - old_log_probs[minibatch]).exp()
            normalized = advantages[minibatch]
            normalized = (normalized - normalized.mean()) / (normalized.std() + 1e-6)
            policy_loss = -torch.min(ratio * normalized, ratio.clamp(0.8, 1.2) * normalized).mean()
            entropy = -(log_probs.exp() * log_probs).sum() / len(part)
            value_loss = (values - returns[minibatch]).square().mean()
            loss = policy_loss + 0.5 * value_loss - entropy_coef * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def wins_against_random(network: SparseNetwork, games: int, seed: int) -> float:
    """Return the number of games that the network wins by its best options, with seats alternating."""
    rng = np.random.default_rng(seed)
    wins = 0.0
    for first in range(0, games, EVALUATION_BATCH):
        size = min(EVALUATION_BATCH, games - first)
        batch = Batch(GAME, 2, size, seed=seed + first, dtype="uint8", rounds=MAX_ROUNDS)
        own_seats, unfinished = np.arange(size) % 2, np.ones(size, np.bool_)
        while unfinished.any():
            rows = network.sparse(batch.rows)
            with torch.no_grad():
                best = argmax(network(rows)[0].numpy(), rows)
            others = rows.option_starts + (rng.random(size) * rows.choices).astype(np.int64)
            batch.step(rows.options[np.where(batch.seats == own_seats, best, others)])
            ended = batch.done & unfinished
            wins += float((batch.rewards[np.arange(size), own_seats] + 0.5)[ended].sum())
            unfinished &= ~ended
    return wins


def train(args: argparse.Namespace, network: SparseNetwork) -> None:
    """Train the network, and print its win rate now and then."""
    optimizer = torch.optim.Adam(network.parameters(), args.rate, eps=1e-5, fused=True)
    start, updates, count = time.process_time(), 0, args.games * args.steps
    with Batch(GAME, 2, args.games, seed=args.seed, reward="margin", dtype="uint8", rounds=MAX_ROUNDS) as batch:
        rollout = SparseRollout(batch, args.steps)
        while updates * count < args.decisions:
            for group in optimizer.param_groups:
                group["lr"] = args.rate * max(0.1, 1 - updates * count / args.decisions)
            rollout.collect(network, batch)
            rollout.estimate_advantages(gae_lambda=0.97)
            update(network, optimizer, rollout, epochs=3, minibatch_size=1024, entropy_coef=0.003)
            updates += 1
            if updates % args.every == 0:
                minutes = round((time.process_time() - start) / 60, 2)
                win_rate = wins_against_random(network, 100, seed=10_000 * updates) / 100
                metrics = {"kind": "evaluation", "players": 2, "decisions": updates * count, "win_rate": win_rate}
                line = json.dumps({**metrics, "minutes": minutes})
                print(line, flush=True)
                if args.log:
                    with args.log.open("a", encoding="utf-8") as log:
                        log.write(line + "\n")


def main() -> None:
    """Train and evaluate a network as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=524_288, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=512, help="steps of each game in a rollout; about a whole game")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate")
    parser.add_argument("--tried", type=int, default=400, help="games of the last evaluation")
    parser.add_argument("--every", type=int, default=4, help="updates between two evaluations of 100 games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="file that the win rates are added to, as JSON lines")
    parser.add_argument("--save", type=Path)
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    network = SparseNetwork(args.hidden)
    start = time.process_time()
    train(args, network)
    minutes = (time.process_time() - start) / 60
    share = wilson(wins_against_random(network, args.tried, seed=99), args.tried)
    print(f"after {minutes:.1f} minutes of one core it wins {share.value:.1%} of {args.tried} games against random,")
    print(f"on deals not seen before (95 % interval: {share.low:.1%} to {share.high:.1%})")
    if args.save:
        torch.save(
            {"net": network.state_dict(), "trained": encoder(GAME).checkpoint_info(players=[2]).data()}, args.save
        )


if __name__ == "__main__":
    main()
