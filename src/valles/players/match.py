"""Matches: whole games as plain data, to be played in any process, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from valles.game import Game, PlayerView, replay, seed_bytes
from valles.games.registry import rulebook
from valles.kernel.phrase import Phrase
from valles.kernel.record import BrokenRecord, state_hash
from valles.kernel.rulebook import Rulebook, Setup
from valles.kernel.shuffle import Stream
from valles.players import Player, check_setup
from valles.players.process import contestant

Moves = list[tuple[int, int]]


@dataclass(frozen=True)
class Match:
    """A game to be played: what is dealt, and who sits where."""

    game: str
    options: Mapping[str, Any]
    """What `Rulebook.setup` takes."""
    seed: int
    players: tuple[str, ...] = ()
    """The name of the player at each seat; without any, every decision is uniformly random."""


@dataclass(frozen=True)
class Outcome:
    """A finished game: setup, seed and moves, of which it can be played again, and what came of them."""

    game: str
    rules: int
    """The version of the rules."""
    setup: dict[str, Any]
    seed: int
    players: tuple[str, ...]
    """Who decided at each seat; empty where that is not known."""
    seats: tuple[str, ...]
    first: int
    """The seat that was the first player at the beginning."""
    moves: Moves
    """Seat and option of every decision."""
    rounds: int
    winners: list[int]
    scores: list[dict[str, int]]
    """By category, of each seat; after them those of an automatic opponent."""
    holdings: list[dict[str, list[str]]]
    """What each seat had got, by kind: see `Rulebook.holdings`."""
    hash: str
    """The checksum of the last state."""

    @property
    def points(self) -> list[int]:
        """The total of each seat."""
        return [row["total"] for row in self.scores[: len(self.seats)]]

    @property
    def shares(self) -> list[float]:
        """Of each seat its share of the victory: a part of 1 for those who have won together."""
        return [(seat in self.winners) / max(1, len(self.winners)) for seat in range(len(self.seats))]


def play(match: Match, watched: Callable[[int, Player], Player] = lambda seat, deciding: deciding) -> Outcome:
    """One game to its end; `watched` may put something around the player of a seat.

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
        made = [contestant(name, match.game, 8 * match.seed + seat) for seat, name in enumerate(match.players)]
        moves = chosen_moves(rules, state, setup, [watched(seat, each) for seat, each in enumerate(made)])
    return outcome(rules, setup, match.seed, match.players, first, moves, state)


def random_moves(state: Any, seed: int) -> Moves:
    """Play on to the end, every seat and every option that may be next being equally likely."""
    chance = Stream(seed_bytes(seed), "simulate")
    moves = []
    while not state.over():
        seat = chance.pick(state.pending_seats())
        option = chance.pick(state.options(seat))
        state.apply(seat, option)
        moves.append((seat, option))
    return moves


def chosen_moves(rules: Rulebook[Any], state: Any, setup: Setup, players: list[Player]) -> Moves:
    """Play on to the end as the players of the seats choose."""
    seats = rules.seats(setup)
    moves = []
    while not state.over():
        seat = state.pending_seats()[0]
        view = PlayerView(rules.view(state, seat), seats[seat], seat, seats, setup)
        option = rules.vocabulary.number(view.text(players[seat].choose(view)))
        state.apply(seat, option)
        moves.append((seat, option))
    return moves


def outcome(
    rules: Rulebook[Any], setup: Any, seed: int, players: tuple[str, ...], first: int, moves: Moves, state: Any
) -> Outcome:
    """What came of the game that ended in this state."""
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
    """What came of the game of a record; BrokenRecord if it cannot be replayed, ValueError if it is not over."""
    game = replay(record)
    if not game.over:
        raise ValueError("the game is not over")
    number = game.rules.vocabulary.number
    moves = [(game.seats.index(seat), number(option)) for seat, option in game.moves]
    first = game.rules.first(game.at(0).state)
    return outcome(game.rules, game.setup, game.seed, (), first, moves, game.state)


def game_of(found: Outcome) -> Game:
    """The game, played again; BrokenRecord if it comes out otherwise."""
    rules = rulebook(found.game)
    game = Game(rules, rules.setup(**{**rules.former, **found.setup}), found.seed)
    for seat, option in found.moves:
        game.play(game.seats[seat], rules.vocabulary.text(option))
    if game.hash() != found.hash:
        said = f"its {len(found.moves)} moves lead to another state than was kept"
        raise BrokenRecord(said, Phrase("problem-record-state", {"move": len(found.moves)}))
    return game


class Checksum:
    """Of games in their order: equal for equal games, on every machine.

    Examples:
        >>> found = Checksum()
        >>> games = [play(Match("on_mars", {"players": 1}, seed)) for seed in (1, 2)]
        >>> list(found.of(games)) == games, found.games, len(found.text())
        (True, 2, 16)
    """

    def __init__(self) -> None:
        self.games = 0
        self._hash = blake2b(digest_size=8)

    def add(self, game: Outcome) -> None:
        self.games += 1
        self._hash.update(json.dumps([len(game.moves), game.scores]).encode())

    def of(self, games: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same games, which are added while they go by."""
        for game in games:
            self.add(game)
            yield game

    def text(self) -> str:
        return self._hash.hexdigest()
