"""Scripts and hidden letters in names and in chat, looked at in a real browser."""

import pytest

from tests.page.browser import Browser


@pytest.mark.nightly("security", cases=50, size=10, quick=0, serial=True)
@pytest.mark.timeout(3600)
def test_nothing_that_people_write_runs(browser: Browser, cases: range):
    browser.run(["scripts.spec.ts"], VALLES_SLICE=f"{cases.start}:{len(cases)}")
