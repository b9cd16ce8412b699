"""The loop of a terminal game: who is asked, what they type, what it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from valles.describe.text import speak
from valles.game import Game
from valles.kernel.choice import IllegalMove
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.players.random import RandomPlayer


class Quit(Exception):
    """The player has left the table."""


class Terminal:
    def __init__(
        self,
        game: Game,
        bots: Mapping[str, RandomPlayer],
        language: str,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.game = game
        self.bots = bots
        self.language = language
        self.read = read
        self.write = write
        self.table = import_module(f"valles.terminal.{game.rules.name}")
        self.told = 0
        self.people = [seat for seat in game.seats if seat not in bots]
        self.at_the_screen = self.people[0] if len(self.people) == 1 else ""

    def say(self, key: str, **args: Arg) -> str:
        return speak(Phrase(key, args), self.language)

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.write(self.say("ui-title"))
        while not self.game.over:
            seats = [self.game.seats[number] for number in self.game.state.pending()]
            for seat in seats:
                if seat in self.bots:
                    number = self.game.seats.index(seat)
                    option = self.bots[seat].choose(self.game.view(seat), number)
                    self.game.play(seat, self.game.rules.vocabulary.text(option))
                    break
            else:
                self.ask(seats[0])
        self.tell_news(None)
        self.write(result(self.game, self.language))

    def ask(self, seat: str) -> None:
        """Show the seat its table and take one answer."""
        if seat != self.at_the_screen:
            self.at_the_screen = seat
            self.typed(self.say("ui-hand-over", seat=Noun("seat-" + seat)))
        self.tell_news(seat)
        if not self.game.state.within_action(self.game.seats.index(seat)):
            self.write(self.table.screen(self.game, seat, self.language))
        self.offer(seat)
        while True:
            text = self.typed(f"{self.say('ui-prompt')} > ").strip()
            if text == "quit":
                raise Quit
            if text == "undo":
                self.undo(seat)
                return
            if text.startswith("?"):
                self.explain(seat, text[1:].strip())
            elif self.answer(seat, text):
                return

    def typed(self, prompt: str) -> str:
        try:
            return self.read(prompt)
        except EOFError:
            raise Quit from None

    def tell_news(self, seat: str | None) -> None:
        log = self.game.log(seat, self.language)
        for line in log[self.told :]:
            self.write(f"  {line}")
        self.told = len(log)

    def offer(self, seat: str) -> None:
        number = self.game.seats.index(seat)
        self.write("")
        question = speak(self.game.state.asked(number), self.language)
        self.write(f"{speak(Noun('seat-' + seat), self.language)}: {question}")
        for place, option in enumerate(self.game.state.options(number), 1):
            label = speak(self.game.rules.label(self.game.state, number, option), self.language)
            self.write(f"{place:4}  {label}")

    def answer(self, seat: str, text: str) -> bool:
        options = self.game.legal(seat)
        if text.isdigit() and 1 <= int(text) <= len(options):
            text = options[int(text) - 1]
        try:
            self.game.play(seat, text)
        except IllegalMove:
            self.refuse(seat, text)
            return False
        return True

    def refuse(self, seat: str, text: str) -> None:
        if self.game.rules.vocabulary.number(text) < 0:
            self.write(self.say("ui-unknown-option", text=text))
            self.write(self.say("ui-help"))
            return
        reason = self.game.why_not(seat, text)
        if reason is not None:
            self.write(self.say("ui-not-possible", option=text, reason=speak(reason, self.language)))

    def explain(self, seat: str, text: str) -> None:
        """A card by its id, an option by its text, or the whole question."""
        card = self.table.explain(text, self.language) if text else None
        if card is not None:
            self.write(card)
        elif text:
            if self.game.rules.vocabulary.number(text) >= 0 and self.game.why_not(seat, text) is None:
                number = self.game.seats.index(seat)
                option = self.game.rules.vocabulary.number(text)
                self.write(speak(self.game.rules.label(self.game.state, number, option), self.language))
            else:
                self.refuse(seat, text)
        else:
            self.write(self.say("ui-help"))
            self.write(", ".join(self.game.legal(seat)))
            self.offer(seat)

    def undo(self, seat: str) -> None:
        """Back to the last decision of the seat, with all that computer opponents have done since."""
        if not any(mover == seat for mover, _ in self.game.moves):
            self.write(self.say("ui-nothing-to-undo"))
            return
        while self.game.moves[-1][0] != seat:
            self.game.undo()
        self.game.undo()
        self.told = len(self.game.log(seat))
        self.write(self.say("ui-undone"))


def result(game: Game, language: str) -> str:
    """Who has won, and the points of each seat by category."""
    lines = [speak(Phrase("ui-game-over"), language)]
    scores = game.scores()
    for seat, row in scores.items():
        parts = ", ".join(f"{speak(Phrase('score-' + name), language)} {points}" for name, points in row.items())
        lines.append(f"  {speak(Noun('seat-' + seat), language)}: {parts}")
    lines.append(speak(outcome(game), language))
    return "\n".join(lines)


def outcome(game: Game) -> Phrase:
    scores = game.scores()
    winners = game.winners
    best = max(row["total"] for row in scores.values())
    points = Noun("points", best, True)
    if len(scores) == 1:
        return Phrase("result-solo-won", {"points": points}) if winners else Phrase("result-solo-lost")
    if len(winners) > 1:
        names: list[Arg] = [Noun("seat-" + seat) for seat in winners]
        return Phrase("result-shared", {"seats": names, "points": points})
    tied = sum(1 for row in scores.values() if row["total"] == best) > 1
    key = "result-tie-break" if tied else "result-winner"
    return Phrase(key, {"seat": Noun("seat-" + winners[0]), "points": points})
