"""General rules: complexes, pieces, order and effects (OM-GEN-18 to -26)."""

import pytest

from tests.on_mars.rules.opening import FOUR, pending_prompt
from tests.support.ledger import rule
from valles.testing import table

PLACES_FOR_SHELTERS = ["g1", "i1", "k1", "k3"]

# Buildings and pieces


@rule("OM-GEN-18")
@pytest.mark.parametrize(("hex", "size", "cubes"), [("f1", 1, []), ("g2", 2, ["generator"])])
def test_two_connected_buildings_of_a_type_are_a_complex_and_one_is_none(hex, size, cubes):
    t = table("on_mars")
    t.given("purple", space=5, shelters=PLACES_FOR_SHELTERS, mineral=1, bots=["g1"], lab={"1a": "generator"})
    t.when("purple", "action:construct", f"hex:{hex}")
    t.then("purple", battery=size, cubes=cubes)


@rule("OM-GEN-18")
def test_the_size_of_a_complex_is_the_number_of_its_buildings():
    t = table("on_mars")
    t.given(buildings={"g2": "generator", "h1": "generator", "f5": "generator"})
    t.given("purple", space=5, shelters=["k1", "k3", "i1"], mineral=1, bots=["g1"], lab={"4a": "generator"})
    t.when("purple", "action:construct", "build:generator", "hex:f1")
    t.then("purple", battery=4)


@rule("OM-GEN-19")
def test_shelters_of_different_players_are_different_types():
    t = table("on_mars")
    t.given(buildings={"k2": ("shelter", "green")})
    t.given("purple", space=5, oxygen=1, bots=["k3"])
    t.when("purple", "action:construct")
    assert t.legal("purple") == ["hex:j3", "hex:j4", "hex:k3"]
    t.when("purple", "hex:j4")
    t.then("purple", arriving=1)


@rule("OM-GEN-19")
def test_shelters_of_one_player_form_a_complex():
    t = table("on_mars")
    t.given("purple", space=5, oxygen=1)
    t.when("purple", "action:construct", "build:shelter", "hex:i2", "tech:purple")
    t.then("purple", arriving=2)


@rule("OM-GEN-20", "OM-ROUND-02", "OM-ROUND-09")
def test_in_turn_order_means_by_space_from_1_to_8():
    t = table("on_mars", seats=FOUR)
    for seat, space in zip(FOUR, (8, 3, 6, 1), strict=True):
        t.given(seat, space=space)
    t.end_turn("blue")
    for seat in ("green", "yellow", "purple"):
        assert t.turn == seat
        t.end_turn(seat)


@rule("OM-GEN-21")
def test_an_empty_hex_holds_nothing_at_all():
    t = table("on_mars")
    t.given("green", stands=False, bots=["d3"], rover="d4")
    t.given("purple", stands=True, bots=["e3"], miners=["d5"])
    t.given(buildings={"d5": "mine", "j3": "mine"}, ground={"d6": "crystal", "g8": "discovery_gain_oxygen"})
    t.given(shuttle=("orbit", 1), exploration=["discovery_crystals_x3", "discovery_gain_plant"])
    t.end_turn("purple")
    t.when("purple", "travel", "card:discovery_gain_plant")
    free = ["f2", "f7", "g2", "h2", "h7", "i7", "j4", "j5", "j6"]
    assert t.legal("purple") == [f"hex:{hex}" for hex in free]


@rule("OM-GEN-22")
@pytest.mark.parametrize(
    ("facts", "green"),
    [
        ({}, {"bots": ["i2"]}),
        ({}, {"rover": "i2"}),
        ({"buildings": {"i2": "mine"}}, {"miners": ["i2"]}),
        ({"buildings": {"i2": "mine"}}, {"built": {"metal_deposit": "i2"}}),
    ],
)
def test_pieces_share_a_hex_only_for_a_moment(facts, green):
    t = table("on_mars")
    t.given(**facts)
    t.given("green", **green)
    t.given("purple", space=5)
    t.when("purple", "action:control_center", "bot1:n")
    assert t.why_not("purple", "done") == "om-why-must-move-on"
    t.when("purple", "bot1:s", "done")
    t.then("purple", bots=["i3"])


@rule("OM-GEN-22")
@pytest.mark.parametrize(
    ("seat", "piece"),
    [("purple", {"built": {"casino": "i3"}}), ("green", {"bots": ["i3"]}), ("green", {"rover": "i3"})],
)
def test_a_new_bot_finds_a_shelter_without_a_piece(seat, piece):
    t = table("on_mars")
    t.given("purple", space=5, water=1, plant=1, shelters=["k3"], bots=["g1"])
    t.given(seat, **piece)
    t.when("purple", "action:welcome_ship", "ship:1", "reward:bot")
    t.then("purple", bots=["g1", "k3"])


