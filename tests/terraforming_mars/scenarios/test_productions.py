"""Cards that lower a production, own or of any player, or raise one by choice or for a price."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import cards, only, play, points, table
from valles.games.terraforming_mars.scenario import TerraformingMarsTable


@rule("TM-PLAY-18")
@scenario(
    "open_city", "urbanized_area", "hackers", "strip_mine", "corporate_stronghold", "noctis_city",
    "commercial_district",
)  # fmt: skip
@cards(
    ("card", "energy"),
    ("open_city", 1),
    ("urbanized_area", 1),
    ("hackers", 1),
    ("strip_mine", 2),
    ("corporate_stronghold", 1),
    ("noctis_city", 1),
    ("commercial_district", 1),
)
def test_own_energy_production_must_cover_the_loss(t, card, energy):
    t.given(oxygen=12, tiles={"r3c2": ("city", "blue"), "r3c4": ("city", "blue")})
    t.given("yellow", hand=[card], credits=50, energy=5, production={"energy": energy - 1})
    t.given("blue", production={"energy": 5})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"
    t.given("yellow", production={"energy": energy})
    assert t.why_not("yellow", f"play:{card}") is None


@scenario("shuttles", "livestock")
@rule("TM-PLAY-17", "TM-PLAY-18", "TM-PLAY-49", "TM-EX-22", "TM-EX-23")
@cards(
    ("card", "price", "metal", "oxygen", "lost", "worth"),
    ("shuttles", 10, "titanium", 5, "energy", 1),
    ("livestock", 13, "", 9, "plants", 0),
)
def test_own_production_is_exchanged_for_2_of_money(t, card, price, metal, oxygen, lost, worth):
    t.given(oxygen=oxygen)
    t.given("yellow", credits=price, hand=[card])
    t.given("blue", production={lost: 3})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"
    t.given("yellow", production={lost: 1})
    play(t, card, price, metal=metal)
    t.then("yellow", production={lost: 0, "credits": 2})
    t.then("blue", production={lost: 3})
    assert points(t) == worth


@rule("TM-PLAY-19", "TM-PAY-05")
@scenario("fueled_generators")
def test_fueled_generators_take_credit_production_down_to_the_floor(t):
    t.given("yellow", hand=["fueled_generators"], steel=1, production={"credits": -4})
    t.when("yellow", "play:fueled_generators")
    t.then("yellow", credits=0, steel=0, production=only(credits=-5, energy=1))


@rule("TM-PLAY-19")
@scenario("fueled_generators")
def test_fueled_generators_are_refused_at_the_floor(t):
    t.given("yellow", hand=["fueled_generators"], credits=1, production={"credits": -5})
    assert t.why_not("yellow", "play:fueled_generators") == "why-production-too-low"
    t.given("yellow", production={"credits": 0})
    t.when("yellow", "play:fueled_generators")
    t.then("yellow", credits=0, production=only(credits=-1, energy=1))


@scenario("business_network")
@rule("TM-PLAY-19")
def test_business_network_costs_4_and_a_money_production_down_to_minus_5(t):
    t.given("yellow", credits=4, production={"credits": -5}, hand=["business_network"])
    assert t.why_not("yellow", "play:business_network") == "why-production-too-low"
    t.given("yellow", production={"credits": -4})
    play(t, "business_network", 4)
    t.then("yellow", production={"credits": -5})


@rule("TM-CARD-03")
@scenario("insulation")
@pytest.mark.parametrize(("amount", "heat", "credits"), [(0, 3, -5), (2, 1, -3), (3, 0, -2)])
def test_insulation_turns_any_number_of_heat_production_steps_into_credits(t, amount, heat, credits):
    t.given("yellow", hand=["insulation"], credits=2, heat=7, production={"heat": 3, "credits": -5})
    t.when("yellow", "play:insulation")
    assert t.legal("yellow") == ["amount:0", "amount:1", "amount:2", "amount:3"]
    t.when("yellow", f"amount:{amount}")
    t.then("yellow", credits=0, heat=7, production=only(heat=heat, credits=credits))


@rule("TM-CARD-03")
@scenario("insulation")
def test_insulation_may_be_played_without_heat_production(t):
    t.given("yellow", hand=["insulation"], credits=2)
    t.when("yellow", "play:insulation")
    t.then("yellow", credits=0, production=only(), tableau=["insulation"])


@scenario("artificial_photosynthesis")
@pytest.mark.parametrize(("way", "up"), [("choose:1", {"plants": 1}), ("choose:2", {"energy": 2})])
def test_artificial_photosynthesis_offers_plants_or_energy(t, way, up):
    t.given("yellow", hand=["artificial_photosynthesis"], credits=12)
    t.when("yellow", "play:artificial_photosynthesis")
    assert t.legal("yellow") == ["choose:1", "choose:2"]
    t.when("yellow", way)
    t.then("yellow", credits=0, plants=0, energy=0, production=only(**up))


MOSSES = cards(("card", "price", "plants"), ("moss", 4, 1), ("nitrophilic_moss", 8, 2))


@rule("TM-PLAY-16", "TM-PROD-13")
@scenario("moss", "nitrophilic_moss")
@MOSSES
def test_moss_costs_plants_for_plant_production(t, card, price, plants):
    t.given(oceans=3)
    t.given("yellow", hand=[card], credits=price, plants=plants - 1)
    assert t.why_not("yellow", f"play:{card}") == "why-stock-too-low"
    t.given("yellow", plants=plants)
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, plants=0, production=only(plants=plants))


@rule("TM-PLAY-14", "TM-PROD-13")
@scenario("moss", "nitrophilic_moss", "viral_enhancers")
@MOSSES
def test_plant_of_viral_enhancers_comes_before_the_loss_that_needs_it(t, card, price, plants):
    t.given(oceans=3)
    t.given("yellow", hand=[card], credits=price, plants=plants - 1, tableau=["viral_enhancers"])
    event_count = len(t.game.events)
    t.when("yellow", f"play:{card}")
    keys = [event.phrase.key for event in t.game.events[event_count:]]
    amounts = [key for key in keys if key in ("log-gain", "log-pay", "log-own-loss")]
    assert amounts == ["log-pay", "log-gain", "log-own-loss"]
    t.then("yellow", credits=0, plants=0, production=only(plants=plants))


@scenario("nitrophilic_moss", "viral_enhancers")
def test_viral_enhancers_bring_one_plant_only(t):
    t.given(oceans=3)
    t.given("yellow", hand=["nitrophilic_moss"], credits=8, tableau=["viral_enhancers"])
    assert t.why_not("yellow", "play:nitrophilic_moss") == "why-stock-too-low"


BUILDERS = cards(
    ("card", "price", "resource", "steps"),
    ("space_mirrors", 7, "energy", 1),
    ("industrial_center", 7, "steel", 1),
    ("underground_detonations", 10, "heat", 2),
)


@scenario("space_mirrors", "industrial_center", "underground_detonations")
@rule("TM-ACT-02", "TM-ACT-03", "TM-PAY-07")
@BUILDERS
def test_money_builds_production(t, card, price, resource, steps):
    t.given("yellow", credits=price - 1, steel=9, titanium=9, tableau=[card])
    assert t.why_not("yellow", f"action:{card}") == "why-too-expensive"
    t.given("yellow", credits=price + 1)
    t.when("yellow", f"action:{card}")
    t.then("yellow", credits=1, steel=9, titanium=9, heat=0, production={resource: steps})
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("space_mirrors", "industrial_center", "underground_detonations")
@BUILDERS
def test_heat_of_helion_builds_production(t, card, price, resource, steps):
    t.given("yellow", credits=price - 2, heat=3, corporation="helion", tableau=[card])
    t.when("yellow", f"action:{card}")
    assert t.legal("yellow") == ["pay:heat:2", "pay:heat:3"]
    t.when("yellow", "pay:heat:3")
    t.then("yellow", credits=1, heat=0, production={resource: steps})


CONSORTIA = cards(
    ("card", "price", "metal", "worth"),
    ("asteroid_mining_consortium", 13, "titanium", 1),
    ("great_escarpment_consortium", 6, "steel", 0),
)


@rule("TM-PLAY-30", "TM-PLAY-34", "TM-EX-20")
@scenario("asteroid_mining_consortium", "great_escarpment_consortium")
@CONSORTIA
def test_consortium_takes_metal_production_from_a_player_who_has_some(card, price, metal, worth):
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=price, steel=4, titanium=4, production={metal: 1}, hand=[card])
    t.given("blue", production={metal: 1})
    t.when("yellow", f"play:{card}")
    assert sorted(t.legal("yellow")) == ["target:blue", "target:yellow"]
    assert t.why_not("yellow", "target:pink") == "why-not-a-target"
    t.when("yellow", "target:blue")
    t.then("yellow", credits=0, steel=4, titanium=4, production={metal: 2})
    t.then("blue", production={metal: 0})
    assert points(t) == worth


@rule("TM-PLAY-35", "TM-PLAY-36")
@scenario("asteroid_mining_consortium", "great_escarpment_consortium")
@CONSORTIA
@pytest.mark.parametrize(("theirs", "answers"), [(1, ["target:yellow"]), (0, [])], ids=["may", "must"])
def test_consortium_may_or_must_reduce_its_player(t, card, price, metal, worth, theirs, answers):
    t.given("yellow", credits=price, production={metal: 1}, hand=[card])
    t.given("blue", production={metal: theirs})
    t.when("yellow", f"play:{card}", *answers)
    t.then("yellow", credits=0, production={metal: 1}, tableau=[card])
    t.then("blue", production={metal: theirs})


@rule("TM-PLAY-06", "TM-EX-20")
@scenario("asteroid_mining_consortium", "great_escarpment_consortium")
@CONSORTIA
def test_consortium_needs_metal_production_of_its_own(t, card, price, metal, worth):
    t.given("yellow", credits=price, hand=[card])
    t.given("blue", production={metal: 2})
    assert t.why_not("yellow", f"play:{card}") == "why-production-missing"


@rule("TM-SOLO-14", "TM-SOLO-15")
@scenario("asteroid_mining_consortium", "great_escarpment_consortium")
@CONSORTIA
def test_consortium_reduces_the_neutral_opponent_in_solo(card, price, metal, worth):
    t = table("yellow")
    t.given("yellow", credits=price, production={metal: 1}, hand=[card])
    t.when("yellow", f"play:{card}", "target:neutral")
    t.then("yellow", credits=0, production={metal: 2})


def cloud_seeding() -> TerraformingMarsTable:
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


@rule("TM-PLAY-34")
@scenario("hackers")
def test_hackers_reduce_any_player_who_can_lose_both_steps():
    t = table("yellow", "blue", "pink")
    t.given("yellow", hand=["hackers"], credits=3, production={"energy": 1})
    t.given("blue", production={"credits": -4})
    t.given("pink", production={"credits": -3})
    t.when("yellow", "play:hackers")
    assert t.why_not("yellow", "target:blue") == "why-not-a-target"
    t.when("yellow", "target:pink")
    t.then("yellow", credits=0, production=only(credits=2))
    t.then("pink", production=only(credits=-5))
    assert points(t) == -1


@rule("TM-PLAY-30", "TM-PLAY-36")
@scenario("hackers")
def test_hackers_may_reduce_their_owner(t):
    t.given("yellow", hand=["hackers"], credits=3, production={"energy": 1})
    t.when("yellow", "play:hackers", "target:yellow")
    t.then("yellow", production=only())
    t.then("blue", production=only())


@rule("TM-PLAY-14", "TM-PLAY-35", "TM-CARD-05")
@scenario("hackers")
def test_hackers_hit_their_owner_after_the_gain_when_nobody_else_can_lose(t):
    t.given("yellow", hand=["hackers"], credits=3, production={"credits": -5, "energy": 1})
    t.given("blue", production={"credits": -4})
    t.when("yellow", "play:hackers")
    t.then("yellow", credits=0, production=only(credits=-5))
    t.then("blue", production=only(credits=-4))


@rule("TM-SOLO-14")
@scenario("hackers")
def test_hackers_reduce_the_neutral_opponent_alone():
    t = table("yellow")
    t.given("yellow", hand=["hackers"], credits=3, production={"energy": 1})
    t.when("yellow", "play:hackers", "target:neutral")
    t.then("yellow", production=only(credits=2))


POWER = ["solar_power", "wave_power"]

TAPS = cards(("card", "price", "worth"), ("power_supply_consortium", 5, 0), ("energy_tapping", 3, -1))


@rule("TM-PLAY-30", "TM-PLAY-34")
@scenario("power_supply_consortium", "energy_tapping")
@TAPS
def test_energy_production_moves_from_one_player_of_choice(card, price, worth):
    t = table("yellow", "blue", "pink")
    t.given("yellow", hand=[card], credits=price, tableau=POWER)
    t.given("blue", production={"energy": 1})
    before = points(t)
    t.when("yellow", f"play:{card}")
    assert t.legal("yellow") == ["target:yellow", "target:blue"]
    assert t.why_not("yellow", "target:pink") == "why-not-a-target"
    t.when("yellow", "target:blue")
    t.then("yellow", credits=0, production=only(energy=1))
    t.then("blue", production=only())
    assert points(t) == before + worth


@rule("TM-PLAY-36")
@scenario("power_supply_consortium", "energy_tapping")
@TAPS
def test_own_energy_production_may_be_chosen_although_an_opponent_has_some(t, card, price, worth):
    t.given("yellow", hand=[card], credits=price, tableau=POWER)
    t.given("blue", production={"energy": 1})
    t.when("yellow", f"play:{card}", "target:yellow")
    t.then("yellow", production=only())
    t.then("blue", production=only(energy=1))


@rule("TM-PLAY-14", "TM-CARD-05")
@scenario("power_supply_consortium", "energy_tapping")
@TAPS
def test_energy_production_is_gained_before_it_is_lost_when_nobody_has_any(t, card, price, worth):
    t.given("yellow", hand=[card], credits=price, tableau=POWER)
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, production=only())
    t.then("blue", production=only())
    assert card in t.seat("yellow").tableau


@rule("TM-SOLO-14", "TM-SOLO-15")
@scenario("power_supply_consortium", "energy_tapping", "heat_trappers", "biomass_combustors")
@cards(
    ("card", "price", "energy"),
    ("power_supply_consortium", 5, 1),
    ("energy_tapping", 3, 1),
    ("heat_trappers", 6, 1),
    ("biomass_combustors", 4, 2),
)
def test_neutral_opponent_always_has_the_production(card, price, energy):
    t = table("yellow")
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=price, production={"heat": 2, "plants": 1}, tableau=POWER)
    t.when("yellow", f"play:{card}", "target:neutral")
    t.then("yellow", credits=0, production=only(heat=2, plants=1, energy=energy))


@rule("TM-SOLO-15")
@scenario("heat_trappers", "biomass_combustors")
@cards(("card", "price", "energy"), ("heat_trappers", 6, 1), ("biomass_combustors", 4, 2))
def test_card_that_reduces_needs_no_own_production_alone(card, price, energy):
    t = table("yellow")
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=price)
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, production=only(energy=energy))


REDUCERS = cards(
    ("card", "price", "resource", "steps", "energy"),
    ("heat_trappers", 6, "heat", 2, 1),
    ("biomass_combustors", 4, "plants", 1, 2),
)


@rule("TM-PLAY-34")
@scenario("heat_trappers", "biomass_combustors")
@REDUCERS
def test_production_of_one_player_of_choice_falls_and_energy_rises(card, price, resource, steps, energy):
    t = table("yellow", "blue", "pink")
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=price - 2, steel=1)
    t.given("blue", production={resource: steps + 1})
    t.given("pink", production={resource: steps})
    t.when("yellow", f"play:{card}")
    assert t.why_not("yellow", "target:yellow") == "why-not-a-target"
    t.when("yellow", "target:blue")
    t.then("yellow", credits=0, steel=0, production=only(energy=energy))
    t.then("blue", production=only(**{resource: 1}))
    t.then("pink", production=only(**{resource: steps}))
    assert points(t) == -1


@rule("TM-PLAY-35")
@scenario("heat_trappers", "biomass_combustors")
@REDUCERS
def test_own_production_falls_when_no_opponent_has_enough(card, price, resource, steps, energy):
    t = table("yellow", "blue", "pink")
    t.given(oxygen=6)
    t.given("yellow", hand=[card], credits=price, production={resource: steps - 1})
    t.given("blue", production={resource: steps - 1})
    t.given("pink", production={resource: steps - 1})
    assert t.why_not("yellow", f"play:{card}") == "why-nobody-to-reduce"
    t.given("yellow", production={resource: steps})
    t.when("yellow", f"play:{card}")
    t.then("yellow", credits=0, production=only(energy=energy))
    t.then("blue", production=only(**{resource: steps - 1}))
