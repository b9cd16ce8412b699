"""Mines and miners (OM-COL-45 to -50)."""

import pytest

import valles
from tests.on_mars.rules.colony import LIFE_SUPPORT, builder_of, in_colony, occupy
from tests.support.ledger import rule
from valles.games.on_mars.rules.colony import CENTRE, HEX_NAMES


@rule("OM-COL-45")
def test_mines_are_outside_the_life_support_system():
    t = builder_of("mine")

    t.when("purple", "action:construct", "build:mine", "hex:i4")

    t.then(lss=dict.fromkeys(LIFE_SUPPORT, 1))
    t.then("purple", points=0)
    assert t.legal("purple") == ["end"]


@rule("OM-COL-45")
def test_the_warehouse_has_no_minerals():
    t = in_colony()
    t.given("purple", space=1)
    t.then(warehouse={"mineral": 0})

    t.when("purple", "action:resupply")

    assert t.legal("purple") == [f"take:{good}" for good in ("crystal", "battery", "water", "plant", "oxygen")]


@rule("OM-COL-45")
def test_an_update_brings_no_minerals_to_the_warehouse():
    t = in_colony()
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2), warehouse={"water": 0})

    t.end_turn("purple")

    t.then(level=2, warehouse={"mineral": 0, "water": 2})


def to_orbit(t, *seats: str) -> None:
    """Everybody ends the turn, the shuttle leaves the colony, and these seats travel."""
    t.given(shuttle=("colony", 1))
    for seat in t.game.seats:
        t.end_turn(seat)
    for seat in t.game.seats:
        t.when(seat, "travel" if seat in seats else "stay", *(["space:1"] if seat in seats else []))


@rule("OM-COL-46")
def test_each_miner_yields_a_mineral_when_the_owner_travels_to_orbit():
    t = in_colony()
    occupy(t, "purple", "i4", "h3")
    occupy(t, "green", "e6")

    to_orbit(t, "purple")

    t.then("purple", mineral=2)
    t.then("green", mineral=0)


@rule("OM-COL-46")
def test_a_miner_yields_in_addition_to_what_the_construction_gave():
    t = builder_of("mine")
    t.when("purple", "action:construct", "build:mine", "hex:i4")
    t.then("purple", mineral=1)

    to_orbit(t, "purple")

    t.then("purple", mineral=2)


@rule("OM-COL-47")
@pytest.mark.parametrize(("others", "size"), [([], 2), (["g6"], 3)])
def test_creating_or_enlarging_a_complex_of_mines_moves_the_cube(others, size):
    t = builder_of("mine")
    t.given("purple", lab={"2b": "mine"}, shelters=["a1"])
    t.given(buildings=dict.fromkeys(others, "mine"))

    t.when("purple", "action:construct", "build:mine", "hex:h5")

    t.then("purple", cubes=["mine"], mineral=size)


@rule("OM-COL-48")
def test_a_mine_with_the_miner_of_another_player_may_be_upgraded():
    t = in_colony()
    occupy(t, "green", "i4")
    t.given("purple", bots=["i3"], blueprints=["metal_deposit"], mineral=1)

    t.when("purple", "action:upgrade")

    t.then("purple", built={"metal_deposit": "i4"})


@rule("OM-COL-49")
def test_miners_do_not_come_home_on_travel():
    t = in_colony()
    occupy(t, "purple", "i4")
    t.given("purple", quarters=1, working=1)

    to_orbit(t, "purple")

    t.then("purple", miners=["i4"], quarters=2, working=0)


@rule("OM-COL-49")
def test_retrieving_colonists_does_not_reach_miners():
    t = in_colony()
    occupy(t, "purple", "i4", "h3")
    t.given("purple", built={"eco_resort": "e5"}, crystals=2)
    assert t.why_not("purple", "use:eco_resort") == "om-why-nobody-there"
    t.given("purple", slots={"hire": 1, "research": 1})

    t.when("purple", "use:eco_resort")

    assert t.legal("purple") == ["retrieve:research", "retrieve:hire", "done"]
    t.when("purple", "retrieve:research", "retrieve:hire")
    t.then("purple", miners=["h3", "i4"])


@rule("OM-COL-50")
def test_the_starting_mine_has_no_miner():
    game = valles.new("on_mars", seats=("purple", "green"), seed=5)

    assert HEX_NAMES[CENTRE] == "g5"
    assert game.state.building[CENTRE]
    assert not any(game.state.miner)


@rule("OM-COL-50")
def test_the_starting_mine_may_be_upgraded():
    t = in_colony()
    t.given("purple", bots=["g4"], blueprints=["metal_deposit"], mineral=1)

    t.when("purple", "action:upgrade")

    t.then("purple", built={"metal_deposit": "g5"})
