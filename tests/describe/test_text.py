"""Every text in every language: nothing missing, nothing unused, nothing half rendered."""

import re
from collections import Counter
from typing import get_args

import pytest
from fluent.syntax import ast as ftl

import valles
import valles.describe.text
from tests.describe.sample import (
    RULES,
    SAMPLES,
    SHARED,
    entries,
    files,
    keys,
    keys_in,
    nouns_in,
    page_keys,
    phrases,
    phrases_in,
    source_texts,
    text_folder,
    text_folders,
)
from valles.describe.bundle import MissingText
from valles.describe.card import card_lines, card_text
from valles.describe.language import LANGUAGES, LanguageCode, UnknownLanguage
from valles.describe.text import NOUN_FILES, PHRASE_FILES, render, sentence
from valles.kernel.phrase import Noun, Phrase

MADE_BY_THE_RENDERER = {"counted", "list-comma", "list-and", "list-or", "list-or-else", "list-then"}
MADE_BY_THE_RENDERER |= {"person", "typography"}
NUMBERS = (-2, 0, 1, 2, 5, 12, 22)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", SAMPLES)
every_file = pytest.mark.parametrize("file", files((*NOUN_FILES, *PHRASE_FILES)))


@every_game
@every_language
def test_every_phrase_can_be_rendered(game: str, language: str):
    missing = set()
    for phrase in phrases(game):
        try:
            render(phrase, language)
        except MissingText as error:
            missing.add(str(error))
    assert not sorted(missing)


@every_game
@every_language
def test_every_phrase_is_rendered_to_its_end(game: str, language: str):
    odd = re.compile(r"[{}<>$]|\s\s|^\s|\s$|\s[,.;]|^$|^[a-ząćęłńóśźż]")
    texts = (render(phrase, language) for phrase in phrases(game))
    assert not sorted({text for text in texts if odd.search(text)})


@every_game
@every_language
def test_every_card_has_a_text(game: str, language: str):
    texts = {card.id: card_text(card, language) for card in SAMPLES[game].rules.cards()}
    assert not [id for id, text in texts.items() if not text.endswith(".") or "{" in text or ".." in text]


@every_language
def test_every_noun_can_be_rendered_with_every_number(language: str):
    nouns = [key for key in keys("en", NOUN_FILES) if key not in MADE_BY_THE_RENDERER]
    forms = [Noun(key, count, counted) for key in nouns for count in NUMBERS for counted in (False, True)]
    assert not [noun for noun in forms if not render(noun, language) or "{" in render(noun, language)]


@every_language
@every_file
def test_every_language_has_the_same_messages(language: str, file: str):
    assert set(keys_in(language, file)) == set(keys_in("en", file))


@every_language
@every_file
def test_every_message_is_read(language: str, file: str):
    messages = entries(language, file)
    assert not [entry.content for entry in messages if isinstance(entry, ftl.Junk)]


@every_language
@pytest.mark.parametrize("stems", [NOUN_FILES, PHRASE_FILES])
def test_no_message_is_written_twice(language: str, stems: tuple[str, ...]):
    assert not [key for key, times in Counter(keys(language, stems)).items() if times > 1]


@every_language
def test_attributes_name_arguments(language: str):
    """A misspelt attribute would be ignored in silence."""
    names = {phrase.key: set(phrase.args) for game in SAMPLES for phrase in phrases(game)}
    wrong = [
        f"{entry.id.name}.{attribute.id.name}"
        for file in files(PHRASE_FILES)
        for entry in entries(language, file)
        if isinstance(entry, ftl.Message)
        for attribute in entry.attributes
        if attribute.id.name not in names.get(entry.id.name, {attribute.id.name})
    ]
    assert not wrong


@every_game
def test_no_message_is_unused(game: str):
    sample = SAMPLES[game]
    used = {key for phrase in phrases(game) for key in phrases_in(phrase)} | sample.heads | sample.spare | page_keys()
    nouns = {key for phrase in phrases(game) for key in nouns_in(phrase)} | sample.known_nouns()
    for file in files(PHRASE_FILES):
        if file.startswith(f"{game}/"):
            assert not set(keys_in("en", file)) - used
    for file in files(NOUN_FILES):
        if file.startswith(f"{game}/"):
            assert not set(keys_in("en", file)) - nouns


def test_no_shared_message_is_unused():
    all_phrases = [phrase for game in SAMPLES for phrase in phrases(game)]
    used = {key for phrase in all_phrases for key in (*phrases_in(phrase), *nouns_in(phrase))} | MADE_BY_THE_RENDERER
    by_name = ("problem-", "damage-", "mail-", "notice-")
    used |= {text for text in source_texts() if text.startswith(by_name)} | page_keys()
    shared = [
        key for file in files((*NOUN_FILES, *PHRASE_FILES)) if file.startswith(SHARED) for key in keys_in("en", file)
    ]
    assert not set(shared) - used


def test_every_language_has_the_same_files():
    known = {f"{file}.ftl" for file in files((*NOUN_FILES, *PHRASE_FILES))}
    for name in text_folders():
        files_of = {folder.name: {path.name for path in folder.glob("*.ftl")} for folder in text_folder(name).iterdir()}
        assert files_of.keys() == set(LANGUAGES)
        assert all({f"{name}/{file}" for file in files} <= known for files in files_of.values())
        assert len(set(map(frozenset, files_of.values()))) == 1


@every_game
def test_no_card_has_a_text_of_its_own(game: str):
    """Whatever is listed here is written twice, in a card file and in five languages."""
    ids = {card.id.replace("_", "-") for card in SAMPLES[game].rules.cards()}
    overrides = [key for key in keys("en", PHRASE_FILES) if key.removeprefix("om-text-").removeprefix("text-") in ids]
    print(f"{len(overrides)} card texts of their own: {overrides}")
    assert overrides == []


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(UnknownLanguage, match="there is no language 'xx'; there are en, de, pl, it, nl"):
        render(Phrase("option-yes"), "xx")


def test_an_unknown_key_is_named():
    with pytest.raises(MissingText, match="there is no foo in 'en'"):
        render(Phrase("foo"), "en")


def test_a_missing_argument_is_named():
    with pytest.raises(MissingText, match=r"log-pass in 'en'.*seat"):
        render(Phrase("log-pass"), "en")


def test_a_sentence_has_a_capital_and_one_full_stop():
    assert sentence("draw 2 cards") == "Draw 2 cards."
    assert sentence("Really?") == "Really?"


@every_language
def test_a_card_says_one_thing_a_line(language: str):
    saturn = next(card for card in RULES.cards() if card.id == "saturn_systems")
    assert len(card_lines(saturn, language)) == 3


def test_a_log_is_rendered_in_the_requested_language():
    game = valles.new("terraforming_mars", players=2, seed=1, beginners=("yellow", "blue"), first="yellow")
    game.play("yellow", "pass")
    assert game.log("blue", "en")[-1] == "Yellow passes."
    assert game.log("blue", "de")[-1] == "Gelb passt."


def test_old_names_still_work():
    with pytest.warns(DeprecationWarning, match="valles.describe.bundle.MissingText"):
        assert valles.describe.text.Unspoken is MissingText
    with pytest.warns(DeprecationWarning):
        assert valles.describe.text.languages() == tuple(LANGUAGES)
    with pytest.warns(DeprecationWarning):
        assert getattr(valles, "speak") is valles.render  # noqa: B009
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        valles.describe.text.nothing  # noqa: B018


def test_codes_of_languages_are_those_of_the_type():
    assert get_args(LanguageCode) == tuple(LANGUAGES)
