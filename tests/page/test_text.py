"""The page says what the server says: every phrase of both games in every language, letter by letter."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl

from tests.describe.sample import PAGE_KEY, SAMPLES, Variables, entries, files, keys, phrases
from tests.ledger import ROOT
from tests.page.node import check_by
from valles.describe.text import NOUN_FILES, PHRASE_FILES, languages, speak
from valles.kernel.phrase import Arg, Noun, Phrase, plain

NUMBERS = (1, 2, 5)
FAR_NUMBERS = (-12, 999, 1000, 1234, 12_345, 1_000_000)
SEATS: list[Arg] = [Noun("seat-blue"), Noun("seat-green"), Noun("seat-white")]


def everything() -> Iterator[Phrase | Noun]:
    for game in SAMPLES:
        yield from phrases(game)
    yield from page_phrases()
    yield from (Noun("plants", count, True) for count in FAR_NUMBERS)
    for key in keys("en", NOUN_FILES):
        if key != "counted":
            yield from (Noun(key, count, counted) for count in NUMBERS for counted in (False, True))


def page_phrases() -> Iterator[Phrase]:
    """What the page itself says: a list where the English message counts, a noun where any language asks for a case."""
    for file in files(PHRASE_FILES):
        cased = {(key, name) for language in languages() for key, name in attributes(language, file)}
        for entry in entries("en", file):
            if isinstance(entry, ftl.Message) and PAGE_KEY.fullmatch(entry.id.name):
                key, names = entry.id.name, Variables(entry).names
                plural = {name.removesuffix("-count") for name in names if name.endswith("-count")}
                yield Phrase(key, {name: argument(key, name, plural, cased) for name in own(names) | plural})


def own(names: set[str]) -> set[str]:
    return {name for name in names if not name.endswith("-count") and name != "case"}


def argument(key: str, name: str, plural: set[str], cased: set[tuple[str, str]]) -> Arg:
    return SEATS if name in plural else Noun("seat-blue") if (key, name) in cased else 3


def attributes(language: str, file: str) -> Iterator[tuple[str, str]]:
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            yield from ((entry.id.name, attribute.id.name) for attribute in entry.attributes)


def page_source() -> Iterator[str]:
    for path in sorted((ROOT / "web/src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text(encoding="utf-8")


def test_the_page_says_every_phrase_as_the_server_does(tmp_path: Path):
    said: list[Any] = list(everything())
    data = {
        "phrases": [plain(phrase) for phrase in said],
        "texts": {language: [speak(phrase, language) for phrase in said] for language in languages()},
    }
    check_by("text/twin.test.ts", data, tmp_path)


def test_every_message_that_the_page_tells_is_written():
    told = {key for text in page_source() for key in re.findall(r"\btell\(\s*[\"']([^\"']+)[\"']", text)}
    assert not sorted(told - set(keys("en", PHRASE_FILES)))
    begun = {text for source in page_source() for text in PAGE_KEY.findall(source) if text.endswith("${")}
    known = keys("en", PHRASE_FILES)
    assert not [text for text in begun if not any(key.startswith(text.removesuffix("${")) for key in known)]
