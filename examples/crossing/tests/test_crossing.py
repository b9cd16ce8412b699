"""Crossing as its own package tests it: by name, as whoever installs it plays it."""

import pytest

import valles
from valles.testing import laws

PLAYERS = (1, 2, 3)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(10))
def test_every_law_holds(seed: int, players: int) -> None:
    assert laws.check("crossing", seed=seed, players=players) >= 3


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rounds", (1, 2, 3))
def test_a_record_tells_the_whole_game(players: int, rounds: int) -> None:
    game = laws.check_replay("crossing", seed=players, players=players, rounds=rounds)
    assert game.rules.rounds(game.state) == rounds


@pytest.mark.parametrize("language", ("en", "de", "it"))
def test_everything_can_be_said(language: str) -> None:
    assert laws.check_texts("crossing", seed=3, language=language, players=3) > 20


def test_the_declared_rounds_are_those_that_can_be_played() -> None:
    assert laws.check_variants("crossing", seed=1) > 100


def test_whoever_steps_onto_a_field_needs_leave_and_pays_for_it() -> None:
    game = valles.new("crossing", players=2, seed=1)

    game.play("yellow", "step", "step")
    assert game.pending[0].seat == "blue"
    game.play("blue", "let")

    assert game.view("blue").coins == [1, 2]
    assert game.log()[-1] == "Yellow steps to field 2."


def test_a_refused_step_is_lost() -> None:
    game = valles.new("crossing", players=2, seed=1)

    game.play("yellow", "step", "step")
    game.play("blue", "refuse")

    assert valles.render(game.pending[0].prompt, "en") == "Walk on? You have one step left"


def test_nobody_sees_the_cards_of_the_others() -> None:
    game = valles.new("crossing", players=3, seed=1)

    hands = game.view("blue").hands

    assert sorted(map(sum, hands))[:2] == [0, 0]
    assert 0 not in hands[1]


def test_the_public_view_counts_what_is_hidden() -> None:
    seen = valles.new("crossing", players=2, seed=1).public("blue")

    yellow, blue = seen["seats"]
    assert (yellow["count"], yellow["hand"]) == (3, [])
    assert len(blue["hand"]) == blue["count"] == 3


def test_what_is_wrong_with_a_setup_is_said() -> None:
    with pytest.raises(ValueError, match="rounds is 3 or 2 or 1, not 4"):
        valles.new("crossing", players=2, rounds=4)
    with pytest.raises(ValueError, match="no option 'draft'"):
        valles.new("crossing", players=2, draft=True)
