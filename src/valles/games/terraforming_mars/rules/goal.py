"""Milestones and awards: what each counts, and from when on a milestone can be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from valles.games.terraforming_mars.rules.box import Box, boxes_named
from valles.games.terraforming_mars.rules.vocabulary import (
    AWARD,
    CONVERT_HEAT,
    CONVERT_PLANTS,
    END,
    MILESTONE,
    OPTIONS,
    PASS,
    STANDARD,
)
from valles.kernel.phrase import Noun, Phrase

if TYPE_CHECKING:
    from valles.games.terraforming_mars.rules.map import Map
    from valles.games.terraforming_mars.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
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


NOWHERE: Final = -1
"""In place of a place on a map or among its goals: it has none."""


class Goals:
    """The milestones and awards of a game: those of its map, then those of its boxes."""

    def __init__(self, map: Map, boxes: list[Box]) -> None:
        self.milestones: list[Milestone] = map.milestones[:]
        self.awards: list[Award] = map.awards[:]
        for box in boxes:
            self.milestones += box.milestones
            self.awards += box.awards
        self.milestone_options = [OPTIONS.number(f"{MILESTONE.name}:{goal.id}") for goal in self.milestones]
        self.award_options = [OPTIONS.number(f"{AWARD.name}:{goal.id}") for goal in self.awards]
        self.place: list[int] = [NOWHERE] * len(OPTIONS)
        """The milestone or award that an option names, by its place; NOWHERE if it is none of this game."""
        for options in (self.milestone_options, self.award_options):
            for place, option in enumerate(options):
                self.place[option] = place
        self.turn_options: list[int] = [*STANDARD.kinds[0].options(), *self.milestone_options, *self.award_options]
        """Options to consider in every turn: standard projects, milestones, awards, conversions, pass and end."""
        self.turn_options += [CONVERT_PLANTS, CONVERT_HEAT, PASS, END]


_GOALS: Final[dict[tuple[str, ...], Goals]] = {}
"""Goals by the names of the map and of the decks, which all tables share."""


def goals_of(map: Map, decks: list[str]) -> Goals:
    """Return the goals of a game on this map with these decks."""
    key = (map.name, *decks)
    if key not in _GOALS:
        _GOALS[key] = Goals(map, boxes_named(decks))
    return _GOALS[key]


def milestone_noun(id: str) -> Noun:
    return Noun("milestone-" + id.replace("_", "-"))


def award_noun(id: str) -> Noun:
    return Noun("award-" + id.replace("_", "-"))
