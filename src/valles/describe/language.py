"""The languages of all texts, with their rules for numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

LanguageCode = Literal["en", "de", "pl", "it", "nl"]
"""The code of a language, a key of `LANGUAGES`."""


class UnknownLanguage(ValueError):
    """There are no texts in this language."""


@dataclass(frozen=True)
class Language:
    name: str
    """The English name of the language."""
    separator: str
    """The character between groups of three digits."""
    plural: Callable[[int], str]
    """Return the plural category (CLDR) of a whole number."""

    def number(self, number: int) -> str:
        """Return the number with its digits in groups."""
        return f"{number:,}".replace(",", self.separator)


def _germanic_plural(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _italian_plural(number: int) -> str:
    return "many" if number and number % 1_000_000 == 0 else _germanic_plural(number)


def _polish_plural(number: int) -> str:
    if abs(number) == 1:
        return "one"
    return "few" if abs(number) % 10 in (2, 3, 4) and abs(number) % 100 not in (12, 13, 14) else "many"


LANGUAGES: Final[dict[str, Language]] = {
    "en": Language("English", ",", _germanic_plural),
    "de": Language("German", ".", _germanic_plural),
    "pl": Language("Polish", "\N{NO-BREAK SPACE}", _polish_plural),
    "it": Language("Italian", ".", _italian_plural),
    "nl": Language("Dutch", ".", _germanic_plural),
}
"""Every language by its code. All other lists of languages are derived from this one."""


def check_language(code: str) -> None:
    """Raise UnknownLanguage for a language without texts."""
    if code not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {code!r}; there are {', '.join(LANGUAGES)}")
