"""The words of the card language: everything a card file imports."""

from __future__ import annotations

from typing import Final, TypeVar

from valles.games.on_mars.effects.construct import Construct
from valles.games.on_mars.effects.flow import BY_COLONIST, BY_CRYSTAL, NO_BOOSTS, Buy, BuyForOne, Choose
from valles.games.on_mars.effects.goods import (
    ANY_NUMBER,
    FROM_SLOTS,
    FROM_WORK,
    FromWarehouse,
    Gain,
    GainAny,
    GainMore,
    Produce,
    ProduceAgain,
    Retrieve,
    Score,
)
from valles.games.on_mars.effects.lab import Develop, Learn
from valles.games.on_mars.effects.move import Move
from valles.games.on_mars.effects.need import (
    BothContracts,
    CompletedContract,
    CompletedGoal,
    ComplexOf,
    Have,
    HaveAdvanced,
    HaveScientist,
    HaveStored,
    LabSpaces,
    Lead,
    OnSide,
    TechAt,
)
from valles.games.on_mars.effects.offer import TakeOffer
from valles.games.on_mars.effects.ship import Welcome
from valles.games.on_mars.effects.travel import OTHER_SIDE, KeepDiscovery, Travel
from valles.games.on_mars.effects.upgrade import TakeBlueprint, Upgrade
from valles.games.on_mars.effects.verb import InOrder, Verb
from valles.games.on_mars.rules.card import (
    A_CARDS,
    B_CARDS,
    BLUEPRINT_CARDS,
    CARDS,
    CONTRACT_CARDS,
    EXECUTIVE_CARDS,
    GOAL_CARDS,
    LAB_BONUS,
    LSS_BENEFIT,
    MISSION_CARDS,
    REWARD_CARDS,
    SCIENTIST_CARDS,
    SOLO_CARDS,
    SOLO_GOAL_CARDS,
    SPACE_BONUS,
    TILE_CARDS,
    BadCard,
    Blueprint,
    Card,
    Contract,
    Executive,
    FirstA,
    FirstB,
    Goal,
    Mission,
    Need,
    Reward,
    Scientist,
    Solo,
    SoloGoal,
    Tech,
    Tile,
    check,
)
from valles.games.on_mars.rules.component import (
    ANY_BUILDING,
    BATTERY,
    BLUEPRINT_TAKEN,
    BOT_PLACED,
    BUILDING_UPGRADED,
    BUILDINGS,
    CARD_COUNT,
    COLONY,
    CONTRACT,
    CONTRACT_COMPLETED,
    CONTRACT_ORDER,
    CONTRIBUTIONS,
    COUNT_ADVANCED,
    COUNT_BLUEPRINTS,
    COUNT_BOTS,
    COUNT_COMPLEXES,
    COUNT_CONTRACTS,
    COUNT_CUBES,
    COUNT_DISCOVERIES,
    COUNT_HANGAR,
    COUNT_LARGEST,
    COUNT_LEVEL,
    COUNT_MINES,
    COUNT_QUARTERS,
    COUNT_RESEARCH,
    COUNT_SAME_RESOURCES,
    COUNT_SCIENTISTS,
    COUNT_SHELTERS,
    COUNT_TECHS,
    COUNT_TOP_TECH,
    CRYSTAL,
    CUBE_PLACED,
    DISCOVERY_TAKEN,
    FAMILIES,
    GENERATOR,
    GOODS,
    GREENHOUSE,
    MAIN_ACTIONS,
    MINE,
    MINERAL,
    ORBIT,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    RESEARCH_TAKEN,
    SCIENTIST_TAKEN,
    SHELTER,
    TASKS,
    TECH_TAKEN,
    TOP_LEVEL,
    WATER,
    WATER_EXTRACTOR,
)
from valles.games.on_mars.rules.payment import price
from valles.games.on_mars.rules.standin import LONG_MISSIONS, MISSION_ACTIONS

ANYWHERE: Final = FROM_SLOTS | FROM_WORK
WAYS: Final = 4
LEVELS: Final = (1, 3)

T = TypeVar("T", bound=Card)
Marks = tuple[str, ...]


def _number(family: str) -> int:
    """Return the first number of the family that is free: cards are numbered in the order of their declarations."""
    names = [name for name, _ in FAMILIES]
    starts = [*(start for _, start in FAMILIES), CARD_COUNT]
    place = names.index(family)
    for number in range(starts[place], starts[place + 1]):
        if CARDS[number].number == 0:
            return number
    raise BadCard(f"{family}: all {starts[place + 1] - starts[place]} are declared already")


