"""The colony of On Mars as text: 91 hexes in staggered columns, with two short lines in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from valles.games.on_mars.printed import BUILDINGS, NEIGHBOURS, PLACES
from valles.games.on_mars.public.struct import Hex, PublicView
from valles.terminal.page import BOLD, CYAN, DIM, Page

COLUMNS: Final = 13
NARROWEST: Final = 4
WIDEST: Final = 6
"""Columns within a hex."""
CRYSTAL_MARK: Final = "◆"
DISCOVERY_MARK: Final = "?"
RESEARCH_MARK: Final = "!"
ADVANCED_MARK: Final = "*"
ADVANCED: Final = "advanced"
"""The marker of an advanced building, among the pieces."""
LETTERED: Final = (*BUILDINGS, "bot", "rover", "colonist")
"""The things that have a letter in each language."""

LEFT: Final = {hex: 6 + q for hex, (q, _) in PLACES.items()}
TOP: Final = {hex: 2 * r + q - min(2 * r + q for q, r in PLACES.values()) for hex, (q, r) in PLACES.items()}
"""The column of each hex, and the line of its upper edge: neighbouring columns are half a hex apart."""
EMPTY: Final = Hex()

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
        """Return the line as text; neighbours of one style are styled together."""
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
    def __init__(self, page: Page, letters: str, owners: Mapping[str, Part]) -> None:
        """Owners are the letters of the boards by their seats, in their colours."""
        self.page = page
        self.letters = dict(zip(LETTERED, letters, strict=True))
        self.owners = owners

    def map(self, view: PublicView, numbers: Mapping[str, str]) -> str:
        """Return all hexes with what is there; those that can be chosen with their numbers."""
        inner = max(NARROWEST, min(WIDEST, (self.page.width - 1) // COLUMNS - 1))
        drawing = Drawing(COLUMNS * (inner + 1) + 1, max(TOP.values()) + 3)
        for hex in PLACES:
            left, top = LEFT[hex] * (inner + 1), TOP[hex]
            edge: list[Part] = [("_" * inner, (DIM,))]
            if "n" not in NEIGHBOURS[hex]:
                drawing.put(top, left + 1, edge)
            drawing.put(top + 1, left, [("/", (DIM,)), (" " * inner, ()), ("\\", (DIM,))])
            drawing.put(top + 2, left, [("\\", (DIM,)), *edge, ("/", (DIM,))])
            drawing.put(top + 1, left + 1, cut(self.upper(view, hex, numbers.get(hex, ""), inner), inner))
            drawing.put(top + 2, left + 1, cut(self.lower(view, view.hexes.get(hex, EMPTY)), inner))
        return drawing.text(self.page)

    def upper(self, view: PublicView, hex: str, number: str, inner: int) -> list[Part]:
        """The name of the hex in small letters, as capitals are buildings, or its number where it can be chosen."""
        built = self.building(view, hex)
        taken = sum(len(text) for text, _ in built)
        if number:
            number = f"{number}:" if len(number) + 1 + taken <= inner else number
            return [(number, (BOLD,)), *built]
        space = " " if taken and len(hex) + 1 + taken <= inner else ""
        return [(hex + space, (DIM,)), *built]

    def building(self, view: PublicView, hex: str) -> list[Part]:
        """Its letter, whose it is if it is a shelter, and the size of its complex."""
        there = view.hexes.get(hex, EMPTY)
        if there.building is None:
            return []
        owner = [self.owners[there.owner]] if there.owner else []
        size = complex_size(view, hex)
        styles = owner[0][1] if owner else (BOLD,)
        return [(self.letters[there.building], styles), *owner, (str(size) if size > 1 else "", styles)]

    def lower(self, view: PublicView, there: Hex) -> list[Part]:
        """Pieces with their owners, and what lies there."""
        parts: list[Part] = []
        for piece, seat in pieces(view, there):
            letter, styles = self.owners[seat]
            parts.append((f"{ADVANCED_MARK if piece == ADVANCED else self.letters[piece]}{letter}", styles))
        return [*parts, *lying(there)]


def complex_size(view: PublicView, hex: str) -> int:
    """Return the number of buildings of the same type connected to this one, itself included; 1 is no complex."""
    kind = view.hexes[hex].building, view.hexes[hex].owner
    reached = [hex]
    for one in reached:
        for near in NEIGHBOURS[one].values():
            there = view.hexes.get(near, EMPTY)
            if near not in reached and (there.building, there.owner) == kind:
                reached.append(near)
    return len(reached)


def pieces(view: PublicView, there: Hex) -> list[tuple[str, str]]:
    """Return the pieces on a hex, each with its owner."""
    result = []
    if there.upgrade is not None:
        result.append((ADVANCED, there.upgrade.owner))
    if there.miner is not None:
        result.append(("colonist", there.miner))
    for player in view.players:
        result += [("bot", bot.seat) for bot in there.bots if bot.seat == player.seat]
        result += [("rover", seat) for seat in there.rovers if seat == player.seat]
    return result


def lying(there: Hex) -> list[Part]:
    """Return the mark of a crystal or tile."""
    if there.crystal:
        return [(CRYSTAL_MARK, (CYAN,))]
    if there.research is not None:
        return [(RESEARCH_MARK + there.research.upper(), (CYAN,))]
    return [] if there.ground is None else [(DISCOVERY_MARK, (BOLD, CYAN))]


def cut(parts: list[Part], wide: int) -> list[Part]:
    """Return as many of the parts as fit."""
    fitting = []
    for text, styles in parts:
        fitting.append((text[:wide], styles))
        wide -= len(text[:wide])
    return fitting


def initials(names: list[str], taken: str) -> list[str]:
    """Return a letter for each name: the first one that no other has, and that stands for nothing else on the map."""
    result: list[str] = []
    for name in names:
        free = [letter for letter in name.upper() if letter not in result and letter not in taken]
        result.append(free[0] if free else str(len(result) + 1))
    return result
