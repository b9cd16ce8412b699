"""In positions counted by hand from the rulebook, the options are exactly those that a rule allows.

A position is a file of entries; an indented line goes on with the entry above, `#` begins a remark.

    table seats=("purple", "green")     the scenario table, with its options; may be left out
    open seats=("purple", "green")      instead: a game at its very beginning
    given purple mineral=1              as in scenarios, of a seat or of the table
    when purple action:construct        as in scenarios
    asked purple om-ask-turn            who is asked, and what
    OM-COL-20 build:mine …              options that are possible, after the rule that allows them
    not                                 from here on: options that are impossible, after the rule that forbids them
"""

import re
from pathlib import Path
from typing import Any

import pytest

import valles
from tests.terraforming_mars.test_positions import entries, facts
from valles.games.on_mars.rules.component import SEATS
from valles.testing import table

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = sorted((Path(__file__).parent / "positions").glob("*.txt"))
LEDGER = (ROOT / "docs/rules/on-mars.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^- \*\*(OM-[A-Z0-9]+-\d+)\b", LEDGER, re.MULTILINE))


class Position:
    def __init__(self, path: Path) -> None:
        self.seat = self.prompt = ""
        self.possible: dict[str, str] = {}
        self.impossible: dict[str, str] = {}
        self.table: Any = None
        self.game: Any = None
        listed = self.possible
        for word, rest in entries(path.read_text(encoding="utf-8")):
            if word == "asked":
                self.seat, self.prompt = rest.split()
            elif word == "not":
                listed = self.impossible
            elif word.startswith("OM-"):
                assert word in RULES, f"{word} is no rule"
                for option in rest.split():
                    assert option not in listed, f"{option} is listed twice"
                    listed[option] = word
            else:
                self.set_up(word, rest)

    def set_up(self, word: str, rest: str) -> None:
        seat, _, more = rest.partition(" ")
        if word == "open":
            settings = facts(rest)
            self.game = valles.new("on_mars", seed=1, first=settings["seats"][0], **settings)
        elif word == "when":
            self.game.play(seat, *more.split())
        else:
            if self.table is None:
                self.table = table("on_mars", **(facts(rest) if word == "table" else {}))
                self.game = self.table.game
            if word == "given" and seat in SEATS:
                self.table.given(seat, **facts(more))
            elif word == "given":
                self.table.given(**facts(rest))
            elif word != "table":
                raise ValueError(f"a position has no entry {word!r}")


def test_there_are_enough_positions():
    assert len(FILES) >= 25


def test_every_kind_of_question_has_a_position():
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/valles/games/on_mars").rglob("*.py"))
    prompts = {Position(path).prompt for path in FILES}
    assert set(re.findall(r"om-ask-[a-z-]+", sources)) == prompts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_options_are_exactly_those_that_a_rule_allows(path):
    position = Position(path)
    game = position.game
    prompts = {choice.seat: choice.prompt.key for choice in game.pending}
    assert prompts == {position.seat: position.prompt}
    legal = game.legal(position.seat)
    assert len(legal) == len(set(legal))
    assert set(legal) == set(position.possible)
    for option, rule in position.impossible.items():
        assert game.why_not(position.seat, option) is not None, f"{option} must not be possible: {rule}"
    for seat in game.seats:
        assert seat in prompts or game.legal(seat) == []
