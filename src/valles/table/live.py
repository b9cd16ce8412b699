"""A table in play: its game, the open questions, and undo. It knows no database and no network.

Every change is a row. A command is applied to a copy of the table; the caller writes the row to disk, and only then
replaces the table by the copy. Replaying the rows leads to the same table.
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
from valles.kernel.state import State
from valles.kernel.view import Hole
from valles.table.command import Command, Confirm, Confirming, Consent, Move, TakeBack, Undo
from valles.table.log import TableGame
from valles.table.row import CorruptTable, Row, chained

RELEASE: Final = version("valles")
MOST_MOVES: Final = 10_000
"""The largest number of moves of a game; the longest ones that are played by chance have about 3,000."""
MOST_ROWS: Final = 2 * MOST_MOVES
"""The largest number of rows of a table. Half of them are left for moves, whatever else was done."""
Rules = Rulebook[Any]  # Each game has its own class of state, which the server only passes on.


class Refused(Exception):
    """A request is impossible; nothing has changed."""

    def __init__(self, key: str, status: int = 409, **args: Arg) -> None:
        super().__init__(key)
        self.problem = Phrase(key, args)
        self.status = status


class Frozen(Refused):
    """The game of a table cannot go on, for this reason."""

    def __init__(self, problem: Phrase) -> None:
        super().__init__(problem.key)
        self.problem = problem


class StaleAnswer(Exception):
    """An answer to a question that is no longer open."""


class ReplayMismatch(Exception):
    """A row that is impossible by the rules of this version, or leads to another state than it did."""


@dataclass(frozen=True)
class MadeMove:
    """A move that has not been undone, with the facts that undo needs."""

    seat: str
    revealing: bool
    """True if its seat has learnt something that it could not foresee."""
    first: bool
    """True for the first choice of an answer, which may have several."""


shared_move: Final = lru_cache(MadeMove)
"""Many moves are alike: one object stands for all of them."""


@dataclass
class Decisions:
    """The row of each decision id, as hashes of the ids: the rows on disk have the rest."""

    _hashes: array[int] = field(default_factory=lambda: array("q"))

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Decisions:
        return cls(array("q", (hash(row.decision) for row in rows)))

    def copy(self) -> Decisions:
        return Decisions(self._hashes[:])

    def add(self, decision: str) -> None:
        """Add the decision id of the next row."""
        self._hashes.append(hash(decision))

    def __contains__(self, decision: str) -> bool:
        return hash(decision) in self._hashes

    def __getitem__(self, decision: str) -> int:
        return self._hashes.index(hash(decision)) + 1


class SavedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
    """The version of Valles that saved it; older ones left this empty."""

    def checksum(self) -> str:
        """Return the hash of all fields but the sum."""
        facts = msgspec.structs.asdict(self)
        del facts["sum"]
        if not self.release:
            del facts["release"]
        return state_hash(facts)

    def fits(self, rules: Rules) -> bool:
        """Return True if the same release with the same rules saved it, so that it can be used unchecked."""
        return (self.rules, self.release) == (rules.version, RELEASE)


@dataclass(kw_only=True)
class LiveTable:
    id: str
    game: Game
    confirming: tuple[str, ...] = ()
    """The seats that confirm the end of their turns before anybody else is asked."""
    seq: int = 0
    hash: str = ""
    made: list[MadeMove] = field(default_factory=list)
    decisions: Decisions = field(default_factory=Decisions)
    """The decision ids of clients, row by row."""
    questions: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The question of each seat as text, and its id, which an answer must carry."""
    unconfirmed: str = ""
    """The seat whose turn waits to be confirmed."""
    consents: dict[int, list[str]] = field(default_factory=dict)
    """The seats that have agreed to go back, by move."""
    frozen: Phrase | None = None
    """The reason why the game cannot go on: the rules of this version lead to another game than was played."""

    def copy(self) -> LiveTable:
        return LiveTable(
            id=self.id,
            game=self.game.copy(),
            confirming=self.confirming,
            seq=self.seq,
            hash=self.hash,
            made=self.made[:],
            decisions=self.decisions.copy(),
            questions=dict(self.questions),
            unconfirmed=self.unconfirmed,
            consents={move: seats[:] for move, seats in self.consents.items()},
        )

    # Questions

    def question_ids(self) -> dict[str, str]:
        """Return the id of the open question of each seat that has to decide."""
        return {seat: id for seat, (_, id) in self.questions.items()}

    def _ask(self) -> None:
        """Update the open questions. An unchanged one keeps its id, so that answers of others never make it stale."""
        state = self.game.state
        questions: dict[str, tuple[str, str]] = {}
        # The hash makes answers invalid that were meant for rows lost by restoring an older backup. It is keyed with
        # the seed, so that nobody can guess hidden choices by comparing hashes.
        key = seed_bytes(self.game.seed)[:64]
        id = f"{self.seq}-{blake2b(self.hash.encode(), key=key, digest_size=4).hexdigest()}"
        for number in [] if self.unconfirmed else state.pending_seats():
            seat = self.game.seats[number]
            frames = [frame.numbers() for frame in state.stack]
            text = canonical({"stack": frames, "answers": state.answers[number], "own": self._moves_before(seat)})
            before = self.questions.get(seat)
            questions[seat] = before if before is not None and before[0] == text else (text, id)
        self.questions = questions

    def _moves_before(self, seat: str) -> int:
        """Return the number of moves that a question depends on: all, or the seat's own while several are asked."""
        if not self.is_gathering:
            return len(self.made)
        return sum(1 for move in self.made if move.seat == seat)

    @property
    def is_gathering(self) -> bool:
        """True if several seats are asked at once; they may withdraw answers until all have answered."""
        stack = self.game.state.stack
        return bool(stack) and isinstance(self.game.rules.effects[stack[-1].effect], Gathering)

    # Commands

    def decide(self, seat: str, question_id: str, choices: list[str]) -> None:
        """Answer for a seat, all choices or none.

        Only the last choice may reveal anything: refusing a later one would undo what the seat has learnt already.
        """
        if self.question_ids().get(seat) != question_id:
            raise StaleAnswer
        if len(choices) > 1:
            self._check_choices(seat, choices)
        together = self.is_gathering
        view = self.game.view(seat)
        for number, choice in enumerate(choices):
            if number and self.made[-1].revealing:
                raise Refused("problem-impossible")
            view = self._play(seat, choice, view, first=number == 0)
        self.consents = {}
        others = [self.game.seats[number] for number in self.game.state.pending_seats()]
        if seat in self.confirming and seat not in others and not together and not self.game.over:
            self.unconfirmed = seat

    def _check_choices(self, seat: str, choices: list[str]) -> None:
        """Refuse choices of which one is impossible, before the first is played: to play many takes long.

        The seat's view decides, so that a refusal tells nothing hidden.
        """
        number, view = self.game.seats.index(seat), self.game.view(seat)
        with suppress(Hole):
            for choice in choices:
                option = self.game.rules.vocabulary.number(choice)
                if option < 0 or view.reason(number, option):
                    raise self._refusal(view, number, choice)
                view.apply(number, option)

    def _refusal(self, view: State, seat: int, choice: str) -> Refused:
        """Return the refusal of a choice, with the reason against it."""
        option = self.game.rules.vocabulary.number(choice)
        reason = self.game.rules.why_not(view, seat, option) if option >= 0 else None
        if reason is None:
            return Refused("problem-unknown-option", option=choice[:80])
        return Refused("problem-illegal", reason=reason)

    def _play(self, seat: str, choice: str, view: State, first: bool) -> State:
        """Play a choice, and return the view of the seat after it.

        Args:
            seat: The seat that chooses.
            choice: The text of the option.
            view: The view of the seat before, which is played on to compare what the seat expected.
            first: True for the first choice of an answer.
        """
        rules, number = self.game.rules, self.game.seats.index(seat)
        option = rules.vocabulary.number(choice)
        expected: object = None
        with suppress(Hole):
            if option >= 0 and view.reason(number, option) == 0:
                view.apply(number, option)
                expected = rules.save(rules.view(view, number))
        try:
            self.game.play(seat, choice)
        except IllegalMove as error:
            raise self._refusal(self.game.view(seat), number, choice) from error
        after: State = rules.view(self.game.state, number)
        self.made.append(shared_move(seat, rules.save(after) != expected, first))
        return after

    def confirm(self, seat: str) -> None:
        if self.unconfirmed != seat:
            raise StaleAnswer
        self.unconfirmed = ""

    def set_confirming(self, seat: str, on: bool) -> None:
        """Set whether a seat confirms its turns from now on."""
        others = [other for other in self.confirming if other != seat]
        self.confirming = (*others, seat) if on else tuple(others)
        if self.unconfirmed == seat and not on:
            self.unconfirmed = ""

    def undo_limit(self, seat: str) -> int:
        """Return the number of moves to which the seat may undo alone: nothing was revealed since, nobody else decided.

        The end of the game reveals everything: everybody may read the record and the replay.
        """
        move = len(self.made)
        while not self.game.over and move and self.made[move - 1].seat == seat and not self.made[move - 1].revealing:
            move -= 1
        return move

    def undo_step(self, seat: str) -> int:
        """Return the number of moves after undoing one step: the seat's last answer, with all its choices."""
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

    def check_length(self, command: Command) -> None:
        """Refuse a command for which the table is too long.

        No real game gets there, but two players who only pass could play for ever.
        """
        if isinstance(command, Confirm):
            return  # There is at most one for each move, and without it nobody could go on.
        if isinstance(command, Move):
            if len(self.game.moves) >= MOST_MOVES or self.seq >= MOST_ROWS:
                raise Refused("problem-game-too-long", possible=MOST_MOVES)
        elif self.seq >= MOST_MOVES:
            raise Refused("problem-too-many-changes")

    def is_unchanged(self, seat: str, command: Command) -> bool:
        """Return True if a command sets what is set already, so that it needs no row."""
        return isinstance(command, Confirming) and command.on == (seat in self.confirming) and self.frozen is None

    def with_command(self, seat: str, command: Command, decision: str) -> LiveTable:
        """Return a copy of the table after a command; the table itself does not change."""
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

    def with_row(self, row: Row) -> LiveTable:
        """Return the table after a row of the disk; raise ReplayMismatch if its state differs."""
        by = f"by version {self.game.rules.version} of the rules"
        try:
            after = self.with_command(row.seat, row.command, row.decision)
        except Exception as error:
            # Other rules may raise anything about what they did not expect.
            raise ReplayMismatch(f"row {row.seq} of table {self.id} cannot be played {by}: {error!r}") from error
        if row.state is not None and row.state != after.game.hash():
            raise ReplayMismatch(f"row {row.seq} of table {self.id} leads to another state {by}")
        return after

    def saved(self) -> dict[str, object]:
        """Return the table as plain data, so that not all rows need to be replayed."""
        saved = SavedTable(
            hash=self.hash,
            rules=self.game.rules.version,
            game=self.game.save(),
            confirming=self.confirming,
            made=[(move.seat, move.revealing, move.first) for move in self.made],
            questions=self.questions,
            unconfirmed=self.unconfirmed,
            consents=list(self.consents.items()),
            release=RELEASE,
        )
        return {**msgspec.structs.asdict(saved), "sum": saved.checksum()}


