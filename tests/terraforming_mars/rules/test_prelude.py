"""Prelude (TM-PRE): the set-up, the prelude round, preludes that cannot be played; with scenarios (TM-EXP)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import NUMBERS, THREE, names, open_prompt
from tests.terraforming_mars.rules.opening import choose, dealt, opening
from valles.describe.text import render
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import AUTOMATED
from valles.kernel.phrase import Noun, Phrase
from valles.testing import table

TWO = {"yellow": "teractor", "blue": "thorgate"}
LATER = range(NUMBERS["allied_bank"], NUMBERS["vitor"] + 1)


def begun(seats=("yellow", "blue"), **options):
    return table("terraforming_mars", seats=seats, prelude=True, **options)


def new(**options):
    return valles.new("terraforming_mars", **{"players": 3, "seed": 1, "prelude": True, **options})


# Set-up


@rule("TM-PRE-01", "TM-PRE-02")
def test_projects_and_corporations_join_the_others_and_preludes_have_a_deck_of_their_own():
    game = new(seed=2)
    state = game.state
    projects = [*state.deck, *(number for board in state.seats for number in board.offered)]
    assert len(projects) == 208 + 7
    assert {card for card in LATER if card in projects} == {NUMBERS[card] for card in PROJECTS}
    assert len(state.preludes) == 35 - 3 * 4
    assert {number for seed in range(12) for board in new(seed=seed).state.seats for number in board.dealt} >= {
        NUMBERS[card] for card in ("point_luna", "cheung_shing_mars", "robinson_industries", "valley_trust", "vitor")
    }


PROJECTS = (
    "house_printing", "lava_tube_settlement", "martian_survey", "psychrophiles", "research_coordination",
    "sf_memorial", "space_hotels",
)  # fmt: skip


@rule("TM-PRE-03")
@pytest.mark.parametrize("map", ["tharsis", "hellas", "elysium"])
@pytest.mark.parametrize("era", [True, False])
def test_prelude_goes_with_every_map_with_and_without_corporate_era_and_with_the_draft(map, era):
    game = new(map=map, corporate_era=era, draft=True)
    assert game.public().decks == ["prelude"]
    cards = {*game.state.deck, *(number for board in game.state.seats for number in board.offered)}
    assert len(cards) == (208 if era else 137) + 7


@rule("TM-PRE-04")
def test_projects_and_corporations_may_come_without_the_preludes():
    game = new(prelude_cards=False)
    assert [board.preludes for board in game.state.seats] == [[], [], []]
    assert len(game.state.preludes) == 35
    seat = game.seats[0]
    assert open_prompt(game, seat) == "ask-corporation"
    game.play(seat, game.legal(seat)[0])
    assert open_prompt(game, seat) == "ask-buy"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"prelude": False, "prelude_cards": False}, "prelude_cards=False needs prelude=True: it leaves preludes out"),
        (
            {"prelude": False, "corporations": "one_each"},
            "one_each needs prelude=True: it deals one of Prelude",
        ),
        ({"corporations": "all"}, "corporations is mixed or one_each, not 'all'"),
        ({"goal": "rating"}, "goal=rating is for one player, and 3 seats are taken: it is a way to win alone"),
        ({"goal": 63}, "goal is parameters or rating, not 63"),
        ({"prelude": "yes"}, "prelude is True or False, not 'yes'"),
        ({"prelude_cards": 1}, "prelude_cards is True or False, not 1"),
        ({"players": 1, "corporate_era": False}, "the solo game is played with Corporate Era"),
    ],
)
def test_a_mixture_that_makes_no_game_is_refused_with_the_reason(options, message):
    with pytest.raises(ValueError, match=message):
        new(**options)


@rule("TM-PRE-05", "TM-PRE-06", "TM-PRE-07", "TM-PRE-08", "TM-EXP-01")
def test_four_preludes_are_dealt_and_two_are_kept_for_nothing():
    t = opening({"yellow": "teractor", "blue": "thorgate", "pink": "ecoline"})
    state = t.state
    assert [len(board.preludes) for board in state.seats] == [2, 2, 2]
    assert (len(state.prelude_discard), len(state.preludes)) == (6, 23)
    t.then("yellow", credits=60)
    for viewer, own in (("yellow", 2), ("blue", 2), (None, 0)):
        known = [number for number in t.game.view(viewer).prelude_discard if number]
        assert len(known) == own


@rule("TM-PRE-06")
def test_exactly_two_are_kept():
    t = dealt(TWO, {"yellow": ("donation", "loan", "mohole", "supplier")})
    t.when("yellow", "card:teractor")
    assert open_prompt(t.game, "yellow") == "ask-keep-prelude"
    t.when("yellow", "yes", "yes")
    assert open_prompt(t.game, "yellow") == "ask-buy"
    t = dealt(TWO, {"yellow": ("donation", "loan", "mohole", "supplier")})
    t.when("yellow", "card:teractor", "no", "yes", "no")
    assert open_prompt(t.game, "yellow") == "ask-buy"
    assert t.game.public("yellow").players[0].answers == ["card:teractor", "no", "yes", "no", "yes"]


def test_a_third_prelude_is_refused_with_the_reason():
    t = dealt(TWO, {"yellow": ("donation", "loan", "mohole", "supplier")})
    t.when("yellow", "card:teractor", "no")
    state = t.state
    effect = t.game.rules.effects[state.stack[-1].effect]
    yes, no = (t.game.rules.vocabulary.number(text) for text in ("yes", "no"))
    answers = [*state.answers[0], yes, yes]
    reason = effect.next_reason(state, state.stack[-1], 0, answers, yes)
    assert reason and effect.next_reason(state, state.stack[-1], 0, answers, no) == 0


@rule("TM-PRE-09")
def test_nothing_is_set_aside_for_preludes_but_the_question_warns():
    t = dealt({"yellow": "phobolog", "blue": "thorgate"}, {"yellow": ("huge_asteroid", "business_empire")})
    t.when("yellow", "card:phobolog")
    while open_prompt(t.game, "yellow") == "ask-keep-prelude":
        expected = t.state.about(0)["card"] in ("huge_asteroid", "business_empire")
        t.when("yellow", "yes" if expected else "no")
    question = t.game.pending[0].prompt
    assert question.key == "ask-buy-before-preludes"
    assert question.args["what"] == Noun("credits", 11, True)
    t.when("yellow", *["yes"] * 7)
    choose(t, "blue", "thorgate", t.seat("blue").preludes[:2])
    t.then("yellow", credits=2)


@rule("TM-PRE-10")
def test_one_corporation_of_prelude_and_one_other_can_be_dealt():
    for seed in range(5):
        game = new(players=5, seed=seed, corporations="one_each")
        for board in game.state.seats:
            assert [number > NUMBERS["beginner_corporation"] for number in board.dealt] == [False, True]


# The prelude round


@rule("TM-PRE-11", "TM-PRE-12", "TM-PRE-14", "TM-EXP-01")
def test_from_the_first_player_on_each_plays_both_preludes_and_then_actions_begin():
    t = opening({"yellow": "teractor", "blue": "thorgate", "pink": "ecoline"}, first="blue")
    assert t.game.public().phase == "preludes"
    order = []
    while open_prompt(t.game, t.turn) == "ask-prelude":
        order.append(t.turn)
        played_one(t)
    assert order == ["blue", "blue", "pink", "pink", "yellow", "yellow"]
    assert (t.turn, open_prompt(t.game, "blue"), t.state.generation) == ("blue", "ask-action", 1)
    assert t.game.public().phase == "action"


def played_one(t):
    """Play a prelude of the active seat, with the first answer to each question."""
    seat = t.turn
    t.when(seat, t.legal(seat)[0])
    while t.turn == seat and open_prompt(t.game, seat) not in ("ask-prelude", "ask-action"):
        t.when(seat, t.legal(seat)[0])


@rule("TM-PRE-13", "TM-PRE-23", "TM-PRE-25", "TM-PRE-27", "TM-EXP-03")
def test_the_order_is_free_and_the_first_helps_the_second():
    corporations, preludes = {"yellow": "phobolog", "blue": "thorgate"}, {"yellow": ("donation", "galilean_mining")}
    t = opening(corporations, preludes, bought=7)
    t.then("yellow", credits=2)
    t.when("yellow", "card:donation", "card:galilean_mining")
    t.then("yellow", credits=18, production={"titanium": 2})
    t = opening(corporations, preludes, bought=7)
    label = t.game.rules.label(t.state, 0, t.game.rules.vocabulary.number("card:galilean_mining"))
    assert label == Phrase(
        "option-prelude-unplayable", {"card": Noun("card-galilean-mining"), "what": Noun("credits", 15, True)}
    )
    t.when("yellow", "card:galilean_mining")
    t.then("yellow", credits=17, production={"titanium": 0}, tableau=[])
    t.then(prelude_discards=sorted_discards(t, "galilean_mining"))
    assert t.state.seats[0].tags[4] == 0
    t.when("yellow", "card:donation")
    t.then("yellow", credits=38)


def sorted_discards(t, *added):
    """Those that were discarded unseen, with these."""
    discard = names(t.state.prelude_discard)
    assert all(card in discard for card in added)
    return discard


@rule("TM-PRE-15", "TM-EXP-15")
def test_a_rating_raised_by_a_prelude_opens_the_action_of_the_united_nations():
    t = opening(
        {"yellow": "united_nations_mars_initiative", "blue": "thorgate"}, {"yellow": ("nitrogen_shipment", "loan")}
    )
    t.when("yellow", "card:nitrogen_shipment", "card:loan")
    while t.turn == "blue":
        played_one(t)
    t.then("yellow", tr=21)
    t.when("yellow", "action:united_nations_mars_initiative")
    t.then("yellow", tr=22, credits=40 + 5 + 30 - 3)


@rule("TM-PRE-16", "TM-PRE-18")
def test_a_prelude_lies_face_up_and_its_tags_count_and_has_no_cost():
    t = begun()
    t.given("yellow", corporation="credicor", preludes=["dome_farming"], tableau=["earth_office"])
    t.when("yellow", "card:dome_farming")
    t.then("yellow", credits=0, production={"credits": 2, "plants": 1}, tableau=["earth_office", "dome_farming"])
    assert t.game.public().players[0].tags["plant"] == t.game.public().players[0].tags["building"] == 1


@rule("TM-PRE-17", "TM-PRE-41", "TM-EXP-13")
def test_tags_of_a_prelude_set_off_effects_of_everybody_but_a_wild_tag_sets_off_none():
    t = begun()
    t.given("blue", corporation="saturn_systems", tableau=["olympus_conference"])
    t.given("yellow", preludes=["io_research_outpost", "research_network"], tableau=["mars_university"])
    t.when("yellow", "card:io_research_outpost", "first:2", "no")
    t.then("blue", production={"credits": 1})
    assert open_prompt(t.game, "yellow") == "ask-prelude"
    t.when("yellow", "card:research_network")
    t.then("blue", production={"credits": 1}, on={"olympus_conference": 0})
    t.then("yellow", production={"credits": 1})
    assert len(t.seat("yellow").hand) == 4


@rule("TM-PRE-41")
def test_a_wild_tag_gives_no_discount_and_admits_no_metal():
    t = begun()
    t.given("yellow", corporation="teractor", credits=3, steel=9, titanium=9, hand=["research_coordination"])
    assert t.why_not("yellow", "play:research_coordination") == "why-too-expensive"
    t.given("yellow", credits=4)
    t.when("yellow", "play:research_coordination")
    t.then("yellow", credits=0, steel=9, titanium=9)


@rule("TM-PRE-17", "TM-PRE-52", "TM-EXP-12")
def test_point_luna_draws_for_its_own_tag_and_those_of_preludes():
    t = opening(
        {"yellow": "point_luna", "blue": "thorgate"}, {"yellow": ("business_empire", "unmi_contractor")}, bought=6
    )
    assert len(t.seat("yellow").hand) == 7
    t.when("yellow", "card:business_empire", "card:unmi_contractor")
    t.then("yellow", credits=14, production={"credits": 6, "titanium": 1}, tr=23)
    assert len(t.seat("yellow").hand) == 10


@rule("TM-PRE-19", "TM-EXM-21")
def test_preludes_are_no_projects_and_no_hand_cards():
    t = begun(map="elysium")
    green = [card.id for card in CARDS[1:] if card.kind == AUTOMATED][:11]
    blue = ["birds", "ants", "fish", "decomposers"]
    t.given("yellow", credits=8, tableau=[*green[1:], *blue, "donation", "loan"])
    assert t.game.rules.figures(t.state)[0]["milestone-tycoon"] == 14
    assert t.why_not("yellow", "milestone:tycoon") == "why-goal-not-reached"
    t.given("yellow", tableau=[green[0]])
    t.when("yellow", "milestone:tycoon")
    t = begun(map="hellas")
    t.given("yellow", tableau=["mine", "donation"], preludes=["loan", "mohole"])
    figures = t.game.rules.figures(t.state)[0]
    assert (figures["award-magnate"], figures["milestone-tactician"]) == (1, 0)
    assert t.seat("yellow").hand == []


@rule("TM-PRE-19", "TM-EXM-24")
def test_preludes_do_not_count_for_the_magnate():
    t = begun(seats=THREE, map="hellas")
    green = [card.id for card in CARDS[1:] if card.kind == AUTOMATED]
    t.given("yellow", credits=8, tableau=[*green[:9], "donation", "loan"])
    t.given("blue", tableau=green[9:19])
    t.given("pink", tableau=green[19:28])
    t.when("yellow", "award:magnate")
    assert [t.score(seat)["awards"] for seat in THREE] == [2, 5, 2]


@rule("TM-PRE-20")
def test_a_prelude_does_not_use_up_what_is_for_the_next_card():
    t = begun()
    t.given("yellow", preludes=["eccentric_sponsor", "donation"], hand=["indentured_workers", "mine"])
    t.when("yellow", "card:eccentric_sponsor", "play:indentured_workers")
    assert t.game.public().players[0].next_discount == 8
    t.when("yellow", "card:donation")
    assert t.game.public().players[0].next_discount == 8
    t.when("yellow", "play:mine")
    t.then("yellow", credits=21)


@rule("TM-PRE-21", "TM-EXP-16")
def test_the_first_oceans_bring_all_they_usually_bring():
    t = begun()
    t.given("yellow", preludes=["great_aquifer"])
    t.when("yellow", "card:great_aquifer", "space:r5c4", "space:r5c5")
    t.then("yellow", tr=22, plants=4, credits=2)
    t.then(oceans=2)


@rule("TM-PRE-21", "TM-PRE-22", "TM-EXP-02")
def test_huge_asteroid_takes_five_and_warms_with_its_bonus():
    t = begun()
    t.given("yellow", credits=8, preludes=["huge_asteroid"])
    t.when("yellow", "card:huge_asteroid")
    t.then("yellow", credits=3, tr=23, production={"heat": 1})
    t.then(temperature=-24)


@rule("TM-PRE-22")
@pytest.mark.parametrize(
    ("prelude", "price"),
    [("aquifer_turbines", 3), ("business_empire", 6), ("galilean_mining", 5), ("huge_asteroid", 5)],
)
def test_what_a_prelude_asks_for_must_be_there_when_it_is_begun(prelude, price):
    t = begun()
    t.given("yellow", credits=price - 1, preludes=[prelude])
    t.when("yellow", f"card:{prelude}")
    t.then("yellow", credits=price - 1 + 15, tableau=[])
    t = begun()
    t.given("yellow", credits=price, preludes=[prelude])
    t.when("yellow", f"card:{prelude}", *(["space:r1c2"] if prelude == "aquifer_turbines" else []))
    t.then("yellow", credits=0, tableau=[prelude])


@rule("TM-PRE-22")
def test_what_a_prelude_brings_itself_does_not_help_to_pay_for_it():
    t = begun()
    t.given(tiles={"r5c4": "ocean", "r5c6": "ocean"})
    t.given("yellow", credits=2, preludes=["aquifer_turbines"])
    t.when("yellow", "card:aquifer_turbines")
    t.then("yellow", credits=17)
    t.then(oceans=2)


@rule("TM-PRE-22", "TM-EXP-26")
def test_helion_may_pay_with_heat():
    t = begun()
    t.given("yellow", corporation="helion", credits=2, preludes=["mohole", "huge_asteroid"])
    t.when("yellow", "card:mohole", "card:huge_asteroid")
    t.then("yellow", credits=0, heat=0, production={"heat": 4})


# A prelude that cannot be played


@rule("TM-PRE-23", "TM-PRE-24")
def test_a_prelude_for_which_production_is_too_low_is_discarded_for_fifteen():
    t = begun()
    t.given("yellow", production={"credits": -4}, preludes=["loan", "society_support"])
    t.when("yellow", "card:loan")
    t.then("yellow", credits=15, production={"credits": -4})
    t.when("yellow", "card:society_support")
    t.then("yellow", credits=15, production={"credits": -5, "plants": 1})


@rule("TM-PRE-24")
def test_parameters_at_their_target_are_no_obstacle():
    t = begun()
    t.given(oceans=9, temperature=8, oxygen=13)
    t.given("yellow", preludes=["great_aquifer", "metal_rich_asteroid"])
    t.when("yellow", "card:great_aquifer", "card:metal_rich_asteroid")
    t.then("yellow", credits=0, tr=20, titanium=4, tableau=["great_aquifer", "metal_rich_asteroid"])


@rule("TM-PRE-26", "TM-PRE-28", "TM-EXP-04")
def test_the_money_for_the_first_makes_the_second_playable_and_then_it_must_be_played():
    t = begun()
    t.given("yellow", credits=2, preludes=["huge_asteroid", "business_empire"])
    t.when("yellow", "card:huge_asteroid")
    t.then("yellow", credits=17)
    assert t.legal("yellow") == ["card:business_empire"]
    t.when("yellow", "card:business_empire")
    t.then("yellow", credits=11, production={"credits": 6}, tableau=["business_empire"])


@rule("TM-PRE-24", "TM-PRE-26", "TM-PRE-34", "TM-EXP-05")
def test_two_unplayable_preludes_bring_fifteen_each():
    t = begun()
    t.given("yellow", hand=[], preludes=["eccentric_sponsor", "ecology_experts"])
    t.when("yellow", "card:eccentric_sponsor", "card:ecology_experts")
    t.then("yellow", credits=30, production={"plants": 0}, tableau=[])
    assert not any(t.state.seats[0].tags)
    assert {"eccentric_sponsor", "ecology_experts"} <= set(names(t.game.view().prelude_discard))


@rule("TM-PRE-23")
def test_everybody_sees_the_prelude_that_is_discarded():
    t = begun()
    t.given("yellow", preludes=["huge_asteroid"])
    t.when("yellow", "card:huge_asteroid")
    texts = [render(event.phrase, "en") for event in t.game.events]
    assert texts == [
        "Yellow discards the prelude Huge Asteroid, which cannot be carried out.",
        "Yellow gains 15\u00a0M€.",
    ]


# Who knows what


@rule("TM-PRE-74")
def test_only_its_owner_knows_a_prelude_before_it_is_played():
    t = opening(TWO, {"yellow": ("donation", "loan")})
    assert t.game.public("yellow").players[0].preludes.cards == ["donation", "loan"]
    for viewer in ("blue", None):
        seen = t.game.public(viewer).players[0].preludes
        assert (seen.count, seen.cards) == (2, [])
    t.when("yellow", "card:loan")
    assert "loan" in [played.card for played in t.game.public("blue").players[0].played]


@rule("TM-PRE-69")
def test_a_beginner_gets_preludes_too():
    game = valles.new("terraforming_mars", players=2, seed=3, prelude=True, beginners=("blue",), first="blue")
    assert open_prompt(game, "blue") == "ask-keep-prelude"
    game.play("blue", "yes", "yes")
    assert open_prompt(game, "blue") is None
    assert open_prompt(game, "yellow") == "ask-corporation"


@rule("TM-PRE-68")
def test_first_hands_and_preludes_are_not_drafted():
    game = new(draft=True)
    assert {choice.prompt.key for choice in game.pending} == {"ask-corporation"}
    t = begun(seats=THREE, draft=True)
    t.given("yellow", preludes=["donation"])
    t.when("yellow", "card:donation")
    t.pass_all()
    assert {choice.prompt.key for choice in t.game.pending} == {"ask-draft"}
