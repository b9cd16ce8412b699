"""What every game shows of its table in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from valles.describe.text import speak
from valles.game import Game
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terminal.page import BOLD, COLOURS, Page, glued


class GameScreen:
    """One for each game, in the module of its name."""

    title: str
    """The key of the game's name."""
    scored: str
    """What the keys of its score lines begin with."""

    def __init__(self, game: Game, language: str, page: Page) -> None:
        self.game = game
        self.language = language
        self.page = page

    # What a game has to show

    def screen(self, seat: str) -> str:
        """The table as the seat may see it."""
        raise NotImplementedError

    def glance(self, seat: str) -> str:
        """What is shown of the table to one who saw it at the last question; empty for nothing."""
        return self.screen(seat)

    def hint(self, seat: str, numbers: Mapping[str, str]) -> str:
        """What one has to know in order to answer, and does not have before one's eyes."""
        raise NotImplementedError

    def note(self, seat: str, option: str) -> str:
        """What stands after an option's label, where that does not say it all and the table does not show it."""
        raise NotImplementedError

    def explain(self, seat: str, text: str) -> str:
        """A card by its id or name, or what an option means; empty if it is neither."""
        raise NotImplementedError

    def outcome(self) -> Phrase:
        """Who has won, and how."""
        raise NotImplementedError

    @staticmethod
    def card_list(entries: Sequence[Mapping[str, Any]], language: str) -> list[str]:
        """All cards of the index, in lines to be read."""
        raise NotImplementedError

    # What all games show alike

    def say(self, key: str, **args: Arg) -> str:
        return speak(Phrase(key, args), self.language)

    def noun(self, key: str, count: int = 1, counted: bool = False) -> str:
        return speak(Noun(key, count, counted), self.language)

    def name(self, index: int) -> str:
        seat = self.game.seats[index]
        return self.page.style(self.noun("seat-" + seat), COLOURS.get(seat, BOLD))

    def points(self) -> tuple[list[str], list[tuple[str, list[int]]]]:
        """Whose points are counted, and what they have of each kind."""
        scores = self.game.scores()
        kinds = next(iter(scores.values()))
        lines = [(self.say(self.scored + kind), [row[kind] for row in scores.values()]) for kind in kinds]
        return [self.name(index) for index in range(len(scores))], lines


def dotted(facts: list[str]) -> str:
    return " · ".join(glued(fact) for fact in facts)
