"""The page in a real browser: web/tests, run by Playwright against a server of its own."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.describe.sample import keys_in
from tests.page.line import slow_line
from tests.page.node import CHROMIUM, WEB
from tests.page.position import WALKS, questions
from tests.page.stage import SHORT, stage
from tests.server.serving import running
from tests.slices import cases
from valles.server.page import FIRST, FOLDER

FROM_OUTSIDE = "crossing.spec.ts"
"""The tests of a game that is installed beside Valles, on a server that finds it."""
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
    rest = sorted(sizes.keys() - {*games, FROM_OUTSIDE, SLOW}, key=lambda name: (-sizes[name], name))
    parts: list[list[str]] = [[] for _ in range(PARTS)]
    for name in rest:
        min(parts, key=lambda part: sum(sizes[name] for name in part)).append(name)
    return [*([game] for game in games), *parts]


def run_browser(part: list[str], url: str, workers: int = 1, **environment: str) -> None:
    """Run these files of tests; what they say is shown if they fail."""
    ran = subprocess.run(
        ["node", "node_modules/@playwright/test/cli.js", "test", f"--workers={workers}", *part],
        cwd=WEB,
        env={**os.environ, "VALLES_URL": url, "VALLES_CHROMIUM": CHROMIUM, **environment},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.timeout(3600)  # beside its own patience, which is with each of the tests in the browser
@pytest.mark.parametrize("part", specs(), ids=lambda part: part[0].removesuffix(".spec.ts"))
def test_page_in_a_browser(part: list[str], tmp_path: Path):
    need_browser()
    with running(tmp_path, seed=SHORT.get(part[0].removesuffix(".spec.ts"), 0)) as server, stage(server) as behind:
        run_browser(part, server.url, VALLES_STAGE=behind)


SLOW_LINE = [[SLOW], *specs()][cases(1).start : cases(1).stop]
"""The first part alone, unless the long run asks for others."""


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", SLOW_LINE, ids=lambda part: part[0].removesuffix(".spec.ts"))
def test_page_on_a_slow_line(part: list[str], tmp_path: Path):
    """All that is said comes 0.1 to 0.7 s late, sockets are cut now and then, the processor is six times slower."""
    need_browser()
    seed = SHORT.get(part[0].removesuffix(".spec.ts"), 0)
    with (
        running(tmp_path, seed=seed) as server,
        slow_line(server.port) as (url, line),
        stage(server, line.cut) as behind,
    ):
        run_browser(part, url, workers=3 if part == [SLOW] else 1, VALLES_STAGE=behind, VALLES_SLOW="6")
        assert line.cuts


@pytest.mark.timeout(3600)
def test_a_game_from_outside_in_a_browser(crossing_beside: Path, tmp_path: Path):
    need_browser()
    with running(tmp_path, seed=0, beside=crossing_beside) as server:
        run_browser([FROM_OUTSIDE], server.url)
