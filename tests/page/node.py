"""Tests of the page's own modules, run by vitest over data that Python has made."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.ledger import ROOT

WEB = ROOT / "web"
DATA = "VALLES_DATA"
"""The environment variable that tells a test where its data is."""


def check_by(test: str, data: Any, folder: Path) -> None:
    """Run a test of the page over the data; what it says is shown if it fails."""
    need_node()
    path = folder / "data.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = subprocess.run(
        ["node", "node_modules/vitest/vitest.mjs", "run", "--no-color", f"src/{test}"],
        cwd=WEB,
        env={**os.environ, DATA: str(path)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def need_node() -> None:
    """Skip where the page cannot be built; on the machine that decides it must be possible."""
    if shutil.which("node") and (WEB / "node_modules/vitest").exists():
        return
    if os.environ.get("CI") == "true":
        pytest.fail("there is no node, or `npm ci` was not run in web/")
    pytest.skip("needs node and `make page`")
