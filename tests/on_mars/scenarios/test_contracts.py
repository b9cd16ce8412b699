"""Earth contracts: the price, deliveries item by item, upgrades in a complex of four, and what both are worth."""

import pytest

from tests.on_mars.scenarios.playing import LIFE_SUPPORT, PRICES, SHELTERS, cards, choose, raise_complex, table
from tests.support.ledger import rule, scenario

DELIVERIES = cards(
    "contract, goods",
    ("contract_7", {"mineral": 4}),
    ("contract_8", {"battery": 3, "mineral": 2}),
    ("contract_9", {"water": 3, "mineral": 2}),
    ("contract_10", {"oxygen": 3, "mineral": 2}),
    ("contract_11", {"plant": 3, "mineral": 2}),
    ("contract_12", {"crystal": 3, "mineral": 2}),
)
ROWS = (
    ("contract_6", "mine", "metal_deposit"),
    ("contract_1", "generator", "wind_turbines"),
    ("contract_2", "water_extractor", "private_ship"),
    ("contract_3", "greenhouse", "biomarket"),
    ("contract_4", "oxygen_condenser", "oxygen_tank"),
    ("contract_5", "shelter", "casino"),
)
UPGRADES = cards("contract, building, card", *ROWS)
SHARED = cards("contract, building, card", *ROWS[:5])
"""All but the shelters, which nobody else can build or upgrade."""
BRINGS = {
    "mineral": "metal_deposit",
    "battery": "wind_turbines",
    "water": "private_ship",
    "oxygen": "oxygen_tank",
    "plant": "biomarket",
    "crystal": "casino",
}
"""A blueprint that brings each good when it is taken."""


def stock(goods):
    return {"crystals" if good == "crystal" else good: amount for good, amount in goods.items()}


# Taking


@rule("OM-COL-74", "OM-COL-75", "OM-COL-76")
@scenario("contract_1", "contract_2", "contract_3", "contract_4", "contract_5", "contract_6")
@scenario("contract_7", "contract_8", "contract_9", "contract_10", "contract_11", "contract_12")
@pytest.mark.parametrize("number", range(1, 13))
def test_contract_is_taken_for_a_crystal(number):
    contract = f"contract_{number}"
    t = table()
    t.given(offers=["geologist", contract])
    t.given("purple", space=6, mineral=2, quarters=1)
    assert t.why_not("purple", "action:hire") == "om-why-too-expensive"

    t.given("purple", crystals=1)
    t.when("purple", "action:hire")

    t.then("purple", contracts={contract: False}, crystals=0, mineral=2, slots={"hire": 1})
    t.then(offers=["geologist", None, None, None, None, None])
    t.when("purple", "end")
    assert f"card:{contract}" not in t.legal("purple"), "a contract that was taken is no refill"


# Deliveries


@rule("OM-COL-78", "OM-COL-79", "OM-COL-81", "OM-COL-84")
@scenario("contract_7", "contract_8", "contract_9", "contract_10", "contract_11", "contract_12")
@DELIVERIES
def test_delivery_is_completed_by_its_last_item(contract, goods):
    t = table()
    t.given("purple", contracts=[contract], shelters=SHELTERS, **stock(goods))
    items = [good for good, amount in goods.items() for _ in range(amount)]

    for count, good in enumerate(items):
        t.then("purple", contracts={contract: False}, delivered={contract: count})
        assert t.score("purple")["contracts"] == -4
        t.when("purple", f"deliver:{contract}:{good}")

    t.then("purple", contracts={contract: True}, delivered={contract: len(items)}, **dict.fromkeys(stock(goods), 0))
    assert t.score("purple")["contracts"] == 9


@rule("OM-COL-79")
@scenario("contract_7", "contract_8", "contract_9", "contract_10", "contract_11", "contract_12")
@DELIVERIES
def test_delivery_comes_out_of_storage_before_and_after_the_main_action(contract, goods):
    t = table()
    t.given("purple", contracts=[contract], mineral=2)

    t.when("purple", f"deliver:{contract}:mineral", "action:landing_pod", "space:5", f"deliver:{contract}:mineral")

    t.then("purple", mineral=0, delivered={contract: 2})


