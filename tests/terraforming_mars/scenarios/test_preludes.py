"""Prelude: each prelude, each project and each corporation of the box, as it is played."""

import pytest

from tests.support.ledger import scenario
from tests.terraforming_mars.rules import open_prompt
from tests.terraforming_mars.rules.opening import opening
from tests.terraforming_mars.scenarios.playing import only, play, points, table


def prelude(card, *answers, credits=0, **given):
    """A table after yellow has played the prelude."""
    t = table(prelude=True)
    t.given("yellow", credits=credits, preludes=[card], **given)
    t.when("yellow", f"card:{card}", *answers)
    assert card in t.seat("yellow").tableau
    return t


def row(card, production=None, *, hand=0, tr=20, **stock):
    return pytest.param(card, production or {}, hand, tr, stock, id=card)


@scenario("allied_bank", "biofuels", "biolab", "biosphere_support", "dome_farming", "donation", "io_research_outpost")
@scenario("loan", "martian_industries", "metals_company", "mining_operations", "mohole", "mohole_excavation")
@scenario("nitrogen_shipment", "orbital_construction_yard", "power_generation", "research_network", "society_support")
@scenario("supplier", "supply_drop", "unmi_contractor")
@pytest.mark.parametrize(
    ("card", "production", "hand", "tr", "stock"),
    [
        row("allied_bank", {"credits": 4}, credits=3),
        row("biofuels", {"energy": 1, "plants": 1}, plants=2),
        row("biolab", {"plants": 1}, hand=3),
        row("biosphere_support", {"credits": -1, "plants": 2}),
        row("dome_farming", {"credits": 2, "plants": 1}),
        row("donation", credits=21),
        row("io_research_outpost", {"titanium": 1}, hand=1),
        row("loan", {"credits": -2}, credits=30),
        row("martian_industries", {"energy": 1, "steel": 1}, credits=6),
        row("metals_company", {"credits": 1, "steel": 1, "titanium": 1}),
        row("mining_operations", {"steel": 2}, steel=4),
        row("mohole", {"heat": 3}, heat=3),
        row("mohole_excavation", {"steel": 1, "heat": 2}, heat=2),
        row("nitrogen_shipment", {"plants": 1}, tr=21, credits=5),
        row("orbital_construction_yard", {"titanium": 1}, titanium=4),
        row("power_generation", {"energy": 3}),
        row("research_network", {"credits": 1}, hand=3),
        row("society_support", {"credits": -1, "plants": 1, "energy": 1, "heat": 1}),
        row("supplier", {"energy": 2}, steel=4),
        row("supply_drop", titanium=3, steel=8, plants=3),
        row("unmi_contractor", hand=1, tr=23),
    ],
)
def test_a_prelude_that_asks_nothing(card, production, hand, tr, stock):
    t = prelude(card)
    everything = {"credits": 0, "steel": 0, "titanium": 0, "plants": 0, "energy": 0, "heat": 0}
    t.then("yellow", production=only(**production), tr=tr, **{**everything, **stock})
    assert len(t.seat("yellow").hand) == hand


@scenario("aquifer_turbines")
def test_aquifer_turbines_bring_water_and_power_for_three():
    t = prelude("aquifer_turbines", "space:r1c2", credits=3)
    t.then("yellow", credits=0, tr=21, production=only(energy=2), steel=2)
    t.then(oceans=1)


@scenario("business_empire", "galilean_mining")
@pytest.mark.parametrize(
    ("card", "price", "production"),
    [("business_empire", 6, {"credits": 6}), ("galilean_mining", 5, {"titanium": 2})],
)
def test_a_prelude_that_is_paid_for(card, price, production):
    t = prelude(card, credits=price + 1)
    t.then("yellow", credits=1, production=only(**production))


@scenario("early_settlement", "self_sufficient_settlement")
@pytest.mark.parametrize(
    ("card", "production"), [("early_settlement", {"plants": 1}), ("self_sufficient_settlement", {"credits": 2})]
)
def test_a_prelude_with_a_city(card, production):
    t = prelude(card, "space:r7c2")
    t.then("yellow", production=only(**production))
    t.then(tiles={"r7c2": ("city", "yellow")})


@scenario("great_aquifer", "polar_industries")
def test_preludes_with_oceans():
    t = prelude("great_aquifer", "space:r1c2", "space:r1c4")
    t.then("yellow", tr=22)
    t = prelude("polar_industries", "space:r1c2")
    t.then("yellow", tr=21, production=only(heat=2))


@scenario("huge_asteroid", "metal_rich_asteroid", "smelting_plant")
def test_preludes_that_raise_parameters():
    t = prelude("huge_asteroid", credits=5)
    t.then("yellow", credits=0, tr=23, production=only(heat=1))
    t = prelude("metal_rich_asteroid")
    t.then("yellow", tr=21, titanium=4, steel=4)
    t = prelude("smelting_plant")
    t.then("yellow", tr=22, steel=5)
    t.then(oxygen=2)


@scenario("ecology_experts", "eccentric_sponsor")
def test_preludes_that_play_a_card():
    t = prelude("ecology_experts", "play:trees", credits=13, hand=["trees", "mine"])
    t.then("yellow", credits=0, production=only(plants=4), plants=1, hand=["mine"])
    t = prelude("eccentric_sponsor", "play:giant_space_mirror", hand=["giant_space_mirror"])
    t.then("yellow", credits=0, production=only(energy=3), hand=[])


