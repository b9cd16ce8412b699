"""Collections of garbage stay short, and nothing is lost by that."""

import gc
import weakref

import pytest

from valles.server.garbage import FrozenHeap


class Node:
    """An object in a cycle with itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def heap():
    gc.collect()
    heap = FrozenHeap()
    gc.callbacks.append(heap.on_collection)
    yield heap
    gc.callbacks.remove(heap.on_collection)
    gc.unfreeze()


def tracked() -> int:
    """Return the number of objects that the next full collection searches."""
    return len(gc.get_objects())


def test_a_full_collection_searches_only_what_is_new(heap):
    tables = [[number] for number in range(1000)]
    assert tracked() > 1000
    gc.collect()
    assert tracked() < 100
    assert len(tables) == 1000


def test_new_garbage_is_freed_at_once(heap):
    node = weakref.ref(Node())
    gc.collect()
    assert node() is None


def test_garbage_among_frozen_objects_is_freed_when_the_heap_has_doubled(heap):
    node = Node()
    reference = weakref.ref(node)
    gc.collect()
    del node
    gc.collect()
    assert reference() is not None, "it is frozen"
    heap._limit = gc.get_freeze_count()
    more = [[number] for number in range(1000)]
    gc.collect()
    gc.collect()
    assert reference() is None
    assert tracked() < 100 and heap._limit > gc.get_freeze_count() and more
