"""The active cards with printed numbers 69 to 131, and others that do the same as one of them."""

import pytest

from tests.ledger import rule, scenario
from valles.testing import table

SCIENCE = {
    2: ["research"],
    3: ["research", "breathing_filters"],
    4: ["research", "breathing_filters", "gene_repair"],
    5: ["research", "breathing_filters", "gene_repair", "robotic_workforce"],
    6: ["research", "breathing_filters", "gene_repair", "robotic_workforce", "fusion_power"],
}
"""Cards with that many science tags, none of which has a lasting effect."""
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


@scenario("electro_catapult", "birds", "decomposers")
@rule("TM-PLAY-04", "TM-PLAY-05")
@cards(
    ("card", "limit", "beyond", "reason"),
    ("electro_catapult", 8, 9, "why-too-high"),
    ("birds", 13, 12, "why-too-low"),
    ("decomposers", 3, 2, "why-too-low"),
)
def test_oxygen_is_right_at_the_limit_and_not_beyond(t, card, limit, beyond, reason):
    t.given("yellow", credits=17, production={"plants": 2, "energy": 1}, hand=[card])
    t.given(oxygen=beyond)
    assert t.why_not("yellow", f"play:{card}") == reason
    t.given(oxygen=limit)
    t.when("yellow", f"play:{card}")
    t.then("yellow", hand=[], tableau=[card])


@scenario("quantum_extractor", "mass_converter", "ai_central", "anti_gravity_technology")
@rule("TM-PLAY-06", "TM-PLAY-08", "TM-PLAY-42", "TM-PLAY-45")
@cards(
    ("card", "price", "metal", "tags", "energy"),
    ("quantum_extractor", 13, "", 4, 4),
    ("mass_converter", 8, "", 5, 6),
    ("ai_central", 21, "steel", 3, -1),
    ("anti_gravity_technology", 14, "", 7, 0),
)
def test_science_tags_in_play_are_needed_without_the_own_one_and_events(t, card, price, metal, tags, energy):
    t.given("yellow", credits=price, production={"energy": 1}, hand=[card])
    t.given("yellow", tableau=SCIENCE[tags - 1], events=["special_design"])
    t.given("blue", tableau=["trans_neptune_probe"])
    assert t.why_not("yellow", f"play:{card}") == "why-tags-missing"
    t.given("yellow", tableau=["solar_wind_power"])
    play(t, card, price, metal=metal)
    t.then("yellow", production={"energy": 1 + energy})


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


@scenario("earth_catapult")
@rule("TM-PLAY-49")
def test_earth_catapult_costs_23_without_its_own_discount(t):
    play(t, "earth_catapult", 23)
    assert points(t) == 2


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


@scenario("advanced_alloys")
@rule("TM-PAY-02", "TM-PAY-03")
def test_advanced_alloys_costs_9_in_money(t):
    play(t, "advanced_alloys", 9)


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


EATERS = cards(
    ("card", "price", "steps"),
    ("fish", 9, 1),
    ("small_animals", 6, 1),
    ("birds", 10, 2),
    ("herbivores", 12, 1),
)


@scenario("fish", "small_animals", "birds", "herbivores")
@rule("TM-PLAY-34", "TM-PLAY-36")
@EATERS
def test_eater_lowers_the_plant_production_of_a_chosen_player(t, card, price, steps):
    t.given(oxygen=13, temperature=8)
    t.given("yellow", production={"plants": steps})
    t.given("blue", production={"plants": steps})
    play(t, card, price)
    assert sorted(t.legal("yellow")) == ["target:blue", "target:yellow"]
    other = t.game.copy()
    t.when("yellow", "target:blue")
    t.then("blue", production={"plants": 0})
    t.then("yellow", production={"plants": steps})
    t.game = other
    t.when("yellow", "target:yellow")
    t.then("blue", production={"plants": steps})
    t.then("yellow", production={"plants": 0})


