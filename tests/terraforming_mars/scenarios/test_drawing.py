"""Cards that draw, buy, reveal or exchange cards."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import play, points


@rule("TM-PLAY-23")
@scenario("research")
def test_research_draws_two_cards(t):
    t.given("yellow", credits=11, hand=["research"])
    t.given(deck_top=["mine", "comet", "birds"])
    t.when("yellow", "play:research")
    t.then("yellow", credits=0, hand=["comet", "mine"])
    assert points(t) == 1


@rule("TM-PLAY-23")
@scenario("lagrange_observatory")
def test_lagrange_observatory_draws_a_card_for_nothing(t):
    t.given(deck_top=["mine", "comet"])
    t.given("yellow", hand=["lagrange_observatory"], credits=3, titanium=2)
    left = len(t.state.deck) - 1
    t.when("yellow", "play:lagrange_observatory")
    t.then("yellow", titanium=0, credits=0, hand=["mine"])
    t.then(deck_size=left)
    assert points(t) == 1


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


@scenario("inventors_guild", "business_network", "helion")
@BUYERS
def test_buyer_of_helion_pays_with_heat_as_well(t, card):
    t.given("yellow", credits=2, heat=3, corporation="helion", tableau=[card])
    t.given(deck_top=["comet"])
    t.when("yellow", f"action:{card}", "yes")
    assert t.legal("yellow") == ["pay:heat:1", "pay:heat:2", "pay:heat:3"]
    other = t.game.copy()
    t.when("yellow", "pay:heat:2")
    t.then("yellow", credits=1, heat=1, hand=["comet"])
    t.game = other
    t.when("yellow", "pay:heat:3")
    t.then("yellow", credits=2, heat=0, hand=["comet"])


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


@scenario("mars_university", "research_outpost")
@rule("TM-PLAY-14", "TM-TILE-05")
def test_mars_university_may_exchange_the_card_found_under_a_tile(t):
    t.given("yellow", credits=18, tableau=["mars_university"], hand=["research_outpost"])
    t.given(deck_top=["comet", "lichen"])
    t.when("yellow", "play:research_outpost")
    assert t.legal("yellow") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1", "space:r8c3", "yes")
    t.then("yellow", hand=["lichen"])


@scenario("mars_university", "research")
@rule("TM-PLAY-14", "TM-PLAY-42")
def test_mars_university_answers_twice_to_research_before_its_draw(t):
    t.given("yellow", credits=11, tableau=["mars_university"], hand=["research", "mine"])
    t.given(deck_top=["comet", "lichen", "heather", "grass"])
    t.when("yellow", "play:research")
    assert t.legal("yellow") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:mars_university", "yes", "first:mars_university", "yes")
    t.then("yellow", credits=0, hand=["grass", "heather", "lichen"])


@scenario("mars_university", "research")
@rule("TM-PLAY-14", "TM-PLAY-42")
def test_mars_university_answers_twice_to_research_after_its_draw(t):
    t.given("yellow", credits=11, tableau=["mars_university"], hand=["research"])
    t.given(deck_top=["comet", "lichen", "heather", "grass"])
    t.when("yellow", "play:research")
    assert t.legal("yellow") == ["first:1", "first:mars_university"]
    t.when("yellow", "first:1", "yes", "card:comet", "yes", "card:lichen")
    t.then("yellow", hand=["grass", "heather"])


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
def test_olympus_conference_reacts_to_own_science_only_events_included(t):
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
