"""What happens in games that are played to learn from, and how much better each decision was than expected."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from valles.learn.net import Net
from valles.research import Batch


def half_precision(device: str) -> Any:
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda")


def pinned(batch: Batch, device: str) -> Tensor:
    """The rows of a batch as a tensor, which an accelerator can fetch without the processor's help; to be `released`.

    What another batch gets at the same address could not be registered as long as this one is.
    """
    rows = torch.from_numpy(batch.rows)
    if device == "cuda":
        torch.cuda.check_error(torch.cuda.cudart().cudaHostRegister(rows.data_ptr(), rows.numel(), 0))
    return rows


def release(rows: Tensor, device: str) -> None:
    """To be called before the batch of the rows is closed."""
    if device == "cuda":
        torch.cuda.synchronize()
        torch.cuda.check_error(torch.cuda.cudart().cudaHostUnregister(rows.data_ptr()))


class Window:
    """So many steps of several batches, as tensors on the device: by step, batch and game."""

    def __init__(self, batches: list[Batch], steps: int, device: str) -> None:
        self.batches = batches
        self.steps = steps
        self.device = device
        self.sources = [pinned(batch, device) for batch in batches]
        shape = (steps, len(batches), batches[0].size)
        seats = batches[0].rewards.shape[1]
        self.rows = torch.empty((*shape, self.sources[0].shape[1]), dtype=torch.uint8, device=device)
        self.seats = torch.empty(shape, dtype=torch.long, device=device)
        self.chosen = torch.empty(shape, dtype=torch.long, device=device)
        self.likely = torch.zeros(shape, device=device)
        """The logarithm of the probability with which it was chosen."""
        self.values = torch.zeros(shape, device=device)
        self.ended = torch.empty(shape, dtype=torch.bool, device=device)
        """Whether the step before has ended a game."""
        self.rewards = torch.zeros((*shape, seats), device=device)
        self.finished: list[Finished] = []
        self.waited = 0.0
        """Seconds in which the device waited for games."""
        self._going = [False] * len(batches)

    def fill(self, net: Net | None) -> None:
        """Play on for as many steps; by the net, or, without one, by what the batches' teacher says."""
        self.waited = 0.0
        self.finished = []
        for step in range(self.steps):
            for place, batch in enumerate(self.batches):
                if self._going[place]:
                    before = time.perf_counter()
                    batch.receive()
                    self.waited += time.perf_counter() - before
                self._note(step, place, batch)
                self._answer(step, place, batch, net)
                self._going[place] = True

    def _note(self, step: int, place: int, batch: Batch) -> None:
        self.rows[step, place].copy_(self.sources[place], non_blocking=True)
        self.seats[step, place] = torch.from_numpy(batch.seats).to(self.device).long()
        self.ended[step, place] = torch.from_numpy(batch.done).to(self.device)
        if batch.done.any():
            self.rewards[step, place] = torch.from_numpy(batch.rewards).to(self.device)
            self.finished.extend(endings(batch))

    def _answer(self, step: int, place: int, batch: Batch, net: Net | None) -> None:
        if net is None:
            self.chosen[step, place] = torch.from_numpy(batch.taught).to(self.device).long()
            batch.send(batch.taught)
            return
        with torch.no_grad(), half_precision(self.device):
            spoken, value = net(self.rows[step, place])
        chosen = drawn(spoken)
        self.chosen[step, place] = chosen
        self.likely[step, place] = torch.log_softmax(spoken, -1).gather(-1, chosen[:, None])[:, 0]
        self.values[step, place] = value
        batch.send(chosen.cpu().numpy())

    def close(self) -> None:
        """Let the batches come to a stop, and close them; what was noted of them stays."""
        for place, batch in enumerate(self.batches):
            if self._going[place]:
                batch.receive()
                self._going[place] = False
            release(self.sources[place], self.device)
        self.sources = []
        for batch in self.batches:
            batch.close()

    def advantages(self, fade: float) -> tuple[Tensor, Tensor, Tensor]:
        """How much better each decision turned out than expected, whether that is known, whether the game has ended.

        A seat's decisions follow one another; its last one in the window has no successor unless its game has ended.
        """
        count = self.values[0].numel()
        seats = self.rewards.shape[-1]
        device = self.device
        next_value = torch.zeros((count, seats), device=device)
        next_gain = torch.zeros((count, seats), device=device)
        has_next = torch.zeros((count, seats), dtype=torch.bool, device=device)
        over = torch.zeros(count, dtype=torch.bool, device=device)
        gains, known, ends = [torch.zeros((self.steps, count), device=device, dtype=kind) for kind in KINDS]
        for step in range(self.steps - 1, -1, -1):
            seat = self.seats[step].view(count, 1)
            value = self.values[step].view(count)
            has = has_next.gather(1, seat)[:, 0]
            gain = (next_value.gather(1, seat)[:, 0] - value + fade * next_gain.gather(1, seat)[:, 0]) * has
            gains[step], known[step], ends[step] = gain, has, over
            next_value.scatter_(1, seat, value[:, None])
            next_gain.scatter_(1, seat, gain[:, None])
            has_next.scatter_(1, seat, True)
            ended = self.ended[step].view(count)
            next_value = torch.where(ended[:, None], self.rewards[step].view(count, seats), next_value)
            next_gain = next_gain * ~ended[:, None]
            has_next |= ended[:, None]
            over |= ended
        return gains, known, ends


KINDS = (torch.float32, torch.bool, torch.bool)


def drawn(spoken: Tensor) -> Tensor:
    """An option of each row, by its probability."""
    return (spoken - torch.empty_like(spoken).exponential_().log_()).argmax(-1)


@dataclass(frozen=True)
class Finished:
    """A game that has ended."""

    players: int
    reward: float
    """Of the seat that was asked last, or of the best one."""
    points: list[int] = field(default_factory=list)
    truncated: bool = False


def endings(batch: Batch) -> Iterator[Finished]:
    """The games that the last step has ended."""
    for place in batch.done.nonzero()[0].tolist():
        players = batch.plan.players(place)
        yield Finished(
            players,
            float(batch.rewards[place, :players].max()),
            batch.points[place, :players].tolist(),
            bool(batch.truncated[place]),
        )
