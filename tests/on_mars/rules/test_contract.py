"""Earth contracts (OM-COL-78 to -82, -84)."""

import pytest

from tests.on_mars.rules.colony import builder_of, in_colony
from tests.support.ledger import rule

ROW = ["g3", "g2", "g1", "h1"]
"""A line of neighbours, the first of them the starting generator."""


def contractor(*contracts: str, **facts):
    t = in_colony()
    t.given("purple", **{"contracts": contracts, **facts})
    return t


# Points


@rule("OM-COL-78")
@pytest.mark.parametrize("contract", [f"contract_{number}" for number in range(1, 7)])
def test_an_upgrade_contract_that_is_not_completed_costs_6_points(contract):
    t = contractor(contract)

    assert t.score("purple")["contracts"] == -6


@rule("OM-COL-78")
@pytest.mark.parametrize("contract", [f"contract_{number}" for number in range(7, 13)])
def test_a_delivery_contract_that_is_not_completed_costs_4_points(contract):
    t = contractor(contract)

    assert t.score("purple")["contracts"] == -4


@rule("OM-COL-78", "OM-COL-81")
@pytest.mark.parametrize(
    ("contract", "goods"),
    [
        ("contract_7", ("mineral",)),
        ("contract_8", ("battery", "mineral")),
        ("contract_9", ("water", "mineral")),
        ("contract_10", ("oxygen", "mineral")),
        ("contract_11", ("plant", "mineral")),
        ("contract_12", ("crystal", "mineral")),
    ],
)
def test_a_delivery_contract_with_everything_on_it_gives_9_points(contract, goods):
    items = (4,) if goods == ("mineral",) else (3, 2)
    almost = (items[0] - 1, *items[1:])
    t = contractor(contract, delivered={contract: almost})
    t.given("purple", **{"crystals" if goods[0] == "crystal" else goods[0]: 1})
    assert t.score("purple")["contracts"] == -4

    t.when("purple", f"deliver:{contract}:{goods[0]}")

    t.then("purple", contracts={contract: True}, delivered={contract: sum(items)})
    assert t.score("purple")["contracts"] == 9


@rule("OM-COL-78", "OM-COL-82")
def test_a_completed_upgrade_contract_gives_12_points():
    t = contractor("contract_1", bots=["g4"], mineral=1, blueprints=["wind_turbines"])
    t.given(buildings=dict.fromkeys(ROW, "generator"))

    t.when("purple", "action:upgrade")

    assert t.score("purple")["contracts"] == 12


# Delivery


@rule("OM-COL-79")
def test_goods_are_delivered_from_storage_and_depot():
    t = contractor("contract_12", crystals=2, arriving=1, mineral=2)

    t.when("purple", "deliver:contract_12:crystal", "deliver:contract_12:mineral")

    t.then("purple", crystals=1, arriving=1, mineral=1, delivered={"contract_12": 2})
    assert t.why_not("purple", "action:control_center") is None


@rule("OM-COL-79")
def test_goods_may_be_delivered_in_the_middle_of_an_action():
    t = contractor("contract_9", space=1, water=2, oxygen=1, lab={"2a": "mine", "2b": "shelter"})

    t.when("purple", "action:research", "develop:2a-3a", "deliver:contract_9:water")

    t.then("purple", water=1, delivered={"contract_9": 1})
    assert t.turn == "purple" and "done" in t.legal("purple")


@rule("OM-COL-79", "OM-ROUND-10")
def test_what_a_main_action_needs_is_not_delivered_before_its_first_step():
    t = contractor("contract_7", space=1, mineral=1, lab={"1a": "mine"})

    t.when("purple", "action:research")

    assert t.why_not("purple", "deliver:contract_7:mineral") == "om-why-not-asked"


@rule("OM-COL-79")
def test_goods_may_be_delivered_after_the_main_action():
    t = contractor("contract_9", water=1)

    t.when("purple", "action:control_center", "done", "deliver:contract_9:water")

    t.then("purple", water=0, delivered={"contract_9": 1})


