"""Adds to the archive of played games (tests/*/archive.zip) and counts positions in them (tests/*/counts.txt).

    python -m tools.archive

What is in the archive stays as it is, as long as it replays: a game is played anew only where a change of rules that
was meant has made its record invalid. The games are random ones, at the tables of the laws; a hundred were finished,
and forty stopped at one kind of question each, as evenly as chance allows.
"""

import zipfile
from collections import Counter
from collections.abc import Iterator

from tests.laws.tables import ROUNDS
from tests.support import archive
from tools.records import never, played
from valles.game import Game
from valles.kernel.record import Record
from valles.kernel.shuffle import Stream

FINISHED, UNFINISHED, COUNTED = 100, 40, 80
FIRST_SEED = 20_000
LONGEST = 1500
"""Moves of a finished game that is worth keeping."""
WRITTEN = (2026, 1, 1, 0, 0, 0)
"""The date of every file, fixed so that the same games make the same archive."""


def finished(game: str, number: int) -> Game:
    options = ROUNDS[game][number % len(ROUNDS[game])]
    seed = FIRST_SEED + number
    while True:
        candidate = played(game, seed, options, never)
        if candidate.over and len(candidate.moves) < LONGEST:
            return candidate
        seed += 1000


def unfinished(game: str) -> Iterator[Game]:
    """Games that stop at the kind of question that was least often stopped at."""
    stopped: Counter[str] = Counter()
    for number in range(FINISHED, FINISHED + UNFINISHED):
        record = finished(game, number).record()
        moments = questions(record)
        key = min(sorted(moments), key=lambda key: stopped[key])
        stopped[key] += 1
        yield archive.game_at(record, moments[key])


def questions(record: str) -> dict[str, int]:
    """Return the number of moves before the last question of each kind."""
    moves = Record.read(record).moves
    game = archive.game_at(record, 0)
    last: dict[str, int] = {}
    for number, move in enumerate(moves):
        last[game.pending[0].prompt.key] = number
        game.play(*move)
    return last


def archived(game: str) -> dict[str, str]:
    """The records by name; those that are there are kept."""
    path = archive.archive_of(game)
    kept = {name: archive.text(game, name) for name in archive.names(game)} if path.exists() else {}
    if len(kept) == FINISHED + UNFINISHED and all(map(archive.stands, kept.values())):
        return kept
    made = {f"finished_{number:03}.txt": finished(game, number).record() for number in range(FINISHED)}
    made |= {f"unfinished_{number:03}.txt": one.record() for number, one in enumerate(unfinished(game))}
    valid = {name: record for name, record in kept.items() if archive.stands(record)}
    return {name: valid.get(name, record) for name, record in made.items()}


def counted(records: dict[str, str]) -> Iterator[archive.Position]:
    """A moment of each of the first games whose states are not too many."""
    for name in sorted(records)[:COUNTED]:
        moves = len(Record.read(records[name]).moves)
        chance = Stream(b"archive", name)
        while True:
            moment = chance.below(moves)
            figures = archive.counted(archive.game_at(records[name], moment))
            if figures is not None:
                yield archive.Position(name, moment, *figures)
                break


def main() -> None:
    for game in archive.GAMES:
        records = archived(game)
        with zipfile.ZipFile(archive.archive_of(game), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as written:
            for name, record in sorted(records.items()):
                written.writestr(zipfile.ZipInfo(name, WRITTEN), record, zipfile.ZIP_DEFLATED)
        lines = [f"{position}\n" for position in counted(records)]
        archive.counts_of(game).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
