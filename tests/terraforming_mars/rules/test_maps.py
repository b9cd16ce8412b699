"""Hellas and Elysium (TM-MAP), with their scenarios (TM-EXM)."""

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import COMPLETE, THREE, awards
from valles.games.registry import rulebook
from valles.games.terraforming_mars.rules.map import map_named
from valles.testing import table

POLE = "space:r9c3"


def hellas(**options):
    return table("terraforming_mars", map="hellas", **options)


def elysium(**options):
    return table("terraforming_mars", map="elysium", **options)


def figures(t, goal):
    """How far each seat is."""
    return [row[goal] for row in t.game.rules.figures(t.state)]


# General


@rule("TM-MAP-01")
def test_a_game_is_played_on_one_map_that_is_chosen_before():
    for name in ("tharsis", "hellas", "elysium"):
        game = valles.new("terraforming_mars", players=2, seed=1, map=name)
        assert game.public().map == name
        assert (game.state.seats[0].rating, game.state.temperature, game.state.oxygen) == (20, 0, 0)
    with pytest.raises(ValueError, match="map is tharsis or hellas or elysium or random, not 'phobos'"):
        valles.new("terraforming_mars", players=2, map="phobos")


@rule("TM-MAP-01")
def test_a_map_can_be_drawn_and_the_seed_decides():
    games = [valles.new("terraforming_mars", players=2, seed=seed, map="random") for seed in range(30)]
    assert {game.public().map for game in games} == {"tharsis", "hellas", "elysium"}
    for game in games[:5]:
        assert valles.replay(game.record()) == game
        assert game.setup["map"] == "random"


@rule("TM-MAP-02")
@pytest.mark.parametrize("t", [hellas(), elysium()], ids=["hellas", "elysium"])
def test_a_map_has_61_areas_and_9_oceans_on_12_areas(t):
    assert t.state.map.hexes.row_lengths == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert sum(t.state.map.is_ocean) == 12
    t.given(oceans=8)
    t.given("yellow", credits=40)
    t.when("yellow", "standard:aquifer", next(option for option in options_after(t, "standard:aquifer")))
    t.then(oceans=9)


def options_after(t, *choices):
    """The answers to what follows these choices of the first seat."""
    seat = t.game.seats[0]
    game = t.game.copy()
    game.play(seat, *choices)
    return game.legal(seat)


@rule("TM-MAP-03")
def test_each_map_has_milestones_and_awards_of_its_own():
    goals = [
        {*(one.id for one in map_named(name).milestones), *(one.id for one in map_named(name).awards)}
        for name in ("tharsis", "hellas", "elysium")
    ]
    assert [len(ids) for ids in goals] == [10, 10, 10]
    assert len(set.union(*goals)) == 30
    t = hellas()
    t.given("yellow", credits=8, production={"energy": 6}, tr=35)
    assert t.why_not("yellow", "milestone:terraformer") is not None
    t.when("yellow", "milestone:energizer")
    t.then("yellow", credits=0)


@rule("TM-MAP-04")
@pytest.mark.parametrize("t", [hellas(), elysium()], ids=["hellas", "elysium"])
def test_the_areas_beside_the_map_are_there(t):
    t.given("yellow", credits=60, hand=["ganymede_colony", "phobos_space_haven"], titanium=0)
    t.when("yellow", "play:ganymede_colony", "play:phobos_space_haven")
    assert t.tiles() == {"ganymede_colony": ("city", "yellow"), "phobos_space_haven": ("city", "yellow")}


@rule("TM-MAP-05")
@pytest.mark.parametrize("t", [hellas(), elysium()], ids=["hellas", "elysium"])
def test_no_area_is_reserved_for_noctis_city(t):
    t.given("yellow", credits=25)
    assert "space:r5c3" in options_after(t, "standard:city")


@rule("TM-MAP-06", "TM-EXM-11")
def test_noctis_city_is_placed_like_any_city_where_no_area_is_reserved():
    t = elysium()
    t.given(tiles={"r4c3": ("city", "blue")})
    t.given("yellow", credits=18, hand=["noctis_city"], production={"energy": 1})
    t.when("yellow", "play:noctis_city")
    assert t.why_not("yellow", "space:r5c3") == "why-next-to-city"
    t.when("yellow", "space:r5c1")
    t.then("yellow", plants=2, production={"energy": 0, "credits": 3})


