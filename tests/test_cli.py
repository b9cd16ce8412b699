"""The command line, as a user types it."""

import json
import os
import random
import sys

import pytest
from typer.testing import CliRunner

import valles
from tests.test_game import random_game
from valles.cli import app
from valles.describe.language import LANGUAGES
from valles.players.random import RandomPlayer
from valles.terminal import page
from valles.terminal.page import Page, length
from valles.terminal.player import Quit, Terminal, game_screen
from valles.testing import table


def run(*arguments, typed=""):
    return CliRunner().invoke(app, list(arguments), input=typed)


def at_the_terminal(game, *typed, bots=None, language="en", page=None):
    """What is shown to people who type this and leave."""
    answers = iter(typed)
    shown = []

    def read(prompt):
        shown.append(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    with pytest.raises(Quit):
        Terminal(game, bots or {}, language, read, shown.append, page).run()
    return "\n".join(shown)


def test_simulate_prints_figures_with_a_reproducible_checksum():
    first = json.loads(run("simulate", "terraforming_mars", "--players", "3", "--games", "2", "--json").stdout)
    again = json.loads(run("simulate", "terraforming_mars", "--players", "3", "--games", "2", "--json").stdout)
    other = json.loads(run("simulate", "terraforming_mars", "--games", "2", "--seed", "9", "--json").stdout)
    assert first["games"] == 2
    assert {"decisions", "seconds", "decisions_per_second", "mean_rounds", "checksum"} < set(first)
    assert first["checksum"] == again["checksum"] != other["checksum"]
    assert "checksum" in run("simulate", "terraforming_mars", "--games", "1").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_lists_every_card(language):
    entries = json.loads(run("cards", "terraforming_mars", "--lang", language, "--json").stdout)
    assert len(entries) == 268
    fields = {"number", "id", "name", "kind", "deck", "cost", "tags", "requirements", "points", "text", "icons"}
    assert all(set(entry) == fields for entry in entries)
    assert all(entry["text"] and entry["icons"] for entry in entries)


@pytest.mark.parametrize(
    "line",
    [
        "035  Ants (9 M€, microbe tag): Requires at least 4% oxygen.",
        "R08  CrediCor: You start with 57\xa0M€.",
    ],
)
def test_cards_prints_number_name_corner_and_text(line):
    shown = run("cards", "terraforming_mars").stdout.splitlines()
    assert len(shown) == 268
    assert [entry for entry in shown if entry.startswith(line)]


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
    "lines",
    [
        ["1 \x1b]0;PWNED\x07 x y z", "end 1"],
        ["1 yellow \x1b[2Jplay:ants", "end 1"],
        ["1 \u202eyellow play:ants", "end 1"],
    ],
)
def test_an_error_about_a_record_sends_no_control_characters_to_the_terminal(tmp_path, lines):
    file = tmp_path / "game.txt"
    head = random_game(moves=1).record().splitlines()[0]
    file.write_text("\n".join([head, *lines]) + "\n")

    done = run("replay", str(file))

    assert done.exit_code == 2
    assert done.stderr.strip().isprintable()


