"""Icons as one line of text, for tests.

|                     between the parts of a card
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
+2:plants, 4:look     so many, gained, lost or neither; X is any number
min:4:oxygen          a requirement of at least; max: of at most
any.thing             that of any player; adjacent. of what lies next to the card's tile
tag:microbe           a thing of a kind
upgrade.free          what else is special about it
"""

from collections.abc import Sequence

from valles.kernel.icon import Either, Group, Icon, Part, Relation, Thing

AROUND = {"production": ("[", "]"), "payable": ("(", ")"), "optional": ("?", "")}
SIGNS = {"price": "->", "trigger": ":", "each": "per", "if": "if", "equal": "="}


def notation(parts: Sequence[Part]) -> str:
    """All parts of a card."""
    return " | ".join(" ".join([*([part.head] if part.head else []), line(part.icons)]) for part in parts)


def line(icons: Sequence[Icon]) -> str:
    return " ".join(filter(None, map(_written, icons)))


def _written(icon: Icon) -> str:
    if isinstance(icon, Group):
        before, after = AROUND[icon.around]
        return " ".join(filter(None, [before, line(icon.icons), after]))
    if isinstance(icon, Relation):
        return " ".join(filter(None, [line(icon.left), SIGNS[icon.sign], line(icon.right)]))
    if isinstance(icon, Either):
        return " / ".join(map(line, icon.ways))
    return _thing(icon)


def _thing(thing: Thing) -> str:
    bound = f"{thing.bound}:" if thing.bound else ""
    count = "" if thing.count is None else f"{thing.sign}{thing.count}:"
    whose = f"{thing.whose}." if thing.whose else ""
    kind = f"{thing.kind}:" if thing.kind else ""
    name = ".".join([thing.name, *thing.extra])
    return f"{bound}{count}{whose}{kind}{name}{' *' if thing.starred else ''}"
