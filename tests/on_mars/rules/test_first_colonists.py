"""The First Colonists variant (OM-FIRST)."""

import pytest

import valles
from tests.on_mars.rules.closing import end_colonization, event_keys, nouns, open_prompt, stay
from tests.on_mars.rules.opening import decline, facts, names
from tests.support.ledger import rule
from valles.describe.text import render
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.stack import UNKNOWN
from valles.kernel.view import HOLE
from valles.testing import table

A_CARDS = [f"a{number}" for number in range(1, 5)]
B_CARDS = [f"b{number}" for number in range(1, 9)]
TYPES = {
    card["id"].lower(): card["building_types"] for card in facts("first_colonists")["cards"] if card["deck"] == "A"
}
REWARDS = {card["id"].lower(): card["reward"] for card in facts("first_colonists")["cards"] if card["deck"] == "B"}
BUILD = {
    "mine": ("build:mine", "hex:h4"),
    "generator": ("build:generator", "hex:h3"),
    "water_extractor": ("build:water_extractor", "hex:f6"),
    "greenhouse": ("build:greenhouse", "hex:f4"),
    "oxygen_condenser": ("build:oxygen_condenser", "hex:h4"),
    "shelter": ("build:shelter", "hex:h3"),
}
"""How purple constructs each type at the table of `builder`."""
TASKS = {
    "b1": (1, ("action:learn_tech", "grid:bottom_1", "lab:1b", "done")),
    "b2": (5, ("action:welcome_ship", "ship:1", "reward:colonists")),
    "b3": (5, ("action:construct", *BUILD["shelter"], "tech:purple")),
    "b4": (5, ("action:hire", "card:geologist")),
    "b5": (1, ("action:research", "develop:2b-3b", "done")),
    "b6": (1, ("action:research", "develop:2b-3b", "done", "develop:3b-4c")),
    "b8": (1, ("action:obtain_blueprint", "card:gym", "done")),
}
"""For each B card the space where purple does the task at the table of `with_tasks`, and how."""


def opened(players=2, seed=1, **options):
    return valles.new("on_mars", players=players, seed=seed, first="purple", first_colonists=True, **options)


def builder(card=None):
    """Purple, in the colony, could construct anything and has this A card."""
    t = table("on_mars", first_colonists=True)
    t.given("purple", space=5, quarters=4, mineral=1, battery=1, water=1, plant=1, oxygen=1, first_card=card)
    t.given("purple", bots=["h4", "f5"])
    t.given("purple", lab={"1a": "generator", "2a": "oxygen_condenser", "2b": "shelter", "2c": "greenhouse"})
    t.given("green", lab={"2a": "water_extractor", "2c": "mine"})
    return t


def build(t, building):
    """Construct a building, and leave the benefit of the life support system."""
    t.when("purple", "action:construct", *BUILD[building])
    while open_prompt(t) != "om-ask-turn-main-done":
        t.when("purple", next(answer for answer in ("done", "keep", *t.legal("purple")) if answer in t.legal("purple")))


def with_tasks(*tasks):
    """Purple holds these B cards and has what their tasks need."""
    t = table("on_mars", first_colonists=True)
    t.given("purple", quarters=4, water=1, plant=1, oxygen=2, battery=1, bots=["h4"], tasks=tasks)
    t.given(display=["gym", "metal_deposit"], grid={"bottom_1": "mine", "bottom_2": "rover"})
    return t


def shown(t):
    return [option.removeprefix("task:") for option in t.legal("purple") if option.startswith("task:")]


# Set-up


@rule("OM-FIRST-01")
def test_missions_tiles_and_cards_of_the_variant_are_used_together_or_not_at_all():
    game = opened()
    assert names(game.state.missions) == ["mission_blueprints", "mission_scientists", "mission_research_tiles"]
    assert all(board.first_card for board in game.state.seats)
    assert len(game.state.task_deck) == 8
    usual = valles.new("on_mars", players=2, seed=1, first="purple")
    assert usual.pending[0].prompt.key == "om-ask-space"
    assert not any(board.first_card for board in usual.state.seats)
    assert usual.state.task_deck == usual.state.first_box == []


@rule("OM-FIRST-02")
@pytest.mark.parametrize("length", ("short", "long"))
def test_the_three_missions_are_fixed_and_their_markers_lie_at_three_actions(length):
    for seed in range(5):
        game = opened(seed=seed, length=length)
        cards = [game.rules.cards()[number - 1] for number in game.state.missions]
        assert [card.id for card in cards] == ["mission_blueprints", "mission_scientists", "mission_research_tiles"]
        assert [card.index()["action"] for card in cards] == ["obtain_blueprint", "hire", "control_center"]


