"""Setting up (TM-SETUP)."""

import json

import pytest

import valles
from tests.support.ledger import ROOT, rule
from tests.terraforming_mars.rules import (
    CORPORATIONS,
    NUMBERS,
    keep,
    names,
    next_generation,
    open_prompt,
    opened,
    started,
)
from valles.games.terraforming_mars.rules.parameter import degrees
from valles.kernel.phrase import Noun
from valles.testing import table

FACTS = ROOT / "tests/facts/terraforming_mars"
PROJECTS = {card["id"]: card["deck"] for card in json.loads((FACTS / "projects.json").read_text(encoding="utf-8"))}
BASE = {card for card, deck in PROJECTS.items() if deck == "base"}
CORPORATE_ERA = {card for card, deck in PROJECTS.items() if deck == "corporate_era"}
STANDARD_CORPORATIONS = {
    "credicor", "ecoline", "helion", "interplanetary_cinematics", "inventrix", "mining_guild", "phobolog",
    "tharsis_republic", "thorgate", "united_nations_mars_initiative",
}  # fmt: skip
CORPORATE_ERA_CORPORATIONS = {"saturn_systems", "teractor"}
SEATS = ("yellow", "blue", "pink", "green", "white")


def new(**options):
    return valles.new("terraforming_mars", **{"players": 3, "seed": 1, **options})


def projects(game):
    """Every project card of the game, wherever it lies, before anything was chosen."""
    piles = [game.state.deck, game.state.discard, *(board.offered for board in game.state.seats)]
    return names(number for pile in piles for number in pile)


def dealt(game):
    return [names(board.dealt) for board in game.state.seats]


@rule("TM-SETUP-01")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_two_to_five_play_the_base_game(players):
    game = new(players=players, corporate_era=False)
    assert len(game.seats) == players
    assert [choice.seat for choice in game.pending] == list(game.seats)
    assert not any(game.state.tile)


@rule("TM-SETUP-01")
def test_one_player_plays_the_solo_variant():
    game = new(players=1)
    assert game.state.seats[0].rating == 14
    assert sum(1 for tile in game.state.tile if tile) == 4


@rule("TM-SETUP-01")
@pytest.mark.parametrize("players", (0, 6))
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(ValueError, match=f"1 to 5 players, not {players}"):
        new(players=players)


@rule("TM-SETUP-02")
def test_mars_begins_cold_airless_and_dry():
    state = new().state
    assert degrees(state.temperature) == -30
    assert state.oxygen == 0
    assert state.oceans == 0
    assert not any(state.tile)
    assert state.generation == 1


@rule("TM-SETUP-02")
def test_nine_oceans_are_in_the_supply():
    t = table("terraforming_mars")
    t.given("yellow", credits=200)
    t.given("blue", passed=True)
    for placed in range(1, 10):
        t.when("yellow", "standard:aquifer")
        t.when("yellow", t.legal("yellow")[0])
        t.then("yellow", tr=20 + placed)
    t.when("yellow", "standard:aquifer")
    t.then("yellow", tr=29)
    t.then(oceans=9)
    assert list(t.tiles().values()) == ["ocean"] * 9


@rule("TM-SETUP-03")
def test_generation_and_rating_do_not_influence_each_other():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, tr=20)
    t.given("blue", tr=30)
    t.given(generation=20)
    t.when("yellow", "standard:asteroid", "end")
    t.then("yellow", tr=21)
    t.then(generation=20)
    t.pass_all()
    t.then(generation=21)
    t.then("yellow", tr=21)
    t.then("blue", tr=30)


@rule("TM-SETUP-04")
@pytest.mark.parametrize("seed", range(3))
def test_the_base_game_has_no_corporate_era_cards(seed):
    game = new(players=5, corporate_era=False, seed=seed)
    assert sorted(projects(game)) == sorted(BASE)
    assert {name for pair in dealt(game) for name in pair} == STANDARD_CORPORATIONS


@rule("TM-SETUP-05")
def test_there_are_208_project_cards_of_which_71_are_corporate_era():
    everything = projects(new(corporate_era=True))
    assert len(everything) == len(set(everything)) == 208
    without = projects(new(corporate_era=False))
    assert len(without) == len(set(without)) == 137
    assert len(set(everything) - set(without)) == 71
    assert set(everything) - set(without) == CORPORATE_ERA


