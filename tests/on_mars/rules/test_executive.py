"""Executive actions, scientists and the actions of advanced buildings (OM-EXEC-01 to -12)."""

import pytest

from tests.on_mars.rules.closing import THREE
from tests.support.ledger import rule
from valles.testing import table

RESUPPLY = ("action:resupply", "take:plant", "done")
COSTS = {1: 4, 2: 4, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2}
"""Crystals for the executive action beside each depot space, the top one first."""
ANSWERS = {
    1: (
        "develop:2b-3b",
        "done",
    ),
    2: ("done",),
    3: ("card:gym",),
    4: ("card:metal_deposit",),
    5: (),
    6: ("done",),
    7: ("take:water",),
}
"""What has to be answered at the table of `ready`."""
WORKPLACES = {
    "geologist": "mineral_mine",
    "rd_engineer": "radar",
    "hydrologist": "research_lab",
    "biochemist": "biomarket",
    "geochemist": "oxygen_tank",
    "systems_engineer": "casino",
}
"""For each scientist a blueprint of the type of building he works in."""


def ready(crystals, ship=1):
    """A table where purple could take any executive action; this ship has left the depot."""
    t = table("on_mars")
    t.given("purple", crystals=crystals, depot=[place for place in range(1, 6) if place != ship])
    t.given("purple", bots=["g4"], blueprints=["construction_yard", "metal_deposit"], mineral=1)
    t.given(display=["gym", "wind_turbines"])
    return t


def built_up(owner, scientists=(), **options):
    """A table where the owner has an advanced building of each type, and purple has scientists but no crystals."""
    t = table("on_mars", **options)
    shelter = t.seat(owner).shelters[0]
    t.given(owner, built=dict(zip(WORKPLACES.values(), ("g5", "g3", "g7", "e5", "i5", shelter), strict=True)))
    t.given("purple", oxygen=1, scientists=scientists)
    return t


def uses(t, seat):
    """The advanced buildings whose action the seat may take."""
    return [option.removeprefix("use:") for option in t.legal(seat) if option.startswith("use:")]


# When


@rule("OM-EXEC-01")
def test_an_executive_action_may_come_before_the_main_action_and_there_is_no_second_one():
    t = table("on_mars")
    t.given("purple", crystals=3)
    t.when("purple", "executive:7", "take:water")
    t.then("purple", crystals=1, water=1)
    t.when("purple", *RESUPPLY)
    t.then("purple", plant=1)
    assert t.legal("purple") == ["end"]
    assert t.why_not("purple", "executive:6") == "om-why-executive-done"


@rule("OM-EXEC-01")
def test_an_executive_action_may_come_after_the_main_action_and_there_is_no_second_one():
    t = table("on_mars")
    t.given("purple", crystals=3)
    t.when("purple", *RESUPPLY, "executive:7", "take:water")
    t.then("purple", crystals=1, water=1, plant=1)
    assert t.legal("purple") == ["end"]
    assert t.why_not("purple", "executive:7") == "om-why-executive-done"


@rule("OM-EXEC-01")
def test_there_is_no_second_one_by_an_advanced_building_either():
    t = built_up("purple", ["geologist"])
    t.given("purple", crystals=2)
    t.when("purple", "executive:7", "take:water")
    assert uses(t, "purple") == []
    assert t.why_not("purple", "use:mineral_mine") == "om-why-executive-done"


@rule("OM-EXEC-01")
def test_no_executive_action_comes_in_the_middle_of_the_main_action():
    t = table("on_mars")
    t.given("purple", crystals=3)
    t.when("purple", "action:resupply")
    assert t.why_not("purple", "executive:7") == "om-why-not-asked"


@rule("OM-EXEC-01")
@pytest.mark.parametrize("space", (1, 5))
def test_executive_actions_are_taken_on_either_side(space):
    t = ready(crystals=4)
    t.given("purple", space=space)
    assert [slot for slot in COSTS if t.why_not("purple", f"executive:{slot}") is None] == [1, 6, 7]


@rule("OM-EXEC-01")
def test_a_turn_needs_no_executive_action():
    t = table("on_mars")
    t.given("purple", crystals=3)
    t.when("purple", *RESUPPLY, "end")
    t.then("purple", crystals=3)
    t.then(turn="green")


# The depot


