"""Examples of setup, first generations, solo and draft (TM-EX-03 to -15, -32, and derived edge cases)."""

import pytest

from tests.support.ledger import rule
from tests.terraforming_mars.rules import (
    NUMBERS,
    THREE,
    buy,
    keep,
    names,
    next_generation,
    open_prompt,
    opened,
    sell,
    started,
)
from valles.games.terraforming_mars.rules.setup import place_neutral_tiles
from valles.testing import table

P1, P2, P3 = THREE
CORPORATIONS = {P1: "phobolog", P2: "thorgate", P3: "tharsis_republic"}


def three_in_the_base_game():
    return opened(CORPORATIONS, corporate_era=False)


def as_in_the_book():
    """P1 has kept 5 cards, P2 all 10, P3 4."""
    game = three_in_the_base_game()
    keep(game, P3, "tharsis_republic", 4)
    keep(game, P1, "phobolog", 5)
    keep(game, P2, "thorgate", 10)
    return game


@rule("TM-EX-03")
def test_setup_for_three():
    game = three_in_the_base_game()
    for board in game.state.seats:
        assert board.production == [1, 1, 1, 1, 1, 1]
        assert board.rating == 20
        assert (len(board.offered), len(board.dealt)) == (10, 2)
    keep(game, P3, "tharsis_republic", 0)
    keep(game, P1, "phobolog", 0)
    assert not game.events
    keep(game, P2, "thorgate", 0)
    seats = [event.phrase.args["seat"].key for event in game.events if event.phrase.key == "log-corporation"]
    assert seats == ["seat-yellow", "seat-blue", "seat-pink"]


@rule("TM-EX-04")
def test_phobolog_start():
    game = three_in_the_base_game()
    ten = game.state.seats[0].offered[:]
    [other] = [number for number in game.state.seats[0].dealt if number != NUMBERS["phobolog"]]
    keep(game, P1, "phobolog", 5)
    keep(game, P2, "thorgate", 10)
    keep(game, P3, "tharsis_republic", 10)
    p1 = game.state.seats[0]
    assert p1.stock == [23 - 15, 0, 10, 0, 0, 0]
    assert p1.hand == ten[:5]
    assert sorted(game.state.discard) == ten[5:]
    assert set(game.view(P2).discard) == {0}
    assert not [board for board in game.state.seats if other in board.tableau + board.dealt]


@rule("TM-EX-05")
@pytest.mark.parametrize(("corporate_era", "energy"), ((False, 2), (True, 1)))
def test_thorgate_start(corporate_era, energy):
    game = opened(CORPORATIONS, corporate_era=corporate_era)
    keep(game, P1, "phobolog", 0)
    keep(game, P2, "thorgate", 10)
    keep(game, P3, "tharsis_republic", 0)
    p2 = game.state.seats[1]
    assert len(p2.hand) == 10
    assert p2.stock[0] == 48 - 30
    assert p2.production[4] == energy


@rule("TM-EX-06")
def test_tharsis_start():
    p3 = as_in_the_book().state.seats[2]
    assert len(p3.hand) == 4
    assert p3.stock[0] == 40 - 12


@rule("TM-EX-07")
@pytest.mark.parametrize(("space", "steel"), (("r7c2", 0), ("r1c1", 2)))
def test_tharsis_first_action(space, steel):
    game = as_in_the_book()
    assert game.state.seats[2].production[0] == 1
    game.play(P1, "pass")
    game.play(P2, "pass")
    assert all(option.startswith("space:") for option in game.legal(P3))
    game.play(P3, f"space:{space}")
    p3 = game.state.seats[2]
    assert p3.stock == [28 + 3, steel, 0, 0, 0, 0]
    assert p3.production == [2, 1, 1, 1, 1, 1]
    assert open_prompt(game, P3) == "ask-second-action"


@rule("TM-EX-08")
def test_tharsis_and_the_cities_of_others():
    t = table("terraforming_mars", seats=THREE, corporate_era=False)
    t.given(P3, corporation="tharsis_republic", production={"credits": 1})
    t.given(P1, credits=25)
    t.when(P1, "standard:city", "space:r7c2")
    t.then(P3, production={"credits": 2}, credits=0)


