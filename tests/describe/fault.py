"""What can be wrong with the messages of a language, each fault by its name."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from fluent.syntax import ast as ftl

from tests.describe.sample import Cases, Variables, argument_of, inside
from valles.describe.text import PLAIN, ArgumentForm, argument_form
from valles.kernel.phrase import Arg, Noun, Phrase

LIKE_NOMINATIVE = {"de": {"accusative", "dative"}, "pl": {"accusative", "placed"}}
"""The cases of a grammar in which many nouns are as in the nominative; any other form has to be written out."""
INVARIABLE = {"pl": re.compile("credits|om-card-.*"), "it": re.compile("om-card-.*")}
"""Nouns that have one form: M€, and names that stand in quotation marks."""
SILENT = {"ask-draft": {"seat"}, "log-rating": {"steps"}, "om-option-action": {"price"}}
SILENT |= {f"log-{loss}": {"left"} for loss in ("loss", "card-loss", "production-loss")}
"""Arguments that only the page looks at."""
TRIGGER = {"least", "tags"}
"""Every effect that waits has these; few kinds of them show them."""
TRIGGERS = re.compile("(you|anyone)-(play|place|cover|use|pay).*|(city|ocean)-placed.*")


def missing(messages: Iterable[ftl.Message], keys: Iterable[str]) -> list[str]:
    """Keys that there are in English and not here."""
    return sorted(set(keys) - {message.id.name for message in messages})


def dropped(messages: Iterable[ftl.Message], given: Mapping[str, set[str]]) -> list[str]:
    """Arguments that a message gets and does not use."""
    faults = []
    for message in messages:
        key = message.id.name
        names = {argument_of(name) for name in Variables(message).names}
        silent = SILENT.get(key, set()) | (TRIGGER if TRIGGERS.fullmatch(key) else set())
        faults += [f"{key}: ${name}" for name in sorted(given.get(key, set()) - names - silent)]
    return faults


def without_case(messages: Iterable[ftl.Message], pairs: Iterable[tuple[str, str]], language: str) -> list[str]:
    """Nouns that a message needs in a case for which they have no form."""
    cases = {message.id.name: Cases(message).names for message in messages}
    spared = LIKE_NOMINATIVE.get(language, set()) | {PLAIN}
    invariable = INVARIABLE.get(language, re.compile("$."))
    return sorted(
        {
            f"{key}: {case}"
            for key, case in pairs
            if case not in spared and case not in cases[key] and (cases[key] or not invariable.fullmatch(key))
        }
    )


def arguments(phrases: Iterable[Phrase]) -> dict[str, set[str]]:
    """The names of the arguments of every phrase, and of those inside."""
    names: dict[str, set[str]] = defaultdict(set)
    for phrase in phrases:
        for inner in _phrases(phrase):
            names[inner.key] |= set(inner.args)
    return names


def noun_cases(arg: Arg, language: str, how: ArgumentForm | None = None) -> Iterator[tuple[str, str]]:
    """Every noun of a text, with the case that the phrase needs."""
    how = how or ArgumentForm()
    if isinstance(arg, Noun):
        yield arg.key, how.case
    elif isinstance(arg, Phrase):
        for name, inner in arg.args.items():
            yield from noun_cases(inner, language, argument_form(language, arg.key, name, how.case))
    elif isinstance(arg, list):
        for item in arg[:-1]:
            yield from noun_cases(item, language, how._replace(case=how.before))
        for item in arg[-1:]:
            yield from noun_cases(item, language, how)


def _phrases(arg: Arg) -> Iterator[Phrase]:
    if isinstance(arg, Phrase):
        yield arg
    for inner in inside(arg):
        yield from _phrases(inner)
