"""The course of a training as a picture: how often the net won, and how well it foresaw the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 260
EDGE: Final = 44
COLOURS: Final = ("#c1440e", "#2b6cb0", "#2f855a", "#6b46c1", "#b7791f")


def draw(course: Path, target: Path) -> None:
    """Draw what is noted in a course; nothing if there is none."""
    if course.exists():
        lines = [json.loads(line) for line in course.read_text(encoding="utf-8").splitlines()]
        target.write_text(picture(lines), encoding="utf-8")


def picture(lines: list[dict[str, Any]]) -> str:
    """An SVG with a line for each number of players, and one for what was not foreseen."""
    last = max((line["decisions"] for line in lines), default=0) or 1
    curves: dict[str, list[tuple[int, float]]] = {}
    for line in lines:
        if line["kind"] == "strength":
            curves.setdefault(f"won, {line['players']} players", []).append((line["decisions"], line["won"]))
        else:
            curves.setdefault("value not foreseen", []).append((line["decisions"], min(1.0, line["value_error"])))
    parts = [grid(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for number, (name, points) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{across(at / last):.1f},{down(value):.1f}" for at, value in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        if not name.startswith("value"):
            dots = (f'<circle cx="{across(at / last):.1f}" cy="{down(value):.1f}" r="3"/>' for at, value in points)
            parts.append(f'<g fill="{colour}">{"".join(dots)}</g>')
        parts.append(f'<text x="{EDGE + 150 * number}" y="16" fill="{colour}">{name}</text>')
    parts.append(
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 8}" text-anchor="end">{last / 1e6:.3g} million decisions</text>'
    )
    look = 'font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {look}>'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"])


def grid(share: float) -> str:
    at = down(share)
    line = f'<line x1="{EDGE}" y1="{at:.1f}" x2="{WIDTH - EDGE}" y2="{at:.1f}" stroke="#ddd"/>'
    return f'{line}<text x="{EDGE - 6}" y="{at + 4:.1f}" text-anchor="end">{share:.0%}</text>'


def across(share: float) -> float:
    return EDGE + share * (WIDTH - 2 * EDGE)


def down(value: float) -> float:
    return HEIGHT - EDGE + value * (2 * EDGE - 16 - HEIGHT)
