"""Requirements: what must hold for a private goal to be completed and for a solo goal to be reached."""

from __future__ import annotations

from valles.games.on_mars.rules.building import building_noun, complex_size, type_of
from valles.games.on_mars.rules.card import Contract, Need, Scientist
from valles.games.on_mars.rules.colony import HEXES
from valles.games.on_mars.rules.component import (
    BUILDINGS,
    CONTRACT,
    CONTRACTS,
    COUNTS,
    DELIVERY,
    GOODS,
    LAB,
    LACERDA,
    SCIENTIST,
    SIDES,
    TECHS,
)
from valles.games.on_mars.rules.measure import marked, measure
from valles.games.on_mars.rules.payment import good_noun
from valles.games.on_mars.rules.scoring import total
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.tech import level_of, tech_noun
from valles.kernel.icon import Icon, Thing, needed
from valles.kernel.phrase import Noun, Phrase


class Have(Need):
    """At least so many of what is counted."""

    def __init__(self, kind: int, least: int) -> None:
        super().__init__(least)
        self.kind = kind

    def figure(self) -> str:
        return COUNTS[self.kind]

    def have(self, state: State, seat: int) -> int:
        return measure(state, seat, self.kind)

    def phrase(self) -> Phrase:
        return Phrase("om-need-" + COUNTS[self.kind].replace("_", "-"), {"least": self.least})

    def icons(self) -> list[Icon]:
        return [needed(self.least, COUNTS[self.kind])]


class LabSpaces(Need):
    """A technology on each of certain spaces of the laboratory."""

    def __init__(self, spaces: tuple[str, ...]) -> None:
        super().__init__(len(spaces))
        self.spaces = [LAB.index(space) for space in spaces]

    def figure(self) -> str:
        return "lab_spaces"

    def have(self, state: State, seat: int) -> int:
        count = 0
        for space in self.spaces:
            if state.seats[seat].lab[space]:
                count += 1
        return count

    def phrase(self) -> Phrase:
        return Phrase("om-need-lab-spaces", {"spaces": [LAB[space] for space in self.spaces]})

    def icons(self) -> list[Icon]:
        return [Thing(LAB[space], "lab") for space in self.spaces]


class BothContracts(Need):
    """A completed contract of each kind: one upgrade, one delivery (OM-SOLO-44)."""

    def __init__(self) -> None:
        super().__init__(2)

    def figure(self) -> str:
        return "both_contracts"

    def have(self, state: State, seat: int) -> int:
        upgrades = deliveries = 0
        for contract in range(CONTRACTS):
            if state.contract_owner[contract] == seat + 1 and state.completed[contract]:
                if contract < DELIVERY - CONTRACT:
                    upgrades = 1
                else:
                    deliveries = 1
        return upgrades + deliveries

    def phrase(self) -> Phrase:
        return Phrase("om-need-both-contracts")

    def icons(self) -> list[Icon]:
        return [Thing("upgrade", "contract"), Thing("delivery", "contract")]


class CompletedContract(Need):
    """A certain contract, completed (OM-SOLO-46)."""

    def __init__(self, contract: Contract) -> None:
        super().__init__()
        self.contract = contract

    def figure(self) -> str:
        return self.contract.id

    def have(self, state: State, seat: int) -> int:
        place = self.contract.number - CONTRACT
        return int(state.contract_owner[place] == seat + 1 and state.completed[place])

    def phrase(self) -> Phrase:
        return Phrase("om-need-contract", {"contract": self.contract.noun()})

    def icons(self) -> list[Icon]:
        return [Thing(str(self.contract.printed()), "contract")]


class CompletedGoal(Need):
    """A private goal, completed."""

    def figure(self) -> str:
        return "goal"

    def have(self, state: State, seat: int) -> int:
        return int(state.seats[seat].goal > 0)

    def phrase(self) -> Phrase:
        return Phrase("om-need-goal")

    def icons(self) -> list[Icon]:
        return [Thing("goal")]


