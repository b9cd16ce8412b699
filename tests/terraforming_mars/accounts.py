"""Two accounts of a random game: by a second scorer from the board, and by the log of every movement."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import valles
from tests.terraforming_mars import scorer
from valles.games.registry import rulebook
from valles.kernel.phrase import Noun, Phrase

EDITIONS = ("de", "pl", "it", "nl")
STOCK = ("credits", "steel", "titanium", "plants", "energy", "heat")
CORPORATIONS = {card["id"]: card for card in scorer.CARDS if card and "start" in card}
NAMES = {card["id"].replace("_", "-"): number for number, card in enumerate(scorer.CARDS) if card}
TAGS = {
    f"card-{name}": (*scorer.CARDS[number]["tags"], scorer.CARDS[number].get("kind")) for name, number in NAMES.items()
}
COMPONENTS = ("play", "action", "milestone", "award", "standard", "convert")
"""The options by which a component of the game is used."""
MAPS = ("tharsis", "hellas", "elysium")
TASTES = ("", "science", "", "event", "", "hand", "", "jovian", "", "science", "power")
"""What a game's players like: all the same, cards with a tag or of a kind, or to have many cards in hand."""
LIKING = 0.8


def setup(seed: int) -> dict[str, Any]:
    """All player counts in all editions on all maps, with and without Corporate Era, Prelude, draft and beginners."""
    players = 1 + seed % 5
    prelude = seed % 4 == 3
    return {
        "players": players,
        "edition": EDITIONS[seed // 5 % 4],
        "corporate_era": players == 1 or seed // 20 % 2 == 0,
        "draft": players > 1 and seed % 3 == 0,
        "prelude": prelude,
        "map": MAPS[seed // 7 % 3],
        "beginners": ("blue",) if players > 1 and seed % 7 == 0 else (),
        **({"goal": "rating"} if players == 1 and prelude and seed // 20 % 2 else {}),
    }


def moves(game: valles.Game, seed: int) -> Iterator[None]:
    """Play to the end, move by move: at random, but in many games mostly what the players like."""
    chance = random.Random(seed)
    taste = TASTES[seed % len(TASTES)]
    while not game.over:
        choice = chance.choice(game.pending)
        liked = [option for option in choice.options if is_liked(option, choice.prompt, taste)] if taste else []
        game.play(choice.seat, chance.choice(liked if liked and chance.random() < LIKING else choice.options))
        yield


def is_liked(option: str, prompt: Phrase, taste: str) -> bool:
    """Whether players of this taste answer so: with cards that they like, and with any milestone."""
    kind, _, name = option.partition(":")
    if kind == "milestone":
        return True
    card = prompt.args.get("card")
    if option == "yes" and isinstance(card, Noun):
        return prompt.key != "ask-sell" and (taste == "hand" or taste in TAGS.get(card.key, ()))
    if taste == "hand":
        return kind in ("pass", "end", "action")
    return kind in ("play", "card") and taste in TAGS.get("card-" + name.replace("_", "-"), ())


def finished(seed: int) -> valles.Game:
    game = valles.new("terraforming_mars", seed=seed, **setup(seed))
    for _ in moves(game, seed):
        pass
    return game


def public(game: valles.Game) -> dict[str, Any]:
    """What everybody sees, as it would be sent."""
    return json.loads(json.dumps(game.rules.save(game.view(None))))


def components() -> list[str]:
    """All that can be used: what options stand for, and the cards that are dealt before the first turn."""
    vocabulary = rulebook("terraforming_mars").vocabulary
    options = map(vocabulary.text, range(len(vocabulary)))
    dealt = [f"card:{card['id']}" for card in scorer.CARDS if card and is_dealt_first(card)]
    return [option for option in options if option.split(":")[0] in COMPONENTS] + dealt


def is_dealt_first(card: dict[str, Any]) -> bool:
    """Whether it is a corporation or a prelude."""
    return "start" in card or card["kind"] == "prelude"


def check_scores(seed: int) -> Counter[str]:
    """Both scorers agree on the game of this seed; how often each component was used in it."""
    game = finished(seed)
    view = public(game)
    assert scorer.scores(view) == list(game.scores().values())
    assert [game.seats[seat] for seat in scorer.winners(view)] == list(game.winners)
    used = Counter(option for _, option in game.moves if option.split(":")[0] in COMPONENTS)
    in_play = [scorer.CARDS[number] for board in view["seats"] for number in board["tableau"]]
    return used + Counter(f"card:{card['id']}" for card in in_play if is_dealt_first(card))


class Books:
    """What every seat has, by the log alone after a first look at the boards."""

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
        elif key in ("log-production-down", "log-production-loss"):
            self.production[seat][STOCK.index(args["what"].key)] -= args["what"].count
        elif key == "log-rating":
            self.rating[seat] += args["steps"]
        elif key == "log-corporation":
            self.reveal(seat, args["card"].key)
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

    def reveal(self, seat: int, key: str) -> None:
        card = CORPORATIONS[key.removeprefix("card-").replace("-", "_")]
        self.stock[seat][scorer.CREDITS] += card["start"]["megacredit"]
        self.buying[seat] = card["deck"] != "beginner"
        for effect in card["effects"]:
            self.greenery_price[seat] = effect.get("plants_per_greenery", self.greenery_price[seat])


def check_books(seed: int) -> int:
    """The log accounts for every movement of the game of this seed; the number of its moves."""
    game = valles.new("terraforming_mars", seed=seed, **setup(seed))
    books = Books(game)
    for _ in moves(game, seed):
        books.balance(game)
        saved = game.rules.save(game.state)
        where = f"after move {len(game.moves)}: {game.moves[-1]}"
        assert books.stock == [seat["stock"] for seat in saved["seats"]], where
        assert books.production == [seat["production"] for seat in saved["seats"]], where
        assert books.rating == [seat["rating"] for seat in saved["seats"]], where
        assert books.on == saved["on"], where
    return len(game.moves)
