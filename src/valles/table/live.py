"""A table in play: its game, the open questions, what may be undone. It knows no database and no network.

Every change is a row. A row is planned on a copy of the table; the caller writes it to disk, and only then replaces the
table by the copy. Replaying the rows leads to the same table.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from importlib.metadata import version
from typing import Any, Final, assert_never

import msgspec

from valles.game import Game, public_view, seed_bytes
from valles.games.plugins import reason
from valles.games.registry import rulebook
from valles.kernel.choice import IllegalMove
from valles.kernel.effect import Gathering
from valles.kernel.phrase import Arg, Phrase
from valles.kernel.record import Record, canonical, state_hash
from valles.kernel.rulebook import Rulebook, Setup
from valles.kernel.view import Hole
from valles.table.command import Command, Confirm, Confirming, Consent, Move, TakeBack, Undo
from valles.table.log import TableGame
from valles.table.row import Damaged, Row, chained

RELEASE: Final = version("valles")
HASH_EVERY: Final = 10
"""Every so many rows carry a hash of the state: one costs about 0.24 ms, a third of what a decision computes."""
Rules = Rulebook[Any]  # Each game has its own class of state, which the server only passes on.


class Refused(Exception):
    """What a client asked for is impossible; nothing has changed."""

    def __init__(self, key: str, status: int = 409, **args: Arg) -> None:
        super().__init__(key)
        self.problem = Phrase(key, args)
        self.status = status


class Frozen(Refused):
    """The game of a table cannot go on, for this reason."""

    def __init__(self, problem: Phrase) -> None:
        super().__init__(problem.key)
        self.problem = problem


class OutOfDate(Exception):
    """The answer was to a question that is no longer asked."""


class Altered(Exception):
    """By the rules of this version a row is impossible, or leads to another state than it did."""


@dataclass(frozen=True)
class MadeMove:
    """A move that has not been undone, with what undo has to know about it."""

    seat: str
    revealing: bool
    """Whether its seat has learnt something that it could not foresee."""
    first: bool
    """Whether it is the first choice of an answer, which may have several."""


made_move: Final = lru_cache(MadeMove)
"""Many moves are alike: one object stands for all of them."""


@dataclass
class Decisions:
    """Which row each decision of a client became. A hash of its id suffices: the rows on disk tell the rest."""

    _hashes: array[int] = field(default_factory=lambda: array("q"))

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Decisions:
        return cls(array("q", (hash(row.decision) for row in rows)))

    def copy(self) -> Decisions:
        return Decisions(self._hashes[:])

    def add(self, decision: str) -> None:
        """Note the decision of the next row."""
        self._hashes.append(hash(decision))

    def __contains__(self, decision: str) -> bool:
        return hash(decision) in self._hashes

    def __getitem__(self, decision: str) -> int:
        return self._hashes.index(hash(decision)) + 1


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as plain data, after the row with this hash."""

    hash: str
    rules: int
    game: dict[str, Any]  # The game's own saved state, which the checksum vouches for.
    confirming: tuple[str, ...]
    made: list[tuple[str, bool, bool]]
    questions: dict[str, tuple[str, str]]
    unconfirmed: str
    consents: list[tuple[int, list[str]]]
    sum: str = ""
    release: str = ""
    """The version of Valles that saved it; older ones did not tell."""

    def checksum(self) -> str:
        """Of everything but the sum."""
        facts = msgspec.structs.asdict(self)
        del facts["sum"]
        if not self.release:
            del facts["release"]
        return state_hash(facts)

    def fits(self, rules: Rules) -> bool:
        """Whether the same release with the same rules has saved it, so that it can be gone on with unchecked."""
        return (self.rules, self.release) == (rules.version, RELEASE)


