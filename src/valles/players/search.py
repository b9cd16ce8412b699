"""Search: playouts of promising options by the network, each with several deals of the hidden cards."""

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
    from valles.players.network import Floats

Rows = list[bytearray]
NetworkOutput = tuple["Floats", "Floats"]
"""The logits of all options, and the values, of some rows."""


@dataclass(frozen=True, kw_only=True)
class SearchConfig:
    """The budget and the breadth of a search."""

    evaluations: int
    """Positions that the network evaluates for one decision, at most."""
    seconds: float = 0.0
    """Time limit of a decision, or 0 for none. With a limit, the choice depends on the machine."""
    max_candidates: int = 8
    """Options that are tried, at most."""
    min_prior: float = 0.03
    """The minimum probability of a candidate, by the network's policy."""
    depth: int = 24
    """Decisions of each seat in a playout, which then ends at the next decision of the searching seat."""
    prior_weight: float = 0.03
    """Weight of the logarithm of an option's prior probability, added to its value."""
    cutoff: float = 3.0
    """Options that are this many standard errors behind the best one are dropped."""


class Playout:
    """A game that is continued from an option by the network's most likely options for all seats."""

    def __init__(self, option: int, state: State, value: float) -> None:
        self.option: Final = option
        self.state: Final = state
        self.value = value
        """The value of the game at the seat's last decision."""
        self.decisions = 0


class Search:
    """The search for one decision of a seat, from its view.

    `best_option` is a generator of rows to evaluate, so that a caller may evaluate those of several searches at once.
    """

    def __init__(self, rules: Rulebook[Any], view: State, seat: int, config: SearchConfig, seed: bytes) -> None:
        self.evaluations = 0
        """Positions that the network has evaluated."""
        self._encoding: Final[Encoding[Any]] = part(rules.name, "encoding")
        self._rules: Final = rules
        self._view: Final = view
        self._seat: Final = seat
        self._config: Final = config
        self._depth: Final = config.depth * len(view.answers)
        self._row: Final = self._encoding.row(view, seat, view.options(seat))
        # Each position has deals of its own, so that an unlucky one does not mislead the whole game.
        self._stream: Final = Stream(seed, f"search {blake2b(self._row, digest_size=16).hexdigest()}")
        self._deadline: Final = time.monotonic() + config.seconds if config.seconds else float("inf")
        self._priors: Final[dict[int, float]] = {}
        """The probability of each candidate by the network's policy, highest first."""
        self._values: Final[dict[int, list[float]]] = {}
        """The values of each candidate's playouts. All candidates that remain have seen the same deals."""

    def best_option(self) -> Generator[Rows, NetworkOutput, int]:
        """Search by sequential halving, and return the best option."""
        root_value = yield from self._find_candidates()
        remaining = list(self._priors)
        for rounds in range(ceil(log2(len(remaining))), 0, -1):
            budget = (self._config.evaluations - self.evaluations) // rounds
            if budget < 2 * len(remaining) or time.monotonic() >= self._deadline:
                break
            deals = max(1, budget // (len(remaining) * self._depth))
            yield from self._simulate(remaining, deals, self.evaluations + budget, root_value)
            remaining.sort(key=self._score, reverse=True)
            remaining = self._contenders(remaining)[: ceil(len(remaining) / 2)]
            if len(remaining) == 1:
                break
        return max(remaining, key=self._score)

    def _find_candidates(self) -> Generator[Rows, NetworkOutput, float]:
        """Store the priors of the candidates, and return the value of the position."""
        self.evaluations += 1
        options = self._view.options(self._seat)
        all_logits, values = yield [self._row]
        logits = {option: float(all_logits[0][option]) for option in options}
        highest = max(logits.values())
        total = sum(exp(logit - highest) for logit in logits.values())
        for option in sorted(options, key=lambda option: -logits[option])[: self._config.max_candidates]:
            prior = exp(logits[option] - highest) / total
            if not self._priors or prior >= self._config.min_prior:
                self._priors[option] = prior
                self._values[option] = []
        return float(values[0])

    def _score(self, option: int) -> float:
        """Return the mean value of an option with the bonus of its prior."""
        values = self._values[option]
        return (mean(values) if values else 0.0) + self._config.prior_weight * log(self._priors[option])

    def _contenders(self, remaining: list[int]) -> list[int]:
        """Return the best option and those that are not clearly worse."""
        best, *others = remaining
        contenders = [best]
        for option in others:
            leads = [one - other for one, other in zip(self._values[best], self._values[option], strict=True)]
            error = stdev(leads) / sqrt(len(leads)) if len(leads) > 3 else float("inf")
            if self._score(best) - self._score(option) < self._config.cutoff * error:
                contenders.append(option)
        return contenders

    def _simulate(
        self, options: list[int], deals: int, max_evaluations: int, root_value: float
    ) -> Generator[Rows, NetworkOutput, None]:
        """Run playouts of all options behind a number of new deals, up to a total of evaluations."""
        playouts = []
        for _ in range(deals):
            deal = self._rules.filled(self._view, self._stream)
            for option in options:
                state = self._rules.copy(deal)
                state.apply(self._seat, option)
                playouts.append(Playout(option, state, root_value))
        yield from self._run_playouts(playouts, max_evaluations)
        for playout in playouts:
            self._values[playout.option].append(playout.value)

    def _run_playouts(self, running: list[Playout], max_evaluations: int) -> Generator[Rows, NetworkOutput, None]:
        """Run playouts side by side. One that is cut short by the budget keeps the value that it has."""
        while True:
            decisions = []
            for playout in running:
                seat, options = next_decision(playout.state, forced=True, payments=True)
                if options:
                    decisions.append((playout, seat, options))
                else:
                    playout.value = margin(playout.state)[self._seat]
            if not decisions or self.evaluations + len(decisions) > max_evaluations:
                return
            if time.monotonic() >= self._deadline:
                return
            self.evaluations += len(decisions)
            all_logits, values = yield [
                self._encoding.row(playout.state, seat, options) for playout, seat, options in decisions
            ]
            running = []
            for (playout, seat, options), logits, value in zip(decisions, all_logits, values, strict=True):
                if seat == self._seat:
                    playout.value = float(value)
                    if playout.decisions >= self._depth:
                        continue
                playout.decisions += 1
                playout.state.apply(seat, max(options, key=logits.__getitem__))
                running.append(playout)
