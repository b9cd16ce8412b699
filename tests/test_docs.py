"""The documents say what is true."""

import doctest
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/testing.md"])
def test_examples_in_documents_run(name):
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, verbose=False)
    assert tried > 0
    assert failed == 0


def test_the_list_of_moves_is_current():
    moves = runpy.run_path(str(ROOT / "tools/moves.py"))["moves"]()
    assert (ROOT / "docs/moves.md").read_text(encoding="utf-8") == moves, "run python tools/moves.py"


WITHOUT_SERVER = [path for path in sorted((ROOT / "examples").glob("*.py")) if path.stem != "client"]


@pytest.mark.parametrize("path", WITHOUT_SERVER, ids=lambda path: path.stem)
def test_examples_run(path):
    done = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
    assert done.stdout