@rule("TM-SETUP-06")
def test_there_are_ten_standard_and_two_corporate_era_corporations():
    base = {name for pair in dealt(new(players=5, corporate_era=False)) for name in pair}
    assert len(base) == 10
    both = {name for seed in range(10) for pair in dealt(new(players=5, seed=seed)) for name in pair}
    assert both - base == CORPORATE_ERA_CORPORATIONS
    assert base < both


@rule("TM-SETUP-06")
def test_five_can_have_a_beginner_corporation():
    game = new(players=5, beginners=SEATS)
    assert [names(board.tableau) for board in game.state.seats] == [["beginner_corporation"]] * 5


@rule("TM-SETUP-07")
def test_the_deck_is_shuffled_by_the_seed():
    one, other = new(seed=1), new(seed=2)
    assert one.state.deck != other.state.deck
    assert one.state.deck not in (sorted(one.state.deck), sorted(one.state.deck, reverse=True))
    assert new(seed=1).state.deck == one.state.deck


@rule("TM-SETUP-07")
def test_the_deck_lies_face_down_and_no_card_is_discarded():
    game = new(players=2)
    assert game.state.discard == []
    assert game.view("yellow").deck == [0] * (208 - 20)


@rule("TM-SETUP-08")
@pytest.mark.parametrize("seat", ("yellow", "blue", "pink"))
def test_the_host_may_choose_the_first_player(seat):
    game = started({"yellow": "credicor", "blue": "ecoline", "pink": "helion"}, first=seat)
    assert [choice.seat for choice in game.pending] == [seat]


@rule("TM-SETUP-08")
def test_otherwise_chance_makes_one_the_first_player():
    firsts = [new(players=3, seed=seed).state.first for seed in range(40)]
    assert set(firsts) == {0, 1, 2}
    assert firsts == [new(players=3, seed=seed).state.first for seed in range(40)]


@rule("TM-SETUP-09")
def test_five_colours_exist():
    assert new(players=5).seats == SEATS
    with pytest.raises(ValueError, match="no seat 'red'"):
        new(players=None, seats=("yellow", "red"))


@rule("TM-SETUP-09")
def test_each_player_has_a_colour_and_a_board_of_their_own():
    with pytest.raises(ValueError, match="colour of its own"):
        new(players=None, seats=("blue", "blue"))
    game = started({"white": "credicor", "pink": "ecoline"})
    assert game.seats == ("white", "pink")
    game.play("white", "standard:power_plant")
    assert [board.production[4] for board in game.state.seats] == [1, 0]
    assert [board.stock[0] for board in game.state.seats] == [57 - 11, 36]


@rule("TM-SETUP-10")
def test_base_production_is_one_of_each():
    game = started({"yellow": "credicor", "blue": "tharsis_republic"}, corporate_era=False)
    assert [board.production for board in game.state.seats] == [[1, 1, 1, 1, 1, 1]] * 2


@rule("TM-SETUP-10")
def test_base_production_is_for_the_base_game_only():
    game = started({"yellow": "credicor", "blue": "tharsis_republic"}, corporate_era=True)
    assert [board.production for board in game.state.seats] == [[0, 0, 0, 0, 0, 0]] * 2


@rule("TM-SETUP-11")
@pytest.mark.parametrize("corporate_era", (False, True))
def test_everyone_starts_at_twenty(corporate_era):
    game = started({"yellow": "credicor", "blue": "ecoline", "pink": "helion"}, corporate_era=corporate_era)
    assert [board.rating for board in game.state.seats] == [20, 20, 20]


@rule("TM-SETUP-12")
def test_stocks_hold_only_what_the_corporation_grants():
    assert [board.stock for board in new(corporate_era=False).state.seats] == [[0] * 6] * 3
    game = started({"yellow": "credicor", "blue": "phobolog", "pink": "ecoline"}, corporate_era=False)
    yellow, blue, pink = (board.stock for board in game.state.seats)
    assert yellow == [57, 0, 0, 0, 0, 0]
    assert blue == [23, 0, 10, 0, 0, 0]
    assert pink == [36, 0, 0, 3, 0, 0]


@rule("TM-SETUP-13")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_two_corporations_are_dealt_to_each_player(players):
    pairs = dealt(new(players=players, corporate_era=False))
    assert [len(pair) for pair in pairs] == [2] * players
    together = [name for pair in pairs for name in pair]
    assert len(set(together)) == 2 * players
    assert set(together) <= STANDARD_CORPORATIONS


