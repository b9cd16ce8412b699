"""The active cards with printed numbers 5 to 54, and later ones that do the same as one of them."""

import pytest

import valles
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


@scenario("search_for_life", "arctic_algae", "predators", "ghg_producing_bacteria", "ants", "fish", "small_animals")
@rule("TM-PLAY-03", "TM-PLAY-04", "TM-PLAY-05")
@cards(
    ("card", "price", "parameter", "limit", "beyond", "reason"),
    ("search_for_life", 3, "oxygen", 6, 7, "why-too-high"),
    ("arctic_algae", 12, "temperature", -12, -10, "why-too-high"),
    ("predators", 14, "oxygen", 11, 10, "why-too-low"),
    ("ghg_producing_bacteria", 8, "oxygen", 4, 3, "why-too-low"),
    ("ants", 9, "oxygen", 4, 3, "why-too-low"),
    ("fish", 9, "temperature", 2, 0, "why-too-low"),
    ("small_animals", 6, "oxygen", 6, 5, "why-too-low"),
)
def test_requirement_is_met_at_its_limit_and_not_beyond(t, card, price, parameter, limit, beyond, reason):
    t.given("yellow", credits=price, production={"plants": 1}, hand=[card])
    t.given(**{parameter: beyond})
    assert t.why_not("yellow", f"play:{card}") == reason
    with pytest.raises(valles.IllegalMove):
        t.when("yellow", f"play:{card}")
    t.given(**{parameter: limit})
    play(t, card, price)
    t.then("yellow", on={card: 0})


@scenario("search_for_life")
@rule("TM-ACT-02", "TM-ACT-03")
def test_search_for_life_pays_1_and_keeps_a_science_for_a_revealed_microbe_tag(t):
    play(t, "search_for_life", 3)
    assert t.why_not("yellow", "action:search_for_life") == "why-too-expensive"
    t.given("yellow", credits=2)
    t.given(deck_top=["ants"])
    discards = len(t.state.discard)
    t.when("yellow", "action:search_for_life")
    t.then("yellow", credits=1, hand=[], on={"search_for_life": 1})
    t.then(discards=discards + 1)
    assert t.why_not("yellow", "action:search_for_life") == "why-already-used"


@scenario("search_for_life")
@rule("TM-PLAY-07")
def test_search_for_life_goes_on_at_any_oxygen_and_finds_nothing_without_a_microbe_tag(t):
    t.given("yellow", credits=1, tableau=["search_for_life"])
    t.given(deck_top=["lichen"], oxygen=14)
    discards = len(t.state.discard)
    t.when("yellow", "action:search_for_life")
    t.then("yellow", credits=0, hand=[], on={"search_for_life": 0})
    t.then(discards=discards + 1)


@scenario("search_for_life")
@pytest.mark.parametrize(("sciences", "worth"), [(0, 0), (1, 3), (4, 3)])
def test_search_for_life_is_worth_3_once(t, sciences, worth):
    t.given("yellow", tableau=["search_for_life"], on={"search_for_life": sciences})
    assert points(t) == worth


@scenario("search_for_life")
def test_search_for_life_shows_the_card_to_all(t):
    t.given("yellow", credits=1, tableau=["search_for_life"])
    t.given(deck_top=["ants"])
    t.when("yellow", "action:search_for_life")
    assert 35 in t.game.view("blue").discard


BUYERS = pytest.mark.parametrize("card", ["inventors_guild", "business_network"])


@scenario("inventors_guild")
def test_inventors_guild_costs_9(t):
    play(t, "inventors_guild", 9)


@scenario("inventors_guild", "business_network")
@rule("TM-ACT-02")
@BUYERS
def test_buyer_buys_the_top_card_for_3(t, card):
    t.given("yellow", credits=3, tableau=[card])
    t.given(deck_top=["comet"])
    discards = len(t.state.discard)
    t.when("yellow", f"action:{card}")
    assert t.legal("yellow") == ["yes", "no"]
    assert (t.game.view("yellow").seats[0].offered, t.game.view("blue").seats[0].offered) == ([10], [0])
    t.when("yellow", "yes")
    t.then("yellow", credits=0, hand=["comet"])
    t.then(discards=discards)
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("inventors_guild", "business_network")
@rule("TM-DECK-01", "TM-INFO-02")
@BUYERS
def test_buyer_may_discard_the_card_unseen_by_others(t, card):
    t.given("yellow", credits=3, tableau=[card])
    t.given(deck_top=["comet"])
    discards = len(t.state.discard)
    t.when("yellow", f"action:{card}", "no")
    t.then("yellow", credits=3, hand=[])
    t.then(discards=discards + 1)
    assert 10 not in t.game.view("blue").discard


