"""The solo game (TM-SOLO)."""

import json

import pytest

import valles
from tests.support.ledger import ROOT, rule
from tests.terraforming_mars.rules import CORPORATIONS, keep, names, next_generation, open_prompt, opened, started
from valles.games.terraforming_mars.rules.setup import place_neutral_tiles
from valles.testing import table

HEXES = json.loads((ROOT / "tests/facts/terraforming_mars/tharsis_board.json").read_text(encoding="utf-8"))["hexes"]
LAND = [hex["id"] for hex in HEXES if hex["kind"] == "land" and not hex["reserved_for"]]
PLACE = {hex["id"]: tuple(hex["axial"]) for hex in HEXES}
AT = {place: space for space, place in PLACE.items()}
CLOCKWISE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From the upper left."""


def solo(**options):
    """A solo table without its neutral tiles."""
    t = table("terraforming_mars", seats=("yellow",), **options)
    t.state.tile = [0] * len(t.state.tile)
    t.state.owner = [0] * len(t.state.owner)
    return t


def neutral_tiles(*cards, edition="de"):
    """The tiles that these four cards on top of the deck bring."""
    t = solo(edition=edition)
    t.given(deck_top=cards)
    place_neutral_tiles(t.state)
    return t.tiles()


def spaces(tiles, kind):
    return [space for space, tile in tiles.items() if tile == (kind, "neutral")]


def around(space):
    q, r = PLACE[space]
    return [AT[q + dq, r + dr] for dq, dr in CLOCKWISE if (q + dq, r + dr) in AT]


@rule("TM-SOLO-01")
def test_solo_is_played_with_corporate_era():
    game = valles.new("terraforming_mars", players=1, seed=1)
    everything = game.state.deck + game.state.discard + game.state.seats[0].offered
    assert sorted(everything) == list(range(1, 209))
    with pytest.raises(ValueError, match="Corporate Era"):
        valles.new("terraforming_mars", players=1, seed=1, corporate_era=False)


@rule("TM-SOLO-01")
def test_the_normal_rules_hold():
    t = solo()
    t.given("yellow", credits=25, production={"steel": 1})
    t.when("yellow", "standard:city", "space:r7c2")
    t.then("yellow", credits=0, production={"credits": 1})
    next_generation(t.game)
    t.then("yellow", credits=14 + 1, steel=1)
    t.then(generation=2, turn="yellow")


@rule("TM-SOLO-02")
@pytest.mark.parametrize("seed", range(5))
def test_two_neutral_cities_with_a_greenery_each_lie_there_before_cards_are_chosen(seed):
    game = valles.new("terraforming_mars", players=1, seed=seed)
    assert open_prompt(game, "yellow") == "ask-corporation"
    t = table("terraforming_mars", seats=("yellow",), seed=seed)
    assert t.state.tile == game.state.tile
    cities, greeneries = spaces(t.tiles(), "city"), spaces(t.tiles(), "greenery")
    assert (len(cities), len(greeneries), len(t.tiles())) == (2, 2, 4)
    one, other = cities
    assert any(first in around(one) and second in around(other) for first, second in (greeneries, reversed(greeneries)))


@rule("TM-SOLO-03")
def test_neutral_greeneries_raise_neither_oxygen_nor_rating():
    game = started({"yellow": "credicor"})
    assert game.state.oxygen == 0
    assert game.state.seats[0].rating == 14


@rule("TM-SOLO-03")
def test_neutral_tiles_do_not_belong_to_the_player():
    t = solo()
    t.given(tiles={"r3c3": ("city", "neutral"), "r3c4": ("greenery", "neutral"), "r7c2": ("city", "yellow")})
    assert t.score("yellow") == {
        "rating": 14, "awards": 0, "milestones": 0, "greeneries": 0, "cities": 0, "cards": 0, "total": 14,
    }  # fmt: skip
    t.given("yellow", credits=23)
    t.when("yellow", "standard:greenery")
    assert sorted(t.legal("yellow")) == sorted(f"space:{space}" for space in around("r7c2"))


@rule("TM-SOLO-04")
def test_the_costs_of_the_top_four_cards_give_city_city_greenery_greenery():
    tiles = neutral_tiles("birds", "moss", "dust_seals", "micro_mills")
    assert tiles == {
        "r3c3": ("city", "neutral"),
        "r9c1": ("city", "neutral"),
        "r2c3": ("greenery", "neutral"),
        "r9c2": ("greenery", "neutral"),
    }


@rule("TM-SOLO-04")
def test_the_four_cards_are_discarded():
    game = valles.new("terraforming_mars", players=1, seed=3)
    assert len(game.state.discard) == 4
    assert len(game.state.deck) == 208 - 4 - 10


@rule("TM-SOLO-05", "TM-SOLO-08")
@pytest.mark.parametrize(
    ("card", "space"),
    (
        ("fueled_generators", "r1c1"),
        ("dust_seals", "r1c3"),
        ("micro_mills", "r2c1"),
        ("rover_construction", "r3c1"),
        ("ice_asteroid", "r5c2"),
        ("domed_crater", "r5c7"),
        ("methane_from_titan", "r6c2"),
        ("io_mining_industries", "r8c3"),
    ),
)
def test_city_one_is_counted_from_the_top_left_over_areas_where_cities_may_be(card, space):
    """Costs 1, 2, 3, 8, 23, 24, 28, 41: ocean areas and Noctis are not counted."""
    assert spaces(neutral_tiles(card, "virus", "moss", "mine"), "city") == [space, "r9c4"]


@rule("TM-SOLO-06", "TM-SOLO-08")
@pytest.mark.parametrize(
    ("card", "space"),
    (
        ("fueled_generators", "r9c4"),
        ("moss", "r9c1"),
        ("rad_chem_factory", "r8c3"),
        ("ice_asteroid", "r5c9"),
        ("capital", "r5c2"),
    ),
)
def test_city_two_is_counted_backwards_from_the_bottom_right(card, space):
    """Costs 1, 4, 8, 23, 26: ocean areas and Noctis are not counted."""
    assert spaces(neutral_tiles("virus", card, "mine", "power_plant"), "city") == ["r1c1", space]


@rule("TM-SOLO-06", "TM-SOLO-08")
@pytest.mark.parametrize(("card", "space"), (("dust_seals", "r9c1"), ("decomposers", "r8c1")))
def test_city_two_does_not_count_areas_next_to_city_one(card, space):
    """City 1 on r8c3: r9c3, r9c2, r8c4, r8c3 and r8c2 are skipped."""
    assert set(spaces(neutral_tiles("io_mining_industries", card, "mine", "moss"), "city")) == {"r8c3", space}


RING = ("r2c2", "r2c3", "r3c4", "r4c4", "r4c3", "r3c2")
"""The areas round r3c3, clockwise from the upper left; all are allowed."""


@rule("TM-SOLO-07", "TM-SOLO-09")
@pytest.mark.parametrize("edition", ("de", "it", "nl"))
@pytest.mark.parametrize(
    ("card", "step"),
    (("fueled_generators", 1), ("dust_seals", 2), ("micro_mills", 3), ("mine", 4), ("decomposers", 5), ("heather", 6),
     ("lichen", 1), ("rover_construction", 2), ("trees", 1)),
)  # fmt: skip
def test_greenery_is_counted_clockwise_from_the_upper_left_and_starts_over(edition, card, step):
    tiles = neutral_tiles("birds", "virus", card, "moss", edition=edition)
    assert spaces(tiles, "greenery")[0] == RING[step - 1]


@rule("TM-SOLO-07")
@pytest.mark.parametrize(
    ("card", "step"), (("fueled_generators", 2), ("mine", 5), ("heather", 1), ("rover_construction", 3))
)
def test_in_the_polish_edition_greenery_goes_one_area_further(card, step):
    tiles = neutral_tiles("birds", "virus", card, "moss", edition="pl")
    assert spaces(tiles, "greenery")[0] == RING[step - 1]


@rule("TM-SOLO-07")
def test_the_fourth_card_counts_round_city_two():
    """City 2 on r7c4; its ring is r6c4, r6c5, r7c5, r8c4, r8c3, r7c3."""
    tiles = neutral_tiles("virus", "asteroid", "mine", "micro_mills")
    assert spaces(tiles, "city") == ["r1c1", "r7c4"]
    assert spaces(tiles, "greenery")[1] == "r7c5"


@rule("TM-SOLO-07")
@pytest.mark.parametrize("edition", ("de", "pl", "it", "nl"))
def test_only_the_greeneries_depend_on_the_edition(edition):
    tiles = neutral_tiles("birds", "moss", "dust_seals", "micro_mills", edition=edition)
    assert spaces(tiles, "city") == ["r3c3", "r9c1"]


@rule("TM-SOLO-08")
@pytest.mark.parametrize(
    ("city", "cost", "space"),
    (
        ("virus", "fueled_generators", "r2c2"),
        ("virus", "dust_seals", "r2c1"),
        ("virus", "micro_mills", "r2c2"),
        ("ice_asteroid", "dust_seals", "r4c2"),
        ("ice_asteroid", "micro_mills", "r6c2"),
        ("ice_asteroid", "decomposers", "r5c1"),
    ),
)
def test_greenery_skips_the_edge_oceans_and_reserved_areas(city, cost, space):
    """City 1 on r1c1 has r2c2 and r2c1 only; on r5c2 it has r4c1, r4c2, (Noctis), r6c2, r6c1, r5c1."""
    assert spaces(neutral_tiles(city, "moss", cost, "mine"), "greenery")[0] == space


@rule("TM-SOLO-08")
@pytest.mark.parametrize(("card", "space"), (("decomposers", "r4c5"), ("heather", "r2c4")))
def test_greenery_two_skips_occupied_areas(card, space):
    """Cities on r3c3 and r3c5, greenery 1 between them; round city 2 r2c4, r2c5, r3c6, r4c6, r4c5 are left."""
    tiles = neutral_tiles("birds", "soletta", "micro_mills", card)
    assert spaces(tiles, "city") == ["r3c3", "r3c5"]
    assert set(spaces(tiles, "greenery")) == {"r3c4", space}


@rule("TM-SOLO-21")
@pytest.mark.parametrize("edition", ("de", "pl", "it", "nl"))
def test_a_greenery_without_room_is_left_out(edition):
    """Cities on r5c7 and r5c9; greenery 1 takes r5c8, the only land beside city 2."""
    card = "dust_seals" if edition == "pl" else "micro_mills"
    assert neutral_tiles("domed_crater", "ice_asteroid", card, "moss", edition=edition) == {
        "r5c7": ("city", "neutral"),
        "r5c8": ("greenery", "neutral"),
        "r5c9": ("city", "neutral"),
    }


@rule("TM-SOLO-09")
@pytest.mark.parametrize("position", (0, 1, 2, 3))
def test_a_cost_of_nothing_counts_as_one(position):
    cards = ["birds", "moss", "trees"]
    zero = neutral_tiles(*cards[:position], "indentured_workers", *cards[position:])
    assert zero == neutral_tiles(*cards[:position], "virus", *cards[position:])


def expected_tiles(costs, edition):
    """The four spaces by the words of the ledger."""

    def at(allowed, cost):
        return allowed[(max(cost, 1) - 1) % len(allowed)]

    one = at(LAND, costs[0])
    two = at([space for space in reversed(LAND) if space != one and space not in around(one)], costs[1])
    tiles = {one: ("city", "neutral"), two: ("city", "neutral")}
    for city, cost in ((one, costs[2]), (two, costs[3])):
        allowed = [space for space in around(city) if space in LAND and space not in tiles]
        tiles[at(allowed, cost + 1 if edition == "pl" else cost)] = ("greenery", "neutral")
    return tiles


@rule("TM-SOLO-04", "TM-SOLO-05", "TM-SOLO-06", "TM-SOLO-07", "TM-SOLO-08")
@pytest.mark.parametrize("edition", ("de", "pl"))
@pytest.mark.parametrize("seed", range(20))
def test_a_new_game_has_the_tiles_of_its_first_four_cards(seed, edition):
    facts = json.loads((ROOT / "tests/facts/terraforming_mars/projects.json").read_text(encoding="utf-8"))
    cost = {card["id"]: card["cost"] for card in facts}
    t = table("terraforming_mars", seats=("yellow",), seed=seed, edition=edition)
    costs = [cost[card] for card in names(t.state.discard[:4])]
    assert t.tiles() == expected_tiles(costs, edition)


@rule("TM-SOLO-10")
def test_neutral_tiles_pay_no_placement_bonus():
    t = solo()
    t.given(deck_top=["virus", "moss", "dust_seals", "mine"])
    place_neutral_tiles(t.state)
    assert t.tiles()["r1c1"] == ("city", "neutral")
    t.then("yellow", credits=0, steel=0, titanium=0, plants=0, hand=[])


@rule("TM-SOLO-10")
def test_neutral_tiles_block_areas():
    t = solo()
    t.given(tiles={"r3c3": ("city", "neutral"), "r3c4": ("greenery", "neutral")})
    t.given("yellow", credits=48)
    t.when("yellow", "standard:city")
    assert t.why_not("yellow", "space:r3c3") == "why-occupied"
    assert t.why_not("yellow", "space:r3c4") == "why-occupied"
    assert t.why_not("yellow", "space:r2c2") == "why-next-to-city"
    assert t.why_not("yellow", "space:r3c5") is None


@rule("TM-SOLO-10")
def test_a_neutral_greenery_counts_for_a_city_of_the_player():
    t = solo()
    t.given(tiles={"r3c3": ("city", "neutral"), "r3c4": ("greenery", "neutral"), "r3c5": ("city", "yellow")})
    assert t.score("yellow")["cities"] == 1


@rule("TM-SOLO-11")
def test_tharsis_republic_gets_production_but_no_credits_for_the_neutral_cities():
    game = started({"yellow": "tharsis_republic"})
    yellow = game.state.seats[0]
    assert yellow.production == [2, 0, 0, 0, 0, 0]
    assert yellow.stock[0] == 40


@rule("TM-SOLO-11")
def test_no_other_corporation_gets_production_for_the_neutral_cities():
    assert started({"yellow": "credicor"}).state.seats[0].production == [0] * 6


@rule("TM-SOLO-12")
def test_start_at_fourteen_without_base_production():
    game = started({"yellow": "credicor"})
    assert game.state.seats[0].rating == 14
    assert game.state.seats[0].production == [0, 0, 0, 0, 0, 0]


@rule("TM-SOLO-13")
@pytest.mark.parametrize("option", ("milestone:terraformer", "milestone:planner", "award:banker", "award:miner"))
def test_there_are_no_milestones_and_no_awards(option):
    t = solo()
    t.given("yellow", credits=100, tr=40)
    assert option not in t.legal("yellow")
    assert t.why_not("yellow", option) == "why-not-in-solo"


@rule("TM-SOLO-14")
@pytest.mark.parametrize(
    ("options", "gain"),
    (
        (("play:asteroid", "target:neutral", "amount:3"), {"titanium": 2}),
        (("play:hired_raiders", "choose:1", "target:neutral", "amount:2"), {"steel": 2}),
        (("play:hired_raiders", "choose:2", "target:neutral", "amount:3"), {"credits": 3}),
        (("play:sabotage", "choose:1", "target:neutral", "amount:3"), {}),
        (("play:virus", "choose:2", "target:neutral", "amount:5"), {}),
    ),
    ids=lambda value: "-".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_resources_are_taken_from_the_neutral_opponent(options, gain):
    t = solo()
    card = options[0].removeprefix("play:")
    t.given("yellow", credits=14 if card == "asteroid" else 1, hand=[card])
    t.when("yellow", *options)
    t.then("yellow", **{"credits": 0, "steel": 0, "titanium": 0, "plants": 0} | gain)


@rule("TM-SOLO-14")
@pytest.mark.parametrize("card", ("predators", "ants"))
def test_resources_on_cards_are_taken_from_the_neutral_opponent(card):
    t = solo()
    t.given("yellow", tableau=[card])
    t.when("yellow", f"action:{card}")
    t.then("yellow", on={card: 1})


@rule("TM-SOLO-14")
@pytest.mark.parametrize(
    ("card", "credits", "before", "after"),
    (
        ("energy_tapping", 3, {}, {"energy": 1}),
        ("hackers", 3, {"energy": 1}, {"energy": 0, "credits": 2}),
        ("great_escarpment_consortium", 6, {"steel": 1}, {"steel": 2}),
        ("asteroid_mining_consortium", 13, {"titanium": 1}, {"titanium": 2}),
    ),
)
def test_productions_of_the_neutral_opponent_are_lowered(card, credits, before, after):
    t = solo()
    t.given("yellow", credits=credits, hand=[card], production=before)
    t.when("yellow", f"play:{card}", "target:neutral")
    t.then("yellow", credits=0, tableau=[card], production=after)


@rule("TM-SOLO-14", "TM-SOLO-15")
def test_only_an_owner_of_a_tile_beside_the_ocean_is_flooded():
    t = solo()
    t.given(tiles={"r2c5": ("city", "neutral")})
    t.given("yellow", credits=7, hand=["flooding"])
    t.when("yellow", "play:flooding", "space:r1c5")
    assert "target:neutral" in t.legal("yellow")
    t.when("yellow", "target:neutral", "amount:4")
    t.then("yellow", events=["flooding"], credits=0)
    dry = solo()
    dry.given("yellow", credits=7, hand=["flooding"])
    dry.when("yellow", "play:flooding", "space:r1c5")
    assert open_prompt(dry.game, "yellow") == "ask-second-action"


@rule("TM-SOLO-15")
def test_the_neutral_opponent_never_runs_short():
    t = solo()
    t.given("yellow", credits=20, hand=["hired_raiders", "sabotage", "asteroid", "virus"])
    t.when("yellow", "play:hired_raiders", "choose:2", "target:neutral")
    assert t.legal("yellow")[-1] == "amount:3"
    t.when("yellow", "amount:3")
    t.then("yellow", credits=20 - 1 + 3)
    t.when("yellow", "play:sabotage", "choose:3", "target:neutral")
    assert t.legal("yellow")[-1] == "amount:7"
    t.when("yellow", "amount:7")
    t.when("yellow", "play:asteroid", "target:neutral", "amount:3")
    t.when("yellow", "play:virus", "choose:2", "target:neutral")
    assert t.legal("yellow")[-1] == "amount:5"


@rule("TM-SOLO-15")
def test_productions_of_the_neutral_opponent_never_run_short():
    t = solo()
    t.given("yellow", credits=17, production={"energy": 1}, hand=["energy_tapping", "hackers", "cloud_seeding"])
    t.given(oceans=3)
    t.when("yellow", "play:energy_tapping", "target:neutral")
    t.then("yellow", production={"energy": 2})
    t.when("yellow", "play:hackers", "target:neutral")
    t.then("yellow", production={"energy": 1, "credits": 2})
    t.when("yellow", "play:cloud_seeding")
    t.then("yellow", production={"credits": 1, "heat": 0, "plants": 2}, credits=0)


@rule("TM-SOLO-15")
def test_the_solo_player_is_never_forced_to_lower_the_own_production():
    t = solo()
    t.given("yellow", credits=3, hand=["energy_tapping"], production={"energy": 1})
    t.when("yellow", "play:energy_tapping", "target:neutral")
    t.then("yellow", production={"energy": 2})


@rule("TM-SOLO-15")
def test_the_neutral_opponent_has_no_tags():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", credits=12, hand=["toll_station"])
    t.when("yellow", "play:toll_station")
    t.then("yellow", production={"credits": 0})


@rule("TM-SOLO-15")
def test_the_neutral_opponent_gets_no_further_tiles():
    t = table("terraforming_mars", seats=("yellow",))
    for _ in range(3):
        next_generation(t.game)
    assert len(t.tiles()) == 4


@rule("TM-SOLO-16")
def test_the_game_lasts_fourteen_generations():
    t = solo()
    for generation in range(1, 15):
        t.then(generation=generation)
        assert not t.game.over
        next_generation(t.game)
    assert t.game.over
    t.then(generation=14)


@rule("TM-SOLO-16")
def test_the_last_generation_ends_with_production():
    t = solo()
    t.given("yellow", production={"steel": 3})
    t.given(generation=14)
    t.when("yellow", "pass")
    assert t.game.over
    t.then("yellow", credits=14, steel=3, hand=[])


@rule("TM-SOLO-17")
def test_won_if_all_parameters_are_at_their_targets():
    t = solo()
    t.given(generation=14, oxygen=14, temperature=8, oceans=9)
    assert t.game.winners == ()
    t.when("yellow", "pass")
    assert t.game.over
    assert t.game.winners == ("yellow",)


@rule("TM-SOLO-17")
@pytest.mark.parametrize(("oxygen", "temperature", "oceans"), ((13, 8, 9), (14, 6, 9), (14, 8, 8)))
def test_lost_if_a_parameter_is_short_of_its_target(oxygen, temperature, oceans):
    t = solo()
    t.given(generation=14, oxygen=oxygen, temperature=temperature, oceans=oceans)
    t.when("yellow", "pass")
    assert t.game.over
    assert t.game.winners == ()


@rule("TM-SOLO-17")
def test_a_target_reached_in_generation_fourteen_wins():
    t = solo()
    t.given("yellow", credits=14)
    t.given(generation=14, oxygen=14, temperature=6, oceans=9)
    t.when("yellow", "standard:asteroid", "end")
    t.when("yellow", "pass")
    assert t.game.winners == ("yellow",)


@rule("TM-SOLO-18")
def test_after_generation_fourteen_greeneries_raise_no_oxygen():
    t = solo()
    t.given("yellow", plants=8, tr=30)
    t.given(generation=14, oxygen=10, temperature=8, oceans=9)
    t.when("yellow", "pass")
    assert not t.game.over
    t.when("yellow", "convert:plants", "space:r7c2")
    assert t.game.over
    t.then(oxygen=10, tiles={"r7c2": ("greenery", "yellow")})
    t.then("yellow", tr=30, plants=0)
    assert t.game.winners == ()


@rule("TM-SOLO-18")
def test_the_conversion_after_generation_fourteen_is_optional():
    t = solo()
    t.given("yellow", plants=8)
    t.given(generation=14)
    t.when("yellow", "pass")
    t.when("yellow", "end")
    assert t.game.over
    t.then("yellow", plants=8)


@rule("TM-SOLO-19")
@pytest.mark.parametrize("oxygen", (13, 14))
def test_points_are_counted_won_or_lost(oxygen):
    t = solo()
    t.given("yellow", tr=40, tableau=["colonizer_training_camp"], plants=8)
    t.given(generation=14, oxygen=oxygen, temperature=8, oceans=9, tiles={"r7c2": ("city", "yellow")})
    t.when("yellow", "pass")
    t.when("yellow", "convert:plants", "space:r7c3")
    assert t.game.over
    assert t.score("yellow") == {
        "rating": 40, "awards": 0, "milestones": 0, "greeneries": 1, "cities": 1, "cards": 2, "total": 44,
    }  # fmt: skip


@rule("TM-SOLO-20")
def test_two_corporations_and_ten_cards_at_three_each():
    game = opened({"yellow": "credicor"})
    yellow = game.state.seats[0]
    assert len(yellow.dealt) == 2
    assert set(names(yellow.dealt)) <= set(CORPORATIONS)
    assert len(yellow.offered) == 10
    keep(game, "yellow", "credicor", 6)
    yellow = game.state.seats[0]
    assert yellow.stock[0] == 57 - 18
    assert len(yellow.hand) == 6
    assert len(game.state.discard) == 4 + 4
