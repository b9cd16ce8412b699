"""The corporations: what each starts with, its first action, its effects and its action."""

from itertools import count

import pytest

import valles
from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import next_generation, only, table


def start(corporation, kept=0, seats=("yellow", "blue"), **options):
    """A table at which yellow was dealt the corporation, has chosen it and kept so many of the ten cards."""
    t = table(*seats)
    for seed in count(1):
        t.game = valles.new("terraforming_mars", seats=seats, seed=seed, first="yellow", beginners=seats[1:], **options)
        if f"card:{corporation}" in t.legal("yellow"):
            break
    t.when("yellow", f"card:{corporation}", *["yes"] * kept, *["no"] * (10 - kept))
    return t


NOTHING = {"steel": 0, "titanium": 0, "plants": 0, "energy": 0, "heat": 0}


@rule("TM-SETUP-12", "TM-SETUP-15", "TM-CE-02")
@scenario("credicor", "ecoline", "helion", "interplanetary_cinematics", "inventrix", "mining_guild")
@scenario("phobolog", "thorgate", "united_nations_mars_initiative", "saturn_systems", "teractor")
@pytest.mark.parametrize(
    ("corporation", "credits", "stock", "production"),
    [
        ("credicor", 57, {}, {}),
        ("ecoline", 36, {"plants": 3}, {"plants": 2}),
        ("helion", 42, {}, {"heat": 3}),
        ("interplanetary_cinematics", 30, {"steel": 20}, {}),
        ("inventrix", 45, {}, {}),
        ("mining_guild", 30, {"steel": 5}, {"steel": 1}),
        ("phobolog", 23, {"titanium": 10}, {}),
        ("thorgate", 48, {}, {"energy": 1}),
        ("united_nations_mars_initiative", 40, {}, {}),
        ("saturn_systems", 42, {}, {"titanium": 1, "credits": 1}),
        ("teractor", 60, {}, {}),
    ],
)
def test_corporation_starts_with_its_means_and_pays_for_the_kept_cards(corporation, credits, stock, production):
    t = start(corporation, kept=4)
    t.then("yellow", corporation=corporation, credits=credits - 4 * 3, **{**NOTHING, **stock}, tr=20, tableau=[])
    t.then("yellow", production=only(**production))
    assert len(t.seat("yellow").hand) == 4 + 3 * (corporation == "inventrix")


@rule("TM-EX-04", "TM-SETUP-19")
@scenario("phobolog")
def test_phobolog_keeps_five_cards():
    t = start("phobolog", kept=5, seats=("yellow", "blue", "pink"), corporate_era=False)
    t.then("yellow", credits=8, titanium=10, production={"titanium": 1, "credits": 1})
    t.then(discards=5)


@rule("TM-EX-05", "TM-SETUP-18")
@scenario("thorgate")
@pytest.mark.parametrize(("corporate_era", "energy"), [(False, 2), (True, 1)])
def test_thorgate_keeps_all_cards(corporate_era, energy):
    t = start("thorgate", kept=10, corporate_era=corporate_era)
    t.then("yellow", credits=18, production={"energy": energy})
    assert len(t.seat("yellow").hand) == 10


@rule("TM-BEG-02", "TM-BEG-03", "TM-BEG-06")
@scenario("beginner_corporation")
def test_the_beginner_corporation_starts_with_money_and_ten_free_cards():
    t = start("credicor")
    t.then("blue", corporation="beginner_corporation", credits=42, **NOTHING, production=only(), tr=20)
    assert len(t.seat("blue").hand) == 10
    assert not any(t.state.seats[1].tags)


@rule("TM-PLAY-50")
@scenario("inventrix", "mining_guild")
@pytest.mark.parametrize(
    ("corporation", "option", "reason"),
    [
        ("inventrix", "play:lightning_harvest", "why-tags-missing"),
        ("mining_guild", "milestone:builder", "why-goal-not-reached"),
    ],
)
def test_the_tags_of_a_corporation_count(t, corporation, option, reason):
    t.given("yellow", credits=8, hand=["lightning_harvest"], tableau=["medical_lab", "physics_complex"])
    t.given("yellow", tableau=["mine", "food_factory", "ironworks", "steelworks"])
    assert t.why_not("yellow", option) == reason
    t.given("yellow", corporation=corporation)
    assert t.why_not("yellow", option) is None


