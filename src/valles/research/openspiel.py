"""The games for OpenSpiel: sequential, with imperfect information, sampled chance and a general sum.

    >>> import pyspiel
    >>> import valles.research.openspiel
    >>> game = pyspiel.load_game("valles_terraforming_mars(players=2,seed=7)")
    >>> state = game.new_initial_state()
    >>> state.current_player(), len(state.legal_actions())
    (0, 2)

All questions are decisions, also those with one option, so that moves are those of a record.
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

RANDOM_SEED: Final = -1
"""The value of the parameter `seed` that gives each game a seed of its own."""
PARAMETERS: Final = {"players": 2, "seed": RANDOM_SEED, "reward": "win"}
LENGTH_FACTOR: Final = 4
"""The maximum length of a game, as a multiple of the longest random game."""


def prefix(game: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return f"valles_{game}"


def game_type(game: str) -> Any:
    """Return the description of a game for OpenSpiel."""
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
    """A game with its set-up. The parameter `seed` determines the deal; by default each game has a random one."""

    def __init__(self, game: str, parameters: dict[str, Any] | None = None) -> None:
        values = {**PARAMETERS, **(parameters or {})}
        self.rules = rulebook(game)
        self.setup = self.rules.setup(players=values["players"])
        self.seed = values["seed"]
        self.reward = reward_named(values["reward"])
        self.encoder = encoder(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=0,
            num_players=values["players"],
            min_utility=-2.0,
            max_utility=2.0,
            max_game_length=LENGTH_FACTOR * self.rules.longest,
        )
        super().__init__(game_type(game), info, parameters or {})

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the first state of a new game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer of what a seat knows."""
        if params:
            raise ValueError(f"an observer of {self.rules.name} takes no parameters, not {params}")
        return SpielObserver(self, iig_obs_type)


class SpielPosition:
    """The position of an OpenSpiel state. `deepcopy` copies it cheaply, and cards are dealt on first use."""

    def __init__(self, game: SpielGame, state: State | None = None) -> None:
        self.game = game
        self._state = state

    @property
    def state(self) -> State:
        """The state, dealt on first use."""
        if self._state is None:
            seed = secrets.randbits(64) if self.game.seed == RANDOM_SEED else self.game.seed
            self._state = self.game.rules.new(self.game.setup, seed_bytes(seed))
        return self._state

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielPosition:
        return SpielPosition(self.game, self.state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the true game; the seats are the players."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game)

    @property
    def game(self) -> SpielGame:
        """The game of the state."""
        return self.position.game

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.position.state

    def current_player(self) -> int:
        """Return the seat to move."""
        return pyspiel.PlayerId.TERMINAL if self.state.over() else first_pending(self.state)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.options(player)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.state.apply(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.rules.vocabulary.text(action)

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return bool(self.state.over())

    def returns(self) -> list[float]:
        """Return the rewards of all seats."""
        return self.game.reward(self.state) if self.is_terminal() else [0.0] * self.num_players()

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat knows, as it is saved. The state holds what the seat has seen before."""
        seat = self.current_player() if player is None else player
        return canonical(self.game.rules.save(self.game.rules.view(self.state, seat)))

    def observation_string(self, player: int | None = None) -> str:
        """Return the public view of the table from a seat."""
        seat = self.current_player() if player is None else player
        return repr(public_view(self.game.rules.view(self.state, seat)))

    def __str__(self) -> str:
        return canonical(self.game.rules.save(self.state))


class SpielObserver:
    """An observer of a seat's encoding, whose columns `valles.research.encode` names."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.kind = kind
        self.tensor = np.zeros(game.encoder.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Encode what a seat knows into the tensor."""
        self.tensor[...] = self.game.encoder.flat(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the information state or the observation as text."""
        perfect = self.kind is not None and self.kind.perfect_recall
        return state.information_state_string(player) if perfect else state.observation_string(player)


def register() -> None:
    """Register all games that can be encoded. Importing this module does so."""
    registered = {kind.short_name for kind in pyspiel.registered_games()}
    for game in available_games():
        if has_part(game, "encoding") and prefix(game) not in registered:
            game_class = type(f"{prefix(game)}_game", (SpielGame,), {"__init__": initializer(game)})
            pyspiel.register_game(game_type(game), game_class)


def initializer(game: str) -> Any:
    """Return the `__init__` of the class of a game."""

    def initialize(self: SpielGame, parameters: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, parameters)

    return initialize


register()
