"""The game that users hold: a state, the moves that led to it, and the log they wrote."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from sys import intern
from typing import Any

from valles.describe.language import check_language
from valles.describe.text import speak
from valles.events import EventLog, events_of, packed, unpacked
from valles.form import Form, explored, habit
from valles.games.registry import available_games, imported, manifest_of, rulebook
from valles.kernel.choice import Choice, IllegalMove
from valles.kernel.course import Course, Mover
from valles.kernel.deprecation import warn_renamed
from valles.kernel.field import STATE_FIELDS as KERNEL_FIELDS
from valles.kernel.phrase import Event, Phrase
from valles.kernel.record import HASH_EVERY, BrokenRecord, Record, state_hash
from valles.kernel.rulebook import Rulebook
from valles.kernel.state import State
from valles.kernel.view import BYSTANDER, Hole

MARK_EVERY = 32
"""How many moves lie between the states that undo starts from."""


@dataclass(frozen=True)
class Preview:
    """What some answers would bring, as far as the seat may know."""

    view: Any
    """The seat's view after the answers."""
    events: tuple[Phrase, ...]
    """What would be told on the way."""
    stopped: bool
    """Whether it ends early, because what comes next is hidden from the seat."""


@dataclass(frozen=True)
class PlayerView:
    """What a player is given to decide by: the game as its seat may know it, and the answers that it has."""

    state: State
    """What the seat may know, as the rules hold it; a hidden card has the number 0."""
    seat: str
    number: int
    """The place of the seat in `Game.seats`, by which the state knows it."""
    seats: tuple[str, ...] = ()
    """The seats around the table, where whoever asks tells them."""
    setup: Mapping[str, Any] = field(default_factory=dict)
    """What was decided before the game, where whoever asks tells it."""

    @property
    def rules(self) -> Rulebook[Any]:
        return self.state.rules

    @property
    def prompt(self) -> Phrase:
        """The question."""
        return self.state.prompt(self.number)

    @property
    def asked(self) -> Phrase:
        """Deprecated name of `prompt`, until 0.4."""
        warn_renamed("PlayerView.asked", "prompt")
        return self.prompt

    @property
    def options(self) -> list[int]:
        """The legal answers as numbers, which never change their meaning."""
        return self.state.options(self.number)

    @property
    def texts(self) -> list[str]:
        """The legal answers as texts, in the order of their numbers."""
        return [self.rules.vocabulary.text(option) for option in self.options]

    @property
    def public(self) -> Any:
        """What the seat sees of the table, by name: see `Game.public`."""
        return public_view(self.state)

    def text(self, choice: int | str) -> str:
        """The text of an answer that is told either way."""
        return choice if isinstance(choice, str) else self.rules.vocabulary.text(choice)


def public_view(view: State, points: bool = True) -> Any:
    """What the viewer of this view sees, by name; for a game without this part, the fields that the game saves.

    Points as they stand are left out if the game can do that and nobody wants them.
    """
    game = view.rules.name
    path = manifest_of(game).public if game in available_games() else None
    if path is None:
        # What the kernel keeps for itself in every saved state, nobody needs to see.
        return {name: value for name, value in view.rules.save(view).items() if name not in KERNEL_FIELDS}
    shown = imported(path)
    return shown(view) if points or "points" not in signature(shown).parameters else shown(view, points=False)


