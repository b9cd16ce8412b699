"""Everything that somebody sees of the table, by name: for the page, for bots and for programs elsewhere."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Struct

from valles.games.public import Pile, one_of, pile
from valles.games.terraforming_mars.rules.box import BOXES, boxes_of, parts_of
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import (
    EDITIONS,
    NEUTRAL,
    SEATS,
    STEEL,
    STOCK,
    TAGS,
    TILES,
    TITANIUM,
)
from valles.games.terraforming_mars.rules.parameter import PARAMETERS, Parameter, last_generation, solo_generations
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.scoring import scores
from valles.games.terraforming_mars.rules.state import Seat as SeatState
from valles.games.terraforming_mars.rules.state import State
from valles.games.terraforming_mars.rules.vocabulary import AWARD, MILESTONE
from valles.kernel.view import ANSWERED

PHASES: Final = {
    "first hands": "setup",
    "show corporation": "setup",
    "preludes": "preludes",
    "draft": "draft",
    "research": "research",
    "action phase": "action",
    "production phase": "production",
    "solar phase": "solar",
    "final greenery": "final_greenery",
}
"""The phase that an effect on the stack tells, by the name of the effect; "solar phase" stands for those of boxes."""
_PHASE_OF: Final = {effect.id: PHASES[effect.place] for effect in RULES.effects if effect.place in PHASES}
_PHASE_OF.update((box.solar_phase.id, PHASES["solar phase"]) for box in BOXES if box.solar_phase is not None)

Seat = Annotated[str, one_of("Seat", SEATS)]
Owner = Annotated[str, one_of("Owner", (*SEATS, "neutral"))]
Resource = Annotated[str, one_of("Resource", STOCK)]
Tag = Annotated[str, one_of("Tag", TAGS)]
Tile = Annotated[str, one_of("Tile", TILES[1:])]
Milestone = Annotated[str, one_of("Milestone", MILESTONE.nouns)]
Award = Annotated[str, one_of("Award", AWARD.nouns)]
Edition = Annotated[str, one_of("Edition", EDITIONS)]
Phase = Annotated[str, one_of("Phase", dict.fromkeys(PHASES.values()))]


class Level(Struct, frozen=True):
    """The level of a global parameter."""

    step: int
    """Steps from the start."""
    value: int
    """The value on the track: degrees, per cent, or oceans."""
    complete: bool


class Parameters(Struct, frozen=True):
    temperature: Level
    oxygen: Level
    oceans: Level


class Area(Struct, frozen=True, omit_defaults=True):
    """The contents of a space of the map or off it."""

    tile: Tile | None = None
    owner: Owner | None = None
    claim: Seat | None = None
    """For whom it is kept."""


class Played(Struct, frozen=True, omit_defaults=True):
    """A card on the table."""

    card: str
    held: int = 0
    """The number of resources on it."""
    used: bool = False
    """True if its action was used this generation."""
    acts: bool = False
    """True if it has an action."""
    watches: bool = False
    """True if it has an effect that waits for something."""


class Player(Struct, frozen=True, kw_only=True, omit_defaults=True):
    seat: Seat
    points: int | None
    """Points now, as far as the viewer can count them; null where they are hidden until the end."""
    rating: int
    rating_rose: bool
    """True if the terraform rating rose this generation."""
    resources: dict[Resource, int]
    production: dict[Resource, int]
    tags: dict[Tag, int]
    """Tags in play, events apart."""
    corporation: str | None
    hand: Pile
    dealt: Pile
    """The corporations to choose from."""
    offered: Pile
    """Cards to buy, or to draft from."""
    kept: Pile
    """Cards drafted so far."""
    played: list[Played]
    """The corporation, the preludes and the green and blue cards."""
    events: Pile
    """They lie face down for the others."""
    passed: bool
    first_action: bool
    """True if the first action is that of the corporation."""
    answers: list[str]
    """The answers to a simultaneous question, as options; those of others are hidden."""
    answered: bool
    """True if another seat has answered such a question."""
    discount: int
    """On all cards."""
    tag_discounts: dict[Tag, int]
    """On cards with a tag."""
    power_plant_discount: int
    """On the standard project."""
    next_discount: int
    """On the next card."""
    shift: int
    """The number of steps by which requirements are shifted."""
    next_shift: int
    """The same for the next card."""
    steel_value: int
    titanium_value: int
    greenery_price: int
    """In plants."""
    heat_is_money: bool
    protected: bool
    """True if plants, animals and microbes are safe."""
    preludes: Pile
    """Preludes to choose from, or to be played."""
    paying_card: str | None
    """The card whose microbes pay for cards with a plant tag, each 2 M€."""
    paying_cards: list[str] = []
    """The cards of later boxes whose resources pay for others."""


class PublicView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game of Terraforming Mars as somebody sees it. Cards and spaces are named as in options."""

    viewer: Seat | None
    """The seat that sees this; null for a bystander."""
    map: str
    decks: list[str]
    """Later decks in play."""
    edition: Edition
    corporate_era: bool
    draft: bool
    solo: bool
    generation: int
    phase: Phase | None
    """Null when the game is over."""
    first: Seat
    """The first player of this generation."""
    turn: Seat | None
    """The seat whose turn it is in the action phase."""
    waiting: list[Seat]
    """The seats that have a decision to make."""
    final: bool
    """True if the last production is over."""
    last: bool
    """True if this is the last generation."""
    parameters: Parameters
    milestones: dict[Milestone, Seat | None]
    """The seat that claimed each."""
    awards: dict[Award, Seat | None]
    """The seat that funded each."""
    areas: dict[str, Area]
    """The spaces where something lies, or which are kept for somebody."""
    deck: Pile
    discard: Pile
    preludes: Pile
    """The deck of preludes."""
    prelude_discard: Pile
    rating_goal: bool
    """True if a terraform rating of 63 wins the solo game, in place of the global parameters."""
    generations: int | None
    """The number of generations of a solo game; null for several players."""
    players: list[Player]
    boxes: dict[str, dict[str, Any]] = {}
    """The fields that later boxes add to a state, by box, as they are saved."""
    tracks: dict[str, Level] = {}
    """The global parameters that later boxes add."""


