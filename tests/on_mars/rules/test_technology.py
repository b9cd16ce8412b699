"""Learning and developing technologies (OM-ORBIT-11 to -24)."""

import pytest

from tests.on_mars.rules.opening import THREE, facts, pending_prompt
from tests.support.ledger import rule
from valles.testing import table

LAB = {space["id"]: space for space in facts("lab")["spaces"]}
LEVELS = {level["level"]: level for level in facts("lab")["levels"]}
MOVES = [(start, end) for start, space in LAB.items() for end in space["develops_to"]]
RESOURCES = ("mineral", "battery", "water", "plant", "oxygen")
GRID = {
    "top_1": "mine", "top_2": "generator", "top_3": "water_extractor", "middle_1": "greenhouse",
    "middle_2": "oxygen_condenser", "middle_3": "rover", "bottom_1": "upgrade", "bottom_2": "ship",
}  # fmt: skip


def developments(t, seat="purple"):
    return [option.removeprefix("develop:") for option in t.legal(seat) if option.startswith("develop:")]


def learning(seats=("purple", "green"), **purple):
    """The grid holds the technologies in their order, and the first seat has an empty laboratory."""
    t = table("on_mars", seats=seats)
    t.given(grid=GRID)
    t.given("purple", **{"lab": {"2b": "shelter"}, **purple})
    return t


# Learning


@rule("OM-ORBIT-11")
@pytest.mark.parametrize("space", ["1a", "1b"])
def test_a_learnt_tile_goes_to_an_empty_space_of_column_1(space):
    t = learning()
    t.when("purple", "action:learn_tech", "grid:bottom_1")
    assert t.legal("purple") == ["lab:1a", "lab:1b"]
    t.when("purple", f"lab:{space}")
    t.then("purple", lab={space: "upgrade"}, quarters=3)


@rule("OM-ORBIT-11")
def test_the_space_that_is_left_takes_the_tile():
    t = learning(lab={"1a": "mine"})
    t.when("purple", "action:learn_tech", "grid:bottom_1")
    t.then("purple", lab={"1a": "mine", "1b": "upgrade"})


@rule("OM-ORBIT-11")
def test_with_column_1_full_nothing_can_be_learnt():
    t = learning(lab={"1a": "mine", "1b": "rover"}, battery=2, mineral=2)
    assert t.why_not("purple", "action:learn_tech") == "om-why-lab-full"


@rule("OM-ORBIT-12")
@pytest.mark.parametrize("tile", [("bottom_1", {}), ("bottom_2", {})])
def test_the_bottom_row_is_free(tile):
    t = learning(battery=1, water=1)
    t.when("purple", "action:learn_tech", f"grid:{tile[0]}", "lab:1b")
    t.then("purple", battery=1, water=1)


@rule("OM-ORBIT-12")
@pytest.mark.parametrize("space", ["middle_1", "middle_2", "middle_3"])
def test_the_middle_row_costs_a_battery(space):
    t = learning(water=2, plant=2, oxygen=2)
    t.when("purple", "action:learn_tech")
    assert t.why_not("purple", f"grid:{space}") == "om-why-too-expensive"
    t.given("purple", battery=1)
    t.when("purple", f"grid:{space}", "lab:1b")
    t.then("purple", battery=0, water=2, plant=2, oxygen=2, lab={"1b": GRID[space]})


@rule("OM-ORBIT-12")
@pytest.mark.parametrize("space", ["top_1", "top_2", "top_3"])
@pytest.mark.parametrize("other", RESOURCES)
def test_the_top_row_costs_a_battery_and_a_resource_of_choice(space, other):
    t = learning(**{"battery": 1, other: 2 if other == "battery" else 1})
    t.when("purple", "action:learn_tech", f"grid:{space}")
    if pending_prompt(t.game)[1] == "om-ask-pay":
        t.when("purple", "pay:battery")
    t.when("purple", "lab:1b")
    t.then("purple", **dict.fromkeys(RESOURCES, 0), lab={"1b": GRID[space]})


