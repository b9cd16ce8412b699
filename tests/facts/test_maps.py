"""Hellas and Elysium are what the facts say, area by area."""

import json
from pathlib import Path
from typing import Any

import pytest

from valles.games.terraforming_mars.rules.component import STOCK
from valles.games.terraforming_mars.rules.map import Map, map_named
from valles.games.terraforming_mars.rules.rulebook import RULES

FACTS = json.loads((Path(__file__).parent / "terraforming_mars/maps.json").read_text(encoding="utf-8"))["maps"]
RESOURCES = dict(zip(STOCK, ("megacredit", "steel", "titanium", "plant", "energy", "heat"), strict=True))
every_map = pytest.mark.parametrize("facts", FACTS, ids=lambda facts: facts["map"])


def bonus(map: Map, space: int) -> list[str]:
    """What is printed there, in the words of the facts."""
    printed = [RESOURCES[name] for name, count in zip(STOCK, map.bonus_stock[space], strict=True) for _ in range(count)]
    return sorted(printed + ["card"] * map.bonus_cards[space])


@every_map
def test_the_areas(facts: dict[str, Any]):
    map = map_named(facts["map"])
    assert map.hexes.row_lengths == facts["row_lengths"]
    assert [area["id"] for area in facts["hexes"] + facts["off_map"]] == map.names
    for space, area in enumerate(facts["hexes"]):
        assert map.is_ocean[space] == (area["kind"] == "ocean"), area["id"]
        assert map.is_volcano[space] == area["volcanic"], area["id"]
        assert map.places[space] == (area["place"] or ""), area["id"]
        assert bonus(map, space) == sorted(area["bonus"]), area["id"]
        assert map.prices[space] == (area["special"]["cost"][0]["amount"] if area["special"] else 0), area["id"]
        assert (map.then[space] is not None) == (area["special"] is not None), area["id"]
        assert area["reserved_for"] is None


@every_map
def test_neighbours(facts: dict[str, Any]):
    map = map_named(facts["map"])
    for space, area in enumerate(facts["hexes"]):
        q, r = area["axial"]
        near = [[q + dq, r + dr] for dq, dr in facts["axial"]["neighbours"]]
        expected = [other["id"] for other in facts["hexes"] if other["axial"] in near]
        assert sorted(map.names[other] for other in map.neighbours[space]) == sorted(expected)


@every_map
def test_milestones_and_awards(facts: dict[str, Any]):
    map = map_named(facts["map"])
    assert [(one.id, one.goal) for one in map.milestones] == [(one["id"], one["min"]) for one in facts["milestones"]]
    assert [award.id for award in map.awards] == [award["id"] for award in facts["awards"]]


def test_every_map_of_the_facts_can_be_chosen():
    assert set(RULES.variants["map"].values) == {"tharsis", "random", *(facts["map"] for facts in FACTS)}
