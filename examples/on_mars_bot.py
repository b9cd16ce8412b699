"""A bot for On Mars: it looks one answer ahead, and takes the one after which it would have most points."""

import valles


def worth(game, seat, option):
    """The points if the game ended after the answer, as far as the seat may know."""
    after = game.preview(seat, [option]).view
    return game.rules.scores(after)[game.seats.index(seat)]["total"]


def choose(game, seat):
    """Of equal answers the one that comes first; a turn ends when nothing is better."""
    options = game.legal(seat)
    return max(options, key=lambda option: (worth(game, seat, option), option != "end"))


def main():
    game = valles.new("on_mars", players=2, seed=1)
    while not game.over:
        seat = game.pending[0].seat
        game.play(seat, choose(game, seat))
    for seat, points in game.scores().items():
        print(seat, points["total"])
    print("winner:", *game.winners)


if __name__ == "__main__":
    main()