@rule("TM-MAP-07", "TM-MAP-08", "TM-EXM-10")
def test_lava_flows_on_elysium_goes_to_one_of_four_volcanoes():
    volcanoes = ("r2c1", "r3c1", "r3c7", "r5c9")
    t = elysium()
    t.given("yellow", credits=36, hand=["lava_flows"])
    assert set(options_after(t, "play:lava_flows")) == {f"space:{name}" for name in volcanoes}
    drawn = t.game.copy()
    drawn.play("yellow", "play:lava_flows", "space:r3c7")
    assert len(drawn.state.seats[0].hand) == 3
    t.given(tiles={name: ("greenery", "blue") for name in volcanoes})
    assert t.why_not("yellow", "play:lava_flows") is not None


@rule("TM-MAP-07", "TM-MAP-09", "TM-MAP-10", "TM-EXM-09")
def test_lava_flows_on_hellas_goes_to_any_land_area():
    t = hellas()
    t.given(tiles={"r8c5": ("city", "blue")})
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.when("yellow", "play:lava_flows")
    assert t.why_not("yellow", "space:r7c1") == "why-ocean-area"
    t.when("yellow", "space:r8c4")
    t.then("yellow", heat=2)
    t.then(temperature=-26)


@rule("TM-MAP-10")
@pytest.mark.parametrize(("area", "heat"), [("r8c3", 2), ("r8c4", 2), ("r9c2", 2), ("r9c4", 2)])
def test_printed_heat_goes_to_the_stock(area, heat):
    t = hellas()
    t.given("yellow", plants=8)
    t.when("yellow", "convert:plants", f"space:{area}")
    t.then("yellow", heat=heat)


@rule("TM-MAP-10", "TM-MAP-13", "TM-EXM-07")
def test_an_ocean_in_the_crater_brings_heat_and_money():
    t = hellas()
    t.given("yellow", credits=36)
    t.when("yellow", "standard:aquifer", "space:r5c7")
    t.then("yellow", heat=3, credits=18, tr=21)
    t = hellas()
    t.given(tiles={"r5c7": "ocean"})
    t.given("yellow", credits=31)
    t.when("yellow", "standard:city", POLE, "space:r5c8")
    t.then("yellow", credits=2, tr=21)


@rule("TM-MAP-11")
def test_no_area_shows_two_metals():
    for name in ("hellas", "elysium"):
        stocks = map_named(name).bonus_stock
        assert not [stock for stock in stocks if stock[1] and stock[2]]
    t = elysium()
    t.given("yellow", credits=9, hand=["mining_rights"])
    t.when("yellow", "play:mining_rights", "space:r3c1")
    t.then("yellow", titanium=2, production={"titanium": 1, "steel": 0})


# The south pole


@rule("TM-MAP-12", "TM-MAP-13", "TM-MAP-14", "TM-EXM-01")
def test_the_south_pole_costs_6_and_brings_an_ocean():
    t = hellas()
    t.given(tiles={name: "ocean" for name in ("r1c1", "r2c1", "r3c1", "r4c1")})
    t.given("yellow", credits=31)
    t.when("yellow", "standard:city", POLE, "space:r7c1")
    t.then("yellow", credits=0, titanium=2, tr=21, production={"credits": 1})
    t.then(oceans=5)


@rule("TM-MAP-14", "TM-EXM-02")
def test_the_south_pole_is_not_offered_where_the_6_are_missing():
    t = hellas()
    t.given("yellow", credits=30)
    t.when("yellow", "standard:city")
    assert POLE not in t.legal("yellow") and "space:r9c1" in t.legal("yellow")
    assert t.why_not("yellow", POLE) == "why-too-expensive"


@rule("TM-MAP-15", "TM-EXM-03")
def test_what_the_tile_brings_counts_towards_the_6():
    t = hellas()
    t.given("yellow", corporation="tharsis_republic", credits=28)
    t.when("yellow", "standard:city", POLE, "space:r1c1")
    t.then("yellow", credits=0, tr=21, production={"credits": 2})
    t = hellas()
    t.given("yellow", credits=27, tableau=["rover_construction"])
    assert POLE not in options_after(t, "standard:city")
    t.given(tiles={"r8c3": ("greenery", "blue")})
    t.given("yellow", credits=29)
    assert POLE in options_after(t, "standard:city")


