"""Placing a colonist on an action slot (OM-PLACE)."""

import pytest

from tests.on_mars.rules.opening import FOUR, THREE, facts, pending_prompt
from tests.support.ledger import rule
from valles.testing import table

ROWS = {"obtain_blueprint": 1, "research": 1, "construct": 5, "upgrade": 5, "hire": 5}
"""The actions with slots, and a space on their side."""
CLEARED = {row: space for row, space in ROWS.items() if row != "hire"}


def placing(row, seats=THREE, **slots):
    """The first seat could take the action of this row, and could pay three crystals for it."""
    t = table("on_mars", seats=seats)
    t.given("purple", space=ROWS[row], quarters=4, bots=["g4"], blueprints=["construction_yard"], crystals=3)
    t.given("purple", lab={"1a": "mine"}, mineral=2, battery=2)
    for seat in seats[1:]:
        t.given(seat, space=ROWS[row] + 1 + seats.index(seat) % 3)
    for seat, count in slots.items():
        t.given(seat, slots={row: count})
    return t


def pay_crystals(t, seat="purple"):
    """Pay with crystals as long as the slot asks for it, and return their number."""
    units = 0
    while pending_prompt(t.game) == (seat, "om-ask-pay"):
        t.when(seat, "pay:crystal")
        units += 1
    return units


@rule("OM-PLACE-01")
@pytest.mark.parametrize("row", ROWS)
def test_a_red_action_takes_a_colonist_from_the_quarters_to_its_slots(row):
    t = placing(row)
    t.when("purple", f"action:{row}")
    t.then("purple", quarters=3, working=0, slots={row: 1})


@rule("OM-PLACE-01", "OM-PLACE-11")
@pytest.mark.parametrize("row", ROWS)
def test_without_a_colonist_in_the_quarters_there_is_no_red_action(row):
    t = placing(row)
    t.given("purple", quarters=0, working=4)
    assert t.why_not("purple", f"action:{row}") == "om-why-no-colonist"


@rule("OM-PLACE-02", "OM-PLACE-05")
@pytest.mark.parametrize("row", CLEARED)
@pytest.mark.parametrize(
    ("slots", "cost"),
    [
        ({}, 0),
        ({"purple": 2}, 0),
        ({"green": 1}, 1),
        ({"green": 2}, 1),
        ({"purple": 1, "yellow": 1}, 1),
        ({"green": 1, "yellow": 1}, 2),
    ],
)
def test_with_more_than_two_players_each_other_colour_costs_one(row, slots, cost):
    t = placing(row, **slots)
    t.when("purple", f"action:{row}")
    assert pay_crystals(t) == cost
    t.then("purple", crystals=3 - cost, quarters=3, slots={row: slots.get("purple", 0) + 1})


@rule("OM-PLACE-03")
@pytest.mark.parametrize("payment", [("crystal", "crystal"), ("crystal", "colonist"), ("colonist", "colonist")])
def test_each_unit_is_paid_by_a_crystal_or_by_a_colonist_who_goes_to_work(payment):
    t = placing("research", green=1, yellow=1)
    t.when("purple", "action:research")
    for good in payment:
        assert t.legal("purple") == ["pay:crystal", "pay:colonist"]
        t.when("purple", f"pay:{good}")
    crystals, colonists = payment.count("crystal"), payment.count("colonist")
    t.then("purple", crystals=3 - crystals, quarters=3 - colonists, working=colonists, slots={"research": 1})


@rule("OM-PLACE-04", "OM-PLACE-05", "OM-2P-04")
@pytest.mark.parametrize("row", CLEARED)
@pytest.mark.parametrize(
    ("slots", "cost"),
    [({}, 0), ({"purple": 1}, 1), ({"green": 1}, 1), ({"green": 2}, 2), ({"purple": 1, "green": 1}, 2)],
)
def test_with_two_players_each_colonist_costs_one(row, slots, cost):
    t = placing(row, FOUR[:2], **slots)
    t.when("purple", f"action:{row}")
    assert pay_crystals(t) == cost