@rule("OM-FIRST-03")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_everybody_receives_a_random_tile_with_a_turn_order_space(players):
    seen = set()
    for seed in range(20):
        game = opened(players, seed)
        decline(game)
        assert game.pending[0].prompt.key == "om-ask-shuttle"
        spaces = [board.space for board in game.state.seats]
        assert len(set(spaces)) == players
        seen.add(spaces[0])
    assert seen == {tile["turn_order_space"] for tile in facts("first_colonists")["tiles"]}


@rule("OM-FIRST-03")
def test_everybody_gains_the_benefit_of_the_space():
    gained: dict[int, tuple[int, str, str]] = {}
    for seed in range(30):
        game = opened(2, seed)
        board = game.state.seats[0]
        gained.setdefault(board.space, (board.arriving, game.pending[0].prompt.key, game.pending[0].seat))
    purple = {space: (crystals, key) for space, (crystals, key, seat) in gained.items() if seat == "purple"}
    assert purple[2] == (0, "om-ask-warehouse")
    assert purple[3] == (0, "om-ask-learn")
    assert purple[4] == (0, "om-ask-either")
    assert purple[7] == (0, "om-ask-move-bots")
    assert purple[8] == (0, "om-ask-blueprint")
    assert gained[6][0] == 1


@rule("OM-FIRST-04")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_everybody_is_dealt_one_a_card_and_the_b_cards_form_a_deck(players):
    game = opened(players)
    dealt = names(board.first_card for board in game.state.seats)
    assert sorted(dealt + names(game.state.first_box)) == A_CARDS
    assert len(dealt) == players
    assert sorted(names(game.state.task_deck)) == B_CARDS
    assert len({tuple(opened(players, seed).state.task_deck) for seed in range(10)}) > 1
    assert len({opened(players, seed).state.seats[0].first_card for seed in range(30)}) == 4


@rule("OM-FIRST-04")
def test_a_cards_are_secret_and_the_deck_lies_face_down():
    game = opened(3)
    own = game.state.seats[0].first_card
    assert game.view("purple").seats[0].first_card == own
    for viewer in ("green", "yellow", None):
        view = game.view(viewer)
        assert view.seats[0].first_card == UNKNOWN
        assert view.task_deck == [HOLE] * 8
        assert view.first_box == [HOLE]
    assert game.view("purple").task_deck == [HOLE] * 8


# The A card


@rule("OM-FIRST-05")
@pytest.mark.parametrize("building", BUILD)
@pytest.mark.parametrize("card", A_CARDS)
def test_a_building_of_a_type_on_the_a_card_brings_the_two_top_b_cards(card, building):
    t = builder(card)
    top = names(t.state.task_deck[-2:])
    build(t, building)
    if building in TYPES[card]:
        t.then("purple", first_card=None, tasks=sorted(top))
        assert names(t.state.first_shown) == [card]
        assert len(t.state.task_deck) == 6
    else:
        t.then("purple", first_card=card, tasks=[])
        assert len(t.state.task_deck) == 8


@rule("OM-FIRST-05")
def test_the_a_card_is_shown_and_the_b_cards_are_kept_secret():
    t = builder("a1")
    build(t, "mine")
    drawn = t.state.seats[0].tasks
    assert len(drawn) == 2
    assert t.game.view("purple").seats[0].tasks == drawn
    for viewer in ("green", None):
        view = t.game.view(viewer)
        assert view.seats[0].tasks == [HOLE] * 2
        assert view.seats[0].first_card == 0
        assert names(view.first_shown) == ["a1"]
    assert "om-card-a1" in nouns(t)
    logs = {seat: "".join(t.game.log(seat)) for seat in ("purple", "green", None)}
    cards = [render(CARDS[number].noun(), "en") for number in drawn]
    assert all(card in logs["purple"] for card in cards)
    assert not any(card in logs[seat] for card in cards for seat in ("green", None))


def test_the_log_hides_the_order_of_the_b_cards_on_the_deck():
    logs = []
    for turned in (False, True):
        t = builder("a1")
        if turned:
            t.state.task_deck[-2:] = t.state.task_deck[:-3:-1]
        build(t, "mine")
        logs.append(t.game.log("purple"))
    assert logs[0] == logs[1]