@scenario("experimental_forest", "acquired_space_agency")
def test_preludes_that_search_for_cards():
    t = table(prelude=True)
    t.given(deck_top=["mine", "trees", "bushes"])
    t.given("yellow", preludes=["experimental_forest"])
    t.when("yellow", "card:experimental_forest", "space:r7c2")
    t.then("yellow", hand=["trees", "bushes"], tr=21)
    t = table(prelude=True)
    t.given(deck_top=["mine", "comet", "trees", "shuttles"])
    t.given("yellow", preludes=["acquired_space_agency"])
    t.when("yellow", "card:acquired_space_agency")
    t.then("yellow", hand=["comet", "shuttles"], titanium=6)


@scenario("house_printing", "sf_memorial")
def test_plain_projects():
    t = table(prelude=True)
    play(t, "house_printing", 10, metal="steel")
    t.then("yellow", production=only(steel=1))
    assert points(t) == 1
    t = table(prelude=True)
    t.given("yellow", credits=5, steel=1, hand=["sf_memorial"])
    t.when("yellow", "play:sf_memorial")
    assert len(t.seat("yellow").hand) == points(t) == 1


@scenario("lava_tube_settlement")
def test_lava_tube_settlement_builds_on_a_volcano():
    t = table(prelude=True)
    t.given("yellow", production={"energy": 1})
    play(t, "lava_tube_settlement", 15, "space:r4c1", metal="steel")
    t.then("yellow", production=only(credits=2))
    t.then(tiles={"r4c1": ("city", "yellow")})


@scenario("martian_survey")
def test_martian_survey_draws_two_while_the_air_is_thin():
    t = table(prelude=True)
    t.given(oxygen=5)
    t.given("yellow", credits=9, hand=["martian_survey"])
    assert t.why_not("yellow", "play:martian_survey") == "why-too-high"
    t.given(oxygen=4)
    t.when("yellow", "play:martian_survey")
    t.then("yellow", events=["martian_survey"])
    assert (len(t.seat("yellow").hand), points(t)) == (2, 1)


@scenario("psychrophiles")
def test_psychrophiles_grow_and_pay():
    t = table(prelude=True)
    play(t, "psychrophiles", 2)
    t.when("yellow", "action:psychrophiles")
    t.then("yellow", on={"psychrophiles": 1})
    assert points(t) == 0
    t.given(turn="yellow", oceans=3)
    t.given("yellow", credits=2, plants=1, hand=["moss"])
    t.when("yellow", "play:moss")
    t.then("yellow", credits=0, on={"psychrophiles": 0}, production=only(plants=1))


@scenario("research_coordination")
def test_research_coordination_is_a_tag_of_choice():
    t = table(prelude=True)
    play(t, "research_coordination", 4)
    assert t.game.public().players[0].tags["wild"] == 1
    t.given("yellow", credits=12, hand=["gene_repair"], tableau=["research"])
    assert t.why_not("yellow", "play:gene_repair") is None


@scenario("space_hotels")
def test_space_hotels_need_two_earth_tags_of_other_cards():
    t = table(prelude=True)
    t.given("yellow", credits=12, hand=["space_hotels"], tableau=["earth_office"])
    assert t.why_not("yellow", "play:space_hotels") == "why-tags-missing"
    t.given("yellow", tableau=["allied_bank"])
    t.when("yellow", "play:space_hotels")
    t.then("yellow", credits=3, production=only(credits=4))


@scenario("point_luna", "cheung_shing_mars", "robinson_industries", "valley_trust", "vitor")
@pytest.mark.parametrize(
    ("corporation", "credits", "production", "hand"),
    [
        ("point_luna", 38, {"titanium": 1}, 1),
        ("cheung_shing_mars", 44, {"credits": 3}, 0),
        ("robinson_industries", 47, {}, 0),
        ("valley_trust", 37, {}, 0),
        ("vitor", 48, {}, 0),
    ],
)
def test_a_corporation_starts_with_its_means(corporation, credits, production, hand):
    t = opening({"yellow": corporation, "blue": "thorgate"}, {"yellow": ("mohole", "supplier")})
    t.then("yellow", corporation=corporation, credits=credits, production=only(**production))
    assert len(t.seat("yellow").hand) == hand
    assert open_prompt(t.game, "yellow") == "ask-prelude"


@scenario("point_luna")
def test_point_luna_draws_for_earth_tags():
    t = table(prelude=True)
    t.given("yellow", corporation="point_luna", credits=1, hand=["earth_office"])
    t.when("yellow", "play:earth_office")
    assert len(t.seat("yellow").hand) == 1


@scenario("cheung_shing_mars", "valley_trust")
@pytest.mark.parametrize(
    ("corporation", "card", "price"), [("cheung_shing_mars", "mine", 2), ("valley_trust", "research", 7)]
)
def test_a_corporation_with_a_discount_for_each_tag(corporation, card, price):
    t = table(prelude=True)
    t.given("yellow", corporation=corporation, credits=price, hand=[card])
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0)


@scenario("robinson_industries")
def test_robinson_industries_raise_what_is_lowest():
    t = table(prelude=True)
    t.given("yellow", corporation="robinson_industries", credits=4, production={"credits": 1, "steel": 1})
    t.when("yellow", "action:robinson_industries", "resource:heat")
    t.then("yellow", credits=0, production=only(credits=1, steel=1, heat=1))
    assert t.why_not("yellow", "action:robinson_industries") == "why-already-used"


@scenario("vitor")
def test_vitor_is_paid_for_cards_with_points():
    t = table(prelude=True)
    t.given("yellow", corporation="vitor", credits=10, hand=["house_printing"])
    t.when("yellow", "play:house_printing")
    t.then("yellow", credits=3)
