"""Rules and cards that meet: limits reached in the middle of an effect, empty piles, full maps, stacked modifiers."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import COMPLETE, THREE, buy, keep, names, open_prompt, opened
from tests.terraforming_mars.rules.drawing import LAND, OCEAN_AREAS
from valles.games.terraforming_mars.maps.tharsis import THARSIS
from valles.games.terraforming_mars.rules.component import CITY_TILE, GREENERY_TILE
from valles.games.terraforming_mars.rules.tiles import place_neutral
from valles.testing import table


def holding(*hand, **seat):
    t = table("terraforming_mars")
    t.given("yellow", **{"credits": 60, "hand": list(hand), **seat})
    return t


def full(except_for=()):
    """Every land area taken by blue greenery, but for a few."""
    return {name: ("greenery", "blue") for name in LAND if name not in except_for}


def empty_piles(t):
    """No deck and no discards: blue has all cards in hand."""
    t.given(deck_size=0)
    t.given("blue", hand=names(t.state.discard))
    t.then(deck_size=0, discards=0)


# Oceans at the limit, with bonus steps


@rule("TM-PARAM-12", "TM-PARAM-14", "TM-TILE-16")
@pytest.mark.parametrize(("oceans", "spaces", "rating"), [(8, 1, 3), (7, 2, 4), (6, 3, 5)])
def test_the_ocean_of_the_bonus_step_counts_against_those_of_the_card(oceans, spaces, rating):
    t = holding("giant_ice_asteroid")
    t.given("blue", plants=1)
    t.given(temperature=-2, oceans=oceans)
    t.when("yellow", "play:giant_ice_asteroid")
    t.when("yellow", *[f"space:{name}" for name in ("r9c5", "r6c8", "r6c7")[:spaces]], "target:none")
    assert open_prompt(t.game, "yellow") == "ask-second-action"
    t.then("yellow", tr=20 + rating)
    t.then(temperature=2, oceans=9)


@rule("TM-PARAM-10", "TM-PARAM-13", "TM-TILE-16")
@pytest.mark.parametrize(("oceans", "rating"), [(9, 2), (8, 3), (7, 4)])
def test_oxygen_warmth_and_ocean_chain_into_the_ninth_ocean(oceans, rating):
    t = holding("towing_a_comet")
    t.given(oxygen=7, temperature=-2, oceans=oceans)
    t.when("yellow", "play:towing_a_comet")
    while open_prompt(t.game, "yellow") == "ask-tile":
        t.when("yellow", t.legal("yellow")[0])
    t.then("yellow", tr=20 + rating)
    t.then(oxygen=8, temperature=0, oceans=9)


@rule("TM-PARAM-11", "TM-PARAM-13", "TM-PARAM-14")
def test_two_steps_of_oxygen_over_8_percent_warm_once_onto_a_bonus_step():
    t = holding("strip_mine", production={"energy": 2})
    t.given(oxygen=7, temperature=-22)
    t.when("yellow", "play:strip_mine")
    t.then("yellow", tr=23, production={"heat": 1})
    t.then(oxygen=9, temperature=-20)


@rule("TM-TILE-07", "TM-TILE-08")
def test_the_second_ocean_of_a_card_is_paid_for_the_first():
    t = holding("ice_asteroid", credits=23)
    t.when("yellow", "play:ice_asteroid", "space:r5c5", "space:r5c6")
    t.then("yellow", credits=2, plants=4, tr=22)


def test_each_ocean_feeds_the_algae_of_everybody():
    t = holding("ice_asteroid", tableau=["arctic_algae"])
    t.given(oceans=7)
    t.when("yellow", "play:ice_asteroid", "space:r6c6", "space:r6c7")
    t.then("yellow", plants=2 * 2 + 2)
    t = holding("ice_asteroid")
    t.given("blue", tableau=["arctic_algae"])
    t.given(oceans=8)
    t.when("yellow", "play:ice_asteroid", "space:r9c5")
    t.then("blue", plants=2)


@rule("TM-ACT-07", "TM-PARAM-13")
@pytest.mark.parametrize(
    ("option", "rating"), [("action:water_splitting_plant", 3), ("convert:heat", 2), ("standard:asteroid", 2)]
)
def test_the_bonus_ocean_comes_with_actions_conversions_and_projects(option, rating):
    t = holding(heat=8, energy=3, tableau=["water_splitting_plant"])
    t.given("blue", tableau=["arctic_algae"])
    t.given(oxygen=7, temperature=-2)
    t.when("yellow", option, "space:r1c2")
    t.then("yellow", tr=20 + rating, steel=2)
    t.then("blue", tr=20, plants=2)
    t.then(temperature=0, oceans=1)


@rule("TM-PLAY-28")
def test_a_lake_without_land_is_played_for_its_point():
    t = holding("artificial_lake")
    t.given(temperature=-6, oceans=3, tiles=full())
    t.when("yellow", "play:artificial_lake")
    assert open_prompt(t.game, "yellow") == "ask-second-action"
    t.then("yellow", tr=20, credits=60 - 15, tableau=["artificial_lake"])
    t.then(oceans=3)
    assert t.score("yellow")["cards"] == 1


@rule("TM-CARD-08")
def test_a_lake_does_not_go_onto_the_claim_of_another():
    t = holding("artificial_lake")
    t.given(temperature=-6, tiles=full({"r3c3"}) | {"r3c3": ("claim", "blue")})
    t.when("yellow", "play:artificial_lake")
    t.then("yellow", tr=20)
    t.then(oceans=0, claims={"r3c3": "blue"})


@rule("TM-PARAM-04", "TM-TILE-13", "TM-TILE-28")
def test_a_lake_may_be_the_ninth_ocean_and_leaves_four_ocean_areas_reserved():
    t = holding("artificial_lake", plants=8)
    t.given(temperature=-6, oceans=8)
    t.when("yellow", "play:artificial_lake")
    assert "space:r5c3" not in t.legal("yellow")
    t.when("yellow", "space:r7c6", "convert:plants")
    t.then(oceans=9)
    assert not {f"space:{name}" for name in OCEAN_AREAS} & set(t.legal("yellow"))


@rule("TM-TILE-11")
def test_three_other_tiles_on_ocean_areas_leave_room_for_just_nine_oceans():
    t = holding("subterranean_reservoir", tableau=["mohole_area"])
    others = {"r1c2": ("greenery", "yellow"), "r1c4": ("greenery", "blue"), "r1c5": ("mohole_area", "yellow")}
    t.given(tiles=others, oceans=8)
    t.when("yellow", "play:subterranean_reservoir")
    t.then("yellow", tr=21)
    t.then(oceans=9, tiles={"r9c5": "ocean"})


def test_mohole_on_an_ocean_area_with_steel_serves_the_mining_guild():
    t = holding("mohole_area", corporation="mining_guild")
    t.when("yellow", "play:mohole_area", "space:r1c2")
    t.then("yellow", steel=2, tr=20, production={"heat": 4, "steel": 1})
    t.then(oceans=0)


@rule("TM-MILE-07", "TM-TILE-17", "TM-TILE-20")
def test_mangrove_is_greenery_to_herbivores_gardener_and_later_greenery():
    t = holding("mangrove", tableau=["herbivores"], plants=8)
    t.given(temperature=4, tiles={"r7c1": ("greenery", "yellow"), "r7c3": ("greenery", "yellow")})
    t.when("yellow", "play:mangrove", "space:r9c5", "convert:plants")
    t.then("yellow", on={"herbivores": 1}, titanium=2)
    t.then(oxygen=1, oceans=0)
    assert {"space:r9c4", "space:r8c6"} <= set(t.legal("yellow"))
    t.when("yellow", "space:r9c4")
    t.then("yellow", on={"herbivores": 2})
    t.when("blue", "pass")
    assert "milestone:gardener" in t.legal("yellow")


# Greenery, cities and claims without room


@rule("TM-TILE-19")
def test_greenery_without_any_area_is_neither_bought_nor_converted_nor_asked_for_at_the_end():
    t = holding("plantation", plants=8, tableau=["research"])
    t.given("blue", plants=8)
    t.given(tiles=full(), **COMPLETE)
    for option in ("play:plantation", "standard:greenery", "convert:plants"):
        assert t.why_not("yellow", option) == "why-no-space"
    t.when("yellow", "pass")
    t.when("blue", "pass")
    assert t.game.over
    t.then("yellow", plants=8)


@rule("TM-END-05")
def test_the_final_conversion_ends_with_the_last_area():
    t = table("terraforming_mars")
    t.given("yellow", plants=20)
    t.given("blue", plants=20)
    t.given(tiles=full({"r3c3"}), **COMPLETE)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants")
    assert t.game.over
    t.then("yellow", plants=12)
    t.then("blue", plants=20)
    t.then(tiles={"r3c3": ("greenery", "yellow")})


@rule("TM-CARD-08", "TM-TILE-18", "TM-TILE-19")
def test_claims_of_another_round_the_own_tiles_set_greenery_free():
    t = holding(plants=8)
    t.given(tiles={"r9c1": ("city", "yellow")} | {name: ("claim", "blue") for name in ("r8c1", "r8c2", "r9c2")})
    t.when("yellow", "convert:plants")
    assert "space:r3c3" in t.legal("yellow")
    assert not {"space:r8c1", "space:r8c2", "space:r9c2"} & set(t.legal("yellow"))


@rule("TM-CARD-08", "TM-TILE-17")
def test_an_own_claim_beside_an_own_tile_binds_greenery_and_a_claim_alone_does_not():
    t = holding(plants=8)
    t.given(tiles={"r9c1": ("city", "yellow"), "r8c1": ("claim", "blue"), "r8c2": ("claim", "blue")})
    t.given(tiles={"r9c2": ("claim", "yellow")})
    t.when("yellow", "convert:plants")
    t.then(tiles={"r9c2": ("greenery", "yellow")}, claims={"r9c2": None})
    t = holding(plants=8)
    t.given(tiles={"r3c3": ("claim", "yellow")})
    t.when("yellow", "convert:plants")
    assert {"space:r7c1", "space:r3c3"} <= set(t.legal("yellow"))


@rule("TM-CARD-08", "TM-TILE-33")
def test_claims_on_all_areas_leave_the_others_nothing():
    t = holding("land_claim", "cupola_city", "nuclear_zone", plants=8, production={"energy": 1})
    t.given(tiles={name: ("claim", "blue") for name in LAND})
    for option in ("play:land_claim", "play:cupola_city", "play:nuclear_zone", "standard:city", "convert:plants"):
        assert t.why_not("yellow", option) == "why-no-space"
    t.given("blue", credits=25)
    t.when("yellow", "pass")
    assert "standard:city" in t.legal("blue")


@rule("TM-CARD-08", "TM-TILE-31")
def test_lava_does_not_flow_over_claimed_volcanoes():
    t = holding("lava_flows")
    volcanoes = ("r2c2", "r3c1", "r4c1", "r5c1")
    t.given(tiles={name: ("claim", "blue") for name in volcanoes})
    assert t.why_not("yellow", "play:lava_flows") == "why-no-space"
    t.given(tiles={"r4c1": ("claim", "yellow")})
    t.when("yellow", "play:lava_flows")
    t.then("yellow", titanium=1, plants=1)
    t.then(tiles={"r4c1": ("lava_flows", "yellow")}, claims={"r4c1": None})


@rule("TM-PLAY-28")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_a_mining_card_played_on_without_its_tile_gives_no_production(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=9, hand=["mining_rights"])
    t.given(tiles=full())
    t.when("yellow", "play:mining_rights")
    t.then("yellow", credits=0, tableau=["mining_rights"], production={"steel": 0, "titanium": 0})


@rule("TM-PLAY-28")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_a_greenery_card_played_on_without_its_tile_gives_no_oxygen(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=23, plants=8, hand=["protected_valley"])
    t.given(tiles={name: ("greenery", "blue") for name in OCEAN_AREAS} | full())
    t.when("yellow", "play:protected_valley")
    t.then("yellow", credits=0, tr=20, production={"credits": 2})
    t.then(oxygen=0)
    assert t.why_not("yellow", "convert:plants") == "why-no-space"


@rule("TM-PLAY-28")
def test_a_capital_without_its_tile_is_worth_nothing():
    t = table("terraforming_mars", edition="it")
    t.given("yellow", credits=26, hand=["capital"], production={"energy": 2})
    t.given(oceans=4, tiles=full())
    t.when("yellow", "play:capital")
    t.then("yellow", production={"credits": 5, "energy": 0})
    assert t.score("yellow")["cards"] == 0


# The neutral opponent and the solo game


def tharsis_alone():
    game = opened({"yellow": "tharsis_republic"})
    game.state.tile = [0] * len(THARSIS.names)
    game.state.owner = [0] * len(THARSIS.names)
    for space, tile in (("r3c3", CITY_TILE), ("r2c2", GREENERY_TILE), ("r7c3", CITY_TILE), ("r6c3", GREENERY_TILE)):
        place_neutral(game.state, THARSIS.names.index(space), tile)
    return game


@rule("TM-SOLO-10", "TM-SOLO-11", "TM-TILE-23")
def test_the_first_city_of_tharsis_keeps_away_from_neutral_cities_but_not_from_their_greenery():
    game = tharsis_alone()
    keep(game, "yellow", "tharsis_republic", 0)
    legal = game.legal("yellow")
    assert not {"space:r2c3", "space:r3c2", "space:r3c4", "space:r4c3", "space:r4c4", "space:r2c2"} & set(legal)
    assert not {"space:r7c2", "space:r7c4", "space:r6c4", "space:r8c2", "space:r8c3", "space:r6c3"} & set(legal)
    assert {"space:r1c1", "space:r2c1", "space:r6c2"} <= set(legal)
    game.play("yellow", "space:r2c1")
    board = game.state.seats[0]
    assert (board.stock[0], board.production[0]) == (40 + 3, 2 + 1)
    assert game.scores()["yellow"]["cities"] == 1


@rule("TM-SETUP-20")
def test_a_first_action_without_a_place_lapses_and_is_one_of_the_two():
    game = opened({"yellow": "tharsis_republic", "blue": "helion"})
    for name in LAND:
        game.state.tile[THARSIS.names.index(name)] = GREENERY_TILE
        game.state.owner[THARSIS.names.index(name)] = 2
    keep(game, "yellow", "tharsis_republic", 0)
    keep(game, "blue", "helion", 0)
    assert open_prompt(game, "yellow") == "ask-second-action"
    assert game.state.seats[0].stock[0] == 40


@rule("TM-SOLO-18")
def test_a_final_greenery_alone_sets_off_no_bonus_step():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", plants=8, tr=30, tableau=["herbivores"])
    t.given(generation=14, oxygen=7, temperature=-2, oceans=3)
    t.when("yellow", "pass", "convert:plants", "space:r7c7")
    t.then("yellow", tr=30, on={"herbivores": 1})
    t.then(oxygen=7, temperature=-2, oceans=3)
    assert t.game.over


@rule("TM-PROD-03", "TM-SOLO-12")
def test_the_lowest_income_alone_is_nine():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", production={"credits": -5})
    t.when("yellow", "pass")
    t.then("yellow", credits=14 - 5)


@rule("TM-SOLO-14", "TM-SOLO-15", "TM-CARD-05")
def test_energy_tapping_alone_gains_from_the_neutral_opponent_or_from_nobody():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", credits=3, hand=["energy_tapping"])
    t.when("yellow", "play:energy_tapping")
    assert t.legal("yellow") == ["target:yellow", "target:neutral"]
    t.when("yellow", "target:neutral")
    t.then("yellow", production={"energy": 1})


@rule("TM-CARD-04", "TM-CARD-06")
def test_a_copied_reduction_finds_the_neutral_opponent():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", credits=9, hand=["robotic_workforce"], tableau=["heat_trappers"])
    t.when("yellow", "play:robotic_workforce")
    t.then("yellow", production={"energy": 1, "heat": 0})


@rule("TM-EX-15")
def test_the_german_example_of_production_is_right_with_corporate_era():
    t = holding("asteroid_mining", credits=0, titanium=8, corporation="phobolog")
    t.when("yellow", "play:asteroid_mining", "end")
    t.pass_all()
    t.then("yellow", credits=20, titanium=2, steel=0, plants=0, energy=0, heat=0)


# Copied production


@rule("TM-CARD-06", "TM-PLAY-35")
@pytest.mark.parametrize(("card", "loss"), [("heat_trappers", {"heat": 1}), ("biomass_combustors", {"plants": 0})])
def test_a_reduction_that_hits_nobody_cannot_be_copied(card, loss):
    t = holding("robotic_workforce", tableau=[card], production=loss)
    t.given("blue", production=loss)
    assert t.why_not("yellow", "play:robotic_workforce") == "why-nothing-to-copy"
    [(resource, steps)] = loss.items()
    t.given("blue", production={resource: steps + 1})
    t.when("yellow", "play:robotic_workforce")
    t.then("blue", production={resource: 0})


@rule("TM-CARD-06", "TM-PLAY-18", "TM-PLAY-19")
def test_a_box_whose_loss_is_impossible_is_not_among_those_to_copy():
    t = holding("robotic_workforce", production={"energy": 1, "credits": -4})
    t.given("yellow", tableau=["capital", "immigrant_city", "nuclear_power", "fueled_generators", "cupola_city"])
    t.when("yellow", "play:robotic_workforce")
    assert t.legal("yellow") == ["card:cupola_city", "card:fueled_generators"]


# Payment and income


def in_research(**seat):
    """Helion before the purchase of cards, with just this stock and no income but the rating."""
    t = table("terraforming_mars")
    t.given("yellow", corporation="helion", **seat)
    t.pass_all()
    return t


@rule("TM-PHASE-06")
@pytest.mark.parametrize(("rating", "heat"), [(0, 12), (5, 7), (12, 0)])
def test_helion_buys_four_cards_with_the_last_of_money_and_heat(rating, heat):
    t = in_research(tr=rating, heat=heat)
    t.when("yellow", "yes", "yes", "yes", "yes")
    buy(t.game, "blue", 0)
    t.then("yellow", credits=0, heat=0)
    assert len(t.seat("yellow").hand) == 4


@rule("TM-PHASE-06")
@pytest.mark.parametrize(("rating", "heat"), [(0, 11), (5, 6), (11, 0)])
def test_helion_lacks_one_for_the_fourth_card(rating, heat):
    t = in_research(tr=rating, heat=heat)
    t.when("yellow", "yes", "yes", "yes")
    assert "yes" not in t.legal("yellow")


@rule("TM-AWARD-02", "TM-MILE-01")
@pytest.mark.parametrize(
    ("option", "funded", "price"),
    [
        ("milestone:terraformer", {}, 8),
        ("award:miner", {}, 8),
        ("award:miner", {"banker": "blue"}, 14),
        ("award:miner", {"banker": "blue", "landlord": "blue"}, 20),
    ],
)
def test_helion_pays_goals_to_the_last_heat(option, funded, price):
    t = table("terraforming_mars")
    t.given("yellow", corporation="helion", credits=3, heat=price - 4, tr=35)
    t.given(awards=funded)
    assert t.why_not("yellow", option) == "why-too-expensive"
    t.given("yellow", heat=price - 3)
    t.when("yellow", option)
    t.then("yellow", credits=0, heat=0)


@pytest.mark.parametrize("card", ["inventors_guild", "business_network"])
def test_helion_buys_a_card_by_action_with_exactly_three(card):
    t = table("terraforming_mars")
    t.given("yellow", corporation="helion", credits=1, heat=2, tableau=[card])
    t.given(deck_top=["mine"])
    t.when("yellow", f"action:{card}", "yes")
    t.then("yellow", credits=0, heat=0, hand=["mine"])


def test_thorgate_and_standard_technology_pay_8_for_a_power_plant_and_get_3_back():
    t = table("terraforming_mars")
    t.given("yellow", corporation="thorgate", credits=7, tableau=["standard_technology"])
    assert t.why_not("yellow", "standard:power_plant") == "why-too-expensive"
    t.given("yellow", credits=8)
    t.when("yellow", "standard:power_plant")
    t.then("yellow", credits=3, production={"energy": 1})


def test_credicor_and_standard_technology_add_up():
    t = table("terraforming_mars")
    t.given("yellow", corporation="credicor", credits=25, tableau=["standard_technology"])
    t.when("yellow", "standard:city", "space:r3c3")
    t.then("yellow", credits=4 + 3)


@rule("TM-PAY-12")
def test_credicor_is_paid_for_a_card_that_discounts_make_cheap():
    t = holding("indentured_workers", "giant_ice_asteroid", credits=36 - 8 - 2 - 2, corporation="credicor")
    t.given("yellow", tableau=["earth_catapult", "space_station"])
    t.given(oceans=9)
    t.when("yellow", "play:indentured_workers", "play:giant_ice_asteroid")
    t.then("yellow", credits=4)


@rule("TM-CARD-07")
def test_a_second_help_takes_the_place_of_the_first_as_the_next_card():
    t = holding("indentured_workers", "special_design", "colonizer_training_camp", credits=8)
    t.given(oxygen=7)
    t.when("yellow", "play:indentured_workers", "play:special_design")
    t.then("yellow", credits=8)
    t.when("blue", "pass")
    t.when("yellow", "play:colonizer_training_camp")
    t.then("yellow", credits=0)
    t = holding("indentured_workers", "special_design", "colonizer_training_camp", credits=8)
    t.given(oxygen=7)
    t.when("yellow", "play:special_design", "play:indentured_workers")
    t.when("blue", "pass")
    assert t.why_not("yellow", "play:colonizer_training_camp") == "why-too-high"


@rule("TM-CARD-07")
def test_a_help_is_not_used_up_by_projects_actions_or_the_next_turn_but_by_an_event():
    t = holding("indentured_workers", "mineral_deposit", "asteroid_mining", tableau=["tardigrades"], heat=8)
    t.when("yellow", "play:indentured_workers", "action:tardigrades")
    t.when("blue", "pass")
    t.when("yellow", "convert:heat", "standard:power_plant", "play:mineral_deposit")
    t.then("yellow", credits=60 - 11)
    t.when("yellow", "play:asteroid_mining")
    t.then("yellow", credits=60 - 11 - 30)


@rule("TM-PLAY-04", "TM-PLAY-05")
@pytest.mark.parametrize(
    ("card", "facts", "beyond", "reason"),
    [
        ("lake_marineris", {"temperature": -12}, {"temperature": -14}, "why-too-low"),
        ("archaebacteria", {"temperature": -6}, {"temperature": -4}, "why-too-high"),
        ("breathing_filters", {"oxygen": 1}, {"oxygen": 0}, "why-too-low"),
        ("dust_seals", {"oceans": 9}, {"oceans": 9}, None),
        ("kelp_farming", {"oceans": 0}, {"oceans": 0}, None),
    ],
)
def test_three_shifts_make_six_steps(card, facts, beyond, reason):
    for given, expected in ((facts, None), (beyond, reason)):
        t = holding("special_design", card, corporation="inventrix", tableau=["adaptation_technology"])
        t.given(**given)
        t.when("yellow", "play:special_design")
        assert t.why_not("yellow", f"play:{card}") == expected


@rule("TM-PLAY-06")
def test_shifts_help_neither_tags_nor_cities_nor_greenery_nor_production():
    hand = ("special_design", "lightning_harvest", "rad_suits", "ecological_zone", "asteroid_mining_consortium")
    t = holding(*hand, corporation="inventrix", tableau=["adaptation_technology"])
    t.given(tiles={"r3c3": ("city", "blue"), "r3c4": ("greenery", "blue")})
    t.when("yellow", "play:special_design")
    assert t.why_not("yellow", "play:lightning_harvest") == "why-tags-missing"
    assert t.why_not("yellow", "play:rad_suits") == "why-cities-missing"
    assert t.why_not("yellow", "play:ecological_zone") == "why-greeneries-missing"
    assert t.why_not("yellow", "play:asteroid_mining_consortium") == "why-production-missing"


# Lasting effects together


@rule("TM-PLAY-14", "TM-PLAY-31")
@pytest.mark.parametrize(
    ("seat", "gain"),
    [
        ({"tableau": ["media_group"]}, 3),
        ({"corporation": "interplanetary_cinematics"}, 2),
        ({"corporation": "interplanetary_cinematics", "tableau": ["media_group"]}, 5),
    ],
)
def test_flooding_still_reaches_its_neighbour_when_another_effect_answers_to_the_event(seat, gain):
    t = holding("flooding", credits=7, **seat)
    t.given("blue", credits=10)
    t.given(tiles={"r1c1": ("city", "blue")})
    t.when("yellow", "play:flooding", "space:r1c2", "target:blue", "amount:4")
    t.then("yellow", credits=gain, tr=21)
    t.then("blue", credits=6)


@rule("TM-PLAY-15")
@pytest.mark.parametrize(
    ("order", "left"),
    [(["first:2", "space:r1c5", "target:blue", "amount:3"], 0), (["first:3", "target:blue", "space:r1c5"], 2)],
)
def test_comet_is_ordered_among_other_effects_that_answer_to_it(order, left):
    t = holding("comet", tableau=["media_group", "optimal_aerobraking"], credits=21)
    t.given("blue", plants=1, tableau=["arctic_algae"])
    t.when("yellow", "play:comet", *order)
    t.then("yellow", credits=3 + 3, heat=3, tr=22)
    t.then("blue", plants=left)


def test_advanced_ecosystems_set_off_every_watcher_of_life_for_each_tag():
    t = holding("advanced_ecosystems")
    t.given("yellow", tableau=["viral_enhancers", "decomposers", "ecological_zone", "tardigrades"])
    t.when("yellow", "play:advanced_ecosystems")
    t.then("yellow", plants=3, on={"decomposers": 3, "ecological_zone": 2, "tardigrades": 0})


def test_viral_enhancers_feed_herbivores_as_they_come():
    t = holding("herbivores", tableau=["viral_enhancers"])
    t.given("blue", production={"plants": 1})
    t.given(oxygen=8)
    t.when("yellow", "play:herbivores", "choose:2")
    t.then("yellow", on={"herbivores": 2}, plants=0)
    t.then("blue", production={"plants": 0})


def test_the_ecological_zone_takes_two_animals_of_its_own_and_two_of_viral_enhancers():
    t = holding("ecological_zone", tableau=["viral_enhancers", "decomposers"])
    t.given(tiles={"r3c3": ("greenery", "yellow")})
    t.when("yellow", "play:ecological_zone", "space:r3c4", "choose:2", "choose:2")
    t.then("yellow", on={"ecological_zone": 4, "decomposers": 2}, plants=0)


@rule("TM-PLAY-14", "TM-PLAY-42")
def test_research_the_conference_and_the_university_exchange_what_they_draw():
    t = holding("research", tableau=["mars_university", "olympus_conference"], on={"olympus_conference": 1})
    t.given(deck_top=["mine", "comet", "ants", "birds", "moss"])
    t.when("yellow", "play:research", "first:1")
    t.then("yellow", hand=["comet", "mine"])
    t.when("yellow", "first:olympus_conference", "choose:2")
    t.then("yellow", hand=["comet", "ants", "mine"], on={"olympus_conference": 0})
    t.when("yellow", "yes", "card:comet")
    t.then("yellow", hand=["ants", "mine", "birds"])
    t.when("yellow", "no")
    t.then("yellow", hand=["ants", "mine", "birds"], on={"olympus_conference": 1})
    assert open_prompt(t.game, "yellow") == "ask-second-action"


@rule("TM-STD-10")
def test_a_city_sets_off_everything_that_waits_for_cities():
    t = holding(corporation="tharsis_republic", credits=25)
    t.given("yellow", tableau=["rover_construction", "immigrant_city", "pets"])
    t.when("yellow", "standard:city", "space:r1c1")
    t.then("yellow", credits=3 + 2, steel=2, production={"credits": 1 + 1 + 1}, on={"pets": 1})


def test_a_greenery_without_rating_does_not_let_the_united_nations_act_and_an_ocean_does():
    t = holding(corporation="united_nations_mars_initiative", plants=8, tr=20)
    t.given(oxygen=14)
    t.when("yellow", "convert:plants", "space:r3c3")
    assert t.why_not("yellow", "action:united_nations_mars_initiative") == "why-rating-not-raised"
    t.when("yellow", "standard:aquifer", "space:r1c2")
    t.when("blue", "pass")
    t.when("yellow", "action:united_nations_mars_initiative")
    t.then("yellow", tr=22)


# Resources on cards


def test_ants_may_feed_on_themselves_for_nothing():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["ants"], on={"ants": 1})
    t.when("yellow", "action:ants")
    t.then("yellow", on={"ants": 1})
    assert t.why_not("yellow", "action:ants") == "why-already-used"


def test_predators_starve_when_every_animal_of_others_is_protected():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", tableau=["predators"])
    t.given("blue", tableau=["pets"], on={"pets": 3})
    t.given("pink", tableau=["birds", "protected_habitats"], on={"birds": 2})
    assert t.why_not("yellow", "action:predators") == "why-nothing-to-take"
    t.given("yellow", on={"predators": 1})
    t.when("yellow", "action:predators")
    t.then("yellow", on={"predators": 1})


@rule("TM-PLAY-33")
def test_protected_habitats_leave_their_owner_free_to_remove_the_own_plants():
    t = holding("asteroid", tableau=["protected_habitats"], plants=2)
    t.given("blue", plants=0)
    t.when("yellow", "play:asteroid")
    assert t.legal("yellow") == ["target:yellow", "target:none"]


def test_bacteria_fed_by_the_ceo_still_have_one_left_after_their_rating():
    t = holding("nitrite_reducing_bacteria", "ceos_favorite_project", tableau=["search_for_life"])
    t.when("yellow", "play:nitrite_reducing_bacteria", "play:ceos_favorite_project")
    t.then("yellow", on={"nitrite_reducing_bacteria": 4, "search_for_life": 0})
    t.when("blue", "pass")
    t.when("yellow", "action:nitrite_reducing_bacteria", "choose:2")
    t.then("yellow", on={"nitrite_reducing_bacteria": 1}, tr=21)


# Decks that run low


@rule("TM-DECK-06", "TM-ACT-03")
def test_search_for_life_in_an_empty_deck_costs_its_price_and_finds_nothing():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, tableau=["search_for_life"])
    empty_piles(t)
    t.when("yellow", "action:search_for_life")
    t.then("yellow", credits=0, on={"search_for_life": 0})


@rule("TM-DECK-03")
def test_search_for_life_reveals_from_the_reshuffled_discards():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, tableau=["search_for_life"], hand=["ants"])
    empty_piles(t)
    t.when("yellow", "standard:sell_patents", "action:search_for_life")
    t.then("yellow", on={"search_for_life": 1}, credits=1)
    t.then(discards=1)


@rule("TM-DECK-06")
def test_looking_and_buying_in_an_empty_deck_goes_on():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, tableau=["inventors_guild", "restricted_area"], hand=["business_contacts"])
    empty_piles(t)
    t.when("yellow", "action:inventors_guild", "action:restricted_area")
    t.when("blue", "pass")
    t.when("yellow", "play:business_contacts")
    t.then("yellow", credits=20 - 2 - 7, hand=[])


@rule("TM-DECK-06")
def test_of_three_cards_left_business_contacts_take_two_and_of_one_that_one():
    for left, taken in ((["mine", "comet", "ants"], 2), (["mine"], 1)):
        t = table("terraforming_mars")
        t.given("yellow", credits=20, hand=["business_contacts"])
        t.given(deck_size=0)
        t.given("blue", hand=[name for name in names(t.state.discard) if name not in left])
        t.when("yellow", "play:business_contacts")
        while open_prompt(t.game, "yellow") == "ask-take-card":
            t.when("yellow", t.legal("yellow")[0])
        assert len(t.seat("yellow").hand) == taken
        t.then(discards=len(left) - taken, deck_size=0)


@rule("TM-DECK-03")
def test_the_university_may_draw_back_the_card_it_discarded():
    t = holding("breathing_filters", "mine", tableau=["mars_university"])
    t.given(oxygen=7)
    empty_piles(t)
    t.when("yellow", "play:breathing_filters", "yes")
    t.then("yellow", hand=["mine"])
    t.then(deck_size=0, discards=0)


@rule("TM-DECK-06", "TM-DRAFT-02")
@pytest.mark.parametrize("cards", [19, 7, 1, 0])
def test_five_draft_what_is_left(cards):
    seats = ("yellow", "blue", "pink", "green", "white")
    t = table("terraforming_mars", seats=seats, draft=True)
    t.given(deck_size=cards)
    t.given("yellow", hand=names(t.state.discard))
    left = sorted(names(t.state.deck))
    t.pass_all()
    while any(open_prompt(t.game, seat) == "ask-draft" for seat in seats):
        for seat in seats:
            if open_prompt(t.game, seat) == "ask-draft":
                t.when(seat, t.legal(seat)[0])
    offered = [t.seat(seat).offered for seat in seats]
    assert sorted(name for pack in offered for name in pack) == left
    assert max(len(pack) for pack in offered) <= 4
    for seat in seats:
        buy(t.game, seat, 0)
    t.then(turn="blue", generation=2, discards=cards, deck_size=0)


# The Polish edition


@rule("TM-MILE-08")
def test_builder_in_polish_counts_project_cards_and_no_corporation():
    t = table("terraforming_mars", edition="pl")
    t.given("yellow", credits=8, corporation="interplanetary_cinematics")
    t.given("yellow", tableau=["mine", "solar_power", "food_factory", "power_plant", "strip_mine", "steelworks"])
    t.given("yellow", tableau=["ironworks"])
    assert t.why_not("yellow", "milestone:builder") == "why-goal-not-reached"
    t.given("yellow", tableau=["ore_processor"])
    assert t.why_not("yellow", "milestone:builder") is None
