"""Private goals (OM-GOAL)."""

import pytest

from tests.on_mars.rules.closing import THREE, end_colonization, finish, nouns, open_prompt
from tests.on_mars.rules.colony import in_colony
from tests.support.ledger import rule
from valles.describe.text import render
from valles.kernel.view import HOLE
from valles.testing import table

RESUPPLY = ("action:resupply", "take:plant", "done")
GOALS = ["goal_2", "goal_7", "goal_9"]


def three_shelters(**facts):
    """Purple meets goal 7."""
    t = table("on_mars")
    t.given("purple", shelters=["h3", "j2"], goals=["goal_7"], **facts)
    return t


def uses(t, seat):
    return [option for option in t.legal(seat) if option.startswith(("goal:", "pay:goal"))]


# Secret and open


@rule("OM-GOAL-01")
def test_goals_are_secret_until_they_are_completed():
    t = table("on_mars", seats=THREE)
    t.given("purple", shelters=["h3", "j2"], goals=GOALS)
    own = list(t.state.seats[0].goals)
    assert t.game.view("purple").seats[0].goals == own
    for viewer in ("green", "yellow", None):
        assert t.game.view(viewer).seats[0].goals == [HOLE] * 3
    t.when("purple", "goal:goal_7", "choose:2")
    for viewer in ("green", "yellow", None):
        seen = t.game.view(viewer).seats[0]
        assert seen.goals == [HOLE] * 2
        assert seen.goal == own[1]


@rule("OM-GOAL-01")
@pytest.mark.parametrize("viewer", ("green", None))
def test_others_see_the_same_whatever_the_goals(viewer):
    seen = []
    for goals in (["goal_1", "goal_2", "goal_3"], ["goal_7", "goal_8", "goal_9"]):
        t = table("on_mars")
        t.given("purple", goals=goals, crystals=1)
        t.when("purple", "executive:7", "pay:crystal", f"pay:{goals[0]}", "take:water")
        seen.append((t.game.rules.save(t.game.view(viewer)), t.game.log(viewer)))
    assert seen[0] == seen[1]


@rule("OM-GOAL-01")
@pytest.mark.parametrize("viewer", ("green", None))
def test_others_can_see_what_purple_may_do_apart_from_the_goals(viewer):
    t = three_shelters()
    options = t.game.view(viewer).options(0)
    texts = [t.game.rules.vocabulary.text(option) for option in options]
    assert texts == [option for option in t.legal("purple") if not option.startswith("goal:")]


@rule("OM-GOAL-01", "OM-GOAL-02")
def test_the_requirement_of_the_card_has_to_be_met():
    t = table("on_mars")
    t.given("purple", shelters=["h3"], goals=["goal_7"])
    assert t.why_not("purple", "goal:goal_7") == "om-why-goal-not-met"
    t.given("purple", shelters=["j2"])
    assert t.why_not("purple", "goal:goal_7") is None
    assert t.why_not("purple", "goal:goal_8") == "om-why-goal-not-met"


@rule("OM-GOAL-02")
@pytest.mark.parametrize(
    ("reward", "answers", "facts"),
    [
        ("choose:1", ("develop:2b-3b", "done", "develop:3b-4c"), {"lab": {"4c": "shelter"}, "quarters": 3}),
        ("choose:2", (), {"lab": {"2b": "shelter"}, "quarters": 5}),
    ],
)
def test_completing_a_goal_gives_one_of_its_rewards(reward, answers, facts):
    t = three_shelters()
    t.when("purple", "goal:goal_7", reward, *answers)
    t.then("purple", goal="goal_7", goals=[], **facts)
    t.then(turn="purple")
    assert "action:resupply" in t.legal("purple")


@rule("OM-GOAL-02")
def test_a_goal_may_be_completed_before_within_and_after_an_action():
    before = three_shelters()
    before.when("purple", "goal:goal_7", "choose:2", *RESUPPLY)
    before.then("purple", quarters=5, plant=1)

    within = three_shelters()
    within.when("purple", "action:resupply", "goal:goal_7", "choose:2", "take:plant", "done")
    within.then("purple", quarters=5, plant=1)

    after = three_shelters()
    after.when("purple", *RESUPPLY, "goal:goal_7", "choose:2")
    after.then("purple", quarters=5, plant=1)
    assert after.legal("purple") == ["end"]


@rule("OM-GOAL-02")
def test_a_goal_may_be_completed_as_soon_as_its_requirement_is_met_within_an_action():
    t = table("on_mars")
    t.given("purple", blueprints=["casino", "radar", "library"], goals=["goal_1"])
    t.given(display=["gym", "metal_deposit"])
    t.when("purple", "action:obtain_blueprint")
    assert t.why_not("purple", "goal:goal_1") == "om-why-goal-not-met"
    t.when(
        "purple", "card:gym", "goal:goal_1", "choose:1", "develop:2b-3b", "done", "done", "boost", "card:metal_deposit"
    )
    t.then("purple", goal="goal_1", blueprints=["metal_deposit", "casino", "gym", "radar", "library"])