def opened_table(
    id: str,
    game: str,
    setup: Setup,
    seed: int,
    confirming: tuple[str, ...],
    rows: list[Row],
    saved: object = None,
    thorough: bool = False,
) -> LiveTable:
    """Return the table after these rows; a saved table spares replaying the rows before it, unless `thorough`.

    If the rules of this version lead to another game, the table is frozen.
    """
    rules = rulebook(game)
    saved_table = fitting_save(saved, rows)
    if saved_table is not None and saved_table.fits(rules) and not thorough:
        # A saved table is only a cache: if it is unusable, the rows lead to the same table.
        with suppress(Exception):
            return replayed_table(resumed_table(id, rules, setup, seed, rows, saved_table), rows)
    table = LiveTable(id=id, game=TableGame(rules, setup, seed), confirming=confirming)
    table._ask()
    return verified_table(table, rows, saved_table)


def replayed_table(table: LiveTable, rows: list[Row]) -> LiveTable:
    """Return the table after the rows that follow."""
    for row in rows[table.seq :]:
        table = table.with_row(row)
    return table


def verified_table(table: LiveTable, rows: list[Row], saved_table: SavedTable | None) -> LiveTable:
    """Return the table after all rows, with every hash compared; frozen if one differs."""
    intact = table
    for row in rows:
        if saved_table is not None and row.hash == saved_table.hash and row.state is None:
            # Most rows of older releases carry no hash, but a saved table has the state too.
            row = replace(row, state=state_hash(saved_table.game["state"]))
        try:
            table = table.with_row(row)
        except ReplayMismatch:
            return frozen_table(intact, rows, saved_table)
        if row.state is not None:
            intact = table
    return table


