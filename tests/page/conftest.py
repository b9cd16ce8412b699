"""Fixtures of the tests in a browser."""

import pytest

from tests.page.browser import Browser, RecordProperty


@pytest.fixture
def browser(nightly: bool, record_property: RecordProperty) -> Browser:
    return Browser(nightly, record_property)
