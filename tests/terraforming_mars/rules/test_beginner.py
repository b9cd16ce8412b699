"""Beginner corporations (TM-BEG)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import NUMBERS, keep, names, open_prompt, opened
from valles.games.terraforming_mars.rules.card import CARDS
from valles.testing import table


def mixed(**options):
    """Blue is a beginner, yellow and pink are not."""
    seats = {"yellow": "credicor", "blue": "beginner_corporation", "pink": "helion"}
    return opened(seats, beginners=("blue",), **options)


def choose(game):
    keep(game, "yellow", "credicor", 2)
    keep(game, "pink", "helion", 3)


@rule("TM-BEG-01")
def test_a_newcomer_takes_a_beginner_corporation_instead_of_two_to_choose_from():
    game = mixed()
    assert open_prompt(game, "yellow") == open_prompt(game, "pink") == "ask-corporation"
    assert open_prompt(game, "blue") is None
    choose(game)
    assert names(game.state.seats[1].tableau) == ["beginner_corporation"]
    assert [len(board.dealt) for board in game.state.seats] == [0, 0, 0]


@rule("TM-BEG-01")
@pytest.mark.parametrize("beginners", ((), ("pink",), ("yellow", "pink"), ("yellow", "blue", "pink")))
def test_any_seats_may_be_beginners(beginners):
    game = valles.new("terraforming_mars", players=3, seed=4, beginners=beginners)
    choosing = [choice.seat for choice in game.pending if choice.prompt.key == "ask-corporation"]
    assert choosing == [seat for seat in game.seats if seat not in beginners]


@rule("TM-BEG-02")
def test_it_gives_42_credits_and_ten_cards_as_hand():
    game = mixed()
    choose(game)
    blue = game.state.seats[1]
    assert blue.stock == [42, 0, 0, 0, 0, 0]
    assert len(blue.hand) == 10
    assert blue.offered == []


@rule("TM-BEG-03")
def test_all_ten_cards_are_kept_for_nothing():
    game = mixed()
    drawn = game.state.seats[1].offered[:]
    choose(game)
    blue = game.state.seats[1]
    assert blue.hand == drawn
    assert blue.stock[0] == 42
    assert not set(drawn) & set(game.state.discard)


@rule("TM-BEG-04")
def test_beginners_and_others_sit_at_one_table():
    game = mixed()
    choose(game)
    assert [names(board.tableau)[0] for board in game.state.seats] == ["credicor", "beginner_corporation", "helion"]
    assert [board.stock[0] for board in game.state.seats] == [57 - 6, 42, 42 - 9]
    assert [len(board.hand) for board in game.state.seats] == [2, 10, 3]
    assert open_prompt(game, "yellow") == "ask-action"


@rule("TM-BEG-04")
def test_beginners_draw_first():
    deck = valles.new("terraforming_mars", players=3, seed=1, first="yellow").state
    top, middle, bottom = (deck.seats[seat].offered for seat in (0, 1, 2))
    yellow, blue, pink = (board.offered for board in mixed(seed=1).state.seats)
    assert (blue, yellow, pink) == (top, middle, bottom)


@rule("TM-BEG-05")
def test_a_beginner_has_the_base_production_in_the_base_game():
    game = mixed(corporate_era=False)
    choose(game)
    assert game.state.seats[1].production == [1, 1, 1, 1, 1, 1]


@rule("TM-BEG-06")
def test_a_beginner_corporation_has_no_effect_action_or_tag():
    card = CARDS[NUMBERS["beginner_corporation"]]
    assert (card.tags, card.when, card.always, card.first, card.action) == ([], [], [], [], None)
    t = table("terraforming_mars")
    t.given("yellow", credits=100, heat=1)
    assert not any(t.state.seats[0].tags)
    assert not [option for option in t.legal("yellow") if option.startswith("action:")]
    t.when("yellow", "standard:city", "space:r7c2")
    t.then("yellow", credits=75, heat=1, production={"credits": 1})
