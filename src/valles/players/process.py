"""Players that are programs in any language, with the messages of the socket over standard input and output."""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from contextlib import suppress
from typing import IO, Final, TypeGuard

import msgspec

from valles.game import Game, PlayerView
from valles.kernel.choice import IllegalMove
from valles.kernel.view import Hole
from valles.players import BrokenPlayer, Player, player
from valles.players.random import RandomPlayer
from valles.players.stdio import decode
from valles.table.command import Command, Move
from valles.table.live import Refused
from valles.table.message.field import VERSION
from valles.table.message.lobby import Seat, TableInfo
from valles.table.message.reply import Ack, FromServer, Log, Snapshot, Stale
from valles.table.message.request import Act, ChatMessage, FeatureMessage, FromClient, GameQuery, Join, Visibility
from valles.table.query import figures, immediate_answer, query_answer, question, refusal, scores

PREFIX: Final = "process:"
"""Prefix of the name of such a player; the command follows."""
TIME_LIMIT: Final = 10.0
"""Seconds that a program has for a decision, and to start."""
MAX_LINE: Final = 64 * 1024
"""Bytes of a line, at most."""
MAX_QUEUED: Final = 100
"""Lines of a program that are kept unread, at most; further writes block it."""
GRACE_PERIOD: Final = 2.0
"""Seconds that a program has to exit after its input is closed."""

encoder = msgspec.json.Encoder()


def contestant(name: str, game: str, seed: int, fallback: bool = False) -> Player:
    """Return a player by its name, or by the command of a program such as `process:node bot.mjs`.

    Use it only for names from the person who runs Valles, since a command can do anything.

    Args:
        name: The player's name, or `process:` and a command.
        game: The name of the game.
        seed: The seed of the player's choices.
        fallback: Let `random` play on for a program that breaks, so that people can finish their game.
    """
    if not name.startswith(PREFIX):
        return player(name, game, seed)
    program = ProcessPlayer(name.removeprefix(PREFIX), game, seed, TIME_LIMIT)
    return FallbackPlayer(program, game, seed) if fallback else program


class Pipes:
    """Standard input and output of a program. Writing never blocks, and reading has a deadline."""

    def __init__(self, command: list[str], seed: int) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "VALLES_SEED": str(seed)},
            start_new_session=True,
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._received: queue.Queue[bytes] = queue.Queue(MAX_QUEUED)
        self._to_send: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        reader = threading.Thread(target=read_lines, args=(self._process.stdout, self._received), daemon=True)
        writer = threading.Thread(target=write_lines, args=(self._process.stdin, self._to_send), daemon=True)
        reader.start()
        writer.start()
        self.close = weakref.finalize(self, stop, self._process, reader, self._received, self._to_send)

    def kill(self) -> None:
        """Kill the program."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self.close()

    def send(self, message: FromServer) -> None:
        """Send a message."""
        self._to_send.put(encoder.encode(message) + b"\n")

    def end(self) -> str:
        """Return the end of the program in words, with its exit status if it failed."""
        with suppress(subprocess.TimeoutExpired):
            if status := self._process.wait(GRACE_PERIOD):
                return f"has ended with status {status}"
        return "has ended"

    def receive(self, deadline: float) -> bytes | None:
        """Return the next line, empty if the program has exited, or None after the deadline."""
        seconds = deadline - time.monotonic()
        try:
            return self._received.get(timeout=seconds) if seconds > 0 else None
        except queue.Empty:
            return None


def read_lines(pipe: IO[bytes], received: queue.Queue[bytes]) -> None:
    """Queue all lines. The last one has no line end: the output has ended, or the line is too long."""
    with pipe:
        line = b"\n"
        while line.endswith(b"\n"):
            line = pipe.readline(MAX_LINE)
            received.put(line)


def write_lines(pipe: IO[bytes], to_send: queue.SimpleQueue[bytes]) -> None:
    """Write queued lines until an empty one, or until the program exits."""
    with suppress(OSError), pipe:
        while line := to_send.get():
            pipe.write(line)
            pipe.flush()


def stop(
    process: subprocess.Popen[bytes],
    reader: threading.Thread,
    received: queue.Queue[bytes],
    to_send: queue.SimpleQueue[bytes],
) -> None:
    """Close the program's input, and kill it with its children if it does not exit."""
    to_send.put(b"")
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE_PERIOD)
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    while reader.is_alive():
        # It may be blocked by a full queue.
        with suppress(queue.Empty):
            received.get(timeout=0.01)