@rule("OM-EXEC-02")
def test_at_the_start_the_three_lowest_actions_are_open():
    t = table("on_mars")
    t.given("purple", crystals=3, built={"mineral_mine": "g5"}, bots=["g4"], blueprints=["metal_deposit"], mineral=1)
    shut = [slot for slot in COSTS if t.why_not("purple", f"executive:{slot}") == "om-why-ship-on-it"]
    assert shut == [1, 2, 3, 4, 5]
    assert [option for option in t.legal("purple") if not option.startswith("action:")] == [
        "executive:6", "executive:7", "use:mineral_mine",
    ]  # fmt: skip


@rule("OM-EXEC-02")
@pytest.mark.parametrize("ship", (1, 2, 3, 4, 5))
def test_a_ship_that_leaves_opens_the_action_on_its_space_and_no_other(ship):
    t = ready(crystals=4, ship=ship)
    assert [option for option in t.legal("purple") if option.startswith("executive:")] == [
        f"executive:{ship}", "executive:6", "executive:7",
    ]  # fmt: skip


@rule("OM-EXEC-02", "OM-EXEC-03")
@pytest.mark.parametrize("slot", COSTS)
def test_each_action_costs_its_crystals_from_the_depot(slot):
    t = ready(crystals=COSTS[slot], ship=min(slot, 5))
    t.when("purple", f"executive:{slot}", *ANSWERS[slot])
    t.then("purple", crystals=0)


@rule("OM-EXEC-03")
@pytest.mark.parametrize("slot", COSTS)
def test_without_all_its_crystals_an_action_is_not_done(slot):
    t = ready(crystals=COSTS[slot] - 1, ship=min(slot, 5))
    t.given("purple", arriving=3)
    assert t.why_not("purple", f"executive:{slot}") == "om-why-too-expensive"


@rule("OM-EXEC-02")
@pytest.mark.parametrize(
    ("slot", "answers", "facts"),
    [
        (
            1,
            (
                "develop:2b-3b",
                "done",
            ),
            {"lab": {"3b": "shelter"}, "mineral": 1},
        ),
        (2, ("rover:n", "rover:ne"), {"rover": "h3"}),
        (3, ("card:gym",), {"blueprints": ["construction_yard", "metal_deposit", "gym"], "arriving": 1, "quarters": 3}),
        (4, ("card:metal_deposit",), {"built": {"metal_deposit": "g5"}, "mineral": 0, "quarters": 3}),
        (5, (), {"mineral": 2}),
        (6, ("bot1:n", "bot1:ne"), {"bots": ["h2"]}),
        (7, ("take:crystal",), {"arriving": 1}),
    ],
)
def test_what_the_actions_beside_the_depot_do(slot, answers, facts):
    t = ready(crystals=COSTS[slot], ship=min(slot, 5))
    t.when("purple", f"executive:{slot}", *answers)
    t.then("purple", **facts)
    t.then(turn="purple")


@rule("OM-EXEC-03")
def test_crystals_on_a_space_do_not_block_its_action():
    t = table("on_mars")
    t.given("purple", crystals=3)
    t.when("purple", "executive:7", "take:water")
    t.then("purple", crystals=1, depot=[1, 2, 3, 4, 5])


# Advanced buildings


@rule("OM-EXEC-04")
def test_the_action_of_an_own_advanced_building_costs_two_crystals():
    t = built_up("purple")
    t.given("purple", crystals=3)
    t.when("purple", "use:mineral_mine")
    t.then("purple", crystals=1, points=2)


@rule("OM-EXEC-04")
def test_with_one_crystal_no_advanced_building_is_used():
    t = built_up("purple")
    t.given("purple", crystals=1, arriving=1)
    assert uses(t, "purple") == []
    assert t.why_not("purple", "use:mineral_mine") == "om-why-too-expensive"


@rule("OM-EXEC-04")
def test_crystals_do_not_open_the_buildings_of_others():
    t = built_up("green")
    t.given("purple", crystals=3)
    assert uses(t, "purple") == []
    assert t.why_not("purple", "use:mineral_mine") == "om-why-no-scientist"


@rule("OM-EXEC-04")
def test_a_blueprint_with_its_marker_on_it_has_no_action_yet():
    t = table("on_mars")
    t.given("purple", crystals=3, blueprints=["casino"])
    assert t.why_not("purple", "use:casino") == "om-why-not-built"
    t.given("purple", built={"casino": "i3"})
    assert t.why_not("purple", "use:casino") is None


