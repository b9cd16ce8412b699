"""Phrases as text: the messages of each language, with nouns and inner phrases rendered first and passed in."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from valles.describe.typography import Typography
from valles.games.registry import ENGLISH, plugin_texts
from valles.kernel.phrase import Arg, Noun, Phrase

LANGUAGES: Final = ("en", "de", "pl", "it", "nl")
LOCALE: Final = Path(__file__).parent.parent / "locale"
"""A folder for each language, in it one for each game and one for what both share."""
NOUN_FILES: Final = ("terms", "cards")
PHRASE_FILES: Final = (
    "phrases",
    "choices",
    "log",
    "ui",
    "problems",
    "page",
    "lobby",
    "table",
    "gallery",
    "chat",
    "help",
)
"""Nouns and phrases are two bundles: a noun and a phrase may have the same key."""

PLAIN: Final = "nominative"
"""The case of an argument where the message asks for no other."""
AND: Final = "and"
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins in a file: no other line without an indent has this form."""
_KEY: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Wanted(NamedTuple):
    """How a message wants an argument: its case, how a list is joined, and the case of its items before the last."""

    case: str = PLAIN
    join: str = AND
    before: str = PLAIN


class UnknownLanguage(ValueError):
    """Nobody has written the game in this language."""


class Unspoken(LookupError):
    """A message is missing, or asks for what it is not given."""


def languages() -> tuple[str, ...]:
    return LANGUAGES


def speak(said: Phrase | Noun, language: str) -> str:
    """The phrase or noun as it stands by itself: with a capital, and the punctuation that its message has."""
    return capital(_typography(language).typeset(str(_rendered(said, language, Wanted()))))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence: with a capital and a full stop."""
    return capital(text) if text.endswith((".", "?", "!", ":")) else capital(text) + "."


@cache
def _typography(language: str) -> Typography:
    """How the language sets its texts: the attributes of its message `typography`."""
    names = ("quotes", "percent", "units", "tied")
    return Typography(*(_formatted(language, PHRASE_FILES, "typography", name, {}) for name in names))


def _rendered(arg: Arg, language: str, wanted: Wanted) -> str | int:
    if isinstance(arg, Noun):
        return _noun(language, arg.key, wanted.case, arg.count, arg.counted)
    if isinstance(arg, Phrase):
        return _phrase(arg, language, wanted.case)
    if isinstance(arg, list):
        before = wanted._replace(case=wanted.before)
        items = [_rendered(item, language, before) for item in arg[:-1]]
        items += [_rendered(item, language, wanted) for item in arg[-1:]]
        return _joined([str(item) for item in items], language, wanted.join)
    return arg


def _phrase(phrase: Phrase, language: str, case: str) -> str:
    """Every noun or list also brings its count, `$what` brings `$what-count`; every text its first letter."""
    language = _spoken(language, PHRASE_FILES, phrase.key)
    args: dict[str, str | int] = {"case": case}
    for name, arg in phrase.args.items():
        said = _rendered(arg, language, wanted(language, phrase.key, name, case))
        args[name] = said
        if isinstance(said, str):
            args[f"{name}-initial"] = said[:1].lower()
        if isinstance(arg, Noun):
            args[f"{name}-count"] = arg.count
        elif isinstance(arg, list):
            args[f"{name}-count"] = len(arg)
    return _formatted(language, PHRASE_FILES, phrase.key, None, args)


@cache
def wanted(language: str, key: str, name: str, case: str) -> Wanted:
    """How a message, itself said in a case, wants an argument: its attribute of that name."""
    if name not in _message(language, PHRASE_FILES, key).attributes:
        return Wanted()
    words = _formatted(language, PHRASE_FILES, key, name, {"case": case}).split()
    return Wanted(words[0], words[1] if len(words) > 1 else AND, words[2] if len(words) > 2 else words[0])


@lru_cache(maxsize=8192)
def _noun(language: str, key: str, case: str, count: int, counted: bool) -> str:
    """The form of the noun; with its number as its own attribute `counted` says it, or as the language usually does."""
    language = _spoken(language, NOUN_FILES, key)
    args: dict[str, str | int] = {"case": case, "count": count}
    if counted and "counted" in _message(language, NOUN_FILES, key).attributes:
        return _formatted(language, NOUN_FILES, key, "counted", args)
    noun = _formatted(language, NOUN_FILES, key, None, args)
    return _formatted(language, NOUN_FILES, "counted", None, {**args, "noun": noun}) if counted else noun


def _joined(items: list[str], language: str, join: str) -> str:
    text = "".join(items[:1])
    for place, item in enumerate(items[1:], 2):
        key = f"list-{join}" if place == len(items) else "list-comma"
        args: dict[str, str | int] = {"head": text, "last": item, "initial": item[:1].lower()}
        text = _formatted(language, PHRASE_FILES, key, None, args)
    return text


def _formatted(
    language: str, files: tuple[str, ...], key: str, attribute: str | None, args: dict[str, str | int]
) -> str:
    message = _message(language, files, key)
    pattern = message.value if attribute is None else message.attributes[attribute]
    if pattern is None:
        raise Unspoken(f"{key} has no text in {language!r}")
    text, errors = _bundle(language, files).format_pattern(pattern, args)
    if errors:
        raise Unspoken(f"{key} in {language!r}: {errors[0]}")
    return str(text)


def _spoken(language: str, files: tuple[str, ...], key: str) -> str:
    """The language in which a message is said: English where a game of another package has not written it."""
    return language if _bundle(language, files).has_message(key) else ENGLISH


def _message(language: str, files: tuple[str, ...], key: str) -> Any:
    bundle = _bundle(language, files)
    if not bundle.has_message(key):
        raise Unspoken(f"there is no {key} in {language!r}")
    return bundle.get_message(key)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")


class _Bundle(FluentBundle):
    """Parses a message when somebody first asks for it: of some thousands a process says few."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        starts = [(entry[1], entry.start()) for entry in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (key, start), end in zip(starts, ends, strict=True):
            self._unread.setdefault(key, text[start:end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, key: str) -> None:
        """Parse the message, and those whose keys stand in it, as it may refer to them.

        None counts as read before all are, since another thread may ask meanwhile.
        """
        texts: dict[str, str] = {}
        found = [key]
        for name in found:
            if name not in texts and name in self._unread:
                texts[name] = self._unread.get(name, "")
                found += _KEY.findall(texts[name])
        for text in texts.values():
            self.add_resource(FluentResource(text))
        for name in texts:
            self._unread.pop(name, None)


@cache
def _bundle(language: str, files: tuple[str, ...]) -> _Bundle:
    check_language(language)
    bundle = _Bundle(language)
    for path in sorted((LOCALE / language).glob("*/*.ftl")):
        if path.stem in files:
            bundle.add_text(path.read_text(encoding="utf-8"))
    for brought in plugin_texts(language).values():
        for name, text in brought.items():
            if (name in NOUN_FILES) == (files == NOUN_FILES):
                bundle.add_text(text)
    return bundle
