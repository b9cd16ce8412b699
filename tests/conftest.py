"""How the tests run: nightly tests, hypothesis profiles, and the order of the tests."""

import gc
import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.crossing import install_crossing
from valles import players
from valles.describe import text
from valles.games import plugins, registry

pytest_plugins = ["pytester", "tests.children", "tests.nightly"]

INTEGRATION = tuple(Path(__file__).parent / name for name in ("server", "page"))
"""Folders whose tests all have the marker `integration`."""

settings.register_profile("normal", derandomize=True, max_examples=50, stateful_step_count=50, deadline=None)
settings.register_profile("quick", settings.get_profile("normal"), max_examples=5, stateful_step_count=20)
settings.register_profile("nightly", max_examples=500, stateful_step_count=200, deadline=None, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    help = "leave out integration tests, and all but the first case of slow ones"
    parser.addoption("--quick", action="store_true", help=help)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("nightly" if config.option.nightly else "quick" if config.option.quick else "normal")


def pytest_itemcollected(item: pytest.Item) -> None:
    if any(item.path.is_relative_to(folder) for folder in INTEGRATION):
        item.add_marker("integration")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.quick:
        selected = list(quick(items))
        config.hook.pytest_deselected(items=list(set(items) - set(selected)))
        items[:] = selected
    if not config.option.nightly:
        items[:] = longest_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def quick(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield all items but integration tests and further cases of slow ones."""
    tried = set()
    for item in items:
        if item.get_closest_marker("integration"):
            continue
        if item.get_closest_marker("slow"):
            function = item.nodeid.partition("[")[0]
            if function in tried:
                continue
            tried.add(function)
        yield item


def longest_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Each worker gets an equal part of the list to begin with: some of the longest tests, slow ones, then quick ones.

    What it takes from another when its own part is done is then quick, and all end at about the same time.
    """
    compiled = [item for item in items if "test_compiled" in item.nodeid]
    browsers = [item for item in items if item.path.name == "test_browser.py"]
    longest = [compiled, *([item] for item in browsers)]
    placed = {item for group in longest for item in group}
    slow = [item for item in items if item not in placed and starts_processes(item)]
    placed.update(slow)
    quick = iter([item for item in items if item not in placed])
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        part = [item for group in longest[worker::workers] for item in group]
        part += slow[len(slow) * worker // workers : len(slow) * (worker + 1) // workers]
        size = (len(items) - len(ordered)) // (workers - worker)
        ordered += part + list(islice(quick, max(0, size - len(part))))
    return ordered + list(quick)


def starts_processes(item: pytest.Item) -> bool:
    return item.get_closest_marker("integration") is not None or item.path.parent.name == "tests"


def pytest_collection_finish() -> None:
    """What is collected stays to the end: Python need not look through it again and again for what is left over.

    Nor so often through the rest: states and views make many objects, and hardly any circles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the browser tests that passed at the second attempt."""
    reports = terminalreporter.getreports("passed")
    titles = [value for report in reports for name, value in report.user_properties if name == "flaky"]
    for title in titles:
        terminalreporter.write_line(f"FLAKY {title}", yellow=True)
    if titles:
        terminalreporter.write_line(f"{len(titles)} flaky: traces are in web/test-results")


@pytest.fixture(scope="session")
def crossing_beside(tmp_path_factory):
    """Install the game of examples/crossing into a folder of its own."""
    return install_crossing(tmp_path_factory.mktemp("beside"))


@pytest.fixture
def offer(monkeypatch):
    """Let another package offer these in a group of entry points, each as a name and a place."""

    own = [point for point in entry_points(group=registry.GROUP) if plugins.source_of(point) == plugins.OWN]

    def offered(group, **places):
        others = [EntryPoint(name, place, group) for name, place in places.items()]
        points = EntryPoints([*own, *others])
        monkeypatch.setattr(plugins, "entry_points", lambda group: points.select(group=group))
        forget()

    def forget():
        registry.entries.cache_clear()
        players.entries.cache_clear()
        for function in (text._bundle, text._noun, text.argument_form):
            function.cache_clear()

    yield offered
    monkeypatch.undo()
    forget()
