"""Welcoming ships (OM-COL-62 to -70, -83)."""

import pytest

from tests.on_mars.rules.colony import in_colony, open_hexes
from tests.support.ledger import rule


def host(level: int = 1, ships: int = 1, **facts):
    """Purple can pay for so many ships at this colony level."""
    t = in_colony()
    t.given(level=level)
    t.given("purple", **{"shelters": ["a1", "a2", "a3"], "water": ships, "plant": ships, **facts})
    return t


# Cost and reward


@rule("OM-COL-62")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_a_ship_of_choice_comes_to_the_hangar_for_a_water_and_a_plant(place):
    t = host(ships=2)

    t.when("purple", "action:welcome_ship", f"ship:{place}", "reward:colonists")

    t.then("purple", water=1, plant=1, hangar=1, depot=[ship for ship in range(1, 6) if ship != place])


@rule("OM-COL-62")
@pytest.mark.parametrize(
    ("stock", "reason"),
    [
        ({"water": 1, "plant": 1}, None),
        ({"water": 1, "plant": 0}, "om-why-too-expensive"),
        ({"water": 0, "plant": 1}, "om-why-too-expensive"),
        ({"water": 2, "plant": 0, "oxygen": 2}, "om-why-too-expensive"),
    ],
)
def test_both_resources_are_needed(stock, reason):
    t = host(**stock)

    assert t.why_not("purple", "action:welcome_ship") == reason


@rule("OM-COL-63")
def test_a_ship_brings_two_colonists():
    t = host()

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")

    t.then("purple", quarters=5, beside=7, bots=["i3"])


@rule("OM-COL-63")
def test_a_ship_brings_a_colonist_and_a_bot():
    t = host(bots=["g4"])

    t.when("purple", "action:welcome_ship", "ship:1", "reward:bot", "hex:i3")

    t.then("purple", quarters=4, beside=8, bots=["g4", "i3"])


@rule("OM-COL-63")
def test_the_reward_is_chosen_anew_for_every_ship():
    t = host(level=2, ships=2, bots=["g4"])

    t.when("purple", "action:welcome_ship", "ship:1", "reward:bot", "hex:i3", "boost", "ship:2")
    assert t.legal("purple") == ["reward:colonists", "reward:bot"]
    t.when("purple", "reward:colonists")

    t.then("purple", bots=["g4", "i3"], quarters=3 + 1 - 1 + 2)


# Bots


@rule("OM-COL-64")
def test_a_bot_goes_to_an_own_shelter_without_a_piece():
    t = in_colony()
    t.given("purple", shelters=["f8", "g9"], bots=["i3"], water=1, plant=1)
    t.given("green", rover="g9")

    t.when("purple", "action:welcome_ship", "ship:1", "reward:bot")

    t.then("purple", bots=["i3", "f8"])


