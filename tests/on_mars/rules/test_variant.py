"""What can be chosen before a game: readings of the rulebook, parts of First Colonists, missions and shelters."""

import pytest

import valles
from tests.on_mars.rules.opening import decline, fresh, hexes, names, pending_prompt, seat
from tests.on_mars.solo import opened, seed_of_start
from tests.support.ledger import ROOT, rule
from valles.games.on_mars.rules.card import MISSION_CARDS
from valles.games.on_mars.rules.component import CONTRACT_COMPLETED
from valles.games.on_mars.rules.standin import SHELTER_STARTS
from valles.games.on_mars.rules.supply import contribute
from valles.games.on_mars.rules.variant import VARIANTS
from valles.testing import table

READINGS = ("miners", "shelter_tech", "lacerda_tiles", "components", "space_4_price", "contract_crystals")
FORMER = {name: VARIANTS[name].former for name in READINGS}
LENGTH = {card.id.removeprefix("mission_"): "long" if card.long else "short" for card in MISSION_CARDS}
FIRST_MISSIONS = ["mission_blueprints", "mission_scientists", "mission_research_tiles"]
RECORD = ROOT / "tests/on_mars/records/random_first_spaces.txt"
"""Made with version 1 of the rules."""


def starts(boards):
    return hexes([f"{q},{r}" for q, r in SHELTER_STARTS[boards]])


def shelters(game):
    return [seat(game, place).shelters[0] for place in range(len(game.state.seats))]


# Readings


@rule("OM-END-08", "OM-ORBIT-25", "OM-SOLO-13")
def test_the_rulebook_is_read_literally_unless_a_variant_changes_it():
    assert {name: VARIANTS[name].default for name in FORMER} == {
        "miners": "return", "shelter_tech": "any", "lacerda_tiles": "research",
        "components": "revised", "space_4_price": "either", "contract_crystals": "two",
    }  # fmt: skip
    usual = fresh().setup
    assert {name: usual[name] for name in FORMER} == {name: VARIANTS[name].default for name in FORMER}


@pytest.mark.parametrize("name", FORMER)
def test_a_setup_names_a_reading_only_if_a_record_without_it_would_mean_another(name):
    assert name not in fresh(**{name: FORMER[name]}).setup
    assert fresh(**{name: VARIANTS[name].default}).setup[name] == VARIANTS[name].default


def test_a_record_from_before_the_readings_could_be_chosen_means_the_former_ones():
    text = RECORD.read_text(encoding="utf-8")
    assert not any(name in text.splitlines()[0] for name in FORMER)
    state = valles.replay(text).state
    assert (state.miners_return, state.any_shelter_tech, state.research_first) == (False, False, False)
    assert (state.revised, state.either_price, state.two_for_contracts) == (False, False, False)


def test_a_new_record_keeps_its_readings():
    game = fresh(miners="stay")
    again = valles.replay(game.record())
    assert again.setup == game.setup
    assert (again.state.miners_return, again.state.any_shelter_tech, again.state.research_first) == (False, True, True)


@pytest.mark.parametrize("readings", [{}, FORMER])
def test_readings_are_saved_only_where_they_are_not_the_former_ones(readings):
    state = fresh(**readings).state
    saved = state.rules.save(state)
    fields = {"miners_return", "any_shelter_tech", "research_first", "revised", "either_price", "two_for_contracts"}
    assert len(fields & set(saved)) == (0 if readings else 6)
    loaded = state.rules.load(saved)
    assert state.rules.save(loaded) == saved


@rule("OM-SETUP-17")
@pytest.mark.parametrize(("components", "longs"), [("revised", 5), ("earlier", 4)])
def test_missions_of_discovery_tiles_are_long_unless_the_earlier_reading_is_chosen(components, longs):
    drawn = [set(names(fresh(seed=seed, length="long", components=components).state.missions)) for seed in range(60)]
    long = {f"mission_{id}" for id, length in LENGTH.items() if length == "long"}
    assert len(long) == 5
    if components == "earlier":
        long -= {"mission_discovery_tiles"}
    assert len(long) == longs
    assert {len(missions & long) for missions in drawn} == {2}


@rule("OM-ORBIT-20")
@pytest.mark.parametrize(("components", "space"), [("revised", "2b-3b"), ("earlier", "3a-4b")])
def test_bots_of_the_laboratory_are_at_3b_unless_the_earlier_reading_is_chosen(components, space):
    for development in ("2b-3b", "3a-4b"):
        t = table("on_mars", components=components)
        t.given("purple", lab={development[:2]: "mine"}, oxygen=1)
        t.when("purple", "action:research", f"develop:{development}")
        assert (pending_prompt(t.game)[1] == "om-ask-move-bots") == (development == space)


@rule("OM-MISSION-04")
@pytest.mark.parametrize(("reading", "crystals"), [("two", 2), ("one", 1)])
def test_the_crystals_of_the_contract_mission_are_a_reading(reading, crystals):
    t = table("on_mars", contract_crystals=reading)
    t.given(missions={"mission_contracts": 2})
    missions = {mission.card: mission.crystals for mission in t.game.public().missions}
    assert missions["mission_contracts"] == crystals
    contribute(t.state, 0, CONTRACT_COMPLETED)
    assert t.seat("purple").arriving == crystals


# First Colonists in parts


