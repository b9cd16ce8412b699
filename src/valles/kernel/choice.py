"""Options: small integers in a fixed vocabulary, each with one canonical text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from valles.kernel.deprecation import warn_renamed
from valles.kernel.phrase import Phrase
from valles.kernel.pickling import Reduced


class IllegalMove(Exception):
    """The move was not among the options; nothing has changed."""


@final
class Kind:
    """Consecutive options with the same meaning for one noun each: `hex:a1`, `hex:a2`, and so on.

    Examples:
        >>> words = Vocabulary(1)
        >>> STOP = Kind(words, "stop", ends=True)
        >>> STEP = Kind(words, "step", ["left", "right"], "direction")
        >>> STEP.first, STEP.end, STEP.has(2), words.texts[2], words.noun_of(2)
        (1, 3, True, 'step:right', 'right')
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        name: str,
        nouns: Sequence[str] = ("",),
        about: str = "",
        *,
        count: int = 0,
        start: int = 0,
        ends: bool = False,
        pays: bool = False,
        meaning: str = "",
    ) -> None:
        """Append the kind to a vocabulary.

        Nouns that are not known yet are counted, and named later by `Vocabulary.name`.
        """
        self.name: Final = name
        self.about: Final = about
        """The category of its nouns, in a word of the game: cards, hexes, seats, amounts."""
        self.nouns: list[str] = []
        self.start: Final = start
        """The number by which the game knows the first noun; the others follow."""
        self.first: Final = len(vocabulary)
        """Its first option."""
        self.end: Final = self.first + (count or len(nouns))
        """The option after its last one."""
        self.offset: Final = self.first - start
        """The difference between an option and the number of its noun: `offset + number`."""
        self.ends: Final = ends
        """True if these options end the turn."""
        self.pays: Final = pays
        """True if these options choose the means of a payment."""
        self.meaning: Final = meaning
        """The meaning of its options in a few words of English, for the documentation."""
        vocabulary.add(self)
        if not count:
            vocabulary.name(self, nouns)

    def has(self, option: int) -> bool:
        return self.first <= option < self.end

    def number(self, option: int) -> int:
        """Return the number of the noun that the option names."""
        return option - self.offset

    def option(self, noun: str) -> int:
        return self.first + self.nouns.index(noun)

    def options(self) -> range:
        return range(self.first, self.end)


class Vocabulary:
    """All options of a game. It only grows at its end; `version` counts how often.

    Examples:
        >>> words = Vocabulary(1, ("pass", [""]), ("step", ["left", "right"]))
        >>> words.texts
        ['pass', 'step:left', 'step:right']
        >>> words.number("step:right"), words.number("step:up")
        (2, -1)
        >>> words.kind_of(1).name, words.noun_of(1)
        ('step', 'left')
    """

    def __init__(self, version: int, *kinds: tuple[str, Sequence[str]]) -> None:
        self.version = version
        self.kinds: list[Kind] = []
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}
        self._kinds: list[Kind] = []
        for name, nouns in kinds:
            Kind(self, name, nouns)

    def __len__(self) -> int:
        return len(self._kinds)

    def add(self, kind: Kind) -> None:
        """Append a kind; its constructor calls this."""
        self.kinds.append(kind)
        self._kinds += [kind] * (kind.end - kind.first)
        self.texts += [""] * (kind.end - kind.first)

    def name(self, kind: Kind, nouns: Sequence[str]) -> None:
        """Give the kind its nouns, once."""
        if kind.nouns or len(nouns) != kind.end - kind.first:
            raise ValueError(f"{kind.name} has {kind.end - kind.first} nouns, named once; these are {len(nouns)}")
        kind.nouns = list(nouns)
        for option, noun in enumerate(nouns, kind.first):
            text = f"{kind.name}:{noun}" if noun else kind.name
            if text in self.numbers:
                raise ValueError(f"two options of the vocabulary have the same text, {text}")
            self.texts[option] = text
            self.numbers[text] = option

    def text(self, option: int) -> str:
        return self.texts[option]

    def number(self, text: str) -> int:
        """Return the option with this text, or -1."""
        return self.numbers.get(text, -1)

    def kind_of(self, option: int) -> Kind:
        return self._kinds[option]

    def noun_of(self, option: int) -> str:
        """Return the noun of an option; empty if it has none."""
        kind = self._kinds[option]
        return kind.nouns[option - kind.first]


@dataclass(frozen=True)
class Choice:
    """An open question to one seat."""

    seat: str
    prompt: Phrase
    """The question, as a phrase for `render`."""
    options: tuple[str, ...]
    """All legal options."""

    def __reduce__(self) -> Reduced:
        return Choice, (self.seat, self.prompt, self.options)

    @property
    def asked(self) -> Phrase:
        """Deprecated name of `prompt`, until 0.4."""
        warn_renamed("Choice.asked", "prompt")
        return self.prompt

    def __str__(self) -> str:
        return f"{self.seat} chooses ({self.prompt.key}): {', '.join(self.options)}"
