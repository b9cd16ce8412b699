"""Costs and payment (TM-PAY)."""

from itertools import product

import pytest
from hypothesis import given, strategies

from tests.support.ledger import rule
from valles import IllegalMove
from valles.testing import table


def payments(t, option):
    """Every payment offered to yellow for the option: steel, titanium, heat and M€ spent."""
    before = t.game.copy()
    before.play("yellow", option)
    prices = []
    open_games = [before]
    start = t.state.seats[0].stock
    while open_games:
        game = open_games.pop()
        if game.pending[0].prompt.key == "ask-payment":
            for answer in game.legal("yellow"):
                after = game.copy()
                after.play("yellow", answer)
                open_games.append(after)
        else:
            credits, steel, titanium, _, _, heat = game.state.seats[0].stock
            prices.append((start[1] - steel, start[2] - titanium, start[5] - heat, start[0] - credits))
    assert len(prices) == len(set(prices)), "a payment is offered twice"
    return set(prices)


# What pays for what


@rule("TM-PAY-01")
@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("play:sponsors", 6),
        ("standard:power_plant", 11),
        ("standard:asteroid", 14),
        ("milestone:terraformer", 8),
        ("award:banker", 8),
    ],
)
def test_credits_pay_for_cards_projects_milestones_and_awards(option, price):
    t = table("terraforming_mars")
    t.given("yellow", credits=price - 1, tr=35, hand=["sponsors"])
    assert t.why_not("yellow", option) == "why-too-expensive"
    t.given("yellow", credits=price + 1)
    t.when("yellow", option)
    t.then("yellow", credits=1)


@rule("TM-PAY-01", "TM-PAY-14")
def test_credits_pay_for_buying_cards():
    t = table("terraforming_mars")
    t.given("yellow", credits=10, tr=20)
    t.pass_all()
    t.then("yellow", credits=30)
    t.when("yellow", "yes", "yes", "no", "yes")
    t.when("blue", "no", "no", "no", "no")
    t.then("yellow", credits=21)
    assert len(t.seat("yellow").hand) == 3


@rule("TM-PAY-02")
def test_steel_pays_2_for_a_building_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, steel=2, hand=["mine"])
    t.when("yellow", "play:mine")
    t.then("yellow", steel=0, production={"steel": 1})


@rule("TM-PAY-02")
@pytest.mark.parametrize("card", ["sponsors", "vesta_shipyard", "micro_mills"])
def test_steel_pays_for_nothing_but_building_cards(card):
    t = table("terraforming_mars")
    t.given("yellow", credits=2, steel=20, hand=[card])
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"


@rule("TM-PAY-03")
def test_titanium_pays_3_for_a_space_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, titanium=5, hand=["vesta_shipyard"])
    t.when("yellow", "play:vesta_shipyard")
    t.then("yellow", titanium=0, production={"titanium": 1})


@rule("TM-PAY-03")
@pytest.mark.parametrize("card", ["sponsors", "mine", "micro_mills"])
def test_titanium_pays_for_nothing_but_space_cards(card):
    t = table("terraforming_mars")
    t.given("yellow", credits=2, titanium=20, hand=[card])
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"


@rule("TM-PAY-04")
def test_metal_and_credits_may_be_mixed():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, steel=3, titanium=3, hand=["titanium_mine", "vesta_shipyard"])
    t.when("yellow", "play:titanium_mine", "pay:steel:2")
    t.then("yellow", credits=17, steel=1, titanium=3)
    t.when("yellow", "play:vesta_shipyard", "pay:titanium:1")
    t.then("yellow", credits=5, steel=1, titanium=2)


@rule("TM-PAY-05")
def test_metal_may_overpay_and_no_change_is_given():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, steel=4, titanium=3, hand=["titanium_mine", "imported_ghg"])
    t.when("yellow", "play:titanium_mine", "pay:steel:4")
    t.then("yellow", credits=9, steel=0)
    t.when("yellow", "play:imported_ghg", "pay:titanium:3")
    t.then("yellow", credits=9, titanium=0)


