"""Robotic Workforce, which repeats the production of another card."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import table
from valles.games.terraforming_mars.scenario import TerraformingMarsTable

ROBOTS = "robotic_workforce"


def robots(*tableau: str, production: dict[str, int] | None = None) -> TerraformingMarsTable:
    t = table()
    t.given("yellow", credits=9, steel=5, hand=[ROBOTS], tableau=tableau, production=production)
    return t


@scenario("robotic_workforce")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("mine", {}, {"steel": 1}),
        ("noctis_city", {"energy": 1}, {"energy": 0, "credits": 3}),
        ("capital", {"energy": 2}, {"energy": 0, "credits": 5}),
        ("immigrant_city", {"energy": 1, "credits": -3}, {"energy": 0, "credits": -5}),
        ("strip_mine", {"energy": 2}, {"energy": 0, "steel": 2, "titanium": 1}),
        ("domed_crater", {"energy": 1}, {"energy": 0, "credits": 3, "plants": 0}),
        ("electro_catapult", {"energy": 1}, {"energy": 0}),
        ("space_elevator", {}, {"titanium": 1}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_robotic_workforce_repeats_all_production_changes_of_a_building_and_nothing_else(card, before, after):
    t = robots(card, production=before)
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", credits=0, steel=5, plants=0, tr=20, production=after)
    t.then(oxygen=0)
    assert t.tiles() == {}


@scenario("robotic_workforce")
def test_robotic_workforce_chooses_among_own_buildings_whose_losses_can_be_paid():
    t = robots("mine", "noctis_city", "capital", "sponsors", "colonizer_training_camp", production={"energy": 1})
    t.given("blue", tableau=["nuclear_power"])
    t.when("yellow", f"play:{ROBOTS}")
    assert sorted(t.legal("yellow")) == ["card:mine", "card:noctis_city"]
    assert t.why_not("yellow", "card:capital") == "why-production-too-low"
    assert t.why_not("yellow", "card:sponsors") == "why-nothing-to-copy"
    assert t.why_not("yellow", "card:colonizer_training_camp") == "why-nothing-to-copy"
    t.when("yellow", "card:noctis_city")
    t.then("yellow", production={"energy": 0, "credits": 3, "steel": 0})


@scenario("robotic_workforce")
@pytest.mark.parametrize(("space", "metal"), [("r2c2", "steel"), ("r8c6", "titanium")])
@pytest.mark.parametrize("card", ["mining_area", "mining_rights"])
def test_robotic_workforce_repeats_the_metal_under_a_mining_tile(card, space, metal):
    t = robots(card)
    t.given(tiles={space: (card, "yellow")})
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", steel=5, titanium=0, production={"steel": 0, "titanium": 0} | {metal: 1})


@scenario("robotic_workforce")
def test_robotic_workforce_repeats_the_mining_guilds_steel_production():
    t = robots()
    t.given("yellow", corporation="mining_guild")
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", credits=0, steel=5, production={"steel": 1})


@scenario("robotic_workforce")
def test_robotic_workforce_counts_anew():
    t = robots("medical_lab", "greenhouses", "colonizer_training_camp", "rover_construction")
    t.when("yellow", f"play:{ROBOTS}")
    t.then("yellow", production={"credits": 2})


@rule("TM-PLAY-34", "TM-PLAY-36")
@scenario("robotic_workforce")
@pytest.mark.parametrize("target", ["yellow", "blue"])
def test_robotic_workforce_repeats_the_reduction_of_any_player(target):
    t = robots("heat_trappers", production={"heat": 2})
    t.given("blue", production={"heat": 2})
    t.when("yellow", f"play:{ROBOTS}", f"target:{target}")
    t.then("yellow", production={"energy": 1, "heat": 0 if target == "yellow" else 2})
    t.then("blue", production={"heat": 0 if target == "blue" else 2})


@rule("TM-PLAY-09")
@scenario("robotic_workforce")
@pytest.mark.parametrize(
    ("tableau", "production"),
    [
        ([], {}),
        (["sponsors"], {}),
        (["colonizer_training_camp", "greenhouses"], {}),
        (["capital"], {"energy": 1}),
        (["immigrant_city"], {"energy": 1, "credits": -4}),
        (["heat_trappers"], {"heat": 1}),
        (["food_factory"], {}),
    ],
    ids=lambda value: ",".join(value),
)
def test_robotic_workforce_is_refused_without_a_production_it_can_repeat(tableau, production):
    t = robots(*tableau, production=production)
    t.given("yellow", corporation="tharsis_republic")
    t.given("blue", tableau=["mine"])
    assert t.why_not("yellow", f"play:{ROBOTS}") == "why-nothing-to-copy"
