"""The active cards with printed numbers 133 to 208, and others that do the same as one of them."""

import pytest

from tests.ledger import rule, scenario
from valles.testing import table

CROWDED = ("r1c1", "r1c3", "r3c2", "r3c3", "r3c5", "r4c7", "r5c1", "r5c8", "r6c4", "r7c2", "r7c6", "r8c2", "r8c4")
"""Tiles here leave no free land without a neighbour."""
WORTH = {"steel": 2, "titanium": 3}


@pytest.fixture
def t():
    return table("terraforming_mars")


def play(t, card, price, *answers, metal=""):
    """Yellow plays the card for exactly its price, a unit of the metal included; less, or other metal, is refused."""
    t.given("yellow", hand=[card], credits=price - 1, **{name: 9 * (name != metal) for name in WORTH})
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"
    t.given("yellow", credits=price - WORTH.get(metal, 0), **{name: int(name == metal) for name in WORTH})
    t.when("yellow", f"play:{card}", *answers)
    t.then("yellow", credits=0, hand=[])
    assert card in t.seat("yellow").tableau


def cards(names, *rows):
    """Parametrise alike cards, with the card's id as the id of each row."""
    return pytest.mark.parametrize(names, [pytest.param(*row, id=row[0]) for row in rows])


def points(t):
    return t.score("yellow")["cards"]


@scenario(
    "symbiotic_fungus", "extreme_cold_fungus", "herbivores", "caretaker_contract", "shuttles",
    "water_splitting_plant", "livestock",
)  # fmt: skip
@rule("TM-PLAY-04", "TM-PLAY-05", "TM-EX-22", "TM-EX-23")
@cards(
    ("card", "parameter", "limit", "beyond", "reason"),
    ("symbiotic_fungus", "temperature", -14, -16, "why-too-low"),
    ("extreme_cold_fungus", "temperature", -10, -8, "why-too-high"),
    ("herbivores", "oxygen", 8, 7, "why-too-low"),
    ("caretaker_contract", "temperature", 0, -2, "why-too-low"),
    ("shuttles", "oxygen", 5, 4, "why-too-low"),
    ("water_splitting_plant", "oceans", 2, 1, "why-too-low"),
    ("livestock", "oxygen", 9, 8, "why-too-low"),
)
def test_requirement_is_met_at_its_limit_and_not_beyond(t, card, parameter, limit, beyond, reason):
    t.given("yellow", credits=20, production={"plants": 1, "energy": 1}, hand=[card])
    t.given(**{parameter: beyond})
    assert t.why_not("yellow", f"play:{card}") == reason
    t.given(**{parameter: limit})
    t.when("yellow", f"play:{card}")
    t.then("yellow", hand=[], tableau=[card])


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


@scenario("herbivores")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_herbivores_start_with_an_animal_and_gain_one_for_each_own_greenery(t):
    t.given(oxygen=8, turn="yellow")
    t.given("yellow", plants=16, production={"plants": 1}, hand=["herbivores"])
    t.given("blue", plants=8)
    t.when("yellow", "convert:plants", "space:r3c3")
    play(t, "herbivores", 12)
    t.then("yellow", on={"herbivores": 1})
    t.when("blue", "convert:plants", "space:r7c3", "end")
    t.then("yellow", on={"herbivores": 1})
    t.when("yellow", "convert:plants", "space:r3c4")
    t.then("yellow", on={"herbivores": 2})
    assert points(t) == 1


@scenario("herbivores")
@rule("TM-TILE-22")
def test_herbivores_count_greenery_of_cards_and_projects_but_no_city(t):
    t.given("yellow", credits=12 + 23 + 25, tableau=["herbivores"], hand=["mangrove"])
    t.given("blue", passed=True)
    t.given(temperature=4)
    t.when("yellow", "play:mangrove", "space:r9c5")
    t.then("yellow", on={"herbivores": 1})
    t.when("yellow", "standard:greenery", "space:r8c6")
    t.then("yellow", on={"herbivores": 2})
    t.when("yellow", "standard:city", "space:r3c3")
    t.then("yellow", on={"herbivores": 2})
    assert t.score("yellow")["greeneries"] == 2
    t.given("yellow", on={"herbivores": 3})
    assert points(t) == 1 + 1


@scenario("herbivores")
@rule("TM-END-05")
def test_herbivores_count_the_final_greeneries(t):
    t.given("yellow", plants=8, tableau=["herbivores"])
    t.given(oxygen=14, temperature=8, oceans=9)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r3c3")
    t.then("yellow", on={"herbivores": 1})


