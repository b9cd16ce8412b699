"""The loop of a game in a terminal: asks each seat in turn, and reads what is typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from valles.describe.text import render
from valles.describe.typography import as_typed
from valles.game import Game
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.players import Player
from valles.terminal.page import BOLD, COLOURS, DIM, Page, length
from valles.terminal.plain import screen_of
from valles.terminal.screen import GameScreen


class Quit(Exception):
    """The player has left the table."""


class Terminal:
    def __init__(
        self,
        game: Game,
        bots: Mapping[str, Player],
        language: str,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        page: Page | None = None,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        self.game = game
        self.keep = keep
        """Called after every decision."""
        self.bots = bots
        self.language = language
        self.read = read
        self.write = write
        self.page = page or Page()
        self.table = game_screen(game, language, self.page)
        self.people = [seat for seat in game.seats if seat not in bots]
        self.current_seat = self.people[0] if len(self.people) == 1 else ""
        self.events_read = dict.fromkeys(game.seats, 0)
        """The number of lines of the log that each seat has read."""

    def text(self, key: str, **args: Arg) -> str:
        return render(Phrase(key, args), self.language)

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.write(self.page.style(self.text(self.table.title), BOLD))
        self.write(self.page.fill(self.text("ui-help")))
        while not self.game.over:
            seats = [self.game.seats[number] for number in self.game.state.pending_seats()]
            for seat in seats:
                if seat in self.bots:
                    view = self.game.player_view(seat)
                    self.game.play(seat, view.text(self.bots[seat].choose(view)))
                    break
            else:
                self.take_answer(seats[0])
            self.keep()
        self.write_news(self.current_seat or self.people[0])
        self.write("\n" + result(self.game, self.language, self.page))

    def take_answer(self, seat: str) -> None:
        """Show the seat its table and take one answer."""
        if seat != self.current_seat:
            self.current_seat = seat
            self.write(self.page.cleared)
            self.read_line(self.text("ui-hand-over", seat=Noun("seat-" + seat)))
        self.write_news(seat)
        mover = self.game.moves[-1][0] if self.game.moves else ""
        screen = ""
        if mover != seat:
            screen = self.table.screen(seat)
        elif not self.game.state.within_action(self.game.seats.index(seat)):
            screen = self.table.glance(seat)
        if screen:
            self.write("\n" + screen)
        self.write_question(seat)
        while True:
            text = self.read_line(f"{self.text('ui-prompt')} > ").strip()
            if text == "quit":
                raise Quit
            if text == "undo":
                self.undo()
                return
            if text == "table":
                self.write("\n" + self.table.screen(seat))
                self.write_question(seat)
            elif text == "log":
                self.write_log(seat)
                self.write_question(seat)
            elif text.startswith("?"):
                self.explain(seat, text[1:].strip())
            elif not text:
                self.write(self.page.fill(self.text("ui-help")))
            elif self.answer(seat, text):
                return

    def read_line(self, prompt: str) -> str:
        try:
            return self.read(prompt)
        except EOFError:
            raise Quit from None

    def write_news(self, seat: str) -> None:
        """Write the lines of the log that the seat has not read."""
        news = self.game.log(seat, self.language, self.events_read[seat])
        if news:
            self.write("\n" + self.page.rule(self.text("ui-news")))
        for line in news:
            self.write(self.page.fill(line, 2, 4))
        self.events_read[seat] = len(self.game.events_for(seat))

    def write_log(self, seat: str) -> None:
        """The whole log, a screenful at a time; anything but Enter ends it."""
        entries = [self.page.fill(line, 2, 4) for line in self.game.log(seat, self.language)]
        parts = self.page.screenfuls([line for entry in entries for line in entry.split("\n")])
        self.write("\n" + self.page.rule(self.text("ui-log")))
        for number, screenful in enumerate(parts, 1):
            self.write(screenful)
            if number < len(parts) and self.read_line(f"{self.text('ui-more')} > ").strip():
                return

    # The question

    def numbers(self, seat: str) -> dict[str, str]:
        """Return the number to type for each option: an amount, otherwise its place in the list."""
        options = self.game.legal(seat)
        amounts = [noun for _, noun in map(self.table.parts, options)]
        if all(amount.isdecimal() for amount in amounts) and len(set(amounts)) == len(amounts):
            return dict(zip(options, amounts, strict=True))
        return {option: str(place) for place, option in enumerate(options, 1)}

    def write_question(self, seat: str, texts: bool = False) -> None:
        """Show the question and its answers; if wanted, with the texts that programs use for them."""
        numbers = self.numbers(seat)
        question = render(self.table.prompt(seat), self.language)
        name = self.page.style(render(Noun("seat-" + seat), self.language), COLOURS.get(seat, BOLD))
        self.write("\n" + self.page.rule(name))
        self.write(self.page.fill(self.page.style(question, BOLD)))
        hint = self.table.hint(seat, numbers)
        if hint:
            self.write(hint)
        lines = []
        notes = False
        for option, number in numbers.items():
            label = self.table.label(seat, option)
            line = self.page.style(number.rjust(4), BOLD) + (f"  {label}" if label != number else "")
            note = f" [{option}]" if texts else self.table.note(seat, option)
            notes = notes or bool(note)
            lines.append(line + self.page.style(note, DIM))
        if notes or len(lines) < 6 or any(length(line) > self.page.width // 2 for line in lines):
            self.write("\n".join(self.page.fill(line, 0, 8) for line in lines))
        else:
            self.write(self.page.columns(lines))

    def option_named(self, seat: str, text: str) -> str:
        """Return the option that was typed in full: its number, its text or its label; empty if none was."""
        for option, number in self.numbers(seat).items():
            if text in (number, option, as_typed(self.table.label(seat, option))):
                return option
        return text if self.game.rules.vocabulary.number(text) >= 0 else ""

    def options_starting(self, seat: str, text: str) -> list[str]:
        """Return the answers whose text or label begins so, or the one impossible option that does."""
        if text.isdecimal():
            return []
        options = [
            option
            for option in self.game.legal(seat)
            if option.startswith(text) or as_typed(self.table.label(seat, option)).startswith(text)
        ]
        if options:
            return options
        vocabulary = self.game.rules.vocabulary
        others = [option for option in map(vocabulary.text, range(len(vocabulary))) if option.startswith(text)]
        return others if len(others) == 1 else []

    def answer(self, seat: str, text: str) -> bool:
        option = self.option_named(seat, as_typed(text))
        options = [option] if option else self.options_starting(seat, as_typed(text))
        if len(options) != 1:
            self.write_matches(seat, text, options)
            return False
        try:
            self.game.play(seat, options[0])
        except IllegalMove:
            self.refuse(seat, options[0])
            return False
        return True

    def write_matches(self, seat: str, text: str, options: list[str]) -> None:
        """Say that the text matches no answer, or several."""
        if not options:
            self.write(self.page.fill(self.text("ui-unknown-option", text=text)))
            self.write(self.page.fill(self.text("ui-help")))
            return
        self.write(self.page.fill(self.text("ui-several-options", text=text)))
        numbers = self.numbers(seat)
        for option in options:
            line = f"{self.page.style(numbers[option].rjust(4), BOLD)}  {self.table.label(seat, option)} [{option}]"
            self.write(self.page.fill(line, 0, 8))

    def refuse(self, seat: str, text: str) -> None:
        reason = self.game.why_not(seat, text)
        if reason is not None:
            line = self.text(
                "ui-not-possible", option=self.table.label(seat, text), reason=render(reason, self.language)
            )
            self.write(self.page.fill(line))

    def explain(self, seat: str, text: str) -> None:
        """A card by its name or id, an option by its number, text or label, or the whole question."""
        if not text:
            self.write(self.page.fill(self.text("ui-help")))
            self.write_question(seat, texts=True)
            return
        option = self.option_named(seat, as_typed(text))
        explanation = self.table.explain(seat, option or text)
        if not option and not explanation:
            options = self.options_starting(seat, as_typed(text))
            if len(options) != 1:
                self.write_matches(seat, text, options)
                return
            option = options[0]
            explanation = self.table.explain(seat, option)
        if explanation:
            self.write(explanation)
        if option:
            self.refuse(seat, option)

    def undo(self) -> None:
        """Undo the last decision of a person, and all that computer opponents have done since."""
        if all(mover in self.bots for mover, _ in self.game.moves):
            self.write(self.text("ui-nothing-to-undo"))
            return
        while self.game.moves[-1][0] in self.bots:
            self.game.undo()
        self.game.undo()
        for seat in self.people:
            self.events_read[seat] = min(self.events_read[seat], len(self.game.events_for(seat)))
        self.write(self.text("ui-undone"))


def game_screen(game: Game, language: str, page: Page) -> GameScreen:
    return screen_of(game.rules.name)(game, language, page)


def result(game: Game, language: str, page: Page) -> str:
    """Return the points of each seat by category, and who has won."""
    table = game_screen(game, language, page)
    names, rows = table.points()
    wide = max(len(text) for text, _ in rows)
    places = [max(length(name), 5) + 2 for name in names]
    title = table.text("ui-game-over") if game.over else table.text("ui-unfinished", number=len(game.moves))
    heads = (" " * (place - length(name)) + name for name, place in zip(names, places, strict=True))
    lines = [page.rule(title), " " * wide + "".join(heads)]
    for text, points in rows:
        cells = (str(number).rjust(place) for number, place in zip(points, places, strict=True))
        lines.append(text.ljust(wide) + "".join(cells))
    if game.over:
        lines.append(page.fill(page.style(render(table.outcome(), language), BOLD)))
    return "\n".join(lines)