@scenario("inventors_guild", "business_network")
@rule("TM-PAY-07")
@BUYERS
def test_buyer_cannot_buy_for_less_than_3_nor_with_metal(t, card):
    t.given("yellow", credits=2, steel=3, titanium=3, tableau=[card])
    t.given(deck_top=["comet"])
    t.when("yellow", f"action:{card}")
    t.then("yellow", credits=2, steel=3, titanium=3, hand=[])


@scenario("inventors_guild", "business_network")
@BUYERS
def test_buyer_of_helion_pays_with_heat_as_well(t, card):
    t.given("yellow", credits=2, heat=2, corporation="helion", tableau=[card])
    t.given(deck_top=["comet"])
    t.when("yellow", f"action:{card}", "yes")
    assert t.legal("yellow") == ["pay:heat:1", "pay:heat:2"]
    t.when("yellow", "pay:heat:2")
    t.then("yellow", credits=1, heat=0, hand=["comet"])


@scenario("martian_rails")
@rule("TM-ACT-02", "TM-ACT-03")
def test_martian_rails_costs_13_and_pays_for_all_cities_on_mars_only(t):
    play(t, "martian_rails", 13, metal="steel")
    t.given(tiles={
        "r3c3": ("city", "yellow"), "r7c3": ("city", "blue"), "r8c5": ("capital", "blue"),
        "phobos_space_haven": ("city", "yellow"), "ganymede_colony": ("city", "blue"), "r7c4": ("greenery", "blue"),
    })  # fmt: skip
    assert t.why_not("yellow", "action:martian_rails") == "why-stock-too-low"
    t.given("yellow", energy=2)
    t.when("yellow", "action:martian_rails")
    t.then("yellow", credits=3, energy=1)
    assert t.why_not("yellow", "action:martian_rails") == "why-already-used"


@scenario("martian_rails")
def test_martian_rails_count_the_neutral_cities_in_solo():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", energy=1, tableau=["martian_rails"])
    t.when("yellow", "action:martian_rails")
    t.then("yellow", credits=2)


@scenario("water_import_from_europa")
@rule("TM-PAY-03", "TM-PAY-05")
def test_water_import_costs_25_and_takes_titanium_without_change(t):
    play(t, "water_import_from_europa", 25, metal="titanium")
    u = table("terraforming_mars")
    u.given("yellow", credits=5, titanium=9, hand=["water_import_from_europa"])
    u.when("yellow", "play:water_import_from_europa")
    assert u.legal("yellow") == ["pay:titanium:7", "pay:titanium:8", "pay:titanium:9"]
    u.when("yellow", "pay:titanium:9")
    u.then("yellow", credits=5, titanium=0)


@scenario("water_import_from_europa")
@rule("TM-PAY-06", "TM-ACT-02", "TM-TILE-14")
def test_water_import_places_an_ocean_for_12_in_money_and_titanium(t):
    t.given("yellow", credits=11, steel=6, tableau=["water_import_from_europa"], tr=20)
    assert t.why_not("yellow", "action:water_import_from_europa") == "why-too-expensive"
    t.given("yellow", credits=12, titanium=5)
    t.when("yellow", "action:water_import_from_europa")
    assert t.legal("yellow") == [f"pay:titanium:{n}" for n in range(5)]
    assert t.why_not("yellow", "pay:titanium:5") == "why-payment-wasteful"
    t.when("yellow", "pay:titanium:3", "space:r1c5")
    t.then("yellow", credits=9, titanium=2, steel=6, tr=21)
    t.then(oceans=1, tiles={"r1c5": "ocean"})
    assert t.why_not("yellow", "action:water_import_from_europa") == "why-already-used"


