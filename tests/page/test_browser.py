"""The page in a real browser: web/tests, run by Playwright. Each of its workers starts a server of its own."""

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

from tests.describe.sample import keys_in
from tests.page.node import CHROMIUM, WEB
from tests.page.position import WALKS, questions
from tests.slices import cases
from valles.server.page import FIRST, FOLDER

RecordProperty = Callable[[str, object], None]
SLOW = "slow.spec.ts"
"""The tests that are about a slow line; in the long run all others stand behind one too."""

PARTS = 2
"""Into which the tests of no game are cut: one after the other they would take longer than all else beside them."""


def need_browser() -> None:
    """Skip where there is no browser or no page; on the machine that decides both must be there."""
    if not (shutil.which("node") and (WEB / "node_modules/@playwright/test").exists() and (FOLDER / FIRST).exists()):
        missing = "the page is not built: make page"
    elif not Path(CHROMIUM).exists():
        missing = f"there is no {CHROMIUM}: apt install chromium-headless-shell"
    else:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.mark.parametrize("game", WALKS)
def test_every_question_of_the_game_is_brought_to_the_browser(game: str):
    written = {key for key in keys_in("en", f"{game}/choices") if key.removeprefix("om-").startswith("ask-")}

    assert {position["asked"] for position in questions(game)} == written


def specs() -> list[list[str]]:
    """The files of tests, in parts that run side by side: each game, and the rest in parts of about the same length."""
    games = [f"{game}.spec.ts" for game in WALKS]
    sizes = {path.name: path.stat().st_size for path in (WEB / "tests").glob("*.spec.ts")}
    rest = sorted(sizes.keys() - {*games, SLOW}, key=lambda name: (-sizes[name], name))
    parts: list[list[str]] = [[] for _ in range(PARTS)]
    for name in rest:
        min(parts, key=lambda part: sum(sizes[name] for name in part)).append(name)
    return [*([game] for game in games), *parts]


def run_browser(part: list[str], record_property: RecordProperty, workers: int = 1, **environment: str) -> None:
    """Run files of tests. Each may fail once, with a trace in web/test-results: the summary then names it as flaky."""
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        completed = subprocess.run(
            ["node", "node_modules/@playwright/test/cli.js", "test", f"--workers={workers}", "--retries=1", *part],
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
            record_property("flaky", title)


def flaky(suite: dict[str, Any]) -> Iterator[str]:
    """Yield the titles of the tests that passed at the second attempt, from a JSON report of Playwright."""
    for spec in suite.get("specs", ()):
        if any(test["status"] == "flaky" for test in spec["tests"]):
            yield f"{spec['file']}:{spec['line']} {spec['title']}"
    for inner in suite.get("suites", ()):
        yield from flaky(inner)


@pytest.mark.timeout(3600)  # beside the timeouts of each test in the browser
@pytest.mark.parametrize("part", specs(), ids=lambda part: part[0].removesuffix(".spec.ts"))
def test_page_in_a_browser(part: list[str], record_property: RecordProperty):
    need_browser()
    run_browser(part, record_property)


SLOW_LINE = [[SLOW], *specs()][cases(1).start : cases(1).stop]
"""The first part alone, unless the long run asks for others."""


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", SLOW_LINE, ids=lambda part: part[0].removesuffix(".spec.ts"))
def test_page_on_a_slow_line(part: list[str], record_property: RecordProperty):
    """Messages take 0.1 to 0.7 s, connections are cut now and then, and the processor is six times slower."""
    need_browser()
    workers = 3 if part == [SLOW] else 1
    run_browser(part, record_property, workers, VALLES_SLOW_LINE="1", VALLES_THROTTLE="6")


def test_a_test_that_passes_at_the_second_attempt_is_flaky():
    def suite(*outcomes: str) -> dict[str, Any]:
        specs = [
            {"file": "a.spec.ts", "line": line, "title": "t", "tests": [{"status": outcome}]}
            for line, outcome in enumerate(outcomes, 1)
        ]
        return {"specs": specs}

    report = {"suites": [suite("expected", "flaky"), {**suite("skipped"), "suites": [suite("flaky")]}]}

    assert list(flaky(report)) == ["a.spec.ts:2 t", "a.spec.ts:1 t"]
