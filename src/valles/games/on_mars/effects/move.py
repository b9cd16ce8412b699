"""Moving bots and rovers step by step (OM-COL-01 to -06, -11 to -13)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.displace import ROVER, piece_at, piece_noun, put_piece
from valles.games.on_mars.effects.flow import (
    BY_COLONIST,
    NO_BOOSTS,
    boost_icons,
    boost_label,
    boost_phrase,
    boost_price,
    send_to_work,
)
from valles.games.on_mars.effects.ground import ARRIVE
from valles.games.on_mars.effects.path import NOWHERE, TECH_USED, UNEASY, PathFinder, all_pieces, origin
from valles.games.on_mars.effects.verb import TO_ALL, TO_NOTHING, Ask
from valles.games.on_mars.rules.colony import AROUND, DIRECTIONS, HEX_LABELS
from valles.games.on_mars.rules.component import BOTS, CRYSTAL, CRYSTAL_THERE, NOTHING_THERE, ROVER_TECH
from valles.games.on_mars.rules.payment import can_pay_crystals, charge, price
from valles.games.on_mars.rules.reason import (
    ALREADY_USED,
    CANNOT_STAY,
    MUST_MOVE_ON,
    NO_BOOST,
    NO_COLONIST,
    NO_POINTS,
    NOT_IN_PLAY,
    OFF_THE_MAP,
    POSSIBLE,
    TOO_EXPENSIVE,
)
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import receive
from valles.games.on_mars.rules.tech import best_level, level_of, may_use, tech_label, use_tech
from valles.games.on_mars.rules.vocabulary import (
    BOOST_BOTS,
    BOOST_ROVER,
    BOOSTING,
    DONE,
    END_OF_STEPS,
    FIRST_STEP,
    MOVE_BOTS,
    MOVE_ROVER,
    MOVES,
    TECH_OF,
)
from valles.kernel.effect import only
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Noun, Phrase

ALL: Final = 99
"""More than there are options."""


class Move(Ask):
    """Points for the bots together and for the rover, used step by step.

    A piece may pass where it cannot stay, and a bot and the rover may change places; but only one hex at a time is in
    trouble that way, and a choice is offered only if a way out of it remains. No outcome is lost by that.

    frame.a, frame.b: points of bots and rover spent so far, less those bought; frame.c: what `path.py` has to
    know of the steps so far.
    """

    def __init__(
        self, bots: int, rover: int, boost: int = NO_BOOSTS, tech: bool = False, as_rover: bool = False
    ) -> None:
        super().__init__()
        self.bots = bots
        self.rover = rover
        self.boost = boost
        self.tech = tech
        self.as_rover = as_rover
        """True if bots collect like rovers (OM-EXEC-14)."""
        self.finder = PathFinder(bots, rover, boost, tech, as_rover)

    def opens(self, frame: Frame) -> int:
        return TO_ALL if frame.a == 0 and frame.b == 0 and frame.c & ~TECH_USED == 0 else TO_NOTHING

    def moves_rover(self) -> bool:
        return self.finder.moves_rover()

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if self.bots or self.rover or best_level(state, seat, ROVER_TECH):
            return POSSIBLE
        return POSSIBLE if self.finder.points_to_be_bought(state, seat) else NOT_IN_PLAY

    # What may be chosen

    def candidates(self, state: State, frame: Frame) -> list[int]:
        options: list[int] = []
        if self.bots:
            for bot in range(BOTS):
                if state.seats[frame.seat].bots[bot] >= 0:
                    options += MOVE_BOTS[bot].options()
        if self.moves_rover():
            options += MOVE_ROVER.options()
        return options + self.other_candidates(state)

    def other_candidates(self, state: State) -> list[int]:
        options: list[int] = []
        if self.boost != NO_BOOSTS and self.bots:
            options.append(BOOST_BOTS)
        if self.boost != NO_BOOSTS and self.moves_rover():
            options.append(BOOST_ROVER)
        if self.tech:
            options += [TECH_OF.offset + colour for colour in state.colours]
        return [*options, DONE]

    def has_candidate(self, state: State, frame: Frame, option: int) -> bool:
        return FIRST_STEP <= option < END_OF_STEPS or option in self.other_candidates(state)

    def options(self, state: State, frame: Frame) -> list[int]:
        return self.possible(state, frame, ALL)

    def forced(self, state: State, frame: Frame) -> int:
        return only(self.possible(state, frame, 2))

    def possible(self, state: State, frame: Frame, enough: int) -> list[int]:
        """Return the options that no reason speaks against, or the first ones if those are enough."""
        pieces = all_pieces(state)
        options: list[int] = []
        if self.bots > frame.a:
            bots = state.seats[frame.seat].bots
            for bot in range(BOTS):
                if bots[bot] >= 0 and len(options) < enough:
                    self.add_steps(state, frame, bot, pieces, options, enough)
        if self.rover > frame.b and len(options) < enough:
            self.add_steps(state, frame, ROVER, pieces, options, enough)
        return options if len(options) >= enough else options + self.other_options(state, frame)

    def add_steps(
        self, state: State, frame: Frame, piece: int, pieces: list[int], options: list[int], enough: int
    ) -> None:
        """Add the possible steps of a piece that has points left, until there are enough; `pieces`: see all_pieces."""
        first = MOVES[piece].first
        around = AROUND[origin(state, frame.seat, piece)]
        finder = self.finder
        calm = finder.is_calm_without(state, frame, piece)
        for way in range(len(DIRECTIONS)):
            target = around[way]
            if target < 0:
                continue
            plain = calm and finder.is_plain(state, piece, target, pieces)
            if plain or finder.can_pass(state, frame, piece, target, pieces, calm):
                options.append(first + way)
                if len(options) == enough:
                    return

    def other_options(self, state: State, frame: Frame) -> list[int]:
        """Return the possible options beside the steps."""
        options: list[int] = []
        if self.boost != NO_BOOSTS:
            if 0 < self.bots <= frame.a and self.boost_reason(state, frame, False) == POSSIBLE:
                options.append(BOOST_BOTS)
            if self.rover <= frame.b and self.moves_rover() and self.boost_reason(state, frame, True) == POSSIBLE:
                options.append(BOOST_ROVER)
        if self.tech and self.rover <= frame.b:
            for owner in range(len(state.seats)):
                if self.tech_reason(state, frame, owner) == POSSIBLE:
                    options.append(TECH_OF.offset + state.colours[owner])
        if self.may_end(state, frame):
            options.append(DONE)
        return options

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if FIRST_STEP <= option < END_OF_STEPS:
            return self.step_reason(state, frame, moved_piece(option), direction(option))
        if option == DONE:
            return POSSIBLE if self.may_end(state, frame) else MUST_MOVE_ON
        if option == BOOST_BOTS or option == BOOST_ROVER:
            return self.boost_reason(state, frame, option == BOOST_ROVER)
        return self.tech_reason(state, frame, state.colours.index(option - TECH_OF.offset))

    def may_end(self, state: State, frame: Frame) -> bool:
        return not frame.c & UNEASY or self.finder.trouble(state, frame) == NOWHERE

    def boost_reason(self, state: State, frame: Frame, rover: bool) -> int:
        """More points are bought when those there are have been used."""
        if self.finder.left(frame, rover) > 0:
            return NO_BOOST
        board = state.seats[frame.seat]
        by_colonist = self.boost == BY_COLONIST
        if by_colonist and board.quarters == 0:
            return NO_COLONIST
        if not by_colonist and not can_pay_crystals(state, frame.seat, 1):
            return TOO_EXPENSIVE
        if not frame.c & UNEASY:
            return POSSIBLE
        bought = Frame(frame.effect, frame.seat, 0, frame.a - int(not rover), frame.b - int(rover), frame.c)
        board.quarters -= int(by_colonist)
        board.crystals -= int(not by_colonist)
        solvable = self.finder.solvable(state, bought)
        board.quarters += int(by_colonist)
        board.crystals += int(not by_colonist)
        return POSSIBLE if solvable else MUST_MOVE_ON

    def tech_reason(self, state: State, frame: Frame, owner: int) -> int:
        if not may_use(state, frame.seat, owner, ROVER_TECH):
            return NOT_IN_PLAY
        if frame.c & TECH_USED:
            return ALREADY_USED
        if self.finder.left(frame, True) > 0:
            return NO_BOOST
        level = level_of(state.seats[owner], ROVER_TECH)
        used = Frame(frame.effect, frame.seat, 0, frame.a, frame.b - level, frame.c | TECH_USED)
        return POSSIBLE if not frame.c & UNEASY or self.finder.solvable(state, used) else MUST_MOVE_ON

    def step_reason(self, state: State, frame: Frame, piece: int, way: int) -> int:
        if self.finder.left(frame, piece == ROVER) <= 0:
            return NO_POINTS
        if piece != ROVER and piece_at(state, frame.seat, piece) < 0:
            return NOT_IN_PLAY
        target = AROUND[origin(state, frame.seat, piece)][way]
        if target < 0:
            return OFF_THE_MAP
        pieces = all_pieces(state)
        calm = self.finder.is_calm_without(state, frame, piece)
        if calm and self.finder.is_plain(state, piece, target, pieces):
            return POSSIBLE
        return POSSIBLE if self.finder.can_pass(state, frame, piece, target, pieces, calm) else CANNOT_STAY

    # What happens

    def take(self, state: State, frame: Frame, option: int) -> None:
        seat = frame.seat
        if FIRST_STEP <= option < END_OF_STEPS:
            self.step(state, frame, moved_piece(option), direction(option))
        elif option == DONE:
            state.push(ARRIVE, seat, frame.card, int(self.bots > 0), int(self.moves_rover()), int(self.as_rover))
        elif option == BOOST_BOTS or option == BOOST_ROVER:
            rover = int(option == BOOST_ROVER)
            state.push(self, seat, frame.card, frame.a - 1 + rover, frame.b - rover, frame.c)
            if self.boost == BY_COLONIST:
                send_to_work(state, seat)
            else:
                charge(state, seat, price(crystal=1))
        else:
            owner = state.colours.index(option - TECH_OF.offset)
            use_tech(state, seat, owner, ROVER_TECH)
            level = level_of(state.seats[owner], ROVER_TECH)
            state.push(self, seat, frame.card, frame.a, frame.b - level, frame.c | TECH_USED)

    def step(self, state: State, frame: Frame, piece: int, way: int) -> None:
        target = AROUND[origin(state, frame.seat, piece)][way]
        plain = not frame.c & UNEASY and self.finder.is_plain(state, piece, target, all_pieces(state))
        put_piece(state, frame.seat, piece, target)
        if state.sink is not None:
            noun = piece_noun(piece)
            state.emit("om-log-move", seat=state.noun(frame.seat), piece=noun, hex=HEX_LABELS[target])
        after = self.finder.stepped(frame, piece)
        calm = plain or self.finder.is_calm(state, after)
        state.push(self, frame.seat, frame.card, after.a, after.b, after.c & ~UNEASY | (0 if calm else UNEASY))
        if (piece == ROVER or self.as_rover) and state.ground[target] == CRYSTAL_THERE:
            state.ground[target] = NOTHING_THERE
            receive(state, frame.seat, CRYSTAL, 1)

    # What it says

    def prompt(self, state: State, frame: Frame) -> Phrase:
        bots, rover = max(0, self.finder.left(frame, False)), max(0, self.finder.left(frame, True))
        if self.bots and self.moves_rover():
            return Phrase("om-ask-move", {"bots": bots, "rover": rover})
        return Phrase("om-ask-move-bots", {"left": bots}) if self.bots else Phrase("om-ask-move-rover", {"left": rover})

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        if BOOSTING.has(option):
            return boost_label(option, self.boost)
        if TECH_OF.has(option):
            return tech_label(state, option - TECH_OF.offset, ROVER_TECH)
        return super().label(state, frame, option)

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return boost_price(self.boost) if BOOSTING.has(option) else super().price_of(state, frame, option)

    def phrase(self) -> Phrase:
        more = boost_phrase(self.boost)
        if self.bots:
            key = "om-move-bots-as-rovers" if self.as_rover else "om-move-bots"
            return Phrase(key, {"points": self.bots, "more": more})
        if self.rover:
            return Phrase("om-move-rover", {"points": self.rover, "more": more})
        return Phrase("om-move-rover-by-tech", {"more": more})

    def icons(self) -> list[Icon]:
        rover = Thing("rover", count=self.rover) if self.rover else Thing("rover", "tech")
        bots = Thing("collecting-bots" if self.as_rover else "bots", count=self.bots)
        moved = ([bots] if self.bots else []) + ([rover] if self.rover or not self.bots else [])
        return [*moved, *boost_icons(self.boost)]


def moved_piece(option: int) -> int:
    return ROVER if option < MOVE_ROVER.end else (option - MOVE_ROVER.end) // len(DIRECTIONS)


def direction(option: int) -> int:
    return (option - MOVE_ROVER.first) % len(DIRECTIONS)
