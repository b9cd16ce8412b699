"""The steps of a travel to the colony and to orbit (OM-SHUTTLE-09 to -19)."""

import pytest

from tests.on_mars.rules.closing import THREE, end_colonization, event_keys, exploration, hexes, open_prompt
from tests.support.ledger import rule
from valles.games.on_mars.rules.colony import DISTANCE, HEX_NAMES
from valles.testing import table

TILES = ["discovery_gain_water", "discovery_learn_tech"]


def leaving(side, seats=("purple", "green"), **facts):
    """Purple is the first to decide on this side, and the shuttle is about to leave it."""
    t = table("on_mars", seats=seats)
    t.given("purple", space=1 if side == "orbit" else 5, **facts)
    for place, seat in enumerate(seats[1:], 2):
        t.given(seat, space=place if side == "orbit" else place + 4)
    t.given(shuttle=(side, 1), exploration=[])
    return t


def travel(t, *answers):
    end_colonization(t)
    t.when("purple", "travel", *answers)


def three_away(hex):
    """The hexes exactly three from this one."""
    return {name for place, name in enumerate(HEX_NAMES) if DISTANCE[HEX_NAMES.index(hex)][place] == 3}


def lying(t):
    """The hexes with a tile or a crystal."""
    return {HEX_NAMES[hex] for hex, what in enumerate(t.state.ground) if what}


# To the colony: exploration


@rule("OM-SHUTTLE-09")
def test_one_of_two_discovery_tiles_comes_to_the_map_and_a_new_one_is_revealed():
    t = leaving("orbit")
    t.given(exploration=TILES)
    top = t.state.discovery_stack[-1]
    left = len(t.state.discovery_stack)
    travel(t)
    assert t.legal("purple") == [f"card:{tile}" for tile in TILES]
    t.when("purple", "card:discovery_learn_tech", "hex:g2")
    t.then(ground={"g2": "discovery_learn_tech"})
    assert t.state.exploration[1] == top and exploration(t)[0] == "discovery_gain_water"
    assert len(t.state.discovery_stack) == left - 1


@rule("OM-SHUTTLE-09")
@pytest.mark.parametrize("rover", (None, "g5", "c4", "l3"))
def test_it_is_placed_exactly_three_hexes_from_the_own_rover(rover):
    t = leaving("orbit", rover=rover, bots=["a1"])
    t.given("green", rover="h8", bots=["b2"])
    t.given(exploration=TILES)
    travel(t, f"card:{TILES[0]}")
    assert set(hexes(t, "purple")) == three_away(rover or "g5") - set(t.buildings()) - lying(t)


@rule("OM-SHUTTLE-09")
def test_hexes_with_anything_on_them_are_not_empty():
    t = leaving("orbit", bots=["g2"])
    t.given("green", rover="d4")
    t.given(buildings={"f7": "mine"}, ground={"j5": "crystal", "h2": "research_a1", "d1": None}, exploration=TILES)
    travel(t, f"card:{TILES[0]}")
    assert set(hexes(t, "purple")) == three_away("g5") - {"g2", "d4", "f7", "j5", "h2", "i3", "e7"}


@rule("OM-SHUTTLE-09")
def test_without_a_hex_for_it_nothing_is_placed_and_nothing_revealed():
    t = leaving("orbit")
    t.given(ground=dict.fromkeys(three_away("g5") - {"i3", "e7"}, "crystal"), exploration=TILES)
    left = len(t.state.discovery_stack)
    travel(t)
    assert open_prompt(t) == "om-ask-space"
    assert exploration(t) == TILES
    assert len(t.state.discovery_stack) == left


@rule("OM-SHUTTLE-09")
def test_with_an_empty_stack_no_tile_is_revealed():
    t = leaving("orbit")
    t.given(exploration=TILES)
    t.state.discovery_stack = []
    travel(t, f"card:{TILES[0]}", "hex:g2")
    assert exploration(t) == TILES[1:]


@rule("OM-SHUTTLE-09")
def test_a_landing_pod_places_no_tile_and_travel_to_orbit_neither():
    pod = table("on_mars")
    pod.given(exploration=TILES)
    pod.when("purple", "action:landing_pod")
    assert open_prompt(pod) == "om-ask-space"
    assert exploration(pod) == TILES

    t = leaving("colony")
    t.given(exploration=TILES)
    travel(t)
    assert open_prompt(t) == "om-ask-space"
    assert exploration(t) == TILES


# Colonists return


