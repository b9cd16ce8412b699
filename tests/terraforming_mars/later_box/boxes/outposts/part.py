"""The fields of the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.terraforming_mars.rules.box import Part
from valles.games.terraforming_mars.rules.state import State

MOST: Final = 4
"""The number of beacons that a seat can raise."""


class OutpostsPart(Part):
    def __init__(self, seats: int) -> None:
        self.beacons = [0] * seats
        self.weather: list[int] = []
        """Face down, the next one last."""
        self.past: list[int] = []
        self.storm = False
        self.shield = 0
        self.entered: list[int] = []
        """The cards that have come into play, in their order."""

    def copy(self) -> OutpostsPart:
        new = OutpostsPart(0)
        new.load(self.save())
        return new

    def save(self) -> dict[str, Any]:
        return {name: value[:] if isinstance(value, list) else value for name, value in vars(self).items()}

    def load(self, data: Mapping[str, Any]) -> None:
        vars(self).update({name: value[:] if isinstance(value, list) else value for name, value in data.items()})


def part_of(state: State) -> OutpostsPart:
    """Return the fields of the box, which the game must be played with."""
    [part] = [part for part in state.parts if isinstance(part, OutpostsPart)]
    return part