@rule("TM-MAP-14", "TM-MAP-15", "TM-EXM-34")
@pytest.mark.parametrize(
    ("corporation", "others", "credits"),
    [("credicor", [], 27), ("credicor", ["rover_construction"], 25), ("thorgate", ["standard_technology"], 28)],
)
def test_what_paying_for_a_project_brings_counts_towards_the_6(corporation, others, credits):
    for have, expected in ((credits - 1, False), (credits, True)):
        t = hellas()
        t.given("yellow", corporation=corporation, credits=have, tableau=others)
        assert (have >= 25 and POLE in options_after(t, "standard:city")) == expected
    t.when("yellow", "standard:city", POLE)
    t.then("yellow", credits=0)


@rule("TM-MAP-14", "TM-MAP-15")
@pytest.mark.parametrize(
    ("corporation", "others", "card", "credits"),
    [
        ("interplanetary_cinematics", [], "lava_flows", 22),
        ("thorgate", ["media_group"], "lava_flows", 21),
        ("vitor", [], "capital", 29),
        ("credicor", [], "capital", 28),
    ],
)
def test_what_playing_a_card_brings_counts_towards_the_6(corporation, others, card, credits):
    """The pole is the only land left, so the card itself depends on it."""
    here = map_named("hellas")
    for have, expected in ((credits - 1, False), (credits, True)):
        t = hellas(prelude=True)
        land = [name for space, name in enumerate(here.names[: here.areas]) if here.is_land[space]]
        t.given(tiles={name: ("nuclear_zone", "blue") for name in land})
        t.given(oceans=4)
        t.given("yellow", corporation=corporation, credits=have, hand=[card], tableau=others, production={"energy": 2})
        assert (t.why_not("yellow", f"play:{card}") is None) == expected
        if expected:
            t.when("yellow", f"play:{card}")
            assert t.game.pending[0].prompt.args["tile"].key == "tile-ocean"
            assert t.seat("yellow").credits == 0


@rule("TM-MAP-15")
def test_the_new_ocean_may_bring_what_is_missing_of_the_6():
    t = hellas()
    t.given(tiles=dict.fromkeys(("r5c6", "r6c6", "r1c1", "r3c1"), "ocean"))
    t.given("yellow", credits=26)
    assert POLE not in options_after(t, "standard:city")
    t.given("yellow", credits=27)
    t.when("yellow", "standard:city", POLE)
    assert t.legal("yellow") == ["space:r2c1", "space:r5c7"]
    reason = t.game.why_not("yellow", "space:r7c1")
    assert (reason.key, reason.args["price"], reason.args["have"]) == ("why-too-expensive", 4, 0)
    t.when("yellow", "space:r5c7")
    t.then("yellow", credits=0, heat=3, tr=21)


@rule("TM-MAP-16")
def test_heat_that_is_money_pays_at_the_pole_and_metal_does_not():
    t = hellas()
    t.given("yellow", corporation="helion", credits=25, heat=6)
    t.when("yellow", "standard:city", "pay:heat:0", POLE)
    t.then("yellow", credits=0, heat=0)
    t = hellas()
    t.given("yellow", credits=25, steel=9, titanium=9)
    assert POLE not in options_after(t, "standard:city")


@rule("TM-MAP-17", "TM-EXM-04")
def test_the_6_are_paid_without_an_ocean_left():
    t = hellas()
    t.given(oceans=9, oxygen=5, tiles={"r9c2": ("greenery", "yellow")})
    t.given("yellow", plants=8, credits=6)
    t.when("yellow", "convert:plants", POLE)
    t.then("yellow", credits=0, plants=0, tr=21)
    t.then(oxygen=6, oceans=9)


@rule("TM-MAP-18", "TM-EXM-06")
def test_a_claim_on_the_pole_is_free_and_the_tile_is_not():
    t = hellas()
    t.given("yellow", credits=1, hand=["land_claim"])
    t.when("yellow", "play:land_claim", POLE)
    t.then("yellow", credits=0)
    t.given("yellow", credits=31)
    t.given("blue", credits=31)
    blue = t.game.copy()
    blue.play("yellow", "end")
    blue.play("blue", "standard:city")
    assert POLE not in blue.legal("blue")
    t.when("yellow", "standard:city", POLE, "space:r1c1")
    t.then("yellow", credits=0)