@scenario("credicor")
@pytest.mark.parametrize(
    ("card", "cost", "back"),
    [("strip_mine", 25, 4), ("mohole_area", 20, 4), ("aquifer_pumping", 18, 0), ("solar_power", 11, 0)],
)
def test_credicor_gets_money_back_for_expensive_cards(t, card, cost, back):
    t.given("yellow", corporation="credicor", credits=30, hand=[card], production={"energy": 2})
    t.when("yellow", f"play:{card}", *(["space:r1c5"] if card == "mohole_area" else []))
    t.then("yellow", credits=30 - cost + back)


@scenario("credicor")
def test_credicor_looks_at_the_printed_cost_not_at_what_is_paid(t):
    t.given("yellow", corporation="credicor", credits=13, titanium=3, hand=["indentured_workers", "comet"])
    t.when("yellow", "play:indentured_workers", "play:comet", "pay:titanium:3", "space:r1c5")
    t.then("yellow", credits=13 - (21 - 8 - 9) + 4, titanium=0)


@scenario("credicor")
@pytest.mark.parametrize(
    ("project", "price", "back", "space"),
    [("greenery", 23, 4, "r3c3"), ("city", 25, 4, "r3c3"), ("aquifer", 18, 0, "r1c5")],
)
def test_credicor_gets_money_back_for_expensive_standard_projects(t, project, price, back, space):
    t.given("yellow", corporation="credicor", credits=30)
    t.when("yellow", f"standard:{project}", f"space:{space}")
    t.then("yellow", credits=30 - price + back)


@rule("TM-PAY-13")
@scenario("credicor")
def test_credicor_gets_nothing_for_awards_or_others_and_cannot_pay_with_what_is_to_come(t):
    t.given("yellow", corporation="credicor", credits=20, hand=["comet"])
    t.given("blue", credits=25)
    t.given(awards={"miner": "blue", "banker": "blue"})
    assert t.why_not("yellow", "play:comet") == "why-too-expensive"
    t.when("yellow", "award:landlord", "end")
    t.when("blue", "standard:city", "space:r3c3")
    t.then("yellow", credits=0)
    t.then("blue", credits=0)


@scenario("ecoline")
def test_ecoline_converts_seven_plants(t):
    t.given("yellow", corporation="ecoline", plants=6)
    assert t.why_not("yellow", "convert:plants") == "why-stock-too-low"
    t.given("yellow", plants=7)
    t.when("yellow", "convert:plants", "space:r3c3")
    t.then("yellow", plants=0, tr=21)
    t.then(oxygen=1, tiles={"r3c3": ("greenery", "yellow")})


@scenario("ecoline")
def test_ecoline_converts_seven_plants_at_the_end_too(t):
    t.given("yellow", corporation="ecoline", plants=7, passed=True)
    t.given("blue", plants=7)
    t.given(oxygen=14, temperature=8, oceans=9, turn="blue")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r3c3")
    assert t.game.over
    t.then("yellow", plants=0)
    t.then("blue", plants=7)


@scenario("helion")
@pytest.mark.parametrize(("heat", "money"), [(4, 5), (6, 3), (9, 0)])
def test_helion_pays_for_cards_with_heat(t, heat, money):
    t.given("yellow", corporation="helion", credits=5, heat=12, hand=["adapted_lichen"])
    t.when("yellow", "play:adapted_lichen")
    assert t.legal("yellow") == [f"pay:heat:{n}" for n in range(4, 9 + 1)]
    t.when("yellow", f"pay:heat:{heat}")
    t.then("yellow", credits=5 - money, heat=12 - heat, production={"plants": 1})


@scenario("helion")
def test_helion_pays_with_metal_heat_and_money_together(t):
    t.given("yellow", corporation="helion", credits=6, titanium=2, heat=6, hand=["asteroid"])
    t.when("yellow", "play:asteroid", "pay:titanium:1", "pay:heat:5")
    t.then("yellow", credits=6 - (14 - 3 - 5), titanium=1 + 2, heat=1)


