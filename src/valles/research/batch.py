"""Many games that are played side by side, with arrays in and out.

>>> import numpy as np
>>> from valles.research import Batch
>>> batch = Batch("terraforming_mars", players=2, size=8, seed=1)
>>> chance = np.random.default_rng(1)
>>> for _ in range(50):
...     actions = (chance.random(batch.masks.shape) * batch.masks).argmax(axis=1)
...     observations, masks, seats, rewards, done = batch.step(actions)
>>> observations.shape[0], bool(masks.any(axis=1).all())
(8, True)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from valles.game import PlayerView
from valles.games.registry import rulebook
from valles.kernel.choice import IllegalMove
from valles.kernel.encoding import NOBODY, next_decision
from valles.kernel.rulebook import Setup
from valles.kernel.state import State
from valles.players import Player, check_setup, player
from valles.research.encode import Encoder, encoder
from valles.research.memory import Arrays, Shape, arrays, np
from valles.research.reward import Reward, reward_named
from valles.research.worker import GameWorkers, process_workers, ray_workers

NO_SEAT: Final = -1


class Step(NamedTuple):
    """What a step has led to. The arrays are those of the batch: the next step writes into them."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    done: Any


@dataclass(frozen=True)
class Plan:
    """What games are played, and how they are told."""

    game: str
    setups: tuple[Setup, ...]
    """The set-up of the game at each place; those of more places follow in turn."""
    seed: int
    forced: bool
    """Whether questions with one answer are asked."""
    payments: bool
    """Whether it is asked what prices are paid with."""
    rounds: int
    """After so many rounds a game is stopped; 0 for never."""
    reward: Reward
    scaled: bool
    """Whether observations are float32, and not bytes."""
    opponents: tuple[str, ...] = ("",)
    """For each set-up the player of all seats but one, which changes from place to place; unnamed, all are asked."""
    teacher: str = ""
    """The player that says what it would answer."""

    def shapes(self, size: int) -> dict[str, Shape]:
        """The arrays for so many games."""
        told = encoder(self.game)
        seats = max(len(rulebook(self.game).seats(setup)) for setup in self.setups)
        shapes: dict[str, Shape] = {
            "rows": ((size, told.choices + told.width), "uint8"),
            "seats": ((size,), "int8"),
            "actions": ((size,), "int32"),
            "rewards": ((size, seats), "float32"),
            "points": ((size, seats), "int16"),
            "done": ((size,), "bool"),
            "truncated": ((size,), "bool"),
            "played": ((size,), "int32"),
        }
        if self.teacher:
            shapes["teacher_actions"] = ((size,), "int32")
        if self.scaled:
            shapes["flat"] = ((size, told.width), "float32")
        return shapes

    def setup_of(self, place: int) -> Setup:
        return self.setups[place % len(self.setups)]

    def opponent_of(self, place: int) -> str:
        return self.opponents[place % len(self.opponents)]

    def seed_of(self, place: int, number: int) -> bytes:
        """The seed of the game with this number at a place: the same however games are spread over processes.

        Among opponents it is the same for as many places as there are seats, so that every seat is asked in each deal.
        """
        if self.opponent_of(place):
            kinds = len(self.setups)
            place = place % kinds + kinds * (place // kinds // self.players(place))
        return hashlib.blake2b(f"{self.seed} {place} {number}".encode(), digest_size=16).digest()

    def agent_seat(self, place: int) -> int:
        """The seat that is asked among opponents."""
        return place // len(self.setups) % self.players(place)

    def players(self, place: int) -> int:
        return len(rulebook(self.game).seats(self.setup_of(place)))


class Games:
    """The games of some places in a row, each at a decision; writes what they come to into arrays."""

    def __init__(self, plan: Plan, found: Arrays, first: int) -> None:
        """The first place of all; the arrays are those of these places."""
        self.plan: Final = plan
        self.rules: Final = rulebook(plan.game)
        self.encoder: Final[Encoder] = encoder(plan.game)
        self.first: Final = first
        self.arrays: Final = found
        count = len(found["rows"])
        self.width: Final = self.arrays["rows"].shape[1]
        self.states: list[State] = []
        self.numbers = [0] * count
        """Which game it is at its place."""
        self.seats = [NO_SEAT] * count
        self.opponents: Final = {name: player(name, plan.game, plan.seed) for name in {*plan.opponents} if name}
        self.teacher: Final = player(plan.teacher, plan.game, plan.seed) if plan.teacher else None

    def start(self) -> None:
        """Begin all games."""
        self.states = [self._new(place) for place in range(len(self.numbers))]
        for array in self.arrays.values():
            array[...] = 0
        self._write([self._decide(place) for place in range(len(self.states))])

    def load(self, states: Sequence[Mapping[str, Any]], numbers: Sequence[int]) -> None:
        """Continue saved games."""
        self.states = [self.rules.load(data) for data in states]
        self.numbers = list(numbers)
        self._write([self._decide(place) for place in range(len(self.states))])

    def save(self) -> tuple[list[dict[str, Any]], list[int]]:
        """Return the games of all places, and their numbers."""
        return [self.rules.save(state) for state in self.states], list(self.numbers)

    def step(self) -> None:
        """Apply the action at each place; a game that ends is followed by the next."""
        rounds = self.plan.rounds
        arrays = self.arrays
        arrays["done"][...] = False
        arrays["truncated"][...] = False
        arrays["rewards"][...] = 0
        arrays["played"] += 1
        rows = []
        for place, option in enumerate(arrays["actions"].tolist()):
            state = self.states[place]
            state.apply(self.seats[place], option)
            row = self._decide(place)
            if row is None or (rounds and self.rules.rounds(state) > rounds):
                self._end(place, truncated=row is not None)
                row = self._decide(place)
            rows.append(row)
        self._write(rows)

    def _new(self, place: int) -> State:
        plan = self.plan
        at = self.first + place
        state: State = self.rules.new(plan.setup_of(at), plan.seed_of(at, self.numbers[place]))
        return state

    def _decide(self, place: int) -> bytearray | None:
        """Play on to the next decision; what the seat knows there, None if the game is over."""
        state = self.states[place]
        plan = self.plan
        seat, options = next_decision(state, not plan.forced, not plan.payments)
        name = plan.opponent_of(self.first + place)
        if name:
            asked = plan.agent_seat(self.first + place)
            while seat != NOBODY and seat != asked:
                state.apply(seat, self._choice(self.opponents[name], state, seat))
                seat, options = next_decision(state, not plan.forced, not plan.payments)
        self.seats[place] = seat
        if seat == NOBODY:
            return None
        if self.teacher is not None:
            self.arrays["teacher_actions"][place] = self._choice(self.teacher, state, seat)
        return self.encoder.encoding.row(state, seat, options)

    def _choice(self, chooser: Player, state: State, seat: int) -> int:
        """What a player answers who sees no more than the seat."""
        view = PlayerView(self.rules.view(state, seat), self.rules.colours[seat], seat)
        return self.rules.vocabulary.number(view.text(chooser.choose(view)))

    def _end(self, place: int, truncated: bool) -> None:
        """Tell how the game ended, and begin the next."""
        state = self.states[place]
        seats = len(state.answers)
        self.arrays["done"][place] = True
        self.arrays["truncated"][place] = truncated
        self.arrays["rewards"][place, :seats] = self.plan.reward(state)
        self.arrays["points"][place] = 0
        self.arrays["points"][place, :seats] = [row["total"] for row in self.rules.scores(state)[:seats]]
        self.arrays["played"][place] = 0
        self.numbers[place] += 1
        self.states[place] = self._new(place)

    def _write(self, rows: Sequence[bytearray | None]) -> None:
        if any(row is None for row in rows):
            raise ValueError(f"a game of {self.plan.game} with {self.plan.setups} has no decision at all")
        joined = np.frombuffer(b"".join(row for row in rows if row is not None), np.uint8)
        told = self.arrays["rows"]
        told[...] = joined.reshape(told.shape)
        self.arrays["seats"][...] = self.seats
        if self.plan.scaled:
            choices = self.encoder.choices
            np.multiply(told[:, choices:], self.encoder.scale, out=self.arrays["flat"])


class Batch:
    """So many games of one kind, each waiting for the answer of one seat. A game that ends is followed by a new one.

    Seats that are asked at once are asked one after the other; nobody sees what others have answered.
    """

    def __init__(
        self,
        game: str,
        players: int | Sequence[int | Mapping[str, Any]],
        size: int,
        *,
        seed: int = 0,
        forced: bool = False,
        payments: bool = False,
        rounds: int = 0,
        reward: str | Reward = "win",
        dtype: str = "float32",
        processes: int = 1,
        opponents: str = "",
        teacher: str = "",
        ray: str = "",
        **options: Any,
    ) -> None:
        """Several numbers of players, or the options of several tables, are given to the games in turn. `options` hold
        for all, and are those of `valles.new`.

        Forced questions and payments are passed over unless they are wanted. After `rounds` a game is stopped. With
        `dtype="uint8"` observations are bytes, to be multiplied with `scale`. More than one process share the games;
        what is played does not depend on how many there are. `opponents` names the player of all seats but one: of the
        first seat at the first place, of the second at the next and so on, in the same deal; the options of a table may
        name others for it. `teacher` names a player whose answers are told in `taught`. `ray` is the address of a Ray
        cluster, all of whose cores play instead of processes here.
        """
        if size < 1 or not 1 <= processes <= size:
            raise ValueError(
                f"a batch has at least one game, and no more processes than games, not {size}, {processes}"
            )
        if dtype not in ("float32", "uint8"):
            raise ValueError(f"observations are float32 or uint8, not {dtype!r}")
        wanted = [players] if isinstance(players, int) else players
        kinds = [{"players": kind} if isinstance(kind, int) else dict(kind) for kind in wanted]
        others = tuple(str(kind.pop("opponents", opponents)) for kind in kinds)
        setups = tuple(rulebook(game).setup(**kind, **options) for kind in kinds)
        for setup, other in zip(setups, others, strict=True):
            for name in filter(None, (other, teacher)):
                check_setup(name, game, setup)
        plan = Plan(
            game, setups, seed, forced, payments, rounds, reward_named(reward), dtype == "float32", others, teacher
        )
        self._begin(plan, size, processes, ray)
        if self._workers is None:
            self._games.start()
        else:
            self._workers.call("start")

    def _begin(self, plan: Plan, size: int, processes: int, ray: str) -> None:
        self.plan = plan
        self.ray = ray
        self.size = size
        self.processes = processes
        self.encoder = encoder(plan.game)
        self.scale = self.encoder.scale
        self._memory, self.arrays = arrays(plan.shapes(size), shared=processes > 1 and not ray)
        self._workers: GameWorkers | None = None
        if ray:
            self._workers = ray_workers(Games, plan, self.arrays, size, ray)
        elif processes > 1:
            self._workers = process_workers(Games, plan, self._memory, plan.shapes(size), size, processes)
        else:
            self._games = Games(plan, self.arrays, 0)

    @property
    def rows(self) -> Any:
        """Mask and observation of each game as bytes in one array: what an accelerator is best sent."""
        return self.arrays["rows"]

    @property
    def observations(self) -> Any:
        """What the seat to move knows, by game and column."""
        return self.arrays["flat"] if self.plan.scaled else self.rows[:, self.encoder.choices :]

    @property
    def masks(self) -> Any:
        """The legal options, by game and option."""
        return self.rows[:, : self.encoder.choices].view(np.bool_)

    @property
    def seats(self) -> Any:
        """Whose decision it is in each game."""
        return self.arrays["seats"]

    @property
    def rewards(self) -> Any:
        """What the last step has brought, by game and seat: nothing before the end of a game."""
        return self.arrays["rewards"]

    @property
    def done(self) -> Any:
        """Where the last step has ended a game, so that another has begun."""
        return self.arrays["done"]

    @property
    def truncated(self) -> Any:
        """Where that game was stopped for its length."""
        return self.arrays["truncated"]

    @property
    def points(self) -> Any:
        """The points of the last game that ended at each place, by seat."""
        return self.arrays["points"]

    @property
    def teacher_actions(self) -> Any:
        """What the teacher would answer."""
        return self.arrays["teacher_actions"]

    def step(self, actions: Any) -> Step:
        """Answer in all games; raises IllegalMove, or ValueError for a wrong shape, before any game has moved."""
        self.send(actions)
        return self.receive()

    def send(self, actions: Any) -> None:
        """Begin a step; `receive` waits for its end, so that other work can be done meanwhile."""
        self._check(actions)
        self.arrays["actions"][...] = actions
        if self._workers is not None:
            self._workers.send("step")
        else:
            self._games.step()

    def receive(self) -> Step:
        if self._workers is not None:
            self._workers.receive()
        return Step(self.observations, self.masks, self.seats, self.rewards, self.done)

    def _check(self, actions: Any) -> None:
        given = np.asarray(actions)
        if given.shape != (self.size,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(
                f"{self.size} whole numbers are wanted, one a game, not {given.dtype} of shape {given.shape}"
            )
        inside = (given >= 0) & (given < self.encoder.choices)
        legal = inside & self.masks[np.arange(self.size), np.where(inside, given, 0)]
        if not legal.all():
            place = int(np.argmin(legal))
            texts = self.encoder.encoding.vocabulary.texts
            asked = texts[given[place]] if inside[place] else f"option {given[place]}"
            possible = [texts[option] for option in np.flatnonzero(self.masks[place])]
            shown = ", ".join(possible[:12]) + (", …" if len(possible) > 12 else "")
            raise IllegalMove(f"game {place} of the batch has {len(possible)} options now ({shown}), not {asked}")

    def copy(self, places: Sequence[int] | None = None) -> Batch:
        """An independent batch of the games at these places, in that order and as often as they are named; of all.

        Games that follow in it are those that would follow at its own places.
        """
        chosen = list(range(self.size)) if places is None else [int(place) for place in places]
        if not chosen or not all(0 <= place < self.size for place in chosen):
            raise ValueError(f"places of this batch are 0 to {self.size - 1}, not {chosen}")
        saved, numbers = self._saved()
        new = Batch.__new__(Batch)
        new._begin(self.plan, len(chosen), min(self.processes, len(chosen)), self.ray)
        for name in ("rewards", "points", "done", "truncated", "played"):
            new.arrays[name][...] = self.arrays[name][chosen]
        states = [saved[place] for place in chosen]
        counted = [numbers[place] for place in chosen]
        if new._workers is None:
            new._games.load(states, counted)
        else:
            new._workers.load(states, counted)
        return new

    def state(self, place: int) -> Any:
        """The true state of a game, a class of the game, as a copy."""
        if not 0 <= place < self.size:
            raise ValueError(f"places of this batch are 0 to {self.size - 1}, not {place}")
        if self._workers is None:
            return self._games.states[place].copy()
        return rulebook(self.plan.game).load(self._saved()[0][place])

    def _saved(self) -> tuple[list[dict[str, Any]], list[int]]:
        return self._games.save() if self._workers is None else self._workers.save()

    def close(self) -> None:
        """End the processes, if there are any, and give the memory back."""
        if self._workers is not None:
            self._workers.close()
            self._workers = None
        self.arrays = {}
        if self._memory is not None:
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()