@scenario("anti_gravity_technology")
@rule("TM-PLAY-49")
def test_anti_gravity_technology_costs_14_and_is_worth_3(t):
    tags = ["research", "breathing_filters", "gene_repair", "robotic_workforce", "fusion_power", "solar_wind_power"]
    t.given("yellow", tableau=tags)
    before = points(t)
    play(t, "anti_gravity_technology", 14)
    assert points(t) == before + 3


@scenario("adaptation_technology")
@cards(
    ("card", "parameter", "limit", "beyond", "reason"),
    ("ants", "oxygen", 2, 1, "why-too-low"),
    ("search_for_life", "oxygen", 8, 9, "why-too-high"),
    ("symbiotic_fungus", "temperature", -18, -20, "why-too-low"),
    ("arctic_algae", "temperature", -8, -6, "why-too-high"),
    ("algae", "oceans", 3, 2, "why-too-low"),
    ("dust_seals", "oceans", 5, 6, "why-too-high"),
)
def test_adaptation_technology_widens_requirements_by_2_steps(card, parameter, limit, beyond, reason):
    for level, expected in ((beyond, reason), (limit, None)):
        t = table("terraforming_mars")
        t.given("yellow", credits=20, tableau=["adaptation_technology"], hand=[card])
        t.given(**{parameter: level})
        assert t.why_not("yellow", f"play:{card}") == expected


@scenario("adaptation_technology")
@rule("TM-PLAY-49")
def test_adaptation_technology_costs_12_and_helps_its_owner_from_then_on(t):
    t.given(oxygen=2)
    t.given("blue", credits=9, hand=["tardigrades", "decomposers"])
    t.given("yellow", credits=50, hand=["adaptation_technology", "ants"])
    assert t.why_not("yellow", "play:ants") == "why-too-low"
    play(t, "adaptation_technology", 12)
    assert points(t) == 1
    t.given("yellow", credits=9, hand=["ants", "lightning_harvest"])
    assert t.why_not("yellow", "play:lightning_harvest") == "why-tags-missing"
    assert t.why_not("blue", "play:decomposers") == "why-too-low"
    t.when("yellow", "play:ants")
    t.then("yellow", credits=0)


@scenario("adaptation_technology")
def test_adaptation_technology_adds_to_inventrix_and_special_design(t):
    t.given("yellow", credits=50, corporation="inventrix", tableau=["adaptation_technology"], hand=["special_design"])
    t.when("yellow", "play:special_design")
    t.given("yellow", hand=["breathing_filters"])
    t.given(oxygen=0)
    assert t.why_not("yellow", "play:breathing_filters") == "why-too-low"
    t.given(oxygen=1)
    assert t.why_not("yellow", "play:breathing_filters") is None


@scenario("caretaker_contract")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PLAY-25")
def test_caretaker_contract_costs_3_and_turns_8_heat_into_rating(t):
    t.given(temperature=0)
    play(t, "caretaker_contract", 3)
    t.given("yellow", heat=7, tr=20)
    assert t.why_not("yellow", "action:caretaker_contract") == "why-stock-too-low"
    t.given("yellow", heat=9)
    t.when("yellow", "action:caretaker_contract")
    t.then("yellow", heat=1, tr=21)
    t.then(temperature=0)
    assert t.why_not("yellow", "action:caretaker_contract") == "why-already-used"


@scenario("standard_technology")
def test_standard_technology_costs_6(t):
    play(t, "standard_technology", 6)


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


@scenario("shuttles", "livestock")
@rule("TM-PLAY-17", "TM-PLAY-18", "TM-PLAY-49", "TM-EX-22", "TM-EX-23")
@cards(
    ("card", "price", "metal", "oxygen", "lost", "worth"),
    ("shuttles", 10, "titanium", 5, "energy", 1),
    ("livestock", 13, "", 9, "plants", 0),
)
def test_own_production_is_exchanged_for_2_of_money(t, card, price, metal, oxygen, lost, worth):
    t.given(oxygen=oxygen)
    t.given("yellow", credits=price, hand=[card])
    t.given("blue", production={lost: 3})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"
    t.given("yellow", production={lost: 1})
    play(t, card, price, metal=metal)
    t.then("yellow", production={lost: 0, "credits": 2})
    t.then("blue", production={lost: 3})
    assert points(t) == worth


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


