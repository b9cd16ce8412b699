"""The draft variant (TM-DRAFT)."""

from itertools import permutations

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import NUMBERS, THREE, buy, keep, open_prompt, opened
from valles.testing import table

DRAWN = {
    "blue": ["ants", "birds", "comet", "mine"],
    "pink": ["algae", "heather", "lichen", "moss"],
    "yellow": ["bushes", "grass", "trees", "worms"],
}
"""Four cards for each; blue is the first player of the generation and draws first."""


def drafting(generation=2):
    t = table("terraforming_mars", seats=THREE, draft=True)
    t.given(generation=generation - 1, deck_top=[card for cards in DRAWN.values() for card in cards])
    t.pass_all()
    t.then(generation=generation, first="blue")
    return t


def offered(t, seat):
    return sorted(t.seat(seat).offered)


def pick(t, **cards):
    for seat, card in cards.items():
        t.when(seat, f"card:{card}")


def without(seat, *cards):
    return sorted(set(DRAWN[seat]) - set(cards))


@rule("TM-DRAFT-01")
def test_the_draft_comes_before_the_purchase():
    t = drafting()
    assert [choice.prompt.key for choice in t.game.pending] == ["ask-draft"] * 3
    for seat in THREE:
        assert sorted(t.legal(seat)) == [f"card:{card}" for card in DRAWN[seat]]


@rule("TM-DRAFT-01")
def test_without_the_variant_four_cards_are_drawn_and_offered():
    t = table("terraforming_mars", seats=THREE)
    t.given(deck_top=[card for cards in DRAWN.values() for card in cards])
    t.pass_all()
    assert [choice.prompt.key for choice in t.game.pending] == ["ask-buy"] * 3
    assert {seat: offered(t, seat) for seat in THREE} == DRAWN


@rule("TM-DRAFT-01")
def test_nobody_drafts_alone():
    with pytest.raises(ValueError, match="draft"):
        valles.new("terraforming_mars", players=1, draft=True)


@rule("TM-DRAFT-02")
def test_keep_one_of_four_of_three_of_two_and_the_last():
    t = drafting()
    pick(t, yellow="grass", blue="ants", pink="moss")
    assert [len(t.legal(seat)) for seat in THREE] == [3, 3, 3]
    pick(t, yellow="algae", blue="trees", pink="mine")
    assert [len(t.legal(seat)) for seat in THREE] == [2, 2, 2]
    pick(t, yellow="birds", blue="heather", pink="worms")
    assert [choice.prompt.key for choice in t.game.pending] == ["ask-buy"] * 3
    assert offered(t, "yellow") == ["algae", "birds", "bushes", "grass"]
    assert offered(t, "blue") == ["ants", "comet", "heather", "trees"]
    assert offered(t, "pink") == ["lichen", "mine", "moss", "worms"]


@rule("TM-DRAFT-02")
def test_with_two_players_the_packs_go_to_and_fro():
    t = table("terraforming_mars", draft=True)
    t.given(deck_top=[*DRAWN["blue"], *DRAWN["yellow"]])
    t.pass_all()
    pick(t, yellow="grass", blue="ants")
    assert offered(t, "yellow") == ["birds", "comet", "mine"]
    pick(t, yellow="birds", blue="bushes")
    assert offered(t, "yellow") == ["trees", "worms"]
    pick(t, yellow="trees", blue="mine")
    assert offered(t, "yellow") == ["birds", "comet", "grass", "trees"]
    assert offered(t, "blue") == ["ants", "bushes", "mine", "worms"]


@rule("TM-DRAFT-03")
@pytest.mark.parametrize("count", range(5))
def test_then_each_buys_any_of_the_own_four_for_three_each(count):
    t = drafting()
    pick(t, yellow="grass", blue="ants", pink="moss")
    pick(t, yellow="algae", blue="trees", pink="mine")
    pick(t, yellow="birds", blue="heather", pink="worms")
    before = len(t.state.discard)
    for seat in THREE:
        buy(t.game, seat, count if seat == "yellow" else 0)
    own = sorted(["algae", "birds", "bushes", "grass"], key=NUMBERS.__getitem__)
    t.then("yellow", hand=own[:count], credits=20 - 3 * count)
    t.then("blue", hand=[], credits=20)
    t.then(discards=before + 12 - count)
    t.then(turn="blue")


