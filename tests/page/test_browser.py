"""The page in a real browser: web/tests, run by Playwright. Each of its workers starts a server of its own."""

from typing import Any

import pytest

from tests.describe.sample import files, keys_in
from tests.page.browser import Browser, flaky
from tests.page.node import WEB
from tests.page.position import WALKS, questions

SLOW = "slow.spec.ts"
"""The tests that are about a slow line; in a nightly run all others are on one too."""

PARTS = 2
"""Into which the tests of no game are cut: one after the other they would take longer than all else beside them."""


@pytest.mark.parametrize("game", WALKS)
def test_every_question_of_the_game_is_brought_to_the_browser(game: str):
    own = [file for file in files(("choices",)) if file.startswith(game)]
    written = {key for file in own for key in keys_in("en", file) if key.removeprefix("om-").startswith("ask-")}

    assert questions(game).keys() == written


def specs() -> list[list[str]]:
    """The files of tests, in parts that run side by side: each game, and the rest in parts of about the same length."""
    games = [f"{game}.spec.ts" for game in WALKS]
    sizes = {path.name: path.stat().st_size for path in (WEB / "tests").glob("*.spec.ts")}
    rest = sorted(sizes.keys() - {*games, SLOW}, key=lambda name: (-sizes[name], name))
    parts: list[list[str]] = [[] for _ in range(PARTS)]
    for name in rest:
        min(parts, key=lambda part: sum(sizes[name] for name in part)).append(name)
    return [*([game] for game in games), *parts]


@pytest.mark.nightly("page")
@pytest.mark.timeout(3600)  # beside the timeouts of each test in the browser
@pytest.mark.parametrize("part", specs(), ids=lambda part: part[0].removesuffix(".spec.ts"))
def test_page_in_a_browser(part: list[str], browser: Browser):
    browser.run(part)


SLOW_LINE = [[SLOW], *specs()]
"""The parts that run on a slow line: in a normal run the first alone."""


@pytest.mark.nightly("page", cases=len(SLOW_LINE))
@pytest.mark.timeout(7200)
def test_page_on_a_slow_line(case: int, browser: Browser, nightly: bool):
    """Messages take 0.1 to 0.7 s, connections are cut now and then, and the processor is six times slower."""
    workers = 3 if SLOW_LINE[case] == [SLOW] else 1
    # Of the tests with cases of their own, test_legible.py and test_scripts.py, one case is enough here.
    one_case = {"VALLES_SLICE": f"{case}:1"} if nightly else {}
    browser.run(SLOW_LINE[case], workers, VALLES_SLOW_LINE="1", VALLES_THROTTLE="6", **one_case)


def test_a_test_that_passes_at_the_second_attempt_is_flaky():
    def suite(*outcomes: str) -> dict[str, Any]:
        specs = [
            {"file": "a.spec.ts", "line": line, "title": "t", "tests": [{"status": outcome}]}
            for line, outcome in enumerate(outcomes, 1)
        ]
        return {"specs": specs}

    report = {"suites": [suite("expected", "flaky"), {**suite("skipped"), "suites": [suite("flaky")]}]}

    assert list(flaky(report)) == ["a.spec.ts:2 t", "a.spec.ts:1 t"]