@rule("TM-PAY-05")
def test_metal_must_overpay_where_there_are_no_credits():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, steel=4, hand=["titanium_mine"])
    t.when("yellow", "play:titanium_mine")
    t.then("yellow", credits=0, steel=0)


@rule("TM-PAY-06")
def test_a_metal_unit_that_could_be_left_out_is_refused():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, steel=5, hand=["titanium_mine"])
    t.when("yellow", "play:titanium_mine")
    assert t.legal("yellow") == [f"pay:steel:{n}" for n in range(5)]
    assert t.why_not("yellow", "pay:steel:5") == "why-payment-wasteful"
    with pytest.raises(IllegalMove):
        t.when("yellow", "pay:steel:5")


@rule("TM-PAY-06")
def test_a_payment_that_does_not_cover_the_price_is_refused():
    t = table("terraforming_mars")
    t.given("yellow", credits=3, steel=5, hand=["titanium_mine"])
    t.when("yellow", "play:titanium_mine")
    assert t.legal("yellow") == ["pay:steel:2", "pay:steel:3", "pay:steel:4"]
    assert t.why_not("yellow", "pay:steel:1") == "why-payment-short"


# The exact set of payments. The expected ones are written as steel, titanium, heat, M€.


@rule("TM-PAY-06")
@pytest.mark.parametrize(
    ("card", "stock", "expected"),
    [
        ("mine", {"credits": 10, "steel": 3}, {(0, 0, 0, 4), (1, 0, 0, 2), (2, 0, 0, 0)}),
        ("titanium_mine", {"credits": 1, "steel": 5}, {(3, 0, 0, 1), (4, 0, 0, 0)}),
        ("vesta_shipyard", {"credits": 7, "titanium": 9}, {(0, 3, 0, 6), (0, 4, 0, 3), (0, 5, 0, 0)}),
        ("callisto_penal_mines", {"credits": 0, "titanium": 9}, {(0, 8, 0, 0)}),
        ("toll_station", {"credits": 1, "titanium": 5}, {(0, 4, 0, 0)}),
    ],
)
def test_every_minimal_payment_with_one_metal_is_offered(card, stock, expected):
    t = table("terraforming_mars")
    t.given("yellow", hand=[card], **stock)
    assert payments(t, f"play:{card}") == expected


@rule("TM-PAY-08", "TM-PAY-06")
def test_a_card_with_building_and_space_may_be_paid_with_both_metals():
    t = table("terraforming_mars")
    t.given("yellow", credits=3, steel=2, titanium=9, hand=["space_elevator"])
    assert payments(t, "play:space_elevator") == {
        (0, 8, 0, 3),
        (0, 9, 0, 0),
        (1, 8, 0, 1),
        (2, 7, 0, 2),
        (2, 8, 0, 0),
    }


@rule("TM-PAY-08", "TM-PAY-06")
def test_titanium_is_not_asked_about_when_steel_covers_the_price():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, steel=14, titanium=1, hand=["space_elevator"])
    assert payments(t, "play:space_elevator") == {(14, 0, 0, 0), (12, 1, 0, 0)}
    t.when("yellow", "play:space_elevator", "pay:steel:14")
    t.then("yellow", steel=0, titanium=1)


@rule("TM-PAY-10", "TM-PAY-06")
def test_titanium_of_phobolog_is_worth_4():
    t = table("terraforming_mars")
    t.given("yellow", credits=3, titanium=4, corporation="phobolog", hand=["vesta_shipyard"])
    assert payments(t, "play:vesta_shipyard") == {(0, 3, 0, 3), (0, 4, 0, 0)}


@rule("TM-PAY-10", "TM-PAY-06")
def test_advanced_alloys_make_both_metals_worth_1_more():
    t = table("terraforming_mars")
    t.given("yellow", credits=2, steel=3, titanium=5, hand=["space_elevator"], tableau=["advanced_alloys"])
    assert payments(t, "play:space_elevator") == {(2, 5, 0, 1), (3, 4, 0, 2), (3, 5, 0, 0)}


@rule("TM-PAY-10")
def test_changes_of_a_metals_worth_add_up():
    t = table("terraforming_mars")
    t.given("yellow", titanium=4, corporation="phobolog", hand=["vesta_shipyard"], tableau=["advanced_alloys"])
    t.when("yellow", "play:vesta_shipyard")
    t.then("yellow", titanium=1)


