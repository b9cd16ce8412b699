"""Records and saved states as text."""

import valles
from valles.kernel.record import canonical


def test_a_game_without_moves_can_be_replayed():
    game = valles.new("terraforming_mars", players=2, seed=1)
    assert game.record().endswith("\nend 0\n")
    assert valles.replay(game.record()) == game


def test_equal_states_give_equal_texts_in_any_order():
    assert canonical({"a": 1, "b": [2]}) == canonical({"b": [2], "a": 1})


def test_a_copy_of_a_view_is_a_view():
    game = valles.new("terraforming_mars", players=2, seed=1)
    view = game.view("blue")
    assert game.rules.copy(view).viewer == view.viewer == 1
