"""The configuration of a training run, read from a TOML file."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from valles.games.registry import rulebook
from valles.players.checkpoint import PLAYERS

SAMPLES: Final = 16
"""Tables that are sampled for each number of players."""
OLD_KEYS: Final = {
    "drawn": "sampled",
    "rounds": "max_rounds",
    "rate": "learning_rate",
    "minibatch": "minibatch_size",
    "entropy": "entropy_coef",
    "fade": "gae_lambda",
    "clip": "clip_coef",
    "value_weight": "value_coef",
    "first": "start",
    "last": "end",
}
"""Keys of files written for version 0.2, with the keys of today."""
VARIANT_TABLES: Final = ("options", "sampled")
"""Tables of a file whose keys are variants of the game."""


@dataclass(frozen=True)
class LinearSchedule:
    """A number that changes linearly during self-play."""

    start: float
    end: float

    def value(self, progress: float) -> float:
        """Return the number after a fraction of the training."""
        return self.start + (self.end - self.start) * min(1.0, progress)


@dataclass(frozen=True, kw_only=True)
class ImitationConfig:
    """Supervised learning of a teacher's actions."""

    teacher: str = "greedy"
    games: int = 1200
    steps: int = 600
    epochs: int = 6
    learning_rate: float = 1e-3
    minibatch_size: int = 8192


@dataclass(frozen=True, kw_only=True)
class SelfPlayConfig:
    """Proximal policy optimization (PPO) by self-play."""

    decisions: int = 100_000_000
    games: int = 3840
    steps: int = 96
    epochs: int = 2
    minibatch_size: int = 16384
    learning_rate: LinearSchedule = LinearSchedule(3e-4, 2e-5)
    entropy_coef: LinearSchedule = LinearSchedule(0.006, 0.0005)
    gae_lambda: float = 0.98
    clip_coef: float = 0.2
    value_coef: float = 0.5
    opponents: list[str] = field(default_factory=list)
    """Players of all seats but one, sampled for each table. An empty name is the network itself."""


@dataclass(frozen=True)
class EvaluationConfig:
    """Games against fixed opponents during training."""

    opponents: str = "greedy"
    players: list[int] = field(default_factory=lambda: [2])
    games: int = 240
    every: int = 20_000_000
    """Decisions of self-play between two evaluations."""


@dataclass(frozen=True, kw_only=True)
class TrainingConfig:
    """Everything that a training run depends on."""

    game: str
    players: list[int]
    """Numbers of players. A number that is listed twice is played twice as often."""
    options: dict[str, Any] = field(default_factory=dict)
    """Options of `valles.new` that hold for all games."""
    sampled: dict[str, list[Any]] = field(default_factory=dict)
    """Options that vary from game to game, with the values they are sampled from."""
    max_rounds: int = 0
    """Rounds after which a game is truncated; 0 for never."""
    width: int = 768
    blocks: int = 3
    seed: int = 1
    imitation: ImitationConfig = ImitationConfig()
    self_play: SelfPlayConfig = field(default_factory=SelfPlayConfig)
    evaluation: EvaluationConfig = field(default_factory=EvaluationConfig)

    def tables(self, opponents: Sequence[str] = ()) -> list[dict[str, Any]]:
        """Sample the options of enough tables to combine each number of players with most sampled values."""
        rng = random.Random(self.seed)
        tables = [self._table(count, rng) for _ in range(SAMPLES if self.sampled else 1) for count in self.players]
        for table in tables if opponents else ():
            table["opponents"] = rng.choice(opponents) if table[PLAYERS] > 1 else ""
        return tables

    def _table(self, players: int, rng: random.Random) -> dict[str, Any]:
        """Sample the options of one table, without values that exclude each other."""
        rules = rulebook(self.game)
        options = {PLAYERS: players, **self.options}
        for name, values in self.sampled.items():
            value = rng.choice(values)
            if rules.variants.value_problem(name, value, options, players) is None:
                options[name] = value
        return options

    def setups(self) -> dict[str, list[Any]]:
        """Return the values of each variant that the network is trained for."""
        values = {name: list(dict.fromkeys(choices)) for name, choices in self.sampled.items()}
        return {PLAYERS: sorted(set(self.players)), **values}


def load_config(path: Path) -> TrainingConfig:
    """Read a configuration file.

    Raises:
        ValueError: The file cannot be used; the message says why.
    """
    try:
        return msgspec.convert(current_keys(tomllib.loads(path.read_text())), TrainingConfig)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{path} cannot be used: {error}") from error


def current_keys(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table of a file with the keys of version 0.2 replaced."""
    renamed = {OLD_KEYS.get(key, key): value for key, value in table.items()}
    return {
        key: current_keys(value) if isinstance(value, Mapping) and key not in VARIANT_TABLES else value
        for key, value in renamed.items()
    }


def default_config(game: str) -> Path:
    """Return the file with the configuration of a game's shipped network.

    Raises:
        ValueError: There is no such file.
    """
    folder = Path(__file__).parent
    path = folder / f"{game}.toml"
    if not path.exists():
        games = ", ".join(sorted(path.stem for path in folder.glob("*.toml")))
        raise ValueError(f"no configuration for {game!r}; available: {games}; name another file by --configuration")
    return path
