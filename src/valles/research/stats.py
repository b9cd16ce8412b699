"""Win rates of what seats had, such as a corporation or a card, as tables and charts."""

from __future__ import annotations

import zipfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from valles.kernel.deprecation import deprecated_names
from valles.players.arena import Interval, wilson
from valles.players.match import Outcome

START: Final = "start"
"""The kind of start positions: 1 is the first player, 2 the next one, and so on."""
WIDTH, ROW, NAMES, FIGURES, TOP = 720, 22, 250, 130, 56
"""Sizes of the chart: its width, the height of a row, and the margins left, right and above."""


@dataclass(frozen=True, kw_only=True)
class HoldingRate:
    """The win rate of seats that had something."""

    name: str
    games: int
    won: float
    """Victories; a shared one counts in part."""
    rate: Interval
    expected: float
    """The mean win rate of all seats at tables of the same size."""
    points: float


def rates(outcomes: Iterable[Outcome]) -> dict[str, list[HoldingRate]]:
    """Return win rates by kind, highest first; start positions are in their order."""
    sums: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    all_seats: dict[int, Tally] = defaultdict(Tally)
    for outcome in outcomes:
        count = len(outcome.seats)
        for seat, (share, total) in enumerate(zip(outcome.shares, outcome.points, strict=True)):
            all_seats[count].add(count, share, total)
            position = str((seat - outcome.first) % count + 1)
            holdings = {START: [position], **(outcome.holdings[seat] if outcome.holdings else {})}
            for kind, names in holdings.items():
                for name in names:
                    sums[kind][name].add(count, share, total)
    expected = {count: tally.won / tally.games for count, tally in all_seats.items()}
    by_kind = {
        kind: [tally.rate(name, expected) for name, tally in rows.items()] for kind, rows in sorted(sums.items())
    }
    return {kind: sorted(rows, key=by_name if kind == START else by_rate) for kind, rows in by_kind.items()}


def by_name(rate: HoldingRate) -> str:
    """Return the sort key of start positions."""
    return rate.name


def by_rate(rate: HoldingRate) -> tuple[float, int, str]:
    """Return the sort key that puts high rates first."""
    return -rate.rate.value, -rate.games, rate.name


class Tally:
    """Games, victories and points of seats that had something."""

    def __init__(self) -> None:
        self.games, self.won, self.points = 0, 0.0, 0
        self._tables: Counter[int] = Counter()

    def add(self, seats: int, share: float, points: int) -> None:
        """Count a seat at a table of some size."""
        self.games += 1
        self.won += share
        self.points += points
        self._tables[seats] += 1

    def rate(self, name: str, expected_rates: Mapping[int, float]) -> HoldingRate:
        """Return the win rate, given the expected rates by the size of the table."""
        expected = sum(games * expected_rates[seats] for seats, games in self._tables.items()) / self.games
        return HoldingRate(
            name=name,
            games=self.games,
            won=self.won,
            rate=wilson(self.won, self.games),
            expected=expected,
            points=self.points / self.games,
        )


def records(paths: Iterable[Path]) -> Iterator[str]:
    """Yield the records in files, folders and zip archives.

    Raises:
        ValueError: A file is none of these.
    """
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


def table(kind: str, rows: Sequence[HoldingRate]) -> Iterator[str]:
    """Yield the lines of a table."""
    width = max([len(kind), *(len(row.name) for row in rows)])
    yield f"{kind:{width}}   games      won    rate   95 % interval  expected  points"
    for row in rows:
        low, high = f"{row.rate.low:.1%}", f"{row.rate.high:.1%}"
        yield (
            f"{row.name:{width}}  {row.games:6,}  {row.won:7,.1f}  {row.rate.value:6.1%}  {low:>6} to {high:>6}"
            f"    {row.expected:6.1%}  {row.points:6.1f}"
        )


def chart(title: str, rows: Sequence[HoldingRate]) -> str:
    """Return an SVG with a dot for each rate on the line of its interval, in light and dark colors."""
    height, right = TOP + ROW * len(rows) + 16, WIDTH - FIGURES
    highest = max((row.rate.high for row in rows), default=1.0)
    scale = (right - NAMES) / highest

    def x(share: float) -> str:
        return f"{NAMES + share * scale:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img"><title>{escape(title)}</title>',
        "<style>svg{color-scheme:light dark;background:light-dark(#fff,#16181d);font:13px system-ui,sans-serif}"
        "text{fill:light-dark(#1b1d22,#e8e8ea)}.faint{fill:light-dark(#5b606b,#a6abb5)}"
        "line{stroke:light-dark(#d5d8de,#3a3f4a)}.interval{stroke:light-dark(#b0532c,#e08a5f);stroke-width:3}"
        "circle{fill:light-dark(#b0532c,#e08a5f)}.expected{stroke-width:2;"
        "stroke:light-dark(#1b1d22,#e8e8ea)}</style>",
        f'<text x="12" y="24" font-size="16" font-weight="600">{escape(title)}</text>',
        f'<text class="faint" x="{WIDTH - 12}" y="24" text-anchor="end">vertical: the expected rate</text>',
    ]
    for step in range(int(highest * 10) + 1):
        parts.append(f'<line x1="{x(step / 10)}" x2="{x(step / 10)}" y1="{TOP - 4}" y2="{height - 12}"/>')
        parts.append(f'<text class="faint" x="{x(step / 10)}" y="{TOP - 10}" text-anchor="middle">{step * 10} %</text>')
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW // 2
        figures = f"{row.rate.value:.1%} of {row.games:,}"
        parts += [
            f'<text x="{NAMES - 12}" y="{y + 4}" text-anchor="end">{escape(row.name.replace("_", " "))}</text>',
            f'<line class="expected" x1="{x(row.expected)}" x2="{x(row.expected)}" y1="{y - 8}" y2="{y + 8}"/>',
            f'<line class="interval" x1="{x(row.rate.low)}" x2="{x(row.rate.high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(row.rate.value)}" cy="{y}" r="5"/>',
            f'<text class="faint" x="{WIDTH - 12}" y="{y + 4}" text-anchor="end">{figures}</text>',
        ]
    return "\n".join([*parts, "</svg>\n"])


__getattr__ = deprecated_names(
    __name__,
    {"Rate": "valles.research.stats:HoldingRate", "picture": "valles.research.stats:chart"},
)
