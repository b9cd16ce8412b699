"""Every option of the game, by number and text."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.colony import DIRECTIONS, HEX_NAMES, HEXES
from valles.games.on_mars.component import (
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
from valles.kernel.choice import Vocabulary

DONE: Final = 0
END: Final = 1
YES: Final = 2
NO: Final = 3
STAY: Final = 4
TRAVEL: Final = 5
KEEP: Final = 6
BOOST: Final = 7
BOOST_BOTS: Final = 8
BOOST_ROVER: Final = 9
WITH_CRYSTALS: Final = 10
WITH_SCIENTIST: Final = 11
REWARD_COLONISTS: Final = 12
REWARD_BOT: Final = 13
SHUTTLE: Final = 14
ACTION: Final = SHUTTLE + len(SIDES)
EXECUTIVE_ACTION: Final = ACTION + len(MAIN_ACTIONS)
USE: Final = EXECUTIVE_ACTION + 7
BUILD: Final = USE + BLUEPRINTS
PAY: Final = BUILD + len(BUILDINGS)
PAY_GOAL: Final = PAY + len(GOODS)
TAKE: Final = PAY_GOAL + MISSION - GOAL
TECH_OF: Final = TAKE + 6
SHIP: Final = TECH_OF + len(SEATS)
RETRIEVE: Final = SHIP + SHIPS
SPACE: Final = RETRIEVE + len(SLOTTED) + 1
CHOOSE: Final = SPACE + SPACES
DEVELOP: Final = CHOOSE + 4
LAB_SPACE: Final = DEVELOP + len(DEVELOPMENTS)
GRID_SPACE: Final = LAB_SPACE + 2
MOVE_ROVER: Final = GRID_SPACE + len(GRID)
MOVE_BOT: Final = MOVE_ROVER + len(DIRECTIONS)
GOAL_OF: Final = MOVE_BOT + BOTS * len(DIRECTIONS)
TASK: Final = GOAL_OF + MISSION - GOAL
DELIVER: Final = TASK + DISCOVERY - FIRST_B
DELIVERIES: Final = 11
HEX: Final = DELIVER + DELIVERIES
CARD: Final = HEX + HEXES
TILE: Final = CARD + GOAL - 1
"""Where each kind begins. `CARD + n - 1` names a blueprint, scientist or contract, `TILE + n - DISCOVERY` a discovery
tile; `TAKE + g`, `PAY + g` name the good g."""

DELIVERY_OF: Final[list[tuple[int, int]]] = []
"""Contract (from 0) and place of the good that each delivery option names."""
DELIVER_OPTION: Final[list[int]] = [-1] * (2 * CONTRACTS)
"""The option that delivers to a contract (from 0) its first or second good."""


def build(ids: list[str], goods: list[list[int]]) -> Vocabulary:
    """The vocabulary for the ids of all cards and the goods each contract wants; fills the tables above."""
    if DELIVERY_OF:
        raise ValueError("the vocabulary is built once")
    deliveries = []
    for contract in range(CONTRACTS):
        for place, good in enumerate(goods[contract]):
            DELIVER_OPTION[2 * contract + place] = DELIVER + len(DELIVERY_OF)
            DELIVERY_OF.append((contract, place))
            deliveries.append(f"{ids[CONTRACT + contract]}:{GOODS[good]}")
    return Vocabulary(
        1,
        *((word, [""]) for word in ("done", "end", "yes", "no", "stay", "travel", "keep")),
        ("boost", ["", "bots", "rover"]),
        ("with", ["crystals", "scientist"]),
        ("reward", ["colonists", "bot"]),
        ("shuttle", SIDES),
        ("action", MAIN_ACTIONS),
        ("executive", [str(n) for n in range(1, 8)]),
        ("use", ids[1 : BLUEPRINTS + 1]),
        ("build", BUILDINGS),
        ("pay", GOODS),
        ("pay", ids[GOAL:MISSION]),
        ("take", GOODS[:6]),
        ("tech", SEATS),
        ("ship", [str(n) for n in range(1, 6)]),
        ("retrieve", [*SLOTTED, "working_area"]),
        ("space", [str(n) for n in range(1, 9)]),
        ("choose", ["1", "2", "3", "4"]),
        ("develop", [f"{LAB[start]}-{end}" for start, end in ((s, LAB[e]) for s, e in DEVELOPMENTS)]),
        ("lab", LAB[:2]),
        ("grid", GRID),
        ("rover", DIRECTIONS),
        *((f"bot{n + 1}", DIRECTIONS) for n in range(BOTS)),
        ("goal", ids[GOAL:MISSION]),
        ("task", ids[FIRST_B : FIRST_B + 8]),
        ("deliver", deliveries),
        ("hex", HEX_NAMES),
        ("card", ids[1:GOAL] + ids[DISCOVERY:RESEARCH_TILE]),
    )


def named_card(option: int) -> int:
    """The card or tile that an option from CARD on names."""
    return option - TILE + DISCOVERY if option >= TILE else option - CARD + 1
