"""The words of maps: everything a map file imports, beside the words of cards."""

from __future__ import annotations

from collections.abc import Mapping

from valles.games.terraforming_mars.effects.measure import (
    CardsInHand,
    CostlyProjects,
    DemandingProjects,
    DifferentTags,
    EventsPlayed,
    GreenProjects,
    HighestProduction,
    OwnProduction,
    OwnStock,
    OwnTags,
    OwnTiles,
    ProjectsInPlay,
    RaisedProductions,
    ResourcesOnCards,
    TagsInPlay,
    TerraformRating,
    TilesBesideOceans,
    TilesInRows,
)
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.component import (
    ANIMAL,
    AT_NOCTIS,
    BUILDING,
    CAPITAL_TILE,
    CITY_TILE,
    CREDITS,
    EARTH,
    ENERGY,
    GREENERY_TILE,
    HEAT,
    JOVIAN,
    MICROBE,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from valles.games.terraforming_mars.rules.goal import Award, Measure, Milestone
from valles.games.terraforming_mars.rules.map import MAPS, Area, BadMap, Map, check

__all__ = [
    "ANIMAL", "AT_NOCTIS", "BUILDING", "CAPITAL_TILE", "CITY_TILE", "CREDITS", "EARTH", "ENERGY", "GREENERY_TILE",
    "HEAT", "JOVIAN", "MICROBE", "PLANT", "PLANTS", "POWER", "SCIENCE", "SPACE", "STEEL", "TITANIUM", "award",
    "cards_in_hand", "costly_projects", "demanding_projects", "different_tags", "events_played", "game_map",
    "green_projects", "highest_production", "milestone", "own_tags", "own_tiles", "priced", "production_of",
    "projects_in_play", "raised_productions", "reserved", "resources_on_cards", "stock_of", "tags_in_play",
    "terraform_rating", "tiles_beside_oceans", "tiles_in_last_rows",
]  # fmt: skip


def game_map(
    name: str,
    drawing: str,
    *,
    areas: Mapping[str, Area] | None = None,
    milestones: tuple[Milestone, ...],
    awards: tuple[Award, ...],
    places: Mapping[str, str] | None = None,
    since: int,
) -> Map:
    """Return a map, drawn.

    A mark is `.` for plain land, or the printed bonus: m M€, s steel, t titanium, p plant, e energy, h heat, c card.
    Before it, `~` is an ocean area and `^` a volcano; other letters stand for the areas that are declared beside the
    drawing. `places` names areas after what lies there on Mars. `since` is the version of the vocabulary that brings
    its options: one more than the newest there is.
    """
    if any(other.name == name for other in MAPS):
        raise BadMap(f"there are two maps {name!r}")
    own = dict(areas or {})
    names = dict(places or {})
    made = Map(name, since, drawing, own, list(milestones), list(awards), names)
    check(made, own, names)
    MAPS.append(made)
    return made


def reserved(where: int) -> Area:
    """Only tiles with this placement rule may lie there."""
    return Area(reserved=where)


def priced(credits: int, *, then: Verb) -> Area:
    """Return an area with a price in M€ for placing a tile, and an effect afterwards."""
    return Area(price=credits, then=then)


def milestone(id: str, measure: Measure, least: int) -> Milestone:
    return Milestone(id, measure, least)


def award(id: str, measure: Measure) -> Award:
    return Award(id, measure)


def terraform_rating() -> Measure:
    return TerraformRating()


def own_tiles(*kinds: int) -> Measure:
    """Own tiles of these kinds, the first of which tells what they are; without a kind all of them."""
    return OwnTiles(list(kinds))


def own_tags(tag: int, *, corporation: bool = True) -> Measure:
    """Own tags in play; where an edition counts cards instead, with or without that of the corporation."""
    return OwnTags(tag, corporation)


def cards_in_hand() -> Measure:
    return CardsInHand()


def production_of(resource: int) -> Measure:
    return OwnProduction(resource)


def stock_of(*resources: int) -> Measure:
    return OwnStock(list(resources))


def tags_in_play(*tags: int) -> Measure:
    """Own tags of these kinds, added up; in every edition tags, not cards."""
    return TagsInPlay(list(tags))


def different_tags() -> Measure:
    return DifferentTags()


def projects_in_play() -> Measure:
    """Green and blue cards."""
    return ProjectsInPlay()


def green_projects() -> Measure:
    return GreenProjects()


def demanding_projects() -> Measure:
    """Green and blue cards that require something."""
    return DemandingProjects()


def costly_projects(cost: int) -> Measure:
    """Green and blue cards that cost at least so much as printed."""
    return CostlyProjects(cost)


def events_played() -> Measure:
    return EventsPlayed()


def highest_production() -> Measure:
    return HighestProduction()


def raised_productions() -> Measure:
    """Productions above their start."""
    return RaisedProductions()


def resources_on_cards() -> Measure:
    return ResourcesOnCards()


def tiles_in_last_rows(rows: int) -> Measure:
    return TilesInRows(rows)


def tiles_beside_oceans() -> Measure:
    return TilesBesideOceans()
