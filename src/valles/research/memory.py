"""Arrays in shared memory. Importing this without numpy raises an error with the command that installs it."""

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

ALIGNMENT: Final = 64
"""Bytes to a multiple of which the size of each array is rounded up."""


def size_of(shape: Shape) -> int:
    """Return the bytes of an array in shared memory."""
    size = math.prod(shape[0]) * np.dtype(shape[1]).itemsize
    return -(-size // ALIGNMENT) * ALIGNMENT


def arrays(shapes: dict[str, Shape], shared: bool) -> tuple[SharedMemory | None, Arrays]:
    """Return new arrays of zeros, and their memory if they are shared."""
    if not shared:
        return None, {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
    memory = SharedMemory(create=True, size=sum(map(size_of, shapes.values())))
    shared_arrays = arrays_in(memory, shapes)
    for array in shared_arrays.values():
        array[...] = 0
    return memory, shared_arrays


def arrays_in(memory: SharedMemory, shapes: dict[str, Shape]) -> Arrays:
    """Return the arrays in a block of shared memory."""
    arrays, offset = {}, 0
    for name, shape in shapes.items():
        arrays[name] = np.ndarray(shape[0], shape[1], buffer=memory.buf, offset=offset)
        offset += size_of(shape)
    return arrays