@dataclass
class LiveTable:
    id: str
    game: Game
    confirming: tuple[str, ...] = ()
    """The seats that confirm the end of their turns before anybody else is asked."""
    seq: int = 0
    hash: str = ""
    made: list[MadeMove] = field(default_factory=list)
    decisions: Decisions = field(default_factory=Decisions)
    """What clients sent, row by row."""
    questions: dict[str, tuple[str, str]] = field(default_factory=dict)
    """What each seat is asked, and the id of that question, which its answer must carry."""
    unconfirmed: str = ""
    """The seat whose turn waits to be confirmed."""
    consents: dict[int, list[str]] = field(default_factory=dict)
    """Who has agreed to go back to which move."""
    frozen: Phrase | None = None
    """Why the game cannot go on: the rules of this version lead to another game than was played."""

    def copy(self) -> LiveTable:
        return LiveTable(
            self.id,
            self.game.copy(),
            self.confirming,
            self.seq,
            self.hash,
            self.made[:],
            self.decisions.copy(),
            dict(self.questions),
            self.unconfirmed,
            {move: seats[:] for move, seats in self.consents.items()},
        )

    # Who is asked

    def pending(self) -> dict[str, str]:
        """The seats that have to decide, each with the id of its question."""
        return {seat: id for seat, (_, id) in self.questions.items()}

    def _ask(self) -> None:
        """Update the open questions. An unchanged one keeps its id, so that answers of others never make it stale."""
        state = self.game.state
        asked: dict[str, tuple[str, str]] = {}
        # The hash makes answers invalid that were meant for rows lost by restoring an older backup. It is keyed with
        # the seed, so that nobody can guess hidden choices by comparing hashes.
        key = seed_bytes(self.game.seed)[:64]
        id = f"{self.seq}-{blake2b(self.hash.encode(), key=key, digest_size=4).hexdigest()}"
        for number in [] if self.unconfirmed else state.pending_seats():
            seat = self.game.seats[number]
            frames = [frame.numbers() for frame in state.stack]
            text = canonical({"stack": frames, "answers": state.answers[number], "own": self._moves_before(seat)})
            before = self.questions.get(seat)
            asked[seat] = before if before is not None and before[0] == text else (text, id)
        self.questions = asked

    def _moves_before(self, seat: str) -> int:
        """How many moves a seat's question depends on: all of them, or its own while several seats are asked."""
        if not self._gathering():
            return len(self.made)
        return sum(1 for move in self.made if move.seat == seat)

    def _gathering(self) -> bool:
        """Whether several seats are asked at once; they may withdraw their answers until all have answered."""
        stack = self.game.state.stack
        return bool(stack) and isinstance(self.game.rules.effects[stack[-1].effect], Gathering)

    # What may be done

    def decide(self, seat: str, question_id: str, choices: list[str]) -> None:
        """Answer for a seat, all choices or none.

        Only the last choice may reveal anything: refusing a later one would undo what the seat has learnt already.
        """
        if self.pending().get(seat) != question_id:
            raise OutOfDate
        together = self._gathering()
        for number, choice in enumerate(choices):
            if number and self.made[-1].revealing:
                raise Refused("problem-impossible")
            self._play(seat, choice, first=number == 0)
        self.consents = {}
        others = [self.game.seats[number] for number in self.game.state.pending_seats()]
        if seat in self.confirming and seat not in others and not together and not self.game.over:
            self.unconfirmed = seat

    def _play(self, seat: str, choice: str, first: bool) -> None:
        number = self.game.seats.index(seat)
        foreseen: str | None = None
        view = self.game.rules.view(self.game.state, number)
        option = self.game.rules.vocabulary.number(choice)
        try:
            if option >= 0 and view.reason(number, option) == 0:
                view.apply(number, option)
                foreseen = canonical(self.game.rules.save(self.game.rules.view(view, number)))
        except Hole:
            pass
        try:
            self.game.play(seat, choice)
        except IllegalMove as error:
            reason = self.game.rules.why_not(self.game.view(seat), number, option) if option >= 0 else None
            if reason is None:
                raise Refused("problem-unknown-option", option=choice[:80]) from error
            raise Refused("problem-illegal", reason=reason) from error
        seen = canonical(self.game.rules.save(self.game.rules.view(self.game.state, number)))
        self.made.append(made_move(seat, seen != foreseen, first))

    def confirm(self, seat: str) -> None:
        if self.unconfirmed != seat:
            raise OutOfDate
        self.unconfirmed = ""

    def set_confirming(self, seat: str, on: bool) -> None:
        """Whether a seat confirms its turns from now on."""
        others = [other for other in self.confirming if other != seat]
        self.confirming = (*others, seat) if on else tuple(others)
        if self.unconfirmed == seat and not on:
            self.unconfirmed = ""

    def undo_limit(self, seat: str) -> int:
        """The number of moves to which the seat may undo alone: nothing was revealed since, and nobody else decided.

        The end of the game reveals everything: everybody may read the record and the replay.
        """
        move = len(self.made)
        while not self.game.over and move and self.made[move - 1].seat == seat and not self.made[move - 1].revealing:
            move -= 1
        return move

    def undo_step(self, seat: str) -> int:
        """The number of moves after undoing one step: the seat's last answer, with all its choices."""
        limit, move = self.undo_limit(seat), len(self.made)
        while move > limit:
            move -= 1
            if self.made[move].first:
                break
        return move

    def undo(self, seat: str, move: int) -> None:
        """Undo all moves after so many, as far as the seat may do that alone."""
        if not 0 <= move < len(self.made):
            raise Refused("problem-no-such-move", move=move)
        if move < self.undo_limit(seat):
            raise Refused("problem-undo-needs-consent", move=self.undo_limit(seat))
        self.go_back(move)

    def take_back(self, seat: str) -> None:
        """Withdraw the seat's last answer while others are still asked, even if some have answered since."""
        try:
            self.game.take_back(seat)
        except IllegalMove as error:
            raise Refused("problem-nothing-to-take-back") from error
        del self.made[max(number for number, move in enumerate(self.made) if move.seat == seat)]

    def consent(self, seat: str, move: int, people: list[str]) -> None:
        """Agree to undo all moves after so many; when all these people agree, it is done."""
        if not 0 <= move < len(self.made):
            raise Refused("problem-no-such-move", move=move)
        agreed = self.consents.setdefault(move, [])
        if seat not in agreed:
            agreed.append(seat)
        if all(person in agreed for person in people):
            self.go_back(move)

    def go_back(self, move: int) -> None:
        self.game.undo_to(move)
        del self.made[move:]
        self.unconfirmed = ""
        self.consents = {}

    # Rows

    def planned(self, seat: str, command: Command, decision: str) -> LiveTable:
        """A copy of the table on which this has happened; the table itself stays as it is."""
        if self.frozen is not None:
            raise Frozen(self.frozen)
        after = self.copy()
        after._apply(seat, command)
        after.seq += 1
        after.hash = chained(self.hash, after.seq, seat, command, decision)
        after.decisions.add(decision)
        after._ask()
        return after

    def _apply(self, seat: str, command: Command) -> None:
        match command:
            case Move():
                self.decide(seat, command.question_id, command.choices)
            case Confirm():
                self.confirm(seat)
            case Confirming():
                self.set_confirming(seat, command.on)
            case Undo():
                self.undo(seat, command.to)
            case TakeBack():
                self.take_back(seat)
            case Consent():
                self.consent(seat, command.to, command.people)
            case _:
                assert_never(command)

    def state(self) -> str | None:
        """The hash of the state that the last row carries; None if it carries none."""
        hashed = self.seq == 1 or self.seq % HASH_EVERY == 0 or self.game.over
        return self.game.hash() if hashed else None

    def after(self, row: Row) -> LiveTable:
        """The table after a row that is on disk; raises Altered if that is not what it was."""
        by = f"by version {self.game.rules.version} of the rules"
        try:
            after = self.planned(row.seat, row.command, row.decision)
        except Exception as error:
            # Other rules may raise anything about what they did not expect.
            raise Altered(f"row {row.seq} of table {self.id} cannot be played {by}: {error!r}") from error
        if row.state is not None and row.state != after.game.hash():
            raise Altered(f"row {row.seq} of table {self.id} leads to another state {by}")
        return after

    def saved(self) -> dict[str, object]:
        """The table as plain data, so that not all rows need to be replayed."""
        saved = SavedTable(
            self.hash,
            self.game.rules.version,
            self.game.save(),
            self.confirming,
            [(move.seat, move.revealing, move.first) for move in self.made],
            self.questions,
            self.unconfirmed,
            list(self.consents.items()),
            release=RELEASE,
        )
        return {**msgspec.structs.asdict(saved), "sum": saved.checksum()}


