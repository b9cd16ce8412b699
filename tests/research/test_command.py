"""The commands for those who study games, as a user types them."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from tests.support.ledger import ROOT
from valles.cli import app
from valles.players import process
from valles.players.match import Match, game_of, play
from valles.research import command
from valles.research.dataset import Dataset
from valles.table.message.field import VERSION
from valles.workers import Failure, SerialPool

JOIN = f'print(\'{{"type":"join","version":{VERSION}}}\', flush=True)'
ARENA = ("arena", "terraforming_mars", "greedy,random", "--deals", "2", "--json")


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The folder of an arena's games, with the printed output."""
    folder = tmp_path_factory.mktemp("arena") / "games"
    return folder, json.loads(run(*ARENA, "--out", folder, "--decisions").stdout)


def test_an_arena_reports_rates_ratings_differences_and_a_checksum(folder):
    _, report = folder
    assert (report["games"], report["failed"]) == (4, 0)
    assert [each["player"] for each in report["standings"]] == ["greedy", "random"]
    assert report["standings"][0]["rating"]["low"] < report["standings"][0]["rating"]["value"]
    assert report["differences"][0]["deals"] == 2 and report["differences"][0]["points"]["value"] > 20


@pytest.mark.integration
def test_of_a_single_deal_no_interval_is_known():
    report = json.loads(run("arena", "on_mars", "random,greedy", "--players", "1", "--deals", "1", "--json").stdout)
    assert report["differences"][0]["points"]["low"] is None


def test_an_arena_goes_on_where_it_was_stopped_with_the_same_result(folder, monkeypatch):
    path, report = folder
    for part in ("000003", "000002"):
        (path / f"games-{part}.parquet").unlink()
    played = []

    def noted(match):
        played.append(match)
        return play(match)

    monkeypatch.setattr(command, "play", noted)
    assert json.loads(run(*ARENA, "--out", path, "--decisions").stdout) == report
    assert [(match.seed, match.players) for match in played] == [(1, ("greedy", "random")), (1, ("random", "greedy"))]
    assert json.loads(run(*ARENA, "--out", path, "--decisions").stdout) == report and len(played) == 2