@rule("TM-PAY-10")
def test_a_changed_worth_is_the_owners_alone():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, steel=1, titanium=4, hand=["mine", "vesta_shipyard"])
    t.given("blue", corporation="phobolog", tableau=["advanced_alloys"])
    assert t.why_not("yellow", "play:mine") == "why-too-expensive"
    assert t.why_not("yellow", "play:vesta_shipyard") == "why-too-expensive"


@rule("TM-PAY-06")
def test_heat_of_helion_pays_beside_titanium_and_is_never_wasted():
    t = table("terraforming_mars")
    t.given("yellow", credits=2, titanium=5, heat=4, corporation="helion", hand=["vesta_shipyard"])
    assert payments(t, "play:vesta_shipyard") == {
        (0, 3, 4, 2),
        (0, 4, 1, 2),
        (0, 4, 2, 1),
        (0, 4, 3, 0),
        (0, 5, 0, 0),
    }


@rule("TM-PAY-06")
def test_metal_that_overpays_leaves_no_room_for_heat():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, steel=2, heat=2, corporation="helion", hand=["fueled_generators"])
    assert payments(t, "play:fueled_generators") == {(0, 0, 1, 0), (1, 0, 0, 0)}


@rule("TM-PAY-13")
@pytest.mark.parametrize(
    ("heat", "credits", "expected"),
    [
        (6, 0, {(0, 0, 1, 0)}),
        (6, 1, {(0, 0, 1, 0), (0, 0, 0, 1)}),
        (5, 1, {(0, 0, 0, 1)}),
        (9, 0, {(0, 0, 1, 0)}),
    ],
)
def test_helion_keeps_the_heat_that_the_card_will_take(heat, credits, expected):
    t = table("terraforming_mars")
    t.given("yellow", credits=credits, heat=heat, corporation="helion")
    t.given("yellow", hand=["local_heat_trapping"], tableau=["pets"])
    assert payments(t, "play:local_heat_trapping") == expected


@rule("TM-PAY-13")
def test_helion_pays_with_heat_and_then_loses_five():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, heat=6, corporation="helion", hand=["local_heat_trapping"])
    t.when("yellow", "play:local_heat_trapping", "choose:1")
    t.then("yellow", plants=4, heat=0)


@rule("TM-PAY-13")
def test_helion_cannot_pay_with_heat_that_the_card_will_take():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, heat=5, corporation="helion", hand=["local_heat_trapping"])
    assert t.why_not("yellow", "play:local_heat_trapping") == "why-too-expensive"


@rule("TM-PAY-06")
def test_a_stock_beyond_63_is_offered_as_far_as_the_price_needs_it():
    t = table("terraforming_mars")
    t.given("yellow", credits=41, titanium=70, hand=["io_mining_industries"])
    expected = {(0, units, 0, 41 - 3 * units) for units in range(14)} | {(0, 14, 0, 0)}
    assert payments(t, "play:io_mining_industries") == expected


@rule("TM-PAY-06")
def test_heat_beyond_63_is_offered_as_far_as_the_price_needs_it():
    t = table("terraforming_mars")
    t.given("yellow", credits=100, heat=100, corporation="helion", hand=["io_mining_industries"])
    assert payments(t, "play:io_mining_industries") == {(0, 0, units, 41 - units) for units in range(42)}


@rule("TM-PAY-06")
def test_metals_and_heat_beyond_63_together():
    t = table("terraforming_mars")
    t.given("yellow", steel=64, titanium=64, heat=64, corporation="helion", hand=["space_elevator"])
    assert payments(t, "play:space_elevator") == minimal(27, [(2, 64), (3, 64), (1, 64)], 0)


def minimal(price, units, credits):
    """The payments of the rule: they cover the price, M€ is the rest, no unit of the others could be left out."""
    prices = set()
    for counts in product(*(range(min(stock, price) + 1) for _, stock in units)):
        paid = sum(count * worth for count, (worth, _) in zip(counts, units, strict=True))
        rest = max(0, price - paid)
        used = [worth for count, (worth, _) in zip(counts, units, strict=True) if count]
        if rest <= credits and all(paid + rest - worth < price for worth in used):
            prices.add((*counts, rest))
    return prices


