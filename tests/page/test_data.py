"""What the page knows of the games comes from their modules."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tools import page_data
from valles.describe.card import card_lines
from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.games.registry import own_games, rulebook

GAMES = own_games()


@cache
def written() -> dict[str, Any]:
    return {name: json.loads(text) for name, text in page_data.files().items()}


# What is written


def test_there_is_a_file_for_each_game_and_each_of_its_languages():
    expected = {f"{game}.json" for game in GAMES} | {
        f"{game}.{language}.json" for game in GAMES for language in LANGUAGES
    }
    assert set(written()) == expected | {f"rules.{game}.json" for game in GAMES}


def test_files_are_written_where_they_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_data, "GENERATED", tmp_path / "generated")
    page_data.write()
    stale, *others = sorted((tmp_path / "generated").iterdir())
    stale.write_text("[]", encoding="utf-8")
    untouched = {path: path.stat().st_ino for path in others}

    page_data.write()

    files = sorted((tmp_path / "generated").iterdir())
    assert {path.name: json.loads(path.read_text(encoding="utf-8")) for path in files} == written()
    assert {path: path.stat().st_ino for path in others} == untouched


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_every_option_by_kind_and_noun(game: str):
    nouns = written()[f"{game}.json"]["vocabulary"]
    vocabulary = rulebook(game).vocabulary
    known = {
        vocabulary.text(option): (vocabulary.kind_of(option).name, vocabulary.noun_of(option))
        for option in range(len(vocabulary))
    }

    # As web/src/table/option.ts writes them.
    assert {f"{kind}:{noun}" if noun else kind: (kind, noun) for kind in nouns for noun in nouns[kind]} == known


def test_developments_and_deliveries_are_the_nouns_of_their_options():
    page = written()["on_mars.json"]

    assert [way["id"] for way in page["developments"]] == page["vocabulary"]["develop"]
    assert page["developments"][0] == {"id": "1a-2a", "from": "1a", "to": "2a"}
    assert [delivery["id"] for delivery in page["deliveries"]] == page["vocabulary"]["deliver"]
    assert page["deliveries"][0] == {"id": "contract_7:mineral", "card": "contract_7", "good": "mineral"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_cards_stand_in_the_order_of_their_numbers(game: str, language: str):
    cards = written()[f"{game}.{language}.json"]
    assert [card["number"] for card in cards] == list(range(1, len(cards) + 1))
    for card, declared in zip(cards, rulebook(game).cards(), strict=True):
        assert card["id"] == declared.id
        assert card["name"] == render(declared.noun(), language)
        assert card["lines"] == card_lines(declared, language)


def test_a_card():
    ants = next(dict(card) for card in written()["terraforming_mars.en.json"] if card["id"] == "ants")
    assert ants.pop("lines")
    assert [part["head"] for part in ants.pop("icons")] == ["", "action", ""]
    assert ants == {
        "number": 35,
        "id": "ants",
        "printed": "035",
        "kind": "active",
        "deck": "base",
        "cost": 9,
        "tags": ["microbe"],
        "credits": 0,
        "holds": "microbes",
        "acts": True,
        "name": "Ants",
    }


def test_the_map_of_tharsis():
    """Where the rulebook's map has what."""
    [tharsis] = [map for map in written()["terraforming_mars.json"]["maps"] if map["name"] == "tharsis"]
    spaces = {space["name"]: space for space in tharsis["spaces"]}
    assert (tharsis["name"], len(tharsis["milestones"]), len(tharsis["awards"])) == ("tharsis", 5, 5)
    assert len(spaces) == 63
    assert [space["ocean"] for space in spaces.values()].count(True) == 12
    assert [name for name, space in spaces.items() if space["volcano"]] == ["r2c2", "r3c1", "r4c1", "r5c1"]
    assert spaces["r5c3"]["reserved"] == "noctis_city"
    assert spaces["r1c1"]["bonus"] == {"steel": 2}
    assert spaces["r4c1"]["bonus"] == {"titanium": 1, "plants": 1}
    assert spaces["r2c6"]["bonus"] == {"cards": 2}
    assert spaces["phobos_space_haven"]["row"] is None
    assert (spaces["r9c5"]["row"], spaces["r9c5"]["column"]) == (9, 5)
    assert [spaces[name]["place"] for name in ("r1c1", "r5c5", "r5c9", "r9c5")] == [[-2, -4], [0, 0], [4, 0], [2, 4]]
    assert [spaces[name]["reserved"] for name in ("phobos_space_haven", "r4c8")] == ["phobos_space_haven", "ocean"]


def test_the_steps_that_give_something():
    tracks = written()["terraforming_mars.json"]["parameters"]
    given = {(name, track["values"][b["step"]], b["gives"]) for name, track in tracks.items() for b in track["bonuses"]}
    assert given == {
        ("temperature", -24, "heat_production"),
        ("temperature", -20, "heat_production"),
        ("temperature", 0, "ocean"),
        ("oxygen", 8, "temperature"),
    }
    assert [track["values"][-1] for track in tracks.values()] == [8, 14, 9]


def test_the_map_of_the_colony():
    hexes = {hex["name"]: hex for hex in written()["on_mars.json"]["hexes"]}
    assert len(hexes) == 91
    assert (min(hexes), max(hexes)) == ("a1", "m3")
    assert (hexes["g5"]["q"], hexes["g5"]["r"]) == (0, 0)


def test_the_actions_of_on_mars_with_their_sides():
    actions = written()["on_mars.json"]["actions"]
    assert [action["side"] for action in actions] == ["orbit"] * 5 + ["colony"] * 5
    assert {action["id"] for action in actions if action["slots"] is None} == {
        *("landing_pod", "learn_tech", "resupply", "control_center", "welcome_ship"),
    }
