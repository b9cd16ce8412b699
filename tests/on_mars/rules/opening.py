"""Fresh games of On Mars and the facts they are compared with."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import valles
from tests.support.ledger import ROOT
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.colony import HEX_NAMES, PLACES
from valles.games.on_mars.scenario import SeatView

FACTS = ROOT / "tests/facts/on_mars"
THREE = ("purple", "green", "yellow")
FOUR = ("purple", "green", "yellow", "blue")
LSS_BUILDINGS = {"generator", "water_extractor", "greenhouse", "oxygen_condenser"}
TECHS = {"mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "rover", "upgrade", "ship"}
"""Those of the grid."""


def facts(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))
    return data


def hexes(places: Iterable[str]) -> list[str]:
    """The names of hexes that the facts give by axial coordinates: `0,-2` is g3."""
    lines = []
    for place in places:
        q, r = place.split(",")
        lines.append(HEX_NAMES[PLACES.index((int(q), int(r)))])
    return lines


def names(numbers: Iterable[int]) -> list[str]:
    return [CARDS[number].id for number in numbers]


def seat(game: valles.Game, place: int = 0) -> SeatView:
    return SeatView(game.state, place)


def on_the_ground(game: valles.Game) -> dict[str, str]:
    """The tiles and crystals on the map, by hex."""
    return {HEX_NAMES[hex]: CARDS[tile].id or "crystal" for hex, tile in enumerate(game.state.ground) if tile}


def fresh(players: int = 3, **options: Any) -> valles.Game:
    return valles.new("on_mars", players=players, **{"seed": 1, "first": "purple", **options})


def pending_prompt(game: valles.Game) -> tuple[str, str]:
    """The seat that has to decide, and the key of its question."""
    (choice,) = game.pending
    return choice.seat, choice.prompt.key


def decline(game: valles.Game) -> None:
    """Leave out every benefit until the next marker, the shuttle or a turn is to be decided."""
    while pending_prompt(game)[1] not in ("om-ask-space", "om-ask-shuttle", "om-ask-turn", "om-ask-turn-main-done"):
        seat = pending_prompt(game)[0]
        game.play(seat, next(option for option in ("done", "no") if option in game.legal(seat)))


def placed(spaces: Mapping[str, int], **options: Any) -> valles.Game:
    """A game in which these seats have taken these spaces, without the benefits that are asked for."""
    game = valles.new("on_mars", seats=tuple(spaces), **{"seed": 1, "first": next(iter(spaces)), **options})
    for seat, space in spaces.items():
        game.play(seat, f"space:{space}")
        decline(game)
    return game