@rule("TM-EX-09")
def test_research():
    t = table("terraforming_mars", seats=THREE, corporate_era=False)
    t.given(P2, hand=["ants"])
    t.given(deck_top=["birds", "comet", "moss", "algae"])
    before = len(t.state.discard)
    t.pass_all()
    t.then(generation=2)
    assert sorted(t.seat(P2).offered) == ["algae", "birds", "comet", "moss"]
    buy(t.game, P2, 3)
    buy(t.game, P1, 4)
    buy(t.game, P3, 4)
    t.then(P2, credits=20 - 9, hand=["comet", "ants", "algae", "birds"])
    t.then(discards=before + 1)
    assert names(t.state.discard[before:]) == ["moss"]
    assert t.game.view(P1).discard[0] == 0


@rule("TM-EX-10")
def test_order_and_selling():
    t = table("terraforming_mars", seats=THREE, corporate_era=False)
    for seat, cards in ((P1, ["ants", "algae"]), (P2, ["birds", "comet"]), (P3, ["moss", "trees"])):
        t.given(seat, hand=cards)
    next_generation(t.game)
    t.then(generation=2, first=P2, turn=P2)
    t.when(P2, "standard:sell_patents", "yes", "no", "end")
    t.then(P2, credits=20 + 1, hand=["birds"], passed=False)
    t.then(turn=P3)
    sell(t, P3)
    t.when(P3, "end")
    t.then(turn=P1)
    sell(t, P1)
    t.when(P1, "end")
    t.then(turn=P2, generation=2)
    assert "pass" in t.legal(P2)


@rule("TM-EX-11")
def test_city_with_tharsis():
    t = table("terraforming_mars", seats=THREE, corporate_era=False)
    t.given(P3, corporation="tharsis_republic", credits=30, production={"credits": 2})
    t.given(generation=2, turn=P3)
    t.when(P3, "standard:city", "space:r1c1", "end")
    t.then(P3, credits=30 - 22, steel=2, production={"credits": 4}, passed=False)
    t.then(tiles={"r1c1": ("city", P3)}, turn=P1)
    t.when(P1, "pass")
    t.when(P2, "pass")
    t.then(turn=P3, generation=2)


def phobolog_with_asteroid_mining(**stock):
    t = table("terraforming_mars", seats=THREE, corporate_era=False)
    production = dict.fromkeys(("credits", "steel", "titanium", "plants", "energy", "heat"), 1)
    t.given(P1, corporation="phobolog", hand=["asteroid_mining", "solar_wind_power"], production=production, **stock)
    return t


@rule("TM-EX-12")
@pytest.mark.parametrize(("titanium", "credits"), ((8, 0), (7, 2)))
def test_asteroid_mining_with_titanium(titanium, credits):
    t = phobolog_with_asteroid_mining(titanium=10, credits=5)
    t.when(P1, "play:asteroid_mining", f"pay:titanium:{titanium}")
    t.then(P1, titanium=10 - titanium, credits=5 - credits, production={"titanium": 3}, tableau=["asteroid_mining"])


@rule("TM-EX-12")
def test_seven_titanium_alone_do_not_pay_for_asteroid_mining():
    t = phobolog_with_asteroid_mining(titanium=7, credits=1)
    assert t.why_not(P1, "play:asteroid_mining") == "why-too-expensive"
    t.given(P1, titanium=8, credits=1)
    t.when(P1, "play:asteroid_mining")
    t.then(P1, titanium=0, credits=1)


@rule("TM-EX-13")
def test_second_action():
    t = phobolog_with_asteroid_mining(titanium=11, credits=5)
    t.when(P1, "play:asteroid_mining", "pay:titanium:8")
    t.then(turn=P1)
    t.when(P1, "play:solar_wind_power", "pay:titanium:3")
    t.then(P1, credits=5, tableau=["asteroid_mining", "solar_wind_power"])
    t.then(turn=P2)


@rule("TM-EX-14")
def test_thorgate_discount():
    t = table("terraforming_mars", seats=THREE, corporate_era=False)
    t.given(P2, corporation="thorgate", credits=7, hand=["geothermal_power"])
    t.given(turn=P2)
    assert t.why_not(P2, "play:geothermal_power") == "why-too-expensive"
    t.given(P2, credits=10)
    t.when(P2, "play:geothermal_power")
    t.then(P2, credits=2, tableau=["geothermal_power"])


