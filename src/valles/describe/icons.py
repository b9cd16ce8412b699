"""The icons of a card, put together from its declaration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valles.kernel.icon import Either, Icon, Part, Relation, nodes


def card_icons(card: Any) -> list[Part]:
    """Return all that a card shows, in the order it says it; what stands under no head goes together."""
    icon_parts = []
    for head, parts in card.sections():
        # The icon of a head is the last word of its key: `text-action` shows `action`.
        word = head.rpartition("-")[2]
        drawn = [part.icons() for part in parts]
        groups = drawn if head else [[icon for icons in drawn for icon in icons]]
        icon_parts += [Part(word, with_arrows(icons) if word == "action" else icons) for icons in groups if icons]
    return icon_parts


def with_arrows(icons: Sequence[Icon]) -> Sequence[Icon]:
    """Return each way of an action with its arrow, as it is printed: first for those that cost nothing."""
    if len(icons) == 1 and isinstance(icons[0], Either):
        return [Either([with_arrows(way) for way in icons[0].ways])]
    priced = any(isinstance(icon, Relation) and icon.sign == "price" for icon in nodes(icons))
    return icons if priced else [Relation("price", [], icons)]
