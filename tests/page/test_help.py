"""Help rests on rules that the ledgers have, in every language, and the page shows the ledgers whole."""

import re
from functools import cache
from typing import Any

import pytest

from tests.describe.sample import keys
from tests.support.ledger import ID, LEDGERS, ROOT, defined
from tools.page_data import pieces, rules
from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.games.registry import own_games
from valles.kernel.phrase import Phrase

GAMES = ROOT / "web/src/games"
GROUP = re.compile(r"^## (?:\d+\. )?((?:TM|OM)-[A-Z0-9]+):", re.MULTILINE)
LONGEST = 420
"""A help text is short: some four sentences, in every language."""


def helped() -> str:
    """The help of the games."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*/help.ts")))


@cache
def topics() -> dict[str, list[str]]:
    """The topics with the rules they rest on."""
    matches = re.findall(r'"((?:tm|om)-[a-z0-9-]+)": \[([^]]*)\]', helped())
    return {topic: re.findall(ID, ids) for topic, ids in matches}


def question_topics() -> dict[str, str]:
    """The topic of each question, by its key."""
    return dict(re.findall(r'^  "((?:om-)?ask-[a-z-]+)":\s+"([a-z0-9-]+)"', helped(), re.MULTILINE))


def shown(game: str) -> list[dict[str, Any]]:
    return [block for section in rules(game)["sections"] for block in section["blocks"] if block["kind"] == "rule"]


def test_every_topic_rests_on_rules_of_the_ledgers():
    known = set(defined())
    assert topics()
    assert not {topic: ids for topic, ids in topics().items() if not ids or set(ids) - known}


def test_every_group_of_rules_has_a_topic():
    groups = {group for ledger in LEDGERS for group in GROUP.findall(ledger.read_text(encoding="utf-8"))}
    assert not {group.lower() for group in groups} - set(topics())


def test_every_question_has_a_topic():
    questions = {key for key in keys("en", ("choices",)) if re.match(r"(om-)?ask-", key)}
    answers = question_topics()
    assert set(answers) == questions
    assert set(answers.values()) <= set(topics())


def test_every_topic_that_a_table_shows_is_there():
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(GAMES.rglob("*.svelte")))
    shown = set(re.findall(r'"((?:tm|om)-[a-z0-9-]+)"', "".join(re.findall(r"<Help [^>]*>", sources))))

    assert len(shown) > 30
    assert not shown - set(topics())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_summary(language: str):
    texts = {topic: render(Phrase(f"page-help-{topic}", {}), language) for topic in topics()}
    assert all(render(Phrase(f"page-help-{topic}-title", {}), language) for topic in topics())
    assert not {topic: len(text) for topic, text in texts.items() if not 60 < len(text) <= LONGEST}


def test_the_page_shows_every_rule_of_the_ledgers():
    assert sorted(block["id"] for game in own_games() for block in shown(game)) == sorted(defined())


def test_marks_and_named_rules_are_kept():
    known = {"TM-TILE-06", "TM-TILE-07"}

    parts = pieces("**Given** `r5c3`, see TM-TILE-06, -07 and -08; *so it is*.", known)

    assert parts == [
        ["b", "Given"], " ", ["code", "r5c3"], ", see ", ["rule", "TM-TILE-06", "TM-TILE-06"], ", ",
        ["rule", "-07", "TM-TILE-07"], " and -08; ", ["i", "so it is"], ".",
    ]  # fmt: skip


def test_a_rule_keeps_its_whole_text():
    text = {block["id"]: block["text"] for block in shown("terraforming_mars")}

    assert text["TM-TILE-16"][0].startswith("With no ocean left an ocean effect does nothing")
    assert text["TM-EX-01"][0] == ["b", "Ocean bonus."]
    assert "".join(piece if isinstance(piece, str) else piece[1] for piece in text["TM-TILE-23"]).endswith("(reading)]")
