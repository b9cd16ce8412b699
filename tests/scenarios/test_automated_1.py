"""The automated cards with printed numbers 1 to 48."""

from dataclasses import dataclass, field

import pytest

import valles.testing
from tests.ledger import rule, scenario
from valles.terraforming_mars.tharsis import IS_LAND, SPACE_NAMES
from valles.testing.terraforming_mars import Table

LAND = [name for name, land in zip(SPACE_NAMES, IS_LAND, strict=True) if land]
RESOURCES = ("credits", "steel", "titanium", "plants", "energy", "heat")
WORTH = {"steel": 2, "titanium": 3, "": 0}


def table(*seats: str) -> Table:
    return valles.testing.table("terraforming_mars", seats=seats or ("yellow", "blue"), seed=1)


@dataclass(frozen=True)
class Plain:
    """The printed facts of a card that only changes its player's own productions and stocks."""

    cost: int
    production: dict[str, int] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)
    points: int = 0
    metal: str = ""
    """The metal that may pay for it."""
    limit: tuple[str, int, int] = ("oxygen", 0, 0)
    """A parameter, its last level that allows the card, and the next one that doesn't."""

    def least(self) -> dict[str, int]:
        """The least production from which it can be played: M€ may fall to -5, the others to 0."""
        floor = {"credits": -5}
        return {name: floor.get(name, 0) - steps if steps < 0 else 0 for name, steps in self.production.items()}

    def at(self, level: int, card: str) -> Table:
        """All else that it needs is just there: production, and its cost with one unit of metal."""
        t = table()
        t.given(**{self.limit[0]: level})
        t.given("yellow", credits=self.cost - WORTH[self.metal], steel=1, titanium=1, production=self.least())
        t.given("yellow", hand=[card])
        return t

    def assert_carried_out(self, card: str) -> None:
        t = self.at(self.limit[1], card)
        t.when("yellow", f"play:{card}")
        stock = dict.fromkeys(RESOURCES, 0) | {"steel": 1, "titanium": 1}
        if self.metal:
            stock[self.metal] -= 1
        for name, amount in self.gains.items():
            stock[name] += amount
        production = {name: self.least().get(name, 0) + self.production.get(name, 0) for name in RESOURCES}
        t.then("yellow", production=production, tr=20, tableau=[card], hand=[], **stock)
        assert t.score("yellow")["cards"] == self.points

    def assert_too_expensive(self, card: str) -> None:
        t = self.at(self.limit[1], card)
        t.given("yellow", credits=t.seat("yellow").credits - 1)
        assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"

    def assert_production_too_low(self, card: str) -> None:
        for name, steps in self.production.items():
            if steps < 0:
                t = self.at(self.limit[1], card)
                t.given("yellow", production={name: self.least()[name] - 1})
                assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"

    def assert_outside_the_limit(self, card: str) -> None:
        _, last, level = self.limit
        t = self.at(level, card)
        assert t.why_not("yellow", f"play:{card}") == ("why-too-low" if level < last else "why-too-high")


def losing(plain: dict[str, Plain]) -> list[str]:
    return [card for card, facts in plain.items() if any(steps < 0 for steps in facts.production.values())]


def limited(plain: dict[str, Plain]) -> list[str]:
    return [card for card, facts in plain.items() if facts.limit[1] != facts.limit[2]]


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
}


@rule("TM-PAY-02", "TM-PAY-03", "TM-PLAY-17", "TM-PLAY-20", "TM-EX-34")
@scenario(
    "colonizer_training_camp", "methane_from_titan", "lunar_beam", "asteroid_mining", "food_factory", "archaebacteria",
    "carbonate_processing", "nuclear_power", "algae", "adapted_lichen",
)  # fmt: skip
@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_costs_its_price_and_does_what_it_says(card):
    PLAIN[card].assert_carried_out(card)


@pytest.mark.parametrize("card", PLAIN)
def test_plain_card_is_refused_when_one_credit_is_missing(card):
    PLAIN[card].assert_too_expensive(card)


