"""Constructing: the choice of type, hex and technology, and all that follows (OM-COL-20 to -37, OM-LSS)."""

from __future__ import annotations

from typing import Final

from valles.games.on_mars.effects.displace import displace
from valles.games.on_mars.effects.flow import send_to_work
from valles.games.on_mars.effects.goods import score
from valles.games.on_mars.effects.upgrade import check_upgrade_contracts
from valles.games.on_mars.effects.verb import MUST, TO_ALL, TO_GOALS, TO_NOTHING, Ask, Verb
from valles.games.on_mars.rules.building import (
    PRICES,
    arrow_targets,
    building_noun,
    code,
    colonists_to_spare,
    complex_size,
    construct_reason,
    construction_price,
    hex_reason,
    joined,
    sites,
    zone,
)
from valles.games.on_mars.rules.card import CARDS, LSS_BENEFIT, REWARD_CARDS
from valles.games.on_mars.rules.colony import HEX_LABELS, HEX_NAMES
from valles.games.on_mars.rules.component import (
    ANY_BUILDING,
    BUILDINGS,
    CRYSTAL,
    CRYSTAL_THERE,
    CUBE_PLACED,
    FIRST_BUILDING_POINTS,
    HIRE_ROW,
    LSS_ROWS,
    MINE,
    NOTHING_THERE,
    REWARD,
    SHELTER,
    SHELTER_BUILT,
)
from valles.games.on_mars.rules.measure import measure
from valles.games.on_mars.rules.payment import charge
from valles.games.on_mars.rules.reason import MUST_ACT, NO_HEX, NOT_IN_PLAY, POSSIBLE, TECH_TOO_LOW
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.supply import contribute, receive
from valles.games.on_mars.rules.task import built, did
from valles.games.on_mars.rules.tech import level_of, may_use, tech_label, use_tech
from valles.games.on_mars.rules.vocabulary import BUILD, DONE, HEX, TECH_OF
from valles.kernel.effect import only
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon, Thing
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.view import HOLE, Hole