def test_an_error_about_the_game_of_a_record_sends_no_control_characters_to_the_terminal(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text('{"game": "\\u001b[2J", "rules": 1, "setup": {"seats": ["yellow"]}, "seed": "5"}\nend 0\n')

    done = run("replay", str(file))

    assert done.exit_code == 2
    assert done.stderr.strip().isprintable()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("replay", "no-such-file"), "no-such-file"),
        (("simulate", "chess"), "chess"),
        (("simulate", "terraforming_mars", "--players", "6"), "1 to 5 players"),
        (("cards", "terraforming_mars", "--lang", "fr"), "fr"),
        (("play", "terraforming_mars", "--players", "2", "--humans", "3"), "not 3"),
        (("play", "terraforming_mars", "--lang", "xx"), "xx"),
        (("play", "terraforming_mars", "--edition", "xx"), "xx"),
        (("play", "terraforming_mars", "--seed", "-5"), "-5"),
        (("play", "terraforming_mars", "--record", "no/such/folder"), "No such file"),
        (("replay", "no-such-file", "--lang", "xx"), "xx"),
        (("play", "terraforming_mars", "--players", "1", "--no-corporate-era"), "Corporate Era"),
    ],
)
def test_bad_arguments_get_a_message_and_exit_code_two(arguments, message):
    done = run(*arguments)
    assert done.exit_code == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_version_says_what_is_running():
    assert run("--version").stdout.startswith(f"valles {valles.__version__} (")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal_can_be_played_to_its_end(language):
    game = random_game(moves=0, players=2)
    shown: list[str] = []
    prompts = 0

    def read(prompt):
        nonlocal prompts
        prompts += 1
        script = {3: "?", 5: "undo", 7: "? asteroid", 9: "nonsense", 11: "play:birds", 13: "99"}
        seat = game.seats[game.state.pending_seats()[0]]
        return script.get(prompts, str(len(game.legal(seat)) // 2 + 1))

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
    assert "Generation 1/14" in done.stdout
    assert "⌂ " in done.stdout
    assert "Milestones" not in done.stdout


@pytest.mark.parametrize("answer", ["2", "no", "No", "NO"])
def test_an_answer_is_typed_as_its_number_its_text_or_its_label(answer):
    game = valles.new("terraforming_mars", players=1, seed=4)
    at_the_terminal(game, "1", answer)
    assert game.moves[-1] == ("yellow", "no")


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("", "quit ends the program.\nYour choice"),
        ("0", "There is no answer “0” here."),
        ("3", "There is no answer “3” here."),
        ("²", "There is no answer “²” here."),
        ("play:birds", "Not possible (Play Birds (10 M€)): You cannot choose this card here"),
    ],
)
def test_anything_else_is_refused_and_asked_again(answer, message):
    game = valles.new("terraforming_mars", players=1, seed=4)
    shown = at_the_terminal(game, answer, "1")
    assert message in shown
    assert len(game.moves) == 1


def test_an_amount_is_typed_as_it_is():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, steel=5, hand=["ghg_factories"], production={"energy": 1})
    shown = at_the_terminal(t.game, "", "play:ghg_factories", "4")
    assert "You have 9 M€ and 5 steel (2 M€ each)." in shown
    assert t.seat("yellow").steel == 1


def test_areas_are_numbered_on_the_map():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    shown = at_the_terminal(t.game, "", "standard:aquifer", "12")
    assert "1:~ss" in shown and "12:~tt" in shown
    t.then(tiles={"r9c5": "ocean"})


def test_questions_about_a_card_show_it_and_the_money_left():
    game = valles.new("terraforming_mars", players=1, seed=6)
    shown = at_the_terminal(game, "ThorGate", "yes", language="pl")
    assert shown.count("Duża asteroida (27 M€, ") == 2
    assert "Pozostałe M€: 48" in shown and "Pozostałe M€: 45" in shown


def test_options_have_their_subject():
    t = table("terraforming_mars")
    t.given("yellow", credits=40, tableau=["ants"], production={"credits": 2})
    t.given("blue", tableau=["tardigrades", "decomposers"], on={"tardigrades": 2, "decomposers": 1})
    shown = at_the_terminal(t.game, "", "action:ants")
    assert "Fund the award “Banker” (8 M€): M€ production (Yellow 2, Blue 0)" in shown
    assert "Standard project: Asteroid (14 M€): Raise the temperature 1 step." in shown
    assert "Use the action of Ants: Remove 1 microbe from any card" in shown
    assert "Tardigrades (Blue) [2 microbes]" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? Birds", "Birds (10 M€, animal tag): Requires at least 13% oxygen."),
        ("?birds", "Not possible (Birds): Requires at least 13% oxygen. Now: 0%."),
        ("? 1", "Standard project: Sell patents: Discard any number of cards"),
        ("? milestone:mayor", "Claim the milestone “Mayor” (8 M€): City tiles 0/3\nNot possible"),
        ("? nonsense", "There is no answer “nonsense” here."),
        ("?", "Pass for this generation [pass]"),
    ],
)
def test_a_question_mark_explains(typed, answer):
    t = table("terraforming_mars")
    t.given("yellow", hand=["birds"])
    assert answer in at_the_terminal(t.game, "", typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language):
    shown = at_the_terminal(valles.new("terraforming_mars", players=1), "", language=language)
    assert all(f" {command} " in " ".join(shown.split()) for command in ("?", "table", "log", "undo", "quit"))