@rule("TM-PLAY-18", "TM-PLAY-19")
@pytest.mark.parametrize("card", losing(PLAIN))
def test_plain_card_needs_the_production_it_lowers(card):
    PLAIN[card].assert_production_too_low(card)


@rule("TM-PLAY-03", "TM-PLAY-04", "TM-PLAY-05")
@pytest.mark.parametrize("card", limited(PLAIN))
def test_plain_card_is_refused_just_outside_its_limit(card):
    PLAIN[card].assert_outside_the_limit(card)


# Tags needed


@rule("TM-PLAY-06", "TM-PLAY-42")
@scenario("lightning_harvest")
def test_lightning_harvest_with_three_science_tags():
    t = table()
    t.given("yellow", credits=8, hand=["lightning_harvest"], tableau=["research", "robotic_workforce"])
    t.when("yellow", "play:lightning_harvest")
    t.then("yellow", credits=0, production={"energy": 1, "credits": 1})
    assert t.score("yellow")["cards"] == 1 + 1  # Research brings the other point


@rule("TM-PLAY-06", "TM-PLAY-45")
@scenario("lightning_harvest")
def test_lightning_harvest_counts_neither_science_events_nor_the_opponents_tags():
    t = table()
    t.given("yellow", credits=8, hand=["lightning_harvest"], tableau=["research"], events=["invention_contest"])
    t.given("blue", tableau=["robotic_workforce"])
    assert t.why_not("yellow", "play:lightning_harvest") == "why-tags-missing"


# Production of any player


@rule("TM-PLAY-30", "TM-PLAY-34", "TM-EX-20")
@scenario("asteroid_mining_consortium")
def test_asteroid_mining_consortium_takes_titanium_production_from_a_player_who_has_some():
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=13, titanium=4, production={"titanium": 1}, hand=["asteroid_mining_consortium"])
    t.given("blue", production={"titanium": 1})
    t.when("yellow", "play:asteroid_mining_consortium")
    assert sorted(t.legal("yellow")) == ["target:blue", "target:yellow"]
    assert t.why_not("yellow", "target:pink") == "why-not-a-target"
    t.when("yellow", "target:blue")
    t.then("yellow", credits=0, titanium=4, production={"titanium": 2})
    t.then("blue", production={"titanium": 0})
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-36")
@scenario("asteroid_mining_consortium")
def test_asteroid_mining_consortium_may_reduce_oneself():
    t = table()
    t.given("yellow", credits=13, production={"titanium": 1}, hand=["asteroid_mining_consortium"])
    t.given("blue", production={"titanium": 1})
    t.when("yellow", "play:asteroid_mining_consortium", "target:yellow")
    t.then("yellow", production={"titanium": 1})
    t.then("blue", production={"titanium": 1})


@rule("TM-PLAY-35")
@scenario("asteroid_mining_consortium")
def test_asteroid_mining_consortium_reduces_its_player_when_nobody_else_can_lose():
    t = table()
    t.given("yellow", credits=13, production={"titanium": 1}, hand=["asteroid_mining_consortium"])
    t.when("yellow", "play:asteroid_mining_consortium")
    t.then("yellow", credits=0, production={"titanium": 1}, tableau=["asteroid_mining_consortium"])


@rule("TM-PLAY-06", "TM-EX-20")
@scenario("asteroid_mining_consortium")
def test_asteroid_mining_consortium_needs_titanium_production_of_its_own():
    t = table()
    t.given("yellow", credits=13, hand=["asteroid_mining_consortium"])
    t.given("blue", production={"titanium": 2})
    assert t.why_not("yellow", "play:asteroid_mining_consortium") == "why-production-missing"


@rule("TM-SOLO-14", "TM-SOLO-15")
@scenario("asteroid_mining_consortium")
def test_asteroid_mining_consortium_reduces_the_neutral_opponent_in_solo():
    t = table("yellow")
    t.given("yellow", credits=13, production={"titanium": 1}, hand=["asteroid_mining_consortium"])
    t.when("yellow", "play:asteroid_mining_consortium", "target:neutral")
    t.then("yellow", credits=0, production={"titanium": 2})


def cloud_seeding() -> Table:
    t = table()
    t.given("yellow", credits=11, production={"credits": -4}, hand=["cloud_seeding"])
    t.given(oceans=3)
    return t


