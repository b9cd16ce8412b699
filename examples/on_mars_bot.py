"""A bot for On Mars in a dozen lines: it likes what helps the colony to grow, and otherwise takes its chances."""

import random

import valles
from valles.kernel.choice import Vocabulary
from valles.kernel.settle import State

LIKED = ("goal:", "deliver:", "action:construct", "build:", "action:upgrade", "action:welcome_ship", "travel")


def choose(view: State, seat: int, vocabulary: Vocabulary, chance: random.Random) -> int:
    """Pick an option from a view, which holds only what the seat may know."""
    options = view.options(seat)
    chance.shuffle(options)
    return min(options, key=lambda o: next((i for i, k in enumerate(LIKED) if vocabulary.text(o).startswith(k)), 9))


def main() -> None:
    game = valles.new("on_mars", players=2, seed=1)
    chance = random.Random(1)
    while not game.over:
        seat = game.pending[0].seat
        option = choose(game.view(seat), game.seats.index(seat), game.rules.vocabulary, chance)
        game.play(seat, game.rules.vocabulary.text(option))
    for seat, points in game.scores().items():
        print(f"{seat}: {points['total']} OP")
    print("winner:", *game.winners)


if __name__ == "__main__":
    main()