@rule("OM-PLACE-04")
def test_alone_each_colonist_costs_one_as_with_two_players():
    t = table("on_mars", seats=("purple",))
    t.given("purple", quarters=4, crystals=3, lab={"1a": "mine"}, battery=2, slots={"research": 1})
    t.given("lacerda", slots={"research": 1})
    t.when("purple", "action:research")
    assert pay_crystals(t) == 2


@rule("OM-PLACE-06", "OM-PLACE-08", "OM-PLACE-09")
@pytest.mark.parametrize("row", CLEARED)
def test_full_slots_are_first_cleared_of_the_player_with_most_colonists(row):
    t = placing(row, green=2, yellow=1)
    t.when("purple", f"action:{row}")
    assert pay_crystals(t) == 1
    t.then("green", working=2, quarters=3, slots={row: 0})
    t.then("yellow", working=0, slots={row: 1})
    t.then("purple", slots={row: 1})


@rule("OM-PLACE-09")
@pytest.mark.parametrize("row", CLEARED)
def test_who_is_cleared_need_not_be_paid_for(row):
    t = placing(row, FOUR, green=1, yellow=1, blue=1)
    t.given("purple", quarters=1, crystals=0)
    assert t.why_not("purple", f"action:{row}") is None


@rule("OM-PLACE-06", "OM-PLACE-08")
def test_the_acting_player_may_be_the_one_who_is_cleared():
    t = placing("research", purple=2, yellow=1)
    t.when("purple", "action:research")
    assert pay_crystals(t) == 1
    t.then("purple", working=2, quarters=3, slots={"research": 1})
    t.then("yellow", slots={"research": 1})


@rule("OM-PLACE-06")
def test_slots_that_are_not_full_are_not_cleared():
    t = placing("research", green=2)
    t.when("purple", "action:research", "pay:crystal")
    t.then("green", working=0, slots={"research": 2})
    t.then("purple", slots={"research": 1})


@rule("OM-PLACE-07", "OM-PLACE-09")
@pytest.mark.parametrize("row", CLEARED)
def test_all_who_tie_for_most_are_cleared(row):
    t = placing(row, FOUR, green=1, yellow=1, blue=1)
    t.when("purple", f"action:{row}")
    assert pay_crystals(t) == 0
    for seat in FOUR[1:]:
        t.then(seat, working=1, quarters=3, slots={row: 0})
    t.then("purple", quarters=3, slots={row: 1})


@rule("OM-PLACE-08")
def test_own_colonists_who_are_cleared_cannot_take_the_action():
    t = placing("research", purple=3)
    t.given("purple", quarters=0)
    assert t.why_not("purple", "action:research") == "om-why-no-colonist"
    t.then("purple", slots={"research": 3}, working=0)


@rule("OM-PLACE-10")
@pytest.mark.parametrize(("row", "stays_after"), [("research", "colony"), ("construct", "orbit")])
def test_placed_colonists_stay_through_turns_rounds_and_travel_to_the_other_side(row, stays_after):
    t = table("on_mars")
    t.given("purple", slots={row: 2}, space=1 if stays_after == "colony" else 5)
    t.given("green", space=6, stands=False)
    t.given(shuttle=("orbit" if stays_after == "colony" else "colony", 1))
    t.given(exploration=["discovery_gain_plant", "discovery_gain_water"])
    t.end_turn("purple")
    t.when("purple", "travel")
    if stays_after == "colony":
        t.when("purple", "card:discovery_gain_plant", "hex:g2")
    t.when("purple", "space:1" if stays_after == "orbit" else "space:5")
    t.then("purple", side=stays_after, slots={row: 2})


