"""The novice: it plays as greedy does, with mistakes of a measured size."""

import pytest

from valles.game import PlayerView, seed_bytes
from valles.games.registry import part, rulebook
from valles.players.greedy import GreedyPlayer
from valles.players.novice import NovicePlayer

GAMES = ("terraforming_mars", "on_mars")


def answers(game, others, decisions=60):
    """Return the questions of greedy in a game, with its own choices and those of some players."""
    rules = rulebook(game)
    state = rules.new(rules.setup(players=2), seed_bytes(3))
    greedy = GreedyPlayer(game, 1)
    for _ in range(decisions):
        seat = state.pending_seats()[0]
        view = PlayerView(rules.view(state, seat), rules.colours[seat], seat)
        option = greedy.choose(view)
        yield view, option, [player.choose(view) for player in others]
        state.apply(seat, option)


@pytest.mark.parametrize("game", GAMES)
def test_its_mistakes_are_legal_and_the_same_for_the_same_seed(game):
    mistakes = 0
    for view, option, (first, again, other) in answers(game, [NovicePlayer(game, seed) for seed in (5, 5, 6)]):
        assert first == again and {first, other} <= set(view.options)
        mistakes += option != first

    assert mistakes > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_size_of_its_mistakes_comes_from_the_game(game):
    none, vast = NovicePlayer(game, 1, mistake=0.0), NovicePlayer(game, 1, mistake=1e6)
    questions = list(answers(game, [none, vast], 30))

    assert part(game, "heuristic").mistake > 0
    assert sum(option != wild for _, option, (_, wild) in questions) > sum(
        option != same for _, option, (same, _) in questions
    )
