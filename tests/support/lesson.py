"""Players of a lesson: one that does only what its texts say, and what it was shown."""

from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from valles.game import Game, new, seed_bytes
from valles.kernel.heuristic import best
from valles.kernel.shuffle import Stream
from valles.players.greedy import GreedyPlayer
from valles.table.lesson import adviser_of, hint, lesson
from valles.table.message.field import Figure
from valles.table.message.reply import LessonAnswer, LessonStep
from valles.table.message.request import AskHint, AskLesson

SETUPS: dict[str, dict[str, Any]] = {
    "terraforming_mars": {"players": 2, "corporate_era": False, "beginners": ["yellow"]},
    "on_mars": {"players": 1, "first_missions": True, "first_cards": True},
}
"""The first games as the page opens them."""


@dataclass
class Learner:
    """Reads the lesson of the first seat, which remembers nothing but the tips that were shown."""

    game: Game
    seen: set[str] = field(default_factory=set)
    shown: list[str] = field(default_factory=list)
    """The texts of all decisions."""
    outcomes: set[str] = field(default_factory=set)
    """The messages about what deeds did."""
    _figures: tuple[Figure, ...] = ()

    @property
    def seat(self) -> str:
        return self.game.seats[0]

    def read(self) -> tuple[LessonAnswer, LessonStep]:
        """Return what the lesson says now, and the text of it that is shown."""
        answer = lesson(self.game, AskLesson(0, self.seat, self._figures))
        self._figures = tuple(answer.figures)
        self.outcomes |= {phrase.key for phrase in answer.outcomes}
        step = next(step for step in answer.steps if not step.once or step.step not in self.seen)
        self.shown.append(step.step)
        if step.once:
            self.seen.add(step.step)
        return answer, step

    def obedient_option(self, answer: LessonAnswer, step: LessonStep) -> str:
        """Return an answer that the text speaks of: that of the hint, or else the best one.

        A tip may be declined by what the text below it speaks of.
        """
        advised = hint(self.game, AskHint(0, self.seat)).option
        if advised in step.answers:
            return advised
        return self._best(answer.steps[-1].answers)

    def _best(self, answers: list[str]) -> str:
        view = self.game.player_view(self.seat)
        numbers = [view.rules.vocabulary.number(text) for text in answers]
        heuristic = adviser_of(self.game)(view.state, view.number)
        filled = view.rules.filled(view.state, Stream(seed_bytes(0), "lesson"))
        return view.text(best(filled, view.number, numbers, heuristic)[0])


def first_game(game: str, seed: int) -> Game:
    """Return a first game with the seed of its lesson."""
    return new(game, seed=seed, **SETUPS[game])


def play_others(game: Game) -> None:
    """Let the computer play until the first seat is asked or the game is over."""
    computer = GreedyPlayer(game.rules.name, 1)
    while not game.over and all(choice.seat != game.seats[0] for choice in game.pending):
        view = game.player_view(game.pending[0].seat)
        game.play(view.seat, view.text(computer.choose(view)))


def proposed_answers(game: Game, seat: str, option: str) -> list[str]:
    """Return an option with the payment that the page proposes for it, which is not a private goal."""
    placements = getattr(game.public(seat), "placements", [])
    ways = [placement.choices for placement in placements if placement.choices[0] == option]
    if len(ways) > 1:
        return list(ways[0])
    paid = list(takewhile(lambda answer: answer.startswith("pay:"), game.form(seat, [option]).default))
    return [option] if any(answer.startswith("pay:goal_") for answer in paid) else [option, *paid]
