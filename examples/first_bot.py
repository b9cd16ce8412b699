"""The first bot of the tutorial, measured: python examples/first_bot.py [OPPONENT] [GAMES]."""

import sys

import valles
from valles.kernel.settle import State
from valles.players import Player, player


class FirstBot:
    """Plays cards while it can, and otherwise spends what would be left lying about."""

    LIKED = ("yes", "milestone:", "play:", "action:", "convert:", "standard:greenery", "standard:asteroid")

    def choose(self, view: State, seat: int) -> int:
        """One of the view's options, as a number; the view holds only what the seat may know."""
        text = view.rules.vocabulary.text
        options = view.options(seat)
        for liked in self.LIKED:
            for option in options:
                if text(option).startswith(liked):
                    return option
        return options[0]


def play(bots: list[Player], seed: int) -> valles.Game:
    """A game between these bots, one for each seat; the finished game."""
    game = valles.new("terraforming_mars", players=len(bots), seed=seed)
    while not game.over:
        seat = game.pending[0].seat
        number = game.seats.index(seat)
        option = bots[number].choose(game.view(seat), number)
        game.play(seat, game.rules.vocabulary.text(option))
    return game


def won(opponent: str, games: int) -> int:
    """How many games the bot wins, now in the first seat and now in the second."""
    wins = 0
    for seed in range(games):
        mine = seed % 2
        bots = [player(opponent, "terraforming_mars", seed), player(opponent, "terraforming_mars", seed)]
        bots[mine] = FirstBot()
        game = play(bots, seed)
        wins += game.winners == (game.seats[mine],)
    return wins


if __name__ == "__main__":
    opponent, games = [*sys.argv[1:], *["random", "6"][len(sys.argv) - 1 :]]
    print(f"{won(opponent, int(games))} of {games} games won against {opponent}")
