"""Cards that place a city, and cards that answer to cities."""

from dataclasses import dataclass

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import CROWDED, LAND, only, play, points, table
from valles.games.terraforming_mars.scenario import TerraformingMarsTable


@dataclass(frozen=True)
class City:
    """The printed facts of a card that pays for a city with energy production."""

    cost: int
    energy: int
    production: dict[str, int]
    plants: int = 0
    points: int = 0

    def affordable(self, card: str) -> TerraformingMarsTable:
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
    assert points(t) == facts.points


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
def test_city_card_is_refused_when_only_areas_beside_a_city_are_free(t, card):
    t.given("yellow", credits=26, production={"energy": 2}, hand=[card])
    t.given(oceans=4, tiles={name: ("greenery", "blue") for name in LAND if name not in ("r3c3", "r3c4")})
    assert t.why_not("yellow", f"play:{card}") is None
    t.given(tiles={"r3c4": ("city", "blue")})
    assert t.why_not("yellow", f"play:{card}") == "why-no-space"


OCEANS_ROUND_R2C5 = {"r1c4": "ocean", "r1c5": "ocean", "r2c6": "ocean"}


def capital() -> TerraformingMarsTable:
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
    assert points(t) == 0
    t.when("yellow", "standard:aquifer", "space:r5c5")
    assert points(t) == 1


@rule("TM-PLAY-04")
@scenario("capital")
def test_capital_needs_four_oceans_and_two_energy_production(t):
    t.given("yellow", credits=26, production={"energy": 2}, hand=["capital"])
    t.given(oceans=3)
    assert t.why_not("yellow", "play:capital") == "why-too-low"
    t.given(oceans=4)
    assert t.why_not("yellow", "play:capital") is None
    t.given("yellow", production={"energy": 1})
    assert t.why_not("yellow", "play:capital") == "why-production-too-low"


@rule("TM-TILE-24", "TM-TILE-25", "TM-EXD-06")
@scenario("noctis_city")
def test_noctis_city_lies_on_its_reserved_area_even_beside_a_city(t):
    t.given("yellow", credits=16, steel=1, production={"energy": 1}, hand=["noctis_city"])
    t.given(tiles={"r5c2": ("city", "blue"), "r5c4": "ocean"})
    t.when("yellow", "play:noctis_city")
    t.then("yellow", credits=2, steel=0, plants=2, production={"energy": 0, "credits": 3})
    t.then(tiles={"r5c3": ("city", "yellow")})
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city")
    assert t.why_not("yellow", "space:r6c3") == "why-next-to-city"


@rule("TM-TILE-29")
@scenario("phobos_space_haven")
def test_phobos_space_haven_is_a_city_beside_the_map(t):
    t.given("yellow", credits=22, titanium=1, hand=["phobos_space_haven"])
    t.when("yellow", "play:phobos_space_haven")
    t.then("yellow", credits=0, titanium=0, plants=0, tr=20, production={"titanium": 1})
    t.then(tiles={"phobos_space_haven": ("city", "yellow")})
    assert points(t) == 3


@rule("TM-TILE-29", "TM-END-14")
@scenario("ganymede_colony")
def test_ganymede_colony_is_a_city_beside_the_map_worth_a_point_for_each_own_jovian_tag(t):
    t.given("yellow", credits=17, titanium=1, corporation="saturn_systems", hand=["ganymede_colony"])
    t.given("yellow", tableau=["vesta_shipyard"])
    t.given("blue", tableau=["asteroid_mining"])
    t.when("yellow", "play:ganymede_colony")
    t.then("yellow", credits=0, titanium=0, tr=20)
    t.then(tiles={"ganymede_colony": ("city", "yellow")})
    assert points(t) == 1 + 3  # Vesta Shipyard's own point, then three tags


@rule("TM-TILE-23", "TM-PLAY-26")
@scenario("open_city")
def test_open_city_is_a_city_with_production_and_plants(t):
    t.given(oxygen=12, tiles={"r3c5": ("city", "blue")})
    t.given("yellow", hand=["open_city"], credits=23, steel=10, production={"energy": 1})
    t.when("yellow", "play:open_city", "pay:steel:10")
    assert t.why_not("yellow", "space:r3c4") == "why-next-to-city"
    t.when("yellow", "space:r4c3")
    t.then("yellow", credits=20, steel=0, plants=2 + 1, production=only(credits=4), tr=20)
    t.then(tiles={"r4c3": ("city", "yellow")}, oxygen=12)
    assert points(t) == 1


