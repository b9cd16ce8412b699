"""The greedy opponent of On Mars: it beats random ones, plays legal games at every table, and never cheats."""

from itertools import islice

import pytest

from valles.game import PlayerView, seed_bytes
from valles.games.registry import rulebook
from valles.kernel.shuffle import Stream
from valles.players import player
from valles.testing import table

pytestmark = pytest.mark.slow

RULES = rulebook("on_mars")
TABLES = [
    {"players": 1, "first_colonists": True},
    {"players": 1, "length": "long", "space_oddity": True},
    {"players": 2, "first_colonists": True, "space_oddity": True},
    {"players": 3, "length": "long"},
]


def greedy(seed=1):
    return player("greedy", "on_mars", seed)


def seen(state, seat):
    return PlayerView(RULES.view(state, seat), RULES.colours[seat], seat)


def played(players, seed, **options):
    """The states before every decision of a game, each with the seat and its choice, and the last state."""
    state = RULES.new(RULES.setup(players=len(players), **options), seed_bytes(seed))
    while not state.over():
        seat = state.pending_seats()[0]
        option = players[seat].choose(seen(state, seat))
        yield state, seat, option
        state.apply(seat, option)
    yield state, None, None


def last(players, seed, **options):
    *_, (state, _, _) = played(players, seed, **options)
    return state


@pytest.mark.nightly("players", cases=40)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_it_beats_random_opponents(case, count):
    seat = case % count
    players = [player("random", "on_mars", count * case + other) for other in range(count)]
    players[seat] = greedy(case)

    state = last(players, case)

    assert RULES.winners(state) == [seat]


@pytest.mark.nightly("players", cases=10, size=10)
@pytest.mark.parametrize("players", [2, 4])
def test_among_itself_it_ends_a_game_about_when_people_do(players, cases):
    for seed in cases:
        state = last([greedy(seat) for seat in range(players)], seed)

        assert 8 <= state.round <= 40


@pytest.mark.nightly("players", cases=10, size=10)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_choice_is_legal_at_every_table(options, cases):
    options = dict(options)
    players = [greedy(seat) for seat in range(options.pop("players"))]

    for seed in cases:
        for state, seat, option in played(players, seed, **options):
            assert seat is None or option in state.options(seat)
        assert state.over()


@pytest.mark.nightly("players")
def test_the_same_seed_makes_the_same_choices(nightly):
    most = None if nightly else 100
    first, again = ([option for _, _, option in islice(played([greedy(5)], seed=3), most)] for _ in range(2))

    assert first == again


@pytest.mark.nightly("secrecy", cases=50)
def test_what_is_hidden_makes_no_difference(case):
    """At every decision, another state behind the same view leads to the same choice."""
    stream = Stream(seed_bytes(case), "hidden")
    for state, seat, option in played([greedy(seat) for seat in range(2)], case, first_colonists=True):
        if seat is not None:
            other = RULES.filled(RULES.view(state, seat), stream)
            assert greedy(seat).choose(seen(other, seat)) == option


def test_it_leaves_the_view_as_it_was():
    for state, seat, _ in played([greedy(), greedy()], seed=9):
        if seat is None or state.round > 4:
            break
        view = seen(state, seat)
        before = RULES.save(view.state)

        greedy().choose(view)

        assert RULES.save(view.state) == before


def choice(t, seat):
    """Return the player's choice for the seat."""
    view = t.game.player_view(seat)
    return view.text(greedy().choose(view))


def test_it_builds_what_it_has_a_blueprint_for_before_the_game_ends():
    t = table("on_mars")
    t.given("purple", space=5, mineral=1, blueprints=["wind_turbines"], bots=["g3"])
    t.given(final=True)

    assert choice(t, "purple") == "action:upgrade"


def test_it_delivers_what_completes_a_contract():
    t = table("on_mars")
    t.given("purple", mineral=1, contracts=["contract_7"], delivered={"contract_7": (3,)})
    t.given(main_done=True)

    assert choice(t, "purple") == "deliver:contract_7:mineral"


def test_even_in_its_last_turn_it_takes_a_contract_that_it_can_serve():
    t = table("on_mars")
    t.given("purple", space=5, shelters=["b4"], mineral=2, battery=3, crystals=2)
    t.given(offers=["contract_8"], final=True)

    assert choice(t, "purple") == "action:hire"


