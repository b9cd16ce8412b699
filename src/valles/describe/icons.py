"""The icon row of a card, as tokens.

A row is a list of tokens, read from left to right:

    |                     between the parts of a card: requirements, start, play, first action, action, effects, points
    first, action, effect head of such a part
    [ ]                   around production
    ( )                   around a metal that may pay
    ->                    pay left, then get right; an action without a price begins with it
    /                     or
    :                     what stands before it sets off, or is changed by, what stands after it
    ?                     the player may decline
    *                     the card adds a condition: another card, another place
    per, if               for each; only if
    =                     counts as
    N:thing               so many: 2:points, 4:look; with a sign gained or lost: +2:plants, -1:energy, ±2:requirement
    +X:thing, -X:thing    any number, the same on both sides
    min:N:thing           a requirement of at least, max:N:thing of at most: min:4:oxygen, max:-12:temperature
    thing                 one of it: card, temperature, oxygen, tile:ocean, tag:science, heat, rating, claim, copy, …

A thing may carry a prefix: `any.` is that of any player, `adjacent.` what lies next to the card's tile, `tag:` a tag,
`tile:` a tile to place, `area:` a placement bonus of the map, `standard:` a standard project.
"""

from __future__ import annotations

from typing import Any


def card_icons(card: Any) -> list[str]:
    parts: list[list[str]] = [
        [icon for need in card.needs for icon in need.icons()],
        [f"+{card.credits}:credits"] if card.credits else [],
        [icon for part in card.play for icon in part.icons()],
    ]
    parts += [["first", *part.icons()] for part in card.first]
    if card.action is not None:
        parts.append(["action", *with_arrows(card.action.icons())])
    parts += [["effect", *part.icons()] for part in (*card.when, *card.always)]
    parts.append([] if card.points is None else card.points.icons())
    row: list[str] = []
    for part in parts:
        if part:
            row += ["|", *part] if row else part
    return row


def with_arrows(icons: list[str]) -> list[str]:
    """Each way of an action with its arrow, as it is printed: first for those that cost nothing."""
    if "/" in icons:
        place = icons.index("/")
        return [*with_arrows(icons[:place]), "/", *with_arrows(icons[place + 1 :])]
    return icons if "->" in icons else ["->", *icons]
