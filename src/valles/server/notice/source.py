"""Notices that follow from the state of a table: whose turn it is, that it is full, has begun or is over."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

from valles.hosting.entry import TableEntry
from valles.server.notice.queue import Notice

RECENT: Final = 3600.0
"""Seconds for which the beginning and the end of a game are news; later only a restart would find them."""
MESSAGES_EVERY: Final = 600.0
"""Seconds in which several lines of chat at a table are one notice."""


def table_notices(entry: TableEntry, now: float, delay: float) -> Iterator[Notice]:
    """Yield the notices of a table as it is now.

    Args:
        entry: The table.
        now: The time.
        delay: Seconds after which a person who does not look is notified.
    """
    about = entry.about
    if len(entry.players()) < 2 or entry.live.frozen is not None:
        return  # nobody waits for the only person
    if about.finished is not None:
        if now - about.finished < RECENT:
            for player in entry.players():
                yield notice(entry, player, "finished", "", now + delay)
    elif about.started is not None:
        pending = pending_players(entry)
        for player, mark in pending.items():
            yield notice(entry, player, "turn", mark, now + delay)
        if now - about.started < RECENT:
            for player in entry.players():
                if player not in (*pending, about.host) and plays(entry, player) and not last_own_move(entry, player):
                    yield notice(entry, player, "full", "begun", now + delay, begun=True)
    elif all(chair.kind != "open" for chair in entry.chairs):
        people = blake2b(",".join(sorted(entry.players())).encode(), digest_size=8).hexdigest()
        yield notice(entry, about.host, "full", people, now + delay)


def notice(entry: TableEntry, player: str, event: Any, mark: str, due: float, **args: Any) -> Notice:  # of any event
    """Return a notice about a table for a player."""
    names = [chair.name for chair in entry.chairs if chair.kind == "person" and chair.player != player and chair.name]
    facts = {"game": entry.about.game, "names": names, **args}
    return Notice(player=player, event=event, table=entry.about.id, mark=mark, args=facts, due=due)


def pending_players(entry: TableEntry) -> dict[str, str]:
    """Return the players who have a question at a table, each with the number of moves until the last one of their own.

    So everybody is told once until the next own move, whichever worker notices it, and however questions change.
    """
    pending: dict[str, str] = {}
    if entry.about.started is None or entry.about.finished is not None:
        return pending
    for seat in entry.live.question_ids():
        chair = entry.chair(seat)
        if chair is not None and chair.player is not None and entry.bot_at(seat) is None:
            pending.setdefault(chair.player, str(last_own_move(entry, chair.player)))
    return pending


def plays(entry: TableEntry, player: str) -> bool:
    """Return True if no computer plays for the player."""
    return any(entry.bot_at(seat) is None for seat in entry.seats_of(player))


def last_own_move(entry: TableEntry, player: str) -> int:
    """Return the number of moves until the last one of a player, 0 if there is none."""
    seats, made = entry.seats_of(player), entry.live.made
    return next((number for number in range(len(made), 0, -1) if made[number - 1].seat in seats), 0)


def message_notices(entry: TableEntry, author: str, name: str, now: float, delay: float) -> Iterator[Notice]:
    """Yield the notices of a new line of chat: for everybody else who has a seat, without what was written."""
    mark = str(int(now // MESSAGES_EVERY))
    for player in entry.players():
        if player != author:
            yield notice(entry, player, "message", mark, now + delay, name=name)