@rule("OM-ORBIT-12")
def test_a_top_row_tile_needs_two_resources_of_which_one_is_a_battery_or_mineral():
    t = learning(battery=1)
    t.when("purple", "action:learn_tech")
    assert t.why_not("purple", "grid:top_1") == "om-why-too-expensive"
    t.given("purple", battery=0, water=2)
    assert t.why_not("purple", "grid:top_1") == "om-why-too-expensive"


@rule("OM-ORBIT-12", "OM-GEN-07")
def test_minerals_replace_both_resources_of_the_top_row():
    t = learning(mineral=2)
    t.when("purple", "action:learn_tech", "grid:top_1", "lab:1b")
    t.then("purple", mineral=0, lab={"1b": "mine"})


@rule("OM-ORBIT-13")
def test_a_gap_in_the_grid_stays_until_the_colony_grows():
    t = learning(seats=THREE)
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1b", "done", "end")
    t.then(grid={**GRID, "bottom_1": None})
    t.given(lss=dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2))
    t.end_turn("green")
    t.then(level=2, grid={space: tech for space, tech in GRID.items() if space != "bottom_1"})
    assert len(t.state.tech_stack) == 7
    assert 0 not in t.state.grid


@rule("OM-ORBIT-14")
def test_the_benefit_of_the_upper_space_may_be_taken_at_once():
    t = learning()
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1a")
    assert t.legal("purple") == ["take:crystal", "take:battery", "take:water", "take:plant", "take:oxygen", "done"]
    t.when("purple", "take:water")
    t.then("purple", water=1)
    t.then(warehouse={"water": 1})


@rule("OM-ORBIT-14")
def test_the_benefit_of_the_upper_space_may_be_left_out():
    t = learning(quarters=0)
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1a", "done")
    t.then("purple", **dict.fromkeys(RESOURCES, 0), lab={"1a": "upgrade"})
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-ORBIT-14")
def test_the_benefit_of_the_lower_space_is_a_crystal():
    t = learning()
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1b")
    t.then("purple", arriving=1)


@rule("OM-ORBIT-15")
def test_one_colonist_brings_a_second_tile_with_cost_space_and_benefit_of_its_own():
    t = learning(battery=1, quarters=3)
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1a", "take:water", "boost", "grid:middle_1")
    t.then("purple", lab={"1a": "upgrade", "1b": "greenhouse"}, battery=0, water=1, arriving=1, quarters=2, working=1)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-ORBIT-15")
def test_there_is_no_second_tile_without_a_second_space():
    t = learning(lab={"1a": "mine"}, battery=1)
    t.when("purple", "action:learn_tech", "grid:bottom_1")
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-ORBIT-16")
def test_nobody_owns_two_tiles_of_a_type_but_two_players_may_own_one_each():
    t = learning(lab={"2b": "shelter", "4a": "ship"}, battery=1)
    t.given("green", lab={"1a": "upgrade"})
    t.when("purple", "action:learn_tech")
    assert t.why_not("purple", "grid:bottom_2") == "om-why-already-owned"
    t.when("purple", "grid:bottom_1", "lab:1b")
    t.then("purple", lab={"1b": "upgrade"})


@rule("OM-ORBIT-16")
def test_a_second_tile_of_the_type_just_learnt_is_refused_too():
    t = learning(battery=2)
    t.given(grid={**GRID, "middle_1": "upgrade"})
    t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1b", "boost")
    assert t.why_not("purple", "grid:middle_1") == "om-why-already-owned"


# Developing


@rule("OM-ORBIT-17")
@pytest.mark.parametrize(
    ("steps", "lab"),
    [(["1a-2a", "2a-3a"], {"3a": "mine", "1b": "ship"}), (["1a-2a", "1b-2b"], {"2a": "mine", "2b": "ship"})],
)
def test_one_tile_is_developed_twice_or_two_tiles_once(steps, lab):
    t = table("on_mars")
    t.given("purple", lab={"1a": "mine", "1b": "ship"}, oxygen=2, quarters=1)
    t.when("purple", "action:research", *(f"develop:{step}" for step in steps))
    t.then("purple", lab=lab, oxygen=0)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-ORBIT-17")
