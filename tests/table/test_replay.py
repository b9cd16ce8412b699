"""The steps of a replay."""

import valles
from valles.table.replay import StepFinder
from valles.testing import table


def steps_of(game, *moves):
    """Play moves, and return for each step after them the number of moves and whether a turn ends with it."""
    finder = StepFinder(game)
    for seat, option in moves:
        game.play(seat, option)
        finder.follow()
    return [(step.move, step.ends_turn) for step in finder.steps[1:]]


def turn(*seats):
    t = table("terraforming_mars", seats=seats)
    for seat in seats:
        t.given(seat, credits=60)
    t.given(turn=seats[0])
    return t.game


def test_a_turn_ends_with_its_second_action():
    game = turn("yellow", "blue")
    moves = [("yellow", "standard:power_plant"), ("yellow", "standard:asteroid"), ("blue", "standard:asteroid")]
    before = len(game.moves)
    assert steps_of(game, *moves) == [(before + 1, False), (before + 2, True), (before + 3, False)]


def test_a_turn_ends_after_one_action_where_it_is_ended():
    game = turn("yellow", "blue")
    before = len(game.moves)
    steps = steps_of(game, ("yellow", "standard:power_plant"), ("yellow", "end"))
    assert steps[-1][1] and all(move > before for move, _ in steps)


def test_turns_of_the_last_player_are_told_apart():
    game = turn("yellow", "blue")
    game.play("yellow", "standard:power_plant")
    game.play("yellow", "end")
    game.play("blue", "pass")
    before = len(game.moves)
    moves = [("yellow", "standard:power_plant"), ("yellow", "standard:asteroid"), ("yellow", "standard:power_plant")]
    assert steps_of(game, *moves) == [(before + 1, False), (before + 2, True), (before + 3, False)]


def test_what_all_answer_at_once_is_a_turn():
    game = valles.new("terraforming_mars", players=2, seed=3)
    finder = StepFinder(game)
    while game.pending[0].prompt.key != "ask-action":
        choice = game.pending[0]
        game.play(choice.seat, choice.options[0])
        finder.follow()
    assert all(step.ends_turn for step in finder.steps)
    assert len(finder.steps) > 1
