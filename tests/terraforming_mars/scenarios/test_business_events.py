"""Events among people: business, crime, inventions, claims; and what becomes of an event's tags."""

import pytest

from tests.support.ledger import rule, scenario
from tests.terraforming_mars.scenarios.playing import next_generation, points, table


@rule("TM-PLAY-06", "TM-PLAY-29")
@scenario("interstellar_colony_ship")
def test_interstellar_colony_ship_needs_five_science_tags(t):
    t.given("yellow", credits=6, titanium=8, hand=["interstellar_colony_ship"], tableau=["research", "mars_university"])
    t.given("yellow", tableau=["lagrange_observatory"])
    t.given("blue", tableau=["medical_lab"])
    assert t.why_not("yellow", "play:interstellar_colony_ship") == "why-tags-missing"
    t.given("yellow", tableau=["physics_complex"])
    before = points(t)
    t.when("yellow", "play:interstellar_colony_ship", "pay:titanium:8")
    t.then("yellow", credits=6, titanium=0, tr=20, events=["interstellar_colony_ship"])
    assert points(t) == before + 4


@rule("TM-PLAY-45")
@scenario("invention_contest", "interstellar_colony_ship")
def test_the_tags_of_a_played_event_no_longer_count(t):
    t.given("yellow", credits=30, hand=["invention_contest", "interstellar_colony_ship"])
    t.given("yellow", tableau=["research", "mars_university", "lagrange_observatory"], events=["special_design"])
    t.given(deck_top=["mine", "comet", "birds"])
    t.when("yellow", "play:invention_contest", "first:1", "card:mine", "no")
    assert t.why_not("yellow", "play:interstellar_colony_ship") == "why-tags-missing"


@rule("TM-PLAY-45", "TM-EX-24")
@scenario("technology_demonstration", "bribed_committee", "virus")
@pytest.mark.parametrize(
    ("card", "watching", "price", "answers"),
    [
        ("technology_demonstration", "shuttles", 5 - 2, []),
        ("bribed_committee", "earth_office", 7 - 3, []),
        ("virus", "decomposers", 1, ["choose:2"]),
    ],
)
def test_the_tags_of_an_event_count_while_it_is_played(t, card, watching, price, answers):
    t.given("yellow", credits=10, hand=[card], tableau=[watching])
    t.when("yellow", f"play:{card}", *answers)
    t.then("yellow", credits=10 - price, on={watching: int(watching == "decomposers")})


@rule("TM-PLAY-30", "TM-PLAY-32")
@scenario("virus")
def test_virus_removes_animals_from_cards_of_one_player(t):
    t.given("yellow", credits=1, hand=["virus"], tableau=["predators"], on={"predators": 1})
    t.given("blue", plants=5, tableau=["fish", "birds", "small_animals"], on={"fish": 1, "birds": 2})
    t.when("yellow", "play:virus", "choose:1")
    assert sorted(t.legal("yellow")) == ["card:birds", "card:fish", "card:predators", "target:none"]
    t.when("yellow", "card:fish")
    assert sorted(t.legal("yellow")) == ["card:birds", "target:none"]
    t.when("yellow", "card:birds")
    t.then("yellow", credits=0, on={"predators": 1}, events=["virus"])
    t.then("blue", plants=5, on={"fish": 0, "birds": 1})
    assert "end" in t.legal("yellow")


@rule("TM-PLAY-31")
@scenario("virus")
def test_virus_removes_up_to_five_plants(t):
    t.given("yellow", credits=1, hand=["virus"])
    t.given("blue", plants=7)
    t.when("yellow", "play:virus", "choose:2", "target:blue")
    assert t.legal("yellow") == [f"amount:{n}" for n in range(1, 6)]
    t.when("yellow", "amount:5")
    t.then("yellow", credits=0, events=["virus"])
    t.then("blue", plants=2)


@scenario("virus")
def test_virus_spares_pets_and_protected_habitats():
    t = table("yellow", "blue", "pink")
    t.given("yellow", credits=1, hand=["virus"], tableau=["fish"], on={"fish": 1})
    t.given("blue", tableau=["pets"], on={"pets": 2})
    t.given("pink", tableau=["protected_habitats", "birds"], on={"birds": 2})
    t.when("yellow", "play:virus", "choose:1")
    assert sorted(t.legal("yellow")) == ["card:fish", "target:none"]
    assert t.why_not("yellow", "card:pets") == "why-protected"
    assert t.why_not("yellow", "card:birds") == "why-protected"
    t.when("yellow", "target:none")
    t.then("yellow", on={"fish": 1})


@rule("TM-PLAY-12")
@scenario("virus")
@pytest.mark.parametrize("way", ["choose:1", "choose:2"])
def test_virus_may_be_played_where_there_is_nothing_to_remove(t, way):
    t.given("yellow", credits=1, hand=["virus"])
    t.when("yellow", "play:virus", way)
    t.then("yellow", credits=0, events=["virus"])
    assert "end" in t.legal("yellow")


