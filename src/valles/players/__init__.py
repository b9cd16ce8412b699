"""Computer opponents: each chooses from a view, never from the true state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import EntryPoint
from typing import Any, Final, Protocol

from valles.game import PlayerView
from valles.games.plugins import Offer, check_interface, offers, reason
from valles.games.registry import available_games, has_part, part
from valles.players import net
from valles.players.expert import ExpertPlayer, wished
from valles.players.greedy import GreedyPlayer
from valles.players.learned import LearnedPlayer
from valles.players.novice import NovicePlayer
from valles.players.random import RandomPlayer
from valles.players.trained import UnknownSetup

GROUP: Final = "valles.players"
"""The entry points by which a package offers a player: `name = module:make`, where `make(game, seed)` is a player.

`make.games` may name the games it knows, and `make.interface` the version of `valles.games.plugins.INTERFACE` that it
was written for.
"""


class Player(Protocol):
    """Whoever decides for a seat: a bot is an object with this one method."""

    def choose(self, view: PlayerView) -> int | str:
        """One of the options of the view, as its number or as its text."""


class UnknownPlayer(ValueError):
    """The game has no opponent of this name."""


class BrokenPlayer(ValueError):
    """A package offers the player, but it cannot be used."""


@dataclass(frozen=True)
class Kind:
    """How a player is made, and whether it can play a game."""

    make: Callable[[str, int], Player]
    knows: Callable[[str], bool] = lambda game: True
    check_setup: Callable[[str, Mapping[str, Any]], None] = lambda game, setup: None
    """Raises UnknownSetup for a set-up of the game that it cannot play."""
    wished: Callable[[str], Callable[[str, int], Player]] | None = None
    """How it is made as somebody wishes, by what follows its name and a colon; raises ValueError for anything else."""
    slow: bool = False
    """Whether it thinks for so long that no other should have to wait for it."""


def check_net(game: str, setup: Mapping[str, Any]) -> None:
    """Raise UnknownSetup unless the game's net was trained for such a set-up."""
    net.known(game).check_setup(setup)


HERE: Final = {
    "greedy": Kind(GreedyPlayer, lambda game: has_part(game, "judgement")),
    "learned": Kind(LearnedPlayer, net.exists, check_net),
    "expert": Kind(ExpertPlayer, net.exists, check_net, wished, True),
    "novice": Kind(NovicePlayer, lambda game: has_part(game, "judgement") and part(game, "judgement").mistake > 0),
    "random": Kind(RandomPlayer),
}
"""First the one that plays unless another is named: it knows all set-ups."""

LEVELS: Final = {"easy": "novice", "medium": "greedy", "hard": "learned", "expert": "expert"}
"""What people call the players, the weakest first; a game has a level if it has its player."""
OWN_LEVELS: Final = {("on_mars", "hard"): "expert:16"}
"""Of a game that would jump from one level to the next: who stands between them there."""


@cache
def entries() -> dict[str, Offer[Kind]]:
    """All players that are offered, by name; those of this package first."""
    found = offers(GROUP, "player", HERE, load)
    for game in filter(net.exists, available_games()):
        try:
            net.known(game)
        except net.UnusableNet as error:
            for name, kind in HERE.items():
                if kind.check_setup is check_net:
                    found[name] = Offer(name, "valles", None, str(error))
    return found


def load(point: EntryPoint, source: str) -> Kind:
    make = point.load()
    if not callable(make):
        raise TypeError(f"{point.value} makes no player")
    check_interface(getattr(make, "interface", 1))
    games = getattr(make, "games", None)
    known = None if games is None else frozenset(games)
    return Kind(partial(Careful, point.name, source, make), lambda game: known is None or game in known)


class Careful:
    """A player of another package: whatever is wrong with it is told with its name."""

    def __init__(self, name: str, source: str, make: Callable[[str, int], Player], game: str, seed: int) -> None:
        self._who = f"{name} of {source}"
        try:
            self._player = make(game, seed)
        except Exception as error:
            raise BrokenPlayer(f"{self._who} cannot play {game}: {reason(error)}") from error

    def choose(self, view: PlayerView) -> str:
        try:
            choice = view.text(self._player.choose(view))
        except Exception as error:
            raise BrokenPlayer(f"{self._who} failed at {view.asked.key}: {reason(error)}") from error
        if choice not in view.texts:
            possible = ", ".join(view.texts[:12])
            raise BrokenPlayer(f"{self._who} answered {choice!r} to {view.asked.key}; possible were {possible}")
        return choice


