"""The documents say what is true."""

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
    found = [(path, BLOCK.findall(path.read_text(encoding="utf-8"))) for path in DOCUMENTS]
    return [(path, code) for path, some in found for said, code in some if said == language]


@pytest.mark.parametrize("path", sorted({path for path, _ in blocks("python")}), ids=name)
def test_examples_in_documents_run(path):
    failed, tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_code_in_documents_is_tried_or_the_declaration_of_a_card():
    files = [*ROOT.glob("src/valles/games/*/cards/*.py"), *ROOT.glob("tests/terraforming_mars/later_box/cards/*.py")]
    cards = "".join(path.read_text(encoding="utf-8") for path in files)
    shown = [(path, code) for path, code in blocks("python") if not code.startswith(">>> ")]
    assert shown
    assert not [(path, code) for path, code in shown if code not in cards]


def test_commands_in_documents_are_understood():
    main = get_command(app)
    assert isinstance(main, TyperGroup)
    commands = main.commands
    lines = [shlex.split(line, comments=True) for _, code in blocks("sh") for line in code.splitlines()]
    said = [words for words in lines if words[:1] == ["valles"]]
    assert said
    for _, command, *words in said:
        commands[command].make_context(command, words)


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


FIGURES = re.findall(r"examples/first_bot\.py (\w+) (\d+) +# (.+)", (ROOT / "docs/tutorial.md").read_text("utf-8"))


@pytest.mark.parametrize(("opponent", "games", "outcome"), FIGURES)
def test_the_first_bot_wins_as_often_as_the_tutorial_says(opponent, games, outcome):
    command = [sys.executable, ROOT / "examples/first_bot.py", opponent, games]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == outcome


@pytest.mark.parametrize("path", WITHOUT_SERVER, ids=lambda path: path.stem)
def test_examples_run(path):
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
    assert done.stdout


def test_every_demand_names_a_test_in_a_browser_or_says_that_it_is_not_met():
    rows = re.findall(
        r"^\| (\d+) \|.*\| (.*) \|$", (ROOT / "docs/demands.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    titles = {
        path.name: re.findall(r'\btest\(\s*"(.*?)"', path.read_text(encoding="utf-8"), re.DOTALL)
        for path in (ROOT / "web/tests").glob("*.ts")
    }

    assert [int(number) for number, _ in rows] == list(range(1, 26))
    for number, proof in rows:
        named = re.findall(r"`(\S+\.ts)`: (.*?)(?=; `\S+\.ts`: |$)", proof)
        assert named or proof == "not met yet", number
        assert not [(file, title) for file, title in named if title not in titles[file]], number


def test_every_fault_that_was_found_names_the_test_that_proves_it_and_its_picture():
    rows = re.findall(
        r"^\| ([TO]\d+) \| .*? \| (.*?) \| (.*?) ?\|$", (ROOT / "docs/demands.md").read_text(encoding="utf-8"), re.M
    )
    written = [
        *(ROOT / "web/tests").glob("*.ts"),
        *(ROOT / "web/src").rglob("*.test.ts"),
        *(ROOT / "tests/server").glob("*.py"),
    ]
    pictured = (ROOT / "web/tests/states.spec.ts").read_text(encoding="utf-8").replace("/", "-")

    assert [number for number, *_ in rows] == [f"T{n}" for n in range(1, 18)] + [f"O{n}" for n in range(1, 15)]
    for number, proof, picture in rows:
        named = re.findall(r"`(\S+\.(?:ts|py))`: (.*?)(?=; `\S+\.ts`: |$)", proof)
        assert named, number
        for file, title in named:
            [path] = [path for path in written if path.as_posix().endswith(f"/{file}")]
            assert re.sub(r"\W+", "_", title) in re.sub(r"\W+", "_", path.read_text(encoding="utf-8")), (number, title)
        assert not picture or f'"{picture.strip("`").partition(".")[2]}"' in pictured, (number, picture)