@rule("TM-PHASE-06")
@scenario("helion")
def test_helion_pays_for_research_with_heat(t):
    t.given("yellow", corporation="helion")
    t.pass_all()
    t.given("yellow", credits=2, heat=5)
    t.when("yellow", "yes", "yes")
    assert t.legal("yellow") == ["pay:heat:4", "pay:heat:5"]
    t.when("yellow", "pay:heat:5")
    t.when("blue", *["no"] * 4)
    t.then("yellow", credits=1, heat=0)
    assert len(t.seat("yellow").hand) == 2


@scenario("helion")
@pytest.mark.parametrize(
    ("option", "price"),
    [
        ("standard:power_plant", 11),
        ("standard:asteroid", 14),
        ("milestone:terraformer", 8),
        ("award:miner", 14),
        ("action:underground_detonations", 10),
        ("action:search_for_life", 1),
    ],
)
def test_helion_pays_with_heat_wherever_money_is_due(t, option, price):
    t.given("yellow", corporation="helion", credits=1, heat=max(0, price - 2), tr=35)
    t.given("yellow", tableau=["underground_detonations", "search_for_life"])
    t.given(awards={"banker": "blue"})
    if price > 1:
        assert t.why_not("yellow", option) == "why-too-expensive"
    t.given("yellow", heat=price)
    t.when("yellow", option)
    assert t.legal("yellow") == [f"pay:heat:{price - 1}", f"pay:heat:{price}"]
    t.when("yellow", f"pay:heat:{price}")
    t.then("yellow", credits=1, heat=0)


@scenario("helion")
def test_helion_pays_for_an_action_with_steel_and_heat(t):
    t.given("yellow", corporation="helion", credits=2, steel=1, heat=5, tableau=["aquifer_pumping"])
    t.when("yellow", "action:aquifer_pumping", "pay:heat:5", "space:r1c5")
    t.then("yellow", credits=1, steel=0, heat=0, tr=21)


@scenario("helion", "local_heat_trapping")
def test_helion_leaves_the_heat_that_local_heat_trapping_takes(t):
    t.given("yellow", corporation="helion", credits=0, heat=5, hand=["local_heat_trapping"])
    assert t.why_not("yellow", "play:local_heat_trapping") == "why-too-expensive"
    t.given("yellow", heat=6)
    t.when("yellow", "play:local_heat_trapping", "choose:1")
    t.then("yellow", credits=0, heat=0, plants=4)


@scenario("helion", "local_heat_trapping")
def test_helion_pays_local_heat_trapping_with_money_when_heat_is_short(t):
    t.given("yellow", corporation="helion", credits=1, heat=5, hand=["local_heat_trapping"])
    t.when("yellow", "play:local_heat_trapping", "choose:1")
    t.then("yellow", credits=0, heat=0, plants=4)


@scenario("helion")
def test_money_never_stands_in_for_heat(t):
    t.given("yellow", corporation="helion", credits=50, heat=7, tableau=["caretaker_contract"])
    assert t.why_not("yellow", "convert:heat") == "why-stock-too-low"
    assert t.why_not("yellow", "action:caretaker_contract") == "why-stock-too-low"


@scenario("helion")
def test_heat_pays_for_helion_alone(t):
    t.given("yellow", heat=20, hand=["mine"])
    t.given("blue", corporation="helion")
    assert t.why_not("yellow", "play:mine") == "why-too-expensive"
    assert t.why_not("yellow", "standard:power_plant") == "why-too-expensive"


@scenario("interplanetary_cinematics")
def test_interplanetary_cinematics_gets_money_for_own_events(t):
    t.given("yellow", corporation="interplanetary_cinematics", credits=9, hand=["mineral_deposit", "mine"])
    t.given("blue", credits=5, hand=["investment_loan"])
    t.when("yellow", "play:mineral_deposit")
    t.then("yellow", credits=9 - 5 + 2)
    t.when("yellow", "play:mine", "pay:steel:0")
    t.then("yellow", credits=9 - 5 + 2 - 4)
    t.when("blue", "play:investment_loan")
    t.then("yellow", credits=9 - 5 + 2 - 4)
    t.then("blue", credits=12)


