"""States as plain data: every field of a table and of its seats, by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from valles.kernel.frame import Frame

_APART: Final = ("seed", "stack", "seats")
"""Fields that are not numbers, texts and lists of them."""


def save(state: Any, fields: Iterable[str], seat_fields: Iterable[str]) -> dict[str, Any]:
    """The named fields of a state and of its seats, beside the seed and the stack."""
    data: dict[str, Any] = {name: _copied(getattr(state, name)) for name in fields if name not in _APART}
    data["seed"] = state.seed.hex()
    data["stack"] = [frame.numbers() for frame in state.stack]
    data["seats"] = [{name: _copied(getattr(board, name)) for name in seat_fields} for board in state.seats]
    return data


def restore(state: Any, data: Mapping[str, Any], fields: Iterable[str], seat_fields: Iterable[str]) -> None:
    """Give a fresh state the fields that were saved."""
    for name in fields:
        if name not in _APART:
            setattr(state, name, _copied(data[name]))
    state.stack = [Frame(*numbers) for numbers in data["stack"]]
    for board, saved in zip(state.seats, data["seats"], strict=True):
        for name in seat_fields:
            setattr(board, name, _copied(saved[name]))


def _copied(value: Any) -> Any:
    """Of a list that holds lists each is copied; all items of a list are of one kind."""
    if not isinstance(value, list):
        return value
    return [_copied(item) for item in value] if value and isinstance(value[0], list) else value[:]
