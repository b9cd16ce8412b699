"""The public view of the table, as structs that become JSON, with everything by name."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from valles.games.on_mars.rules.colony import DIRECTIONS
from valles.games.on_mars.rules.component import (
    BUILDINGS,
    GENERATOR,
    GOODS,
    LSS,
    RESOURCES,
    SEATS,
    SIDES,
    SLOTTED,
    STACKS,
    TECHS,
    WAREHOUSE_GOODS,
)
from valles.games.public import Pile, one_of

PHASES: Final = {
    "assign space": "setup",
    "start shuttle": "setup",
    "choose shuttle": "setup",
    "colonization": "colonization",
    "end of turn": "colonization",
    "shuttle phase": "shuttle",
    "next round": "shuttle",
    "finish": "end",
    "last delivery": "end",
}
"""The phase that an effect on the stack tells, by the name of the effect."""
WARES: Final = tuple(GOODS[good] for good in WAREHOUSE_GOODS)

LACKS: Final = ("nothing", "complex", "zone", "building")
"""Things that a blueprint may lack to be built, the least first."""

Lack = Annotated[str, one_of("Lack", LACKS)]
Seat = Annotated[str, one_of("Seat", SEATS)]
Resource = Annotated[str, one_of("Resource", GOODS[:RESOURCES])]
Ware = Annotated[str, one_of("Ware", WARES)]
Building = Annotated[str, one_of("Building", BUILDINGS)]
Stacked = Annotated[str, one_of("Stacked", BUILDINGS[:STACKS])]
Supply = Annotated[str, one_of("Supply", BUILDINGS[GENERATOR : GENERATOR + LSS])]
Tech = Annotated[str, one_of("Tech", TECHS)]
Side = Annotated[str, one_of("Side", SIDES)]
Direction = Annotated[str, one_of("Direction", DIRECTIONS)]
Slotted = Annotated[str, one_of("Slotted", SLOTTED)]
Phase = Annotated[str, one_of("Phase", dict.fromkeys(PHASES.values()))]


class LabTech(Struct, frozen=True):
    """A technology in a laboratory."""

    space: str
    level: int
    tech: Tech


class OwnedBlueprint(Struct, frozen=True):
    card: str
    hex: str | None
    """The hex of its marker, once it is built."""
    scientist: str | None
    """The scientist who works there."""


class HiredScientist(Struct, frozen=True):
    card: str
    at: str | None
    """The blueprint at which the scientist works."""


class OwnedContract(Struct, frozen=True):
    card: str
    delivered: list[int]
    """The numbers delivered of its first and of its second good."""
    completed: bool


class Site(Struct, frozen=True):
    """A hex where the viewer may build the chosen building."""

    building: Building
    hex: str
    size: int
    """Size of the complex that would stand there, and number of goods that it gives."""


class Placement(Struct, frozen=True):
    """A way to pay for a colonist on the slots of a main action where others stand, without private goals."""

    action: str
    choices: list[str]
    """The option of the action, and the answers that pay."""
    crystals: int
    colonists: int
    """Colonists sent to work."""


class Fit(Struct, frozen=True):
    """The chances of the viewer to build a blueprint on display, as the colony is."""

    card: str
    hexes: list[str]
    """Hexes of the buildings that it fits in the viewer's zone."""
    lacks: Lack
    """The missing thing, if there are none."""


class Player(Struct, frozen=True, kw_only=True):
    seat: Seat
    lacerda: bool
    """The solo opponent, who sits on no chair of the table."""
    points: int | None
    """Scored so far, without those of the end; null where they are hidden until then."""
    resources: dict[Resource, int]
    storage_room: int
    """The room for each resource."""
    crystals: int
    """In the depot."""
    depot_room: int
    arriving: int
    """Crystals that arrive at the next turn."""
    quarters: int
    """Colonists at home."""
    quarters_room: int
    working: int
    slots: dict[Slotted, int]
    """Colonists on the slots of actions."""
    beside: int
    """Colonists in the personal supply."""
    fresh: int
    """Colonists at home that were gained this turn."""
    lab: list[LabTech]
    uncompensated: int
    """Uses of own technologies by others that are not compensated yet."""
    bots: list[str | None]
    """The hex of each bot, null in the personal supply; `bot1` is the first."""
    rover: str | None
    """Its hex, null before it lands."""
    berths: list[bool]
    """True for each of the upper depot spaces that still holds a ship; `ship:1` names the first."""
    hangar: int
    """Ships there."""
    shelters: int
    progress: dict[Stacked, bool]
    """Types whose cube lies in the progress area."""
    markers: int
    """Advanced building markers in the personal supply."""
    goals: Pile
    spent_goals: Pile
    """Goals that were paid as a resource."""
    goal: str | None
    """The goal that is completed."""
    blueprints: list[OwnedBlueprint]
    scientists: list[HiredScientist]
    contracts: list[OwnedContract]
    discoveries: list[str]
    """Discovery tiles taken."""
    research: list[str]
    """Types of research tiles taken."""
    space: int | None
    """Turn order space 1 to 8, null before it is chosen."""
    side: Side | None
    stands: bool
    """True if a turn is still to come this round."""
    first_card: Pile
    """The First Colonist card A."""
    tasks: Pile
    """The First Colonist cards B."""
    tasks_done: list[str]
    """Tasks that are done but not shown yet."""
    task_shown: bool
    """True if a task was shown this turn."""
    developed: int
    """Developments made this turn."""


