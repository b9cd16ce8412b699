"""The game, columns, options and set-ups that a network was trained for."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from valles.games.registry import part, rulebook
from valles.kernel.encoding import Encoding

PLAYERS: Final = "players"
"""The key of the numbers of players among set-ups."""
OLD_LAYERS: Final = {"enter": "input", "leave": "output_norm"}
"""Layers by their names in files of version 0.2."""


class IncompatibleEncoding(ValueError):
    """A network was trained for other columns, options or set-ups than the current ones."""


class UnknownSetup(IncompatibleEncoding):
    """A network was not trained for a set-up."""

    def __init__(self, reason: str, variant: str) -> None:
        super().__init__(reason)
        self.variant = variant


@dataclass(frozen=True, kw_only=True)
class CheckpointInfo:
    """The columns, options and set-ups that something was trained for. Later additions do not make it invalid.

    Examples:
        >>> from valles.research import Encoder
        >>> info = Encoder("on_mars").checkpoint_info(players=[2, 3])
        >>> info.check(rulebook("on_mars").setup(players=3))
        >>> info.check(rulebook("on_mars").setup(players=4))
        Traceback (most recent call last):
        valles.players.checkpoint.UnknownSetup: this was trained for on_mars with players 2 or 3, not 4
    """

    game: str
    version: int
    columns: int
    options: int
    digest: str
    """A hash of the names of those columns and options, and of the divisors."""
    setups: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The known values of each variant, and of `players`. Of a variant that is missing, only the default is known."""

    def data(self) -> dict[str, Any]:
        """Return plain data to store beside the weights; `CheckpointInfo(**data)` restores it."""
        return asdict(self)

    def check(self, setup: Mapping[str, Any] | None = None) -> None:
        """Check that columns and options fit the current encoding, and the set-up if one is given.

        Raises:
            IncompatibleEncoding: They do not fit; the message says why.
        """
        encoding: Encoding[Any] = part(self.game, "encoding")
        width, choices = len(encoding.layout.names), len(encoding.vocabulary)
        if self.columns > width or self.options > choices:
            raise IncompatibleEncoding(
                f"this was trained for {self.columns} columns and {self.options} options of {self.game}, version "
                f"{self.version}; here there are {width} and {choices}, version {encoding.version}"
            )
        if digest(encoding, self.columns, self.options) != self.digest:
            raise IncompatibleEncoding(
                f"the first {self.columns} columns or {self.options} options of {self.game} are not those that this "
                f"was trained for (version {self.version}, here {encoding.version})"
            )
        if setup is not None:
            self.check_setup(setup)

    def check_setup(self, setup: Mapping[str, Any]) -> None:
        """Check that a set-up is among those trained for.

        Raises:
            UnknownSetup: It is not; the message names the variant.
        """
        name = self.unknown_variant(setup)
        if name is not None:
            alternatives = " or ".join(str(each) for each in self.values()[name])
            problem = f"this was trained for {self.game} with {name} {alternatives}, not {self._value(name, setup)}"
            raise UnknownSetup(problem, name)

    def unknown_variant(self, setup: Mapping[str, Any]) -> str | None:
        """Return the first variant, or `players`, whose value in a set-up is not among those trained for."""
        values = self.values().items()
        return next((name for name, trained in values if self._value(name, setup) not in trained), None)

    def values(self) -> dict[str, list[Any]]:
        """Return the values of each variant, and of `players`, that were trained for."""
        rules = rulebook(self.game)
        values = {PLAYERS: list(range(1, len(rules.colours) + 1))}
        values.update({variant.name: [variant.default] for variant in rules.variants})
        return {name: list(self.setups.get(name, default)) for name, default in values.items()}

    def _value(self, name: str, setup: Mapping[str, Any]) -> Any:
        rules = rulebook(self.game)
        return len(rules.seats(setup)) if name == PLAYERS else rules.variants[name].value_in(setup)


def digest(encoding: Encoding[Any], columns: int, options: int) -> str:
    """Return a hash of the first columns and options, to recognize them by."""
    layout = encoding.layout
    lines = [
        f"{name}/{divisor}" for name, divisor in zip(layout.names[:columns], layout.divisors[:columns], strict=True)
    ]
    text = "\n".join([*lines, "", *encoding.vocabulary.texts[:options]])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def parameter_name(stored: str) -> str:
    """Return the current name of a parameter in a file of weights.

    Examples:
        >>> parameter_name("enter.weight"), parameter_name("policy.bias")
        ('input.weight', 'policy.bias')
    """
    layer, separator, rest = stored.partition(".")
    return OLD_LAYERS.get(layer, layer) + separator + rest
