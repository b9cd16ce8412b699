"""A player that is a program of its own, in any language: it is asked by the messages of the socket, a line each."""

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
from typing import IO, Final

import msgspec

from valles.game import Game, PlayerView
from valles.kernel.choice import IllegalMove
from valles.kernel.view import Hole
from valles.players import BrokenPlayer, Player, player
from valles.players.random import RandomPlayer
from valles.players.stdio import ALONE, decoded
from valles.table.live import Refused
from valles.table.message import (
    VERSION,
    Ack,
    Act,
    AskHistory,
    AskPoints,
    Decide,
    FromClient,
    FromServer,
    Join,
    Log,
    Seat,
    Snapshot,
    Stale,
    TableInfo,
)
from valles.table.query import figures, question, refusal, scores, told_after_looking, told_at_once

PREFIX: Final = "process:"
"""What the name of such a player begins with; the command follows."""
LIMIT: Final = 10.0
"""Seconds that a program has for a decision, and to start."""
LONGEST_LINE: Final = 64 * 1024
MOST_WAITING: Final = 100
"""Lines that a program may have said and nobody has read; after that it has to wait."""
GRACE: Final = 2.0
"""Seconds that a program has to end by itself when it is asked nothing more."""

encoder = msgspec.json.Encoder()


def contestant(name: str, game: str, seed: int) -> Player:
    """A player by its name, or by the command of a program: `process:node bot.mjs`.

    Only for names that come from whoever runs Valles: a command can do anything.
    """
    if name.startswith(PREFIX):
        return Substituted(ProcessPlayer(name.removeprefix(PREFIX), game, seed), game, seed)
    return player(name, game, seed)


