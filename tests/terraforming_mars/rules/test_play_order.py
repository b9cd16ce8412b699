"""The order of effects due together: chosen by the active player, asked only where it can matter (TM-PLAY-14, -15)."""

import pytest

from tests.support.ledger import rule
from valles.testing import table


def orders(t, card):
    """What the seat is offered as first effect when it plays the card; empty if the order is not asked."""
    t.when("yellow", f"play:{card}")
    return [option for option in t.legal("yellow") if option.startswith("first:")]


# Drawing against discarding


@rule("TM-PLAY-14")
def test_cards_drawn_first_can_be_discarded_for_the_university():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["research", "mine"], tableau=["mars_university"])
    t.given(deck_top=["comet", "birds", "ants"])
    assert orders(t, "research") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1")
    t.then("yellow", hand=["comet", "mine", "birds"])
    t.when("yellow", "yes", "card:birds", "no")
    t.then("yellow", hand=["comet", "ants", "mine"])


@rule("TM-PLAY-14")
def test_the_university_first_discards_before_cards_are_drawn():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["research", "mine"], tableau=["mars_university"])
    t.given(deck_top=["comet", "birds", "ants"])
    t.when("yellow", "play:research", "first:mars_university", "yes")
    t.then("yellow", hand=["comet"])
    assert t.legal("yellow") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1", "no")
    t.then("yellow", hand=["comet", "ants", "birds"])
    t.then(turn="yellow")


@rule("TM-PLAY-14")
def test_the_university_needs_a_card_which_the_draw_may_bring_first():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, hand=["lagrange_observatory"], tableau=["mars_university"])
    t.given(deck_top=["comet", "birds"])
    assert orders(t, "lagrange_observatory") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1", "yes")
    t.then("yellow", hand=["birds"])


@rule("TM-PLAY-14")
def test_the_university_against_a_tile_that_may_bring_a_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["restricted_area"], tableau=["mars_university"])
    t.given(deck_top=["comet", "birds"])
    assert orders(t, "restricted_area") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1", "space:r3c1", "yes")
    t.then("yellow", hand=["birds"])


@rule("TM-PLAY-14")
def test_the_university_against_the_conference_that_draws():
    t = table("terraforming_mars")
    t.given(
        "yellow", credits=11, hand=["breathing_filters", "mine"], tableau=["mars_university", "olympus_conference"],
        on={"olympus_conference": 1},
    )  # fmt: skip
    t.given(oxygen=7, deck_top=["comet", "birds"])
    assert orders(t, "breathing_filters") == ["first:mars_university", "first:olympus_conference"]
    t.when("yellow", "first:olympus_conference", "choose:2")
    t.then("yellow", hand=["comet", "mine"], on={"olympus_conference": 0})
    t.when("yellow", "yes", "card:comet")
    t.then("yellow", hand=["mine", "birds"])


@rule("TM-PLAY-14")
def test_the_university_waits_for_a_conference_that_adds_first_and_draws_then():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["research"], tableau=["mars_university", "olympus_conference"])
    t.given(deck_top=["comet", "birds", "ants", "fish"])
    t.when("yellow", "play:research", "first:1")
    assert t.legal("yellow") == ["first:mars_university", "first:olympus_conference"]
    t.when("yellow", "first:olympus_conference")
    t.then("yellow", on={"olympus_conference": 1})
    t.when("yellow", "first:olympus_conference", "choose:2")
    t.then("yellow", hand=["comet", "ants", "birds"], on={"olympus_conference": 0})
    t.when("yellow", "yes", "card:ants", "no")
    t.then("yellow", hand=["comet", "fish", "birds"])


# An ocean of the active player, plants of another


@rule("TM-PLAY-15")
def test_plants_that_an_ocean_brings_to_another_can_be_removed():
    t = table("terraforming_mars")
    t.given("yellow", credits=21, hand=["comet"])
    t.given("blue", tableau=["arctic_algae"])
    assert orders(t, "comet") == ["first:2", "first:3"]
    t.when("yellow", "first:2", "space:r1c5")
    t.then("blue", plants=2)
    t.when("yellow", "target:blue", "amount:2")
    t.then("blue", plants=0)
    t.then(temperature=-28, oceans=1, turn="yellow")


