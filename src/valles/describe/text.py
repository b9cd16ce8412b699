"""Phrases as text: the messages of each language, with nouns and inner phrases rendered first and passed in."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple
from warnings import warn

from valles.describe.bundle import Bundle
from valles.describe.language import LANGUAGES, check_language
from valles.describe.typography import Typography
from valles.games.registry import ENGLISH, game_texts, text_files
from valles.kernel.deprecation import deprecated_names
from valles.kernel.phrase import Arg, Noun, Phrase

TEXTS: Final = Path(__file__).parent / "texts"
"""A folder for each language, with the messages that all games share."""
NOUN_FILES: Final = ("terms", "cards")
FEATURE_FILES: Final = tuple(path.stem for path in sorted((TEXTS / "en").glob("feature-*.ftl")))
"""The messages of features of a table, a file for each."""
PHRASE_FILES: Final = (
    "phrases",
    "choices",
    "log",
    "ui",
    "problems",
    "page",
    "lobby",
    "account",
    "profile",
    "table",
    "gallery",
    "chat",
    "notices",
    "device",
    "help",
    "lesson",
    *FEATURE_FILES,
)
"""Nouns and phrases are two bundles: a noun and a phrase may have the same key."""

PLAIN: Final = "nominative"
"""The case of an argument where the message asks for no other."""
AND: Final = "and"

__getattr__ = deprecated_names(
    __name__,
    {
        "speak": "valles.describe.text:render",
        "UnknownLanguage": "valles.describe.language:UnknownLanguage",
        "Unspoken": "valles.describe.bundle:MissingText",
    },
)


class ArgumentForm(NamedTuple):
    """The form in which a message takes an argument: case, join of a list, and case of its items before the last."""

    case: str = PLAIN
    join: str = AND
    before: str = PLAIN


def languages() -> tuple[str, ...]:
    """Return the codes of all languages. Deprecated: use `valles.describe.language.LANGUAGES`."""
    warn("languages() is now valles.describe.language.LANGUAGES", DeprecationWarning, stacklevel=2)
    return tuple(LANGUAGES)


def render(phrase: Phrase | Noun, language: str) -> str:
    """Return the text of a phrase or noun, with a capital and the punctuation of its message."""
    return capital(render_inline(phrase, language))


def render_inline(phrase: Phrase | Noun, language: str) -> str:
    """Return the text of a phrase or noun as it stands inside a sentence: its first letter is left as it is."""
    return _typography(language).typeset(str(_rendered(phrase, language, ArgumentForm())))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return the text as a sentence: with a capital and a full stop."""
    return capital(text) if text.endswith((".", "?", "!", ":")) else capital(text) + "."


@cache
def _typography(language: str) -> Typography:
    """Return the typography of a language, the attributes of its message `typography`."""
    names = ("quotes", "percent", "units", "tied")
    return Typography(*(_formatted(language, PHRASE_FILES, "typography", name, {}) for name in names))


def _rendered(arg: Arg, language: str, form: ArgumentForm) -> str | int:
    if isinstance(arg, Noun):
        return _noun(language, arg.key, form.case, arg.count, arg.counted)
    if isinstance(arg, Phrase):
        return _phrase(arg, language, form.case)
    if isinstance(arg, list):
        before = form._replace(case=form.before)
        items = [_rendered(item, language, before) for item in arg[:-1]]
        items += [_rendered(item, language, form) for item in arg[-1:]]
        return _joined([str(item) for item in items], language, form.join)
    return arg


def _phrase(phrase: Phrase, language: str, case: str) -> str:
    """Return the text of a phrase.

    Each noun or list also gives the message its count (`$what-count`), each text its first letter (`$what-initial`).
    """
    language = _language_of(phrase.key, language, PHRASE_FILES)
    args: dict[str, str | int] = {"case": case}
    for name, arg in phrase.args.items():
        text = _rendered(arg, language, argument_form(language, phrase.key, name, case))
        args[name] = text
        if isinstance(text, str):
            args[f"{name}-initial"] = text[:1].lower()
        if isinstance(arg, Noun):
            args[f"{name}-count"] = arg.count
        elif isinstance(arg, list):
            args[f"{name}-count"] = len(arg)
    return _formatted(language, PHRASE_FILES, phrase.key, None, args)


@cache
def argument_form(language: str, key: str, name: str, case: str) -> ArgumentForm:
    """Return the form in which a message takes an argument: its attribute of that name."""
    if not _bundle(language, PHRASE_FILES).has_attribute(key, name):
        return ArgumentForm()
    words = _formatted(language, PHRASE_FILES, key, name, {"case": case}).split()
    return ArgumentForm(words[0], words[1] if len(words) > 1 else AND, words[2] if len(words) > 2 else words[0])


@lru_cache(maxsize=8192)
def _noun(language: str, key: str, case: str, count: int, counted: bool) -> str:
    """Return the form of a noun; if counted, by its own attribute `counted` or by the language's rule."""
    language = _language_of(key, language, NOUN_FILES)
    args: dict[str, str | int] = {"case": case, "count": count}
    if counted and _bundle(language, NOUN_FILES).has_attribute(key, "counted"):
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
    return _bundle(language, files).format(key, args, attribute)


def _language_of(key: str, language: str, files: tuple[str, ...]) -> str:
    """Return the language of a message: English if a game from another package lacks it in the wanted one."""
    return language if key in _bundle(language, files) else ENGLISH


@cache
def _bundle(language: str, files: tuple[str, ...]) -> Bundle:
    check_language(language)
    bundle = Bundle(language)
    for messages in (text_files([TEXTS / language]), *game_texts(language).values()):
        for name, text in messages.items():
            if (name in NOUN_FILES) == (files == NOUN_FILES):
                bundle.add(text)
    return bundle
