"""Evaluation: the win rate of a network in one seat among opponents, with each deal played from every seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
import torch

from valles.learn.network import PolicyNetwork
from valles.learn.rollout import autocast, pin_rows, unpin_rows
from valles.research import Batch


@dataclass(frozen=True)
class EvaluationResult:
    """The results of all games of an evaluation."""

    players: int
    wins: list[float]
    """The network's share of the victory in each game."""
    points: list[int] = field(default_factory=list)
    opponent_points: list[int] = field(default_factory=list)
    """Points of the best opponent in each game."""

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return float(np.mean(self.wins))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval, each deal taken as one observation."""
        deals = np.array(self.wins).reshape(-1, self.players).mean(axis=1)
        return float(1.96 * deals.std(ddof=1) / sqrt(len(deals))) if len(deals) > 1 else 1.0

    def __str__(self) -> str:
        wins = f"{self.players} players: won {self.win_rate:.1%} ± {self.margin:.1%} of {len(self.wins)} games"
        return f"{wins}, {np.mean(self.points):.1f} points, best other {np.mean(self.opponent_points or [0]):.1f}"


def evaluate(
    network: PolicyNetwork, device: str, processes: int, game: str, players: int, deals: int, **options: Any
) -> EvaluationResult:
    """Play a number of deals from every seat with the network's most likely actions.

    Args:
        network: The network to evaluate.
        device: Where it computes.
        processes: Processes that play the games.
        game: The name of the game.
        players: The number of players.
        deals: The number of deals.
        options: Further arguments of `Batch`.
    """
    size = deals * players
    wins, points, opponent_points = [0.0] * size, [0] * size, [0] * size
    unfinished = set(range(size))
    with Batch(game, players, size, dtype="uint8", processes=min(processes, size), reward="win", **options) as batch:
        rows = pin_rows(batch, device)
        while unfinished:
            with torch.no_grad(), autocast(device):
                actions = network(rows.to(device, non_blocking=True))[0].argmax(-1)
            batch.step(actions.cpu().numpy())
            for place in unfinished & set(batch.done.nonzero()[0].tolist()):
                seat = batch.plan.agent_seat(place)
                totals = batch.points[place, :players].tolist()
                wins[place] = float(batch.rewards[place, seat]) + (1 / players if players > 1 else 0.5)
                points[place] = totals.pop(seat)
                opponent_points[place] = max(totals, default=0)
                unfinished.discard(place)
        unpin_rows(rows, device)
    return EvaluationResult(players, wins, points, opponent_points)