@rule("TM-PLAY-15")
def test_plants_are_removed_before_the_ocean_brings_new_ones():
    t = table("terraforming_mars")
    t.given("yellow", credits=21, hand=["comet"])
    t.given("blue", plants=1, tableau=["arctic_algae"])
    t.when("yellow", "play:comet", "first:3", "target:blue")
    t.then("blue", plants=0)
    t.when("yellow", "space:r1c5")
    t.then("blue", plants=2)
    t.then(temperature=-28, oceans=1)


@rule("TM-PLAY-15")
@pytest.mark.parametrize(
    ("card", "table_facts", "expected"),
    [
        ("giant_ice_asteroid", {"temperature": -30}, ["first:2", "first:3"]),
        ("giant_ice_asteroid", {"temperature": -2}, ["first:1", "first:2", "first:3"]),
        ("asteroid", {"temperature": -2}, ["first:1", "first:3"]),
        ("deimos_down", {"temperature": -6}, ["first:1", "first:3"]),
        ("mining_expedition", {"oxygen": 7, "temperature": -2}, ["first:1", "first:2"]),
    ],
)
def test_every_way_to_an_ocean_counts_against_a_removal_of_plants(card, table_facts, expected):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card])
    t.given("blue", plants=1, tableau=["arctic_algae"])
    t.given(**table_facts)
    assert orders(t, card) == expected


@rule("TM-PLAY-15")
def test_the_order_is_asked_again_while_two_effects_still_clash():
    t = table("terraforming_mars")
    t.given("yellow", credits=21, hand=["comet"])
    t.given("blue", tableau=["arctic_algae"])
    t.given(temperature=-2)
    assert orders(t, "comet") == ["first:1", "first:2", "first:3"]
    t.when("yellow", "first:1", "space:r1c5")
    assert t.legal("yellow") == ["first:2", "first:3"]
    t.when("yellow", "first:3", "target:blue", "amount:2", "space:r4c8")
    t.then("blue", plants=2)
    t.then(oceans=2, temperature=0)


# An ocean of a bonus step, a tile of the same card


@rule("TM-PLAY-14")
def test_the_bonus_ocean_first_pays_for_the_tile_beside_it():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.given(temperature=-4)
    assert orders(t, "lava_flows") == ["first:1", "first:2"]
    t.when("yellow", "first:1", "space:r1c2", "space:r2c2")
    t.then("yellow", credits=2, steel=3, tr=23)
    t.then(temperature=0, oceans=1, tiles={"r1c2": "ocean", "r2c2": ("lava_flows", "yellow")})


@rule("TM-PLAY-14")
def test_the_tile_first_is_paid_nothing_for_the_bonus_ocean():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.given(temperature=-4)
    t.when("yellow", "play:lava_flows", "first:2", "space:r2c2", "space:r1c2")
    t.then("yellow", credits=0, steel=3, tr=23)
    t.then(temperature=0, oceans=1, tiles={"r1c2": "ocean", "r2c2": ("lava_flows", "yellow")})


@rule("TM-PLAY-14")
def test_nuclear_zone_is_asked_when_its_heat_melts_an_ocean():
    t = table("terraforming_mars")
    t.given("yellow", credits=10, hand=["nuclear_zone"])
    t.given(temperature=-2)
    assert orders(t, "nuclear_zone") == ["first:1", "first:2"]


# Not asked


@rule("TM-PLAY-14")
@pytest.mark.parametrize(
    ("card", "next_option"),
    [
        ("comet", "space:r1c5"),
        ("giant_ice_asteroid", "space:r1c5"),
        ("lava_flows", "space:r2c2"),
        ("nuclear_zone", "space:r2c2"),
        ("towing_a_comet", "space:r1c5"),
        ("asteroid", "target:blue"),
        ("research", "end"),
        ("domed_crater", "space:r3c4"),
        ("imported_ghg", "end"),
    ],
)
def test_the_order_is_not_asked_where_nothing_can_clash(card, next_option):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card], production={"energy": 1})
    t.given("blue", plants=3)
    assert orders(t, card) == []
    assert next_option in t.legal("yellow")