def public_view(view: State, points: bool = True) -> PublicView:
    """Return the public view of a state."""
    seats = [SEATS[colour] for colour in view.colours]
    phase = phase_of(view)
    return PublicView(
        viewer=seats[view.viewer] if view.viewer >= 0 else None,
        map=view.map.name,
        decks=list(view.decks),
        edition=EDITIONS[view.edition],
        corporate_era=view.corporate_era,
        draft=view.draft,
        solo=view.solo,
        generation=view.generation,
        phase=phase,
        first=seats[view.first],
        turn=seats[view.last_turn] if phase == "action" and view.last_turn >= 0 else None,
        waiting=[seats[seat] for seat in view.pending_seats()],
        final=view.final,
        last=last_generation(view),
        parameters=Parameters(*[level_of(view, parameter) for parameter in PARAMETERS]),
        milestones={
            goal.id: owner_of(seats, owner) for goal, owner in zip(view.goals.milestones, view.milestones, strict=True)
        },
        awards={goal.id: owner_of(seats, owner) for goal, owner in zip(view.goals.awards, view.awards, strict=True)},
        areas=areas_of(view, seats),
        deck=pile(view.deck, CARDS),
        discard=pile(view.discard, CARDS),
        preludes=pile(view.preludes, CARDS),
        prelude_discard=pile(view.prelude_discard, CARDS),
        rating_goal=view.rating_goal,
        generations=solo_generations(view) if view.solo else None,
        players=[
            player_of(view, seat, seats[seat], row["total"] if points else None)
            for seat, row in enumerate(scores(view))
        ],
        boxes={box.name: part.save() for box, part in parts_of(view)},
        tracks={parameter.name: level_of(view, parameter) for box in boxes_of(view) for parameter in box.parameters},
    )


def level_of(view: State, parameter: Parameter) -> Level:
    step = parameter.level(view)
    return Level(step, parameter.values[step], step == parameter.target)


def phase_of(view: State) -> str | None:
    """Return the phase: that of the uppermost frame which has one."""
    for frame in reversed(view.stack):
        if frame.effect in _PHASE_OF:
            return _PHASE_OF[frame.effect]
    return None


def owner_of(seats: list[str], owner: int) -> str | None:
    """States count owners from 1 on; 0 is nobody."""
    if owner == NEUTRAL + 1:
        return "neutral"
    return seats[owner - 1] if owner else None


def areas_of(view: State, seats: list[str]) -> dict[str, Area]:
    areas: dict[str, Area] = {}
    for name, tile, owner, claim in zip(view.map.names, view.tile, view.owner, view.claim, strict=False):
        if tile or claim:
            areas[name] = Area(TILES[tile] if tile else None, owner_of(seats, owner), owner_of(seats, claim))
    return areas


def player_of(view: State, number: int, seat: str, points: int | None) -> Player:
    board = view.seats[number]
    answers = view.answers[number]
    return Player(
        seat=seat,
        points=points,
        rating=board.rating,
        rating_rose=board.rating_rose,
        resources=dict(zip(STOCK, board.stock, strict=True)),
        production=dict(zip(STOCK, board.production, strict=True)),
        tags=dict(zip(TAGS, board.tags, strict=True)),
        corporation=CARDS[board.corporation].id if board.corporation else None,
        hand=pile(board.hand, CARDS),
        dealt=pile(board.dealt, CARDS),
        offered=pile(board.offered, CARDS),
        kept=pile(board.kept, CARDS),
        played=played_by(view, board),
        events=pile(board.events, CARDS),
        passed=board.passed,
        first_action=board.first_action,
        answers=[RULES.vocabulary.text(option) for option in answers if option != ANSWERED],
        answered=ANSWERED in answers,
        discount=board.discount,
        tag_discounts=dict(zip(TAGS, board.tag_discounts, strict=True)),
        power_plant_discount=board.power_plant_discount,
        next_discount=board.next_discount,
        shift=board.shift,
        next_shift=board.next_shift,
        steel_value=board.metal_values[STEEL],
        titanium_value=board.metal_values[TITANIUM],
        greenery_price=board.greenery_price,
        heat_is_money=board.heat_is_money,
        protected=board.protected,
        preludes=pile(board.preludes, CARDS),
        paying_card=CARDS[board.paying_card].id if board.paying_card else None,
        paying_cards=[CARDS[number].id for number in board.paying_cards],
    )


def played_by(view: State, board: SeatState) -> list[Played]:
    return [
        Played(CARDS[card].id, view.on[card], view.used[card], card in board.acting, card in board.watching)
        for card in board.tableau
    ]
