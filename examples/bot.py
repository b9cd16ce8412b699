"""A bot in a dozen lines: it likes points on the board, and otherwise takes what comes."""

import valles
from valles.kernel.choice import Vocabulary
from valles.kernel.settle import State


def choose(view: State, seat: int, vocabulary: Vocabulary) -> int:
    """Pick an option from a view, which holds only what the seat may know."""
    liked = ("milestone:", "convert:", "play:", "action:", "award:")
    options = view.options(seat)
    return min(options, key=lambda o: next((i for i, k in enumerate(liked) if vocabulary.text(o).startswith(k)), 9))


def main() -> None:
    game = valles.new("terraforming_mars", players=3, seed=1)
    while not game.over:
        seat = game.pending[0].seat
        option = choose(game.view(seat), game.seats.index(seat), game.rules.vocabulary)
        game.play(seat, game.rules.vocabulary.text(option))
    print("winner:", *game.winners)


if __name__ == "__main__":
    main()
