"""Animals, and microbes that do the same: how they grow, what they eat, what protects them."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import cards, next_generation, play, points, table
from valles.games.terraforming_mars.scenario import TerraformingMarsTable

HUNTERS = cards(
    ("card", "prey", "own"),
    ("ants", "tardigrades", "regolith_eaters"),
    ("predators", "fish", "birds"),
)


@scenario("ants", "predators")
@rule("TM-ACT-02", "TM-PLAY-30")
@HUNTERS
def test_hunter_takes_from_any_card_of_any_player(t, card, prey, own):
    t.given("yellow", tableau=[card, own], on={own: 1})
    t.given("blue", tableau=[prey], on={prey: 2})
    t.when("yellow", f"action:{card}")
    assert sorted(t.legal("yellow")) == sorted([f"card:{own}", f"card:{prey}"])
    t.when("yellow", f"card:{prey}")
    t.then("yellow", on={card: 1, own: 1})
    t.then("blue", on={prey: 1})
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("ants", "predators")
@HUNTERS
def test_hunter_may_take_from_an_own_other_card(t, card, prey, own):
    t.given("yellow", tableau=[card, own], on={own: 1})
    t.given("blue", tableau=[prey], on={prey: 2})
    t.when("yellow", f"action:{card}", f"card:{own}")
    t.then("yellow", on={card: 1, own: 0})
    t.then("blue", on={prey: 2})


@scenario("ants", "predators")
@rule("TM-ACT-03")
@HUNTERS
def test_hunter_without_a_target_has_no_action(t, card, prey, own):
    t.given("yellow", tableau=[card, own, "security_fleet"], on={"security_fleet": 3})
    other = "ecological_zone" if card == "ants" else "decomposers"
    t.given("blue", tableau=[prey, other], on={other: 3})
    assert t.why_not("yellow", f"action:{card}") == "why-nothing-to-take"
    t.given("blue", on={prey: 1})
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1})
    t.then("blue", on={prey: 0, other: 3})


@scenario("ants", "predators", "protected_habitats")
@HUNTERS
def test_hunter_cannot_take_from_protected_habitats_but_from_its_own(t, card, prey, own):
    t.given("yellow", tableau=[card])
    t.given("blue", tableau=[prey, "protected_habitats"], on={prey: 2})
    assert t.why_not("yellow", f"action:{card}") == "why-nothing-to-take"
    u = table()
    u.given("yellow", tableau=[card, own, "protected_habitats"], on={own: 1})
    u.when("yellow", f"action:{card}")
    u.then("yellow", on={card: 1, own: 0})


@scenario("ants", "predators")
@rule("TM-SOLO-14", "TM-SOLO-15")
@HUNTERS
def test_hunter_takes_from_the_neutral_opponent_in_solo(card, prey, own):
    t = table("yellow")
    t.given("yellow", tableau=[card])
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1})
    u = table("yellow")
    u.given("yellow", tableau=[card, own], on={own: 2})
    u.when("yellow", f"action:{card}")
    assert sorted(u.legal("yellow")) == sorted([f"card:{own}", "target:neutral"])
    u.when("yellow", "target:neutral")
    u.then("yellow", on={card: 1, own: 2})


@scenario("predators", "pets")
@pytest.mark.parametrize("owner", ["yellow", "blue"])
def test_predators_never_eat_pets(t, owner):
    t.given("yellow", tableau=["predators"])
    t.given(owner, tableau=["pets"], on={"pets": 3})
    assert t.why_not("yellow", "action:predators") == "why-nothing-to-take"
    t.given("blue", tableau=["birds", "fish"], on={"birds": 1, "fish": 1})
    t.when("yellow", "action:predators")
    assert t.why_not("yellow", "card:pets") == "why-protected"
    t.when("yellow", "card:fish")
    t.then("yellow", on={"predators": 1})
    t.then(owner, on={"pets": 3})


@scenario(
    "ants", "predators", "security_fleet", "tardigrades", "fish", "small_animals", "birds", "ecological_zone",
    "decomposers",
)  # fmt: skip
@cards(
    ("card", "every"),
    ("predators", 1),
    ("security_fleet", 1),
    ("ants", 2),
    ("tardigrades", 4),
    ("fish", 1),
    ("small_animals", 2),
    ("birds", 1),
    ("ecological_zone", 2),
    ("decomposers", 3),
)
def test_resources_on_the_card_are_worth_points_in_full_sets(t, card, every):
    t.given("yellow", tableau=[card], on={card: 3 * every - 1})
    assert points(t) == (3 * every - 1) // every
    t.given("yellow", on={card: 3 * every})
    assert points(t) == 3


EATERS = cards(
    ("card", "price", "steps"),
    ("fish", 9, 1),
    ("small_animals", 6, 1),
    ("birds", 10, 2),
    ("herbivores", 12, 1),
)


@scenario("fish", "small_animals", "birds", "herbivores")
@rule("TM-PLAY-34", "TM-PLAY-36")
@EATERS
def test_eater_lowers_the_plant_production_of_a_chosen_player(t, card, price, steps):
    t.given(oxygen=13, temperature=8)
    t.given("yellow", production={"plants": steps})
    t.given("blue", production={"plants": steps})
    play(t, card, price)
    assert sorted(t.legal("yellow")) == ["target:blue", "target:yellow"]
    other = t.game.copy()
    t.when("yellow", "target:blue")
    t.then("blue", production={"plants": 0})
    t.then("yellow", production={"plants": steps})
    t.game = other
    t.when("yellow", "target:yellow")
    t.then("blue", production={"plants": steps})
    t.then("yellow", production={"plants": 0})


@scenario("fish", "small_animals", "birds", "herbivores")
@rule("TM-PLAY-35")
@EATERS
def test_eater_needs_someone_who_can_bear_the_whole_loss(t, card, price, steps):
    t.given(oxygen=13, temperature=8)
    t.given("yellow", credits=price, production={"plants": steps - 1}, hand=[card])
    t.given("blue", production={"plants": steps - 1})
    assert t.why_not("yellow", f"play:{card}") == "why-nobody-to-reduce"
    t.given("yellow", production={"plants": steps})
    t.when("yellow", f"play:{card}")
    t.then("yellow", production={"plants": 0}, tableau=[card])


@scenario("fish", "small_animals", "birds", "herbivores", "protected_habitats")
@EATERS
def test_protected_habitats_do_not_protect_production(t, card, price, steps):
    t.given(oxygen=13, temperature=8)
    t.given("blue", production={"plants": steps}, tableau=["protected_habitats"])
    play(t, card, price)
    t.then("blue", production={"plants": 0})


@scenario("fish", "small_animals", "birds", "herbivores")
@rule("TM-SOLO-14", "TM-SOLO-15")
@EATERS
def test_eater_lowers_the_neutral_opponent_in_solo(card, price, steps):
    t = table("yellow")
    t.given(oxygen=13, temperature=8)
    play(t, card, price)
    t.then("yellow", production={"plants": 0})


@scenario("fish", "small_animals", "birds")
@rule("TM-ACT-02")
@pytest.mark.parametrize("card", ["fish", "small_animals", "birds"])
def test_animals_multiply(t, card):
    t.given("yellow", tableau=[card])
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1})
    assert t.why_not("yellow", f"action:{card}") == "why-already-used"


@scenario("herbivores")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_herbivores_start_with_an_animal_and_gain_one_for_each_own_greenery(t):
    t.given(oxygen=8, turn="yellow")
    t.given("yellow", plants=16, production={"plants": 1}, hand=["herbivores"])
    t.given("blue", plants=8)
    t.when("yellow", "convert:plants", "space:r3c3")
    play(t, "herbivores", 12)
    t.then("yellow", on={"herbivores": 1})
    t.when("blue", "convert:plants", "space:r7c3", "end")
    t.then("yellow", on={"herbivores": 1})
    t.when("yellow", "convert:plants", "space:r3c4")
    t.then("yellow", on={"herbivores": 2})
    assert points(t) == 1


@scenario("herbivores")
@rule("TM-TILE-22")
def test_herbivores_count_greenery_of_cards_and_projects_but_no_city(t):
    t.given("yellow", credits=12 + 23 + 25, tableau=["herbivores"], hand=["mangrove"])
    t.given("blue", passed=True)
    t.given(temperature=4)
    t.when("yellow", "play:mangrove", "space:r9c5")
    t.then("yellow", on={"herbivores": 1})
    t.when("yellow", "standard:greenery", "space:r8c6")
    t.then("yellow", on={"herbivores": 2})
    t.when("yellow", "standard:city", "space:r3c3")
    t.then("yellow", on={"herbivores": 2})
    assert t.score("yellow")["greeneries"] == 2
    t.given("yellow", on={"herbivores": 3})
    assert points(t) == 1 + 1


@scenario("herbivores")
@rule("TM-END-05")
def test_herbivores_count_the_final_greeneries(t):
    t.given("yellow", plants=8, tableau=["herbivores"])
    t.given(oxygen=14, temperature=8, oceans=9)
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "convert:plants", "space:r3c3")
    t.then("yellow", on={"herbivores": 1})


@scenario("livestock")
@rule("TM-ACT-02", "TM-ACT-04", "TM-EX-25")
def test_livestock_gain_an_animal_a_generation_worth_1_each(t):
    t.given("yellow", tableau=["livestock"])
    for generation in (1, 2, 3):
        t.when("yellow", "action:livestock")
        t.then("yellow", on={"livestock": generation})
        assert t.why_not("yellow", "action:livestock") == "why-already-used"
        next_generation(t)
        t.given(turn="yellow")
    assert points(t) == 3


@scenario("pets")
@rule("TM-PLAY-48", "TM-PLAY-49")
def test_pets_start_with_an_animal_and_gain_one_for_each_city_of_anyone(t):
    t.given("blue", credits=50, hand=["phobos_space_haven"])
    t.given("yellow", hand=["pets"])
    t.given(turn="blue")
    t.when("blue", "standard:city", "space:r3c3", "end")
    play(t, "pets", 10)
    t.then("yellow", on={"pets": 1})
    assert points(t) == 0
    t.given("yellow", credits=25)
    t.when("yellow", "standard:city", "space:r7c3")
    t.then("yellow", on={"pets": 2})
    t.when("blue", "play:phobos_space_haven")
    t.then("yellow", on={"pets": 3})
    assert points(t) == 1
    t.given("yellow", on={"pets": 4})
    assert points(t) == 2


@scenario("pets")
@pytest.mark.parametrize("attacker", ["yellow", "blue"])
def test_pets_are_never_removed_not_even_by_their_owner(t, attacker):
    t.given("yellow", tableau=["pets", "birds"], on={"pets": 2, "birds": 1})
    t.given(attacker, credits=1, hand=["virus"])
    t.given(turn=attacker)
    t.when(attacker, "play:virus", "choose:1")
    assert sorted(t.legal(attacker)) == ["card:birds", "target:none"]
    assert t.why_not(attacker, "card:pets") == "why-protected"


@scenario("protected_habitats")
@rule("TM-PLAY-49")
def test_protected_habitats_cost_5_and_shield_plants_from_then_on(t):
    t.given("yellow", plants=5)
    t.given("blue", credits=28, plants=1, hand=["asteroid", "big_asteroid", "hired_raiders"])
    t.given(turn="blue")
    t.when("blue", "play:asteroid")
    assert sorted(t.legal("blue")) == ["target:blue", "target:none", "target:yellow"]
    t.when("blue", "target:yellow", "amount:3", "end")
    t.then("yellow", plants=2)
    play(t, "protected_habitats", 5)
    t.when("yellow", "end")
    t.given("yellow", steel=2)
    t.given("blue", credits=28, titanium=0)
    t.when("blue", "play:big_asteroid")
    assert t.why_not("blue", "target:yellow") == "why-protected"
    t.when("blue", "target:none")
    t.then("yellow", plants=2)
    t.when("blue", "play:hired_raiders", "choose:1", "target:yellow", "amount:2")
    t.then("yellow", steel=0)


@scenario("protected_habitats")
def test_protected_habitats_shield_animals_from_others_only(t):
    t.given("yellow", credits=1, plants=2, tableau=["protected_habitats", "birds", "ants"], on={"birds": 2})
    t.given("blue", credits=1, hand=["virus"], tableau=["fish"], on={"fish": 1})
    t.given(turn="blue")
    t.when("blue", "play:virus", "choose:1")
    assert t.why_not("blue", "card:birds") == "why-protected"
    u = table()
    u.given("yellow", credits=1, plants=2, tableau=["protected_habitats", "birds"], on={"birds": 2}, hand=["virus"])
    u.when("yellow", "play:virus", "choose:1", "card:birds", "target:none")
    u.then("yellow", on={"birds": 1})


@scenario("ecological_zone", "decomposers")
@rule("TM-PLAY-42", "TM-PLAY-48")
@cards(
    ("card", "played", "price", "more"),
    ("ecological_zone", "advanced_ecosystems", 11, 2),
    ("decomposers", "advanced_ecosystems", 11, 3),
)
def test_each_living_tag_of_its_owner_brings_one_more(t, card, played, price, more):
    t.given("yellow", tableau=[card, "lichen", "birds", "worms"])
    t.given("blue", credits=9, hand=["adapted_lichen"])
    play(t, played, price)
    t.then("yellow", on={card: more})
    t.when("yellow", "end")
    t.when("blue", "play:adapted_lichen")
    t.then("yellow", on={card: more})


EOS = "eos_chasma_national_park"


def eos_chasma() -> TerraformingMarsTable:
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
    assert points(t) == 1 + 1


@rule("TM-PLAY-11", "TM-PLAY-13")
@scenario("eos_chasma_national_park")
def test_eos_chasma_can_be_played_without_an_animal_card_of_ones_own():
    t = eos_chasma()
    t.given("blue", tableau=["fish"])
    t.when("yellow", f"play:{EOS}")
    t.then("yellow", credits=0, plants=3, production={"credits": 2}, tableau=[EOS])
    t.then("blue", on={"fish": 0})