class Upgrade(Struct, frozen=True):
    blueprint: str
    owner: Seat


class Bot(Struct, frozen=True):
    seat: Seat
    number: int
    """From 1 on: `bot2:ne` names the second."""


class Hex(Struct, frozen=True, omit_defaults=True):
    """The contents of a hex of the map."""

    building: Building | None = None
    owner: Seat | None = None
    """The owner of the shelter."""
    arrows: list[Direction] = []
    """On the tile of the building; a starting building has none."""
    miner: Seat | None = None
    """The seat whose colonist works the mine."""
    upgrade: Upgrade | None = None
    crystal: bool = False
    ground: str | None = None
    """The discovery or research tile there."""
    research: str | None = None
    """The type of a research tile."""
    bots: list[Bot] = []
    rovers: list[Seat] = []


class Column(Struct, frozen=True):
    """A column of the life support system."""

    building: Supply
    row: int
    """The row of the marker, from 1 on."""
    reward: str | None


class Mission(Struct, frozen=True):
    """One of the spaces for open missions."""

    card: str | None
    """Null once it is completed."""
    left: int
    """Steps until it is completed."""
    crystals: int
    """The crystals of a contribution."""


class Stack(Struct, frozen=True):
    """Building tiles, the uppermost with its arrows."""

    building: Stacked
    count: int
    arrows: list[Direction]


class GridSpace(Struct, frozen=True):
    """A space of the technology grid: `grid:top_1` names it."""

    space: str
    tech: Tech | None


class Blueprints(Struct, frozen=True):
    """Blueprints face up by their places; null where there is none."""

    upper: list[str | None]
    lower: list[str | None]


class Shuttle(Struct, frozen=True):
    side: Side
    space: int


class Debt(Struct, frozen=True):
    """A technology of somebody else that was used this turn."""

    owner: Seat
    tech: Tech


class Lacerda(Struct, frozen=True, kw_only=True):
    """The solo opponent, beside what his board holds."""

    seat: Seat
    """His colour."""
    bot: Stacked
    """The building type under his bot in the progress area."""
    bots: int
    """His further bots."""
    deck: int
    discard: list[str]
    """Solo cards turned up, the latest last."""
    deal: int
    """The number of times that the deck has been dealt, from 1 on."""


class PublicView(Struct, frozen=True, kw_only=True):
    """A game of On Mars as somebody sees it. Cards, tiles, spaces and hexes are named as in options."""

    viewer: Seat | None
    """The seat that sees this; null for a bystander."""
    long_game: bool
    first_colonists: bool
    space_oddity: bool
    miners_return: bool
    """True if miners come home for the final scoring."""
    any_shelter_tech: bool
    """True if the Shelter technology of others may be used."""
    research_first: bool
    """True if Lacerda explores towards research tiles first."""
    revised: bool
    """True if missions of discovery tiles are long, and the bots of the laboratory at 3b."""
    either_price: bool
    """True if the colonist of turn order space 4 costs 1 water or 1 plant, false if both."""
    two_for_contracts: bool
    """True if a contribution to the mission of contracts brings 2 crystals, false if 1."""
    solo: bool
    round: int
    phase: Phase | None
    """Null when the game is over."""
    first: Seat
    """The first player of the first round."""
    turn: Seat | None
    """The seat whose turn of the colonization phase it is; for Lacerda, his color."""
    waiting: list[Seat]
    """The seats that have a decision to make."""
    final: bool
    """True if the end is triggered."""
    finished: bool
    """True if the last turn is over."""
    level: int
    """The level of the colony, from 1 on."""
    life_support: list[Column]
    missions: list[Mission]
    remaining: int
    """The value of the marker of the remaining missions."""
    hexes: dict[str, Hex]
    """The hexes where something is."""
    stacks: list[Stack]
    warehouse: dict[Ware, int]
    grid: list[GridSpace]
    tech_stack: int
    """Technologies face down."""
    blueprints: Blueprints
    blueprint_deck: int
    exploration: list[str]
    """Discovery tiles face up to explore with."""
    discovery_stack: int
    """Discovery tiles face down."""
    kept_tile: str | None
    """The discovery tile that a blueprint keeps."""
    removed: list[str]
    """Tiles and blueprints that are out of the game."""
    offers: list[str | None]
    """Scientists and contracts face up by their spaces."""
    contract_deck: list[str]
    """The contracts that may still come."""
    shuttle: Shuttle
    owed: list[Debt]
    first_shown: list[str]
    """First Colonist cards that were shown."""
    task_deck: int
    players: list[Player]
    sites: list[Site]
    """The hexes where the viewer may build, while a building or its hex is chosen."""
    fits: list[Fit]
    """The blueprints that the viewer may take, while one is chosen."""
    lacerda: Lacerda | None
    placements: list[Placement]
    """The ways to pay for main actions where others stand, while the viewer chooses one."""