@rule("TM-SETUP-13")
def test_the_corporations_are_shuffled():
    assert len({str(dealt(new(seed=seed, corporate_era=False))) for seed in range(5)}) == 5


@rule("TM-SETUP-13")
def test_a_beginner_is_dealt_no_corporations():
    game = new(beginners=("blue",), corporate_era=False)
    assert not set(dealt(game)[1]) & set(CORPORATIONS)
    assert [len(dealt(game)[seat]) for seat in (0, 2)] == [2, 2]


@rule("TM-SETUP-14")
def test_ten_cards_and_two_corporations_are_seen_together():
    game = opened({"yellow": "ecoline", "blue": "helion"})
    seen = game.view("yellow").seats[0]
    assert len(seen.offered) == 10
    assert all(seen.offered)
    assert NUMBERS["ecoline"] in seen.dealt
    assert open_prompt(game, "yellow") == "ask-corporation"


@rule("TM-SETUP-14")
def test_exactly_one_of_the_two_corporations_is_picked():
    game = opened({"yellow": "ecoline", "blue": "helion"})
    own = names(game.state.seats[0].dealt)
    assert sorted(game.legal("yellow")) == sorted(f"card:{name}" for name in own)
    with pytest.raises(valles.IllegalMove):
        game.play("yellow", "card:helion")
    keep(game, "yellow", "ecoline", 0)
    keep(game, "blue", "helion", 0)
    assert names(game.state.seats[0].tableau) == ["ecoline"]


@rule("TM-SETUP-14")
@pytest.mark.parametrize("count", range(11))
def test_any_number_of_the_ten_cards_is_kept(count):
    game = opened({"yellow": "credicor", "blue": "helion"})
    offered = game.state.seats[0].offered[:]
    keep(game, "yellow", "credicor", count)
    keep(game, "blue", "helion", 0)
    assert game.state.seats[0].hand == offered[:count]


@rule("TM-SETUP-14")
def test_any_of_the_ten_cards_is_kept():
    game = opened({"yellow": "credicor", "blue": "helion"})
    offered = game.state.seats[0].offered[:]
    game.play("yellow", "card:credicor", "no", "no", "yes", "no", "no", "no", "no", "no", "no", "yes")
    keep(game, "blue", "helion", 0)
    assert game.state.seats[0].hand == [offered[2], offered[9]]


@rule("TM-SETUP-15")
@pytest.mark.parametrize(("count", "left"), ((0, 57), (1, 54), (4, 45), (10, 27)))
def test_a_kept_card_costs_three_of_the_starting_money(count, left):
    game = opened({"yellow": "credicor", "blue": "helion"})
    keep(game, "yellow", "credicor", count)
    keep(game, "blue", "helion", 0)
    assert game.state.seats[0].stock[0] == left


@rule("TM-SETUP-16")
def test_no_more_cards_are_kept_than_the_starting_money_pays_for():
    game = opened({"yellow": "phobolog", "blue": "helion"})
    game.play("yellow", "card:phobolog", *["yes"] * 7)
    assert "yes" not in game.legal("yellow")
    keep(game, "blue", "helion", 0)
    yellow = game.state.seats[0]
    assert len(yellow.hand) == 7
    assert yellow.stock[0] == 23 - 21
    assert yellow.stock[2] == 10


@rule("TM-SETUP-16")
def test_metals_do_not_pay_for_starting_cards():
    game = opened({"yellow": "interplanetary_cinematics", "blue": "helion"})
    keep(game, "yellow", "interplanetary_cinematics", 10)
    keep(game, "blue", "helion", 0)
    assert game.state.seats[0].stock == [0, 20, 0, 0, 0, 0]


@rule("TM-SETUP-17")
def test_nothing_is_revealed_before_everybody_has_chosen():
    game = opened({"yellow": "credicor", "blue": "ecoline", "pink": "phobolog"})
    keep(game, "pink", "phobolog", 2)
    keep(game, "yellow", "credicor", 1)
    assert [board.stock for board in game.state.seats] == [[0] * 6] * 3
    assert [board.hand for board in game.state.seats] == [[], [], []]
    assert [board.tableau for board in game.state.seats] == [[], [], []]
    assert not game.events
    keep(game, "blue", "ecoline", 3)
    assert [board.stock[0] for board in game.state.seats] == [57 - 3, 36 - 9, 23 - 6]


