"""Runs the tests of web/tests in a real browser, by Playwright."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.node import CHROMIUM, WEB
from valles.server.http.page import FOLDER, INDEX

RecordProperty = Callable[[str, object], None]


def need_browser() -> None:
    """Skip where there is no browser or no page; on the machine that decides both must be there."""
    if not (shutil.which("node") and (WEB / "node_modules/@playwright/test").exists() and (FOLDER / INDEX).exists()):
        missing = "the page is not built: make page"
    elif not Path(CHROMIUM).exists():
        missing = f"there is no {CHROMIUM}: apt install chromium-headless-shell"
    else:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


class Browser:
    """Runs files of web/tests.

    A failed test is tried once more, with a trace in web/test-results, and the summary names it as flaky if it then
    passes. `VALLES_RETRIES=0` lets it fail, as in every nightly run.
    """

    def __init__(self, nightly: bool, record_property: RecordProperty = lambda *_: None) -> None:
        self._nightly, self._record_property = nightly, record_property
        self._retries = "0" if nightly else os.environ.get("VALLES_RETRIES", "1")

    def run(self, part: list[str], workers: int = 1, **environment: str) -> None:
        """Run these files. The environment has their settings."""
        need_browser()
        if self._nightly:
            environment["VALLES_NIGHTLY"] = "1"
        command = ["node", "node_modules/@playwright/test/cli.js", "test"]
        # Each run empties its folder of results: others may run at the same time.
        results = f"--output=test-results/{Path(part[0]).stem}"
        options = [f"--workers={workers}", f"--retries={self._retries}", results]
        with tempfile.NamedTemporaryFile(suffix=".json") as report:
            completed = subprocess.run(
                [*command, *options, *part],
                cwd=WEB,
                env={
                    **os.environ,
                    "VALLES_PYTHON": sys.executable,
                    "VALLES_CHROMIUM": CHROMIUM,
                    "PLAYWRIGHT_JSON_OUTPUT_FILE": report.name,
                    **environment,
                },
                capture_output=True,
                text=True,
            )
            assert completed.returncode == 0, completed.stdout + completed.stderr
            for title in flaky(json.load(report)):
                self._record_property("flaky", title)


def flaky(suite: dict[str, Any]) -> Iterator[str]:
    """Yield the titles of the tests that passed at the second attempt, from a JSON report of Playwright."""
    for spec in suite.get("specs", ()):
        if any(test["status"] == "flaky" for test in spec["tests"]):
            yield f"{spec['file']}:{spec['line']} {spec['title']}"
    for inner in suite.get("suites", ()):
        yield from flaky(inner)