@rule("TM-PLAY-39")
@scenario("urbanized_area")
def test_urbanized_area_goes_next_to_two_cities_of_anybody(t):
    t.given(tiles={"r3c2": ("city", "yellow"), "r3c4": ("city", "blue"), "r3c6": ("capital", "blue")})
    t.given("yellow", hand=["urbanized_area"], credits=2, steel=4, production={"energy": 1})
    t.when("yellow", "play:urbanized_area")
    assert t.legal("yellow") == ["space:r3c3", "space:r3c5"]
    assert t.why_not("yellow", "space:r4c2") == "why-not-next-to-two-cities"
    t.when("yellow", "space:r3c5")
    t.then("yellow", credits=0, steel=0, production=only(credits=2))
    t.then(tiles={"r3c5": ("city", "yellow")})


@rule("TM-PLAY-28", "TM-TILE-12", "TM-TILE-33")
@scenario("urbanized_area")
@pytest.mark.parametrize(
    "cities", [("r3c2",), ("r3c2", "r3c5"), ("r4c4", "r6c4")], ids=["one", "apart", "only ocean areas between"]
)
def test_urbanized_area_is_refused_without_land_between_two_cities(t, cities):
    t.given(tiles={space: ("city", "blue") for space in cities})
    t.given("yellow", hand=["urbanized_area"], credits=10, production={"energy": 1})
    assert t.why_not("yellow", "play:urbanized_area") == "why-no-space"


@rule("TM-EX-01", "TM-TILE-06", "TM-TILE-23")
@scenario("corporate_stronghold")
def test_corporate_stronghold_is_a_city_with_negative_points(t):
    t.given(tiles={"r1c2": "ocean", "r1c4": "ocean", "r3c4": ("city", "blue")})
    t.given("yellow", hand=["corporate_stronghold"], credits=11, steel=5, production={"energy": 1})
    t.when("yellow", "play:corporate_stronghold", "pay:steel:5")
    assert t.why_not("yellow", "space:r2c4") == "why-next-to-city"
    t.when("yellow", "space:r1c3")
    t.then("yellow", credits=10 + 2 * 2, steel=0, production=only(credits=3), tr=20)
    t.then(tiles={"r1c3": ("city", "yellow")})
    assert points(t) == -2


@scenario("research_outpost")
@rule("TM-PLAY-26", "TM-PLAY-49")
def test_research_outpost_costs_18_and_stands_alone(t):
    t.given(tiles={"r3c3": ("greenery", "yellow"), "r1c5": "ocean"})
    t.given("yellow", hand=["research_outpost"], credits=15, steel=1)
    assert t.why_not("yellow", "play:research_outpost") == "why-too-expensive"
    t.given("yellow", credits=16)
    t.when("yellow", "play:research_outpost")
    assert t.why_not("yellow", "space:r3c4") == "why-not-alone"
    assert t.why_not("yellow", "space:r2c5") == "why-not-alone"
    t.when("yellow", "space:r7c3")
    t.then("yellow", credits=0, tableau=["research_outpost"])
    t.then(tiles={"r7c3": ("city", "yellow")})


@scenario("research_outpost")
@rule("TM-PLAY-28", "TM-TILE-33")
def test_research_outpost_needs_a_free_area_without_neighbours(t):
    t.given("yellow", hand=["research_outpost"], credits=18)
    t.given(tiles={space: ("greenery", "blue") for space in CROWDED[:-1]})
    assert t.why_not("yellow", "play:research_outpost") is None
    t.given(tiles={CROWDED[-1]: ("greenery", "blue")})
    assert t.why_not("yellow", "play:research_outpost") == "why-no-space"