@rule("OM-COL-79")
def test_only_goods_of_the_types_shown_are_delivered_and_only_to_own_contracts():
    t = contractor("contract_9", water=1, mineral=1, plant=1)
    t.given("green", contracts=["contract_11"])

    assert [option for option in t.legal("purple") if option.startswith("deliver")] == [
        "deliver:contract_9:water", "deliver:contract_9:mineral",
    ]  # fmt: skip
    assert t.why_not("purple", "deliver:contract_11:plant") == "om-why-not-needed"


@rule("OM-COL-80")
def test_gained_resources_go_straight_onto_a_contract_beyond_the_storage_limit():
    t = builder_of("greenhouse")
    t.given("purple", contracts=["contract_11"], plant=2, lab={"1a": "greenhouse"})

    t.when("purple", "action:construct", "build:greenhouse", "hex:f4")
    t.when("purple", "deliver:contract_11:plant", "deliver:contract_11:plant")

    t.then("purple", plant=2, delivered={"contract_11": 2})


@rule("OM-COL-80")
def test_what_is_not_put_on_the_contract_is_stored_as_far_as_there_is_room():
    t = builder_of("greenhouse")
    t.given("purple", contracts=["contract_11"], plant=1, lab={"1a": "greenhouse"})

    t.when("purple", "action:construct", "build:greenhouse", "hex:f4", "deliver:contract_11:plant")
    t.when("purple", "done")

    t.then("purple", plant=2, delivered={"contract_11": 1})


@rule("OM-COL-80")
def test_gained_crystals_go_straight_onto_a_contract():
    t = builder_of("shelter")
    t.given("purple", contracts=["contract_12"], lab={"2b": "shelter"})

    t.when("purple", "action:construct", "build:shelter", "hex:i4", "deliver:contract_12:crystal", "done")

    t.then("purple", crystals=0, arriving=1, delivered={"contract_12": 1})


@rule("OM-COL-80")
@pytest.mark.parametrize(("contract", "reason"), [("contract_9", None), ("contract_10", "om-why-no-room")])
def test_the_warehouse_gives_what_a_contract_needs_though_storage_is_full(contract, reason):
    t = contractor(contract, space=1, water=2)

    t.when("purple", "action:resupply")

    assert t.why_not("purple", "take:water") == reason


@rule("OM-COL-80")
def test_oxygen_for_the_use_of_a_technology_goes_onto_a_contract_too():
    t = builder_of("generator")
    t.given("green", lab={"6a": "generator"}, oxygen=2, contracts=["contract_10"])
    t.when("purple", "action:construct", "build:generator", "hex:h3", "choose:2", "end")

    t.when("green", "deliver:contract_10:oxygen")

    t.then("green", oxygen=2, waiting=0, delivered={"contract_10": 1})


@rule("OM-COL-81")
def test_minerals_are_not_wild_on_a_contract():
    t = contractor("contract_9", mineral=2)

    assert t.why_not("purple", "deliver:contract_9:water") == "om-why-out-of-stock"


@rule("OM-COL-81")
def test_no_more_than_needed_is_delivered():
    t = contractor("contract_9", mineral=2, delivered={"contract_9": (2, 1)})

    t.when("purple", "deliver:contract_9:mineral")

    assert t.why_not("purple", "deliver:contract_9:mineral") == "om-why-not-needed"
    t.then("purple", mineral=1, contracts={"contract_9": False})


@rule("OM-COL-81")
def test_what_was_delivered_is_no_longer_in_stock():
    t = contractor("contract_9", mineral=1, blueprints=["wind_turbines"], bots=["g4"])
    assert t.why_not("purple", "action:upgrade") is None

    t.when("purple", "deliver:contract_9:mineral")

    t.then("purple", mineral=0)
    assert t.why_not("purple", "action:upgrade") is not None


@rule("OM-COL-81")
def test_the_last_items_may_be_delivered_when_the_game_ends():
    t = contractor("contract_9", water=1, delivered={"contract_9": (2, 2)})
    t.given(final=True)
    t.end_turn("purple")
    t.end_turn("green")

    t.when("purple", "deliver:contract_9:water")

    assert t.game.over
    assert t.score("purple")["contracts"] == 9


# Upgrades


@rule("OM-COL-82", "OM-COL-84")
@pytest.mark.parametrize(("size", "completed"), [(3, False), (4, True)])
def test_an_upgrade_contract_needs_a_complex_of_four(size, completed):
    t = contractor("contract_1", bots=["g4"], mineral=1, blueprints=["wind_turbines"])
    t.given(buildings=dict.fromkeys(ROW[:size], "generator"))

    t.when("purple", "action:upgrade")

    t.then("purple", contracts={"contract_1": completed})