@rule("TM-PLAY-14")
@pytest.mark.parametrize("card", ["lava_flows", "nuclear_zone"])
@pytest.mark.parametrize("table_facts", [{"temperature": -6}, {"temperature": 0}, {"temperature": -4, "oceans": 9}])
def test_a_tile_is_not_asked_against_heat_that_melts_no_ocean(card, table_facts):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card])
    t.given(**table_facts)
    assert orders(t, card) == []


@rule("TM-PLAY-15")
@pytest.mark.parametrize(
    ("card", "table_facts"),
    [("asteroid", {}), ("comet", {"oceans": 9}), ("mining_expedition", {"oxygen": 6, "temperature": -2})],
)
def test_a_removal_is_not_asked_against_an_ocean_that_does_not_come(card, table_facts):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card])
    t.given("blue", plants=3, tableau=["arctic_algae"])
    t.given(**table_facts)
    assert orders(t, card) == []
    assert "target:blue" in t.legal("yellow")


@rule("TM-PLAY-15")
def test_a_removal_is_not_asked_against_plants_of_a_protected_player():
    t = table("terraforming_mars")
    t.given("yellow", credits=21, hand=["comet"])
    t.given("blue", tableau=["arctic_algae", "protected_habitats"])
    assert orders(t, "comet") == []


@rule("TM-PLAY-14")
@pytest.mark.parametrize("card", ["breathing_filters", "robotic_workforce", "adaptation_technology"])
def test_the_university_alone_is_not_asked_for_an_order(card):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card, "mine"], tableau=["mars_university", "solar_power"])
    t.given(oxygen=7)
    assert orders(t, card) == []
    assert t.legal("yellow") == ["yes", "no"]


@rule("TM-PLAY-14")
def test_the_university_is_not_asked_against_a_conference_that_has_nothing_to_spend():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["breathing_filters", "mine"], tableau=["mars_university", "olympus_conference"])
    t.given(oxygen=7)
    assert orders(t, "breathing_filters") == []
    assert t.legal("yellow") == ["yes", "no"]


@rule("TM-PLAY-14")
def test_the_university_that_answers_to_itself_needs_no_order():
    t = table("terraforming_mars")
    t.given("yellow", credits=10, hand=["mars_university", "mine"])
    assert orders(t, "mars_university") == []
    assert t.legal("yellow") == ["yes", "no"]


# Drawing against a choice among cards


@rule("TM-PLAY-14")
def test_point_luna_may_draw_before_or_after_cards_are_looked_at():
    for first, hand in (("first:1", ["ants", "birds"]), ("first:point_luna", ["birds", "algae"])):
        t = table("terraforming_mars", prelude=True)
        t.given("yellow", corporation="point_luna", credits=7, hand=["business_contacts"])
        t.given(deck_top=["comet", "ants", "birds", "algae", "mine"])
        assert orders(t, "business_contacts") == ["first:1", "first:point_luna"]
        t.when("yellow", first, *[f"card:{card}" for card in sorted(hand, key=t._number)])
        assert set(t.seat("yellow").hand) == {*hand, "mine" if first == "first:1" else "comet"}


@rule("TM-PLAY-14")
def test_the_conference_may_draw_before_or_after_cards_are_looked_at():
    t = table("terraforming_mars")
    t.given("yellow", credits=2, hand=["invention_contest"], tableau=["olympus_conference"])
    t.given("yellow", on={"olympus_conference": 1})
    t.given(deck_top=["comet", "ants", "birds", "algae"])
    assert orders(t, "invention_contest") == ["first:1", "first:olympus_conference"]
    t.when("yellow", "first:olympus_conference", "choose:2")
    t.then("yellow", hand=["comet"])
    t.when("yellow", "card:algae")
    t.then("yellow", hand=["comet", "algae"])


@rule("TM-PLAY-14")
def test_the_conference_without_a_resource_leaves_no_order_to_choose():
    t = table("terraforming_mars")
    t.given("yellow", credits=2, hand=["invention_contest"], tableau=["olympus_conference"])
    assert orders(t, "invention_contest") == []