@scenario("livestock")
@rule("TM-ACT-02", "TM-ACT-04", "TM-EX-25")
def test_livestock_gain_an_animal_a_generation_worth_1_each(t):
    t.given("yellow", tableau=["livestock"])
    for generation in (1, 2, 3):
        t.when("yellow", "action:livestock")
        t.then("yellow", on={"livestock": generation})
        assert t.why_not("yellow", "action:livestock") == "why-already-used"
        t.pass_all()
        t.when("yellow", "no", "no", "no", "no")
        t.when("blue", "no", "no", "no", "no")
        t.given(turn="yellow")
    assert points(t) == 3


@scenario("pets")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_pets_start_with_an_animal_and_gain_one_for_each_city_of_anyone(t):
    t.given("blue", credits=50, hand=["phobos_space_haven"])
    t.given("yellow", hand=["pets"])
    t.given(turn="blue")
    t.when("blue", "standard:city", "space:r3c3", "end")
    play(t, "pets", 10)
    t.then("yellow", on={"pets": 1})
    assert points(t) == 0
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r7c3")
    t.then("yellow", on={"pets": 2})
    t.when("blue", "play:phobos_space_haven")
    t.then("yellow", on={"pets": 3})
    assert points(t) == 1
    t.given("yellow", on={"pets": 4})
    assert points(t) == 2


@scenario("pets")
@pytest.mark.parametrize("attacker", ["yellow", "blue"])
def test_pets_are_never_removed_not_even_by_their_owner(t, attacker):
    t.given("yellow", tableau=["pets", "birds"], on={"pets": 2, "birds": 1})
    t.given(attacker, credits=1, hand=["virus"])
    t.given(turn=attacker)
    t.when(attacker, "play:virus", "choose:1")
    assert sorted(t.legal(attacker)) == ["card:birds", "target:none"]
    assert t.why_not(attacker, "card:pets") == "why-protected"


@scenario("protected_habitats")
@rule("TM-PLAY-49")
def test_protected_habitats_cost_5_and_shield_plants_from_then_on(t):
    t.given("yellow", plants=5)
    t.given("blue", credits=28, plants=1, hand=["asteroid", "big_asteroid", "hired_raiders"])
    t.given(turn="blue")
    t.when("blue", "play:asteroid")
    assert sorted(t.legal("blue")) == ["target:blue", "target:none", "target:yellow"]
    t.when("blue", "target:yellow", "amount:3", "end")
    t.then("yellow", plants=2)
    play(t, "protected_habitats", 5)
    t.when("yellow", "end")
    t.given("yellow", steel=2)
    t.given("blue", credits=28, titanium=0)
    t.when("blue", "play:big_asteroid")
    assert t.why_not("blue", "target:yellow") == "why-protected"
    t.when("blue", "target:none")
    t.then("yellow", plants=2)
    t.when("blue", "play:hired_raiders", "choose:1", "target:yellow", "amount:2")
    t.then("yellow", steel=0)


@scenario("protected_habitats")
def test_protected_habitats_shield_animals_from_others_only(t):
    t.given("yellow", credits=1, plants=2, tableau=["protected_habitats", "birds", "ants"], on={"birds": 2})
    t.given("blue", credits=1, hand=["virus"], tableau=["fish"], on={"fish": 1})
    t.given(turn="blue")
    t.when("blue", "play:virus", "choose:1")
    assert t.why_not("blue", "card:birds") == "why-protected"
    u = table("terraforming_mars")
    u.given("yellow", credits=1, plants=2, tableau=["protected_habitats", "birds"], on={"birds": 2}, hand=["virus"])
    u.when("yellow", "play:virus", "choose:1", "card:birds", "target:none")
    u.then("yellow", on={"birds": 1})


@scenario("olympus_conference")
def test_olympus_conference_costs_10_and_keeps_a_science_for_its_own_tag(t):
    play(t, "olympus_conference", 10, metal="steel")
    t.then("yellow", on={"olympus_conference": 1})
    assert points(t) == 1
    t.given("yellow", on={"olympus_conference": 5})
    assert points(t) == 1


@scenario("olympus_conference")
def test_olympus_conference_adds_a_science_or_spends_one_for_a_card(t):
    t.given("yellow", credits=6, tableau=["olympus_conference"], on={"olympus_conference": 1})
    t.given("yellow", hand=["trans_neptune_probe"])
    t.given(deck_top=["comet"])
    t.when("yellow", "play:trans_neptune_probe")
    assert t.legal("yellow") == ["choose:1", "choose:2"]
    other = t.game.copy()
    t.when("yellow", "choose:2")
    t.then("yellow", on={"olympus_conference": 0}, hand=["comet"])
    t.game = other
    t.when("yellow", "choose:1")
    t.then("yellow", on={"olympus_conference": 2}, hand=[])