@rule("OM-EXEC-04")
def test_a_building_is_not_used_when_its_two_crystals_leave_nothing_to_pay_the_action_with():
    t = table("on_mars")
    t.given("purple", crystals=2, built={"biolab": "g5"})
    t.given(offers=["contract_1", "contract_2"])
    assert t.why_not("purple", "use:biolab") is not None
    t.given("purple", crystals=3)
    t.when("purple", "use:biolab", "card:contract_1")
    t.then("purple", crystals=0, contracts={"contract_1": False})


# Scientists


@rule("OM-EXEC-05")
@pytest.mark.parametrize("owner", ("purple", "green"))
@pytest.mark.parametrize("scientist", WORKPLACES)
def test_a_scientist_works_in_buildings_of_one_type_of_any_owner(scientist, owner):
    t = built_up(owner, [scientist])
    assert uses(t, "purple") == [WORKPLACES[scientist]]


@rule("OM-EXEC-05")
@pytest.mark.parametrize("before", (None, "biolab"))
def test_a_scientist_moves_from_wherever_he_is_and_costs_no_crystals(before):
    t = table("on_mars")
    t.given("green", built={"mineral_mine": "g5", "biolab": "h4"})
    t.given("purple", crystals=2, scientists={"geologist": before})
    t.when("purple", "use:mineral_mine")
    t.then("purple", crystals=2, points=2, scientists={"geologist": "mineral_mine"})


@rule("OM-EXEC-05")
def test_the_owner_of_both_chooses_between_crystals_and_the_scientist():
    t = built_up("purple", ["geologist"])
    t.given("purple", crystals=2)
    t.when("purple", "use:mineral_mine")
    assert t.legal("purple") == ["with:crystals", "with:scientist"]
    t.when("purple", "with:crystals")
    t.then("purple", crystals=0, points=2, scientists={"geologist": None})


@rule("OM-EXEC-06")
@pytest.mark.parametrize(("owner", "tech"), (("purple", "purple"), ("green", "green")))
def test_colonists_raise_the_level_of_the_tile_used_to_construct(owner, tech):
    t = concentrating()
    t.given(owner, lab={"2b": "shelter", "2a": "oxygen_condenser"})
    t.given("purple", quarters=1)
    assert t.why_not("purple", "use:concentrator") is None
    t.when("purple", "use:concentrator", "hex:h5")
    t.then("purple", quarters=0, working=1, plant=0, oxygen=2)
    t.then(owner, lab={"2a": "oxygen_condenser"})
    t.then(buildings={"h5": "oxygen_condenser"})


@rule("OM-EXEC-06")
@pytest.mark.parametrize(("colonists", "enough"), ((0, False), (1, False), (2, True)))
def test_each_colonist_adds_one_level(colonists, enough):
    t = concentrating()
    t.given("purple", lab={"1a": "oxygen_condenser"}, quarters=colonists)
    t.when("purple", "use:concentrator")
    assert (t.why_not("purple", "hex:h5") is None) == enough


@rule("OM-EXEC-06")
def test_colonists_raise_the_level_for_that_construction_only():
    t = concentrating()
    t.given("purple", lab={"1a": "oxygen_condenser"}, quarters=3, plant=2, space=5)
    t.when("purple", "use:concentrator", "hex:h5")
    t.then("purple", quarters=1, working=2, lab={"1a": "oxygen_condenser"})
    t.when("purple", "action:construct")
    assert t.why_not("purple", "hex:h6") == "om-why-tech-too-low"


@rule("OM-EXEC-06")
def test_without_a_tile_in_play_colonists_do_not_suffice():
    t = concentrating()
    t.given("purple", quarters=4)
    t.when("purple", "use:concentrator")
    assert t.why_not("purple", "hex:h5") == "om-why-tech-too-low"
    t.then("purple", quarters=4, working=0)


def concentrating():
    """Three oxygen condensers side by side; purple may use the Concentrator and reaches h5 beside them."""
    t = table("on_mars")
    t.given(buildings={"j4": "oxygen_condenser", "j5": "oxygen_condenser"}, lss={"oxygen_condenser": 3})
    t.given("purple", crystals=2, plant=1, bots=["g6"], built={"concentrator": "j5"})
    return t


@rule("OM-EXEC-06")
def test_the_other_buildings_name_their_own_step_for_a_colonist():
    casino = built_up("purple", ["systems_engineer"])
    casino.when("purple", "use:casino", "boost", "boost", "done")
    casino.then("purple", arriving=4, quarters=1, working=2)

    biomarket = built_up("purple", ["biochemist"])
    biomarket.when("purple", "use:biomarket", "take:water", "boost", "take:plant", "done")
    biomarket.then("purple", water=1, plant=1, quarters=2, working=1)

    lab = built_up("purple", ["hydrologist"])
    lab.given("purple", lab={"2b": "shelter", "2a": "mine"}, shelters=["h3"], oxygen=3)
    lab.when("purple", "use:research_lab", "develop:2b-3b", "done", "develop:3b-4c", "boost", "develop:2a-3a", "done")
    lab.then("purple", lab={"4c": "shelter", "3a": "mine"}, oxygen=0, mineral=1, quarters=2, working=1)


