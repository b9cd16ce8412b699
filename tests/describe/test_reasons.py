"""Reasons name what is missing and how much of it, not the whole effect that needs it."""

from typing import Any

import pytest

from tests.describe.sample import words
from valles.testing import table


def reason(t: Any, option: str, language: str) -> str:
    phrase = t.game.why_not("yellow", option)
    assert phrase is not None
    return words(phrase, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Not enough energy: 0 of 4."),
        ("de", "Nicht genug Energie: 0 von 4."),
        ("pl", "Masz za mało energii: 0 z 4."),
        ("it", "Non hai abbastanza Energia: 0 su 4."),
        ("nl", "Niet genoeg energie: 0 van 4."),
    ],
)
def test_a_stock_that_is_too_low_is_named_with_two_numbers(language: str, text: str):
    t = table("terraforming_mars")
    t.given("yellow", tableau=["ore_processor"])
    assert reason(t, "action:ore_processor", language) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Your energy production is too low: 1 (at least 2 needed)."),
        ("de", "Deine Energieproduktion ist zu niedrig: 1 (nötig: mindestens 2)."),
        ("pl", "Twoja produkcja energii jest za niska: 1 (potrzeba co najmniej 2)."),
        ("it", "La tua Produzione di Energia è troppo bassa: 1 (serve almeno 2)."),
        ("nl", "Je energieproductie is te laag: 1 (minstens 2 nodig)."),
    ],
)
def test_a_production_that_is_too_low_is_named_with_its_least_level(language: str, text: str):
    t = table("terraforming_mars")
    t.given("yellow", credits=30, hand=["strip_mine"], production={"energy": 1})
    assert reason(t, "play:strip_mine", language) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "There is no suitable area for a city tile."),
        ("de", "Für ein Stadtplättchen gibt es kein erlaubtes Gebiet."),
        ("pl", "Brakuje odpowiedniego pola na obszar miasta."),
        ("it", "Non c’è alcuna area adatta per una tessera Città."),
        ("nl", "Voor een stadstegel is er geen geschikte zone."),
    ],
)
def test_a_missing_area_is_named_with_the_tile_alone(language: str, text: str):
    t = table("terraforming_mars")
    t.given("yellow", credits=30, hand=["urbanized_area"], production={"energy": 1})
    assert reason(t, "play:urbanized_area", language) == text


def test_a_goal_is_named_with_its_measure():
    t = table("terraforming_mars")
    t.given("yellow", credits=30, tr=30)
    assert reason(t, "milestone:terraformer", "en") == "Requires a terraform rating of at least 35. Now: 30."
    assert reason(t, "milestone:terraformer", "de") == "Bedingung: ein Terraformwert von mindestens 35. Jetzt: 30."
