"""The boards: executive actions, and the benefits of turn order, laboratory and life support."""

from __future__ import annotations

from valles.games.on_mars.rules.standin import EXECUTIVE_7_GIVES_CRYSTALS, LAB_BONUSES, SPACE_BONUSES
from valles.games.on_mars.rules.words import (
    ANYWHERE,
    BY_COLONIST,
    BY_CRYSTAL,
    LAB_BONUS,
    LSS_BENEFIT,
    SPACE_BONUS,
    Verb,
    blueprints,
    bots,
    buy_for_one,
    choose,
    develop,
    executive,
    gain,
    learn,
    price,
    retrieve,
    rover,
    upgrade,
    warehouse,
)

EXECUTIVE_1 = executive(4, develop(1, free=True))
EXECUTIVE_2 = executive(4, rover(2, BY_CRYSTAL))
EXECUTIVE_3 = executive(3, blueprints(1))
EXECUTIVE_4 = executive(3, upgrade(1, tech=True))
EXECUTIVE_5 = executive(3, gain(mineral=1))
EXECUTIVE_6 = executive(2, bots(2, BY_CRYSTAL))
EXECUTIVE_7 = executive(2, warehouse(1, crystals=EXECUTIVE_7_GIVES_CRYSTALS), standin=("crystals",))
EXECUTIVE_8 = executive(2, None)
"""The last lets an advanced building act: its effect is that of the blueprint."""


def bonus(name: str, amount: int) -> Verb | None:
    """Return the benefit of a turn order or laboratory space by the name that stands in for its icon."""
    match name:
        case "nothing":
            return None
        case "crystal" | "mineral":
            return gain(**{name: amount})
        case "warehouse":
            return warehouse(amount)
        case "colonist":
            return buy_for_one(price(water=1), price(plant=1), then=gain(colonist=amount))
        case "learn":
            return learn(amount)
        case "bots":
            return bots(amount, BY_CRYSTAL)
        case "blueprint":
            return blueprints(amount)
        case "blueprints":
            return blueprints(amount, BY_COLONIST)
        case "upgrade":
            return upgrade(amount, BY_COLONIST, tech=True)
    raise ValueError(f"there is no bonus {name!r}")


for number, (name, amount) in enumerate(SPACE_BONUSES, 1):
    SPACE_BONUS[number] = bonus(name, amount)
for number, (name, amount) in enumerate(LAB_BONUSES):
    LAB_BONUS[number] = bonus(name, amount)
LSS_BENEFIT.append(choose(bots(2, BY_CRYSTAL), gain(crystal=1), gain(mineral=1), retrieve(1, of=ANYWHERE)))
