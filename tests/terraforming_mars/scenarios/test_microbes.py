"""Cards with microbes, those that feed them, and Viral Enhancers."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import cards, next_generation, play, table


@scenario("regolith_eaters", "ghg_producing_bacteria")
@rule("TM-ACT-02", "TM-ACT-06")
@cards(
    ("card", "price", "parameter", "before", "after"),
    ("regolith_eaters", 13, "oxygen", 0, 1),
    ("ghg_producing_bacteria", 8, "temperature", -30, -28),
)
def test_microbes_multiply_or_2_of_them_terraform(t, card, price, parameter, before, after):
    if card == "ghg_producing_bacteria":
        t.given(oxygen=4)
    play(t, card, price)
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1}, tr=20)
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"
    u = table()
    u.given("yellow", tableau=[card], on={card: 2}, tr=20)
    u.then(**{parameter: before})
    u.when("yellow", f"action:{card}")
    assert u.legal("yellow") == ["choose:1", "choose:2"]
    u.when("yellow", "choose:2")
    u.then("yellow", on={card: 0}, tr=21)
    u.then(**{parameter: after})
    assert u.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("regolith_eaters", "ghg_producing_bacteria")
@rule("TM-ACT-04")
@pytest.mark.parametrize("card", ["regolith_eaters", "ghg_producing_bacteria"])
def test_microbes_may_go_on_multiplying_and_the_mark_comes_off(t, card):
    t.given("yellow", tableau=[card], on={card: 2})
    t.when("yellow", f"action:{card}", "choose:1")
    t.then("yellow", on={card: 3})
    next_generation(t)
    t.given(turn="yellow")
    assert t.why_not("yellow", f"action:{card}") is None


@scenario("regolith_eaters", "ghg_producing_bacteria")
@rule("TM-PARAM-06", "TM-PARAM-07", "TM-ACT-07")
@pytest.mark.parametrize("card", ["regolith_eaters", "ghg_producing_bacteria"])
def test_microbes_may_be_spent_in_vain_at_the_target(t, card):
    t.given("yellow", tableau=[card], on={card: 2}, tr=20)
    t.given(oxygen=14, temperature=8)
    t.when("yellow", f"action:{card}", "choose:2")
    t.then("yellow", on={card: 0}, tr=20)
    t.then(oxygen=14, temperature=8)


@scenario("tardigrades")
@rule("TM-ACT-02", "TM-ACT-05")
def test_tardigrades_gain_a_microbe(t):
    play(t, "tardigrades", 4)
    t.when("yellow", "action:tardigrades")
    t.then("yellow", on={"tardigrades": 1}, credits=0)
    assert t.why_not("yellow", "action:tardigrades") == "why-already-used"


@scenario("nitrite_reducing_bacteria")
@rule("TM-ACT-02", "TM-ACT-06", "TM-PLAY-25")
def test_nitrite_reducing_bacteria_cost_11_and_turn_3_microbes_into_rating(t):
    play(t, "nitrite_reducing_bacteria", 11)
    t.then("yellow", on={"nitrite_reducing_bacteria": 3}, tr=20)
    t.when("yellow", "action:nitrite_reducing_bacteria")
    assert t.legal("yellow") == ["choose:1", "choose:2"]
    t.when("yellow", "choose:2")
    t.then("yellow", on={"nitrite_reducing_bacteria": 0}, tr=21)
    assert t.why_not("yellow", "action:nitrite_reducing_bacteria") == "why-already-used"


@scenario("nitrite_reducing_bacteria")
@pytest.mark.parametrize(("before", "answers"), [(2, ()), (3, ("choose:1",))])
def test_nitrite_reducing_bacteria_multiply_below_3_or_at_will(t, before, answers):
    t.given("yellow", tableau=["nitrite_reducing_bacteria"], on={"nitrite_reducing_bacteria": before}, tr=20)
    t.when("yellow", "action:nitrite_reducing_bacteria", *answers)
    t.then("yellow", on={"nitrite_reducing_bacteria": before + 1}, tr=20)


@scenario("decomposers")
@rule("TM-PLAY-45")
def test_decomposers_cost_5_and_gain_a_microbe_for_their_own_tag_and_for_events(t):
    t.given(oxygen=3)
    play(t, "decomposers", 5)
    t.then("yellow", on={"decomposers": 1})
    t.given("yellow", credits=1 + 4, hand=["virus", "mine"])
    t.when("yellow", "play:virus", "choose:1")
    t.then("yellow", on={"decomposers": 2})
    t.given("blue", passed=True)
    t.given(turn="yellow")
    t.when("yellow", "play:mine")
    t.then("yellow", on={"decomposers": 2})


@scenario("symbiotic_fungus")
@rule("TM-ACT-02")
def test_symbiotic_fungus_costs_4_and_feeds_an_own_microbe_card(t):
    t.given(temperature=-14)
    play(t, "symbiotic_fungus", 4)
    t.given("yellow", tableau=["ants", "tardigrades", "birds"])
    t.given("blue", tableau=["decomposers"])
    t.when("yellow", "action:symbiotic_fungus")
    assert t.legal("yellow") == ["card:ants", "card:tardigrades"]
    t.when("yellow", "card:tardigrades")
    t.then("yellow", on={"ants": 0, "tardigrades": 1})
    assert t.why_not("yellow", "action:symbiotic_fungus") == "why-already-used"


@scenario("symbiotic_fungus")
@rule("TM-PLAY-11", "TM-ACT-07")
def test_microbe_of_symbiotic_fungus_is_lost_without_a_card_for_it(t):
    t.given("yellow", tableau=["symbiotic_fungus", "birds"])
    t.given("blue", tableau=["ants"])
    t.when("yellow", "action:symbiotic_fungus")
    t.then("yellow", on={"symbiotic_fungus": 0, "birds": 0})
    t.then("blue", on={"ants": 0})


@scenario("extreme_cold_fungus")
@rule("TM-ACT-02", "TM-ACT-06")
def test_extreme_cold_fungus_costs_13_and_gives_a_plant(t):
    play(t, "extreme_cold_fungus", 13)
    t.then("yellow", plants=0)
    t.when("yellow", "action:extreme_cold_fungus", "choose:1")
    t.then("yellow", plants=1)
    assert t.why_not("yellow", "action:extreme_cold_fungus") == "why-already-used"


@scenario("extreme_cold_fungus")
@rule("TM-ACT-06")
def test_extreme_cold_fungus_feeds_2_microbes_to_one_own_card(t):
    t.given("yellow", tableau=["extreme_cold_fungus", "ants", "tardigrades"])
    t.given("blue", tableau=["decomposers"])
    t.when("yellow", "action:extreme_cold_fungus", "choose:2")
    assert t.legal("yellow") == ["card:ants", "card:tardigrades"]
    t.when("yellow", "card:ants")
    t.then("yellow", plants=0, on={"ants": 2, "tardigrades": 0})
    assert t.why_not("yellow", "action:extreme_cold_fungus") == "why-already-used"


@scenario("viral_enhancers")
def test_viral_enhancers_cost_9_and_give_a_plant_for_the_own_tag(t):
    play(t, "viral_enhancers", 9)
    t.then("yellow", plants=1)


@scenario("viral_enhancers")
@rule("TM-PLAY-42")
@cards(
    ("card", "price", "plants"),
    ("adapted_lichen", 9, 1),
    ("archaebacteria", 6, 1),
    ("advanced_ecosystems", 11, 3),
    ("symbiotic_fungus", 4, 1),
    ("sponsors", 6, 0),
)
def test_viral_enhancers_give_a_plant_for_each_living_tag(t, card, price, plants):
    t.given("yellow", tableau=["viral_enhancers", "lichen", "birds"])
    t.given(temperature=-30 if card == "archaebacteria" else -14)
    play(t, card, price)
    t.then("yellow", plants=plants)


@scenario("viral_enhancers")
@rule("TM-PLAY-45")
def test_viral_enhancers_answer_to_own_events_only(t):
    t.given("yellow", credits=1, tableau=["viral_enhancers"], hand=["virus"])
    t.given("blue", credits=9, hand=["adapted_lichen"])
    t.when("yellow", "play:virus", "choose:1", "end")
    t.then("yellow", plants=1)
    t.when("blue", "play:adapted_lichen")
    t.then("yellow", plants=1)
    t.then("blue", plants=0)


@scenario("viral_enhancers", "tardigrades", "pets")
@cards(
    ("card", "price", "there"),
    ("tardigrades", 4, 0),
    ("pets", 10, 1),
)
def test_viral_enhancers_feed_the_played_card_or_give_a_plant(t, card, price, there):
    t.given("yellow", tableau=["viral_enhancers"])
    play(t, card, price)
    assert t.legal("yellow") == ["choose:1", "choose:2"]
    other = t.game.copy()
    t.when("yellow", "choose:2")
    t.then("yellow", plants=0, on={card: there + 1})
    t.game = other
    t.when("yellow", "choose:1")
    t.then("yellow", plants=1, on={card: there})


@scenario("viral_enhancers", "ecological_zone")
def test_viral_enhancers_choose_for_each_tag_of_the_ecological_zone(t):
    t.given("yellow", tableau=["viral_enhancers"])
    t.given(tiles={"r3c3": ("greenery", "yellow")})
    play(t, "ecological_zone", 12, "space:r3c4", "choose:1", "choose:2")
    t.then("yellow", plants=1, on={"ecological_zone": 3})
