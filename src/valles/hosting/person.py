"""People, and the names and lines of chat that they write."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from valles.table.live import Refused

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""Letters and symbols by their category that are drawn blank: fillers, the empty Braille pattern, blanks."""
IGNORED: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that are never drawn: joiners, vowels and selectors of variants."""
INVISIBLE: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufe00-\ufe0d\U000e0100-\U000e01ef]")
"""Marks that are never drawn and that no emoji needs; a line of chat may hold the others."""
MOST_MARKS: Final = 3
"""Accents on one letter; more would be drawn over the lines above."""
JOINERS: Final = "\u200c\u200d"
"""Invisible characters that join others into one sign, in some scripts and in many emoji."""


@dataclass(frozen=True)
class User:
    """A person, and the session of the request. In the protocol a new user is a guest, in the database a player."""

    id: str
    name: str
    language: str
    session: str = ""
    has_account: bool = False
    """True if the person can sign in; a guest is known by the session alone."""


def clean_name(name: str) -> str:
    """Return a name as it is stored: one line of visible characters, each with a few accents at most.

    Raises:
        Refused: Nothing of the name is visible.
    """
    name = limited_marks(unicodedata.normalize("NFC", IGNORED.sub("", name)))
    line = " ".join("".join(c if c.isprintable() and c not in BLANK else " " for c in name).split())
    if not is_visible(line):
        raise Refused("problem-no-name", 400)
    return line


def limited_marks(text: str) -> str:
    """Return a text without the accents that a letter has too many of, also those of scripts that do not combine."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def is_visible(text: str) -> bool:
    """Return True if a text has a visible letter, number, sign or symbol; marks alone are not visible."""
    return any(c not in BLANK and unicodedata.category(c)[0] in "LNPS" for c in text)


def one_line(text: str) -> str:
    """Return a text as one line of printable characters, none of which changes the direction of others.

    Raises:
        Refused: Nothing of the text is visible.
    """
    text = limited_marks(INVISIBLE.sub("", text))
    line = " ".join("".join(c if c.isprintable() or c in JOINERS else " " for c in text).split())
    if not is_visible(line):
        raise Refused("problem-nothing-said", 400)
    return line
