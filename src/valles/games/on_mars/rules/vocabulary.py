"""Every option of the game, by number and text."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.rules.colony import DIRECTIONS, HEX_NAMES
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    BOTS,
    BUILDINGS,
    CONTRACT,
    CONTRACTS,
    DEVELOPMENTS,
    DISCOVERY,
    FIRST_B,
    GOAL,
    GOODS,
    GRID,
    LAB,
    MAIN_ACTIONS,
    MISSION,
    RESEARCH_TILE,
    SEATS,
    SHIPS,
    SIDES,
    SLOTTED,
    SPACES,
)
from valles.kernel.choice import Kind, Vocabulary

OPTIONS: Final = Vocabulary(1)
"""The kinds below, in this order. Cards are named when all are known, by `name_cards`."""


def numbered(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


DONE: Final = Kind(OPTIONS, "done").first
ENDING: Final = Kind(OPTIONS, "end", ends=True)
END: Final = ENDING.first
YES: Final = Kind(OPTIONS, "yes").first
NO: Final = Kind(OPTIONS, "no").first
STAY: Final = Kind(OPTIONS, "stay").first
TRAVEL: Final = Kind(OPTIONS, "travel").first
KEEP: Final = Kind(OPTIONS, "keep").first
BOOSTING: Final = Kind(OPTIONS, "boost", ("", "bots", "rover"), "piece")
BOOST: Final = BOOSTING.option("")
BOOST_BOTS: Final = BOOSTING.option("bots")
BOOST_ROVER: Final = BOOSTING.option("rover")
WITH: Final = Kind(OPTIONS, "with", ("crystals", "scientist"), "means")
WITH_CRYSTALS: Final = WITH.option("crystals")
WITH_SCIENTIST: Final = WITH.option("scientist")
REWARD_OF_SHIP: Final = Kind(OPTIONS, "reward", ("colonists", "bot"), "reward")
REWARD_COLONISTS: Final = REWARD_OF_SHIP.option("colonists")
REWARD_BOT: Final = REWARD_OF_SHIP.option("bot")
SHUTTLE: Final = Kind(OPTIONS, "shuttle", SIDES, "side")
ACTION: Final = Kind(OPTIONS, "action", MAIN_ACTIONS, "action")
EXECUTIVE_ACTION: Final = Kind(OPTIONS, "executive", numbered(7), "depot space", start=1)
USE: Final = Kind(OPTIONS, "use", about="card", count=BLUEPRINTS, start=1)
BUILD: Final = Kind(OPTIONS, "build", BUILDINGS, "building")
PAY: Final = Kind(OPTIONS, "pay", GOODS, "good", pays=True)
PAY_GOAL: Final = Kind(OPTIONS, "pay", about="card", count=MISSION - GOAL, start=GOAL, pays=True)
TAKE: Final = Kind(OPTIONS, "take", GOODS[:6], "good")
TECH_OF: Final = Kind(OPTIONS, "tech", SEATS, "seat")
SHIP: Final = Kind(OPTIONS, "ship", numbered(SHIPS), "depot space")
RETRIEVE: Final = Kind(OPTIONS, "retrieve", (*SLOTTED, "working_area"), "slot")
SPACE: Final = Kind(OPTIONS, "space", numbered(SPACES), "space", start=1)
CHOOSE: Final = Kind(OPTIONS, "choose", numbered(4), "way")
DEVELOP: Final = Kind(OPTIONS, "develop", [f"{LAB[start]}-{LAB[end]}" for start, end in DEVELOPMENTS], "development")
LAB_SPACE: Final = Kind(OPTIONS, "lab", LAB[:2], "lab space")
GRID_SPACE: Final = Kind(OPTIONS, "grid", GRID, "grid space")
MOVE_ROVER: Final = Kind(OPTIONS, "rover", DIRECTIONS, "direction")
MOVE_BOTS: Final = [Kind(OPTIONS, f"bot{bot}", DIRECTIONS, "direction") for bot in range(1, BOTS + 1)]
GOAL_OF: Final = Kind(OPTIONS, "goal", about="card", count=MISSION - GOAL, start=GOAL)
TASK: Final = Kind(OPTIONS, "task", about="card", count=DISCOVERY - FIRST_B, start=FIRST_B)
DELIVER: Final = Kind(OPTIONS, "deliver", about="delivery", count=11)
HEX: Final = Kind(OPTIONS, "hex", HEX_NAMES, "hex")
CARD: Final = Kind(OPTIONS, "card", about="card", count=GOAL - 1, start=1)
TILE: Final = Kind(OPTIONS, "card", about="tile", count=RESEARCH_TILE - DISCOVERY, start=DISCOVERY)

MOVES: Final = [*MOVE_BOTS, MOVE_ROVER]
"""The steps of each piece, the rover last."""
FIRST_STEP: Final = MOVE_ROVER.first
END_OF_STEPS: Final = MOVE_BOTS[-1].end

DELIVERY_OF: Final[list[tuple[int, int]]] = []
"""Contract (from 0) and place of the good that each delivery option names."""
DELIVER_OPTION: Final[list[int]] = [-1] * (2 * CONTRACTS)
"""The option that delivers to a contract (from 0) its first or second good."""


def name_cards(ids: list[str], goods: list[list[int]]) -> None:
    """Name what the options say of cards, for the ids of all cards and the goods that each contract wants."""
    deliveries = []
    for contract in range(CONTRACTS):
        for place, good in enumerate(goods[contract]):
            DELIVER_OPTION[2 * contract + place] = DELIVER.first + len(DELIVERY_OF)
            DELIVERY_OF.append((contract, place))
            deliveries.append(f"{ids[CONTRACT + contract]}:{GOODS[good]}")
    OPTIONS.name(DELIVER, deliveries)
    for kind in (USE, PAY_GOAL, GOAL_OF, TASK, CARD, TILE):
        OPTIONS.name(kind, ids[kind.start : kind.start + len(kind.options())])


def is_step(option: int) -> bool:
    """Whether the option moves the rover or a bot."""
    return FIRST_STEP <= option < END_OF_STEPS
