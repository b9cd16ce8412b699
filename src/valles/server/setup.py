"""What a host or a record wants to be set up, and why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping

from valles.games.registry import UnknownGame, available_games, rulebook
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.record import Record
from valles.kernel.rulebook import Setup
from valles.server.table import Refused, Rules


def allows(rules: Rules, /, **options: object) -> bool:
    """Whether a game can be set up in this way."""
    try:
        rules.setup(**options)
    except (TypeError, ValueError):
        return False
    return True


def seat_name(seat: str) -> Noun:
    """The name of a seat in a sentence."""
    return Noun(f"seat-{seat}")


def checked_setup(rules: Rules, seats: list[str], options: Mapping[str, object]) -> Setup:
    """The setup that a host asks for; Refused, with the reason, if there is no such game."""
    for name, value in options.items():
        reason = setup_problem(rules, seats, name, value)
        if reason is not None:
            raise Refused("problem-setup", 400, reason=reason)
    try:
        return rules.setup(seats=seats, **options)
    except (TypeError, ValueError) as error:
        raise Refused("problem-setup", 400, reason=Phrase("problem-setup-together")) from error


def record_problem(text: str) -> Phrase | None:
    """Why a record's setup has an option that its game does not know; `replay` finds everything else."""
    record = Record.read(text)
    if record.game not in available_games():
        raise UnknownGame(record.game)
    rules = rulebook(record.game)
    seats = record.setup.get("seats")
    if not isinstance(seats, list) or not allows(rules, seats=seats):
        return None
    for name, value in record.setup.items():
        reason = setup_problem(rules, seats, name, value) if name not in ("players", "seats") else None
        if reason is not None:
            return reason
    return None


def setup_problem(rules: Rules, seats: list[str], name: str, value: object) -> Phrase | None:
    """Why an option cannot have this value at a table with these seats; None if it can."""
    option = name[:80]
    if name in ("players", "seats"):
        return Phrase("problem-setup-chairs", {"option": option})
    if allows(rules, seats=seats, **{name: value}):
        return None
    values = rules.variants.get(name)
    if values is None:
        if allows(rules, seats=seats, **{name: []}) or allows(rules, seats=seats, **{name: None}):
            return Phrase("problem-setup-seat", {"option": option, "possible": [seat_name(seat) for seat in seats]})
        return Phrase("problem-setup-option", {"option": option, "possible": list(rules.variants)})
    if len(seats) == 1 and allows(rules, seats=rules.colours[:2], **{name: value}):
        return Phrase("problem-setup-alone", {"option": option})
    return Phrase("problem-setup-value", {"option": option, "possible": [str(value) for value in values]})
