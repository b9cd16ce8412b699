"""Invariants of every state of Terraforming Mars, and of every decision."""

from __future__ import annotations

from functools import cache

from valles.games.terraforming_mars.effects.terraform import PlaceTile
from valles.games.terraforming_mars.rules.box import boxes_of, modules_of_boxes
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    AT_NOCTIS,
    BEGINNER,
    CITY_TILE,
    CORPORATION,
    NO_TILE,
    OCEAN_TILE,
    OCEAN_TILES,
    ON_OCEAN_AREA,
    OXYGEN_STEPS,
    PRELUDE,
    PRODUCTION_FLOOR,
    TEMPERATURE_STEPS,
)
from valles.games.terraforming_mars.rules.deck import all_projects
from valles.games.terraforming_mars.rules.parameter import complete
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.state import State

TILES_FOR_OCEAN_AREAS = [OCEAN_TILE] + [
    part.tile
    for card in RULES.cards()
    for part in card.play
    if isinstance(part, PlaceTile) and part.where == ON_OCEAN_AREA and part.tile != OCEAN_TILE
]


@cache
def are_projects(cards: int) -> list[bool]:
    """Return True for each of so many cards that is a project."""
    return [card.kind not in (CORPORATION, PRELUDE) for card in CARDS[:cards]]


def check(state: State) -> None:
    """Everything that one state alone must satisfy."""
    cards_are_in_one_place(state)
    stocks_are_in_bounds(state)
    tracks_are_in_bounds(state)
    board_is_legal(state)
    claims_are_in_bounds(state)
    decisions_are_due(state)
    caches_agree(state)
    for module in modules_of_boxes("invariant"):
        module.check(state)


def cards_are_in_one_place(state: State) -> None:
    piles = [state.deck, state.discard]
    for board in state.seats:
        piles += [board.hand, board.offered, board.kept, board.tableau, board.events]
    is_project = are_projects(len(CARDS))
    lying = sorted([number for pile in piles for number in pile if is_project[number]])
    assert lying == all_projects(state), "a card is missing or doubled"
    corporations = [
        number
        for board in state.seats
        for number in board.tableau + board.dealt
        if CARDS[number].kind == CORPORATION and number != BEGINNER
    ]
    assert len(corporations) == len(set(corporations)), "a corporation is doubled"
    for board in state.seats:
        for pile in (board.hand, board.offered, board.kept, board.tableau, board.events):
            assert pile == sorted(pile), "a pile is out of order"


def stocks_are_in_bounds(state: State) -> None:
    for board in state.seats:
        assert min(board.stock) >= 0, f"a stock is below zero: {board.stock}"
        for resource, floor in enumerate(PRODUCTION_FLOOR):
            assert board.production[resource] >= floor, f"a production is too low: {board.production}"
        assert board.rating + board.production[0] >= 0, "income is negative"
    for number, amount in enumerate(state.on):
        assert amount == 0 or (amount > 0 and CARDS[number].holds), f"{CARDS[number].id} holds {amount}"


def tracks_are_in_bounds(state: State) -> None:
    assert 0 <= state.temperature <= TEMPERATURE_STEPS
    assert 0 <= state.oxygen <= OXYGEN_STEPS
    assert 0 <= state.oceans <= OCEAN_TILES


def board_is_legal(state: State) -> None:
    assert state.tile.count(OCEAN_TILE) == state.oceans
    for space, tile in enumerate(state.tile):
        assert (state.owner[space] > 0) == (tile not in (NO_TILE, OCEAN_TILE)), f"owner of space {space}"
        if state.map.is_ocean[space] and tile:
            assert tile in TILES_FOR_OCEAN_AREAS, f"tile {tile} lies on an ocean area"
        if space == state.map.reserved[AT_NOCTIS]:
            assert tile in (NO_TILE, CITY_TILE)
        assert not (tile and state.claim[space]), "a claim under a tile"


def claims_are_in_bounds(state: State) -> None:
    assert sum(1 for owner in state.milestones if owner) <= 3
    assert sum(1 for owner in state.awards if owner) <= 3
    if state.solo:
        assert not any(state.milestones) and not any(state.awards)


def decisions_are_due(state: State) -> None:
    if state.over():
        assert state.final and (state.solo or complete(state)), "the game ended too early"
        assert not state.solo or state.generation == (12 if state.prelude_round else 14)
        return
    for seat in state.pending_seats():
        assert state.final or not state.seats[seat].passed, "a seat that has passed is asked"


def caches_agree(state: State) -> None:
    """Counted tags, lasting effects and actions are those of the cards in play."""
    resolving = [frame.card for frame in state.stack]
    for board in state.seats:
        settled = [number for number in board.tableau if number not in resolving]
        for number in settled:
            assert (number in board.watching) == bool(CARDS[number].when)
            assert (number in board.acting) == (CARDS[number].action is not None)
        if not any(number in resolving for number in board.tableau + board.events):
            counted = [0] * len(board.tags)
            for number in board.tableau:
                for tag in CARDS[number].tags:
                    counted[tag] += 1
            assert board.tags == counted, "tags are miscounted"


def check_step(before: State, after: State) -> None:
    """Check the invariants between two decisions."""
    assert after.temperature >= before.temperature
    assert after.oxygen >= before.oxygen
    assert after.oceans >= before.oceans
    assert after.generation in (before.generation, before.generation + 1)
    raised = after.temperature - before.temperature + after.oxygen - before.oxygen + after.oceans - before.oceans
    gained = sum(new.rating - old.rating for old, new in zip(before.seats, after.seats, strict=True))
    assert gained >= raised or in_solar_phase(before, after), "a raised parameter gave no rating"
    for space, tile in enumerate(before.tile):
        if tile:
            assert (tile, before.owner[space]) == (after.tile[space], after.owner[space]), "a tile was changed"
    for owner, later in zip(before.milestones + before.awards, after.milestones + after.awards, strict=True):
        assert owner in (0, later), "a milestone or award changed hands"
    for old, new in zip(before.seats, after.seats, strict=True):
        assert all(number in new.tableau for number in old.tableau), "a card left play"
        assert all(number in new.events for number in old.events)


def in_solar_phase(before: State, after: State) -> bool:
    """Return True if boxes acted between these states, perhaps for the World Government."""
    phases = [box.solar_phase.id for box in boxes_of(after) if box.solar_phase is not None]
    acting = any(frame.effect in phases for state in (before, after) for frame in state.stack)
    return acting or (len(phases) > 0 and after.generation > before.generation)
