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
    OCEAN_TILE,
    PRELUDE,
    STOCK,
    TILES,
)
from valles.games.terraforming_mars.rules.deck import everyone
from valles.games.terraforming_mars.rules.parameter import degrees
from valles.games.terraforming_mars.rules.phase import ACTION_PHASE
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.games.terraforming_mars.rules.turn import TURN, activate
from valles.kernel.frame import Frame
from valles.testing.scenario import ScenarioTable, place_of

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

    # Given

    def _given_seat(
        self, seat: int, *, production: Mapping[str, int] | None = None, tr: int | None = None,
        corporation: str | None = None, hand: Iterable[str] | None = None, tableau: Iterable[str] = (),
        events: Iterable[str] = (), on: Mapping[str, int] | None = None, used: Iterable[str] = (),
        passed: bool | None = None, tr_rose: bool | None = None, preludes: Iterable[str] = (), **stock: int,
    ) -> None:  # fmt: skip
        state = self.state
        board = state.seats[seat]
        for name, amount in stock.items():
            board.stock[place_of(name, STOCK, "resource")] = amount
        for name, amount in (production or {}).items():
            board.production[place_of(name, STOCK, "resource")] = amount
        if tr is not None:
            board.rating = tr
        if tr_rose is not None:
            board.rating_rose = tr_rose
        if passed is not None:
            board.passed = passed
        if corporation is not None:
            number = self._fetch(corporation)
            board.tableau[board.tableau.index(BEGINNER)] = number
            board.tableau.sort()
            board.corporation = number
            state.known[number] = everyone(state)
            activate(state, seat, number)
        if hand is not None:
            self._given_hand(seat, hand)
        self._given_cards(seat, tableau, events)
        for card, amount in (on or {}).items():
            state.on[self._number(card)] = amount
        for card in used:
            state.used[self._number(card)] = True
        begin_preludes(state, seat, [self._fetch(card) for card in preludes])

    def _given_hand(self, seat: int, hand: Iterable[str]) -> None:
        board = self.state.seats[seat]
        self.state.discard += board.hand
        board.hand = []
        for card in hand:
            number = self._fetch(card)
            insort(board.hand, number)
            self.state.known[number] = 1 << seat

    def _given_cards(self, seat: int, tableau: Iterable[str], events: Iterable[str]) -> None:
        board = self.state.seats[seat]
        for card in (*tableau, *events):
            number = self._fetch(card)
            self.state.known[number] = everyone(self.state)
            if CARDS[number].kind == EVENT_KIND:
                insort(board.events, number)
            else:
                insort(board.tableau, number)
                activate(self.state, seat, number)

    def _given_table(
        self, *, oxygen: int | None = None, temperature: int | None = None, oceans: int | None = None,
        tiles: Mapping[str, str | tuple[str, str]] | None = None, generation: int | None = None,
        turn: str | None = None, taken: int = 0, first: str | None = None, deck_top: Iterable[str] = (),
        deck_size: int | None = None, milestones: Mapping[str, str] | None = None,
        awards: Mapping[str, str] | None = None, prelude_top: Iterable[str] = (),
    ) -> None:  # fmt: skip
        state = self.state
        if oxygen is not None:
            state.oxygen = oxygen
        if temperature is not None:
            state.temperature = (temperature - COLDEST) // DEGREES_A_STEP
        for name, tile in (tiles or {}).items():
            self._given_tile(place_of(name, state.map.names, "space"), tile)
        if oceans is not None:
            if oceans < state.oceans:
                raise ValueError(f"{state.oceans} oceans lie already")
            free = [space for space in range(state.map.areas) if state.map.is_ocean[space] and not state.tile[space]]
            for space in free[: oceans - state.oceans]:
                self._given_tile(space, "ocean")
        if generation is not None:
            state.generation = generation
        if first is not None:
            state.first = self._index(first)
        for name, owner in (milestones or {}).items():
            state.milestones[place_of(name, self.milestones, "milestone")] = self._index(owner) + 1
        for name, owner in (awards or {}).items():
            state.awards[place_of(name, self.awards, "award")] = self._index(owner) + 1
        numbers = [self._fetch(card) for card in deck_top]
        if deck_size is not None:
            rest = deck_size - len(numbers)
            state.discard += state.deck[rest:]
            state.deck = state.deck[:rest]
        state.deck += reversed(numbers)
        drawn = [self._fetch(card) for card in prelude_top]
        state.preludes = [*state.preludes, *reversed(drawn)]
        if turn is not None:
            self._turn(self._index(turn), taken)

    def _given_tile(self, space: int, tile: str | tuple[str, str]) -> None:
        state = self.state
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
