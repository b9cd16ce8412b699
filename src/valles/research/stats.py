"""Win rates by what a seat had, with their intervals, as a table and as a picture."""

from __future__ import annotations

import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from valles.players.arena import Interval, wilson
from valles.players.match import Outcome

START: Final = "start"
"""The kind of what a seat has by its place: 1 is the first player, 2 the next one, and so on."""
WIDTH, ROW, NAMES, FIGURES, TOP = 720, 22, 250, 130, 56
"""Of the picture: its width, the height of a row, and what lies left, right and above."""


@dataclass(frozen=True)
class Rate:
    """How often those won who had something."""

    name: str
    games: int
    won: float
    """Shared victories count in part."""
    rate: Interval
    expected: float
    """How often they would have won if all at their tables had been equal."""
    points: float


def rates(outcomes: Iterable[Outcome]) -> dict[str, list[Rate]]:
    """By kind, and in each kind the highest rate first; a game alone has no seat to compare with, but its own end."""
    sums: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0, 0.0, 0.0, 0.0]))
    for each in outcomes:
        count = len(each.seats)
        for seat, (share, total) in enumerate(zip(each.shares, each.points, strict=True)):
            had = {START: [str((seat - each.first) % count + 1)], **(each.holdings[seat] if each.holdings else {})}
            for kind, names in had.items():
                for name in names:
                    row = sums[kind][name]
                    for place, value in enumerate((1, share, 1 / count, total)):
                        row[place] += value
    return {kind: sorted(map(rate, rows, rows.values()), key=rank) for kind, rows in sorted(sums.items())}


def rate(name: str, sums: Sequence[float]) -> Rate:
    games, won, expected, points = sums
    return Rate(name, int(games), won, wilson(won, int(games)), expected / games, points / games)


def rank(rate: Rate) -> tuple[float, int, str]:
    return -rate.rate.value, -rate.games, rate.name


def records(paths: Iterable[Path]) -> Iterator[str]:
    """The records in files, in folders of files and in archives (.zip); ValueError names what is none of these."""
    for path in paths:
        if path.is_dir():
            yield from records(sorted(path.rglob("*.txt")))
        elif zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                yield from (archive.read(name).decode() for name in sorted(archive.namelist()))
        else:
            try:
                yield path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                raise ValueError(f"{path} is no record: it is not text") from None


def table(kind: str, rows: Sequence[Rate]) -> Iterator[str]:
    """The lines of a table."""
    width = max(len(kind), *(len(row.name) for row in rows))
    yield f"{kind:{width}}   games      won    rate   95 % interval   equals  points"
    for row in rows:
        low, high = f"{row.rate.low:.1%}", f"{row.rate.high:.1%}"
        yield (
            f"{row.name:{width}}  {row.games:6,}  {row.won:7,.1f}  {row.rate.value:6.1%}  {low:>6} to {high:>6}"
            f"   {row.expected:6.1%}  {row.points:6.1f}"
        )


def picture(title: str, rows: Sequence[Rate]) -> str:
    """A dot for each rate on the line of its interval, as SVG, for light and dark surroundings."""
    height, right = TOP + ROW * len(rows) + 16, WIDTH - FIGURES
    most = max((row.rate.high for row in rows), default=1.0)
    scale = (right - NAMES) / most

    def at(share: float) -> str:
        return f"{NAMES + share * scale:.1f}"

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img"><title>{escape(title)}</title>',
        "<style>svg{color-scheme:light dark;background:light-dark(#fff,#16181d);font:13px system-ui,sans-serif}"
        "text{fill:light-dark(#1b1d22,#e8e8ea)}.faint{fill:light-dark(#5b606b,#a6abb5)}"
        "line{stroke:light-dark(#d5d8de,#3a3f4a)}.interval{stroke:light-dark(#b0532c,#e08a5f);stroke-width:3}"
        "circle{fill:light-dark(#b0532c,#e08a5f)}.equal{stroke-dasharray:3 3;"
        "stroke:light-dark(#5b606b,#a6abb5)}</style>",
        f'<text x="12" y="24" font-size="16" font-weight="600">{escape(title)}</text>',
    ]
    for step in range(int(most * 10) + 1):
        drawn.append(f'<line x1="{at(step / 10)}" x2="{at(step / 10)}" y1="{TOP - 4}" y2="{height - 12}"/>')
        drawn.append(
            f'<text class="faint" x="{at(step / 10)}" y="{TOP - 10}" text-anchor="middle">{step * 10} %</text>'
        )
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW // 2
        figures = f"{row.rate.value:.1%} of {row.games:,}"
        drawn += [
            f'<text x="{NAMES - 12}" y="{y + 4}" text-anchor="end">{escape(row.name.replace("_", " "))}</text>',
            f'<line class="equal" x1="{at(row.expected)}" x2="{at(row.expected)}" y1="{y - 8}" y2="{y + 8}"/>',
            f'<line class="interval" x1="{at(row.rate.low)}" x2="{at(row.rate.high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{at(row.rate.value)}" cy="{y}" r="5"/>',
            f'<text class="faint" x="{WIDTH - 12}" y="{y + 4}" text-anchor="end">{figures}</text>',
        ]
    return "\n".join([*drawn, "</svg>\n"])
