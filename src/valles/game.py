"""A game: its state, the moves that led there, and its log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from sys import intern
from typing import Any, Final, Self

from valles.describe.language import check_language
from valles.describe.payment import gathered
from valles.describe.text import render
from valles.form import Form, Preview, form_of, preview_of, view_after
from valles.games.registry import available_games, imported, manifest_of, rulebook
from valles.kernel.choice import Choice, IllegalMove
from valles.kernel.course import Course, Mover
from valles.kernel.deprecation import warn_renamed
from valles.kernel.field import STATE_FIELDS as KERNEL_FIELDS
from valles.kernel.phrase import Event, Phrase, event_of, plain_event
from valles.kernel.record import HASH_EVERY, BrokenRecord, Record, state_hash
from valles.kernel.rulebook import Rulebook
from valles.kernel.state import State
from valles.kernel.view import BYSTANDER
from valles.option import apply_text, option_number, option_texts, pending_choices

SNAPSHOT_EVERY: Final = 32
"""The number of moves between the states that undo starts from."""


@dataclass(frozen=True)
class PlayerView:
    """The input of a player's decision: the game as its seat may know it, and the legal options."""

    state: State
    """The seat's view; a hidden card has the number 0."""
    seat: str
    number: int
    """The index of the seat in `Game.seats`, used by the state."""
    seats: tuple[str, ...] = ()
    """The seats around the table, if known."""
    setup: Mapping[str, Any] = field(default_factory=dict)
    """The setup of the game, if known."""

    @property
    def rules(self) -> Rulebook[Any]:
        return self.state.rules

    @property
    def prompt(self) -> Phrase:
        """The question to the seat."""
        return self.state.prompt(self.number)

    @property
    def asked(self) -> Phrase:
        """Deprecated name of `prompt`, until 0.4."""
        warn_renamed("PlayerView.asked", "prompt")
        return self.prompt

    @property
    def options(self) -> list[int]:
        """The legal options as numbers, which never change their meaning."""
        return self.state.options(self.number)

    @property
    def texts(self) -> list[str]:
        """The legal options as texts, in the order of `options`."""
        return [self.rules.vocabulary.text(option) for option in self.options]

    @property
    def public(self) -> Any:
        """The public view of the seat: see `Game.public`."""
        return public_view(self.state)

    def text(self, option: int | str) -> str:
        """Return the text of an option, given as a text or a number."""
        return option if isinstance(option, str) else self.rules.vocabulary.text(option)


def public_view(view: State, points: bool = True) -> Any:
    """Return the public view that belongs to a view, with everything by name.

    Args:
        view: The view of a seat or a bystander.
        points: Include current points, if the game can leave them out.

    Returns:
        A struct of the game; the saved fields if the game has no public view.
    """
    game = view.rules.name
    path = manifest_of(game).public if game in available_games() else None
    if path is None:
        # What the kernel keeps for itself in every saved state, nobody needs to see.
        return {name: value for name, value in view.rules.save(view).items() if name not in KERNEL_FIELDS}
    function = imported(path)
    return function(view) if points or "points" not in signature(function).parameters else function(view, points=False)


