"""A finished game step by step: where a replay stops, and what a seat has answered beside the others."""

from __future__ import annotations

from valles.game import Game
from valles.kernel.effect import Gathering
from valles.kernel.state import State
from valles.table.chart import ReplayStep


class StepFinder:
    """Finds the steps of a game while it is played again: each ends with an action or a simultaneous question."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = [ReplayStep(0, public=False)]
        self._events = len(game.events)
        self._answers = answers_given(game.state)
        self._gathers = is_gathering(game.state)
        self._round = game.rules.rounds(game.state)
        self._turn = first_question(game)
        """The question with which the turn began."""

    def follow(self) -> None:
        """Look at the game after another move."""
        answers, gathers = answers_given(self.game.state), is_gathering(self.game.state)
        # Answers wait until all seats have finished; then another question comes, without any.
        ends = not self._gathers or answers <= self._answers if gathers else begins(self.game.state)
        self._answers, self._gathers = answers, gathers
        if ends or self.game.over:
            ends_turn = self._ends_turn()
            public = any(event.is_for(0) for event in self.game.events[self._events :])
            if not public and not gathers and not self.game.over:
                self.steps[-1].ends_turn |= ends_turn
                return
            self.steps.append(ReplayStep(len(self.game.moves), public=public, ends_turn=ends_turn))
            self._events = len(self.game.events)

    def _ends_turn(self) -> bool:
        """Return True if somebody else is asked, another round has begun, or a turn begins with its first question."""
        game = self.game
        turn, round = first_question(game), game.rules.rounds(game.state)
        ends = game.over or is_gathering(game.state) or round != self._round or turn == self._turn
        ends = ends or game.pending[0].seat != game.moves[-1][0]
        if ends:
            self._turn, self._round = turn, round
        return ends


def first_question(game: Game) -> str:
    """Return the key of the open question; nothing at the end."""
    return "" if game.over else game.pending[0].prompt.key


def is_gathering(state: State) -> bool:
    return bool(state.stack) and isinstance(state.rules.effects[state.stack[-1].effect], Gathering)


def begins(state: State) -> bool:
    """Return True if the open question begins an action."""
    return not state.stack or state.rules.effects[state.stack[-1].effect].begins


def answers_given(state: State) -> int:
    return sum(len(answers) for answers in state.answers)


def final_answers(game: Game, move: int, seat: int) -> list[int]:
    """Return all answers of a seat to the simultaneous question after some moves; none after other questions."""
    then = game.at(move)
    answers: list[int] = []
    given = -1
    for name, option in game.moves[move:]:
        if not is_gathering(then.state) or answers_given(then.state) <= given:
            break
        given = answers_given(then.state)
        answers = list(then.state.answers[seat])
        if name == game.seats[seat]:
            answers.append(then.state.rules.vocabulary.number(option))
        then.play(name, option)
    return answers
