"""Parts of the points: those of each category, which add up to it (OM-END-05 to -13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valles.games.on_mars.rules.building import building_noun, type_of
from valles.games.on_mars.rules.card import BLUEPRINT_CARDS, CARDS, CONTRACT_CARDS, SCIENTIST_CARDS
from valles.games.on_mars.rules.colony import HEXES
from valles.games.on_mars.rules.component import (
    ADVANCED_POINTS,
    BLUEPRINTS,
    CONTRACTS,
    CRYSTAL,
    LAB_LEVEL,
    LAB_POINTS,
    PROGRESS_POINTS,
    SCIENTIST_POINTS,
    SCIENTISTS,
    SHIP_POINTS,
)
from valles.games.on_mars.rules.payment import good_noun
from valles.games.on_mars.rules.scoring import quarters_points, solo_goals, standings, total, winners
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.tech import tech_noun
from valles.kernel.phrase import Arg, Noun, Phrase, Share

CARD_KEY: Final = "om-card-"
CAUSES: Final = ("card", "tile", "contract", "action")
"""The arguments of a line of the log that may name what brings points."""
CRITERIA: Final = ("crystals", "advanced-buildings", "progress")


def of(what: Noun | Phrase) -> Phrase:
    return Phrase("result-of", {"what": what})


def shares(state: State, log: Sequence[Phrase]) -> list[dict[str, list[Share]]]:
    """The parts of every category of `scoring.score_of`, board by board; those of the game itself tells the log."""
    return [
        {
            "play": play_shares(state, seat, log),
            "progress": progress_shares(state, seat),
            "ships": ship_shares(state, seat),
            "colonists": colonist_shares(state, seat),
            "technologies": technology_shares(state, seat),
            "blueprints": blueprint_shares(state, seat),
            "scientists": scientist_shares(state, seat),
            "contracts": contract_shares(state, seat),
        }
        for seat in range(len(state.seats))
    ]


def play_shares(state: State, seat: int, log: Sequence[Phrase]) -> list[Share]:
    """Return the points scored during play, by their causes in the log."""
    result: dict[str, int] = {}
    causes: dict[str, Phrase] = {}
    cause = Phrase("result-other")
    who = state.noun(seat)
    for line in log:
        if line.args.get("seat") != who:
            continue
        if line.key == "om-log-score":
            why = line.args["why"]
            reason = why[0] if isinstance(why, list) and why and isinstance(why[0], Phrase) else cause
            name = name_of(reason)
            causes[name] = reason
            points = line.args["points"]
            result[name] = result.get(name, 0) + (points if isinstance(points, int) else 0)
        else:
            for name in CAUSES:
                noun = line.args.get(name)
                if isinstance(noun, Noun):
                    cause = of(noun)
    rest = state.seats[seat].points - sum(result.values())
    scored = [Share(causes[name], points) for name, points in result.items()]
    scored.sort(key=lambda share: -share.points)
    return [*scored, Share(Phrase("result-other"), rest)] if rest else scored


def name_of(cause: Phrase) -> str:
    """Return the name by which causes are told apart."""
    parts = [cause.key]
    for arg in cause.args.values():
        parts.append(arg.key if isinstance(arg, Noun) else str(arg))
    return " ".join(parts)


def progress_shares(state: State, seat: int) -> list[Share]:
    cubes = state.seats[seat].cubes.count(True)
    return [Share(Phrase("om-result-cubes", {"number": cubes}), PROGRESS_POINTS[cubes])] if cubes else []


def ship_shares(state: State, seat: int) -> list[Share]:
    ships = state.seats[seat].hangar
    how = Phrase("result-each", {"times": ships, "each": SHIP_POINTS})
    return [Share(Phrase("om-result-ships", {"number": ships}), SHIP_POINTS * ships, how)] if ships else []


def colonist_shares(state: State, seat: int) -> list[Share]:
    points = quarters_points(state, seat)
    return [Share(Phrase("om-result-quarters"), points)] if points else []


def technology_shares(state: State, seat: int) -> list[Share]:
    """Tile by tile, the most developed first."""
    result = []
    for space, tech in enumerate(state.seats[seat].lab):
        if tech:
            level = LAB_LEVEL[space]
            result.append(
                Share(of(tech_noun(tech - 1)), LAB_POINTS[level], Phrase("om-result-level", {"level": level}))
            )
    result.sort(key=lambda share: -share.points)
    return result


def blueprint_shares(state: State, seat: int) -> list[Share]:
    result = []
    for number in range(1, BLUEPRINTS + 1):
        if state.blueprint_owner[number] == seat + 1:
            card = BLUEPRINT_CARDS[number - 1]
            worth = ADVANCED_POINTS[card.level]
            built = state.blueprint_hex[number] >= 0
            how = Phrase("om-result-built" if built else "om-result-not-built")
            result.append(Share(of(card.noun()), worth if built else -worth, how, card.id))
    return result


def scientist_shares(state: State, seat: int) -> list[Share]:
    result = []
    for scientist in range(SCIENTISTS):
        if state.scientist_owner[scientist] == seat + 1:
            card = SCIENTIST_CARDS[scientist]
            count = 0
            for hex in range(HEXES):
                if state.upgraded[hex] and type_of(state, hex) == card.scores:
                    count += 1
            building = building_noun(card.scores)
            how = Phrase("om-result-scored", {"building": building, "times": count, "each": SCIENTIST_POINTS})
            result.append(Share(of(card.noun()), SCIENTIST_POINTS * count, how, card.id))
    return result


def contract_shares(state: State, seat: int) -> list[Share]:
    result = []
    for contract in range(CONTRACTS):
        if state.contract_owner[contract] == seat + 1:
            card = CONTRACT_CARDS[contract]
            done = state.completed[contract]
            how = Phrase("om-result-completed" if done else "om-result-not-completed")
            result.append(Share(of(card.noun()), card.success if done else card.failure, how, card.id))
    return result


def tie_breaks(state: State) -> list[list[Phrase]]:
    result = []
    for _, crystals, advanced, cubes in standings(state):
        criteria = [of(good_noun(CRYSTAL, crystals)), Phrase("om-result-advanced", {"number": advanced})]
        result.append([*criteria, Phrase("om-result-cubes", {"number": cubes})])
    return result


def outcome(state: State) -> Phrase:
    """Return the winner and the deciding criterion as a phrase (OM-END-14, -15, OM-SOLO-42)."""
    won = winners(state)
    points = Noun("om-points", total(state, won[0] if won else 0), True)
    if state.solo:
        reached: list[Arg] = [CARDS[number].noun() for number in solo_goals(state)]
        if not reached:
            return Phrase("om-result-solo-lost", {"points": points})
        return Phrase("om-result-solo-won", {"goals": reached, "points": points})
    if len(won) > 1:
        names: list[Arg] = [state.noun(seat) for seat in won]
        return Phrase("om-result-shared", {"seats": names, "points": points})
    winner = state.noun(won[0])
    tied = [seat for seat in range(len(state.seats)) if total(state, seat) == points.count]
    if len(tied) == 1:
        return Phrase("om-result-winner", {"seat": winner, "points": points})
    return Phrase("om-result-tie-break", {"seat": winner, "points": points, "criterion": criterion(state, tied)})


def criterion(state: State, tied: list[int]) -> str:
    """Return the criterion that sets the winner apart from others with as many points."""
    result = standings(state)
    for place, name in enumerate(CRITERIA, 1):
        most = max([result[seat][place] for seat in tied])
        tied = [seat for seat in tied if result[seat][place] == most]
        if len(tied) == 1:
            return name
    return CRITERIA[-1]
