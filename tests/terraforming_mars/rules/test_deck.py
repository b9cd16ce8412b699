"""Deck, discards and hands (TM-DECK)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import NUMBERS, buy, keep, names, opened
from valles.testing import table


def no_discards(t, holder="blue"):
    """Every discarded card goes to the holder's hand."""
    t.given(holder, hand=t.seat(holder).hand + names(t.state.discard))
    t.then(discards=0)


@rule("TM-DECK-01")
@pytest.mark.parametrize("viewer", ("blue", None))
def test_a_sold_card_lies_face_down(viewer):
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants"])
    before = t.game.view(viewer).discard
    t.when("yellow", "standard:sell_patents")
    assert t.state.discard[-1] == NUMBERS["ants"]
    assert t.game.view(viewer).discard == [0, *before]


@rule("TM-DECK-01")
@pytest.mark.parametrize("viewer", ("blue", None))
def test_refused_research_cards_lie_face_down(viewer):
    t = table("terraforming_mars")
    t.pass_all()
    before = t.game.view(viewer).discard
    buy(t.game, "yellow", 0)
    buy(t.game, "blue", 4)
    assert t.game.view(viewer).discard == [0, 0, 0, 0, *before]


@rule("TM-DECK-02")
def test_there_is_no_hand_limit():
    t = table("terraforming_mars")
    t.given("yellow", hand=names(range(1, 61)))
    t.given("blue", hand=names(range(61, 121)))
    t.pass_all()
    buy(t.game, "yellow", 4)
    buy(t.game, "blue", 4)
    t.then(turn="blue", generation=2)
    assert [len(t.seat(seat).hand) for seat in ("yellow", "blue")] == [64, 64]


@rule("TM-DECK-03")
def test_the_discards_become_the_new_deck():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["development_center"], energy=1)
    t.given(deck_size=0)
    discards = sorted(t.state.discard)
    t.when("yellow", "action:development_center")
    t.then(discards=0, deck_size=len(discards) - 1)
    assert sorted([*t.state.deck, NUMBERS[t.seat("yellow").hand[0]]]) == discards


@rule("TM-DECK-03")
def test_the_new_deck_is_shuffled():
    def reshuffled(seed):
        t = table("terraforming_mars", seed=seed)
        t.given("yellow", tableau=["development_center"], energy=1)
        t.given(deck_size=0)
        t.state.discard.sort()
        t.when("yellow", "action:development_center")
        return t.state.deck

    one, other = reshuffled(1), reshuffled(2)
    assert one != other
    assert one not in (sorted(one), sorted(one, reverse=True))
    assert reshuffled(1) == one


@rule("TM-DECK-03")
def test_a_deck_that_holds_a_card_is_not_reshuffled():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["development_center"], energy=1)
    t.given(deck_top=["mine"], deck_size=1)
    before = len(t.state.discard)
    t.when("yellow", "action:development_center")
    t.then("yellow", hand=["mine"])
    t.then(deck_size=0, discards=before)


@rule("TM-DECK-04")
def test_an_interrupted_draw_goes_on_from_the_new_deck():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["research"])
    t.given(deck_top=["mine"], deck_size=1)
    discards = names(t.state.discard)
    t.when("yellow", "play:research")
    hand = t.seat("yellow").hand
    assert len(hand) == 2
    assert "mine" in hand
    assert set(hand) - {"mine"} <= set(discards)
    t.then(deck_size=len(discards) - 1, discards=0)


@rule("TM-DECK-04")
def test_interrupted_dealing_goes_on_from_the_new_deck():
    t = table("terraforming_mars")
    t.given(deck_top=["mine", "ants", "birds", "comet", "algae"], deck_size=5)
    discards = names(t.state.discard)
    t.pass_all()
    assert sorted(t.seat("blue").offered) == ["ants", "birds", "comet", "mine"]
    yellow = t.seat("yellow").offered
    assert len(yellow) == 4
    assert "algae" in yellow
    assert set(yellow) - {"algae"} <= set(discards)


@rule("TM-DECK-05")
def test_played_cards_events_hands_and_corporations_are_not_reshuffled():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["development_center", "mine"], events=["comet"], hand=["ants"], energy=1)
    t.given("blue", corporation="credicor", tableau=["birds"], events=["asteroid"], hand=["algae", "moss"])
    t.given(deck_size=0)
    discards = sorted(t.state.discard)
    t.when("yellow", "action:development_center")
    [drawn] = set(t.seat("yellow").hand) - {"ants"}
    assert sorted([*t.state.deck, NUMBERS[drawn]]) == discards
    kept = ["development_center", "mine", "comet", "ants", "birds", "asteroid", "algae", "moss", "credicor"]
    assert not {NUMBERS[card] for card in kept} & set(t.state.deck)


