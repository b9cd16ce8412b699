"""All that lies on the table."""

from typing import Any

from valles.kernel.field import copy_state
from valles.kernel.phrase import Noun
from valles.kernel.state import State

FIELDS = 6


class CrossingState(State):
    def __init__(self, rules: Any, seats: int, rounds: int, seed: bytes) -> None:
        super().__init__(rules, seats, seed)
        self.field = list(range(0, 2 * seats, 2))
        self.coins = [1] * seats
        self.points = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.round = 0
        self.rounds = rounds
        self.colours: list[str] = []

    def copy(self) -> "CrossingState":
        new = CrossingState(self.rules, len(self.coins), self.rounds, self.seed)
        copy_state(self, new)
        new.field, new.coins, new.points = self.field[:], self.coins[:], self.points[:]
        new.hands = [hand[:] for hand in self.hands]
        new.round, new.colours = self.round, self.colours
        return new

    def noun(self, seat: int) -> Noun:
        return Noun(f"seat-{self.colours[seat]}")

    def next_field(self, seat: int) -> int:
        """Return the field in front of a seat's piece."""
        return (self.field[seat] + 1) % FIELDS
