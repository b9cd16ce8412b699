"""Scripts and hidden letters in names and in chat, looked at in a real browser: all of them (RELIABILITY S10)."""

from pathlib import Path

import pytest

from tests.page.test_browser import need_browser, run_browser
from tests.server.serving import running


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_nothing_that_people_write_runs(tmp_path: Path):
    need_browser()
    with running(tmp_path, seed=0) as server:
        run_browser(["scripts.spec.ts"], server.url)