@rule("TM-PLAY-34")
@scenario("cloud_seeding")
def test_cloud_seeding_takes_heat_production_from_the_only_player_who_has_some():
    t = cloud_seeding()
    t.given("blue", production={"heat": 1})
    t.when("yellow", "play:cloud_seeding")
    t.then("yellow", credits=0, production={"credits": -5, "plants": 2, "heat": 0})
    t.then("blue", production={"heat": 0})


@rule("TM-PLAY-36")
@scenario("cloud_seeding")
def test_cloud_seeding_may_take_ones_own_heat_production():
    t = cloud_seeding()
    t.given("yellow", production={"heat": 2})
    t.given("blue", production={"heat": 1})
    t.when("yellow", "play:cloud_seeding", "target:yellow")
    t.then("yellow", production={"heat": 1, "plants": 2})
    t.then("blue", production={"heat": 1})


@rule("TM-PLAY-35")
@scenario("cloud_seeding")
def test_cloud_seeding_is_refused_when_nobody_has_heat_production():
    t = cloud_seeding()
    assert t.why_not("yellow", "play:cloud_seeding") == "why-nobody-to-reduce"


@scenario("cloud_seeding")
def test_cloud_seeding_is_refused_at_the_bottom_of_credit_production():
    t = cloud_seeding()
    t.given("yellow", production={"credits": -5, "heat": 1})
    assert t.why_not("yellow", "play:cloud_seeding") == "why-production-too-low"


@scenario("cloud_seeding")
def test_cloud_seeding_is_refused_with_two_oceans():
    t = table()
    t.given("yellow", credits=11, production={"heat": 1}, hand=["cloud_seeding"])
    t.given(oceans=2)
    assert t.why_not("yellow", "play:cloud_seeding") == "why-too-low"


# Temperature and oceans


@rule("TM-PARAM-05")
@scenario("deep_well_heating")
def test_deep_well_heating_raises_the_temperature_and_energy_production():
    t = table()
    t.given("yellow", credits=11, steel=1, hand=["deep_well_heating"])
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", credits=0, steel=0, tr=21, production={"energy": 1, "heat": 0})
    t.then(temperature=-28)


@rule("TM-PARAM-09", "TM-PARAM-11")
@pytest.mark.parametrize("temperature", [-26, -22])
@scenario("deep_well_heating")
def test_deep_well_heating_takes_the_bonus_on_the_temperature_track(temperature):
    t = table()
    t.given("yellow", credits=13, hand=["deep_well_heating"])
    t.given(temperature=temperature)
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", tr=21, production={"energy": 1, "heat": 1})


@rule("TM-PLAY-10", "TM-PLAY-13", "TM-PARAM-06")
@scenario("deep_well_heating")
def test_deep_well_heating_still_gives_energy_production_at_the_highest_temperature():
    t = table()
    t.given("yellow", credits=13, hand=["deep_well_heating"])
    t.given(temperature=8)
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", credits=0, tr=20, production={"energy": 1})
    t.then(temperature=8)


@rule("TM-TILE-05", "TM-TILE-14", "TM-EXD-09")
@scenario("black_polar_dust")
def test_black_polar_dust_places_an_ocean_for_credit_production():
    t = table()
    t.given("yellow", credits=15, steel=3, production={"credits": -3}, hand=["black_polar_dust"])
    t.when("yellow", "play:black_polar_dust", "space:r1c2")
    t.then("yellow", credits=0, steel=3 + 2, tr=21, production={"credits": -5, "heat": 3})
    t.then(oceans=1, tiles={"r1c2": "ocean"})


@rule("TM-PLAY-19", "TM-EXD-09")
@scenario("black_polar_dust")
def test_black_polar_dust_is_refused_below_the_floor_of_credit_production():
    t = table()
    t.given("yellow", credits=15, production={"credits": -4}, hand=["black_polar_dust"])
    assert t.why_not("yellow", "play:black_polar_dust") == "why-production-too-low"


