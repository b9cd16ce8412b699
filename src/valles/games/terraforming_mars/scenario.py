"""The scenario table of Terraforming Mars."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping
from typing import Any

from valles.game import new
from valles.games.terraforming_mars.boxes.prelude.rules import PLAY_PRELUDES
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    BEGINNER,
    COLDEST,
    CORPORATION,
    DEGREES_A_STEP,
    EVENT_KIND,
    NEUTRAL,
    NO_TILE,
    OCEAN_TILE,
    OCEAN_TILES,
    OXYGEN_STEPS,
    PRELUDE,
    PRODUCTION_FLOOR,
    STOCK,
    TEMPERATURE_STEPS,
    TILES,
)
from valles.games.terraforming_mars.rules.deck import everyone
from valles.games.terraforming_mars.rules.parameter import degrees
from valles.games.terraforming_mars.rules.phase import ACTION_PHASE, RESEARCH
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.turn import TURN, activate
from valles.kernel.frame import Frame
from valles.testing.scenario import ScenarioTable, check_amount, check_flag, place_of

PROJECTS = tuple(range(EVENT_KIND + 1))
"""The kinds of project cards."""
NUMBERS = {card.id: card.number for card in RULES.cards()}


class SeatView:
    """A seat by the words of the game, as `credits`, `plants`, `production["energy"]`, `tr` and `hand`."""

    def __init__(self, state: State, board: Seat) -> None:
        self.production = dict(zip(STOCK, board.production, strict=True))
        self.tr = board.rating
        self.corporation = CARDS[board.corporation].id
        self.hand = [CARDS[number].id for number in board.hand]
        self.offered = [CARDS[number].id for number in board.offered]
        self.tableau = [CARDS[number].id for number in board.tableau if CARDS[number].kind != CORPORATION]
        self.events = [CARDS[number].id for number in board.events]
        self.on = {CARDS[number].id: state.on[number] for number in board.tableau}
        self.preludes = [CARDS[number].id for number in board.preludes]
        self.passed = board.passed
        self.credits, self.steel, self.titanium, self.plants, self.energy, self.heat = board.stock


class TerraformingMarsTable(ScenarioTable):
    def __init__(self, seats: tuple[str, ...], seed: int, options: Mapping[str, Any]) -> None:
        options = {"first": seats[0], "beginners": seats, **options}
        super().__init__(new("terraforming_mars", seats=seats, seed=seed, **options))
        if self.state.prelude_round:
            for seat in self.game.seats:
                self.game.play(seat, "yes", "yes")
            gather_preludes(self.state)
        for board in self.state.seats:
            self.state.discard += board.hand
            for number in board.hand:
                self.state.known[number] = 0
            board.hand = []
            board.stock = [0] * 6
            board.production = [0] * 6
        self._turn(0, 0)
        self._begin()

    @property
    def state(self) -> State:
        state = self.game.state
        assert isinstance(state, State)
        return state

    @property
    def milestones(self) -> list[str]:
        return [milestone.id for milestone in self.state.goals.milestones]

    @property
    def awards(self) -> list[str]:
        return [award.id for award in self.state.goals.awards]

    def _owners(self, names: list[str], owners: list[int]) -> dict[str, str]:
        """Return the names that belong to a seat."""
        return {name: self.game.seats[owner - 1] for name, owner in zip(names, owners, strict=True) if owner}

    def _number(self, card: str) -> int:
        if card not in NUMBERS:
            raise ValueError(f"there is no card {card!r}")
        return int(NUMBERS[card])

    def _turn(self, seat: int, taken: int) -> None:
        self.state.stack = [Frame(ACTION_PHASE.id, 0), Frame(TURN.id, seat, 0, taken)]
        self.state.last_turn = seat

    def _fetch(self, card: str) -> int:
        """Take a card out of wherever it lies."""
        number = self._number(card)
        state = self.state
        if CARDS[number].kind == PRELUDE and take_prelude(state, number):
            return number
        piles = [state.deck, state.discard]
        for board in state.seats:
            piles += [board.hand, board.offered]
            if number in board.tableau + board.events:
                raise ValueError(f"{card} is already in play")
        for pile in piles:
            if number in pile:
                pile.remove(number)
                return number
        if CARDS[number].kind == CORPORATION:
            return number
        raise ValueError(f"{card} is not in this game (does it belong to Corporate Era, or to another box?)")

    def _fetch_kind(self, card: str, kinds: tuple[int, ...], name: str) -> int:
        """Take a card of one of these kinds out of wherever it lies."""
        if CARDS[self._number(card)].kind not in kinds:
            raise ValueError(f"{card} is no {name}")
        return self._fetch(card)

    # Given

    def _given_seat(
        self, seat: int, *, production: Mapping[str, int] | None = None, tr: int | None = None,
        corporation: str | None = None, hand: Iterable[str] | None = None, tableau: Iterable[str] = (),
        events: Iterable[str] = (), on: Mapping[str, int] | None = None, used: Iterable[str] = (),
        passed: bool | None = None, tr_rose: bool | None = None, preludes: Iterable[str] = (),
        offered: Iterable[str] | None = None, first_action: bool | None = None, **stock: int,
    ) -> None:  # fmt: skip
        state = self.state
        board = state.seats[seat]
        set_amounts(board, stock, production or {})
        if tr is not None:
            check_amount("tr", tr, 0)
            board.rating = tr
        if tr_rose is not None:
            check_flag("tr_rose", tr_rose)
            board.rating_rose = tr_rose
        if passed is not None:
            check_flag("passed", passed)
            board.passed = passed
        if corporation is not None:
            number = self._fetch_kind(corporation, (CORPORATION,), "corporation")
            board.tableau[board.tableau.index(BEGINNER)] = number
            board.tableau.sort()
            board.corporation = number
            state.known[number] = everyone(state)
            activate(state, seat, number)
        if hand is not None:
            self._given_hand(seat, hand)
        self._given_cards(seat, tableau, events)
        set_cards(state, {self._number(card): n for card, n in (on or {}).items()}, [*map(self._number, used)])
        begin_preludes(state, seat, [self._fetch_kind(card, (PRELUDE,), "prelude") for card in preludes])
        if offered is not None:
            offer(state, seat, [self._fetch_kind(card, PROJECTS, "project") for card in offered])
        if first_action is not None:
            set_first_action(state, seat, first_action)

    def _given_hand(self, seat: int, hand: Iterable[str]) -> None:
        board = self.state.seats[seat]
        self.state.discard += board.hand
        board.hand = []
        for card in hand:
            number = self._fetch_kind(card, PROJECTS, "project")
            insort(board.hand, number)
            self.state.known[number] = 1 << seat

    def _given_cards(self, seat: int, tableau: Iterable[str], events: Iterable[str]) -> None:
        board = self.state.seats[seat]
        for card in (*tableau, *events):
            number = self._fetch_kind(card, (*PROJECTS, PRELUDE), "project or prelude")
            self.state.known[number] = everyone(self.state)
            if CARDS[number].kind == EVENT_KIND:
                insort(board.events, number)
            else:
                insort(board.tableau, number)
                activate(self.state, seat, number)

    def _given_table(
        self, *, oxygen: int | None = None, temperature: int | None = None, oceans: int | None = None,
        tiles: Mapping[str, str | tuple[str, str] | None] | None = None, generation: int | None = None,
        turn: str | None = None, taken: int = 0, first: str | None = None, deck_top: Iterable[str] = (),
        deck_size: int | None = None, milestones: Mapping[str, str] | None = None,
        awards: Mapping[str, str] | None = None, prelude_top: Iterable[str] = (), discarded: Iterable[str] = (),
    ) -> None:  # fmt: skip
        state = self.state
        set_tracks(state, oxygen, temperature, generation)
        for name, tile in (tiles or {}).items():
            self._given_tile(place_of(name, state.map.names, "space"), tile)
        if oceans is not None:
            check_amount("oceans", oceans, 0, OCEAN_TILES)
            if oceans < state.oceans:
                raise ValueError(f"{state.oceans} oceans lie already")
            free = [space for space in range(state.map.areas) if state.map.is_ocean[space] and not state.tile[space]]
            for space in free[: oceans - state.oceans]:
                self._given_tile(space, "ocean")
        if first is not None:
            state.first = self._index(first)
        for name, owner in (milestones or {}).items():
            state.milestones[place_of(name, self.milestones, "milestone")] = self._index(owner) + 1
        for name, owner in (awards or {}).items():
            state.awards[place_of(name, self.awards, "award")] = self._index(owner) + 1
        for card in discarded:
            number = self._fetch_kind(card, PROJECTS, "project")
            state.discard.append(number)
            state.known[number] = 0
        numbers = [self._fetch_kind(card, PROJECTS, "project") for card in deck_top]
        if deck_size is not None:
            check_amount("deck_size", deck_size, len(numbers))
            rest = deck_size - len(numbers)
            state.discard += state.deck[rest:]
            state.deck = state.deck[:rest]
        state.deck += reversed(numbers)
        drawn = [self._fetch_kind(card, (PRELUDE,), "prelude") for card in prelude_top]
        state.preludes = [*state.preludes, *reversed(drawn)]
        if turn is not None:
            check_amount("taken", taken, 0, 1)
            self._turn(self._index(turn), taken)

    def _given_tile(self, space: int, tile: str | tuple[str, str] | None) -> None:
        """Put a tile or a claim on the space, in place of what is there; None leaves it empty."""
        state = self.state
        if state.tile[space] == OCEAN_TILE:
            state.oceans -= 1
        state.tile[space] = NO_TILE
        state.owner[space] = state.claim[space] = 0
        if tile is None:
            return
        kind, owner = (tile, "") if isinstance(tile, str) else tile
        if kind == "claim":
            state.claim[space] = self._index(owner) + 1
            return
        state.tile[space] = place_of(kind, TILES, "tile")
        if kind == "ocean":
            state.oceans += 1
        else:
            state.owner[space] = (NEUTRAL if owner == "neutral" else self._index(owner)) + 1

    def _now(self, seat: str | None) -> dict[str, Any]:
        if seat is not None:
            return vars(self.seat(seat))
        state = self.state
        return {
            "oxygen": state.oxygen,
            "temperature": degrees(state.temperature),
            "oceans": state.oceans,
            "generation": state.generation,
            "first": self.game.seats[state.first],
            "turn": self.turn,
            "deck_size": len(state.deck),
            "discards": len(state.discard),
            "discarded": [CARDS[number].id for number in state.discard],
            "prelude_discards": [CARDS[number].id for number in state.prelude_discard],
            "tiles": self.tiles(),
            "claims": self._owners(state.map.names, state.claim),
            "milestones": self._owners(self.milestones, state.milestones),
            "awards": self._owners(self.awards, state.awards),
        }

    def tiles(self) -> dict[str, str | tuple[str, str]]:
        """Return all tiles by space, as `given` takes them."""
        result: dict[str, str | tuple[str, str]] = {}
        names = self.state.map.names
        for space, tile in enumerate(self.state.tile):
            if tile == OCEAN_TILE:
                result[names[space]] = "ocean"
            elif tile:
                owner = self.state.owner[space] - 1
                result[names[space]] = (TILES[tile], "neutral" if owner == NEUTRAL else self.game.seats[owner])
        return result

    def seat(self, seat: str) -> SeatView:
        return SeatView(self.state, self.state.seats[self._index(seat)])

    def pass_all(self) -> None:
        """Let every seat pass until the generation, or the final conversion of plants, is over."""
        generation = self.state.generation
        while not self.game.over and self.state.generation == generation and self.turn is not None:
            self.game.play(self.turn, "pass" if "pass" in self.legal(self.turn) else "end")


def gather_preludes(state: State) -> None:
    """Put all preludes back into their deck."""
    for pile in (state.prelude_discard, *(board.preludes for board in state.seats)):
        state.preludes = pile + state.preludes
        for number in pile:
            state.known[number] = 0
    state.prelude_discard = []
    for board in state.seats:
        board.preludes = []


def take_prelude(state: State, number: int) -> bool:
    """Take a prelude out of the deck; whether it was there."""
    lies = number in state.preludes
    state.preludes = [other for other in state.preludes if other != number]
    return lies


def begin_preludes(state: State, seat: int, numbers: list[int]) -> None:
    """Let the prelude round begin, or go on, with these to be played by the seat."""
    if numbers:
        state.seats[seat].preludes = sorted(numbers)
        for number in numbers:
            state.known[number] = 1 << seat
        state.stack = [frame for frame in state.stack if frame.effect != TURN.id]
        state.last_turn = (state.first - 1) % len(state.seats)
        state.stack.insert(1, Frame(PLAY_PRELUDES.id, seat, 0, len(numbers)))


def set_amounts(board: Seat, stock: Mapping[str, int], production: Mapping[str, int]) -> None:
    """Set stocks and production of a seat."""
    for name, amount in stock.items():
        place = place_of(name, STOCK, "resource")
        check_amount(name, amount, 0)
        board.stock[place] = amount
    for name, amount in production.items():
        place = place_of(name, STOCK, "resource")
        check_amount(f"production of {name}", amount, PRODUCTION_FLOOR[place])
        board.production[place] = amount


def set_cards(state: State, on: Mapping[int, int], used: Iterable[int]) -> None:
    """Set resources on cards, and mark actions as used."""
    for number, amount in on.items():
        card = CARDS[number]
        if not card.holds:
            raise ValueError(f"{card.id} holds no resources")
        check_amount(f"the resources on {card.id}", amount, 0)
        state.on[number] = amount
    for number in used:
        if CARDS[number].action is None:
            raise ValueError(f"{CARDS[number].id} has no action")
        state.used[number] = True


def set_tracks(state: State, oxygen: int | None, temperature: int | None, generation: int | None) -> None:
    """Set the tracks that are named."""
    if oxygen is not None:
        check_amount("oxygen", oxygen, 0, OXYGEN_STEPS)
        state.oxygen = oxygen
    if temperature is not None:
        check_amount("temperature", temperature, COLDEST, COLDEST + TEMPERATURE_STEPS * DEGREES_A_STEP)
        if (temperature - COLDEST) % DEGREES_A_STEP:
            steps = f"in steps of {DEGREES_A_STEP} from {COLDEST} on"
            raise ValueError(f"temperature rises {steps}, not to {temperature}")
        state.temperature = (temperature - COLDEST) // DEGREES_A_STEP
    if generation is not None:
        check_amount("generation", generation, 1)
        state.generation = generation


def offer(state: State, seat: int, numbers: list[int]) -> None:
    """Let the research phase begin, or go on, with these cards dealt to the seat."""
    board = state.seats[seat]
    state.discard += board.offered
    board.offered = sorted(numbers)
    for number in numbers:
        state.known[number] = 1 << seat
    state.stack = [Frame(RESEARCH.id, 0)]


def set_first_action(state: State, seat: int, pending: bool) -> None:
    """Let the first action of the corporation be still to come; it is asked at once if it is the seat's turn."""
    board = state.seats[seat]
    check_flag("first_action", pending)
    if pending and not CARDS[board.corporation].first:
        raise ValueError(f"{CARDS[board.corporation].id} has no first action")
    board.first_action = pending
    turn = state.stack[-1]
    if pending and turn.effect == TURN.id and turn.seat == seat and turn.a == 0:
        state.stack = [Frame(ACTION_PHASE.id, 0)]
        state.last_turn = (seat - 1) % len(state.seats)
        state.settle()