# Once, and only in one's own turn


@rule("OM-GOAL-03")
def test_nobody_completes_a_second_goal():
    t = table("on_mars")
    t.given("purple", shelters=["h3", "j2"], quarters=7, goals=GOALS)
    assert uses(t, "purple") == ["goal:goal_7", "goal:goal_9"]
    t.when("purple", "goal:goal_7", "choose:1", "done")
    assert uses(t, "purple") == []
    assert t.why_not("purple", "goal:goal_9") == "om-why-goal-done"
    t.given(turn="purple")
    assert t.why_not("purple", "goal:goal_9") == "om-why-goal-done"


@rule("OM-GOAL-04")
def test_a_goal_that_is_met_need_not_be_completed():
    t = three_shelters()
    t.when("purple", *RESUPPLY, "end")
    t.then("purple", goal=None, goals=["goal_7"], quarters=3)


@rule("OM-GOAL-04")
@pytest.mark.parametrize("space", (1, 3))
def test_no_goal_is_completed_in_the_shuttle_phase(space):
    t = three_shelters(space=space)
    t.given(shuttle=("orbit", 1), exploration=[])
    end_colonization(t)
    if t.turn == "green":
        t.when("green", "stay")
    assert t.legal("purple") == ["stay", "travel"]
    t.when("purple", "travel")
    assert t.legal("purple") == ["space:5", "space:6", "space:7", "space:8"]
    t.when("purple", "space:8")
    assert "done" in t.legal("purple")
    assert t.why_not("purple", "goal:goal_7") == "om-why-not-your-turn"


@rule("OM-GOAL-04")
def test_no_goal_is_completed_in_the_turn_of_another():
    t = three_shelters(lab={"2b": "generator"}, bots=["a1"])
    t.given("green", space=5, mineral=1, bots=["h3"])
    t.given(turn="green")
    t.when("green", "action:construct", "build:generator", "hex:h2", "done", "end")
    t.when("purple", "develop:2b-3b")
    assert "bot1:s" in t.legal("purple")
    assert t.why_not("purple", "goal:goal_7") == "om-why-not-your-turn"


# In place of a crystal


@rule("OM-GOAL-05")
def test_a_goal_may_be_discarded_in_place_of_paying_a_crystal():
    t = table("on_mars")
    t.given("purple", crystals=2, goals=GOALS)
    t.when("purple", "executive:7", "pay:goal_9", "pay:crystal", "take:water")
    t.then("purple", crystals=1, arriving=0, goals=["goal_2", "goal_7"], water=1)


@rule("OM-GOAL-05")
def test_a_discarded_goal_remains_unseen():
    t = table("on_mars")
    t.given("purple", crystals=2, goals=GOALS)
    t.when("purple", "executive:7", "pay:goal_9", "pay:crystal", "take:water")
    for viewer in ("green", None):
        seen = t.game.view(viewer).seats[0]
        assert seen.goals == [HOLE] * 2
        assert seen.spent_goals == [HOLE]
        assert seen.goal == 0
    assert "om-goal-card" in nouns(t)
    assert "om-card-goal-9" not in nouns(t)


@rule("OM-GOAL-05")
def test_no_goal_is_spent_outside_the_own_turn():
    t = table("on_mars")
    t.given("purple", goals=GOALS, bots=["h3"])
    t.given(shuttle=("orbit", 1), exploration=[])
    end_colonization(t)
    t.when("purple", "travel", "space:7", "bot1:n", "bot1:s")
    t.then("purple", goals=GOALS, bots=["h3"])
    t.then(turn="green")


@rule("OM-GOAL-05")
@pytest.mark.parametrize("goals", (["goal_9"], ["goal_2", "goal_9"]))
def test_no_goal_is_spent_unasked_though_nothing_else_can_pay(goals):
    t = table("on_mars")
    t.given("purple", crystals=2 - len(goals), goals=goals)

    t.when("purple", "executive:7", "pay:crystal" if len(goals) == 1 else "pay:goal_2")

    assert open_prompt(t) == "om-ask-pay"
    assert t.legal("purple") == ["pay:goal_9"]
    t.then("purple", goals=["goal_9"])
    t.when("purple", "pay:goal_9", "take:water")
    t.then("purple", goals=[], water=1)


@rule("OM-GOAL-05", "OM-GOAL-01")
@pytest.mark.parametrize("viewer", ("green", None))
def test_everybody_sees_that_a_goal_has_to_be_spent(viewer):
    t = table("on_mars")
    t.given("purple", crystals=1, goals=["goal_9"])
    t.when("purple", "executive:7", "pay:crystal")
    assert t.game.view(viewer).pending_seats() == [0]


