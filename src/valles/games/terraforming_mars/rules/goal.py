"""Milestones and awards: what each counts, and from when on a milestone can be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valles.kernel.phrase import Noun, Phrase

if TYPE_CHECKING:
    from valles.games.terraforming_mars.rules.state import State


class Measure:
    """Something of which every seat has so many."""

    def of(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def wild(self, state: State, seat: int) -> int:
        """Return the extra count for a milestone, where wild tags stand for others (TM-PRE-42, -46)."""
        return 0

    def with_tiles(self, state: State, seat: int, tiles: list[int]) -> int:
        """Return the same for whoever has counted the seat's tiles by kind, which need not be counted again."""
        return self.of(state, seat)

    def counted(self) -> Phrase | Noun:
        """Return the counted thing, as a heading."""
        raise NotImplementedError

    def least(self, count: int) -> Phrase:
        """At least so many of it."""
        raise NotImplementedError

    def most(self) -> Phrase:
        """More of it than anybody else."""
        raise NotImplementedError


class Milestone:
    """Can be claimed by a seat that has so many of something."""

    def __init__(self, id: str, measure: Measure, goal: int) -> None:
        self.id = id
        self.measure = measure
        self.goal = goal

    def noun(self) -> Noun:
        return milestone_noun(self.id)

    def reached(self, state: State, seat: int) -> int:
        """Return the progress of the seat."""
        return self.measure.of(state, seat) + self.measure.wild(state, seat)

    def phrase(self) -> Phrase:
        return self.measure.least(self.goal)


class Award:
    """Brings points to whoever has the most of something at the end."""

    def __init__(self, id: str, measure: Measure) -> None:
        self.id = id
        self.measure = measure

    def noun(self) -> Noun:
        return award_noun(self.id)

    def phrase(self) -> Phrase:
        return self.measure.most()


def milestone_noun(id: str) -> Noun:
    return Noun("milestone-" + id.replace("_", "-"))


def award_noun(id: str) -> Noun:
    return Noun("award-" + id.replace("_", "-"))
