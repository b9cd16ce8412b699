"""TM-CARD and the readings added to the ledger."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import THREE
from valles.games.terraforming_mars.maps.tharsis import THARSIS
from valles.games.terraforming_mars.rules.setup import place_neutral_tiles
from valles.testing import table


def playable(hand, **seat):
    t = table("terraforming_mars")
    t.given("yellow", credits=60, hand=[hand], **seat)
    return t


def solo():
    return table("terraforming_mars", seats=("yellow",))


@rule("TM-CARD-01")
def test_ceos_favorite_project_is_playable_without_a_holder():
    t = playable("ceos_favorite_project", tableau=["birds"])
    t.when("yellow", "play:ceos_favorite_project")
    t.then("yellow", credits=59, on={"birds": 0}, events=["ceos_favorite_project"])


@rule("TM-CARD-02")
def test_virus_spreads_over_cards_of_one_player_only():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", credits=5, hand=["virus"])
    t.given("blue", tableau=["birds", "fish"], on={"birds": 1, "fish": 1})
    t.given("pink", tableau=["livestock"], on={"livestock": 1})
    t.when("yellow", "play:virus", "choose:1", "card:fish")
    assert t.legal("yellow") == ["card:birds", "target:none"]
    t.when("yellow", "card:birds")
    t.then("blue", on={"birds": 0, "fish": 0})
    t.then("pink", on={"livestock": 1})


@rule("TM-CARD-03")
def test_insulation_may_convert_nothing():
    t = playable("insulation", production={"heat": 2})
    t.when("yellow", "play:insulation")
    assert t.legal("yellow") == ["amount:0", "amount:1", "amount:2"]
    t.when("yellow", "amount:0")
    t.then("yellow", production={"heat": 2, "credits": 0})
    t = playable("insulation", production={"heat": 0})
    assert t.why_not("yellow", "play:insulation") is None


@rule("TM-CARD-04")
@pytest.mark.parametrize(("card", "way"), [("virus", "choose:1"), ("sabotage", "choose:1")])
def test_the_neutral_opponent_can_be_chosen_for_any_removal(card, way):
    t = solo()
    t.given("yellow", credits=10, hand=[card])
    t.when("yellow", f"play:{card}", way)
    assert "target:neutral" in t.legal("yellow")


@rule("TM-CARD-04")
def test_the_neutral_opponent_has_no_tags():
    t = solo()
    t.given("yellow", credits=20, hand=["toll_station"], tableau=["space_station"])
    t.when("yellow", "play:toll_station")
    t.then("yellow", production={"credits": 0})


@rule("TM-CARD-04")
def test_flooding_reaches_the_neutral_opponent_only_beside_its_tile():
    for tiles, offered in (({}, False), ({"r1c1": ("city", "neutral")}, True)):
        t = solo()
        for space in ("r1c1", "r1c3"):
            t.state.tile[THARSIS.names.index(space)] = t.state.owner[THARSIS.names.index(space)] = 0
        t.given("yellow", credits=10, hand=["flooding"])
        t.given(tiles=tiles)
        t.when("yellow", "play:flooding", "space:r1c2")
        assert ("target:neutral" in t.legal("yellow")) == offered


@rule("TM-CARD-05")
def test_energy_tapping_gains_before_it_reduces():
    t = playable("energy_tapping")
    t.when("yellow", "play:energy_tapping")
    t.then("yellow", production={"energy": 0}, tableau=["energy_tapping"])


@rule("TM-CARD-05")
def test_large_convoy_draws_before_anything_is_asked():
    t = playable("large_convoy")
    t.given(deck_top=["mine", "comet"])
    t.when("yellow", "play:large_convoy")
    assert t.game.pending[0].prompt.key == "ask-tile"
    t.then("yellow", hand=["comet", "mine"])


@rule("TM-CARD-05")
@pytest.mark.parametrize(("credits", "reason"), [(-4, None), (-5, "why-production-too-low")])
def test_immigrant_city_counts_its_own_city_first(credits, reason):
    t = playable("immigrant_city", production={"energy": 1, "credits": credits})
    assert t.why_not("yellow", "play:immigrant_city") == reason
    if reason is None:
        t.when("yellow", "play:immigrant_city", "space:r3c3")
        t.then("yellow", production={"credits": -5, "energy": 0})


@rule("TM-CARD-06")
@pytest.mark.parametrize(
    ("copied", "before", "after"),
    [
        ("noctis_city", {"energy": 1}, {"energy": 0, "credits": 3}),
        ("immigrant_city", {"energy": 1, "credits": 0}, {"energy": 0, "credits": -2}),
    ],
)
def test_robotic_workforce_repeats_the_whole_box(copied, before, after):
    t = playable("robotic_workforce", tableau=[copied], production=before)
    t.when("yellow", "play:robotic_workforce")
    t.then("yellow", production=after)


@rule("TM-CARD-06")
def test_robotic_workforce_copies_a_corporation_and_counts_anew():
    t = playable("robotic_workforce", corporation="mining_guild", tableau=["medical_lab"])
    t.when("yellow", "play:robotic_workforce", "card:mining_guild")
    t.then("yellow", production={"steel": 1})
    t = playable("robotic_workforce", corporation="mining_guild", tableau=["medical_lab", "mine"])
    t.when("yellow", "play:robotic_workforce", "card:medical_lab")
    t.then("yellow", production={"credits": 2})


@rule("TM-CARD-07")
def test_indentured_workers_lapse_with_the_next_card_or_a_pass():
    t = playable("indentured_workers")
    t.given("yellow", hand=["indentured_workers", "mine", "sponsors"])
    t.given("blue", credits=0)
    t.when("yellow", "play:indentured_workers")
    t.when("yellow", "play:mine")
    t.then("yellow", credits=60)
    t.when("blue", "pass")
    t.when("yellow", "play:sponsors")
    t.then("yellow", credits=54)
    t = playable("indentured_workers")
    t.given("yellow", hand=["indentured_workers"])
    t.when("yellow", "play:indentured_workers")
    t.when("yellow", "end")
    t.when("blue", "pass")
    assert t.state.seats[0].next_discount == 8
    t.when("yellow", "pass")
    assert t.state.seats[0].next_discount == 0


@rule("TM-CARD-07")
def test_special_design_lapses_with_the_next_card():
    t = playable("special_design")
    t.given("yellow", hand=["special_design", "archaebacteria", "colonizer_training_camp", "mine"])
    t.given(oxygen=7)
    assert t.why_not("yellow", "play:colonizer_training_camp") == "why-too-high"
    t.when("yellow", "play:special_design")
    assert t.why_not("yellow", "play:colonizer_training_camp") is None
    t.when("yellow", "play:mine")
    t.when("blue", "pass")
    assert t.why_not("yellow", "play:colonizer_training_camp") == "why-too-high"


@rule("TM-CARD-08")
def test_land_claim_keeps_an_area_for_its_owner():
    t = playable("land_claim")
    t.given("blue", credits=50)
    t.given(tiles={"r3c3": ("claim", "blue"), "r3c4": ("greenery", "blue")})
    t.when("yellow", "play:land_claim")
    spaces = t.legal("yellow")
    assert not {"space:r1c2", "space:r5c3", "space:r3c3", "space:r3c4"} & set(spaces)
    t.when("yellow", "space:r2c2")
    t.then("yellow", steel=0)
    t.then(claims={"r2c2": "yellow", "r3c3": "blue"}, tiles={"r2c2": None})
    t.when("yellow", "end")
    t.when("blue", "standard:city")
    assert "space:r2c2" not in t.legal("blue")
    t.when("blue", "space:r7c7", "end")
    t.when("yellow", "standard:city", "space:r2c2")
    t.then("yellow", steel=1)
    t.then(claims={"r2c2": None}, tiles={"r2c2": ("city", "yellow")})


@rule("TM-CARD-09")
def test_resources_are_added_to_own_cards_only():
    t = playable("local_heat_trapping", heat=5, tableau=["fish", "birds"])
    t.given("blue", tableau=["livestock"])
    t.when("yellow", "play:local_heat_trapping", "choose:2")
    assert t.legal("yellow") == ["card:fish", "card:birds"]


@rule("TM-CARD-10")
def test_an_action_without_use_may_be_used():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["symbiotic_fungus"])
    t.when("yellow", "action:symbiotic_fungus")
    assert t.why_not("yellow", "action:symbiotic_fungus") == "why-already-used"


@rule("TM-CARD-11")
def test_mining_expedition_removes_up_to_two_plants():
    t = playable("mining_expedition")
    t.given("blue", plants=3)
    t.when("yellow", "play:mining_expedition")
    assert t.legal("yellow") == ["target:blue", "target:none"]
    t.when("yellow", "target:blue")
    assert t.legal("yellow") == ["amount:1", "amount:2"]


@rule("TM-CARD-12")
def test_mining_guild_gains_once_for_an_ocean_on_two_steel():
    t = table("terraforming_mars")
    t.given("yellow", credits=18, corporation="mining_guild")
    t.when("yellow", "standard:aquifer", "space:r1c2")
    t.then("yellow", steel=2, production={"steel": 1})


@rule("TM-SOLO-21")
def test_a_neutral_city_without_room_gets_no_greenery():
    """Costs 24 and 23 lead to r5c7 and r5c9; cost 3 puts the first greenery on r5c8, the only land beside r5c9."""
    t = solo()
    t.state.tile = [0] * 63
    t.state.owner = [0] * 63
    t.given(deck_top=["domed_crater", "earth_catapult", "search_for_life", "mine"])
    place_neutral_tiles(t.state)
    assert t.tiles() == {
        "r5c7": ("city", "neutral"),
        "r5c8": ("greenery", "neutral"),
        "r5c9": ("city", "neutral"),
    }


@rule("TM-SETUP-22")
def test_there_is_no_tenth_ocean():
    t = playable("ice_asteroid")
    t.given(oceans=8)
    t.when("yellow", "play:ice_asteroid")
    t.when("yellow", t.legal("yellow")[0])
    t.then("yellow", tr=21, events=["ice_asteroid"])
    t.then(oceans=9, turn="yellow")
    assert "standard:aquifer" in t.legal("yellow")
    t.when("yellow", "standard:aquifer")
    t.then("yellow", tr=21)
    t.then(oceans=9)
