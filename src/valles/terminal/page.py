"""Text for a terminal: lines that fit its width, and colours where it has them."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence
from typing import Final

BOLD: Final = "1"
DIM: Final = "2"
CYAN: Final = "36"
COLOURS: Final = {"yellow": "33", "blue": "94", "pink": "95", "green": "32", "white": "97", "purple": "35"}
"""The style of each seat's color."""

WIDEST: Final = 100
CLEAR: Final = "\033[2J\033[3J\033[H"
GLUE: Final = "\N{NO-BREAK SPACE}"
STYLED: Final = re.compile(r"\033\[[0-9;]*m")


def glued(text: str) -> str:
    """Return the text as one word, which `fill` does not break."""
    return text.replace(" ", GLUE)


def length(text: str) -> int:
    """Return the number of columns the text takes."""
    return len(STYLED.sub("", text))


class Page:
    def __init__(self, width: int = 80, colour: bool = False, clears: bool = False, height: int = 0) -> None:
        """A width of 0 means the current width of the terminal, a height of 0 no limit."""
        self._width = width
        self.height = height
        self.colour = colour
        self.clears = clears

    @property
    def width(self) -> int:
        return self._width or min(shutil.get_terminal_size().columns, WIDEST)

    @property
    def cleared(self) -> str:
        """The text that clears the screen, so that the next player does not see what the last one saw."""
        return CLEAR if self.clears else ""

    def style(self, text: str, *codes: str) -> str:
        return f"\033[{';'.join(codes)}m{text}\033[0m" if self.colour and text and codes else text

    def fill(self, text: str, indent: int = 0, hanging: int | None = None) -> str:
        """Return the text in lines of the page's width; later lines are indented by `hanging`."""
        margin = " " * (indent if hanging is None else hanging)
        lines: list[str] = []
        line = " " * indent
        empty = True
        for word in text.split(" "):
            if not empty and length(line) + 1 + length(word) > self.width:
                lines.append(line)
                line, empty = margin, True
            line += word if empty else f" {word}"
            empty = False
        return "\n".join([*lines, line]).replace(GLUE, " ")

    def rule(self, title: str) -> str:
        """Return a line across the page with a title."""
        rest = max(self.width - length(title) - 4, 2)
        return f"{self.style('──', DIM)} {self.style(title, BOLD)} {self.style('─' * rest, DIM)}"

    def screenfuls(self, lines: Sequence[str]) -> list[str]:
        """Return the lines in parts that fit the height, with a line left for the prompt."""
        high = max(1, self.height - 1) if self.height else max(1, len(lines))
        return ["\n".join(lines[start : start + high]) for start in range(0, len(lines), high)]

    def columns(self, cells: Sequence[str]) -> str:
        """Return the cells side by side, as many as fit, read from the top down."""
        wide = max(length(cell) for cell in cells) + 2
        rows = -(-len(cells) // max(1, self.width // wide))
        lines = []
        for row in range(rows):
            line = cells[row::rows]
            lines.append("".join(cell + " " * (wide - length(cell)) for cell in line).rstrip())
        return "\n".join(lines)


def screen() -> Page:
    """Return the page of the current terminal: without colours for a file, or where the user wants none."""
    terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if sys.platform == "win32":
        terminal = terminal and "WT_SESSION" in os.environ
    high = shutil.get_terminal_size().lines if terminal else 0
    return Page(0, terminal and not os.environ.get("NO_COLOR"), terminal, high)
