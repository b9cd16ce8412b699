"""The lesson through a first game of On Mars, to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from valles.games.lesson import ANY, OVER, WAITING, Figures, Lesson, Need, Passage, Result
from valles.games.on_mars.effects.need import Lead
from valles.games.on_mars.rules.card import SOLO_GOAL_CARDS
from valles.games.on_mars.rules.card import Need as Requirement
from valles.games.on_mars.rules.component import COLONY, CONSTRUCT, MISSIONS_OPEN, ORBIT, SPACES, SPACES_A_SIDE
from valles.games.on_mars.rules.measure import completed_contracts
from valles.games.on_mars.rules.scoring import total
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import capacity, ships_welcomed, storage_limit
from valles.games.on_mars.rules.vocabulary import ACTION, EXECUTIVE_ACTION, USE
from valles.kernel.phrase import Arg, Phrase

TURN: Final = ("om-ask-turn", "om-ask-turn-executed")
DONE: Final = ("om-ask-turn-main-done", "om-ask-turn-end")
MOVES: Final = ("om-ask-move", "om-ask-move-bots", "om-ask-move-rover")
SPACE: Final = ("om-ask-space",)
IN_COLONY: Final = tuple([f"space:{number}" for number in range(SPACES_A_SIDE + 1, SPACES + 1)])
CONSTRUCTING: Final = ACTION.offset + CONSTRUCT
EXPLORING: Final = ("om-ask-explore", "om-ask-explore-at")
SETTLED: Final = 3
"""The round from which on tips about further actions come."""


def is_in_orbit(view: State, seat: int) -> bool:
    return view.seats[seat].side() == ORBIT


def is_first_round(view: State, seat: int) -> bool:
    return view.round == 1


def is_settled(view: State, seat: int) -> bool:
    return view.round >= SETTLED


def has_risen(view: State, seat: int) -> bool:
    return view.level > 1


def has_mission_done(view: State, seat: int) -> bool:
    return 0 in view.missions or view.remaining < MISSIONS_OPEN


def is_final(view: State, seat: int) -> bool:
    return view.final


def can_construct(view: State, seat: int) -> bool:
    return CONSTRUCTING in view.options(seat)


def can_execute(view: State, seat: int) -> bool:
    return any(EXECUTIVE_ACTION.has(option) or USE.has(option) for option in view.options(seat))


def stock(view: State, seat: int) -> Mapping[str, Arg]:
    board = view.seats[seat]
    return {
        "round": view.round,
        "crystals": board.crystals,
        "arriving": board.arriving,
        "home": board.quarters,
        "storage": storage_limit(board),
        "level": view.level,
        "remaining": view.remaining,
    }


def figures(view: State, seat: int) -> Figures:
    board = view.seats[seat]
    return {
        "points": board.points,
        "level": view.level,
        "orbit": int(board.side() == ORBIT),
        "colony": int(board.side() == COLONY),
        "shelters": board.shelters,
        "storage": storage_limit(board),
        "room": capacity(board),
        "ships": ships_welcomed(board),
        "technologies": len(board.lab) - board.lab.count(0),
        "blueprints": view.blueprint_owner.count(seat + 1),
        "contracts": completed_contracts(view, seat),
        "crystals": board.crystals + board.arriving,
    }


def goal(view: State, seat: int) -> Phrase:
    kind = "om-lesson-goal-solo" if view.solo else "om-lesson-goal"
    return Phrase(kind, {"remaining": view.remaining, "round": view.round})


def needs(view: State, seat: int) -> list[Need]:
    """Return the requirements of the easiest solo goal."""
    if not view.solo:
        return []
    return [Need(need_phrase(view, seat, need), need.is_met(view, seat)) for need in SOLO_GOAL_CARDS[0].needs]


def need_phrase(view: State, seat: int, need: Requirement) -> Phrase:
    """Return a requirement with what is there of it."""
    if isinstance(need, Lead):
        lead = total(view, seat) - total(view, 1 - seat)
        return Phrase("om-lesson-lead", {"least": need.least, "behind": max(0, -lead), "lead": max(0, lead)})
    return Phrase("om-lesson-need", {"what": need.phrase(), "have": need.have(view, seat), "least": need.least})


LESSON: Final = Lesson(
    prefix="om-lesson-",
    steps=(
        Passage("seat", SPACE, IN_COLONY, "journey", "om-setup", is_first_round, firm=True),
        Passage("space", SPACE, ("space",), "journey", "om-travel"),
        Passage("start", ("om-ask-shuttle",), ("shuttle",), "prompt", "om-shuttle"),
        Passage("final", TURN, (ANY,), "goals", "om-end", is_final, stock, once=True),
        Passage("task", (ANY,), ("task",), "board", "om-first", once=True),
        Passage("goal-card", (ANY,), ("goal",), "board", "om-goal", once=True),
        Passage("deliver", (ANY,), ("deliver",), "board", "om-contract", once=True),
        Passage("construct", TURN, ("action:construct",), "actions", "om-construct", is_first_round, stock, firm=True),
        Passage("upgrade", TURN, ("action:upgrade",), "actions", "om-upgrade", is_settled, once=True),
        Passage("level", TURN, (ANY,), "colony", "om-level", has_risen, stock, once=True),
        Passage("hire", TURN, ("action:hire",), "actions", "om-hire", is_settled, once=True),
        Passage("ship", TURN, ("action:welcome_ship",), "actions", "om-ship", is_settled, once=True),
        Passage("move", TURN, ("action:control_center",), "actions", "om-control", is_settled, once=True),
        Passage("learn", TURN, ("action:learn_tech",), "orbit", "om-learn", is_in_orbit, once=True),
        Passage("blueprint", TURN, ("action:obtain_blueprint",), "orbit", "om-blueprint", is_in_orbit, once=True),
        Passage("research", TURN, ("action:research",), "orbit", "om-research", is_in_orbit, once=True),
        Passage("mission", TURN, (ANY,), "colony", "om-mission", has_mission_done, stock, once=True),
        Passage("prepare", TURN, ("action",), "orbit", "om-orbit", is_in_orbit, stock),
        Passage("build-more", TURN, ("action",), "actions", "om-col", can_construct, stock),
        Passage("colony", TURN, ("action",), "actions", "om-col", args=stock),
        Passage("shelter", ("om-ask-build",), ("build:shelter",), "prompt", "om-storage", is_settled, stock, once=True),
        Passage("build", ("om-ask-build",), ("build",), "prompt", "om-gen"),
        Passage("site", ("om-ask-build-at",), ("hex",), "map", "om-construct"),
        Passage("benefit", ("om-ask-choose",), (ANY,), "prompt", "om-lss"),
        Passage("executive", DONE, ("executive", "use"), "board", "om-exec", args=stock, once=True),
        Passage("finish", DONE, ("executive", "use", "end"), "board", "om-exec", can_execute, stock),
        Passage("end", DONE, ("end",), "prompt", "om-round", args=stock),
        Passage("travel", ("om-ask-travel",), ("travel", "stay"), "journey", "om-travel"),
        Passage("own-ship", ("om-ask-travel-by-ship",), ("stay", "travel"), "journey", "om-shuttle"),
        Passage("moving", MOVES, (ANY,), "map", "om-control"),
        Passage("pay", ("om-ask-pay",), (ANY,), "prompt", "om-gen"),
        Passage("explore", EXPLORING, (ANY,), "map", "om-travel"),
        Passage("learn", ("om-ask-learn", "om-ask-install"), (ANY,), "board", "om-learn"),
        Passage("research", ("om-ask-develop",), (ANY,), "board", "om-research"),
        Passage("blueprint", ("om-ask-blueprint",), (ANY,), "orbit", "om-blueprint"),
        Passage("upgrade", ("om-ask-upgrade", "om-ask-upgrade-at"), (ANY,), "board", "om-upgrade"),
        Passage("ship", ("om-ask-ship", "om-ask-ship-reward"), (ANY,), "board", "om-ship"),
        Passage("hire", ("om-ask-offer",), (ANY,), "prompt", "om-hire"),
        Passage("deliver", ("om-ask-straight", "om-ask-last-delivery"), (ANY,), "prompt", "om-contract"),
        Passage("place-bot", ("om-ask-place-bot",), (ANY,), "map", "om-ship"),
        Passage("make-room", ("om-ask-displace",), (ANY,), "map", "om-construct"),
        Passage("warehouse", ("om-ask-warehouse",), (ANY,), "prompt", "om-resupply"),
        Passage("more", ("om-ask-gain-more",), (ANY,), "prompt", "om-boost"),
        Passage("gain", ("om-ask-gain-any",), (ANY,), "prompt", "om-storage", args=stock),
        Passage("retrieve", ("om-ask-retrieve",), (ANY,), "prompt", "om-quarters"),
        Passage("produce", ("om-ask-produce",), (ANY,), "map", "om-travel"),
        Passage("tech", ("om-ask-tech",), (ANY,), "prompt", "om-complex"),
        Passage("compensate", ("om-ask-compensate",), (ANY,), "board", "om-tech"),
        Passage("tile", ("om-ask-take-tile",), (ANY,), "prompt", "om-rover"),
        Passage("keep-tile", ("om-ask-keep-discovery",), (ANY,), "orbit", "om-rover"),
        Passage("refill", ("om-ask-refill",), (ANY,), "prompt", "om-contract"),
        Passage("means", ("om-ask-means",), (ANY,), "prompt", "om-exec"),
        Passage("buy", ("om-ask-buy", "om-ask-either"), (ANY,), "prompt", "om-gen"),
        Passage("detail", (ANY,), (ANY,), "prompt", "om-gen"),
        Passage("waiting", (WAITING,), (), "players", "om-solo"),
        Passage("over", (OVER,), (), "players", "om-end"),
    ),
    results=(
        Result("level", "did-level"),
        Result("contracts", "did-contract"),
        Result("ships", "did-ship"),
        Result("shelters", "did-shelter"),
        Result("technologies", "did-technology"),
        Result("blueprints", "did-blueprint"),
        Result("orbit", "did-orbit"),
        Result("colony", "did-colony"),
        Result("points", "did-points"),
        Result("crystals", "did-crystals"),
    ),
    figures=figures,
    goal=goal,
    needs=needs,
)
