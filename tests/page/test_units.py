"""The page's own tests, which need no server."""

from tests.page.node import check


def test_the_tests_of_the_page_pass():
    check()