@rule("TM-DRAFT-04")
def test_there_is_no_draft_in_generation_one():
    game = opened({"yellow": "credicor", "blue": "helion"}, draft=True)
    first = game.state.seats[0].offered[:]
    assert len(first) == 10
    keep(game, "yellow", "credicor", 10)
    keep(game, "blue", "helion", 10)
    assert game.state.seats[0].hand == first
    assert [(choice.seat, choice.prompt.key) for choice in game.pending] == [("yellow", "ask-action")]
    game.play("yellow", "pass")
    game.play("blue", "pass")
    assert open_prompt(game, "yellow") == open_prompt(game, "blue") == "ask-draft"


@rule("TM-DRAFT-05")
@pytest.mark.parametrize("generation", (2, 4, 10))
def test_packs_go_clockwise_in_even_generations(generation):
    t = drafting(generation)
    pick(t, yellow="grass", blue="ants", pink="moss")
    assert offered(t, "blue") == without("yellow", "grass")
    assert offered(t, "pink") == without("blue", "ants")
    assert offered(t, "yellow") == without("pink", "moss")
    pick(t, yellow="algae", blue="trees", pink="mine")
    assert offered(t, "pink") == without("yellow", "grass", "trees")
    assert offered(t, "yellow") == without("blue", "ants", "mine")
    assert offered(t, "blue") == without("pink", "moss", "algae")


@rule("TM-DRAFT-05")
@pytest.mark.parametrize("generation", (3, 5, 11))
def test_packs_go_counter_clockwise_in_odd_generations(generation):
    t = drafting(generation)
    pick(t, yellow="grass", blue="ants", pink="moss")
    assert offered(t, "pink") == without("yellow", "grass")
    assert offered(t, "yellow") == without("blue", "ants")
    assert offered(t, "blue") == without("pink", "moss")
    pick(t, yellow="mine", blue="algae", pink="trees")
    assert offered(t, "blue") == without("yellow", "grass", "trees")
    assert offered(t, "pink") == without("blue", "ants", "mine")
    assert offered(t, "yellow") == without("pink", "moss", "algae")


@rule("TM-DRAFT-06")
def test_all_pick_at_the_same_time_in_any_order():
    games = []
    for order in permutations(THREE):
        t = drafting()
        assert [choice.seat for choice in t.game.pending] == list(THREE)
        for cards in ({"yellow": "grass", "blue": "ants", "pink": "moss"},
                      {"yellow": "algae", "blue": "trees", "pink": "mine"}):  # fmt: skip
            pick(t, **{seat: cards[seat] for seat in order})
        games.append(t.game)
    assert all(game == games[0] for game in games)


@rule("TM-DRAFT-06")
def test_passed_cards_are_seen_only_after_all_have_picked():
    t = drafting()
    pick(t, yellow="grass", pink="moss")
    assert sorted(t.legal("blue")) == [f"card:{card}" for card in DRAWN["blue"]]
    seen = t.game.view("blue")
    drawn = sorted(NUMBERS[card] for card in DRAWN["blue"])
    assert sorted(number for number in seen.seats[1].offered if number) == drawn
    assert seen.seats[0].offered == seen.seats[2].offered == [0, 0, 0, 0]
    pick(t, blue="ants")
    passed = t.game.view("blue").seats[1].offered
    assert sorted(passed) == sorted(NUMBERS[card] for card in without("yellow", "grass"))


@rule("TM-DRAFT-06")
def test_a_card_put_aside_is_not_exchanged():
    t = drafting()
    pick(t, yellow="grass")
    assert t.legal("yellow") == []
    with pytest.raises(valles.IllegalMove):
        pick(t, yellow="trees")
    pick(t, blue="ants", pink="moss")
    assert "card:grass" not in t.legal("yellow")
    with pytest.raises(valles.IllegalMove):
        pick(t, yellow="grass")


@rule("TM-DRAFT-01")
def test_every_generation_has_its_draft():
    t = table("terraforming_mars", draft=True)
    for generation in (2, 3):
        t.pass_all()
        t.then(generation=generation)
        while open_prompt(t.game, "yellow") == "ask-draft":
            t.when("yellow", t.legal("yellow")[0])
            t.when("blue", t.legal("blue")[0])
        for seat in ("yellow", "blue"):
            assert len(t.seat(seat).offered) == 4
            buy(t.game, seat, 0)
