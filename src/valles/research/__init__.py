"""Training and comparing players: observations, batches, and the interfaces of other libraries.

Modules that need optional packages are imported on demand, and name the command that installs what is missing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from valles.kernel.deprecation import deprecated_names

if TYPE_CHECKING:
    from valles.research.batch import Batch
    from valles.research.encode import CheckpointInfo, Encoder

LAZY: Final = {"Batch": "batch", "Encoder": "encode", "CheckpointInfo": "encode"}
"""Names that are imported on demand, with their modules."""

__all__ = ["Batch", "CheckpointInfo", "Encoder"]


former = deprecated_names(__name__, {"Trained": "valles.players.checkpoint:CheckpointInfo"})


def __getattr__(name: str) -> Any:
    return getattr(import_module(f"{__name__}.{LAZY[name]}"), name) if name in LAZY else former(name)