@rule("OM-COL-64")
@pytest.mark.parametrize("piece", ["marker", "rover", "bot"])
def test_without_such_a_shelter_a_bot_goes_to_the_closest_empty_hex(piece):
    t = in_colony()
    t.given("purple", bots=["g4"], water=1, plant=1)
    if piece == "marker":
        t.given("purple", built={"casino": "i3"})
    elif piece == "rover":
        t.given("green", rover="i3")
    else:
        t.given("purple", bots=["i3"])
    t.given(ground={"j2": "crystal", "j3": "discovery_crystals_x3"}, buildings={"i4": "generator"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:bot")
    assert open_hexes(t) == {"i2", "h2", "h3"}
    t.when("purple", "hex:h3")

    assert t.seat("purple").bots[-1] == "h3"


@rule("OM-COL-64")
def test_the_closest_hex_is_counted_from_any_own_shelter():
    t = in_colony()
    t.given("purple", shelters=["g9"], bots=["i3", "g9"], water=1, plant=1)
    t.given(ground=dict.fromkeys(("i2", "j2", "j3", "i4", "h3", "h2"), "crystal"))

    t.when("purple", "action:welcome_ship", "ship:1", "reward:bot")

    assert open_hexes(t) == {"g8", "f8", "h8"}


@rule("OM-COL-65")
def test_a_fifth_bot_does_not_exist():
    t = host(bots=["g4", "g6", "e4", "i4"])

    t.when("purple", "action:welcome_ship", "ship:1", "reward:bot")

    t.then("purple", bots=["g4", "g6", "e4", "i4"], quarters=4)
    assert t.legal("purple") == ["end"]


# More ships


@rule("OM-COL-66")
def test_each_further_ship_takes_a_colonist_and_is_paid_and_rewarded():
    t = host(level=3, ships=4)

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "boost", "ship:2", "reward:colonists")
    t.when("purple", "boost", "ship:3", "reward:colonists")

    t.then("purple", hangar=3, water=1, plant=1, working=2, quarters=3 + 2 * 3 - 2, beside=3)


@rule("OM-COL-66")
@pytest.mark.parametrize(("water", "plant"), [(2, 1), (1, 2), (1, 1)])
def test_a_further_ship_costs_a_water_and_a_plant_too(water, plant):
    t = host(level=3, water=water, plant=plant)

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")

    assert t.legal("purple") == ["end"]


@rule("OM-COL-67")
@pytest.mark.parametrize(("quarters", "ships"), [(0, 1), (1, 2), (2, 3)])
def test_colonists_gained_in_the_turn_do_not_boost(quarters, ships):
    t = host(level=5, ships=5, quarters=quarters)

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")
    for ship in range(2, ships + 1):
        t.when("purple", "boost", f"ship:{ship}", "reward:colonists")

    assert t.legal("purple") == ["end"]
    t.then("purple", hangar=ships, working=quarters, quarters=2 * ships)


@rule("OM-COL-67")
def test_colonists_gained_before_the_action_do_not_boost_either():
    t = host(level=3, ships=3, quarters=0, built={"private_ship": "g7"}, crystals=2)

    t.when("purple", "use:private_ship", "ship:1", "reward:colonists")
    t.when("purple", "action:welcome_ship", "ship:2", "reward:colonists")

    assert t.legal("purple") == ["end"]


@rule("OM-COL-67")
def test_colonists_gained_in_an_earlier_turn_boost():
    t = host(level=3, ships=3, quarters=0)
    t.given(shuttle=("orbit", 3))
    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "end")
    t.end_turn("green")
    t.when("purple", "stay")

    t.when("purple", "action:welcome_ship", "ship:2", "reward:colonists", "boost", "ship:3", "reward:colonists")

    t.then("purple", hangar=3, working=1)


@rule("OM-COL-67")
def test_a_mine_may_take_a_colonist_gained_in_the_turn_so_that_the_others_boost():
    t = host(level=3, ships=3, quarters=2, goals=["goal_7"], bots=["i3"], built={"metal_deposit": "g5"}, crystals=2)
    t.when("purple", "goal:goal_7", "choose:2", "use:metal_deposit", "hex:i4")
    t.then("purple", quarters=3, miners=["i4"])
    paid = ("pay:water", "pay:plant", "reward:colonists")

    t.when("purple", "action:welcome_ship", "ship:1", *paid, "boost", "ship:2", *paid)

    assert t.why_not("purple", "boost") is None


# Limit, depot, hangar


@rule("OM-COL-68")
@pytest.mark.parametrize(
    ("level", "depot", "hangar", "reason"),
    [
        (1, [1, 2, 3, 4, 5], 0, None),
        (1, [2, 3, 4, 5], 1, "om-why-level-too-low"),
        (1, [2, 3, 4, 5], 0, "om-why-level-too-low"),
        (2, [2, 3, 4, 5], 0, None),
        (2, [3, 4, 5], 1, "om-why-level-too-low"),
        (4, [5], 0, "om-why-level-too-low"),
        (5, [5], 4, None),
    ],
)
def test_no_more_ships_than_the_colony_level_ever_leave_the_depot(level, depot, hangar, reason):
    t = host(level=level, depot=depot, hangar=hangar)

    assert t.why_not("purple", "action:welcome_ship") == reason


@rule("OM-COL-68")
def test_the_limit_holds_for_boosted_ships():
    t = host(level=2, ships=3)

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "boost", "ship:2", "reward:colonists")

    assert t.legal("purple") == ["end"]


@rule("OM-COL-69")
@pytest.mark.parametrize("place", [1, 3, 5])
def test_the_executive_action_beside_the_emptied_space_opens(place):
    t = host(crystals=4, goals=["goal_1", "goal_2", "goal_3"])
    assert t.why_not("purple", f"executive:{place}") == "om-why-ship-on-it"

    t.when("purple", "action:welcome_ship", f"ship:{place}", "reward:colonists")

    assert t.why_not("purple", f"executive:{place}") != "om-why-ship-on-it"
    others = [other for other in (1, 2, 3, 4, 5) if other != place]
    assert {t.why_not("purple", f"executive:{other}") for other in others} == {"om-why-ship-on-it"}


