"""Scientists: their price, where they work, and what they score."""

import pytest

from tests.on_mars.scenarios.playing import cards, raise_complex, table
from tests.support.ledger import rule, scenario

HIRING = cards(
    "scientist, price",
    ("geologist", {"quarters": 2}),
    ("rd_engineer", {"mineral": 2}),
    ("hydrologist", {"battery": 2}),
    ("biochemist", {"water": 2}),
    ("geochemist", {"plant": 2}),
    ("systems_engineer", {"oxygen": 2}),
)
WORKING = cards(
    "scientist, building, card",
    ("geologist", "mine", "mineral_mine"),
    ("rd_engineer", "generator", "radar"),
    ("hydrologist", "water_extractor", "aqueduct"),
    ("biochemist", "greenhouse", "biomarket"),
    ("geochemist", "oxygen_condenser", "oxygen_tank"),
    ("systems_engineer", "shelter", "casino"),
)
SCORING = cards(
    "scientist, building",
    ("geologist", "generator"),
    ("rd_engineer", "water_extractor"),
    ("hydrologist", "greenhouse"),
    ("biochemist", "oxygen_condenser"),
    ("geochemist", "shelter"),
    ("systems_engineer", "mine"),
)
OF_TYPE = {
    "mine": ("construction_yard", "metal_deposit"),
    "generator": ("automated_production", "wind_turbines"),
    "water_extractor": ("private_ship", "moisture_vaporator"),
    "greenhouse": ("biomarket", "hydroponic_farm"),
    "oxygen_condenser": ("oxygen_tank", "concentrator"),
    "shelter": ("casino", "gym"),
}
ALL = ("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")


def recruiting(price, missing=0):
    """Purple in the colony, with a colonist to place and the price, less what is missing."""
    t = table()
    facts = {"quarters": 0} | price
    for good in price:
        facts[good] -= missing
    t.given("purple", space=6, **(facts | {"quarters": facts["quarters"] + 1}))
    return t


def price_gone(price):
    return {good: 0 for good in price if good != "quarters"}


@rule("OM-SETUP-11")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
def test_scientists_lie_on_display_in_their_order():
    t = table()

    t.then(offers=list(ALL))


@rule("OM-COL-74", "OM-COL-75", "OM-PLACE-01")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@HIRING
def test_scientist_is_hired_for_the_price(scientist, price):
    t = recruiting(price)
    t.given(offers=[scientist])

    t.when("purple", "action:hire")

    assert t.seat("purple").scientists == {scientist: None}
    t.then("purple", slots={"hire": 1}, working=price.get("quarters", 0), quarters=0, **price_gone(price))
    t.then(offers=[None] * 6)


@rule("OM-COL-74", "OM-GEN-17")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@HIRING
def test_scientist_is_refused_for_less(scientist, price):
    t = recruiting(price, missing=1)

    assert t.why_not("purple", "action:hire") == "om-why-too-expensive"


@rule("OM-GEN-07")
@scenario("rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@pytest.mark.parametrize("scientist", ALL[1:])
def test_minerals_pay_for_every_scientist_but_the_geologist(scientist):
    t = recruiting({"mineral": 2})
    assert t.why_not("purple", "action:hire") is None

    t.when("purple", "action:hire", f"card:{scientist}")

    assert t.seat("purple").scientists == {scientist: None}
    t.then("purple", mineral=0)


@rule("OM-COL-74")
@scenario("geologist")
def test_the_geologist_takes_neither_minerals_nor_crystals():
    t = recruiting({"mineral": 2})
    t.given("purple", crystals=3)
    t.given(offers=["geologist"])

    assert t.why_not("purple", "action:hire") == "om-why-too-expensive"


@rule("OM-COL-76", "OM-COL-77")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@HIRING
def test_a_contract_of_choice_takes_the_place_of_a_scientist(scientist, price):
    t = recruiting(price)

    choice = ["card:rd_engineer"] if scientist == "rd_engineer" else []
    t.when("purple", "action:hire", *choice, "end")
    assert sorted(t.legal("purple")) == sorted(f"card:contract_{n}" for n in range(1, 13))
    t.when("purple", "card:contract_9")

    t.then(offers=["contract_9" if other == scientist else other for other in ALL])


@rule("OM-EXEC-05", "OM-EXEC-07", "OM-EXEC-08", "OM-EXEC-10")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@WORKING
def test_scientist_opens_the_buildings_of_its_type_for_its_owner_and_theirs(scientist, building, card):
    t = table("purple", "green", "yellow")
    ready(t, card, building)
    t.given("purple", scientists=[scientist])

    for _ in range(2):
        t.given(turn="purple", main_done=True)
        t.when("purple", f"use:{card}")
        t.then("purple", scientists={scientist: card}, crystals=0)
    t.given(turn="green", main_done=True)
    t.when("green", f"use:{card}")
    t.then("green", crystals=0)
    t.given(turn="yellow", main_done=True)
    assert t.why_not("yellow", f"use:{card}") == "om-why-no-scientist"


@rule("OM-EXEC-05")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@WORKING
def test_scientist_works_in_no_other_building(scientist, building, card):
    t = table("purple", "green", "yellow")
    ready(t, card, building)
    t.given("purple", crystals=3, scientists=[other for other in ALL if other != scientist])
    t.given(turn="purple", main_done=True)

    assert t.why_not("purple", f"use:{card}") == "om-why-no-scientist"


def ready(t, card, building):
    """Green's building stands there, and everybody can make use of its action."""
    raise_complex(t, building, "green", "b3")
    t.given("green", built={card: "b3"})
    t.given(exploration=["discovery_crystals_x3", "discovery_warehouse_x2"])
    for seat in ("purple", "green", "yellow"):
        t.given(seat, working=2)


@rule("OM-END-11", "OM-EXEC-12")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@SCORING
def test_scientist_scores_3_points_for_each_advanced_building_of_its_type(scientist, building):
    t = table()
    t.given("purple", scientists=[scientist])
    raise_complex(t, building, "purple", "k3")
    raise_complex(t, building, "green", "k4")
    one, two = OF_TYPE[building]
    assert t.score("purple")["scientists"] == 0

    t.given("purple", built={one: "k3"})
    assert t.score("purple")["scientists"] == 3

    t.given("green", built={two: "k4"})
    assert t.score("purple")["scientists"] == 6
    assert t.score("green")["scientists"] == 0


@rule("OM-END-11")
@scenario("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
@SCORING
def test_scientist_scores_nothing_for_other_buildings_or_blueprints_in_hand(scientist, building):
    t = table()
    hexes = dict(zip(OF_TYPE, ("k3", "m1", "m2", "c3", "c4", "c5"), strict=True))
    for other, hex in hexes.items():
        raise_complex(t, other, "green", hex)
    t.given("purple", scientists=[scientist], blueprints=OF_TYPE[building])

    t.given("green", built={OF_TYPE[other][0]: hexes[other] for other in OF_TYPE if other != building})

    assert t.score("purple")["scientists"] == 0