@scenario("fish", "small_animals", "birds", "herbivores")
@rule("TM-PLAY-35")
@EATERS
def test_eater_needs_someone_who_can_bear_the_whole_loss(t, card, price, steps):
    t.given(oxygen=13, temperature=8)
    t.given("yellow", credits=price, production={"plants": steps - 1}, hand=[card])
    t.given("blue", production={"plants": steps - 1})
    assert t.why_not("yellow", f"play:{card}") == "why-nobody-to-reduce"
    t.given("yellow", production={"plants": steps})
    t.when("yellow", f"play:{card}")
    t.then("yellow", production={"plants": 0}, tableau=[card])


@scenario("fish", "small_animals", "birds", "herbivores", "protected_habitats")
@EATERS
def test_protected_habitats_do_not_protect_production(t, card, price, steps):
    t.given(oxygen=13, temperature=8)
    t.given("blue", production={"plants": steps}, tableau=["protected_habitats"])
    play(t, card, price)
    t.then("blue", production={"plants": 0})


@scenario("fish", "small_animals", "birds", "herbivores")
@rule("TM-SOLO-14", "TM-SOLO-15")
@EATERS
def test_eater_lowers_the_neutral_opponent_in_solo(card, price, steps):
    t = table("terraforming_mars", seats=("yellow",))
    t.given(oxygen=13, temperature=8)
    play(t, card, price)
    t.then("yellow", production={"plants": 0})


@scenario("fish", "small_animals", "birds")
@rule("TM-ACT-02")
@pytest.mark.parametrize("card", ["fish", "small_animals", "birds"])
def test_animals_multiply(t, card):
    t.given("yellow", tableau=[card])
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1})
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("mars_university")
def test_mars_university_costs_8_and_answers_to_its_own_tag(t):
    t.given("yellow", credits=5, steel=1, hand=["mars_university", "mine"])
    t.given(deck_top=["comet"])
    discards = len(t.state.discard)
    assert t.why_not("yellow", "play:mars_university") == "why-too-expensive"
    t.given("yellow", credits=6)
    t.when("yellow", "play:mars_university")
    assert t.legal("yellow") == ["yes", "no"]
    t.when("yellow", "yes")
    t.then("yellow", credits=0, hand=["comet"])
    t.then(discards=discards + 1)
    assert points(t) == 1


@scenario("mars_university")
def test_mars_university_may_be_declined(t):
    t.given("yellow", credits=6, tableau=["mars_university"], hand=["trans_neptune_probe", "mine"])
    t.when("yellow", "play:trans_neptune_probe", "no")
    t.then("yellow", hand=["mine"])


@scenario("mars_university")
def test_mars_university_discards_a_card_of_choice_before_it_draws(t):
    t.given("yellow", credits=6, tableau=["mars_university"], hand=["trans_neptune_probe", "mine", "lichen"])
    t.given(deck_top=["comet"])
    t.when("yellow", "play:trans_neptune_probe", "yes")
    assert t.legal("yellow") == ["card:mine", "card:lichen"]
    t.when("yellow", "card:lichen")
    t.then("yellow", hand=["comet", "mine"])


@scenario("mars_university")
def test_mars_university_has_nothing_to_ask_with_an_empty_hand(t):
    t.given("yellow", credits=6, tableau=["mars_university"], hand=["trans_neptune_probe"])
    t.when("yellow", "play:trans_neptune_probe")
    t.then("yellow", hand=[])
    assert "end" in t.legal("yellow")


@scenario("mars_university")
@rule("TM-PLAY-45")
def test_mars_university_ignores_other_tags_and_other_players_but_not_events(t):
    t.given("yellow", credits=4 + 4, tableau=["mars_university"], hand=["mine", "lichen", "special_design"])
    t.given("blue", credits=6, hand=["trans_neptune_probe", "heather"])
    t.when("yellow", "play:mine")
    t.then("yellow", hand=["lichen", "special_design"])
    t.when("yellow", "end")
    t.when("blue", "play:trans_neptune_probe", "end")
    t.when("yellow", "play:special_design")
    assert t.legal("yellow") == ["yes", "no"]


@scenario("mars_university")
@rule("TM-PLAY-14", "TM-PLAY-42")
def test_mars_university_answers_twice_to_research_before_its_draw(t):
    t.given("yellow", credits=11, tableau=["mars_university"], hand=["research", "mine"])
    t.given(deck_top=["comet", "lichen", "heather", "grass"])
    t.when("yellow", "play:research")
    assert t.legal("yellow") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:mars_university", "yes", "first:mars_university", "yes")
    t.then("yellow", credits=0, hand=["grass", "heather", "lichen"])


