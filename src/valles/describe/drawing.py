"""Pictures of a table as SVG: hexes and lines of text, in light and dark."""

from __future__ import annotations

import math
from html import escape
from typing import Final

SEAT_COLOURS: Final = {
    "yellow": "#d9a400", "blue": "#3b82f6", "pink": "#e0569b", "green": "#2f9e44", "white": "#9aa3ad",
    "purple": "#8b5cf6",
}  # fmt: skip
STYLE: Final = """
.paper{fill:#fbf7f2}.ink{fill:#2b211c}.dim{fill:#7a6a5f}.land{fill:#e9d3bf}.water-area{fill:#d3e4ef}
.hex{stroke:#fbf7f2;stroke-width:1.5}text{font:12px system-ui,sans-serif}.head{font-weight:600}
@media (prefers-color-scheme:dark){.paper{fill:#1d1714}.ink{fill:#f2e8df}.dim{fill:#b09e90}.land{fill:#4a3325}
.water-area{fill:#24384a}.hex{stroke:#1d1714}}
"""
LINE: Final = 18
"""From one line of text to the next."""


class Drawing:
    """A picture that grows by what is put on it; places are told in pixels from the left and from the top."""

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self._parts: Final[list[str]] = []
        self._wide = self._high = 0.0

    def hex(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str = "",
        style: str = "land",
        edge: str = "",
        label: str = "",
        mark: str = "",
        flat: bool = False,
    ) -> None:
        """A hex around a point, of a style or a colour, with a coloured edge, a short mark, and what it is called."""
        turn = 0 if flat else 30
        corners = [math.radians(60 * corner + turn) for corner in range(6)]
        points = " ".join(f"{x + radius * math.cos(at):.1f},{y + radius * math.sin(at):.1f}" for at in corners)
        colour = f' style="fill:{fill}"' if fill else ""
        named = f"<title>{escape(label)}</title>" if label else ""
        self._parts.append(f'<polygon class="hex {style}"{colour} points="{points}">{named}</polygon>')
        if edge:
            self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 0.6:.1f}" {ring(edge)}/>')
        if mark:
            colour = "#fff" if fill else ""
            self.text(x, y + 4, mark, style="ink" if not fill else "", middle=True, fill=colour)
        self._reach(x + radius, y + radius)

    def text(self, x: float, y: float, text: str, *, style: str = "ink", middle: bool = False, fill: str = "") -> None:
        anchor = ' text-anchor="middle"' if middle else ""
        colour = f' style="fill:{fill}"' if fill else ""
        self._parts.append(f'<text class="{style}" x="{x:.1f}" y="{y:.1f}"{anchor}{colour}>{escape(text)}</text>')
        self._reach(x + (0 if middle else 7 * len(text)), y)

    def seat(self, x: float, y: float, seat: str, lines: list[str]) -> float:
        """Return a seat by its colour with lines of text; answers where the next may begin."""
        self._parts.append(f'<circle cx="{x + 6:.1f}" cy="{y - 4:.1f}" r="6" fill="{SEAT_COLOURS.get(seat, "#888")}"/>')
        for number, line in enumerate(lines):
            self.text(x + 20, y + LINE * number, line, style="ink head" if number == 0 else "ink")
        return y + LINE * len(lines) + 8

    def _reach(self, x: float, y: float) -> None:
        self._wide, self._high = max(self._wide, x), max(self._high, y)

    def svg(self) -> str:
        wide, high = math.ceil(self._wide + 16), math.ceil(self._high + 16)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        label = escape(self.title)
        back = f'<rect class="paper" width="{wide}" height="{high}" rx="8"/>'
        return f'{head} role="img" aria-label="{label}"><style>{STYLE}</style>{back}{"".join(self._parts)}</svg>'


def ring(seat: str) -> str:
    return f'fill="none" stroke="{SEAT_COLOURS.get(seat, "#888")}" stroke-width="4"'