@rule("OM-PLACE-10")
def test_placed_colonists_come_home_by_travel_to_their_side_or_by_an_effect():
    t = table("on_mars")
    t.given("purple", slots={"construct": 1, "hire": 1}, quarters=1)
    t.when("purple", "action:landing_pod", "space:5")
    t.then("purple", slots={"construct": 0, "hire": 0}, quarters=3)
    t.given("purple", slots={"research": 1, "hire": 1}, quarters=1, crystals=2, built={"eco_resort": "e5"})
    t.when("purple", "use:eco_resort", "retrieve:research", "retrieve:hire")
    t.then("purple", slots={"research": 0, "hire": 0}, quarters=3)


@rule("OM-PLACE-10")
@pytest.mark.parametrize(("space", "points"), [(1, 3), (5, 0)])
def test_at_the_end_placed_colonists_count_on_the_own_side(space, points):
    t = table("on_mars")
    t.given("purple", space=space, slots={"research": 2}, quarters=1)
    assert t.score("purple")["colonists"] == points


@rule("OM-PLACE-11")
@pytest.mark.parametrize(
    ("quarters", "crystals", "reason"),
    [
        (1, 2, None),
        (2, 1, None),
        (3, 0, None),
        (1, 1, "om-why-placement-too-expensive"),
        (2, 0, "om-why-placement-too-expensive"),
    ],
)
def test_the_whole_extra_cost_must_be_payable_beside_the_placed_colonist(quarters, crystals, reason):
    t = placing("obtain_blueprint", green=1, yellow=1)
    t.given("purple", quarters=quarters, crystals=crystals)
    assert t.why_not("purple", "action:obtain_blueprint") == reason


@rule("OM-PLACE-11")
def test_colonists_who_paid_do_not_boost():
    t = placing("obtain_blueprint", green=1)
    t.given("purple", quarters=2, crystals=0)
    t.given(display=["gym", "casino"])
    t.when("purple", "action:obtain_blueprint", "card:gym")
    t.then("purple", quarters=0, working=1)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-PLACE-11")
def test_what_pays_for_the_slot_cannot_pay_for_the_action():
    t = placing("research", green=1)
    t.given("purple", quarters=1, crystals=1, oxygen=1, mineral=0, battery=0, lab={"5a": "mine"})
    assert t.why_not("purple", "action:research") is not None
    t.given("purple", crystals=2)
    assert t.why_not("purple", "action:research") is None


@rule("OM-PLACE-11")
def test_the_slot_cannot_be_paid_with_the_colonist_that_the_mine_needs():
    t = table("on_mars", seats=THREE)
    t.given("purple", space=5, quarters=2, crystals=1)
    t.given("green", slots={"construct": 1})
    t.when("purple", "action:construct")
    assert t.why_not("purple", "pay:colonist") is not None
    t.then("purple", crystals=0, quarters=1)


@rule("OM-PLACE-12")
@pytest.mark.parametrize("action", ["landing_pod", "learn_tech", "resupply", "control_center", "welcome_ship"])
def test_an_action_without_the_red_icon_is_only_announced(action):
    t = table("on_mars")
    orbit = action in ("landing_pod", "learn_tech", "resupply")
    t.given("purple", space=1 if orbit else 5, quarters=0, water=1, plant=1, lab={"2b": "shelter"})
    t.given("green", slots=dict.fromkeys(ROWS, 1))
    t.when("purple", f"action:{action}")
    assert pending_prompt(t.game)[1] != "om-ask-pay"
    t.then("purple", quarters=0, crystals=0, slots=dict.fromkeys(ROWS, 0))


@rule("OM-PLACE-14")
@pytest.mark.parametrize("row", CLEARED)
def test_four_actions_have_three_slots(row):
    names = {"research": "research_development", "construct": "construct_building", "upgrade": "upgrade_building"}
    actions = [*facts("orbit_board")["actions"], *facts("colony_board")["actions"]]
    assert [action["slots"] for action in actions if action["id"] == names.get(row, row)] == [3]
    t = placing(row, FOUR, green=2)
    t.when("purple", f"action:{row}")
    pay_crystals(t)
    t.then("green", slots={row: 2})
    t.then("purple", slots={row: 1})
    t = placing(row, FOUR, green=3)
    t.when("purple", f"action:{row}")
    t.then("green", slots={row: 0}, working=3)