def seed_bytes(seed: int) -> bytes:
    """Return the seed as bytes, as the rules take it."""
    if not isinstance(seed, int) or seed < 0:
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
    return seed.to_bytes(max(16, (seed.bit_length() + 7) // 8), "big")


def new(game: str, *, seed: int | None = None, **options: Any) -> Game:
    """Return a new game.

    Args:
        game: One of `available_games()`.
        seed: The seed of all chance; a secret one is drawn without it.
        options: `players` or the names of `seats`, and variants of the game.

    Raises:
        ValueError: An option is wrong; the message says why.

    Examples:
        >>> new("terraforming_mars", seats=("blue", "green"), corporate_era=False, seed=1).seats
        ('blue', 'green')
        >>> new("on_mars", players=5)
        Traceback (most recent call last):
        ValueError: on_mars is for 1 to 4 players, not 5
    """
    rules = rulebook(game)
    return Game(rules, rules.setup(**options), secrets.randbits(128) if seed is None else seed)


class _OldNames:
    """Names of 0.2, which go in 0.4."""

    def heard(self: Game, seat: str | None = None) -> Sequence[Event]:  # type: ignore[misc]
        """Deprecated name of `events_for`, until 0.4."""
        warn_renamed("Game.heard", "events_for")
        return self.events_for(seat)

    def saved(self: Game) -> dict[str, Any]:  # type: ignore[misc]
        warn_renamed("Game.saved", "save")
        return self.save()

    @classmethod
    def resumed(cls: type[Game], rules: Any, setup: Any, seed: int, saved: Any) -> Game:  # type: ignore[misc]
        warn_renamed("Game.resumed", "load")
        return cls.load(rules, setup, seed, saved)

    @classmethod
    def seen(cls: type[Game], view: PlayerView, events: Sequence[Event] = ()) -> Game:  # type: ignore[misc]
        warn_renamed("Game.seen", "of_view")
        return cls.of_view(view, events)


class Game(_OldNames):
    """One game with its state, its moves and its events.

    Seats and options are texts here. `state` is the same game in numbers, for search and training. Two games are equal
    if their states are.

    Examples:
        >>> game = new("terraforming_mars", players=2, seed=7)
        >>> game.seats
        ('yellow', 'blue')
        >>> for choice in game.pending:
        ...     print(choice.seat, choice.prompt.key, len(choice.options))
        yellow ask-corporation 2
        blue ask-corporation 2
    """

    def __init__(self, rules: Rulebook[Any], setup: Any, seed: int) -> None:
        self.rules = rules
        """The rulebook, shared by all games of its kind."""
        self.setup: dict[str, Any] = dict(setup)
        """All seats and variants."""
        self.seats: tuple[str, ...] = rules.seats(setup)
        """The seats around the table; `state` numbers them in this order."""
        self.seed = seed
        """The source of all chance. Keep it secret while people play."""
        self.moves: list[tuple[str, str]] = []
        """Seat and option of every move that has not been undone."""
        self.events: list[Event] = []
        """Everything that happened; `events_for` and `log` leave out what a seat may not know."""
        self.state: Any = rules.new(setup, seed_bytes(seed), self.events)
        """The true state, a class of the game, hidden cards included. Change it only with `play`, or change a copy."""
        self._hashes: dict[int, str] = {}
        self._snapshots: dict[int, tuple[Any, int]] = {}
        """States that undo starts from, each with the number of events before, by the number of moves."""
        self._take_snapshot()

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.rules.name}: over after {len(self.moves)} moves>"
        return f"<{self.rules.name}: {len(self.moves)} moves; {'; '.join(map(str, self.pending))}>"

    def _repr_svg_(self) -> str | None:
        """Return the table as everybody sees it, for notebooks; None if the game has no drawing."""
        game = self.rules.name
        path = manifest_of(game).drawing if game in available_games() else None
        picture: str | None = None if path is None else imported(path)(self.public())
        return picture

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.rules is other.rules and self.hash() == other.hash()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def hash(self) -> str:
        """Return a checksum of the state: equal for equal states, on every machine.

        Examples:
            >>> new("on_mars", players=2, seed=1).hash() == new("on_mars", players=2, seed=1).hash()
            True
        """
        return state_hash(self.rules.save(self.state))

    # Queries

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return bool(self.state.over())

    @property
    def pending(self) -> tuple[Choice, ...]:
        """The open choices, one for each seat that has to decide.

        Several seats can have one at the same time, such as for their first cards; they answer in any order.
        """
        return pending_choices(self.state, self.seats)

    def legal(self, seat: str) -> list[str]:
        """Return the legal options of a seat; empty if it has nothing to decide."""
        return list(option_texts(self.state, self.state.options(self._seat(seat))))

    def why_not(self, seat: str, option: str) -> Phrase | None:
        """Return the reason why a seat cannot choose an option now; None if it can.

        Examples:
            >>> from valles.describe.text import render
            >>> game = new("terraforming_mars", players=2, seed=7)
            >>> reason = game.why_not("yellow", "milestone:mayor")
            >>> render(reason, "en")
            'Requires at least 3 city tiles of your own. Now: 0.'
            >>> render(reason, "de")
            'Bedingung: mindestens 3 Stadtplättchen in deinem Besitz. Jetzt: 0.'
        """
        return self.rules.why_not(self.state, self._seat(seat), self._option(option))

    def view(self, seat: str | None = None) -> Any:
        """Return the view of a seat, or of a bystander.

        A view is a state with holes: cards that the seat may not know have the number 0. It has options and can be
        played on; it raises `Hole` if a hidden card is needed.
        """
        view: State = self.rules.view(self.state, BYSTANDER if seat is None else self._seat(seat))
        return view

    def public(self, seat: str | None = None) -> Any:
        """Return the public view of a seat, or of a bystander: everything that is visible, by name.

        It is a struct of the game for `msgspec.json.encode`; the saved fields if the game has no public view.

        Examples:
            >>> seen = new("terraforming_mars", players=2, seed=7).public("blue")
            >>> seen.phase, seen.waiting, seen.parameters.temperature.value
            ('setup', ['yellow', 'blue'], -30)
            >>> [(player.seat, player.dealt.count, len(player.dealt.cards)) for player in seen.players]
            [('yellow', 2, 0), ('blue', 2, 2)]
        """
        return public_view(self.view(seat))

    def player_view(self, seat: str) -> PlayerView:
        """Return the input of a player at the seat.

        Examples:
            >>> game = new("terraforming_mars", players=2, seed=7, beginners=("yellow", "blue"))
            >>> view = game.player_view("blue")
            >>> view.seat, view.texts[-1], view.text(view.options[-1])
            ('blue', 'pass', 'pass')
        """
        return PlayerView(self.view(seat), seat, self._seat(seat), self.seats, self.setup)

    def log(self, seat: str | None = None, language: str = "en", since: int = 0) -> list[str]:
        """Return the log as a seat or a bystander may read it, of the events from number `since` on.

        The units of one price are one line.
        """
        check_language(language)
        events = self.events_for(seat)[since:]
        return [render(phrase, language) for phrase in gathered(event.phrase for event in events)]

    def events_for(self, seat: str | None = None) -> Sequence[Event]:
        """Return the events that a seat or a bystander may know of."""
        seats = self._bits(seat)
        return [event for event in self.events if event.is_for(seats)]

    def scores(self) -> dict[str, dict[str, int]]:
        """Return current points by seat and category; an automatic opponent follows the seats."""
        return dict(zip(self._scored, self.rules.scores(self.state), strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that have won, several after a tie; empty before the end and after a lost solo game."""
        return tuple(self.seats[seat] for seat in self.rules.winners(self.state)) if self.over else ()

    @property
    def places(self) -> dict[str, int]:
        """The rank of each seat and automatic opponent, 1 for the best; equals share a rank. Empty before the end."""
        return dict(zip(self._scored, self.rules.places(self.state), strict=True)) if self.over else {}

    @property
    def outcome(self) -> Phrase | None:
        """The result in words; None before the end, and for games that do not word it."""
        return self.rules.outcome(self.state) if self.over else None

    # Moves

    def play(self, seat: str, *options: str) -> None:
        """Choose options for a seat, one after the other; all of them or none.

        Examples:
            >>> game = new("terraforming_mars", players=2, seed=7)
            >>> game.play("yellow", "pass")  # doctest: +ELLIPSIS
            Traceback (most recent call last):
            valles.kernel.choice.IllegalMove: yellow is asked ask-corporation (2 options: ...
            >>> game.moves
            []
        """
        number = self._seat(seat)
        if not options:
            raise IllegalMove(f"{seat} played nothing")
        before = self.rules.copy(self.state)
        events, moves = len(self.events), len(self.moves)
        try:
            for text in options:
                self._apply(number, text)
                # The texts that all games share, not the caller's own.
                self.moves.append((self.seats[number], self.rules.vocabulary.text(option_number(self.state, text))))
                self._after_move()
        except BaseException:
            self.state = before
            del self.events[events:]
            del self.moves[moves:]
            self._forget(moves)
            raise

    def forget_past(self) -> None:
        """Start the game from here: there are no moves to undo and no events before."""
        self.moves = []
        del self.events[:]
        self._hashes, self._snapshots = {}, {}
        self._take_snapshot()

    def _forget(self, last: int) -> None:
        """Drop the snapshots and hashes after so many moves."""
        self._snapshots = {move: snapshot for move, snapshot in self._snapshots.items() if move <= last}
        self._hashes = {move: text for move, text in self._hashes.items() if move <= last}

    def _apply(self, seat: int, option: str) -> None:
        events: list[Event] = []
        apply_text(self.state, self.seats, seat, option, events)
        self.events.extend(events)

    def _after_move(self) -> None:
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._take_snapshot()
        if len(self.moves) % HASH_EVERY == 0:
            self._hashes[len(self.moves)] = self.hash()

    def _take_snapshot(self) -> None:
        self._snapshots[len(self.moves)] = self._stored(self.state), len(self.events)

    def _stored(self, state: Any) -> Any:
        """Return what a snapshot keeps of a state."""
        return self.rules.copy(state)

    def _restored(self, stored: Any) -> Any:
        """Return the state of a snapshot."""
        return self.rules.copy(stored)

    def undo(self) -> None:
        """Undo the last move, no matter who made it and what it revealed; the caller decides who may."""
        if not self.moves:
            raise IllegalMove("there is no move to take back")
        self.undo_to(len(self.moves) - 1)

    def undo_to(self, move: int) -> None:
        """Undo all moves after the first `move` ones."""
        if not 0 <= move <= len(self.moves):
            raise IllegalMove(f"there are {len(self.moves)} moves, so none to go back to after {move}")
        self._go_on_with(self.moves[:move], move)

    def take_back(self, seat: str) -> None:
        """Withdraw the seat's last answer to a simultaneous question that is still open.

        Others may have answered since.
        """
        self.rules.copy(self.state).take_back(self._seat(seat))
        last = max(number for number, (mover, _) in enumerate(self.moves) if mover == seat)
        self._go_on_with(self.moves[:last] + self.moves[last + 1 :], last)

    def _go_on_with(self, moves: list[tuple[str, str]], same: int) -> None:
        """Play other moves instead; the first `same` ones are the same."""
        self._forget(same)
        start = max(self._snapshots)
        stored, events = self._snapshots[start]
        self.state = self._restored(stored)
        del self.events[events:]
        self.moves = moves[:start]
        for seat, option in moves[start:]:
            self._apply(self._seat(seat), option)
            self.moves.append((seat, option))
            self._after_move()

    def copy(self) -> Self:
        """Return an independent game with the same state, the same past and the same future chance.

        Examples:
            >>> game = new("on_mars", players=1, seed=3)
            >>> other = game.copy()
            >>> other.play("purple", other.legal("purple")[0])
            >>> len(game.moves), len(other.moves)
            (0, 1)
        """
        new = type(self).__new__(type(self))
        new.rules, new.setup, new.seats, new.seed = self.rules, self.setup, self.seats, self.seed
        new.moves = self.moves[:]
        new.events = self.events.copy()
        new.state = self.rules.copy(self.state)
        new._hashes = dict(self._hashes)
        new._snapshots = dict(self._snapshots)
        return new

    def save(self) -> dict[str, Any]:
        """Return the game as plain data, which `load` restores without replaying all moves."""
        hashes = {str(move): text for move, text in self._hashes.items()}
        state, events = self.rules.save(self.state), self._plain_events()
        return {"state": state, "moves": self.moves, "events": events, "hashes": hashes}

    def _plain_events(self) -> list[Any]:
        return [plain_event(event) for event in self.events]

    @classmethod
    def load(cls, rules: Rulebook[Any], setup: Any, seed: int, saved: Mapping[str, Any]) -> Self:
        """Return the game that was saved.

        Raises:
            KeyError, TypeError, ValueError: The data is not a saved game.
        """
        game = cls(rules, setup, seed)
        game.state = rules.load(saved["state"])
        game.moves = [(intern(seat), intern(option)) for seat, option in saved["moves"]]
        del game.events[:]
        game.events.extend(map(event_of, saved["events"]))
        game._hashes = {int(move): text for move, text in saved["hashes"].items()}
        game._take_snapshot()
        return game

    @classmethod
    def of_view(cls, view: PlayerView, events: Sequence[Event] = ()) -> Self:
        """Return the game as a seat knows it, to show it or to look ahead: its state is the view.

        Examples:
            >>> game = new("terraforming_mars", players=2, seed=7)
            >>> known = Game.of_view(game.player_view("blue"))
            >>> known.legal("blue") == game.legal("blue"), known.legal("yellow")
            (True, [])
        """
        game = cls.__new__(cls)
        game.rules, game.setup, game.seats, game.seed = view.rules, dict(view.setup), view.seats, 0
        game.moves, game.events, game.state = [], list(events), view.state
        game._hashes, game._snapshots = {}, {}
        return game

    def at(self, move: int) -> Self:
        """Return the game as it was after the first `move` moves."""
        if not 0 <= move <= len(self.moves):
            raise IllegalMove(f"there are {len(self.moves)} moves, so none to stop at after {move}")
        then = self.copy()
        then._go_on_with(self.moves[:move], move)
        return then

    def record(self) -> str:
        """Return the record of the game, a text for `replay`: setup, seed, moves, and checksums now and then.

        It contains the seed, and with it every hidden card.

        Examples:
            >>> game = new("on_mars", players=1, seed=3)
            >>> game.play("purple", "space:5")
            >>> head, move, end = game.record().splitlines()
            >>> move.split()[:3], end
            (['1', 'purple', 'space:5'], 'end 1')
        """
        record = Record(self.rules.name, self.rules.version, self.setup, str(self.seed))
        record.moves = self.moves
        record.hashes = dict(self._hashes)
        if self.moves:
            record.hashes[len(self.moves)] = self.hash()
        return record.text()

    # Looking ahead

    def form(self, seat: str, begun: Sequence[str] = ()) -> Form:
        """Return the questions of an action together, with every legal way to answer them.

        Args:
            seat: The seat that acts.
            begun: Options that the seat has chosen already, but not played.
        """
        return form_of(self.view(seat), self.seats, self._seat(seat), begun)

    def courses(self, seat: str, begun: Sequence[str] = ()) -> tuple[list[Mover], list[Course]]:
        """Return the pieces that a seat may move, and their paths to all places where they may stay.

        Args:
            seat: The seat that acts.
            begun: Options that the seat has chosen already, but not played.
        """
        number = self._seat(seat)
        view = view_after(self.view(seat), self.seats, number, begun)
        return ([], []) if view is None else (self.rules.movers(view, number), self.rules.courses(view, number))

    def preview(self, seat: str, options: Sequence[str], ahead: bool = False) -> Preview:
        """Return the outcome of choosing options, from the seat's point of view. The game does not change.

        Args:
            seat: The seat that chooses.
            options: The options, one after the other.
            ahead: True to include what follows from every answer to the next question of the action.
        """
        return preview_of(self.view(seat), self.seats, self._seat(seat), options, ahead)

    # Names and numbers

    def _seat(self, seat: str) -> int:
        if seat not in self.seats:
            raise IllegalMove(f"there is no seat {seat!r} at this table; the seats are {', '.join(self.seats)}")
        return self.seats.index(seat)

    def _bits(self, seat: str | None) -> int:
        """Return the seat as a bit, as audiences of events have it; 0 for a bystander."""
        return 0 if seat is None else 1 << self._seat(seat)

    @property
    def _scored(self) -> tuple[str, ...]:
        """Everybody who has points: the seats, then rivals without one."""
        return (*self.seats, *self.rules.rivals(self.state))

    def _option(self, text: str) -> int:
        option = option_number(self.state, text)
        if option < 0:
            raise IllegalMove(f'"{text}" is none of the {len(self.rules.vocabulary)} options of {self.rules.name}')
        return option


def replay(text: str) -> Game:
    """Return the game of a record.

    Raises:
        BrokenRecord: The record cannot be replayed; the message names the first impossible move.

    Examples:
        >>> game = new("on_mars", players=2, seed=1)
        >>> replay(game.record()) == game
        True
        >>> replay("nonsense")
        Traceback (most recent call last):
        valles.kernel.record.BrokenRecord: a record begins with its game, rules, setup and seed; this one does not
    """
    if not isinstance(text, str):
        raise BrokenRecord(f"a record is a text, not {type(text).__name__}", Phrase("problem-record-head"))
    record = Record.read(text)
    rules = rulebook(record.game)
    if not record.seed.isdecimal():
        problem = f"the record's seed makes no game: a seed is a whole number from 0 on, not {record.seed[:80]!r}"
        raise BrokenRecord(problem, Phrase("problem-record-head"))
    try:
        setup = rules.setup_of(record.setup)
        game = Game(rules, setup, int(record.seed))
    except (TypeError, ValueError) as error:
        raise BrokenRecord(f"the record's setup makes no game: {error}", Phrase("problem-record-setup")) from error
    for number, (seat, option) in enumerate(record.moves, 1):
        try:
            game.play(seat, option)
        except IllegalMove as error:
            problem = f"move {number}: {error}{_version(rules, record)}"
            raise BrokenRecord(problem, Phrase("problem-record-move", {"move": number})) from error
        if number in record.hashes and record.hashes[number] != game.hash():
            problem = f"move {number} ({seat} {option}) leads to another state than the record says"
            raise BrokenRecord(problem + _version(rules, record), Phrase("problem-record-state", {"move": number}))
    return game


def _version(rules: Rulebook[Any], record: Record) -> str:
    if record.rules == rules.version:
        return ""
    return f" (the record was made with rules version {record.rules}, these are version {rules.version})"
