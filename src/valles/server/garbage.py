"""Garbage collection without long pauses: the objects of tables are not searched again and again."""

from __future__ import annotations

import gc
from typing import Any, Final

YOUNG: Final = 10_000
"""The number of new objects after which the youngest are searched. Each decision makes some thousands."""
GROWTH: Final = 2
"""All objects are searched when there are so many times as many as survived the last time."""


class FrozenHeap:
    """Freezes what survives a full collection, so that the next one searches only what has come since.

    A full collection of a server with 75 tables takes 60 ms of processor time, every few seconds, and all clients wait
    for it. Frozen objects are freed by reference counting as others are; cycles among them are found when the
    heap has grown by `GROWTH`.
    """

    def __init__(self) -> None:
        gc.freeze()
        self._limit = GROWTH * gc.get_freeze_count()
        self._searched_all = False

    def on_collection(self, phase: str, info: dict[str, Any]) -> None:  # whatever Python tells
        """Freeze the survivors; called by Python before and after each collection."""
        if phase != "stop" or info["generation"] < 2:
            return
        gc.freeze()
        count = gc.get_freeze_count()
        if self._searched_all:
            self._limit = GROWTH * count
            self._searched_all = False
        elif count > self._limit:
            gc.unfreeze()
            self._searched_all = True


def limit_pauses() -> None:
    """Keep collections of this process short from now on; to be called once everything is loaded."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.callbacks.append(FrozenHeap().on_collection)
