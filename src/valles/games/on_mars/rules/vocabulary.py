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


DONE: Final = Kind(OPTIONS, "done", meaning="stop repeating the current step").first
ENDING: Final = Kind(OPTIONS, "end", ends=True, meaning="end the turn")
END: Final = ENDING.first
YES: Final = Kind(OPTIONS, "yes", meaning="accept the offer").first
NO: Final = Kind(OPTIONS, "no", meaning="decline the offer").first
STAY: Final = Kind(OPTIONS, "stay", meaning="do not travel").first
TRAVEL: Final = Kind(OPTIONS, "travel", meaning="travel to the other side").first
KEEP: Final = Kind(OPTIONS, "keep", meaning="keep the oxygen instead of developing the technology that was used").first
BOOSTING: Final = Kind(
    OPTIONS,
    "boost",
    ("", "bots", "rover"),
    "piece",
    meaning="send a colonist to work, or pay a crystal, for one more step; where both move, for bots or the rover",
)
BOOST: Final = BOOSTING.option("")
BOOST_BOTS: Final = BOOSTING.option("bots")
BOOST_ROVER: Final = BOOSTING.option("rover")
WITH: Final = Kind(
    OPTIONS,
    "with",
    ("crystals", "scientist"),
    "means",
    meaning="pay for an advanced building's action, or send the scientist there",
)
WITH_CRYSTALS: Final = WITH.option("crystals")
WITH_SCIENTIST: Final = WITH.option("scientist")
REWARD_OF_SHIP: Final = Kind(
    OPTIONS, "reward", ("colonists", "bot"), "reward", meaning="what a ship brings: colonists, or a colonist and a bot"
)
REWARD_COLONISTS: Final = REWARD_OF_SHIP.option("colonists")
REWARD_BOT: Final = REWARD_OF_SHIP.option("bot")
SHUTTLE: Final = Kind(OPTIONS, "shuttle", SIDES, "side", meaning="the side where the shuttle starts")
ACTION: Final = Kind(OPTIONS, "action", MAIN_ACTIONS, "action", meaning="a main action")
EXECUTIVE_ACTION: Final = Kind(
    OPTIONS,
    "executive",
    numbered(7),
    "depot space",
    start=1,
    meaning="an executive action, by its depot space from the top",
)
USE: Final = Kind(OPTIONS, "use", about="card", count=BLUEPRINTS, start=1, meaning="the action of an advanced building")
BUILD: Final = Kind(OPTIONS, "build", BUILDINGS, "building", meaning="the type of building to construct")
PAY: Final = Kind(
    OPTIONS,
    "pay",
    GOODS,
    "good",
    pays=True,
    meaning="pay one unit: a good, a colonist sent to work, or a private goal that stands for a crystal",
)
PAY_GOAL: Final = Kind(OPTIONS, "pay", about="card", count=MISSION - GOAL, start=GOAL, pays=True)
TAKE: Final = Kind(OPTIONS, "take", GOODS[:6], "good", meaning="take one good")
TECH_OF: Final = Kind(OPTIONS, "tech", SEATS, "seat", meaning="the owner of the technology to use")
SHIP: Final = Kind(
    OPTIONS, "ship", numbered(SHIPS), "depot space", meaning="the ship that leaves the depot, by its space from the top"
)
RETRIEVE: Final = Kind(
    OPTIONS, "retrieve", (*SLOTTED, "working_area"), "slot", meaning="the place that a colonist returns from"
)
SPACE: Final = Kind(OPTIONS, "space", numbered(SPACES), "space", start=1, meaning="a turn order space")
CHOOSE: Final = Kind(OPTIONS, "choose", numbered(4), "way", meaning="one of the ways a card offers, in printed order")
DEVELOP: Final = Kind(
    OPTIONS,
    "develop",
    [f"{LAB[start]}-{LAB[end]}" for start, end in DEVELOPMENTS],
    "development",
    meaning="move a technology from one space of the laboratory to another",
)
LAB_SPACE: Final = Kind(OPTIONS, "lab", LAB[:2], "lab space", meaning="the laboratory space for a new technology")
GRID_SPACE: Final = Kind(OPTIONS, "grid", GRID, "grid space", meaning="a technology from the grid, by its space")
MOVE_ROVER: Final = Kind(OPTIONS, "rover", DIRECTIONS, "direction", meaning="move the rover one hex")
MOVE_BOTS: Final = [
    Kind(OPTIONS, f"bot{bot}", DIRECTIONS, "direction", meaning=f"move bot {bot} one hex") for bot in range(1, BOTS + 1)
]
GOAL_OF: Final = Kind(
    OPTIONS, "goal", about="card", count=MISSION - GOAL, start=GOAL, meaning="complete a private goal"
)
TASK: Final = Kind(
    OPTIONS,
    "task",
    about="card",
    count=DISCOVERY - FIRST_B,
    start=FIRST_B,
    meaning="show a First Colonist card whose task is done",
)
DELIVER: Final = Kind(OPTIONS, "deliver", about="delivery", count=11, meaning="put one good onto a contract")
HEX: Final = Kind(
    OPTIONS, "hex", HEX_NAMES, "hex", meaning="a hex of the colony map: column from the left, row from the top"
)
CARD: Final = Kind(
    OPTIONS,
    "card",
    about="card",
    count=GOAL - 1,
    start=1,
    meaning="a card or tile: a blueprint, scientist, contract or discovery tile",
)
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
    """Return True if the option moves the rover or a bot."""
    return FIRST_STEP <= option < END_OF_STEPS
