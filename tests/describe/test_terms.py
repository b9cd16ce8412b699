"""Terms: corrected words do not come back. The file forbidden.toml of each language lists them."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from valles.describe.language import LANGUAGES

SOURCES = Path(__file__).parents[2] / "src" / "valles"
MESSAGE = re.compile(r"^([a-z][\w-]*) =((?:.*)(?:\n[ }].*)*)", re.MULTILINE)


def variants(language: str) -> list[dict[str, str]]:
    path = SOURCES / "describe" / "texts" / language / "forbidden.toml"
    return tomllib.loads(path.read_text("utf-8"))["variant"]


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message of a language with its key."""
    for path in sorted(SOURCES.glob(f"**/texts/{language}/*.ftl")):
        for match in MESSAGE.finditer(path.read_text("utf-8")):
            yield match[1], match[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_forbidden_variant(language: str):
    faults = [
        f'{key}: "{match[0]}", write {variant["term"]} ({variant["reason"]})'
        for variant in variants(language)
        for key, text in messages(language)
        if key not in variant.get("except", ()) and (match := re.search(variant["pattern"], text))
    ]

    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_variant_is_found_in_its_example_and_excepts_messages_that_have_it(language: str):
    texts = dict(messages(language))

    for variant in variants(language):
        assert re.search(variant["pattern"], variant["example"]), variant
        for key in variant.get("except", ()):
            assert re.search(variant["pattern"], texts[key]), key
