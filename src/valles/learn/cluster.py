"""Training whose games are played by a Ray cluster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valles.learn.trainer import Trainer
from valles.research import Batch


class ClusterTrainer(Trainer):
    """A trainer whose rollouts are played by a cluster. Evaluations are played on this machine."""

    def __init__(self, address: str, *args: Any) -> None:
        super().__init__(*args)
        self.address = address

    def batches(self, games: int, opponents: Sequence[str] = (), **options: Any) -> list[Batch]:
        """Return two batches whose games are played by the cluster."""
        return super().batches(games, opponents, ray=self.address, **options)
