"""Typesetting: quotation marks, signs and no-break spaces, exactly as in web/src/text/typeset.ts."""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
MINUS: Final = "\N{MINUS SIGN}"
APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"

_OPENING: Final = re.compile(r'(?<![^\s(\[/–—])"')
_APOSTROPHE: Final = re.compile(r"(?<=[^\W\d_])'")
_HYPHEN_OF_NUMBER: Final = re.compile(r"(?<![^\W_])-(?=\d)")
_PERCENT: Final = re.compile(rf"(?<=\d)[ {NO_BREAK}]?%")
_KEYBOARD: Final = str.maketrans({NO_BREAK: " ", MINUS: "-", APOSTROPHE: "'", "‘": "'", **dict.fromkeys("“”„«»", '"')})


class Typography:
    """The habits of one language; a locale gives them in the attributes of its message `typography`."""

    def __init__(self, quotes: str, percent: str, units: str, tied: str) -> None:
        """Units stay on the line of their number, and tied words on the line of what follows them."""
        self.opening, self.closing = quotes.split()
        self.percent = percent.replace(" ", NO_BREAK)
        self._unit = _words(r"(?<=\d) (?=({})(?![^\W_]))", units)
        self._tied = _words(r"(?i)(?<![^\W_])({}) (?=\S)", tied)

    def typeset(self, text: str) -> str:
        text = _OPENING.sub(self.opening, text).replace('"', self.closing)
        text = _APOSTROPHE.sub(APOSTROPHE, text)
        text = _HYPHEN_OF_NUMBER.sub(MINUS, text)
        text = _PERCENT.sub(self.percent, text)
        if self._unit:
            text = self._unit.sub(NO_BREAK, text)
        return self._tied.sub(rf"\1{NO_BREAK}", text) if self._tied else text


def as_typed(text: str) -> str:
    """Return the text in letters that a keyboard has, and small ones: so that typed words can be compared with it."""
    return text.translate(_KEYBOARD).casefold()


def _words(pattern: str, words: str) -> re.Pattern[str] | None:
    """Return the pattern of any of these words; none if there are no words."""
    return re.compile(pattern.format("|".join(map(re.escape, words.split())))) if words else None