@rule("TM-SETUP-17")
@pytest.mark.parametrize(
    ("first", "order"),
    (("yellow", "yellow blue pink"), ("blue", "blue pink yellow"), ("pink", "pink yellow blue")),
)
def test_corporations_are_revealed_in_turn_order_from_the_first_player(first, order):
    game = opened({"yellow": "credicor", "blue": "ecoline", "pink": "phobolog"}, first=first)
    keep(game, "pink", "phobolog", 0)
    keep(game, "yellow", "credicor", 0)
    keep(game, "blue", "ecoline", 0)
    seats = [event.phrase.args["seat"] for event in game.events if event.phrase.key == "log-corporation"]
    keys = [seat.key for seat in seats if isinstance(seat, Noun)]
    assert keys == [f"seat-{seat}" for seat in order.split()]


@rule("TM-SETUP-18")
@pytest.mark.parametrize(
    ("corporation", "production"),
    (
        ("thorgate", [1, 1, 1, 1, 2, 1]),
        ("ecoline", [1, 1, 1, 3, 1, 1]),
        ("helion", [1, 1, 1, 1, 1, 4]),
        ("mining_guild", [1, 2, 1, 1, 1, 1]),
    ),
)
def test_starting_production_is_added_to_the_base_production(corporation, production):
    game = started({"yellow": corporation, "blue": "credicor"}, corporate_era=False)
    assert game.state.seats[0].production == production


@rule("TM-SETUP-19")
def test_cards_not_kept_go_face_down_to_the_discards():
    game = opened({"yellow": "credicor", "blue": "helion"})
    offered = game.state.seats[0].offered[:]
    keep(game, "yellow", "credicor", 4)
    keep(game, "blue", "helion", 10)
    assert sorted(game.state.discard) == offered[4:]
    assert game.view("blue").discard == [0] * 6
    assert game.view().discard == [0] * 6


@rule("TM-SETUP-19")
def test_the_corporation_not_chosen_leaves_the_game():
    game = opened({"yellow": "credicor", "blue": "helion"})
    refused = [number for board in game.state.seats for number in board.dealt]
    refused = [number for number in refused if names([number])[0] not in ("credicor", "helion")]
    keep(game, "yellow", "credicor", 0)
    keep(game, "blue", "helion", 0)
    state = game.state
    piles = [state.deck, state.discard]
    for board in state.seats:
        piles += [board.dealt, board.hand, board.offered, board.kept, board.tableau, board.events]
    assert len(refused) == 2
    assert not [number for pile in piles for number in pile if number in refused]


@rule("TM-SETUP-20")
def test_a_prescribed_first_action_is_compulsory_and_comes_first():
    game = started({"yellow": "tharsis_republic", "blue": "credicor"})
    assert open_prompt(game, "yellow") not in ("ask-action", "ask-second-action")
    assert all(option.startswith("space:") for option in game.legal("yellow"))


@rule("TM-SETUP-20")
def test_a_prescribed_first_action_is_free_and_one_of_two():
    game = started({"yellow": "inventrix", "blue": "credicor"})
    yellow = game.state.seats[0]
    assert len(yellow.hand) == 3
    assert yellow.stock[0] == 45
    assert open_prompt(game, "yellow") == "ask-second-action"
    assert "pass" not in game.legal("yellow")
    game.play("yellow", "standard:power_plant")
    assert [choice.seat for choice in game.pending] == ["blue"]


@rule("TM-SETUP-20")
def test_a_prescribed_first_action_waits_for_the_first_turn():
    game = started({"yellow": "credicor", "blue": "inventrix"})
    assert game.state.seats[1].hand == []
    game.play("yellow", "pass")
    assert len(game.state.seats[1].hand) == 3


@rule("TM-SETUP-20")
def test_a_prescribed_first_action_happens_once():
    game = started({"yellow": "inventrix", "blue": "credicor"})
    game.play("yellow", "end")
    game.play("blue", "pass")
    assert open_prompt(game, "yellow") == "ask-action"
    next_generation(game)
    assert len(game.state.seats[0].hand) == 3


@rule("TM-SETUP-21")
def test_play_starts_with_the_first_players_turn():
    game = started({"yellow": "credicor", "blue": "ecoline", "pink": "phobolog"}, first="pink")
    assert game.state.generation == 1
    assert game.state.first == 2
    assert [(choice.seat, choice.prompt.key) for choice in game.pending] == [("pink", "ask-action")]
    assert [board.offered for board in game.state.seats] == [[], [], []]
    assert [board.hand for board in game.state.seats] == [[], [], []]