@rule("OM-PLACE-14", "OM-PLACE-15")
def test_hiring_has_a_slot_for_each_colour_and_is_never_cleared():
    t = placing("hire", FOUR, green=1, yellow=1, blue=1)
    t.when("purple", "action:hire")
    assert pay_crystals(t) == 3
    for seat in FOUR:
        t.then(seat, slots={"hire": 1}, working=0)


@rule("OM-PLACE-14")
def test_nobody_has_two_colonists_at_hiring():
    t = placing("hire", FOUR, purple=1)
    assert t.why_not("purple", "action:hire") == "om-why-slot-taken"


@rule("OM-PLACE-16")
def test_an_executive_action_needs_no_colonist_and_works_on_the_other_side():
    t = table("on_mars", seats=THREE)
    t.given("purple", space=5, quarters=0, working=3, crystals=3, depot=[1, 2, 4, 5])
    t.given("green", slots={"obtain_blueprint": 2})
    t.given("yellow", slots={"obtain_blueprint": 1})
    t.given(display=["gym", "casino"])
    t.when("purple", "executive:3", "card:gym")
    t.then("purple", crystals=0, slots={"obtain_blueprint": 0}, blueprints=["gym"])
    t.then("green", slots={"obtain_blueprint": 2})


@rule("OM-PLACE-16")
def test_a_laboratory_space_in_orbit_lets_one_upgrade_without_a_slot():
    t = table("on_mars", seats=THREE)
    t.given("purple", quarters=1, oxygen=1, battery=1, mineral=1, lab={"4a": "mine"})
    t.given("purple", blueprints=["construction_yard"], bots=["g4"])
    t.given("green", slots={"upgrade": 2})
    t.given("yellow", slots={"upgrade": 1})
    t.when("purple", "action:research", "pay:oxygen", "pay:battery", "card:construction_yard")
    t.then("purple", built={"construction_yard": "g5"}, slots={"upgrade": 0, "research": 1}, side="orbit")
    t.then("green", slots={"upgrade": 2})


@rule("OM-PLACE-16")
def test_a_turn_order_space_of_the_colony_gives_a_blueprint_without_a_slot():
    t = table("on_mars")
    t.given("purple", quarters=0, working=0)
    t.given("green", slots={"obtain_blueprint": 3})
    t.given(display=["gym", "casino"])
    t.when("purple", "action:landing_pod", "space:8", "card:gym")
    t.then("purple", blueprints=["gym"], slots={"obtain_blueprint": 0})
    t.then("green", slots={"obtain_blueprint": 3})


@rule("OM-PLACE-03", "OM-PLACE-04")
def test_only_the_acting_player_gets_every_way_to_pay_for_a_slot():
    t = placing("obtain_blueprint", green=1, yellow=1)
    t.given("purple", crystals=1, goals=["goal_3"])
    options = t.game.public("purple").placements

    ways = [(way.crystals, way.colonists, way.choices[1:]) for way in options if way.action == "obtain_blueprint"]

    assert ways == [(1, 1, ["pay:crystal", "pay:colonist"]), (0, 2, ["pay:colonist", "pay:colonist"])]
    assert t.game.public("green").placements == []
    for way in options:
        game = t.game.copy()
        game.play("purple", *way.choices)
        assert game.pending[0].prompt.key != "om-ask-pay"


@rule("OM-PLACE-03")
def test_a_payment_without_a_choice_is_no_answer():
    t = placing("obtain_blueprint", seats=("purple", "green"), green=1)
    t.given("purple", crystals=1, quarters=1)
    [way] = [way for way in t.game.public("purple").placements if way.action == "obtain_blueprint"]
    assert (way.choices, way.crystals, way.colonists) == (["action:obtain_blueprint"], 1, 0)
