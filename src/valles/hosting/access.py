"""Rights of people at a table: seats that they decide for, hands that they see, and queries that they may send."""

from __future__ import annotations

from valles.hosting.entry import TableEntry
from valles.hosting.model import StoredChair
from valles.table.live import Frozen, Refused
from valles.table.message.request import AskHint, ViewQuery


def own_chair(entry: TableEntry, player: str, seat: str) -> StoredChair:
    """Return the chair of a seat; refuse one that is not the player's own."""
    chair = entry.chair(seat)
    if chair is None or chair.player != player:
        raise Refused("problem-not-your-seat", 403, seat=seat)
    return chair


def has_other_people(entry: TableEntry, seat: str) -> bool:
    """Return True if somebody plays besides the person at a seat."""
    return any(chair.kind == "person" and chair.seat != seat for chair in entry.chairs)


def check_query(entry: TableEntry, user: str, message: ViewQuery) -> None:
    """Refuse a query about the view of a seat that is not the user's own, or that cannot be answered now."""
    seat = own_chair(entry, user, message.seat).seat
    if entry.live.frozen is not None:
        raise Frozen(entry.live.frozen)
    if entry.about.started is None:
        raise Refused("problem-not-started")
    if message.needs_question and seat not in entry.live.question_ids():
        raise Refused("problem-not-asked", 409)
    if isinstance(message, AskHint) and has_other_people(entry, seat):
        raise Refused("problem-hint-alone", 403)
    if isinstance(message, AskHint) and not entry.about.settings.allow_hints():
        raise Refused("problem-hint-rated", 403)


def checked_seat(entry: TableEntry, user: str, seat: str | None) -> str | None:
    """Return the seat, if the user may see its hand; None shows no hand."""
    if seat is not None and seat not in entry.hands_of(user):
        raise Refused("problem-not-your-seat", 403, seat=seat)
    return seat


def check_move(entry: TableEntry, move: int, seat: str | None) -> None:
    """Refuse to show a move that the finished game does not have, or the view of a seat that it does not have."""
    check_over(entry)
    game = entry.live.game
    if seat is not None and seat not in game.seats:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=list(game.seats))
    if not 0 <= move <= len(game.moves):
        raise Refused("problem-no-such-move", 404, move=move)


def check_over(entry: TableEntry) -> None:
    """Refuse queries about the whole of a game that is not over, or that cannot be replayed by these rules."""
    if entry.live.frozen is not None:
        raise Frozen(entry.live.frozen)
    if not entry.live.game.over:
        raise Refused("problem-not-over")
