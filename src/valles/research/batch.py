"""Many games played side by side, with arrays of observations and actions.

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
from valles.kernel.deprecation import deprecated_names, warn_renamed
from valles.kernel.encoding import NOBODY, next_decision
from valles.kernel.rulebook import Setup
from valles.kernel.state import State
from valles.players import Player, check_setup, player
from valles.research.encode import Encoder, encoder
from valles.research.memory import Arrays, Shape, arrays, np
from valles.research.reward import Reward, reward_named
from valles.research.worker import GameWorkers, process_workers, ray_workers

NO_SEAT: Final = -1


class BatchStep(NamedTuple):
    """The result of a step. Its arrays belong to the batch, and the next step overwrites them."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    done: Any


@dataclass(frozen=True, kw_only=True)
class BatchPlan:
    """The games of a batch, and how they are encoded."""

    game: str
    setups: tuple[Setup, ...]
    """Set-ups of the games, repeated over all places."""
    seed: int
    forced: bool
    """True if questions with one option are decisions, too."""
    payments: bool
    """True if payments are decisions, too."""
    rounds: int
    """Rounds after which a game is truncated; 0 for never."""
    reward: Reward
    scaled: bool
    """True if observations are float32 instead of bytes."""
    opponents: tuple[str, ...] = ("",)
    """For each set-up the player of all seats but the agent's, or an empty name for none."""
    teacher: str = ""
    """The player whose actions are stored beside each decision."""

    def shapes(self, size: int) -> dict[str, Shape]:
        """Return the shapes of the arrays of a number of games."""
        encoding = encoder(self.game)
        seats = max(len(rulebook(self.game).seats(setup)) for setup in self.setups)
        shapes: dict[str, Shape] = {
            "rows": ((size, encoding.choices + encoding.width), "uint8"),
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
            shapes["flat"] = ((size, encoding.width), "float32")
        return shapes

    def setup_of(self, place: int) -> Setup:
        """Return the set-up of the games at a place."""
        return self.setups[place % len(self.setups)]

    def opponent_of(self, place: int) -> str:
        """Return the opponents' player at a place."""
        return self.opponents[place % len(self.opponents)]

    def seed_of(self, place: int, number: int) -> bytes:
        """Return the seed of a game by its place and number, which does not depend on the number of processes.

        With opponents, as many places as there are seats share a deal, so that the agent has each seat once.
        """
        if self.opponent_of(place):
            kinds = len(self.setups)
            place = place % kinds + kinds * (place // kinds // self.players(place))
        return hashlib.blake2b(f"{self.seed} {place} {number}".encode(), digest_size=16).digest()

    def agent_seat(self, place: int) -> int:
        """Return the agent's seat among opponents."""
        return place // len(self.setups) % self.players(place)

    def players(self, place: int) -> int:
        """Return the number of players at a place."""
        return len(rulebook(self.game).seats(self.setup_of(place)))


class BatchGames:
    """The games at consecutive places, each waiting at a decision, and their arrays."""

    def __init__(self, plan: BatchPlan, arrays: Arrays, first: int) -> None:
        """Take the arrays of these places, the first of which is given."""
        self.plan: Final = plan
        self.rules: Final = rulebook(plan.game)
        self.encoder: Final[Encoder] = encoder(plan.game)
        self.first: Final = first
        self.arrays: Final = arrays
        count = len(arrays["rows"])
        self.width: Final = self.arrays["rows"].shape[1]
        self.states: list[State] = []
        self.numbers = [0] * count
        """The number of the game at each place."""
        self.seats = [NO_SEAT] * count
        self.opponents: Final = {name: player(name, plan.game, plan.seed) for name in {*plan.opponents} if name}
        self.teacher: Final = player(plan.teacher, plan.game, plan.seed) if plan.teacher else None

    def start(self) -> None:
        """Start all games."""
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
        """Apply the action at each place. A game that ends is followed by the next one."""
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
        plan, index = self.plan, self.first + place
        state: State = self.rules.new(plan.setup_of(index), plan.seed_of(index, self.numbers[place]))
        return state

    def _decide(self, place: int) -> bytearray | None:
        """Play to the next decision, and return the encoded row of its seat, or None if the game is over."""
        state = self.states[place]
        plan = self.plan
        seat, options = next_decision(state, not plan.forced, not plan.payments)
        name = plan.opponent_of(self.first + place)
        if name:
            agent = plan.agent_seat(self.first + place)
            while seat != NOBODY and seat != agent:
                state.apply(seat, self._choice(self.opponents[name], state, seat))
                seat, options = next_decision(state, not plan.forced, not plan.payments)
        self.seats[place] = seat
        if seat == NOBODY:
            return None
        if self.teacher is not None:
            self.arrays["teacher_actions"][place] = self._choice(self.teacher, state, seat)
        return self.encoder.encoding.row(state, seat, options)

    def _choice(self, player: Player, state: State, seat: int) -> int:
        """Return the option that a player chooses from the view of a seat."""
        view = PlayerView(self.rules.view(state, seat), self.rules.colours[seat], seat)
        return self.rules.vocabulary.number(view.text(player.choose(view)))

    def _end(self, place: int, truncated: bool) -> None:
        """Store the results of a game, and start the next one."""
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
        array = self.arrays["rows"]
        array[...] = joined.reshape(array.shape)
        self.arrays["seats"][...] = self.seats
        if self.plan.scaled:
            choices = self.encoder.choices
            np.multiply(array[:, choices:], self.encoder.scale, out=self.arrays["flat"])


class Batch:
    """Games played side by side, each waiting for the decision of one seat. A game that ends is followed by a new one.

    Simultaneous decisions are taken one after the other, and no seat sees those of the others before all are taken.

    Args:
        game: The name of the game.
        players: The number of players. Several numbers, or options of several tables, alternate over the games.
        size: The number of games.
        seed: The seed from which each game's seed is derived, by its place and number.
        forced: Also decide questions with one option.
        payments: Also decide how prices are paid. Otherwise the default payment is made.
        rounds: Truncate games after this number of rounds.
        reward: The name of a reward, or a function of the last state.
        dtype: "float32", or "uint8" for observations as bytes, to be multiplied by `scale`.
        processes: The number of processes. It does not change the games.
        opponents: The player of all seats but the agent's. The agent has the first seat at the first place, the
            second seat of the same deal at the next place, and so on. Options of a table may name other opponents.
        teacher: A player whose actions are stored in `teacher_actions`.
        ray: The address of a Ray cluster, whose cores play instead of processes of this machine.
        options: Variants of the game, as for `valles.new`, for all tables.
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
        if size < 1 or not 1 <= processes <= size:
            raise ValueError(
                f"a batch has at least one game, and no more processes than games, not {size}, {processes}"
            )
        if dtype not in ("float32", "uint8"):
            raise ValueError(f"observations are float32 or uint8, not {dtype!r}")
        tables = [players] if isinstance(players, int) else players
        table_options = [{"players": table} if isinstance(table, int) else dict(table) for table in tables]
        names = tuple(str(each.pop("opponents", opponents)) for each in table_options)
        setups = tuple(rulebook(game).setup(**each, **options) for each in table_options)
        for setup, opponent in zip(setups, names, strict=True):
            for name in filter(None, (opponent, teacher)):
                check_setup(name, game, setup)
        plan = BatchPlan(
            game=game,
            setups=setups,
            seed=seed,
            forced=forced,
            payments=payments,
            rounds=rounds,
            reward=reward_named(reward),
            scaled=dtype == "float32",
            opponents=names,
            teacher=teacher,
        )
        self._open(plan, size, processes, ray)
        if self._workers is None:
            self._games.start()
        else:
            self._workers.call("start")

    def _open(self, plan: BatchPlan, size: int, processes: int, ray: str) -> None:
        self.plan = plan
        self.ray = ray
        self.size = size
        self.processes = processes
        self.encoder = encoder(plan.game)
        self.scale = self.encoder.scale
        self._memory, self.arrays = arrays(plan.shapes(size), shared=processes > 1 and not ray)
        self._workers: GameWorkers | None = None
        if ray:
            self._workers = ray_workers(BatchGames, plan, self.arrays, size, ray)
        elif processes > 1:
            self._workers = process_workers(BatchGames, plan, self._memory, plan.shapes(size), size, processes)
        else:
            self._games = BatchGames(plan, self.arrays, 0)

    @property
    def rows(self) -> Any:
        """Mask and observation of each game as bytes, in one array to send to an accelerator."""
        return self.arrays["rows"]

    @property
    def observations(self) -> Any:
        """Observations of the seats to move, by game and column of the encoding."""
        return self.arrays["flat"] if self.plan.scaled else self.rows[:, self.encoder.choices :]

    @property
    def masks(self) -> Any:
        """The legal options, by game and option."""
        return self.rows[:, : self.encoder.choices].view(np.bool_)

    @property
    def seats(self) -> Any:
        """The seat to move in each game."""
        return self.arrays["seats"]

    @property
    def rewards(self) -> Any:
        """Rewards of the last step, by game and seat: zero before the end of a game."""
        return self.arrays["rewards"]

    @property
    def done(self) -> Any:
        """True where the last step ended a game, and a new one has started."""
        return self.arrays["done"]

    @property
    def truncated(self) -> Any:
        """True where that game was truncated."""
        return self.arrays["truncated"]

    @property
    def points(self) -> Any:
        """The points of the last game that ended at each place, by seat."""
        return self.arrays["points"]

    @property
    def teacher_actions(self) -> Any:
        """The teacher's action in each game."""
        return self.arrays["teacher_actions"]

    @property
    def taught(self) -> Any:
        """The former name of `teacher_actions`, until version 0.4."""
        warn_renamed("Batch.taught", "Batch.teacher_actions")
        return self.teacher_actions

    def step(self, actions: Any) -> BatchStep:
        """Take an action in each game, and wait for the result.

        Raises:
            IllegalMove: An action is illegal. No game has moved.
            ValueError: The array has a wrong shape or type. No game has moved.
        """
        self.send(actions)
        return self.receive()

    def send(self, actions: Any) -> None:
        """Start a step. Other work can be done until `receive`."""
        self._check(actions)
        self.arrays["actions"][...] = actions
        if self._workers is not None:
            self._workers.send("step")
        else:
            self._games.step()

    def receive(self) -> BatchStep:
        """Wait for the end of a step, and return its result."""
        if self._workers is not None:
            self._workers.receive()
        return BatchStep(self.observations, self.masks, self.seats, self.rewards, self.done)

    def _check(self, actions: Any) -> None:
        array = np.asarray(actions)
        if array.shape != (self.size,) or not np.issubdtype(array.dtype, np.integer):
            raise ValueError(f"expected {self.size} integers, one per game, got {array.dtype} of shape {array.shape}")
        inside = (array >= 0) & (array < self.encoder.choices)
        legal = inside & self.masks[np.arange(self.size), np.where(inside, array, 0)]
        if not legal.all():
            place = int(np.argmin(legal))
            texts = self.encoder.encoding.vocabulary.texts
            action = texts[array[place]] if inside[place] else f"option {array[place]}"
            possible = [texts[option] for option in np.flatnonzero(self.masks[place])]
            first = ", ".join(possible[:12]) + (", …" if len(possible) > 12 else "")
            raise IllegalMove(f"game {place} of the batch has {len(possible)} options now ({first}), not {action}")

    def copy(self, places: Sequence[int] | None = None) -> Batch:
        """Return an independent batch of the games at some places, which may repeat, or of all games.

        A game that ends in it is followed by the next game of its place in the copy.
        """
        indices = list(range(self.size)) if places is None else [int(place) for place in places]
        if not indices or not all(0 <= place < self.size for place in indices):
            raise ValueError(f"places of this batch are 0 to {self.size - 1}, not {indices}")
        saved, numbers = self._saved()
        new = Batch.__new__(Batch)
        new._open(self.plan, len(indices), min(self.processes, len(indices)), self.ray)
        for name in ("rewards", "points", "done", "truncated", "played"):
            new.arrays[name][...] = self.arrays[name][indices]
        states = [saved[place] for place in indices]
        game_numbers = [numbers[place] for place in indices]
        if new._workers is None:
            new._games.load(states, game_numbers)
        else:
            new._workers.load(states, game_numbers)
        return new

    def state(self, place: int) -> Any:
        """Return a copy of the true state of a game."""
        if not 0 <= place < self.size:
            raise ValueError(f"places of this batch are 0 to {self.size - 1}, not {place}")
        if self._workers is None:
            return self._games.states[place].copy()
        return rulebook(self.plan.game).load(self._saved()[0][place])

    def _saved(self) -> tuple[list[dict[str, Any]], list[int]]:
        return self._games.save() if self._workers is None else self._workers.save()

    def close(self) -> None:
        """Stop the processes, if there are any, and release the memory."""
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


__getattr__ = deprecated_names(
    __name__,
    {
        "Games": "valles.research.batch:BatchGames",
        "Plan": "valles.research.batch:BatchPlan",
        "Step": "valles.research.batch:BatchStep",
    },
)
