"""For which columns, options and set-ups of a game something was trained, and whether they are those that there are."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from valles.games.registry import part, rulebook
from valles.kernel.encoding import Encoding

PLAYERS: Final = "players"
"""Among the set-ups that something was trained for: with how many players."""


class ForeignEncoding(ValueError):
    """What was trained does not fit the columns, the options or the set-up that there are."""


class UnknownSetup(ForeignEncoding):
    """It was not trained for such a set-up."""

    def __init__(self, reason: str, variant: str) -> None:
        super().__init__(reason)
        self.variant = variant


@dataclass(frozen=True)
class Trained:
    """For which columns, options and set-ups something was trained. What came later changes nothing for it.

    Examples:
        >>> from valles.research import Encoder
        >>> known = Encoder("on_mars").trained(players=[2, 3])
        >>> known.check(rulebook("on_mars").setup(players=3))
        >>> known.check(rulebook("on_mars").setup(players=4))
        Traceback (most recent call last):
        valles.players.trained.UnknownSetup: this was trained for on_mars with players 2 or 3, not 4
    """

    game: str
    version: int
    columns: int
    options: int
    digest: str
    """Of the names of those columns and options, and of the divisors."""
    setups: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """Of each variant the values it knows, `players` with them; of one that is not named only the usual value."""

    def data(self) -> dict[str, Any]:
        """As plain data, to lie beside the weights: `Trained(**data)` is the same."""
        return asdict(self)

    def check(self, setup: Mapping[str, Any] | None = None) -> None:
        """Raise ForeignEncoding with the reason, unless columns and options fit, and the set-up if one is given."""
        here: Encoding[Any] = part(self.game, "encoding")
        width, choices = len(here.layout.names), len(here.vocabulary)
        if self.columns > width or self.options > choices:
            raise ForeignEncoding(
                f"this was trained for {self.columns} columns and {self.options} options of {self.game}, version "
                f"{self.version}; here there are {width} and {choices}, version {here.version}"
            )
        if digest(here, self.columns, self.options) != self.digest:
            raise ForeignEncoding(
                f"the first {self.columns} columns or {self.options} options of {self.game} are not those that this "
                f"was trained for (version {self.version}, here {here.version})"
            )
        if setup is not None:
            self.check_setup(setup)

    def check_setup(self, setup: Mapping[str, Any]) -> None:
        """Raise UnknownSetup with the reason, unless it was trained for the set-up."""
        rules = rulebook(self.game)
        chosen = {PLAYERS: len(rules.seats(setup))}
        for name, values in rules.variants.items():
            chosen[name] = setup.get(name, rules.former.get(name, values[0]))
        for name, value in chosen.items():
            usual = list(range(1, len(rules.colours) + 1)) if name == PLAYERS else rules.variants[name][:1]
            known = list(self.setups.get(name, usual))
            if value not in known:
                ways = " or ".join(str(one) for one in known)
                raise UnknownSetup(f"this was trained for {self.game} with {name} {ways}, not {value}", name)


def digest(encoding: Encoding[Any], columns: int, options: int) -> str:
    """A hash of the first columns and options, by which one knows whether they are the same."""
    layout = encoding.layout
    told = [f"{name}/{by}" for name, by in zip(layout.names[:columns], layout.divisors[:columns], strict=True)]
    text = "\n".join([*told, "", *encoding.vocabulary.texts[:options]])
    return hashlib.sha256(text.encode()).hexdigest()[:32]
