"""Icons, independent of style: trees of things and relations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal


@dataclass(frozen=True)
class Thing:
    """One drawing, with all that is said about it."""

    name: str
    """The name of the thing: `plants`; with a kind, the `microbe` of a tag, the `mine` to construct."""
    kind: str = ""
    """A word of the game, such as `tag`, `tile`, `construct`; empty for what has a name of its own."""
    count: int | Literal["X"] | None = None
    """The number; `X` is any number, the same on both sides, or the level of a technology."""
    sign: Literal["", "+", "-", "±"] = ""
    """Gained or lost; `±` gives or takes so many."""
    bound: Literal["", "min", "max"] = ""
    """For a requirement, at least or at most."""
    whose: Literal["", "any", "adjacent"] = ""
    """`any` is that of any player, `adjacent` what lies next to the card's tile."""
    starred: bool = False
    """True if the card adds a condition in words: another card, another place."""
    extra: Sequence[str] = ()
    """Other properties in words of the game, such as free, or its origin."""


@dataclass(frozen=True)
class Group:
    """Icons with something around them."""

    around: Literal["production", "payable", "optional"]
    """The box of production; the brackets of a metal that may pay; what the player may decline."""
    icons: Sequence[Icon]


@dataclass(frozen=True)
class Relation:
    """Icons on both sides of a sign."""

    sign: Literal["price", "trigger", "each", "if", "equal"]
    """Pay left, then get right; left sets off or changes right; left for each right, if right, or counts as right."""
    left: Sequence[Icon]
    right: Sequence[Icon]


@dataclass(frozen=True)
class Either:
    """One of several ways."""

    ways: Sequence[Sequence[Icon]]


Icon = Thing | Group | Relation | Either


@dataclass(frozen=True)
class Part:
    """The icons of one thing that a card says: requirements, what it does, its action, its points, and so on."""

    head: str
    """`action`, `effect`, `executive`, …; empty for none."""
    icons: Sequence[Icon]


def gained(count: int, name: str) -> Thing:
    return Thing(name, count=count, sign="+")


def lost(count: int, name: str, whose: Literal["", "any"] = "") -> Thing:
    return Thing(name, count=count, sign="-", whose=whose)


def changed(count: int, name: str) -> Thing:
    """Gained or lost by the sign of the number."""
    return lost(-count, name) if count < 0 else gained(count, name)


def needed(least: int, name: str, kind: str = "") -> Thing:
    return Thing(name, kind, least, bound="min")


def either(ways: Sequence[Sequence[Icon]]) -> list[Icon]:
    """Return one of these ways; a single one stands for itself."""
    return [Either(list(ways))] if len(ways) > 1 else list(ways[0])


def production(icons: Sequence[Icon]) -> Group:
    return Group("production", list(icons))


def nodes(icons: Sequence[Icon]) -> Iterator[Icon]:
    """Return all that is in these trees, from left to right."""
    for icon in icons:
        yield icon
        if isinstance(icon, Group):
            yield from nodes(icon.icons)
        elif isinstance(icon, Relation):
            yield from nodes(icon.left)
            yield from nodes(icon.right)
        elif isinstance(icon, Either):
            for way in icon.ways:
                yield from nodes(way)


def plain(icons: Any) -> Any:
    """Icons, or the parts of a card, as plain data: the type of each icon, and what is not as defaults.

    Examples:
        >>> plain([Thing("plants", count=3, sign="+")])
        [{'type': 'thing', 'name': 'plants', 'count': 3, 'sign': '+'}]
    """
    if isinstance(icons, list | tuple):
        return [plain(one) for one in icons]
    if not isinstance(icons, Thing | Group | Relation | Either | Part):
        return icons
    values = {field.name: getattr(icons, field.name) for field in fields(icons)}
    defaults = {field.name: field.default for field in fields(icons)}
    tag = {} if isinstance(icons, Part) else {"type": type(icons).__name__.lower()}
    return tag | {name: plain(value) for name, value in values.items() if value != defaults[name]}
