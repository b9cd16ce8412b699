"""Rollouts: what happens in games that are played to learn from, and the advantage of each action."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import torch
from torch import Tensor

from valles.learn.network import PolicyNetwork
from valles.research import Batch


def autocast(device: str) -> Any:
    """Return a context in which the network computes in half precision, on an accelerator."""
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda")


def pin_rows(batch: Batch, device: str) -> Tensor:
    """Return the rows of a batch as a tensor in pinned memory; `unpin_rows` must follow.

    While the memory is pinned, the rows of another batch at the same address could not be registered.
    """
    rows = torch.from_numpy(batch.rows)
    if device == "cuda":
        torch.cuda.check_error(torch.cuda.cudart().cudaHostRegister(rows.data_ptr(), rows.numel(), 0))
    return rows


def unpin_rows(rows: Tensor, device: str) -> None:
    """Release pinned rows. Call it before their batch is closed."""
    if device == "cuda":
        torch.cuda.synchronize()
        torch.cuda.check_error(torch.cuda.cudart().cudaHostUnregister(rows.data_ptr()))


@dataclass(frozen=True)
class FinishedGame:
    """The result of a game that ended during a rollout."""

    players: int
    reward: float
    """The highest reward of a seat."""
    points: list[int] = field(default_factory=list)
    truncated: bool = False


def finished_games(batch: Batch) -> Iterator[FinishedGame]:
    """Yield the games that ended in the last step of a batch."""
    for place in batch.done.nonzero()[0].tolist():
        players = batch.plan.players(place)
        yield FinishedGame(
            players,
            float(batch.rewards[place, :players].max()),
            batch.points[place, :players].tolist(),
            bool(batch.truncated[place]),
        )


class Advantages(NamedTuple):
    """The advantage of each action of a rollout, by step and game."""

    advantages: Tensor
    valid: Tensor
    """True where the next value of the seat is known, so that there is an advantage."""
    terminated: Tensor
    """True where the game ended within the rollout."""


class Rollout:
    """A number of steps of several batches, as tensors on the device: by step, batch and game."""

    def __init__(self, batches: list[Batch], steps: int, device: str) -> None:
        self.batches = batches
        self.steps = steps
        self.device = device
        self.batch_rows = [pin_rows(batch, device) for batch in batches]
        shape = (steps, len(batches), batches[0].size)
        seats = batches[0].rewards.shape[1]
        self.rows = torch.empty((*shape, self.batch_rows[0].shape[1]), dtype=torch.uint8, device=device)
        """The mask of legal options and the observation, as bytes."""
        self.seats = torch.empty(shape, dtype=torch.long, device=device)
        self.actions = torch.empty(shape, dtype=torch.long, device=device)
        self.log_probs = torch.zeros(shape, device=device)
        self.values = torch.zeros(shape, device=device)
        self.dones = torch.empty(shape, dtype=torch.bool, device=device)
        """True where the step before ended a game."""
        self.rewards = torch.zeros((*shape, seats), device=device)
        self.finished: list[FinishedGame] = []
        self.wait_seconds = 0.0
        """Time that the device waited for games."""
        self._running = [False] * len(batches)

    def collect(self, network: PolicyNetwork | None) -> None:
        """Play all steps with the network, or with the teacher of the batches if there is none."""
        self.wait_seconds = 0.0
        self.finished = []
        for step in range(self.steps):
            for index, batch in enumerate(self.batches):
                if self._running[index]:
                    start = time.perf_counter()
                    batch.receive()
                    self.wait_seconds += time.perf_counter() - start
                self._store(step, index, batch)
                self._act(step, index, batch, network)
                self._running[index] = True

    def _store(self, step: int, index: int, batch: Batch) -> None:
        self.rows[step, index].copy_(self.batch_rows[index], non_blocking=True)
        self.seats[step, index] = torch.from_numpy(batch.seats).to(self.device).long()
        self.dones[step, index] = torch.from_numpy(batch.done).to(self.device)
        if batch.done.any():
            self.rewards[step, index] = torch.from_numpy(batch.rewards).to(self.device)
            self.finished.extend(finished_games(batch))

    def _act(self, step: int, index: int, batch: Batch, network: PolicyNetwork | None) -> None:
        if network is None:
            self.actions[step, index] = torch.from_numpy(batch.teacher_actions).to(self.device).long()
            batch.send(batch.teacher_actions)
            return
        with torch.no_grad(), autocast(self.device):
            logits, values = network(self.rows[step, index])
        actions = sample(logits)
        self.actions[step, index] = actions
        self.log_probs[step, index] = torch.log_softmax(logits, -1).gather(-1, actions[:, None])[:, 0]
        self.values[step, index] = values
        batch.send(actions.cpu().numpy())

    def close(self) -> None:
        """Finish the running steps and close the batches. The collected tensors stay."""
        for index, batch in enumerate(self.batches):
            if self._running[index]:
                batch.receive()
                self._running[index] = False
            unpin_rows(self.batch_rows[index], self.device)
        self.batch_rows = []
        for batch in self.batches:
            batch.close()

    def advantages(self, gae_lambda: float) -> Advantages:
        """Return the generalized advantage estimates (GAE) of all actions.

        The successor of a seat's decision is that seat's next decision. Its last decision in the rollout has none,
        unless the game ended.
        """
        games = self.values[0].numel()
        seats = self.rewards.shape[-1]
        device = self.device
        next_value = torch.zeros((games, seats), device=device)
        next_advantage = torch.zeros((games, seats), device=device)
        has_next = torch.zeros((games, seats), dtype=torch.bool, device=device)
        over = torch.zeros(games, dtype=torch.bool, device=device)
        advantages = torch.zeros((self.steps, games), device=device)
        valid = torch.zeros((self.steps, games), device=device, dtype=torch.bool)
        terminated = torch.zeros((self.steps, games), device=device, dtype=torch.bool)
        for step in range(self.steps - 1, -1, -1):
            seat = self.seats[step].view(games, 1)
            value = self.values[step].view(games)
            has_successor = has_next.gather(1, seat)[:, 0]
            delta = next_value.gather(1, seat)[:, 0] - value
            advantage = (delta + gae_lambda * next_advantage.gather(1, seat)[:, 0]) * has_successor
            advantages[step], valid[step], terminated[step] = advantage, has_successor, over
            next_value.scatter_(1, seat, value[:, None])
            next_advantage.scatter_(1, seat, advantage[:, None])
            has_next.scatter_(1, seat, True)
            done = self.dones[step].view(games)
            next_value = torch.where(done[:, None], self.rewards[step].view(games, seats), next_value)
            next_advantage = next_advantage * ~done[:, None]
            has_next |= done[:, None]
            over |= done
        return Advantages(advantages, valid, terminated)


def sample(logits: Tensor) -> Tensor:
    """Sample an option of each row from the logits, by the Gumbel-max trick."""
    return (logits - torch.empty_like(logits).exponential_().log_()).argmax(-1)
