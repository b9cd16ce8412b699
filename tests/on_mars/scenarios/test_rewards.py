"""Life support rewards: points for the builder of what the colony needs."""

import pytest

from tests.on_mars.scenarios.playing import SHELTERS, cards, choose, table
from tests.support.ledger import rule, scenario

TILES = ("discovery_gain_water", "discovery_gain_plant", "discovery_learn_tech")
MINES = {"k3": "mine", "k4": "mine", "l3": "mine"}

COUNTS = cards(
    "reward, few, some, many, more",
    ("reward_top_tech", {"lab": {"1a": "mine", "2b": "shelter"}}, 2, {"lab": {"1a": "mine", "5a": "ship"}}, 5),
    ("reward_ships", {"depot": [3, 4, 5], "hangar": 1}, 2, {"depot": [3, 4, 5], "hangar": 2}, 4),
    ("reward_advanced", {"built": {"biomarket": "e5"}}, 2, {"built": {"biomarket": "e5", "oxygen_tank": "i5"}}, 4),
    ("reward_mines", {"miners": ["k3"]}, 2, {"miners": ["k3", "l3"], "built": {"metal_deposit": "k4"}}, 6),
    ("reward_bots", {"bots": ["f4"]}, 2, {"bots": ["f4", "i3", "m3"]}, 6),
    ("reward_discovery", {"discoveries": TILES[:1], "research": ["a", "b"]}, 2, {"discoveries": TILES}, 6),
    ("reward_shelters", {}, 2, {"shelters": SHELTERS}, 8),
    ("reward_colonists", {"quarters": 1, "working": 3}, 0, {"quarters": 4}, 3),
)
"""What purple has and what it is worth, twice; of the colonists at home one goes to build."""


def building_site(reward, level=2, row=2, **facts):
    """Purple can build a generator on e4, and has nothing but the mineral for it."""
    t = table()
    t.given(level=level, lss={"generator": row}, rewards={"generator": reward}, buildings=MINES)
    t.given("purple", space=6, mineral=1, **({"bots": ["f4"]} | facts))
    t.given("green", built={"wind_turbines": "g3"}, hangar=1, discoveries=["discovery_gain_oxygen"], quarters=4)
    return t


def build(t):
    choose(t, "action:construct", "build:generator")
    t.when("purple", "hex:e4")


@rule("OM-LSS-06", "OM-LSS-11")
@scenario("reward_top_tech", "reward_ships", "reward_advanced", "reward_mines")
@scenario("reward_bots", "reward_discovery", "reward_shelters", "reward_colonists")
@COUNTS
def test_reward_counts_what_the_builder_has(reward, few, some, many, more):
    t = building_site(reward, **few)
    build(t)
    t.then("purple", points=some)

    t = building_site(reward, **many)
    build(t)
    t.then("purple", points=more)
    t.then("green", points=0)


@rule("OM-LSS-05", "OM-LSS-06", "OM-LSS-09")
@scenario("reward_top_tech", "reward_ships", "reward_advanced", "reward_mines")
@scenario("reward_bots", "reward_discovery", "reward_shelters", "reward_colonists")
@COUNTS
def test_reward_comes_on_top_of_the_points_for_the_first_building(reward, few, some, many, more):
    t = building_site(reward, level=1, row=1, **many)

    build(t)

    t.then("purple", points=2 + more)


@rule("OM-LSS-07")
@scenario("reward_top_tech", "reward_ships", "reward_advanced", "reward_mines")
@scenario("reward_bots", "reward_discovery", "reward_shelters", "reward_colonists")
@COUNTS
def test_reward_is_not_given_for_more_than_the_colony_needs(reward, few, some, many, more):
    t = building_site(reward, level=1, row=2, **many)

    build(t)

    t.then("purple", points=0)
    t.then(lss={"generator": 3})
    assert "end" in t.legal("purple"), "there is no benefit either"


@rule("OM-LSS-08")
@scenario("reward_shelters")
def test_reward_stays_for_later_buildings():
    t = building_site("reward_shelters", level=2, row=1)
    build(t)
    t.then("purple", points=2 + 2)
    t.when("purple", "done")

    t.given("purple", mineral=1, quarters=3, bots=["f4"])
    t.given(turn="purple")
    choose(t, "action:construct", "pay:crystal", "pay:colonist", "build:generator", "hex:f5")

    t.then("purple", points=4 + 2)


@rule("OM-LSS-06", "OM-LSS-11")
@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (["choose:1", "bot1:n", "bot1:n", "bot1:n", "done"], {"bots": ["f2"]}),
        (["choose:1", "bot1:n", "bot1:n", "boost:bots", "bot1:n"], {"bots": ["f1"], "crystals": 0}),
        (["choose:2"], {"arriving": 1}),
        (["choose:3"], {"mineral": 1}),
        (["choose:4", "retrieve:working_area"], {"working": 1, "quarters": 3}),
    ],
)
def test_one_of_four_benefits_follows_a_reward(answers, expected):
    t = building_site("reward_ships", working=2, quarters=3, crystals=1)
    build(t)

    choose(t, *answers)

    before = {"mineral": 0, "crystals": 1, "arriving": 0, "bots": ["f4"], "working": 2, "quarters": 2}
    t.then("purple", **(before | expected))
    assert "end" in t.legal("purple")
