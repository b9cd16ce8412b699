"""Tables set up by hand: impossible positions are refused with a sentence."""

import pytest

from valles.testing import table


@pytest.fixture
def t():
    return table("terraforming_mars", prelude=True)


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"oxygen": 99}, "oxygen is a whole number from 0 to 14, not 99"),
        ({"temperature": -29}, "temperature rises in steps of 2 from -30 on, not to -29"),
        ({"temperature": 10}, "temperature is a whole number from -30 to 8, not 10"),
        ({"oceans": 10}, "oceans is a whole number from 0 to 9, not 10"),
        ({"generation": 0}, "generation is a whole number from 1 on, not 0"),
        ({"deck_size": -1}, "deck_size is a whole number from 0 on, not -1"),
        ({"turn": "blue", "taken": 2}, "taken is a whole number from 0 to 1, not 2"),
        ({"deck_top": ["donation"]}, "donation is no project"),
        ({"prelude_top": ["mine"]}, "mine is no prelude"),
        ({"discarded": ["credicor"]}, "credicor is no project"),
    ],
)
def test_an_impossible_table_is_refused(t, facts, sentence):
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        t.given(**facts)


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"credits": -5}, "credits is a whole number from 0 on, not -5"),
        ({"plants": 1.5}, "plants is a whole number from 0 on, not 1.5"),
        ({"production": {"credits": -6}}, "production of credits is a whole number from -5 on, not -6"),
        ({"production": {"heat": -1}}, "production of heat is a whole number from 0 on, not -1"),
        ({"tr": -1}, "tr is a whole number from 0 on, not -1"),
        ({"passed": 1}, "passed is True or False, not 1"),
        ({"tableau": ["mine"], "on": {"mine": 2}}, "mine holds no resources"),
        ({"tableau": ["birds"], "on": {"birds": -2}}, "the resources on birds is a whole number from 0 on, not -2"),
        ({"used": ["mine"]}, "mine has no action"),
        ({"preludes": ["mine"]}, "mine is no prelude"),
        ({"hand": ["donation"]}, "donation is no project"),
        ({"tableau": ["credicor"]}, "credicor is no project or prelude"),
        ({"corporation": "mine"}, "mine is no corporation"),
        ({"offered": ["credicor"]}, "credicor is no project"),
        ({"first_action": True}, "beginner_corporation has no first action"),
    ],
)
def test_an_impossible_seat_is_refused(t, facts, sentence):
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        t.given("yellow", **facts)


def test_the_cards_dealt_for_research_can_be_set(t):
    t.given("yellow", credits=9, offered=["comet", "mine", "birds", "ants"])
    t.given("blue", offered=["trees"])

    t.when("yellow", "no", "no", "no", "yes")  # blue cannot pay for its card

    assert len(t.seat("yellow").hand) == 1 and t.seat("yellow").credits == 6
    assert {"comet", "mine", "birds", "ants", "trees"} - set(t.seat("yellow").hand) <= set(t._now(None)["discarded"])
    assert t.turn == "yellow"


def test_the_first_action_of_a_corporation_can_be_to_come(t):
    t.given("yellow", corporation="tharsis_republic", first_action=True)
    t.given("blue", corporation="inventrix", first_action=True)

    t.when("yellow", "space:r4c1", "end")

    t.then("yellow", credits=3, production={"credits": 1})
    assert len(t.seat("blue").hand) == 3


def test_a_tile_can_be_removed_and_replaced(t):
    t.given(tiles={"r1c2": "ocean", "r3c3": ("city", "blue"), "r3c4": ("claim", "blue")})
    t.given(tiles={"r1c2": None, "r3c3": ("greenery", "yellow"), "r3c4": None})

    t.then(oceans=0, tiles={"r1c2": None, "r3c3": ("greenery", "yellow")}, claims={"r3c4": None})


def test_cards_can_be_discarded_by_name(t):
    t.given(discarded=["ants", "birds"])

    assert t._now(None)["discarded"][-2:] == ["ants", "birds"]