def named(name: str, game: str) -> str:
    """The game's player of a level; any other name is the player's own.

    Examples:
        >>> named("hard", "terraforming_mars"), named("hard", "on_mars"), named("greedy", "on_mars")
        ('learned', 'expert:16', 'greedy')
    """
    return OWN_LEVELS.get((game, name)) or LEVELS.get(name, name)


def level_of(name: str, game: str) -> str:
    """The level of a player, be it that of other games; one that is none is called by its own name."""
    return next((level for level, player in LEVELS.items() if name in (named(level, game), player)), name)


def levels(game: str) -> tuple[str, ...]:
    """The levels that the game has, the weakest first.

    Examples:
        >>> levels("on_mars")
        ('easy', 'medium', 'hard', 'expert')
    """
    return tuple(level for level in LEVELS if plays(named(level, game), game))


def opponents(game: str) -> tuple[str, ...]:
    """The names of the opponents that know the game: those of Valles, the usual one first, then those of others.

    Examples:
        >>> opponents("terraforming_mars")[:4]
        ('greedy', 'learned', 'expert', 'novice')
    """
    return tuple(name for name, entry in entries().items() if entry.value and entry.value.knows(game))


def entry_of(name: str) -> tuple[Offer[Kind] | None, str]:
    """What is offered under a name, and what is wished of it: that follows a colon, as in `expert:256`."""
    entry = entries().get(name)
    if entry is not None:
        return entry, ""
    plain, _, wish = name.partition(":")
    entry = entries().get(plain)
    wishable = entry is not None and (entry.problem or (entry.value is not None and entry.value.wished is not None))
    return (entry, wish) if wishable and wish else (None, "")


def plays(name: str, game: str) -> bool:
    """Whether the opponent, whatever is wished of it, knows the game."""
    entry, _ = entry_of(name)
    return entry is not None and entry.name in opponents(game)


def is_slow(name: str) -> bool:
    """Whether the opponent thinks for so long that no other should have to wait for it."""
    entry, _ = entry_of(name)
    return entry is not None and entry.value is not None and entry.value.slow


def within(name: str, seconds: float) -> str:
    """The name of the same opponent with so many seconds for a decision, if it is slow and has no limit of its own.

    Examples:
        >>> within("expert", 2.5), within("expert:256", 2.5), within("greedy", 2.5)
        ('expert:2.5s', 'expert:256', 'greedy')
    """
    return f"{name}:{seconds:g}s" if is_slow(name) and ":" not in name and seconds else name


def player(name: str, game: str, seed: int) -> Player:
    """A computer opponent for the game, by its name or its level; the same seed makes the same choices.

    Examples:
        >>> import valles
        >>> game = valles.new("on_mars", players=2, seed=1)
        >>> seat = game.pending[0].seat
        >>> view = game.player_view(seat)
        >>> choice = player("greedy", "on_mars", seed=5).choose(view)
        >>> view.text(choice) in game.legal(seat)
        True
    """
    known = opponents(game)
    entry, wish = entry_of(named(name, game))
    if entry is not None and entry.problem:
        raise BrokenPlayer(f"{entry.name} of {entry.source} cannot be used: {entry.problem}")
    if entry is None or entry.value is None or entry.name not in known:
        there_are = f"there are {', '.join(known)}"
        by_level = f"; levels: {', '.join(levels(game))}" if levels(game) else ""
        raise UnknownPlayer(f"{game} has no opponent {name!r}; {there_are}{by_level}")
    kind = entry.value
    make = kind.wished(wish) if wish and kind.wished else kind.make
    return make(game, seed)


def check_setup(name: str, game: str, setup: Mapping[str, Any]) -> None:
    """Raise UnknownSetup with the reason if the opponent cannot play such a game."""
    entry, _ = entry_of(named(name, game))
    if entry is None or entry.value is None:
        return
    try:
        entry.value.check_setup(game, setup)
    except UnknownSetup as error:
        raise UnknownSetup(f"{entry.name}: {error}; {opponents(game)[0]} plays every set-up", error.variant) from None


def seated(name: str | None, game: str, setup: Mapping[str, Any]) -> str:
    """The opponent that plays where this one is wanted: the usual one sits in for it where it cannot."""
    usual = opponents(game)[0]
    if name is None or not plays(named(name, game), game):
        return usual
    try:
        check_setup(name, game, setup)
    except UnknownSetup:
        return usual
    return named(name, game)