@rule("OM-SHUTTLE-10", "OM-SHUTTLE-11", "OM-SHUTTLE-18")
def test_travelling_to_the_colony_brings_back_those_on_its_slots_and_in_the_working_area():
    t = leaving("orbit", quarters=0, working=1, slots={"construct": 1, "upgrade": 1, "hire": 1, "research": 2})
    t.given("green", slots={"construct": 1}, working=1)
    travel(t)
    t.then("purple", quarters=4, working=0, beside=6)
    t.then("purple", slots={"construct": 0, "upgrade": 0, "hire": 0, "research": 2, "obtain_blueprint": 0})
    t.then("green", slots={"construct": 1}, working=1)


@rule("OM-SHUTTLE-16", "OM-SHUTTLE-18")
def test_travelling_to_orbit_brings_back_those_on_its_slots_and_in_the_working_area():
    t = leaving(
        "colony", quarters=0, working=1, slots={"obtain_blueprint": 1, "research": 1, "hire": 1, "construct": 1}
    )
    t.given("green", slots={"research": 1}, working=1)
    travel(t)
    t.then("purple", quarters=3, working=0)
    t.then("purple", slots={"obtain_blueprint": 0, "research": 0, "hire": 1, "construct": 1})
    t.then("green", slots={"research": 1}, working=1)


@rule("OM-SHUTTLE-11", "OM-SHUTTLE-16")
@pytest.mark.parametrize(("side", "slots"), (("orbit", "construct"), ("colony", "research")))
def test_colonists_without_room_go_to_the_personal_supply(side, slots):
    t = leaving(side, quarters=3, working=2, slots={slots: 1})
    travel(t)
    t.then("purple", quarters=4, working=0, beside=8, slots={slots: 0})


@rule("OM-SHUTTLE-16")
@pytest.mark.parametrize("side", ("orbit", "colony"))
def test_miners_stay(side):
    t = leaving(side, miners=["g5"], working=1)
    travel(t)
    t.then("purple", miners=["g5"], quarters=4, beside=7)


# A new space


@rule("OM-SHUTTLE-12", "OM-SHUTTLE-17")
@pytest.mark.parametrize(
    ("side", "spaces"),
    [("orbit", ["space:5", "space:6", "space:8"]), ("colony", ["space:1", "space:2", "space:4"])],
)
def test_the_marker_goes_to_an_empty_space_of_the_other_side(side, spaces):
    t = leaving(side, THREE)
    t.given("green", space=7)
    t.given("yellow", space=3)
    travel(t)
    assert t.legal("purple") == spaces
    assert t.why_not("purple", "space:7" if side == "orbit" else "space:3") == "om-why-space-taken"


@rule("OM-SHUTTLE-12")
@pytest.mark.parametrize(
    ("answers", "facts"),
    [
        (("space:5",), {"arriving": 0, "blueprints": []}),
        (("space:6",), {"arriving": 1}),
        (("space:7", "bot1:n", "bot1:n"), {"bots": ["h1"]}),
        (("space:8", "card:metal_deposit"), {"blueprints": ["metal_deposit"], "mineral": 1, "working": 0}),
    ],
)
def test_the_benefits_of_the_colony_spaces(answers, facts):
    t = leaving("orbit", bots=["h3"])
    t.given(display=["gym", "metal_deposit"])
    travel(t, *answers)
    t.then("purple", **facts)
    t.then(turn="green")


@rule("OM-SHUTTLE-17")
@pytest.mark.parametrize(
    ("answers", "facts"),
    [
        (("space:1",), {"water": 1, "plant": 1}),
        (("space:2", "take:battery"), {"battery": 1}),
        (("space:3", "grid:bottom_1", "lab:1b"), {"lab": {"1b": "mine"}, "arriving": 1}),
        (("space:4", "choose:2"), {"quarters": 4, "beside": 8, "water": 1, "plant": 0}),
    ],
)
def test_the_benefits_of_the_orbit_spaces(answers, facts):
    t = leaving("colony", water=1, plant=1)
    t.given(grid={"bottom_1": "mine", "bottom_2": "rover"})
    travel(t, *answers)
    t.then("purple", **facts)
    t.then(turn="green")


@rule("OM-SHUTTLE-12", "OM-SHUTTLE-17")
@pytest.mark.parametrize(
    ("side", "answers"),
    [("orbit", ("space:8", "done")), ("colony", ("space:2", "done")), ("colony", ("space:4", "done"))],
)
def test_a_benefit_may_be_left(side, answers):
    t = leaving(side, water=1, plant=1)
    travel(t, *answers)
    t.then("purple", water=1, plant=1, blueprints=[], quarters=3)
    t.then(turn="green")


@rule("OM-SHUTTLE-12", "OM-SHUTTLE-17")
def test_a_benefit_that_brings_another_gives_that_too():
    t = leaving("colony")
    t.given(grid={"bottom_1": "mine"})
    travel(t, "space:3", "grid:bottom_1", "lab:1a", "take:oxygen")
    t.then("purple", lab={"1a": "mine"}, oxygen=1)


