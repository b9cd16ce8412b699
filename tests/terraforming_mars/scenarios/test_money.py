"""Cards about money: prices, discounts, what metal is worth, and what is sold, spent or given back."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import cards, play, points


@rule("TM-PAY-02", "TM-PAY-03", "TM-PLAY-49")
@scenario(
    "inventors_guild", "advanced_alloys", "standard_technology", "space_mirrors", "underground_detonations",
    "aquifer_pumping", "space_station", "earth_catapult",
)  # fmt: skip
@cards(
    ("card", "price", "metal", "worth"),
    ("inventors_guild", 9, "", 0),
    ("advanced_alloys", 9, "", 0),
    ("standard_technology", 6, "", 0),
    ("space_mirrors", 3, "titanium", 0),
    ("underground_detonations", 6, "steel", 0),
    ("aquifer_pumping", 18, "steel", 0),
    ("space_station", 10, "titanium", 1),
    ("earth_catapult", 23, "", 2),
)
def test_card_costs_its_price_without_its_own_discount(t, card, price, metal, worth):
    play(t, card, price, metal=metal)
    assert points(t) == worth


@scenario("research_outpost", "earth_catapult", "anti_gravity_technology")
@rule("TM-PAY-11", "TM-PLAY-48", "TM-STD-10")
@cards(
    ("card", "less"),
    ("research_outpost", 1),
    ("earth_catapult", 2),
    ("anti_gravity_technology", 2),
)
def test_discount_on_all_cards_of_its_owner_only(t, card, less):
    t.given("blue", credits=3, hand=["power_plant"])
    t.given("yellow", credits=9 - 2 * less, tableau=[card], hand=["mine", "mineral_deposit"])
    t.when("yellow", "play:mine", "play:mineral_deposit")
    t.then("yellow", credits=0, steel=5)
    assert t.why_not("blue", "play:power_plant") == "why-too-expensive"
    t.given("yellow", credits=10)
    assert t.why_not("yellow", "standard:power_plant") == "why-too-expensive"


@scenario("research_outpost", "earth_catapult")
@rule("TM-PAY-12")
def test_discounts_add_up_and_never_pay_out(t):
    t.given("yellow", credits=1, tableau=["research_outpost", "earth_catapult"], hand=["mine", "land_claim"])
    t.when("yellow", "play:mine")
    t.then("yellow", credits=0)
    t.when("yellow", "play:land_claim", "space:r3c3")
    t.then("yellow", credits=0, events=["land_claim"])


@scenario("space_station", "quantum_extractor", "mass_converter", "shuttles")
@rule("TM-PAY-11", "TM-PLAY-45", "TM-PLAY-48", "TM-EX-24")
@pytest.mark.parametrize("card", ["space_station", "quantum_extractor", "mass_converter", "shuttles"])
def test_space_cards_cost_2_less_event_or_not(t, card):
    t.given("yellow", credits=4 + 21, tableau=[card], hand=["trans_neptune_probe", "ice_asteroid", "mine"])
    t.when("yellow", "play:trans_neptune_probe", "play:ice_asteroid", "space:r1c5", "space:r9c5")
    t.then("yellow", credits=0, events=["ice_asteroid"])
    t.given("yellow", credits=3)
    assert t.why_not("yellow", "play:mine") == "why-too-expensive"


@scenario("space_station", "quantum_extractor", "mass_converter", "shuttles")
@rule("TM-PAY-12")
def test_space_discounts_add_up_and_stop_at_0(t):
    t.given("yellow", tableau=["space_station", "quantum_extractor", "mass_converter", "shuttles"])
    t.given("yellow", credits=15, hand=["technology_demonstration", "ice_asteroid"])
    t.when("yellow", "play:technology_demonstration", "play:ice_asteroid", "space:r1c5", "space:r9c5")
    t.then("yellow", credits=0)


@scenario("earth_office")
@rule("TM-PAY-11", "TM-PAY-12", "TM-PLAY-45", "TM-PLAY-49")
def test_earth_office_costs_1_and_takes_3_off_earth_cards(t):
    play(t, "earth_office", 1)
    t.given("blue", passed=True)
    t.given("yellow", credits=3 + 4, hand=["sponsors", "imported_ghg", "investment_loan", "mine"])
    t.when("yellow", "play:sponsors")
    t.then("yellow", credits=4)
    t.when("yellow", "play:imported_ghg")
    t.then("yellow", credits=0)
    t.when("yellow", "play:investment_loan")
    t.then("yellow", credits=10)
    t.given("yellow", credits=3)
    assert t.why_not("yellow", "play:mine") == "why-too-expensive"


@scenario("earth_office")
@rule("TM-PAY-12")
def test_earth_office_adds_to_teractor_for_its_owner_alone(t):
    t.given("yellow", credits=4, corporation="teractor", tableau=["earth_office"], hand=["acquired_company"])
    t.given("blue", credits=5, hand=["sponsors"])
    t.when("yellow", "play:acquired_company")
    t.then("yellow", credits=0)
    assert t.why_not("blue", "play:sponsors") == "why-too-expensive"


@scenario("advanced_alloys")
@rule("TM-PAY-05", "TM-PAY-10")
def test_advanced_alloys_make_steel_worth_3(t):
    t.given("yellow", credits=4, steel=2, tableau=["advanced_alloys"], hand=["mine"])
    t.when("yellow", "play:mine")
    assert t.legal("yellow") == ["pay:steel:0", "pay:steel:1", "pay:steel:2"]
    t.when("yellow", "pay:steel:1")
    t.then("yellow", credits=3, steel=1)


@scenario("advanced_alloys")
@rule("TM-PAY-10")
@pytest.mark.parametrize(("corporation", "paid"), [("ecoline", 14 - 3 * 4), ("phobolog", 0)])
def test_advanced_alloys_make_titanium_worth_1_more(t, corporation, paid):
    t.given("yellow", credits=6, titanium=3, corporation=corporation, tableau=["advanced_alloys"], hand=["asteroid"])
    t.when("yellow", "play:asteroid", "pay:titanium:3")
    t.then("yellow", credits=6 - paid, titanium=0 + 2)


@scenario("standard_technology")
@pytest.mark.parametrize(
    ("project", "price", "answers"),
    [
        ("power_plant", 11, ()),
        ("asteroid", 14, ()),
        ("aquifer", 18, ("space:r1c5",)),
        ("greenery", 23, ("space:r3c3",)),
        ("city", 25, ("space:r3c3",)),
    ],
)
def test_standard_technology_gives_3_back_after_the_price_is_paid(t, project, price, answers):
    t.given("yellow", credits=price - 1, tableau=["standard_technology"])
    assert t.why_not("yellow", f"standard:{project}") == "why-too-expensive"
    t.given("yellow", credits=price)
    t.when("yellow", f"standard:{project}", *answers)
    t.then("yellow", credits=3)


@scenario("standard_technology")
def test_standard_technology_ignores_patents_conversions_and_other_players(t):
    t.given("yellow", heat=8, tableau=["standard_technology"], hand=["mine"])
    t.given("blue", credits=11)
    t.when("yellow", "standard:sell_patents")
    t.then("yellow", credits=1, hand=[])
    t.when("yellow", "convert:heat")
    t.then("yellow", credits=1)
    t.when("blue", "standard:power_plant")
    t.then("yellow", credits=1)
    t.then("blue", credits=0)


@scenario("media_group")
@rule("TM-PLAY-48", "TM-PAY-13")
def test_media_group_costs_6_and_pays_3_for_each_own_event(t):
    play(t, "media_group", 6)
    t.given("blue", passed=True)
    t.given("yellow", credits=6, hand=["special_design", "mineral_deposit", "mine", "ice_cap_melting"])
    t.when("yellow", "play:special_design")
    t.then("yellow", credits=6 - 4 + 3)
    t.when("yellow", "play:mineral_deposit")
    t.then("yellow", credits=5 - 5 + 3)
    t.given("yellow", credits=4)
    t.given(temperature=2)
    assert t.why_not("yellow", "play:ice_cap_melting") == "why-too-expensive"
    t.when("yellow", "play:mine", "pay:steel:0")
    t.then("yellow", credits=0)


@scenario("media_group")
def test_media_group_ignores_events_of_others(t):
    t.given("yellow", tableau=["media_group"])
    t.given("blue", credits=4, hand=["special_design"])
    t.given(turn="blue")
    t.when("blue", "play:special_design")
    t.then("yellow", credits=0)
    t.then("blue", credits=0)


@scenario("optimal_aerobraking")
@rule("TM-PLAY-45", "TM-PLAY-48", "TM-PAY-13")
def test_optimal_aerobraking_rewards_each_own_space_event(t):
    play(t, "optimal_aerobraking", 7, metal="titanium")
    t.given("blue", passed=True)
    t.given("yellow", credits=20, hand=["technology_demonstration", "comet", "imported_ghg"], heat=0)
    assert t.why_not("yellow", "play:comet") == "why-too-expensive"
    t.when("yellow", "play:technology_demonstration")
    t.then("yellow", credits=20 - 5 + 3, heat=3)
    t.when("yellow", "play:imported_ghg")
    t.then("yellow", credits=18 - 7 + 3, heat=3 + 3 + 3)


@scenario("optimal_aerobraking")
def test_optimal_aerobraking_ignores_other_cards_and_other_players(t):
    t.given("yellow", tableau=["optimal_aerobraking"], hand=["trans_neptune_probe", "release_of_inert_gases"])
    t.given("yellow", credits=10)
    t.given("blue", credits=5, hand=["technology_demonstration"])
    t.when("yellow", "play:trans_neptune_probe")
    t.then("yellow", credits=4, heat=0)
    t.given("yellow", credits=14)
    t.when("yellow", "play:release_of_inert_gases")
    t.then("yellow", credits=0, heat=0)
    t.when("blue", "play:technology_demonstration")
    t.then("yellow", credits=0, heat=0)
    t.then("blue", credits=0, heat=0)


@scenario("space_elevator")
@rule("TM-PAY-08")
def test_space_elevator_costs_27_in_both_metals(t):
    t.given("yellow", credits=11, steel=3, titanium=3, hand=["space_elevator"])
    assert t.why_not("yellow", "play:space_elevator") == "why-too-expensive"
    t.given("yellow", credits=12)
    t.when("yellow", "play:space_elevator")
    t.then("yellow", credits=0, steel=0, titanium=0, production={"titanium": 1}, tableau=["space_elevator"])
    assert points(t) == 2


@scenario("space_elevator")
@rule("TM-ACT-02", "TM-ACT-03")
def test_space_elevator_sells_a_steel_for_5(t):
    t.given("yellow", tableau=["space_elevator"])
    assert t.why_not("yellow", "action:space_elevator") == "why-stock-too-low"
    t.given("yellow", steel=2)
    t.when("yellow", "action:space_elevator")
    t.then("yellow", steel=1, credits=5)
    assert t.why_not("yellow", "action:space_elevator") == "why-already-used"


@scenario("electro_catapult")
@rule("TM-PLAY-18")
def test_electro_catapult_costs_17_and_an_energy_production(t):
    t.given("yellow", credits=17, hand=["electro_catapult"])
    assert t.why_not("yellow", "play:electro_catapult") == "why-production-too-low"
    t.given("yellow", production={"energy": 1})
    play(t, "electro_catapult", 17, metal="steel")
    t.then("yellow", production={"energy": 0})
    assert points(t) == 1


@scenario("electro_catapult")
@rule("TM-ACT-02", "TM-ACT-06")
@pytest.mark.parametrize(("answer", "plants", "steel"), [("choose:1", 0, 1), ("choose:2", 1, 0)])
def test_electro_catapult_shoots_a_plant_or_a_steel_for_7(t, answer, plants, steel):
    t.given("yellow", tableau=["electro_catapult"])
    assert t.why_not("yellow", "action:electro_catapult") == "why-stock-too-low"
    t.given("yellow", plants=1, steel=1)
    t.when("yellow", "action:electro_catapult", answer)
    t.then("yellow", credits=7, plants=plants, steel=steel)
    assert t.why_not("yellow", "action:electro_catapult") == "why-already-used"


@scenario("electro_catapult")
@pytest.mark.parametrize("only", ["plants", "steel"])
def test_electro_catapult_shoots_what_there_is(t, only):
    t.given("yellow", tableau=["electro_catapult"], **{only: 1})
    t.when("yellow", "action:electro_catapult")
    t.then("yellow", credits=7, plants=0, steel=0)


@scenario("power_infrastructure")
@rule("TM-ACT-02", "TM-ACT-03")
def test_power_infrastructure_costs_4_and_sells_any_amount_of_energy(t):
    play(t, "power_infrastructure", 4, metal="steel")
    assert t.why_not("yellow", "action:power_infrastructure") == "why-stock-too-low"
    t.given("yellow", energy=3)
    t.when("yellow", "action:power_infrastructure")
    assert t.legal("yellow") == ["amount:1", "amount:2", "amount:3"]
    t.when("yellow", "amount:2")
    t.then("yellow", energy=1, credits=2)
    assert t.why_not("yellow", "action:power_infrastructure") == "why-already-used"


@scenario("security_fleet")
@rule("TM-ACT-02", "TM-ACT-03")
def test_security_fleet_turns_titanium_into_fighters(t):
    play(t, "security_fleet", 12, metal="titanium")
    assert t.why_not("yellow", "action:security_fleet") == "why-stock-too-low"
    t.given("yellow", titanium=2)
    t.when("yellow", "action:security_fleet")
    t.then("yellow", titanium=1, on={"security_fleet": 1})
    assert points(t) == 1
    assert t.why_not("yellow", "action:security_fleet") == "why-already-used"


@scenario("physics_complex")
@rule("TM-ACT-02", "TM-ACT-03")
def test_physics_complex_turns_6_energy_into_a_science_worth_2(t):
    play(t, "physics_complex", 12, metal="steel")
    t.given("yellow", energy=5)
    assert t.why_not("yellow", "action:physics_complex") == "why-stock-too-low"
    t.given("yellow", energy=7)
    t.when("yellow", "action:physics_complex")
    t.then("yellow", energy=1, on={"physics_complex": 1})
    assert points(t) == 2
    assert t.why_not("yellow", "action:physics_complex") == "why-already-used"
    t.given("yellow", on={"physics_complex": 3})
    assert points(t) == 6
