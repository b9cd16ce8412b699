"""The interface of a game's screen in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from valles.describe.text import render
from valles.game import Game
from valles.kernel.deprecation import warn_renamed
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terminal.page import BOLD, COLOURS, Page, glued


@dataclass(frozen=True)
class Section:
    """Some facts about the table that belong together, each under a name that stays the same."""

    key: str
    head: str
    facts: dict[str, str]
    details: dict[str, str] = field(default_factory=dict)
    """Details of some facts that may be left out, such as the text of a card."""
    repeated: bool = True
    """True if it is worth telling what has changed here; not where another section tells the same."""


class GameScreen:
    """Each game has a subclass, which its manifest names."""

    title: str
    """The key of the game's name."""
    scored: str
    """The prefix of the keys of its score lines."""

    def __init__(self, game: Game, language: str, page: Page) -> None:
        self.game = game
        self.language = language
        self.page = page

    # What a game has to show

    def screen(self, seat: str) -> str:
        """Return the table as the seat may see it."""
        raise NotImplementedError

    def glance(self, seat: str) -> str:
        """Return the short screen for a seat that saw the table at the last question; may be empty."""
        return self.screen(seat)

    def outline(self, seat: str, points: bool = True) -> list[Section]:
        """Return the table as the seat may see it, as short facts for readers without a board."""
        raise NotImplementedError

    def hint(self, seat: str, numbers: Mapping[str, str]) -> str:
        """Return facts that the question needs and that are not on the screen."""
        raise NotImplementedError

    def note(self, seat: str, option: str) -> str:
        """Return an addition to an option's label, if neither the label nor the screen says it; may be empty."""
        raise NotImplementedError

    def explain(self, seat: str, text: str) -> str:
        """Return a card by its id or name, or what an option means; empty if it is neither."""
        raise NotImplementedError

    def outcome(self) -> Phrase:
        """Return the result of the game."""
        raise NotImplementedError

    @staticmethod
    def card_list(entries: Sequence[Mapping[str, Any]], language: str) -> list[str]:
        """Return all cards of the index, in lines to be read."""
        raise NotImplementedError

    # What all games show alike

    def text(self, key: str, **args: Arg) -> str:
        """Return the text of a message."""
        return render(Phrase(key, args), self.language)

    def say(self, key: str, **args: Arg) -> str:
        """Deprecated name of `text`, until 0.4."""
        warn_renamed("GameScreen.say", "text")
        return self.text(key, **args)

    def noun(self, key: str, count: int = 1, counted: bool = False) -> str:
        return render(Noun(key, count, counted), self.language)

    def name(self, seat: str) -> str:
        return self.page.style(self.noun(f"seat-{seat}"), COLOURS.get(seat, BOLD))

    def points(self) -> tuple[list[str], list[tuple[str, list[int]]]]:
        """Return the names of everybody with points, and their points of each category."""
        scores = self.game.scores()
        kinds = next(iter(scores.values()))
        lines = [(self.text(self.scored + kind), [row[kind] for row in scores.values()]) for kind in kinds]
        return [self.name(seat) for seat in scores], lines

    # What a game tells beside its public view

    def prompt(self, seat: str) -> Phrase:
        """Return the question to the seat."""
        prompt: Phrase = self.game.state.prompt(self.game.seats.index(seat))
        return prompt

    def about(self, seat: str) -> dict[str, str]:
        """Return the subjects of the question to the seat."""
        about: dict[str, str] = self.game.view(seat).about(self.game.seats.index(seat))
        return about

    def parts(self, option: str) -> tuple[str, str]:
        """Kind and noun of an option; both are empty if it is none."""
        vocabulary = self.game.rules.vocabulary
        number = vocabulary.number(option)
        return (vocabulary.kind_of(number).name, vocabulary.noun_of(number)) if number >= 0 else ("", "")

    def label(self, seat: str, option: str) -> str:
        """Return the label of an option."""
        rules = self.game.rules
        label = rules.label(self.game.view(seat), self.game.seats.index(seat), rules.vocabulary.number(option))
        return render(label, self.language)

    def price(self, seat: str, option: str) -> list[Noun]:
        """Return the immediate price of an option."""
        rules = self.game.rules
        return rules.price(self.game.view(seat), self.game.seats.index(seat), rules.vocabulary.number(option))

    def kind_price(self, seat: str, option: str) -> list[Noun]:
        """Return the price of an option of this kind, independent of the current question."""
        rules = self.game.rules
        return rules.kind_price(self.game.view(seat), self.game.seats.index(seat), rules.vocabulary.number(option))

    def scores(self, seat: str | None) -> list[dict[str, int]]:
        """Return the points of every board as they stand, as far as the seat can count them."""
        return self.game.rules.scores(self.game.view(seat))

    def figures(self, seat: str) -> dict[str, dict[str, int]]:
        """Return the figures of each seat that this one may know."""
        return dict(zip(self.game.seats, self.game.rules.figures(self.game.view(seat)), strict=False))


def dotted(facts: list[str]) -> str:
    return " · ".join(glued(fact) for fact in facts)
