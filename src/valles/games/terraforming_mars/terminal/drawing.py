"""The table of Terraforming Mars as a picture: the map with its tiles, the parameters, and every seat."""

from __future__ import annotations

from typing import Any, Final

from valles.describe.drawing import LINE, Drawing
from valles.describe.text import render
from valles.games.terraforming_mars.printed import OCEAN_TILES, OXYGEN_STEPS, WARMEST, rows_of
from valles.games.terraforming_mars.public import PublicView
from valles.kernel.phrase import Arg, Noun, Phrase

RADIUS: Final = 24.0
WIDE: Final = RADIUS * 1.74
HIGH: Final = RADIUS * 1.5
TILE_COLOURS: Final = {"ocean": "#2f74b5", "greenery": "#3f8f45", "city": "#6b7280", "capital": "#4b5563"}
SPECIAL_COLOUR: Final = "#8a5a2b"


def drawing(view: PublicView, language: str = "en") -> str:
    """Return the public view as SVG."""

    def text(key: str, **args: Arg) -> str:
        return render(Phrase(key, args), language)

    picture = Drawing(text("ui-generation", generation=str(view.generation)))
    rows = rows_of(view.map)
    widest = max(map(len, rows))
    for number, row in enumerate(rows):
        for place, area in enumerate(row):
            x = 30 + WIDE * (place + (widest - len(row)) / 2)
            draw_area(picture, view, area, x, 30 + HIGH * number, language)
    x = 30 + WIDE * widest
    now = view.parameters
    lines = [
        text("ui-generation", generation=str(view.generation)),
        text("ui-temperature", degrees=f"{now.temperature.value}/{WARMEST:+d}"),
        text("ui-oxygen", percent=f"{now.oxygen.value}/{OXYGEN_STEPS}"),
        text("ui-oceans", oceans=f"{now.oceans.value}/{OCEAN_TILES}"),
    ]
    for number, line in enumerate(lines):
        picture.text(x, 28 + LINE * number, line, style="ink head" if number == 0 else "ink")
    y = 28 + LINE * len(lines) + 14.0
    for player in view.players:
        stock: list[Arg] = [Noun(name, count, True) for name, count in player.resources.items() if count]
        facts = [text("ui-rating", rating=player.rating), text("ui-hand", cards=Noun("cards", player.hand.count, True))]
        seat_lines = [f"{render(Noun(f'seat-{player.seat}'), language)}: {', '.join(facts)}"]
        seat_lines += [text("in-order", steps=stock)] if stock else []
        y = picture.seat(x, y, player.seat, seat_lines)
    return picture.svg()


def draw_area(picture: Drawing, view: PublicView, area: Any, x: float, y: float, language: str) -> None:
    lying = view.areas.get(area.name)
    if lying is None or lying.tile is None:
        mark = "".join(letter for letter in area.mark if letter.islower())
        claim = lying.claim if lying is not None and lying.claim else ""
        style = "water-area" if area.ocean else "land"
        picture.hex(x, y, RADIUS, style=style, label=area.label, mark=mark, edge=claim)
        return
    fill = TILE_COLOURS.get(lying.tile, SPECIAL_COLOUR)
    name = render(Noun("tile-" + lying.tile.replace("_", "-")), language)
    picture.hex(x, y, RADIUS, fill=fill, edge=lying.owner or "", label=f"{area.label}: {name}")