@rule("OM-COL-82")
def test_an_upgrade_contract_needs_a_marker_on_the_type_it_shows():
    t = contractor("contract_6", "contract_2", bots=["g4"], mineral=1, blueprints=["wind_turbines"])
    t.given(buildings=dict.fromkeys(ROW, "generator"))

    t.when("purple", "action:upgrade")

    t.then("purple", contracts={"contract_6": False, "contract_2": False})


@rule("OM-COL-82")
def test_an_upgrade_contract_needs_an_own_marker():
    t = contractor("contract_1", bots=["g4"], mineral=1, blueprints=["metal_deposit"])
    t.given("green", built={"wind_turbines": "g3"})
    t.given(buildings=dict.fromkeys(ROW, "generator"))

    t.when("purple", "action:upgrade")

    t.then("purple", built={"metal_deposit": "g5"}, contracts={"contract_1": False})


@rule("OM-COL-82")
def test_an_own_marker_in_a_complex_of_own_shelters_completes_the_contract_for_shelters():
    t = contractor("contract_5", bots=["i4"], mineral=1, blueprints=["casino"], shelters=["i2", "i1", "j2"])
    t.given(buildings={"h2": ("shelter", "green")})

    t.when("purple", "action:upgrade")

    t.then("purple", contracts={"contract_5": True})


# The moment


@rule("OM-COL-84")
def test_a_delivery_contract_counts_for_a_mission_when_its_last_item_is_there():
    t = contractor("contract_9", water=2, delivered={"contract_9": (1, 2)})
    t.given(missions={"mission_contracts": 2})
    t.when("purple", "deliver:contract_9:water")
    t.then(missions={"mission_contracts": 2})

    t.when("purple", "deliver:contract_9:water")

    t.then(missions={"mission_contracts": 1})
    t.then("purple", arriving=1)


@rule("OM-COL-84")
def test_an_upgrade_contract_counts_when_somebody_enlarges_the_complex():
    t = builder_of("generator")
    t.given("purple", lab={"3a": "generator"})
    t.given("green", contracts=["contract_1"], built={"wind_turbines": "g2"})
    t.given(buildings=dict.fromkeys(ROW[:3], "generator"), missions={"mission_contracts": 2})
    t.then("green", contracts={"contract_1": False})

    t.when("purple", "action:construct", "build:generator", "hex:h3")

    t.then("green", contracts={"contract_1": True}, arriving=1)
    t.then(missions={"mission_contracts": 1})


@rule("OM-COL-84")
def test_a_contract_whose_building_is_there_already_counts_when_it_is_taken():
    t = in_colony()
    t.given("purple", quarters=1, crystals=1, built={"wind_turbines": "g2"})
    t.given(buildings=dict.fromkeys(ROW, "generator"), offers=["contract_1"], missions={"mission_contracts": 2})

    t.when("purple", "action:hire")

    t.then("purple", contracts={"contract_1": True})
    t.then(missions={"mission_contracts": 1})


@rule("OM-COL-84")
def test_a_contract_counts_once():
    t = contractor("contract_1", bots=["g2"], mineral=2, blueprints=["wind_turbines", "radar"], lab={"1a": "upgrade"})
    t.given(buildings=dict.fromkeys(ROW, "generator"), missions={"mission_contracts": 2})

    t.when("purple", "action:upgrade", "card:wind_turbines", "hex:g3", "tech:purple", "card:radar", "hex:g1")

    t.then("purple", built={"wind_turbines": "g3", "radar": "g1"}, contracts={"contract_1": True})
    t.then(missions={"mission_contracts": 1})


@rule("OM-COL-84")
def test_a_completed_contract_counts_for_a_private_goal():
    t = contractor("contract_7", mineral=1, delivered={"contract_7": (3,)}, scientists=["geologist"], goals=["goal_13"])
    assert t.why_not("purple", "goal:goal_13") == "om-why-goal-not-met"

    t.when("purple", "deliver:contract_7:mineral")

    assert t.why_not("purple", "goal:goal_13") is None
