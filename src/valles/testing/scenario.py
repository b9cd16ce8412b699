"""Tables for scenarios: given, when, then, by the public methods of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from valles.game import Game
from valles.games.registry import part, rulebook


def place_of(name: str, names: Sequence[str], kind: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {kind} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def check_amount(name: str, amount: object, low: int | None, high: int | None = None) -> None:
    """Refuse what is no number in the range; None means no limit."""
    if type(amount) is int and (low is None or low <= amount) and (high is None or amount <= high):
        return
    span = "" if low is None else f" from {low} on" if high is None else f" from {low} to {high}"
    raise ValueError(f"{name} is a whole number{span}, not {amount!r}")


def check_flag(name: str, flag: object) -> None:
    if not isinstance(flag, bool):
        raise ValueError(f"{name} is True or False, not {flag!r}")


def check_count(kind: str, count: int, most: int) -> None:
    if count > most:
        raise ValueError(f"there is room for {most} {kind}, not for {count}")


class ScenarioTable:
    """A game whose state is set by hand. Each game defines its facts."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def _index(self, seat: str) -> int:
        return place_of(seat, self.game.seats, "seat")

    def _board(self, seat: str) -> int:
        """Return the board of a seat; a game may also have boards without a seat."""
        return self._index(seat)

    def _begin(self) -> None:
        """Let the game begin here, so that nothing before can be undone."""
        self.game.forget_past()

    def given(self, seat: str | None = None, **facts: Any) -> None:
        """Set exact amounts and places; cards are taken from wherever they are."""
        if seat is None:
            self._given_table(**facts)
        else:
            self._given_seat(self._board(seat), **facts)
        self._begin()

    _given_table: Callable[..., None]
    _given_seat: Callable[..., None]
    """The meaning of each fact is up to the game."""

    def when(self, seat: str, *options: str) -> None:
        """Play options by text, in the order asked."""
        self.game.play(seat, *options)

    def then(self, seat: str | None = None, **facts: Any) -> None:
        """Assert facts; a mismatch is named with both values."""
        facts = self._now(seat)
        for name, expected in facts.items():
            place_of(name, list(facts), "fact")
            actual = facts[name]
            if isinstance(expected, Mapping):
                actual = {key: actual.get(key) for key in expected}
            assert actual == expected, f"{seat or 'the table'}: {name} is {actual!r}, not {expected!r}"

    def _now(self, seat: str | None) -> dict[str, Any]:
        raise NotImplementedError

    @property
    def turn(self) -> str | None:
        """The seat that has to decide, if there is just one."""
        pending = self.game.state.pending_seats()
        return self.game.seats[pending[0]] if len(pending) == 1 else None

    def legal(self, seat: str) -> list[str]:
        return self.game.legal(seat)

    def why_not(self, seat: str, option: str) -> str | None:
        """Return the key of the reason, None if the option is possible."""
        phrase = self.game.why_not(seat, option)
        return None if phrase is None else phrase.key

    def score(self, seat: str) -> dict[str, int]:
        return self.game.scores()[seat]


def table(game: str, *, seats: tuple[str, ...] | None = None, seed: int = 1, **options: Any) -> Any:
    """Return a table in its first action phase, with empty stocks and hands; it is the first seat's turn.

    The default is two seats. The table of each game documents the arguments of `given` and `then`.

    Examples:
        >>> t = table("terraforming_mars")
        >>> t.given("yellow", credits=14, hand=["asteroid"])
        >>> t.given("blue", plants=3)
        >>> t.when("yellow", "play:asteroid", "target:blue", "amount:3")
        >>> t.then("yellow", credits=0, titanium=2, tr=21)
        >>> t.then("blue", plants=0)
    """
    rules = rulebook(game)
    setup = rules.setup(players=2) if seats is None else rules.setup(seats=seats)
    return part(game, "scenario")(rules.seats(setup), seed, options)
