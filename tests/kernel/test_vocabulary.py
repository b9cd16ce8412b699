"""Options: their kinds and numbers, which never move."""

import pytest

from tests.support.ledger import ROOT
from valles.games.registry import rulebook
from valles.kernel.choice import Kind, Vocabulary

GAMES = ("terraforming_mars", "on_mars")


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_options_never_move(game: str):
    stored = (ROOT / f"tests/{game}/options.txt").read_text(encoding="utf-8").split()
    assert rulebook(game).vocabulary.texts[: len(stored)] == stored


@pytest.mark.parametrize("game", GAMES)
def test_kinds_follow_one_another_and_every_noun_is_named(game: str):
    vocabulary = rulebook(game).vocabulary
    end = 0
    for kind in vocabulary.kinds:
        assert kind.first == end
        end = kind.end
        for option in kind.options():
            noun = vocabulary.noun_of(option)
            assert vocabulary.kind_of(option) is kind
            assert vocabulary.text(option) == (f"{kind.name}:{noun}" if noun else kind.name)
            assert vocabulary.number(vocabulary.text(option)) == option
    assert end == len(vocabulary) == len(vocabulary.texts)


def test_a_kind_knows_its_options_by_the_numbers_of_its_nouns():
    words = Vocabulary(1, ("stop", [""]))
    card = Kind(words, "card", ["ants", "birds"], "card", start=11)
    assert [option for option in range(-1, 5) if card.has(option)] == [1, 2]
    assert (card.offset + 12, card.number(2), card.option("birds"), words.text(2)) == (2, 12, 2, "card:birds")


def test_nouns_are_named_once_and_all_of_them():
    words = Vocabulary(1)
    card = Kind(words, "card", about="card", count=2)
    with pytest.raises(ValueError, match="card has 2 nouns, named once; these are 1"):
        words.name(card, ["ants"])
    words.name(card, ["ants", "birds"])
    assert words.texts == ["card:ants", "card:birds"]
    with pytest.raises(ValueError, match="named once"):
        words.name(card, ["ants", "birds"])


def test_no_two_options_have_the_same_text():
    with pytest.raises(ValueError, match="two options of the vocabulary have the same text, card:ants"):
        Vocabulary(1, ("card", ["ants"]), ("card", ["birds", "ants"]))