def seed_bytes(seed: int) -> bytes:
    if not isinstance(seed, int) or seed < 0:
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
    return seed.to_bytes(max(16, (seed.bit_length() + 7) // 8), "big")


def new(game: str, *, seed: int | None = None, **options: Any) -> Game:
    """A new game; without a seed a secret one is drawn.

    The options are `players` or the names of `seats`, and the variants of the game. A wrong one raises ValueError with
    the reason.

    Examples:
        >>> new("terraforming_mars", seats=("blue", "green"), corporate_era=False, seed=1).seats
        ('blue', 'green')
        >>> new("on_mars", players=5)
        Traceback (most recent call last):
        ValueError: on_mars is for 1 to 4 players, not 5
    """
    rules = rulebook(game)
    return Game(rules, rules.setup(**options), secrets.randbits(128) if seed is None else seed)


def refusal(asked: Sequence[Choice], seat: str, option: str) -> str:
    """Why the seat cannot play the option while these are asked."""
    if not asked:
        return f'the game is over; "{option}" cannot be played'
    for choice in asked:
        if choice.seat == seat:
            shown = ", ".join(choice.options[:12]) + (", …" if len(choice.options) > 12 else "")
            count = f"{len(choice.options)} option{'s' if len(choice.options) != 1 else ''}: {shown}"
            return f'{seat} is asked {choice.prompt.key} ({count}), not "{option}"'
    who = " and ".join(f"{choice.seat} ({choice.prompt.key})" for choice in asked)
    return f'it is for {who} to choose, not for {seat} to play "{option}"'


class Game:
    """One game: where it stands, the moves that led there, and what happened on the way.

    Seats and options are texts here. The same game in numbers, for search and training, is `state`. Two games are equal
    when their states are.

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
        """The rulebook, which the games of its kind share."""
        self.setup: dict[str, Any] = dict(setup)
        """What was decided before the game: seats and variants, complete."""
        self.seats: tuple[str, ...] = rules.seats(setup)
        """The seats around the table; in `state` a seat is its place here."""
        self.seed = seed
        """Determines every card that will be drawn: keep it secret while people play."""
        self.moves: list[tuple[str, str]] = []
        """Seat and option of every move that has not been taken back."""
        self.events = EventLog()
        """Everything that happened; `heard` and `log` give what a seat may know of it."""
        self.state: Any = rules.new(setup, seed_bytes(seed), self.events.latest)
        """The true state, a class of the game, hidden cards included. Change it by `play` alone, or change a copy."""
        self._hashes: dict[int, str] = {}
        self._marks: dict[int, tuple[bytes, int]] = {}
        """States that undo starts from, packed, each with the number of events by then, by the number of moves."""
        self._mark()

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.rules.name}: over after {len(self.moves)} moves>"
        return f"<{self.rules.name}: {len(self.moves)} moves; {'; '.join(map(str, self.pending))}>"

    def _repr_svg_(self) -> str | None:
        """The table as a notebook shows it, as everybody sees it; nothing where the game draws no picture."""
        game = self.rules.name
        path = manifest_of(game).drawing if game in available_games() else None
        picture: str | None = None if path is None else imported(path)(self.public())
        return picture

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.rules is other.rules and self.hash() == other.hash()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def hash(self) -> str:
        """A checksum of the state: equal for equal states, on every machine.

        Examples:
            >>> new("on_mars", players=2, seed=1).hash() == new("on_mars", players=2, seed=1).hash()
            True
        """
        return state_hash(self.rules.save(self.state))

    # Asking

    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return bool(self.state.over())

    @property
    def pending(self) -> tuple[Choice, ...]:
        """The open choices, one for each seat that has to decide.

        Several seats may be asked at once, as for their first cards; they answer in any order.
        """
        return self._choices(self.state)

    def _choices(self, state: State) -> tuple[Choice, ...]:
        seats = state.pending_seats()
        return tuple(Choice(self.seats[seat], state.prompt(seat), self._texts(state.options(seat))) for seat in seats)

    def legal(self, seat: str) -> list[str]:
        """What the seat may do now, as canonical texts; empty if it is not asked."""
        return list(self._texts(self.state.options(self._seat(seat))))

    def why_not(self, seat: str, option: str) -> Phrase | None:
        """Why the seat cannot choose the option now; None if it can.

        Examples:
            >>> from valles.describe.text import speak
            >>> game = new("terraforming_mars", players=2, seed=7)
            >>> reason = game.why_not("yellow", "milestone:mayor")
            >>> speak(reason, "en"), speak(reason, "de")
            ('This requires 3; you have 0.', 'Dafür brauchst du 3; du hast 0.')
        """
        return self.rules.why_not(self.state, self._seat(seat), self._option(option))

    def view(self, seat: str | None = None) -> Any:
        """What the seat may know; without a seat, what a bystander may.

        A view is a state with holes: cards that the seat may not know have the number 0. It can be asked for options
        and played on, until a hidden card would have to be known: then it raises `Hole`.
        """
        view: State = self.rules.view(self.state, BYSTANDER if seat is None else self._seat(seat))
        return view

    def public(self, seat: str | None = None) -> Any:
        """Everything that somebody at the seat sees, by name; without a seat, what a bystander sees.

        A struct of the game that `msgspec.json.encode` writes; a game without a public view gives what it saves.

        Examples:
            >>> seen = new("terraforming_mars", players=2, seed=7).public("blue")
            >>> seen.phase, seen.waiting, seen.parameters.temperature.value
            ('setup', ['yellow', 'blue'], -30)
            >>> [(player.seat, player.dealt.count, len(player.dealt.cards)) for player in seen.players]
            [('yellow', 2, 0), ('blue', 2, 2)]
        """
        return public_view(self.view(seat))

    def player_view(self, seat: str) -> PlayerView:
        """What a player at the seat decides by.

        Examples:
            >>> game = new("terraforming_mars", players=2, seed=7, beginners=("yellow", "blue"))
            >>> view = game.player_view("blue")
            >>> view.seat, view.texts[-1], view.text(view.options[-1])
            ('blue', 'pass', 'pass')
        """
        return PlayerView(self.view(seat), seat, self._seat(seat), self.seats, self.setup)

    def log(self, seat: str | None = None, language: str = "en", since: int = 0) -> list[str]:
        """The lines of the log that the seat may read, from line `since` on."""
        check_language(language)
        return [speak(event.phrase, language) for event in self.heard(seat)[since:]]

    def heard(self, seat: str | None = None) -> EventLog:
        """The events that the seat may hear of; without a seat, those that a bystander may."""
        return self.events.heard(0 if seat is None else 1 << self._seat(seat))

    def scores(self) -> dict[str, dict[str, int]]:
        """Points by seat and category, as they stand now; after the seats those of an automatic opponent."""
        return dict(zip(self._scored, self.rules.scores(self.state), strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that have won, several after a tie; empty before the end, and when a game alone is lost."""
        return tuple(self.seats[seat] for seat in self.rules.winners(self.state)) if self.over else ()

    @property
    def places(self) -> dict[str, int]:
        """The place of each that has points, 1 for the best; equals share one. Empty before the end."""
        return dict(zip(self._scored, self.rules.places(self.state), strict=True)) if self.over else {}

    @property
    def outcome(self) -> Phrase | None:
        """Who has won and by what; None before the end, and where a game does not say it."""
        return self.rules.outcome(self.state) if self.over else None

    # Acting

    def play(self, seat: str, *options: str) -> None:
        """Answer for the seat, one option after the other; all of them or none.

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
        heard, played = len(self.events), len(self.moves)
        try:
            for text in options:
                self._apply(number, text)
                # The texts that all games share, not the caller's own.
                self.moves.append((self.seats[number], self.rules.vocabulary.text(self._number(text))))
                self._after_move()
        except BaseException:
            self.state = before
            self.events.cut(heard)
            del self.moves[played:]
            self._forget(played)
            raise

    def _forget(self, last: int) -> None:
        """Drop the marks and hashes after so many moves."""
        self._marks = {move: mark for move, mark in self._marks.items() if move <= last}
        self._hashes = {move: text for move, text in self._hashes.items() if move <= last}

    def _apply(self, seat: int, option: str) -> None:
        self._apply_to(self.state, seat, option, self.events.latest)

    def _apply_to(self, state: State, seat: int, option: str, events: list[Event]) -> None:
        """Play an option on a state and collect its events; IllegalMove if it is not possible there."""
        state.sink = events
        try:
            state.apply(seat, self._number(option))
        except IllegalMove:
            raise IllegalMove(refusal(self._choices(state), self.seats[seat], option)) from None
        finally:
            state.sink = None

    def _after_move(self) -> None:
        if len(self.moves) % MARK_EVERY == 0:
            self._mark()
        if len(self.moves) % HASH_EVERY == 0:
            self._hashes[len(self.moves)] = self.hash()
        self.events.pack()

    def _mark(self) -> None:
        """Let undo start from here."""
        self._marks[len(self.moves)] = packed(self.rules.save(self.state)), len(self.events)

    def undo(self) -> None:
        """Undo the last move, whoever made it and whatever it revealed; the caller decides who may."""
        if not self.moves:
            raise IllegalMove("there is no move to take back")
        self.undo_to(len(self.moves) - 1)

    def undo_to(self, move: int) -> None:
        """Undo all moves after so many, in one go."""
        if not 0 <= move <= len(self.moves):
            raise IllegalMove(f"there are {len(self.moves)} moves, so none to go back to after {move}")
        self._go_on_with(self.moves[:move], move)

    def take_back(self, seat: str) -> None:
        """Withdraw the seat's last answer to a simultaneous question that is still open, whoever has answered since."""
        self.rules.copy(self.state).take_back(self._seat(seat))
        last = max(number for number, (mover, _) in enumerate(self.moves) if mover == seat)
        self._go_on_with(self.moves[:last] + self.moves[last + 1 :], last)

    def _go_on_with(self, moves: list[tuple[str, str]], same: int) -> None:
        """Play these moves instead, of which the first so many are the same."""
        self._forget(same)
        mark = max(self._marks)
        saved, heard = self._marks[mark]
        self.state = self.rules.load(unpacked(saved))
        self.events.cut(heard)
        self.moves = moves[:mark]
        for seat, option in moves[mark:]:
            self._apply(self._seat(seat), option)
            self.moves.append((seat, option))
            self._after_move()

    def copy(self) -> Game:
        """An independent game that stands at the same place, with the same past and the same future chance.

        Examples:
            >>> game = new("on_mars", players=1, seed=3)
            >>> other = game.copy()
            >>> other.play("purple", other.legal("purple")[0])
            >>> len(game.moves), len(other.moves)
            (0, 1)
        """
        new = Game.__new__(Game)
        new.rules, new.setup, new.seats, new.seed = self.rules, self.setup, self.seats, self.seed
        new.moves = self.moves[:]
        new.events = self.events.copy()
        new.state = self.rules.copy(self.state)
        new._hashes = dict(self._hashes)
        new._marks = dict(self._marks)
        return new

    def saved(self) -> dict[str, Any]:
        """Where the game stands, as plain data: it can be gone on with without playing all moves again."""
        hashes = {str(move): text for move, text in self._hashes.items()}
        state, events = self.rules.save(self.state), self.events.plain()
        return {"state": state, "moves": self.moves, "events": events, "hashes": hashes}

    @classmethod
    def resumed(cls, rules: Rulebook[Any], setup: Any, seed: int, saved: Mapping[str, Any]) -> Game:
        """The game that stands where this data says; raises KeyError, TypeError or ValueError for other data."""
        game = cls(rules, setup, seed)
        game.state = rules.load(saved["state"])
        game.moves = [(intern(seat), intern(option)) for seat, option in saved["moves"]]
        game.events = EventLog(events_of(saved["events"]))
        game._hashes = {int(move): text for move, text in saved["hashes"].items()}
        game._mark()
        return game

    @classmethod
    def seen(cls, view: PlayerView, events: Sequence[Event] = ()) -> Game:
        """The game as a seat knows it, for whoever shows it or looks ahead in it: its state is the view.

        Examples:
            >>> game = new("terraforming_mars", players=2, seed=7)
            >>> known = Game.seen(game.player_view("blue"))
            >>> known.legal("blue") == game.legal("blue"), known.legal("yellow")
            (True, [])
        """
        game = cls.__new__(cls)
        game.rules, game.setup, game.seats, game.seed = view.rules, dict(view.setup), view.seats, 0
        game.moves, game.events, game.state = [], EventLog(events), view.state
        game._hashes, game._marks = {}, {}
        return game

    def at(self, move: int) -> Game:
        """The game as it was after so many moves."""
        if not 0 <= move <= len(self.moves):
            raise IllegalMove(f"there are {len(self.moves)} moves, so none to stop at after {move}")
        then = self.copy()
        then._go_on_with(self.moves[:move], move)
        return then

    def record(self) -> str:
        """The game as a text from which `replay` makes it again: setup, seed, moves, and checksums now and then.

        The seed is in it: whoever has the record knows every hidden card.

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

    # For people

    def form(self, seat: str, begun: Sequence[str] = ()) -> Form:
        """The seat's questions after these answers up to the end of the action, with every legal way to answer them.

        For whoever shows the questions of an action, as its payment and its target, together.
        """
        number = self._seat(seat)
        view = self._view_after(number, begun)
        if view is None or (begun and not view.within_action(number)):
            return Form(seat, (), (), (), True)
        ways, complete = explored(view, number)
        return Form(seat, ways, *habit(view, number), complete)

    def courses(self, seat: str, begun: Sequence[str] = ()) -> tuple[list[Mover], list[Course]]:
        """The pieces that the seat may move after these answers, and the ways of each to all places where it may stay.

        For whoever lets people say where a piece shall go, and not by which steps.
        """
        number = self._seat(seat)
        view = self._view_after(number, begun)
        if view is None:
            return [], []
        return self.rules.movers(view, number), self.rules.courses(view, number)

    def _view_after(self, seat: int, begun: Sequence[str]) -> State | None:
        """The seat's view after these answers; None where they lead to something hidden."""
        view: State = self.rules.view(self.state, seat)
        try:
            for text in begun:
                self._apply_to(view, seat, text, [])
        except Hole:
            return None
        return view

    def preview(self, seat: str, options: Sequence[str]) -> Preview:
        """What the answers would bring, played on a copy of the seat's view; the game stays as it is."""
        number = self._seat(seat)
        view = self.view(seat)
        events: list[Event] = []
        for text in options:
            try:
                self._apply_to(view, number, text, events)
            except Hole:
                return Preview(view, tuple(event.phrase for event in events), stopped=True)
        return Preview(view, tuple(event.phrase for event in events), stopped=False)

    # Names and numbers

    def _seat(self, seat: str) -> int:
        if seat not in self.seats:
            raise IllegalMove(f"there is no seat {seat!r} at this table; the seats are {', '.join(self.seats)}")
        return self.seats.index(seat)

    @property
    def _scored(self) -> tuple[str, ...]:
        """All that have points: the seats, then rivals without one."""
        return (*self.seats, *self.rules.rivals(self.state))

    def _number(self, text: object) -> int:
        """The option with this text, -1 for anything that is none."""
        return self.rules.vocabulary.number(text) if isinstance(text, str) else -1

    def _option(self, text: str) -> int:
        option = self._number(text)
        if option < 0:
            raise IllegalMove(f'"{text}" is none of the {len(self.rules.vocabulary)} options of {self.rules.name}')
        return option

    def _texts(self, options: list[int]) -> tuple[str, ...]:
        return tuple(self.rules.vocabulary.text(option) for option in options)


def replay(text: str) -> Game:
    """The game of a record; raises BrokenRecord, which names the first move that is not possible.

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
        said = f"the record's seed makes no game: a seed is a whole number from 0 on, not {record.seed[:80]!r}"
        raise BrokenRecord(said, Phrase("problem-record-head"))
    try:
        setup = rules.setup_of(record.setup)
        game = Game(rules, setup, int(record.seed))
    except (TypeError, ValueError) as error:
        raise BrokenRecord(f"the record's setup makes no game: {error}", Phrase("problem-record-setup")) from error
    for number, (seat, option) in enumerate(record.moves, 1):
        try:
            game.play(seat, option)
        except IllegalMove as error:
            said = f"move {number}: {error}{_version(rules, record)}"
            raise BrokenRecord(said, Phrase("problem-record-move", {"move": number})) from error
        if number in record.hashes and record.hashes[number] != game.hash():
            said = f"move {number} ({seat} {option}) leads to another state than the record says"
            raise BrokenRecord(said + _version(rules, record), Phrase("problem-record-state", {"move": number}))
    return game


def _version(rules: Rulebook[Any], record: Record) -> str:
    if record.rules == rules.version:
        return ""
    return f" (the record was made with rules version {record.rules}, these are version {rules.version})"
