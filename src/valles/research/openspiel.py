"""The games for OpenSpiel: sequential, with imperfect information, chance that is sampled, and any sum.

    >>> import pyspiel
    >>> import valles.research.openspiel
    >>> game = pyspiel.load_game("valles_terraforming_mars(players=2,seed=7)")
    >>> state = game.new_initial_state()
    >>> state.current_player(), len(state.legal_actions())
    (0, 2)

All questions are asked, also those with one answer, so that moves are those of a record.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from valles.game import public_view, seed_bytes
from valles.games.registry import available_games, has_part, rulebook
from valles.kernel.encoding import first_pending
from valles.kernel.record import canonical
from valles.kernel.state import State
from valles.research.encode import encoder
from valles.research.extra import MissingExtra
from valles.research.memory import np
from valles.research.reward import reward_named

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("open_spiel", "openspiel") from error

DRAWN: Final = -1
"""As a seed: each game that begins has one of its own."""
PARAMETERS: Final = {"players": 2, "seed": DRAWN, "reward": "win"}
LONGEST_FACTOR: Final = 4
"""A game may take so many times the decisions that a random game may."""


def prefix(game: str) -> str:
    """The name by which OpenSpiel knows a game."""
    return f"valles_{game}"


def game_type(game: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=prefix(game),
        long_name=f"Valles: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(rulebook(game).colours),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
        default_loadable=True,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game with its set-up. The deal follows from the parameter `seed`, or is drawn for each game that begins."""

    def __init__(self, game: str, parameters: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        self.rules = rulebook(game)
        self.setup = self.rules.setup(players=given["players"])
        self.seed = given["seed"]
        self.reward = reward_named(given["reward"])
        self.encoder = encoder(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=0,
            num_players=given["players"],
            min_utility=-2.0,
            max_utility=2.0,
            max_game_length=LONGEST_FACTOR * self.rules.longest,
        )
        super().__init__(game_type(game), info, parameters or {})

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer of {self.rules.name} takes no parameters, not {params}")
        return Observer(self, iig_obs_type)


class Position:
    """What a state of OpenSpiel holds: copied by `deepcopy`, which is cheap here, and dealt when it is looked at."""

    def __init__(self, game: SpielGame, state: State | None = None) -> None:
        self.game = game
        self._state = state

    @property
    def state(self) -> State:
        if self._state is None:
            seed = secrets.randbits(64) if self.game.seed == DRAWN else self.game.seed
            self._state = self.game.rules.new(self.game.setup, seed_bytes(seed))
        return self._state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.game, self.state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the true game; the seats are the players."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game)

    @property
    def game(self) -> SpielGame:
        return self.position.game

    @property
    def state(self) -> State:
        return self.position.state

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.state.over() else first_pending(self.state)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.options(player)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.state.apply(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.rules.vocabulary.text(action)

    def is_terminal(self) -> bool:
        return bool(self.state.over())

    def returns(self) -> list[float]:
        return self.game.reward(self.state) if self.is_terminal() else [0.0] * self.num_players()

    def information_state_string(self, player: int | None = None) -> str:
        """All that the seat may know, as it is saved: whatever it has learnt is part of the state."""
        seat = self.current_player() if player is None else player
        return canonical(self.game.rules.save(self.game.rules.view(self.state, seat)))

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees of the table, by name."""
        seat = self.current_player() if player is None else player
        return repr(public_view(self.game.rules.view(self.state, seat)))

    def __str__(self) -> str:
        return canonical(self.game.rules.save(self.state))


class Observer:
    """What a seat knows as one array; `valles.research.encode` takes it apart."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.kind = kind
        self.tensor = np.zeros(game.encoder.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[...] = self.game.encoder.flat(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        perfect = self.kind is not None and self.kind.perfect_recall
        return state.information_state_string(player) if perfect else state.observation_string(player)


def register() -> None:
    """Tell OpenSpiel of every game that can be encoded, once; importing this module does."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in available_games():
        if has_part(game, "encoding") and prefix(game) not in known:
            made = type(f"{prefix(game)}_game", (SpielGame,), {"__init__": starting(game)})
            pyspiel.register_game(game_type(game), made)


def starting(game: str) -> Any:
    def start(self: SpielGame, parameters: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, parameters)

    return start


register()