@rule("TM-PAY-13")
@scenario("interplanetary_cinematics")
def test_interplanetary_cinematics_cannot_pay_with_the_money_to_come(t):
    t.given("yellow", corporation="interplanetary_cinematics", credits=4, hand=["mineral_deposit"])
    assert t.why_not("yellow", "play:mineral_deposit") == "why-too-expensive"


@rule("TM-SETUP-20")
@scenario("inventrix")
def test_inventrix_first_draws_three_cards():
    t = start("inventrix", kept=2)
    t.then("yellow", credits=45 - 6)
    assert len(t.seat("yellow").hand) == 2 + 3
    t.then(turn="yellow")
    assert "end" in t.legal("yellow")
    assert t.why_not("yellow", "pass") == "why-already-acted"
    t.when("yellow", "standard:power_plant")
    t.then(turn="blue")


@scenario("mining_guild")
@pytest.mark.parametrize(
    ("space", "stock", "steel"),
    [
        ("r3c7", {"steel": 1}, 1),
        ("r1c1", {"steel": 2}, 1),
        ("r8c6", {"titanium": 1}, 1),
        ("r4c1", {"plants": 1, "titanium": 1}, 1),
        ("r4c2", {"plants": 1}, 0),
        ("r7c1", {}, 0),
    ],
)
def test_mining_guild_raises_production_once_for_a_tile_on_metal(t, space, stock, steel):
    t.given("yellow", corporation="mining_guild", credits=25)
    t.when("yellow", "standard:city", f"space:{space}")
    t.then("yellow", **{**NOTHING, **stock}, production={"steel": steel, "titanium": 0})


@scenario("mining_guild")
@pytest.mark.parametrize(("space", "steel"), [("r1c2", 1), ("r9c5", 1), ("r5c5", 0)])
def test_mining_guild_raises_production_for_its_oceans_too(t, space, steel):
    t.given("yellow", corporation="mining_guild", credits=18)
    t.when("yellow", "standard:aquifer", f"space:{space}")
    t.then("yellow", production={"steel": steel})


@scenario("mining_guild")
def test_mining_guild_raises_production_for_a_lake_on_land(t):
    t.given("yellow", corporation="mining_guild", credits=15, hand=["artificial_lake"])
    t.given(temperature=-6)
    t.when("yellow", "play:artificial_lake", "space:r8c1")
    t.then("yellow", steel=2, production={"steel": 1})


@scenario("mining_guild", "mining_rights")
def test_mining_guild_adds_to_mining_rights_and_ignores_the_tiles_of_others(t):
    t.given("yellow", corporation="mining_guild", credits=9, hand=["mining_rights"])
    t.given("blue", credits=25)
    t.when("yellow", "play:mining_rights", "space:r8c6", "end")
    t.then("yellow", credits=0, production={"steel": 1, "titanium": 1})
    t.when("blue", "standard:city", "space:r3c7")
    t.then("yellow", production={"steel": 1, "titanium": 1})
    t.then("blue", production={"steel": 0})


@rule("TM-EX-12", "TM-PAY-10")
@scenario("phobolog")
@pytest.mark.parametrize(("titanium", "money"), [(8, 0), (7, 2)])
def test_phobolog_pays_four_with_each_titanium(t, titanium, money):
    t.given("yellow", corporation="phobolog", credits=2, titanium=9, hand=["asteroid_mining"])
    t.when("yellow", "play:asteroid_mining")
    assert t.legal("yellow") == ["pay:titanium:7", "pay:titanium:8"]
    t.when("yellow", f"pay:titanium:{titanium}")
    t.then("yellow", credits=2 - money, titanium=9 - titanium, production={"titanium": 2}, tableau=["asteroid_mining"])


@rule("TM-EX-12")
@scenario("phobolog")
def test_phobolog_cannot_pay_thirty_with_seven_titanium_alone(t):
    t.given("yellow", corporation="phobolog", credits=1, titanium=7, hand=["asteroid_mining"])
    assert t.why_not("yellow", "play:asteroid_mining") == "why-too-expensive"


@scenario("phobolog")
def test_phobolog_and_advanced_alloys_add_up(t):
    t.given("yellow", corporation="phobolog", titanium=6, hand=["asteroid_mining"], tableau=["advanced_alloys"])
    t.when("yellow", "play:asteroid_mining")
    t.then("yellow", titanium=0, production={"titanium": 2})


