"""Arrays, and how several processes share them; where numpy is missing, this says how to install it."""

from __future__ import annotations

import math
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

from valles.research.extra import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra("numpy", "research") from error

__all__ = ["Arrays", "NDArray", "Shape", "arrays", "arrays_in", "np"]

Shape = tuple[tuple[int, ...], str]
"""The shape of an array and the type of its numbers."""
Arrays = dict[str, Any]

ALIGNED: Final = 64
"""At a multiple of so many bytes each array begins."""


def size_of(shape: Shape) -> int:
    wanted = math.prod(shape[0]) * np.dtype(shape[1]).itemsize
    return -(-wanted // ALIGNED) * ALIGNED


def arrays(shapes: dict[str, Shape], shared: bool) -> tuple[SharedMemory | None, Arrays]:
    """New arrays full of zeros, and the memory they lie in where they are shared."""
    if not shared:
        return None, {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
    memory = SharedMemory(create=True, size=sum(map(size_of, shapes.values())))
    found = arrays_in(memory, shapes)
    for array in found.values():
        array[...] = 0
    return memory, found


def arrays_in(memory: SharedMemory, shapes: dict[str, Shape]) -> Arrays:
    """The arrays that lie in a memory, one after the other."""
    found, at = {}, 0
    for name, shape in shapes.items():
        found[name] = np.ndarray(shape[0], shape[1], buffer=memory.buf, offset=at)
        at += size_of(shape)
    return found
