"""Computer opponents by name or by level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from valles.games.plugins import PluginEntry
from valles.players.catalog import PlayerKind, entries
from valles.players.checkpoint import CheckpointInfo, UnknownSetup
from valles.players.interface import BrokenPlayer, Player, UnknownPlayer

LEVELS: Final = {"easy": "novice", "medium": "greedy", "hard": "learned", "expert": "expert"}
"""The player of each level, weakest first. A game has the levels whose players support it."""
GAME_LEVELS: Final = {("on_mars", "hard"): "expert:16"}
"""Players of levels that differ in a game, so that levels are evenly spaced."""


@dataclass(frozen=True)
class Opponent:
    """A computer opponent of a game, parsed from a name such as `greedy`, `hard` or `expert:256:2s`."""

    game: str
    player: str
    """The name in the catalog of players, which may not exist."""
    settings: str = ""
    """Settings after the player's name and a colon, such as `256:2s`."""

    @classmethod
    def parse(cls, name: str, game: str) -> Opponent:
        """Return the opponent of a level or a player's name.

        Examples:
            >>> Opponent.parse("hard", "on_mars")
            Opponent(game='on_mars', player='expert', settings='16')
            >>> Opponent.parse("hard", "terraforming_mars").name, Opponent.parse("greedy", "on_mars").name
            ('learned', 'greedy')
        """
        full_name = GAME_LEVELS.get((game, name)) or LEVELS.get(name, name)
        player, _, settings = full_name.partition(":")
        entry = entries().get(player)
        if full_name in entries() or not settings or entry is None:
            return cls(game, full_name)
        has_settings = entry.problem or (entry.value is not None and entry.value.configure is not None)
        return cls(game, player, settings) if has_settings else cls(game, full_name)

    @property
    def name(self) -> str:
        """The player's name with its settings."""
        return f"{self.player}:{self.settings}" if self.settings else self.player

    @property
    def level(self) -> str:
        """The level of the opponent in its game or, failing that, in others; the name if there is none."""
        for level, player in LEVELS.items():
            if self.name in (GAME_LEVELS.get((self.game, level), player), player):
                return level
        return self.name

    @property
    def entry(self) -> PluginEntry[PlayerKind] | None:
        """The player's entry in the catalog, if there is one."""
        return entries().get(self.player)

    @property
    def is_available(self) -> bool:
        """True if the player exists and supports the game."""
        return self.entry is not None and supports(self.entry, self.game)

    @property
    def is_slow(self) -> bool:
        """True if the player needs so much time that others should not wait for it."""
        return self.entry is not None and self.entry.value is not None and self.entry.value.is_slow

    def with_time_limit(self, seconds: float) -> Opponent:
        """Return the opponent with a time limit for a decision, if it is slow and has no settings.

        Examples:
            >>> names = ("expert", "expert:256", "greedy")
            >>> [Opponent.parse(name, "on_mars").with_time_limit(2.5).name for name in names]
            ['expert:2.5s', 'expert:256', 'greedy']
        """
        return replace(self, settings=f"{seconds:g}s") if self.is_slow and not self.settings and seconds else self

    @property
    def trained(self) -> CheckpointInfo | None:
        """The set-ups that the player was trained for. None if it can play every set-up."""
        kind = self.entry.value if self.entry else None
        return kind.trained(self.game) if kind and kind.trained else None

    def can_play(self, setup: Mapping[str, Any]) -> bool:
        """Return True if the player supports the game and a set-up of it."""
        return self.is_available and (self.trained is None or self.trained.unknown_variant(setup) is None)

    def check_setup(self, setup: Mapping[str, Any]) -> None:
        """Raise UnknownSetup, with the reason, if the opponent cannot play a set-up."""
        if self.trained is None:
            return
        try:
            self.trained.check_setup(setup)
        except UnknownSetup as error:
            problem = f"{self.player}: {error}; {opponents(self.game)[0]} plays every set-up"
            raise UnknownSetup(problem, error.variant) from None

    def create(self, seed: int) -> Player:
        """Return the player. The same seed makes the same choices.

        Raises:
            BrokenPlayer: It cannot be used.
            UnknownPlayer: The game has no such opponent.
            ValueError: Its settings are malformed.
        """
        if self.entry is not None and self.entry.problem:
            raise BrokenPlayer(f"{self.entry.name} of {self.entry.source} cannot be used: {self.entry.problem}")
        if not self.is_available or self.entry is None or self.entry.value is None:
            raise UnknownPlayer(self.name)
        kind = self.entry.value
        make = kind.configure(self.settings) if self.settings and kind.configure else kind.make
        return make(self.game, seed)


def opponents(game: str) -> tuple[str, ...]:
    """Return the names of the players that support a game: those of Valles, the default first, then others.

    Examples:
        >>> opponents("terraforming_mars")[:4]
        ('greedy', 'learned', 'expert', 'novice')
    """
    return tuple(name for name, entry in entries().items() if supports(entry, game))


def supports(entry: PluginEntry[PlayerKind], game: str) -> bool:
    """Return True if a player of the catalog can be used for a game."""
    return entry.value is not None and entry.value.supports(game)


def default_opponent(game: str) -> str:
    """Return the name of the first player that supports a game."""
    return next(name for name, entry in entries().items() if supports(entry, game))


def levels(game: str) -> tuple[str, ...]:
    """Return the levels that a game has, weakest first.

    Examples:
        >>> levels("on_mars")
        ('easy', 'medium', 'hard', 'expert')
    """
    return tuple(level for level in LEVELS if Opponent.parse(level, game).is_available)


def player(name: str, game: str, seed: int) -> Player:
    """Return a computer opponent by its name or its level. The same seed makes the same choices.

    Examples:
        >>> import valles
        >>> game = valles.new("on_mars", players=2, seed=1)
        >>> seat = game.pending[0].seat
        >>> view = game.player_view(seat)
        >>> choice = player("greedy", "on_mars", seed=5).choose(view)
        >>> view.text(choice) in game.legal(seat)
        True
    """
    names = opponents(game)
    try:
        return Opponent.parse(name, game).create(seed)
    except UnknownPlayer:
        by_level = f"; levels: {', '.join(levels(game))}" if levels(game) else ""
        raise UnknownPlayer(f"{game} has no opponent {name!r}; there are {', '.join(names)}{by_level}") from None


def check_setup(name: str, game: str, setup: Mapping[str, Any]) -> None:
    """Raise UnknownSetup, with the reason, if an opponent cannot play a set-up."""
    Opponent.parse(name, game).check_setup(setup)


def playing_opponent(name: str | None, game: str, setup: Mapping[str, Any]) -> str:
    """Return the name of the opponent that plays for a configured one: the default where that one cannot play."""
    opponent = Opponent.parse(name or default_opponent(game), game)
    return opponent.name if name is None or opponent.can_play(setup) else default_opponent(game)
