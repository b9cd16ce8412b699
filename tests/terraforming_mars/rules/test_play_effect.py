"""Playing cards: effects on the player, tiles of cards, red-bordered icons (TM-PLAY-16 to -38)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import THREE
from tests.terraforming_mars.rules.drawing import LAND, board, drawn
from valles.testing import table

VOLCANOES = {name: ("greenery", "blue") for name in ("r2c2", "r3c1", "r4c1", "r5c1")}
NO_CITY_AREA = {name: ("greenery", "blue") for name in LAND} | {"r3c4": ("city", "blue")}
del NO_CITY_AREA["r3c5"]
"""One land area is free, and it lies beside a city."""

# Effects on the player


@rule("TM-PLAY-16")
def test_plain_icons_concern_the_active_player_alone_and_are_not_asked():
    t = table("terraforming_mars")
    t.given("yellow", credits=7, hand=["imported_ghg"])
    t.when("yellow", "play:imported_ghg")
    t.then("yellow", heat=3, production={"heat": 1})
    t.then("blue", heat=0, production={"heat": 0})
    t.then(turn="yellow")
    assert "end" in t.legal("yellow")


@rule("TM-PLAY-16", "TM-PLAY-17")
def test_losses_of_production_are_compulsory_and_in_full():
    t = table("terraforming_mars")
    t.given("yellow", credits=13, hand=["lunar_beam"], production={"credits": 1})
    t.when("yellow", "play:lunar_beam")
    t.then("yellow", production={"credits": -1, "heat": 2, "energy": 2})
    assert "end" in t.legal("yellow")


@rule("TM-PLAY-17")
def test_a_production_change_is_never_made_in_part():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["magnetic_field_generators"], production={"energy": 3})
    assert t.why_not("yellow", "play:magnetic_field_generators") == "why-production-too-low"
    t.given("yellow", production={"energy": 5})
    t.when("yellow", "play:magnetic_field_generators")
    t.then("yellow", production={"energy": 1, "plants": 2}, tr=23)


@rule("TM-PLAY-18")
@pytest.mark.parametrize(
    ("card", "resource", "needed", "result"),
    [
        ("food_factory", "plants", 1, {"plants": 0, "credits": 4}),
        ("tropical_resort", "heat", 2, {"heat": 0, "credits": 3}),
        ("ghg_factories", "energy", 1, {"energy": 0, "heat": 4}),
        ("strip_mine", "energy", 2, {"energy": 0, "steel": 2, "titanium": 1}),
    ],
)
def test_a_card_lowering_own_production_needs_that_much(card, resource, needed, result):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card], production={resource: needed - 1})
    t.given("blue", production={resource: 5})
    assert t.why_not("yellow", f"play:{card}") == "why-production-too-low"
    t.given("yellow", production={resource: needed})
    t.when("yellow", f"play:{card}")
    t.then("yellow", production=result)
    t.then("blue", production={resource: 5})


@rule("TM-PLAY-19")
@pytest.mark.parametrize(("before", "after"), [(0, -2), (-1, -3), (-3, -5)])
def test_credit_production_may_fall_to_minus_5(before, after):
    t = table("terraforming_mars")
    t.given("yellow", credits=10, hand=["nuclear_power"], production={"credits": before})
    t.when("yellow", "play:nuclear_power")
    t.then("yellow", production={"credits": after, "energy": 3})


@rule("TM-PLAY-19")
@pytest.mark.parametrize("before", [-4, -5])
def test_credit_production_may_not_fall_below_minus_5(before):
    t = table("terraforming_mars")
    t.given("yellow", credits=10, hand=["nuclear_power"], production={"credits": before})
    assert t.why_not("yellow", "play:nuclear_power") == "why-production-too-low"


@rule("TM-PLAY-19", "TM-PLAY-14")
def test_a_gain_that_the_card_itself_sets_off_may_come_before_the_loss():
    t = table("terraforming_mars")
    t.given("yellow", credits=13, hand=["immigrant_city"], production={"credits": -4, "energy": 1})
    t.when("yellow", "play:immigrant_city", "space:r3c4")
    t.then("yellow", production={"credits": -5, "energy": 0})


@rule("TM-PLAY-19", "TM-PLAY-28")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_a_city_that_cannot_be_placed_promises_no_production(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=13, hand=["immigrant_city"], production={"credits": -4, "energy": 1})
    t.given(tiles=NO_CITY_AREA)
    assert t.why_not("yellow", "play:immigrant_city") == "why-production-too-low"


@rule("TM-PLAY-20")
@pytest.mark.parametrize(
    ("card", "stock", "production"),
    [("micro_mills", 0, 1), ("imported_ghg", 3, 1), ("import_of_advanced_ghg", 0, 2)],
)
def test_a_box_means_production_and_no_box_means_the_resource(card, stock, production):
    t = table("terraforming_mars")
    t.given("yellow", credits=9, hand=[card])
    t.when("yellow", f"play:{card}")
    t.then("yellow", heat=stock, production={"heat": production})


@rule("TM-PLAY-21")
def test_a_gain_can_be_used_in_the_next_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=5, hand=["mineral_deposit", "mine"])
    t.when("yellow", "play:mineral_deposit")
    t.then("yellow", credits=0, steel=5)
    t.when("yellow", "play:mine")
    t.then("yellow", steel=3, production={"steel": 1})


@rule("TM-PLAY-21")
def test_a_loss_happens_at_once():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, plants=3, hand=["nitrophilic_moss"])
    t.given(oceans=3)
    t.when("yellow", "play:nitrophilic_moss")
    t.then("yellow", plants=1, production={"plants": 2})


@rule("TM-PLAY-22")
def test_microbes_are_kept_on_the_card_that_produces_them():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["nitrite_reducing_bacteria"], tableau=["tardigrades"])
    t.when("yellow", "play:nitrite_reducing_bacteria")
    t.then("yellow", on={"nitrite_reducing_bacteria": 3, "tardigrades": 0}, plants=0)
    t.when("yellow", "action:tardigrades")
    t.then("yellow", on={"nitrite_reducing_bacteria": 3, "tardigrades": 1})


@rule("TM-PLAY-22")
def test_a_card_holds_only_its_own_kind():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["symbiotic_fungus", "pets", "ants", "decomposers", "physics_complex"])
    t.when("yellow", "action:symbiotic_fungus")
    assert t.legal("yellow") == ["card:ants", "card:decomposers"]


@rule("TM-PLAY-23")
def test_a_card_icon_draws_into_hand_for_nothing_and_is_not_asked():
    t = table("terraforming_mars")
    t.given("yellow", credits=15, hand=["convoy_from_europa"])
    t.given(oceans=9, deck_top=["birds"])
    t.when("yellow", "play:convoy_from_europa")
    t.then("yellow", credits=0, hand=["birds"])
    assert "end" in t.legal("yellow")


@rule("TM-PLAY-24")
def test_each_temperature_icon_is_one_step_with_rating():
    t = table("terraforming_mars")
    t.given("yellow", credits=27, hand=["big_asteroid"])
    t.when("yellow", "play:big_asteroid")
    t.then("yellow", tr=22)
    t.then(temperature=-26)


@rule("TM-PLAY-24")
def test_each_oxygen_icon_is_one_step_with_rating():
    t = table("terraforming_mars")
    t.given("yellow", credits=25, hand=["strip_mine"], production={"energy": 2})
    t.when("yellow", "play:strip_mine")
    t.then("yellow", tr=22)
    t.then(oxygen=2)


@rule("TM-PLAY-24")
def test_each_ocean_icon_is_one_tile_with_rating_and_compulsory():
    t = table("terraforming_mars")
    t.given("yellow", credits=23, hand=["ice_asteroid"])
    t.when("yellow", "play:ice_asteroid")
    for space in ("space:r1c5", "space:r4c8"):
        assert all(option.startswith("space:") for option in t.legal("yellow"))
        t.when("yellow", space)
    t.then("yellow", tr=22)
    t.then(oceans=2, tiles={"r1c5": "ocean", "r4c8": "ocean"}, turn="yellow")
    assert "end" in t.legal("yellow")


@rule("TM-PLAY-25")
def test_a_card_may_raise_the_rating_without_a_parameter():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["release_of_inert_gases"])
    t.when("yellow", "play:release_of_inert_gases")
    t.then("yellow", tr=22)
    t.then(temperature=-30, oxygen=0, oceans=0)


@rule("TM-PLAY-29")
def test_points_do_nothing_until_scoring():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, hand=["colonizer_training_camp"], production={"credits": 1})
    t.when("yellow", "play:colonizer_training_camp")
    t.then("yellow", credits=1, tr=20, production={"credits": 1})
    assert t.score("yellow")["cards"] == 2
    assert t.score("yellow")["total"] == 22


# Tiles of cards


@rule("TM-PLAY-26")
def test_a_city_of_a_card_follows_the_rules_for_cities():
    t = table("terraforming_mars")
    t.given("yellow", credits=16, hand=["cupola_city"], production={"energy": 1})
    t.given(tiles={"r3c4": ("city", "blue"), "r8c2": ("greenery", "blue"), "r1c2": "ocean"})
    t.when("yellow", "play:cupola_city")
    assert board(t) == drawn("""
            + O + . .
           + + . . + .
          + + . C . + +
         + + + . . + + .
        + + . . . . + + +
         + + + + + . . .
          + + + + + + +
           + G + + + +
            + + + + .
    """)


@rule("TM-PLAY-26")
def test_a_city_of_a_card_follows_the_rule_of_the_card_as_well():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, hand=["research_outpost"])
    t.given(tiles={"r3c4": ("city", "blue"), "r8c2": ("greenery", "blue"), "r1c2": "ocean"})
    t.when("yellow", "play:research_outpost")
    assert board(t) == drawn("""
            . O . . .
           + . . . + .
          + + . C . + +
         + + + . . + + .
        + + . . . . + + +
         + + + + + . . .
          + . . + + + +
           . G . + + +
            . . + + .
    """)


@rule("TM-PLAY-26")
def test_greenery_of_a_card_follows_the_rules_for_greenery():
    t = table("terraforming_mars")
    t.given("yellow", credits=15, hand=["plantation"], tableau=["research"])
    t.given(tiles={"r8c6": ("city", "yellow"), "r3c4": ("city", "blue")})
    t.when("yellow", "play:plantation")
    assert t.legal("yellow") == ["space:r7c6", "space:r7c7", "space:r8c5"]
    t.when("yellow", "space:r7c6")
    t.then("yellow", tr=21, plants=1)
    t.then(oxygen=1)


@rule("TM-PLAY-27")
@pytest.mark.parametrize("edition", ["de", "pl", "it", "nl"])
def test_a_tile_of_a_card_must_be_placed(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=16, hand=["cupola_city"], production={"energy": 1})
    t.when("yellow", "play:cupola_city")
    assert len(t.legal("yellow")) == 48
    assert all(option.startswith("space:") for option in t.legal("yellow"))


@rule("TM-PLAY-28")
@pytest.mark.parametrize("edition", ["de", "nl"])
def test_a_card_with_a_tile_that_has_no_place_is_refused(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=50, hand=["lava_flows", "cupola_city"], production={"energy": 1})
    t.given(tiles=NO_CITY_AREA)
    assert t.why_not("yellow", "play:lava_flows") == "why-no-space"
    assert t.why_not("yellow", "play:cupola_city") == "why-no-space"


@rule("TM-PLAY-28")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_italian_and_polish_play_a_special_tile_card_on_without_the_tile(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.given(tiles=VOLCANOES)
    t.when("yellow", "play:lava_flows")
    t.then("yellow", credits=0, tr=22, events=["lava_flows"])
    t.then(temperature=-26)
    assert t.tiles() == VOLCANOES


@rule("TM-PLAY-28")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_italian_and_polish_play_a_city_card_on_without_the_city(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=41, hand=["cupola_city"], production={"energy": 1})
    t.given("blue", tableau=["rover_construction"])
    t.given(tiles=NO_CITY_AREA)
    t.when("yellow", "play:cupola_city")
    t.then("yellow", credits=25, production={"energy": 0, "credits": 3})
    t.then("blue", credits=0)
    assert t.tiles() == NO_CITY_AREA
    assert t.why_not("yellow", "standard:city") == "why-no-space"


@rule("TM-PLAY-28")
@pytest.mark.parametrize("edition", ["de", "nl", "it", "pl"])
def test_an_ocean_tile_without_a_place_never_prevents_a_card(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=15, hand=["artificial_lake"])
    t.given(temperature=-6, tiles={name: ("greenery", "blue") for name in LAND})
    t.when("yellow", "play:artificial_lake")
    t.then("yellow", credits=0, tr=20, tableau=["artificial_lake"])
    t.then(oceans=0)


@rule("TM-PLAY-28")
def test_greenery_that_is_not_placed_raises_no_oxygen():
    t = table("terraforming_mars", edition="it")
    t.given("yellow", credits=15, hand=["plantation"], tableau=["research"])
    t.given(tiles={name: ("greenery", "blue") for name in LAND})
    t.when("yellow", "play:plantation")
    t.then("yellow", credits=0, tr=20, tableau=["research", "plantation"])
    t.then(oxygen=0)


@rule("TM-PLAY-28")
def test_mining_rights_without_a_tile_bring_no_production():
    t = table("terraforming_mars", edition="it")
    t.given("yellow", credits=9, hand=["mining_rights"])
    t.given(tiles={name: ("greenery", "blue") for name in LAND})
    t.when("yellow", "play:mining_rights")
    t.then("yellow", production={"credits": 0, "steel": 0, "titanium": 0, "plants": 0, "energy": 0, "heat": 0})


@rule("TM-PLAY-28")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_italian_and_polish_still_place_a_tile_that_has_a_place(edition):
    t = table("terraforming_mars", edition=edition)
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.given(tiles={name: VOLCANOES[name] for name in ("r2c2", "r3c1", "r4c1")})
    t.when("yellow", "play:lava_flows")
    t.then(tiles={"r5c1": ("lava_flows", "yellow")})


# Red-bordered icons


@rule("TM-PLAY-30")
def test_a_removal_may_hit_any_player_and_oneself():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=14, plants=2, hand=["asteroid"])
    t.given("blue", plants=1)
    t.given("pink", plants=4)
    t.when("yellow", "play:asteroid")
    assert t.legal("yellow") == ["target:yellow", "target:blue", "target:pink", "target:none"]
    t.when("yellow", "target:yellow", "amount:2")
    t.then("yellow", plants=0)


@rule("TM-PLAY-30", "TM-PLAY-36")
def test_a_reduction_may_hit_any_player_and_oneself():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=6, hand=["small_animals"], production={"plants": 1})
    t.given("blue", production={"plants": 2})
    t.given("pink", production={"plants": 1})
    t.given(oxygen=6)
    t.when("yellow", "play:small_animals")
    assert t.legal("yellow") == ["target:yellow", "target:blue", "target:pink"]
    t.when("yellow", "target:yellow")
    t.then("yellow", production={"plants": 0})
    t.then("blue", production={"plants": 2})
    t.then("pink", production={"plants": 1})


@rule("TM-PLAY-31")
@pytest.mark.parametrize(("answers", "left"), [(["amount:3"], 2), (["amount:2"], 3), (["amount:1"], 4)])
def test_the_full_number_or_fewer_may_be_removed(answers, left):
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=5)
    t.when("yellow", "play:asteroid", "target:blue")
    assert t.legal("yellow") == ["amount:1", "amount:2", "amount:3"]
    t.when("yellow", *answers)
    t.then("blue", plants=left)


@rule("TM-PLAY-31")
def test_nothing_at_all_may_be_removed():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=5)
    t.when("yellow", "play:asteroid", "target:none")
    t.then("blue", plants=5)
    assert "end" in t.legal("yellow")


@rule("TM-PLAY-32")
def test_one_removal_hits_one_player():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=2)
    t.given("pink", plants=2)
    t.when("yellow", "play:asteroid", "target:blue")
    assert t.legal("yellow") == ["amount:1", "amount:2"]
    t.when("yellow", "amount:2")
    t.then("blue", plants=0)
    t.then("pink", plants=2)
    assert "end" in t.legal("yellow")


@rule("TM-PLAY-32")
def test_animals_of_one_removal_come_from_cards_of_one_player():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=1, hand=["virus"])
    t.given("blue", tableau=["fish", "birds"], on={"fish": 1, "birds": 1})
    t.given("pink", tableau=["livestock"], on={"livestock": 3})
    t.when("yellow", "play:virus", "choose:1", "card:fish")
    assert t.legal("yellow") == ["card:birds", "target:none"]
    t.when("yellow", "card:birds")
    t.then("blue", on={"fish": 0, "birds": 0})
    t.then("pink", on={"livestock": 3})


@rule("TM-PLAY-33")
def test_the_only_owner_need_not_remove_own_resources():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, plants=4, hand=["asteroid"])
    t.when("yellow", "play:asteroid")
    assert t.legal("yellow") == ["target:yellow", "target:none"]
    t.when("yellow", "target:none")
    t.then("yellow", plants=4)


@rule("TM-PLAY-34")
def test_a_reduction_is_compulsory():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=9, hand=["fish"])
    t.given("blue", production={"plants": 1})
    t.given("pink", production={"plants": 1})
    t.given(temperature=2)
    t.when("yellow", "play:fish")
    assert t.legal("yellow") == ["target:blue", "target:pink"]
    t.when("yellow", "target:pink")
    t.then("pink", production={"plants": 0})
    t.then("blue", production={"plants": 1})


@rule("TM-PLAY-34")
def test_a_reduction_hits_one_player_who_has_the_full_amount():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=10, hand=["birds"], production={"plants": 1})
    t.given("blue", production={"plants": 1})
    t.given("pink", production={"plants": 2})
    t.given(oxygen=13)
    t.when("yellow", "play:birds")
    t.then("yellow", production={"plants": 1})
    t.then("blue", production={"plants": 1})
    t.then("pink", production={"plants": 0})


@rule("TM-PLAY-34")
def test_no_reduction_if_only_two_players_together_have_the_amount():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=10, hand=["birds"])
    t.given("blue", production={"plants": 1})
    t.given("pink", production={"plants": 1})
    t.given(oxygen=13)
    assert t.why_not("yellow", "play:birds") == "why-nobody-to-reduce"


@rule("TM-PLAY-34", "TM-PLAY-19")
@pytest.mark.parametrize(("production", "targets"), [(-3, ["target:yellow", "target:blue"]), (-4, ["target:yellow"])])
def test_a_reduction_of_credits_respects_the_floor(production, targets):
    t = table("terraforming_mars")
    t.given("yellow", credits=3, hand=["hackers"], production={"energy": 1})
    t.given("blue", production={"credits": production})
    t.when("yellow", "play:hackers")
    if len(targets) == 2:
        assert t.legal("yellow") == targets
        t.when("yellow", "target:blue")
        t.then("blue", production={"credits": -5})
    else:
        t.then("blue", production={"credits": -4})
        t.then("yellow", production={"credits": 0})


@rule("TM-PLAY-35")
def test_without_another_victim_the_own_production_falls_or_the_card_is_refused():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["cloud_seeding"])
    t.given(oceans=3)
    assert t.why_not("yellow", "play:cloud_seeding") == "why-nobody-to-reduce"
    t.given("yellow", production={"heat": 1})
    t.when("yellow", "play:cloud_seeding")
    t.then("yellow", production={"heat": 0, "credits": -1, "plants": 2})


@rule("TM-PLAY-37")
def test_a_red_bordered_tile_means_tiles_of_all_players():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=12, hand=["greenhouses", "rad_suits"])
    t.given(tiles={"r3c4": ("city", "blue"), "r7c3": ("capital", "pink"), "phobos_space_haven": ("city", "pink")})
    t.when("yellow", "play:greenhouses")
    t.then("yellow", plants=3)
    t.when("yellow", "play:rad_suits")
    t.then("yellow", production={"credits": 1})


@rule("TM-PLAY-37")
def test_a_tile_without_red_border_means_own_tiles():
    t = table("terraforming_mars")
    t.given("yellow", credits=12, hand=["ecological_zone"])
    t.given(tiles={"r3c4": ("greenery", "blue")})
    assert t.why_not("yellow", "play:ecological_zone") == "why-greeneries-missing"


@rule("TM-PLAY-38")
def test_a_red_bordered_tag_means_the_tags_of_all_players_that_the_card_names():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=12, hand=["toll_station"], tableau=["trans_neptune_probe"])
    t.given("blue", tableau=["space_station", "vesta_shipyard"])
    t.given("pink", corporation="phobolog", tableau=["soletta"])
    t.when("yellow", "play:toll_station")
    t.then("yellow", production={"credits": 4})


@rule("TM-PLAY-38")
def test_a_red_bordered_tag_counts_for_any_player():
    t = table("terraforming_mars")
    t.given("yellow", credits=30, hand=["asteroid_mining"])
    t.given("blue", credits=15, corporation="saturn_systems", hand=["vesta_shipyard"])
    t.when("yellow", "play:asteroid_mining", "end")
    t.then("blue", production={"credits": 1})
    t.when("blue", "play:vesta_shipyard")
    t.then("blue", production={"credits": 2, "titanium": 1})


def test_the_log_names_a_lasting_effect_before_what_it_brings():
    t = table("terraforming_mars")
    t.given("yellow", credits=25)
    t.given("blue", tableau=["rover_construction"])
    t.given(turn="yellow")
    before = len(t.game.events)
    t.when("yellow", "standard:city", "space:r3c3")

    lines = [event.phrase for event in t.game.events[before:]]
    effect = next(line for line in lines if line.key == "log-effect")
    assert (str(effect.args["seat"].key), effect.args["card"].key) == ("seat-blue", "card-rover-construction")
    gain = next(line for line in lines if line.key == "log-gain" and line.args["seat"] == effect.args["seat"])
    assert lines.index(effect) < lines.index(gain)