@rule("TM-PAY-03", "TM-EX-33")
@scenario("phobolog")
def test_phobolog_pays_only_space_cards_with_titanium(t):
    t.given("yellow", corporation="phobolog", titanium=10, steel=1, hand=["mine", "mineral_deposit"])
    assert t.why_not("yellow", "play:mine") == "why-too-expensive"
    assert t.why_not("yellow", "play:mineral_deposit") == "why-too-expensive"


@rule("TM-PLAY-38")
@scenario("saturn_systems")
def test_saturn_systems_raises_production_for_every_jovian_tag_of_anybody():
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=8, corporation="saturn_systems", hand=["colonizer_training_camp", "mine"])
    t.given("blue", credits=15, hand=["vesta_shipyard"])
    t.given("pink", credits=10, hand=["satellites"])
    t.when("yellow", "play:colonizer_training_camp", "end")
    t.then("yellow", production={"credits": 1})
    t.when("blue", "play:vesta_shipyard", "end")
    t.then("yellow", production={"credits": 2})
    t.then("blue", production={"credits": 0, "titanium": 1})
    t.when("pink", "play:satellites")
    t.then("yellow", production={"credits": 2}, credits=0)


@rule("TM-PHASE-16")
@scenario("saturn_systems")
def test_saturn_systems_works_after_passing(t):
    t.given("yellow", corporation="saturn_systems", passed=True)
    t.given("blue", credits=15, hand=["vesta_shipyard"])
    t.given(turn="blue")
    t.when("blue", "play:vesta_shipyard")
    t.then("yellow", production={"credits": 1})


@rule("TM-PAY-11", "TM-PAY-12")
@scenario("teractor")
@pytest.mark.parametrize(
    ("card", "price"),
    [("acquired_company", 10 - 3), ("bribed_committee", 7 - 3), ("earth_office", 0), ("micro_mills", 3)],
)
def test_teractor_pays_less_for_earth_cards(t, card, price):
    t.given("yellow", corporation="teractor", credits=10, hand=[card])
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=10 - price)


@rule("TM-PAY-11")
@scenario("teractor")
def test_teractor_pays_the_reduced_price_with_titanium(t):
    t.given("yellow", corporation="teractor", credits=4, titanium=1, hand=["imported_ghg"])
    t.when("yellow", "play:imported_ghg", "pay:titanium:1")
    t.then("yellow", credits=4 - (7 - 3 - 3), titanium=0, heat=3)


@rule("TM-SETUP-20", "TM-EX-06", "TM-EX-07", "TM-TILE-09")
@scenario("tharsis_republic")
@pytest.mark.parametrize(("corporate_era", "production"), [(False, 1), (True, 0)])
def test_tharsis_republic_first_places_a_city(corporate_era, production):
    t = start("tharsis_republic", kept=4, corporate_era=corporate_era)
    t.then("yellow", credits=28, production={"credits": production}, plants=0)
    assert all(option.startswith("space:") for option in t.legal("yellow"))
    assert t.why_not("yellow", "pass") == "why-not-asked"
    t.when("yellow", "space:r4c5")
    t.then("yellow", credits=28 + 3, plants=2, production={"credits": production + 1})
    t.then(tiles={"r4c5": ("city", "yellow")}, turn="yellow")
    assert "end" in t.legal("yellow")
    assert t.why_not("yellow", "pass") == "why-already-acted"
    t.when("yellow", "standard:power_plant")
    t.then(turn="blue")


@rule("TM-EX-32", "TM-SOLO-11")
@scenario("tharsis_republic")
def test_tharsis_republic_counts_the_neutral_cities():
    t = start("tharsis_republic", seats=("yellow",))
    t.then("yellow", credits=40, production={"credits": 2}, tr=14)
    t.when("yellow", t.legal("yellow")[0])
    t.then("yellow", production={"credits": 3})