class Construct(Ask):
    """One building of a type, or of any. With `boosted`, colonists raise the level of the technology (OM-EXEC-06).

    frame.a: 1 more than the type chosen; frame.d: MUST.
    """

    def __init__(self, building: int, boosted: bool = False) -> None:
        super().__init__()
        self.building = building
        self.boosted = boosted

    def opens(self, frame: Frame) -> int:
        if frame.a:
            return TO_NOTHING
        return TO_GOALS if frame.d == MUST else TO_ALL

    def kind(self, frame: Frame) -> int:
        """Return the type to be built, ANY_BUILDING before it is chosen."""
        return frame.a - 1 if frame.a else self.building

    def run_reason(self, state: State, seat: int, card: int) -> int:
        if self.building != ANY_BUILDING:
            return construct_reason(state, seat, self.building, self.boosted)
        reason = NO_HEX
        for building in range(len(BUILDINGS)):
            reason = construct_reason(state, seat, building, self.boosted)
            if reason == POSSIBLE:
                return POSSIBLE
        return reason

    def candidates(self, state: State, frame: Frame) -> list[int]:
        kind = self.kind(frame)
        if kind == ANY_BUILDING:
            return [*BUILD.options(), DONE]
        hexes = [HEX.offset + hex for hex in zone(state, frame.seat)]
        return hexes if frame.a else [*hexes, DONE]

    def has_candidate(self, state: State, frame: Frame, option: int) -> bool:
        if self.kind(frame) != ANY_BUILDING and HEX.has(option):
            return True
        return option in self.candidates(state, frame)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        if option == DONE:
            must = frame.d == MUST and self.run_reason(state, frame.seat, frame.card) == POSSIBLE
            return MUST_ACT if must else POSSIBLE
        if BUILD.has(option):
            return construct_reason(state, frame.seat, option - BUILD.offset, self.boosted)
        kind = self.kind(frame)
        if frame.a == 0:
            reason = construct_reason(state, frame.seat, kind, self.boosted)
            if reason != POSSIBLE:
                return reason
        return hex_reason(state, frame.seat, kind, option - HEX.offset, self.boosted)

    def options(self, state: State, frame: Frame) -> list[int]:
        """Return the options that have no reason against them. Tests common to all hexes run once."""
        any_type = self.kind(frame) == ANY_BUILDING
        result = self.building_options(state, frame.seat) if any_type else self.hex_options(state, frame)
        must = frame.d == MUST and len(result) > 0
        return result if frame.a or must else [*result, DONE]

    def forced(self, state: State, frame: Frame) -> int:
        return only(self.options(state, frame))

    def building_options(self, state: State, seat: int) -> list[int]:
        options: list[int] = []
        for building in range(len(BUILDINGS)):
            if construct_reason(state, seat, building, self.boosted) == POSSIBLE:
                options.append(BUILD.offset + building)
        return options

    def hex_options(self, state: State, frame: Frame) -> list[int]:
        kind = self.kind(frame)
        if frame.a == 0 and construct_reason(state, frame.seat, kind, self.boosted) != POSSIBLE:
            return []
        return [HEX.offset + hex for hex in sites(state, frame.seat, kind, self.boosted)]

    def buildings(self, state: State, frame: Frame) -> list[int]:
        """Return the types among which, or the one for which, a hex is chosen."""
        kind = self.kind(frame)
        if kind != ANY_BUILDING:
            return [kind]
        return [option - BUILD.offset for option in self.building_options(state, frame.seat)]

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == DONE:
            return
        if BUILD.has(option):
            state.push(self, frame.seat, frame.card, option - BUILD.offset + 1)
            return
        kind = self.kind(frame)
        hex = option - HEX.offset
        state.push(RAISE, frame.seat, frame.card, kind, hex)
        charge(state, frame.seat, PRICES[kind])
        if joined(state, frame.seat, kind, hex):
            state.push(CHOOSE_TECH, frame.seat, frame.card, kind, hex, int(self.boosted))

    def prompt(self, state: State, frame: Frame) -> Phrase:
        kind = self.kind(frame)
        if kind == ANY_BUILDING:
            return Phrase("om-ask-build")
        return Phrase("om-ask-build-at", {"building": building_noun(kind)})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        result = super().about(state, frame)
        kind = self.kind(frame)
        return result if kind == ANY_BUILDING else {**result, "building": BUILDINGS[kind]}

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        if HEX.has(option):
            return construction_price(self.kind(frame))
        return super().price_of(state, frame, option)

    def phrase(self) -> Phrase:
        if self.building == ANY_BUILDING:
            return Phrase("om-construct-any")
        key = "om-construct-boosted" if self.boosted else "om-construct"
        return Phrase(key, {"building": building_noun(self.building)})

    def icons(self) -> list[Icon]:
        what = "any" if self.building == ANY_BUILDING else BUILDINGS[self.building]
        boost = [Thing("tech", "boost")] if self.boosted else []
        return [Thing(what, "construct"), *boost]


class ChooseTech(Ask):
    """The owner whose technology a complex uses. frame.a: the type; frame.b: the hex; frame.c: 1 if colonists help."""

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return [TECH_OF.offset + colour for colour in state.colours]

    def missing(self, state: State, frame: Frame, owner: int) -> int:
        """Return the levels that colonists would have to add."""
        return joined(state, frame.seat, frame.a, frame.b) - level_of(state.seats[owner], frame.a)

    def reason(self, state: State, frame: Frame, option: int) -> int:
        owner = state.colours.index(option - TECH_OF.offset)
        if not may_use(state, frame.seat, owner, frame.a):
            return NOT_IN_PLAY
        helpers = colonists_to_spare(state, frame.seat, frame.a) if frame.c else 0
        return POSSIBLE if self.missing(state, frame, owner) <= helpers else TECH_TOO_LOW

    def take(self, state: State, frame: Frame, option: int) -> None:
        owner = state.colours.index(option - TECH_OF.offset)
        for _ in range(self.missing(state, frame, owner)):
            send_to_work(state, frame.seat)
        use_tech(state, frame.seat, owner, frame.a)

    def prompt(self, state: State, frame: Frame) -> Phrase:
        need = joined(state, frame.seat, frame.a, frame.b)
        return Phrase("om-ask-tech", {"building": building_noun(frame.a), "level": need})

    def about(self, state: State, frame: Frame) -> dict[str, str]:
        return {"building": BUILDINGS[frame.a], "hex": HEX_NAMES[frame.b]}

    def label(self, state: State, frame: Frame, option: int) -> Phrase:
        return tech_label(state, option - TECH_OF.offset, frame.a)

    def price_of(self, state: State, frame: Frame, option: int) -> list[Noun]:
        return construction_price(frame.a)


