"""Players of other packages: they are found by name and play everywhere; a broken one is named and disturbs nothing."""

import pytest
from typer.testing import CliRunner

import valles
from valles import players
from valles.cli import app
from valles.games.plugins import INTERFACE
from valles.hosting.bot import BotQuestion
from valles.kernel.record import canonical
from valles.players.greedy import GreedyPlayer
from valles.server.live.bot_process import answer

HERE = ("greedy", "learned", "expert", "novice", "random")
SEEDS = 3


class First:
    """Takes the first answer that there is, by its text."""

    games = ("on_mars",)

    def __init__(self, game, seed):
        pass

    def choose(self, view):
        return view.texts[0]


class Last(First):
    """Takes the last one, by its number."""

    def choose(self, view):
        return view.options[-1]


class Cheat(First):
    def choose(self, view):
        return "win"


class Lost(First):
    def choose(self, view):
        raise LookupError("no idea")


class Newer(First):
    interface = INTERFACE + 1


class Unmade:
    def __init__(self, game, seed):
        raise OSError("its weights are missing")


@pytest.mark.parametrize("kind", ["First", "Last"])
def test_a_player_of_another_package_is_found_and_plays(offer, kind):
    offer(players.GROUP, simple=f"tests.players.test_plugins:{kind}")
    assert players.opponents("on_mars") == (*HERE, "simple")
    assert players.opponents("terraforming_mars") == ("greedy", "learned", "expert", "novice", "random")

    game = valles.new("on_mars", players=2, seed=1)
    bot = players.player("simple", "on_mars", seed=1)
    for _ in range(30):
        view = game.player_view(game.pending[0].seat)
        choice = bot.choose(view)
        assert choice == view.texts[0 if kind == "First" else -1]
        game.play(view.seat, view.text(choice))


def test_it_is_listed_with_its_games_and_where_it_comes_from(offer):
    offer(players.GROUP, simple="tests.players.test_plugins:First")

    lines = CliRunner().invoke(app, ["players"]).output.splitlines()

    assert lines[:5] == [
        "greedy  (valles)  medium  terraforming_mars, on_mars",
        "learned  (valles)  hard  terraforming_mars, on_mars",
        "expert  (valles)  expert  terraforming_mars, on_mars",
        "novice  (valles)  easy  terraforming_mars, on_mars",
        "random  (valles)  terraforming_mars, on_mars",
    ]
    assert lines[5] == "simple  (tests.players.test_plugins:First)  on_mars"


def test_it_thinks_for_the_server(offer):
    offer(players.GROUP, simple="tests.players.test_plugins:First")
    game = valles.new("on_mars", players=1, seed=1)
    saved = canonical(game.rules.save(game.view("purple")))

    assert answer(BotQuestion("on_mars", saved, "purple", 0, "simple")) == game.legal("purple")[0]


@pytest.mark.parametrize(
    ("place", "problem"),
    [
        ("tests.nowhere:Player", "No module named 'tests.nowhere'"),
        ("tests.players.test_plugins:Missing", "has no attribute 'Missing'"),
        ("tests.players.test_plugins:SEEDS", "makes no player"),
        ("tests.players.test_plugins:Newer", "it is written for version 2 of the interface, and this Valles has 1"),
    ],
)
def test_one_that_cannot_be_loaded_is_named_with_the_reason_and_the_others_go_on(offer, place, problem):
    offer(players.GROUP, broken=place)

    assert players.opponents("on_mars") == HERE
    with pytest.raises(players.BrokenPlayer, match=f"broken of .*{problem}"):
        players.player("broken", "on_mars", 1)
    result = CliRunner().invoke(app, ["players"])
    assert result.exit_code == 0 and problem in result.output and "greedy" in result.output


def test_a_player_cannot_take_the_name_of_another(offer):
    offer(players.GROUP, greedy="tests.players.test_plugins:First")

    assert isinstance(players.player("greedy", "on_mars", 1), GreedyPlayer)
    assert "valles has a player of this name" in CliRunner().invoke(app, ["players"]).output


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("Unmade", "simple of .* cannot play on_mars: OSError: its weights are missing"),
        ("Lost", "simple of .* failed at om-ask-space: LookupError: no idea"),
        ("Cheat", "simple of .* answered 'win' to om-ask-space; possible were space:"),
    ],
)
def test_one_that_fails_in_play_is_named_with_the_reason(offer, kind, problem):
    offer(players.GROUP, simple=f"tests.players.test_plugins:{kind}")
    view = valles.new("on_mars", players=1, seed=3).player_view("purple")

    with pytest.raises(players.BrokenPlayer, match=problem):
        players.player("simple", "on_mars", 1).choose(view)


def test_the_terminal_shows_the_error_without_a_traceback(offer):
    offer(players.GROUP, simple="tests.players.test_plugins:Lost")

    result = CliRunner().invoke(app, ["play", "on_mars", "--opponent", "simple", "--seed", "1"], input="1\n" * 40)

    assert result.exit_code == 2
    assert "simple of tests.players.test_plugins:Lost failed at" in result.output