def frozen_table(intact: LiveTable, rows: list[Row], saved_table: SavedTable | None) -> LiveTable:
    """Return a table that cannot go on, in its last verified state: after a row whose hash agrees, or as saved."""
    shown = intact
    game = intact.game
    if saved_table is not None:
        with suppress(Exception):
            saved = resumed_table(intact.id, game.rules, game.setup, game.seed, rows, saved_table)
            check_shown(saved.game)
            if saved.seq > intact.seq and rows[saved.seq - 1].state in (None, saved.game.hash()):
                shown = saved
    steps = {"step": len(intact.made) + 1, "shown": len(shown.made)}
    return halted_table(shown, rows, Phrase("problem-frozen", steps))


def halted_table(shown: LiveTable, rows: list[Row], problem: Phrase) -> LiveTable:
    """Return a table that is shown but has no open questions."""
    return replace(shown, decisions=Decisions.of(rows), questions={}, unconfirmed="", consents={}, frozen=problem)


def check_shown(game: Game) -> None:
    """Raise anything if these rules cannot show a state that others have led to."""
    for seat in (None, *game.seats):
        public_view(game.view(seat))
    game.scores()
    game.rules.rounds(game.state)


def rows_to_play(game: str, rows: list[Row], saved: object) -> int:
    """Return the number of rows that are played to open a table with this saved table."""
    saved_table = fitting_save(saved, rows)
    if saved_table is None or not saved_table.fits(rulebook(game)):
        return len(rows)
    return len(rows) - seq_of(saved_table, rows)


