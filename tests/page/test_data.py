"""What the page knows of the games is what their modules say, and it names views as Python does."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.page.viewing import check_names, views
from tools import page_data
from tools.page_data import GAMES
from valles.describe.card import card_lines
from valles.describe.text import languages, speak
from valles.games.registry import rulebook
from valles.games.terraforming_mars import component as tm
from valles.games.terraforming_mars.maps.tharsis import THARSIS
from valles.games.terraforming_mars.parameter import complete, degrees
from valles.games.terraforming_mars.phase import ACTION_PHASE, DRAFT, FINAL_GREENERY, RESEARCH
from valles.games.terraforming_mars.setup import FIRST_HANDS, SHOW_CORPORATION
from valles.games.terraforming_mars.state import Seat, State

SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"seats": ["green", "yellow"], "draft": True},
    {"players": 3, "corporate_era": False, "edition": "pl"},
    {"players": 5, "draft": True},
)
EARLY = 25


@cache
def written() -> dict[str, Any]:
    return {name: json.loads(text) for name, text in page_data.files().items()}


# What is written


def test_there_is_a_file_for_each_game_and_each_of_its_languages():
    expected = {f"{game}.json" for game in GAMES} | {
        f"{game}.{language}.json" for game in GAMES for language in languages()
    }
    assert set(written()) == expected | {f"rules.{game}.json" for game in GAMES}


def test_files_are_written_where_they_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_data, "GENERATED", tmp_path / "generated")
    page_data.write()
    stale, *others = sorted((tmp_path / "generated").iterdir())
    stale.write_text("[]", encoding="utf-8")
    untouched = {path: path.stat().st_ino for path in others}

    page_data.write()

    found = sorted((tmp_path / "generated").iterdir())
    assert {path.name: json.loads(path.read_text(encoding="utf-8")) for path in found} == written()
    assert {path: path.stat().st_ino for path in others} == untouched


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_cards_stand_in_the_order_of_their_numbers(game: str, language: str):
    cards = written()[f"{game}.{language}.json"]
    assert [card["number"] for card in cards] == list(range(1, len(cards) + 1))
    for card, declared in zip(cards, rulebook(game).cards(), strict=True):
        assert card["id"] == declared.id
        assert card["name"] == speak(declared.noun(), language)
        assert card["lines"] == card_lines(declared, language)


def test_a_card():
    ants = next(card for card in written()["terraforming_mars.en.json"] if card["id"] == "ants")
    assert ants.pop("lines") and ants.pop("icons")
    assert ants == {
        "number": 35,
        "id": "ants",
        "printed": "035",
        "kind": "active",
        "deck": "base",
        "cost": 9,
        "tags": ["microbe"],
        "requirements": ["min:4:oxygen"],
        "points": ["1:points", "per", "2:microbes"],
        "credits": 0,
        "holds": "microbes",
        "acts": True,
        "name": "Ants",
    }


def test_the_map_of_tharsis():
    """Where the rulebook's map has what."""
    spaces = {space["name"]: space for space in written()["terraforming_mars.json"]["spaces"]}
    assert len(spaces) == 63
    assert [space["ocean"] for space in spaces.values()].count(True) == 12
    assert [name for name, space in spaces.items() if space["volcano"]] == ["r2c2", "r3c1", "r4c1", "r5c1"]
    assert spaces["r5c3"]["reserved"] == "noctis_city"
    assert spaces["r1c1"]["bonus"] == {"steel": 2}
    assert spaces["r4c1"]["bonus"] == {"titanium": 1, "plants": 1}
    assert spaces["r2c6"]["bonus"] == {"cards": 2}
    assert spaces["phobos_space_haven"]["row"] is None
    assert (spaces["r9c5"]["row"], spaces["r9c5"]["column"]) == (9, 5)


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


# What a view holds, by name


def seat_name(state: State, number: int) -> str | None:
    return tm.SEATS[state.colours[number]] if 0 <= number < len(state.seats) else None


def pile(cards: list[int]) -> dict[str, Any]:
    return {"cards": [number for number in cards if number], "count": len(cards)}


