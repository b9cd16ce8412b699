"""The end of a colony that can never rise again, and whose missions are out of reach (OM-END-17).

The tables have no missions, unless a test says so.
"""

import pytest

from tests.on_mars.rules.closing import THREE, end_colonization, event_keys, open_prompt, stay
from tests.on_mars.rules.colony import LIFE_SUPPORT
from tests.support.ledger import rule
from valles.games.on_mars.rules.colony import HEX_NAMES
from valles.testing import table

AROUND_THE_GENERATOR = (
    "f2", "f3", "g2", "g4", "h2", "h3",
    "e2", "e3", "e4", "f1", "f4", "g1", "g5", "h1", "h4", "i2", "i3", "i4",
)  # fmt: skip
"""The hexes beside g3, then those two away; the starting mine stands on g5, a shelter of purple on i3."""
CONSTRUCT = "action:construct"
NO_FURTHER_LEVEL = "om-log-no-further-level"


def walled_in(*free, **options):
    """Around the only generator no hex is left to build on, these excepted."""
    t = table("on_mars", **options)
    walls = [hex for hex in AROUND_THE_GENERATOR if hex not in (*free, "g5", "i3")]
    t.given(buildings=dict.fromkeys(walls, "water_extractor"), shuttle=("orbit", 1), round=7)
    return t


def about_to_close(**options):
    """Purple stands in the colony and has nothing to build but a mine on the last free hex near the generator."""
    t = walled_in("i4", **options)
    t.given("purple", space=8, bots=["i3"])
    t.given("green", stands=False)
    t.given(turn="purple")
    return t


@rule("OM-END-17")
def test_the_last_site_of_a_building_type_that_is_still_needed_is_built_on():
    t = about_to_close()
    t.when("purple", CONSTRUCT)
    t.then(buildings={"i4": "mine"}, remaining=3, level=1)

    t.when("purple", "end")

    t.then(remaining=0, level=1, final=True, round=7)
    assert open_prompt(t) == "om-ask-travel"


@rule("OM-END-17")
def test_the_log_names_the_building_type_once_and_before_the_last_round():
    t = about_to_close()

    t.when("purple", CONSTRUCT, "end")

    phrases = [event.phrase for event in t.game.events if event.phrase.key in (NO_FURTHER_LEVEL, "om-log-last-round")]
    assert [phrase.key for phrase in phrases] == [NO_FURTHER_LEVEL, "om-log-last-round"]
    assert phrases[0].args["building"].key == "om-generator"


@rule("OM-END-17")
def test_the_round_is_finished_and_one_more_is_played():
    t = walled_in(seats=THREE)
    t.end_turn("purple")
    t.then(remaining=0, final=False, turn="green")

    end_colonization(t)

    t.then(final=True, round=7)
    stay(t)
    end_colonization(t)
    assert t.game.over
    t.then(round=8)


@rule("OM-END-17")
def test_in_the_space_oddity_variant_the_game_ends_with_the_phase():
    t = about_to_close(space_oddity=True)

    t.when("purple", CONSTRUCT, "end")

    assert t.game.over
    t.then(round=7)


@rule("OM-END-17")
@pytest.mark.parametrize("free", [hex for hex in AROUND_THE_GENERATOR if hex not in ("g5", "i3")])
def test_one_site_is_enough_for_the_game_to_go_on(free):
    t = walled_in(free)

    t.end_turn("purple")

    t.then(remaining=3)
    assert NO_FURTHER_LEVEL not in event_keys(t)


@rule("OM-END-17")
def test_pieces_and_crystals_on_a_site_do_not_matter():
    t = walled_in("i4", "g4")
    t.given("purple", bots=["i4"])
    t.given(ground={"g4": "crystal"})

    t.end_turn("purple")

    t.then(remaining=3)


@rule("OM-END-17")
def test_a_site_near_another_building_of_the_type_is_enough():
    t = walled_in()
    t.given(buildings={"k3": "generator"})

    t.end_turn("purple")

    t.then(remaining=3)


@rule("OM-END-17")
def test_a_building_type_that_the_next_level_does_not_need_may_be_walled_in():
    t = walled_in()
    t.given(lss={"generator": 2})

    t.end_turn("purple")

    t.then(remaining=3, level=1)
    assert NO_FURTHER_LEVEL not in event_keys(t)


@rule("OM-END-17")
def test_the_level_after_an_update_at_the_end_of_the_turn_counts():
    t = walled_in()
    t.given(lss=dict.fromkeys(LIFE_SUPPORT, 2))

    t.end_turn("purple")

    t.then(remaining=0, level=2)
    assert event_keys(t).index("om-log-level") < event_keys(t).index(NO_FURTHER_LEVEL)


@rule("OM-END-17")
@pytest.mark.parametrize(("building", "remaining"), [*((name, 0) for name in LIFE_SUPPORT), ("mine", 3)])
def test_a_type_of_the_life_support_system_without_tiles_is_out_of_reach_too(building, remaining):
    t = table("on_mars")
    t.given(stacks={building: []})

    t.end_turn("purple")

    t.then(remaining=remaining)


@rule("OM-END-17")
@pytest.mark.parametrize("facts", ({"remaining": 0}, {"remaining": 0, "level": 5}))
def test_no_log_line_if_the_end_is_triggered_already(facts):
    t = walled_in()
    t.given(**facts)

    t.end_turn("purple")

    t.then(**facts)
    assert NO_FURTHER_LEVEL not in event_keys(t)