@rule("OM-GEN-08", "OM-COL-81")
@scenario("contract_7", "contract_8", "contract_9", "contract_10", "contract_11", "contract_12")
@DELIVERIES
def test_delivery_takes_no_more_than_it_shows_and_no_mineral_for_another_good(contract, goods):
    t = table()
    t.given("purple", contracts=[contract], shelters=SHELTERS, mineral=5, goals=["goal_1"])

    for _ in range(goods["mineral"]):
        t.when("purple", f"deliver:{contract}:mineral")

    assert t.why_not("purple", f"deliver:{contract}:mineral") == "om-why-not-needed"
    for good in goods:
        if good != "mineral":
            assert t.why_not("purple", f"deliver:{contract}:{good}") == "om-why-out-of-stock"
    t.then("purple", mineral=5 - goods["mineral"], contracts={contract: contract == "contract_7"})


@rule("OM-COL-79")
@scenario("contract_7", "contract_8", "contract_9", "contract_10", "contract_11", "contract_12")
@DELIVERIES
def test_delivery_takes_no_other_good_and_nothing_from_other_players(contract, goods):
    t = table()
    t.given("purple", contracts=[contract], mineral=1, battery=1, water=1, plant=1, oxygen=1, crystals=1)
    t.given("green", mineral=2, battery=2, water=2, plant=2, oxygen=2, crystals=2)
    offered = [option for option in t.legal("purple") if option.startswith("deliver")]
    assert sorted(offered) == sorted(f"deliver:{contract}:{good}" for good in goods)

    t.end_turn("purple")
    assert not [option for option in t.legal("green") if option.startswith("deliver")]


@rule("OM-COL-80")
@scenario("contract_7", "contract_8", "contract_9", "contract_10", "contract_11", "contract_12")
@DELIVERIES
def test_delivery_takes_what_is_gained_past_storage_and_depot(contract, goods):
    good = next(iter(goods))
    full = {"crystals": 3} if good == "crystal" else {good: 2}
    t = table()
    t.given("purple", contracts=[contract], **full)
    t.given(display=[BRINGS[good]])

    t.when("purple", "action:obtain_blueprint", f"deliver:{contract}:{good}")

    t.then("purple", delivered={contract: 1}, arriving=0, **full)


@rule("OM-GEN-13", "OM-COL-79")
@scenario("contract_12")
def test_crystals_that_have_not_reached_the_depot_are_not_delivered():
    t = table()
    t.given("purple", contracts=["contract_12"], arriving=2)

    assert t.why_not("purple", "deliver:contract_12:crystal") == "om-why-out-of-stock"


@rule("OM-END-05", "OM-END-12", "OM-EX-42")
@scenario("contract_7", "contract_8", "contract_9", "contract_10", "contract_11", "contract_12")
@DELIVERIES
@pytest.mark.parametrize("missing", [0, 1])
def test_delivery_is_still_possible_when_the_game_is_over(contract, goods, missing):
    t = table()
    t.given("purple", contracts=[contract], shelters=SHELTERS, **stock(goods))
    good = next(iter(goods))
    held = goods[good] - missing
    t.given("purple", **({"crystals": 0, "arriving": held} if good == "crystal" else {good: held}))
    t.given("green", stands=False)
    t.given(final=True)

    t.end_turn("purple")
    for good, amount in goods.items():
        left = amount - missing if good == next(iter(goods)) else amount
        t.when("purple", *[f"deliver:{contract}:{good}"] * left)

    assert t.score("purple")["contracts"] == (-4 if missing else 9)


# Upgrades


@rule("OM-COL-78", "OM-COL-82", "OM-COL-84")
@scenario("contract_1", "contract_2", "contract_3", "contract_4", "contract_5", "contract_6")
@UPGRADES
def test_upgrade_contract_is_completed_by_an_upgrade_in_a_complex_of_4(contract, building, card):
    t = table()
    raise_complex(t, building, "purple", "k3", "l3", "l2", "k2")
    t.given("purple", space=6, contracts=[contract], blueprints=[card], mineral=1, bots=["k4"])
    t.then("purple", contracts={contract: False})
    assert t.score("purple")["contracts"] == -6

    t.when("purple", "action:upgrade", "hex:k3")

    t.then("purple", contracts={contract: True})
    assert t.score("purple")["contracts"] == 12


