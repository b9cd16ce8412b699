"""Messages in Fluent, as far as texts of games need it: no functions, and whole numbers only."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from valles.describe.language import LANGUAGES

Value = str | int
Arguments = Mapping[str, Value | None]
Pattern = Callable[[Arguments], str]
"""A compiled text: a function of its arguments."""
Expression = Callable[[Arguments], Value | None]

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message or term; no other line without an indent has this form."""
_PARSER: Final = FluentParser(with_spans=False)


class MissingText(LookupError):
    """A message is missing or broken, or lacks an argument."""


@dataclass(frozen=True)
class Message:
    value: Pattern | None
    attributes: Mapping[str, Pattern]


class Bundle:
    r"""The messages of one language, each compiled on first use: a process needs few of some thousands.

    Examples:
        >>> bundle = Bundle("pl")
        >>> bundle.add("cards = { $count } { $count ->\n  [one] karta\n  [few] karty\n *[other] kart\n}")
        >>> [bundle.format("cards", {"count": count}) for count in (1, 22, 1000)]
        ['1 karta', '22 karty', '1\xa0000 kart']
    """

    def __init__(self, code: str) -> None:
        self._code = code
        self._language = LANGUAGES[code]
        self._sources: dict[str, str] = {}
        self._messages: dict[str, Message] = {}

    def add(self, text: str) -> None:
        """Add the messages of a file; of two with the same key the first one counts."""
        starts = [(entry[1], entry.start()) for entry in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (key, start), end in zip(starts, ends, strict=True):
            self._sources.setdefault(key, text[start:end])

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def has_attribute(self, key: str, attribute: str) -> bool:
        return attribute in self._message(key).attributes

    def format(self, key: str, arguments: Arguments, attribute: str | None = None) -> str:
        """Return the text of a message, or of one of its attributes.

        Raises:
            MissingText: There is no such text, or an argument is missing.
        """
        try:
            return self._pattern(key, attribute)(arguments)
        except KeyError as error:
            raise MissingText(f"{key} in {self._code!r}: it lacks the argument {error}") from error
        except RecursionError as error:
            raise MissingText(f"{key} in {self._code!r}: it contains itself") from error

    def _pattern(self, key: str, attribute: str | None) -> Pattern:
        message = self._message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingText(f"{key} has no {attribute or 'text'} in {self._code!r}")
        return pattern

    def _message(self, key: str) -> Message:
        if key not in self._messages:
            if key not in self._sources:
                raise MissingText(f"there is no {key} in {self._code!r}")
            self._messages[key] = self._compile(_PARSER.parse_entry(self._sources[key]))
        return self._messages[key]

    def _compile(self, entry: ftl.EntryType) -> Message:
        if not isinstance(entry, ftl.Message | ftl.Term):
            raise MissingText(f"this is no message: {entry.content}")
        value = None if entry.value is None else self._text(entry.value)
        return Message(value, {attribute.id.name: self._text(attribute.value) for attribute in entry.attributes})

    def _text(self, pattern: ftl.Pattern) -> Pattern:
        if len(pattern.elements) == 1:
            return self._part(pattern.elements[0])
        parts = [self._part(element) for element in pattern.elements]
        return lambda arguments: "".join([part(arguments) for part in parts])

    def _part(self, element: ftl.TextElement | ftl.Placeable) -> Pattern:
        if isinstance(element, ftl.TextElement):
            text = element.value
            return lambda arguments: text
        expression = self._expression(element.expression)
        number = self._language.number

        def part(arguments: Arguments) -> str:
            value = expression(arguments)
            if value is None:
                raise MissingText("an argument of a term is missing")
            return number(value) if isinstance(value, int) else value

        return part

    def _expression(self, node: ftl.InlineExpression | ftl.SelectExpression | ftl.Placeable) -> Expression:
        match node:
            case ftl.VariableReference():
                name = node.id.name
                return lambda arguments: arguments[name]
            case ftl.SelectExpression():
                return self._selection(node)
            case ftl.StringLiteral():
                text = str(node.parse()["value"])
                return lambda arguments: text
            case ftl.NumberLiteral():
                number = int(node.value)
                return lambda arguments: number
            case ftl.MessageReference():
                return self._reference(node.id.name, node.attribute)
            case ftl.TermReference():
                reference = self._reference(f"-{node.id.name}", node.attribute)
                named = node.arguments.named if node.arguments else []
                literals = [(argument.name.name, self._expression(argument.value)) for argument in named]
                # A term knows only the arguments that are written with it; others are empty.
                return lambda arguments: reference(
                    defaultdict(lambda: None, {name: value({}) for name, value in literals})
                )
            case ftl.Placeable():
                return self._expression(node.expression)
        raise MissingText(f"texts cannot use {type(node).__name__}")

    def _reference(self, key: str, attribute: ftl.Identifier | None) -> Pattern:
        name = attribute.name if attribute else None
        return lambda arguments: self._pattern(key, name)(arguments)

    def _selection(self, node: ftl.SelectExpression) -> Pattern:
        selector = self._expression(node.selector)
        plural = self._language.plural
        variants = [(_key(variant.key), self._text(variant.value)) for variant in node.variants]
        default = next(self._text(variant.value) for variant in node.variants if variant.default)

        def selection(arguments: Arguments) -> str:
            value = selector(arguments)
            category = plural(value) if isinstance(value, int) else value
            for key, text in variants:
                if key == value or key == category:
                    return text(arguments)
            return default(arguments)

        return selection


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> Value:
    return key.name if isinstance(key, ftl.Identifier) else int(key.value)