@rule("TM-MAP-19", "TM-EXM-05")
def test_for_who_cannot_pay_the_pole_is_not_there():
    def beside_the_pole(credits):
        t = hellas()
        t.given(tiles={"r9c2": ("greenery", "yellow"), **dict.fromkeys(("r8c2", "r8c3", "r9c1"), ("greenery", "blue"))})
        t.given("yellow", plants=8, credits=credits)
        return options_after(t, "convert:plants")

    assert POLE not in beside_the_pole(5)
    assert {"space:r9c5", "space:r6c1"} <= set(beside_the_pole(5))
    assert not [option for option in beside_the_pole(6) if option.startswith("space:") and not in_crater(option)]


def in_crater(option):
    """Whether it answers the question after the pole was taken as the only area: where the ocean goes."""
    here = map_named("hellas")
    return here.is_ocean[here.names.index(option.removeprefix("space:"))]


@rule("TM-MAP-19")
def test_what_needs_the_pole_as_the_last_area_needs_its_price_too():
    here = map_named("hellas")
    t = hellas()
    land = [name for space, name in enumerate(here.names[: here.areas]) if here.is_land[space]]
    t.given(tiles={name: ("greenery", "blue") for name in land})
    t.given("yellow", credits=28)
    assert t.why_not("yellow", "standard:greenery") is not None
    t.given("yellow", credits=29)
    assert t.why_not("yellow", "standard:greenery") is None


@rule("TM-MAP-20", "TM-EXM-08")
def test_artificial_lake_on_the_pole_brings_a_second_ocean():
    t = hellas()
    t.given(temperature=-6, tiles={name: "ocean" for name in ("r1c1", "r2c1", "r3c1")})
    t.given("yellow", credits=21, hand=["artificial_lake"])
    t.when("yellow", "play:artificial_lake", POLE, "space:r7c1")
    t.then("yellow", credits=0, tr=22, titanium=2)
    t.then(oceans=5)


@rule("TM-MAP-21")
def test_the_pole_costs_6_at_the_end_too():
    for credits, expected in ((5, False), (6, True)):
        t = hellas()
        t.given(**COMPLETE)
        t.given("yellow", plants=8, credits=credits, tr=0)
        t.given(tiles={"r9c2": ("greenery", "yellow")})
        t.when("yellow", "pass")
        t.when("blue", "pass")
        assert (POLE in options_after(t, "convert:plants")) == expected


@rule("TM-MAP-22")
def test_a_neutral_tile_on_the_pole_costs_and_brings_nothing():
    on_pole = 0
    for seed in range(400):
        game = valles.new("terraforming_mars", players=1, seed=seed, map="hellas")
        if game.state.tile[game.state.map.names.index("r9c3")]:
            on_pole += 1
            assert game.state.oceans == 0
    assert on_pole


# Milestones


@rule("TM-MAP-23")
def test_diversifier_counts_different_tags_but_not_that_of_events():
    cards = ["mine", "io_mining_industries", "acquired_company", "bushes", "decomposers", "solar_power", "birds"]
    t = hellas()
    t.given("yellow", credits=8, tableau=cards, events=["asteroid"])
    tags = {tag for tag, count in enumerate(t.state.seats[0].tags) if count}
    assert figures(t, "milestone-diversifier")[0] == len(tags - {10})


@rule("TM-MAP-24", "TM-EXM-14")
def test_tactician_counts_green_and_blue_cards_with_requirements():
    t = hellas()
    t.given("yellow", credits=8, tableau=["algae", "bushes", "lichen", "ants"], events=["ice_cap_melting"])
    assert t.why_not("yellow", "milestone:tactician") == "why-goal-not-reached"
    t.given("yellow", tableau=["capital", "mine"])
    assert figures(t, "milestone-tactician")[0] == 5
    t.when("yellow", "milestone:tactician")


@rule("TM-MAP-25", "TM-MAP-44", "TM-EXM-15")
def test_polar_explorer_counts_own_tiles_in_the_two_bottom_rows():
    t = hellas()
    t.given("yellow", credits=8)
    t.given(tiles={"r8c1": ("greenery", "yellow"), "r9c1": ("city", "yellow"), "r7c2": ("greenery", "yellow")})
    t.given(tiles={"r8c2": "ocean", "r9c4": ("claim", "yellow"), "ganymede_colony": ("city", "yellow")})
    assert t.why_not("yellow", "milestone:polar_explorer") == "why-goal-not-reached"
    t.given(tiles={"r9c5": ("greenery", "yellow")})
    t.when("yellow", "milestone:polar_explorer")