@rule("TM-EX-08", "TM-EX-11", "TM-STD-10")
@scenario("tharsis_republic")
def test_tharsis_republic_profits_from_cities_of_anybody(t):
    t.given("yellow", corporation="tharsis_republic", credits=25)
    t.given("blue", credits=25)
    t.when("yellow", "standard:city", "space:r3c3", "end")
    t.then("yellow", credits=3, production={"credits": 2})
    t.when("blue", "standard:city", "space:r7c1")
    t.then("yellow", credits=3, production={"credits": 3})
    t.then("blue", credits=0, production={"credits": 1})


@rule("TM-TILE-29")
@scenario("tharsis_republic", "phobos_space_haven", "ganymede_colony")
def test_tharsis_republic_gets_money_but_no_production_for_own_cities_beside_mars(t):
    t.given("yellow", corporation="tharsis_republic", credits=25, hand=["phobos_space_haven"])
    t.given("blue", credits=20, hand=["ganymede_colony"])
    t.when("yellow", "play:phobos_space_haven", "end")
    t.then("yellow", credits=3, production={"credits": 0, "titanium": 1})
    t.when("blue", "play:ganymede_colony")
    t.then("yellow", credits=3, production={"credits": 0})


@rule("TM-TILE-27")
@scenario("tharsis_republic")
def test_tharsis_republic_profits_from_the_capital(t):
    t.given("yellow", corporation="tharsis_republic", credits=26, hand=["capital"], production={"energy": 2})
    t.given(oceans=4)
    t.when("yellow", "play:capital", "space:r9c3")
    t.then("yellow", credits=3, production={"credits": 5 + 1, "energy": 0})


@rule("TM-EX-14", "TM-PAY-11")
@scenario("thorgate")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("geothermal_power", 11 - 3),
        ("fueled_generators", 0),
        ("giant_space_mirror", 17 - 3),
        ("carbonate_processing", 6),
    ],
)
def test_thorgate_pays_less_for_power_cards(t, card, price):
    t.given("yellow", corporation="thorgate", credits=20, hand=[card], production={"energy": 1})
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=20 - price)


@scenario("thorgate")
def test_thorgate_pays_less_for_the_power_plant_project_alone(t):
    t.given("yellow", corporation="thorgate", credits=8)
    t.given("blue", credits=10)
    t.when("yellow", "standard:power_plant")
    t.then("yellow", credits=0, production={"energy": 1})
    t.given("yellow", credits=13)
    assert t.why_not("yellow", "standard:asteroid") == "why-too-expensive"
    t.when("yellow", "end")
    assert t.why_not("blue", "standard:power_plant") == "why-too-expensive"


@rule("TM-ACT-02", "TM-ACT-03")
@scenario("united_nations_mars_initiative")
def test_united_nations_mars_initiative_raises_its_rating_after_a_rise(t):
    action = "action:united_nations_mars_initiative"
    t.given("yellow", corporation="united_nations_mars_initiative", credits=14 + 2)
    assert t.why_not("yellow", action) == "why-rating-not-raised"
    t.when("yellow", "standard:asteroid")
    assert t.why_not("yellow", action) == "why-too-expensive"
    t.given("yellow", credits=7)
    t.when("yellow", action)
    t.then("yellow", credits=4, tr=22)
    t.when("blue", "pass")
    assert t.why_not("yellow", action) == "why-already-used"


@rule("TM-ACT-04")
@scenario("united_nations_mars_initiative")
def test_united_nations_mars_initiative_needs_a_rise_in_every_generation(t):
    action = "action:united_nations_mars_initiative"
    t.given("yellow", corporation="united_nations_mars_initiative", credits=7 + 3, hand=["bribed_committee"])
    t.when("yellow", "play:bribed_committee", action)
    t.then("yellow", credits=0, tr=23)
    next_generation(t)
    t.when("blue", "pass")
    assert t.why_not("yellow", action) == "why-rating-not-raised"
    t.given("yellow", heat=8)
    t.when("yellow", "convert:heat", action)
    t.then("yellow", credits=23 - 3, tr=25)


@scenario("united_nations_mars_initiative")
def test_united_nations_mars_initiative_does_not_use_the_rise_of_others(t):
    t.given("yellow", corporation="united_nations_mars_initiative", credits=10)
    t.given("blue", credits=14)
    t.given(turn="blue")
    t.when("blue", "standard:asteroid", "end")
    assert t.why_not("yellow", "action:united_nations_mars_initiative") == "why-rating-not-raised"
