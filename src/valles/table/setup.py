"""The setup of a game that a host or a record requests."""

from __future__ import annotations

from collections.abc import Mapping

from valles.games.registry import UnknownGame, available_games, rulebook
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.record import Record
from valles.kernel.rulebook import Setup
from valles.table.live import MOST_MOVES, Refused, Rules


def seat_name(seat: str) -> Noun:
    """Return the name of a seat, for a sentence."""
    return Noun(f"seat-{seat}")


def checked_setup(rules: Rules, seats: list[str], options: Mapping[str, object]) -> Setup:
    """Return the setup that a host requests.

    Raises:
        Refused: The options are impossible, with the reason.
    """
    problem = rules.variants.problem(seats, options)
    if problem is not None:
        raise Refused("problem-setup", 400, reason=problem.phrase)
    try:
        return rules.setup(seats=seats, **options)
    except (TypeError, ValueError) as error:  # a rulebook with conditions that it does not declare
        raise Refused("problem-setup", 400, reason=Phrase("problem-setup-together")) from error


def record_problem(text: str) -> Phrase | None:
    """Return the reason why a record's options are impossible.

    Returns:
        None if they are possible, or if the seats of the record are not those of the game.

    Raises:
        UnknownGame: There is no such game here.
    """
    record = Record.read(text)
    if record.game not in available_games():
        raise UnknownGame(record.game)
    if len(record.moves) > MOST_MOVES:
        return Phrase("problem-record-too-long", {"count": len(record.moves), "possible": MOST_MOVES})
    rules = rulebook(record.game)
    seats = record.setup.get("seats")
    if not isinstance(seats, list) or not all(seat in rules.colours for seat in seats):
        return None
    options = {name: value for name, value in record.setup.items() if name not in ("players", "seats")}
    problem = rules.variants.problem(seats, options)
    return None if problem is None else problem.phrase