@rule("OM-GOAL-05")
def test_crystals_that_are_the_only_means_are_paid_unasked_as_ever():
    t = table("on_mars")
    t.given("purple", crystals=2)
    t.when("purple", "executive:7")
    assert open_prompt(t) == "om-ask-warehouse"


@rule("OM-GOAL-05", "OM-PLACE-03")
@pytest.mark.parametrize(
    ("crystals", "paid"),
    [(0, ("pay:colonist", "pay:colonist")), (1, ("pay:colonist", "pay:colonist")), (4, ("pay:crystal", "pay:crystal"))],
)
def test_the_usual_payment_is_never_a_goal_as_long_as_there_is_anything_else(crystals, paid):
    t = in_colony(*THREE)
    for other in t.game.seats[1:]:
        t.given(other, slots={"construct": 1})
    t.given("purple", crystals=crystals, goals=GOALS, quarters=4, battery=1)

    t.when("purple", "action:construct")

    assert t.game.form("purple").default[:2] == paid


@rule("OM-GOAL-05")
def test_the_usual_payment_of_crystals_is_crystals():
    t = table("on_mars")
    t.given("purple", crystals=2, goals=GOALS)
    assert t.game.form("purple", ["executive:7"]).default[:2] == ("pay:crystal", "pay:crystal")


def label_and_price(t, option):
    """The label of purple's option, and its price."""
    rules, state = t.game.rules, t.game.state
    number = rules.vocabulary.number(option)
    price = [(noun.key, noun.count) for noun in rules.price(state, 0, number)]
    return render(rules.label(state, 0, number), "en"), price


@rule("OM-GOAL-05")
@pytest.mark.parametrize(
    ("crystals", "goals", "cards", "price"),
    [
        (2, 3, "", [("om-crystal", 2)]),
        (1, 3, "1 private goal card", [("om-crystal", 1), ("om-goal-card", 1)]),
        (0, 3, "2 private goal cards", [("om-goal-card", 2)]),
        (1, 0, None, [("om-crystal", 2)]),
    ],
)
def test_a_label_has_the_number_of_goal_cards_that_an_option_costs(crystals, goals, cards, price):
    t = table("on_mars")
    t.given("purple", crystals=crystals, goals=GOALS[:goals])
    label, reason = label_and_price(t, "executive:7")
    assert reason == price
    assert label.endswith(f"· costs {cards}") if cards else "goal card" not in label
    assert (t.why_not("purple", "executive:7") is None) == (cards is not None)


def no_crystals(**facts):
    """Purple is in the colony without crystals and with one goal."""
    t = table("on_mars")
    t.given("purple", space=5, goals=["goal_9"], **facts)
    return t


@rule("OM-GOAL-05")
def test_a_main_action_shows_what_its_slot_and_its_purpose_need():
    contract = no_crystals()
    contract.given(offers=["contract_7"])
    assert label_and_price(contract, "action:hire")[1] == [("om-goal-card", 1)]
    contract.when("purple", "action:hire")
    assert label_and_price(contract, "card:contract_7")[1] == [("om-goal-card", 1)]

    slot = no_crystals(quarters=1, blueprints=["metal_deposit"], bots=["g4"], mineral=1)
    slot.given("green", slots={"upgrade": 1})
    assert "1 private goal card" in label_and_price(slot, "action:upgrade")[0]
    slot.given("purple", quarters=2)
    assert "goal card" not in label_and_price(slot, "action:upgrade")[0]


@rule("OM-GOAL-05", "OM-COL-05")
def test_labels_show_a_boost_and_a_step_that_only_a_goal_card_makes_possible():
    t = no_crystals(bots=["h3"])
    t.given("green", bots=["h1"])
    t.when("purple", "action:control_center", "bot1:n")
    assert label_and_price(t, "bot1:n")[1] == [("om-goal-card", 1)], "no bot may stay on h1"
    assert label_and_price(t, "bot1:s")[1] == []
    t.when("purple", "bot1:n")
    assert label_and_price(t, "boost:bots")[1] == [("om-goal-card", 1)]
    t.when("purple", "boost:bots", "pay:goal_9", "bot1:s", "done")
    t.then("purple", bots=["h2"], goals=[])


@rule("OM-GOAL-05")
def test_a_goal_that_could_be_completed_is_no_price():
    t = three_shelters(crystals=0)
    assert label_and_price(t, "goal:goal_7")[1] == []
    assert label_and_price(t, "action:resupply")[1] == []


@rule("OM-GOAL-05", "OM-GOAL-07")
def test_no_crystal_is_taken_for_a_goal():
    t = table("on_mars")
    t.given("purple", goals=GOALS)
    t.when("purple", "executive:7", "pay:goal_2", "pay:goal_7", "take:crystal")
    t.then("purple", crystals=0, arriving=1, goals=["goal_9"])


