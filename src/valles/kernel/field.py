"""How a state is copied, and who may know each of its fields. Written by tools/field.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from valles.kernel.state import State

STATE_FIELDS: Final[Mapping[str, str]] = {
    "stack": "masked",
    "answers": "own",
    "seed": "secret",
    "shuffles": "public",
    "viewer": "public",
}


def copy_state(old: State, new: State) -> None:
    new.stack = old.stack[:]
    new.answers = [inner[:] for inner in old.answers]
    new.seed = old.seed
    new.shuffles = old.shuffles
    new.viewer = old.viewer
