"""For those who train and compare players: observations, batches, and the interfaces of other libraries.

What needs a package that Valles itself does not is imported when it is asked for, and says how to install it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from valles.research.batch import Batch
    from valles.research.encode import Encoder, Trained

LATER: Final = {"Batch": "batch", "Encoder": "encode", "Trained": "encode"}
"""What is imported when it is asked for, with the modules that hold it."""

__all__ = ["Batch", "Encoder", "Trained"]


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
