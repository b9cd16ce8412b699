"""The plain cards: they only change their player's own productions, stocks and rating."""

from dataclasses import dataclass, field

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import RESOURCES, WORTH, only, points


@dataclass(frozen=True)
class Plain:
    """The printed facts of a plain card."""

    cost: int
    production: dict[str, int] = field(default_factory=dict)
    income: dict[str, int] = field(default_factory=dict)
    points: int = 0
    tr: int = 0
    metal: str = ""
    """The metal that may pay for it."""
    limit: tuple[str, int, int] = ("oxygen", 0, 0)
    """A parameter, its last level that allows the card, and the next one that doesn't."""

    @property
    def least(self) -> dict[str, int]:
        """The least production from which it can be played: M€ may fall to -5, the others to 0."""
        floor = {"credits": -5}
        return {name: floor.get(name, 0) - steps if steps < 0 else 0 for name, steps in self.production.items()}

    @property
    def money(self) -> int:
        """What is to be paid besides one unit of the metal."""
        return self.cost - WORTH.get(self.metal, 0)


PLAIN = {
    "colonizer_training_camp": Plain(8, points=2, metal="steel", limit=("oxygen", 5, 6)),
    "methane_from_titan": Plain(28, {"heat": 2, "plants": 2}, points=2, metal="titanium", limit=("oxygen", 2, 1)),
    "lunar_beam": Plain(13, {"credits": -2, "heat": 2, "energy": 2}),
    "asteroid_mining": Plain(30, {"titanium": 2}, points=2, metal="titanium"),
    "food_factory": Plain(12, {"plants": -1, "credits": 4}, points=1, metal="steel"),
    "archaebacteria": Plain(6, {"plants": 1}, limit=("temperature", -18, -16)),
    "carbonate_processing": Plain(6, {"energy": -1, "heat": 3}, metal="steel"),
    "nuclear_power": Plain(10, {"credits": -2, "energy": 3}, metal="steel"),
    "algae": Plain(10, {"plants": 2}, {"plants": 1}, limit=("oceans", 5, 4)),
    "adapted_lichen": Plain(9, {"plants": 1}),
    "kelp_farming": Plain(17, {"credits": 2, "plants": 3}, {"plants": 2}, points=1, limit=("oceans", 6, 5)),
    "mine": Plain(4, {"steel": 1}, metal="steel"),
    "vesta_shipyard": Plain(15, {"titanium": 1}, points=1, metal="titanium"),
    "trees": Plain(13, {"plants": 3}, {"plants": 1}, points=1, limit=("temperature", -4, -6)),
    "building_industries": Plain(6, {"energy": -1, "steel": 2}, metal="steel"),
    "sponsors": Plain(6, {"credits": 2}),
    "solar_wind_power": Plain(11, {"energy": 1}, {"titanium": 2}, metal="titanium"),
    "callisto_penal_mines": Plain(24, {"credits": 3}, points=2, metal="titanium"),
    "giant_space_mirror": Plain(17, {"energy": 3}, metal="titanium"),
    "trans_neptune_probe": Plain(6, points=1, metal="titanium"),
    "grass": Plain(11, {"plants": 1}, {"plants": 3}, limit=("temperature", -16, -18)),
    "heather": Plain(6, {"plants": 1}, {"plants": 1}, limit=("temperature", -14, -16)),
    "peroxide_power": Plain(7, {"credits": -1, "energy": 2}, metal="steel"),
    "bushes": Plain(10, {"plants": 2}, {"plants": 2}, limit=("temperature", -10, -12)),
    "tropical_resort": Plain(13, {"heat": -2, "credits": 3}, points=2, metal="steel"),
    "acquired_company": Plain(10, {"credits": 3}),
    "solar_power": Plain(11, {"energy": 1}, points=1, metal="steel"),
    "breathing_filters": Plain(11, points=2, limit=("oxygen", 7, 6)),
    "geothermal_power": Plain(11, {"energy": 2}, metal="steel"),
    "farming": Plain(16, {"credits": 2, "plants": 2}, {"plants": 2}, points=2, limit=("temperature", 4, 2)),
    "dust_seals": Plain(2, points=1, limit=("oceans", 3, 4)),
    "ghg_factories": Plain(11, {"energy": -1, "heat": 4}, metal="steel"),
    "great_dam": Plain(12, {"energy": 2}, points=1, metal="steel", limit=("oceans", 4, 3)),
    "wave_power": Plain(8, {"energy": 1}, points=1, limit=("oceans", 3, 2)),
    "power_plant": Plain(4, {"energy": 1}, metal="steel"),
    "titanium_mine": Plain(7, {"titanium": 1}, metal="steel"),
    "designed_microorganisms": Plain(16, {"plants": 2}, limit=("temperature", -14, -12)),
    "industrial_microbes": Plain(12, {"energy": 1, "steel": 1}, metal="steel"),
    "lichen": Plain(7, {"plants": 1}, limit=("temperature", -24, -26)),
    "micro_mills": Plain(3, {"heat": 1}),
    "magnetic_field_generators": Plain(20, {"energy": -4, "plants": 2}, tr=3, metal="steel"),
    "windmills": Plain(6, {"energy": 1}, points=1, metal="steel", limit=("oxygen", 7, 6)),
    "tundra_farming": Plain(16, {"plants": 1, "credits": 2}, {"plants": 1}, points=2, limit=("temperature", -6, -8)),
    "magnetic_field_dome": Plain(5, {"energy": -2, "plants": 1}, tr=1, metal="steel"),
    "noctis_farming": Plain(
        10, {"credits": 1}, {"plants": 2}, points=1, metal="steel", limit=("temperature", -20, -22)
    ),
    "soil_factory": Plain(9, {"energy": -1, "plants": 1}, points=1, metal="steel"),
    "fuel_factory": Plain(6, {"energy": -1, "titanium": 1, "credits": 1}, metal="steel"),
    "soletta": Plain(35, {"heat": 7}, metal="titanium"),
    "rad_chem_factory": Plain(8, {"energy": -1}, tr=2, metal="steel"),
}
LOSING = [card for card, facts in PLAIN.items() if any(steps < 0 for steps in facts.production.values())]
LIMITED = [card for card, facts in PLAIN.items() if facts.limit[1] != facts.limit[2]]