def opened(
    id: str,
    game: str,
    setup: Setup,
    seed: int,
    confirming: tuple[str, ...],
    rows: list[Row],
    saved: object = None,
    thorough: bool = False,
) -> LiveTable:
    """The table after these rows; a saved table spares replaying the rows before it, unless that is wanted.

    If the rules of this version lead to another game, the table is frozen.
    """
    rules = rulebook(game)
    kept = fitting(saved, rows)
    if kept is not None and kept.fits(rules) and not thorough:
        # A saved table is only a cache: whatever is wrong with it, the rows tell the same.
        with suppress(Exception):
            return replayed(resumed(id, rules, setup, seed, rows, kept), rows)
    table = LiveTable(id, TableGame(rules, setup, seed), confirming)
    table._ask()
    return verified(table, rows, kept)


def replayed(table: LiveTable, rows: list[Row]) -> LiveTable:
    """The table after the rows that follow."""
    for row in rows[table.seq :]:
        table = table.after(row)
    return table


def verified(table: LiveTable, rows: list[Row], kept: SavedTable | None) -> LiveTable:
    """The table after all rows, with every known hash compared; frozen if one differs."""
    good = table
    for row in rows:
        if kept is not None and row.hash == kept.hash and row.state is None:
            # Rows of older releases carry no hash, but a saved table tells the state too.
            row = replace(row, state=state_hash(kept.game["state"]))
        try:
            table = table.after(row)
        except Altered:
            return frozen(good, rows, kept)
        if row.state is not None:
            good = table
    return table


