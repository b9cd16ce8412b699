"""Faults of players: games that one of them broke."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from valles.workers import Failure


@dataclass(frozen=True)
class PlayerFault:
    """The games that a player broke."""

    player: str
    games: int
    reason: str
    """The first line of what went wrong in the first of them."""


def player_faults(failures: Iterable[Failure]) -> list[PlayerFault]:
    """Return the faults of each player, in the order of the first ones.

    Examples:
        >>> player_faults([Failure("mine failed", "mine"), Failure("a worker died"), Failure("mine again", "mine")])
        [PlayerFault(player='mine', games=2, reason='mine failed')]
    """
    reasons: dict[str, list[str]] = {}
    for failure in failures:
        if failure.source:
            reasons.setdefault(failure.source, []).append(failure.reason)
    return [PlayerFault(player, len(lines), lines[0].partition("\n")[0]) for player, lines in reasons.items()]