@rule("TM-SOLO-14")
@scenario("virus")
@pytest.mark.parametrize("answers", [["choose:1", "target:neutral"], ["choose:2", "target:neutral", "amount:5"]])
def test_virus_may_hit_the_neutral_opponent(answers):
    t = table("yellow")
    t.given("yellow", credits=1, plants=6, hand=["virus"], tableau=["birds"], on={"birds": 2})
    t.when("yellow", "play:virus", *answers)
    t.then("yellow", credits=0, plants=6, on={"birds": 2}, events=["virus"])


@scenario("mineral_deposit")
def test_mineral_deposit_brings_steel(t):
    t.given("yellow", credits=5, steel=1, hand=["mineral_deposit"])
    t.when("yellow", "play:mineral_deposit")
    t.then("yellow", credits=0, steel=6, events=["mineral_deposit"])


@rule("TM-PLAY-39")
@scenario("land_claim")
def test_land_claim_keeps_an_area_for_its_owner(t):
    t.given("yellow", credits=1 + 23, hand=["land_claim"])
    t.given("blue", credits=25)
    t.when("yellow", "play:land_claim", "space:r3c7")
    t.then("yellow", credits=23, steel=0, events=["land_claim"])
    t.then(claims={"r3c7": "yellow"}, tiles={})
    t.when("yellow", "end")
    t.when("blue", "standard:city")
    assert t.why_not("blue", "space:r3c7") == "why-claimed"
    t.when("blue", "space:r9c3", "end")
    t.when("yellow", "standard:greenery", "space:r3c7")
    t.then("yellow", steel=1)
    t.then(claims={}, tiles={"r3c7": ("greenery", "yellow")})


@scenario("land_claim")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("r1c5", "why-ocean-area"),
        ("r5c3", "why-reserved"),
        ("r3c3", "why-occupied"),
        ("r3c4", "why-claimed"),
        ("r3c5", "why-already-claimed"),
    ],
)
def test_land_claim_takes_only_free_land(t, space, reason):
    t.given("yellow", credits=1, hand=["land_claim"])
    t.given(tiles={"r3c3": ("city", "blue"), "r3c4": ("claim", "blue"), "r3c5": ("claim", "yellow")})
    t.when("yellow", "play:land_claim")
    assert t.why_not("yellow", f"space:{space}") == reason
    assert t.why_not("yellow", "space:r2c3") is None


@rule("TM-DECK-01")
@scenario("business_contacts", "invention_contest")
@pytest.mark.parametrize(
    ("card", "price", "deck", "taken"),
    [
        ("business_contacts", 7, ["mine", "comet", "birds", "ants"], ["ants", "birds"]),
        ("invention_contest", 2, ["mine", "comet", "birds"], ["mine"]),
    ],
)
def test_cards_are_looked_at_some_taken_and_the_others_discarded(t, card, price, deck, taken):
    t.given("yellow", credits=price, hand=[card])
    t.given(deck_top=[*deck, "sponsors"])
    size, discards = len(t.state.deck), len(t.state.discard)
    t.when("yellow", f"play:{card}")
    assert sorted(t.seat("yellow").offered) == sorted(deck)
    t.when("yellow", *[f"card:{name}" for name in taken])
    t.then("yellow", credits=0, hand=taken, offered=[], events=[card])
    t.then(deck_size=size - len(deck), discards=discards + len(deck) - len(taken))


@rule("TM-END-13")
@scenario("bribed_committee")
def test_bribed_committee_raises_the_rating_and_costs_points(t):
    t.given("yellow", credits=7, hand=["bribed_committee"])
    t.when("yellow", "play:bribed_committee")
    t.then("yellow", credits=0, tr=22, events=["bribed_committee"])
    assert points(t) == -2


@scenario("sabotage")
@pytest.mark.parametrize(
    ("way", "most", "left"),
    [("choose:1", 3, {"titanium": 2}), ("choose:2", 4, {"steel": 1}), ("choose:3", 7, {"credits": 1})],
)
def test_sabotage_removes_titanium_or_steel_or_money(t, way, most, left):
    t.given("yellow", credits=1, hand=["sabotage"])
    t.given("blue", credits=8, steel=5, titanium=5)
    t.when("yellow", "play:sabotage", way, "target:blue")
    assert t.legal("yellow") == [f"amount:{n}" for n in range(1, most + 1)]
    t.when("yellow", f"amount:{most}")
    t.then("yellow", credits=0, steel=0, titanium=0, events=["sabotage"])
    t.then("blue", **{"credits": 8, "steel": 5, "titanium": 5, **left})


