"""E10: the score agrees with a second scorer, and every movement of goods, crystals and points stands in the log."""

import ast
import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import valles
from tests.conftest import DEEP
from tests.on_mars import scorer
from valles.games.on_mars.invariant import check
from valles.games.on_mars.scoring import score_of
from valles.kernel.phrase import Noun, Phrase

GAMES = 4000 if DEEP else 40
STIRRED = 20
BOOKED = 400 if DEEP else 16
GOODS = ("mineral", "battery", "water", "plant", "oxygen")


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
    """Play at random to the end, move by move; whether there is one is for the laws to say."""
    chance = random.Random(seed)
    while not game.over and len(game.moves) < game.rules.longest:
        [choice] = game.pending
        game.play(choice.seat, chance.choice(choice.options))
        yield


def finished(seed: int) -> valles.Game:
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


@pytest.mark.parametrize("seed", range(GAMES))
def test_both_scorers_agree(seed):
    game = finished(seed)
    assert game.over or DEEP
    if game.over:
        assert_agreement(game)


def stir(state: Any, chance: random.Random) -> None:
    """Another end of the game: what random players hardly ever reach."""
    state.level = chance.randint(1, 5)
    free = [place for place, owner in enumerate(state.contract_owner) if owner == 0]
    for place in free[6:]:
        state.contract_owner[place] = chance.choice((0, 1))
    for place, owner in enumerate(state.contract_owner):
        card = scorer.CONTRACTS[place]
        if card["kind"] == "delivery" and owner and not state.is_lacerda(owner - 1):
            done = chance.random() < 0.8
            amounts = [amount - (0 if done else i == 0) for i, amount in enumerate(card["requirement"].values())]
            state.delivered[2 * place : 2 * place + len(amounts)] = amounts
            state.completed[place] = done
    points = chance.randint(0, 9)
    for board in state.seats:
        board.points = points + chance.choice((0, 0, 0, 5))
        board.lab = [0] * 7 + chance.sample([1, 2, 3, 4, 5, 6], 6)
        board.crystals = chance.randint(0, 2)
        board.cubes = [chance.random() < 0.5 for _ in board.cubes]
        board.stock = [chance.randint(0, 6) for _ in board.stock]
        board.research = [chance.random() < 0.7 for _ in board.research]
        board.goal = chance.choice((0, 43))
        board.space = chance.randint(1, 8)
    state.seats[0].points += chance.choice((0, 50, 120))


@pytest.mark.parametrize("seed", range(STIRRED))
def test_both_scorers_agree_on_ends_that_chance_does_not_reach(seed):
    game = finished(seed)
    chance = random.Random(seed)
    for _ in range(20):
        stir(game.state, chance)
        assert_agreement(game)


def test_the_stirred_sample_has_solo_victories_ties_and_defeats():
    chance = random.Random(1)
    solo, several = finished(4), finished(5)
    won = tied = 0
    for _ in range(60):
        stir(solo.state, chance)
        won += len(scorer.winners(public(solo)))
        stir(several.state, chance)
        for board in several.state.seats:
            board.points = 100 - (score_of(several.state, several.state.seats.index(board))["total"] - board.points)
        assert_agreement(several)
        tied += len({row["total"] for row in scorer.scores(public(several))}) == 1
    assert 0 < won < 60
    assert tied == 60


def test_the_sample_scores_in_every_category():
    totals = dict.fromkeys(scorer.scores(public(finished(0)))[0], 0)
    for seed in range(1, 9):
        for points in finished(seed).scores().values():
            for category in totals:
                totals[category] += abs(points[category])
    assert all(totals.values()), totals


def test_the_second_scorer_imports_nothing_of_the_game():
    nodes = list(ast.walk(ast.parse(Path(scorer.__file__).read_text(encoding="utf-8"))))
    imported = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    imported += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    assert imported == ["json", "pathlib", "typing"]


def test_numbers_in_a_view_mean_the_same_cards_and_hexes_to_both():
    rules = valles.new("on_mars", players=2, seed=1).rules
    by_family = {name: [c for c in rules.cards() if c.family() == name] for name in ("blueprint", "scientist")}
    assert [card.name for card in by_family["blueprint"]] == [card["name"] for card in scorer.BLUEPRINTS[1:]]
    assert [card.name for card in by_family["scientist"]] == [card["name"] for card in scorer.SCIENTISTS]
    columns = sorted({q for q, _ in scorer.HEXES})
    named = []
    for q, r in scorer.HEXES:
        column = sorted(other for place, other in scorer.HEXES if place == q)
        named.append(f"hex:{'abcdefghijklm'[columns.index(q)]}{column.index(r) + 1}")
    assert [text for text in map(rules.vocabulary.text, range(len(rules.vocabulary))) if text[:4] == "hex:"] == named


# Books


class Books:
    """Storage, depot, arrival area and points of every seat, and the warehouse, told by the log alone."""

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
        """Enter what was told since the last move; goods put straight onto a contract have not been on the board."""
        asked = self.straight
        self.straight = bool(game.pending) and game.pending[0].asked.key == "om-ask-straight"
        if asked and game.moves[-1][1] == "done":
            for seat, what in self.held:
                self.put(seat, what, 1)
        self.held = []
        for event in game.events[self.read :]:
            self.enter(event.phrase, asked)
            asked = asked and event.phrase.key != "om-log-deliver"
        self.read = len(game.events)

    def enter(self, phrase: Phrase, straight: bool) -> None:
        key = phrase.key
        args: Mapping[str, Any] = phrase.args
        seat = self.seats[args["seat"].key] if "seat" in args else -1
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
        elif key == "om-log-overflow" and args["what"].key == "om-crystal":
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


@pytest.mark.parametrize("seed", range(BOOKED))
def test_the_log_accounts_for_every_movement(seed):
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
