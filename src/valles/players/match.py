"""Matches: whole games as plain data, to be played in any process, and their outcomes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from valles.game import Game, PlayerView, replay, seed_bytes
from valles.games.registry import rulebook
from valles.kernel.phrase import Phrase
from valles.kernel.record import BrokenRecord, state_hash
from valles.kernel.rulebook import Rulebook, Setup
from valles.kernel.shuffle import Stream
from valles.players import BrokenPlayer, Player, check_setup
from valles.players.process import contestant

Moves = list[tuple[int, int]]


@dataclass(frozen=True)
class Match:
    """A game to be played: its options, its seed and its players."""

    game: str
    options: Mapping[str, Any]
    """Arguments of `Rulebook.setup`."""
    seed: int
    players: tuple[str, ...] = ()
    """The name of the player of each seat; if there are none, every decision is uniformly random."""


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """A finished game: setup, seed and moves, from which it can be replayed, and its results."""

    game: str
    rules: int
    """The version of the rules."""
    setup: dict[str, Any]
    seed: int
    players: tuple[str, ...]
    """The player of each seat; empty if unknown."""
    seats: tuple[str, ...]
    first: int
    """The seat that was the first player at the beginning."""
    moves: Moves
    """The seat and the option of every decision."""
    rounds: int
    winners: list[int]
    scores: list[dict[str, int]]
    """Points by category of each seat, and of an automatic opponent after them."""
    holdings: list[dict[str, list[str]]]
    """Cards and other holdings of each seat, by kind: see `Rulebook.holdings`."""
    hash: str
    """The checksum of the last state."""

    @property
    def points(self) -> list[int]:
        """The total points of each seat."""
        return [row["total"] for row in self.scores[: len(self.seats)]]

    @property
    def shares(self) -> list[float]:
        """The share of the victory of each seat: 1, or a fraction of it for winners who tie."""
        return [(seat in self.winners) / max(1, len(self.winners)) for seat in range(len(self.seats))]


def play(match: Match, wrap: Callable[[int, Player], Player] = lambda seat, player: player) -> Outcome:
    """Play a match and return its outcome.

    Args:
        match: The game to play.
        wrap: Called with each seat and its player; returns the player that decides.

    Raises:
        BrokenPlayer: A player raised an error or made an illegal choice; its name is in `source`.

    Examples:
        >>> play(Match("on_mars", {"players": 2}, 1, ("greedy", "random"))).winners
        [0]
    """
    rules = rulebook(match.game)
    setup = rules.setup(**match.options)
    seats = rules.seats(setup)
    if match.players and len(match.players) != len(seats):
        raise ValueError(f"{len(seats)} seats need {len(seats)} players, not {len(match.players)}")
    for name in match.players:
        check_setup(name, match.game, setup)
    state = rules.new(setup, seed_bytes(match.seed))
    first = rules.first(state)
    if not match.players:
        moves = random_moves(state, match.seed)
    else:
        players = [contestant(name, match.game, 8 * match.seed + seat) for seat, name in enumerate(match.players)]
        wrapped = [wrap(seat, player) for seat, player in enumerate(players)]
        moves = player_moves(rules, state, setup, wrapped, match.players)
    return outcome(rules, setup, match.seed, match.players, first, moves, state)


def random_moves(state: Any, seed: int) -> Moves:
    """Play to the end by random decisions, every pending seat and every option being equally likely."""
    stream = Stream(seed_bytes(seed), "simulate")
    moves = []
    while not state.over():
        seat = stream.pick(state.pending_seats())
        option = stream.pick(state.options(seat))
        state.apply(seat, option)
        moves.append((seat, option))
    return moves


def player_moves(rules: Rulebook[Any], state: Any, setup: Setup, players: list[Player], names: Sequence[str]) -> Moves:
    """Play to the end by the choices of the players, whose names are for errors."""
    seats = rules.seats(setup)
    moves = []
    while not state.over():
        seat = state.pending_seats()[0]
        view = PlayerView(rules.view(state, seat), seats[seat], seat, seats, setup)
        try:
            choice = players[seat].choose(view)
        except BrokenPlayer as error:
            error.source = names[seat]
            raise
        option = rules.vocabulary.number(view.text(choice))
        state.apply(seat, option)
        moves.append((seat, option))
    return moves


def outcome(
    rules: Rulebook[Any], setup: Any, seed: int, players: tuple[str, ...], first: int, moves: Moves, state: Any
) -> Outcome:
    """Return the outcome of a game that ended in a state."""
    return Outcome(
        game=rules.name,
        rules=rules.version,
        setup=dict(setup),
        seed=seed,
        players=players,
        seats=rules.seats(setup),
        first=first,
        moves=moves,
        rounds=rules.rounds(state),
        winners=rules.winners(state),
        scores=rules.scores(state),
        holdings=rules.holdings(state),
        hash=state_hash(rules.save(state)),
    )


def outcome_of(record: str) -> Outcome:
    """Return the outcome of a record.

    Raises:
        BrokenRecord: It cannot be replayed.
        ValueError: The game is not over.
    """
    game = replay(record)
    if not game.over:
        raise ValueError("the game is not over")
    number = game.rules.vocabulary.number
    moves = [(game.seats.index(seat), number(option)) for seat, option in game.moves]
    first = game.rules.first(game.at(0).state)
    return outcome(game.rules, game.setup, game.seed, (), first, moves, game.state)


def game_of(outcome: Outcome) -> Game:
    """Replay the game of an outcome.

    Raises:
        BrokenRecord: It leads to another state.
    """
    rules = rulebook(outcome.game)
    game = Game(rules, rules.setup_of(outcome.setup), outcome.seed)
    for seat, option in outcome.moves:
        game.play(game.seats[seat], rules.vocabulary.text(option))
    if game.hash() != outcome.hash:
        problem = f"its {len(outcome.moves)} moves lead to another state than was kept"
        raise BrokenRecord(problem, Phrase("problem-record-state", {"move": len(outcome.moves)}))
    return game


class Checksum:
    """A checksum of games in their order, equal for equal games on every machine.

    Examples:
        >>> checksum = Checksum()
        >>> games = [play(Match("on_mars", {"players": 1}, seed)) for seed in (1, 2)]
        >>> list(checksum.of(games)) == games, checksum.games, len(checksum.text())
        (True, 2, 16)
    """

    def __init__(self) -> None:
        self.games = 0
        self._hash = blake2b(digest_size=8)

    def add(self, game: Outcome) -> None:
        """Add a game."""
        self.games += 1
        self._hash.update(json.dumps([len(game.moves), game.scores]).encode())

    def of(self, games: Iterable[Outcome]) -> Iterator[Outcome]:
        """Yield the same games, and add each."""
        for game in games:
            self.add(game)
            yield game

    def text(self) -> str:
        """Return the checksum of the games so far."""
        return self._hash.hexdigest()
