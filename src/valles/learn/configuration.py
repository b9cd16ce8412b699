"""How a training is done, as a file in TOML says it."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from valles.games.registry import rulebook
from valles.players.trained import PLAYERS

DRAWS: Final = 16
"""How many tables are drawn for each number of players."""


@dataclass(frozen=True)
class Ramp:
    """A number that changes evenly from the beginning of self-play to its end."""

    first: float
    last: float

    def at(self, done: float) -> float:
        return self.first + (self.last - self.first) * min(1.0, done)


@dataclass(frozen=True)
class Imitation:
    """Learning what the teacher answers."""

    teacher: str = "greedy"
    games: int = 1200
    steps: int = 600
    epochs: int = 6
    rate: float = 1e-3
    minibatch: int = 8192


@dataclass(frozen=True)
class SelfPlay:
    """Learning from games against oneself (PPO)."""

    decisions: int = 100_000_000
    games: int = 3840
    steps: int = 96
    epochs: int = 2
    minibatch: int = 16384
    rate: Ramp = Ramp(3e-4, 2e-5)
    entropy: Ramp = Ramp(0.006, 0.0005)
    fade: float = 0.98
    """How much what comes later counts for a decision (the lambda of generalised advantages)."""
    clip: float = 0.2
    value_weight: float = 0.5
    opponents: list[str] = field(default_factory=list)
    """Who has all seats but one, drawn for each table: an empty name for the net itself."""


@dataclass(frozen=True)
class Evaluation:
    """How strength is measured on the way."""

    opponents: str = "greedy"
    players: list[int] = field(default_factory=lambda: [2])
    games: int = 240
    every: int = 20_000_000
    """Decisions of self-play between two measurements."""


@dataclass(frozen=True)
class Configuration:
    game: str
    players: list[int]
    """With how many players games are played; a number that is named twice is played twice as often."""
    options: dict[str, Any] = field(default_factory=dict)
    """Those of `valles.new`."""
    drawn: dict[str, list[Any]] = field(default_factory=dict)
    """Options that differ from game to game, with the values among which they are drawn."""
    rounds: int = 0
    """After so many rounds a game is stopped."""
    width: int = 768
    blocks: int = 3
    seed: int = 1
    imitation: Imitation = Imitation()
    self_play: SelfPlay = field(default_factory=SelfPlay)
    evaluation: Evaluation = field(default_factory=Evaluation)

    def tables(self, opponents: Sequence[str] = ()) -> list[dict[str, Any]]:
        """The options of so many tables that each number of players meets most of what is drawn."""
        chance = random.Random(self.seed)
        tables = [self._table(count, chance) for _ in range(DRAWS if self.drawn else 1) for count in self.players]
        for table in tables if opponents else ():
            table["opponents"] = chance.choice(opponents) if table[PLAYERS] > 1 else ""
        return tables

    def _table(self, players: int, chance: random.Random) -> dict[str, Any]:
        """What is drawn is left out where it does not go with the rest."""
        rules = rulebook(self.game)
        chosen = {PLAYERS: players, **self.options}
        for name, values in self.drawn.items():
            value = chance.choice(values)
            with suppress(ValueError):
                rules.setup(**{**chosen, name: value})
                chosen[name] = value
        return chosen

    def known(self) -> dict[str, list[Any]]:
        """The set-ups that what is trained will know."""
        drawn = {name: list(dict.fromkeys(values)) for name, values in self.drawn.items()}
        return {PLAYERS: sorted(set(self.players)), **drawn}


def read(path: Path) -> Configuration:
    """Raises ValueError that says what is wrong with the file."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text()), Configuration)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{path} cannot be used: {error}") from error


def of(game: str) -> Path:
    """The configuration that Valles has for a game; raises ValueError with those that there are."""
    here = Path(__file__).parent
    path = here / f"{game}.toml"
    if not path.exists():
        known = ", ".join(sorted(path.stem for path in here.glob("*.toml")))
        raise ValueError(f"there is no configuration for {game!r}, but for {known}; --configuration names a file")
    return path