@scenario("water_import_from_europa")
@rule("TM-PAY-05", "TM-PAY-10")
def test_water_import_takes_titanium_at_its_present_worth_and_gives_no_change(t):
    t.given("yellow", credits=2, titanium=3, corporation="phobolog", tableau=["advanced_alloys"])
    t.given("yellow", tableau=["water_import_from_europa"])
    t.when("yellow", "action:water_import_from_europa")
    assert t.legal("yellow") == ["pay:titanium:2", "pay:titanium:3"]
    t.when("yellow", "pay:titanium:3", "space:r1c5")
    t.then("yellow", credits=2, titanium=0)


@scenario("water_import_from_europa")
@rule("TM-PARAM-07", "TM-TILE-16")
def test_water_import_may_be_used_without_an_ocean_left(t):
    t.given("yellow", credits=12, tableau=["water_import_from_europa"], tr=20)
    t.given(oceans=9)
    t.when("yellow", "action:water_import_from_europa")
    t.then("yellow", credits=0, tr=20)
    t.then(oceans=9)


@scenario("water_import_from_europa")
@rule("TM-END-14", "TM-PLAY-50")
def test_water_import_is_worth_1_for_each_own_jovian_tag(t):
    t.given("yellow", tableau=["water_import_from_europa"])
    t.given("blue", tableau=["vesta_shipyard"])
    assert points(t) == 1
    t.given("yellow", corporation="saturn_systems")
    assert points(t) == 2


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


@scenario("development_center")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PLAY-23")
def test_development_center_draws_a_free_card_for_an_energy(t):
    play(t, "development_center", 11, metal="steel")
    assert t.why_not("yellow", "action:development_center") == "why-stock-too-low"
    t.given("yellow", energy=2)
    t.given(deck_top=["comet"])
    t.when("yellow", "action:development_center")
    t.then("yellow", energy=1, credits=0, hand=["comet"])
    assert t.why_not("yellow", "action:development_center") == "why-already-used"


@scenario("equatorial_magnetizer")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PLAY-25")
def test_equatorial_magnetizer_turns_energy_production_into_rating(t):
    play(t, "equatorial_magnetizer", 11, metal="steel")
    t.given("yellow", energy=3, tr=20)
    assert t.why_not("yellow", "action:equatorial_magnetizer") == "why-production-too-low"
    t.given("yellow", production={"energy": 2})
    t.when("yellow", "action:equatorial_magnetizer")
    t.then("yellow", energy=3, production={"energy": 1}, tr=21)
    assert t.why_not("yellow", "action:equatorial_magnetizer") == "why-already-used"


@scenario("research_outpost")
@rule("TM-PLAY-26", "TM-PLAY-49")
def test_research_outpost_costs_18_and_stands_alone(t):
    t.given(tiles={"r3c3": ("greenery", "yellow"), "r1c5": "ocean"})
    t.given("yellow", hand=["research_outpost"], credits=15, steel=1)
    assert t.why_not("yellow", "play:research_outpost") == "why-too-expensive"
    t.given("yellow", credits=16)
    t.when("yellow", "play:research_outpost")
    assert t.why_not("yellow", "space:r3c4") == "why-not-alone"
    assert t.why_not("yellow", "space:r2c5") == "why-not-alone"
    t.when("yellow", "space:r7c3")
    t.then("yellow", credits=0, tableau=["research_outpost"])
    t.then(tiles={"r7c3": ("city", "yellow")})


@scenario("research_outpost")
@rule("TM-PLAY-28", "TM-TILE-33")
def test_research_outpost_needs_a_free_area_without_neighbours(t):
    t.given("yellow", hand=["research_outpost"], credits=18)
    t.given(tiles={space: ("greenery", "blue") for space in CROWDED[:-1]})
    assert t.why_not("yellow", "play:research_outpost") is None
    t.given(tiles={CROWDED[-1]: ("greenery", "blue")})
    assert t.why_not("yellow", "play:research_outpost") == "why-no-space"