@rule("TM-PLAY-30", "TM-PLAY-31")
@scenario("sabotage")
def test_sabotage_may_spare_everybody_or_hit_oneself(t):
    t.given("yellow", credits=1, steel=2, hand=["sabotage"])
    t.given("blue", steel=3)
    t.when("yellow", "play:sabotage", "choose:2")
    assert t.legal("yellow") == ["target:yellow", "target:blue", "target:none"]
    t.when("yellow", "target:none")
    t.then("yellow", steel=2)
    t.then("blue", steel=3)


@rule("TM-SOLO-14")
@scenario("sabotage")
def test_sabotage_may_hit_the_neutral_opponent():
    t = table("yellow")
    t.given("yellow", credits=1, steel=2, hand=["sabotage"])
    t.when("yellow", "play:sabotage", "choose:2", "target:neutral", "amount:4")
    t.then("yellow", credits=0, steel=2, events=["sabotage"])


@scenario("hired_raiders")
@pytest.mark.parametrize(
    ("way", "gained", "left"),
    [("choose:1", {"steel": 3}, {"steel": 1}), ("choose:2", {"credits": 3}, {"credits": 6})],
)
def test_hired_raiders_steal_steel_or_money(t, way, gained, left):
    t.given("yellow", credits=1, steel=1, hand=["hired_raiders"])
    t.given("blue", credits=9, steel=3)
    most = 9 - 6 if way == "choose:2" else 3 - 1
    t.when("yellow", "play:hired_raiders", way, "target:blue")
    assert t.legal("yellow") == [f"amount:{n}" for n in range(1, most + 1)]
    t.when("yellow", f"amount:{most}")
    t.then("yellow", **{"credits": 0, "steel": 1, **gained}, events=["hired_raiders"])
    t.then("blue", **{"credits": 9, "steel": 3, **left})


@scenario("hired_raiders")
def test_hired_raiders_receive_only_what_the_victim_has(t):
    t.given("yellow", credits=1, hand=["hired_raiders"])
    t.given("blue", credits=2)
    t.when("yellow", "play:hired_raiders", "choose:2", "target:blue")
    assert t.legal("yellow") == ["amount:1", "amount:2"]
    t.when("yellow", "amount:2")
    t.then("yellow", credits=2)
    t.then("blue", credits=0)


@rule("TM-EXD-25", "TM-SOLO-15")
@scenario("hired_raiders")
@pytest.mark.parametrize(
    ("answers", "stock"),
    [
        (["choose:1", "target:neutral", "amount:2"], {"steel": 2}),
        (["choose:2", "target:neutral", "amount:3"], {"credits": 3}),
    ],
)
def test_hired_raiders_get_the_full_amount_from_the_neutral_opponent(answers, stock):
    t = table("yellow")
    t.given("yellow", credits=1, hand=["hired_raiders"])
    t.when("yellow", "play:hired_raiders", *answers)
    t.then("yellow", **{"credits": 0, "steel": 0, **stock})


@rule("TM-SOLO-14")
@scenario("flooding")
def test_flooding_beside_a_neutral_tile_takes_nothing_from_the_player():
    t = table("yellow")
    t.given("yellow", credits=9, hand=["flooding"])
    t.given(tiles={"r6c5": ("city", "neutral")})
    t.when("yellow", "play:flooding", "space:r6c6", "target:neutral", "amount:4")
    t.then("yellow", credits=2, tr=15)


@rule("TM-PLAY-22")
@scenario("ceos_favorite_project")
def test_ceos_favorite_project_adds_to_a_card_that_has_resources(t):
    t.given("yellow", credits=1, hand=["ceos_favorite_project"])
    t.given("yellow", tableau=["security_fleet", "search_for_life", "birds", "ants"])
    t.given("yellow", on={"security_fleet": 1, "search_for_life": 1, "ants": 3})
    t.given("blue", tableau=["fish"], on={"fish": 1})
    t.when("yellow", "play:ceos_favorite_project")
    assert sorted(t.legal("yellow")) == ["card:ants", "card:search_for_life", "card:security_fleet"]
    t.when("yellow", "card:security_fleet")
    t.then("yellow", credits=0, on={"security_fleet": 2, "search_for_life": 1, "birds": 0, "ants": 3})
    t.then("yellow", events=["ceos_favorite_project"])


@rule("TM-PLAY-11")
@scenario("ceos_favorite_project")
def test_ceos_favorite_project_may_be_played_without_such_a_card(t):
    t.given("yellow", credits=1, hand=["ceos_favorite_project"], tableau=["birds"])
    t.when("yellow", "play:ceos_favorite_project")
    t.then("yellow", credits=0, on={"birds": 0}, events=["ceos_favorite_project"])