@rule("TM-PLAY-10", "TM-TILE-16", "TM-EX-16")
@scenario("black_polar_dust")
def test_black_polar_dust_can_be_played_when_all_oceans_lie():
    t = table()
    t.given("yellow", credits=15, hand=["black_polar_dust"])
    t.given(oceans=9)
    t.when("yellow", "play:black_polar_dust")
    t.then("yellow", credits=0, tr=20, production={"credits": -2, "heat": 3})
    t.then(oceans=9)


# Cities


@dataclass(frozen=True)
class City:
    """The printed facts of a card that pays for a city with energy production."""

    cost: int
    energy: int
    production: dict[str, int]
    plants: int = 0
    points: int = 0

    def affordable(self, card: str) -> Table:
        t = table()
        t.given("yellow", credits=self.cost - 2, steel=1, production={"energy": self.energy}, hand=[card])
        return t


CITIES = {
    "domed_crater": City(24, 1, {"credits": 3}, plants=3, points=1),
    "cupola_city": City(16, 1, {"credits": 3}),
    "underground_city": City(18, 2, {"steel": 2}),
}


@rule("TM-EX-21", "TM-PLAY-26", "TM-TILE-05", "TM-TILE-10")
@scenario("domed_crater", "cupola_city", "underground_city")
@pytest.mark.parametrize("card", CITIES)
def test_city_card_places_a_city_for_energy_production(card):
    facts = CITIES[card]
    t = facts.affordable(card)
    t.when("yellow", f"play:{card}", "space:r4c5")
    t.then("yellow", credits=0, steel=0, plants=facts.plants + 2, tr=20, production=facts.production | {"energy": 0})
    t.then(tiles={"r4c5": ("city", "yellow")})
    assert t.score("yellow")["cards"] == facts.points


@rule("TM-EX-01", "TM-TILE-06")
@scenario("cupola_city")
def test_cupola_city_beside_two_oceans_brings_four_credits():
    t = CITIES["cupola_city"].affordable("cupola_city")
    t.given(tiles={"r1c4": "ocean", "r1c5": "ocean"})
    t.when("yellow", "play:cupola_city", "space:r2c5")
    t.then("yellow", credits=4)


@rule("TM-PLAY-18", "TM-EX-21")
@scenario("domed_crater", "cupola_city", "underground_city")
@pytest.mark.parametrize("card", CITIES)
def test_city_card_needs_the_energy_production_it_lowers(card):
    t = CITIES[card].affordable(card)
    t.given("yellow", production={"energy": CITIES[card].energy - 1})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"


@rule("TM-PLAY-05", "TM-EX-21")
@scenario("domed_crater", "cupola_city")
@pytest.mark.parametrize(("card", "most"), [("domed_crater", 7), ("cupola_city", 9)])
def test_city_card_is_possible_up_to_its_oxygen_limit(card, most):
    t = CITIES[card].affordable(card)
    t.given(oxygen=most)
    assert t.why_not("yellow", f"play:{card}") is None
    t.given(oxygen=most + 1)
    assert t.why_not("yellow", f"play:{card}") == "why-too-high"


@rule("TM-TILE-02", "TM-TILE-03", "TM-TILE-12", "TM-TILE-23", "TM-TILE-28")
@scenario("domed_crater", "cupola_city", "underground_city")
@pytest.mark.parametrize("card", CITIES)
def test_city_card_obeys_the_placement_rules(card):
    t = CITIES[card].affordable(card)
    t.given(tiles={"r3c3": ("city", "blue"), "r8c1": ("greenery", "yellow"), "r8c5": ("claim", "blue")})
    t.when("yellow", f"play:{card}")
    assert t.why_not("yellow", "space:r2c3") == "why-next-to-city"
    assert t.why_not("yellow", "space:r8c1") == "why-occupied"
    assert t.why_not("yellow", "space:r8c5") == "why-claimed"
    assert t.why_not("yellow", "space:r5c5") == "why-ocean-area"
    assert t.why_not("yellow", "space:r5c3") == "why-reserved"


