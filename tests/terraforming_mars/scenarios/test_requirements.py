"""Cards that need a level of a global parameter, and the cards that move such a limit."""

import pytest

import valles
from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import cards, play, points, table
from valles.describe.text import render


@rule("TM-PLAY-03", "TM-PLAY-04", "TM-PLAY-05", "TM-EX-21", "TM-EX-22", "TM-EX-23")
@scenario(
    "search_for_life", "arctic_algae", "predators", "ghg_producing_bacteria", "ants", "fish", "small_animals",
    "electro_catapult", "birds", "decomposers", "symbiotic_fungus", "extreme_cold_fungus", "herbivores",
    "caretaker_contract", "shuttles", "water_splitting_plant", "livestock", "cloud_seeding", "domed_crater",
    "cupola_city", "eos_chasma_national_park", "natural_preserve", "lake_marineris", "mangrove", "open_city",
    "artificial_lake", "moss", "zeppelins", "worms", "nitrophilic_moss", "insects", "biomass_combustors",
)  # fmt: skip
@cards(
    ("card", "price", "metal", "parameter", "limit", "beyond"),
    ("search_for_life", 3, "", "oxygen", 6, 7),
    ("arctic_algae", 12, "", "temperature", -12, -10),
    ("predators", 14, "", "oxygen", 11, 10),
    ("ghg_producing_bacteria", 8, "", "oxygen", 4, 3),
    ("ants", 9, "", "oxygen", 4, 3),
    ("fish", 9, "", "temperature", 2, 0),
    ("small_animals", 6, "", "oxygen", 6, 5),
    ("electro_catapult", 17, "steel", "oxygen", 8, 9),
    ("birds", 10, "", "oxygen", 13, 12),
    ("decomposers", 5, "", "oxygen", 3, 2),
    ("symbiotic_fungus", 4, "", "temperature", -14, -16),
    ("extreme_cold_fungus", 13, "", "temperature", -10, -8),
    ("herbivores", 12, "", "oxygen", 8, 7),
    ("caretaker_contract", 3, "", "temperature", 0, -2),
    ("shuttles", 10, "titanium", "oxygen", 5, 4),
    ("water_splitting_plant", 12, "steel", "oceans", 2, 1),
    ("livestock", 13, "", "oxygen", 9, 8),
    ("cloud_seeding", 11, "", "oceans", 3, 2),
    ("domed_crater", 24, "steel", "oxygen", 7, 8),
    ("cupola_city", 16, "steel", "oxygen", 9, 10),
    ("eos_chasma_national_park", 16, "steel", "temperature", -12, -14),
    ("natural_preserve", 9, "steel", "oxygen", 4, 5),
    ("lake_marineris", 18, "", "temperature", 0, -2),
    ("mangrove", 12, "", "temperature", 4, 2),
    ("open_city", 23, "steel", "oxygen", 12, 11),
    ("artificial_lake", 15, "steel", "temperature", -6, -8),
    ("moss", 4, "", "oceans", 3, 2),
    ("zeppelins", 13, "", "oxygen", 5, 4),
    ("worms", 8, "", "oxygen", 4, 3),
    ("nitrophilic_moss", 8, "", "oceans", 3, 2),
    ("insects", 9, "", "oxygen", 6, 5),
    ("biomass_combustors", 4, "steel", "oxygen", 6, 5),
)
def test_requirement_is_met_at_its_limit_and_not_beyond(t, card, price, metal, parameter, limit, beyond):
    t.given("yellow", credits=50, plants=2, production={"plants": 2, "energy": 1, "heat": 1}, hand=[card])
    t.given(**{parameter: beyond})
    assert t.why_not("yellow", f"play:{card}") == ("why-too-low" if beyond < limit else "why-too-high")
    with pytest.raises(valles.IllegalMove):
        t.when("yellow", f"play:{card}")
    t.given(**{parameter: limit})
    play(t, card, price, metal=metal)
    starts_with_one = card in ("decomposers", "herbivores")
    t.then("yellow", tableau=[card], on={card: int(starts_with_one)})


MOVED = cards(
    ("card", "outside", "reason", "inside"),
    ("fish", {"temperature": 2 - 6}, "why-too-low", {"temperature": 2 - 4}),
    ("archaebacteria", {"temperature": -18 + 6}, "why-too-high", {"temperature": -18 + 4}),
    ("decomposers", {"oxygen": 3 - 3}, "why-too-low", {"oxygen": 3 - 2}),
    ("search_for_life", {"oxygen": 6 + 3}, "why-too-high", {"oxygen": 6 + 2}),
    ("moss", {"oceans": 3 - 3}, "why-too-low", {"oceans": 3 - 2}),
)
"""Levels three and two steps beyond a limit."""


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("predators", "Requires at least 11% oxygen. Now: 7%."),
        ("arctic_algae", "Requires −12\xa0°C or colder. Now: −10\xa0°C."),
        ("moss", "Requires at least 3 ocean tiles. Now: 1."),
        ("lightning_harvest", "Requires 3 science tags. Now: 1."),
        ("asteroid_mining_consortium", "Requires titanium production of at least 1. Now: 0."),
        ("rad_suits", "Requires 2 city tiles in play. Now: 1."),
        ("ecological_zone", "Requires 1 greenery tile of your own. Now: 0."),
    ],
)
def test_a_missed_requirement_is_shown_with_the_current_value(t, card, words):
    t.given("yellow", credits=50, hand=[card], tableau=["medical_lab"])
    t.given(oxygen=7, temperature=-10, oceans=1, tiles={"r5c1": ("city", "blue"), "r5c2": ("greenery", "blue")})

    reason = t.game.why_not("yellow", f"play:{card}")

    assert render(reason, "en") == words