@rule("TM-EX-15")
def test_production():
    t = phobolog_with_asteroid_mining(titanium=8)
    t.when(P1, "play:asteroid_mining", "end")
    t.then(P1, credits=0, titanium=0, production={"titanium": 3})
    t.pass_all()
    t.then(P1, credits=21, titanium=3, steel=1, plants=1, energy=1, heat=1)


@rule("TM-EX-32")
def test_tharsis_solo():
    game = started({"yellow": "tharsis_republic"})
    assert game.state.seats[0].production == [2, 0, 0, 0, 0, 0]
    game.play("yellow", game.legal("yellow")[0])
    assert game.state.seats[0].production[0] == 3
    assert started({"yellow": "united_nations_mars_initiative"}).state.seats[0].production[0] == 0


@rule("TM-EXD-17")
def test_pass_and_the_rest():
    t = table("terraforming_mars", seats=THREE)
    t.given(P1, hand=["ants", "birds"])
    t.given(P3, hand=["moss", "trees", "algae", "mine"], production={"steel": 1})
    sell(t, P1)
    t.when(P1, "end")
    t.when(P2, "pass")
    sell(t, P3)
    t.when(P3, "end")
    t.then(turn=P1)
    t.when(P1, "pass")
    for _ in range(3):
        t.then(turn=P3, generation=1)
        sell(t, P3)
        t.when(P3, "end")
    t.then(turn=P3, generation=1)
    t.then(P3, steel=0)
    t.when(P3, "pass")
    t.then(P3, steel=1)
    t.then(generation=2)


@rule("TM-EXD-21")
@pytest.mark.parametrize(("generation", "receiver"), ((2, P2), (3, P3), (4, P2)))
def test_draft_direction(generation, receiver):
    t = table("terraforming_mars", seats=THREE, draft=True)
    t.given(generation=generation - 1)
    t.pass_all()
    passed = t.seat(P1).offered[1:]
    for seat in THREE:
        t.when(seat, f"card:{t.seat(seat).offered[0]}")
    assert t.seat(receiver).offered == passed


@rule("TM-EXD-22")
def test_deck_runs_out():
    t = table("terraforming_mars", seats=("yellow",))
    t.given(deck_top=["ants", "birds"], deck_size=2)
    t.given("yellow", hand=names(t.state.discard[30:]))
    thirty = names(t.state.discard)
    assert len(thirty) == 30
    t.pass_all()
    offered = set(t.seat("yellow").offered)
    assert len(offered) == 4
    assert {"ants", "birds"} < offered
    assert offered - {"ants", "birds"} < set(thirty)
    t.then(deck_size=28, discards=0)


@rule("TM-EXD-23")
@pytest.mark.parametrize(("edition", "greenery"), (("de", "r2c3"), ("it", "r2c3"), ("pl", "r3c4")))
def test_solo_greenery(edition, greenery):
    """City 1 on r3c3, whose six neighbours are all allowed; the third card costs 8."""
    t = table("terraforming_mars", seats=("yellow",), edition=edition)
    t.state.tile = [0] * len(t.state.tile)
    t.state.owner = [0] * len(t.state.owner)
    t.given(deck_top=["birds", "virus", "rover_construction", "moss"])
    place_neutral_tiles(t.state)
    t.then(tiles={"r3c3": ("city", "neutral"), greenery: ("greenery", "neutral")})


@rule("TM-EXD-24")
def test_solo_early_finish():
    t = table("terraforming_mars", seats=("yellow",))
    t.given(generation=11, oxygen=14, temperature=8, oceans=9)
    for generation in (12, 13, 14):
        next_generation(t.game)
        t.then(generation=generation, turn="yellow")
    t.when("yellow", "pass")
    assert t.game.over
    assert t.game.winners == ("yellow",)


@rule("TM-EXD-25")
def test_solo_steal():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", credits=1, hand=["hired_raiders"])
    t.when("yellow", "play:hired_raiders", "choose:2", "target:neutral", "amount:3")
    t.then("yellow", credits=3)


@rule("TM-EXD-26")
def test_solo_too_late():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", plants=8, tr=30)
    t.given(generation=14, oxygen=13, temperature=8, oceans=9)
    t.when("yellow", "pass")
    t.when("yellow", "convert:plants")
    t.when("yellow", t.legal("yellow")[0])
    t.then(oxygen=13)
    t.then("yellow", tr=30)
    assert t.score("yellow")["greeneries"] == 1
    assert t.game.over
    assert t.game.winners == ()