@rule("TM-PLAY-28", "TM-TILE-33", "TM-EXD-11")
@scenario("domed_crater", "cupola_city", "underground_city", "capital")
@pytest.mark.parametrize("card", [*CITIES, "capital"])
def test_city_card_is_refused_when_only_areas_beside_a_city_are_free(card):
    t = table()
    t.given("yellow", credits=26, production={"energy": 2}, hand=[card])
    t.given(oceans=4, tiles={name: ("greenery", "blue") for name in LAND if name not in ("r3c3", "r3c4")})
    assert t.why_not("yellow", f"play:{card}") is None
    t.given(tiles={"r3c4": ("city", "blue")})
    assert t.why_not("yellow", f"play:{card}") == "why-no-space"


OCEANS_ROUND_R2C5 = {"r1c4": "ocean", "r1c5": "ocean", "r2c6": "ocean"}


def capital() -> Table:
    t = table()
    t.given("yellow", credits=24, steel=1, production={"energy": 2}, hand=["capital"])
    t.given(tiles=OCEANS_ROUND_R2C5 | {"r4c8": "ocean"})
    return t


@rule("TM-TILE-27")
@scenario("capital")
def test_capital_scores_adjacent_oceans_besides_greeneries():
    t = capital()
    t.given(tiles={"r3c5": ("greenery", "blue")})
    t.when("yellow", "play:capital", "space:r2c5")
    t.then("yellow", credits=3 * 2, steel=0, production={"energy": 0, "credits": 5})
    t.then(tiles={"r2c5": ("capital", "yellow")})
    score = t.score("yellow")
    assert (score["cards"], score["cities"], score["greeneries"]) == (3, 1, 0)


@rule("TM-TILE-27")
@scenario("capital")
def test_capital_may_not_lie_beside_a_city_nor_a_later_city_beside_it():
    t = capital()
    t.given("yellow", credits=60)
    t.given(tiles={"r4c3": ("city", "blue")})
    t.when("yellow", "play:capital", "pay:steel:0")
    assert t.why_not("yellow", "space:r3c3") == "why-next-to-city"
    t.when("yellow", "space:r2c5", "standard:city")
    assert t.why_not("yellow", "space:r2c4") == "why-next-to-city"


@rule("TM-TILE-27")
@scenario("capital")
def test_capital_is_a_city_to_those_who_watch_cities():
    t = capital()
    t.given("blue", corporation="tharsis_republic")
    t.when("yellow", "play:capital", "space:r3c3")
    t.then("blue", production={"credits": 1})


@scenario("capital")
def test_capital_counts_the_oceans_that_come_later():
    t = capital()
    t.given("yellow", credits=60)
    t.when("yellow", "play:capital", "pay:steel:0", "space:r4c5")
    assert t.score("yellow")["cards"] == 0
    t.when("yellow", "standard:aquifer", "space:r5c5")
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-04")
@scenario("capital")
def test_capital_needs_four_oceans_and_two_energy_production():
    t = table()
    t.given("yellow", credits=26, production={"energy": 2}, hand=["capital"])
    t.given(oceans=3)
    assert t.why_not("yellow", "play:capital") == "why-too-low"
    t.given(oceans=4)
    assert t.why_not("yellow", "play:capital") is None
    t.given("yellow", production={"energy": 1})
    assert t.why_not("yellow", "play:capital") == "why-production-too-low"


@rule("TM-TILE-24", "TM-TILE-25", "TM-EXD-06")
@scenario("noctis_city")
def test_noctis_city_lies_on_its_reserved_area_even_beside_a_city():
    t = table()
    t.given("yellow", credits=16, steel=1, production={"energy": 1}, hand=["noctis_city"])
    t.given(tiles={"r5c2": ("city", "blue"), "r5c4": "ocean"})
    t.when("yellow", "play:noctis_city")
    t.then("yellow", credits=2, steel=0, plants=2, production={"energy": 0, "credits": 3})
    t.then(tiles={"r5c3": ("city", "yellow")})
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city")
    assert t.why_not("yellow", "space:r6c3") == "why-next-to-city"


@rule("TM-PLAY-18")
@scenario("noctis_city")
def test_noctis_city_needs_energy_production():
    t = table()
    t.given("yellow", credits=18, hand=["noctis_city"])
    assert t.why_not("yellow", "play:noctis_city") == "why-production-too-low"


