"""States as plain data: every field of a table and of its seats, by name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from valles.kernel.frame import Frame

_APART: Final = frozenset(("seed", "stack", "seats"))
"""Fields that are not numbers, texts and lists of them."""


class Fields:
    """The saved fields of a state or of its seats, sorted once for all games."""

    def __init__(self, names: Iterable[str], optional: Collection[str] = (), lengths: Mapping[str, int] | None = None):
        self.names = [name for name in names if name not in _APART]
        self.optional = [name for name in optional if name in self.names]
        """Fields that are left out where they are 0, False or empty."""
        self.lengths = [(name, length) for name, length in (lengths or {}).items() if name in self.names]
        """Lists that are saved without the zeros behind so many items."""


def save(
    state: Any,
    fields: Iterable[str],
    seat_fields: Iterable[str],
    optional: Collection[str] = (),
    lengths: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """Return the named fields of a state and of its seats, with the seed and the stack.

    Args:
        state: The state.
        fields: The fields of the state.
        seat_fields: The fields of each seat.
        optional: Fields that are left out where they are 0, False or empty.
        lengths: Lists that are saved without the zeros behind so many items.
    """
    return save_fields(state, Fields(fields, optional, lengths), Fields(seat_fields, optional, lengths))


def save_fields(state: Any, fields: Fields, seat_fields: Fields) -> dict[str, Any]:
    """Return the fields of a state and of its seats, with the seed and the stack."""
    data = _saved(state, fields)
    data["seed"] = state.seed.hex()
    data["stack"] = [frame.numbers() for frame in state.stack]
    data["seats"] = [_saved(board, seat_fields) for board in state.seats]
    return data


def restore(
    state: Any,
    data: Mapping[str, Any],
    fields: Iterable[str],
    seat_fields: Iterable[str],
    optional: Collection[str] = (),
    lengths: Mapping[str, int] | None = None,
) -> None:
    """Give a fresh state the fields that were saved. It keeps its own where an optional one was left out."""
    _restore(state, data, [name for name in fields if name not in _APART], optional, lengths or {})
    state.stack = [Frame(*numbers) for numbers in data["stack"]]
    for board, saved in zip(state.seats, data["seats"], strict=True):
        _restore(board, saved, seat_fields, optional, lengths or {})


def _saved(owner: Any, fields: Fields) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for name in fields.names:
        value = getattr(owner, name)
        data[name] = _copied(value) if isinstance(value, list) else value
    for name in fields.optional:
        if not data[name]:
            del data[name]
    for name, length in fields.lengths:
        values = data.get(name, [])
        while len(values) > length and not values[-1]:
            values.pop()
    return data


def _restore(
    owner: Any, data: Mapping[str, Any], fields: Iterable[str], optional: Collection[str], lengths: Mapping[str, int]
) -> None:
    for name in fields:
        if name not in data and name in optional:
            continue
        value = data[name]
        if isinstance(value, list):
            value = _copied(value)
            if name in lengths:
                value += getattr(owner, name)[len(value) :]
        setattr(owner, name, value)


def _copied(values: list[Any]) -> list[Any]:
    """Return an independent list. If it holds lists each is copied; all items of a list are of one kind."""
    return [_copied(item) for item in values] if values and isinstance(values[0], list) else values[:]
