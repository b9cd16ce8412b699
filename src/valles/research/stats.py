"""Win rates by what a seat had, with their intervals, as a table and as a picture."""

from __future__ import annotations

import zipfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
    """How often anybody won at tables of as many seats."""
    points: float


def rates(outcomes: Iterable[Outcome]) -> dict[str, list[Rate]]:
    """By kind, and in each kind the highest rate first, or start positions in their order."""
    sums: dict[str, dict[str, Sum]] = defaultdict(lambda: defaultdict(Sum))
    anybody: dict[int, Sum] = defaultdict(Sum)
    for each in outcomes:
        count = len(each.seats)
        for seat, (share, total) in enumerate(zip(each.shares, each.points, strict=True)):
            anybody[count].add(count, share, total)
            had = {START: [str((seat - each.first) % count + 1)], **(each.holdings[seat] if each.holdings else {})}
            for kind, names in had.items():
                for name in names:
                    sums[kind][name].add(count, share, total)
    usual = {count: each.won / each.games for count, each in anybody.items()}
    found = {kind: [each.rate(name, usual) for name, each in rows.items()] for kind, rows in sorted(sums.items())}
    return {kind: sorted(rows, key=by_name if kind == START else by_rate) for kind, rows in found.items()}


def by_name(rate: Rate) -> str:
    return rate.name


def by_rate(rate: Rate) -> tuple[float, int, str]:
    return -rate.rate.value, -rate.games, rate.name


class Sum:
    """What has been counted of something that seats had."""

    def __init__(self) -> None:
        self.games, self.won, self.points = 0, 0.0, 0
        self._tables: Counter[int] = Counter()

    def add(self, seats: int, share: float, points: int) -> None:
        """A seat that had it, at a table of so many."""
        self.games += 1
        self.won += share
        self.points += points
        self._tables[seats] += 1

    def rate(self, name: str, usual: Mapping[int, float]) -> Rate:
        expected = sum(games * usual[seats] for seats, games in self._tables.items()) / self.games
        return Rate(name, self.games, self.won, wilson(self.won, self.games), expected, self.points / self.games)


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
    width = max([len(kind), *(len(row.name) for row in rows)])
    yield f"{kind:{width}}   games      won    rate   95 % interval  expected  points"
    for row in rows:
        low, high = f"{row.rate.low:.1%}", f"{row.rate.high:.1%}"
        yield (
            f"{row.name:{width}}  {row.games:6,}  {row.won:7,.1f}  {row.rate.value:6.1%}  {low:>6} to {high:>6}"
            f"    {row.expected:6.1%}  {row.points:6.1f}"
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
        "circle{fill:light-dark(#b0532c,#e08a5f)}.expected{stroke-width:2;"
        "stroke:light-dark(#1b1d22,#e8e8ea)}</style>",
        f'<text x="12" y="24" font-size="16" font-weight="600">{escape(title)}</text>',
        f'<text class="faint" x="{WIDTH - 12}" y="24" text-anchor="end">upright: the rate of all at such tables</text>',
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
            f'<line class="expected" x1="{at(row.expected)}" x2="{at(row.expected)}" y1="{y - 8}" y2="{y + 8}"/>',
            f'<line class="interval" x1="{at(row.rate.low)}" x2="{at(row.rate.high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{at(row.rate.value)}" cy="{y}" r="5"/>',
            f'<text class="faint" x="{WIDTH - 12}" y="{y + 4}" text-anchor="end">{figures}</text>',
        ]
    return "\n".join([*drawn, "</svg>\n"])
