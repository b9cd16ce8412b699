"""Playing cards: sequence and requirements, text, tags and laying down (TM-PLAY-01 to -13, -39 to -50)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules.drawing import board, drawn
from valles import IllegalMove
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.component import TAGS
from valles.testing import table

# Sequence and requirements


@rule("TM-PLAY-01")
def test_playing_one_card_is_one_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["micro_mills", "mine", "sponsors"])
    t.when("yellow", "play:micro_mills")
    t.then("yellow", hand=["mine", "sponsors"], tableau=["micro_mills"])
    t.then(turn="yellow")
    assert "end" in t.legal("yellow") and "pass" not in t.legal("yellow")
    t.when("yellow", "play:mine")
    t.then(turn="blue")


@rule("TM-PLAY-01")
def test_only_a_card_in_hand_can_be_played():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["mine"])
    t.given("blue", hand=["micro_mills"])
    assert t.why_not("yellow", "play:micro_mills") == "why-not-in-hand"


@rule("TM-PLAY-02")
def test_a_card_is_paid_before_its_effects_and_lies_down_after_them():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, titanium=1, hand=["asteroid"])
    t.given("blue", plants=3)
    t.when("yellow", "play:asteroid")
    assert t.legal("yellow") == ["pay:titanium:0", "pay:titanium:1"]
    t.then("yellow", tr=20, titanium=1)
    t.then(temperature=-30)
    t.when("yellow", "pay:titanium:1")
    t.then("yellow", credits=3, tr=21, titanium=2)
    t.when("yellow", "target:none")
    t.then("yellow", events=["asteroid"], hand=[])


@rule("TM-PLAY-02")
def test_a_card_whose_requirement_fails_is_not_paid():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["breathing_filters"])
    with pytest.raises(IllegalMove):
        t.when("yellow", "play:breathing_filters")
    t.then("yellow", credits=20, hand=["breathing_filters"], tableau=[])


@rule("TM-PLAY-03")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("breathing_filters", "why-too-low"),
        ("heather", "why-too-low"),
        ("wave_power", "why-too-low"),
        ("fusion_power", "why-tags-missing"),
        ("great_escarpment_consortium", "why-production-missing"),
        ("rad_suits", "why-cities-missing"),
        ("ecological_zone", "why-greeneries-missing"),
    ],
)
def test_a_card_with_an_unmet_requirement_cannot_be_played(card, reason):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card])
    t.given("blue", production={"steel": 1})
    assert t.why_not("yellow", f"play:{card}") == reason
    assert f"play:{card}" not in t.legal("yellow")


@rule("TM-PLAY-03")
def test_every_one_of_several_requirements_must_be_met():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["advanced_ecosystems"], tableau=["adapted_lichen", "pets"])
    assert t.why_not("yellow", "play:advanced_ecosystems") == "why-tags-missing"
    t.given("yellow", tableau=["tardigrades"])
    t.when("yellow", "play:advanced_ecosystems")
    t.then("yellow", tableau=["adapted_lichen", "tardigrades", "advanced_ecosystems", "pets"])


@rule("TM-PLAY-04")
@pytest.mark.parametrize(
    ("card", "parameter", "below", "exactly", "above"),
    [
        ("breathing_filters", "oxygen", 6, 7, 8),
        ("heather", "temperature", -16, -14, -12),
        ("wave_power", "oceans", 2, 3, 4),
    ],
)
def test_a_minimum_is_met_at_the_value_and_above(card, parameter, below, exactly, above):
    for value, met in ((below, False), (exactly, True), (above, True)):
        t = table("terraforming_mars")
        t.given("yellow", credits=50, hand=[card])
        t.given(**{parameter: value})
        assert (f"play:{card}" in t.legal("yellow")) == met, value


@rule("TM-PLAY-05")
@pytest.mark.parametrize(
    ("card", "parameter", "below", "exactly", "above"),
    [
        ("colonizer_training_camp", "oxygen", 4, 5, 6),
        ("archaebacteria", "temperature", -20, -18, -16),
        ("dust_seals", "oceans", 2, 3, 4),
    ],
)
def test_a_maximum_is_met_at_the_value_and_below(card, parameter, below, exactly, above):
    for value, met in ((below, True), (exactly, True), (above, False)):
        t = table("terraforming_mars")
        t.given("yellow", credits=50, hand=[card])
        t.given(**{parameter: value})
        assert (f"play:{card}" in t.legal("yellow")) == met, value


@rule("TM-PLAY-06")
@pytest.mark.parametrize(("cards", "met"), [(["solar_power"], False), (["solar_power", "power_plant"], True)])
def test_a_requirement_may_ask_for_tags_in_play(cards, met):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["fusion_power"], tableau=cards)
    t.given("blue", tableau=["geothermal_power", "peroxide_power"])
    assert ("play:fusion_power" in t.legal("yellow")) == met


@rule("TM-PLAY-06")
@pytest.mark.parametrize(("level", "met"), [(0, False), (1, True), (2, True)])
def test_a_requirement_may_ask_for_own_production(level, met):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["great_escarpment_consortium"], production={"steel": level})
    t.given("blue", production={"steel": 3})
    assert ("play:great_escarpment_consortium" in t.legal("yellow")) == met


@rule("TM-PLAY-07")
def test_an_action_works_when_the_requirement_no_longer_holds():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, tableau=["search_for_life"])
    t.given(oxygen=14, deck_top=["tardigrades"])
    t.when("yellow", "action:search_for_life")
    t.then("yellow", credits=0, on={"search_for_life": 1})


@rule("TM-PLAY-07")
def test_an_effect_works_when_the_requirement_no_longer_holds():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, tableau=["arctic_algae"])
    t.given(temperature=8)
    t.when("yellow", "standard:aquifer", "space:r1c5")
    t.then("yellow", plants=2)


@rule("TM-PLAY-07")
def test_points_count_when_the_requirement_no_longer_holds():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["dust_seals"])
    t.given(oceans=9)
    assert t.score("yellow")["cards"] == 1


@rule("TM-PLAY-08")
@pytest.mark.parametrize(
    ("card", "tableau"),
    [("beam_from_a_thorium_asteroid", []), ("fusion_power", ["power_plant"]), ("ai_central", ["research"])],
)
def test_its_own_tags_do_not_meet_a_requirement(card, tableau):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=[card], tableau=tableau, production={"energy": 1})
    assert t.why_not("yellow", f"play:{card}") == "why-tags-missing"


@rule("TM-PLAY-08")
def test_its_own_effects_do_not_meet_a_requirement():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["asteroid_mining_consortium", "permafrost_extraction"])
    t.given("blue", production={"titanium": 1})
    t.given(temperature=-10)
    assert t.why_not("yellow", "play:asteroid_mining_consortium") == "why-production-missing"
    assert t.why_not("yellow", "play:permafrost_extraction") == "why-too-low"


@rule("TM-PLAY-09")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("ghg_factories", "why-production-too-low"),
        ("moss", "why-stock-too-low"),
        ("local_heat_trapping", "why-stock-too-low"),
        ("birds", "why-nobody-to-reduce"),
        ("industrial_center", "why-no-space"),
        ("robotic_workforce", "why-nothing-to-copy"),
    ],
)
def test_a_card_with_an_effect_that_cannot_be_carried_out_cannot_be_played(card, reason):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, heat=4, hand=[card])
    t.given(oxygen=13, oceans=3)
    assert t.why_not("yellow", f"play:{card}") == reason
    assert f"play:{card}" not in t.legal("yellow")


@rule("TM-PLAY-10", "TM-PLAY-13")
def test_temperature_at_its_target_does_not_stop_a_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=13, hand=["deep_well_heating"])
    t.given(temperature=8)
    t.when("yellow", "play:deep_well_heating")
    t.then("yellow", credits=0, tr=20, production={"energy": 1})
    t.then(temperature=8)


@rule("TM-PLAY-10", "TM-PLAY-13")
def test_oxygen_at_its_target_does_not_stop_a_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=12, hand=["mining_expedition"])
    t.given("blue", plants=2)
    t.given(oxygen=14)
    t.when("yellow", "play:mining_expedition", "target:blue", "amount:2")
    t.then("yellow", steel=2, tr=20)
    t.then("blue", plants=0)
    t.then(oxygen=14)


@rule("TM-PLAY-10", "TM-PLAY-13")
def test_no_ocean_left_does_not_stop_a_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=15, hand=["black_polar_dust"])
    t.given(oceans=9)
    t.when("yellow", "play:black_polar_dust")
    t.then("yellow", tr=20, production={"credits": -2, "heat": 3}, tableau=["black_polar_dust"])
    t.then(oceans=9, turn="yellow")


@rule("TM-PLAY-11", "TM-PLAY-13")
def test_resources_without_a_place_are_lost():
    t = table("terraforming_mars")
    t.given("yellow", credits=23, hand=["imported_nitrogen"], tableau=["security_fleet"])
    t.when("yellow", "play:imported_nitrogen")
    t.then("yellow", tr=21, plants=4, on={"security_fleet": 0}, events=["imported_nitrogen"])
    t.then(turn="yellow")


@rule("TM-PLAY-11")
def test_a_card_may_be_played_although_its_resource_has_no_place():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, hand=["ceos_favorite_project"])
    t.when("yellow", "play:ceos_favorite_project")
    t.then("yellow", credits=0, events=["ceos_favorite_project"])


@rule("TM-PLAY-11", "TM-PLAY-13")
def test_resources_with_a_place_are_added_while_others_are_lost():
    t = table("terraforming_mars")
    t.given("yellow", credits=23, hand=["imported_nitrogen"], tableau=["tardigrades"])
    t.when("yellow", "play:imported_nitrogen")
    t.then("yellow", tr=21, plants=4, on={"tardigrades": 3})


@rule("TM-PLAY-12", "TM-PLAY-13")
def test_a_removal_that_is_impossible_does_not_stop_a_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["asteroid"])
    t.when("yellow", "play:asteroid")
    t.then("yellow", titanium=2, tr=21, events=["asteroid"])
    t.then(turn="yellow")


@rule("TM-PLAY-12", "TM-PLAY-13")
def test_a_removal_that_is_unwanted_does_not_stop_a_card():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=5)
    t.when("yellow", "play:asteroid", "target:none")
    t.then("yellow", titanium=2, tr=21)
    t.then("blue", plants=5)


@rule("TM-PLAY-12")
@pytest.mark.parametrize("card", ["virus", "sabotage", "hired_raiders"])
def test_a_card_that_only_removes_may_be_played_with_nothing_to_remove(card):
    t = table("terraforming_mars")
    t.given("yellow", credits=1, hand=[card])
    t.when("yellow", f"play:{card}", "choose:1")
    t.then("yellow", credits=0, events=[card])


# Text


@rule("TM-PLAY-39")
def test_a_card_text_puts_an_ocean_on_land():
    t = table("terraforming_mars")
    t.given("yellow", credits=15, hand=["artificial_lake"])
    t.given(temperature=-6)
    t.when("yellow", "play:artificial_lake")
    assert "space:r3c4" in t.legal("yellow") and "space:r1c2" not in t.legal("yellow")
    t.when("yellow", "space:r3c4")
    t.then(oceans=1, tiles={"r3c4": "ocean"})


@rule("TM-PLAY-39")
def test_a_card_text_puts_a_city_between_cities():
    t = table("terraforming_mars")
    t.given("yellow", credits=10, hand=["urbanized_area"], production={"energy": 1})
    t.given(tiles={"r3c3": ("city", "blue"), "r3c5": ("city", "yellow"), "r8c2": ("city", "blue")})
    t.when("yellow", "play:urbanized_area")
    t.then(tiles={"r3c4": ("city", "yellow")})


@rule("TM-PLAY-39")
def test_a_card_text_puts_greenery_on_an_ocean_area():
    t = table("terraforming_mars")
    t.given("yellow", credits=23, hand=["protected_valley"])
    t.given(tiles={"r3c4": ("city", "yellow"), "r1c2": "ocean"})
    t.when("yellow", "play:protected_valley")
    assert board(t) == drawn("""
            . O . + +
           . . . . . +
          . . . C . . .
         . . . . . . . +
        . . . + + + . . .
         . . . . . + + +
          . . . . . . .
           . . . . . .
            . . . . +
    """)


@rule("TM-PLAY-39")
def test_a_card_text_protects_what_lies_on_it():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["predators"])
    t.given("blue", tableau=["pets"], on={"pets": 2})
    assert t.why_not("yellow", "action:predators") == "why-nothing-to-take"


# Tags


@rule("TM-PLAY-41")
def test_a_card_has_three_tags_at_most():
    counts = {len(card.tags) for card in CARDS[1:]}
    assert counts == {0, 1, 2, 3}


@rule("TM-PLAY-41")
@pytest.mark.parametrize(
    "card",
    [
        "release_of_inert_gases",
        "lunar_beam",
        "research",
        "asteroid_mining_consortium",
        "adapted_lichen",
        "tardigrades",
        "pets",
    ],
)
def test_other_tags_than_building_and_space_allow_no_metal(card):
    t = table("terraforming_mars")
    t.given("yellow", credits=30, steel=9, titanium=9, hand=[card], production={"titanium": 1})
    t.when("yellow", f"play:{card}")
    t.then("yellow", steel=9, titanium=9)


@rule("TM-PLAY-41")
@pytest.mark.parametrize(
    ("card", "prompt"), [("mine", "pay:steel:1"), ("vesta_shipyard", "pay:titanium:1"), ("sponsors", None)]
)
def test_building_allows_steel_and_space_allows_titanium(card, prompt):
    t = table("terraforming_mars")
    t.given("yellow", credits=30, steel=1, titanium=1, hand=[card])
    t.when("yellow", f"play:{card}")
    assert [option for option in t.legal("yellow") if option.startswith("pay:")] == (
        [prompt.replace(":1", ":0"), prompt] if prompt else []
    )


@rule("TM-PLAY-42")
def test_two_equal_tags_on_a_card_count_twice_for_a_requirement():
    t = table("terraforming_mars")
    t.given("yellow", credits=30, hand=["plantation"], tableau=["research"])
    assert "play:plantation" in t.legal("yellow")
    t.given("blue", credits=30, hand=["tectonic_stress_power"], tableau=["lagrange_observatory"])
    t.given(turn="blue")
    assert t.why_not("blue", "play:tectonic_stress_power") == "why-tags-missing"


@rule("TM-PLAY-42")
def test_two_equal_tags_on_a_card_set_an_effect_off_twice():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["research"], tableau=["olympus_conference"])
    t.when("yellow", "play:research", "choose:1")
    t.then("yellow", on={"olympus_conference": 2})


@rule("TM-PLAY-43")
def test_there_are_eleven_tags():
    """The wild tag of a later box apart."""
    on_cards = {TAGS[tag] for card in CARDS[1:] for tag in card.tags} - {"wild"}
    assert on_cards == {
        "building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city", "event",
    }  # fmt: skip


# Laying down


@rule("TM-PLAY-44")
def test_an_event_goes_face_down_onto_the_own_pile():
    t = table("terraforming_mars")
    t.given("yellow", credits=5, hand=["mineral_deposit"])
    t.when("yellow", "play:mineral_deposit")
    t.then("yellow", events=["mineral_deposit"], tableau=[], hand=[])
    t.then("blue", events=[])
    assert "mineral_deposit" not in [CARDS[number].id for number in t.state.discard]


@rule("TM-PLAY-45")
def test_an_events_tags_count_while_it_is_played():
    t = table("terraforming_mars")
    t.given("yellow", credits=12, hand=["asteroid"], tableau=["space_station", "optimal_aerobraking"])
    t.when("yellow", "play:asteroid")
    t.then("yellow", credits=3, heat=3)


@rule("TM-PLAY-45")
def test_an_events_tags_do_not_count_for_requirements_afterwards():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["invention_contest", "plantation"], tableau=["breathing_filters"])
    t.given(deck_top=["mine", "sponsors", "comet"])
    t.when("yellow", "play:invention_contest", "card:mine")
    assert t.why_not("yellow", "play:plantation") == "why-tags-missing"


@rule("TM-PLAY-45")
def test_an_events_tags_do_not_count_for_later_effects():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["satellites"], events=["asteroid", "comet"])
    t.given("blue", credits=50, hand=["toll_station"], events=["deimos_down"])
    t.when("yellow", "play:satellites", "end")
    t.then("yellow", production={"credits": 1})
    t.when("blue", "play:toll_station")
    t.then("blue", production={"credits": 1})


@rule("TM-PLAY-45")
def test_the_tags_of_an_event_just_played_are_gone():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["ice_asteroid", "satellites"])
    t.given(oceans=9)
    t.when("yellow", "play:ice_asteroid", "play:satellites")
    t.then("yellow", production={"credits": 1})


@rule("TM-PLAY-46")
def test_an_automated_card_lies_face_up_with_its_tags_and_nothing_more():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["power_plant", "solar_power", "fusion_power"])
    t.when("yellow", "play:power_plant", "play:solar_power")
    t.when("blue", "pass")
    t.then("yellow", tableau=["solar_power", "power_plant"], production={"energy": 2})
    assert "play:fusion_power" in t.legal("yellow")
    assert not [option for option in t.legal("yellow") if option.startswith("action:")]
    t.when("yellow", "play:fusion_power")
    t.then("yellow", production={"energy": 5})


@rule("TM-PLAY-47")
def test_an_active_card_lies_face_up_with_its_tags_and_its_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=50, hand=["search_for_life", "tectonic_stress_power"], tableau=["lagrange_observatory"])
    t.when("yellow", "play:search_for_life")
    t.then("yellow", tableau=["search_for_life", "lagrange_observatory"])
    assert {"action:search_for_life", "play:tectonic_stress_power"} <= set(t.legal("yellow"))


@rule("TM-PLAY-47")
def test_an_active_card_has_ongoing_effects():
    t = table("terraforming_mars")
    t.given("yellow", credits=11, hand=["media_group", "mineral_deposit"])
    t.when("yellow", "play:media_group", "play:mineral_deposit")
    t.then("yellow", credits=3, tableau=["media_group"])


@rule("TM-PLAY-47")
def test_a_corporation_has_actions_and_effects_as_active_cards_do():
    t = table("terraforming_mars")
    t.given("yellow", credits=3, corporation="united_nations_mars_initiative", tr_rose=True)
    t.given("blue", credits=5, corporation="interplanetary_cinematics", hand=["mineral_deposit"])
    t.when("yellow", "action:united_nations_mars_initiative", "end")
    t.then("yellow", credits=0, tr=21)
    t.when("blue", "play:mineral_deposit")
    t.then("blue", credits=2)


@rule("TM-PLAY-48")
def test_an_ongoing_effect_is_no_action_and_works_every_time():
    t = table("terraforming_mars")
    t.given("yellow", credits=7, hand=["mineral_deposit", "sabotage", "hired_raiders"], tableau=["media_group"])
    t.when("yellow", "play:mineral_deposit")
    t.then("yellow", credits=5)
    t.when("yellow", "play:sabotage", "choose:1")
    t.then("yellow", credits=7)
    t.when("blue", "pass")
    t.when("yellow", "play:hired_raiders", "choose:1", "target:none")
    t.then("yellow", credits=9)
    assert not [option for option in t.legal("yellow") if option.startswith("action:")]


@rule("TM-PLAY-48")
def test_an_ongoing_effect_works_in_the_turns_of_others_and_after_passing():
    t = table("terraforming_mars")
    t.given("yellow", credits=50)
    t.given("blue", tableau=["rover_construction"], passed=True)
    t.when("yellow", "standard:city", "space:r3c4", "standard:city", "space:r7c3")
    t.then("blue", credits=4)


@rule("TM-PLAY-49")
@pytest.mark.parametrize(
    ("card", "cost"), [("space_station", 10), ("earth_catapult", 23), ("earth_office", 1), ("research_outpost", 18)]
)
def test_a_discount_does_not_apply_to_the_card_that_brings_it(card, cost):
    t = table("terraforming_mars")
    t.given("yellow", credits=cost - 1, hand=[card])
    assert t.why_not("yellow", f"play:{card}") == "why-too-expensive"
    t.given("yellow", credits=cost)
    assert f"play:{card}" in t.legal("yellow")


@rule("TM-PLAY-49")
def test_a_discount_starts_once_its_card_has_been_played():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["space_station", "trans_neptune_probe"])
    t.when("yellow", "play:space_station", "play:trans_neptune_probe")
    t.then("yellow", credits=0)


@rule("TM-PLAY-50")
@pytest.mark.parametrize(("corporation", "met"), [("inventrix", True), ("helion", False)])
def test_corporation_tags_count_as_tags_in_play(corporation, met):
    t = table("terraforming_mars")
    t.given("yellow", credits=50, corporation=corporation, hand=["plantation"], tableau=["breathing_filters"])
    assert ("play:plantation" in t.legal("yellow")) == met


@rule("TM-PLAY-50")
def test_corporation_tags_count_for_each_tag_effects():
    t = table("terraforming_mars")
    t.given("yellow", credits=10, corporation="phobolog", hand=["satellites"])
    t.when("yellow", "play:satellites")
    t.then("yellow", production={"credits": 2})
