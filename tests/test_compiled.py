"""The compiled engine gives the results of the interpreted one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import DEEP
from valles.kernel import settle

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.skipif(not str(settle.__file__).endswith(".py"), reason="this run is itself compiled")


@pytest.fixture(scope="module")
def compiled():
    """The environment in which Python finds the compiled engine."""
    how = [] if DEEP else ["--plain"]
    subprocess.run([sys.executable, ROOT / "tools/compile.py", *how], check=True, capture_output=True)
    return {**os.environ, "PYTHONPATH": str(ROOT / "build/compiled")}


def command(environment, *arguments):
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_the_compiled_engine_runs_and_says_so(compiled):
    assert "(compiled)" in command(compiled, "-m", "valles", "--version")


@pytest.mark.parametrize(
    ("game", "players", "games"),
    [*(("terraforming_mars", players, 10) for players in range(1, 6)), *(("on_mars", n, 3) for n in range(1, 5))],
)
def test_random_games_are_the_same(compiled, game, players, games):
    arguments = ("-m", "valles", "simulate", game, "--players", str(players), "--games", str(games), "--json")
    plain = json.loads(command(dict(os.environ), *arguments))
    fast = json.loads(command(compiled, *arguments))
    assert fast["checksum"] == plain["checksum"]
    assert fast["decisions"] == plain["decisions"]


def test_scenarios_hold_compiled(compiled):
    """The deep tests run the rules and the laws too."""
    names = ["scenarios", "test_positions.py", "test_records.py", "test_bad_input.py", *(["rules"] if DEEP else [])]
    paths = [f"tests/{game}/{name}" for game in ("terraforming_mars", "on_mars") for name in names]
    paths += ["tests/test_game.py", *(["tests/laws"] if DEEP else [])]
    command(compiled, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *paths)
