"""Which opponents there are, and how a user picks one."""

import pytest
from typer.testing import CliRunner

from valles import cli
from valles.players import UnknownPlayer, opponents, player


def seated(monkeypatch, *arguments):
    """The opponents that the command seats, and what it says."""
    names = []

    def noted(name, game, seed):
        names.append(name)
        return player(name, game, seed)

    monkeypatch.setattr(cli, "contestant", noted)
    done = CliRunner().invoke(cli.app, ["play", *arguments, "--seed", "4"], input="")
    return names, done


def test_there_is_a_list_of_opponents_for_each_game():
    assert opponents("terraforming_mars") == ("greedy", "learned", "expert", "random")
    assert opponents("on_mars")[-1] == "random"


def test_an_opponent_that_a_game_does_not_have_is_refused():
    with pytest.raises(
        UnknownPlayer, match="terraforming_mars has no opponent 'clever'; there are greedy, learned, expert, random"
    ):
        player("clever", "terraforming_mars", 1)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        player("greedy", "chess", 1)


def test_people_play_against_greedy_unless_they_say_otherwise(monkeypatch):
    assert seated(monkeypatch, "terraforming_mars", "--players", "3")[0] == ["greedy", "greedy"]
    assert seated(monkeypatch, "terraforming_mars", "--opponent", "random")[0] == ["random"]
    assert seated(monkeypatch, "on_mars")[0] == [opponents("on_mars")[0]]


def test_an_opponent_nobody_knows_is_named_in_the_refusal(monkeypatch):
    _, done = seated(monkeypatch, "terraforming_mars", "--opponent", "clever")

    assert done.exit_code == 2
    assert (
        "valles: terraforming_mars has no opponent 'clever'; there are greedy, learned, expert, random" in done.stderr
    )


def test_an_opponent_that_does_not_know_the_set_up_is_refused_with_one_that_does(monkeypatch):
    names, done = seated(monkeypatch, "terraforming_mars", "--opponent", "learned", "--draft")

    assert (names, done.exit_code) == ([], 2)
    assert "learned: this was trained for terraforming_mars with draft False, not True" in done.stderr
    assert "greedy plays every set-up" in done.stderr
