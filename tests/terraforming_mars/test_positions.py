"""In positions counted by hand from the rulebook, the options are exactly those that a rule allows.

A position is a file of entries; an indented line goes on with the entry above, `#` begins a remark.

    table seats=("yellow", "blue")      the scenario table, with its options; may be left out
    open seats=("yellow", "blue")       instead: a game at its very beginning
    dealt yellow corporations=[…]       the corporations that the seat may choose from
    map . ~ . …                         all areas: `.` land, `~` ocean area, `N` Noctis, `P` south pole, O ocean, and
                                        with the initial of a seat G greenery, C city, K Capital, S special, L claim
    given yellow credits=3              as in scenarios, of a seat or of the table
    when yellow pass                    as in scenarios
    asked yellow ask-action             who is asked, and what
    TM-STD-01 standard:city …           options that are possible, after the rule that allows them
    not                                 from here on: options that are impossible, after the rule that forbids them
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import valles
from tests.support.ledger import defined
from tests.terraforming_mars.scorer import BOARD
from tests.terraforming_mars.scorer import facts as printed_facts
from valles.testing import table

FILES = sorted((Path(__file__).parent / "positions").glob("*.txt"))
RULES = set(defined())
SEATS = ("yellow", "blue", "pink", "green", "white")
HEXES = {board["map"]: board["hexes"] for board in (BOARD, *printed_facts("maps")["maps"])}
TILES = {"G": "greenery", "C": "city", "K": "capital", "S": "natural_preserve", "L": "claim"}


def entries(text: str) -> Iterator[tuple[str, str]]:
    reasons: list[str] = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            if line[0].isspace():
                reasons[-1] += " " + line.strip()
            else:
                reasons.append(line)
    for entry in reasons:
        word, _, rest = entry.partition(" ")
        yield word, rest.strip()


def facts(text: str) -> dict[str, Any]:
    """The keyword arguments as they would stand in a call."""
    call = ast.parse(f"given({text})", mode="eval").body
    assert isinstance(call, ast.Call)
    return {str(keyword.arg): ast.literal_eval(keyword.value) for keyword in call.keywords}


def printed_mark(area: dict[str, Any]) -> str:
    if area["kind"] == "ocean":
        return "~"
    if area["reserved_for"]:
        return "N"
    return "P" if area.get("special") else "."


def tiles(text: str, board: str) -> dict[str, str | tuple[str, str]]:
    """What the map shows; its empty areas must be drawn as what they are."""
    entries: dict[str, str | tuple[str, str]] = {}
    for mark, area in zip(text.split(), HEXES[board], strict=True):
        if mark in (".", "~", "N", "P"):
            assert mark == printed_mark(area), f"{area['id']} is drawn as {mark}"
        elif mark == "O":
            entries[area["id"]] = "ocean"
        else:
            entries[area["id"]] = (TILES[mark[0]], next(seat for seat in SEATS if seat[0] == mark[1]))
    return entries


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
            elif word.startswith("TM-"):
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
            self.game = valles.new("terraforming_mars", seed=1, first=settings["seats"][0], **settings)
        elif word == "dealt":
            self.deal(seat, facts(more)["corporations"])
        elif word == "when":
            self.game.play(seat, *more.split())
        else:
            if self.table is None:
                self.table = table("terraforming_mars", **(facts(rest) if word == "table" else {}))
                self.game = self.table.game
            if word == "map":
                self.table.given(tiles=tiles(rest, self.game.state.map.name))
            elif word == "given" and seat in SEATS:
                self.table.given(seat, **facts(more))
            elif word == "given":
                self.table.given(**facts(rest))
            elif word != "table":
                raise ValueError(f"a position has no entry {word!r}")

    def deal(self, seat: str, corporations: list[str]) -> None:
        numbers = {card.id: card.number for card in self.game.rules.cards()}
        index = self.game.seats.index(seat)
        self.game.state.seats[index].dealt = sorted(numbers[name] for name in corporations)
        for name in corporations:
            self.game.state.known[numbers[name]] = 1 << index


def test_there_are_enough_positions():
    assert len(FILES) >= 25
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    for setting in ('map="hellas"', 'map="elysium"', "prelude=True"):
        assert sum(setting in text for text in texts) >= 4, setting


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_options_are_exactly_those_that_a_rule_allows(path):
    position = Position(path)
    game = position.game
    prompts = {choice.seat: choice.prompt.key for choice in game.pending}
    assert prompts.get(position.seat) == position.prompt
    legal = game.legal(position.seat)
    assert len(legal) == len(set(legal))
    assert set(legal) == set(position.possible)
    for option, rule in position.impossible.items():
        assert game.why_not(position.seat, option) is not None, f"{option} must not be possible: {rule}"
    for seat in game.seats:
        assert seat in prompts or game.legal(seat) == []