@rule("TM-MAP-26")
def test_energizer_asks_for_an_energy_production_of_6():
    t = hellas()
    t.given("yellow", credits=19, production={"energy": 5})
    assert t.why_not("yellow", "milestone:energizer") == "why-goal-not-reached"
    t.when("yellow", "standard:power_plant", "milestone:energizer")


@rule("TM-MAP-27")
def test_rim_settler_asks_for_three_jovian_tags_in_every_edition():
    for edition in ("de", "pl"):
        t = hellas(edition=edition)
        t.given(
            "yellow", credits=8, tableau=["io_mining_industries", "methane_from_titan"], corporation="saturn_systems"
        )
        t.when("yellow", "milestone:rim_settler")
        t = hellas(edition=edition)
        t.given("yellow", credits=8, tableau=["io_mining_industries"], corporation="saturn_systems")
        assert t.why_not("yellow", "milestone:rim_settler") == "why-goal-not-reached"


@rule("TM-MAP-28", "TM-MAP-29", "TM-EXM-18")
@pytest.mark.parametrize(("corporate_era", "start"), [(True, 0), (False, 1)])
def test_generalist_asks_for_six_productions_above_the_start(corporate_era, start):
    made = dict.fromkeys(("credits", "steel", "titanium", "plants", "energy", "heat"), start + 1)
    t = elysium(corporate_era=corporate_era)
    t.given("yellow", credits=8, production={**made, "heat": start})
    assert t.why_not("yellow", "milestone:generalist") == "why-goal-not-reached"
    t.given("yellow", production={"heat": start + 1, "credits": -2})
    assert t.why_not("yellow", "milestone:generalist") == "why-goal-not-reached"
    t.given("yellow", production={"credits": start + 1})
    t.when("yellow", "milestone:generalist")


@rule("TM-MAP-30", "TM-EXM-19")
def test_specialist_asks_for_10_in_one_production_without_the_rating():
    t = elysium()
    t.given("yellow", credits=8, tr=40, production={"credits": 9, "steel": 5})
    assert t.why_not("yellow", "milestone:specialist") == "why-goal-not-reached"
    t.given("yellow", production={"heat": 10})
    t.when("yellow", "milestone:specialist")


@rule("TM-MAP-31")
def test_ecologist_adds_up_plant_microbe_and_animal_tags():
    t = elysium()
    t.given("yellow", credits=8, tableau=["bushes", "decomposers", "birds"], events=["imported_nitrogen"])
    assert figures(t, "milestone-ecologist")[0] == 3
    assert t.why_not("yellow", "milestone:ecologist") == "why-goal-not-reached"
    t.given("yellow", tableau=["algae"])
    t.when("yellow", "milestone:ecologist")


@rule("TM-MAP-32")
def test_tycoon_counts_green_and_blue_cards():
    green = [card.id for card in rulebook("terraforming_mars").cards() if card.kind == 0]
    t = elysium()
    t.given("yellow", credits=8, tableau=[*green[:13], "birds"], events=["asteroid", "comet"])
    assert t.why_not("yellow", "milestone:tycoon") == "why-goal-not-reached"
    t.given("yellow", tableau=["fish"])
    t.when("yellow", "milestone:tycoon")


@rule("TM-MAP-33", "TM-EXM-22")
def test_legend_counts_events_played():
    t = elysium()
    events = ["asteroid", "comet", "big_asteroid", "deimos_down"]
    t.given("yellow", credits=12, events=events, hand=["mining_expedition"])
    t.given("yellow", credits=20)
    assert t.why_not("yellow", "milestone:legend") == "why-goal-not-reached"
    t.when("yellow", "play:mining_expedition", "milestone:legend")
    t.then("yellow", credits=0)


# Awards


def funded(t, award):
    t.given(awards={award: "yellow"})
    return awards(t)


@rule("TM-MAP-34", "TM-EXM-23")
def test_cultivator_counts_greeneries():
    t = hellas(seats=THREE)
    for seat, row, count in (("yellow", 1, 3), ("blue", 2, 3), ("pink", 6, 2)):
        t.given(tiles={f"r{row}c{2 + n}": ("greenery", seat) for n in range(count)})
    t.given(tiles={"r8c1": ("greenery", "yellow"), "r8c2": ("greenery", "blue"), "r8c6": ("city", "pink")})
    assert funded(t, "cultivator") == [5, 5, 0]


