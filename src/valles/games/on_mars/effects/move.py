"""Moving bots and rovers step by step, and what happens where they stay (OM-COL-01 to -19)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.card import CARDS, TILE_CARDS
from valles.games.on_mars.colony import AROUND, CENTRE, DIRECTIONS, DISTANCE, HEX_NAMES, NEAREST, NEIGHBOURS
from valles.games.on_mars.component import (
    BOTS,
    CRYSTAL,
    CRYSTAL_THERE,
    DISCOVERY,
    DISCOVERY_TAKEN,
    NOTHING_THERE,
    RESEARCH_TAKEN,
    RESEARCH_TILE,
    ROVER_TECH,
)
from valles.games.on_mars.effects.displace import ROVER, piece_at, piece_noun, put_piece
from valles.games.on_mars.effects.flow import BY_COLONIST, NO_BOOSTS, boost_label, send_to_work
from valles.games.on_mars.effects.verb import MUST, TO_ALL, TO_NOTHING, Ask, Verb
from valles.games.on_mars.payment import can_pay_crystals, charge, goals_to_spend, price
from valles.games.on_mars.reason import (
    ALREADY_OWNED,
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
from valles.games.on_mars.state import State
from valles.games.on_mars.supply import contribute, receive
from valles.games.on_mars.tech import best_level, level_of, may_use, tech_label, use_tech
from valles.games.on_mars.vocabulary import (
    BOOST_BOTS,
    BOOST_ROVER,
    BOOSTING,
    DONE,
    END_OF_STEPS,
    FIRST_STEP,
    MOVE_BOTS,
    MOVE_ROVER,
    MOVES,
    NO,
    TECH_OF,
    YES,
)
from valles.kernel.effect import only
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase


def tile_reason(state: State, seat: int, number: int) -> int:
    """Why the seat may not take a discovery or research tile (OM-COL-15)."""
    if number >= RESEARCH_TILE and state.seats[seat].research[research_type(number)]:
        return ALREADY_OWNED
    return TILE_CARDS[number - DISCOVERY].effect.hindrance(state, seat, number)


def research_type(number: int) -> int:
    """There are two tiles of each type."""
    return (number - RESEARCH_TILE) // 2


def take_tile(state: State, seat: int, hex: int) -> None:
    """A tile from the map is kept and its benefit is due (OM-COL-18)."""
    number = state.ground[hex]
    state.ground[hex] = NOTHING_THERE
    board = state.seats[seat]
    if state.sink is not None:
        state.tell("om-log-tile", seat=state.noun(seat), tile=CARDS[number].noun(), hex=HEX_NAMES[hex])
    if not state.is_lacerda(seat):
        state.push(TILE_CARDS[number - DISCOVERY].effect, seat, number, 0, 0, 0, MUST)
    if number >= RESEARCH_TILE:
        board.research[research_type(number)] = True
        contribute(state, seat, RESEARCH_TAKEN)
    else:
        board.discoveries.append(number)
        contribute(state, seat, DISCOVERY_TAKEN)


NOWHERE: Final = -1
TWICE: Final = -2
ALL: Final = 99
"""More than there are options."""
ROVER_MOVED: Final = 1
UNEASY: Final = 2
TECH_USED: Final = 4


def all_pieces(state: State) -> list[int]:
    """The hexes of all bots and rovers, -1 for those in a supply."""
    hexes: list[int] = []
    for board in state.seats:
        hexes += board.bots
        hexes.append(board.rover)
    return hexes


class Move(Ask):
    """Points for the bots together and for the rover, used step by step.

    A piece may pass where it cannot stay, and a bot and the rover may change places; but only one hex at a time is in
    trouble that way, and a choice is offered only if a way out of it remains. No outcome is lost by that.

    frame.a, frame.b: points of bots and rover spent so far, less those bought; frame.c: whether the rover has moved (1)
    and whether every choice has to be looked at closely (2), and whether a Rover technology was used (4).
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
        """Whether bots collect like rovers (OM-EXEC-14)."""

    def opens(self, frame: Frame) -> int:
        return TO_ALL if frame.a == 0 and frame.b == 0 and frame.c & ~TECH_USED == 0 else TO_NOTHING

    def moves_rover(self) -> bool:
        return self.rover > 0 or self.tech

    def hindrance(self, state: State, seat: int, card: int) -> int:
        if self.bots or self.rover or best_level(state, seat, ROVER_TECH):
            return POSSIBLE
        return POSSIBLE if self.boost == BY_COLONIST and state.seats[seat].quarters else NOT_IN_PLAY

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

    def considers(self, state: State, frame: Frame, option: int) -> bool:
        return FIRST_STEP <= option < END_OF_STEPS or option in self.other_candidates(state)

    def options(self, state: State, frame: Frame) -> list[int]:
        return self.possible(state, frame, ALL)

    def forced(self, state: State, frame: Frame) -> int:
        return only(self.possible(state, frame, 2))

    def possible(self, state: State, frame: Frame, enough: int) -> list[int]:
        """The options that no reason speaks against, or the first ones if those are enough."""
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
        around = AROUND[self.origin(state, frame.seat, piece)]
        calm = self.is_calm_without(state, frame, piece)
        for way in range(len(DIRECTIONS)):
            target = around[way]
            if target < 0:
                continue
            plain = calm and self.is_plain(state, piece, target, pieces)
            if plain or self.can_pass(state, frame, piece, target, pieces, calm):
                options.append(first + way)
                if len(options) == enough:
                    return

    def other_options(self, state: State, frame: Frame) -> list[int]:
        """The possible options beside the steps."""
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
        return not frame.c & UNEASY or self.trouble(state, frame) == NOWHERE

    def left(self, frame: Frame, rover: bool) -> int:
        return self.rover - frame.b if rover else self.bots - frame.a

    def boost_reason(self, state: State, frame: Frame, rover: bool) -> int:
        """More points are bought when those there are have been used."""
        if self.left(frame, rover) > 0:
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
        solvable = self.solvable(state, bought)
        board.quarters += int(by_colonist)
        board.crystals += int(not by_colonist)
        return POSSIBLE if solvable else MUST_MOVE_ON

    def tech_reason(self, state: State, frame: Frame, owner: int) -> int:
        if not may_use(state, frame.seat, owner, ROVER_TECH):
            return NOT_IN_PLAY
        if frame.c & TECH_USED:
            return ALREADY_USED
        if self.left(frame, True) > 0:
            return NO_BOOST
        level = level_of(state.seats[owner], ROVER_TECH)
        used = Frame(frame.effect, frame.seat, 0, frame.a, frame.b - level, frame.c | TECH_USED)
        return POSSIBLE if not frame.c & UNEASY or self.solvable(state, used) else MUST_MOVE_ON

    def step_reason(self, state: State, frame: Frame, piece: int, way: int) -> int:
        if self.left(frame, piece == ROVER) <= 0:
            return NO_POINTS
        if piece != ROVER and piece_at(state, frame.seat, piece) < 0:
            return NOT_IN_PLAY
        target = AROUND[self.origin(state, frame.seat, piece)][way]
        if target < 0:
            return OFF_THE_MAP
        pieces = all_pieces(state)
        calm = self.is_calm_without(state, frame, piece)
        if calm and self.is_plain(state, piece, target, pieces):
            return POSSIBLE
        return POSSIBLE if self.can_pass(state, frame, piece, target, pieces, calm) else CANNOT_STAY

    def is_plain(self, state: State, piece: int, hex: int, pieces: list[int]) -> bool:
        """Whether the piece, which comes from elsewhere, may certainly stay there."""
        if hex in pieces or state.miner[hex] or state.upgraded[hex]:
            return False
        return state.ground[hex] <= CRYSTAL_THERE or (piece != ROVER and not self.as_rover)

    def can_pass(self, state: State, frame: Frame, piece: int, target: int, pieces: list[int], calm: bool) -> bool:
        """Whether a way out of all trouble remains once the piece has stepped there; `calm` as it is without it."""
        seat = frame.seat
        if calm and (self.left(frame, piece == ROVER) > 1 or self.points_to_be_bought(state, seat) > 0):
            for near in NEIGHBOURS[target]:
                if self.is_plain(state, piece, near, pieces):
                    return True
        before = piece_at(state, seat, piece)
        put_piece(state, seat, piece, target)
        solvable = self.solvable(state, self.stepped(frame, piece))
        put_piece(state, seat, piece, before)
        return solvable

    def is_calm(self, state: State, frame: Frame) -> bool:
        """Whether no piece is in trouble, and none stands on a tile that later moves could make useless."""
        board = state.seats[frame.seat]
        if frame.c & ROVER_MOVED and board.rover >= 0 and state.ground[board.rover] > CRYSTAL_THERE:
            return False
        return not self.as_rover and self.trouble(state, frame) == NOWHERE

    def is_calm_without(self, state: State, frame: Frame, piece: int) -> bool:
        """Whether all would be calm if the piece were not on the map."""
        if not frame.c & UNEASY:
            return True
        before = piece_at(state, frame.seat, piece)
        put_piece(state, frame.seat, piece, NOWHERE)
        calm = self.is_calm(state, frame)
        put_piece(state, frame.seat, piece, before)
        return calm

    def stepped(self, frame: Frame, piece: int) -> Frame:
        """The frame after a step of the piece."""
        if piece == ROVER:
            return Frame(frame.effect, frame.seat, frame.card, frame.a, frame.b + 1, frame.c | ROVER_MOVED)
        return Frame(frame.effect, frame.seat, frame.card, frame.a + 1, frame.b, frame.c)

    def origin(self, state: State, seat: int, piece: int) -> int:
        """A rover that has not moved yet counts as standing on the starting mine (OM-COL-13)."""
        hex = piece_at(state, seat, piece)
        return CENTRE if hex < 0 else hex

    # Where pieces may stay

    def may_take(self, state: State, seat: int, piece: int, hex: int) -> bool:
        """Whether a piece that collects could take the tile where it stands (OM-COL-16)."""
        number = state.ground[hex]
        return tile_reason(state, seat, number) == POSSIBLE and not self.twin_reached(state, seat, piece, number)

    def twin_reached(self, state: State, seat: int, piece: int, number: int) -> bool:
        """Whether another piece of the seat already stands on a research tile of this type."""
        if number < RESEARCH_TILE or not self.as_rover:
            return False
        for other in range(BOTS):
            hex = state.seats[seat].bots[other]
            there = state.ground[hex] if hex >= 0 and other != piece else 0
            if there >= RESEARCH_TILE and research_type(there) == research_type(number):
                return True
        return False

    def trouble(self, state: State, frame: Frame) -> int:
        """The hex where a piece that moves cannot stay (OM-COL-05): NOWHERE, or TWICE if there are two."""
        board = state.seats[frame.seat]
        moving = [*board.bots, board.rover] if frame.c & ROVER_MOVED else board.bots
        pieces = all_pieces(state)
        found = NOWHERE
        for piece in range(len(moving)):
            hex = moving[piece]
            if hex < 0 or hex == found:
                continue
            alone = pieces.count(hex) == 1 and not state.miner[hex] and not state.upgraded[hex]
            collects = (piece == ROVER or self.as_rover) and state.ground[hex] > CRYSTAL_THERE
            if not alone or (collects and not self.may_take(state, frame.seat, piece, hex)):
                if found != NOWHERE:
                    return TWICE
                found = hex
        return found

    def solvable(self, state: State, frame: Frame) -> bool:
        """Whether some piece can leave the hex in trouble with the points there are or can be had."""
        hex = self.trouble(state, frame)
        if hex < 0:
            return hex == NOWHERE
        for piece in range(BOTS + 1):
            if piece_at(state, frame.seat, piece) == hex and self.can_leave(state, frame, piece, hex):
                return True
        return False

    def can_leave(self, state: State, frame: Frame, piece: int, hex: int) -> bool:
        """Whether the piece has a way out, and leaves no trouble behind."""
        rover = piece == ROVER
        if (rover and not self.moves_rover()) or (not rover and not self.bots):
            return False
        free = max(0, self.left(frame, rover))
        if rover and self.tech and not frame.c & TECH_USED:
            free += best_level(state, frame.seat, ROVER_TECH)
        reach = free + self.points_to_be_bought(state, frame.seat)
        pieces = all_pieces(state)
        watched = not rover or frame.c & ROVER_MOVED > 0
        for target in NEAREST[hex]:
            far = DISTANCE[hex][target]
            if far > reach:
                return False
            if watched and (target in pieces or state.miner[target] or state.upgraded[target]):
                continue
            if self.solves(state, frame, piece, target, max(0, far - free)):
                return True
        return False

    def solves(self, state: State, frame: Frame, piece: int, target: int, bought: int) -> bool:
        """Whether nothing is in trouble once the piece is there and so many points were bought for it."""
        board = state.seats[frame.seat]
        origin = piece_at(state, frame.seat, piece)
        colonists = bought if self.boost == BY_COLONIST else 0
        put_piece(state, frame.seat, piece, target)
        board.quarters -= colonists
        board.crystals -= bought - colonists
        solved = self.trouble(state, frame) == NOWHERE
        board.quarters += colonists
        board.crystals += bought - colonists
        put_piece(state, frame.seat, piece, origin)
        return solved

    def points_to_be_bought(self, state: State, seat: int) -> int:
        if self.boost == NO_BOOSTS:
            return 0
        board = state.seats[seat]
        return board.quarters if self.boost == BY_COLONIST else board.crystals + goals_to_spend(state, seat)

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
        target = AROUND[self.origin(state, frame.seat, piece)][way]
        plain = not frame.c & UNEASY and self.is_plain(state, piece, target, all_pieces(state))
        put_piece(state, frame.seat, piece, target)
        if state.sink is not None:
            noun = piece_noun(piece)
            state.tell("om-log-move", seat=state.noun(frame.seat), piece=noun, hex=HEX_NAMES[target])
        after = self.stepped(frame, piece)
        calm = plain or self.is_calm(state, after)
        state.push(self, frame.seat, frame.card, after.a, after.b, after.c & ~UNEASY | (0 if calm else UNEASY))
        if (piece == ROVER or self.as_rover) and state.ground[target] == CRYSTAL_THERE:
            state.ground[target] = NOTHING_THERE
            receive(state, frame.seat, CRYSTAL, 1)

    # What it says

    def asked(self, state: State, frame: Frame) -> Phrase:
        bots, rover = max(0, self.left(frame, False)), max(0, self.left(frame, True))
        if self.bots and self.moves_rover():
            return Phrase("om-ask-move", {"bots": bots, "rover": rover})
        return Phrase("om-ask-move-bots", {"left": bots}) if self.bots else Phrase("om-ask-move-rover", {"left": rover})

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        if BOOSTING.has(option):
            return boost_label(option, self.boost)
        if TECH_OF.has(option):
            return tech_label(state, option - TECH_OF.offset, ROVER_TECH)
        return super().label(state, frame, option)

    def phrase(self) -> Phrase:
        if self.bots:
            phrase = Phrase("om-move-bots-as-rovers" if self.as_rover else "om-move-bots", {"points": self.bots})
        elif self.rover:
            phrase = Phrase("om-move-rover", {"points": self.rover})
        else:
            phrase = Phrase("om-move-rover-by-tech")
        if self.boost == NO_BOOSTS:
            return phrase
        return Phrase("om-boosted" if self.boost == BY_COLONIST else "om-boosted-by-crystal", {"effect": phrase})

    def icons(self) -> list[str]:
        boost = [[], ["boost:colonist"], ["boost:crystal"]][self.boost]
        if self.bots:
            return [f"{self.bots}:{'collecting-bots' if self.as_rover else 'bots'}", *boost]
        return [f"{self.rover or 'tech'}:rover", *boost]


