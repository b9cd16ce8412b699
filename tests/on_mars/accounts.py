"""Two accounts of a random game: by a second scorer from the board, and by the log of every movement."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import valles
from tests.on_mars import scorer
from valles.games.on_mars.invariant import check
from valles.games.on_mars.rules.payment import goals_needed
from valles.games.registry import rulebook
from valles.kernel.phrase import Noun, Phrase

GOODS = ("mineral", "battery", "water", "plant", "oxygen")
COMPONENTS = ("action", "card", "goal", "deliver", "develop", "executive", "use", "build", "task")
"""The options by which a component of the game is used."""
Style = tuple[tuple[str, ...], tuple[str, ...]]
SELDOM: Style = (("goal:", "task:", "use:"), ())
THRIFTY: Style = (("goal:goal_4", "goal:goal_11", "ship:", "rover:", "yes"), ("goal:", "bot", "done"))
"""Looks for discoveries and ships, and saves them for the two goals that ask for them."""
STYLES: tuple[Style, ...] = (((), ()), SELDOM, THRIFTY, SELDOM)
"""How options begin that players like, and that they do not like."""
LIKING = 0.9
LONG = 4000
"""Twice as many moves as usual."""


def setup(seed: int) -> dict[str, Any]:
    """All player counts in both lengths, with and without the variants."""
    return {
        "players": 1 + seed % 4,
        "length": ("short", "long")[seed // 4 % 2],
        "first_colonists": seed % 5 == 0,
        "space_oddity": seed % 3 == 0,
        "miners": ("return", "stay")[seed % 7 == 0],
    }


def moves(game: valles.Game, seed: int) -> Iterator[None]:
    """Play to the end, move by move; whether there is one is for the laws to say.

    A quarter of the games is played at random. In the others the players mostly do what is seldom possible, and they
    spend neither private goals nor ships, until the game has become so long that it might never end otherwise.
    """
    chance = random.Random(seed)
    liked, disliked = STYLES[seed // 8 % len(STYLES)]
    while not game.over and len(game.moves) < game.rules.longest:
        [choice] = game.pending
        options = chance.sample(choice.options, len(choice.options))
        choosy = bool(liked) and len(game.moves) < LONG
        if choosy and chance.random() < LIKING:
            options.sort(key=lambda option: 0 if option.startswith(liked) else 1 + option.startswith(disliked))
        kept = (option for option in options if not choosy or not is_spending(game, choice, option))
        game.play(choice.seat, next(kept, options[0]))
        yield


def is_spending(game: valles.Game, choice: valles.Choice, option: str) -> bool:
    """Whether the answer costs a private goal or a ship in the hangar."""
    if option == "travel":
        return choice.prompt.key == "om-ask-travel-by-ship"
    number = game.rules.vocabulary.number(option)
    return option.startswith("pay:goal") or goals_needed(game.state, game.seats.index(choice.seat), number) > 0


def finished(seed: int) -> valles.Game:
    """The game of this seed at its end, as a copy that may be changed."""
    return _finished(seed).copy()


@lru_cache(maxsize=64)
def _finished(seed: int) -> valles.Game:
    game = valles.new("on_mars", seed=seed, **setup(seed))
    for _ in moves(game, seed):
        pass
    return game


def public(game: valles.Game) -> dict[str, Any]:
    """What everybody sees, as it would be sent."""
    return json.loads(json.dumps(game.rules.save(game.view(None))))


def assert_agreement(game: valles.Game) -> None:
    view = public(game)
    assert scorer.scores(view) == list(game.scores().values())
    assert [game.seats[seat] for seat in scorer.winners(view)] == list(game.winners)


def components() -> list[str]:
    """All that can be used."""
    vocabulary = rulebook("on_mars").vocabulary
    options = map(vocabulary.text, range(len(vocabulary)))
    return [option for option in options if option.split(":")[0] in COMPONENTS]


def check_scores(seed: int) -> Counter[str]:
    """Both scorers agree on the game of this seed; how often each component was used in it."""
    game = finished(seed)
    assert game.over
    assert_agreement(game)
    return Counter(option for _, option in game.moves if option.split(":")[0] in COMPONENTS)


class Books:
    """Storage, depot, arrival area and points of every seat, and the warehouse, by the log alone."""

    def __init__(self, game: valles.Game) -> None:
        self.seats = {game.state.noun(seat).key: seat for seat in range(len(game.state.seats))}
        boards = game.rules.save(game.state)["seats"]
        self.stock = [list(board["stock"]) for board in boards]
        self.crystals = [board["crystals"] for board in boards]
        self.arriving = [board["arriving"] for board in boards]
        self.points = [board["points"] for board in boards]
        self.warehouse = list(game.state.warehouse)
        self.full = 2 if len(boards) == 2 else 3
        self.read = len(game.events)
        self.straight = False
        """Whether the open question is about goods that may go straight onto a contract."""
        self.held: list[tuple[int, Noun]] = []
        """What is out of the warehouse and waits for the answer to that question."""

    def balance(self, game: valles.Game) -> None:
        """Enter the log since the last move; goods put straight onto a contract have not been on the board."""
        pending = self.straight
        self.straight = bool(game.pending) and game.pending[0].prompt.key == "om-ask-straight"
        if pending and game.moves[-1][1] == "done":
            for seat, what in self.held:
                self.put(seat, what, 1)
        self.held = []
        chosen = game.moves[-1][1].startswith("deliver:")
        for event in game.events[self.read :]:
            self.enter(event.phrase, pending, chosen)
            pending = pending and event.phrase.key != "om-log-deliver"
        self.read = len(game.events)

    def enter(self, phrase: Phrase, straight: bool, chosen: bool) -> None:
        """A delivery that nobody has chosen is of what found no room elsewhere, and has not come in."""
        key = phrase.key
        args: Mapping[str, Any] = phrase.args
        seat = self.seats[args["seat"].key] if "seat" in args else -1
        lost = ("om-log-overflow",) if chosen else ("om-log-overflow", "om-log-deliver")
        if key == "om-log-level":
            self.warehouse[1:6] = [max(there, self.full) for there in self.warehouse[1:6]]
        elif key in ("om-log-warehouse", "om-log-lacerda-warehouse"):
            self.warehouse[[*GOODS, "crystal"].index(args["what"].key.removeprefix("om-"))] -= args["what"].count
        if key == "om-log-lacerda-warehouse" and args["what"].key == "om-crystal":
            self.put(self.seats["om-lacerda"], args["what"], 1)
        if key == "om-log-score":
            self.points[seat] += args["points"]
        elif key == "om-log-unload":
            self.crystals[seat] += args["what"].count
            self.arriving[seat] -= args["what"].count
        elif key in lost and args["what"].key == "om-crystal":
            self.arriving[seat] -= args["what"].count
        elif key == "om-log-warehouse" and self.straight:
            self.held.append((seat, args["what"]))
        elif key in ("om-log-gain", "om-log-warehouse"):
            self.put(seat, args["what"], 1)
        elif key == "om-log-pay" or (key == "om-log-deliver" and not straight):
            self.put(seat, args["what"], -1)

    def put(self, seat: int, what: Noun, sign: int) -> None:
        """Gained crystals have still to arrive; a goal card paid is no crystal, a colonist no resource."""
        name = what.key.removeprefix("om-")
        if name == "crystal" and sign > 0:
            self.arriving[seat] += what.count
        elif name == "crystal":
            self.crystals[seat] -= what.count
        elif name in GOODS:
            self.stock[seat][GOODS.index(name)] += sign * what.count


def check_books(seed: int) -> int:
    """The log accounts for every movement of the game of this seed; the number of its moves."""
    game = valles.new("on_mars", seed=seed, **setup(seed))
    books = Books(game)
    for _ in moves(game, seed):
        books.balance(game)
        boards = game.rules.save(game.state)["seats"]
        where = f"after move {len(game.moves)}: {game.moves[-1]}"
        assert books.stock == [board["stock"] for board in boards], where
        assert books.crystals == [board["crystals"] for board in boards], where
        assert books.arriving == [board["arriving"] for board in boards], where
        assert books.points == [board["points"] for board in boards], where
        assert books.warehouse == game.state.warehouse, where
    check(game.state)
    return len(game.moves)
