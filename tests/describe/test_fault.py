"""A locale that lacks something fails by name: keys, arguments, cases."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.describe.fault import arguments, dropped, missing, noun_cases, without_case
from tests.describe.sample import SAMPLES, entries, files, keys, page_messages, phrases
from valles.describe.language import LANGUAGES
from valles.describe.text import NOUN_FILES, PHRASE_FILES
from valles.kernel.phrase import Phrase

every_language = pytest.mark.parametrize("language", LANGUAGES)


def written(language: str, stems: tuple[str, ...]) -> list[ftl.Message]:
    return [entry for file in files(stems) for entry in entries(language, file) if isinstance(entry, ftl.Message)]


def broken(text: str) -> list[ftl.Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]


def all_phrases() -> list[Phrase]:
    return [phrase for game in SAMPLES for phrase in phrases(game)] + list(page_messages())


@every_language
def test_no_message_is_missing(language: str):
    for stems in (NOUN_FILES, PHRASE_FILES):
        assert missing(written(language, stems), keys("en", stems)) == []


@every_language
def test_no_message_drops_an_argument(language: str):
    assert dropped(written(language, PHRASE_FILES), arguments(all_phrases())) == []


@every_language
def test_every_noun_has_the_cases_that_phrases_need(language: str):
    pairs = {pair for phrase in all_phrases() for pair in noun_cases(phrase, language)}
    assert without_case(written(language, NOUN_FILES), pairs, language) == []


def test_a_missing_key_is_named():
    assert missing(broken("log-pass = { $seat } passes."), ["log-pass", "log-pay"]) == ["log-pay"]


def test_a_dropped_argument_is_named():
    messages = broken("log-pay = { $seat } pays.\nlog-buy = { $seat } buys { $cards-count }.")
    given = {"log-pay": {"seat", "what"}, "log-buy": {"seat", "cards"}}
    assert dropped(messages, given) == ["log-pay: $what"]


@pytest.mark.parametrize(
    ("noun", "faults"),
    [
        ("steel = stal", ["steel: genitive", "steel: production"]),
        ("steel = { $case ->\n    [genitive] stali\n   *[nominative] stal\n}", ["steel: production"]),
        ("steel = { $case ->\n    [genitive] stali\n    [production] stali\n   *[nominative] stal\n}", []),
    ],
)
def test_a_noun_without_a_case_is_named(noun: str, faults: list[str]):
    pairs = [("steel", "nominative"), ("steel", "accusative"), ("steel", "genitive"), ("steel", "production")]
    assert without_case(broken(noun), pairs, "pl") == faults


def test_a_name_in_quotation_marks_has_one_form():
    assert without_case(broken("om-card-casino = Kasyno"), [("om-card-casino", "genitive")], "pl") == []
