"""Looking ahead: promising answers are played on by the net, behind several fillings of the view, and compared."""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import dataclass
from hashlib import blake2b
from math import ceil, exp, log, log2, sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING, Any, Final

from valles.games.registry import part
from valles.kernel.encoding import Encoding, next_decision
from valles.kernel.rulebook import Rulebook
from valles.kernel.shuffle import Stream
from valles.kernel.state import State
from valles.players.reward import margin

if TYPE_CHECKING:
    from valles.players.net import Floats

Rows = list[bytearray]
Found = tuple["Floats", "Floats"]
"""What a net says to some rows: what speaks for every option, and the value."""


@dataclass(frozen=True)
class Manner:
    """How far and how widely is searched."""

    evaluations: int
    """How many positions the net is asked about at most, for one decision."""
    seconds: float = 0.0
    """After so many seconds nothing new is begun; 0 for no limit, as otherwise the choice hangs on the machine."""
    widest: int = 8
    """How many answers are tried at most,"""
    least: float = 0.03
    """and how likely each of them must be by the net."""
    far: int = 24
    """After so many decisions for each seat, a game that is played on is judged at the next one of the seat."""
    trust: float = 0.03
    """By how much more the net's value must be for an answer that it thinks e times less likely than another."""
    clear: float = 3.0
    """Answers that are behind the best by so many standard errors are tried no more."""


class Playout:
    """A game that is played on from an answer, by what the net thinks likeliest for everybody."""

    def __init__(self, option: int, state: State, value: float) -> None:
        self.option: Final = option
        self.state: Final = state
        self.value = value
        """What the game was worth at the seat's last decision."""
        self.decisions = 0


class Search:
    """One decision of a seat, by its view.

    `best` asks for what a net says to some rows at a time, so that whoever runs it may put those of several together.
    """

    def __init__(self, rules: Rulebook[Any], view: State, seat: int, manner: Manner, seed: bytes) -> None:
        self.spent = 0
        """How many positions the net was asked about."""
        self._encoding: Final[Encoding[Any]] = part(rules.name, "encoding")
        self._rules: Final = rules
        self._view: Final = view
        self._seat: Final = seat
        self._manner: Final = manner
        self._far: Final = manner.far * len(view.answers)
        self._row: Final = self._encoding.row(view, seat, view.options(seat))
        # Another position has other fillings, so that a mistake of one does not go through the whole game.
        self._stream: Final = Stream(seed, f"search {blake2b(self._row, digest_size=16).hexdigest()}")
        self._end: Final = time.monotonic() + manner.seconds if manner.seconds else float("inf")
        self._likely: Final[dict[int, float]] = {}
        """Of each promising answer the probability by the net, the likeliest first."""
        self._values: Final[dict[int, list[float]]] = {}
        """Of each what every filling has led to; the fillings are the same for all that are still compared."""

    def best(self) -> Generator[Rows, Found, int]:
        """The answer that has led to the best. In each round the worse half is left out, the others are tried again."""
        manner = self._manner
        root = yield from self._consider()
        alive = list(self._likely)
        for left in range(ceil(log2(len(alive))), 0, -1):
            share = (manner.evaluations - self.spent) // left
            if share < 2 * len(alive) or time.monotonic() >= self._end:
                break
            fillings = max(1, share // (len(alive) * self._far))
            yield from self._try(alive, fillings, self.spent + share, root)
            alive.sort(key=self._worth, reverse=True)
            alive = self._not_behind(alive)[: ceil(len(alive) / 2)]
            if len(alive) == 1:
                break
        return max(alive, key=self._worth)

    def _consider(self) -> Generator[Rows, Found, float]:
        """Note which answers are promising; what the game is worth before any."""
        self.spent += 1
        options = self._view.options(self._seat)
        spoken, values = yield [self._row]
        told = {option: float(spoken[0][option]) for option in options}
        most = max(told.values())
        whole = sum(exp(each - most) for each in told.values())
        for option in sorted(options, key=lambda option: -told[option])[: self._manner.widest]:
            likely = exp(told[option] - most) / whole
            if not self._likely or likely >= self._manner.least:
                self._likely[option] = likely
                self._values[option] = []
        return float(values[0])

    def _worth(self, option: int) -> float:
        values = self._values[option]
        return (mean(values) if values else 0.0) + self._manner.trust * log(self._likely[option])

    def _not_behind(self, alive: list[int]) -> list[int]:
        """Those to which the first one is not clearly to be preferred."""
        first, *others = alive
        kept = [first]
        for option in others:
            leads = [one - other for one, other in zip(self._values[first], self._values[option], strict=True)]
            error = stdev(leads) / sqrt(len(leads)) if len(leads) > 3 else float("inf")
            if self._worth(first) - self._worth(option) < self._manner.clear * error:
                kept.append(option)
        return kept

    def _try(self, options: list[int], fillings: int, limit: int, root: float) -> Generator[Rows, Found, None]:
        """Play every answer on behind so many more fillings, with no more than so many evaluations in all."""
        playouts = []
        for _ in range(fillings):
            filled = self._rules.filled(self._view, self._stream)
            for option in options:
                state = self._rules.copy(filled)
                state.apply(self._seat, option)
                playouts.append(Playout(option, state, root))
        yield from self._play_on(playouts, limit)
        for each in playouts:
            self._values[each.option].append(each.value)

    def _play_on(self, going: list[Playout], limit: int) -> Generator[Rows, Found, None]:
        """Play all of them on side by side; what there are no more evaluations for keeps the value that it has."""
        while True:
            asked = []
            for each in going:
                seat, options = next_decision(each.state, forced=True, payments=True)
                if options:
                    asked.append((each, seat, options))
                else:
                    each.value = margin(each.state)[self._seat]
            if not asked or self.spent + len(asked) > limit or time.monotonic() >= self._end:
                return
            self.spent += len(asked)
            spoken, values = yield [self._encoding.row(each.state, seat, options) for each, seat, options in asked]
            going = []
            for (each, seat, options), told, value in zip(asked, spoken, values, strict=True):
                if seat == self._seat:
                    each.value = float(value)
                    if each.decisions >= self._far:
                        continue
                each.decisions += 1
                each.state.apply(seat, options[int(told[options].argmax())])
                going.append(each)
