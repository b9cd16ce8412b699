"""The card index, against the facts."""

import json
from typing import Any

import pytest

from tests.describe.sample import RULES, spaced
from tests.support.ledger import ROOT
from valles.describe.export import cards
from valles.describe.language import LANGUAGES, UnknownLanguage
from valles.describe.text import capital, render
from valles.describe.typography import APOSTROPHE

FACTS = ROOT / "tests/facts/terraforming_mars"
FILES = ("projects", "corporations", "prelude")
NAMES = (ROOT / "tests/describe/names.md").read_text(encoding="utf-8")


def facts() -> dict[str, dict[str, Any]]:
    files = {file: json.loads((FACTS / f"{file}.json").read_text(encoding="utf-8")) for file in FILES}
    later = files.pop("prelude")
    lists = [*files.values(), later["preludes"], later["projects"], later["corporations"]]
    return {fact["id"]: fact for entries in lists for fact in entries}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_facts(language: str):
    """A name that is missing or different there is chosen here, and listed with its reason."""
    known = facts()
    unlisted = []
    for card in RULES.cards():
        name = known[card.id]["name"][language]
        shown = spaced(render(card.noun(), language))
        if name is None or as_printed(shown, language) != as_printed(capital(name), language):
            line = f"| {language} | {card.name} | {shown} |"
            unlisted += [line] if line not in NAMES else []
    assert not unlisted


def as_printed(name: str, language: str) -> str:
    """Polish rulebooks write names in sentence case, the facts have every word with a capital."""
    name = name.replace("'", APOSTROPHE)
    return name[:1] + name[1:].casefold() if language == "pl" else name


def test_the_index_has_every_card_with_its_printed_facts():
    known = facts()
    index = cards(RULES, "en")
    assert len(index) == len(known) == 221 + 47
    for entry in index:
        fact = known[entry["id"]]
        assert entry["number"] == fact["number"]
        assert entry["deck"] == fact["deck"] or fact["deck"] == "beginner"
        assert [tag for tag in entry["tags"] if tag != "event"] == fact["tags"]
        assert entry["cost"] == fact.get("cost", 0)
        assert entry["kind"] == fact.get("kind", "corporation")


OXYGEN = {"type": "thing", "name": "oxygen", "count": 4, "bound": "min"}
EATING = {
    "type": "relation",
    "sign": "price",
    "left": [{"type": "thing", "name": "microbes", "count": 1, "sign": "-", "whose": "any"}],
    "right": [{"type": "thing", "name": "microbes", "count": 1, "sign": "+"}],
}
POINTS = {
    "type": "relation",
    "sign": "each",
    "left": [{"type": "thing", "name": "points", "count": 1}],
    "right": [{"type": "thing", "name": "microbes", "count": 2}],
}


def test_an_entry_of_the_index():
    ants = next(entry for entry in cards(RULES, "de") if entry["id"] == "ants")
    assert {**ants, "text": spaced(ants["text"])} == {
        "number": "035",
        "id": "ants",
        "name": "Ameisen",
        "kind": "active",
        "deck": "base",
        "cost": 9,
        "tags": ["microbe"],
        "requirements": [OXYGEN],
        "points": [POINTS],
        "text": "Bedingung: mindestens 4 % Sauerstoff. Aktion: Entferne 1 Mikrobe von einer beliebigen Karte, um"
        " 1 Mikrobe auf diese Karte zu legen. 1 Siegpunkt je 2 Mikroben auf dieser Karte.",
        "icons": [
            {"head": "", "icons": [OXYGEN]},
            {"head": "action", "icons": [EATING]},
            {"head": "", "icons": [POINTS]},
        ],
    }


def test_the_index_is_plain_data():
    index = cards(RULES, "en")
    assert json.loads(json.dumps(index)) == index


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage, match="there is no language 'fr'"):
        cards(RULES, "fr")
