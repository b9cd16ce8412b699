"""Parts of the points: those of each category, which add up to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valles.games.terraforming_mars.effects.points import times
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    CREDITS,
    GOAL_RATING,
    GREENERY_TILE,
    MILESTONE_POINTS,
    SOLO_RATING,
    STARTING_RATING,
)
from valles.games.terraforming_mars.rules.deck import seat_noun
from valles.games.terraforming_mars.rules.scoring import award_measure, award_points, scores, winners
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.tiles import is_city, kind_beside, whereabouts
from valles.kernel.phrase import Arg, Noun, Phrase, Share

CARD_KEY: Final = "card-"
CAUSES: Final = {"log-play": "card", "log-action": "card", "log-corporation": "card", "log-standard": "project"}
"""The lines of the log that begin something with a name, and the argument that names it."""


def of(what: Noun | Phrase) -> Phrase:
    return Phrase("result-of", {"what": what})


def shares(state: State, log: Sequence[Phrase]) -> list[dict[str, list[Share]]]:
    """The parts of every category of `scoring.scores`, seat by seat; those of the rating are read off the log."""
    return [
        {
            "rating": rating_shares(state, seat, log),
            "awards": award_shares(state, seat),
            "milestones": [
                Share(of(state.goals.milestones[number].noun()), MILESTONE_POINTS)
                for number, owner in enumerate(state.milestones)
                if owner == seat + 1
            ],
            "greeneries": greenery_shares(state, seat),
            "cities": city_shares(state, seat),
            "cards": card_shares(state, seat),
        }
        for seat in range(len(state.seats))
    ]


def rating_shares(state: State, seat: int, log: Sequence[Phrase]) -> list[Share]:
    """Return the start, and every card and action by which the rating has risen."""
    start = SOLO_RATING if state.solo else STARTING_RATING
    result: dict[str, int] = {}
    causes: dict[str, Phrase] = {}
    cause = Phrase("result-other")
    who = seat_noun(state, seat)
    for line in log:
        if line.key in CAUSES:
            noun = line.args[CAUSES[line.key]]
            cause = Phrase("result-of", {"what": noun})
        elif line.key == "log-convert-plants":
            cause = Phrase("result-plants")
        elif line.key == "log-convert-heat":
            cause = Phrase("result-heat")
        elif line.key == "log-rating" and line.args["seat"] == who:
            name = name_of(cause)
            causes[name] = cause
            steps = line.args["steps"]
            result[name] = result.get(name, 0) + (steps if isinstance(steps, int) else 0)
    rest = state.seats[seat].rating - start - sum(result.values())
    risen = [Share(causes[name], points, card=card_of(name)) for name, points in result.items()]
    risen.sort(key=lambda share: -share.points)
    other = [Share(Phrase("result-other"), rest)] if rest else []
    return [Share(Phrase("result-start"), start), *risen, *other]


def name_of(cause: Phrase) -> str:
    """Return the name by which causes are told apart."""
    what: Arg = cause.args.get("what", "")
    return what.key if isinstance(what, Noun) else cause.key


def card_of(name: str) -> str:
    return name.removeprefix(CARD_KEY).replace("-", "_") if name.startswith(CARD_KEY) else ""


def award_shares(state: State, seat: int) -> list[Share]:
    """For first and second places, with what each was reached by."""
    result = []
    for number, funded in enumerate(state.awards):
        if funded:
            measures = [award_measure(state, other, number) for other in range(len(state.seats))]
            points = award_points(measures)[seat]
            if points:
                place = "result-first" if measures[seat] == max(measures) else "result-second"
                how = Phrase(place, {"number": measures[seat]})
                result.append(Share(of(state.goals.awards[number].noun()), points, how))
    return result


def greenery_shares(state: State, seat: int) -> list[Share]:
    count = 0
    for space, tile in enumerate(state.tile):
        if tile == GREENERY_TILE and state.owner[space] == seat + 1:
            count += 1
    what = Noun("tile-greenery", count, True)
    return [Share(of(what), count)] if count else []


def city_shares(state: State, seat: int) -> list[Share]:
    """City by city, with the greeneries beside each."""
    result = []
    for space, tile in enumerate(state.tile):
        if is_city(tile) and state.owner[space] == seat + 1:
            beside = kind_beside(state, space, GREENERY_TILE)
            how = times(Noun("tile-greenery", beside, True), beside, 1)
            result.append(Share(of(whereabouts(state, space)), beside, how))
    return result


def card_shares(state: State, seat: int) -> list[Share]:
    """Card by card, those that brought most first."""
    result = []
    board = state.seats[seat]
    for number in board.tableau + board.events:
        card = CARDS[number]
        if card.points is not None:
            worth = card.points.worth(state, seat, number)
            result.append(Share(of(card.noun()), worth, card.points.how(state, seat, number), card.id))
    result.sort(key=lambda share: -share.points)
    return result


def tie_breaks(state: State) -> list[list[Phrase]]:
    """M€ decide among equals (TM-END-17)."""
    return [[of(Noun("credits", board.stock[CREDITS], True))] for board in state.seats]


def outcome(state: State) -> Phrase:
    """Return the winner as a phrase, and if points alone have decided it."""
    totals = [row["total"] for row in scores(state)]
    best = max(totals)
    points = Noun("points", best, True)
    won = winners(state)
    if state.solo and state.rating_goal:
        rating = state.seats[0].rating
        key = "result-solo-rating-won" if won else "result-solo-rating-lost"
        return Phrase(key, {"rating": rating, "goal": GOAL_RATING, **({"points": points} if won else {})})
    if state.solo:
        return Phrase("result-solo-won", {"points": points}) if won else Phrase("result-solo-lost")
    if len(won) > 1:
        names: list[Arg] = [seat_noun(state, seat) for seat in won]
        return Phrase("result-shared", {"seats": names, "points": points})
    key = "result-tie-break" if totals.count(best) > 1 else "result-winner"
    return Phrase(key, {"seat": seat_noun(state, won[0]), "points": points})