@rule("TM-TILE-29")
@scenario("phobos_space_haven")
def test_phobos_space_haven_is_a_city_beside_the_map():
    t = table()
    t.given("yellow", credits=22, titanium=1, hand=["phobos_space_haven"])
    t.when("yellow", "play:phobos_space_haven")
    t.then("yellow", credits=0, titanium=0, plants=0, tr=20, production={"titanium": 1})
    t.then(tiles={"phobos_space_haven": ("city", "yellow")})
    assert t.score("yellow")["cards"] == 3


@rule("TM-TILE-29")
@scenario("phobos_space_haven")
def test_phobos_space_haven_is_no_city_on_mars():
    t = table()
    t.given("yellow", credits=25, corporation="tharsis_republic", hand=["phobos_space_haven"])
    t.when("yellow", "play:phobos_space_haven")
    t.then("yellow", credits=3, production={"credits": 0})


# Others


EOS = "eos_chasma_national_park"


def eos_chasma() -> Table:
    t = table()
    t.given("yellow", credits=14, steel=1, hand=[EOS])
    t.given(temperature=-12)
    return t


@rule("TM-PLAY-22")
@scenario("eos_chasma_national_park")
def test_eos_chasma_adds_an_animal_to_an_own_card():
    t = eos_chasma()
    t.given("yellow", tableau=["birds", "fish", "ants"])
    t.given("blue", tableau=["small_animals"])
    t.when("yellow", f"play:{EOS}")
    assert sorted(t.legal("yellow")) == ["card:birds", "card:fish"]
    t.when("yellow", "card:fish")
    t.then("yellow", credits=0, steel=0, plants=3, production={"credits": 2}, on={"fish": 1, "birds": 0, "ants": 0})
    assert t.score("yellow")["cards"] == 1 + 1


@rule("TM-PLAY-11", "TM-PLAY-13")
@scenario("eos_chasma_national_park")
def test_eos_chasma_can_be_played_without_an_animal_card_of_ones_own():
    t = eos_chasma()
    t.given("blue", tableau=["fish"])
    t.when("yellow", f"play:{EOS}")
    t.then("yellow", credits=0, plants=3, production={"credits": 2}, tableau=[EOS])
    t.then("blue", on={"fish": 0})


@rule("TM-PLAY-04")
@scenario("eos_chasma_national_park")
def test_eos_chasma_is_refused_below_minus_twelve_degrees():
    t = eos_chasma()
    t.given(temperature=-14)
    assert t.why_not("yellow", f"play:{EOS}") == "why-too-low"


def natural_preserve() -> Table:
    t = table()
    t.given("yellow", credits=7, steel=1, hand=["natural_preserve"])
    t.given(oxygen=4)
    return t


@rule("TM-TILE-31", "TM-TILE-32")
@scenario("natural_preserve")
def test_natural_preserve_lies_beside_no_other_tile():
    t = natural_preserve()
    t.given(tiles={"r3c3": ("city", "yellow"), "r1c4": "ocean"})
    t.when("yellow", "play:natural_preserve")
    assert t.why_not("yellow", "space:r2c3") == "why-not-alone"
    assert t.why_not("yellow", "space:r1c3") == "why-not-alone"
    assert t.why_not("yellow", "space:r9c5") == "why-ocean-area"
    t.when("yellow", "space:r8c1")
    t.then("yellow", credits=0, steel=2, production={"credits": 1})
    t.then(tiles={"r8c1": ("natural_preserve", "yellow")})
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-28")
@scenario("natural_preserve")
def test_natural_preserve_is_refused_when_every_free_area_touches_a_tile():
    t = natural_preserve()
    t.given(tiles={name: ("greenery", "blue") for name in LAND if name not in ("r3c3", "r3c4")})
    assert t.why_not("yellow", "play:natural_preserve") == "why-no-space"


@rule("TM-PLAY-05")
@scenario("natural_preserve")
def test_natural_preserve_is_refused_above_four_percent_oxygen():
    t = natural_preserve()
    t.given(oxygen=5)
    assert t.why_not("yellow", "play:natural_preserve") == "why-too-high"