def test_one_development_is_enough_but_none_is_not():
    t = table("on_mars")
    t.given("purple", lab={"1a": "mine"}, oxygen=2)
    t.when("purple", "action:research")
    assert t.why_not("purple", "done") == "om-why-must-act"
    t.when("purple", "develop:1a-2a", "done")
    t.then("purple", oxygen=1, lab={"2a": "mine"})
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-ORBIT-18", "OM-ORBIT-22", "OM-ORBIT-24")
@pytest.mark.parametrize("start", [space for space in LAB if LAB[space]["develops_to"]])
def test_a_tile_moves_to_an_adjacent_space_of_the_next_column_and_nowhere_else(start):
    t = table("on_mars")
    t.given("purple", lab={start: "mine", "6a": "ship"} if start[0] != "5" else {start: "mine"})
    t.given("purple", oxygen=2, battery=2, mineral=2, crystals=2)
    t.when("purple", "action:research")
    ends = LAB[start]["develops_to"]
    assert {int(end[0]) for end in ends} == {int(start[0]) + 1}
    if len(ends) > 1:
        assert developments(t) == [f"{start}-{end}" for end in ends]
        t.when("purple", f"develop:{start}-{ends[0]}")
    for unit in ("pay:oxygen", "pay:battery"):
        if unit in t.legal("purple"):
            t.when("purple", unit)
    lab = t.seat("purple").lab
    assert lab[ends[0]] == "mine"
    assert start not in lab


@rule("OM-ORBIT-18", "OM-ORBIT-22")
@pytest.mark.parametrize(
    ("start", "short", "enough"),
    [
        ("1a", {}, {"plant": 1}),
        ("2b", {"battery": 2}, {"oxygen": 1}),
        ("3b", {"water": 2}, {"oxygen": 1}),
        ("4c", {"oxygen": 1}, {"oxygen": 1, "plant": 1}),
        ("5b", {"oxygen": 1, "mineral": 1}, {"oxygen": 1, "crystals": 1}),
    ],
)
def test_entering_a_column_costs_what_is_printed_above_it(start, short, enough):
    level = int(start[0]) + 1
    words = {"any_resource": "plant", "crystal": "crystals"}
    assert enough == {words.get(good, good): n for good, n in LEVELS[level]["develop_cost"].items()}
    t = table("on_mars")
    t.given("purple", lab={start: "mine"}, quarters=1, **short)
    assert t.why_not("purple", "action:research") is not None
    t.given("purple", **{**dict.fromkeys((*RESOURCES, "crystals"), 0), **enough})
    t.when("purple", "action:research")
    if len(LAB[start]["develops_to"]) > 1:
        t.when("purple", f"develop:{start}-{LAB[start]['develops_to'][-1]}")
    if pending_prompt(t.game)[1] == "om-ask-blueprint":
        t.when("purple", "done")
    t.then("purple", **dict.fromkeys(enough, 0), lab={LAB[start]["develops_to"][-1]: "mine"})


@rule("OM-ORBIT-19")
def test_a_tile_with_occupied_spaces_to_its_right_cannot_be_developed():
    t = table("on_mars")
    t.given("purple", lab={"2b": "shelter", "3a": "mine", "3b": "ship"}, oxygen=2, battery=1)
    t.when("purple", "action:research")
    assert developments(t) == ["3a-4a", "3a-4b", "3b-4b", "3b-4c"]
    assert t.why_not("purple", "develop:2b-3a") == "om-why-lab-space-taken"
    assert t.why_not("purple", "develop:2b-3b") == "om-why-lab-space-taken"
    t.when("purple", "develop:3a-4a")
    assert t.why_not("purple", "develop:2b-3a") is None


