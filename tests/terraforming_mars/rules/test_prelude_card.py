"""Prelude (TM-PRE): single preludes, the wild tag, corporations, projects, the solo game; with scenarios (TM-EXP)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import COMPLETE, THREE, awards, names, open_prompt
from tests.terraforming_mars.rules.opening import opening
from valles.games.terraforming_mars.rules.component import WILD
from valles.kernel.phrase import Noun
from valles.testing import table


def begun(seats=("yellow", "blue"), **options):
    return table("terraforming_mars", seats=seats, prelude=True, **options)


def figure(t, goal, seat=0):
    return t.game.rules.figures(t.state)[seat][goal]


# Single preludes


@rule("TM-PRE-29", "TM-PRE-33", "TM-EXP-06")
def test_eccentric_sponsor_takes_25_off_a_dear_card_that_is_played_in_every_respect():
    t = begun()
    t.given("yellow", corporation="credicor", credits=45, hand=["deimos_down"], preludes=["eccentric_sponsor"])
    t.when("yellow", "card:eccentric_sponsor", "play:deimos_down")
    t.then("yellow", credits=43, steel=4, tr=23, production={"heat": 1}, events=["deimos_down"])
    t.then(temperature=-24)


@rule("TM-PRE-33", "TM-EXP-06")
def test_metals_may_pay_for_the_sponsored_card():
    t = begun()
    t.given("yellow", credits=0, titanium=2, hand=["deimos_down"], preludes=["eccentric_sponsor"])
    t.when("yellow", "card:eccentric_sponsor", "play:deimos_down")
    t.then("yellow", titanium=0, tr=23)


@rule("TM-PRE-29", "TM-EXP-07")
def test_what_is_left_over_of_the_sponsors_money_is_lost():
    t = begun()
    t.given("yellow", credits=4, hand=["asteroid", "mine"], preludes=["eccentric_sponsor"])
    t.when("yellow", "card:eccentric_sponsor")
    assert t.game.rules.price(t.state, 0, t.game.rules.vocabulary.number("play:asteroid")) == []
    t.when("yellow", "play:asteroid")
    t.then("yellow", credits=4, titanium=2)
    t.when("yellow", "play:mine")
    t.then("yellow", credits=0)


@rule("TM-PRE-29")
def test_the_sponsor_adds_to_other_discounts():
    t = begun()
    t.given("yellow", credits=6, hand=["terraforming_ganymede"], tableau=["earth_catapult"])
    t.given("yellow", preludes=["eccentric_sponsor"])
    t.when("yellow", "card:eccentric_sponsor")
    assert t.game.rules.price(t.state, 0, t.game.rules.vocabulary.number("play:terraforming_ganymede")) == [
        Noun("credits", 6, True)
    ]


@rule("TM-PRE-30")
def test_the_sponsor_leaves_requirements_in_force():
    t = begun()
    t.given("yellow", credits=40, hand=["livestock", "mine"], production={"plants": 1}, preludes=["eccentric_sponsor"])
    t.when("yellow", "card:eccentric_sponsor")
    assert t.why_not("yellow", "play:livestock") == "why-too-low"
    assert t.legal("yellow") == ["play:mine"]


@rule("TM-PRE-31", "TM-PRE-32", "TM-EXP-08")
def test_ecology_experts_ignore_parameters_and_their_production_comes_first():
    t = begun()
    t.given("yellow", credits=20, hand=["livestock"], preludes=["ecology_experts"])
    t.when("yellow", "card:ecology_experts", "play:livestock")
    t.then("yellow", credits=7, production={"plants": 0, "credits": 2}, tableau=["livestock", "ecology_experts"])
    assert t.game.public().players[0].next_shift == 0


@rule("TM-PRE-31", "TM-EXP-09")
def test_ecology_experts_leave_other_requirements_in_force():
    t = begun()
    t.given("yellow", credits=40, hand=["mass_converter", "asteroid_mining_consortium", "mine"])
    t.given("blue", production={"titanium": 1})
    t.given("yellow", preludes=["ecology_experts"])
    t.when("yellow", "card:ecology_experts")
    assert t.why_not("yellow", "play:mass_converter") == "why-tags-missing"
    assert t.why_not("yellow", "play:asteroid_mining_consortium") == "why-production-missing"
    assert t.legal("yellow") == ["play:mine"]


@rule("TM-PRE-17", "TM-PRE-33", "TM-EXP-29")
@pytest.mark.parametrize("card", ["decomposers", "ecological_zone"])
def test_tags_of_ecology_experts_trigger_the_card_that_is_played_through_them(card):
    t = begun()
    t.given(tiles={"r4c1": ("greenery", "yellow")})
    t.given("yellow", credits=12, hand=[card], preludes=["ecology_experts"])
    t.when("yellow", "card:ecology_experts", f"play:{card}")
    if card == "ecological_zone":
        t.when("yellow", "space:r4c2")
    assert t.seat("yellow").on[card] == 3


@rule("TM-PRE-34")
def test_without_a_card_that_can_be_played_ecology_experts_cannot_be():
    t = begun()
    t.given("yellow", credits=12, hand=["livestock"], preludes=["ecology_experts"])
    t.when("yellow", "card:ecology_experts")
    t.then("yellow", credits=27, production={"plants": 0}, hand=["livestock"])


@rule("TM-PRE-13", "TM-PRE-33", "TM-EXP-10")
def test_a_chain_of_preludes():
    t = begun()
    t.given("yellow", corporation="interplanetary_cinematics", credits=3, hand=["lava_flows"])
    t.given("yellow", preludes=["eccentric_sponsor", "huge_asteroid"])
    t.when("yellow", "card:eccentric_sponsor", "play:lava_flows", "space:r4c1")
    t.then("yellow", credits=5, tr=22)
    t.then(temperature=-26)
    t.when("yellow", "card:huge_asteroid")
    t.then("yellow", credits=0, tr=25, production={"heat": 2})
    t.then(temperature=-20)


@rule("TM-PRE-35", "TM-PRE-37", "TM-PRE-39", "TM-EXP-11")
def test_experimental_forest_places_anywhere_and_reveals_until_two_plants():
    t = begun(map="elysium")
    t.given(deck_top=["asteroid", "trees", "research", "bushes"])
    t.given("yellow", preludes=["experimental_forest"])
    t.when("yellow", "card:experimental_forest", "space:r5c6")
    t.then("yellow", plants=3, tr=21, hand=["trees", "bushes"])
    t.then(oxygen=1)
    assert {"asteroid", "research"} <= set(names(t.state.discard))
    for viewer in ("blue", None):
        assert names(t.game.view(viewer).seats[0].hand) == ["trees", "bushes"]
        assert {"asteroid", "research"} <= set(names(filter(None, t.game.view(viewer).discard)))


@rule("TM-PRE-36")
def test_only_the_printed_tag_counts_and_events_count_too():
    t = begun()
    t.given(deck_top=["research_coordination", "comet", "mine", "space_station"])
    t.given("yellow", preludes=["acquired_space_agency"])
    t.when("yellow", "card:acquired_space_agency")
    t.then("yellow", titanium=6, hand=["comet", "space_station"])


@rule("TM-PRE-38")
def test_the_search_ends_with_the_cards():
    t = begun()
    t.given(deck_size=1, deck_top=["mine"])
    t.state.discard, rest = [], t.state.discard
    t.given("yellow", preludes=["acquired_space_agency"])
    t.when("yellow", "card:acquired_space_agency")
    t.then("yellow", titanium=6, hand=[])
    t.then(deck_size=0, discards=1)
    assert rest


# The wild tag


@rule("TM-PRE-40", "TM-PRE-42", "TM-EXP-22")
def test_a_wild_tag_counts_for_requirements():
    t = begun()
    t.given("yellow", credits=12, hand=["space_hotels"], tableau=["research_coordination"])
    assert t.why_not("yellow", "play:space_hotels") == "why-tags-missing"
    t.given("yellow", tableau=["earth_office"])
    t.when("yellow", "play:space_hotels")
    t.then("yellow", production={"credits": 4})


@rule("TM-PRE-42", "TM-PRE-46", "TM-EXP-23")
def test_a_wild_tag_counts_for_each_tag_but_not_for_points():
    t = begun()
    t.given("yellow", credits=8, hand=["cartel"], tableau=["earth_office", "research_coordination"])
    t.when("yellow", "play:cartel")
    t.then("yellow", production={"credits": 3})
    t.given("yellow", tableau=["water_import_from_europa"])
    assert t.score("yellow")["cards"] == 1


@rule("TM-PRE-42")
def test_a_wild_tag_counts_for_a_condition():
    for wild, production in (([], 1), (["research_coordination"], 4)):
        t = begun()
        t.given("yellow", credits=31, hand=["nitrogen_rich_asteroid"], tableau=["trees", "bushes", *wild])
        t.when("yellow", "play:nitrogen_rich_asteroid")
        t.then("yellow", production={"plants": production})


@rule("TM-PRE-44", "TM-EXP-24")
def test_each_wild_tag_fills_one_gap_among_several_tags():
    t = begun()
    t.given("yellow", credits=11, hand=["advanced_ecosystems"], tableau=["trees", "research_coordination"])
    assert t.why_not("yellow", "play:advanced_ecosystems") == "why-tags-missing"
    t.given("yellow", tableau=["ants"])
    t.when("yellow", "play:advanced_ecosystems")


@rule("TM-PRE-44", "TM-EXM-13")
def test_a_wild_tag_fills_a_gap_for_the_diversifier():
    t = begun(map="hellas")
    cards = ["io_research_outpost", "dome_farming", "power_generation"]
    t.given("yellow", corporation="point_luna", credits=8, tableau=cards, events=["virus"])
    assert figure(t, "milestone-diversifier") == 7
    assert t.why_not("yellow", "milestone:diversifier") == "why-goal-not-reached"
    t.given("yellow", tableau=["research_coordination"])
    assert figure(t, "milestone-diversifier") == 8
    t.when("yellow", "milestone:diversifier")
    t = begun(map="hellas")
    t.given("yellow", corporation="point_luna", credits=8, tableau=[*cards, "ants"])
    t.when("yellow", "milestone:diversifier")


@rule("TM-PRE-42", "TM-EXM-17")
def test_a_wild_tag_counts_for_the_rim_settler():
    t = begun(map="hellas")
    t.given("yellow", corporation="saturn_systems", credits=8, tableau=["io_research_outpost"])
    assert t.why_not("yellow", "milestone:rim_settler") == "why-goal-not-reached"
    t.given("yellow", tableau=["research_network"])
    t.when("yellow", "milestone:rim_settler")
    t.then("yellow", credits=0)


@rule("TM-PRE-43", "TM-EXM-20")
def test_in_a_sum_of_tags_a_wild_tag_counts_once():
    t = begun(map="elysium")
    t.given("yellow", credits=8, tableau=["ants", "research_coordination"])
    assert figure(t, "milestone-ecologist") == 2
    t.given("yellow", tableau=["trees"])
    assert t.why_not("yellow", "milestone:ecologist") == "why-goal-not-reached"
    t.given("yellow", tableau=["bushes"])
    t.when("yellow", "milestone:ecologist")


@rule("TM-PRE-45")
def test_a_wild_tag_may_stand_for_another_tag_in_the_next_action():
    t = begun()
    t.given("yellow", credits=40, hand=["space_hotels", "cartel"], tableau=["earth_office", "research_coordination"])
    t.when("yellow", "play:space_hotels", "play:cartel")
    t.then("yellow", production={"credits": 4 + 4})
    t = begun()
    t.given("yellow", credits=20, hand=["space_hotels", "advanced_ecosystems"])
    t.given("yellow", tableau=["earth_office", "trees", "ants", "research_coordination"])
    t.when("yellow", "play:space_hotels", "play:advanced_ecosystems")
    t.then("yellow", credits=0)


@rule("TM-PRE-46", "TM-EXM-25")
def test_a_wild_tag_does_not_count_for_awards():
    t = begun(seats=THREE, map="hellas")
    t.given(
        "yellow", credits=8, tableau=["space_station", "solar_wind_power", "space_mirrors", "research_coordination"]
    )
    t.given("blue", tableau=["asteroid_mining", "giant_space_mirror", "shuttles"])
    t.given("pink", tableau=["space_elevator"])
    t.when("yellow", "award:space_baron")
    assert awards(t) == [5, 5, 0]


@rule("TM-PRE-47", "TM-EXP-27")
def test_a_wild_tag_does_not_count_for_others():
    t = begun()
    t.given("blue", tableau=["space_station", "space_mirrors", "research_coordination"])
    t.given("yellow", credits=12, hand=["toll_station"])
    t.when("yellow", "play:toll_station")
    t.then("yellow", production={"credits": 2})


@rule("TM-PRE-48", "TM-EXP-25")
def test_robotic_workforce_copies_preludes_and_a_wild_tag_counts_as_building():
    for prelude, production, hand in (("mohole", {"heat": 3}, 0), ("research_network", {"credits": 1}, 0)):
        t = begun()
        t.given("yellow", credits=9, hand=["robotic_workforce"], tableau=[prelude, "metals_company"])
        t.when("yellow", "play:robotic_workforce")
        t.then("yellow", production=production, heat=0)
        assert len(t.seat("yellow").hand) == hand
    t = begun()
    t.given("yellow", credits=9, hand=["robotic_workforce"], tableau=["metals_company"])
    assert t.why_not("yellow", "play:robotic_workforce") == "why-nothing-to-copy"


@rule("TM-PRE-49")
def test_a_wild_tag_in_play_counts_for_a_card_that_is_played_through_a_prelude():
    t = begun()
    t.given("yellow", hand=["space_hotels"], tableau=["earth_office", "research_coordination"])
    t.given("yellow", preludes=["eccentric_sponsor"])
    t.when("yellow", "card:eccentric_sponsor", "play:space_hotels")
    t.then("yellow", production={"credits": 4})
    assert t.state.seats[0].tags[WILD] == 1


# Corporations


@rule("TM-PRE-50", "TM-EXP-14")
def test_first_actions_come_after_all_preludes_and_effects_work_from_the_reveal_on():
    corporations = {"yellow": "tharsis_republic", "blue": "thorgate"}
    t = opening(corporations, {"yellow": ("early_settlement", "donation"), "blue": ("mohole", "loan")})
    t.when("yellow", "card:early_settlement", "space:r7c2", "card:donation")
    t.then("yellow", credits=40 + 3 + 21, production={"plants": 1, "credits": 1})
    assert t.turn == "blue"
    t.when("blue", "card:mohole", "card:loan")
    assert open_prompt(t.game, "yellow") == "ask-tile"
    t.when("yellow", "space:r7c4")
    t.then("yellow", credits=67, production={"credits": 2})
    assert open_prompt(t.game, "yellow") == "ask-second-action"


@rule("TM-PRE-51")
def test_cheung_shing_pays_two_less_for_each_building_tag():
    t = begun()
    t.given("yellow", corporation="cheung_shing_mars", credits=2, hand=["mine"])
    t.when("yellow", "play:mine")
    t.then("yellow", credits=0)


@rule("TM-PRE-53", "TM-EXP-20")
def test_robinson_raises_one_of_the_lowest_productions():
    t = begun()
    t.given("yellow", corporation="robinson_industries", credits=8, preludes=["society_support"])
    t.when("yellow", "card:society_support", "action:robinson_industries")
    t.then("yellow", credits=4, production={"credits": 0, "steel": 0, "plants": 1})
    t = begun()
    t.given("yellow", corporation="robinson_industries", credits=4, tableau=["society_support"])
    t.given("yellow", production={"plants": 1, "energy": 1, "heat": 1})
    t.when("yellow", "action:robinson_industries")
    assert t.legal("yellow") == ["resource:credits", "resource:steel", "resource:titanium"]
    assert t.why_not("yellow", "resource:heat") == "why-not-lowest"
    t.when("yellow", "resource:titanium")
    t.then("yellow", credits=0, production={"titanium": 1})


@rule("TM-PRE-54", "TM-PRE-55", "TM-EXP-17")
def test_valley_trust_plays_one_of_three_new_preludes_and_science_is_cheaper():
    t = opening({"yellow": "valley_trust", "blue": "thorgate"}, {"yellow": ("mohole", "supplier")})
    t.given(prelude_top=["donation", "loan", "great_aquifer"])
    t.when("yellow", "card:mohole", "card:supplier")
    while t.turn == "blue":
        t.when("blue", t.legal("blue")[0])
    assert open_prompt(t.game, "yellow") == "ask-prelude"
    assert t.game.public().phase == "action"
    assert set(t.legal("yellow")) == {"card:donation", "card:loan", "card:great_aquifer"}
    assert t.game.public("blue").players[0].preludes.cards == []
    t.when("yellow", "card:great_aquifer", "space:r5c4", "space:r5c5")
    t.then("yellow", tr=22, preludes=[])
    assert {"donation", "loan"} <= set(names(t.state.prelude_discard))
    assert open_prompt(t.game, "yellow") == "ask-second-action"
    t.given("yellow", credits=7, hand=["research"])
    t.when("yellow", "play:research")
    t.then("yellow", credits=0)


@rule("TM-PRE-55")
def test_an_unplayable_choice_of_valley_trust_is_worth_fifteen():
    t = opening({"yellow": "valley_trust", "blue": "thorgate"}, {"yellow": ("mohole", "supplier")})
    t.given(prelude_top=["huge_asteroid", "loan", "great_aquifer"])
    t.given("yellow", credits=0)
    t.when("yellow", "card:mohole", "card:supplier")
    while t.turn == "blue":
        t.when("blue", t.legal("blue")[0])
    t.when("yellow", "card:huge_asteroid")
    t.then("yellow", credits=15)


@rule("TM-PRE-56")
def test_valley_trust_draws_preludes_also_where_nobody_else_gets_any():
    corporations = {"yellow": "valley_trust", "blue": "thorgate"}
    t = opening(corporations, prelude_cards=False)
    assert open_prompt(t.game, "yellow") == "ask-prelude"
    assert len(t.legal("yellow")) == 3
    assert len(t.state.preludes) == 32


@rule("TM-PRE-57", "TM-PRE-58", "TM-PRE-60", "TM-EXP-18")
def test_vitor_funds_an_award_for_nothing_and_it_is_one_of_the_three():
    t = opening({"yellow": "vitor", "blue": "thorgate"}, {"yellow": ("mohole", "supplier")}, bought=5)
    t.then("yellow", credits=33)
    t.when("yellow", "card:mohole", "card:supplier")
    while t.turn == "blue":
        t.when("blue", t.legal("blue")[0])
    assert open_prompt(t.game, "yellow") == "ask-award"
    assert t.game.rules.price(t.state, 0, t.game.rules.vocabulary.number("award:miner")) == []
    t.when("yellow", "award:miner")
    t.then("yellow", credits=33)
    t.then(awards={"miner": "yellow"})
    assert open_prompt(t.game, "yellow") == "ask-second-action"
    t.given("yellow", credits=34)
    t.when("yellow", "award:banker")
    t.then("yellow", credits=20)
    t.given("blue", credits=60)
    t.when("blue", "award:scientist")
    t.then("blue", credits=40)
    assert t.why_not("blue", "award:landlord") == "why-none-left"


@rule("TM-PRE-58", "TM-EXP-18")
def test_vitors_first_action_lapses_where_no_award_is_left_and_alone():
    t = opening(
        {"blue": "thorgate", "yellow": "vitor"}, {"blue": ("mohole", "supplier"), "yellow": ("donation", "loan")}
    )
    t.given(awards={"miner": "blue", "banker": "blue", "scientist": "blue"})
    t.when("blue", "card:mohole", "card:supplier")
    t.when("yellow", "card:donation", "card:loan")
    t.when("blue", "pass")
    assert open_prompt(t.game, "yellow") == "ask-action"
    t = opening({"yellow": "vitor"}, {"yellow": ("donation", "loan")})
    t.when("yellow", "card:donation", "card:loan")
    assert open_prompt(t.game, "yellow") == "ask-action"


@rule("TM-PRE-59", "TM-PRE-67", "TM-EXP-19")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("asteroid_mining", 3),
        ("livestock", 3),
        ("search_for_life", 3),
        ("martian_survey", 3),
        ("nuclear_zone", 0),
        ("mine", 0),
    ],
)
def test_vitor_gains_three_for_a_card_that_shows_points(card, gained):
    t = begun()
    t.given("yellow", corporation="vitor", credits=30, production={"plants": 1}, hand=[card])
    t.given(oxygen=9 if card == "livestock" else 0)
    before = t.game.rules.price(t.state, 0, t.game.rules.vocabulary.number(f"play:{card}"))[0].count
    t.when("yellow", f"play:{card}", *(["space:r4c1"] if card == "nuclear_zone" else []))
    t.then("yellow", credits=30 - before + gained)


@rule("TM-PRE-59")
def test_vitor_gains_nothing_for_a_prelude():
    t = begun()
    t.given("yellow", corporation="vitor", preludes=["supplier"])
    t.when("yellow", "card:supplier")
    t.then("yellow", credits=0)


# Projects


@rule("TM-PRE-61", "TM-PRE-62", "TM-EXP-21")
def test_psychrophiles_pay_for_plants_alone():
    t = begun()
    t.given("yellow", credits=10, hand=["bushes"], tableau=["psychrophiles"], on={"psychrophiles": 3})
    t.given(temperature=-10)
    t.when("yellow", "play:bushes")
    assert t.legal("yellow") == [f"pay:microbes:{number}" for number in range(4)]
    t.when("yellow", "pay:microbes:3")
    t.then("yellow", credits=6, on={"psychrophiles": 0})
    t = begun()
    t.given("yellow", credits=22, hand=["asteroid"], tableau=["psychrophiles"], on={"psychrophiles": 3})
    assert t.why_not("yellow", "standard:greenery") == "why-too-expensive"
    t.given("yellow", credits=13)
    assert t.why_not("yellow", "play:asteroid") == "why-too-expensive"


@rule("TM-PRE-61")
def test_microbes_pay_beside_metals():
    t = begun()
    t.given("yellow", credits=0, steel=4, hand=["farming"], tableau=["psychrophiles"], on={"psychrophiles": 8})
    t.given(temperature=4)
    assert t.why_not("yellow", "play:farming") is None
    t.when("yellow", "play:farming")
    t.then("yellow", on={"psychrophiles": 0}, steel=4)
    t = begun()
    t.given("yellow", credits=0, steel=1, hand=["greenhouses"], tableau=["psychrophiles"], on={"psychrophiles": 2})
    t.when("yellow", "play:greenhouses")
    t.then("yellow", steel=0, on={"psychrophiles": 0})


@rule("TM-PRE-63")
def test_microbes_are_overpaid_as_metals_are():
    t = begun()
    t.given("yellow", credits=9, hand=["moss"], plants=1, tableau=["psychrophiles"], on={"psychrophiles": 3})
    t.given(oceans=3)
    t.when("yellow", "play:moss")
    assert t.legal("yellow") == [f"pay:microbes:{number}" for number in range(3)]
    assert t.why_not("yellow", "pay:microbes:3") == "why-payment-wasteful"
    t.when("yellow", "pay:microbes:2")
    t.then("yellow", credits=9, on={"psychrophiles": 1})


@rule("TM-PRE-64")
def test_microbes_of_psychrophiles_are_ordinary_ones():
    t = begun()
    t.given("blue", tableau=["psychrophiles"], on={"psychrophiles": 2})
    t.given("yellow", tableau=["ants"])
    t.when("yellow", "action:ants")
    t.then("blue", on={"psychrophiles": 1})
    t = begun()
    t.given("yellow", tableau=["psychrophiles", "symbiotic_fungus"])
    t.when("yellow", "action:symbiotic_fungus")
    t.then("yellow", on={"psychrophiles": 1})


@rule("TM-PRE-65", "TM-EXM-12")
def test_lava_tube_settlement_goes_to_a_volcano_also_beside_a_city():
    t = begun(map="elysium")
    t.given("yellow", credits=15, hand=["lava_tube_settlement"])
    assert t.why_not("yellow", "play:lava_tube_settlement") == "why-production-too-low"
    t.given("yellow", production={"energy": 1})
    t.given(tiles={"r2c6": ("city", "blue")})
    t.when("yellow", "play:lava_tube_settlement")
    assert t.legal("yellow") == ["space:r2c1", "space:r3c1", "space:r3c7", "space:r5c9"]
    t.when("yellow", "space:r3c7")
    t.then("yellow", production={"energy": 0, "credits": 2})
    assert len(t.seat("yellow").hand) == 3
    t = begun(map="elysium")
    t.given("yellow", credits=15, hand=["lava_tube_settlement"], production={"energy": 1})
    t.given(tiles={name: ("greenery", "blue") for name in ("r2c1", "r3c1", "r3c7", "r5c9")})
    assert t.why_not("yellow", "play:lava_tube_settlement") == "why-no-space"


@rule("TM-PRE-66", "TM-EXM-12")
def test_on_hellas_lava_tube_settlement_is_a_city_like_any_other():
    t = begun(map="hellas")
    t.given("yellow", credits=15, hand=["lava_tube_settlement"], production={"energy": 1})
    t.given(tiles={"r8c5": ("city", "blue")})
    t.when("yellow", "play:lava_tube_settlement")
    assert t.why_not("yellow", "space:r8c4") == "why-next-to-city"
    t.when("yellow", "space:r4c4")
    t.then(tiles={"r4c4": ("city", "yellow")})


@rule("TM-EXM-16")
def test_energizer_with_preludes():
    t = begun(map="hellas")
    t.given("yellow", credits=19, preludes=["power_generation", "supplier"])
    t.when("yellow", "card:power_generation", "card:supplier")
    assert t.why_not("yellow", "milestone:energizer") == "why-goal-not-reached"
    t.when("yellow", "standard:power_plant", "milestone:energizer")
    t.given("yellow", production={"energy": 5})
    t.then(milestones={"energizer": "yellow"})


@rule("TM-EXM-22", "TM-PRE-67")
def test_martian_survey_is_the_fifth_event_of_a_legend():
    t = begun(map="elysium")
    events = ["asteroid", "comet", "big_asteroid", "virus"]
    t.given("yellow", credits=17, hand=["martian_survey"], events=events)
    assert t.why_not("yellow", "milestone:legend") == "why-goal-not-reached"
    t.when("yellow", "play:martian_survey", "milestone:legend")
    t.then("yellow", credits=0)
    assert t.score("yellow")["cards"] == 1


# Alone


@rule("TM-PRE-70", "TM-EXP-28")
@pytest.mark.parametrize(("oxygen", "won"), [(14, True), (13, False)])
def test_alone_with_preludes_there_are_twelve_generations(oxygen, won):
    t = begun(seats=("yellow",))
    t.given(**{**COMPLETE, "oxygen": oxygen}, generation=12)
    assert t.game.public().last and t.game.public().generations == 12
    t.when("yellow", "pass")
    assert t.game.over
    assert t.game.winners == (("yellow",) if won else ())


@rule("TM-PRE-71")
def test_alone_without_preludes_there_are_fourteen():
    game = valles.new("terraforming_mars", players=1, seed=1, prelude=True, prelude_cards=False)
    assert game.public().generations == 14
    t = table("terraforming_mars", seats=("yellow",), prelude=True, prelude_cards=False)
    t.given(**COMPLETE, generation=12)
    t.when("yellow", "pass")
    assert not t.game.over


@rule("TM-PRE-72")
def test_alone_preludes_are_dealt_after_the_neutral_tiles():
    game = valles.new("terraforming_mars", players=1, seed=1, prelude=True)
    state = game.state
    assert len(state.seats[0].preludes) == 4
    assert sum(1 for owner in state.owner if owner) == 4
    assert [event.phrase.key for event in game.events][:4] == ["log-neutral-tile"] * 4


@rule("TM-PRE-73", "TM-EXP-28")
@pytest.mark.parametrize(("options", "last"), [({"prelude": True}, 12), ({}, 14)])
def test_alone_a_rating_of_63_can_be_the_goal(options, last):
    for rating, won in ((62, False), (63, True)):
        t = table("terraforming_mars", seats=("yellow",), goal="rating", **options)
        t.given("yellow", tr=rating)
        t.given(generation=last)
        t.when("yellow", "pass")
        assert t.game.over
        assert bool(t.game.winners) == won
        assert t.game.outcome.key == f"result-solo-rating-{'won' if won else 'lost'}"
    t = table("terraforming_mars", seats=("yellow",), goal="rating", **options)
    t.given("yellow", credits=16, tr=62)
    t.when("yellow", "standard:buffer_gas")
    t.then("yellow", credits=0, tr=63)


@rule("TM-PRE-73")
def test_buffer_gas_is_there_only_with_that_goal():
    t = begun(seats=("yellow",))
    t.given("yellow", credits=40)
    assert t.why_not("yellow", "standard:buffer_gas") == "why-not-asked"
    assert "standard:buffer_gas" not in t.legal("yellow")
    t = begun(seats=("yellow",), goal="rating")
    t.given("yellow", credits=15)
    assert t.why_not("yellow", "standard:buffer_gas") == "why-too-expensive"
