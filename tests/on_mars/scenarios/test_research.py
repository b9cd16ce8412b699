"""Research tiles: two free developments, and one of each type for a player."""

from tests.on_mars.scenarios.playing import cards, table
from tests.support.ledger import rule, scenario

TILES = cards(
    "tile, letter, hex",
    ("research_a1", "a", "d1"),
    ("research_a2", "a", "b1"),
    ("research_b1", "b", "j1"),
    ("research_b2", "b", "l1"),
    ("research_c1", "c", "d8"),
    ("research_c2", "c", "b6"),
    ("research_d1", "d", "j8"),
    ("research_d2", "d", "l6"),
)


def rover_beside(tile, hex):
    """The tile lies on k3 instead of its place, a step north of purple's rover."""
    t = table()
    t.given(ground={hex: None, "k3": tile})
    t.given("purple", space=6, rover="k4", quarters=0)
    return t


@rule("OM-SETUP-16")
@scenario("research_a1", "research_a2", "research_b1", "research_b2")
@scenario("research_c1", "research_c2", "research_d1", "research_d2")
@TILES
def test_research_tile_lies_in_its_corner_of_the_map(tile, letter, hex):
    t = table()

    t.then(ground={hex: tile})


@rule("OM-COL-14", "OM-COL-18", "OM-ORBIT-18", "OM-ORBIT-20")
@scenario("research_a1", "research_a2", "research_b1", "research_b2")
@scenario("research_c1", "research_c2", "research_d1", "research_d2")
@TILES
def test_research_tile_gives_two_free_developments(tile, letter, hex):
    t = rover_beside(tile, hex)

    t.when("purple", "action:control_center", "rover:n", "done", "yes", "develop:2b-3b", "done", "develop:3b-4c")

    assert t.seat("purple").lab == {"4c": "shelter"}
    t.then("purple", research=[letter], discoveries=[], oxygen=0, mineral=0, rover="k3")
    t.then(ground={"k3": None}, gone=[])
    assert "end" in t.legal("purple"), "there are two developments, no more"


@rule("OM-ORBIT-17")
@scenario("research_a1", "research_a2", "research_b1", "research_b2")
@scenario("research_c1", "research_c2", "research_d1", "research_d2")
@TILES
def test_research_tile_may_develop_two_tiles_or_one_once(tile, letter, hex):
    t = rover_beside(tile, hex)
    t.given("purple", lab={"1a": "mine", "2b": "shelter"})
    t.when("purple", "action:control_center", "rover:n", "done", "yes", "develop:2b-3b", "done", "develop:1a-2b")
    assert t.seat("purple").lab == {"2b": "mine", "3b": "shelter"}

    t = rover_beside(tile, hex)
    t.when("purple", "action:control_center", "rover:n", "done", "yes", "develop:2b-3b", "done", "done")
    assert t.seat("purple").lab == {"3b": "shelter"}


@rule("OM-COL-15", "OM-COL-16")
@scenario("research_a1", "research_a2", "research_b1", "research_b2")
@scenario("research_c1", "research_c2", "research_d1", "research_d2")
@TILES
def test_research_tile_is_closed_to_a_rover_whose_owner_has_its_twin(tile, letter, hex):
    t = rover_beside(tile, hex)
    others = [other for other in "abcd" if other != letter]
    t.given("green", research=[letter])
    t.given("purple", research=others)
    t.when("purple", "action:control_center", "rover:n")
    assert t.why_not("purple", "done") is None, "the tiles of others are no hindrance"

    t.given("purple", rover="k4", research=[letter])
    t.given(turn="purple")
    t.when("purple", "action:control_center", "rover:n")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", "rover:n")
    t.then("purple", rover="k2", research=[letter])
    t.then(ground={"k3": tile})


@rule("OM-COL-15", "OM-COL-16")
@scenario("research_a1", "research_a2", "research_b1", "research_b2")
@scenario("research_c1", "research_c2", "research_d1", "research_d2")
@TILES
def test_research_tile_is_closed_to_a_rover_whose_owner_has_nothing_to_develop(tile, letter, hex):
    t = rover_beside(tile, hex)
    t.given("purple", lab={"6a": "shelter", "5a": "mine"})

    t.when("purple", "action:control_center", "rover:n")

    assert t.why_not("purple", "done") == "om-why-must-move-on"


@rule("OM-COL-17")
@scenario("research_a1", "research_a2", "research_b1", "research_b2")
@scenario("research_c1", "research_c2", "research_d1", "research_d2")
@TILES
def test_research_tile_may_be_left_for_others(tile, letter, hex):
    t = rover_beside(tile, hex)

    t.when("purple", "action:control_center", "rover:n", "done", "no")

    t.then("purple", rover="k3", research=[])
    t.then(ground={"k3": tile})