class Pipes:
    """The lines of a program; neither reading nor writing lets the caller wait for longer than it wants."""

    def __init__(self, command: list[str], seed: int) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "VALLES_SEED": str(seed)},
            start_new_session=True,
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._said: queue.Queue[bytes] = queue.Queue(MOST_WAITING)
        self._to_say: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        reader = threading.Thread(target=read_all, args=(self._process.stdout, self._said), daemon=True)
        writer = threading.Thread(target=write_all, args=(self._process.stdin, self._to_say), daemon=True)
        reader.start()
        writer.start()
        self.close = weakref.finalize(self, end, self._process, reader, self._said, self._to_say)

    def kill(self) -> None:
        """End a program from which nothing is expected any more."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self.close()

    def say(self, message: FromServer) -> None:
        self._to_say.put(encoder.encode(message) + b"\n")

    def heard(self, until: float) -> bytes | None:
        """The next line, empty if the program has ended; None if there is none in time."""
        left = until - time.monotonic()
        try:
            return self._said.get(timeout=left) if left > 0 else None
        except queue.Empty:
            return None


def read_all(pipe: IO[bytes], said: queue.Queue[bytes]) -> None:
    """Pass every line on; the last one, at the end or too long, has no end."""
    with pipe:
        line = b"\n"
        while line.endswith(b"\n"):
            line = pipe.readline(LONGEST_LINE)
            said.put(line)


def write_all(pipe: IO[bytes], to_say: queue.SimpleQueue[bytes]) -> None:
    """Write what there is, until an empty line asks to end; a program that has ended reads nothing."""
    with suppress(OSError), pipe:
        while line := to_say.get():
            pipe.write(line)
            pipe.flush()


def end(
    process: subprocess.Popen[bytes],
    reader: threading.Thread,
    said: queue.Queue[bytes],
    to_say: queue.SimpleQueue[bytes],
) -> None:
    """Ask the program to end by closing its input, and end it with all that it has started if it does not."""
    to_say.put(b"")
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    while reader.is_alive():
        # It may wait for somebody to read.
        with suppress(queue.Empty):
            said.get(timeout=0.01)


class ProcessPlayer:
    """Starts the program with its first question; raises BrokenPlayer if it hangs, ends, or answers what it may not."""

    def __init__(self, command: str, game: str, seed: int, limit: float = LIMIT) -> None:
        self._words = shlex.split(command, posix=os.name == "posix")
        self._who = f"{PREFIX}{command}"
        if not self._words:
            raise BrokenPlayer(f"{PREFIX} is followed by a command, as in {PREFIX}node bot.mjs")
        self._seed = seed
        self._limit = limit
        self._pipes: Pipes | None = None
        self._asked = 0
        self._planned: list[str] = []
        """The rest of an answer that had several choices."""

    def choose(self, view: PlayerView) -> str:
        planned, self._planned = self._planned, self._planned[1:]
        if planned and planned[0] in view.texts:
            return planned[0]
        self._asked += 1
        pipes = self._started()
        pipes.say(self._snapshot(view))
        until = time.monotonic() + self._limit
        while True:
            message = self._heard(pipes, until, f"at {view.prompt.key}")
            if isinstance(message, Decide) and message.pending == str(self._asked):
                self._check(view, message)
                pipes.say(Ack(message.decision, self._asked))
                first, *self._planned = message.choices
                return first
            pipes.say(self._reply(view, message))

    def close(self) -> None:
        """End the program."""
        if self._pipes is not None:
            self._pipes.close()
            self._pipes = None

    def _started(self) -> Pipes:
        if self._pipes is None:
            try:
                self._pipes = Pipes(self._words, self._seed)
            except OSError as error:
                raise BrokenPlayer(f"{self._who} cannot be started: {error.strerror}") from error
            first = self._heard(self._pipes, time.monotonic() + self._limit, "at the start")
            if not isinstance(first, Join):
                raise self._broken(f"began with {kind_of(first)!r} and not with 'join'")
            if first.version != VERSION:
                raise self._broken(f"speaks version {first.version} of the protocol; this is version {VERSION}")
        return self._pipes

    def _heard(self, pipes: Pipes, until: float, when: str) -> FromClient:
        line = pipes.heard(until)
        if line is None:
            raise self._broken(f"has not answered within {self._limit:g} s {when}")
        if not line.endswith(b"\n"):
            raise self._broken(f"said a line of more than {LONGEST_LINE} bytes" if line else f"has ended {when}")
        try:
            return decoded(line)
        except Refused as error:
            shown = line[:80].decode(errors="replace").strip()
            raise self._broken(f"said {shown!r}, which is no message: {error.problem.args['reason']}") from error

    def _check(self, view: PlayerView, message: Decide) -> None:
        """Refuse an answer that is not possible; what follows something hidden is looked at when it comes."""
        if message.seat != view.seat:
            raise self._broken(f"answered for {message.seat}, and sits at {view.seat}")
        state = view.rules.copy(view.state)
        for choice in message.choices:
            try:
                state.apply(view.number, view.rules.vocabulary.number(choice))
            except Hole:
                return
            except IllegalMove:
                possible = [view.rules.vocabulary.text(option) for option in state.options(view.number)]
                told = ", ".join(possible[:12]) + (", …" if len(possible) > 12 else "")
                raise self._broken(f"answered {choice!r} to {view.prompt.key}; possible were {told}") from None

    def _reply(self, view: PlayerView, message: FromClient) -> FromServer:
        """What is answered to everything but a decision."""
        try:
            if isinstance(message, Join):
                return self._snapshot(view)
            if isinstance(message, Decide):
                return Stale(message.decision)
            if isinstance(message, (Act, *ALONE)):
                raise Refused("problem-only-with-people")
            game = Game.seen(view)
            if isinstance(message, AskHistory | AskPoints):
                return told_at_once(game, view.seat, message)
            if message.seat != view.seat:
                raise Refused("problem-not-your-seat", 403, seat=message.seat)
            return told_after_looking(game, message)
        except Refused as error:
            return refusal(error, "en", message)

    def _snapshot(self, view: PlayerView) -> Snapshot:
        game, rules, state = Game.seen(view), view.rules, view.state
        waiting = [view.seats[number] for number in state.pending_seats()]
        seats = [Seat(seat, "person", "", seat == view.seat, None, False) for seat in view.seats]
        about = "", rules.name, dict(view.setup), rules.version, "en"
        return Snapshot(
            TableInfo(*about, "wait", False, seats, 0.0, 0.0, None, waiting),
            self._asked,
            view.seat,
            view.public,
            waiting,
            unconfirmed=None,
            confirming=[],
            question=question(state, view.number, str(self._asked)),
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
        """What is wrong with the program, which is ended."""
        if self._pipes is not None:
            self._pipes.kill()
            self._pipes = None
        return BrokenPlayer(f"{self._who} {fault}")


def kind_of(message: FromClient) -> str:
    return str(message.__struct_config__.tag)


class Substituted:
    """A player that is replaced by `random` once it is broken: a match goes on, and its fault is named."""

    def __init__(self, first: Player, game: str, seed: int) -> None:
        self._player = first
        self._random = RandomPlayer(game, seed)
        self.fault = ""
        """Why it was replaced; empty as long as it plays."""

    def choose(self, view: PlayerView) -> int | str:
        if not self.fault:
            try:
                return self._player.choose(view)
            except BrokenPlayer as error:
                self.fault = str(error)
                print(f"valles: {error}; random plays on for {view.seat}", file=sys.stderr)
        return self._random.choose(view)