@rule("TM-PAY-06", "TM-PAY-08", "TM-PAY-10")
@given(
    credits=strategies.integers(0, 30),
    steel=strategies.integers(0, 16),
    titanium=strategies.integers(0, 11),
    heat=strategies.integers(0, 12),
    corporation=strategies.sampled_from(["helion", "phobolog", "ecoline"]),
    alloys=strategies.booleans(),
)
def test_the_payments_offered_are_those_of_the_rule(credits, steel, titanium, heat, corporation, alloys):
    t = table("terraforming_mars")
    t.given("yellow", credits=credits, steel=steel, titanium=titanium, heat=heat, corporation=corporation)
    t.given("yellow", hand=["space_elevator"], tableau=["advanced_alloys"] if alloys else [])
    worth = 3 + alloys + (corporation == "phobolog")
    usable = heat if corporation == "helion" else 0
    expected = minimal(27, [(2 + alloys, steel), (worth, titanium), (1, usable)], credits)
    if expected:
        assert payments(t, "play:space_elevator") == expected
    else:
        assert t.why_not("yellow", "play:space_elevator") == "why-too-expensive"


# What metal does not pay for


@rule("TM-PAY-07")
@pytest.mark.parametrize(
    "option",
    [
        "standard:power_plant",
        "standard:asteroid",
        "standard:aquifer",
        "standard:greenery",
        "standard:city",
        "milestone:terraformer",
        "award:miner",
        "action:space_mirrors",
        "action:underground_detonations",
        "action:restricted_area",
    ],
)
def test_metal_pays_for_no_project_milestone_award_or_action(option):
    t = table("terraforming_mars")
    t.given("yellow", credits=1, steel=50, titanium=50, tr=35)
    t.given("yellow", tableau=["space_mirrors", "underground_detonations", "restricted_area"])
    assert t.why_not("yellow", option) == "why-too-expensive"


@rule("TM-PAY-07")
def test_metal_pays_for_no_research_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=5, steel=50, titanium=50, tr=0)
    t.pass_all()
    t.when("yellow", "yes")
    t.when("blue", "no", "no", "no", "no")
    t.then("yellow", credits=2, steel=50, titanium=50)
    assert len(t.seat("yellow").hand) == 1


@rule("TM-PAY-07")
@pytest.mark.parametrize(
    ("card", "stock", "expected"),
    [
        ("aquifer_pumping", {"steel": 9, "titanium": 9, "credits": 2}, {(3, 0, 0, 2), (4, 0, 0, 0)}),
        ("water_import_from_europa", {"steel": 9, "titanium": 9, "credits": 2}, {(0, 4, 0, 0)}),
    ],
)
def test_an_action_takes_only_the_metal_its_card_names(card, stock, expected):
    t = table("terraforming_mars")
    t.given("yellow", tableau=[card], **stock)
    assert payments(t, f"action:{card}") == expected


@rule("TM-PAY-09")
def test_an_event_with_a_space_tag_may_be_paid_with_titanium():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, titanium=8, hand=["ice_asteroid"])
    t.given(oceans=9)
    t.when("yellow", "play:ice_asteroid")
    t.then("yellow", titanium=0, events=["ice_asteroid"])


@rule("TM-PAY-09")
def test_an_event_without_a_space_tag_takes_no_metal():
    t = table("terraforming_mars")
    t.given("yellow", credits=4, steel=9, titanium=9, hand=["mineral_deposit"])
    assert t.why_not("yellow", "play:mineral_deposit") == "why-too-expensive"


# Discounts


