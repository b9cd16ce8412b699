"""What somebody may prepare while others play: reasons and prices of the own options, from the own view alone."""

from valles.kernel.phrase import Noun
from valles.table.message.request import AskWhyNot
from valles.table.query import why_not
from valles.testing import table


def test_reasons_and_prices_are_available_to_a_seat_without_a_question():
    t = table("terraforming_mars")
    t.given("yellow", hand=["asteroid"])
    t.given("blue", credits=8, hand=["capital", "mine"])

    answer = why_not(t.game, AskWhyNot(0, "blue", ("play:capital", "play:mine", "play:asteroid", "nonsense")))

    assert [phrase.key for phrase in answer.all["play:capital"]] == [
        "why-too-low",
        "why-production-too-low",
        "why-too-expensive",
    ]
    keys = {option: reason.key for option, reason in answer.reasons.items() if reason is not None}
    assert keys["play:mine"] == "why-not-asked"
    assert answer.labels["play:mine"].args["price"] == 4
    assert answer.prices == {
        "play:capital": [Noun("credits", 26, True)],
        "play:mine": [Noun("credits", 4, True)],
        "play:asteroid": [Noun("credits", 14, True)],
    }
    assert keys["nonsense"] == "problem-unknown-option"
    assert "nonsense" not in answer.labels


def test_a_card_of_somebody_else_is_only_one_that_is_not_in_hand():
    t = table("terraforming_mars")
    t.given("yellow", hand=["asteroid"])
    t.given("blue", credits=0, hand=["mine"])

    answer = why_not(t.game, AskWhyNot(0, "blue", ("play:asteroid", "play:comet")))

    assert answer.all["play:asteroid"] == answer.all["play:comet"]
    assert answer.all["play:asteroid"][0].key == "why-not-in-hand"
