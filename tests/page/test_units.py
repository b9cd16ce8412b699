"""The page's own tests, which need no server."""

import pytest

from tests.page.node import check


@pytest.mark.timeout(3600)  # many tests in one
def test_the_tests_of_the_page_pass():
    check()