@rule("TM-PAY-11")
@pytest.mark.parametrize(
    ("given", "card", "price"),
    [
        ({"corporation": "thorgate"}, "geothermal_power", 8),
        ({"corporation": "thorgate"}, "mine", 4),
        ({"corporation": "teractor"}, "sponsors", 3),
        ({"tableau": ["earth_catapult"]}, "micro_mills", 1),
        ({"tableau": ["space_station"]}, "vesta_shipyard", 13),
        ({"tableau": ["space_station"]}, "sponsors", 6),
        ({"tableau": ["research_outpost"]}, "sponsors", 5),
    ],
)
def test_discounts_of_cards_and_corporation_are_deducted(given, card, price):
    t = table("terraforming_mars")
    t.given("yellow", credits=price - 1, hand=[card], **given)
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"
    t.given("yellow", credits=price)
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0)


@rule("TM-PAY-11")
def test_discounts_of_others_do_not_count():
    t = table("terraforming_mars")
    t.given("yellow", credits=5, hand=["sponsors"])
    t.given("blue", tableau=["earth_catapult", "earth_office"])
    assert t.why_not("yellow", "play:sponsors") == "why-too-expensive"


@rule("TM-PAY-11", "TM-PAY-06")
def test_metal_pays_the_price_after_the_discount():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, titanium=9, hand=["vesta_shipyard"], tableau=["space_station", "earth_catapult"])
    assert payments(t, "play:vesta_shipyard") == {(0, 1, 0, 8), (0, 2, 0, 5), (0, 3, 0, 2), (0, 4, 0, 0)}


@rule("TM-PAY-12")
def test_discounts_add_up():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, corporation="teractor", hand=["immigration_shuttles"])
    t.given("yellow", tableau=["earth_catapult", "earth_office", "space_station", "shuttles", "research_outpost"])
    price = 31 - 3 - 2 - 3 - 2 - 2 - 1
    t.given("yellow", credits=price)
    t.when("yellow", "play:immigration_shuttles")
    t.then("yellow", credits=0)


@rule("TM-PAY-12")
def test_a_price_never_falls_below_0_and_nothing_is_paid_out():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, steel=3, titanium=3, heat=3, corporation="helion", hand=["imported_ghg"])
    t.given("yellow", tableau=["earth_catapult", "earth_office", "space_station", "shuttles"])
    assert payments(t, "play:imported_ghg") == {(0, 0, -3, 0)}
    t.when("yellow", "play:imported_ghg")
    t.then("yellow", credits=1, steel=3, titanium=3, heat=6)


@rule("TM-PAY-12")
def test_a_discount_down_to_exactly_0():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, steel=2, hand=["indentured_workers", "carbonate_processing"])
    t.given("yellow", production={"energy": 1})
    t.when("yellow", "play:indentured_workers", "play:carbonate_processing")
    t.then("yellow", credits=0, steel=2, tableau=["carbonate_processing"])


# Paying first


@rule("TM-PAY-13")
@pytest.mark.parametrize(("card", "credits"), [("investment_loan", 2), ("mineral_deposit", 4)])
def test_what_a_card_yields_cannot_pay_for_it(card, credits):
    t = table("terraforming_mars")
    t.given("yellow", credits=credits, hand=[card])
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"


@rule("TM-PAY-13")
def test_what_a_card_sets_off_cannot_pay_for_it():
    t = table("terraforming_mars")
    t.given("yellow", credits=13, hand=["asteroid"], tableau=["optimal_aerobraking", "media_group"])
    assert t.why_not("yellow", "play:asteroid") == "why-too-expensive"


@rule("TM-PAY-14")
def test_playing_costs_the_printed_cost_alone():
    t = table("terraforming_mars")
    t.given("yellow", credits=6, hand=["sponsors"])
    t.when("yellow", "play:sponsors")
    t.then("yellow", credits=0, production={"credits": 2})


@rule("TM-PAY-06")
@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("standard:power_plant", 11),
        ("milestone:terraformer", 8),
        ("award:banker", 8),
        ("action:space_mirrors", 7),
        ("play:sponsors", 6),
    ],
)
def test_heat_of_helion_pays_wherever_credits_are_due(option, price):
    t = table("terraforming_mars")
    t.given("yellow", credits=2, heat=price + 1, tr=35, corporation="helion")
    t.given("yellow", hand=["sponsors"], tableau=["space_mirrors"])
    assert payments(t, option) == {(0, 0, price, 0), (0, 0, price - 1, 1), (0, 0, price - 2, 2)}
