"""Maps of hexagons, drawn as text."""

from __future__ import annotations

from typing import Final

CLOCKWISE: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours in axial coordinates: from the upper left in maps of rows, from the top in maps of columns."""


class HexMap:
    """Rows of spaces; a space is named by row and column from the upper left: r1c1."""

    def __init__(self, rows: list[list[str]]) -> None:
        self.names: list[str] = []
        self.marks: list[str] = []
        """The mark of each space in the drawing."""
        self.row_lengths = [len(row) for row in rows]
        place: dict[tuple[int, int], int] = {}
        widest = self.row_lengths.index(max(self.row_lengths))
        for r, row in enumerate(rows):
            start = -min(r, widest)
            for c, mark in enumerate(row):
                place[start + c, r] = len(self.names)
                self.names.append(f"r{r + 1}c{c + 1}")
                self.marks.append(mark)
        self.places = list(place)
        """In axial coordinates: a step to the right, and one to the lower right."""
        self.around = around(self.places)
        """The six neighbours clockwise from the upper left; -1 beyond the edge."""
        self.neighbours: list[list[int]] = [[n for n in ring if n >= 0] for ring in self.around]
        """The same without the edge."""

    def draw(self, marks: list[str]) -> str:
        """Return the map with these marks, as text in the shape `drawn` reads."""
        width = max(len(mark) for mark in marks) + 1
        lines = []
        start = 0
        for length in self.row_lengths:
            indent = " " * ((max(self.row_lengths) - length) * width // 2)
            lines.append(indent + "".join(mark.ljust(width) for mark in marks[start : start + length]).rstrip())
            start += length
        return "\n".join(lines)


def around(places: list[tuple[int, int]]) -> list[list[int]]:
    """Return the six neighbours of each place, clockwise; -1 beyond the edge."""
    number = {place: n for n, place in enumerate(places)}
    return [[number.get((q + dq, r + dr), -1) for dq, dr in CLOCKWISE] for q, r in places]


def distances(neighbours: list[list[int]]) -> list[list[int]]:
    """Return the number of steps from each space to each other.

    Examples:
        >>> distances(drawn("a b c").neighbours)
        [[0, 1, 2], [1, 0, 1], [2, 1, 0]]
    """
    table = []
    for start in range(len(neighbours)):
        far = [-1] * len(neighbours)
        far[start] = 0
        reached = [start]
        for space in reached:
            for neighbour in neighbours[space]:
                if far[neighbour] < 0:
                    far[neighbour] = far[space] + 1
                    reached.append(neighbour)
        table.append(far)
    return table


def drawn(text: str) -> HexMap:
    """Return the map of a drawing: one line a row, spaces between the marks.

    Examples:
        >>> island = drawn('''
        ...      .   ~
        ...    .   ^   ~
        ...      .   .
        ... ''')
        >>> island.names
        ['r1c1', 'r1c2', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2']
        >>> middle = island.marks.index("^")
        >>> len(island.neighbours[middle]), len(island.neighbours[0])
        (6, 3)
        >>> print(island.draw(["1", "2", "3", "4", "5", "6", "7"]))
         1 2
        3 4 5
         6 7
    """
    return HexMap([line.split() for line in text.splitlines() if line.strip()])