@scenario("mars_university")
@rule("TM-PLAY-14", "TM-PLAY-42")
def test_mars_university_answers_twice_to_research_after_its_draw(t):
    t.given("yellow", credits=11, tableau=["mars_university"], hand=["research"])
    t.given(deck_top=["comet", "lichen", "heather", "grass"])
    t.when("yellow", "play:research", "first:1")
    t.when("yellow", "yes", "card:comet", "yes", "card:lichen")
    assert sorted(t.seat("yellow").hand) == ["grass", "heather"]


@scenario("mars_university", "research_outpost")
@rule("TM-PLAY-14", "TM-TILE-05")
def test_mars_university_may_exchange_the_card_found_under_a_tile(t):
    t.given("yellow", credits=18, tableau=["mars_university"], hand=["research_outpost"])
    t.given(deck_top=["comet", "lichen"])
    t.when("yellow", "play:research_outpost")
    assert t.legal("yellow") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1", "space:r8c3", "yes")
    t.then("yellow", hand=["lichen"])


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


@scenario("viral_enhancers")
@rule("TM-PLAY-14", "TM-PROD-13")
def test_plant_of_viral_enhancers_may_come_before_the_loss(t):
    t.given(oceans=3)
    t.given("yellow", credits=8, tableau=["viral_enhancers"], hand=["nitrophilic_moss"])
    assert t.why_not("yellow", "play:nitrophilic_moss") == "why-stock-too-low"
    t.given("yellow", plants=1)
    t.when("yellow", "play:nitrophilic_moss")
    t.then("yellow", plants=0, production={"plants": 2})


@scenario("space_mirrors", "underground_detonations")
@cards(("card", "price", "metal"), ("space_mirrors", 3, "titanium"), ("underground_detonations", 6, "steel"))
def test_builder_of_production_costs_its_price(t, card, price, metal):
    play(t, card, price, metal=metal)


BUILDERS = cards(
    ("card", "price", "resource", "steps"),
    ("space_mirrors", 7, "energy", 1),
    ("industrial_center", 7, "steel", 1),
    ("underground_detonations", 10, "heat", 2),
)


@scenario("space_mirrors", "industrial_center", "underground_detonations")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PAY-07")
@BUILDERS
def test_money_builds_production(t, card, price, resource, steps):
    t.given("yellow", credits=price - 1, steel=9, titanium=9, tableau=[card])
    assert t.why_not("yellow", f"action:{card}") == "why-too-expensive"
    t.given("yellow", credits=price + 1)
    t.when("yellow", f"action:{card}")
    t.then("yellow", credits=1, steel=9, titanium=9, heat=0, production={resource: steps})
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("space_mirrors", "industrial_center", "underground_detonations")
@BUILDERS
def test_heat_of_helion_builds_production(t, card, price, resource, steps):
    t.given("yellow", credits=price - 2, heat=3, corporation="helion", tableau=[card])
    t.when("yellow", f"action:{card}")
    assert t.legal("yellow") == ["pay:heat:2", "pay:heat:3"]
    t.when("yellow", "pay:heat:3")
    t.then("yellow", credits=1, heat=0, production={resource: steps})


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


WORKS = cards(
    ("card", "price", "energy", "metal"),
    ("ironworks", 11, 4, {"steel": 1}),
    ("steelworks", 15, 4, {"steel": 2}),
    ("ore_processor", 13, 4, {"titanium": 1}),
    ("water_splitting_plant", 12, 3, {}),
)