def seq_of(saved_table: SavedTable, rows: list[Row]) -> int:
    """Return the number of the row after which a table was saved."""
    return next((row.seq for row in rows if row.hash == saved_table.hash), 0)


def fitting_save(saved: object, rows: list[Row]) -> SavedTable | None:
    """Return the saved table if it is intact and was saved after one of these rows."""
    try:
        saved_table = msgspec.convert(saved, SavedTable)
        whole = saved_table.sum == saved_table.checksum() and any(row.hash == saved_table.hash for row in rows)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
        return None
    return saved_table if whole and "state" in saved_table.game else None


def resumed_table(
    id: str, rules: Rules, setup: Setup, seed: int, rows: list[Row], saved_table: SavedTable
) -> LiveTable:
    """Return the table as it was saved after one of these rows."""
    seq = seq_of(saved_table, rows)
    return LiveTable(
        id=id,
        game=TableGame.load(rules, setup, seed, saved_table.game),
        confirming=saved_table.confirming,
        seq=seq,
        hash=saved_table.hash,
        made=[shared_move(*move) for move in saved_table.made],
        decisions=Decisions.of(rows[:seq]),
        questions=saved_table.questions,
        unconfirmed=saved_table.unconfirmed,
        consents=dict(saved_table.consents),
    )


def record(game: str, rules: int, setup: Setup, seed: int, rows: list[Row]) -> str:
    """Return the record of a game from its rows, without playing it: for the release that can."""
    record = Record(game, rules, setup, str(seed))
    agreed: dict[int, set[str]] = {}
    for row in rows:
        command = row.command
        to = len(record.moves)
        if isinstance(command, Move):
            record.moves += [(row.seat, choice) for choice in command.choices]
            agreed = {}
        elif isinstance(command, TakeBack):
            to = max(number for number, (seat, _) in enumerate(record.moves) if seat == row.seat)
            del record.moves[to]
        elif isinstance(command, Undo):
            to = command.to
        elif isinstance(command, Consent):
            agreed.setdefault(command.to, set()).add(row.seat)
            if agreed[command.to] >= set(command.people):
                to = command.to
        if isinstance(command, Undo) or (isinstance(command, Consent) and to < len(record.moves)):
            del record.moves[to:]
            agreed = {}
        record.hashes = {move: state for move, state in record.hashes.items() if move <= to}
        if row.state is not None and record.moves:
            record.hashes[len(record.moves)] = row.state
    return record.text()


@contextmanager
def game_errors_as_corruption(id: str) -> Iterator[None]:
    """Raise CorruptTable if the game is not installed, no longer knows the setup, or raises an error."""
    try:
        yield
    except ValueError as error:
        raise CorruptTable(f"table {id} cannot be opened: {error}", "damage-game") from error
    except Exception as error:
        raise CorruptTable(f"table {id} cannot be opened: {reason(error)}", "damage-game") from error