@rule("OM-EXEC-07")
def test_while_a_scientist_is_there_his_owner_and_the_owner_of_the_building_pay_nothing():
    t = built_up("green", {"geologist": "mineral_mine"}, seats=THREE)
    t.given("yellow", crystals=3)
    t.given("purple", crystals=3)
    t.given("green", crystals=3)
    t.when("purple", "use:mineral_mine")
    t.then("purple", crystals=3, points=2)
    t.given(turn="green")
    t.when("green", "use:mineral_mine")
    t.then("green", crystals=3, points=2)
    t.given(turn="yellow")
    assert t.why_not("yellow", "use:mineral_mine") == "om-why-no-scientist"


@rule("OM-EXEC-07", "OM-EXEC-08")
def test_when_the_scientist_has_moved_on_the_building_costs_its_owner_crystals_again():
    t = table("on_mars")
    t.given("green", crystals=3, built={"mineral_mine": "g5", "biolab": "h4"})
    t.given("purple", scientists={"geologist": "mineral_mine"}, crystals=1)
    t.given(offers=["contract_1", "contract_2"])
    t.when("purple", "use:biolab", "card:contract_1")
    t.then("purple", scientists={"geologist": "biolab"})
    t.given(turn="green")
    t.when("green", "use:mineral_mine")
    t.then("green", crystals=1, points=2)


@rule("OM-EXEC-08")
def test_a_scientist_stays_at_the_card_from_turn_to_turn():
    t = built_up("green", ["geologist"])
    t.when("purple", "use:mineral_mine", *RESUPPLY, "end")
    t.when("green", *RESUPPLY, "end")
    t.then("purple", scientists={"geologist": "mineral_mine"})
    t.given("purple", crystals=2)
    t.given(turn="purple")
    t.when("purple", "executive:7", "take:water")
    t.then("purple", scientists={"geologist": "mineral_mine"})


@rule("OM-EXEC-09")
def test_a_scientist_does_not_move_to_a_building_whose_action_is_impossible():
    t = table("on_mars")
    t.given("green", built={"private_ship": "g7"})
    t.given("purple", scientists=["hydrologist"])
    assert t.why_not("purple", "use:private_ship") == "om-why-too-expensive"
    t.given("purple", water=1, plant=1)
    t.when("purple", "use:private_ship", "ship:3", "reward:colonists")
    t.then("purple", scientists={"hydrologist": "private_ship"}, hangar=1)


@rule("OM-EXEC-09")
def test_a_scientist_does_not_move_without_the_action_being_done():
    t = table("on_mars")
    t.given("green", built={"private_ship": "g7"})
    t.given("purple", scientists=["hydrologist"], water=1, plant=1)
    t.when("purple", "use:private_ship")
    assert t.why_not("purple", "done") == "om-why-must-act"


@rule("OM-EXEC-10")
def test_repeating_the_action_where_the_scientist_is_needs_no_move_and_no_question():
    t = built_up("purple", {"geologist": "mineral_mine"})
    t.given("purple", crystals=2)
    t.when("purple", "use:mineral_mine")
    t.then("purple", crystals=2, points=2, scientists={"geologist": "mineral_mine"})
    assert "om-log-scientist" not in [event.phrase.key for event in t.game.events]


@rule("OM-EXEC-11")
@pytest.mark.parametrize("owner", ("purple", "green"))
def test_a_blueprint_with_its_marker_receives_no_scientist(owner):
    t = table("on_mars")
    t.given(owner, blueprints=["mineral_mine"])
    t.given("purple", scientists=["geologist"])
    assert uses(t, "purple") == []
    assert t.why_not("purple", "use:mineral_mine") == "om-why-not-built"


@rule("OM-EXEC-12")
@pytest.mark.parametrize("place", (None, "biolab"))
def test_scientists_score_wherever_they_work(place):
    t = table("on_mars")
    t.given("green", built={"biolab": "g5", "wind_turbines": "g3"})
    t.given("purple", scientists={"geologist": place})
    assert t.score("purple")["scientists"] == 3
