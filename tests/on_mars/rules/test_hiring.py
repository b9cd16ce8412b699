"""Hiring scientists and taking contracts (OM-COL-71 to -77)."""

import pytest

import valles
from tests.on_mars.rules.colony import fact, in_colony
from tests.support.ledger import rule

SCIENTISTS = ["geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"]
COSTS = {
    "rd_engineer": "mineral", "hydrologist": "battery", "biochemist": "water", "geochemist": "plant",
    "systems_engineer": "oxygen",
}  # fmt: skip
CONTRACTS = [f"contract_{number}" for number in range(1, 13)]


# The slots


@rule("OM-COL-71")
@pytest.mark.parametrize(("there", "reason"), [(0, None), (1, "om-why-slot-taken")])
def test_an_own_colonist_on_the_slot_stands_in_the_way(there, reason):
    t = in_colony("purple", "green", "yellow")
    t.given("purple", slots={"hire": there}, battery=2)

    assert t.why_not("purple", "action:hire") == reason


@rule("OM-COL-71")
def test_every_colour_has_a_slot():
    t = in_colony("purple", "green", "yellow", "blue")
    for seat in ("green", "yellow", "blue"):
        t.given(seat, slots={"hire": 1})
    t.given("purple", crystals=3, battery=2)

    t.when("purple", "action:hire", "pay:crystal", "pay:crystal", "pay:crystal", "card:hydrologist")

    t.then("purple", slots={"hire": 1}, scientists={"hydrologist": None})


@rule("OM-COL-72")
@pytest.mark.parametrize(
    ("seats", "others", "cost"),
    [
        (("purple", "green", "yellow"), (), 0),
        (("purple", "green", "yellow"), ("green",), 1),
        (("purple", "green", "yellow"), ("green", "yellow"), 2),
        (("purple", "green", "yellow", "blue"), ("green", "yellow", "blue"), 3),
        (("purple", "green"), ("green",), 1),
    ],
)
def test_others_on_the_slots_cost_extra(seats, others, cost):
    t = in_colony(*seats)
    for seat in others:
        t.given(seat, slots={"hire": 1})
    t.given("purple", quarters=1, crystals=3, battery=2)

    t.when("purple", "action:hire")

    t.then("purple", crystals=3 - cost, quarters=0)


@rule("OM-COL-72")
def test_the_extra_cost_must_be_payable():
    t = in_colony("purple", "green", "yellow")
    t.given("purple", quarters=1, battery=2)
    t.given("green", slots={"hire": 1})

    assert t.why_not("purple", "action:hire") == "om-why-placement-too-expensive"


@rule("OM-COL-72", "OM-COL-74")
def test_a_crystal_for_the_placement_does_not_pay_for_the_contract_too():
    t = in_colony()
    t.given("purple", quarters=1, crystals=1)
    t.given("green", slots={"hire": 1})
    t.given(offers=["contract_7"])

    assert t.why_not("purple", "action:hire") is not None
    t.given("purple", quarters=2)
    assert t.why_not("purple", "action:hire") is None


@rule("OM-COL-73")
@pytest.mark.parametrize("others", [("green",), ("green", "yellow"), ("green", "yellow", "blue")])
def test_the_slots_are_never_cleared(others):
    t = in_colony("purple", "green", "yellow", "blue")
    for seat in others:
        t.given(seat, slots={"hire": 1})
    t.given("purple", quarters=1, crystals=3, battery=2)

    t.when("purple", "action:hire")

    for seat in others:
        t.then(seat, slots={"hire": 1}, working=0)


@rule("OM-COL-73")
def test_travel_to_the_colony_brings_a_colonist_back_and_travel_to_orbit_does_not():
    t = in_colony()
    t.given("purple", slots={"hire": 1}, quarters=1)
    t.given("green", space=1, slots={"hire": 1}, quarters=1, hangar=1)
    t.given(shuttle=("colony", 1))
    t.end_turn("purple")
    t.end_turn("green")

    t.when("green", "travel", "card:" + fact(t, "exploration")[0])
    t.when("green", t.legal("green")[0])
    t.then("green", slots={"hire": 0}, quarters=2)
    t.when("green", "space:6")
    t.when("purple", "travel", "space:1")

    t.then("purple", slots={"hire": 1}, quarters=1)


@rule("OM-COL-73")
def test_an_effect_may_bring_a_colonist_back():
    t = in_colony()
    t.given("purple", slots={"hire": 1, "upgrade": 1}, quarters=1, built={"eco_resort": "e5"}, crystals=2, battery=2)

    t.when("purple", "use:eco_resort", "retrieve:hire", "done")

    t.then("purple", slots={"hire": 0}, quarters=2)
    assert t.why_not("purple", "action:hire") is None


# The display


@rule("OM-COL-74")
@pytest.mark.parametrize(("scientist", "good"), COSTS.items())
def test_a_scientist_costs_two_of_a_resource(scientist, good):
    t = in_colony()
    t.given("purple", quarters=2, crystals=1, shelters=["a1"], **{good: 3})
    t.given(offers=[scientist, "contract_7"])

    t.when("purple", "action:hire", f"card:{scientist}")

    t.then("purple", scientists={scientist: None}, quarters=1, crystals=1, **{good: 1})


@rule("OM-COL-74")
def test_the_geologist_costs_two_colonists_sent_to_work():
    t = in_colony()
    t.given("purple", quarters=4, battery=2)

    t.when("purple", "action:hire", "card:geologist")

    t.then("purple", scientists={"geologist": None}, quarters=1, working=2, slots={"hire": 1}, battery=2)