def phase(state: State) -> str | None:
    named = {FIRST_HANDS.id: "setup", SHOW_CORPORATION.id: "setup", DRAFT.id: "draft", RESEARCH.id: "research"}
    named |= {ACTION_PHASE.id: "action", FINAL_GREENERY.id: "final_greenery"}
    told = [named[frame.effect] for frame in state.stack if frame.effect in named]
    return told[-1] if told else None


def by_name(names: tuple[str, ...], values: list[Any]) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


def named_table(seen: State) -> dict[str, Any]:
    return {
        "players": [named_player(seen, number, board) for number, board in enumerate(seen.seats)],
        "areas": [named_area(seen, number) for number in range(THARSIS.spaces)],
        "parameters": {
            "temperature": level(seen.temperature, degrees(seen.temperature), 8),
            "oxygen": level(seen.oxygen, seen.oxygen, 14),
            "oceans": level(seen.oceans, seen.oceans, 9),
        },
        "milestones": {
            goal.id: seat_name(seen, owner - 1) for goal, owner in zip(THARSIS.milestones, seen.milestones, strict=True)
        },
        "awards": {
            goal.id: seat_name(seen, owner - 1) for goal, owner in zip(THARSIS.awards, seen.awards, strict=True)
        },
        "generation": seen.generation,
        "phase": phase(seen),
        "first": seat_name(seen, seen.first),
        "turn": seat_name(seen, seen.last_turn) if phase(seen) == "action" else None,
        "deck": pile(seen.deck),
        "discard": pile(seen.discard),
        "viewer": seat_name(seen, seen.viewer),
        "solo": seen.solo,
        "corporateEra": seen.corporate_era,
        "draft": seen.draft,
        "edition": tm.EDITIONS[seen.edition],
        "final": seen.final,
    }


def level(step: int, value: int, end: int) -> dict[str, Any]:
    return {"step": step, "value": value, "complete": value == end}


def named_player(seen: State, number: int, board: Seat) -> dict[str, Any]:
    text = rulebook("terraforming_mars").vocabulary.text
    played = [
        {"number": card, "held": seen.on[card], "used": seen.used[card]}
        | {"acts": card in board.acting, "watches": card in board.watching}
        for card in board.tableau
    ]
    return {
        "seat": seat_name(seen, number),
        "resources": by_name(tm.STOCK, board.stock),
        "production": by_name(tm.STOCK, board.production),
        "rating": board.rating,
        "ratingRose": board.rating_rose,
        "tags": by_name(tm.TAGS, board.tags),
        "corporation": board.corporation or None,
        **{name: pile(getattr(board, name)) for name in ("hand", "dealt", "offered", "kept", "events")},
        "played": played,
        "passed": board.passed,
        "firstAction": board.first_action,
        "answers": [text(option) for option in seen.answers[number] if option >= 0],
        "answered": seen.answers[number] == [-1],
        "discount": board.discount,
        "tagDiscounts": by_name(tm.TAGS, board.tag_discounts),
        "powerPlantDiscount": board.power_plant_discount,
        "nextDiscount": board.next_discount,
        "shift": board.shift,
        "nextShift": board.next_shift,
        "steelValue": board.metal_values[tm.STEEL],
        "titaniumValue": board.metal_values[tm.TITANIUM],
        "greeneryPrice": board.greenery_price,
        "heatIsMoney": board.heat_is_money,
        "protected": board.protected,
    }


def named_area(seen: State, number: int) -> dict[str, Any]:
    owner = seen.owner[number] - 1
    return {
        **written()["terraforming_mars.json"]["spaces"][number],
        "number": number,
        "tile": tm.TILES[seen.tile[number]] if seen.tile[number] else None,
        "owner": "neutral" if owner == tm.NEUTRAL else seat_name(seen, owner),
        "claim": seat_name(seen, seen.claim[number] - 1),
    }


def test_the_page_names_what_random_games_hold(tmp_path: Path):
    seen = [view for seed, setup in enumerate(SETUPS, 1) for view in views("terraforming_mars", seed, setup, EARLY)]
    rules = rulebook("terraforming_mars")
    cases = [{"view": rules.save(view), "expected": named_table(view)} for view in seen]
    phases = {case["expected"]["phase"] for case in cases}
    assert phases >= {"setup", "draft", "research", "action", None}
    assert any(complete(view) for view in seen)
    check_names("terraforming_mars", cases, tmp_path)
