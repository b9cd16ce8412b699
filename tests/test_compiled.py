"""The compiled engine gives the results of the interpreted one."""

import json
import os
import subprocess
import sys

import pytest

from tests.support.ledger import ROOT
from tools.compile import lacking
from valles.kernel import effect
from valles.players.match import Match, play

GAMES = [*(("terraforming_mars", players, 10) for players in range(1, 6)), *(("on_mars", n, 3) for n in range(1, 5))]
PRINT_PLAYED = "import json; from tests.test_compiled import played; print(json.dumps(played()))"

pytestmark = [
    pytest.mark.integration,
    pytest.mark.skipif(not str(effect.__file__).endswith(".py"), reason="this run is itself compiled"),
]


@pytest.fixture(scope="module")
def compiled(nightly):
    """The environment in which Python finds the compiled engine."""
    if lacking():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(lacking())
    how = [] if nightly else ["--plain"]
    subprocess.run([sys.executable, ROOT / "tools/compile.py", *how], check=True, capture_output=True)
    return {**os.environ, "PYTHONPATH": str(ROOT / "build/compiled")}


def command(environment, *arguments):
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def played():
    """How random games end on the engine that is running: their decisions, scores and last states."""
    ends = {}
    for game, players, games in GAMES:
        for seed in range(games):
            result = play(Match(game, {"players": players}, seed))
            ends[f"{game}, {players} players, seed {seed}"] = [result.moves, result.scores, result.hash]
    return ends


@pytest.mark.nightly("packaging")
def test_the_compiled_engine_runs_and_is_reported(compiled):
    assert "(compiled)" in command(compiled, "-m", "valles", "--version")


@pytest.mark.nightly("packaging")
def test_random_games_are_the_same(compiled):
    ours, theirs = json.loads(json.dumps(played())), json.loads(command(compiled, "-c", PRINT_PLAYED))

    assert [name for name, end in ours.items() if theirs[name] != end] == []
    assert len(theirs) == sum(games for _, _, games in GAMES)


@pytest.mark.nightly("packaging")
def test_scenarios_hold_compiled(compiled, nightly):
    """A nightly run tries the rules and the laws too. Explaining assertions would take a third of the time."""
    names = ["scenarios", "test_positions.py", "test_records.py", "test_bad_input.py", *(["rules"] if nightly else [])]
    paths = [f"tests/{game}/{name}" for game in ("terraforming_mars", "on_mars") for name in names]
    paths += ["tests/test_game.py", "tests/kernel/test_deprecation.py", "tests/kernel/test_saving.py"]
    paths += ["tests/laws"] if nightly else []
    command(compiled, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--assert=plain", *paths)


@pytest.mark.nightly("packaging", quick=0)
def test_the_laws_hold_compiled_at_every_decision(compiled, tmp_path):
    nightly = ["--nightly=rules,secrecy", "--cases=0:20", f"--nightly-report={tmp_path / 'report.json'}"]
    command(compiled, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *nightly, "tests/laws")


@pytest.mark.nightly("packaging")
def test_a_game_from_outside_stands_on_the_compiled_engine(compiled, crossing_beside):
    path = f"{compiled['PYTHONPATH']}{os.pathsep}{crossing_beside}"
    tests = ROOT / "examples/crossing"
    command({**compiled, "PYTHONPATH": path}, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", tests)