@scenario("olympus_conference")
@rule("TM-PLAY-42")
def test_olympus_conference_chooses_for_each_tag_of_research(t):
    t.given("yellow", credits=11, tableau=["olympus_conference"], hand=["research"])
    t.given(deck_top=["comet", "lichen", "heather"])
    t.when("yellow", "play:research")
    t.when("yellow", "choose:2")
    t.then("yellow", on={"olympus_conference": 0}, hand=["comet", "heather", "lichen"])


@scenario("olympus_conference")
@rule("TM-PLAY-45")
def test_olympus_conference_hears_own_science_only_events_included(t):
    t.given("yellow", credits=8, tableau=["olympus_conference"], hand=["mine", "special_design"])
    t.given("blue", credits=6, hand=["trans_neptune_probe"])
    t.when("yellow", "play:mine")
    t.then("yellow", on={"olympus_conference": 0})
    t.when("yellow", "play:special_design")
    t.then("yellow", on={"olympus_conference": 1})
    t.when("blue", "play:trans_neptune_probe")
    t.then("yellow", on={"olympus_conference": 1})


@scenario("olympus_conference", "mars_university")
@rule("TM-PLAY-14")
def test_card_of_olympus_conference_may_be_exchanged_at_mars_university(t):
    t.given("yellow", credits=6, tableau=["mars_university", "olympus_conference"], on={"olympus_conference": 1})
    t.given("yellow", hand=["trans_neptune_probe"])
    t.given(deck_top=["comet", "lichen"])
    t.when("yellow", "play:trans_neptune_probe")
    assert sorted(t.legal("yellow")) == ["first:mars_university", "first:olympus_conference"]
    t.when("yellow", "first:olympus_conference", "choose:2", "yes")
    t.then("yellow", hand=["lichen"], on={"olympus_conference": 0})


@scenario("aquifer_pumping")
@rule("TM-ACT-02", "TM-PAY-06", "TM-TILE-14")
def test_aquifer_pumping_costs_18_and_places_an_ocean_for_8_in_money_and_steel(t):
    play(t, "aquifer_pumping", 18, metal="steel")
    t.given("yellow", credits=7, titanium=3, tr=20)
    assert t.why_not("yellow", "action:aquifer_pumping") == "why-too-expensive"
    t.given("yellow", credits=8, steel=5)
    t.when("yellow", "action:aquifer_pumping")
    assert t.legal("yellow") == [f"pay:steel:{n}" for n in range(5)]
    assert t.why_not("yellow", "pay:steel:5") == "why-payment-wasteful"
    t.when("yellow", "pay:steel:3", "space:r1c5")
    t.then("yellow", credits=6, steel=2, titanium=3, tr=21)
    t.then(oceans=1, tiles={"r1c5": "ocean"})
    assert t.why_not("yellow", "action:aquifer_pumping") == "why-already-used"


@scenario("aquifer_pumping", "advanced_alloys")
@rule("TM-PAY-05", "TM-PAY-10")
def test_aquifer_pumping_takes_steel_at_its_present_worth_without_change(t):
    t.given("yellow", credits=2, steel=3, tableau=["aquifer_pumping", "advanced_alloys"])
    t.when("yellow", "action:aquifer_pumping")
    assert t.legal("yellow") == ["pay:steel:2", "pay:steel:3"]
    t.when("yellow", "pay:steel:3", "space:r1c5")
    t.then("yellow", credits=2, steel=0)


@scenario("aquifer_pumping")
@rule("TM-PARAM-07", "TM-TILE-16")
def test_aquifer_pumping_may_be_used_without_an_ocean_left(t):
    t.given("yellow", credits=8, tr=20, tableau=["aquifer_pumping"])
    t.given(oceans=9)
    t.when("yellow", "action:aquifer_pumping")
    t.then("yellow", credits=0, tr=20)


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


@scenario("restricted_area")
@rule("TM-TILE-05", "TM-TILE-06", "TM-TILE-12", "TM-TILE-28", "TM-TILE-31", "TM-TILE-32")
def test_restricted_area_costs_11_and_lies_on_any_free_land(t):
    t.given(tiles={"r3c6": ("city", "blue"), "r2c6": "ocean"})
    play(t, "restricted_area", 11)
    assert t.why_not("yellow", "space:r3c6") == "why-occupied"
    assert t.why_not("yellow", "space:r1c5") == "why-ocean-area"
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"
    t.when("yellow", "space:r3c7")
    t.then("yellow", steel=1, credits=2)
    t.then(tiles={"r3c7": ("restricted_area", "yellow")})


