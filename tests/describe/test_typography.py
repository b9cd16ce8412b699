"""How texts are set, in each language: marks, signs, and what stays on one line."""

import re

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from tests.describe.sample import entries, files
from tests.describe.sample import phrases as phrases_of
from valles.describe.language import LANGUAGES
from valles.describe.text import NOUN_FILES, PHRASE_FILES, render
from valles.describe.typography import Typography, as_typed
from valles.kernel.phrase import Arg, Noun, Phrase

ENGLISH = Typography("“ ”", "%", "°C M€", "")
SERIALIZER = FluentSerializer()
QUOTES = {"en": "“”", "de": "„“", "pl": "„”", "it": "“”", "nl": "“”"}


def rendered(language: str, key: str, **args: Arg) -> str:
    return render(Phrase(key, args), language)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("at most -12 °C", "at most −12\xa0°C"),
        ("two-step, 1-5, A-3", "two-step, 1-5, A-3"),
        ("5 M€ and 3 cards", "5\xa0M€ and 3 cards"),
        ("8 % of 9%", "8% of 9%"),
        ('"Ants" ("Birds") and "', "“Ants” (“Birds”) and “"),
        ("isn't, the players' 'x'", "isn’t, the players’ 'x’"),
    ],
)
def test_what_a_keyboard_has_is_set(text: str, expected: str):
    assert ENGLISH.typeset(text) == expected
    assert ENGLISH.typeset(expected) == expected


def test_small_words_stay_with_what_follows():
    polish = Typography("„ ”", " %", "", "a i w")
    assert polish.typeset("W domu i w lesie, dla 8%") == "W\xa0domu i\xa0w\xa0lesie, dla 8\xa0%"


def test_what_was_set_can_be_typed():
    assert as_typed("Play “Inventors’ Guild” (−5\xa0M€)") == 'play "inventors\' guild" (-5 m€)'


@pytest.mark.parametrize(
    ("language", "percent"), [("en", "4%"), ("de", "4\xa0%"), ("pl", "4%"), ("it", "4%"), ("nl", "4%")]
)
def test_per_cent_is_the_language_s_own(language: str, percent: str):
    assert rendered(language, "now-oxygen", level=4) == percent


@pytest.mark.parametrize("language", LANGUAGES)
def test_degrees_and_money_stay_on_a_line(language: str):
    assert "−12\xa0°C" in rendered(language, "log-temperature", seat=Noun("seat-blue"), degrees=-12)
    assert "5\xa0M€" in rendered(language, "gain", what=[Noun("credits", 5, True)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_marks_of_the_language_are_written(language: str):
    """Other characters than `typography` sets would have to be written by hand, here and there."""
    foreign = re.compile(f"[{re.sub(f'[{QUOTES[language]}]', '', '“”„«»‹›‚‘')}]")
    texts = {
        entry.id.name: text
        for file in files((*NOUN_FILES, *PHRASE_FILES))
        for entry in entries(language, file)
        if isinstance(entry, ftl.Message)
        for text in [SERIALIZER.serialize_entry(entry)]
    }
    assert not [key for key, text in texts.items() if foreign.search(text)]


@pytest.mark.parametrize("game", ("terraforming_mars", "on_mars"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_as_it_was_typed(language: str, game: str):
    raw = re.compile(r"\"|(?<=[^\W\d_])'|(?<![^\W_])-(?=\d)|\d (?=°C|M€)")
    texts = (render(phrase, language) for phrase in phrases_of(game))
    assert not sorted({text for text in texts if raw.search(text)})
