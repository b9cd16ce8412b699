"""What the page shows of milestones, awards and reasons is counted by the engine."""

import pytest

from valles.games.terraforming_mars.public import public_view
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


def test_all_reasons_against_a_card_come_requirement_first_and_money_last():
    """Capital costs 26 M€, needs 4 oceans and 2 steps of energy production."""
    t = table("terraforming_mars")
    t.given("yellow", credits=5, hand=["capital", "mine"])

    shown = reasons(t, "yellow", "play:capital")

    assert [phrase.key for phrase in shown] == ["why-too-low", "why-production-too-low", "why-too-expensive"]
    assert shown[-1].args == {"price": 26, "have": 5}
    assert reasons(t, "yellow", "play:mine") == []


def test_a_seat_that_is_not_asked_learns_what_would_stand_against_a_card():
    t = table("terraforming_mars")
    t.given("blue", credits=5, hand=["capital", "mine"])

    assert reasons(t, "blue", "play:capital")[0].key == "why-too-low"
    assert [phrase.key for phrase in reasons(t, "blue", "play:mine")] == ["why-not-asked"]


CARDS_TO_HOLD = [
    *("algae", "birds", "comet", "moss", "heather", "lichen", "grass"),
    *("bushes", "trees", "worms", "fish", "farming", "pets", "predators"),
]
"""With two more they are as many as the Planner holds."""


def unused(t, seat):
    """What the seat would leave unused if it passed now."""
    rules, view, number = t.game.rules, t.game.view(seat), t.game.seats.index(seat)
    return {rules.vocabulary.text(option) for option in view.options(number) if rules.unused(view, number, option)}


def test_who_passes_leaves_conversions_actions_and_milestones_unused_but_neither_cards_nor_projects():
    t = table("terraforming_mars")
    t.given("yellow", credits=40, heat=8, plants=8, energy=4, tableau=["ironworks", "rover_construction"])
    t.given("yellow", hand=["mine", "ants", *CARDS_TO_HOLD])

    unused_cards = unused(t, "yellow")

    assert unused_cards == {"convert:heat", "convert:plants", "action:ironworks", "milestone:planner"}
    assert {"play:mine", "standard:power_plant", "award:banker"} <= set(t.legal("yellow"))


def test_heat_that_no_longer_warms_the_planet_is_not_left_unused():
    t = table("terraforming_mars")
    t.given("yellow", heat=8)
    t.given(temperature=8)

    assert "convert:heat" in t.legal("yellow")
    assert unused(t, "yellow") == set()


def test_everybody_reads_of_the_last_generation_once():
    t = table("terraforming_mars")
    t.given(temperature=8, oxygen=14, oceans=8)
    t.given("yellow", credits=40)
    assert not public_view(t.state).last

    t.when("yellow", "standard:aquifer", "space:r9c5")

    assert public_view(t.state).last
    assert [event.phrase.key for event in t.game.events].count("log-last-generation") == 1


@pytest.mark.parametrize(("generation", "last"), [(13, False), (14, True)])
def test_alone_the_fourteenth_generation_is_the_last(generation, last):
    t = table("terraforming_mars", seats=("yellow",))
    t.given(generation=generation)

    assert public_view(t.state).last is last
