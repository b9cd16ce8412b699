"""Generations, phases and turns (TM-PHASE)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import THREE, buy, next_generation, open_prompt, sell, started
from valles.testing import table

FOUR_CARDS = ["algae", "ants", "birds", "comet"]
"""In alphabetical order; by number: Comet, Ants, Algae, Birds."""


def three_seats(**options):
    """Three seats that can act in any turn, by selling a patent."""
    t = table("terraforming_mars", seats=THREE, **options)
    t.given("yellow", hand=["ants", "birds", "comet", "algae"])
    t.given("blue", hand=["mine", "moss", "heather", "lichen"])
    t.given("pink", hand=["grass", "bushes", "trees", "worms"])
    return t


@rule("TM-PHASE-01", "TM-PHASE-18")
def test_order_research_action_production():
    t = table("terraforming_mars")
    t.given("blue", energy=2, production={"steel": 1})
    t.when("yellow", "pass")
    t.then("yellow", credits=0)
    t.when("blue", "pass")
    t.then("yellow", credits=20)
    t.then("blue", credits=20, steel=1, energy=0, heat=2)
    t.then(generation=2, first="blue")
    assert open_prompt(t.game, "yellow") == open_prompt(t.game, "blue") == "ask-buy"
    buy(t.game, "yellow", 0)
    assert "pass" not in t.legal("blue")
    buy(t.game, "blue", 0)
    assert [(choice.seat, choice.prompt.key) for choice in t.game.pending] == [("blue", "ask-action")]


@rule("TM-PHASE-01")
def test_production_comes_after_the_action_phase_and_before_the_next_order_phase():
    t = table("terraforming_mars")
    t.pass_all()
    keys = [event.phrase.key for event in t.game.events]
    assert keys == ["log-pass", "log-pass", "log-production-phase", "log-income", "log-income", "log-generation"]


@rule("TM-PHASE-02")
def test_first_player_marker_goes_round_clockwise_and_generations_are_counted():
    t = table("terraforming_mars", seats=THREE)
    t.then(first="yellow", generation=1)
    next_generation(t.game)
    t.then(first="blue", generation=2)
    next_generation(t.game)
    t.then(first="pink", generation=3)
    next_generation(t.game)
    t.then(first="yellow", generation=4)


@rule("TM-PHASE-03")
def test_generation_one_has_neither_order_nor_research():
    game = started({"yellow": "credicor", "blue": "ecoline"}, first="blue")
    assert game.state.generation == 1
    assert game.state.first == 1
    assert [(choice.seat, choice.prompt.key) for choice in game.pending] == [("blue", "ask-action")]
    assert not [board.hand for board in game.state.seats if board.hand]
    assert "log-generation" not in [event.phrase.key for event in game.events]


@rule("TM-PHASE-04")
@pytest.mark.parametrize(("answers", "bought"), (
    ("no no no no", []),
    ("no no no yes", ["birds"]),
    ("yes no yes no", ["comet", "algae"]),
    ("no yes yes yes", ["ants", "algae", "birds"]),
    ("yes yes yes yes", ["comet", "ants", "algae", "birds"]),
))  # fmt: skip
def test_each_draws_four_cards_and_buys_any_of_them_for_three_each(answers, bought):
    t = table("terraforming_mars")
    t.given(first="blue", turn="blue", deck_top=FOUR_CARDS)
    t.pass_all()
    assert sorted(t.seat("yellow").offered) == FOUR_CARDS
    assert len(t.seat("blue").offered) == 4
    t.when("yellow", *answers.split())
    buy(t.game, "blue", 0)
    t.then("yellow", credits=20 - 3 * len(bought), hand=bought, offered=[])
    t.then("blue", credits=20, hand=[])


@rule("TM-PHASE-05")
def test_cards_not_bought_are_discarded_face_down():
    t = table("terraforming_mars")
    t.given(first="blue", turn="blue", deck_top=FOUR_CARDS)
    before = len(t.state.discard)
    t.pass_all()
    buy(t.game, "yellow", 1)
    buy(t.game, "blue", 4)
    t.then(discards=before + 3)
    t.then("yellow", hand=["comet"])
    assert t.game.view("blue").discard == [0] * (before + 3)


@rule("TM-PHASE-05")
def test_only_the_four_new_cards_are_bought_or_refused():
    t = table("terraforming_mars")
    t.given("yellow", hand=["mine", "worms"])
    t.given(first="blue", turn="blue", deck_top=FOUR_CARDS)
    t.pass_all()
    questions = []
    while open_prompt(t.game, "yellow") == "ask-buy":
        questions.append(t.game.pending[0].prompt.args["card"].key)
        assert t.legal("yellow") == ["yes", "no"]
        t.when("yellow", "no")
    assert questions == ["card-comet", "card-ants", "card-algae", "card-birds"]
    buy(t.game, "blue", 0)
    t.then("yellow", hand=["mine", "worms"], credits=20)


@rule("TM-PHASE-06")
def test_a_purchase_beyond_the_money_is_refused():
    t = table("terraforming_mars")
    t.given("yellow", tr=5)
    t.given(first="blue", turn="blue", deck_top=FOUR_CARDS)
    t.pass_all()
    t.when("yellow", "no", "yes")
    assert "yes" not in t.legal("yellow")
    with pytest.raises(valles.IllegalMove):
        t.when("yellow", "yes")
    buy(t.game, "blue", 0)
    t.then("yellow", hand=["ants"], credits=2)


@rule("TM-PHASE-06")
def test_who_has_less_than_three_buys_nothing():
    t = table("terraforming_mars")
    t.given("yellow", tr=2)
    t.pass_all()
    assert t.why_not("yellow", "yes") is not None
    buy(t.game, "blue", 0)
    t.then("yellow", hand=[], credits=2)


@rule("TM-PHASE-07")
def test_all_research_at_the_same_time_in_any_order():
    def after(*order):
        t = table("terraforming_mars", seats=THREE)
        t.pass_all()
        assert [choice.seat for choice in t.game.pending] == list(THREE)
        for seat in order:
            buy(t.game, seat, THREE.index(seat) + 1)
        return t.game

    assert after("yellow", "blue", "pink") == after("pink", "yellow", "blue") == after("blue", "pink", "yellow")


@rule("TM-PHASE-07")
def test_answers_of_the_seats_may_alternate():
    t = table("terraforming_mars")
    t.pass_all()
    t.when("yellow", "yes")
    t.when("blue", "no", "no", "yes")
    t.when("yellow", "no", "no", "no")
    t.when("blue", "yes")
    t.then("yellow", credits=17)
    t.then("blue", credits=14)


@rule("TM-PHASE-07")
def test_research_cards_are_dealt_in_turn_order_from_the_first_player():
    t = table("terraforming_mars", seats=THREE)
    top, middle, bottom = FOUR_CARDS, ["heather", "lichen", "mine", "moss"], ["bushes", "grass", "trees", "worms"]
    t.given(first="blue", turn="blue", deck_top=top + middle + bottom)
    t.pass_all()
    assert sorted(t.seat("pink").offered) == top
    assert sorted(t.seat("yellow").offered) == middle
    assert sorted(t.seat("blue").offered) == bottom


@rule("TM-PHASE-08")
@pytest.mark.parametrize(
    ("generation", "order"),
    ((1, "yellow blue pink yellow"), (2, "blue pink yellow blue"), (3, "pink yellow blue pink")),
)
def test_turns_go_clockwise_from_the_first_player(generation, order):
    t = three_seats()
    for _ in range(generation - 1):
        next_generation(t.game)
    t.then(generation=generation, first=order.split()[0])
    for seat in order.split():
        t.then(turn=seat)
        sell(t, seat)
        t.when(seat, "end")


@rule("TM-PHASE-09")
def test_a_turn_has_one_or_two_actions():
    t = three_seats()
    sell(t, "yellow")
    t.then(turn="yellow")
    assert "end" in t.legal("yellow")
    t.when("yellow", "end")
    t.then(turn="blue")
    sell(t, "blue")
    t.given("blue", credits=11)
    t.when("blue", "standard:power_plant")
    t.then(turn="pink")


@rule("TM-PHASE-09")
def test_the_same_action_may_be_taken_twice_but_no_third():
    t = table("terraforming_mars")
    t.given("yellow", credits=33)
    t.when("yellow", "standard:power_plant", "standard:power_plant")
    t.then("yellow", production={"energy": 2}, credits=11)
    t.then(turn="blue")
    with pytest.raises(valles.IllegalMove):
        t.when("yellow", "standard:power_plant")


SEVEN = (
    ("play:micro_mills",),
    ("standard:power_plant",),
    ("milestone:terraformer",),
    ("award:banker",),
    ("action:space_mirrors",),
    ("convert:plants", "space:r7c2"),
    ("convert:heat",),
)


def seat_that_can_do_everything():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, plants=8, heat=8, tr=35, hand=["micro_mills"], tableau=["space_mirrors"])
    return t


@rule("TM-PHASE-10")
@pytest.mark.parametrize("options", SEVEN, ids=lambda options: options[0])
def test_each_of_the_seven_is_one_action(options):
    t = seat_that_can_do_everything()
    assert open_prompt(t.game, "yellow") == "ask-action"
    t.when("yellow", *options)
    assert open_prompt(t.game, "yellow") == "ask-second-action"


@rule("TM-PHASE-10")
def test_there_are_no_other_actions():
    t = seat_that_can_do_everything()
    kinds = {option.split(":")[0] for option in t.legal("yellow")}
    assert kinds == {"play", "standard", "milestone", "award", "action", "convert", "pass"}
    assert {options[0] for options in SEVEN} <= set(t.legal("yellow"))


@rule("TM-PHASE-10")
def test_a_corporations_action_is_one_of_the_seven():
    t = table("terraforming_mars")
    t.given("yellow", credits=3, corporation="united_nations_mars_initiative", tr_rose=True)
    t.when("yellow", "action:united_nations_mars_initiative")
    t.then("yellow", tr=21, credits=0)
    assert open_prompt(t.game, "yellow") == "ask-second-action"


@rule("TM-PHASE-11")
def test_taking_no_action_is_a_pass_until_the_next_generation():
    t = three_seats()
    t.when("yellow", "pass")
    t.then("yellow", passed=True)
    for _ in range(2):
        sell(t, "blue")
        t.when("blue", "end")
        sell(t, "pink")
        t.when("pink", "end")
    t.then(turn="blue", generation=1)
    assert t.legal("yellow") == []
    next_generation(t.game)
    t.then("yellow", passed=False)
    t.then(turn="blue", generation=2)
    t.when("blue", "pass")
    t.when("pink", "pass")
    t.then(turn="yellow")


@rule("TM-PHASE-11")
def test_a_pass_is_no_second_action():
    t = three_seats()
    sell(t, "yellow")
    assert "pass" not in t.legal("yellow")
    assert t.why_not("yellow", "pass") == "why-already-acted"


@rule("TM-PHASE-12")
def test_stopping_after_one_action_is_not_a_pass():
    t = three_seats()
    sell(t, "yellow")
    t.when("yellow", "end")
    t.then("yellow", passed=False)
    t.when("blue", "pass")
    t.when("pink", "pass")
    t.then(turn="yellow", generation=1)
    sell(t, "yellow")


@rule("TM-PHASE-13")
def test_who_cannot_act_must_pass():
    t = table("terraforming_mars")
    assert t.legal("yellow") == ["pass"]
    assert t.why_not("yellow", "end") == "why-must-act-first"
    t.then(turn="yellow")
    t.when("yellow", "pass")
    t.then("yellow", passed=True)


@rule("TM-PHASE-13")
def test_who_will_not_act_may_only_pass():
    t = seat_that_can_do_everything()
    assert "end" not in t.legal("yellow")
    t.when("yellow", "pass")
    t.then("yellow", passed=True)


@rule("TM-PHASE-14")
def test_the_action_phase_ends_as_soon_as_all_have_passed():
    t = three_seats()
    for seat in THREE:
        sell(t, seat)
        t.when(seat, "end")
    t.then(generation=1, turn="yellow")
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.then(generation=1, turn="pink")
    t.when("pink", "pass")
    t.then(generation=2)
    assert [choice.prompt.key for choice in t.game.pending] == ["ask-buy"] * 3


@rule("TM-PHASE-15")
def test_the_last_remaining_player_keeps_taking_turns_of_one_or_two_actions():
    t = three_seats()
    t.when("yellow", "pass")
    sell(t, "blue")
    t.when("blue", "end")
    t.when("pink", "pass")
    sell(t, "blue")
    sell(t, "blue")
    t.then(turn="blue", generation=1)
    assert open_prompt(t.game, "blue") == "ask-action"
    sell(t, "blue")
    t.when("blue", "end")
    t.then(turn="blue", generation=1)
    t.when("blue", "pass")
    t.then(generation=2)


@rule("TM-PHASE-15")
def test_passed_players_are_skipped():
    t = three_seats()
    t.given("blue", passed=True)
    sell(t, "yellow")
    t.when("yellow", "end")
    t.then(turn="pink")


@rule("TM-PHASE-16")
def test_ongoing_effects_of_a_passed_player_work():
    t = table("terraforming_mars")
    t.given("blue", passed=True, corporation="tharsis_republic")
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r7c2")
    t.then("blue", production={"credits": 1})


@rule("TM-PHASE-16")
def test_a_passed_player_can_be_a_target():
    t = table("terraforming_mars")
    t.given("blue", passed=True, plants=4)
    t.given("yellow", credits=14, hand=["asteroid"])
    t.when("yellow", "play:asteroid", "target:blue", "amount:3")
    t.then("blue", plants=1)


@rule("TM-PHASE-17")
def test_only_the_active_player_acts():
    t = three_seats()
    assert [choice.seat for choice in t.game.pending] == ["yellow"]
    assert t.legal("blue") == t.legal("pink") == []
    with pytest.raises(valles.IllegalMove, match="yellow"):
        t.when("blue", "pass")
    t.when("yellow", "standard:sell_patents")
    assert [choice.seat for choice in t.game.pending] == ["yellow"]
    with pytest.raises(valles.IllegalMove, match="yellow"):
        t.when("blue", "yes")


@rule("TM-PHASE-17")
def test_nobody_interrupts_when_another_players_effect_is_triggered():
    t = table("terraforming_mars")
    t.given("blue", corporation="tharsis_republic")
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r7c2")
    assert [choice.seat for choice in t.game.pending] == ["yellow"]


@rule("TM-PHASE-18")
def test_production_asks_nobody_and_is_for_all():
    t = table("terraforming_mars", seats=THREE)
    everything = {"credits": 1, "steel": 2, "titanium": 3, "plants": 9, "energy": 5, "heat": 6}
    for seat in THREE:
        t.given(seat, production=everything)
    t.pass_all()
    assert [choice.prompt.key for choice in t.game.pending] == ["ask-buy"] * 3
    for seat in THREE:
        t.then(seat, credits=21, steel=2, titanium=3, plants=9, energy=5, heat=6)


@rule("TM-PHASE-19")
@pytest.mark.parametrize("generation", (14, 50))
def test_generations_are_not_limited(generation):
    t = table("terraforming_mars")
    t.given(generation=generation, oxygen=14, temperature=8, oceans=8)
    next_generation(t.game)
    t.then(generation=generation + 1)
    assert not t.game.over


@rule("TM-PHASE-19")
def test_a_finished_mars_ends_the_game_in_any_generation():
    t = table("terraforming_mars")
    t.given(generation=3, oxygen=14, temperature=8, oceans=9)
    t.pass_all()
    assert t.game.over
