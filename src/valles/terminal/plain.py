"""A screen for any game in a terminal: the fields of its public view, by their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import to_builtins

from valles.describe.bundle import MissingText
from valles.describe.text import capital, render
from valles.game import public_view
from valles.games.registry import has_part, part
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terminal.page import BOLD
from valles.terminal.screen import GameScreen, Section

INDENT: Final = 2


class PlainScreen(GameScreen):
    """For games that bring no screen of their own."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        name = self.game.rules.name.replace("_", "-")
        self.title = f"page-lobby-game-{name}"
        self.scored = f"{name}-score-"
        self._named = f"{name}-view-"

    def screen(self, seat: str) -> str:
        return "\n".join(self._lines(data_of(self.game.public(seat)), INDENT))

    def outline(self, seat: str, points: bool = True) -> list[Section]:
        data = data_of(public_view(self.game.view(seat), points=points))
        simple = {name: f"{self._field(name)} {self._text(value)}" for name, value in data.items() if is_simple(value)}
        sections = [Section("table", self.text(self.title), simple)]
        for name, value in data.items():
            if not is_simple(value):
                items = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
                facts = {str(key): f"{key} {compact(inner)}" for key, inner in items}
                sections.append(Section(name, self._field(name), facts))
        return sections

    def hint(self, seat: str, numbers: Mapping[str, str]) -> str:
        return ""

    def note(self, seat: str, option: str) -> str:
        return ""

    def explain(self, seat: str, text: str) -> str:
        return ""

    def outcome(self) -> Phrase:
        winners = self.game.winners
        if not winners:
            return Phrase("page-table-nobody-won")
        names: list[Arg] = [Noun(f"seat-{seat}") for seat in winners]
        return Phrase("page-table-won", {"names": names, "number": len(winners)})

    @staticmethod
    def card_list(entries: Sequence[Mapping[str, Any]], language: str) -> list[str]:
        return [f"{entry['name']}: {entry['text']}" for entry in entries]

    def _lines(self, value: Mapping[str, Any], indent: int) -> Iterator[str]:
        """Return a line for each field; what holds fields itself stands below its name."""
        for name, inner in value.items():
            head = self.page.style(self._field(name), BOLD)
            if is_simple(inner):
                yield self.page.fill(f"{head}: {self._text(inner)}", indent, indent + INDENT)
                continue
            yield self.page.fill(head, indent, indent)
            for one in inner if isinstance(inner, list) else [inner]:
                if isinstance(one, Mapping):
                    yield from self._fields(one, indent + INDENT)
                else:
                    yield self.page.fill(self._text(one), indent + INDENT, indent + INDENT)

    def _fields(self, value: Mapping[str, Any], indent: int) -> Iterator[str]:
        """Return the fields of one of several things, on one line if each of them is short."""
        if all(is_simple(inner) for inner in value.values()):
            line = "  ".join(f"{self._field(name)}: {self._text(inner)}" for name, inner in value.items())
            yield self.page.fill(line, indent, indent + INDENT)
        else:
            yield from self._lines(value, indent)

    def _field(self, name: str) -> str:
        try:
            return self.text(self._named + str(name).replace("_", "-"))
        except MissingText:
            return capital(str(name).replace("_", " "))

    def _text(self, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self._text(one) for one in value) or "–"
        if isinstance(value, str) and value in self.game.seats:
            return render(Noun(f"seat-{value}"), self.language)
        if isinstance(value, bool):
            return self.text("page-plain-yes" if value else "page-plain-no")
        return "–" if value is None or value == "" else str(value)


def compact(value: Any) -> str:
    """Return a value of any kind on one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {compact(inner)}" for name, inner in value.items())
    return " ".join(map(compact, value)) or "–" if isinstance(value, list) else str(value)


def screen_of(game: str) -> type[GameScreen]:
    """Return the screen of the game, or the plain one."""
    kind: type[GameScreen] = part(game, "screen") if has_part(game, "screen") else PlainScreen
    return kind


def data_of(public: Any) -> Mapping[str, Any]:
    """Return the fields of a public view by name."""
    data: Mapping[str, Any] = to_builtins(public)
    return data


def is_simple(value: Any) -> bool:
    """Return True if the value fits on a line: a text or number, or a list of them."""
    if isinstance(value, list):
        return all(not isinstance(one, list | dict) for one in value)
    return not isinstance(value, dict)
