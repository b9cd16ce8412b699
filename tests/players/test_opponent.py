"""The list of opponents, and their choice on the command line."""

import pytest
from typer.testing import CliRunner

from valles import cli
from valles.players import Opponent, UnknownPlayer, levels, opponent, opponents, player


def chosen_opponents(monkeypatch, *arguments):
    """The opponents that the command seats, and its output."""
    names = []

    def noted(name, game, seed, fallback):
        names.append(name)
        return player(name, game, seed)

    monkeypatch.setattr(cli, "contestant", noted)
    result = CliRunner().invoke(cli.app, ["play", *arguments, "--seed", "4"], input="")
    return names, result


def test_there_is_a_list_of_opponents_for_each_game():
    assert opponents("terraforming_mars") == ("greedy", "learned", "expert", "novice", "random")
    assert opponents("on_mars")[-1] == "random"


def test_an_opponent_that_a_game_does_not_have_is_refused():
    with pytest.raises(
        UnknownPlayer,
        match="terraforming_mars has no opponent 'clever'; there are greedy, learned, expert, novice, random",
    ):
        player("clever", "terraforming_mars", 1)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        player("greedy", "chess", 1)


def test_the_default_opponent_is_greedy(monkeypatch):
    assert chosen_opponents(monkeypatch, "terraforming_mars", "--players", "3")[0] == ["greedy", "greedy"]
    assert chosen_opponents(monkeypatch, "terraforming_mars", "--opponent", "random")[0] == ["random"]
    assert chosen_opponents(monkeypatch, "on_mars")[0] == [opponents("on_mars")[0]]


def test_levels_are_names_for_players(monkeypatch):
    usual = {"easy": "novice", "medium": "greedy", "hard": "learned", "expert": "expert"}
    assert {level: Opponent.parse(level, "terraforming_mars").name for level in usual} == usual
    assert {level: Opponent.parse(level, "on_mars").name for level in usual} == {**usual, "hard": "expert:16"}
    assert levels("terraforming_mars") == levels("on_mars") == ("easy", "medium", "hard", "expert")
    monkeypatch.setattr(opponent, "supports", lambda entry, game: entry.name in ("greedy", "novice", "random"))
    assert levels("on_mars") == ("easy", "medium")
    assert [Opponent.parse(name, "on_mars").level for name in ("greedy", "random", "expert:16")] == [
        "medium",
        "random",
        "hard",
    ]
    assert Opponent.parse("learned", "on_mars").level == "hard", "it was Hard there at tables that are still played"
    assert Opponent.parse("expert:16", "terraforming_mars").level == "expert:16"
    with pytest.raises(
        UnknownPlayer, match="no opponent 'hard'; there are greedy, novice, random; levels: easy, medium"
    ):
        player("hard", "on_mars", 1)


def test_every_computer_may_have_an_opponent_of_its_own(monkeypatch):
    assert chosen_opponents(monkeypatch, "on_mars", "--opponents", "easy,greedy")[0] == ["easy", "greedy"]
    assert chosen_opponents(monkeypatch, "on_mars", "--players", "3", "--opponents", "easy")[0] == ["easy", "easy"]

    names, result = chosen_opponents(monkeypatch, "on_mars", "--players", "4", "--opponents", "easy,medium")

    assert (names, result.exit_code) == ([], 2)
    assert "valles: 3 computers need one opponent for all or 3, not easy, medium" in result.stderr


def test_an_opponent_nobody_knows_is_named_in_the_refusal(monkeypatch):
    _, result = chosen_opponents(monkeypatch, "terraforming_mars", "--opponent", "clever")

    assert result.exit_code == 2
    assert (
        "valles: terraforming_mars has no opponent 'clever'; there are greedy, learned, expert, novice, random"
        in result.stderr
    )


def test_an_opponent_that_does_not_know_the_set_up_is_refused_with_one_that_does(monkeypatch):
    names, result = chosen_opponents(monkeypatch, "terraforming_mars", "--opponent", "learned", "--map", "hellas")

    assert (names, result.exit_code) == ([], 2)
    assert "learned: this was trained for terraforming_mars with map tharsis, not hellas" in result.stderr
    assert "greedy plays every set-up" in result.stderr