class ProcessPlayer:
    """A program that chooses for a seat. It starts with its first question.

    `choose` raises BrokenPlayer if the program times out, exits, or sends an illegal answer.
    """

    def __init__(self, command: str, game: str, seed: int, time_limit: float = TIME_LIMIT) -> None:
        self._command = shlex.split(command, posix=os.name == "posix")
        self._label = f"{PREFIX}{command}"
        if not self._command:
            raise BrokenPlayer(f"{PREFIX} is followed by a command, as in {PREFIX}node bot.mjs")
        self._seed = seed
        self._time_limit = time_limit
        self._pipes: Pipes | None = None
        self._question_id = 0
        self._queued: list[str] = []
        """The remaining choices of an answer that had several."""

    def choose(self, view: PlayerView) -> str:
        """Return the program's choice."""
        queued, self._queued = self._queued, self._queued[1:]
        if queued and queued[0] in view.texts:
            return queued[0]
        self._question_id += 1
        pipes = self._running_pipes()
        pipes.send(self._snapshot(view))
        deadline = time.monotonic() + self._time_limit
        while True:
            message = self._receive(pipes, deadline, f"at {view.prompt.key}")
            if isinstance(message, Act) and is_answer(message.command, self._question_id):
                self._check(view, message.seat, message.command)
                pipes.send(Ack(message.decision, self._question_id))
                first, *self._queued = message.command.choices
                return first
            pipes.send(self._reply(view, message))

    def close(self) -> None:
        """Stop the program."""
        if self._pipes is not None:
            self._pipes.close()
            self._pipes = None

    def _running_pipes(self) -> Pipes:
        if self._pipes is None:
            try:
                self._pipes = Pipes(self._command, self._seed)
            except OSError as error:
                raise BrokenPlayer(f"{self._label} cannot be started: {error.strerror}") from error
            first = self._receive(self._pipes, time.monotonic() + self._time_limit, "at the start")
            if not isinstance(first, Join):
                raise self._broken(f"began with {kind_of(first)!r} and not with 'join'")
            if first.version != VERSION:
                raise self._broken(f"speaks version {first.version} of the protocol; this is version {VERSION}")
        return self._pipes

    def _receive(self, pipes: Pipes, deadline: float, when: str) -> FromClient:
        line = pipes.receive(deadline)
        if line is None:
            raise self._broken(f"has not answered within {self._time_limit:g} s {when}")
        if not line.endswith(b"\n"):
            raise self._broken(f"said a line of more than {MAX_LINE} bytes" if line else f"{pipes.end()} {when}")
        try:
            return decode(line)
        except Refused as error:
            excerpt = line[:80].decode(errors="replace").strip()
            raise self._broken(f"said {excerpt!r}, which is no message: {error.problem.args['reason']}") from error

    def _check(self, view: PlayerView, seat: str, move: Move) -> None:
        """Raise BrokenPlayer for an illegal answer. Choices behind something hidden are checked when they are due."""
        if seat != view.seat:
            raise self._broken(f"answered for {seat}, and sits at {view.seat}")
        state = view.rules.copy(view.state)
        for choice in move.choices:
            try:
                state.apply(view.number, view.rules.vocabulary.number(choice))
            except Hole:
                return
            except IllegalMove:
                possible = [view.rules.vocabulary.text(option) for option in state.options(view.number)]
                options = ", ".join(possible[:12]) + (", …" if len(possible) > 12 else "")
                raise self._broken(f"answered {choice!r} to {view.prompt.key}; possible were {options}") from None

    def _reply(self, view: PlayerView, message: FromClient) -> FromServer:
        """Return the reply to a message that is no decision."""
        try:
            if isinstance(message, Join):
                return self._snapshot(view)
            if isinstance(message, Act) and isinstance(message.command, Move):
                return Stale(message.decision)
            if isinstance(message, Act | ChatMessage | FeatureMessage | Visibility):
                raise Refused("problem-only-with-people")
            game = Game.of_view(view)
            if isinstance(message, GameQuery):
                return immediate_answer(game, view.seat, message)
            if message.seat != view.seat:
                raise Refused("problem-not-your-seat", 403, seat=message.seat)
            return query_answer(game, message)
        except Refused as error:
            return refusal(error, "en", message)

    def _snapshot(self, view: PlayerView) -> Snapshot:
        game, rules, state = Game.of_view(view), view.rules, view.state
        pending = [view.seats[number] for number in state.pending_seats()]
        seats = [
            Seat(seat=seat, kind="person", name="", mine=seat == view.seat, bot=None, away=False) for seat in view.seats
        ]
        table = TableInfo(
            id="",
            game=rules.name,
            setup=dict(view.setup),
            rules=rules.version,
            language="en",
            host=False,
            seats=seats,
            created=0.0,
            started=0.0,
            finished=None,
            waiting=pending,
        )
        return Snapshot(
            table=table,
            seq=self._question_id,
            seat=view.seat,
            view=view.public,
            waiting=pending,
            unconfirmed=None,
            confirming=[],
            question=question(state, view.number, str(self._question_id)),
            undo=None,
            log=Log(0, []),
            rounds=rules.rounds(state),
            over=False,
            scores=scores(game, state),
            figures=figures(game, state),
            winners=[],
            places={},
        )

    def _broken(self, fault: str) -> BrokenPlayer:
        """Kill the program, and return an error that names its fault."""
        if self._pipes is not None:
            self._pipes.kill()
            self._pipes = None
        return BrokenPlayer(f"{self._label} {fault}")


def is_answer(command: Command, number: int) -> TypeGuard[Move]:
    """Return True if the command answers the question with this number."""
    return isinstance(command, Move) and command.question_id == str(number)


def kind_of(message: FromClient) -> str:
    """Return the type of a message."""
    return str(message.__struct_config__.tag)


class FallbackPlayer:
    """A player that `random` replaces when it is broken, so that the match continues."""

    def __init__(self, player: Player, game: str, seed: int) -> None:
        self._player = player
        self._random = RandomPlayer(game, seed)
        self.fault = ""
        """The reason why it was replaced, or empty."""

    def choose(self, view: PlayerView) -> int | str:
        """Return the player's choice, or one of `random` after a fault."""
        if not self.fault:
            try:
                return self._player.choose(view)
            except BrokenPlayer as error:
                self.fault = str(error)
                print(f"valles: {error}; random plays on for {view.seat}", file=sys.stderr)
        return self._random.choose(view)
