"""Names of people in every message that names a seat: in every language, and complete."""

import pytest

from tests.describe.fault import SILENT
from tests.describe.proofsheet import NAMES, seats_in, with_names
from tests.describe.sample import SAMPLES, cases_of, page_messages, phrases
from valles.describe.language import LANGUAGES
from valles.describe.text import NOUN_FILES, PHRASE_FILES, render
from valles.kernel.phrase import Phrase

every_language = pytest.mark.parametrize("language", LANGUAGES)


def with_seats() -> list[Phrase]:
    all_phrases = [phrase for game in SAMPLES for phrase in phrases(game)] + list(page_messages())
    return [phrase for phrase in all_phrases if seats_in(phrase)]


def test_messages_that_take_a_seat_are_found():
    assert {"log-loss", "om-log-clear", "om-option-tech", "ask-remove-amount"} <= {
        phrase.key for phrase in with_seats()
    }


@every_language
def test_every_name_is_rendered(language: str):
    """A message names a person only by name: the color of the seat must be gone."""
    missing = set()
    for phrase in with_seats():
        text = render(with_names(phrase), language)
        if any(NAMES[seat] not in text for seat in seats_in(phrase)) and phrase.key not in SILENT:
            missing.add(f"{phrase.key}: {text}")
    assert not sorted(missing)


@every_language
def test_a_name_has_every_case_that_a_seat_has(language: str):
    """What stands before and after a name is what stands there beside a colour."""
    cases = {case for seat in NAMES for case in cases_of(language, NOUN_FILES, f"seat-{seat}")}
    assert cases <= cases_of(language, PHRASE_FILES, "person") | {"nominative"}