@rule("OM-GEN-22")
def test_a_displaced_bot_finds_no_place_beside_a_miner():
    t = table("on_mars")
    t.given(buildings={"h3": "mine", "j4": "mine"})
    t.given("green", miners=["h3"])
    t.given("purple", space=5, bots=["i4"], mineral=1)
    t.when("purple", "action:construct", "build:generator", "hex:i4")
    assert pending_prompt(t.game) == ("purple", "om-ask-displace")
    assert t.why_not("purple", "hex:j4") is None
    assert "hex:h3" not in t.legal("purple")


@rule("OM-GEN-22")
@pytest.mark.parametrize("facts", [{"buildings": {"i2": "mine"}}, {"ground": {"i2": "crystal"}}])
def test_buildings_and_crystals_are_no_pieces(facts):
    t = table("on_mars")
    t.given(**facts)
    t.given("purple", space=5)
    t.when("purple", "action:control_center", "bot1:n", "done")
    t.then("purple", bots=["i2"])


@rule("OM-GEN-23")
def test_a_building_belongs_to_nobody_so_anybody_may_upgrade_it():
    t = table("on_mars")
    t.given("purple", space=5, mineral=1)
    t.when("purple", "action:construct", "build:generator", "hex:i4", "done", "end")
    t.given("green", space=6, bots=["i6", "j4"], blueprints=["wind_turbines"], mineral=1)
    t.when("green", "action:upgrade")
    t.then("green", built={"wind_turbines": "i4"}, mineral=0)


@rule("OM-GEN-23")
def test_a_shelter_belongs_to_its_owner_alone():
    t = table("on_mars")
    t.given("purple", space=5, bots=["e6"], blueprints=["casino"], mineral=1)
    assert t.why_not("purple", "action:upgrade") == "om-why-out-of-zone"
    t.given("purple", bots=["i2"])
    t.when("purple", "action:upgrade")
    t.then("purple", built={"casino": "i3"})


# Order


@rule("OM-GEN-24")
def test_a_new_shelter_widens_storage_and_quarters_within_the_same_turn():
    t = table("on_mars")
    t.given("purple", space=5, oxygen=2, battery=2, crystals=2, quarters=4)
    assert t.why_not("purple", "executive:7") is None
    t.when("purple", "action:construct", "build:shelter", "hex:i2", "tech:purple", "executive:7", "take:battery")
    t.then("purple", battery=3)


@rule("OM-GEN-24")
def test_a_welcomed_ship_widens_the_depot_within_the_same_turn():
    t = table("on_mars")
    t.given("purple", space=5, water=1, plant=1, crystals=2, arriving=3)
    t.when("purple", "action:welcome_ship", "ship:5", "reward:colonists")
    t.given("purple", battery=2, oxygen=2, water=2, plant=1)
    t.when("purple", "executive:7", "take:crystal")
    t.then("purple", crystals=0, arriving=4)


@rule("OM-GEN-25")
def test_points_are_recorded_at_once():
    t = table("on_mars")
    t.given("purple", space=5, mineral=1)
    t.when("purple", "action:construct", "build:generator", "hex:i4")
    assert pending_prompt(t.game) == ("purple", "om-ask-choose")
    t.then("purple", points=2)


@rule("OM-GEN-26")
def test_the_parts_of_an_effect_come_one_after_the_other():
    t = table("on_mars")
    t.given("purple", built={"casino": "i3"}, scientists={"systems_engineer": "casino"})
    t.when("purple", "use:casino")
    t.then("purple", arriving=2, quarters=3)
    assert t.legal("purple") == ["boost", "done"]
    t.when("purple", "boost", "done")
    t.then("purple", arriving=3, quarters=2, working=1)


@rule("OM-GEN-26")
def test_what_follows_an_unpaid_price_is_lost():
    t = table("on_mars")
    t.given("purple", built={"trade_market": "e5"}, scientists={"biochemist": "trade_market"}, water=1)
    t.when("purple", "use:trade_market", "no")
    t.then("purple", water=1, battery=0)
    assert pending_prompt(t.game) == ("purple", "om-ask-turn-executed")


@rule("OM-GEN-26")
def test_a_price_is_paid_before_what_it_buys():
    t = table("on_mars")
    t.given("purple", built={"trade_market": "e5"}, scientists={"biochemist": "trade_market"}, water=1)
    t.when("purple", "use:trade_market", "yes")
    t.then("purple", water=0)
    t.when("purple", "take:battery", "take:plant", "done")
    t.then("purple", water=0, battery=1, plant=1)


@rule("OM-GEN-26", "OM-GEN-05")
def test_the_general_rules_hold_within_an_effect():
    t = table("on_mars")
    t.given("purple", built={"casino": "i3"}, scientists={"systems_engineer": "casino"}, crystals=1)
    t.when("purple", "use:casino", "done")
    t.then("purple", crystals=1, arriving=2)
    assert t.why_not("purple", "action:resupply") is None
    t.when("purple", "action:resupply")
    assert t.why_not("purple", "take:crystal") == "om-why-no-room"