@rule("OM-COL-82", "OM-COL-84")
@scenario("contract_1", "contract_2", "contract_3", "contract_4", "contract_5", "contract_6")
@UPGRADES
def test_upgrade_contract_is_completed_by_the_fourth_building_of_the_complex(contract, building, card):
    t = table()
    t.given(buildings={"i5": None}, level=2, lss=dict.fromkeys(LIFE_SUPPORT, 3))
    raise_complex(t, building, "purple", "l3", "l4", "k5")
    t.given("purple", space=6, contracts=[contract], built={card: "l3"}, bots=["k4"], lab={"3a": building})
    t.given("purple", **PRICES[building])
    t.then("purple", contracts={contract: False})

    choose(t, "action:construct", f"build:{building}", "hex:k3")

    t.then("purple", contracts={contract: True})


@rule("OM-COL-82", "OM-COL-84")
@scenario("contract_1", "contract_2", "contract_3", "contract_4", "contract_5", "contract_6")
@UPGRADES
def test_upgrade_contract_is_complete_when_taken_if_the_building_is_there(contract, building, card):
    t = table()
    raise_complex(t, building, "purple", "k3", "l3", "l2", "k2")
    t.given(offers=[contract])
    t.given("purple", space=6, crystals=1, built={card: "k3"})

    t.when("purple", "action:hire")

    t.then("purple", contracts={contract: True})


@rule("OM-COL-82")
@scenario("contract_1", "contract_2", "contract_3", "contract_4", "contract_5", "contract_6")
@UPGRADES
def test_upgrade_contract_needs_an_own_marker_of_its_type_in_a_complex_of_4(contract, building, card):
    t = table()
    other = {"mine": ("greenhouse", "hydroponic_farm")}.get(building, ("mine", "construction_yard"))
    raise_complex(t, building, "purple", "k3", "l3", "l2")
    raise_complex(t, other[0], "purple", "c3", "c4", "c5", "b3")
    t.given("purple", space=6, contracts=[contract], blueprints=[card, other[1]], mineral=2, bots=["k4", "d4"])
    t.given("purple", lab={"1a": "upgrade"})

    t.when("purple", "action:upgrade", f"card:{card}", "hex:k3", "tech:purple", f"card:{other[1]}", "hex:c4")

    t.then("purple", contracts={contract: False}, blueprints=[])
    assert t.score("purple")["contracts"] == -6


@rule("OM-COL-82", "OM-COL-84", "OM-MISSION-10")
@scenario("contract_6", "contract_1", "contract_2", "contract_3", "contract_4")
@SHARED
def test_upgrade_contract_is_completed_by_the_building_of_another(contract, building, card):
    t = table()
    t.given(buildings={"i5": None}, level=2, lss=dict.fromkeys(LIFE_SUPPORT, 3))
    raise_complex(t, building, "", "l3", "l4", "k5")
    t.given("purple", contracts=[contract], built={card: "l3"})
    t.given("green", space=6, bots=["k4"], lab={"3a": building}, **PRICES[building])
    t.given(turn="green", missions={"mission_contracts": 2})

    t.when("green", "action:construct", "hex:k3")

    t.then("purple", contracts={contract: True}, arriving=1)
    t.then(missions={"mission_contracts": 1})


@rule("OM-COL-82")
@scenario("contract_6", "contract_1", "contract_2", "contract_3", "contract_4")
@SHARED
def test_upgrade_contract_is_not_completed_by_the_marker_of_another(contract, building, card):
    t = table()
    raise_complex(t, building, "green", "k3", "l3", "l2", "k2")
    t.given("purple", contracts=[contract])
    t.given("green", space=6, blueprints=[card], mineral=1, bots=["k4"])
    t.given(turn="green")

    t.when("green", "action:upgrade", "hex:k3")

    t.then("purple", contracts={contract: False})