@rule("OM-ORBIT-20")
def test_the_benefit_of_a_space_comes_before_the_next_development():
    t = table("on_mars")
    t.given("purple", lab={"2b": "mine", "1a": "ship"}, oxygen=2)
    t.when("purple", "action:research", "develop:2b-3b")
    assert pending_prompt(t.game) == ("purple", "om-ask-move-bots")
    t.when("purple", "bot1:n", "done")
    assert pending_prompt(t.game) == ("purple", "om-ask-develop")
    t.then("purple", bots=["i2"])


@rule("OM-ORBIT-20")
def test_the_benefit_of_a_space_may_be_left_out():
    t = table("on_mars")
    t.given("purple", lab={"4c": "mine"}, oxygen=1, battery=1, quarters=1)
    t.when("purple", "action:research", "done")
    t.then("purple", blueprints=[], lab={"5b": "mine"})


@rule("OM-ORBIT-14", "OM-ORBIT-20", "OM-BOOST-01")
def test_a_benefit_with_the_teal_icon_is_boosted():
    t = table("on_mars")
    t.given(display=["gym", "casino", "biomarket"])
    t.given("purple", lab={"4c": "mine"}, oxygen=1, battery=1, quarters=3)
    t.when("purple", "action:research", "card:gym", "boost", "card:biomarket", "done")
    t.then("purple", blueprints=["biomarket", "gym"], quarters=1, working=1)


@rule("OM-ORBIT-21")
def test_resources_of_one_development_pay_for_the_next():
    t = table("on_mars")
    t.given("purple", lab={"2a": "mine"}, oxygen=1, quarters=1)
    t.when("purple", "action:research", "develop:3a-4a")
    t.then("purple", lab={"4a": "mine"}, mineral=0, oxygen=0)


@rule("OM-ORBIT-21")
def test_crystals_of_one_development_do_not():
    t = table("on_mars")
    t.given(display=["casino", "gym"])
    t.given("purple", lab={"4c": "mine", "5a": "ship"}, oxygen=2, battery=1, quarters=2)
    t.when("purple", "action:research", "pay:battery", "card:casino", "done")
    t.then("purple", lab={"5b": "mine", "5a": "ship"}, oxygen=1, arriving=1)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-main-done")


@rule("OM-ORBIT-22")
@pytest.mark.parametrize("space", LAB)
def test_the_column_gives_the_points_of_a_tile(space):
    t = table("on_mars")
    t.given("purple", lab={space: "mine"})
    level = LAB[space]["column"]
    assert [LEVELS[n]["op"] for n in range(1, 7)] == [1, 2, 3, 4, 5, 9]
    assert t.score("purple")["technologies"] == LEVELS[level]["op"]


@rule("OM-ORBIT-22")
@pytest.mark.parametrize("space", LAB)
def test_the_column_gives_the_level_of_a_tile(space):
    t = table("on_mars")
    t.given("purple", space=5, lab={space: "rover"})
    t.when("purple", "action:control_center", "rover:n", "rover:s", "tech:purple")
    for step in range(LAB[space]["column"]):
        t.when("purple", "rover:n" if step % 2 == 0 else "rover:s")
    assert t.why_not("purple", "rover:s") in ("om-why-no-points", "om-why-not-asked")


@rule("OM-ORBIT-23")
@pytest.mark.parametrize("third", ["3a-4a", "1b-2b"])
def test_a_boost_develops_any_own_tile_once_more(third):
    t = table("on_mars")
    t.given("purple", lab={"1a": "mine", "1b": "ship"}, oxygen=2, quarters=3)
    t.when("purple", "action:research", "develop:1a-2a", "develop:2a-3a", "boost", f"develop:{third}")
    start, end = third.split("-")
    t.then("purple", lab={start: None, end: "mine" if end == "4a" else "ship"}, mineral=0, quarters=1, working=1)


@rule("OM-ORBIT-24")
def test_a_tile_at_level_6_goes_nowhere():
    t = table("on_mars")
    t.given("purple", lab={"6a": "mine"}, **dict.fromkeys(RESOURCES, 2), crystals=3)
    assert t.why_not("purple", "action:research") == "om-why-no-tile-there"