@rule("TM-MAP-35")
def test_magnate_counts_green_cards():
    t = hellas(seats=THREE)
    t.given("yellow", tableau=["mine", "sponsors", "birds", "fish"])
    t.given("blue", tableau=["algae", "bushes", "grass"])
    t.given("pink", tableau=["lichen"], events=["asteroid", "comet", "big_asteroid"])
    assert funded(t, "magnate") == [2, 5, 0]


@rule("TM-MAP-36")
def test_space_baron_counts_space_tags_but_not_those_of_events():
    t = hellas(seats=THREE)
    t.given("yellow", tableau=["io_mining_industries", "methane_from_titan"], events=["asteroid"])
    t.given("blue", tableau=["satellites", "giant_space_mirror", "solar_wind_power"])
    t.given("pink", tableau=["mine"], events=["comet", "big_asteroid", "deimos_down", "towing_a_comet"])
    assert funded(t, "space_baron") == [2, 5, 0]


@rule("TM-MAP-37", "TM-EXM-26", "TM-EXM-33")
def test_excentric_counts_resources_on_cards():
    t = hellas(seats=THREE)
    assert funded(t, "excentric") == [5, 5, 5]
    t.given("yellow", tableau=["livestock", "olympus_conference"], on={"livestock": 3, "olympus_conference": 2})
    t.given("blue", tableau=["security_fleet"], on={"security_fleet": 6})
    assert awards(t) == [2, 5, 0]


@rule("TM-MAP-38", "TM-EXM-27")
def test_contractor_counts_building_tags():
    t = hellas()
    t.given("yellow", tableau=["mine", "peroxide_power"])
    t.given("blue", tableau=["food_factory", "carbonate_processing"])
    assert funded(t, "contractor") == [5, 5]
    t.given("blue", tableau=["deep_well_heating"])
    assert awards(t) == [0, 5]


@rule("TM-MAP-39", "TM-EXM-28")
def test_celebrity_counts_cards_with_a_printed_cost_of_20():
    t = elysium(seats=THREE)
    t.given("yellow", tableau=["asteroid_mining", "capital"])
    t.given("blue", tableau=["security_fleet", "open_city"], events=["deimos_down"])
    t.given("pink", tableau=["mine"])
    assert figures(t, "award-celebrity") == [2, 1, 0]
    assert funded(t, "celebrity") == [5, 2, 0]


@rule("TM-MAP-40", "TM-EXM-29")
def test_industrialist_counts_steel_and_energy():
    t = elysium(seats=THREE)
    t.given("yellow", steel=4, energy=3)
    t.given("blue", steel=3, energy=4)
    t.given("pink", steel=2, titanium=9)
    assert funded(t, "industrialist") == [5, 5, 0]


@rule("TM-MAP-41", "TM-MAP-44", "TM-EXM-30")
def test_desert_settler_counts_own_tiles_in_the_four_bottom_rows():
    t = elysium(seats=THREE)
    t.given(tiles={name: ("greenery", "yellow") for name in ("r6c1", "r7c4", "r9c5")})
    t.given(tiles={"r6c3": ("greenery", "blue"), "r5c9": ("greenery", "blue"), "phobos_space_haven": ("city", "blue")})
    t.given(tiles={"r8c1": ("greenery", "pink"), "r8c3": ("greenery", "pink")})
    assert funded(t, "desert_settler") == [5, 0, 2]


@rule("TM-MAP-42", "TM-MAP-44", "TM-EXM-31")
def test_estate_dealer_counts_own_tiles_beside_oceans_once_each():
    t = elysium(seats=THREE)
    t.given(tiles={"r4c4": "ocean", "r5c4": "ocean"})
    t.given(tiles={"r4c3": ("greenery", "yellow"), "r3c3": ("greenery", "yellow"), "r5c5": ("greenery", "blue")})
    t.given(tiles={"r5c3": ("greenery", "pink"), "r6c2": ("greenery", "pink"), "ganymede_colony": ("city", "pink")})
    assert figures(t, "award-estate_dealer") == [2, 1, 1]
    assert funded(t, "estate_dealer") == [5, 2, 2]


@rule("TM-MAP-43", "TM-EXM-32")
def test_benefactor_counts_the_rating_alone():
    t = elysium(seats=THREE)
    t.given("yellow", tr=40)
    t.given("blue", tr=38)
    t.given("pink", tr=38)
    t.given(milestones={"tycoon": "pink", "legend": "blue"})
    assert funded(t, "benefactor") == [5, 2, 2]
