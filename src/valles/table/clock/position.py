"""The questions of a table, as far as clocks depend on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from valles.table.live import LiveTable

Kind = Literal["turn", "together", "off_turn"]


@dataclass(frozen=True, kw_only=True)
class Position:
    """The open questions of a table and their kinds."""

    questions: Mapping[str, Kind]
    """The seats with an open question, or a turn to confirm."""
    moves: int
    """The number of moves that have not been undone."""
    turn: str = ""
    """The seat whose turn it is; empty in phases without turns."""
    begins: bool = False
    """True if the open question is the first one of a turn, where a seat may have turns in a row."""
    answers: Mapping[str, int]
    """The number of answers of each seat to the open simultaneous question."""
    last: str = ""
    """The seat that made the last move."""
    consent: tuple[str, int] | None = None
    """The seat that asks to undo, and the move back to which."""
    rounds: int = 0
    over: bool = False

    def occasion(self, seat: str) -> str:
        """Return the occasion for which a seat is given time: its turn, or a choice; empty if there is none."""
        if self.turn == seat:
            return "turn"
        kind = self.questions.get(seat, "")
        return "" if kind == "off_turn" else kind


def position_of(live: LiveTable) -> Position:
    """Return the questions of a table."""
    game = live.game
    state, rules = game.state, game.rules
    number = rules.turn(state)
    turn = game.seats[number] if 0 <= number < len(game.seats) else ""
    questions: dict[str, Kind] = {}
    for seat in live.question_ids():
        questions[seat] = "together" if live.is_gathering else "off_turn" if turn not in ("", seat) else "turn"
    if live.unconfirmed:
        questions[live.unconfirmed] = "turn"
        turn = live.unconfirmed
    consents = [(seats[0], move) for move, seats in live.consents.items() if seats]
    return Position(
        questions=questions,
        moves=len(live.made),
        turn=turn,
        begins=bool(questions) and not live.unconfirmed and rules.begins_turn(state),
        answers={seat: len(state.answers[number]) for number, seat in enumerate(game.seats)},
        last=live.made[-1].seat if live.made else "",
        consent=consents[-1] if consents else None,
        rounds=rules.rounds(state),
        over=game.over,
    )
