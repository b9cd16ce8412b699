"""What a host or a record wants to be set up, and why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from valles.games.registry import UnknownGame, available_games, rulebook
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.kernel.record import Record
from valles.kernel.rulebook import Setup
from valles.table.live import Refused, Rules


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
    reason = options_problem(rules, seats, options)
    if reason is not None:
        raise Refused("problem-setup", 400, reason=reason)
    try:
        return rules.setup(seats=seats, **options)
    except (TypeError, ValueError) as error:
        raise Refused("problem-setup", 400, reason=mixture_problem(rules, seats, options)) from error


def record_problem(text: str) -> Phrase | None:
    """Why a record's setup has an option that its game does not know; `replay` finds everything else."""
    record = Record.read(text)
    if record.game not in available_games():
        raise UnknownGame(record.game)
    rules = rulebook(record.game)
    seats = record.setup.get("seats")
    if not isinstance(seats, list) or not allows(rules, seats=seats):
        return None
    options = {name: value for name, value in record.setup.items() if name not in ("players", "seats")}
    return options_problem(rules, seats, options)


def options_problem(rules: Rules, seats: list[str], options: Mapping[str, object]) -> Phrase | None:
    """Why one of the options cannot be had at a table with these seats; None if each can."""
    wanted = [name for name in rules.additions if options.get(name) is True]
    added = {name: True for name in wanted if allows(rules, seats=seats, **{name: True})}
    for name, value in options.items():
        reason = setup_problem(rules, seats, name, value, added)
        if reason is not None:
            return reason
    return None


def setup_problem(
    rules: Rules, seats: list[str], name: str, value: object, added: Mapping[str, object]
) -> Phrase | None:
    """Why an option cannot have this value, neither by itself nor beside what is added to the game; None if it can."""
    option = name[:80].encode(errors="replace").decode()  # half a surrogate pair cannot be sent
    if name in ("players", "seats"):
        return Phrase("problem-setup-chairs", {"option": option})
    if allows(rules, seats=seats, **{name: value}) or allows(rules, seats=seats, **{**added, name: value}):
        return None
    values = rules.variants.get(name)
    if values is None:
        if allows(rules, seats=seats, **{name: []}) or allows(rules, seats=seats, **{name: None}):
            return Phrase("problem-setup-seat", {"option": option, "possible": [seat_name(seat) for seat in seats]})
        return Phrase("problem-setup-option", {"option": option, "possible": list(rules.variants)})
    if len(seats) == 1 and allows(rules, seats=rules.colours[:2], **{**added, name: value}):
        return Phrase("problem-setup-alone", {"option": option})
    if len(seats) > 1 and allows(rules, seats=rules.colours[:1], **{**added, name: value}):
        return Phrase("problem-setup-several", {"option": option})
    needed = needed_addition(rules, name, value, players=len(seats))
    if needed is not None:
        return Phrase("problem-setup-needs", {"option": option, "value": str(value), "other": needed})
    return Phrase("problem-setup-value", {"option": option, "possible": [str(value) for value in values]})


def needed_addition(rules: Rules, name: str, value: object, players: int) -> str | None:
    """What has to be added to the game, so that this option can have this value; None if nothing helps."""
    for addition in rules.additions:
        if addition != name and allows(rules, players=players, **{addition: True, name: value}):
            return addition
    return None


def mixture_problem(rules: Rules, seats: list[str], options: Mapping[str, object]) -> Phrase:
    """Why options do not go together that are possible one by one: the first two that exclude one another."""
    for first, other in combinations(options, 2):
        if not allows(rules, seats=seats, **{first: options[first], other: options[other]}):
            possible: list[Arg] = [
                str(value)
                for value in rules.variants.get(other, ())
                if allows(rules, seats=seats, **{first: options[first], other: value})
            ]
            chosen = {"option": other[:80], "value": str(options[other])[:80]}
            beside = {"other": first[:80], "chosen": str(options[first])[:80]}
            return Phrase("problem-setup-mixture", {**chosen, **beside, "possible": possible})
    return Phrase("problem-setup-together")
