"""The scenario table of On Mars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from valles.game import new
from valles.games.on_mars.rules.building import code
from valles.games.on_mars.rules.card import CARDS, CONTRACT_CARDS
from valles.games.on_mars.rules.colony import HEX_NAMES, HEXES, STARTING_BUILDINGS
from valles.games.on_mars.rules.component import (
    BLUEPRINTS,
    BOTS,
    BUILDINGS,
    COLONISTS,
    CONTRACT,
    CRYSTAL_THERE,
    DEPOT,
    DISCOVERY,
    DISPLAY,
    FIRST_B,
    GENERATOR,
    GOAL,
    GOODS,
    GRID,
    HIRE_ROW,
    LAB,
    LAST_LEVEL,
    LSS,
    LSS_ROWS,
    MARKERS,
    MISSION,
    MISSIONS_OPEN,
    RESEARCH_TILE,
    RESOURCES,
    SCIENTIST,
    SEATS,
    SHELTER,
    SHELTERS,
    SHIPS,
    SIDES,
    SLOTS,
    SLOTTED,
    SPACES,
    STACKS,
    TECHS,
    WAREHOUSE_GOODS,
)
from valles.games.on_mars.rules.phase import COLONIZATION, END_OF_TURN
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.standin import SHUTTLE_LANDS_ON
from valles.games.on_mars.rules.state import Seat, State
from valles.games.on_mars.rules.supply import capacity
from valles.games.on_mars.rules.turn import TURN
from valles.kernel.frame import Frame
from valles.testing.scenario import ScenarioTable, check_amount, check_count, check_flag, place_of

NUMBERS = {card.id: card.number for card in RULES.cards()}
LETTERS = "abcd"
LSS_BUILDINGS = BUILDINGS[1 : LSS + 1]
STACKED = BUILDINGS[:STACKS]
STORED = tuple(GOODS[good] for good in WAREHOUSE_GOODS)
STACK = 6
"""Building tiles of each type."""


def check_names(words: Iterable[str], names: tuple[str, ...], kind: str) -> None:
    for name in words:
        place_of(name, names, kind)


def hex_of(name: str) -> int:
    return place_of(name, HEX_NAMES, "hex")


class SeatView:
    """A seat by the words of the game, as `mineral`, `crystals`, `quarters`, `lab` and `bots`."""

    def __init__(self, state: State, seat: int) -> None:
        board: Seat = state.seats[seat]
        self.mineral, self.battery, self.water, self.plant, self.oxygen = board.stock
        self.points, self.crystals, self.arriving = board.points, board.crystals, board.arriving
        self.quarters, self.working, self.beside = board.quarters, board.working, board.beside
        self.slots = dict(zip(SLOTTED, board.slots, strict=True))
        self.lab = {LAB[space]: TECHS[tech - 1] for space, tech in enumerate(board.lab) if tech}
        self.waiting = board.waiting
        self.bots = [HEX_NAMES[bot] for bot in board.bots if bot >= 0]
        self.rover = HEX_NAMES[board.rover] if board.rover >= 0 else None
        self.depot = [place + 1 for place, ship in enumerate(board.depot) if ship]
        self.hangar, self.markers = board.hangar, board.markers
        self.shelters = self._hexes(state.building, code(seat, SHELTER))
        self.cubes = [BUILDINGS[building] for building in range(5) if board.cubes[building]]
        self.goals = [CARDS[number].id for number in board.goals]
        self.goal = CARDS[board.goal].id if board.goal else None
        self.discoveries = [CARDS[number].id for number in board.discoveries]
        self.research = [LETTERS[kind] for kind in range(4) if board.research[kind]]
        self.space, self.side, self.stands = board.space, SIDES[board.side()], board.stands
        self.miners = self._hexes(state.miner, seat + 1)
        owned = [number for number in range(1, BLUEPRINTS + 1) if state.blueprint_owner[number] == seat + 1]
        self.blueprints = [CARDS[number].id for number in owned if state.blueprint_hex[number] < 0]
        self.built = {CARDS[n].id: HEX_NAMES[state.blueprint_hex[n]] for n in owned if state.blueprint_hex[n] >= 0}
        self.scientists = {
            CARDS[SCIENTIST + i].id: CARDS[state.scientist_at[i]].id or None
            for i, owner in enumerate(state.scientist_owner)
            if owner == seat + 1
        }
        contracts = [i for i, owner in enumerate(state.contract_owner) if owner == seat + 1]
        self.contracts = {CARDS[CONTRACT + i].id: state.completed[i] for i in contracts}
        self.delivered = {CARDS[CONTRACT + i].id: sum(state.delivered[2 * i : 2 * i + 2]) for i in contracts}
        self.first_card = CARDS[board.first_card].id if board.first_card > 0 else None
        self.tasks = [CARDS[number].id for number in board.tasks]
        self.tasks_done = [CARDS[number].id for number in board.tasks_done]

    def _hexes(self, values: list[int], value: int) -> list[str]:
        return [HEX_NAMES[hex] for hex in range(HEXES) if values[hex] == value]


class GivenSeat(ScenarioTable):
    """The fields of a seat that can be set."""

    @property
    def state(self) -> State:
        state = self.game.state
        assert isinstance(state, State)
        return state

    def _number(self, card: str, *families: str) -> int:
        """Return the number of a card, which has to be of one of the families if some are named."""
        if card not in NUMBERS:
            raise ValueError(f"there is no card {card!r}")
        number = int(NUMBERS[card])
        if families and CARDS[number].family() not in families:
            possible = ", ".join(other.id for other in CARDS[1:] if other.family() in families)
            raise ValueError(f"{card!r} is of the family {CARDS[number].family()}; possible here are {possible}")
        return number

    def _board(self, seat: str) -> int:
        return 1 if seat == "lacerda" and self.state.solo else self._index(seat)

    def _given_seat(
        self, seat: int, *, slots: Mapping[str, int] | None = None, lab: Mapping[str, str] | None = None,
        bots: Iterable[str] | None = None, rover: str | None = None, depot: Iterable[int] | None = None,
        shelters: Iterable[str] = (), cubes: Iterable[str] | None = None, goals: Iterable[str] | None = None,
        goal: str | None = None, discoveries: Iterable[str] | None = None, research: Iterable[str] | None = None,
        miners: Iterable[str] = (), blueprints: Iterable[str] = (), built: Mapping[str, str] | None = None,
        scientists: Mapping[str, str | None] | Iterable[str] = (), contracts: Iterable[str] = (),
        delivered: Mapping[str, tuple[int, ...]] | None = None, first_card: str | None = None,
        tasks: Iterable[str] | None = None, **amounts: int | bool,
    ) -> None:  # fmt: skip
        state = self.state
        board = state.seats[seat]
        for hex in shelters:
            self._given_shelter(seat, hex_of(hex))
        for name, amount in amounts.items():
            self._given_amount(seat, name, amount)
        self._given_places(board, slots, lab, depot, cubes, research)
        if bots is not None:
            places = [hex_of(hex) for hex in bots]
            check_count("bots", len(places), BOTS)
            board.bots = places + [-1] * (BOTS - len(places))
        if rover is not None:
            board.rover = hex_of(rover)
        if discoveries is not None:
            board.discoveries = [self._fetch_discovery(tile) for tile in discoveries]
        for hex in miners:
            state.miner[hex_of(hex)] = seat + 1
        self._given_goals(board, goals, goal)
        self._given_cards(seat, blueprints, built or {}, scientists, contracts)
        for contract, items in (delivered or {}).items():
            self._given_delivery(self._number(contract, "contract") - CONTRACT, items)
        if first_card is not None:
            board.first_card = self._number(first_card, "first_colonist_a")
        if tasks is not None:
            board.tasks = sorted(self._number(task, "first_colonist_b") for task in tasks)
            state.task_deck = [number for number in range(FIRST_B, DISCOVERY) if number not in board.tasks]
        if not state.is_lacerda(seat):
            self._settle_colonists(seat)

    def _given_shelter(self, seat: int, hex: int) -> None:
        board = self.state.seats[seat]
        check_count("shelters", board.shelters + 1, SHELTERS)
        self.state.building[hex] = code(seat, SHELTER)
        board.shelters += 1

    def _given_amount(self, seat: int, name: str, amount: int | bool) -> None:
        board = self.state.seats[seat]
        if name in GOODS[:RESOURCES]:
            check_amount(name, amount, 0)
            board.stock[GOODS.index(name)] = amount
        else:
            place_of(name, (*AMOUNTS, *FLAGS), "fact")
            if name in FLAGS:
                check_flag(name, amount)
            elif name == "crystals" and self.state.is_lacerda(seat):
                check_amount(name, amount, 0)
            else:
                check_amount(name, amount, *AMOUNTS[name])
            setattr(board, name, amount)

    def _given_places(
        self, board: Seat, slots: Mapping[str, int] | None, lab: Mapping[str, str] | None,
        depot: Iterable[int] | None, cubes: Iterable[str] | None, research: Iterable[str] | None,
    ) -> None:  # fmt: skip
        """Set the named places of the player board, and colonists on the slots."""
        for row, count in (slots or {}).items():
            place = place_of(row, SLOTTED, "row of slots")
            check_amount(f"slots of {row}", count, 0, 1 if place == HIRE_ROW else SLOTS)
        check_names(lab or (), LAB, "laboratory space")
        if slots is not None:
            board.slots = [slots.get(row, 0) for row in SLOTTED]
        if lab is not None:
            board.lab = [0 if space not in lab else place_of(lab[space], TECHS, "technology") + 1 for space in LAB]
        if depot is not None:
            ships = list(depot)
            for place in ships:
                check_amount("a depot space with a ship", place, 1, SHIPS)
            board.depot = [place + 1 in ships for place in range(SHIPS)]
        if cubes is not None:
            placed = [place_of(building, STACKED, "progress cube") for building in cubes]
            board.cubes = [building in placed for building in range(STACKS)]
        if research is not None:
            taken = [place_of(letter, LETTERS, "research tile") for letter in research]
            board.research = [kind in taken for kind in range(len(LETTERS))]

    def _given_delivery(self, contract: int, items: tuple[int, ...]) -> None:
        card = CONTRACT_CARDS[contract]
        check_count(f"kinds of goods on {card.id}", len(items), len(card.amounts))
        for place, count in enumerate(items):
            check_amount(f"{GOODS[card.goods[place]]} on {card.id}", count, 0, card.amounts[place])
            self.state.delivered[2 * contract + place] = count

    def _settle_colonists(self, seat: int) -> None:
        """Colonists who are nowhere else are beside the board."""
        state = self.state
        board = state.seats[seat]
        if board.quarters > capacity(board):
            raise ValueError(f"the living quarters have room for {capacity(board)}, not for {board.quarters}")
        board.beside = COLONISTS - board.quarters - board.working - sum(board.slots) - state.miner.count(seat + 1)
        if board.beside < 0:
            raise ValueError(f"there are only {COLONISTS} colonists, not {COLONISTS - board.beside}")

    def _fetch_discovery(self, tile: str) -> int:
        """Take a discovery tile out of the stack or the exploration space, which is refilled."""
        number = self._number(tile, "discovery")
        state = self.state
        if number in state.exploration:
            state.exploration[state.exploration.index(number)] = state.discovery_stack.pop()
        elif number in state.discovery_stack:
            state.discovery_stack.remove(number)
        else:
            raise ValueError(f"{tile!r} is on the map or with a seat already")
        return number

    def _given_goals(self, board: Seat, goals: Iterable[str] | None, goal: str | None) -> None:
        if goals is not None:
            self.state.goal_box += board.goals
            board.goals = sorted(self._number(name, "goal") for name in goals)
            self.state.goal_box = [n for n in sorted(self.state.goal_box) if n not in board.goals]
        if goal is not None:
            board.goal = self._number(goal, "goal")
            self.state.goal_box = [n for n in self.state.goal_box if n != board.goal]

    def _given_cards(
        self, seat: int, blueprints: Iterable[str], built: Mapping[str, str],
        scientists: Mapping[str, str | None] | Iterable[str], contracts: Iterable[str],
    ) -> None:  # fmt: skip
        state = self.state
        for card in (*blueprints, *built):
            self._fetch_blueprint(self._number(card, "blueprint"), seat)
        for card, hex in built.items():
            number = self._number(card)
            state.blueprint_hex[number] = hex_of(hex)
            state.upgraded[hex_of(hex)] = number
        working = dict(scientists) if isinstance(scientists, Mapping) else dict.fromkeys(scientists)
        for card, place in working.items():
            number = self._number(card, "scientist")
            self._off_display(number)
            state.scientist_owner[number - SCIENTIST] = seat + 1
            state.scientist_at[number - SCIENTIST] = self._number(place, "blueprint") if place else 0
        for card in contracts:
            self._off_display(self._number(card, "contract"))
            state.contract_owner[self._number(card) - CONTRACT] = seat + 1

    def _off_display(self, number: int) -> None:
        offers = self.state.offers
        if number in offers:
            offers[offers.index(number)] = 0

    def _fetch_blueprint(self, number: int, seat: int) -> None:
        state = self.state
        if number in state.display:
            state.display[state.display.index(number)] = 0
        if number in state.blueprint_deck:
            deck = state.blueprint_deck
            deck[deck.index(number)] = 0
            state.blueprint_deck = [card for card in deck if card]
        if state.blueprint_owner[number] == 0:
            state.seats[seat].markers -= 1
        state.blueprint_owner[number] = seat + 1


class OnMarsTable(GivenSeat):
    """Round 1, the first seat on turn in orbit (the first seat on space 1, the second on 2, …).

    Stocks, depots, goals and missions are empty, everybody has three colonists in the living quarters. Generator,
    water extractor, greenhouse and oxygen condenser stand on g3, g7, e5 and i5, the starting mine on g5. Building
    stacks have their tile without arrows on top. The life support rewards are those for ships, advanced buildings,
    mines and discoveries, so that they give nothing at first.
    """

    def __init__(self, seats: tuple[str, ...], seed: int, options: Mapping[str, Any]) -> None:
        options = {"first": seats[0], **options}
        super().__init__(new("on_mars", seats=seats, seed=seed, **options))
        state = self.state
        for place, board in enumerate(state.seats):
            board.stock = [0] * RESOURCES
            board.crystals = board.arriving = board.points = 0
            board.goals = []
            board.space = place + 1
            board.slots = [0] * len(SLOTTED)
            board.discoveries = []
        state.goal_box = list(range(GOAL, MISSION))
        for place, hex in enumerate(STARTING_BUILDINGS):
            state.building[hex] = GENERATOR + place + 1
        state.stacks = [[6, 5, 4, 3, 2, 1] for _ in state.stacks]
        state.rewards = [NUMBERS[f"reward_{name}"] for name in ("ships", "advanced", "mines", "discovery")]
        state.missions = [0] * len(state.missions)
        self._turn(0, 0)
        self._begin()

    def _turn(self, seat: int, done: int) -> None:
        state = self.state
        state.stack = [Frame(COLONIZATION.id, 0), Frame(END_OF_TURN.id, seat), Frame(TURN.id, seat, 0, done)]
        state.active = seat

    # Given, of the table

    def _given_table(
        self, *, buildings: Mapping[str, str | tuple[str, str] | None] | None = None,
        ground: Mapping[str, str | None] | None = None, warehouse: Mapping[str, int] | None = None,
        grid: Mapping[str, str] | None = None, display: Iterable[str] | None = None,
        offers: Iterable[str | None] | None = None, missions: Mapping[str, int] | None = None,
        lss: Mapping[str, int] | None = None, rewards: Mapping[str, str] | None = None,
        shuttle: tuple[str, int] | None = None, exploration: Iterable[str] | None = None,
        stacks: Mapping[str, Iterable[int]] | None = None, solo_deck: Iterable[str] | None = None,
        solo_discard: Iterable[str] | None = None, lacerda_bot: str | None = None, turn: str | None = None,
        main_done: bool = False, executed: bool = False, **amounts: int | bool,
    ) -> None:  # fmt: skip
        state = self.state
        for name, amount in amounts.items():
            self._given_table_amount(name, amount)
        for hex, building in (buildings or {}).items():
            state.building[hex_of(hex)] = self._building(building)
        for hex, what in (ground or {}).items():
            state.ground[hex_of(hex)] = self._ground(what)
        for good, amount in (warehouse or {}).items():
            place_of(good, STORED, "good")
            check_amount(good, amount, 0)
            state.warehouse[GOODS.index(good)] = amount
        if grid is not None:
            check_names(grid, GRID, "space of the grid")
            state.grid = [0 if space not in grid else place_of(grid[space], TECHS, "technology") + 1 for space in GRID]
        if display is not None:
            self._given_display([self._number(card, "blueprint") for card in display])
        if offers is not None:
            numbers = [self._number(card, "scientist", "contract") if card else 0 for card in offers]
            check_count("scientists and contracts on display", len(numbers), len(state.offers))
            state.offers = numbers + [0] * (len(state.offers) - len(numbers))
        if missions is not None:
            self._given_missions(missions)
        self._given_support(lss or {}, rewards or {})
        if shuttle is not None:
            check_amount("the travel space of the shuttle", shuttle[1], 1, max(SHUTTLE_LANDS_ON))
            state.shuttle_side, state.shuttle_space = place_of(shuttle[0], SIDES, "side"), shuttle[1]
        if exploration is not None:
            self._given_exploration([self._number(tile, "discovery") for tile in exploration])
        for building, tiles in (stacks or {}).items():
            self._given_stack(place_of(building, STACKED, "building"), list(tiles))
        self._given_lacerda(solo_deck, solo_discard, lacerda_bot)
        if turn is not None or main_done or executed:
            self._turn(state.active if turn is None else self._index(turn), int(main_done) + 2 * int(executed))

    def _given_table_amount(self, name: str, amount: int | bool) -> None:
        place_of(name, (*TABLE_AMOUNTS, *TABLE_FLAGS), "fact")
        if name in TABLE_FLAGS:
            check_flag(name, amount)
        elif name == "active":
            check_amount(name, amount, -1, len(self.state.seats) - 1)
        else:
            check_amount(name, amount, *TABLE_AMOUNTS[name])
        setattr(self.state, name, amount)

    def _given_missions(self, missions: Mapping[str, int]) -> None:
        check_count("missions", len(missions), MISSIONS_OPEN)
        for mission, steps in missions.items():
            check_amount(f"contributions left to {mission}", steps, 0)
        free = [0] * (MISSIONS_OPEN - len(missions))
        self.state.missions = [self._number(name, "mission") for name in missions] + free
        self.state.mission_steps = [*missions.values()] + free

    def _given_support(self, lss: Mapping[str, int], rewards: Mapping[str, str]) -> None:
        """The rows of the life support markers, and the rewards below them."""
        state = self.state
        for building, row in lss.items():
            check_amount(f"the row of {building}", row, 1, LSS_ROWS)
            state.lss[place_of(building, LSS_BUILDINGS, "column")] = row
        rewards_now = list(state.rewards)
        for building, reward in rewards.items():
            rewards_now[place_of(building, LSS_BUILDINGS, "column")] = self._number(reward, "reward")
        state.rewards = rewards_now

    def _given_stack(self, building: int, tiles: list[int]) -> None:
        check_count(f"tiles in the stack of {BUILDINGS[building]}", len(tiles), STACK)
        for tile in tiles:
            check_amount(f"a tile of {BUILDINGS[building]}", tile, 1, STACK)
        self.state.stacks[building] = tiles

    def _building(self, building: str | tuple[str, str] | None) -> int:
        if building is None:
            return 0
        if isinstance(building, tuple):
            kind, owner = building
            place_of(kind, BUILDINGS[SHELTER:], "building with an owner")
            board = self.state.seats[self._board(owner)]
            check_count("shelters", board.shelters + 1, SHELTERS)
            board.shelters += 1
            return code(self._board(owner), SHELTER)
        return place_of(building, STACKED, "building") + 1

    def _ground(self, what: str | None) -> int:
        if what is None:
            return 0
        if what == "crystal":
            return CRYSTAL_THERE
        number = self._number(what, "discovery", "research")
        return number if number >= RESEARCH_TILE else self._fetch_discovery(what)

    def _given_display(self, numbers: list[int]) -> None:
        state = self.state
        check_count("blueprints on display", len(numbers), DISPLAY)
        state.blueprint_deck = [
            card for card in (*state.blueprint_deck, *state.display) if card and card not in numbers
        ]
        state.blueprint_deck.sort(key=lambda number: -number)
        state.display = numbers + [0] * (DISPLAY - len(numbers))

    def _given_exploration(self, numbers: list[int]) -> None:
        state = self.state
        state.discovery_stack += [tile for tile in state.exploration if tile not in numbers]
        state.discovery_stack = [tile for tile in state.discovery_stack if tile not in numbers]
        state.exploration = numbers

    def _given_lacerda(self, deck: Iterable[str] | None, discard: Iterable[str] | None, bot: str | None) -> None:
        """The top card of the deck comes first."""
        state = self.state
        if deck is not None:
            state.solo_deck = [self._number(card, "solo") for card in reversed(list(deck))]
        if discard is not None:
            state.solo_discard = [self._number(card, "solo") for card in discard]
        if bot is not None:
            state.lacerda_bot = place_of(bot, STACKED, "building")

    # Then

    def _now(self, seat: str | None) -> dict[str, Any]:
        if seat is not None:
            return vars(self.seat(seat))
        state = self.state
        return {
            "buildings": self.buildings(),
            "ground": {HEX_NAMES[hex]: self._lying(hex) for hex in range(HEXES) if state.ground[hex]},
            "warehouse": {good: state.warehouse[place] for place, good in enumerate(GOODS)},
            "grid": {GRID[space]: TECHS[tech - 1] for space, tech in enumerate(state.grid) if tech},
            "display": [CARDS[number].id for number in state.display if number],
            "offers": [CARDS[number].id if number else None for number in state.offers],
            "missions": {CARDS[n].id: s for n, s in zip(state.missions, state.mission_steps, strict=True) if n},
            "lss": {BUILDINGS[column + 1]: state.lss[column] for column in range(LSS)},
            "shuttle": (SIDES[state.shuttle_side], state.shuttle_space),
            "exploration": [CARDS[number].id for number in state.exploration],
            "stacks": {BUILDINGS[i]: len(stack) for i, stack in enumerate(state.stacks)},
            "gone": [CARDS[number].id for number in state.gone],
            "lacerda_bot": BUILDINGS[state.lacerda_bot],
            "turn": self.turn,
            **{name: getattr(state, name) for name in (*TABLE_AMOUNTS, *TABLE_FLAGS)},
        }

    def buildings(self) -> dict[str, str | tuple[str, str]]:
        """Return all buildings by hex, as `given` takes them."""
        result: dict[str, str | tuple[str, str]] = {}
        for hex, building in enumerate(self.state.building):
            if building > SHELTER:
                colour = SEATS[self.state.colours[building - SHELTER - 1]]
                lacerda = self.state.is_lacerda(building - SHELTER - 1)
                result[HEX_NAMES[hex]] = ("shelter", "lacerda" if lacerda else colour)
            elif building:
                result[HEX_NAMES[hex]] = BUILDINGS[building - 1]
        return result

    def _lying(self, hex: int) -> str:
        what = self.state.ground[hex]
        return "crystal" if what == CRYSTAL_THERE else CARDS[what].id

    def seat(self, seat: str) -> SeatView:
        return SeatView(self.state, self._board(seat))

    def lacerda_score(self) -> dict[str, int]:
        return self.game.scores()["lacerda"]

    def end_turn(self, seat: str) -> None:
        """End the seat's turn, taking its main action for done."""
        self.given(turn=seat, main_done=True)
        self.when(seat, "end")


AMOUNTS: Mapping[str, tuple[int | None, int | None]] = {
    "points": (None, None), "crystals": (0, DEPOT), "arriving": (0, None), "quarters": (0, COLONISTS),
    "working": (0, COLONISTS), "hangar": (0, SHIPS), "space": (0, SPACES), "markers": (0, MARKERS),
    "waiting": (0, None), "fresh": (0, COLONISTS), "developed": (0, None),
}  # fmt: skip
FLAGS = ("stands", "task_shown")
TABLE_AMOUNTS: Mapping[str, tuple[int | None, int | None]] = {
    "level": (1, LAST_LEVEL), "remaining": (0, MISSIONS_OPEN), "round": (1, None), "solo_pass": (1, None),
    "lacerda_bots": (0, BOTS), "active": (-1, None),
}  # fmt: skip
TABLE_FLAGS = ("final",)
"""The numbers and flags of a seat and of the table, numbers with the least and the most that each can be."""
