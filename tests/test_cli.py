"""The command line, as a user types it."""

import json

import pytest
from typer.testing import CliRunner

from tests.test_game import random_game
from valles.cli import app
from valles.terminal.player import Terminal

LANGUAGES = ["en", "de", "pl", "it", "nl"]


def run(*arguments, typed=""):
    return CliRunner().invoke(app, list(arguments), input=typed)


def test_simulate_prints_figures_with_a_reproducible_checksum():
    first = json.loads(run("simulate", "terraforming_mars", "--players", "3", "--games", "2", "--json").stdout)
    again = json.loads(run("simulate", "terraforming_mars", "--players", "3", "--games", "2", "--json").stdout)
    other = json.loads(run("simulate", "terraforming_mars", "--games", "2", "--seed", "9", "--json").stdout)
    assert first["games"] == 2
    assert {"decisions", "seconds", "decisions_per_second", "mean_generations", "checksum"} < set(first)
    assert first["checksum"] == again["checksum"] != other["checksum"]
    assert "checksum" in run("simulate", "terraforming_mars", "--games", "1").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_lists_every_card(language):
    entries = json.loads(run("cards", "terraforming_mars", "--lang", language, "--json").stdout)
    assert len(entries) == 221
    fields = {"number", "id", "name", "kind", "deck", "cost", "tags", "requirements", "points", "text", "icons"}
    assert all(set(entry) == fields for entry in entries)
    assert all(entry["text"] and entry["icons"] for entry in entries)


def test_replay_prints_the_final_scores(tmp_path):
    file = tmp_path / "game.txt"
    game = random_game()
    file.write_text(game.record())
    done = run("replay", str(file))
    assert done.exit_code == 0
    assert all(str(row["total"]) in done.stdout for row in game.scores().values())


def test_replay_of_a_broken_record_names_the_move(tmp_path):
    file = tmp_path / "game.txt"
    lines = random_game(moves=60).record().splitlines()
    lines[31] = "31 yellow play:ants"
    file.write_text("\n".join(lines) + "\n")
    done = run("replay", str(file))
    assert done.exit_code == 2
    assert "move 31" in done.stderr and "play:ants" in done.stderr and "option" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("replay", "no-such-file"), "no-such-file"),
        (("simulate", "chess"), "chess"),
        (("simulate", "terraforming_mars", "--players", "6"), "1 to 5 players"),
        (("cards", "terraforming_mars", "--lang", "fr"), "fr"),
        (("play", "terraforming_mars", "--players", "2", "--humans", "3"), "not 3"),
        (("play", "terraforming_mars", "--lang", "xx"), "xx"),
        (("play", "terraforming_mars", "--players", "1", "--no-corporate-era"), "Corporate Era"),
    ],
)
def test_bad_arguments_get_a_message_and_exit_code_two(arguments, message):
    done = run(*arguments)
    assert done.exit_code == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_version_says_what_is_running():
    assert run("--version").stdout.startswith("valles 0.1.0 (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal_can_be_played_to_its_end(language):
    game = random_game(moves=0, players=2)
    shown = []
    asked = 0

    def read(prompt):
        nonlocal asked
        asked += 1
        script = {3: "?", 5: "undo", 7: "? asteroid", 9: "nonsense", 11: "play:birds", 13: "99"}
        seat = game.seats[game.state.pending()[0]]
        return script.get(asked, str(len(game.legal(seat)) // 2 + 1))

    Terminal(game, {}, language, read, shown.append).run()
    assert game.over
    assert str(max(row["total"] for row in game.scores().values())) in shown[-1]


def test_play_ends_politely_when_nothing_more_is_typed(tmp_path):
    record = tmp_path / "game.txt"
    done = run("play", "terraforming_mars", "--seed", "4", "--record", str(record), typed="1\n1\nundo\n")
    assert done.exit_code == 0
    assert "Traceback" not in done.stdout
    assert record.read_text().splitlines()[1].startswith("1 ")


def test_hot_seat_hides_each_hand_behind_a_prompt():
    typed = "\n" + "1\n" * 11 + "\n"
    done = run("play", "terraforming_mars", "--players", "2", "--humans", "2", "--seed", "4", typed=typed)
    assert done.stdout.count("Hand over to") == 2


def test_solo_is_played_alone():
    done = run("play", "terraforming_mars", "--players", "1", "--seed", "4", typed="1\n")
    assert "CITY:n" in done.stdout
