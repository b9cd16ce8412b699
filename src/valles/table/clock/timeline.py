"""Server time: seconds in which the server was up, and their relation to the time of day.

Clocks count server time. It stands still while no server runs, and does not jump when the time of day is set.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import inf

from msgspec import Struct


class Anchor(Struct, frozen=True):
    """A moment from which on the time of day and server time run side by side."""

    steady: float
    """Server time."""
    wall: float
    """Seconds since 1970 at that moment."""


class Timeline(Struct, frozen=True):
    """Server time and the time of day, over all restarts and jumps."""

    anchors: tuple[Anchor, ...] = (Anchor(0.0, 0.0),)
    """In the order of their server time."""
    blameless: float = 0.0
    """Server time until which nobody is blamed, because the server has started only just before."""

    def wall(self, steady: float) -> float:
        """Return the time of day at a moment of server time."""
        anchor = self.anchors[0]
        for later in self.anchors[1:]:
            if later.steady > steady:
                break
            anchor = later
        return anchor.wall + steady - anchor.steady

    def steady(self, wall: float) -> float:
        """Return the server time of a time of day, as of the last restart or jump."""
        anchor = self.anchors[-1]
        return anchor.steady + wall - anchor.wall

    def after(self, steady: float, wall: float) -> Timeline:
        """Return the timeline after a restart or a jump of the time of day at this moment."""
        return Timeline((*self.anchors, Anchor(steady, wall)), self.blameless)

    def stretches(self, start: float, end: float = inf) -> Iterator[tuple[float, float, float]]:
        """Yield the stretches without restarts or jumps: their start and end, and the time of day at the start."""
        ends = [*(later.steady for _, later in pairwise(self.anchors)), inf]
        for anchor, until in zip(self.anchors, ends, strict=True):
            first, last = max(start, anchor.steady if anchor is not self.anchors[0] else -inf), min(end, until)
            if first < last:
                yield first, last, anchor.wall + first - anchor.steady

    def arrival(self, wall: float, start: float) -> float:
        """Return the first moment of server time from a start on at which the time of day has come."""
        for first, last, begins in self.stretches(start):
            if first + max(0.0, wall - begins) < last:
                return first + max(0.0, wall - begins)
        return start