@scenario("restricted_area")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PAY-07")
def test_restricted_area_draws_a_card_for_2(t):
    t.given("yellow", credits=1, steel=3, titanium=3, tableau=["restricted_area"])
    assert t.why_not("yellow", "action:restricted_area") == "why-too-expensive"
    t.given("yellow", credits=3)
    t.given(deck_top=["comet"])
    t.when("yellow", "action:restricted_area")
    t.then("yellow", credits=1, hand=["comet"])
    assert t.why_not("yellow", "action:restricted_area") == "why-already-used"


@scenario("immigrant_city")
@rule("TM-PLAY-18", "TM-TILE-23")
def test_immigrant_city_costs_13_energy_and_money_production_and_counts_itself(t):
    t.given(tiles={"r3c3": ("city", "blue")})
    t.given("yellow", credits=13, hand=["immigrant_city"])
    assert t.why_not("yellow", "play:immigrant_city") == "why-production-too-low"
    t.given("yellow", production={"energy": 1})
    play(t, "immigrant_city", 13, metal="steel")
    assert t.why_not("yellow", "space:r3c4") == "why-next-to-city"
    t.when("yellow", "space:r7c3")
    t.then("yellow", production={"energy": 0, "credits": -1})
    t.then(tiles={"r7c3": ("city", "yellow")})


@scenario("immigrant_city")
@rule("TM-PLAY-14", "TM-PLAY-19")
def test_city_of_immigrant_city_may_count_before_the_loss(t):
    t.given("yellow", credits=13, production={"energy": 1, "credits": -5}, hand=["immigrant_city"])
    assert t.why_not("yellow", "play:immigrant_city") == "why-production-too-low"
    t.given("yellow", production={"credits": -4})
    t.when("yellow", "play:immigrant_city", "space:r7c3")
    t.then("yellow", production={"energy": 0, "credits": -5})


@scenario("immigrant_city")
@rule("TM-PLAY-19", "TM-PLAY-28", "TM-PROD-04")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_city_without_a_place_does_not_save_immigrant_city_from_the_floor(edition):
    t = table("terraforming_mars", edition=edition)
    t.given(tiles={space: ("city", "blue") for space in CROWDED})
    t.given("yellow", credits=13, production={"energy": 1, "credits": -4}, hand=["immigrant_city"])
    assert t.why_not("yellow", "play:immigrant_city") == "why-production-too-low"
    t.given("yellow", production={"credits": -3})
    t.when("yellow", "play:immigrant_city")
    t.then("yellow", production={"energy": 0, "credits": -5})


@scenario("immigrant_city")
@rule("TM-PLAY-14", "TM-PLAY-19")
def test_tharsis_republic_raises_the_floor_of_immigrant_city(t):
    t.given("yellow", credits=13, production={"energy": 1, "credits": -5}, corporation="tharsis_republic")
    t.given("yellow", hand=["immigrant_city"])
    t.when("yellow", "play:immigrant_city", "space:r7c3")
    t.then("yellow", production={"energy": 0, "credits": -5}, credits=3)


@scenario("immigrant_city")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_immigrant_city_raises_money_production_for_every_city_from_then_on(t):
    t.given("blue", credits=50, hand=["phobos_space_haven"])
    t.given("yellow", production={"energy": 1, "credits": 0}, hand=["immigrant_city"])
    t.given(turn="blue")
    t.when("blue", "standard:city", "space:r3c3", "end")
    t.then("yellow", production={"credits": 0})
    play(t, "immigrant_city", 13, "space:r7c3", metal="steel")
    t.then("yellow", production={"credits": -1})
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r8c5")
    t.then("yellow", production={"credits": -1 + 1 + 1})
    t.when("blue", "play:phobos_space_haven")
    t.then("yellow", production={"credits": 2})


@scenario("ai_central")
@rule("TM-PLAY-18", "TM-ACT-02", "TM-PLAY-23")
def test_ai_central_costs_21_and_an_energy_production_and_draws_2(t):
    t.given("yellow", credits=21, tableau=["research", "breathing_filters"], hand=["ai_central"])
    assert t.why_not("yellow", "play:ai_central") == "why-production-too-low"
    t.given("yellow", production={"energy": 1})
    before = points(t)
    play(t, "ai_central", 21, metal="steel")
    t.then("yellow", production={"energy": 0})
    assert points(t) == before + 1
    t.given(deck_top=["comet", "lichen"])
    t.when("yellow", "action:ai_central")
    t.then("yellow", credits=0, hand=["comet", "lichen"])
    assert t.why_not("yellow", "action:ai_central") == "why-already-used"
