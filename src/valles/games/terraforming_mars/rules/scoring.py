"""Points: milestones, awards, the map and the cards, and who has won."""

from __future__ import annotations

from valles.games.terraforming_mars.rules.box import boxes_of
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    AWARD_FIRST,
    AWARD_SECOND,
    CREDITS,
    GOAL_RATING,
    GREENERY_TILE,
    MILESTONE_POINTS,
)
from valles.games.terraforming_mars.rules.parameter import complete
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import is_city, kind_beside
from valles.kernel.rulebook import places_by


def award_measure(state: State, seat: int, award: int) -> int:
    return state.goals.awards[award].measure.of(state, seat)


def award_points(measures: list[int]) -> list[int]:
    """5 for the first, 2 for the second, with both tie rules and none for second among two (TM-AWARD-07 to -10)."""
    best = second = measures[0]
    leading = 0
    for measure in measures:
        if measure > best or not leading:
            second = best
            best = measure
            leading = 1
        elif measure == best:
            leading += 1
        elif measure > second or second == best:
            second = measure
    points = []
    for measure in measures:
        if measure == best:
            points.append(AWARD_FIRST)
        elif len(measures) > 2 and leading == 1 and measure == second:
            points.append(AWARD_SECOND)
        else:
            points.append(0)
    return points


def card_points(state: State, seat: int) -> int:
    """Face-up cards and events alike (TM-END-13)."""
    total = 0
    board = state.seats[seat]
    for number in board.tableau + board.events:
        points = CARDS[number].points
        if points is not None:
            total += points.worth(state, seat, number)
    return total


def scores(state: State) -> list[dict[str, int]]:
    """Return the points of each seat by category, in the order of TM-END-08."""
    seats = range(len(state.seats))
    table = [
        {"rating": state.seats[seat].rating, "awards": 0, "milestones": 0, "greeneries": 0, "cities": 0, "cards": 0}
        for seat in seats
    ]
    for award, funded in enumerate(state.awards):
        if funded:
            for seat, points in enumerate(award_points([award_measure(state, seat, award) for seat in seats])):
                table[seat]["awards"] += points
    for owner in state.milestones:
        if owner:
            table[owner - 1]["milestones"] += MILESTONE_POINTS
    for space, tile in enumerate(state.tile):
        owner = state.owner[space]
        if 1 <= owner <= len(state.seats):
            if tile == GREENERY_TILE:
                table[owner - 1]["greeneries"] += 1
            elif is_city(tile):
                table[owner - 1]["cities"] += kind_beside(state, space, GREENERY_TILE)
    for seat in seats:
        table[seat]["cards"] = card_points(state, seat)
        table[seat]["total"] = sum(table[seat].values())
    return table


def winners(state: State) -> list[int]:
    """The seats with the most points, M€ deciding among equals (TM-END-16, -17); alone: the seat if it has won."""
    if state.solo:
        if state.rating_goal:
            return [0] if state.seats[0].rating >= GOAL_RATING else []
        return [0] if complete(state) and all([box.is_complete(state) for box in boxes_of(state)]) else []
    return [seat for seat, place in enumerate(places_by(standings(state))) if place == 1]


def standings(state: State) -> list[list[int]]:
    """Return the criteria of each seat's place, the first one first (TM-END-16, -17)."""
    return [[row["total"], state.seats[seat].stock[CREDITS]] for seat, row in enumerate(scores(state))]