@rule("OM-SHUTTLE-12", "OM-SHUTTLE-17")
@pytest.mark.parametrize("stock", ({"battery": 1}, {"oxygen": 1}, {"crystals": 3}))
def test_a_benefit_with_a_cost_is_not_had_without_paying(stock):
    t = leaving("colony", **stock)
    travel(t, "space:4")
    t.then("purple", quarters=3, space=4, **stock)
    t.then(turn="green")


@rule("OM-SHUTTLE-17")
def test_minerals_may_pay_for_a_benefit():
    t = leaving("colony", mineral=1, battery=1)
    travel(t, "space:4", "choose:1")
    t.then("purple", quarters=4, mineral=0, battery=1)


# To orbit: production


@rule("OM-SHUTTLE-13")
def test_production_comes_before_colonists_return():
    t = leaving("colony", built={"casino": "i3"}, contracts=["contract_12"], quarters=1, working=2)
    travel(t)
    assert open_prompt(t) == "om-ask-straight"
    t.then("purple", quarters=1, working=2)
    t.when("purple", "done")
    t.then("purple", quarters=3, working=0, arriving=1)


@rule("OM-SHUTTLE-13")
def test_the_log_has_production_before_the_return():
    t = leaving("colony", miners=["g5"], working=1)
    end_colonization(t)
    t.when("purple", "travel")
    assert event_keys(t)[-2:] == ["om-log-gain", "om-log-retrieve"]


@rule("OM-SHUTTLE-14")
@pytest.mark.parametrize(
    ("card", "hex", "good"),
    [
        ("metal_deposit", "g5", "mineral"),
        ("wind_turbines", "g3", "battery"),
        ("moisture_vaporator", "g7", "water"),
        ("biomarket", "e5", "plant"),
        ("concentrator", "i5", "oxygen"),
        ("casino", "i3", "arriving"),
        ("research_lab", "g7", "water"),
    ],
)
def test_an_advanced_building_produces_one_of_its_kind(card, hex, good):
    t = leaving("colony", built={card: hex})
    t.given("green", built={"private_ship": "h6"}, miners=["h4"])
    travel(t)
    goods = ("mineral", "battery", "water", "plant", "oxygen", "arriving", "crystals")
    t.then("purple", **{**dict.fromkeys(goods, 0), good: 1})
    t.then("green", **dict.fromkeys(goods, 0))


@rule("OM-SHUTTLE-14")
def test_each_miner_and_each_advanced_building_produces():
    t = leaving("colony", miners=["g5", "h4"], built={"wind_turbines": "g3", "radar": "g2"}, shelters=["h3", "j2"])
    t.given(buildings={"h4": "mine", "g2": "generator"})
    travel(t)
    t.then("purple", mineral=2, battery=2, miners=["g5", "h4"])


@rule("OM-SHUTTLE-14")
def test_nothing_is_produced_on_the_way_to_the_colony_or_by_staying():
    away = leaving("orbit", miners=["g5"])
    travel(away)
    away.then("purple", mineral=0)

    staying = leaving("colony", miners=["g5"])
    end_colonization(staying)
    staying.when("purple", "stay")
    staying.then("purple", mineral=0)


@rule("OM-SHUTTLE-15")
def test_production_obeys_the_limit_of_the_storage():
    t = leaving("colony", built={"wind_turbines": "g3", "radar": "g2"}, battery=1)
    t.given(buildings={"g2": "generator"})
    travel(t)
    t.then("purple", battery=2)


@rule("OM-SHUTTLE-15")
def test_crystals_that_are_produced_arrive_and_reach_the_depot_with_the_next_turn():
    t = leaving("colony", built={"casino": "i3"}, crystals=2)
    travel(t, "space:1")
    t.then("purple", crystals=2, arriving=1)
    t.when("green", "stay")
    t.then("purple", crystals=3, arriving=0)
    t.then(turn="purple")


# The space left


@rule("OM-SHUTTLE-19")
def test_a_space_that_was_left_may_be_taken_by_a_later_player_of_the_same_phase():
    t = leaving("orbit")
    t.given("green", space=5, hangar=1)
    travel(t, "space:6")
    t.when("green", "travel", "space:1")
    t.then("green", space=1, hangar=0)
    t.then("purple", space=6)


@rule("OM-SHUTTLE-19")
def test_the_space_of_somebody_still_to_decide_is_taken():
    t = leaving("orbit")
    t.given("green", space=5, hangar=1)
    travel(t)
    assert t.legal("purple") == ["space:6", "space:7", "space:8"]