def prepare(t, card, level=None):
    """Yellow has just what the card needs, paid with one unit of metal if it may be; the facts of the card."""
    facts = PLAIN[card]
    t.given(**{facts.limit[0]: facts.limit[1] if level is None else level})
    t.given("yellow", hand=[card], credits=facts.money, steel=1, titanium=1, production=facts.least)
    return facts


@rule(
    "TM-PAY-02", "TM-PAY-03", "TM-PAY-04", "TM-PLAY-17", "TM-PLAY-20", "TM-PLAY-25", "TM-PLAY-29", "TM-EX-34"
)  # fmt: skip
@scenario(
    "colonizer_training_camp", "methane_from_titan", "lunar_beam", "asteroid_mining", "food_factory", "archaebacteria",
    "carbonate_processing", "nuclear_power", "algae", "adapted_lichen", "kelp_farming", "mine", "vesta_shipyard",
    "trees", "building_industries", "sponsors", "solar_wind_power", "callisto_penal_mines", "giant_space_mirror",
    "trans_neptune_probe", "grass", "heather", "peroxide_power", "bushes", "tropical_resort", "acquired_company",
    "solar_power", "breathing_filters", "geothermal_power", "farming", "dust_seals", "ghg_factories", "great_dam",
    "wave_power", "power_plant", "titanium_mine", "designed_microorganisms", "industrial_microbes", "lichen",
    "micro_mills", "magnetic_field_generators", "windmills", "tundra_farming", "magnetic_field_dome",
    "noctis_farming", "soil_factory", "fuel_factory", "soletta", "rad_chem_factory",
)  # fmt: skip
@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_costs_its_price_and_does_what_it_says(t, card):
    facts = prepare(t, card)
    t.when("yellow", f"play:{card}")
    stock = dict.fromkeys(RESOURCES, 0) | {"steel": 1, "titanium": 1}
    if facts.metal:
        stock[facts.metal] -= 1
    for name, amount in facts.income.items():
        stock[name] += amount
    production = {name: facts.least[name] + steps for name, steps in facts.production.items()}
    t.then("yellow", production=only(**production), tr=20 + facts.tr, tableau=[card], hand=[], **stock)
    t.then("blue", production=only(), tr=20)
    assert points(t) == facts.points


@rule("TM-PAY-13", "TM-PAY-14")
@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_is_refused_when_one_credit_is_missing(t, card):
    facts = prepare(t, card)
    t.given("yellow", credits=facts.money - 1)
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"
    t.given("yellow", credits=facts.cost - 1, steel=0, titanium=0)
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"


@rule("TM-PLAY-18", "TM-PLAY-19")
@pytest.mark.parametrize("card", LOSING)
def test_plain_card_needs_the_production_it_lowers(t, card):
    facts = prepare(t, card)
    lowered = next(name for name, steps in facts.production.items() if steps < 0)
    t.given("yellow", production={lowered: facts.least[lowered] - 1}, **{lowered: 50})
    t.given("blue", production={lowered: 5})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"


@rule("TM-PLAY-03", "TM-PLAY-04", "TM-PLAY-05")
@pytest.mark.parametrize("card", LIMITED)
def test_plain_card_is_refused_just_outside_its_limit(t, card):
    _, last, level = PLAIN[card].limit
    prepare(t, card, level)
    assert t.why_not("yellow", f"play:{card}") == ("why-too-low" if level < last else "why-too-high")
