"""The facts of On Mars, and its effects in words: read off the facts on one side, off the declarations on the other."""

import json
from pathlib import Path
from typing import Any

from valles.games.on_mars.effects.construct import Construct
from valles.games.on_mars.effects.flow import Buy, BuyForOne, Choose, Steps
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
from valles.games.on_mars.effects.offer import TakeOffer
from valles.games.on_mars.effects.ship import Welcome
from valles.games.on_mars.effects.travel import OTHER_SIDE, KeepDiscovery, Travel
from valles.games.on_mars.effects.upgrade import TakeBlueprint, Upgrade
from valles.games.on_mars.effects.verb import InOrder, Verb
from valles.games.on_mars.rules.component import (
    ANY_BUILDING,
    BUILDINGS,
    GOODS,
    NO_TECH,
    SHIP_TECH,
    SIDES,
    UPGRADE_TECH,
)
from valles.games.on_mars.rules.payment import price

FACTS = Path(__file__).parent / "on_mars"
TECH_NAMES = {"water": "water_extractor", "oxygen": "oxygen_condenser"}
"""Two technologies are named after their goods in the facts, after their buildings in the program."""


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def tech_name(fact: str) -> str:
    return TECH_NAMES.get(fact, fact)


# What the facts say

PRICE_WORDS = {"any_resource": "any", "move_colonists_living_to_working": "colonist"}
UNLIMITED = 0


def cost(fact: dict[str, int]) -> int:
    return price(**{PRICE_WORDS.get(what, what): amount for what, amount in fact.items()})


def described(ops: list[dict[str, Any]], boost: dict[str, Any] | None = None) -> Any:
    """The effect that a list of ops stands for; the boost belongs to the last of them."""
    if ops[0]["op"] == "pay":
        paid, *rest = ops
        assert paid == {"op": "pay", "what": "any_resource", "n": paid["n"]}
        return ("buy", price(any=paid["n"]), described(rest, boost))
    (op,) = ops
    if boost is None and "boost" in op:
        boost = op["boost"]
    return one(Fact({key: value for key, value in op.items() if key != "boost"}), boost)