def moved_piece(option: int) -> int:
    return ROVER if option < MOVE_ROVER.end else (option - MOVE_ROVER.end) // len(DIRECTIONS)


def direction(option: int) -> int:
    return (option - MOVE_ROVER.first) % len(DIRECTIONS)


class Arrive(Verb):
    """Movement is over: bots destroy what they stand on, rovers may take it (OM-COL-07 to -09, -14).

    frame.a, frame.b: whether bots, and the rover, could move; frame.c: whether bots collect.
    """

    def run(self, state: State, frame: Frame) -> None:
        board = state.seats[frame.seat]
        if frame.b and board.rover >= 0 and state.ground[board.rover] > CRYSTAL_THERE:
            state.push(TAKE_TILE, frame.seat, 0, board.rover)
        if not frame.a:
            return
        found = [bot for bot in board.bots if bot >= 0 and state.ground[bot] != NOTHING_THERE]
        for bot in found:
            if frame.c and tile_reason(state, frame.seat, state.ground[bot]) == POSSIBLE:
                state.push(self, frame.seat, frame.card, 1, 0, 1)
                take_tile(state, frame.seat, bot)
                return
        for bot in found:
            crush(state, frame.seat, bot)


def crush(state: State, seat: int, hex: int) -> None:
    """A bot stays where a tile or crystal lies."""
    if state.ground[hex] > CRYSTAL_THERE:
        state.gone.append(state.ground[hex])
    if state.sink is not None:
        key = "om-log-crush-tile" if state.ground[hex] > CRYSTAL_THERE else "om-log-crush-crystal"
        state.tell(key, seat=state.noun(seat), hex=HEX_NAMES[hex])
    state.ground[hex] = NOTHING_THERE


ARRIVE: Final = Arrive()


class TakeTile(Ask):
    """Whether the rover takes the tile it stands on (OM-COL-14, -17). frame.a: the hex."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def reason(self, state: State, frame: Frame, option: int) -> int:
        return tile_reason(state, frame.seat, state.ground[frame.a]) if option == YES else POSSIBLE

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == YES:
            take_tile(state, frame.seat, frame.a)

    def asked(self, state: State, frame: Frame) -> Phrase:
        return Phrase("om-ask-take-tile", {"tile": CARDS[state.ground[frame.a]].noun()})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"tile": CARDS[state.ground[frame.a]].id, "hex": HEX_NAMES[frame.a]}


TAKE_TILE: Final = TakeTile()
