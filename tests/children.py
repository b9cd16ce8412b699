"""A pytest plugin: no process that the tests of a module start outlives them."""

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest

SECONDS_TO_END = 60
"""Time for processes that are about to end; those of a busy machine need some."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or nextitem.path != item.path:
        join_children(item.path)


def join_children(module: Path) -> None:
    """Wait until the processes that a module started have ended.

    Raises:
        RuntimeError: Some have not. They are killed.
    """
    children = multiprocessing.active_children()
    for child in children:
        child.join(SECONDS_TO_END)
    if running := [child for child in children if child.is_alive()]:
        for child in running:
            child.kill()
        raise RuntimeError(f"{module} left processes running: {running}")