class Fact:
    """One op, whose fields must all be asked for."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields
        self.left = {*fields} - {"op"}

    def __call__(self, field: str, missing: Any = None) -> Any:
        self.left.discard(field)
        return self.fields.get(field, missing)

    def ignore(self, **fields: Any) -> None:
        """Fields that only stress what always holds, with the values they may have."""
        for field, value in fields.items():
            assert self(field, value) == value

    def free(self) -> bool:
        word = self("cost", "normal")
        assert word in ("normal", "free")
        return word == "free"

    def tech(self) -> bool:
        word = self("tech", "no")
        assert word in ("allowed", "no")
        return word == "allowed"


def one(op: Fact, boost: dict[str, Any] | None) -> Any:
    effect = OPS[op.fields["op"]](op, boost)
    assert not op.left, f"{op.fields}: nobody asked for {op.left}"
    return effect


def payer(op: Fact, boost: dict[str, Any] | None, **step: Any) -> tuple[str, int]:
    """Who pays for another step, and how often; that step must be the op itself, once."""
    if boost is None:
        return "", UNLIMITED
    assert boost.get("per", 1) == 1
    (added,) = boost["adds"]
    assert added["op"] == op.fields["op"]
    for field, value in {**op.fields, **step}.items():
        assert added.get(field, value) == value, f"{added} is not one step of {op.fields}"
    assert {key: added[key] for key in step} == step
    return boost["by"], boost.get("max") or UNLIMITED


def gain(op: Fact, boost: Any) -> Any:
    what, amount = op("what"), op("n")
    op.ignore(up_to=True, to="living_quarters")
    by, most = payer(op, boost, n=1)
    if what == "any_non_mineral":
        return ("gain any", amount, by, most)
    first = ("gain", what, amount)
    if not by:
        return first
    assert (by, most) == ("colonist", UNLIMITED)
    return ("in order", first, ("gain more", what))


def warehouse(op: Fact, boost: Any) -> Any:
    what = op("what")
    assert what in ("resource or crystal", "resource")
    op.ignore(up_to=True)
    return ("warehouse", op("n"), *payer(op, boost, n=1), what == "resource or crystal")


def take_blueprint(op: Fact, boost: Any) -> Any:
    op.ignore(up_to=True)
    return ("blueprints", op("n"), *payer(op, boost, n=1))


def learn(op: Fact, boost: Any) -> Any:
    assert not op.free()
    return ("learn", op("n"), *payer(op, boost, n=1))


def develop(op: Fact, boost: Any) -> Any:
    op.ignore(split="one tile twice or two tiles once")
    return ("develop", op("n"), *payer(op, boost, n=1), op.free())


def construct(op: Fact, boost: Any) -> Any:
    assert not op.free()
    op.ignore(tech="needed for a complex")
    building = op("type")
    if boost is not None:
        assert (boost["by"], boost["per"], boost["max"]) == ("colonist", 1, None)
        (added,) = boost["adds"]
        assert tech_name(added["tech"]) == building
        assert {**added, "tech": ""} == {"op": "tech_level_bonus", "tech": "", "n": 1, "scope": "this construction"}
    return ("construct", building, boost is not None)


def upgrade(op: Fact, boost: Any) -> Any:
    where = op("range", "own bot zones")
    assert where in ("own bot zones", "anywhere on the map")
    op.ignore(up_to=True)
    return ("upgrade", op("n"), *payer(op, boost, n=1), op.free(), where == "anywhere on the map", op.tech())


def move_bots(op: Fact, boost: Any) -> Any:
    kind = op("as", "bot")
    assert kind in ("bot", "rover")
    return ("move", op("mp"), 0, *payer(op, boost, mp=1), False, kind == "rover")


def move_rover(op: Fact, boost: Any) -> Any:
    op.ignore(up_to=True)
    points = op("mp")
    return ("move", 0, 0 if points == "tech_level" else points, *payer(op, boost, mp=1), op.tech(), False)


def welcome(op: Fact, boost: Any) -> Any:
    paid = op("cost")
    assert paid in ("free", {"water": 1, "plant": 1})
    with_bot, without = op("gain_choice", [{"colonist": 1, "bot": 1}, {"colonist": 2}])
    extra = with_bot["colonist"] - 1
    assert (with_bot, without) == ({"colonist": 1 + extra, "bot": 1}, {"colonist": 2 + extra})
    return ("welcome", op("n"), *payer(op, boost, n=1), paid == "free", extra, op.tech())


def hire(op: Fact, boost: Any) -> Any:
    assert op("n") == 1 and boost is None
    return ("offer", True, False, op.free())


def take_contract(op: Fact, boost: Any) -> Any:
    assert op("n") == 1 and boost is None
    return ("offer", False, True, op.free())


def retrieve(op: Fact, boost: Any) -> Any:
    assert boost is None
    op.ignore(up_to=True, to="living_quarters")
    return ("retrieve", op("n"), sorted(op("from")))


def produce(op: Fact, boost: Any) -> Any:
    assert op("which") == "all own miners and own advanced buildings" and op("each") == 1
    assert (boost["by"], boost["per"], boost["max"]) == ("colonist", 1, None)
    (added,) = boost["adds"]
    assert (added["op"], added["which"], added["each"]) == ("produce", "one of them, again", 1)
    return ("in order", ("produce",), ("produce again",))


def travel(op: Fact, boost: Any) -> Any:
    assert op("price") == "none" and boost is None
    skipped = op("skip", [])
    assert skipped in ([], ["exploration"])
    op.ignore(timing="if used before the main action, that action is taken in orbit", marker="laid down, turn used up")
    return ("travel", op("to"), not skipped)


def score(op: Fact, boost: Any) -> Any:
    assert boost is None
    return ("points", op("n"))


def radar(op: Fact, boost: Any) -> Any:
    assert op("counts_as_taken") is False and boost is None
    assert op("first_use") and op("later_uses")
    return ("radar",)


def choose(op: Fact, boost: Any) -> Any:
    ways = [described([way]) for way in op("of")]
    if ways == [("offer", True, False, False), ("offer", False, True, False)]:
        return ("offer", True, True, False)
    return ("choose", *ways)


OPS = {
    "gain": gain, "warehouse_take": warehouse, "take_blueprint": take_blueprint, "learn_tech": learn,
    "develop": develop, "construct": construct, "upgrade": upgrade, "move_bots": move_bots, "move_rover": move_rover,
    "welcome_ship": welcome, "hire_scientist": hire, "take_contract": take_contract, "retrieve": retrieve,
    "produce": produce, "travel": travel, "score_op": score, "radar": radar, "choose": choose,
}  # fmt: skip


# What the program declares

PAYERS = ("", "colonist", "crystal")
PLACES = {
    FROM_SLOTS: ["action_slots"],
    FROM_WORK: ["working_area"],
    FROM_SLOTS | FROM_WORK: ["action_slots", "working_area"],
}


def declared(verb: Verb | None) -> Any:
    """A declared effect in the same words."""
    match verb:
        case None:
            return None
        case InOrder():
            return ("in order", *map(declared, verb.steps))
        case Choose():
            return ("choose", *map(declared, verb.ways))
        case BuyForOne():
            return ("buy for one", *verb.costs, declared(verb.effect))
        case Buy():
            return ("buy", verb.cost, declared(verb.effect))
        case Gain():
            return ("gain", GOODS[verb.good], verb.amount)
        case GainMore():
            return ("gain more", GOODS[verb.good])
        case Construct():
            what = "any" if verb.building == ANY_BUILDING else BUILDINGS[verb.building]
            return ("construct", what, verb.boosted)
        case Move():
            return ("move", verb.bots, verb.rover, PAYERS[verb.boost], UNLIMITED, verb.tech, verb.as_rover)
        case TakeOffer():
            return ("offer", verb.scientists, verb.contracts, verb.free)
        case Travel():
            return ("travel", "other side" if verb.to == OTHER_SIDE else SIDES[verb.to], verb.explores)
        case Score():
            return ("points", verb.points)
        case Produce():
            return ("produce",)
        case ProduceAgain():
            assert (verb.times, PAYERS[verb.boost], verb.most) == (0, "colonist", UNLIMITED)
            return ("produce again",)
        case KeepDiscovery():
            return ("radar",)
        case Steps():
            return steps(verb)
    raise AssertionError(f"the facts have no word for {type(verb).__name__}")


def steps(verb: Steps) -> Any:
    common = (verb.times, PAYERS[verb.boost], verb.most)
    match verb:
        case Retrieve():
            assert common[1:] == ("", UNLIMITED)
            return ("retrieve", "any" if verb.times == ANY_NUMBER else verb.times, PLACES[verb.sources])
        case Upgrade():
            assert verb.tech in (NO_TECH, UPGRADE_TECH)
            return ("upgrade", *common, verb.free, verb.anywhere, verb.tech == UPGRADE_TECH)
        case Welcome():
            assert verb.tech in (NO_TECH, SHIP_TECH)
            return ("welcome", *common, verb.free, verb.extra, verb.tech == SHIP_TECH)
    assert verb.tech == NO_TECH
    match verb:
        case GainAny():
            return ("gain any", *common)
        case FromWarehouse():
            return ("warehouse", *common, verb.crystals)
        case TakeBlueprint():
            return ("blueprints", *common)
        case Learn():
            return ("learn", *common)
        case Develop():
            return ("develop", *common, verb.free)
    raise AssertionError(f"the facts have no word for {type(verb).__name__}")
