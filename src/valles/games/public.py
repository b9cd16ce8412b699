"""Types that the public views of the games share. Each game has its own in `public.py`, as structs that become JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Meta, Struct

from valles.kernel.view import HOLE


class Pile(Struct, frozen=True):
    """Some cards of which the viewer may know all, some or none."""

    cards: list[str]
    """The cards that are known, in order."""
    count: int
    """The number of cards, known or not."""


def pile(numbers: list[int], cards: Sequence[Any]) -> Pile:
    """Return the pile of the cards with these numbers."""
    return Pile([cards[number].id for number in numbers if number != HOLE], len(numbers))


def one_of(kind: str, names: Iterable[str]) -> Meta:
    """Says of a text that it is one of these names; TypeScript gets a type of this kind."""
    return Meta(extra={"kind": kind, "names": tuple(names)})
