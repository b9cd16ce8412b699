"""The page renders like the server: every phrase of both games in every language, letter by letter."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.describe.proofsheet import NAMES, with_names
from tests.describe.sample import PAGE_KEY, SAMPLES, keys, page_messages, phrases
from tests.describe.test_names import with_seats
from tests.page.node import check_by
from tests.support.ledger import ROOT
from valles.describe.language import LANGUAGES
from valles.describe.text import NOUN_FILES, PHRASE_FILES, render
from valles.kernel.phrase import Noun, Phrase, plain

NUMBERS = (1, 2, 5)
FAR_NUMBERS = (-12, 999, 1000, 1234, 12_345, 1_000_000)


def everything() -> Iterator[Phrase | Noun]:
    for game in SAMPLES:
        yield from phrases(game)
    yield from page_messages()
    yield from (Noun("plants", count, True) for count in FAR_NUMBERS)
    for key in keys("en", NOUN_FILES):
        if key != "counted":
            yield from (Noun(key, count, counted) for count in NUMBERS for counted in (False, True))


def page_source() -> Iterator[str]:
    for path in sorted((ROOT / "web/src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text(encoding="utf-8")


def test_the_page_renders_every_phrase_as_the_server_does(tmp_path: Path):
    phrases: list[Any] = list(everything())
    data = {
        "phrases": [plain(phrase) for phrase in phrases],
        "texts": {language: [render(phrase, language) for phrase in phrases] for language in LANGUAGES},
    }
    check_by("text/twin.test.ts", data, tmp_path)


def test_the_page_renders_names_as_the_server_does(tmp_path: Path):
    phrases = with_seats()
    data = {
        "names": NAMES,
        "phrases": [plain(phrase) for phrase in phrases],
        "texts": {language: [render(with_names(phrase), language) for phrase in phrases] for language in LANGUAGES},
    }
    check_by("table/people.test.ts", data, tmp_path)


def test_every_message_of_the_page_is_written():
    used_keys = {key for text in page_source() for key in re.findall(r"\btell\(\s*[\"']([^\"']+)[\"']", text)}
    assert not sorted(used_keys - set(keys("en", PHRASE_FILES)))
    begun = {text for source in page_source() for text in PAGE_KEY.findall(source) if text.endswith("${")}
    known = keys("en", PHRASE_FILES)
    assert not [text for text in begun if not any(key.startswith(text.removesuffix("${")) for key in known)]