@scenario("immigrant_city")
@rule("TM-PLAY-18", "TM-TILE-23")
def test_immigrant_city_costs_13_energy_and_money_production_and_counts_itself(t):
    t.given(tiles={"r3c3": ("city", "blue")})
    t.given("yellow", credits=13, hand=["immigrant_city"])
    assert t.why_not("yellow", "play:immigrant_city") == "why-production-too-low"
    t.given("yellow", production={"energy": 1})
    play(t, "immigrant_city", 13, metal="steel")
    assert t.why_not("yellow", "space:r3c4") == "why-next-to-city"
    t.when("yellow", "space:r7c3")
    t.then("yellow", production={"energy": 0, "credits": -1})
    t.then(tiles={"r7c3": ("city", "yellow")})


@scenario("immigrant_city")
@rule("TM-PLAY-14", "TM-PLAY-19")
def test_city_of_immigrant_city_may_count_before_the_loss(t):
    t.given("yellow", credits=13, production={"energy": 1, "credits": -5}, hand=["immigrant_city"])
    assert t.why_not("yellow", "play:immigrant_city") == "why-production-too-low"
    t.given("yellow", production={"credits": -4})
    t.when("yellow", "play:immigrant_city", "space:r7c3")
    t.then("yellow", production={"energy": 0, "credits": -5})


@scenario("immigrant_city")
@rule("TM-PLAY-19", "TM-PLAY-28", "TM-PROD-04")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_city_without_a_place_does_not_save_immigrant_city_from_the_floor(edition):
    t = table(edition=edition)
    t.given(tiles={space: ("city", "blue") for space in CROWDED})
    t.given("yellow", credits=13, production={"energy": 1, "credits": -4}, hand=["immigrant_city"])
    assert t.why_not("yellow", "play:immigrant_city") == "why-production-too-low"
    t.given("yellow", production={"credits": -3})
    t.when("yellow", "play:immigrant_city")
    t.then("yellow", production={"energy": 0, "credits": -5})


@scenario("immigrant_city")
@rule("TM-PLAY-14", "TM-PLAY-19")
def test_tharsis_republic_raises_the_floor_of_immigrant_city(t):
    t.given("yellow", credits=13, production={"energy": 1, "credits": -5}, corporation="tharsis_republic")
    t.given("yellow", hand=["immigrant_city"])
    t.when("yellow", "play:immigrant_city", "space:r7c3")
    t.then("yellow", production={"energy": 0, "credits": -5}, credits=3)


@scenario("immigrant_city")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_immigrant_city_raises_money_production_for_every_city_from_then_on(t):
    t.given("blue", credits=50, hand=["phobos_space_haven"])
    t.given("yellow", production={"energy": 1, "credits": 0}, hand=["immigrant_city"])
    t.given(turn="blue")
    t.when("blue", "standard:city", "space:r3c3", "end")
    t.then("yellow", production={"credits": 0})
    play(t, "immigrant_city", 13, "space:r7c3", metal="steel")
    t.then("yellow", production={"credits": -1})
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r8c5")
    t.then("yellow", production={"credits": -1 + 1 + 1})
    t.when("blue", "play:phobos_space_haven")
    t.then("yellow", production={"credits": 2})


@scenario("rover_construction")
@rule("TM-PLAY-48", "TM-PLAY-49", "TM-STD-10")
def test_rover_construction_pays_2_for_every_city_from_then_on(t):
    t.given("blue", credits=25 * 2, hand=["phobos_space_haven"])
    t.given(turn="blue")
    t.given("yellow", hand=["rover_construction"])
    t.when("blue", "standard:city", "space:r3c3", "end")
    t.then("yellow", credits=0)
    play(t, "rover_construction", 8, metal="steel")
    assert points(t) == 1
    t.when("yellow", "end")
    t.when("blue", "play:phobos_space_haven", "end")
    t.then("yellow", credits=2)
    t.then("blue", credits=0)
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r7c3")
    t.then("yellow", credits=2)


@scenario("rover_construction")
def test_rover_construction_counts_the_capital_but_no_other_tile(t):
    t.given("yellow", credits=49, production={"energy": 2}, tableau=["rover_construction"], hand=["capital"])
    t.given(oceans=4)
    t.when("yellow", "standard:greenery", "space:r7c3")
    t.then("yellow", credits=26)
    t.when("yellow", "play:capital", "space:r7c4")
    t.then("yellow", credits=2)
