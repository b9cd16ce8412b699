"""Scripts and hidden letters in names and in chat, looked at in a real browser: all of them (RELIABILITY S10)."""

import pytest

from tests.page.test_browser import RecordProperty, need_browser, run_browser


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_nothing_that_people_write_runs(record_property: RecordProperty):
    need_browser()
    run_browser(["scripts.spec.ts"], record_property)