@rule("OM-FIRST-01", "OM-FIRST-02")
def test_the_missions_of_first_colonists_alone():
    game = fresh(first_missions=True)
    assert names(game.state.missions) == FIRST_MISSIONS
    assert pending_prompt(game)[1] == "om-ask-space"
    assert not any(board.first_card for board in game.state.seats)


@rule("OM-FIRST-01", "OM-FIRST-03")
def test_the_tiles_of_first_colonists_alone():
    for seed in range(5):
        game = fresh(first_tiles=True, seed=seed)
        decline(game)
        assert pending_prompt(game)[1] == "om-ask-shuttle"
        assert all(board.space not in (0, 1, 5) for board in game.state.seats)
        assert game.state.task_deck == []
    assert len({tuple(fresh(first_tiles=True, seed=seed).state.missions) for seed in range(5)}) > 1


@rule("OM-FIRST-01", "OM-FIRST-04")
def test_the_cards_of_first_colonists_alone():
    game = fresh(first_cards=True)
    assert all(board.first_card for board in game.state.seats)
    assert len(game.state.task_deck) == 8
    assert pending_prompt(game)[1] == "om-ask-space"


@rule("OM-FIRST-01")
def test_all_three_parts_are_the_variant():
    parts = fresh(first_missions=True, first_tiles=True, first_cards=True)
    assert parts == fresh(first_colonists=True)
    assert fresh(first_colonists=True, first_tiles=True).setup == fresh(first_colonists=True).setup


@rule("OM-SOLO-04")
def test_alone_the_own_starting_space_may_be_drawn():
    spaces = set()
    for seed in range(30):
        game = fresh(players=1, first_tiles=True, seed=seed)
        own, lacerda = game.state.seats
        assert own.space != lacerda.space
        spaces.add(own.space)
    assert spaces == {2, 3, 4, 6, 7, 8}


@rule("OM-SOLO-04")
def test_a_drawn_starting_space_brings_its_benefit():
    for seed in range(40):
        game = fresh(players=1, first_tiles=True, seed=seed)
        if game.state.seats[0].space == 8:
            assert pending_prompt(game) == ("purple", "om-ask-blueprint")
            return
    raise AssertionError("space 8 is never drawn")


# Missions


@rule("OM-SETUP-17")
def test_missions_may_be_picked_for_each_space():
    game = fresh(mission_a="bots", mission_b="contracts", mission_c="techs")
    assert names(game.state.missions) == ["mission_bots", "mission_contracts", "mission_techs"]


@rule("OM-SETUP-17")
@pytest.mark.parametrize(("length", "longs"), [("short", 1), ("long", 2)])
@pytest.mark.parametrize("picked", [{"mission_b": "contracts"}, {"mission_b": "bots"}])
def test_the_other_missions_are_drawn_so_that_the_length_is_kept(length, longs, picked):
    seen = set()
    for seed in range(12):
        state = fresh(length=length, seed=seed, **picked).state
        missions = [name.removeprefix("mission_") for name in names(state.missions)]
        assert missions[1] == picked["mission_b"]
        assert len(set(missions)) == 3
        assert [LENGTH[mission] for mission in missions].count("long") == longs
        seen.add(tuple(missions))
    assert len(seen) > 1


@rule("OM-SETUP-17")
def test_more_long_missions_may_be_picked_than_would_be_drawn():
    missions = names(fresh(mission_a="contracts", mission_c="research_tiles").state.missions)
    assert (missions[0], missions[2]) == ("mission_contracts", "mission_research_tiles")
    assert LENGTH[missions[1].removeprefix("mission_")] == "short"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"mission_a": "bots", "mission_c": "bots"},
            "mission_c=bots .* mission_a=bots: there is one of each kind",
        ),
        ({"mission_a": "bots", "first_missions": True}, "First Colonists has missions of its own"),
        ({"mission_a": "bots", "first_colonists": True}, "First Colonists has missions of its own"),
        ({"mission_b": "gardens"}, "mission_b is drawn or research_tiles or blueprints .*, not 'gardens'"),
        ({"miners": "dance"}, "miners is return or stay, not 'dance'"),
        ({"shelters": 2}, "shelters is by_seat or turned or drawn, not 2"),
        ({"first_tiles": "yes"}, "first_tiles is True or False, not 'yes'"),
    ],
)
def test_what_does_not_go_together_is_refused(options, message):
    with pytest.raises(ValueError, match=message):
        fresh(**options)


# Shelters


@rule("OM-SETUP-30")
@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_starting_shelters_go_by_seat_or_by_the_next_one(players):
    boards = max(2, players)
    assert shelters(fresh(players=players)) == starts(boards)
    assert shelters(fresh(players=players, shelters="turned")) == [*starts(boards)[1:], starts(boards)[0]]


@rule("OM-SETUP-30", "OM-SETUP-31")
def test_starting_shelters_may_be_drawn():
    layouts = {tuple(shelters(fresh(players=4, shelters="drawn", seed=seed))) for seed in range(20)}
    assert len(layouts) > 5
    assert all(sorted(places) == sorted(starts(4)) for places in layouts)
    game = fresh(players=2, shelters="turned")
    assert seat(game).bots == seat(game).shelters


@rule("OM-SETUP-30", "OM-SOLO-02")
def test_alone_either_shelter_may_be_picked():
    usual = opened(seed_of_start(6))
    turned = valles.new("on_mars", seats=("purple",), seed=seed_of_start(6), first="purple", shelters="turned")
    assert shelters(turned) == shelters(usual)[::-1]