def _enter(card: T, standin: Marks = ()) -> T:
    """Put the card into the table, if its id is its own."""
    for other in CARDS:
        if other.id == card.id:
            raise BadCard(f"{card.name}: the id {card.id} already belongs to number {other.number}")
    card.standin = standin
    check(card)
    CARDS[card.number] = card
    return card


# Cards and tiles


def blueprint(name: str, *, level: int, building: int, gain: int, does: Verb) -> Blueprint:
    if level not in LEVELS:
        raise BadCard(f"{name}, level: {level} is neither 1 nor 3")
    card = Blueprint(_number("blueprint"), name, level, building, gain, does)
    BLUEPRINT_CARDS.append(_enter(card))
    return card


def scientist(name: str, *, cost: int, works_in: int, scores: int) -> Scientist:
    card = Scientist(_number("scientist"), name, cost, works_in, scores)
    SCIENTIST_CARDS.append(_enter(card))
    return card


def upgrade_contract(building: int, *, success: int, failure: int) -> Contract:
    return _contract(BUILDINGS[building], building, [], success, failure)


def delivery_contract(*, success: int, failure: int, **goods: int) -> Contract:
    """Return the first good named tells which contract it is."""
    items = [(_good(good), amount) for good, amount in goods.items()]
    return _contract(next(iter(goods)), -1, items, success, failure)


def _contract(asks: str, building: int, goods: list[tuple[int, int]], success: int, failure: int) -> Contract:
    card = Contract(CONTRACT + CONTRACT_ORDER.index(asks), building, goods, success, failure)
    CONTRACT_CARDS.append(_enter(card))
    CONTRACT_CARDS.sort(key=lambda contract: contract.number)
    return card


def goal(*needs: Need, rewards: tuple[Verb, ...], standin: Marks = ()) -> Goal:
    _check_ways(rewards)
    card = Goal(_number("goal"), list(needs), list(rewards))
    GOAL_CARDS.append(_enter(card, standin))
    return card


def mission(counts: int, *, steps: tuple[int, int, int, int], crystals: int, standin: Marks = ()) -> Mission:
    """Something that counts for it; steps for one to four players."""
    action = MAIN_ACTIONS.index(MISSION_ACTIONS[counts])
    card = Mission(_number("mission"), counts, [0, *steps], crystals, action, CONTRIBUTIONS[counts] in LONG_MISSIONS)
    MISSION_CARDS.append(_enter(card, standin))
    return card


def first_card(buildings: tuple[str, ...], *, standin: Marks) -> FirstA:
    card = FirstA(_number("first_colonist_a"), [BUILDINGS.index(building) for building in buildings])
    A_CARDS.append(_enter(card, standin))
    return card


def task_card(task: str, good: str, *, standin: Marks = ()) -> FirstB:
    card = FirstB(_number("first_colonist_b"), TASKS.index(task), _good(good))
    B_CARDS.append(_enter(card, standin))
    return card


def discovery(id: str, effect: Verb, *, standin: Marks = ()) -> Tile:
    return _tile("discovery", id, effect, standin)


def research(id: str, effect: Verb, *, standin: Marks) -> Tile:
    return _tile("research", id, effect, standin)


def _tile(family: str, id: str, effect: Verb, standin: Marks) -> Tile:
    name = f"{family} {id}".replace("_", " ").capitalize()
    card = Tile(_number(family), name, effect, f"{family}_{id}")
    TILE_CARDS.append(_enter(card, standin))
    return card


def reward(id: str, *, counts: int, each: int) -> Reward:
    card = Reward(_number("reward"), id, counts, each)
    REWARD_CARDS.append(_enter(card))
    return card


def tech(id: str, *, standin: Marks = ()) -> Tech:
    return _enter(Tech(_number("tech"), id), standin)


def executive(crystals: int, effect: Verb | None, *, standin: Marks = ()) -> Executive:
    card = Executive(_number("executive"), crystals, effect)
    EXECUTIVE_CARDS.append(_enter(card, standin))
    return card


def solo(mission: str, action: int, *, travels: bool = True) -> Solo:
    card = Solo(_number("solo"), action, "ABC".index(mission), travels)
    SOLO_CARDS.append(_enter(card))
    return card


