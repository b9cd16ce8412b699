"""Games in a browser's Python: the same hashes and the same records as here."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.local.played import results
from tests.page.node import WEB, need_node
from valles.local import static

HERE = Path(__file__).parent
SEEDS = 200
Case = tuple[str, dict[str, Any], int]


def case_of(seed: int) -> list[Case]:
    """The games of a seed: one of each title, with players and variants in turn."""
    mars = {"players": 1 + seed % 5, "corporate_era": seed % 2 == 0}
    return [("terraforming_mars", mars, seed), ("on_mars", {"players": 1 + seed % 4}, seed)]


@pytest.mark.nightly("rules", cases=SEEDS, quick=1)
def test_a_browser_plays_the_same_games(case: int, tmp_path: Path):
    need_node()
    if not static.RUNTIME.is_dir():
        pytest.skip("needs `make runtime`")
    packages = tmp_path / "packages.zip"
    packages.write_bytes(static.packages())
    cases = json.dumps(case_of(case))
    command: list[str | Path] = [
        "node",
        HERE / "pyodide.mjs",
        WEB / "node_modules/pyodide",
        packages,
        HERE / "played.py",
        cases,
    ]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == json.loads(results(cases))
