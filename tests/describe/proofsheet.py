"""Generate the reader's proof: card texts, log lines, questions and answers with names of people, as files to be read.

A native reader reads the difference after each change of texts.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, islice, zip_longest
from pathlib import Path

from tests.describe.sample import SAMPLES, met, nouns_in, page_messages, phrases, spaced
from valles.describe.card import card_text
from valles.describe.language import LANGUAGES
from valles.describe.person import named
from valles.describe.text import render
from valles.kernel.phrase import Arg, Phrase

FOLDER = Path(__file__).parent / "proof"
NAMES = {"yellow": "Anna", "blue": "Lars", "pink": "Marek", "green": "Chris", "white": "Jezero", "purple": "Ida"}
PARTS = {
    "Milestones and awards": (re.compile("(goal|most)-"), 60),
    "The log": (re.compile("(om-)?(log|result)-"), 300),
    "Questions": (re.compile("(om-)?ask-"), 100),
    "Answers": (re.compile("(om-)?option-"), 150),
    "Reasons": (re.compile("(om-)?why-"), 150),
}
"""The keys of each part, and how many lines it has at most."""
SHARED = "shared"


def sheets() -> list[str]:
    return [*SAMPLES, SHARED]


def path_of(language: str, sheet: str) -> Path:
    return FOLDER / language / f"{sheet}.txt"


def proof(language: str, sheet: str) -> str:
    """A game's proof, or that of the messages of the page that name people."""
    if sheet == SHARED:
        return "\n".join(line(phrase, language) for phrase in page_messages() if "name" in phrase.args) + "\n"
    lines = ["# Cards", ""]
    for card in SAMPLES[sheet].rules.cards():
        lines.append(f"{card.id}: {spaced(render(card.noun(), language))}: {spaced(card_text(card, language))}")
    for part, (keys, count) in PARTS.items():
        texts = sorted(line(phrase, language) for phrase in islice(chosen(sheet, keys), count))
        lines += ["", f"# {part}", "", *texts] if texts else []
    return "\n".join(lines) + "\n"


def line(phrase: Phrase, language: str) -> str:
    return f"{phrase.key}: {spaced(render(with_names(phrase), language))}"


def chosen(game: str, keys: re.Pattern[str]) -> Iterator[Phrase]:
    """One phrase of every key, then a second of each, and so on; a made-up one only where no game uses the key."""
    by_key: dict[str, list[Phrase]] = defaultdict(list)
    really = {phrase.key for phrase in met(game)}
    for phrase in chain(met(game), (phrase for phrase in phrases(game) if phrase.key not in really)):
        if keys.match(phrase.key):
            by_key[phrase.key].append(phrase)
    return (phrase for phrase in chain.from_iterable(zip_longest(*by_key.values())) if phrase is not None)


def with_names(phrase: Phrase) -> Phrase:
    return named(phrase, NAMES)


def seats_in(arg: Arg) -> set[str]:
    """The seats in a phrase."""
    return {seat for key in nouns_in(arg) if (seat := key.removeprefix("seat-")) in NAMES}


def files() -> dict[Path, Callable[[], str]]:
    return {path_of(language, sheet): partial(proof, language, sheet) for language in LANGUAGES for sheet in sheets()}
