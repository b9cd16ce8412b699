"""The table of On Mars as a picture: the colony with buildings and pieces, and every seat."""

from __future__ import annotations

from typing import Final

from valles.describe.drawing import LINE, Drawing
from valles.describe.text import render
from valles.games.on_mars.printed import LAST_LEVEL, PLACES
from valles.games.on_mars.public.struct import Hex, PublicView
from valles.kernel.phrase import Arg, Noun, Phrase

RADIUS: Final = 20.0
BUILDING_COLOURS: Final = {
    "mine": "#6b7280", "generator": "#b7791f", "water_extractor": "#2f74b5", "greenhouse": "#3f8f45",
    "oxygen_condenser": "#4a90a4", "shelter": "#a35b3a",
}  # fmt: skip
EMPTY: Final = Hex()


def drawing(view: PublicView, language: str = "en") -> str:
    """Return the public view as SVG."""

    def text(key: str, **args: Arg) -> str:
        return render(Phrase(key, args), language)

    picture = Drawing(text("om-ui-round", round=view.round))
    left = min(q for q, _ in PLACES.values())
    top = min(r + q / 2 for q, r in PLACES.values())
    for name, (q, r) in PLACES.items():
        x, y = 30 + RADIUS * 1.5 * (q - left), 30 + RADIUS * 1.74 * (r + q / 2 - top)
        draw_hex(picture, name, view.hexes.get(name, EMPTY), x, y, language)
    x = 50 + RADIUS * 1.5 * (max(q for q, _ in PLACES.values()) - left)
    lines = [
        text("om-ui-round", round=view.round),
        text("om-ui-level", level=f"{view.level}/{LAST_LEVEL}"),
        text("om-ui-remaining", left=view.remaining),
    ]
    for number, line in enumerate(lines):
        picture.text(x, 28 + LINE * number, line, style="ink head" if number == 0 else "ink")
    y = 28 + LINE * len(lines) + 14.0
    for player in view.players:
        name = "om-lacerda" if player.lacerda else f"seat-{player.seat}"
        points = render(Noun("om-points", player.points or 0, True), language)
        facts = [f"{render(Noun(name), language)}: {points}"]
        facts += [f"{text('om-ui-quarters')} {player.quarters}/{player.quarters_room}"]
        facts += [f"{text('om-ui-hangar')} {player.hangar}"]
        y = picture.seat(x, y, player.seat, facts)
    return picture.svg()


def draw_hex(picture: Drawing, name: str, hex: Hex, x: float, y: float, language: str) -> None:
    mark = "◆" if hex.crystal else "!" if hex.research else "?" if hex.ground else ""
    if hex.rovers or hex.bots:
        mark = "R" if hex.rovers else "B"
    edge = (hex.rovers[0] if hex.rovers else hex.bots[0].seat) if hex.rovers or hex.bots else ""
    if hex.building is None:
        picture.hex(x, y, RADIUS, label=name.upper(), mark=mark, edge=edge, flat=True)
        return
    owner = edge or (hex.upgrade.owner if hex.upgrade else hex.miner or hex.owner or "")
    label = render(Noun("om-" + hex.building.replace("_", "-")), language)
    fill = BUILDING_COLOURS[hex.building]
    mark = mark or ("*" if hex.upgrade else "")
    picture.hex(x, y, RADIUS, fill=fill, edge=owner, label=f"{name.upper()}: {label}", mark=mark, flat=True)
