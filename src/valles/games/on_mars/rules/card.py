"""Cards and tiles: what a declaration of each family holds, and the table of all of them."""

from __future__ import annotations

from typing import Any, Final

from valles.games.on_mars.effects.flow import Choose
from valles.games.on_mars.effects.verb import Verb
from valles.games.on_mars.rules.building import building_noun
from valles.games.on_mars.rules.component import (
    ADVANCED_POINTS,
    BUILDINGS,
    CARD_COUNT,
    COLONIST,
    CONSTRUCT,
    CONTRACT,
    CONTRIBUTIONS,
    COUNTS,
    CRYSTAL,
    EXECUTIVE,
    FAMILIES,
    FIRST_A,
    FIRST_B,
    GOAL,
    GOODS,
    HIRE,
    LEARN_TECH,
    MAIN_ACTIONS,
    OBTAIN_BLUEPRINT,
    RESEARCH,
    SCIENTIST_POINTS,
    SHELTER,
    SHIP_TECH,
    SOLO,
    STACKS,
    TASKS,
    TECH,
    TECHS,
    UPGRADE,
)
from valles.games.on_mars.rules.payment import good_noun, price_icons, price_nouns
from valles.games.on_mars.rules.state import State
from valles.kernel.icon import Icon, Relation, Thing, either, gained, lost, needed
from valles.kernel.phrase import Arg, Line, Noun, Phrase


class Need:
    """A requirement of a goal, printed or of the solo game: at least so many of something."""

    def __init__(self, least: int = 1) -> None:
        self.least = least

    def figure(self) -> str:
        """Return the name of what is counted."""
        raise NotImplementedError

    def have(self, state: State, seat: int) -> int:
        """Return the number that the seat has."""
        raise NotImplementedError

    def is_met(self, state: State, seat: int) -> bool:
        return self.have(state, seat) >= self.least

    def phrase(self) -> Phrase:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


class Card:
    """One declaration: rules, text, icons and index entry all come from it."""

    def __init__(self, number: int, name: str, id: str = "") -> None:
        self.number = number
        self.name = name
        self.id = id or slug(name)
        self.standin: tuple[str, ...] = ()
        """The values of this card that no source confirms."""

    def family(self) -> str:
        return [name for name, start in FAMILIES if start <= self.number][-1]

    def printed(self) -> int:
        """Return the number within its family."""
        return self.number + 1 - [start for _, start in FAMILIES if start <= self.number][-1]

    def index(self) -> dict[str, Any]:
        """Return the printed values of the card, in words."""
        return {"id": self.id, "family": self.family(), "number": self.printed(), "standin": list(self.standin)}

    def noun(self) -> Noun:
        return Noun("om-card-" + self.id.replace("_", "-"))

    def sections(self) -> list[tuple[str, list[Any]]]:
        """Return the parts of the card under their heads; a head is a phrase key, empty for none."""
        return []

    def effects(self) -> list[Verb]:
        """Return the effects inside, which get ids of their own."""
        return []


def line(key: str, icons: list[Icon], **args: Arg) -> tuple[str, list[Any]]:
    """Something that a card says without a head."""
    return "", [Line(Phrase("om-" + key, args), icons)]


def outcome_icons(success: int, failure: int) -> list[Icon]:
    """Return the points of what has been completed in the end, or those that are lost."""
    return either([[gained(success, "points")], [lost(failure, "points")]])


def action_noun(action: int) -> Noun:
    return Noun("om-action-" + MAIN_ACTIONS[action].replace("_", "-"))


def points_noun(points: int) -> Noun:
    return Noun("om-points", points, True)


def slug(name: str) -> str:
    return name.lower().replace("&", "").replace("'", "").replace("-", "_").replace(" ", "_")


_BLANK: Final = Card(0, "")
CARDS: Final[list[Card]] = [_BLANK] * CARD_COUNT
"""All cards and tiles by number."""


class BadCard(ValueError):
    """A declaration that makes no sense; names the card."""


def check(card: Card) -> None:
    """Refuse a declaration that repeats a number or cannot be told."""
    if CARDS[card.number] is not _BLANK:
        raise BadCard(f"{card.name}: number {card.number} already belongs to {CARDS[card.number].name}")
    for head, parts in card.sections():
        for part in parts:
            try:
                part.phrase()
                part.icons()
            except NotImplementedError:
                raise BadCard(f"{card.name}, {head}: {type(part).__name__} has no phrase or no icons") from None


