"""A training whose games are played by a Ray cluster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valles.learn.training import Training
from valles.research import Batch


class ClusterTraining(Training):
    """Those that are learned from, a teacher's and those against oneself; measurements are made here."""

    def __init__(self, address: str, *given: Any) -> None:
        super().__init__(*given)
        self.address = address

    def batches(self, games: int, opponents: Sequence[str] = (), **more: Any) -> list[Batch]:
        return super().batches(games, opponents, ray=self.address, **more)