def solo_goal(id: str, name: str, *needs: Need) -> SoloGoal:
    card = SoloGoal(_number("solo_goal"), name, list(needs))
    card.id = id
    SOLO_GOAL_CARDS.append(_enter(card))
    return card


# Verbs


def _good(word: str) -> int:
    if word not in GOODS:
        raise ValueError(f"there is no good {word!r}; there are {', '.join(GOODS)}")
    return GOODS.index(word)


def gain(**what: int) -> Verb:
    if len(what) != 1:
        raise ValueError(f"gain: one good is named here, not {len(what)}")
    ((good, amount),) = what.items()
    return Gain(_good(good), amount)


def gain_more(good: int) -> Verb:
    return GainMore(good)


def gain_any(times: int, boost: int = NO_BOOSTS) -> Verb:
    return GainAny(times, boost)


def warehouse(times: int, boost: int = NO_BOOSTS, *, crystals: bool = True) -> Verb:
    return FromWarehouse(times, boost, crystals)


def points(points: int) -> Verb:
    return Score(points)


def retrieve(times: int, *, of: int) -> Verb:
    return Retrieve(times, of)


def produce() -> Verb:
    return Produce()


def produce_again() -> Verb:
    return ProduceAgain()


def blueprints(times: int, boost: int = NO_BOOSTS) -> Verb:
    return TakeBlueprint(times, boost)


def upgrade(
    times: int, boost: int = NO_BOOSTS, *, free: bool = False, anywhere: bool = False, tech: bool = False
) -> Verb:
    return Upgrade(times, boost, free, anywhere, tech)


def construct(building: int, *, boosted: bool = False) -> Verb:
    return Construct(building, boosted)


def learn(times: int, boost: int = NO_BOOSTS, *, most: int = 0) -> Verb:
    return Learn(times, boost, most)


def develop(times: int, boost: int = NO_BOOSTS, *, free: bool = False) -> Verb:
    return Develop(times, boost, free)


def bots(moves: int, boost: int = NO_BOOSTS, *, as_rover: bool = False) -> Verb:
    return Move(moves, 0, boost, as_rover=as_rover)


def rover(moves: int, boost: int = NO_BOOSTS) -> Verb:
    """Return moves of the rover, which a Rover technology may always help."""
    return Move(0, moves, boost, tech=True)


def welcome(times: int, boost: int = NO_BOOSTS, *, extra: int = 0, free: bool = False) -> Verb:
    return Welcome(times, boost, free=free, extra=extra)


def hire(*, free: bool = False) -> Verb:
    return TakeOffer(True, False, free)


def contract(*, free: bool = False) -> Verb:
    return TakeOffer(False, True, free)


def hire_or_contract() -> Verb:
    return TakeOffer(True, True)


def travel(to: int) -> Verb:
    return Travel(to)


def keep_discovery() -> Verb:
    return KeepDiscovery()


def _check_ways(ways: tuple[Verb, ...]) -> None:
    if not 2 <= len(ways) <= WAYS:
        raise ValueError(f"choose: {len(ways)} ways, where options name 2 to {WAYS}")


def choose(*ways: Verb) -> Verb:
    _check_ways(ways)
    return Choose(list(ways))


def buy(cost: int, effect: Verb) -> Verb:
    if not cost:
        raise ValueError("buy: what costs nothing is not bought")
    return Buy(cost, effect)


def buy_for_one(*costs: int, then: Verb) -> Verb:
    return BuyForOne(list(costs), then)


def in_order(*steps: Verb) -> Verb:
    if len(steps) < 2:
        raise ValueError("in_order: a single step needs no order")
    return InOrder(list(steps))


# Requirements


def have(kind: int, least: int) -> Need:
    return Have(kind, least)


def lab_spaces(*spaces: str) -> Need:
    return LabSpaces(spaces)


def both_contracts() -> Need:
    return BothContracts()


def completed(contract: Contract) -> Need:
    return CompletedContract(contract)


def completed_goal() -> Need:
    return CompletedGoal()


def have_scientist(scientist: Scientist) -> Need:
    return HaveScientist(scientist)


def have_advanced(building: int, least: int) -> Need:
    return HaveAdvanced(building, least)


def complex_of(building: int, least: int) -> Need:
    return ComplexOf(building, least)


def stored(good: int, least: int) -> Need:
    return HaveStored(good, least)


def tech_at(tech: int, level: int) -> Need:
    return TechAt(tech, level)


def on_side(side: int) -> Need:
    return OnSide(side)


def lead(least: int) -> Need:
    return Lead(least)