@scenario("ironworks", "steelworks", "ore_processor", "water_splitting_plant")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PARAM-05")
@WORKS
def test_works_turn_energy_into_oxygen_and_metal(t, card, price, energy, metal):
    t.given(oceans=2)
    play(t, card, price, metal="steel")
    t.given("yellow", energy=energy - 1, tr=20)
    assert t.why_not("yellow", f"action:{card}") == "why-stock-too-low"
    t.given("yellow", energy=energy + 1)
    t.when("yellow", f"action:{card}")
    t.then("yellow", energy=1, tr=21, **{"steel": 0, "titanium": 0, **metal})
    t.then(oxygen=1)
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("ironworks", "steelworks", "ore_processor", "water_splitting_plant")
@rule("TM-PARAM-06", "TM-PARAM-07", "TM-ACT-07")
@WORKS
def test_works_go_on_at_full_oxygen_without_rating(t, card, price, energy, metal):
    t.given("yellow", energy=energy, tr=20, tableau=[card])
    t.given(oxygen=14)
    t.when("yellow", f"action:{card}")
    t.then("yellow", energy=0, tr=20, **metal)
    t.then(oxygen=14)


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


@scenario("business_network")
@rule("TM-PLAY-19")
def test_business_network_costs_4_and_a_money_production_down_to_minus_5(t):
    t.given("yellow", credits=4, production={"credits": -5}, hand=["business_network"])
    assert t.why_not("yellow", "play:business_network") == "why-production-too-low"
    t.given("yellow", production={"credits": -4})
    play(t, "business_network", 4)
    t.then("yellow", production={"credits": -5})


@scenario("industrial_center")
@rule("TM-PLAY-28", "TM-TILE-05", "TM-TILE-06", "TM-TILE-31", "TM-TILE-32")
def test_industrial_center_costs_4_and_lies_beside_a_city_of_anyone(t):
    t.given("yellow", credits=2, steel=1, hand=["industrial_center"])
    assert t.why_not("yellow", "play:industrial_center") == "why-no-space"
    t.given(tiles={"r3c6": ("city", "blue"), "r2c6": "ocean"})
    t.given("yellow", credits=1)
    assert t.why_not("yellow", "play:industrial_center") == "why-too-expensive"
    t.given("yellow", credits=2)
    t.when("yellow", "play:industrial_center")
    assert t.why_not("yellow", "space:r7c3") == "why-not-next-to-city"
    assert t.why_not("yellow", "space:r3c6") == "why-occupied"
    assert sorted(t.legal("yellow")) == ["space:r2c5", "space:r3c5", "space:r3c7", "space:r4c6", "space:r4c7"]
    t.when("yellow", "space:r3c7")
    t.then("yellow", credits=2, steel=1, tableau=["industrial_center"])
    t.then(tiles={"r3c7": ("industrial_center", "yellow")})


@scenario("ecological_zone")
@rule("TM-TILE-31", "TM-TILE-32")
def test_ecological_zone_needs_an_own_greenery_and_lies_beside_any(t):
    t.given("yellow", credits=12, hand=["ecological_zone"])
    t.given(tiles={"r3c3": ("greenery", "blue")})
    assert t.why_not("yellow", "play:ecological_zone") == "why-greeneries-missing"
    t.given(tiles={"r7c3": ("greenery", "yellow")})
    play(t, "ecological_zone", 12)
    assert t.why_not("yellow", "space:r9c4") == "why-not-next-to-greenery"
    t.when("yellow", "space:r3c4")
    t.then("yellow", on={"ecological_zone": 2})
    t.then(tiles={"r3c4": ("ecological_zone", "yellow")})
    assert points(t) == 1


@scenario("ecological_zone", "decomposers")
@rule("TM-PLAY-42", "TM-PLAY-48")
@cards(
    ("card", "played", "price", "more"),
    ("ecological_zone", "advanced_ecosystems", 11, 2),
    ("decomposers", "advanced_ecosystems", 11, 3),
)
def test_each_living_tag_of_its_owner_brings_one_more(t, card, played, price, more):
    t.given("yellow", tableau=[card, "lichen", "birds", "worms"])
    t.given("blue", credits=9, hand=["adapted_lichen"])
    play(t, played, price)
    t.then("yellow", on={card: more})
    t.when("yellow", "end")
    t.when("blue", "play:adapted_lichen")
    t.then("yellow", on={card: more})


@scenario("ecological_zone", "decomposers")
@cards(("card", "every"), ("ecological_zone", 2), ("decomposers", 3))
def test_living_things_are_worth_points_in_full_sets(t, card, every):
    t.given("yellow", tableau=[card], on={card: 2 * every - 1})
    assert points(t) == 1
    t.given("yellow", on={card: 2 * every})
    assert points(t) == 2


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