def test_the_same_bytes_are_kept_however_the_work_was_spread(tmp_path):
    for cores in (1, 2):
        result = run(
            "simulate",
            "terraforming_mars",
            "--games",
            "4",
            "--decisions",
            "--out",
            tmp_path / f"{cores}",
            "--cores",
            cores,
        )
        assert result.exit_code == 0, result.output
    files = sorted(path.name for path in (tmp_path / "1").iterdir())
    assert len(files) == 9 and files == sorted(path.name for path in (tmp_path / "2").iterdir())
    assert all((tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes() for name in files)


@pytest.mark.integration
def test_players_who_are_named_have_a_seat_each(tmp_path):
    result = run("simulate", "on_mars", "--players", "random,greedy", "--games", "1", "--seed", "5", "--out", tmp_path)
    assert result.exit_code == 0, result.output
    assert list(Dataset(tmp_path).outcomes()) == [play(Match("on_mars", {"players": 2}, 5, ("random", "greedy")))]


def test_an_arena_is_a_table_for_people(folder):
    output = run("arena", "terraforming_mars", "random", "--players", "3", "--deals", "1", "--no-corporate-era").stdout
    assert "95 % interval" in output and output.split("\n")[1].split()[:2] == ["random", "3"]


@pytest.mark.integration
def test_several_numbers_of_players_are_rated_together():
    output = run("arena", "on_mars", "random,greedy", "--players", "2,1", "--deals", "1", "--markdown").stdout.split(
        "\n"
    )
    assert output[0] == "| player | games | rating | 95 % | won of 1 | won of 2 |"
    assert [line.split(" | ")[:2] for line in output[2:4]] == [["| `greedy`", "3"], ["| `random`", "3"]]


def test_an_interrupted_arena_shows_how_to_continue(tmp_path, monkeypatch):
    def interrupt(match):
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play", interrupt)
    result = run(*ARENA, "--out", tmp_path / "new")
    assert result.exit_code == 130
    assert f"the same command goes on with what is in {tmp_path / 'new'}" in result.stderr


def test_the_output_of_a_cluster_is_kept_out_of_the_figures(monkeypatch):
    def noisy(match):
        print("(raylet) A worker died or was killed")
        return play(match)

    monkeypatch.setattr(command, "play", noisy)
    monkeypatch.setattr(command, "open_pool", lambda cores, ray: SerialPool())
    result = run(*ARENA, "--ray", "somewhere")
    assert json.loads(result.stdout)["games"] == 4
    assert "A worker died" in result.stderr


def test_failed_games_are_reported_and_the_others_count(monkeypatch):
    def fails(match):
        if match.players[0] == "random":
            raise RuntimeError("out of ideas")
        return play(match)

    monkeypatch.setattr(command, "play", fails)
    result = run(*ARENA)
    assert result.exit_code == 1
    assert "valles: 2 left out: RuntimeError: out of ideas" in result.stderr
    assert json.loads(result.stdout)["games"] == 2


BROKEN_PROGRAMS = {
    "says hello": ("print('hello')", "said 'hello', which is no message: "),
    "no message": (f"{JOIN}\ninput()\nprint('[1]', flush=True)\ninput()", "said '[1]', which is no message: "),
    "dies": (f"{JOIN}\ninput()\nraise SystemExit(3)", "has ended with status 3 at "),
    "too late": (f"{JOIN}\nfor line in iter(input, ''): pass", "has not answered within 0.3 s at "),
}


@pytest.mark.integration
@pytest.mark.parametrize("what", BROKEN_PROGRAMS)
def test_games_that_a_program_breaks_are_faults_and_do_not_count(what, tmp_path, monkeypatch):
    """Nobody plays on in its place: the result would not be its own."""
    text, reason = BROKEN_PROGRAMS[what]
    (tmp_path / "bad.py").write_text(text)
    name = f"process:{sys.executable} {tmp_path}/bad.py"
    if what == "too late":
        monkeypatch.setattr(process, "TIME_LIMIT", 0.3)
    else:
        monkeypatch.setattr(process, "TIME_LIMIT", 60.0)
    arguments = ("arena", "on_mars", f"{name},random", "--deals", "1", "--out", tmp_path / "out")
    for _ in ("played", "resumed"):
        result = run(*arguments, "--json")
        report = json.loads(result.stdout)
        assert result.exit_code == 1
        assert (report["games"], report["failed"], report["standings"]) == (0, 2, [])
        [fault] = report["faults"]
        assert (fault["player"], fault["games"]) == (name, 2)
        assert fault["reason"].startswith(f"{name} {reason}")
        assert f"left out: {fault['reason']}" in result.stderr
    stored = Dataset(tmp_path / "out").failures().to_pylist()
    assert [row["player"] for row in stored] == [name, name] and stored[0]["reason"] == fault["reason"]
    table = run(*arguments).stdout
    assert f"{name} broke 2 of 2 games, which do not count: {fault['reason']}" in table
    assert "failed                2\n" in table


def test_a_simulation_counts_failed_games(monkeypatch):
    monkeypatch.setattr(command, "play", lambda match: 1 // match.seed)
    result = run("simulate", "on_mars", "--games", "1", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["failed"] == 1


def test_only_the_most_common_reasons_of_failures_are_printed(capsys):
    failures = [
        Failure("often"),
        *(Failure(f"{number}") for number in range(30)),
        Failure("often"),
    ]
    command.Run(failures=failures).print_failures()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == command.MAX_REASONS + 1
    assert lines[0] == "valles: 2 left out: often" and lines[-1] == "valles: 21 left out for other reasons"


def test_records_become_a_data_set_and_statistics(tmp_path):
    games = [play(Match("on_mars", {"players": 1}, seed)) for seed in (1, 2)]
    for number, game in enumerate(games):
        (tmp_path / f"{number}.txt").write_text(game_of(game).record())
    (tmp_path / "2.txt").write_text(game_of(games[0]).at(9).record())

    result = run("dataset", tmp_path / "set", tmp_path / "0.txt", tmp_path / "1.txt", tmp_path / "2.txt", "--json")

    assert result.exit_code == 0, result.output
    assert "valles: 1 left out: the game is not over" in result.stderr
    assert json.loads(result.stdout)["games"] == 2
    assert list(Dataset(tmp_path / "set").outcomes()) == games
    again = run("stats", tmp_path / "set", "--by", "tech", "--svg", tmp_path / "pictures", "--json")
    assert json.loads(again.stdout) == json.loads(
        run("stats", tmp_path / "0.txt", tmp_path / "1.txt", "--by", "tech", "--json").stdout
    )
    assert (tmp_path / "pictures/tech.svg").read_text().startswith("<svg")
    assert "start" in run("stats", tmp_path / "set").stdout
    assert run("stats", tmp_path / "set", "--least", "100").stdout == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("arena", "terraforming_mars", "greedy,clever"), "no opponent 'clever'; there are greedy, learned, "),
        (("arena", "terraforming_mars", "greedy,greedy"), "name every player once, not greedy, greedy"),
        (("arena", "terraforming_mars", "greedy", "--players", "6"), "1 to 5 players"),
        (("arena", "terraforming_mars", "greedy", "--players", "2,,3"), "written as 2 or 2,3,4, each once, not '2,,3'"),
        (("arena", "terraforming_mars", "greedy", "--players", "2,2"), "written as 2 or 2,3,4, each once, not '2,2'"),
        (("arena", "chess", "greedy"), "chess"),
        (
            ("simulate", "on_mars", "--players", "greedy,clever"),
            "no opponent 'clever'; there are greedy, learned, expert, novice, random",
        ),
        (("simulate", "on_mars", "--players", "-1"), "1 to 4 players"),
        (("simulate", "on_mars", "--players", ""), "no opponent ''; there are greedy, learned, expert, novice, random"),
        (("simulate", "on_mars", "--decisions"), "decisions are kept in a folder, which --out names"),
        (("stats", ROOT / "docs"), "there is no record in"),
        (("stats", "no-such-file"), "there is no no-such-file"),
        (("stats", ROOT / "tests/on_mars/records/walled_in.txt", "--by", "hat"), "have no 'hat'; they have blueprint"),
        (
            ("dataset", ROOT / "tests", ROOT / "tests/on_mars/records/walled_in.txt"),
            "is not empty, and holds no data set",
        ),
    ],
)
def test_bad_arguments_get_a_message_and_exit_code_two(arguments, message):
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("missing", "arguments", "message"),
    [
        ("openskill", ARENA, "the arena needs openskill; to install it, run: pip install 'valles[research]'"),
        (
            "pyarrow",
            ("simulate", "on_mars", "--out", "{new}"),
            "a data set needs pyarrow; to install it, run: pip install 'valles[research]'",
        ),
        (
            "ray",
            ("simulate", "on_mars", "--ray", "auto"),
            "a cluster needs ray; to install it, run: pip install 'valles[ray]'",
        ),
    ],
)
def test_the_error_of_a_missing_extra_has_the_command_that_installs_it(
    missing, arguments, message, monkeypatch, tmp_path
):
    for name in [name for name in sys.modules if name.partition(".")[0] == missing]:
        monkeypatch.delitem(sys.modules, name)
    for module in ("valles.research.dataset", "valles.workers.ray"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    result = run(*(argument.format(new=tmp_path / "new") for argument in arguments))
    assert result.exit_code == 2
    assert message in result.stderr


def test_the_commands_need_no_extra_until_they_are_used():
    code = "import sys, valles.cli; print(sorted({'pyarrow', 'ray', 'openskill', 'numpy'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
