"""The colony of On Mars as text: 91 hexes in staggered columns, with two short lines in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from valles.games.on_mars.building import complex_size, type_of
from valles.games.on_mars.colony import HEX_NAMES, HEXES, PLACES
from valles.games.on_mars.component import CRYSTAL_THERE, NOTHING_THERE, RESEARCH_TILE, SHELTER
from valles.games.on_mars.effects.move import research_type
from valles.games.on_mars.standin import RESEARCH_LETTERS
from valles.games.on_mars.state import State
from valles.terminal.page import BOLD, CYAN, DIM, Page

COLUMNS: Final = 13
NARROWEST: Final = 4
WIDEST: Final = 6
"""Columns within a hex."""
CRYSTAL_MARK: Final = "◆"
DISCOVERY_MARK: Final = "?"
RESEARCH_MARK: Final = "!"
ADVANCED_MARK: Final = "*"
BOT_LETTER: Final = 6
ROVER_LETTER: Final = 7
COLONIST_LETTER: Final = 8
"""Where in a language's letters the pieces follow the six buildings."""

LEFT: Final = [6 + q for q, _ in PLACES]
TOP: Final = [2 * r + q - min(2 * r + q for q, r in PLACES) for q, r in PLACES]
"""The column of each hex, and the line of its upper edge: neighbouring columns are half a hex apart."""

Part = tuple[str, tuple[str, ...]]
"""A text and how it is styled."""


class Drawing:
    """Lines of single characters, each with its style."""

    def __init__(self, wide: int, high: int) -> None:
        self.lines: list[list[Part]] = [[(" ", ())] * wide for _ in range(high)]

    def put(self, line: int, column: int, parts: Sequence[Part]) -> None:
        for text, styles in parts:
            for character in text:
                self.lines[line][column] = (character, styles)
                column += 1

    def text(self, page: Page) -> str:
        return "\n".join(self.joined(page, line) for line in self.lines)

    def joined(self, page: Page, line: list[Part]) -> str:
        """The line as text; neighbours of one style are styled together."""
        while line and line[-1][0] == " ":
            line = line[:-1]
        text = run = ""
        last: tuple[str, ...] = ()
        for character, styles in line:
            if styles != last:
                text += page.style(run, *last)
                run, last = "", styles
            run += character
        return text + page.style(run, *last)


class Colony:
    def __init__(self, page: Page, letters: str, owners: list[Part]) -> None:
        """Owners are the letters of the boards, in their colours."""
        self.page = page
        self.letters = letters
        self.owners = owners

    def map(self, state: State, numbers: Mapping[int, str]) -> str:
        """All hexes with what is there; those that can be chosen with their numbers."""
        inner = max(NARROWEST, min(WIDEST, (self.page.width - 1) // COLUMNS - 1))
        drawing = Drawing(COLUMNS * (inner + 1) + 1, max(TOP) + 3)
        for hex in range(HEXES):
            left, top = LEFT[hex] * (inner + 1), TOP[hex]
            edge: list[Part] = [("_" * inner, (DIM,))]
            if top - 2 not in [TOP[other] for other in range(HEXES) if LEFT[other] == LEFT[hex]]:
                drawing.put(top, left + 1, edge)
            drawing.put(top + 1, left, [("/", (DIM,)), (" " * inner, ()), ("\\", (DIM,))])
            drawing.put(top + 2, left, [("\\", (DIM,)), *edge, ("/", (DIM,))])
            drawing.put(top + 1, left + 1, cut(self.upper(state, hex, numbers.get(hex, ""), inner), inner))
            drawing.put(top + 2, left + 1, cut(self.lower(state, hex), inner))
        return drawing.text(self.page)

    def upper(self, state: State, hex: int, number: str, inner: int) -> list[Part]:
        """The name of the hex, or its number where it can be chosen, and the building."""
        built = self.building(state, hex)
        taken = sum(len(text) for text, _ in built)
        if number:
            number = f"{number}:" if len(number) + 1 + taken <= inner else number
            return [(number, (BOLD,)), *built]
        space = " " if taken and len(HEX_NAMES[hex]) + 1 + taken <= inner else ""
        return [(HEX_NAMES[hex] + space, (DIM,)), *built]

    def building(self, state: State, hex: int) -> list[Part]:
        """Its letter, whose it is if it is a shelter, and the size of its complex."""
        kind = type_of(state, hex)
        if kind < 0:
            return []
        owner = [self.owners[state.building[hex] - SHELTER - 1]] if kind == SHELTER else []
        size = complex_size(state, hex)
        styles = owner[0][1] if owner else (BOLD,)
        return [(self.letters[kind], styles), *owner, (str(size) if size > 1 else "", styles)]

    def lower(self, state: State, hex: int) -> list[Part]:
        """Pieces with their owners, and what lies there."""
        parts: list[Part] = []
        for mark, seat in pieces(state, hex):
            letter, styles = self.owners[seat]
            parts.append((f"{self.letters[mark] if mark else ADVANCED_MARK}{letter}", styles))
        return [*parts, *lying(state.ground[hex])]


def pieces(state: State, hex: int) -> list[tuple[int, int]]:
    """What stands on the hex: the place of its letter, 0 for the marker of an advanced building, and the seat."""
    found = []
    if state.upgraded[hex]:
        found.append((0, state.blueprint_owner[state.upgraded[hex]] - 1))
    if state.miner[hex]:
        found.append((COLONIST_LETTER, state.miner[hex] - 1))
    for seat, board in enumerate(state.seats):
        found += [(BOT_LETTER, seat)] * board.bots.count(hex)
        found += [(ROVER_LETTER, seat)] * (board.rover == hex)
    return found


def lying(number: int) -> list[Part]:
    """The mark of a crystal or tile."""
    if number == NOTHING_THERE:
        return []
    if number == CRYSTAL_THERE:
        return [(CRYSTAL_MARK, (CYAN,))]
    if number < RESEARCH_TILE:
        return [(DISCOVERY_MARK, (BOLD, CYAN))]
    return [(RESEARCH_MARK + RESEARCH_LETTERS[research_type(number)].upper(), (CYAN,))]


def cut(parts: list[Part], wide: int) -> list[Part]:
    """As much of the parts as fits."""
    fitting = []
    for text, styles in parts:
        fitting.append((text[:wide], styles))
        wide -= len(text[:wide])
    return fitting


def initials(names: list[str], taken: str) -> list[str]:
    """A letter for each name: the first one that no other has, and that stands for nothing else on the map."""
    found: list[str] = []
    for name in names:
        free = [letter for letter in name.upper() if letter not in found and letter not in taken]
        found.append(free[0] if free else str(len(found) + 1))
    return found
