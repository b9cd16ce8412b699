"""The greedy opponent of On Mars: it beats random ones, plays legal games at every table, and never cheats."""

import pytest

from tests.conftest import DEEP
from valles.game import PlayerView, seed_bytes
from valles.games.registry import rulebook
from valles.kernel.shuffle import Stream
from valles.players import player
from valles.testing import table

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
        seat = state.pending()[0]
        option = players[seat].choose(seen(state, seat))
        yield state, seat, option
        state.apply(seat, option)
    yield state, None, None


def last(players, seed, **options):
    *_, (state, _, _) = played(players, seed, **options)
    return state


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40 if DEEP else 2))
def test_it_beats_random_opponents(seed, count):
    seat = seed % count
    players = [player("random", "on_mars", count * seed + other) for other in range(count)]
    players[seat] = greedy(seed)

    state = last(players, seed)

    assert RULES.winners(state) == [seat]


@pytest.mark.parametrize("players", [2, 4])
def test_among_itself_it_ends_a_game_about_when_people_do(players):
    for seed in range(10 if DEEP else 1):
        state = last([greedy(seat) for seat in range(players)], seed)

        assert 8 <= state.round <= 40


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_choice_is_legal_at_every_table(options):
    options = dict(options)
    players = [greedy(seat) for seat in range(options.pop("players"))]

    for seed in range(10 if DEEP else 1):
        for state, seat, option in played(players, seed, **options):
            assert seat is None or option in state.options(seat)
        assert state.over()


def test_the_same_seed_makes_the_same_choices():
    first, again = ([option for _, _, option in played([greedy(5)], seed=3)] for _ in range(2))

    assert first == again


@pytest.mark.parametrize("seed", range(50 if DEEP else 1))
def test_what_is_hidden_makes_no_difference(seed):
    """H5: at every decision, another state behind the same view leads to the same choice."""
    stream = Stream(seed_bytes(seed), "hidden")
    for state, seat, option in played([greedy(seat) for seat in range(2)], seed, first_colonists=True):
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
    """What it answers for the seat now."""
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
