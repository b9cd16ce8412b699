"""The first bot of the tutorial, measured: python examples/first_bot.py [OPPONENT] [GAMES]."""

import sys

import valles
from valles.players import Player, player


class FirstBot:
    """Plays cards while it can, and otherwise spends what would be left lying about."""

    LIKED = ("yes", "milestone:", "play:", "action:", "convert:", "standard:greenery", "standard:asteroid")

    def choose(self, view: valles.PlayerView) -> str:
        """One of the view's answers; the view holds only what the seat may know."""
        return self.best(view.texts)

    def best(self, texts: list[str]) -> str:
        for liked in self.LIKED:
            for text in texts:
                if text.startswith(liked):
                    return text
        return texts[0]


def play(bots: list[Player], seed: int) -> valles.Game:
    """A game between these bots, one for each seat; the finished game."""
    game = valles.new("terraforming_mars", players=len(bots), seed=seed)
    while not game.over:
        seat = game.pending[0].seat
        view = game.player_view(seat)
        game.play(seat, view.text(bots[view.number].choose(view)))
    return game


def won(opponent: str, games: int) -> int:
    """Return the number of games that the bot wins, alternating seats."""
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