@rule("TM-PLAY-19", "TM-PAY-13")
@scenario("investment_loan")
def test_investment_loan_brings_money_for_production(t):
    t.given("yellow", credits=2, production={"credits": -4}, hand=["investment_loan"])
    assert t.why_not("yellow", "play:investment_loan") == "why-too-expensive"
    t.given("yellow", credits=3, production={"credits": -5})
    assert t.why_not("yellow", "play:investment_loan") == "why-production-too-low"
    t.given("yellow", production={"credits": -4})
    t.when("yellow", "play:investment_loan")
    t.then("yellow", credits=10, production={"credits": -5}, events=["investment_loan"])


@rule("TM-PLAY-21")
@scenario("local_heat_trapping")
@pytest.mark.parametrize(("way", "plants", "animals"), [("choose:1", 4, 0), ("choose:2", 0, 2)])
def test_local_heat_trapping_turns_heat_into_plants_or_animals(t, way, plants, animals):
    t.given("yellow", credits=1, heat=4, hand=["local_heat_trapping"], tableau=["birds"])
    assert t.why_not("yellow", "play:local_heat_trapping") == "why-stock-too-low"
    t.given("yellow", heat=6)
    t.when("yellow", "play:local_heat_trapping", way)
    t.then("yellow", credits=0, heat=1, plants=plants, on={"birds": animals}, events=["local_heat_trapping"])


@rule("TM-PAY-12")
@scenario("indentured_workers")
@pytest.mark.parametrize(("card", "price"), [("comet", 21 - 8), ("mine", 0)])
def test_indentured_workers_make_the_next_card_cheaper(t, card, price):
    t.given("yellow", credits=30, hand=["indentured_workers", card])
    t.when("yellow", "play:indentured_workers")
    t.then("yellow", credits=30, events=["indentured_workers"])
    t.when("yellow", f"play:{card}", *(["space:r1c5"] if card == "comet" else []))
    t.then("yellow", credits=30 - price)
    assert points(t) == -1


@scenario("indentured_workers")
def test_indentured_workers_help_the_very_next_card_only(t):
    t.given("yellow", credits=20, hand=["indentured_workers", "mineral_deposit", "release_of_inert_gases"])
    t.when("yellow", "play:indentured_workers", "play:mineral_deposit")
    t.then("yellow", credits=20)
    t.when("blue", "pass")
    t.when("yellow", "play:release_of_inert_gases")
    t.then("yellow", credits=20 - 14)


@rule("TM-STD-10")
@scenario("indentured_workers")
def test_indentured_workers_wait_through_a_standard_project_and_another_turn(t):
    t.given("yellow", credits=20, hand=["indentured_workers", "release_of_inert_gases"])
    t.when("yellow", "play:indentured_workers", "standard:power_plant")
    t.then("yellow", credits=20 - 11)
    t.when("blue", "pass")
    t.when("yellow", "play:release_of_inert_gases")
    t.then("yellow", credits=20 - 11 - (14 - 8))


@scenario("indentured_workers", "special_design")
@pytest.mark.parametrize(
    ("ploy", "card", "reason"),
    [
        ("indentured_workers", "release_of_inert_gases", "why-too-expensive"),
        ("special_design", "fish", "why-too-low"),
    ],
)
def test_help_for_the_next_card_ends_with_the_generation(t, ploy, card, reason):
    t.given("yellow", credits=4, hand=[ploy, card], production={"plants": 1})
    t.given(temperature=-2)
    t.when("yellow", f"play:{ploy}", "end")
    next_generation(t)
    t.when("blue", "pass")
    t.given("yellow", credits=13)
    assert t.why_not("yellow", f"play:{card}") == reason


@rule("TM-PAY-09")
@scenario("technology_demonstration")
def test_technology_demonstration_brings_two_cards(t):
    t.given("yellow", credits=5, titanium=1, hand=["technology_demonstration"])
    t.given(deck_top=["mine", "comet", "birds"])
    t.when("yellow", "play:technology_demonstration", "pay:titanium:1")
    t.then("yellow", credits=3, titanium=0, hand=["comet", "mine"], events=["technology_demonstration"])


@rule("TM-PLAY-14", "TM-PLAY-15")
@scenario("technology_demonstration")
@pytest.mark.parametrize(
    ("answers", "hand"),
    [
        (["first:1", "yes", "card:comet"], ["mine", "birds", "sponsors"]),
        (["first:mars_university", "yes"], ["comet", "mine", "birds"]),
    ],
)
def test_technology_demonstration_before_or_after_the_university_exchanges_a_card(t, answers, hand):
    t.given("yellow", credits=5, hand=["technology_demonstration", "sponsors"], tableau=["mars_university"])
    t.given(deck_top=["comet", "mine", "birds"])
    t.when("yellow", "play:technology_demonstration", *answers)
    assert sorted(t.seat("yellow").hand) == sorted(hand)