def frozen(good: LiveTable, rows: list[Row], kept: SavedTable | None) -> LiveTable:
    """A table that cannot go on, as it was last known to be: after a row whose hash agrees, or as it was saved."""
    shown = good
    game = good.game
    if kept is not None:
        with suppress(Exception):
            saved = resumed(good.id, game.rules, game.setup, game.seed, rows, kept)
            check_shown(saved.game)
            if saved.seq > good.seq and rows[saved.seq - 1].state in (None, saved.game.hash()):
                shown = saved
    steps = {"step": len(good.made) + 1, "shown": len(shown.made)}
    return halted(shown, rows, Phrase("problem-frozen", steps))


def halted(shown: LiveTable, rows: list[Row], why: Phrase) -> LiveTable:
    """The table as it is shown, which nobody is asked at any more."""
    return replace(shown, decisions=Decisions.of(rows), questions={}, unconfirmed="", consents={}, frozen=why)


def check_shown(game: Game) -> None:
    """Raise anything if these rules cannot show a state that others have led to."""
    for seat in (None, *game.seats):
        public_view(game.view(seat))
    game.scores()
    game.rules.rounds(game.state)


def rows_to_play(game: str, rows: list[Row], saved: object) -> int:
    """How many of the rows are played to open a table that was saved so."""
    kept = fitting(saved, rows)
    if kept is None or not kept.fits(rulebook(game)):
        return len(rows)
    return len(rows) - seq_of(kept, rows)


def seq_of(kept: SavedTable, rows: list[Row]) -> int:
    """The number of the row after which a table was saved."""
    return next((row.seq for row in rows if row.hash == kept.hash), 0)


def fitting(saved: object, rows: list[Row]) -> SavedTable | None:
    """The saved table, if it is whole and was saved after one of these rows."""
    try:
        kept = msgspec.convert(saved, SavedTable)
        whole = kept.sum == kept.checksum() and any(row.hash == kept.hash for row in rows)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
        return None
    return kept if whole and "state" in kept.game else None


def resumed(id: str, rules: Rules, setup: Setup, seed: int, rows: list[Row], kept: SavedTable) -> LiveTable:
    """The table as it was saved after one of these rows."""
    seq = seq_of(kept, rows)
    return LiveTable(
        id,
        TableGame.load(rules, setup, seed, kept.game),
        kept.confirming,
        seq,
        kept.hash,
        [made_move(*move) for move in kept.made],
        Decisions.of(rows[:seq]),
        kept.questions,
        kept.unconfirmed,
        dict(kept.consents),
    )


def record(game: str, rules: int, setup: Setup, seed: int, rows: list[Row]) -> str:
    """The record of a game as its rows tell it, without playing it: for the release that can."""
    told = Record(game, rules, setup, str(seed))
    agreed: dict[int, set[str]] = {}
    for row in rows:
        command = row.command
        to = len(told.moves)
        if isinstance(command, Move):
            told.moves += [(row.seat, choice) for choice in command.choices]
            agreed = {}
        elif isinstance(command, TakeBack):
            to = max(number for number, (seat, _) in enumerate(told.moves) if seat == row.seat)
            del told.moves[to]
        elif isinstance(command, Undo):
            to = command.to
        elif isinstance(command, Consent):
            agreed.setdefault(command.to, set()).add(row.seat)
            if agreed[command.to] >= set(command.people):
                to = command.to
        if isinstance(command, Undo) or (isinstance(command, Consent) and to < len(told.moves)):
            del told.moves[to:]
            agreed = {}
        told.hashes = {move: state for move, state in told.hashes.items() if move <= to}
        if row.state is not None and told.moves:
            told.hashes[len(told.moves)] = row.state
    return told.text()


@contextmanager
def damage_of_game(id: str) -> Iterator[None]:
    """Damaged if the game is not installed, no longer knows the setup, or fails: one of another package may so do."""
    try:
        yield
    except ValueError as error:
        raise Damaged(f"table {id} cannot be opened: {error}", "damage-game") from error
    except Exception as error:
        raise Damaged(f"table {id} cannot be opened: {reason(error)}", "damage-game") from error