@rule("OM-GOAL-06")
def test_goals_are_spent_after_one_is_completed_but_not_the_completed_one():
    t = three_shelters(crystals=1)
    t.given("purple", goals=GOALS)
    t.when("purple", "goal:goal_7", "choose:2", "executive:7")
    assert t.legal("purple") == ["pay:crystal", "pay:goal_2", "pay:goal_9"]
    t.when("purple", "pay:goal_2", "pay:goal_9", "take:water")
    t.then("purple", goal="goal_7", goals=[], crystals=1)


@rule("OM-GOAL-06")
def test_a_completed_goal_alone_pays_nothing():
    t = table("on_mars")
    t.given("purple", goal="goal_7", crystals=1)
    assert t.why_not("purple", "executive:7") == "om-why-too-expensive"


@rule("OM-GOAL-06")
def test_a_goal_may_be_completed_after_others_were_spent():
    t = three_shelters()
    t.given("purple", goals=GOALS)
    t.when("purple", "executive:7", "pay:goal_2", "pay:goal_9", "take:water", "goal:goal_7", "choose:2")
    t.then("purple", goal="goal_7", goals=[], quarters=5)


@rule("OM-GOAL-06")
def test_all_three_goals_may_be_spent():
    t = table("on_mars")
    t.given("purple", goals=GOALS, depot=[1, 2, 3, 4])
    t.when("purple", "executive:5", "pay:goal_9", "pay:goal_2", "pay:goal_7")
    t.then("purple", goals=[], goal=None, mineral=1, crystals=0)


# What a goal is not


@rule("OM-GOAL-07")
def test_goals_take_no_room_in_the_depot():
    t = table("on_mars")
    t.given("purple", goals=GOALS, crystals=2)
    t.when("purple", "action:resupply", "take:crystal", "done")
    t.then("purple", arriving=1)


@rule("OM-GOAL-07")
def test_a_goal_is_not_delivered_as_a_crystal():
    t = table("on_mars")
    t.given("purple", goals=GOALS, contracts=["contract_12"])
    assert t.why_not("purple", "deliver:contract_12:crystal") == "om-why-out-of-stock"


@rule("OM-GOAL-07")
def test_goals_do_not_count_as_crystals_for_the_tie_break():
    t = table("on_mars")
    t.given("purple", goals=GOALS)
    t.given("green", crystals=1)
    finish(t)
    assert t.score("purple")["total"] == t.score("green")["total"]
    assert t.game.winners == ("green",)


@rule("OM-GOAL-07")
def test_goals_pay_where_crystals_boost_or_pay_for_a_slot():
    boosted = table("on_mars")
    boosted.given("purple", space=5, goals=["goal_9"], bots=["h3"])
    boosted.when("purple", "action:control_center", "bot1:n", "bot1:n", "boost:bots", "pay:goal_9", "bot1:s", "done")
    boosted.then("purple", goals=[], bots=["h2"])

    placed = table("on_mars")
    placed.given("purple", goals=["goal_9"], quarters=1)
    placed.given("green", slots={"obtain_blueprint": 1})
    placed.given(display=["gym", "metal_deposit"])
    placed.when("purple", "action:obtain_blueprint", "pay:goal_9", "card:gym")
    placed.then("purple", goals=[], quarters=0, slots={"obtain_blueprint": 1}, blueprints=["gym"])


@rule("OM-GOAL-07")
def test_a_goal_stands_for_no_resource():
    t = table("on_mars")
    t.given("purple", goals=GOALS)
    t.when("purple", "action:learn_tech")
    assert t.why_not("purple", "grid:middle_1") == "om-why-too-expensive"


@rule("OM-GOAL-08")
@pytest.mark.parametrize("facts", ({"goals": GOALS}, {"goal": "goal_7"}, {"goal": "goal_7", "goals": ["goal_2"]}))
def test_goals_have_no_value_and_no_penalty_at_the_end(facts):
    t = table("on_mars")
    before = t.score("purple")
    t.given("purple", **facts)
    finish(t)
    assert t.score("purple") == before


@rule("OM-GOAL-01")
def test_what_is_asked_does_not_depend_on_the_goals_in_hand():
    prompts = []
    for goal in ("goal_10", "goal_1"):
        t = table("on_mars")
        t.given("purple", goals=[goal], quarters=0, lab={"2a": "mine", "2b": "shelter", "2c": "rover", "3a": "ship"})
        t.given(grid={"bottom_1": "upgrade"})
        t.when("purple", "action:learn_tech", "grid:bottom_1", "lab:1b")
        prompts.append([(choice.seat, choice.prompt.key) for choice in t.game.pending])

    assert prompts[0] == prompts[1]
