"""Finished games: their snapshots step by step, their figures, and tables that continue where a record ends."""

from __future__ import annotations

from typing import Final

from valles.game import Game, public_view, replay
from valles.games.registry import UnknownGame, available_games
from valles.kernel.phrase import Phrase
from valles.kernel.record import BrokenRecord
from valles.kernel.view import BYSTANDER
from valles.players.expectation import has_prediction, state_values, win_probabilities
from valles.table.chart import Chart, Moment, Standing
from valles.table.command import Move
from valles.table.live import LiveTable, Refused, opened_table
from valles.table.message.lobby import TableInfo
from valles.table.message.reply import Snapshot
from valles.table.query import figures, log_before, scorers, scores, shares
from valles.table.replay import StepFinder, final_answers
from valles.table.row import Row
from valles.table.setup import record_problem

HASH_EVERY: Final = 10
"""Every so many rows of a restored game carry a hash of the state, and the last one; those that are played all do."""
FIRST_PREDICTION: Final = 4
"""The first round whose chances are shown: before it the network is far too sure of itself."""


def replay_snapshot(
    whole: Game, move: int, seat: str | None, *, table: TableInfo, seq: int, confirming: tuple[str, ...]
) -> Snapshot:
    """Return a snapshot of a finished game after some moves, from any seat: nothing is secret any more.

    Args:
        whole: The finished game.
        move: The number of moves made.
        seat: The seat whose view is shown; None for a bystander.
        table: The description of the table.
        seq: The number of its last row.
        confirming: The seats that confirm their turns.
    """
    game = whole.at(move)
    number = BYSTANDER if seat is None else game.seats.index(seat)
    view = game.rules.view(game.state, number)
    if number != BYSTANDER and (answers := final_answers(whole, move, number)):
        # A replay shows at once what the seat was offered and what it chose.
        view.answers[number] = answers
    events = game.events_for(seat)
    return Snapshot(
        table=table,
        seq=seq,
        seat=seat,
        view=public_view(view),
        waiting=[],
        unconfirmed=None,
        confirming=list(confirming),
        question=None,
        undo=None,
        log=log_before(events, len(events)),
        rounds=game.rules.rounds(game.state),
        over=game.over,
        scores=scores(game, view),
        figures=figures(game, game.state if game.over else view),
        winners=list(game.winners),
        places=game.places,
    )


def chart_of(game: Game) -> Chart:
    rules = game.rules
    then = Game(rules, game.setup, game.seed)
    has_chances = has_prediction(rules.name, game.setup)
    rounds: list[Standing] = []
    moments: list[Moment] = []
    finder = StepFinder(then)
    for seat, option in game.moves:
        before, length = rules.rounds(then.state), len(then.events)
        then.play(seat, option)
        finder.follow()
        after = rules.rounds(then.state) + then.over
        rounds += [standing(then, round, has_chances) for round in range(before, after)]
        lines = [event.phrase for event in then.events[length:]]
        moments += [Moment(before, line) for line in lines if line.key in rules.moments]
    names = scorers(game, game.state)
    ties = dict(zip(names, rules.tie_breaks(game.state), strict=False))
    return Chart(
        moves=len(game.moves),
        rounds=rounds,
        seed=str(game.seed),
        outcome=game.outcome,
        shares=shares(game, game.state, game.events_for()),
        tie_breaks=ties,
        moments=moments,
        steps=finder.steps,
    )


def standing(game: Game, round: int, has_chances: bool) -> Standing:
    """Scores, figures and chances before anybody has decided in the next round."""
    likely = win_chances(game) if has_chances and (round >= FIRST_PREDICTION or game.over) else {}
    return Standing(round, len(game.moves), game.scores(), figures(game, game.state), likely)


def win_chances(game: Game) -> dict[str, int]:
    """Return each seat's chance to win, in percent; at the end it is certain."""
    if game.over:
        likely = [(seat in game.winners) / len(game.winners) for seat in game.seats]
    else:
        likely = win_probabilities(state_values(game.rules, game.state))
    return {seat: round(100 * chance) for seat, chance in zip(game.seats, likely, strict=True)}


def recorded_game(record: str) -> Game:
    """Return the game of a record.

    Raises:
        Refused: It cannot be replayed here, with the reason.
    """
    try:
        problem = record_problem(record)
        if problem is None:
            return replay(record)
    except BrokenRecord as error:
        problem = error.reason
    except UnknownGame:
        problem = Phrase("problem-record-game", {"possible": list(available_games())})
    except (OverflowError, RecursionError):
        problem = Phrase("problem-record-head")
    raise Refused("problem-broken-record", 400, reason=problem)


def table_of_game(id: str, game: Game, at: float) -> tuple[LiveTable, list[Row]]:
    """A game as a table, and its rows."""
    live = opened_table(id, game.rules.name, game.setup, game.seed, (), [])
    rows = []
    for number, (seat, option) in enumerate(game.moves, 1):
        move, decision = Move(live.question_ids()[seat], [option]), f"record-{number}"
        live = live.with_command(seat, move, decision)
        hashed = number % HASH_EVERY == 0 or number == len(game.moves)
        state = live.game.hash() if hashed else None
        rows.append(Row(seq=number, seat=seat, command=move, decision=decision, at=at, hash=live.hash, state=state))
    return live, rows
