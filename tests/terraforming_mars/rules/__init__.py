"""The rules of the ledger, chapter by chapter, and what their games have in common."""

from collections.abc import Iterable, Mapping
from typing import Any

import valles
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.scenario import TerraformingMarsTable

NUMBERS = {card.id: card.number for card in RULES.cards()}
THREE = ("yellow", "blue", "pink")
COMPLETE = {"oxygen": 14, "temperature": 8, "oceans": 9}
"""The parameters at their targets."""
CORPORATIONS = tuple(card.id for card in RULES.cards() if 208 < card.number < NUMBERS["beginner_corporation"])


def names(numbers: Iterable[int]) -> list[str]:
    return [CARDS[number].id for number in numbers]


def opened(corporations: Mapping[str, str], **options: Any) -> valles.Game:
    """A game whose first hands are dealt; each seat may choose this corporation or some other."""
    settings = {"seed": 1, "first": next(iter(corporations)), **options}
    game = valles.new("terraforming_mars", seats=tuple(corporations), **settings)
    others = [name for name in CORPORATIONS if name not in corporations.values()]
    for name in CORPORATIONS:
        game.state.known[NUMBERS[name]] = 0
    for index, name in enumerate(corporations.values()):
        if name in CORPORATIONS:
            board = game.state.seats[index]
            board.dealt = sorted([NUMBERS[name], NUMBERS[others[index]]])
            for number in board.dealt:
                game.state.known[number] = 1 << index
    return game


def open_prompt(game: valles.Game, seat: str) -> str | None:
    """The key of the question open to the seat."""
    return next((choice.prompt.key for choice in game.pending if choice.seat == seat), None)


def buy(game: valles.Game, seat: str, count: int) -> None:
    """Buy the first so many of the cards on offer, and no more."""
    while open_prompt(game, seat) == "ask-buy":
        game.play(seat, "yes" if count > 0 else "no")
        count -= 1


def keep(game: valles.Game, seat: str, corporation: str, count: int) -> None:
    """Choose the corporation and the first so many of the ten cards."""
    game.play(seat, f"card:{corporation}")
    buy(game, seat, count)


def started(corporations: Mapping[str, str], **options: Any) -> valles.Game:
    """A game in its first action phase; everybody has the named corporation and has kept no card."""
    game = opened(corporations, **options)
    for seat, corporation in corporations.items():
        if corporation in CORPORATIONS:
            keep(game, seat, corporation, 0)
    return game


def next_generation(game: valles.Game) -> None:
    """All pass, and nobody buys a card."""
    generation = game.state.generation
    while game.state.generation == generation and not game.over:
        seat = game.pending[0].seat
        game.play(seat, "pass" if "pass" in game.legal(seat) else "end")
    for seat in game.seats:
        buy(game, seat, 0)


def sell(t: TerraformingMarsTable, seat: str) -> None:
    """One action: sell the first card in hand."""
    rest = len(t.seat(seat).hand) - 1
    t.when(seat, "standard:sell_patents", *(["yes"] + ["no"] * rest if rest else []))


def awards(t: TerraformingMarsTable) -> list[int]:
    """The points each seat has from awards."""
    return [t.score(seat)["awards"] for seat in t.game.seats]