def test_it_lays_out_the_contract_that_it_can_serve():
    t = table("on_mars")
    t.given("purple", space=5, shelters=["b4"], mineral=2, battery=3, water=2, crystals=2)
    t.given(offers=["biochemist"])

    t.when("purple", "action:hire", "pay:water", "pay:water", "end")

    assert choice(t, "purple") == "card:contract_8"


def test_it_keeps_what_a_contract_needs():
    t = table("on_mars")
    t.given("purple", mineral=3, battery=1, shelters=["b4", "b5"], contracts=["contract_7"])
    t.given(grid={"middle_1": "rover"})

    t.when("purple", "action:learn_tech")

    assert choice(t, "purple") == "pay:battery"


def test_it_completes_a_goal_before_the_game_ends():
    t = table("on_mars")
    t.given("purple", goals=["goal_7"], shelters=["b4", "b5"], lab={"4b": "shelter", "5b": "rover"})
    t.given(final=True)

    assert choice(t, "purple") == "goal:goal_7"


@pytest.mark.parametrize(("missions", "action"), [(["bots"], "resupply"), (["techs"], "learn_tech")])
def test_it_does_what_a_mission_asks_for(missions, action):
    t = table("on_mars")
    t.given("purple", lab={"2b": "shelter", "3a": "rover"}, water=1)
    t.given(grid={"bottom_1": "upgrade"}, display=[], warehouse={"battery": 2, "water": 2, "oxygen": 2})
    t.given(missions={f"mission_{name}": 3 for name in ["blueprints", *missions]})

    assert choice(t, "purple") == f"action:{action}"


def test_it_pays_with_the_goal_that_is_farthest_away():
    t = table("on_mars")
    t.given("purple", crystals=1, goals=["goal_7", "goal_14"], shelters=["b4"])
    t.given(warehouse={"water": 1})

    t.when("purple", "executive:7")
    while not choice(t, "purple").startswith("pay:goal"):
        t.when("purple", choice(t, "purple"))

    assert choice(t, "purple") == "pay:goal_14"


def test_its_rover_prefers_the_tile_of_an_open_mission():
    t = table("on_mars")
    t.given("purple", space=5, rover="h5")
    t.given(ground={"h3": "discovery_gain_water", "h7": "research_a1"}, missions={"mission_research_tiles": 3})

    t.when("purple", "action:control_center")
    while not choice(t, "purple").startswith("rover:"):
        t.when("purple", choice(t, "purple"))

    assert choice(t, "purple") == "rover:s"


@pytest.mark.parametrize(("space", "action"), [("4a", "obtain_blueprint"), ("5a", "research")])
def test_alone_it_does_what_the_victory_still_lacks(space, action):
    """First Colonists: only the technology of the last level is missing (OM-SOLO-43)."""
    t = table("on_mars", seats=("purple",))
    t.given("purple", goal="goal_1", points=30, mineral=1, contracts=["contract_7"], delivered={"contract_7": (3,)})
    t.when("purple", "deliver:contract_7:mineral")
    t.given("purple", lab={space: "shelter", "1a": "rover"}, oxygen=1, crystals=1)
    t.given(level=3, missions={"mission_blueprints": 3})

    assert choice(t, "purple") == f"action:{action}"


def test_it_pays_with_goal_cards_once_it_has_completed_a_goal():
    t = table("on_mars")
    t.given("purple", crystals=2, goal="goal_1", goals=["goal_2"])
    t.given(warehouse={"water": 1})

    t.when("purple", "executive:7")

    assert choice(t, "purple") == "pay:goal_2"


def test_its_rover_fetches_a_tile_in_reach():
    t = table("on_mars")
    t.given("purple", space=5, rover="h5")
    t.given(ground={"h6": "discovery_crystals_x3"})

    t.when("purple", "action:control_center")
    while t.state.within_action(0):
        t.when("purple", choice(t, "purple"))

    t.then("purple", rover="h6", discoveries=["discovery_crystals_x3"])


def test_it_travels_when_all_its_colonists_are_at_work():
    t = table("on_mars")
    t.given("purple", space=5, quarters=0, working=3)
    t.given("green", stands=False)
    t.given(shuttle=("colony", 1), turn="purple", main_done=True)

    t.when("purple", "end")

    assert choice(t, "purple") == "travel"


def test_it_brings_the_end_about_when_it_is_ahead_and_late():
    t = table("on_mars")
    t.given("purple", points=100)
    t.given(missions={"mission_blueprints": 1}, remaining=1, round=60)

    assert choice(t, "purple") == "action:obtain_blueprint"