@rule("TM-DECK-05")
def test_an_event_played_goes_to_the_own_pile_and_not_to_the_discards():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["asteroid"])
    before = t.state.discard[:]
    t.when("yellow", "play:asteroid")
    t.then("yellow", events=["asteroid"])
    assert t.state.discard == before


@rule("TM-DECK-05")
@pytest.mark.parametrize("draft", (False, True))
def test_cards_just_dealt_are_not_reshuffled(draft):
    t = table("terraforming_mars", draft=draft)
    t.given(deck_top=["mine", "ants", "birds", "comet"], deck_size=4)
    discards = sorted(t.state.discard)
    t.pass_all()
    assert sorted(t.seat("blue").offered) == ["ants", "birds", "comet", "mine"]
    rest = [NUMBERS[card] for card in t.seat("yellow").offered]
    assert len(rest) == 4
    assert sorted(t.state.deck + rest) == discards


@rule("TM-DECK-06")
def test_a_draw_is_shortened_when_deck_and_discards_are_empty():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["research"])
    t.given(deck_top=["mine"], deck_size=1)
    no_discards(t)
    t.when("yellow", "play:research")
    t.then("yellow", hand=["mine"], tableau=["research"])
    t.then(deck_size=0, discards=0)


@rule("TM-DECK-06")
def test_nothing_is_drawn_from_nothing():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["development_center"], energy=1)
    t.given(deck_size=0)
    no_discards(t)
    t.when("yellow", "action:development_center")
    t.then("yellow", hand=[], energy=0)


@rule("TM-DECK-06")
def test_research_goes_on_with_fewer_cards():
    t = table("terraforming_mars")
    t.given(deck_top=["mine", "ants", "birds", "comet", "algae"], deck_size=5)
    no_discards(t)
    t.pass_all()
    assert len(t.seat("blue").offered) == 4
    assert t.seat("yellow").offered == ["algae"]
    t.when("yellow", "yes")
    buy(t.game, "blue", 0)
    t.then("yellow", hand=["algae"], credits=17)
    t.then(turn="blue", discards=4)


@rule("TM-DECK-06")
def test_a_draft_goes_on_with_fewer_cards():
    t = table("terraforming_mars", draft=True)
    t.given(deck_top=["mine", "ants", "birds", "comet", "algae"], deck_size=5)
    no_discards(t)
    t.pass_all()
    while t.game.pending[0].prompt.key == "ask-draft":
        seat = t.game.pending[0].seat
        t.when(seat, t.legal(seat)[0])
    dealt = t.seat("yellow").offered + t.seat("blue").offered
    assert sorted(dealt) == ["algae", "ants", "birds", "comet", "mine"]


@rule("TM-DECK-07")
def test_sold_patents_go_to_the_discards():
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants", "birds", "mine"])
    before = len(t.state.discard)
    t.when("yellow", "standard:sell_patents", "yes", "no", "yes")
    assert sorted(names(t.state.discard[before:])) == ["ants", "birds"]
    t.then("yellow", hand=["mine"])


@rule("TM-DECK-07")
def test_refused_research_cards_go_to_the_discards():
    t = table("terraforming_mars")
    t.given(deck_top=["mine", "ants", "birds", "comet"])
    before = len(t.state.discard)
    t.pass_all()
    buy(t.game, "blue", 1)
    buy(t.game, "yellow", 4)
    assert sorted(names(t.state.discard[before:])) == ["ants", "birds", "mine"]


@rule("TM-DECK-07")
def test_refused_starting_cards_go_to_the_discards():
    game = opened({"yellow": "credicor", "blue": "helion"})
    refused = game.state.seats[0].offered[3:] + game.state.seats[1].offered[9:]
    keep(game, "yellow", "credicor", 3)
    keep(game, "blue", "helion", 9)
    assert sorted(game.state.discard) == sorted(refused)


@rule("TM-DECK-07")
def test_the_four_solo_cards_go_to_the_discards():
    game = opened({"yellow": "credicor"})
    four = game.state.discard[:]
    assert len(four) == 4
    keep(game, "yellow", "credicor", 10)
    assert game.state.discard == four


@rule("TM-DECK-07")
def test_all_discards_come_back_together():
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants", "lightning_harvest"], tableau=["development_center"], energy=1)
    t.given(deck_size=0)
    no_discards(t)
    t.when("yellow", "standard:sell_patents", "yes", "yes", "action:development_center")
    assert sorted(names(t.state.deck) + t.seat("yellow").hand) == ["ants", "lightning_harvest"]