@rule("OM-COL-74")
@pytest.mark.parametrize(("quarters", "reason"), [(2, "om-why-too-expensive"), (3, None)])
def test_the_colonist_placed_does_not_pay_for_the_geologist(quarters, reason):
    t = in_colony()
    t.given("purple", quarters=quarters, battery=2, water=2)

    t.when("purple", "action:hire")

    assert t.why_not("purple", "card:geologist") == reason


@rule("OM-COL-74")
@pytest.mark.parametrize(("crystals", "reason"), [(0, "om-why-too-expensive"), (1, None)])
def test_a_contract_costs_a_crystal(crystals, reason):
    t = in_colony()
    t.given("purple", quarters=2, crystals=crystals, battery=2, water=2)
    t.given(offers=["contract_7", "contract_8", "hydrologist", "biochemist"])

    t.when("purple", "action:hire")

    assert t.why_not("purple", "card:contract_7") == reason


@rule("OM-COL-74")
def test_one_card_is_taken():
    t = in_colony()
    t.given("purple", crystals=2, battery=2)
    t.given(offers=["contract_7", "contract_8", "hydrologist"])

    t.when("purple", "action:hire", "card:contract_7")

    t.then("purple", crystals=1, contracts={"contract_7": False}, scientists={})
    assert t.legal("purple") == ["end"]


@rule("OM-COL-74")
def test_without_anything_to_be_paid_for_there_is_no_hiring():
    t = in_colony()
    t.given("purple", quarters=2)

    assert t.why_not("purple", "action:hire") == "om-why-too-expensive"


@rule("OM-COL-75")
def test_a_scientist_comes_with_its_marker():
    t = in_colony()
    t.given("purple", quarters=2, battery=2, water=1, plant=1)
    t.given("green", built={"private_ship": "g7"})
    assert t.why_not("purple", "use:private_ship") == "om-why-no-scientist"

    t.when("purple", "action:hire")

    t.then("purple", scientists={"hydrologist": None})
    assert t.why_not("purple", "use:private_ship") is None


@rule("OM-COL-75")
def test_a_player_may_have_any_number_of_scientists_and_contracts():
    t = in_colony()
    t.given("purple", battery=2, crystals=1, scientists=["geologist", "rd_engineer", "biochemist"])
    t.given("purple", contracts=CONTRACTS[:6])
    t.given(offers=["contract_7", "hydrologist"])

    t.when("purple", "action:hire")

    assert t.legal("purple") == ["card:contract_7", "card:hydrologist"]


@rule("OM-COL-76")
def test_the_taker_refills_the_space_at_the_end_of_the_turn_with_any_contract():
    t = in_colony()
    t.given("purple", battery=2, quarters=2)
    t.when("purple", "action:hire")
    assert fact(t, "offers") == ["geologist", "rd_engineer", None, *SCIENTISTS[3:]]

    t.when("purple", "end")
    assert t.turn == "purple"
    assert t.legal("purple") == [f"card:{contract}" for contract in CONTRACTS]
    t.when("purple", "card:contract_9")

    assert fact(t, "offers") == ["geologist", "rd_engineer", "contract_9", *SCIENTISTS[3:]]
    assert t.turn == "green"


@rule("OM-COL-76")
def test_a_contract_laid_out_costs_a_crystal():
    t = in_colony()
    t.given("purple", battery=2, quarters=2)
    t.given("green", battery=2, quarters=3, crystals=2)
    t.when("purple", "action:hire", "end", "card:contract_9")

    t.when("green", "action:hire", "pay:colonist")

    t.then("green", contracts={"contract_9": False}, crystals=1, battery=2)


@rule("OM-COL-76")
def test_contracts_that_somebody_has_or_that_are_on_display_are_not_in_the_deck():
    t = in_colony()
    t.given("purple", battery=2, quarters=2, contracts=["contract_1"])
    t.given("green", contracts=["contract_2"])
    t.given(offers=["contract_3", "hydrologist"])

    t.when("purple", "action:hire", "end")

    assert t.legal("purple") == [f"card:{contract}" for contract in CONTRACTS[3:]]


@rule("OM-COL-76")
def test_with_an_empty_deck_the_space_stays_empty():
    t = in_colony()
    t.given("purple", battery=2, quarters=2, contracts=CONTRACTS[:6])
    t.given("green", contracts=CONTRACTS[6:])

    t.when("purple", "action:hire", "end")

    assert t.turn == "green"
    assert fact(t, "offers") == ["geologist", "rd_engineer", None, *SCIENTISTS[3:]]


@rule("OM-COL-77")
def test_at_the_start_only_scientists_are_on_offer():
    game = valles.new("on_mars", seats=("purple", "green", "yellow"), seed=3)
    t = in_colony()

    assert game.state.offers == t.state.offers
    assert fact(t, "offers") == SCIENTISTS


@rule("OM-COL-77")
def test_a_contract_that_is_taken_is_replaced_by_another():
    t = in_colony()
    t.given("purple", quarters=2, crystals=1)
    t.given(offers=["contract_1", "contract_2", "contract_3", "contract_4", "contract_5", "contract_6"])

    t.when("purple", "action:hire", "card:contract_4", "end", "card:contract_12")

    assert fact(t, "offers") == [
        "contract_1", "contract_2", "contract_3", "contract_12", "contract_5", "contract_6",
    ]  # fmt: skip