@scenario("arctic_algae")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_arctic_algae_gives_a_plant_and_2_for_any_ocean_from_then_on(t):
    t.given("yellow", hand=["arctic_algae"])
    t.given("blue", credits=18 * 3)
    t.given(turn="blue")
    t.when("blue", "standard:aquifer", "space:r1c5", "end")
    t.then("yellow", plants=0)
    play(t, "arctic_algae", 12)
    t.then("yellow", plants=1)
    t.when("yellow", "end")
    t.when("blue", "standard:aquifer", "space:r9c5")
    t.then("yellow", plants=3)
    t.when("blue", "end")
    t.given("yellow", credits=23, hand=["ice_asteroid"])
    t.when("yellow", "play:ice_asteroid", "space:r1c2", "space:r1c4")
    t.then("yellow", plants=7)
    t.then("blue", plants=0)


@scenario("arctic_algae")
@rule("TM-PLAY-14", "TM-PHASE-16")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        pytest.param(("first:2", "space:r1c5", "target:yellow", "amount:3"), 0, id="ocean first"),
        pytest.param(("first:3", "target:yellow", "space:r1c5"), 2, id="removal first"),
    ],
)
def test_player_of_comet_orders_the_ocean_and_the_removal(t, answers, left):
    t.given("yellow", plants=1, tableau=["arctic_algae"], passed=True)
    t.given("blue", credits=21, hand=["comet"])
    t.given(turn="blue")
    t.when("blue", "play:comet")
    assert t.legal("blue") == ["first:2", "first:3"]
    t.when("blue", *answers)
    t.then("yellow", plants=left)


@scenario("arctic_algae")
@rule("TM-PLAY-14", "TM-PARAM-12")
def test_ocean_of_a_bonus_step_counts_for_the_order_as_well(t):
    t.given("yellow", tableau=["arctic_algae"])
    t.given("blue", credits=14, hand=["asteroid"], tr=20)
    t.given(turn="blue", temperature=-2)
    t.when("blue", "play:asteroid")
    assert t.legal("blue") == ["first:1", "first:3"]
    t.when("blue", "first:1", "space:r1c5", "target:yellow", "amount:2")
    t.then("yellow", plants=0)
    t.then("blue", tr=22)


HUNTERS = cards(
    ("card", "prey", "own"),
    ("ants", "tardigrades", "regolith_eaters"),
    ("predators", "fish", "birds"),
)


@scenario("ants", "predators")
@rule("TM-ACT-02", "TM-PLAY-30")
@HUNTERS
def test_hunter_takes_from_any_card_of_any_player(t, card, prey, own):
    t.given("yellow", tableau=[card, own], on={own: 1})
    t.given("blue", tableau=[prey], on={prey: 2})
    t.when("yellow", f"action:{card}")
    assert sorted(t.legal("yellow")) == sorted([f"card:{own}", f"card:{prey}"])
    t.when("yellow", f"card:{prey}")
    t.then("yellow", on={card: 1, own: 1})
    t.then("blue", on={prey: 1})
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("ants", "predators")
@HUNTERS
def test_hunter_may_take_from_an_own_other_card(t, card, prey, own):
    t.given("yellow", tableau=[card, own], on={own: 1})
    t.given("blue", tableau=[prey], on={prey: 2})
    t.when("yellow", f"action:{card}", f"card:{own}")
    t.then("yellow", on={card: 1, own: 0})
    t.then("blue", on={prey: 2})


@scenario("ants", "predators")
@rule("TM-ACT-03")
@HUNTERS
def test_hunter_without_a_target_has_no_action(t, card, prey, own):
    t.given("yellow", tableau=[card, own, "security_fleet"], on={"security_fleet": 3})
    other = "ecological_zone" if card == "ants" else "decomposers"
    t.given("blue", tableau=[prey, other], on={other: 3})
    assert t.why_not("yellow", f"action:{card}") == "why-nothing-to-take"
    t.given("blue", on={prey: 1})
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1})
    t.then("blue", on={prey: 0, other: 3})


@scenario("ants", "predators", "protected_habitats")
@HUNTERS
def test_hunter_cannot_take_from_protected_habitats_but_from_its_own(t, card, prey, own):
    t.given("yellow", tableau=[card])
    t.given("blue", tableau=[prey, "protected_habitats"], on={prey: 2})
    assert t.why_not("yellow", f"action:{card}") == "why-nothing-to-take"
    u = table("terraforming_mars")
    u.given("yellow", tableau=[card, own, "protected_habitats"], on={own: 1})
    u.when("yellow", f"action:{card}")
    u.then("yellow", on={card: 1, own: 0})