class Blueprint(Card):
    def __init__(self, number: int, name: str, level: int, building: int, gain: int, effect: Verb) -> None:
        super().__init__(number, name)
        self.level = level
        self.building = building
        self.gain = gain
        self.effect = effect

    def index(self) -> dict[str, Any]:
        return {**super().index(), "level": self.level, "building": BUILDINGS[self.building], "gain": GOODS[self.gain]}

    def sections(self) -> list[tuple[str, list[Any]]]:
        points = ADVANCED_POINTS[self.level]
        fits: list[Icon] = [Thing(BUILDINGS[self.building], "upgrade")]
        if self.level == 3:
            fits.append(needed(3, "complex"))
        return [
            line("fits", fits, building=building_noun(self.building), level=self.level),
            line("when-taken", [gained(1, GOODS[self.gain])], what=good_noun(self.gain, 1)),
            ("om-text-executive", [self.effect]),
            line("built-or-not", outcome_icons(points, points), points=points_noun(points)),
        ]

    def effects(self) -> list[Verb]:
        return [self.effect]


class Scientist(Card):
    """The price is packed as `payment.price` packs it."""

    def __init__(self, number: int, name: str, price: int, works_in: int, scores: int) -> None:
        super().__init__(number, name)
        self.price = price
        self.works_in = works_in
        self.scores = scores

    def index(self) -> dict[str, Any]:
        return {**super().index(), "works_in": BUILDINGS[self.works_in], "scores": BUILDINGS[self.scores]}

    def sections(self) -> list[tuple[str, list[Any]]]:
        each = points_noun(SCIENTIST_POINTS)
        points = gained(SCIENTIST_POINTS, "points")
        scored = Relation("each", [points], [Thing(BUILDINGS[self.scores], whose="any")])
        return [
            line("hired-for", price_icons(self.price), price=[*price_nouns(self.price)]),
            line("works-in", [Thing(BUILDINGS[self.works_in], "works")], building=building_noun(self.works_in, 2)),
            line("scores-each", [scored], points=each, building=building_noun(self.scores)),
        ]


class Contract(Card):
    """Either goods to be delivered, or a building type to be upgraded in a complex of four."""

    def __init__(self, number: int, building: int, goods: list[tuple[int, int]], success: int, failure: int) -> None:
        super().__init__(number, f"Contract {number + 1 - CONTRACT}")
        self.building = building
        self.goods = [good for good, _ in goods]
        self.amounts = [amount for _, amount in goods]
        self.success = success
        self.failure = failure

    def index(self) -> dict[str, Any]:
        kind = {"kind": "delivery", "goods": dict(zip(map(GOODS.__getitem__, self.goods), self.amounts, strict=True))}
        if self.building >= 0:
            kind = {"kind": "upgrade", "building": BUILDINGS[self.building]}
        return {**super().index(), **kind, "success": self.success, "failure": self.failure}

    def sections(self) -> list[tuple[str, list[Any]]]:
        icons = outcome_icons(self.success, abs(self.failure))
        outcome = line("done-or-not", icons, success=points_noun(self.success), failure=points_noun(abs(self.failure)))
        if self.building >= 0:
            icons = [Thing(BUILDINGS[self.building], "upgrade"), needed(4, "complex")]
            return [line("contract-upgrade", icons, building=building_noun(self.building)), outcome]
        goods = list(zip(self.goods, self.amounts, strict=True))
        icons = [lost(amount, GOODS[good]) for good, amount in goods]
        return [line("contract-delivery", icons, goods=[good_noun(*good) for good in goods]), outcome]


def needs_section(needs: list[Need]) -> tuple[str, list[Any]]:
    phrases: list[Arg] = [need.phrase() for need in needs]
    return line("text-needs", [icon for need in needs for icon in need.icons()], needs=phrases)


class Goal(Card):
    def __init__(self, number: int, needs: list[Need], rewards: list[Verb]) -> None:
        super().__init__(number, f"Goal {number + 1 - GOAL}")
        self.needs = needs
        self.rewards = Choose(rewards)

    def is_met(self, state: State, seat: int) -> bool:
        for need in self.needs:
            if not need.is_met(state, seat):
                return False
        return True

    def sections(self) -> list[tuple[str, list[Any]]]:
        return [needs_section(self.needs), ("om-text-reward", [self.rewards])]

    def effects(self) -> list[Verb]:
        return [self.rewards]


