"""What the page shows of milestones, awards and reasons is counted by the engine."""

import pytest

from valles.testing import table


def figures(t, seat):
    return t.game.rules.figures(t.state)[t.game.seats.index(seat)]


def test_the_figures_count_what_milestones_and_awards_look_at():
    t = table("terraforming_mars")
    t.given("yellow", heat=7, steel=2, titanium=3, tableau=["mine", "research"], hand=["ants", "birds"])
    t.given("yellow", production={"credits": 4})

    row = figures(t, "yellow")

    assert row["milestone-planner"] == 2
    assert row["milestone-builder"] == 1
    assert row["milestone-terraformer"] == row["rating"]
    assert row["award-thermalist"] == 7
    assert row["award-miner"] == 5
    assert row["award-scientist"] == 2
    assert row["award-banker"] == 4
    assert row["card-price"] == 3


@pytest.mark.parametrize(("edition", "science"), [("de", 2), ("pl", 1)])
def test_the_polish_edition_counts_cards_where_the_others_count_tags(edition, science):
    """Research bears two science tags (TM-AWARD-13)."""
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", tableau=["research"])

    assert figures(t, "yellow")["award-scientist"] == science


def reasons(t, seat, option):
    rules = t.game.rules
    return rules.reasons(t.game.view(seat), t.game.seats.index(seat), rules.vocabulary.number(option))


def test_all_that_stands_against_a_card_is_told_requirement_first_and_money_last():
    """Capital costs 26 M€, needs 4 oceans and 2 steps of energy production."""
    t = table("terraforming_mars")
    t.given("yellow", credits=5, hand=["capital", "mine"])

    found = reasons(t, "yellow", "play:capital")

    assert [phrase.key for phrase in found] == ["why-too-low", "why-production-too-low", "why-too-expensive"]
    assert found[-1].args == {"price": 26, "have": 5}
    assert reasons(t, "yellow", "play:mine") == []


def test_a_seat_that_is_not_asked_learns_what_would_stand_against_a_card():
    t = table("terraforming_mars")
    t.given("blue", credits=5, hand=["capital", "mine"])

    assert reasons(t, "blue", "play:capital")[0].key == "why-too-low"
    assert [phrase.key for phrase in reasons(t, "blue", "play:mine")] == ["why-not-asked"]
