"""Draws the metrics of a training run as an SVG: win rates, and how well the network predicted the rewards.

python examples/train.py --log curve.jsonl
python tools/curve.py curve.jsonl docs/reference/training.svg
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 260
MARGIN: Final = 44
COLORS: Final = ("#c1440e", "#2b6cb0", "#2f855a", "#6b46c1", "#b7791f")
VALUE_LOSS: Final = "value loss"


def curves_of(lines: list[dict[str, Any]]) -> dict[str, list[tuple[int, float]]]:
    """Return the points of a curve for each number of players, and of one for the value loss."""
    curves: dict[str, list[tuple[int, float]]] = {}
    for line in lines:
        if line["kind"] == "evaluation":
            points = curves.setdefault(f"win rate, {line['players']} players", [])
            points.append((line["decisions"], line["win_rate"]))
        elif "value_loss" in line:
            curves.setdefault(VALUE_LOSS, []).append((line["decisions"], min(1.0, line["value_loss"])))
    return curves


def picture(lines: list[dict[str, Any]]) -> str:
    """Return the curves of a run as an SVG."""
    last = max((line["decisions"] for line in lines), default=0) or 1
    parts = [grid(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for index, (name, points) in enumerate(curves_of(lines).items()):
        color = COLORS[index % len(COLORS)]
        path = " ".join(f"{x(at / last):.1f},{y(value):.1f}" for at, value in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="1.5"/>')
        if name != VALUE_LOSS:
            dots = (f'<circle cx="{x(at / last):.1f}" cy="{y(value):.1f}" r="3"/>' for at, value in points)
            parts.append(f'<g fill="{color}">{"".join(dots)}</g>')
        parts.append(f'<text x="{MARGIN + 150 * index}" y="16" fill="{color}">{name}</text>')
    parts.append(
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 8}" text-anchor="end">{last / 1e6:.3g} million decisions</text>'
    )
    font = 'font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {font}>'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"])


def grid(share: float) -> str:
    """Return a horizontal line with its label."""
    at = y(share)
    line = f'<line x1="{MARGIN}" y1="{at:.1f}" x2="{WIDTH - MARGIN}" y2="{at:.1f}" stroke="#ddd"/>'
    return f'{line}<text x="{MARGIN - 6}" y="{at + 4:.1f}" text-anchor="end">{share:.0%}</text>'


def x(share: float) -> float:
    """Return the coordinate of a share of the decisions."""
    return MARGIN + share * (WIDTH - 2 * MARGIN)


def y(share: float) -> float:
    """Return the coordinate of a value from 0 to 1."""
    return HEIGHT - MARGIN + share * (2 * MARGIN - 16 - HEIGHT)


def main() -> None:
    """Draw a file of metrics."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("metrics", type=Path, help="JSON lines, as `valles train` and `examples/train.py` write them")
    parser.add_argument("target", type=Path)
    args = parser.parse_args()
    lines = [json.loads(line) for line in args.metrics.read_text(encoding="utf-8").splitlines()]
    args.target.write_text(picture(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
