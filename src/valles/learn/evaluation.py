"""How often the net wins, one seat among opponents, each deal from every seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
import torch

from valles.learn.experience import half_precision, pinned, release
from valles.learn.net import Net
from valles.research import Batch


@dataclass(frozen=True)
class Strength:
    players: int
    won: list[float]
    """Of each game the share of the victory."""
    points: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    """The best of the others, game by game."""

    @property
    def share(self) -> float:
        return float(np.mean(self.won))

    @property
    def interval(self) -> float:
        """By how much the share may be wrong (95 %), each deal taken as one observation."""
        deals = np.array(self.won).reshape(-1, self.players).mean(axis=1)
        return float(1.96 * deals.std(ddof=1) / sqrt(len(deals))) if len(deals) > 1 else 1.0

    def __str__(self) -> str:
        told = f"{self.players} players: won {self.share:.1%} ± {self.interval:.1%} of {len(self.won)} games"
        return f"{told}, {np.mean(self.points):.1f} points, best other {np.mean(self.others or [0]):.1f}"


def evaluate(net: Net, device: str, processes: int, game: str, players: int, deals: int, **wanted: Any) -> Strength:
    """Play as many deals from every seat with the net's likeliest answers; `wanted` goes to the batch."""
    size = deals * players
    won, points, others = [0.0] * size, [0] * size, [0] * size
    open_places = set(range(size))
    with Batch(game, players, size, dtype="uint8", processes=min(processes, size), reward="win", **wanted) as batch:
        rows = pinned(batch, device)
        while open_places:
            with torch.no_grad(), half_precision(device):
                chosen = net(rows.to(device, non_blocking=True))[0].argmax(-1)
            batch.step(chosen.cpu().numpy())
            for place in open_places & set(batch.done.nonzero()[0].tolist()):
                seat = batch.plan.asked(place)
                totals = batch.points[place, :players].tolist()
                won[place] = float(batch.rewards[place, seat]) + (1 / players if players > 1 else 0.5)
                points[place] = totals.pop(seat)
                others[place] = max(totals, default=0)
                open_places.discard(place)
        release(rows, device)
    return Strength(players, won, points, others)