@scenario("predators", "pets")
@pytest.mark.parametrize("owner", ["yellow", "blue"])
def test_predators_never_eat_pets(t, owner):
    t.given("yellow", tableau=["predators"])
    t.given(owner, tableau=["pets"], on={"pets": 3})
    assert t.why_not("yellow", "action:predators") == "why-nothing-to-take"
    t.given("blue", tableau=["birds", "fish"], on={"birds": 1, "fish": 1})
    t.when("yellow", "action:predators")
    assert t.why_not("yellow", "card:pets") == "why-protected"
    t.when("yellow", "card:fish")
    t.then("yellow", on={"predators": 1})
    t.then(owner, on={"pets": 3})


@scenario("ants", "predators")
@rule("TM-SOLO-14", "TM-SOLO-15")
@HUNTERS
def test_hunter_takes_from_the_neutral_opponent_in_solo(card, prey, own):
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", tableau=[card])
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1})
    u = table("terraforming_mars", seats=("yellow",))
    u.given("yellow", tableau=[card, own], on={own: 2})
    u.when("yellow", f"action:{card}")
    assert sorted(u.legal("yellow")) == sorted([f"card:{own}", "target:neutral"])
    u.when("yellow", "target:neutral")
    u.then("yellow", on={card: 1, own: 2})


@scenario("ants", "predators", "security_fleet", "tardigrades", "fish", "small_animals", "birds")
@cards(
    ("card", "every"),
    ("predators", 1),
    ("security_fleet", 1),
    ("ants", 2),
    ("tardigrades", 4),
    ("fish", 1),
    ("small_animals", 2),
    ("birds", 1),
)
def test_resources_on_the_card_are_worth_points_in_full_sets(t, card, every):
    t.given("yellow", tableau=[card], on={card: 3 * every - 1})
    assert points(t) == (3 * every - 1) // every
    t.given("yellow", on={card: 3 * every})
    assert points(t) == 3


@scenario("space_station")
@rule("TM-PLAY-49")
def test_space_station_costs_10_without_its_own_discount(t):
    play(t, "space_station", 10, metal="titanium")
    assert points(t) == 1


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
    u = table("terraforming_mars")
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
    t.pass_all()
    t.when("yellow", "no", "no", "no", "no")
    t.when("blue", "no", "no", "no", "no")
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


@scenario("rover_construction")
@rule("TM-PLAY-48", "TM-PLAY-49", "TM-STD-10")
def test_rover_construction_pays_2_for_every_city_from_then_on(t):
    t.given("blue", credits=25 * 2, hand=["phobos_space_haven"])
    t.given(turn="blue")
    t.given("yellow", hand=["rover_construction"])
    t.when("blue", "standard:city", "space:r3c3", "end")
    t.then("yellow", credits=0)
    play(t, "rover_construction", 8, metal="steel")
    assert points(t) == 1
    t.when("yellow", "end")
    t.when("blue", "play:phobos_space_haven", "end")
    t.then("yellow", credits=2)
    t.then("blue", credits=0)
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r7c3")
    t.then("yellow", credits=2)


@scenario("rover_construction")
def test_rover_construction_counts_the_capital_but_no_other_tile(t):
    t.given("yellow", credits=49, production={"energy": 2}, tableau=["rover_construction"], hand=["capital"])
    t.given(oceans=4)
    t.when("yellow", "standard:greenery", "space:r7c3")
    t.then("yellow", credits=26)
    t.when("yellow", "play:capital", "space:r7c4")
    t.then("yellow", credits=2)


@scenario("tardigrades")
@rule("TM-ACT-02", "TM-ACT-05")
def test_tardigrades_gain_a_microbe(t):
    play(t, "tardigrades", 4)
    t.when("yellow", "action:tardigrades")
    t.then("yellow", on={"tardigrades": 1}, credits=0)
    assert t.why_not("yellow", "action:tardigrades") == "why-already-used"
