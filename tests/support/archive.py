"""Games that were played once and must open for ever, and positions counted in them."""

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import valles
from valles.game import Game
from valles.games.registry import own_games
from valles.kernel.record import BrokenRecord, Record, state_hash

TESTS = Path(__file__).parents[1]
GAMES = own_games()
MOST = 2000
"""States that are looked at in a position."""


class Position(NamedTuple):
    """A moment of an archived game, with what can happen there."""

    record: str
    moves: int
    """Played before it."""
    options: int
    """Answers to all that is asked."""
    states: int
    """That differ, after two decisions."""

    def __str__(self) -> str:
        return " ".join(map(str, self))


def archive_of(game: str) -> Path:
    return TESTS / game / "archive.zip"


def counts_of(game: str) -> Path:
    return TESTS / game / "counts.txt"


def names(game: str) -> list[str]:
    with zipfile.ZipFile(archive_of(game)) as archive:
        return sorted(archive.namelist())


def text(game: str, name: str) -> str:
    with zipfile.ZipFile(archive_of(game)) as archive:
        return archive.read(name).decode()


def positions(game: str) -> list[Position]:
    lines = [line.split() for line in counts_of(game).read_text(encoding="utf-8").splitlines()]
    return [Position(name, *map(int, figures)) for name, *figures in lines]


def game_at(record: str, moves: int) -> Game:
    """The game of a record, after its first moves."""
    game = valles.replay(record)
    game.undo_to(moves)
    return game


def stands(text: str) -> bool:
    """True if the record replays to its own hashes, whatever version of the rules it was made with."""
    try:
        replayed = Record.read(valles.replay(text).record())
    except BrokenRecord:
        return False
    replayed.rules = Record.read(text).rules
    return replayed.text() == text


def decisions(state: Any) -> Iterator[tuple[int, int]]:
    for seat in state.pending_seats():
        for option in state.options(seat):
            yield seat, option


def counted(game: Game) -> tuple[int, int] | None:
    """How many answers there are, and how many states after two of them; None where those are too many."""
    rules, start = game.rules, game.state
    firsts = list(decisions(start))
    options, looked = set(), 0
    for first in firsts:
        one = rules.copy(start)
        one.apply(*first)
        seconds = list(decisions(one))
        looked += len(seconds)
        if looked > MOST:
            return None
        for second in seconds:
            two = rules.copy(one)
            two.apply(*second)
            options.add(state_hash(rules.save(two)))
    return len(firsts), len(options)