@rule("OM-END-17")
def test_the_missions_that_are_open_stay_open():
    t = walled_in()
    t.given(missions={"mission_blueprints": 2}, display=["gym", "metal_deposit"], remaining=2)
    t.end_turn("purple")
    t.then(remaining=0)

    t.when("green", "action:obtain_blueprint", "card:metal_deposit", "done", "end")

    t.then(missions={"mission_blueprints": 1}, remaining=0)
    t.then("green", arriving=1)


# Missions in reach


@rule("OM-END-17")
@pytest.mark.parametrize("remaining", (1, 2, 3))
def test_the_game_goes_on_as_long_as_enough_missions_can_be_completed(remaining):
    t = walled_in()
    t.given(missions={"mission_blueprints": 2, "mission_scientists": 6}, display=["gym", "metal_deposit"])
    t.given(remaining=remaining)

    t.end_turn("purple")

    t.then(remaining=remaining if remaining <= 2 else 0)
    assert (NO_FURTHER_LEVEL in event_keys(t)) == (remaining == 3)


def blueprints_left(t, steps):
    t.given(missions={"mission_blueprints": steps}, display=["gym", "metal_deposit", "radar"])


def markers_left(t, steps):
    t.given(missions={"mission_blueprints": steps}, display=["gym", "metal_deposit", "radar", "library", "casino"])
    t.given("purple", markers=1)
    t.given("green", markers=2)


def research_left(t, steps):
    """Two tiles of a type that only purple lacks, and one of each of two others."""
    t.given(missions={"mission_research_tiles": steps})
    t.given(ground={HEX_NAMES[hex]: None for hex, tile in enumerate(t.state.ground) if tile})
    t.given(ground={"a1": "research_a1", "a2": "research_a2", "a3": "research_b1", "b1": "research_c2"})
    t.given("green", research=["a"])


def upgrades_left(t, steps):
    """A blueprint in hand and two on display, of three types that stand on the map."""
    t.given(missions={"mission_advanced_buildings": steps}, display=["gym", "metal_deposit"])
    t.given("purple", blueprints=["wind_turbines"])


def upgrades_of_a_type(t, steps):
    """Four blueprints for generators, of which there are three at last."""
    t.given(missions={"mission_advanced_buildings": steps}, buildings={"k3": "generator", "k5": "generator"})
    t.given(display=["automated_production", "wind_turbines", "radar", "builder_drone_ai600"])
    t.given(stacks={"generator": []})


def upgraded_before(t, steps):
    """Three more blueprints for generators, one of the three being upgraded already, and one for a shelter."""
    t.given(missions={"mission_advanced_buildings": steps}, buildings={"k3": "generator", "k5": "generator"})
    t.given("green", built={"radar": "k5"})
    t.given(display=["automated_production", "wind_turbines", "builder_drone_ai600", "gym"])
    t.given(stacks={"generator": []})


def bots_left(t, steps):
    """At level 2 purple may welcome two more ships, and green, who has one, another."""
    t.given(missions={"mission_bots": steps}, level=2, lss=dict.fromkeys(LIFE_SUPPORT[1:], 3))
    t.given("green", depot=[1, 2, 3, 4], hangar=1)


def discoveries_left(t, steps):
    t.given(missions={"mission_discovery_tiles": steps}, ground={"a1": "discovery_gain_water"})
    t.state.gone += t.state.discovery_stack
    t.state.discovery_stack = []


def techs_left(t, steps):
    """Everybody has the rover, and only one lacks the ship."""
    t.given(missions={"mission_techs": steps})
    t.given(grid={"top_1": "rover", "top_2": "ship", "middle_1": "upgrade", "bottom_1": "mine", "top_3": "ship"})
    t.given("purple", lab={"1a": "rover", "1b": "ship"})
    t.given("green", lab={"1a": "rover"})


def cubes_left(t, steps):
    """Mines can be built, with two tiles, and water extractors, for which green has the cube already."""
    t.given(
        missions={"mission_progress_cubes": steps}, stacks={"greenhouse": [], "oxygen_condenser": [], "mine": [1, 2]}
    )
    t.given("green", cubes=["water_extractor"])


def scientists_left(t, steps):
    t.given(
        missions={"mission_scientists": steps}, offers=["geologist", "contract_1", None, "biochemist", "hydrologist"]
    )


def contracts_left(t, steps):
    t.given(missions={"mission_contracts": steps})
    t.state.completed = [True] * 9 + [False] * 3


@rule("OM-END-17")
@pytest.mark.parametrize("steps", (3, 4))
@pytest.mark.parametrize(
    "left",
    [
        blueprints_left, markers_left, research_left, upgrades_left, upgrades_of_a_type, upgraded_before,
        bots_left, discoveries_left, techs_left, cubes_left, scientists_left, contracts_left,
    ],
)  # fmt: skip
def test_a_mission_is_in_reach_while_as_many_contributions_are_left_as_it_needs(left, steps):
    t = walled_in()
    t.given(remaining=1)
    left(t, steps)

    t.end_turn("purple")

    t.then(remaining=1 if steps == 3 else 0)


@rule("OM-END-17")
def test_a_mission_may_come_out_of_reach_later():
    t = walled_in()
    t.given(remaining=1, missions={"mission_blueprints": 1}, display=["gym"])
    t.end_turn("purple")
    t.then(remaining=1)
    t.given("green", markers=0)
    t.given("purple", markers=0)

    t.end_turn("green")

    t.then(remaining=0)


@rule("OM-END-17")
def test_against_lacerda_the_game_goes_on_until_he_has_completed_the_missions():
    t = walled_in(seats=("purple",))
    t.given("lacerda", stands=False)

    t.end_turn("purple")

    t.then(remaining=3, final=False)
    assert NO_FURTHER_LEVEL not in event_keys(t)
