"""E10: the score agrees with a second scorer, and every movement of a resource stands in the log."""

import ast
import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import valles
from tests.conftest import DEEP
from tests.terraforming_mars import scorer
from valles.kernel.phrase import Phrase

GAMES = 4000 if DEEP else 40
BOOKED = 400 if DEEP else 20
EDITIONS = ("de", "pl", "it", "nl")
STOCK = ("credits", "steel", "titanium", "plants", "energy", "heat")
CORPORATIONS = {card["id"]: card for card in scorer.facts("corporations")}
NAMES = {card["id"].replace("_", "-"): number for number, card in enumerate(scorer.CARDS) if card}


def setup(seed: int) -> dict[str, Any]:
    """All player counts in all editions, with and without Corporate Era, draft and beginners."""
    players = 1 + seed % 5
    return {
        "players": players,
        "edition": EDITIONS[seed // 5 % 4],
        "corporate_era": players == 1 or seed // 20 % 2 == 0,
        "draft": players > 1 and seed % 3 == 0,
        "beginners": ("blue",) if players > 1 and seed % 7 == 0 else (),
    }


def moves(game: valles.Game, seed: int) -> Iterator[None]:
    """Play at random to the end, move by move."""
    chance = random.Random(seed)
    while not game.over:
        choice = chance.choice(game.pending)
        game.play(choice.seat, chance.choice(choice.options))
        yield


def finished(seed: int) -> valles.Game:
    game = valles.new("terraforming_mars", seed=seed, **setup(seed))
    for _ in moves(game, seed):
        pass
    return game


def public(game: valles.Game) -> dict[str, Any]:
    """What everybody sees, as it would be sent."""
    return json.loads(json.dumps(game.rules.save(game.view(None))))


@pytest.mark.parametrize("seed", range(GAMES))
def test_both_scorers_agree(seed):
    game = finished(seed)
    view = public(game)
    assert scorer.scores(view) == list(game.scores().values())
    assert [game.seats[seat] for seat in scorer.winners(view)] == list(game.winners)


def test_the_sample_scores_in_every_category():
    totals = dict.fromkeys(("rating", "awards", "milestones", "greeneries", "cities", "cards"), 0)
    for seed in range(1, 40, 4):
        for points in finished(seed).scores().values():
            for category in totals:
                totals[category] += abs(points[category])
    assert all(totals.values()), totals


def test_the_second_scorer_imports_nothing_of_the_game():
    nodes = list(ast.walk(ast.parse(Path(scorer.__file__).read_text(encoding="utf-8"))))
    imported = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    imported += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    assert imported == ["json", "pathlib", "typing"]


def test_numbers_in_a_view_mean_the_same_cards_and_spaces_to_both():
    rules = valles.new("terraforming_mars", players=2, seed=1).rules
    assert [card.id for card in rules.cards()] == [card["id"] for card in scorer.CARDS[1:]]
    spaces = [text for text in map(rules.vocabulary.text, range(len(rules.vocabulary))) if text.startswith("space:")]
    assert spaces == [f"space:{hex['id']}" for hex in scorer.BOARD["hexes"]]


class Books:
    """What every seat has, told by the log alone from a first look at the boards on."""

    def __init__(self, game: valles.Game) -> None:
        view = game.rules.save(game.state)
        self.seats = {f"seat-{seat}": number for number, seat in enumerate(game.seats)}
        self.stock = [list(seat["stock"]) for seat in view["seats"]]
        self.production = [list(seat["production"]) for seat in view["seats"]]
        self.rating = [seat["rating"] for seat in view["seats"]]
        self.on = list(view["on"])
        self.greenery_price = [8] * len(self.seats)
        self.buying = [False] * len(self.seats)
        """Whether the seat's next purchase is that of a first hand or of a research phase, whose price goes untold."""
        self.due = [0] * len(self.seats)
        self.read = len(game.events)

    def balance(self, game: valles.Game) -> None:
        for event in game.events[self.read :]:
            self.enter(event.phrase)
        for stock, due in zip(self.stock, self.due, strict=True):
            stock[scorer.CREDITS] -= due
        self.due = [0] * len(self.seats)
        self.read = len(game.events)

    def enter(self, phrase: Phrase) -> None:
        key = phrase.key
        args: Mapping[str, Any] = phrase.args
        if key == "log-production-phase":
            self.produce()
            return
        if key == "log-generation":
            self.buying = [True] * len(self.seats)
            return
        seat = self.seats.get(args["seat"].key) if "seat" in args else None
        if seat is None:
            return
        stock = self.stock[seat]
        if key == "log-gain":
            for what in args["what"]:
                stock[STOCK.index(what.key)] += what.count
        elif key in ("log-pay", "log-loss", "log-own-loss"):
            stock[STOCK.index(args["what"].key)] -= args["what"].count
            if self.buying[seat] or self.due[seat]:
                self.due[seat] -= args["what"].count
        elif key == "log-convert-plants":
            stock[scorer.PLANTS] -= self.greenery_price[seat]
        elif key == "log-convert-heat":
            stock[scorer.HEAT] -= 8
        elif key == "log-production-up":
            self.production[seat][STOCK.index(args["what"].key)] += args["what"].count
        elif key == "log-production-down":
            self.production[seat][STOCK.index(args["what"].key)] -= args["what"].count
        elif key == "log-rating":
            self.rating[seat] += args["steps"]
        elif key == "log-corporation":
            self.found(seat, args["card"].key)
        elif key == "log-buy" and self.buying[seat]:
            self.due[seat] += 3 * args["cards"].count
            self.buying[seat] = False
        elif key == "log-add":
            self.on[NAMES[args["card"].key.removeprefix("card-")]] += args["what"].count
        elif key in ("log-card-loss", "log-own-card-loss", "log-spend-holding"):
            self.on[NAMES[args["card"].key.removeprefix("card-")]] -= args["what"].count

    def produce(self) -> None:
        for stock, production, rating in zip(self.stock, self.production, self.rating, strict=True):
            stock[scorer.HEAT] += stock[scorer.ENERGY]
            stock[scorer.ENERGY] = 0
            stock[scorer.CREDITS] += rating
            for resource, amount in enumerate(production):
                stock[resource] += amount

    def found(self, seat: int, key: str) -> None:
        card = CORPORATIONS[key.removeprefix("card-").replace("-", "_")]
        self.stock[seat][scorer.CREDITS] += card["start"]["megacredit"]
        self.buying[seat] = card["deck"] != "beginner"
        for effect in card["effects"]:
            self.greenery_price[seat] = effect.get("plants_per_greenery", self.greenery_price[seat])


@pytest.mark.parametrize("seed", range(BOOKED))
def test_the_log_accounts_for_every_movement(seed):
    game = valles.new("terraforming_mars", seed=seed, **setup(seed))
    books = Books(game)
    for _ in moves(game, seed):
        books.balance(game)
        boards = game.rules.save(game.state)["seats"]
        where = f"after move {len(game.moves)}: {game.moves[-1]}"
        assert books.stock == [seat["stock"] for seat in boards], where
        assert books.production == [seat["production"] for seat in boards], where
        assert books.rating == [seat["rating"] for seat in boards], where


@pytest.mark.parametrize("seed", range(BOOKED))
def test_the_log_accounts_for_every_resource_on_a_card(seed):
    game = valles.new("terraforming_mars", seed=seed, **setup(seed))
    books = Books(game)
    for _ in moves(game, seed):
        books.balance(game)
        assert books.on == game.rules.save(game.state)["on"], f"after move {len(game.moves)}: {game.moves[-1]}"