@scenario("inventrix")
@MOVED
def test_inventrix_plays_two_steps_beyond_a_requirement(t, card, outside, reason, inside):
    t.given("yellow", corporation="inventrix", credits=9, plants=1, production={"plants": 1}, hand=[card])
    t.given(**outside)
    assert t.why_not("yellow", f"play:{card}") == reason
    t.given(**inside)
    t.when("yellow", f"play:{card}")
    t.then("yellow", tableau=[card])


@scenario("inventrix")
def test_inventrix_shifts_the_limit_of_oceans(t):
    t.given("yellow", corporation="inventrix", credits=2, hand=["dust_seals"])
    t.given(oceans=3 + 3)
    assert t.why_not("yellow", "play:dust_seals") == "why-too-high"


@scenario("inventrix")
def test_inventrix_does_not_shift_tags_or_production(t):
    t.given("yellow", corporation="inventrix", credits=20, hand=["gene_repair", "asteroid_mining_consortium"])
    t.given("yellow", tableau=["medical_lab"])
    t.given("blue", production={"titanium": 1})
    assert t.why_not("yellow", "play:gene_repair") == "why-tags-missing"
    assert t.why_not("yellow", "play:asteroid_mining_consortium") == "why-production-missing"


@scenario("special_design")
@MOVED
def test_special_design_moves_the_next_requirement_two_steps(t, card, outside, reason, inside):
    t.given("yellow", credits=4 + 9, plants=1, production={"plants": 1}, hand=["special_design", card])
    t.given(**outside)
    t.when("yellow", "play:special_design")
    t.then("yellow", credits=9, events=["special_design"])
    assert t.why_not("yellow", f"play:{card}") == reason
    t.given(**inside)
    t.when("yellow", f"play:{card}")
    assert card in t.seat("yellow").tableau


@scenario("special_design")
def test_special_design_adds_to_other_shifts(t):
    t.given("yellow", credits=4 + 9, production={"plants": 1}, hand=["special_design", "fish"])
    t.given("yellow", tableau=["adaptation_technology"])
    t.given(temperature=2 - 8)
    assert t.why_not("yellow", "play:fish") == "why-too-low"
    t.when("yellow", "play:special_design", "play:fish")
    assert "fish" in t.seat("yellow").tableau


@scenario("special_design")
def test_special_design_helps_neither_tags_nor_the_card_after_the_next(t):
    t.given("yellow", credits=40, hand=["special_design", "lightning_harvest", "mine", "decomposers"])
    t.given("yellow", tableau=["medical_lab", "physics_complex"])
    t.given(oxygen=2)
    t.when("yellow", "play:special_design")
    assert t.why_not("yellow", "play:lightning_harvest") == "why-tags-missing"
    assert t.why_not("yellow", "play:decomposers") is None
    t.when("yellow", "play:mine")
    t.when("blue", "pass")
    assert t.why_not("yellow", "play:decomposers") == "why-too-low"


@scenario("adaptation_technology")
@cards(
    ("card", "parameter", "limit", "beyond", "reason"),
    ("ants", "oxygen", 2, 1, "why-too-low"),
    ("search_for_life", "oxygen", 8, 9, "why-too-high"),
    ("symbiotic_fungus", "temperature", -18, -20, "why-too-low"),
    ("arctic_algae", "temperature", -8, -6, "why-too-high"),
    ("algae", "oceans", 3, 2, "why-too-low"),
    ("dust_seals", "oceans", 5, 6, "why-too-high"),
)
def test_adaptation_technology_widens_requirements_by_2_steps(card, parameter, limit, beyond, reason):
    for level, expected in ((beyond, reason), (limit, None)):
        t = table()
        t.given("yellow", credits=20, tableau=["adaptation_technology"], hand=[card])
        t.given(**{parameter: level})
        assert t.why_not("yellow", f"play:{card}") == expected


@scenario("adaptation_technology")
@rule("TM-PLAY-49")
def test_adaptation_technology_costs_12_and_helps_its_owner_from_then_on(t):
    t.given(oxygen=2)
    t.given("blue", credits=9, hand=["tardigrades", "decomposers"])
    t.given("yellow", credits=50, hand=["adaptation_technology", "ants"])
    assert t.why_not("yellow", "play:ants") == "why-too-low"
    play(t, "adaptation_technology", 12)
    assert points(t) == 1
    t.given("yellow", credits=9, hand=["ants", "lightning_harvest"])
    assert t.why_not("yellow", "play:lightning_harvest") == "why-tags-missing"
    assert t.why_not("blue", "play:decomposers") == "why-too-low"
    t.when("yellow", "play:ants")
    t.then("yellow", credits=0)


@scenario("adaptation_technology")
def test_adaptation_technology_adds_to_inventrix_and_special_design(t):
    t.given("yellow", credits=50, corporation="inventrix", tableau=["adaptation_technology"], hand=["special_design"])
    t.when("yellow", "play:special_design")
    t.given("yellow", hand=["breathing_filters"])
    t.given(oxygen=0)
    assert t.why_not("yellow", "play:breathing_filters") == "why-too-low"
    t.given(oxygen=1)
    assert t.why_not("yellow", "play:breathing_filters") is None
