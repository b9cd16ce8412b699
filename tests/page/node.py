"""Tests of the page's own modules, run by vitest over data that Python has made."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.support.ledger import ROOT
from tools import page_data

WEB = ROOT / "web"
CHROMIUM = os.environ.get("VALLES_CHROMIUM", "/usr/bin/chromium-headless-shell")
DATA = "VITE_DATA"
"""The environment variable with the path of a test's data."""


def check_by(test: str, data: Any, folder: Path) -> None:
    """Run a test of the page over the data."""
    path = folder / "data.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    check(f"src/{test}", **{DATA: str(path)})


def check(*tests: str, **environment: str) -> None:
    """Run these tests of the page, or all; their output is shown if they fail."""
    need_node()
    page_data.write()
    ran = subprocess.run(
        ["node", "node_modules/vitest/vitest.mjs", "run", "--no-color", *tests],
        cwd=WEB,
        # One thread runs many files, whose simulated pages stay in memory until it ends.
        env={**os.environ, "NODE_OPTIONS": "--max-old-space-size=8192", **environment},
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