@rule("OM-FIRST-04")
def test_a_preview_hides_what_the_building_of_another_player_reveals():
    t = builder("a1")
    t.given("green", bots=["f4"])
    t.when("purple", "action:construct", "build:greenhouse", "hex:f4", "pay:water")
    t.then(turn="green")
    assert t.game.preview("green", t.legal("green")[:1]).stopped


@rule("OM-FIRST-05")
def test_the_building_of_another_brings_nothing():
    t = builder("a1")
    t.given("green", first_card="a2", tasks=[])
    build(t, "mine")
    t.then("green", first_card="a2", tasks=[])


@rule("OM-FIRST-08")
def test_the_a_card_is_used_up_once_and_no_second_one_is_dealt():
    t = builder("a1")
    box = list(t.state.first_box)
    build(t, "mine")
    drawn = t.seat("purple").tasks
    t.given("purple", slots={})
    t.given(turn="purple")
    build(t, "generator")
    t.then("purple", first_card=None, tasks=drawn)
    assert len(t.state.task_deck) == 6
    assert t.state.first_box == box


# Tasks


@rule("OM-FIRST-06")
@pytest.mark.parametrize("task", TASKS)
def test_a_completed_task_shows_its_card_and_gives_its_reward(task):
    space, answers = TASKS[task]
    t = with_tasks(task)
    t.given("purple", space=space)
    assert shown(t) == []
    assert t.why_not("purple", f"task:{task}") == "om-why-task-not-done"
    t.when("purple", *answers)
    assert shown(t) == [task]
    ((good, _),) = REWARDS[task].items()
    counter = "arriving" if good == "crystal" else good
    before = getattr(t.seat("purple"), counter)
    t.when("purple", f"task:{task}")
    t.then("purple", tasks=[], tasks_done=[], **{counter: before + 1})
    assert names(t.state.first_shown) == [task]


@rule("OM-FIRST-06")
@pytest.mark.parametrize("task", TASKS)
def test_what_others_ask_for_does_not_do_a_task(task):
    space, answers = TASKS[task]
    included = {"b6": ["b5"]}.get(task, [])
    for other in [other for other in B_CARDS if other != task and other not in included]:
        t = with_tasks(other)
        t.given("purple", space=space)
        t.when("purple", *answers)
        assert shown(t) == []


@rule("OM-FIRST-06")
def test_placing_a_discovery_tile_is_a_task_of_the_shuttle_phase():
    t = with_tasks("b7")
    t.given(shuttle=("orbit", 1), exploration=["discovery_gain_water", "discovery_learn_tech"])
    end_colonization(t)
    t.when("purple", "travel", "card:discovery_gain_water", "hex:g2", "task:b7", "space:5")
    t.then("purple", battery=2, tasks=[], space=5)


@rule("OM-FIRST-06")
def test_a_task_is_done_by_any_action_or_benefit():
    t = with_tasks("b8", "b5")
    t.given("purple", crystals=3, depot=[1, 2, 4, 5], lab={"2b": "shelter", "3b": "generator"})
    t.when("purple", "executive:3", "card:gym")
    assert shown(t) == ["b8"]
    t.when("purple", "task:b8", "action:resupply", "take:battery", "done", "end")
    t.given("green", space=5, mineral=1, bots=["h3"])
    t.given(turn="green")
    t.when("green", "action:construct", "build:generator", "hex:h2", "done", "end")
    t.when("purple", "develop:3b-4c")
    t.then("purple", tasks_done=["b5"])


@rule("OM-FIRST-06")
def test_two_developments_in_different_turns_are_not_two_in_one():
    t = with_tasks("b6")
    t.given("purple", lab={"2b": "shelter", "3a": "generator"})
    t.when("purple", "action:research", "develop:2b-3b", "done", "done", "end")
    t.given("green", space=5, mineral=1, bots=["h3"])
    t.given(turn="green")
    t.when("green", "action:construct", "build:generator", "hex:h2", "done", "end")
    t.when("purple", "develop:3a-4a")
    t.then("purple", tasks_done=[])


@rule("OM-FIRST-06")
def test_a_card_whose_task_is_done_is_still_secret_until_it_is_shown():
    seen = []
    for tasks in (("b5", "b8"), ("b1", "b3")):
        t = with_tasks(*tasks)
        t.when("purple", "action:obtain_blueprint", "card:gym", "done")
        seen.append((t.game.rules.save(t.game.view("green")), t.game.log("green")))
    assert seen[0] == seen[1]