@pytest.mark.parametrize("typed", ("pas", "PAS", "pass for"))
def test_the_beginning_of_an_answer_is_enough_where_it_fits_only_one(typed):
    t = table("terraforming_mars")
    at_the_terminal(t.game, "", typed)
    assert t.game.moves == [("yellow", "pass")]


def test_a_beginning_that_fits_several_answers_lists_them():
    t = table("terraforming_mars")
    t.given("yellow", credits=30)

    shown = at_the_terminal(t.game, "", "standard:a").partition("Several answers begin with “standard:a”:\n")[2]

    assert t.game.moves == []
    assert [line.rpartition("[")[2] for line in shown.splitlines()[:2]] == ["standard:asteroid]", "standard:aquifer]"]
    assert "Your choice" in shown.splitlines()[2]


def test_the_beginning_of_an_impossible_answer_gets_its_reason():
    t = table("terraforming_mars")
    shown = at_the_terminal(t.game, "", "play:ants")
    assert "Not possible (Play Ants (9 M€)): You cannot choose this card here" in shown
    assert "Not possible (Play Tardigrades (4 M€))" in at_the_terminal(t.game, "", "play:tard")


def test_numbers_have_to_be_typed_in_full():
    t = table("terraforming_mars")
    t.given("yellow", credits=40, steel=12, hand=["ghg_factories"], production={"energy": 1})
    shown = at_the_terminal(t.game, "", "play:ghg_factories", "9")
    assert "There is no answer “9” here." in shown


def test_the_log_has_all_lines_that_the_seat_may_read():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["technology_demonstration"])
    shown = at_the_terminal(t.game, "", "play:technology_demonstration", "end", "", "log")
    story = shown.rpartition("Everything that has happened")[2]
    assert "Yellow plays Technology Demonstration." in story
    assert "You draw" not in story
    assert shown.count("Yellow plays Technology Demonstration.") == 3


@pytest.mark.parametrize(("typed", "read"), [([""], 20), (["q"], 9), (["", ""], 20), (["", "no"], 18)])
def test_a_long_log_is_shown_a_screen_at_a_time(monkeypatch, typed, read):
    game = valles.new("terraforming_mars", players=1, seed=4)
    monkeypatch.setattr(game, "log", lambda *_: [f"line {number}." for number in range(20)])
    answers = iter(typed)
    shown: list[str] = []
    Terminal(game, {}, "en", lambda _: next(answers, ""), shown.append, Page(80, height=10)).write_log("yellow")
    lines = "\n".join(shown).count("line ")
    assert lines == read
    assert max(part.count("\n") + 1 for part in shown[1:]) < 10


def test_the_table_can_be_seen_in_the_middle_of_an_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=18)
    shown = at_the_terminal(t.game, "", "standard:aquifer", "table")
    assert shown.count("Milestones") == 2


def test_undo_goes_back_over_what_computers_have_done():
    game = valles.new("terraforming_mars", players=3, seed=4, beginners=("yellow", "blue", "pink"), first="yellow")
    bots = {seat: RandomPlayer("terraforming_mars", 1) for seat in ("blue", "pink")}
    at_the_terminal(game, "pass", "undo", bots=bots)
    assert game.moves == []