@rule("OM-COL-69")
@pytest.mark.parametrize(("depot", "kept"), [([1, 2, 3, 4, 5], 3), ([1, 2, 4, 5], 4), ([], 8)])
def test_each_emptied_space_holds_a_crystal(depot, kept):
    t = in_colony()
    t.given("purple", depot=depot, arriving=9)
    t.given(shuttle=("orbit", 3))

    t.end_turn("purple")
    t.end_turn("green")

    t.then("purple", crystals=kept, arriving=0)


@rule("OM-COL-70")
@pytest.mark.parametrize("hangar", [0, 1, 4])
def test_a_ship_in_the_hangar_is_worth_3_points(hangar):
    t = in_colony()
    t.given("purple", depot=[5], hangar=hangar)

    assert t.score("purple")["ships"] == 3 * hangar


@rule("OM-COL-70")
def test_a_ship_may_be_discarded_to_travel_and_is_gone():
    t = in_colony()
    t.given("purple", depot=[3, 4, 5], hangar=2)
    t.given(shuttle=("orbit", 3))
    t.end_turn("purple")
    t.end_turn("green")

    t.when("purple", "travel", "space:1")

    t.then("purple", side="orbit", hangar=1, depot=[3, 4, 5])
    assert t.score("purple")["ships"] == 3


@rule("OM-COL-70")
def test_without_a_ship_there_is_no_such_travel():
    t = in_colony()
    t.given("purple", depot=[3, 4, 5], hangar=0)
    t.given("green", hangar=1)
    t.given(shuttle=("orbit", 3))

    t.end_turn("purple")
    t.end_turn("green")

    assert t.legal("green") == ["stay", "travel"]
    t.then("purple", side="colony")


# Technology


@rule("OM-COL-83")
@pytest.mark.parametrize(("space", "level"), [("1a", 1), ("2b", 2), ("3a", 3)])
def test_a_ship_technology_brings_as_many_more_colonists_as_its_level(space, level):
    t = host(level=5, ships=5, quarters=0, lab={space: "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "tech:purple")

    assert t.legal("purple") == ["end"], "no further ship, and colonists of this turn do not boost"
    t.then("purple", hangar=1, working=0, quarters=2 + level, water=4, plant=4)


@rule("OM-COL-83")
def test_a_ship_technology_is_used_once_an_action_and_may_follow_a_boost():
    t = host(level=5, ships=5, quarters=1, lab={"2a": "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "boost", "ship:2", "reward:bot")
    t.when("purple", t.legal("purple")[0], "tech:purple")

    assert t.legal("purple") == ["end"]
    t.then("purple", hangar=2, working=1, quarters=3 + 2)


@rule("OM-COL-83")
def test_after_the_ship_technology_a_colonist_who_was_there_may_still_boost():
    t = host(level=5, ships=5, quarters=1, lab={"1a": "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "tech:purple")
    assert t.legal("purple") == ["boost", "done"]
    t.when("purple", "boost", "ship:2", "reward:colonists")

    t.then("purple", hangar=2, quarters=2 + 1 + 2, working=1)
    assert t.legal("purple") == ["end"], "the tile was used"


@rule("OM-COL-83", "OM-GEN-09")
@pytest.mark.parametrize(("shelters", "quarters"), [(["h3"], 6), ([], 4)])
def test_a_ship_technology_brings_no_more_colonists_than_find_room(shelters, quarters):
    t = host(quarters=quarters - 3, shelters=shelters, lab={"3a": "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "tech:purple")

    t.then("purple", quarters=quarters, beside=12 - quarters)


@rule("OM-COL-83", "OM-GEN-09")
def test_without_room_for_colonists_the_ship_technology_is_of_no_use():
    t = host(quarters=3, shelters=[], lab={"3a": "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists")

    assert t.legal("purple") == ["end"]
    t.then("purple", quarters=4)


@rule("OM-COL-83")
def test_the_ship_technology_of_another_player_serves_as_well():
    t = host(level=2, ships=2, quarters=0)
    t.given("green", lab={"1a": "ship"})

    t.when("purple", "action:welcome_ship", "ship:1", "reward:colonists", "tech:green")

    t.then("purple", hangar=1, quarters=3)
    t.then("green", waiting=1)