@rule("OM-FIRST-07")
def test_one_task_a_round_and_another_has_to_be_done_anew():
    t = with_tasks("b5", "b6")
    t.when("purple", *TASKS["b6"][1])
    assert shown(t) == ["b5", "b6"]
    t.when("purple", "task:b6")
    assert shown(t) == []
    assert t.why_not("purple", "task:b5") == "om-why-task-shown"
    t.given(shuttle=("orbit", 3))
    t.when("purple", "end")
    t.end_turn("green")
    assert open_prompt(t) == "om-ask-turn"
    assert t.why_not("purple", "task:b5") == "om-why-task-not-done"
    t.then("purple", tasks=["b5"], tasks_done=[])
    t.given("purple", slots={}, mineral=0, oxygen=1, plant=1, quarters=1)
    t.when("purple", "action:research", "pay:plant", "task:b5")
    t.then("purple", tasks=[])


@rule("OM-FIRST-06", "OM-FIRST-07")
def test_a_task_is_not_banked_but_rewarded_at_the_end_of_its_round():
    t = with_tasks("b5", "b6")
    t.given(shuttle=("orbit", 3))
    t.when("purple", *TASKS["b6"][1], "end")
    t.then("purple", tasks_done=["b5", "b6"], plant=1)

    t.end_turn("green")

    t.then("purple", tasks=["b6"], tasks_done=[], plant=2)
    assert names(t.state.first_shown) == ["b5"]
    assert event_keys(t).index("om-log-task") < event_keys(t).index("om-log-round")
    assert t.why_not("purple", "task:b6") == "om-why-task-not-done"


@rule("OM-FIRST-06")
def test_a_task_of_the_last_round_is_rewarded_before_the_scoring():
    t = with_tasks("b8")
    t.given(final=True)
    t.when("purple", "action:obtain_blueprint", "card:gym", "done", "end")
    before = t.seat("purple").crystals + t.seat("purple").arriving

    t.end_turn("green")

    assert t.game.over
    t.then("purple", tasks=[], crystals=before + 1)


@rule("OM-FIRST-06", "OM-COL-80")
def test_a_reward_at_the_end_of_a_round_may_go_straight_onto_a_contract():
    t = with_tasks("b8")
    t.given("purple", contracts=["contract_12"])
    t.given(shuttle=("orbit", 3), display=["metal_deposit"])
    t.when("purple", "action:obtain_blueprint", "end")
    t.end_turn("green")
    assert open_prompt(t) == "om-ask-straight"
    t.when("purple", "deliver:contract_12:crystal")
    t.then("purple", delivered={"contract_12": 1}, arriving=0)
    t.then(turn="purple", round=2)


@rule("OM-FIRST-04", "OM-FIRST-06")
def test_a_preview_hides_the_rewards_of_others_at_the_end_of_a_round():
    t = with_tasks("b8")
    t.given(shuttle=("orbit", 3))
    t.given("purple", stands=False)
    t.given(turn="green", main_done=True)
    assert t.game.preview("green", ["end"]).stopped


@rule("OM-FIRST-07")
def test_a_task_met_in_the_shuttle_phase_counts_to_the_same_round():
    t = with_tasks("b7", "b8")
    t.given(shuttle=("orbit", 1), exploration=["discovery_gain_water", "discovery_learn_tech"])
    t.when("purple", "action:obtain_blueprint", "card:gym", "done", "task:b8", "end")
    t.end_turn("green")
    t.when("purple", "travel", "card:discovery_gain_water", "hex:g2")
    assert t.why_not("purple", "task:b7") == "om-why-task-shown"
    t.when("purple", "space:5")
    stay(t)
    t.end_turn("green")
    assert open_prompt(t) == "om-ask-turn"
    assert t.why_not("purple", "task:b7") == "om-why-task-not-done"
    t.then("purple", tasks=["b7"], tasks_done=[])


@rule("OM-FIRST-07")
def test_everybody_may_complete_a_task_in_the_own_turn():
    t = with_tasks("b8")
    t.given("green", crystals=1)
    t.state.seats[1].tasks, t.state.task_deck = t.state.task_deck[:1], t.state.task_deck[1:]
    assert t.seat("green").tasks == ["b1"]
    t.when("purple", "action:obtain_blueprint", "card:gym", "done", "task:b8", "end")
    t.when("green", "action:learn_tech", "grid:bottom_1", "lab:1b", "done", "task:b1")
    t.then("green", tasks=[], battery=1)