class Mission(Card):
    """Steps by the number of players; `action` is where its marker lies."""

    def __init__(self, number: int, counts: int, steps: list[int], crystals: int, action: int, long: bool) -> None:
        id = CONTRIBUTIONS[counts]
        super().__init__(number, id.replace("_", " ").capitalize(), f"mission_{id}")
        self.counts = counts
        """The things that contribute to it."""
        self.steps = steps
        self.crystals = crystals
        self.action = action
        self.long = long

    def index(self) -> dict[str, Any]:
        return {
            **super().index(),
            "steps": self.steps[1:],
            "crystals": self.crystals,
            "action": MAIN_ACTIONS[self.action],
            "length": "long" if self.long else "short",
        }

    def sections(self) -> list[tuple[str, list[Any]]]:
        kind = CONTRIBUTIONS[self.counts]
        counts = ((self.steps[players], str(players)) for players in (2, 3, 4))
        steps: list[Icon] = [Thing("contributions", count=count, extra=(players,)) for count, players in counts]
        first, *rest = self.steps_by_players()
        others: list[Arg] = [Phrase("om-mission-step", {"count": count, "players": players}) for count, players in rest]
        crystals = good_noun(CRYSTAL, self.crystals)
        return [
            line("mission-" + kind.replace("_", "-"), [Thing(kind, "contribution")]),
            line("mission-crystals", [gained(self.crystals, "crystal")], what=crystals),
            line("mission-steps", steps, count=first[0], players=first[1], others=others),
            line("mission-marker", [Thing(MAIN_ACTIONS[self.action], "marker")], action=action_noun(self.action)),
        ]

    def steps_by_players(self) -> list[tuple[int, str]]:
        """The contributions that complete it, each number with the player counts that need so many: 5 with "1–3"."""
        result = []
        for count in dict.fromkeys(self.steps[1:]):
            players = [number for number in range(1, len(self.steps)) if self.steps[number] == count]
            result.append((count, str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"))
        return result


class FirstA(Card):
    """A First Colonist card A. A player who builds one of these draws two tasks (OM-FIRST-05)."""

    def __init__(self, number: int, buildings: list[int]) -> None:
        super().__init__(number, f"A{number + 1 - FIRST_A}")
        self.buildings = buildings

    def index(self) -> dict[str, Any]:
        return {**super().index(), "buildings": [BUILDINGS[building] for building in self.buildings]}

    def sections(self) -> list[tuple[str, list[Any]]]:
        built = either([[Thing(BUILDINGS[building], "construct")] for building in self.buildings])
        icons = Relation("trigger", built, [Thing("task", count=2)])
        buildings: list[Arg] = [building_noun(building) for building in self.buildings]
        return [line("first-card", [icons], buildings=buildings)]


class FirstB(Card):
    def __init__(self, number: int, task: int, good: int) -> None:
        super().__init__(number, f"B{number + 1 - FIRST_B}")
        self.task = task
        self.good = good

    def index(self) -> dict[str, Any]:
        return {**super().index(), "task": TASKS[self.task], "reward": GOODS[self.good]}

    def sections(self) -> list[tuple[str, list[Any]]]:
        task = TASKS[self.task]
        reward = Line(Phrase("om-gain", {"what": good_noun(self.good, 1)}), [gained(1, GOODS[self.good])])
        return [line("task-" + task.replace("_", "-"), [Thing(task, "task")]), ("om-text-reward", [reward])]


class Tile(Card):
    """A discovery or research tile."""

    def __init__(self, number: int, name: str, effect: Verb, id: str = "") -> None:
        super().__init__(number, name, id)
        self.effect = effect

    def sections(self) -> list[tuple[str, list[Any]]]:
        return [("", [self.effect])]

    def effects(self) -> list[Verb]:
        return [self.effect]


class Reward(Card):
    """Points for each thing of one kind that the builder has (OM-LSS-06)."""

    def __init__(self, number: int, id: str, kind: int, each: int) -> None:
        super().__init__(number, id.replace("_", " ").capitalize(), f"reward_{id}")
        self.kind = kind
        self.each = each

    def index(self) -> dict[str, Any]:
        return {**super().index(), "counts": COUNTS[self.kind], "each": self.each}

    def sections(self) -> list[tuple[str, list[Any]]]:
        icons = Relation("each", [gained(self.each, "points")], [Thing(COUNTS[self.kind])])
        per = Phrase("om-each-" + COUNTS[self.kind].replace("_", "-"))
        return [line("score-each", [icons], points=points_noun(self.each), per=per)]


class Tech(Card):
    def __init__(self, number: int, id: str) -> None:
        super().__init__(number, id.replace("_", " ").capitalize(), f"tech_{id}")

    def sections(self) -> list[tuple[str, list[Any]]]:
        tech = self.number - TECH
        if tech < STACKS:
            return [line("tech-building", [Thing(TECHS[tech], "complex")], building=building_noun(tech, 2))]
        if tech == SHELTER:
            return [line("tech-shelter", [Thing("shelter", "complex")])]
        adds = GOODS[COLONIST] if tech == SHIP_TECH else TECHS[tech]
        return [line(f"tech-{TECHS[tech]}", [Thing(adds, count="X", sign="+")])]


class Executive(Card):
    def __init__(self, number: int, crystals: int, effect: Verb | None) -> None:
        super().__init__(number, f"Executive {number + 1 - EXECUTIVE}")
        self.crystals = crystals
        self.effect = effect

    def index(self) -> dict[str, Any]:
        return {**super().index(), "crystals": self.crystals}

    def sections(self) -> list[tuple[str, list[Any]]]:
        price: list[Arg] = [good_noun(CRYSTAL, self.crystals)]
        pay = [lost(self.crystals, "crystal")]
        if self.effect is None:
            return [line("use-building", [Relation("price", pay, [Thing("advanced")])], price=price)]
        icons = Relation("price", pay, self.effect.icons())
        return [line("buy", [icons], price=price, effect=self.effect.phrase())]

    def effects(self) -> list[Verb]:
        return [] if self.effect is None else [self.effect]


SOLO_ACTIONS: Final = [(OBTAIN_BLUEPRINT, CONSTRUCT), (LEARN_TECH, UPGRADE), (RESEARCH, HIRE)]
"""The actions of Lacerda in orbit and in the colony, by the number on his card."""


class Solo(Card):
    def __init__(self, number: int, action: int, mission: int, travels: bool) -> None:
        super().__init__(number, f"Solo {number + 1 - SOLO}")
        self.action = action
        self.mission = mission
        self.travels = travels

    def index(self) -> dict[str, Any]:
        return {**super().index(), "action": self.action, "mission": "ABC"[self.mission], "travels": self.travels}

    def sections(self) -> list[tuple[str, list[Any]]]:
        orbit, colony = SOLO_ACTIONS[self.action - 1]
        letter = "ABC"[self.mission]
        actions = either([[Thing(MAIN_ACTIONS[orbit])], [Thing(MAIN_ACTIONS[colony])]])
        travel = "travels" if self.travels else "stays"
        return [
            line("solo-actions", actions, orbit=action_noun(orbit), colony=action_noun(colony)),
            line("solo-mission", [Thing(letter, "mission")], letter=letter),
            line(f"solo-{travel}", [Thing(travel)]),
        ]


class SoloGoal(Card):
    def __init__(self, number: int, name: str, needs: list[Need]) -> None:
        super().__init__(number, name)
        self.needs = needs

    def sections(self) -> list[tuple[str, list[Any]]]:
        return [needs_section(self.needs)]


SPACE_BONUS: Final[list[Verb | None]] = [None] * 9
"""The benefit of each turn order space, by its number."""
LAB_BONUS: Final[list[Verb | None]] = [None] * 13
LSS_BENEFIT: Final[list[Verb]] = []
"""The choice of one benefit from the life support system, alone in its list."""

BLUEPRINT_CARDS: Final[list[Blueprint]] = []
SCIENTIST_CARDS: Final[list[Scientist]] = []
CONTRACT_CARDS: Final[list[Contract]] = []
GOAL_CARDS: Final[list[Goal]] = []
MISSION_CARDS: Final[list[Mission]] = []
A_CARDS: Final[list[FirstA]] = []
B_CARDS: Final[list[FirstB]] = []
TILE_CARDS: Final[list[Tile]] = []
"""Discovery tiles, then research tiles."""
REWARD_CARDS: Final[list[Reward]] = []
EXECUTIVE_CARDS: Final[list[Executive]] = []
SOLO_CARDS: Final[list[Solo]] = []
SOLO_GOAL_CARDS: Final[list[SoloGoal]] = []
"""Each family in order: the card of a number is at `number - START`."""