def test_undo_goes_back_to_the_last_person_who_decided():
    t = table("terraforming_mars")
    shown = at_the_terminal(t.game, "", "pass", "", "undo", "")
    assert t.game.moves == []
    assert shown.count("Hand over to Yellow") == 2 and shown.count("Hand over to Blue") == 1


def test_undo_before_the_first_move_is_refused_with_the_reason():
    assert "There is nothing to undo." in at_the_terminal(valles.new("terraforming_mars", players=1), "undo")


def test_each_person_reads_all_that_has_happened_since():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["technology_demonstration"])
    t.given("blue", credits=50)
    shown = at_the_terminal(t.game, "", "play:technology_demonstration", "end", "", "standard:asteroid", "end", "")
    before, yellow, blue, again = shown.split("Hand over to ")
    assert not before.count("What has happened")
    assert "You draw" in yellow and "You draw" not in blue
    assert "Yellow plays Technology Demonstration." in blue
    assert "Blue uses the standard project “Asteroid”." in again and "You draw" not in again


@pytest.mark.parametrize("game", ["terraforming_mars", "on_mars"])
def test_the_screen_shows_no_more_than_the_seat_may_know(game):
    played = valles.new(game, players=3, seed=5)
    chance = random.Random(5)
    while len(played.moves) < 120:
        choice = chance.choice(played.pending)
        if len(played.moves) % 8 == 0:
            known = played.copy()
            known.state = played.view(choice.seat)
            assert shown_to(choice, known) == shown_to(choice, played)
        played.play(choice.seat, chance.choice(choice.options))


def shown_to(choice, game):
    """All that the seat of an open choice is shown."""
    screen = game_screen(game, "en", Page())
    numbers = {option: str(place) for place, option in enumerate(choice.options)}
    notes = [screen.note(choice.seat, option) for option in choice.options]
    labels = [screen.label(choice.seat, option) for option in choice.options]
    return [screen.screen(choice.seat), screen.hint(choice.seat, numbers), *labels, *notes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_page(language):
    game = random_game(seed=5, moves=400, players=5)
    shown = at_the_terminal(game, "", "?", "table", language=language, page=Page(78))
    assert max(length(line) for line in shown.splitlines()) <= 78


def test_colours_are_shown_only_where_there_are_some():
    game = random_game(moves=100)
    plain = at_the_terminal(game.copy(), "", page=Page(80))
    coloured = at_the_terminal(game.copy(), "", page=Page(80, colour=True))
    assert "\033" not in plain
    assert page.STYLED.sub("", coloured) == plain != coloured


@pytest.mark.parametrize(
    ("terminal", "variables", "colour", "clears"),
    [
        (True, {"TERM": "xterm"}, True, True),
        (True, {"TERM": "xterm", "NO_COLOR": "1"}, False, True),
        (True, {"TERM": "dumb"}, False, False),
        (False, {"TERM": "xterm"}, False, False),
    ],
)
def test_the_page_knows_the_terminal(monkeypatch, terminal, variables, colour, clears):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr(os, "environ", variables)
    screen = page.screen()
    assert (screen.colour, screen.clears) == (colour, clears)


def test_a_record_is_never_written_over(tmp_path):
    record = tmp_path / "game.txt"
    record.write_text("an old game")
    done = run("play", "terraforming_mars", "--record", str(record), typed="1\n")
    assert done.exit_code == 2
    assert "File exists" in done.stderr
    assert record.read_text() == "an old game"


def test_replay_of_an_unfinished_game_shows_the_standings(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(random_game(moves=60).record())
    done = run("replay", str(file), "--lang", "de")
    assert done.exit_code == 0
    assert "bisherige Schritte: 60" in done.stdout and "Terraformwert" in done.stdout


def test_replay_of_a_wrong_file_is_refused_with_the_reason(tmp_path):
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    (tmp_path / "empty").write_text("")
    assert "Is a directory" in run("replay", str(tmp_path)).stderr
    assert "picture is no record" in run("replay", str(tmp_path / "picture")).stderr
    assert "a record begins with" in run("replay", str(tmp_path / "empty")).stderr
