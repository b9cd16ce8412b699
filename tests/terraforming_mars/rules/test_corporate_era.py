"""Corporate Era (TM-CE)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import CORPORATIONS, keep, names, next_generation, opened, started
from valles.describe.text import render
from valles.testing import table


def projects(state):
    piles = [state.deck, state.discard, *(board.offered + board.hand for board in state.seats)]
    return sorted(number for pile in piles for number in pile)


@rule("TM-CE-01")
def test_all_cards_are_in_the_game():
    game = valles.new("terraforming_mars", players=2, seed=1, corporate_era=True)
    assert projects(game.state) == list(range(1, 209))


@rule("TM-CE-01")
@pytest.mark.parametrize("corporation", ("saturn_systems", "teractor"))
def test_the_two_corporations_are_dealt_with_corporate_era_only(corporation):
    def deals(corporate_era):
        for seed in range(40):
            game = valles.new("terraforming_mars", players=5, seed=seed, corporate_era=corporate_era)
            yield [name for board in game.state.seats for name in names(board.dealt)]

    assert any(corporation in dealt for dealt in deals(True))
    assert not any(corporation in dealt for dealt in deals(False))


@rule("TM-CE-02")
@pytest.mark.parametrize(
    ("corporation", "production"),
    (
        ("credicor", [0, 0, 0, 0, 0, 0]),
        ("thorgate", [0, 0, 0, 0, 1, 0]),
        ("ecoline", [0, 0, 0, 2, 0, 0]),
        ("helion", [0, 0, 0, 0, 0, 3]),
        ("teractor", [0, 0, 0, 0, 0, 0]),
    ),
)
def test_production_is_what_the_corporation_gives(corporation, production):
    game = started({"yellow": corporation, "blue": "phobolog"})
    assert game.state.seats[0].production == production


@rule("TM-CE-03")
def test_two_of_all_twelve_corporations_are_dealt_to_each_player():
    dealt_cards = set()
    for seed in range(40):
        game = valles.new("terraforming_mars", players=3, seed=seed)
        dealt = [name for board in game.state.seats for name in names(board.dealt)]
        assert [len(board.dealt) for board in game.state.seats] == [2, 2, 2]
        assert len(set(dealt)) == 6
        dealt_cards |= set(dealt)
    assert dealt_cards == set(CORPORATIONS)
    assert len(dealt_cards) == 12


PRICES = {
    "standard:power_plant": 11, "standard:asteroid": 14, "standard:aquifer": 18, "standard:greenery": 23,
    "standard:city": 25, "milestone:terraformer": 8, "award:banker": 8, "award:miner": 8,
}  # fmt: skip


@rule("TM-CE-04")
@pytest.mark.parametrize("corporate_era", (False, True))
def test_prices_are_the_same(corporate_era):
    t = table("terraforming_mars", corporate_era=corporate_era)
    t.given("yellow", tr=35)
    assert {option: t.game.why_not("yellow", option).args["price"] for option in PRICES} == PRICES
    t.given("yellow", credits=42)
    t.when("yellow", "award:banker", "award:miner")
    t.given(turn="yellow")
    t.when("yellow", "award:landlord")
    t.then("yellow", credits=42 - 8 - 14 - 20)


@rule("TM-CE-04")
@pytest.mark.parametrize("corporate_era", (False, True))
def test_rating_and_goals_are_the_same(corporate_era):
    game = started({"yellow": "credicor", "blue": "helion"}, corporate_era=corporate_era)
    assert [board.rating for board in game.state.seats] == [20, 20]
    names = ("terraformer", "mayor", "gardener", "builder", "planner")
    reasons = {name: game.why_not("yellow", f"milestone:{name}") for name in names}
    needs = {name: render(reason, "en") for name, reason in reasons.items() if reason is not None}
    assert needs == {
        "terraformer": "Requires a terraform rating of at least 35. Now: 20.",
        "mayor": "Requires at least 3 city tiles of your own. Now: 0.",
        "gardener": "Requires at least 3 greenery tiles of your own. Now: 0.",
        "builder": "Requires at least 8 building tags. Now: 0.",
        "planner": "Requires at least 16 cards in your hand. Now: 0.",
    }


@rule("TM-CE-04")
def test_a_card_costs_three():
    game = opened({"yellow": "teractor", "blue": "helion"})
    keep(game, "yellow", "teractor", 10)
    keep(game, "blue", "helion", 0)
    assert game.state.seats[0].stock[0] == 60 - 30


@rule("TM-CE-05")
def test_it_goes_with_the_draft():
    t = table("terraforming_mars", draft=True, corporate_era=True)
    assert projects(t.state) == list(range(1, 209))
    t.pass_all()
    assert [choice.prompt.key for choice in t.game.pending] == ["ask-draft", "ask-draft"]


@rule("TM-CE-05")
def test_it_goes_with_the_solo_game():
    t = table("terraforming_mars", seats=("yellow",), corporate_era=True)
    assert projects(t.state) == list(range(1, 209))
    next_generation(t.game)
    t.then(generation=2)


@rule("TM-CE-05", "TM-CE-06")
def test_it_goes_with_beginners_who_start_without_base_production():
    game = opened({"yellow": "credicor", "blue": "beginner_corporation"}, beginners=("blue",), corporate_era=True)
    assert projects(game.state) == list(range(1, 209))
    keep(game, "yellow", "credicor", 0)
    blue = game.state.seats[1]
    assert blue.production == [0, 0, 0, 0, 0, 0]
    assert blue.stock == [42, 0, 0, 0, 0, 0]
    assert len(blue.hand) == 10
