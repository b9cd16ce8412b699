"""Names of people in place of the colours of their seats, as web/src/table/people.ts puts them."""

from __future__ import annotations

from collections.abc import Mapping

from valles.kernel.phrase import Arg, Noun, Phrase

SEAT = "seat-"
PERSON = "person"


def named(phrase: Phrase, names: Mapping[str, str]) -> Phrase:
    """Return the phrase with names of people for seats; a name becomes a phrase, since it may need a form for its case.

    Examples:
        >>> named(Phrase("log-pass", {"seat": Noun("seat-blue")}), {"blue": "Anna"})
        Phrase(key='log-pass', args={'seat': Phrase(key='person', args={'name': 'Anna'})})
    """
    return Phrase(phrase.key, {name: _named(arg, names) for name, arg in phrase.args.items()})


def _named(arg: Arg, names: Mapping[str, str]) -> Arg:
    if isinstance(arg, Phrase):
        return named(arg, names)
    if isinstance(arg, list):
        return [_named(item, names) for item in arg]
    if isinstance(arg, Noun) and arg.key.removeprefix(SEAT) in names:
        return Phrase(PERSON, {"name": names[arg.key.removeprefix(SEAT)]})
    return arg
