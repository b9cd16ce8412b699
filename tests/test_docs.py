"""The documents are true."""

import doctest
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import valles
from valles.cli import app

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def name(path):
    return path.relative_to(ROOT).as_posix()


def blocks(language):
    """Every block of code in this language, with its document."""
    documents = [(path, BLOCK.findall(path.read_text(encoding="utf-8"))) for path in DOCUMENTS]
    return [(path, code) for path, some in documents for name, code in some if name == language]


@pytest.mark.parametrize("path", sorted({path for path, _ in blocks("python")}), ids=name)
def test_examples_in_documents_run(path):
    failed, tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_code_in_documents_is_tried_or_the_declaration_of_a_card():
    places = ("src/valles/games/*/cards", "src/valles/games/*/boxes/*", "tests/terraforming_mars/later_box/boxes/*")
    files = [path for place in places for path in ROOT.glob(f"{place}/*.py")]
    cards = "".join(path.read_text(encoding="utf-8") for path in files)
    shown = [(path, code) for path, code in blocks("python") if not code.startswith(">>> ")]
    assert shown
    assert not [(path, code) for path, code in shown if code not in cards]


def test_commands_in_documents_are_understood():
    main = get_command(app)
    assert isinstance(main, TyperGroup)
    commands = main.commands
    lines = [shlex.split(line, comments=True) for _, code in blocks("sh") for line in code.splitlines()]
    calls = [words for words in lines if words[:1] == ["valles"]]
    assert calls
    for _, command, *words in calls:
        commands[command].make_context(command, words)


def test_the_page_of_the_command_line_shows_every_command():
    page = (ROOT / "docs/reference/command-line.md").read_text(encoding="utf-8")
    main = get_command(app)
    assert isinstance(main, TyperGroup)
    assert set(re.findall(r"^valles ([\w-]+)", page, re.MULTILINE)) == set(main.commands)


SOURCES = [path for path in sorted((ROOT / "src/valles").rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_examples_in_docstrings_run(path):
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 0
    assert failed == 0


def test_every_public_name_and_every_member_of_a_game_has_a_docstring():
    public = {name: getattr(valles, name) for name in valles.__all__}
    members = {name: member for name, member in vars(valles.Game).items() if name[0] != "_"}
    assert not [name for name, what in {**public, **members}.items() if not what.__doc__]


WITH_SERVER = ("chat_model", "client", "table_bot")
WITH_TORCH = ("train",)
WITHOUT_SERVER = [
    path for path in sorted((ROOT / "examples").glob("*.py")) if path.stem not in (*WITH_SERVER, *WITH_TORCH)
]


FIGURES = re.findall(
    r"examples/first_bot\.py (\w+) (\d+) +# (.+)", (ROOT / "docs/tutorials/first-bot.md").read_text("utf-8")
)


@pytest.mark.slow
@pytest.mark.parametrize(("opponent", "games", "outcome"), FIGURES)
def test_the_first_bot_wins_as_often_as_the_tutorial_says(opponent, games, outcome):
    command = [sys.executable, ROOT / "examples/first_bot.py", opponent, games]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == outcome


@pytest.mark.parametrize("path", WITHOUT_SERVER, ids=lambda path: path.stem)
def test_examples_run(path):
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
    assert done.stdout