CHOOSE_TECH: Final = ChooseTech()


class Raise(Verb):
    """A building is put on the map, and what was there makes room (OM-COL-38 to -40). frame.a: type; frame.b: hex."""

    def run(self, state: State, frame: Frame) -> None:
        building, hex = frame.a, frame.b
        board = state.seats[frame.seat]
        if building == SHELTER:
            board.shelters += 1
            tile = board.shelters
        else:
            tile = state.stacks[building].pop()
        if building == MINE and not state.is_lacerda(frame.seat):
            board.leave_quarters()
        if state.sink is not None:
            noun = building_noun(building)
            state.emit("om-log-construct", seat=state.noun(frame.seat), building=noun, hex=HEX_LABELS[hex])
        if state.ground[hex] > CRYSTAL_THERE:
            state.gone.append(state.ground[hex])
            if state.sink is not None:
                state.emit("om-log-tile-lost", tile=CARDS[state.ground[hex]].noun())
        state.building[hex] = code(frame.seat, building)
        state.tile[hex] = tile
        state.ground[hex] = NOTHING_THERE
        state.push(SETTLE_IN, frame.seat, frame.card, building, hex, tile)
        displace(state, hex, frame.seat)


RAISE: Final = Raise()


class SettleIn(Verb):
    """Crystals by arrows, the yield, progress, miner and life support (OM-COL-27). frame.c: the tile."""

    def run(self, state: State, frame: Frame) -> None:
        building, hex, seat = frame.a, frame.b, frame.seat
        if frame.c == HOLE:
            raise Hole
        for target in arrow_targets(state, building, frame.c, hex):
            state.ground[target] = CRYSTAL_THERE
            if state.sink is not None:
                state.emit("om-log-crystal", hex=HEX_LABELS[target])
        size = complex_size(state, hex)
        if building == MINE:
            state.miner[hex] = seat + 1
        elif building != SHELTER:
            state.push(RAISE_MARKER, seat, 0, building)
        receive(state, seat, CRYSTAL if building == SHELTER else building, size)
        if size > 1 and building != SHELTER and not state.seats[seat].cubes[building]:
            state.seats[seat].cubes[building] = True
            if state.sink is not None:
                state.emit("om-log-cube", seat=state.noun(seat), building=building_noun(building))
            contribute(state, seat, CUBE_PLACED)
        check_upgrade_contracts(state)
        built(state, seat, building)
        if building == SHELTER:
            did(state, seat, SHELTER_BUILT)


SETTLE_IN: Final = SettleIn()


class RaiseMarker(Verb):
    """A life support marker moves up and may bring rewards (OM-LSS-02, -05 to -10). frame.a: the building type."""

    def run(self, state: State, frame: Frame) -> None:
        column = frame.a - 1
        row = state.lss[column]
        if row == LSS_ROWS:
            return
        state.lss[column] = row + 1
        if state.sink is not None:
            state.emit("om-log-lss", building=building_noun(frame.a), row=row + 1)
        if row == 1:
            first = None if state.sink is None else Phrase("om-for-first-step", {"building": building_noun(frame.a)})
            score(state, frame.seat, FIRST_BUILDING_POINTS, first)
        if row <= state.level:
            card = REWARD_CARDS[state.rewards[column] - REWARD]
            if state.sink is not None:
                state.emit("om-log-reward", seat=state.noun(frame.seat), card=card.noun())
            why = None if state.sink is None else Phrase("om-for-reward", {"card": card.noun()})
            score(state, frame.seat, card.each * measure(state, frame.seat, card.kind), why)
            give_benefit(state, frame.seat)


RAISE_MARKER: Final = RaiseMarker()


def give_benefit(state: State, seat: int) -> None:
    """One benefit of the life support system; Lacerda's is fixed (OM-SOLO-20)."""
    if not state.is_lacerda(seat):
        state.push(LSS_BENEFIT[0], seat)
        return
    board = state.seats[seat]
    if board.slots[HIRE_ROW]:
        board.slots[HIRE_ROW] = 0
        if state.sink is not None:
            state.emit("om-log-retrieve", seat=state.noun(seat), count=1)
    else:
        receive(state, seat, CRYSTAL, 1)
