"""How the tests run: hypothesis profiles, and the deep tests only when VALLES_DEEP=1."""

import os

import pytest
from hypothesis import settings

DEEP = os.environ.get("VALLES_DEEP") == "1"

settings.register_profile("normal", derandomize=True, max_examples=50, stateful_step_count=50, deadline=None)
settings.register_profile("deep", max_examples=500, stateful_step_count=200, deadline=None, print_blob=True)
settings.load_profile("deep" if DEEP else "normal")


def pytest_report_header() -> str:
    return "deep tests: included" if DEEP else "deep tests: deselected (VALLES_DEEP=1 runs them)"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # The longest begin first: one core compiles, the other opens browsers. Whoever is done takes over from the other.
    compiled = [item for item in items if "test_compiled" in item.nodeid]
    browsers = [item for item in items if "test_page_in_a_browser" in item.nodeid]
    others = [item for item in items if item not in compiled and item not in browsers]
    half = len(others) // 2
    items[:] = [*compiled, *others[:half], *browsers, *others[half:]]
    if DEEP:
        return
    deep = [item for item in items if item.get_closest_marker("deep")]
    if deep:
        config.hook.pytest_deselected(items=deep)
        items[:] = [item for item in items if not item.get_closest_marker("deep")]
