"""The icon row of a card, as tokens.

A row is a list of tokens, read from left to right:

    |                     between the parts of a card: requirements, what it does, its action, its points, and so on
    first, action, effect, executive, reward
                          head of such a part
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
    +X:thing, -X:thing    any number, the same on both sides, or as many as the level of a technology
    min:N:thing           a requirement of at least, max:N:thing of at most: min:4:oxygen, max:-12:temperature
    thing                 one of it: card, temperature, oxygen, tile:ocean, tag:science, heat, rating, claim, copy, …
    boost:thing           once more for each colonist or crystal; boost:tech raises the level of a technology

A thing may carry a prefix: `any.` is that of any player, `adjacent.` what lies next to the card's tile, `tag:` a tag,
`tile:` a tile to place, `area:` a placement bonus of the map, `standard:` a standard project; `construct:` and
`upgrade:` a building, `complex:` a technology for one, `works:` the place of a scientist, `contribution:` and `marker:`
the work and the action of a mission, `task:`, `travel:`, `lab:`, `side:`, `mission:` what these words say. It may carry
a suffix: `.free` costs nothing, `.anywhere` needs no building zone, `.slots` and `.work` are where colonists come from.
"""

from __future__ import annotations

from typing import Any


def card_icons(card: Any) -> list[str]:
    row: list[str] = []
    for head, parts in card.told():
        for group in [_headed(head, part.icons()) for part in parts] if head else [_together(parts)]:
            if group:
                row += ["|", *group] if row else group
    return row


def _together(parts: list[Any]) -> list[str]:
    return [icon for part in parts for icon in part.icons()]


def _headed(head: str, icons: list[str]) -> list[str]:
    """The icon of a head is the last word of its key: `text-action` shows `action`."""
    word = head.rpartition("-")[2]
    return [word, *with_arrows(icons)] if word == "action" else [word, *icons]


def with_arrows(icons: list[str]) -> list[str]:
    """Each way of an action with its arrow, as it is printed: first for those that cost nothing."""
    if "/" in icons:
        place = icons.index("/")
        return [*with_arrows(icons[:place]), "/", *with_arrows(icons[place + 1 :])]
    return icons if "->" in icons else ["->", *icons]
