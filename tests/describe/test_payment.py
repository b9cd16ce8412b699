"""The log: the units of one price are one line."""

import pytest

from valles.describe.payment import gathered
from valles.describe.text import render
from valles.kernel.phrase import Noun, Phrase
from valles.testing import table


def pays(seat: str, good: str, count: int = 1) -> Phrase:
    return Phrase("om-log-pay", {"seat": Noun(f"seat-{seat}"), "what": Noun(good, count, counted=True)})


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Blue pays 2 crystals and 1 water."),
        ("de", "Blau bezahlt 2 Kristalle und 1 Wasser."),
        ("nl", "Blauw betaalt 2 kristallen en 1 water."),
    ],
)
def test_the_units_of_one_price_are_one_line(language: str, line: str):
    units = [pays("blue", "om-crystal"), pays("blue", "om-crystal"), pays("blue", "om-water")]

    assert [render(phrase, language) for phrase in gathered(units)] == [line]


def test_prices_of_others_and_other_lines_stay_apart():
    boost = Phrase("om-log-boost", {"seat": Noun("seat-green")})
    lines = [pays("blue", "om-crystal"), pays("green", "om-crystal"), boost, pays("green", "om-crystal")]

    assert gathered(lines) == lines


def test_a_price_of_several_answers_is_one_line_of_the_log_and_keeps_its_events():
    t = table("on_mars")
    t.given("purple", crystals=4, slots={"research": 1}, lab={"1a": "mine"})

    t.when("purple", "executive:7")

    assert [line for line in t.game.log("purple") if "pays" in line] == ["Purple pays 2 crystals."]
    assert sum(event.phrase.key == "om-log-pay" for event in t.game.events) == 2
