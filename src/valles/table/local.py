"""A table in memory: the computer sits at some of its seats, and is asked as soon as it is its turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from valles.game import Game, PlayerView
from valles.table.command import Command, Move
from valles.table.live import LiveTable, opened_table
from valles.table.message.lobby import Seat, TableInfo

Choose = Callable[[PlayerView], int | str]
"""Returns one of the options of a view, as `valles.players.Player.choose` does."""


class LocalTable:
    def __init__(self, id: str, game: Game, bots: Mapping[str, tuple[str, Choose]]) -> None:
        """Seats of the computer have a name and a function each."""
        self.live: LiveTable = opened_table(id, game.rules.name, game.setup, game.seed, (), [])
        self._bots = bots
        self._let_bots_play()

    @property
    def game(self) -> Game:
        return self.live.game

    @property
    def own(self) -> tuple[str, ...]:
        """The seats at which no bot sits."""
        return tuple(seat for seat in self.game.seats if seat not in self._bots)

    def act(self, seat: str, command: Command, decision: str) -> int:
        """Carry out a command, let the computers play, and return the number of the row.

        Raises:
            Refused: The command is impossible.
            StaleAnswer: The question has changed since.
        """
        if decision in self.live.decisions:
            return self.live.decisions[decision]
        self.live = self.live.with_command(seat, command, decision)
        row = self.live.seq
        self._let_bots_play()
        return row

    def _let_bots_play(self) -> None:
        while questions := {seat: id for seat, id in self.live.question_ids().items() if seat in self._bots}:
            for seat, question_id in questions.items():
                view = self.game.player_view(seat)
                choice = view.text(self._bots[seat][1](view))
                self.live = self.live.with_command(seat, Move(question_id, [choice]), f"bot-{self.live.seq + 1}")

    def info(self, language: str) -> TableInfo:
        """Return the description of the table."""
        game = self.game
        seats = [
            Seat(seat=seat, kind="bot", name=self._bots[seat][0], mine=False, bot=self._bots[seat][0], away=False)
            if seat in self._bots
            else Seat(seat=seat, kind="person", name="", mine=True, bot=None, away=False)
            for seat in game.seats
        ]
        return TableInfo(
            id=self.live.id,
            game=game.rules.name,
            setup=game.setup,
            rules=game.rules.version,
            language=language,
            host=True,
            seats=seats,
            created=0.0,
            started=0.0,
            finished=None,
            waiting=list(self.live.question_ids()),
        )