class HaveScientist(Need):
    """A certain scientist."""

    def __init__(self, scientist: Scientist) -> None:
        super().__init__()
        self.scientist = scientist

    def figure(self) -> str:
        return self.scientist.id

    def have(self, state: State, seat: int) -> int:
        return int(state.scientist_owner[self.scientist.number - SCIENTIST] == seat + 1)

    def phrase(self) -> Phrase:
        return Phrase("om-need-scientist", {"scientist": self.scientist.noun()})

    def icons(self) -> list[Icon]:
        return [Thing(self.scientist.id, "scientist")]


class HaveAdvanced(Need):
    """At least so many own advanced buildings of one type."""

    def __init__(self, building: int, least: int) -> None:
        super().__init__(least)
        self.building = building

    def figure(self) -> str:
        return f"advanced_{BUILDINGS[self.building]}"

    def have(self, state: State, seat: int) -> int:
        count = 0
        for hex in marked(state, seat):
            if type_of(state, hex) == self.building:
                count += 1
        return count

    def phrase(self) -> Phrase:
        return Phrase(
            "om-need-advanced-of", {"building": building_noun(self.building, self.least), "least": self.least}
        )

    def icons(self) -> list[Icon]:
        return [needed(self.least, BUILDINGS[self.building], "advanced")]


class ComplexOf(Need):
    """A complex of one type on the map, whoever built it, of at least this size."""

    def __init__(self, building: int, least: int) -> None:
        super().__init__(least)
        self.building = building

    def figure(self) -> str:
        return f"complex_{BUILDINGS[self.building]}"

    def have(self, state: State, seat: int) -> int:
        """Return the size of the largest."""
        best = 0
        for hex in range(HEXES):
            if type_of(state, hex) == self.building:
                best = max(best, complex_size(state, hex))
        return best

    def phrase(self) -> Phrase:
        return Phrase("om-need-complex-of", {"building": building_noun(self.building, self.least), "least": self.least})

    def icons(self) -> list[Icon]:
        return [needed(self.least, BUILDINGS[self.building], "complex")]


class HaveStored(Need):
    """At least so many of one resource in storage; what lies on contracts does not count (OM-SOLO-47)."""

    def __init__(self, good: int, least: int) -> None:
        super().__init__(least)
        self.good = good

    def figure(self) -> str:
        return f"stored_{GOODS[self.good]}"

    def have(self, state: State, seat: int) -> int:
        return state.seats[seat].stock[self.good]

    def phrase(self) -> Phrase:
        return Phrase("om-need-stored", {"what": good_noun(self.good, self.least)})

    def icons(self) -> list[Icon]:
        return [needed(self.least, GOODS[self.good])]


class TechAt(Need):
    """One's own tile of one technology at a level or beyond."""

    def __init__(self, tech: int, level: int) -> None:
        super().__init__(level)
        self.tech = tech

    def figure(self) -> str:
        return f"tech_{TECHS[self.tech]}"

    def have(self, state: State, seat: int) -> int:
        return level_of(state.seats[seat], self.tech)

    def phrase(self) -> Phrase:
        return Phrase("om-need-tech", {"tech": tech_noun(self.tech), "level": self.least})

    def icons(self) -> list[Icon]:
        return [needed(self.least, TECHS[self.tech], "tech")]


class OnSide(Need):
    """The player marker stands on this side of the board."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def figure(self) -> str:
        return f"on_{SIDES[self.side]}"

    def have(self, state: State, seat: int) -> int:
        board = state.seats[seat]
        return int(board.space > 0 and board.side() == self.side)

    def phrase(self) -> Phrase:
        return Phrase("om-need-side", {"side": Noun("om-" + SIDES[self.side])})

    def icons(self) -> list[Icon]:
        return [Thing(SIDES[self.side], "side")]


class Lead(Need):
    """At least so many opportunity points more than Lacerda."""

    def figure(self) -> str:
        return "lead"

    def have(self, state: State, seat: int) -> int:
        return total(state, seat) - total(state, LACERDA)

    def phrase(self) -> Phrase:
        return Phrase("om-need-lead", {"least": self.least})

    def icons(self) -> list[Icon]:
        return [needed(self.least, "lead")]
